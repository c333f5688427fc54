"""The computer players."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Budget, Dice, Player, View


class RandomPlayer:
    """Any legal action is as likely as any other."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        return actions[chance.below(len(actions))]


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {level: RandomPlayer() for level in ("random", "easy", "normal", "hard")}
