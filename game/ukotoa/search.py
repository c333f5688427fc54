"""Looking ahead: the next turns of everybody, played out quickly on guessed cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.chance import Chance
from game.ukotoa.box import BOX
from game.ukotoa.plans import STOP, Plan, act_phase, carry_out, turn, wish
from game.ukotoa.sight import Board, guess
from game.ukotoa.view import UkotoaView

MOST = 8
"""So many plans are looked at closely."""

AHEAD = 1
"""Rounds that are played out."""

SHARE = 4
"""With cards laid out already only one guess in so many is made."""

Beginning = Callable[[Board, Chance], None]


class Search:
    """Compares beginnings of the rest of a turn by playing them out on the same guesses.

    ``guesses`` bounds the turns played out; chance follows from the turn's number, so that all questions of
    one turn are answered on the same guesses.
    """

    def __init__(self, view: UkotoaView, board: Board, guesses: int) -> None:
        assert view.seat is not None
        self._view, self._board, self._seat = view, board, view.seat
        self._turns = guesses

    def advance_pays(self) -> bool:
        """Whether to move Uk'otoa before drawing."""

        def decline(board: Board, chance: Chance) -> None:
            board.draw(self._seat, BOX.game.draw_per_turn, chance)
            act_phase(board, self._seat, chance)

        def advance(board: Board, chance: Chance) -> None:
            board.step(1)
            if not board.winners:
                decline(board, chance)

        stay, go = self._compare([decline, advance], self._turns)
        return go > stay

    def best(self, found: Sequence[Plan]) -> Plan:
        """The plan that turns out best."""
        here, hand = self._board.worth(self._seat), len(self._board.hands[self._seat])
        ranked = sorted(found, key=lambda plan: (-_rank(plan, here, hand), plan.kinds, plan.one, plan.two))
        near = ranked[:MOST]
        if len(near) == 1:
            return near[0]
        turns = self._turns // SHARE if self._view.staged else self._turns
        worths = self._compare([self._begin(plan) for plan in near], turns)
        return near[worths.index(max(worths))]

    def _begin(self, plan: Plan) -> Beginning:
        def begin(board: Board, chance: Chance) -> None:
            if plan.act == STOP:
                return
            carry_out(board, self._seat, plan, chance)
            if len(plan.kinds) > 1 and not board.winners:
                act_phase(board, self._seat, chance)

        return begin

    def _compare(self, beginnings: Sequence[Beginning], turns: int) -> list[int]:
        rounds = max(1, turns // (len(beginnings) * self._board.seats * AHEAD))
        totals = [0] * len(beginnings)
        for number in range(rounds):
            seed = (self._view.turn + 1) * 1_000_003 + number
            guessed = guess(self._view, self._board, Chance(seed))
            for index, begin in enumerate(beginnings):
                board, chance = guessed.copy(), Chance(seed)
                begin(board, chance)
                self._play_out(board, chance)
                totals[index] += board.worth(self._seat)
        return totals

    def _play_out(self, board: Board, chance: Chance) -> None:
        for step in range(1, board.seats * AHEAD + 1):
            if board.winners:
                return
            turn(board, (self._seat + step) % board.seats, chance)


def _rank(plan: Plan, here: int, hand: int) -> int:
    return wish(plan, here, hand) + (50 if len(plan.kinds) > 1 else 0)
