"""What a position is worth to a seat, in whole numbers.

A sailor counts by its prospects: the farther Uk'otoa is behind it on the path, and the fewer of the six
lines run through it, the more. A colour counts by the root of its sailors' prospects: the first two matter
most, and the step from one sailor to none is the largest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt

from game.ukotoa.box import CREW, TILES
from game.ukotoa.ship import SIDES, Ship

WHOLE = 100
"""The prospects of a sailor that nothing threatens."""

DEPTH = (0, 38, 52, 62, 70, 76, 81, 85, 88, 90, 92, 94, 95, 96, 97, 98, 99)
"""Prospects by the number of steps that Uk'otoa is behind."""

LINE = (14, 8, 5)
"""What a line through the tile takes off, by distance; half of it for the lines of the next tile."""

LEAST = 8
"""Prospects of a sailor that nearly everything threatens."""

ROOT = tuple(isqrt(10_000 * sum_) for sum_ in range(WHOLE * CREW + 1))

WIN, LOSS = 20_000, -20_000
SHARE = 70
"""What a victory counts that a neighbour has too, in hundredths of one alone."""

OUTLOOK = 3
"""So many times larger are differences of outlooks than those of values."""


@lru_cache(maxsize=32)
def lives(ship: Ship) -> tuple[tuple[int, ...], ...]:
    """``lives(ship)[uk][tile]``: the prospects of a sailor on the tile, with Uk'otoa on tile ``uk``."""
    return tuple(_prospects(ship, uk) for uk in range(TILES))


def _prospects(ship: Ship, uk: int) -> tuple[int, ...]:
    found = [DEPTH[min(max(uk - tile, 0), len(DEPTH) - 1)] for tile in range(TILES)]
    for tile, divisor in ((uk, 1), (uk - 1, 2)):
        if 0 <= tile < len(ship.path):
            for side in SIDES:
                for far, other in enumerate(ship.rays[tile][side]):
                    if 0 <= other < tile:
                        found[other] -= LINE[far] // divisor
    return tuple(max(value, LEAST) for value in found)


def value(sums: Sequence[int], seat: int) -> int:
    """What a position is worth to the seat; ``sums[slot]`` are the prospects of a colour together."""
    root = ROOT
    total = 0
    for sum_ in sums:
        total += root[sum_]
    return 2 * (root[sums[seat]] + root[sums[seat - 1]]) - total


def end_value(winners: Sequence[int], seat: int, share: int = SHARE) -> int:
    """What the end of the game is worth to the seat; ``share`` as :data:`SHARE`."""
    if seat not in winners:
        return LOSS
    return WIN if len(winners) == 1 else WIN * share // 100


def outlook(sums: Sequence[int], seat: int, share: int = SHARE) -> int:
    """What a seat may hope for: the value of the ends that it wins, weighed by how likely they are.

    The colours are taken to survive each other in proportion to their prospects: who is last, and who was
    last but one (R. D. Luce, "Individual Choice Behavior", 1959). 0 = nothing, :data:`WIN` = certain victory.
    """
    seats, whole, hope = len(sums), sum(sums), 0
    own = (seat, (seat - 1) % seats)
    for last, prospects in enumerate(sums):
        others = whole - prospects
        if not prospects or not others:
            continue
        for other in range(seats):
            far = (other - last) % seats
            if far == 0 or not sums[other]:
                continue
            if far in (1, seats - 1):  # one seat holds both colours
                worth = WIN if seat == (other if far == 1 else last) else 0
            else:
                worth = WIN * share // 100 if last in own else 0
            if worth:
                hope += worth * prospects * sums[other] // (whole * others)
    return hope
