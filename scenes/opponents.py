"""Computer players at the table: they think elsewhere and move at a pace that can be followed."""

from __future__ import annotations

from game import Game
from game.bots.worker import Question, Thinker, bot_seed
from game.contract import TABLE, Action
from game.match import Match

PACES = (0.25, 0.7, 1.4)
"""Least seconds between two moves of computer players: brisk, normal, leisurely."""


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

    def set_pace(self, pace: int) -> None:
        """How fast computer players move: 0 brisk, 1 normal, 2 leisurely."""
        self.pace = PACES[pace]

    @property
    def seat(self) -> int | None:
        """The computer player who is to act, if any."""
        for decision in self._match.decisions():
            if decision.seat != TABLE and not self._match.setup.seats[decision.seat].is_human:
                return decision.seat
        return None

    @property
    def active(self) -> bool:
        """Whether a computer player is to act."""
        return self.seat is not None

    def update(self, seconds: float, at_rest: bool) -> Action | None:
        """Let time pass; returns an action that is to be played now.

        Args:
            seconds: since the last call.
            at_rest: whether the table stands still, so that the next move can be followed.
        """
        seat = self.seat
        if seat is None:
            self.forget()
            return None
        question = (seat, self._match.version)
        if self._asked != question:
            self._asked, self._answer = question, None
            self._waited = 0.0
            self._ask(seat)
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
        """Drop an open question, because the match has changed."""
        if self._asked is not None:
            self._thinker.forget()
            self._asked = self._answer = None

    def _ask(self, seat: int) -> None:
        match = self._match
        level = match.setup.seats[seat].kind
        seed = bot_seed(match.setup.seed, seat, len(match.history))
        self._thinker.ask(Question(self._box.package, level, match.view(seat), match.actions(seat), seed))
