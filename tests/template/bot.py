"""Computer players of Pebbles: they see a view and the legal list, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.contract import Action, Budget, Dice, Player, View
from tests.template.rules import Hide, PebblesView


class Anyhow:
    """Plays any legal action."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        return actions[chance.below(len(actions))]


class Greedy:
    """Hides as much as possible; on a clock it takes one to nine seconds."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        action = actions[-1]
        if isinstance(action, Hide) and isinstance(view, PebblesView) and view.clock:
            return replace(action, at=1000 * (1 + chance.below(9)))
        return action


def players() -> dict[str, Player]:
    """The levels, weakest first."""
    return {"random": Anyhow(), "easy": Anyhow(), "normal": Greedy(), "hard": Greedy()}
