"""What cards can do on the ship: pure functions of the board.

A board is a ``Ship``, ``at`` (the sailor on every tile or ``NOBODY``) and ``uk``, Uk'otoa's tile. Tiles with
a greater number are gone, so a sailor can stand where the number is below ``uk`` (ukotoa.R11, R31).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ukotoa.box import CREW, NOBODY
from game.ukotoa.ship import SIDES, Ship

NO_ROW: tuple[int, ...] = ()


def ways(ship: Ship, at: Sequence[int], uk: int, origin: int, steps: int) -> dict[int, tuple[int, ...]]:
    """Where the sailor on ``origin`` can run, each with a shortest way, tile by tile (ukotoa.43 to .45)."""
    found: dict[int, tuple[int, ...]] = {}
    border: list[tuple[int, tuple[int, ...]]] = [(origin, ())]
    for _ in range(steps):
        farther: list[tuple[int, tuple[int, ...]]] = []
        for tile, way in border:
            for other in ship.near[tile]:
                if other < uk and at[other] == NOBODY and other not in found:
                    found[other] = longer = (*way, other)
                    farther.append((other, longer))
        border = farther
    return found


def reach(ship: Ship, at: Sequence[int], uk: int, origin: int, steps: int) -> list[int]:
    """The tiles of :func:`ways`, nearest first."""
    near = ship.near
    seen = 1 << origin
    border = [origin]
    found: list[int] = []
    for _ in range(steps):
        farther = []
        for tile in border:
            for other in near[tile]:
                if other < uk and at[other] < 0 and not seen >> other & 1:
                    seen |= 1 << other
                    farther.append(other)
        found += farther
        border = farther
    return found


def row(ship: Ship, at: Sequence[int], uk: int, origin: int, side: int, chain: bool) -> tuple[int, ...]:
    """The tiles whose sailors move if the one on ``origin`` steps to a side, its own first; empty: no room.

    The tile behind the far end of the row must be free (ukotoa.47 to .50, R26). Without ``chain`` at most
    one other sailor is pushed.
    """
    step = ship.step
    tiles = [origin]
    ahead = step[origin][side]
    while 0 <= ahead < uk:
        if at[ahead] < 0:
            return tuple(tiles) if chain or len(tiles) <= 2 else NO_ROW
        tiles.append(ahead)
        ahead = step[ahead][side]
    return NO_ROW


def shift(ship: Ship, at: list[int], tiles: Sequence[int], side: int) -> None:
    """Move a row of sailors one tile on."""
    for tile in reversed(tiles):
        at[ship.step[tile][side]] = at[tile]
        at[tile] = NOBODY


def partners(ship: Ship, at: Sequence[int], uk: int, origin: int, own: Sequence[bool]) -> list[int]:
    """The tiles with which the sailor on ``origin`` may change places (ukotoa.52, ukotoa.53)."""
    return [
        other for other in ship.near[origin] if other < uk and at[other] >= 0 and not own[at[other] // CREW]
    ]


def line(ship: Ship, uk: int, side: int, length: int, gaps: bool) -> tuple[int, ...]:
    """The spaces along which a tentacle reaches, nearest first, water as well (ukotoa.37, R17).

    Without ``gaps`` the first water ends the line.
    """
    spaces = ship.rays[uk][side][:length]
    if not gaps:
        for far, tile in enumerate(spaces, start=1):
            if not 0 <= tile < uk:
                return spaces[:far]
    return spaces


def ray(ship: Ship, at: Sequence[int], uk: int, side: int, length: int, gaps: bool) -> list[int]:
    """The tiles whose sailors a tentacle takes, nearest first (ukotoa.38 to .41)."""
    return [tile for tile in line(ship, uk, side, length, gaps) if 0 <= tile < uk and at[tile] >= 0]


def own_tiles(at: Sequence[int], uk: int, own: Sequence[bool]) -> list[int]:
    """The tiles with sailors that the seat controls."""
    return [tile for tile in range(uk) if at[tile] >= 0 and own[at[tile] // CREW]]


def runs(ship: Ship, at: Sequence[int], uk: int, own: Sequence[bool], steps: int) -> list[tuple[int, int]]:
    """Every run that the seat can make: from where to where."""
    return [
        (origin, to) for origin in own_tiles(at, uk, own) for to in sorted(reach(ship, at, uk, origin, steps))
    ]


def pushes(ship: Ship, at: Sequence[int], uk: int, own: Sequence[bool], chain: bool) -> list[tuple[int, int]]:
    """Every first step of a push that the seat can make: from where, to which side."""
    return [
        (origin, side)
        for origin in own_tiles(at, uk, own)
        for side in SIDES
        if row(ship, at, uk, origin, side, chain)
    ]


def swaps(ship: Ship, at: Sequence[int], uk: int, own: Sequence[bool]) -> list[tuple[int, int]]:
    """Every change of places that the seat can make: the own sailor's tile, the other's tile."""
    return [(origin, to) for origin in own_tiles(at, uk, own) for to in partners(ship, at, uk, origin, own)]
