"""Where everything is printed on the main board: points and boxes from its middle, in table units.

Everything is laid out for a board of 1552 x 724 and grows with the board's width `w`. Boxes are left, top,
width and height.
"""

from __future__ import annotations

import math
from functools import lru_cache

from sprites.shapes import Point
from sprites.uluk.tints import HUNTING, LANDS

Box = tuple[float, float, float, float]

WIDE, HIGH = 1552.0, 724.0
"""The board for which the plan is drawn."""
STEPS = 100
"""Spaces of the happiness track: 0 to 99; a marker beyond goes round again."""
LEVELS = 7
"""Positions of a harvest track."""
VILLAGE = ("workshop", "hut", "temple")

_MARGIN = 38.0
_TERRACE = 152.0
_INSET, _BEND = 19.0, 26.0
_LAND = 181.0
_SITE = (_LAND * 6) / 6
_HOUSE_TOP = {"workshop": 6.0, "hut": 264.0, "temple": 377.0}

SIZES: dict[str, tuple[float, float]] = {
    "step": (40.0, 30.0),
    "marker": (34.0, 34.0),
    "plaque": (66.0, 37.0),
    "sickle": (66.0, 66.0),
    "skull": (34.0, 34.0),
    "processing": (163.0, 104.0),
    "site": (172.0, 136.0),
    "site_space": (46.0, 46.0),
    "site_token": (76.0, 76.0),
    "workshop": (160.0, 58.0),
    "hut": (66.0, 66.0),
    "temple": (236.0, 62.0),
    "row_card": (86.0, 118.0),
    "deck": (66.0, 92.0),
    "triber": (62.0, 62.0),
    "site_triber": (48.0, 48.0),
    "monument": (140.0, 140.0),
    "land": (_LAND, 496.0),
}
"""Width and height of what is printed, or of the piece that fits there, on a board of 1552."""


def size(part: str, w: float = WIDE) -> tuple[float, float]:
    """Width and height of a part (see SIZES) on a board of width w; raises KeyError for an unknown part."""
    wide, high = SIZES[part]
    return wide * w / WIDE, high * w / WIDE


def height(w: float) -> float:
    """The height of a board of width w."""
    return HIGH * w / WIDE


def _from(x: float, y: float, w: float) -> Point:
    """A point given from the plan's upper left corner, from the middle of a board of width w."""
    return (x - WIDE / 2) * w / WIDE, (y - HIGH / 2) * w / WIDE


def _index(land: str) -> int:
    if land not in LANDS:
        raise ValueError(f"unknown land {land!r}, expected one of {', '.join(LANDS)}")
    return tuple(LANDS).index(land)


def land_box(land: str, w: float = WIDE) -> Box:
    """The painted ground of a land."""
    x, y = _from(_MARGIN + _LAND * _index(land), _MARGIN + _TERRACE, w)
    wide, high = size("land", w)
    return x, y, wide, high


def land_name_place(land: str, w: float = WIDE) -> Point:
    """The middle of the left edge of a land's name; its sign stands before it."""
    return _from(_MARGIN + _LAND * _index(land) + 62, _MARGIN + _TERRACE + 32, w)


def level_place(land: str, level: int, w: float = WIDE) -> Point:
    """The middle of a plaque of a land's track, for its marker; level: 0 (lowest) to 6 (highest)."""
    return _from(_MARGIN + _LAND * _index(land) + 66, _MARGIN + _TERRACE + 79 + 43 * (LEVELS - 1 - level), w)


def symbol_place(land: str, level: int, w: float = WIDE) -> Point:
    """The middle of the symbol to the left of a plaque: another land's good, which rises from here."""
    x, y = level_place(land, level, w)
    return x - 49 * w / WIDE, y


def sickle_place(land: str, number: int, w: float = WIDE) -> Point:
    """The middle of a land's space for a triber, 0 (upper) to 2; in the hunting lands they lie closer."""
    pace, first = (100.0, 80.0) if land in HUNTING else (88.0, 92.0)
    return _from(_MARGIN + _LAND * _index(land) + 140, _MARGIN + _TERRACE + first + pace * number, w)


