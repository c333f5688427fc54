"""Computer players of Pebbles: they see a view and the legal list, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Budget, Dice, Player, View


class Anyhow:
    """Plays any legal action."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        return actions[chance.below(len(actions))]


class Greedy:
    """Hides as much as possible."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        return actions[-1]


def players() -> dict[str, Player]:
    """The levels, weakest first."""
    return {"random": Anyhow(), "easy": Anyhow(), "normal": Greedy(), "hard": Greedy()}
