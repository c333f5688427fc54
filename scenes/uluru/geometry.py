"""Where things may lie on the table of Uluru, for any window and both seatings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scenes.layout import Geometry, Spot
from scenes.seating import BOTTOM, LEFT, RIGHT, TOP, Place, Seating
from scenes.uluru.plans import EDGE, OWN, SMALL, Mat
from scenes.viewport import Point, Viewport, turned

BIRDS = 6
BIRD, WISH, CARD, GAP = 118.0, 160.0, 142.0, 8.0
"""A card of a bird, one of a wish, their width, and what is left between the two; at size 1."""
PITCH = 162.0
HEAD = 262.0
"""So far down reach the studs and the plaque on one side."""
STUDS = 256.0, 180.0
"""Width and height of the corner that the studs take, around the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """Six birds over their wishes for one reader: the middle of it all, turn, and the sizes of the cards."""

    x: float
    y: float
    turn: int
    w: float
    bird: float
    wish: float
    pitch: float
    gap: float

    def bird_at(self, index: int) -> Point:
        """Where the card of a bird lies."""
        return self._at(index, -(self.wish + self.gap) / 2)

    def wish_at(self, index: int) -> Point:
        """Where the wish below it lies."""
        return self._at(index, (self.bird + self.gap) / 2)

    def _at(self, index: int, dy: float) -> Point:
        x, y = turned(((index - (BIRDS - 1) / 2) * self.pitch, dy), self.turn)
        return self.x + x, self.y + y

    @property
    def size(self) -> tuple[float, float]:
        """Width and height on the table."""
        w = (BIRDS - 1) * self.pitch + self.w
        h = self.bird + self.gap + self.wish
        return (h, w) if self.turn % 2 else (w, h)


@dataclass(frozen=True, slots=True)
class Dial:
    """A clock that belongs to nobody: its middle, diameter and turn."""

    x: float
    y: float
    d: float
    turn: int


@dataclass(frozen=True, slots=True)
class Lamp:
    """A seat's token with its lamp, away from the mats: the middles of both, and the turn."""

    seat: int
    token: Point
    lamp: Point
    turn: int
    size: float = 1.0

    @property
    def diameters(self) -> tuple[float, float]:
        """Of the token and of the lamp."""
        return round(56 * self.size, 1), round(32 * self.size, 1)


@dataclass(frozen=True, slots=True)
class Pips:
    """The rounds as beads: the middle of their row, diameter of a bead, pitch, turn."""

    x: float
    y: float
    d: float
    pitch: float
    turn: int


@dataclass(frozen=True, slots=True)
class UluruGeometry(Geometry):
    """The table in units."""

    mats: tuple[Mat, ...] = ()
    rows: tuple[Row, ...] = ()
    dials: tuple[Dial, ...] = ()
    lamps: tuple[Lamp, ...] = ()
    pips: tuple[Pips, ...] = ()
    deck: tuple[float, float, float, float, int] = (0.0, 0.0, 0.0, 0.0, 0)
    around: bool = False

    def mat(self, seat: int) -> Mat:
        """The mat of a seat."""
        return next(mat for mat in self.mats if mat.seat == seat)


def build(viewport: Viewport, seating: Seating) -> UluruGeometry:
    """The table for this window and seating."""
    if seating.around:
        return _around(viewport.wide, viewport.high, seating)
    return _side(viewport.wide, viewport.high, seating)


# -- on one side --------------------------------------------------------------------------------------


