"""What belongs to a seat: its tray, the home of its tribers, its tribe board, a short sheet of its stock."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, rim
from sprites.brushes.materials import paper
from sprites.brushes.wood import wood
from sprites.fonts import font, words
from sprites.palette import SEAT_LOOKS, SeatLook, darker, ink_on, lighter, mix
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw
from sprites.uluk.figures import triber_ghost
from sprites.uluk.marks import arrow, badge, ghost, ratio_text, seal, well
from sprites.uluk.tints import BOARD, GOLD, LANDS, TRAY, TRIBES, WALNUT

Arrow = tuple[str, str, str]
"""A product, the type of its space, and the ratio: '1:1', 'x2', '2:3', '+1' or '-1'."""
Column = tuple[str, tuple[Arrow, ...]]
"""The type of a raw space and the arrows that leave it."""

STATES = ("other", "own", "asked")
BOARD_THICKNESS = 4.0
_PAD = 10.0


def tray(w: float, h: float, unit: float, look: int, state: str = "other", turn: int = 0) -> pygame.Surface:
    """A seat's tray of walnut with an inlaid line in the seat's hue; its middle is that of the picture.

    w, h: table units in the reader's frame; unit: pixels per table unit; look: index of SEAT_LOOKS; state:
    'other' (dark), 'own' (lighter) or 'asked' (lighter, a broad golden line: this seat is to act), else
    ValueError; turn: quarter turns of the reader, the light stays.
    """
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(STATES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    base = WALNUT if state == "other" else TRAY
    mask = rounded_mask(width, height, 18 * unit)
    face = masked(wood(width, height, unit, base, 71 + look, 0, 1.0, turn % 2 == 1), mask)
    hue = GOLD if state == "asked" else lighter(SEAT_LOOKS[look].hue, 0.06)
    inset, line = max(1, round(5 * unit)), max(1, round((4.6 if state == "asked" else 2.6) * unit))
    outer = rounded_mask(max(2, width - 2 * inset), max(2, height - 2 * inset), 14 * unit)
    inner = rounded_mask(
        max(1, width - 2 * inset - 2 * line),
        max(1, height - 2 * inset - 2 * line),
        max(1.0, 14 * unit - line),
    )
    outer.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    shift = max(1, round(0.9 * unit))
    face.blit(tinted(outer, (18, 8, 4), 190), (inset - shift, inset - shift))
    face.blit(tinted(outer, (255, 240, 214), 60), (inset + shift, inset + shift))
    face.blit(tinted(outer, hue), (inset, inset))
    if state == "asked":
        face.blit(tinted(rim(outer, max(1.0, unit)), (255, 250, 220), 150), (inset, inset))
    return pressed(face, mask, unit, 5.0, darker(base, 0.5), 2.6)


def home(w: float, h: float, unit: float, tribe: str, count: int, turn: int = 0) -> pygame.Surface:
    """The hollow where a tribe's tribers wait, a dim form for each of `count` places.

    w, h: table units in the reader's frame, exactly; see home_places() for the places.
    """
    hollow = well(w, h, unit, min(18.0, 0.3 * h), None, False, turn, (30, 16, 8), 190)
    middle = (hollow.get_width() / 2, hollow.get_height() / 2)
    for x, y in home_places(w, h, count, turn):
        form = triber_ghost(tribe, home_height(w, h, count), unit, turn, (0, 0, 0), 84)
        blit_centred(hollow, form, (middle[0] + x * unit, middle[1] + y * unit))
    return hollow


def home_height(w: float, h: float, count: int) -> float:
    """How high tribers are that stand in a home of this size; table units."""
    return min(0.86 * h, 1.16 * w / max(1, count))


def home_places(w: float, h: float, count: int, turn: int = 0) -> list[Point]:
    """The middles of `count` tribers in a home, from its middle, from the reader's left."""
    pace = (w - 0.1 * h) / max(1, count)
    return [turned_point(((number - (count - 1) / 2) * pace, 0.0), turn) for number in range(count)]


def turned_point(place: Point, turn: int) -> Point:
    """A place of the reader's frame on the table; turn: quarter turns of the reader."""
    x, y = place
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


