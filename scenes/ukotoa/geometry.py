"""Where things may lie on the table of Uk'otoa, for any window and both seatings."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.layout import Geometry, Spot
from scenes.seating import BOTTOM, LEFT, TOP, Seating
from scenes.slabs import NOWHERE, Slab
from scenes.ukotoa.hull import ROOT3, Room
from scenes.viewport import Point, Viewport, turned

OWN, PANEL, STRIP, EDGE = "own", "panel", "strip", "edge"
"""The large tray at the bottom; a small one at a side; a flat one at the top; one at a seat's own edge."""

SIZES = {OWN: (1880.0, 268.0), PANEL: (300.0, 208.0), STRIP: (480.0, 100.0), EDGE: (640.0, 196.0)}
MARGIN = 12.0
STUDS = 252.0, 178.0
"""Width and height of the corner that the studs take, around the table."""
SPIRAL = 6 * ROOT3
"""How wide the advised ship is, in radii."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A seat's tray: its middle, its size as its reader sees it, the quarter turn, and which kind it is."""

    seat: int
    x: float
    y: float
    w: float
    h: float
    turn: int
    kind: str

    def at(self, dx: float, dy: float) -> Point:
        """A point of the table, given from the tray's middle as its reader sees it."""
        x, y = turned((dx, dy), self.turn)
        return self.x + x, self.y + y

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """The middle and the size on the table."""
        return (self.x, self.y, self.h, self.w) if self.turn % 2 else (self.x, self.y, self.w, self.h)


@dataclass(frozen=True, slots=True)
class Seal:
    """The place of a faction's tile between two neighbours: its slot, middle, size and turn."""

    slot: int
    x: float
    y: float
    d: float
    turn: int


@dataclass(frozen=True, slots=True)
class Rope:
    """A rope from a faction's tile to a seat: the middle of its box, and its points from there."""

    slot: int
    seat: int
    x: float
    y: float
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class UkotoaGeometry(Geometry):
    """The table in units. ``rooms`` are where the ship may lie, ``stack`` is the pile of its tiles,
    ``quiet`` where it is told how long nothing has happened, ``numbers`` the button for the tiles' numbers.
    """

    trays: tuple[Tray, ...] = ()
    seals: tuple[Seal, ...] = ()
    ropes: tuple[Rope, ...] = ()
    rooms: tuple[Room, ...] = ()
    deck: Slab = NOWHERE
    discard: Slab = NOWHERE
    stack: Slab = NOWHERE
    quiet: Point = (0.0, 0.0)
    numbers: Point = (0.0, 0.0)
    around: bool = False

    def tray(self, seat: int) -> Tray:
        """The tray of a seat."""
        return self.trays[seat]

    @property
    def middle(self) -> Point:
        """The middle of the sea."""
        left, top, wide, high = self.rooms[0]
        return left + wide / 2, top + high / 2


def build(viewport: Viewport, seating: Seating) -> UkotoaGeometry:
    """The table for this window and seating."""
    make = _around if seating.around else _side
    return make(viewport.wide, viewport.high, seating)


# -- on one side --------------------------------------------------------------------------------------


def _side(wide: float, high: float, seating: Seating) -> UkotoaGeometry:
    count = seating.seats
    order = [(seating.viewer + step) % count for step in range(count)]
    own_w, own_h = SIZES[OWN]
    own = Tray(order[0], wide / 2, high - MARGIN - own_h / 2, own_w, own_h, 0, OWN)
    bottom = high - own_h - 2 * MARGIN
    top = {3: 166.0, 4: 124.0, 5: 166.0}[count]
    room_high = bottom - top
    half = min(SPIRAL * room_high / (9.5 + 0.5) / 2 + 24, wide / 2 - 410 - 100)
    aside = half + 100
    beside = min(wide / 2 - 24 - SIZES[PANEL][0] / 2, max(aside + 250, wide / 2 - 300))
    level = 270.0 + (bottom - 270) * 0.36
    trays = {order[0]: own}
    for step, (dx, y, kind) in enumerate(_side_trays(count, beside, level), start=1):
        w, h = SIZES[kind]
        trays[order[step]] = Tray(order[step], wide / 2 + dx, y, w, h, 0, kind)
    upper, lower = top + 122, bottom - 122
    over, under = (-aside, upper), (-aside, lower)
    across = [under, *_side_seals(count, over, aside, upper), (aside, lower)]
    seals = []
    for step, (dx, y) in enumerate(across):
        d = 134.0 if dx == 0 else 172.0
        seals.append(Seal(order[step], wide / 2 + dx, y, d, 0))
    strip = (wide / 2 - beside + 170, upper + 110, 2 * beside - 340, lower - upper - 220)
    geometry = UkotoaGeometry(
        trays=tuple(trays[seat] for seat in range(count)),
        seals=tuple(sorted(seals, key=lambda seal: seal.slot)),
        rooms=((wide / 2 - half, top, 2 * half, room_high), strip),
        deck=Slab(*own.at(-858, 40), 104, 144),
        discard=Slab(*own.at(-706, 40), 104, 144),
        stack=Slab(*own.at(-120, 14), 640, 220),
        quiet=(165.0, 296.0),
        numbers=(wide - 82, 58.0),
    )
    return _roped(geometry, wide, high)


def _side_trays(count: int, beside: float, level: float) -> list[tuple[float, float, str]]:
    """The other seats clockwise from the left: the way from the middle, the height, the kind of tray."""
    left, right = (-beside, level, PANEL), (beside, level, PANEL)
    y = MARGIN + SIZES[STRIP][1] / 2
    above = {3: [], 4: [(0.0, y, STRIP)], 5: [(-311.0, y, STRIP), (311.0, y, STRIP)]}[count]
    return [left, *above, right]


