"""The three mats of Uluru: the large own one, the small ones beside it, and the one at an edge.

All measures are table units from the mat's middle, as its reader sees it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from scenes.viewport import Point, turned
from sprites.uluru import PLACES


class Part(NamedTuple):
    """Something round: its middle and its diameter."""

    x: float
    y: float
    d: float


class Line(NamedTuple):
    """A line of words: the middle of its box, size of the words, width of the box, where they stand in it."""

    x: float
    y: float
    size: float
    width: float
    align: str = "middle"


class Slab(NamedTuple):
    """Something square: its middle, width and height."""

    x: float
    y: float
    w: float
    h: float


class Wells(NamedTuple):
    """Where chips wait: the middle, the pitch of two columns and three rows, the diameter of a well."""

    x: float
    y: float
    across: float
    down: float
    d: float


@dataclass(frozen=True, slots=True)
class Plan:
    """What lies where on a mat; what it has no room for is ``None``."""

    w: float
    h: float
    card: Slab
    chip: float
    token: Part
    name: Line
    pebble: Part
    pile: Line
    radius: float
    wells: Wells | None = None
    status: Line | None = None
    lamp: Part | None = None
    seconds: Line | None = None
    dial: Part | None = None
    dial_line: Line | None = None
    button: Part | None = None
    caption: Line | None = None
    sentence: Slab | None = None
    rounds: Part | None = None
    points: Line | None = None
    best: Part | None = None
    best_line: Line | None = None
    extra: Slab | None = None


OWN = Plan(
    w=1284,
    h=722,
    card=Slab(10, 26, 730, 500),
    chip=112,
    radius=22,
    token=Part(-562, -292, 72),
    name=Line(-302, -314, 42, 420, "left"),
    status=Line(-302, -270, 28, 420, "left"),
    lamp=Part(-562, -210, 36),
    sentence=Slab(140, -292, 440, 116),
    wells=Wells(-494, 26, 128, 134, 116),
    rounds=Part(500, -318, 22),
    points=Line(480, -268, 28, 150, "right"),
    pebble=Part(590, -268, 52),
    best_line=Line(474, -219, 25, 172, "right"),
    best=Part(591, -219, 42),
    pile=Line(10, 318, 36, 340),
    dial=Part(500, -92, 196),
    dial_line=Line(502, 32, 28, 244),
    button=Part(500, 184, 206),
    caption=Line(500, 312, 26, 260),
    extra=Slab(-494, 296, 244, 66),
)
"""The mat of whoever looks at the screen, on one side."""

SMALL = Plan(
    w=264,
    h=296,
    card=Slab(0, 4, 216, 142),
    chip=38,
    radius=18,
    token=Part(-94, -106, 48),
    name=Line(30, -119, 29, 180, "left"),
    status=Line(30, -87, 23, 180, "left"),
    lamp=Part(-94, 112, 30),
    seconds=Line(-2, 113, 28, 110),
    pebble=Part(92, 112, 44),
    pile=Line(-2, 85, 16, 130),
)
"""The mat of another seat, on one side."""

EDGE = Plan(
    w=650,
    h=244,
    card=Slab(-150, 0, 330, 214),
    chip=58,
    radius=20,
    token=Part(196, -88, 44),
    name=Line(269, -88, 28, 92, "left"),
    wells=Wells(98, 0, 68, 70, 62),
    button=Part(246, 2, 118),
    pebble=Part(291, 90, 44),
    seconds=Line(244, 90, 24, 49),
    extra=Slab(197, 90, 44, 44),
    pile=Line(98, 0, 30, 126),
)
"""The mat at a seat's own edge, around the table."""


@dataclass(frozen=True, slots=True)
class Mat:
    """A seat's mat: its middle, the quarter turn of its reader, its size as a factor, and its plan."""

    seat: int
    x: float
    y: float
    turn: int
    size: float
    plan: Plan
    own: bool = False

    def at(self, dx: float, dy: float) -> Point:
        """A point of the table, given from the mat's middle as its reader sees it."""
        x, y = turned((dx * self.size, dy * self.size), self.turn)
        return self.x + x, self.y + y

    def long(self, units: float) -> float:
        """A length of the plan in table units."""
        return round(units * self.size, 1)

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """The middle and the size on the table."""
        w, h = self.plan.w * self.size, self.plan.h * self.size
        return (self.x, self.y, h, w) if self.turn % 2 else (self.x, self.y, w, h)

    def place(self, number: int) -> Point:
        """The middle of one of the six places."""
        card = self.plan.card
        x, y = PLACES[number]
        return self.at(card.x + (x - 0.5) * card.w, card.y + (y - 0.5) * card.h)

    def heap(self, index: int, count: int) -> Point:
        """Where a covered chip lies on the card as long as nobody may know its place: in a row."""
        card, d = self.plan.card, self.plan.chip
        pitch = min(d * 0.8, (card.w * 0.66 - d) / max(1, count - 1))
        return self.at(card.x + (index - (count - 1) / 2) * pitch, card.y - 0.02 * card.h)

    def well(self, number: int) -> Point:
        """Where a chip waits beside the card; on small mats below it, unseen."""
        wells = self.plan.wells
        if wells is None:
            return self.at(0.0, self.plan.h / 2 - self.plan.chip)
        return self.at(wells.x + (number % 2 - 0.5) * wells.across, wells.y + (number // 2 - 1) * wells.down)