@lru_cache(maxsize=64)
def _frame(w: float, h: float) -> tuple[float, float, float]:
    """Width of the tribe's band, left edge of the first column and width of a column."""
    band = min(26.0, 0.12 * h + 4)
    return band, -w / 2 + band + 4, (w - band - 10) / len(LANDS)


@lru_cache(maxsize=64)
def _sizes(w: float, h: float, named: bool) -> tuple[float, float, float, float]:
    """Diameter and level of the raw wells, side and level of the product wells, on a tribe board."""
    column = _frame(w, h)[2]
    below = 0.115 * h if named else 0.0
    raw = min(0.27 * h if named else 0.37 * h, 0.58 * column)
    made = min(0.27 * h if named else 0.37 * h, 0.47 * column)
    return raw, -h / 2 + _PAD + raw / 2, made, h / 2 - _PAD - below - made / 2


def raw_place(land: int, w: float, h: float, named: bool = False, turn: int = 0) -> Point:
    """The middle of a column's raw space, from the middle of a tribe board.

    land: 0..5 in the order of the lands; w, h, named, turn: as for tribe_board().
    """
    _, left, column = _frame(w, h)
    return turned_point((left + column * (land + 0.5), _sizes(w, h, named)[1]), turn)


def product_place(
    land: int, number: int, count: int, w: float, h: float, named: bool = False, turn: int = 0
) -> Point:
    """The middle of the number-th (from 0) of a column's `count` product spaces; see raw_place()."""
    _, left, column = _frame(w, h)
    x = left + column * (land + 0.5) + (number - (count - 1) / 2) * 0.49 * column
    return turned_point((x, _sizes(w, h, named)[3]), turn)


def space_sizes(w: float, h: float, named: bool = False) -> tuple[float, float]:
    """Diameter of a raw space and side of a product space on a tribe board, in table units."""
    raw, _, made, _ = _sizes(w, h, named)
    return raw, made


def column_box(land: int, w: float, h: float, turn: int = 0) -> tuple[float, float, float, float]:
    """A whole column: left, top, width and height from the middle of a tribe board, on the table."""
    _, left, column = _frame(w, h)
    x, y = turned_point((left + column * (land + 0.5), 0.0), turn)
    wide, high = (h - 12, column - 4) if turn % 2 else (column - 4, h - 12)
    return x - wide / 2, y - high / 2, wide, high


def tribe_board(
    columns: tuple[Column, ...],
    tribe: str,
    w: float,
    h: float,
    unit: float,
    look: int,
    turn: int = 0,
    names: tuple[tuple[str, ...], ...] = (),
) -> pygame.Surface:
    """A tribe board: six columns, arrows with their ratios, a space for everything, sealed with its type.

    columns: for each land the type of its raw space and its arrows; tribe: rhino, bird, boar or lizard, whose
    form runs down a band in the seat's hue (else ValueError); w, h: table units in the reader's frame; unit:
    pixels per table unit; look: index of SEAT_LOOKS; turn: quarter turns of the reader, the light stays;
    names: words under the product spaces, for each column one a product, or none (a low board has no room).
    The board's middle is the middle of the picture.
    """
    if tribe not in TRIBES:
        raise ValueError(f"unknown tribe {tribe!r}, expected one of {', '.join(TRIBES)}")
    width, height = pixels(w, unit), pixels(h, unit)
    large = turned_size(width, height, turn)
    mask = rounded_mask(*large, 13 * unit)
    face = paper(*large, unit, BOARD, 51 + look)
    print_ = blank(width, height, BOARD)
    _columns(print_, w, h, unit, look)
    _band(print_, w, h, unit, SEAT_LOOKS[look], tribe)
    face.blit(quarter_turned(print_, turn), (0, 0))
    grained(face, max(1.0, 2.2 * unit), 240, 5)
    named = bool(names)
    raw, _, made, low = _sizes(w, h, named)
    middle = (large[0] / 2, large[1] / 2)

    def lay(picture: pygame.Surface, place: Point) -> None:
        x, y = turned_point(place, turn)
        blit_centred(face, picture, (middle[0] + x * unit, middle[1] + y * unit))

    stamp = min(34.0, 0.5 * made)
    room = _frame(w, h)[2] * unit
    letters = _letters(names, room, pixels(min(24.0, 0.082 * h), unit))
    for number, (name, (kind, arrows)) in enumerate(zip(LANDS, columns, strict=True)):
        x, y = raw_place(number, w, h, named)
        lay(well(raw, raw, unit, raw / 2, name, False, turn), (x, y))
        lay(seal(kind, stamp, unit, turn), (x - 0.5 * raw - 0.16 * stamp, y - 0.26 * raw))
        for step, (product, type_, ratio) in enumerate(arrows):
            place = product_place(number, step, len(arrows), w, h, named)
            lay(
                _arrow((x, y + raw / 2), (place[0], place[1] - made / 2), _frame(w, h)[2], unit, turn),
                _between((x, y + raw / 2), place, made),
            )
            lay(well(made, made, unit, 0.16 * made, product, False, turn), place)
            lay(seal(type_, stamp, unit, turn), (place[0] - 0.36 * made, place[1] - 0.48 * made))
            text = ratio_text(ratio)
            if text:
                aside = 0.0 if len(arrows) == 1 else (-1 if step == 0 else 1)
                pill = min(27.0, 0.34 * made + 4)
                gap = place[1] - made / 2 - y - raw / 2
                at = (
                    x + (aside * 0.36 if aside else 0.3) * _frame(w, h)[2],
                    y + raw / 2 + gap * 0.5 - (0.1 if gap > 1.4 * pill else 0.28 if aside else 0.0) * raw,
                )
                lay(badge(text, pill, unit, turn), at)
        if named:
            for line, across in _names(names[number], letters, number, w, h, unit):
                lay(quarter_turned(line, turn), (across, low + made / 2 + 0.075 * h))
    return pressed(face, mask, unit, BOARD_THICKNESS, round_over=1.8)