def _side_seals(count: int, over: Point, aside: float, upper: float) -> list[Point]:
    """The faction tiles between the other seats, clockwise from the left."""
    if count == 3:
        return [(0.0, 84.0)]
    if count == 4:
        return [over, (aside, upper)]
    return [over, (0.0, 84.0), (aside, upper)]


# -- around the table ---------------------------------------------------------------------------------


def _around(wide: float, high: float, seating: Seating) -> UkotoaGeometry:
    count = seating.seats
    trays: dict[int, Tray] = {}
    w, h = SIZES[EDGE]
    deep = h / 2 + MARGIN
    for place in seating.places():
        if place.edge in (BOTTOM, TOP):
            dx = 0.0 if place.of == 1 else (0.5 - place.index) * (w + 184) + 60
            side = 1 if place.edge == BOTTOM else -1
            x, y = wide / 2 + side * dx, high / 2 + side * (high / 2 - deep)
        else:
            x = deep if place.edge == LEFT else wide - deep
            y = high / 2
        trays[place.seat] = Tray(place.seat, x, y, w, h, place.edge, EDGE)
    top, bottom = h + 2 * MARGIN, high - h - 2 * MARGIN
    left = h + 2 * MARGIN
    right = wide - left
    seals = {}
    slots = [seating.places()[seat].edge for seat in range(count)]
    for seat in range(count):
        after = (seat + 1) % count
        seals[seat] = _around_seal(seat, trays[seat], trays[after], slots[seat], slots[after], wide, high)
    free = 3 if 3 not in slots else LEFT
    x = wide - 100 if free == 3 else left + 92
    apart = 84 if free == 3 else 62
    plank_y = high / 2
    inner_left = left + (220 if free == LEFT else 168)
    inner_right = right - 168
    room = (inner_left, top + 4, inner_right - inner_left, bottom - top - 8)
    turn = 3 if free == 3 else 1
    geometry = UkotoaGeometry(
        trays=tuple(trays[seat] for seat in range(count)),
        seals=tuple(seals[seat] for seat in range(count)),
        rooms=(room,),
        deck=Slab(x, plank_y - apart, 104, 144, turn),
        discard=Slab(x, plank_y + apart, 104, 144, turn),
        stack=Slab(x, plank_y, 180, 300, turn),
        quiet=(left + 92, plank_y) if free == 3 else (right - 92, plank_y),
        numbers=(82.0, 58.0),
        around=True,
    )
    return _roped(geometry, wide, high)


def _around_seal(slot: int, one: Tray, other: Tray, edge: int, after: int, wide: float, high: float) -> Seal:
    """Where a faction's tile lies: in the gap of an edge, at a corner of the sea, or at a free edge."""
    d = 150.0
    if edge == after:
        return Seal(slot, (one.x + other.x) / 2, one.y, d, edge)
    inset = SIZES[EDGE][1] + 2 * MARGIN + d / 2 + 16
    if {edge, after} == {BOTTOM, TOP}:
        return Seal(slot, wide - inset, high / 2, d, 3)
    low = BOTTOM in (edge, after)
    west = LEFT in (edge, after)
    x = inset if west else wide - inset
    y = high - inset if low else inset
    return Seal(slot, x, y, d, LEFT if west else 3)


# -- ropes and spots ----------------------------------------------------------------------------------


def _roped(geometry: UkotoaGeometry, wide: float, high: float) -> UkotoaGeometry:
    """The same table with its ropes and the spots that never move."""
    count = len(geometry.trays)
    ropes = []
    for seal in geometry.seals:
        for seat in (seal.slot, (seal.slot + 1) % count):
            ropes.append(_rope(seal, geometry.trays[seat], (wide / 2, high / 2)))
    spots: dict[str, Spot] = {"sea": Spot("sea", wide / 2, high / 2, wide, high)}
    for tray in geometry.trays:
        key = f"tray:{tray.seat}"
        spots[key] = Spot(key, tray.x, tray.y, tray.w, tray.h, turn=tray.turn, seat=tray.seat)
    for name, slab in (("deck", geometry.deck), ("discard", geometry.discard)):
        spots[name] = Spot(name, slab.x, slab.y, slab.w + 16, slab.h + 16, turn=slab.turn)
    for seal in geometry.seals:
        key = f"seal:{seal.slot}"
        spots[key] = Spot(key, seal.x, seal.y, seal.d, seal.d, turn=seal.turn)
    fields = {name: getattr(geometry, name) for name in UkotoaGeometry.__dataclass_fields__}
    return UkotoaGeometry(**{**fields, "ropes": tuple(ropes), "spots": spots})


def _rope(seal: Seal, tray: Tray, middle: Point) -> Rope:
    x, y, w, h = tray.rect
    end = (
        max(x - w / 2 + 34, min(x + w / 2 - 34, seal.x)),
        max(y - h / 2 + 24, min(y + h / 2 - 24, seal.y)),
    )
    start = (seal.x, seal.y)
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    away = math.hypot(half[0] - middle[0], half[1] - middle[1]) or 1.0
    bow = min(36.0, math.dist(start, end) * 0.16)
    bend = (half[0] + (half[0] - middle[0]) / away * bow, half[1] + (half[1] - middle[1]) / away * bow)
    points = (start, bend, end)
    left, right = min(p[0] for p in points), max(p[0] for p in points)
    high, low = min(p[1] for p in points), max(p[1] for p in points)
    cx, cy = (left + right) / 2, (high + low) / 2
    path = tuple((round(px - cx, 1), round(py - cy, 1)) for px, py in points)
    return Rope(seal.slot, tray.seat, cx, cy, path)
