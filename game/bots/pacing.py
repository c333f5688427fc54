"""When computer players act: at once where time does not matter, at their own moments on a running clock.

On a clock every computer player is asked for what it will do next and when. The smallest moment comes
first, ties by seat; where the deadline is not later than that, the table acts instead. Whoever lets time
pass (a window or a headless match) plays what :func:`first_due` says, so both play the same match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game import Game
from game.bots.worker import Question, bot_seed, choose
from game.contract import TABLE, Action, Clock, Timed
from game.match import Match

ON_A_CLOCK = 1 << 32
"""Added to the number of a clock, so that its chance is no chance of a move without time."""


def on_clock(match: Match, seat: int) -> bool:
    """Whether what the seat does now is stamped by the running clock."""
    return match.clock is not None and any(isinstance(action, Timed) for action in match.actions(seat))


def timed_seats(match: Match) -> tuple[int, ...]:
    """The computer players who decide on the running clock now."""
    seats = match.setup.seats
    return tuple(seat for seat in match.asked() if not seats[seat].is_human and on_clock(match, seat))


def question(box: Game, match: Match, seat: int, level: str = "") -> Question:
    """What the computer player of the seat is asked now, or one of another ``level`` in its place."""
    clock = match.clock if on_clock(match, seat) else None
    turn = len(match.history) if clock is None else ON_A_CLOCK + clock.run
    return Question(
        box.package,
        level or match.setup.seats[seat].kind,
        match.view(seat),
        match.actions(seat),
        bot_seed(match.setup.seed, seat, turn),
    )


def due(action: Action, clock: Clock) -> int:
    """The moment at which an answer is played: its own, unless the clock is past it already."""
    return max(action.at, clock.at) if isinstance(action, Timed) else clock.at


def first_due(answers: Mapping[int, Action], clock: Clock) -> tuple[Action, int] | None:
    """The answer that is played next, and when; ``None`` where time is up before, or nobody is asked."""
    if not answers:
        return None
    seat = min(answers, key=lambda seat: (due(answers[seat], clock), seat))
    moment = due(answers[seat], clock)
    if clock.deadline is not None and clock.deadline <= moment:
        return None
    return answers[seat], moment


class Pacer:
    """Plays a match among computer players, clocks included, without waiting for any.

    ``think`` finds an answer and checks it.
    """

    def __init__(self, box: Game, match: Match, think: Callable[[Question], Action] = choose) -> None:
        self._box = box
        self._match = match
        self._think = think
        self._known: dict[int, tuple[Question, Action]] = {}

    def step(self) -> None:
        """Play the next action."""
        match, clock = self._match, self._match.clock
        timed = timed_seats(match)
        at_once = [seat for seat in match.asked() if seat not in timed]
        if at_once:
            legal = match.actions(at_once[0])
            only = len(legal) == 1
            match.play(legal[0] if only else self._think(question(self._box, match, at_once[0])))
            return
        answers = {seat: self._answer(seat) for seat in timed}
        found = first_due(answers, clock) if clock is not None else None
        if found is None:
            match.play(match.actions(TABLE)[0])
        else:
            match.play(found[0], found[1])

    def _answer(self, seat: int) -> Action:
        asked = question(self._box, self._match, seat)
        known = self._known.get(seat)
        if known is None or known[0] != asked:
            known = self._known[seat] = (asked, self._think(asked))
        return known[1]
