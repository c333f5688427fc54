"""Where things may lie on the table of Ugah Ugah!, for any window and both seatings."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from scenes.layout import Geometry, Spot
from scenes.seating import BOTTOM, LEFT, TOP, Place, Seating
from scenes.viewport import Point, Viewport, turned

CARDS = 31
GAP = 3.4
"""The gap of the ring, in cards."""
DIE = 74.0
SYMBOLS = ("mammoth", "dinosaur", "bird")
HEARTH_SLOTS = ((-54.0, -44.0), (56.0, -46.0), (-106.0, 42.0), (0.0, 48.0), (106.0, 42.0))
"""Where five thrown dice come to rest, from the middle of the hearth."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A seat's leather tray: centre, size (as its reader sees it), quarter turn, and whether it is large."""

    seat: int
    x: float
    y: float
    w: float
    h: float
    turn: int
    own: bool

    def at(self, dx: float, dy: float) -> Point:
        """A point of the table, given from the tray's middle as its reader sees it."""
        x, y = turned((dx, dy), self.turn)
        return self.x + x, self.y + y


@dataclass(frozen=True, slots=True)
class UgahGeometry(Geometry):
    """The table in units. ``ring`` holds centre x, y and half axes; ``lean`` each card's angle."""

    ring: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    card: tuple[float, float] = (78.0, 96.0)
    lean: dict[str, float] = field(default_factory=dict)
    trays: tuple[Tray, ...] = ()
    around: bool = False
    small_block: bool = False

    def block(self, turn: int, dx: float, dy: float) -> Point:
        """A point of the middle block (prey, hearth, groove), turned towards an edge."""
        x, y = turned((dx, dy), turn)
        return self.ring[0] + x, self.ring[1] + y

    @property
    def hearth(self) -> tuple[float, float, float]:
        """Half axes of the hearth and its offset below the middle of the ring."""
        return (176.0, 100.0, 22.0) if self.small_block else (205.0, 116.0, 36.0)

    @property
    def groove(self) -> tuple[float, float, float]:
        """Size of the groove for dice set aside and its offset below the middle."""
        return (412.0, 88.0, 206.0) if self.small_block else (466.0, 100.0, 226.0)

    @property
    def prey(self) -> tuple[float, float, float, float]:
        """Size of a prey card, the pitch between two, and the offset of their row."""
        return (96.0, 126.0, 118.0, -182.0) if self.small_block else (108.0, 138.0, 130.0, -198.0)

    @property
    def die(self) -> float:
        """Edge of a die."""
        return 64.0 if self.small_block else DIE

    @property
    def figures(self) -> tuple[float, float]:
        """Heights of the small and the large figure."""
        return (84.0, 124.0) if self.around else (92.0, 130.0)

    def pile_card(self, tray: Tray) -> tuple[float, float]:
        """Size of a card in the tray's pile."""
        return (
            (98.0, 118.0)
            if tray.own and not self.around
            else ((84.0, 104.0) if not self.around else (76.0, 92.0))
        )


def stadium(centre: Point, long: float, bend: float) -> list[tuple[float, float, float]]:
    """Centres and angles (degrees clockwise, 0 = head towards the middle from below) of the 31 cards.

    A ring of two straight sides and two half circles of radius ``bend``; ``long`` is its half length.
    Counted clockwise from the gap at the bottom.
    """
    cx, cy = centre
    straight = long - bend
    whole = 2 * math.pi * bend + 4 * straight
    step = whole / (CARDS + GAP)
    return [
        _on_stadium((GAP + 1) / 2 * step + index * step, cx, cy, straight, bend) for index in range(CARDS)
    ]


def _on_stadium(
    length: float, cx: float, cy: float, straight: float, bend: float
) -> tuple[float, float, float]:
    half = math.pi * bend
    if length < straight:
        return cx - length, cy + bend, 0.0
    length -= straight
    if length < half:
        angle = length / bend
        return cx - straight - bend * math.sin(angle), cy + bend * math.cos(angle), math.degrees(angle)
    length -= half
    if length < 2 * straight:
        return cx - straight + length, cy - bend, 180.0
    length -= 2 * straight
    if length < half:
        angle = math.pi + length / bend
        return cx + straight - bend * math.sin(angle), cy + bend * math.cos(angle), math.degrees(angle)
    length -= half
    return cx + straight - length, cy + bend, 360.0


def build(viewport: Viewport, seating: Seating) -> UgahGeometry:
    """The table for this window and seating."""
    wide, high = viewport.wide, viewport.high
    extra = high - 1080
    if seating.around:
        ring = (wide / 2, high / 2, 610.0 + (wide - 1920) * 0.25, 318.0 + extra * 0.4)
        card = (74.0, 92.0)
    else:
        ring = (wide / 2, 432 + extra * 0.42, 600.0, min(560.0, 340.0 + extra * 0.36))
        card = (78.0, 96.0)
    trays = tuple(_tray(place, wide, high, ring[1], seating) for place in seating.places())
    lean: dict[str, float] = {}
    spots: dict[str, Spot] = {}
    for number, (x, y, angle) in enumerate(stadium((ring[0], ring[1]), ring[2], ring[3]), 1):
        key = f"path:{number}"
        lean[key] = angle
        spots[key] = Spot(key, x, y, *card, angle)
    for tray in trays:
        key = f"tray:{tray.seat}"
        spots[key] = Spot(key, tray.x, tray.y, tray.w, tray.h, turn=tray.turn, seat=tray.seat)
    return UgahGeometry(
        spots=spots,
        ring=ring,
        card=card,
        lean=lean,
        trays=trays,
        around=seating.around,
        small_block=seating.around,
    )


def middle_spots(geometry: UgahGeometry, turn: int) -> dict[str, Spot]:
    """The spots of the middle block when it is turned towards an edge."""
    rx, ry, below = geometry.hearth
    x, y = geometry.block(turn, 0, below)
    result = {"hearth": Spot("hearth", x, y, 2 * rx + 40, 2 * ry + 40, turn=turn)}
    w, h, below = geometry.groove
    x, y = geometry.block(turn, 0, below)
    result["groove"] = Spot("groove", x, y, w, h, turn=turn)
    return result


def _tray(place: Place, wide: float, high: float, middle: float, seating: Seating) -> Tray:
    if not seating.around:
        return _side_tray(place, wide, high, middle)
    long, deep = 640.0, 136.0
    if place.edge in (BOTTOM, TOP):
        shift = 0.0 if place.of == 1 else (place.index - 0.5) * -664.0
        x = wide / 2 + (shift if place.edge == BOTTOM else -shift)
        y = high - 86 if place.edge == BOTTOM else 86.0
        return Tray(place.seat, x, y, long, deep, place.edge, True)
    x = 86.0 if place.edge == LEFT else wide - 86
    return Tray(place.seat, x, high / 2, long, deep, place.edge, True)


def _side_tray(place: Place, wide: float, high: float, middle: float) -> Tray:
    if place.edge == BOTTOM:
        return Tray(place.seat, wide / 2, high - 114, 1330.0, 184.0, 0, True)
    x = 160.0 if place.edge == LEFT else wide - 160
    tall = (300.0, 250.0, 190.0)[place.of - 1]
    top = 272.0
    room = high - 216 - top
    order = place.of - 1 - place.index if place.edge == LEFT else place.index
    if place.of == 1:
        y = max(top + tall / 2, middle)
    else:
        pitch = min(tall + 24, room / place.of)
        y = top + tall / 2 + order * pitch
    return Tray(place.seat, x, y, 268.0, tall, 0, False)
