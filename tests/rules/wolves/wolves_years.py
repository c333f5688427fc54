"""How often a table comes through the year, by style of play, beside the figures of the spec.

``python -m tests.rules.wolves.wolves_years 400`` plays so many matches for every figure, which takes long.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game.chance import Chance
from game.contract import Action, Budget, Player
from game.setup import SeatInfo, prepare
from game.wolves import PLAYERS, RULES, sums
from game.wolves.actions import Draw, EndGifts, Stop
from game.wolves.bot import USUAL, Neighbour, Style
from game.wolves.view import WolvesView

COOPERATIVE = Style(0.10, 0.03, 0.45, 0.7, 12, True, False, True, 4, USUAL, 5)
"""The cooperative style as the spec describes it; ``hard`` buys and gives differently and survives more."""


class Stingy(Neighbour):
    """Stops as soon as its own needs are met, and gives nothing."""

    __slots__ = ()

    def _gather(self, view: WolvesView, actions: Sequence[Action]) -> Action:
        seat = actions[0].seat
        if Stop(seat) in actions and sums.short(view.hand, view.players[seat]) <= 0:
            return Stop(seat)
        return super()._gather(view, actions) if Draw(seat) in actions else actions[0]

    def _give(self, view: WolvesView, actions: Sequence[Action]) -> Action:
        return EndGifts(actions[0].seat)


STYLES: dict[str, tuple[Player, tuple[float, ...]]] = {
    "cooperative": (Neighbour(COOPERATIVE), (65.1, 72.1, 61.9, 70.5)),
    "guarded": (PLAYERS["normal"], (36.7, 28.3, 16.3, 15.2)),
    "stingy": (Stingy(COOPERATIVE), (0.0, 0.0, 0.0, 0.0)),
    "reckless": (PLAYERS["easy"], (0.0, 0.0, 0.0, 0.0)),
    "hard": (PLAYERS["hard"], ()),
}
"""Each style, and the share of matches in per cent that the spec gives for 3, 4, 5 and 6 of its kind."""


def survives(players: Sequence[Player], seed: int) -> bool:
    """Play one match and say whether it is won."""
    setup = prepare(RULES, [SeatInfo()] * len(players), {}, seed)
    rules = RULES.new(len(players), dict(setup.options), seed)
    dice, budget = Chance(seed).split(), Budget()
    while decisions := rules.decisions():
        seat = decisions[0].seat
        rules.apply(players[seat].choose(rules.view(seat), rules.actions(seat), dice, budget))
    outcome = rules.outcome()
    assert outcome is not None
    return bool(outcome.winners)


def share(player: Player, seats: int, matches: int, seed: int = 1) -> float:
    """How many of so many matches are won, from 0 to 1."""
    chance = Chance(seed)
    return sum(survives([player] * seats, chance.next64()) for _ in range(matches)) / matches


def main(matches: int) -> None:
    """Print a line for every style and number of seats."""
    for name, (player, wanted) in STYLES.items():
        for place, seats in enumerate((3, 4, 5, 6)):
            found = share(player, seats, matches)
            error = 100 * (found * (1 - found) / matches) ** 0.5
            spec = f"spec {wanted[place]:.1f}" if wanted else ""
            print(f"{name:12} {seats} seats: {100 * found:5.1f} (+- {error:.1f}) {spec}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
