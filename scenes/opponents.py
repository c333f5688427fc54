"""Computer players at the table: they think elsewhere and move at a pace that can be followed.

On a running clock they act at moments of their own (see ``game.bots.pacing``): then the clock is held
while an answer is out, and catches up when it is there, so that everything happens at its moment.
"""

from __future__ import annotations

from game import Game
from game.bots.pacing import first_due, question, timed_seats
from game.bots.worker import Question, Thinker
from game.contract import TABLE, Action, Event
from game.match import Match

PACES = (0.25, 0.7, 1.4)
"""Least seconds between two moves of computer players: brisk, normal, leisurely."""
LONGEST_DEBT = 0.25
"""Seconds that a held clock catches up at most; what is held longer is not counted."""


class Opponents:
    """Asks the computer players of a match and hands over their answers when it is time."""

    def __init__(self, thinker: Thinker, box: Game, match: Match, pace: int) -> None:
        self._thinker = thinker
        self._box = box
        self._match = match
        self.pace = 0.0
        self.set_pace(pace)
        self._waited = 0.0
        self._asked: tuple[int, int] | None = None
        self._answer: Action | None = None
        self._owed = 0.0
        self._seen = -1
        self._timed: tuple[int, tuple[int, ...]] = (-1, ())
        self._out: dict[int, Question] = {}
        self._known: dict[int, tuple[Question, Action]] = {}

    def set_pace(self, pace: int) -> None:
        """How fast computer players move: 0 brisk, 1 normal, 2 leisurely."""
        self.pace = PACES[pace]

    def _timed_seats(self) -> tuple[int, ...]:
        """The computer players on the clock; asked for in every frame, found once for every action."""
        version = self._match.version
        if self._timed[0] != version:
            self._timed = version, timed_seats(self._match)
        return self._timed[1]

    @property
    def seat(self) -> int | None:
        """The computer player who is to act and not on a clock, if any."""
        timed = self._timed_seats()
        for decision in self._match.decisions():
            seat = decision.seat
            if seat != TABLE and seat not in timed and not self._match.setup.seats[seat].is_human:
                return seat
        return None

    @property
    def active(self) -> bool:
        """Whether a computer player is to act."""
        return self.seat is not None or bool(self._timed_seats())

    # -- on a clock ---------------------------------------------------------------------------------

    def pass_time(self, seconds: float, ends: bool = True) -> tuple[Event, ...]:
        """Let the match's clock go on, and what falls due on it happen. Returns what happened.

        Args:
            seconds: since the last call.
            ends: whether the table acts at a deadline (see ``Match.tick``).
        """
        match = self._match
        if match.clock is None:
            self._forget_plans()
            return ()
        self._owed = min(self._owed + seconds, max(LONGEST_DEBT, seconds))
        happened: list[Event] = []
        while match.clock is not None and self._all_known():
            clock, now = match.clock, match.running() or 0
            found = first_due({seat: action for seat, (_, action) in self._known.items()}, clock)
            if found is None:
                return (*happened, *self._tick(self._owed, ends))
            action, moment = found
            wait = (moment - now) / 1000
            if wait > self._owed:
                return (*happened, *self._tick(self._owed, ends))
            happened += self._tick(max(0.0, wait), ends)
            if match.clock is clock:
                happened += match.play(action, moment)
        return tuple(happened)

    def _tick(self, seconds: float, ends: bool) -> tuple[Event, ...]:
        self._owed -= seconds
        return self._match.tick(seconds, ends)

    def _all_known(self) -> bool:
        """Whether every computer player on the clock has said what it does next; asks who has not."""
        match = self._match
        if self._out:
            answers = self._thinker.poll_all()
            if not answers:
                return False
            for (seat, asked), action in zip(self._out.items(), answers, strict=True):
                self._known[seat] = (asked, action)
            self._out = {}
        if self._seen == match.version:
            return True
        wanted = {seat: question(self._box, match, seat) for seat in self._timed_seats()}
        self._known = {seat: known for seat, known in self._known.items() if wanted.get(seat) == known[0]}
        self._out = {seat: asked for seat, asked in wanted.items() if seat not in self._known}
        if self._out:
            self._thinker.ask(*self._out.values())
            return False
        self._seen = match.version
        return True

    def _forget_plans(self) -> None:
        if self._out:
            self._thinker.forget()
        self._out, self._known, self._owed, self._seen = {}, {}, 0.0, -1

    # -- where time does not matter -----------------------------------------------------------------

    def update(self, seconds: float, at_rest: bool) -> Action | None:
        """Let time pass; returns an action that is to be played now.

        Args:
            seconds: since the last call.
            at_rest: whether the table stands still, so that the next move can be followed.
        """
        seat = self.seat
        if seat is None:
            self._forget_question()
            return None
        asked = (seat, self._match.version)
        if self._asked != asked:
            self._asked, self._answer = asked, None
            self._waited = 0.0
            self._thinker.ask(question(self._box, self._match, seat))
        self._waited += seconds if at_rest else 0.0
        if self._answer is None:
            self._answer = self._thinker.poll()
        if self._answer is None or self._waited < self.pace or not at_rest:
            return None
        action, self._answer, self._asked = self._answer, None, None
        return action

    def hurry(self) -> None:
        """Play the next move as soon as it is known."""
        self._waited = max(self.pace, self._waited)

    def forget(self) -> None:
        """Drop open questions, because the match has changed."""
        self._forget_question()
        self._forget_plans()

    def _forget_question(self) -> None:
        if self._asked is not None:
            self._thinker.forget()
            self._asked = self._answer = None