def _side(wide: float, high: float, seating: Seating) -> UluruGeometry:
    places = {place.seat: place for place in seating.places()}
    others = [
        places[(seating.viewer + step) % seating.seats] for step in range(1, seating.seats)
    ]  # clockwise
    whole = BIRD + GAP + WISH
    room = high - 24 - whole - 30 - 20
    beside = min(1.45, (wide - (636 if others else 80)) / OWN.w, room / OWN.h)
    below = min(1.45, (wide - 80) / OWN.w, (room - SMALL.h - 24) / OWN.h) if others else 0.0
    in_a_row = below > 1.15 * beside
    size = below if in_a_row else beside
    spare = room - OWN.h * size - (SMALL.h + 24 if in_a_row else 0)
    grown = max(1.0, min(1.3, 1 + 0.45 * spare / whole, (wide / 2 - 330) / (2.5 * PITCH + CARD / 2)))
    spare -= whole * (grown - 1)
    top = 24 + spare * 0.2 + whole * grown / 2
    row = Row(wide / 2, top, 0, CARD * grown, BIRD * grown, WISH * grown, PITCH * grown, GAP * grown)
    y = high - 20 - spare * 0.2 - OWN.h * size / 2
    own = Mat(seating.viewer, wide / 2, y, 0, size, OWN, True)
    mats = [own]
    if in_a_row:
        under, over = top + whole * grown / 2, y - OWN.h * size / 2
        mats += _others_in_a_row(others, wide, (under, over))
    else:
        mats += _others_beside(others, own, wide, high)
    deck = (min(wide - 90, wide / 2 + row.size[0] / 2 + 104), top, 118.0 * grown, 133.0 * grown, 0)
    return UluruGeometry(spots=_spots(mats, [row]), mats=tuple(mats), rows=(row,), deck=deck)


def _others_in_a_row(others: Sequence[Place], wide: float, room: Point) -> list[Mat]:
    y = (room[0] + room[1]) / 2
    size = max(1.0, min(1.35, (room[1] - room[0] - 48) / SMALL.h, (wide - 60) / (4 * (SMALL.w + 30))))
    pitch = SMALL.w * size + 60
    return [
        Mat(place.seat, wide / 2 + (index - (len(others) - 1) / 2) * pitch, y, 0, size, SMALL)
        for index, place in enumerate(others)
    ]


def _others_beside(others: Sequence[Place], own: Mat, wide: float, high: float) -> list[Mat]:
    margin = (wide - OWN.w * own.size) / 2
    top, low = HEAD + 16, high - 20.0
    most = max((place.of for place in others), default=1)
    size = min(1.3, (margin - 54) / SMALL.w, ((low - top) / most - 22) / SMALL.h)
    pitch = SMALL.h * size + min(60.0, 34 * size)
    middle = max(top + most * pitch / 2 - 17, min(own.y - 30, low - most * pitch / 2 + 17))
    result = []
    for place in others:
        order = place.of - 1 - place.index if place.edge == LEFT else place.index
        x = margin / 2 if place.edge == LEFT else wide - margin / 2
        y = middle + (order - (place.of - 1) / 2) * pitch
        result.append(Mat(place.seat, x, y, 0, size, SMALL))
    return result


# -- around the table ---------------------------------------------------------------------------------

RIM = 14.0
"""Between a mat and the edge of the table."""
BACK_TO_BACK = 478.0
"""Depth of the wishes when they lie back to back at size 1."""
SHORT_BIRD, SHORT_WISH, SHORT_CARD, SHORT_PITCH = 72.0, 96.0, 78.0, 90.0
SIDE_ROOM = 290.0
"""What the clocks beside the wishes take."""


def _around(wide: float, high: float, seating: Seating) -> UluruGeometry:
    size = _edge_size(wide, high, seating.seats)
    mats = [_edge_mat(place, wide, high, size) for place in seating.places()]
    edges = {place.edge for place in seating.places()}
    deep = RIM + EDGE.h * size + 16
    left = deep if LEFT in edges else RIM
    right = wide - deep if RIGHT in edges else wide - RIM
    top, low = (deep if TOP in edges else RIM), high - deep
    rows = _rows(wide, (left, top, right, low), edges)
    block = rows[0].size[0]
    clear = (wide / 2 - block / 2, wide / 2 + block / 2)
    if seating.seats == 4:
        extras = _corners(wide, high, mats)
    elif seating.seats == 2:
        extras = _both_sides(wide, high, clear, mats)
    else:
        extras = _right_side(wide, high, clear[1], mats)
    areas = {mat.seat: mat.rect for mat in mats}
    dials, lamps, pips, deck = extras
    return UluruGeometry(
        spots=_spots(mats, rows),
        areas=areas,
        mats=tuple(mats),
        rows=tuple(rows),
        dials=dials,
        lamps=lamps,
        pips=pips,
        deck=deck,
        around=True,
    )