def _letters(names: tuple[tuple[str, ...], ...], room: float, px: int) -> int:
    """The font size, at most px, at which the names of every column fit side by side; room, px: pixels."""
    for column in names:
        while px > 7 and sum(font(px, 700).size(name)[0] + 0.4 * px for name in column) > room:
            px -= 1
    return px


def _names(
    names: tuple[str, ...], px: int, land: int, w: float, h: float, unit: float
) -> list[tuple[pygame.Surface, float]]:
    """The names of a column's products and the middle of each: below its space, or as near as it fits."""
    _, left, column = _frame(w, h)
    start, end = left + column * land + 3, left + column * (land + 1) - 3
    lines = [words(name, px, (60, 38, 20), 700, round((end - start) * unit)) for name in names]
    halves = [line.get_width() / unit / 2 for line in lines]
    places = [product_place(land, step, len(names), w, h, True)[0] for step in range(len(names))]
    for step, half in enumerate(halves):
        places[step] = max(places[step], start + half)
        start = places[step] + half + 0.3 * px / unit
    for step in range(len(names) - 1, -1, -1):
        places[step] = min(places[step], end - halves[step])
        end = places[step] - halves[step] - 0.3 * px / unit
    return list(zip(lines, places, strict=True))


def _between(start: Point, place: Point, made: float) -> Point:
    end = (place[0], place[1] - made / 2)
    return start[0] + (end[0] - start[0]) * 0.5, (start[1] + end[1]) / 2 - 0.06 * made


def _arrow(start: Point, end: Point, column: float, unit: float, turn: int) -> pygame.Surface:
    """The arrow from a raw space to a product space, leaning as far as there is room in a column so wide."""
    down = max(12.0, end[1] - start[1])
    across = max(-0.9 * down, min(0.9 * down, (end[0] - start[0])))
    long = min(110.0, 0.6 * column, max(0.74 * math.hypot(across, down), 18.0))
    degrees = math.degrees(math.atan2(down, across)) + 90 * turn
    return arrow(long, min(34.0, 0.62 * long, 0.2 * column), unit, degrees)


