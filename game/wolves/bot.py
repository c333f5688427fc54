"""The computer players: ``random``, ``easy``, ``normal`` and ``hard``."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Budget, Dice, Player, View
from game.wolves.actions import Leave, Retract, Reuse, TakeBack


class RandomPlayer:
    """Any legal action is as likely as any other, but nothing that lies is taken back."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        onward = [action for action in actions if not isinstance(action, TakeBack | Retract | Leave | Reuse)]
        return onward[chance.below(len(onward))] if onward else actions[0]


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {level: RandomPlayer() for level in ("random", "easy", "normal", "hard")}