def skull_place(land: str, number: int, w: float = WIDE) -> Point:
    """The middle of the skull space below a space of a hunting land; raises ValueError for another land."""
    if land not in HUNTING:
        raise ValueError(f"no skull space in {land!r}")
    x, y = sickle_place(land, number, w)
    return x, y + 49 * w / WIDE


def processing_box(land: str, w: float = WIDE) -> Box:
    """The hollow of a land where tribers process; its left third carries a fire."""
    x, y = _from(_MARGIN + _LAND * _index(land) + 9, _MARGIN + _TERRACE + 370, w)
    return x, y, *size("processing", w)


def processing_place(land: str, number: int, count: int, w: float = WIDE) -> Point:
    """The middle of the number-th (from 0) of `count` tribers that process in a land."""
    return _spread(_processing_room(land, w), number, max(count, 2))


def processing_height(land: str, count: int, w: float = WIDE) -> float:
    """How high `count` tribers are that process in a land."""
    return min(size("triber", w)[1], _fitted(_processing_room(land, w), max(count, 2))[1])


def _processing_room(land: str, w: float) -> Box:
    x, y, wide, high = processing_box(land, w)
    return x + 0.36 * wide, y, 0.6 * wide, high


def _fitted(room: Box, count: int) -> tuple[int, float]:
    """In how many rows so many tribers stand in a room, one or two, and how high they are at most."""
    _, _, wide, high = room

    def height(rows: int) -> float:
        return min(1.3 * wide / math.ceil(count / rows), high * (0.94 if rows == 1 else 0.54))

    rows = 1 if height(1) >= height(2) else 2
    return rows, height(rows)


def _spread(room: Box, number: int, count: int) -> Point:
    """The middle of one of several tribers in a room."""
    x, y, wide, high = room
    rows, _ = _fitted(room, count)
    columns = math.ceil(count / rows)
    row, column = divmod(number, columns)
    return x + wide * (column + 0.5) / columns, y + high * (0.5 if rows == 1 else 0.26 + 0.44 * row)


def site_place(site: int, w: float = WIDE) -> Point:
    """The middle of a building site, 0 (left) to 5: its token lies here, later its monument stands here."""
    return _from(_MARGIN + _SITE * (site + 0.5), _MARGIN + _TERRACE / 2 - 2, w)


