"""The status track, the ranks and the awards."""

from __future__ import annotations

from collections.abc import Sequence

from game.wolves.box import BOX, GAME, SHOWING_OFF, STARTS
from game.wolves.state import Player, WolvesState


def climb(places: Sequence[int], seat: int, gain: int) -> int:
    """The space where the seat's marker stops (wolves.40 to wolves.44).

    Args:
        places: the markers' spaces by seat.
        gain: how far it moves, at least 0.
    """
    start = places[seat]
    taken = [place for other, place in enumerate(places) if other != seat]
    target = start + gain
    while target > start and target in taken:
        target -= 1
    return target


def bonus(player: Player) -> int:
    """The Conservation bonus (wolves.45, wolves.46, wolves.94)."""
    if player.skips or player.overstretched:
        return 0
    each = BOX.values.showing_off_status if player.wisdom[SHOWING_OFF] else GAME.conservation_status
    return each * max(0, GAME.conservation_leaders - player.leaders)


def first_order(state: WolvesState) -> list[int]:
    """The seats by the first ranking: fewest leaders, larger hand, earlier seat (wolves.36 to 38, R60)."""
    players = state.players
    return sorted(
        range(state.seats), key=lambda seat: (players[seat].leaders, -sum(players[seat].hand), seat)
    )


def new_order(state: WolvesState) -> list[int]:
    """The seats by status; at 0 by tokens stored, then by the old rank (wolves.85, wolves.86)."""

    def key(seat: int) -> tuple[int, int, int]:
        player = state.players[seat]
        stored = 0 if player.place else sum(player.reserve)
        return (-player.place, -stored, state.ranks[seat])

    return sorted(range(state.seats), key=key)


def awards(seats: int) -> tuple[int, ...]:
    """The awards by rank (wolves.87)."""
    return STARTS[seats].awards


def chief(won: Sequence[int]) -> int | None:
    """The seat with more awards than every other, or ``None`` (wolves.100, wolves.101)."""
    best = max(won)
    return won.index(best) if list(won).count(best) == 1 else None
