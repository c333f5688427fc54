"""Rectangles on a table that face a reader, and the trays that are made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenes.layout import Spot
from scenes.viewport import Point, turned

Part = tuple[float, float, float, float]
"""A place on a slab: its middle from the slab's middle, width and height, as the reader sees it."""


@dataclass(frozen=True, slots=True)
class Slab:
    """A rectangle: its middle, size as its reader sees it, and turn. Lengths in table units."""

    x: float
    y: float
    w: float
    h: float
    turn: int = 0

    def at(self, dx: float, dy: float) -> Point:
        """A point of the table, given from the middle as the reader sees it."""
        x, y = turned((dx, dy), self.turn)
        return self.x + x, self.y + y

    def part(self, part: Part) -> Slab:
        """A place on it."""
        dx, dy, w, h = part
        return Slab(*self.at(dx, dy), w, h, self.turn)

    def spot(self, key: str, seat: int | None = None, reach: float = 0.0) -> Spot:
        """The slab as a place for pieces."""
        return Spot(key, self.x, self.y, self.w + 2 * reach, self.h + 2 * reach, turn=self.turn, seat=seat)

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """The middle and the size on the table."""
        return (self.x, self.y, self.h, self.w) if self.turn % 2 else (self.x, self.y, self.w, self.h)


NOWHERE = Slab(0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Tray:
    """What a seat has before it, of some ``kind``, and the places on it by name."""

    seat: int
    slab: Slab
    kind: str
    parts: Mapping[str, Part] = field(default_factory=dict)

    @property
    def turn(self) -> int:
        """The quarter turn of its reader."""
        return self.slab.turn

    def part(self, name: str) -> Slab:
        """One of its places, on the table."""
        return self.slab.part(self.parts[name])