def _edge_size(wide: float, high: float, seats: int) -> float:
    """How large mats may be so that studs, wishes and the other mats have their room."""
    if seats == 1:
        return min(1.6, (high - 2 * RIM - 330) / EDGE.h, (wide - 2 * STUDS[0]) / EDGE.w)
    limits = [1.25, (high - 2 * RIM - 32 - BACK_TO_BACK) / (2 * EDGE.h)]
    if seats > 2:
        limits.append((high - 2 * STUDS[1]) / EDGE.w)
    if seats == 5:
        limits += [(wide / 2 - 13 - STUDS[0]) / EDGE.w, (wide / 2 - 13 - RIM - 12) / (EDGE.w + EDGE.h)]
    return min(limits)


def _edge_mat(place: Place, wide: float, high: float, size: float) -> Mat:
    deep = RIM + EDGE.h * size / 2
    if place.edge in (BOTTOM, TOP):
        shift = 0.0 if place.of == 1 else (0.5 - place.index) * (EDGE.w * size + 26)
        x = wide / 2 + (shift if place.edge == BOTTOM else -shift)
        y = high - deep if place.edge == BOTTOM else deep
        return Mat(place.seat, x, y, place.edge, size, EDGE)
    return Mat(place.seat, deep if place.edge == LEFT else wide - deep, high / 2, place.edge, size, EDGE)


def _rows(wide: float, room: tuple[float, float, float, float], edges: set[int]) -> list[Row]:
    """The wishes: for both long edges back to back, and small ones for the short edges."""
    left, top, right, low = room
    middle = (top + low) / 2
    long = [edge for edge in (BOTTOM, TOP) if edge in edges]
    short = [edge for edge in (LEFT, RIGHT) if edge in edges]
    taken = 2 * max(left, wide - right) + (420 if short else 0)
    if not short or len(edges) % 2:
        taken = max(taken, 2 * SIDE_ROOM + 80)
    depth = BACK_TO_BACK if len(long) == 2 else BACK_TO_BACK / 2 - 3
    size = max(0.8, min(1.5 if len(long) == 2 else 1.7, (low - top) / (depth + 8), (wide - taken) / 828))
    half = 120.5 * size if len(long) == 2 else 0.0
    rows = [
        Row(wide / 2, middle + (half if edge == BOTTOM else -half), edge, 128 * size, 98 * size, 132 * size,
            140 * size, 6 * size)
        for edge in long
    ]  # fmt: skip
    clear = wide / 2 - rows[0].size[0] / 2
    for edge in short:
        inner = left if edge == LEFT else wide - right
        small = min(1.3, (clear - inner - 24) / 174, (low - top - 8) / (5 * SHORT_PITCH + SHORT_CARD))
        x = (inner + clear) / 2
        rows.append(
            Row(x if edge == LEFT else wide - x, middle, edge, SHORT_CARD * small, SHORT_BIRD * small,
                SHORT_WISH * small, SHORT_PITCH * small, 6 * small)
        )  # fmt: skip
    return rows


Extras = tuple[tuple[Dial, ...], tuple[Lamp, ...], tuple[Pips, ...], tuple[float, float, float, float, int]]


def _right_side(wide: float, high: float, clear: float, mats: Sequence[Mat]) -> Extras:
    """Clocks one above the other right of the wishes, lamps beside them, the deck below."""
    middle = high / 2
    room = wide - clear
    d = min(176.0, room * 0.36)
    x = clear + room * 0.36
    doubled = any(mat.turn == TOP for mat in mats)
    dials = [Dial(x, middle + (d / 2 + 24 if doubled else 0), d, BOTTOM)]
    if doubled:
        dials.append(Dial(x, middle - d / 2 - 24, d, TOP))
    pips = (Pips(x, middle if doubled else middle + d / 2 + 30, 20.0, 28.0, BOTTOM),)
    pitch = min(84.0, 2 * d / max(1, len(mats) - 1))
    column = wide - room * 0.2
    lamps = tuple(
        Lamp(mat.seat, (column - 22, y), (column + 34, y), BOTTOM)
        for mat, y in zip(
            mats, (middle + (index - (len(mats) - 1) / 2) * pitch for index in range(len(mats))), strict=True
        )
    )
    low = max(mat.x + EDGE.w * mat.size / 2 for mat in mats if mat.turn == BOTTOM) + 84
    deck = (max(column, low), high - 96, 96.0, 108.0, BOTTOM)
    return tuple(dials), lamps if len(mats) > 1 else (), pips, deck


