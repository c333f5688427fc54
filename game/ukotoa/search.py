"""Looking ahead: the next turns of everybody, played out quickly on guessed cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.chance import Chance
from game.ukotoa.box import BOX
from game.ukotoa.plans import EXCHANGE, STOP, Plan, act_phase, carry_out, hand_worth, turn, wish
from game.ukotoa.sight import Board, guess
from game.ukotoa.view import UkotoaView
from game.ukotoa.worth import OUTLOOK

HEATS = (8, 4, 2)
"""So many plans are still compared in each heat; every heat plays out as many lines."""

AHEAD = 2
"""Rounds that are played out."""

LINES = {3: 3, 4: 8, 5: 8}
"""Lines of play for a dozen of the budget, by seats: with three the end is near and a line tells more."""

Beginning = Callable[[Board, Chance], None]


class Search:
    """Compares beginnings of the rest of a turn by playing them out on the same guesses.

    ``budget`` bounds how often a line of play is followed (see ``LINES``). Chance follows from the number of
    the turn, so that all questions of one turn are answered on the same guesses.
    """

    def __init__(self, view: UkotoaView, board: Board, budget: int) -> None:
        assert view.seat is not None
        self._view, self._board, self._seat = view, board, view.seat
        board.me, board.keen = view.seat, True
        self._lines = max(1, budget * LINES[view.seats] // 12)

    def advance_pays(self) -> bool:
        """Whether to move Uk'otoa before drawing; a victory at hand is taken."""
        after, here = self._board.after_steps(self._seat, 1), self._board.worth(self._seat)
        moved = self._board.copy()
        moved.step(1)
        if moved.winners:
            return self._seat in moved.winners

        def decline(board: Board, chance: Chance) -> None:
            board.draw(self._seat, BOX.game.draw_per_turn, chance)
            act_phase(board, self._seat, chance)

        def advance(board: Board, chance: Chance) -> None:
            board.step(1)
            if not board.winners:
                decline(board, chance)

        stay, go = self._compare([decline, advance], 0, max(1, self._lines // 2))
        return go > stay or (go == stay and after > here)

    def best(self, found: Sequence[Plan]) -> Plan:
        """The plan that turns out best; a victory at hand is taken."""
        here, hand = self._board.worth(self._seat), len(self._board.hands[self._seat])
        ranked = sorted(found, key=lambda plan: (-_rank(plan, here, hand), plan.kinds, plan.one, plan.two))
        near = ranked[: HEATS[0]]
        if len(near) == 1 or self._wins(near[0]):
            return near[0]
        totals = dict.fromkeys(range(len(near)), 0)
        done = 0
        for most in HEATS:
            left = sorted(totals, key=lambda number: (-totals[number], number))[:most]
            last = done + max(1, self._lines // (len(HEATS) * len(left)))
            more = self._compare([self._begin(near[number]) for number in left], done, last)
            totals = {number: totals[number] + add for number, add in zip(left, more, strict=True)}
            done = last
        return near[max(totals, key=totals.__getitem__)]

    def _wins(self, plan: Plan) -> bool:
        if plan.act in (STOP, EXCHANGE):
            return False
        then = self._board.copy()
        carry_out(then, self._seat, plan, Chance(0))
        return self._seat in then.winners

    def _begin(self, plan: Plan) -> Beginning:
        def begin(board: Board, chance: Chance) -> None:
            if plan.act == STOP:
                return
            carry_out(board, self._seat, plan, chance)
            if len(plan.kinds) > 1 and not board.winners:
                act_phase(board, self._seat, chance)

        return begin

    def _compare(self, beginnings: Sequence[Beginning], first: int, last: int) -> list[int]:
        """What the beginnings are worth together over the guesses from ``first`` up to ``last``."""
        totals = [0] * len(beginnings)
        for number in range(first, last):
            seed = (self._view.turn + 1) * 1_000_003 + number
            guessed = guess(self._view, self._board, Chance(seed))
            for index, begin in enumerate(beginnings):
                board, chance = guessed.copy(), Chance(seed)
                begin(board, chance)
                self._play_out(board, chance)
                kept = OUTLOOK * hand_worth(board.hands[self._seat])
                totals[index] += board.worth(self._seat) + kept
        return totals

    def _play_out(self, board: Board, chance: Chance) -> None:
        for step in range(1, board.seats * AHEAD + 1):
            if board.winners:
                return
            turn(board, (self._seat + step) % board.seats, chance)


def _rank(plan: Plan, here: int, hand: int) -> int:
    return wish(plan, here, hand) + (50 if len(plan.kinds) > 1 else 0)