def site_spaces(site: int, count: int, w: float = WIDE) -> list[Point]:
    """The middles of the spaces round a site: left column, then right column, from the top."""
    x, y = site_place(site, w)
    scale = w / WIDE
    places: list[Point] = []
    for side, share in ((-1, (count + 1) // 2), (1, count // 2)):
        for number in range(share):
            down = (number - (share - 1) / 2) * (46 if share > 2 else 54)
            places.append((x + side * (64 - 0.1 * abs(down)) * scale, y + down * scale))
    return places


def chart_box(w: float = WIDE) -> Box:
    """The slip with the chart of the monuments, at the right end of the terrace."""
    x, y = _from(_MARGIN + 6 * _LAND + 196, _MARGIN + 6, w)
    return x, y, 188 * w / WIDE, 140 * w / WIDE


def season_box(w: float = WIDE) -> Box:
    """The free place for the season board, to the left of the chart."""
    x, y = _from(_MARGIN + 6 * _LAND + 10, _MARGIN + 6, w)
    return x, y, 180 * w / WIDE, 140 * w / WIDE


def village_box(place: str, w: float = WIDE) -> Box:
    """Where tribers stand in the Workshop, the Shaman's Hut (one space) or the Temple."""
    if place not in VILLAGE:
        raise ValueError(f"unknown place {place!r}, expected one of {', '.join(VILLAGE)}")
    top = _HOUSE_TOP[place] + (42 if place == "workshop" else 50)
    x, y = _from(_MARGIN + 6 * _LAND + 130, _MARGIN + _TERRACE + top, w)
    return x, y, *size(place, w)


def village_place(place: str, number: int, count: int, w: float = WIDE) -> Point:
    """The middle of the number-th (from 0) of `count` tribers in a place of the village."""
    x, y, wide, high = village_box(place, w)
    if place == "hut":
        return x + wide / 2, y + high / 2
    return _spread((x + 0.04 * wide, y, 0.92 * wide, high), number, max(count, 3))


def village_height(place: str, count: int, w: float = WIDE) -> float:
    """How high `count` tribers are that stand in a place of the village."""
    x, y, wide, high = village_box(place, w)
    tall = size("triber", w)[1]
    return tall if place == "hut" else min(tall, _fitted((x, y, 0.92 * wide, high), max(count, 3))[1])


def village_name_place(place: str, w: float = WIDE) -> Point:
    """The middle of the left edge of a place's name."""
    x, y, _, _ = village_box(place, w)
    return x + 2 * w / WIDE, y - 22 * w / WIDE


def gift_place(place: str, w: float = WIDE) -> Point:
    """The middle of what a place gives at once: happiness, by the Hut and by the name of the Temple."""
    _, y, _, high = village_box(place, w)
    x = _from(WIDE - _MARGIN - 52, 0.0, w)[0]
    return x, y + high / 2 if place == "hut" else village_name_place(place, w)[1]


def row_place(number: int, w: float = WIDE) -> Point:
    """The middle of an Invention of the row, 0 (left) to 3."""
    return _from(_MARGIN + 6 * _LAND + 54 + 94 * number, _MARGIN + _TERRACE + 184, w)


def deck_place(w: float = WIDE) -> Point:
    """The middle of the deck of Inventions."""
    return _from(WIDE - _MARGIN - 44, _MARGIN + _TERRACE + 58, w)


@lru_cache(maxsize=16)
def happiness_places(w: float = WIDE) -> tuple[Point, ...]:
    """The middles of the happiness track's spaces 0 to 99: clockwise round the board from the upper left."""
    inset, bend = _INSET, _BEND
    across, down = WIDE - 2 * inset - 2 * bend, HIGH - 2 * inset - 2 * bend
    quarter = bend * math.pi / 2
    total = 2 * (across + down) + 4 * quarter
    places: list[Point] = []
    for step in range(STEPS):
        walked = step * total / STEPS
        for long, at in (
            (across, lambda far: (inset + bend + far, inset)),
            (quarter, lambda far: _bend(WIDE - inset - bend, inset + bend, bend, far / bend - math.pi / 2)),
            (down, lambda far: (WIDE - inset, inset + bend + far)),
            (quarter, lambda far: _bend(WIDE - inset - bend, HIGH - inset - bend, bend, far / bend)),
            (across, lambda far: (WIDE - inset - bend - far, HIGH - inset)),
            (quarter, lambda far: _bend(inset + bend, HIGH - inset - bend, bend, far / bend + math.pi / 2)),
            (down, lambda far: (inset, HIGH - inset - bend - far)),
            (quarter, lambda far: _bend(inset + bend, inset + bend, bend, far / bend + math.pi)),
        ):
            if walked <= long:
                x, y = at(walked)
                places.append(_from(x, y, w))
                break
            walked -= long
    return tuple(places)


def _bend(x: float, y: float, radius: float, angle: float) -> Point:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def happiness_place(hp: int, w: float = WIDE, rank: int = 0) -> Point:
    """The middle of a happiness marker; rank: how many lie below it on the same space.

    hp: any number; 100 and −1 lie on spaces of the next and the last lap (see happiness_chip). Markers that
    share a space lie further and further into the board; half of each is seen.
    """
    x, y = happiness_places(w)[hp % STEPS]
    scale = w / WIDE
    far_x, far_y = (scale * (side / 2 - _INSET - _BEND) for side in (WIDE, HIGH))
    inward = max(-far_x, min(far_x, x)) - x, max(-far_y, min(far_y, y)) - y
    step = 0.42 * SIZES["marker"][0] * scale * rank / math.hypot(*inward)
    return x + step * inward[0], y + step * inward[1]
