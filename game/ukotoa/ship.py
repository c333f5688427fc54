"""A whole ship as tables of tile numbers: what touches what, and what lies on which line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from game.hexes import DIRECTIONS, Hex, direction, line, neighbours
from game.ukotoa.box import ACT, NOBODY, REACH, UNLEASH

FARTHEST = max(reach for act, reach in zip(ACT, REACH, strict=True) if act == UNLEASH)
SIDES = range(len(DIRECTIONS))


@dataclass(frozen=True, slots=True)
class Ship:
    """``step[tile][direction]`` is the tile there or ``NOBODY``; ``near[tile]`` are all that touch it.

    ``rays[tile][direction]`` holds what lies at distance 1, 2, 3. ``arrows[tile]`` is the direction of the
    tile's arrow, towards the tile laid before it; the wheel has none. Tiles that are gone stay in the tables.
    """

    path: tuple[Hex, ...]
    step: tuple[tuple[int, ...], ...]
    near: tuple[tuple[int, ...], ...]
    rays: tuple[tuple[tuple[int, ...], ...], ...]
    arrows: tuple[int, ...]


@lru_cache(maxsize=128)
def ship_of(path: tuple[Hex, ...]) -> Ship:
    """The tables of a path."""
    number = {place: tile for tile, place in enumerate(path)}
    step = tuple(tuple(number.get(other, NOBODY) for other in neighbours(place)) for place in path)
    return Ship(
        path=path,
        step=step,
        near=tuple(tuple(tile for tile in around if tile != NOBODY) for around in step),
        rays=tuple(
            tuple(tuple(number.get(other, NOBODY) for other in line(place, side, FARTHEST)) for side in SIDES)
            for place in path
        ),
        arrows=arrows_of(path),
    )


def arrows_of(path: Sequence[Hex]) -> tuple[int, ...]:
    """The direction of each tile's arrow, of a whole ship or one that is being laid (ukotoa.7, R3)."""
    return (NOBODY, *(_arrow(tile, before) for before, tile in pairwise(path)))


def _arrow(tile: Hex, before: Hex) -> int:
    side = direction(tile, before)
    assert side is not None
    return side
