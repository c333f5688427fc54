"""Where the tiles of a ship lie: any ship is made as large as its room allows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.hexes import Hex, neighbours
from scenes.viewport import Point

ROOT3 = math.sqrt(3.0)
LARGEST = 112.0
"""No hexagon is larger, from its middle to a corner, in table units."""
STEP = 0.93
"""While the ship grows, its tiles shrink by such steps."""
HEADROOM = 0.5
"""So much of a radius stands above the topmost row: heads, and the leviathan's neck."""

Room = tuple[float, float, float, float]
"""A rectangle: left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Hull:
    """The ship on the table: the radius of its hexagons and where the hex (0, 0) lies."""

    radius: float
    x: float
    y: float

    def at(self, place: Hex) -> Point:
        """The middle of a hex."""
        q, r = place
        return self.x + self.radius * ROOT3 * (q + r / 2), self.y + self.radius * 1.5 * r

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a hexagon."""
        return self.radius * ROOT3, self.radius * 2


@lru_cache(maxsize=64)
def fitted(places: tuple[Hex, ...], rooms: tuple[Room, ...], growing: bool) -> Hull:
    """The ship in the room where it becomes largest; while it is ``growing`` with room all round."""
    shape = [other for place in places for other in neighbours(place)] if growing else list(places)
    return max((_in_room(shape, room, growing) for room in rooms), key=lambda hull: hull.radius)


def _in_room(places: Sequence[Hex], room: Room, growing: bool) -> Hull:
    xs = [ROOT3 * (q + r / 2) for q, r in places]
    ys = [1.5 * r for _, r in places]
    wide, high = max(xs) - min(xs) + ROOT3, max(ys) - min(ys) + 2 + HEADROOM
    left, top, room_wide, room_high = room
    radius = min(room_wide / wide, room_high / high, LARGEST)
    if growing:
        radius = _stepped(radius)
    x = left + room_wide / 2 - radius * (max(xs) + min(xs)) / 2
    y = top + room_high / 2 - radius * (max(ys) + min(ys) - HEADROOM) / 2
    return Hull(round(radius, 1), round(x, 1), round(y, 1))


def _stepped(radius: float) -> float:
    """The largest of a few sizes that is no larger, so that a growing ship seldom changes its size."""
    largest = LARGEST * 0.75
    if radius >= largest:
        return largest
    steps = math.ceil(math.log(radius / largest) / math.log(STEP) - 1e-9)
    return largest * STEP**steps


def box_of(points: Iterable[Point]) -> Room:
    """The smallest rectangle around some points."""
    listed = list(points)
    left, top = min(x for x, _ in listed), min(y for _, y in listed)
    return left, top, max(x for x, _ in listed) - left, max(y for _, y in listed) - top