def _both_sides(wide: float, high: float, clear: Point, mats: Sequence[Mat]) -> Extras:
    """Two sit face to face: everybody has a clock, the rounds and the lamps at the right hand."""
    dials, lamps, pips = [], [], []
    away = clear[0] / 2 + 4
    for turn in (BOTTOM, TOP):

        def at(dx: float, dy: float, turn: int = turn) -> Point:
            x, y = turned((wide / 2 - away + dx, dy), turn)
            return wide / 2 + x, high / 2 + y

        d = min(230.0, clear[0] * 0.44)
        dials.append(Dial(*at(0.0, 0.0), d, turn))
        pips.append(Pips(*at(0.0, d / 2 + 30), 20.0, 28.0, turn))
        for index, mat in enumerate(mats):
            across = (index - 0.5) * 130.0
            lamps.append(Lamp(mat.seat, at(across - 26, -d / 2 - 48), at(across + 30, -d / 2 - 48), turn))
    deck = (wide - away, high / 2 + dials[0].d / 2 + 150, 96.0, 108.0, BOTTOM)
    return tuple(dials), tuple(lamps), tuple(pips), deck


def _corners(wide: float, high: float, mats: Sequence[Mat]) -> Extras:
    """Mats on all four sides leave the corners: a clock, the rounds and the lamps at the right of two."""
    across = EDGE.w * mats[0].size / 2 + wide / 2
    deep = EDGE.w * mats[0].size / 2 + high / 2
    room, tall = wide - across - 24, high - deep - 24
    d = min(140.0, tall - 4)
    dials, lamps, pips = [], [], []
    for turn in (BOTTOM, TOP):

        def at(dx: float, dy: float, turn: int = turn) -> Point:
            x, y = turned((dx - wide / 2, dy - high / 2), turn)
            return wide / 2 + x, high / 2 + y

        y = high - 12 - tall / 2
        dials.append(Dial(*at(across + 20 + d / 2, y), d, turn))
        left, pitch = across + d + 44, (room - d - 44) / 4
        pips.append(Pips(*at(left + 2 * pitch, y + 36), 20.0, 28.0, turn))
        for index, mat in enumerate(mats):
            x = left + (index + 0.5) * pitch
            size = min(1.0, pitch / 106)
            token, lamp = at(x - 24 * size, y - 28), at(x + 30 * size, y - 28)
            lamps.append(Lamp(mat.seat, token, lamp, turn, size))
    x = (STUDS[0] + wide - across) / 2
    deck = (x, high - 12 - tall / 2, 96.0, 108.0, BOTTOM)
    return tuple(dials), tuple(lamps), tuple(pips), deck


# -- spots --------------------------------------------------------------------------------------------


def _spots(mats: Iterable[Mat], rows: Iterable[Row]) -> dict[str, Spot]:
    """Where chips may lie, and what else a hand may drop one on."""
    result: dict[str, Spot] = {}

    def add(key: str, at: Point, w: float, h: float, turn: int, seat: int | None) -> None:
        result[key] = Spot(key, *at, w, h, turn=turn, seat=seat)

    for mat in mats:
        plan, seat = mat.plan, mat.seat
        add(f"mat:{seat}", (mat.x, mat.y), mat.long(plan.w), mat.long(plan.h), mat.turn, seat)
        if plan.wells is None:
            continue
        wells, card, d = plan.wells, plan.card, mat.long(plan.chip)
        add(f"card:{seat}", mat.at(card.x, card.y), mat.long(card.w), mat.long(card.h), mat.turn, seat)
        w, h = wells.across + wells.d + 4, 2 * wells.down + wells.d + 4
        add(f"supply:{seat}", mat.at(wells.x, wells.y), mat.long(w), mat.long(h), mat.turn, seat)
        for place in range(BIRDS):
            key = f"place:{seat}:{place}"
            result[key] = Spot(key, *mat.place(place), d, d, turn=mat.turn, seat=seat, radius=d / 2)
    for number, row in enumerate(rows):
        for index in range(BIRDS):
            add(f"bird:{index}:{number}", row.bird_at(index), row.w, row.bird, row.turn, None)
            add(f"wish:{index}:{number}", row.wish_at(index), row.w, row.wish, row.turn, None)
    return result
