"""Hexes by axial coordinates, and the six directions in which they touch.

``(q, r)`` with the third coordinate ``-q-r``; ``r`` grows downwards when a point of every hex is on top.
Source: A. Patel, "Hexagonal Grids", Red Blob Games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

Hex = tuple[int, int]
"""The axial coordinates of a hex."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The steps to the six neighbours, counter-clockwise from east."""

NAMES = ("E", "NE", "NW", "W", "SW", "SE")
"""The directions as points of the compass."""


def moved(place: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex so many steps away in a direction 0..5.

    >>> moved((2, -3), 4, 2)
    (0, -1)
    """
    dq, dr = DIRECTIONS[direction]
    return place[0] + steps * dq, place[1] + steps * dr


@cache
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes that share a side, in the order of ``DIRECTIONS``."""
    return tuple(moved(place, direction) for direction in range(len(DIRECTIONS)))


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes.

    >>> distance((0, 0), (2, -3))
    3
    """
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def direction(origin: Hex, target: Hex) -> int | None:
    """The direction 0..5 that leads straight to a hex at any distance, or ``None``.

    >>> direction((2, -3), (1, -2)), direction((0, 0), (1, 1))
    (4, None)
    """
    steps = distance(origin, target)
    for number in range(len(DIRECTIONS)):
        if steps and moved(origin, number, steps) == target:
            return number
    return None


def line(origin: Hex, direction: int, steps: int) -> tuple[Hex, ...]:
    """The hexes at distance 1 to ``steps`` in a direction, nearest first."""
    return tuple(moved(origin, direction, step) for step in range(1, steps + 1))


def turned(place: Hex, sixths: int) -> Hex:
    """The hex turned about (0, 0) by so many times 60 degrees, counter-clockwise.

    >>> turned((1, 0), 1), turned((2, -3), 6)
    ((1, -1), (2, -3))
    """
    q, r = place
    for _ in range(sixths % len(DIRECTIONS)):
        q, r = q + r, -q
    return q, r


def mirrored(place: Hex) -> Hex:
    """The hex mirrored in a line through (0, 0).

    >>> mirrored((1, -1))
    (0, 1)
    """
    q, r = place
    return q + r, -r


def images(path: Iterable[Hex]) -> Iterator[tuple[Hex, ...]]:
    """The twelve images of a path that leave (0, 0) in its place: turned, and mirrored and turned."""
    plain = tuple(path)
    for kind in (plain, tuple(map(mirrored, plain))):
        for sixths in range(len(DIRECTIONS)):
            yield tuple(turned(place, sixths) for place in kind)