def _columns(print_: pygame.Surface, w: float, h: float, unit: float, look: int) -> None:
    """Six strips in the colours of the lands (in place), upright."""
    _, left, column = _frame(w, h)
    for number, land in enumerate(LANDS.values()):
        size = (pixels(column - 4, unit), pixels(h - 12, unit))
        strip = paper(*size, unit, mix(BOARD, land.ground, 0.66), 31 + number + look)
        grained(strip, max(1.0, 26 * unit), 232, 8 + number, (1.4, 0.8))
        mask = rounded_mask(*size, 9 * unit)
        piece = masked(strip, mask)
        piece.blit(tinted(rim(mask, max(1.0, 1.4 * unit)), (70, 46, 24), 70), (0, 0))
        mark = ghost(tuple(LANDS)[number], min(0.5 * column, 0.34 * h), unit, 0, darker(land.ground, 0.4), 30)
        blit_centred(piece, mark, (size[0] / 2, size[1] / 2))
        x = w / 2 + left + column * number + 2
        print_.blit(piece, (round(x * unit), round(6 * unit)))


def _band(print_: pygame.Surface, w: float, h: float, unit: float, look: SeatLook, tribe: str) -> None:
    """The band in a seat's hue at the reader's left, the tribe's form again and again (in place)."""
    wide = _frame(w, h)[0]
    size = (pixels(wide - 4, unit), pixels(h - 12, unit))
    band = paper(*size, unit, look.hue, 3)

    def signs(layer: pygame.Surface, factor: float) -> None:
        pace = 1.35 * layer.get_width()
        count = max(1, int(layer.get_height() / pace))
        tone = darker(look.hue, 0.62) if ink_on(look.hue)[0] < 128 else (255, 248, 232)
        for step in range(count):
            y = layer.get_height() * (step + 0.5) / count
            draw(Pen(layer, (layer.get_width() / 2, y), 0.46 * layer.get_width()), f"{tribe}_triber", tone)

    sheet = drawn(size, signs, ink_on(look.hue))
    band.blit(sheet, (0, 0))
    mask = rounded_mask(*size, 8 * unit)
    piece = masked(band, mask)
    bevelled(piece, mask, max(1.0, unit), 100, 110)
    print_.blit(piece, (round(5 * unit), round(6 * unit)))


def stock_sheet(
    columns: tuple[Column, ...], w: float, h: float, unit: float, turn: int = 0
) -> pygame.Surface:
    """A seat's stock in short: six strips, a row for raw goods, two for products, each with its ghost.

    columns: as for tribe_board(); w, h: table units in the reader's frame; unit: pixels per table unit; turn:
    quarter turns of the reader; exactly as large as asked. See stock_place().
    """
    width, height = pixels(w, unit), pixels(h, unit)
    sheet = blank(width, height, BOARD)
    pace = w / len(LANDS)
    d = min(0.27 * h, 0.5 * pace)
    for number, ((name, land), (_, arrows)) in enumerate(zip(LANDS.items(), columns, strict=True)):
        size = (pixels(pace - 3, unit), height)
        mask = rounded_mask(*size, 7 * unit)
        piece = masked(paper(*size, unit, mix(BOARD, land.ground, 0.8), 21 + number), mask)
        bevelled(piece, mask, max(1.0, unit), 90, 80)
        for row, kind in enumerate((name, *(product for product, _, _ in arrows))):
            x, y = _stock(number, row, w, h)
            at = ((x + w / 2 - pace * number - 1.5) * unit, (y + h / 2) * unit)
            blit_centred(piece, ghost(kind, d, unit, 0, (60, 38, 20), 74), at)
        line = max(1, round(unit))
        piece.fill(
            (90, 62, 40, 200), (round(4 * unit), round(0.345 * height), size[0] - round(8 * unit), line)
        )
        sheet.blit(piece, (round((pace * number + 1.5) * unit), 0))
    return quarter_turned(sheet, turn)


def _stock(land: int, row: int, w: float, h: float) -> Point:
    pace = w / len(LANDS)
    return -w / 2 + pace * (land + 0.5) - 0.14 * pace, -h / 2 + h * (0.175 + 0.325 * row)


def stock_place(land: int, row: int, w: float, h: float, turn: int = 0) -> Point:
    """The middle of a good's sign on a stock sheet, from its middle; its count stands to the right of it.

    land: 0..5; row: 0 for raw, 1 and 2 for products in the order of the arrows.
    """
    return turned_point(_stock(land, row, w, h), turn)
