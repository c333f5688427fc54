"""What a community needs: the piles of its three needs, and the board that shows all open ones."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blit_centred,
    drawn,
    faded,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.light import bevelled, hollowed
from sprites.fonts import number
from sprites.palette import SEAT_LOOKS, darker, lighter
from sprites.shapes import Pen, Point
from sprites.table_parts.studs import token as seat_token
from sprites.wolves.mats import birch
from sprites.wolves.tints import KINDS, MET, SHORT, known
from sprites.wolves.tokens import token, turned_point

NEED = 3
"""Units of each kind that a community needs."""
NEED_STATES = ("open", "short", "met")


def need(
    kind: str, filled: int, w: float, h: float, unit: float, state: str = "open", turn: int = 0
) -> pygame.Surface:
    """A need's place on a mat: a hollow with its sign and one bead a unit; exactly as large as asked.

    kind: fish, corn or bison (else ValueError); filled: units paid, 0..3; w, h: table units in the reader's
    frame; unit: pixels per table unit; state: 'open' (not paid yet: hollow beads are grey), 'short' (hollow
    beads are red and crossed, and a number tells how many are missing) or 'met' (a tick, the sign dimmed);
    turn: quarter turns of the reader.
    """
    known(kind, KINDS, "kind")
    if state not in NEED_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(NEED_STATES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    lying = w > 1.25 * h
    d = min(0.8 * h if lying else 0.5 * h, 0.46 * w if lying else 0.66 * w)
    x, y = (0.04 * w + d / 2, h / 2) if lying else (w / 2, 0.05 * h + d / 2)
    wide, tall = (w - x - d / 2, h) if lying else (w, h - y - d / 2)
    mask = rounded_mask(width, height, 0.1 * min(width, height))
    well = tinted(mask, (78, 26, 14) if state == "short" else (24, 16, 12), 150 if state == "short" else 112)
    hollowed(well, mask, max(1.0, 3.2 * unit), 160, 90)
    sign = token(kind, d, unit, turn)
    _lay(well, faded(sign, 150) if state == "met" else sign, (x - w / 2, y - h / 2), unit, turn)
    if state == "met":
        mark = tick(min(wide * 0.72, tall * 0.9), unit, turn)
    else:
        mark = quarter_turned(pips(kind, filled, wide * 0.94, tall * 0.86, unit, state), turn)
    _lay(well, mark, (w / 2 - wide / 2, h / 2 - tall / 2), unit, turn)
    if state == "short":
        ring = mask.copy()
        line = max(1, round(1.8 * unit))
        ring.blit(
            rounded_mask(
                ring.get_width() - 2 * line, ring.get_height() - 2 * line, 0.09 * min(width, height)
            ),
            (line, line),
            special_flags=pygame.BLEND_RGBA_SUB,
        )
        well.blit(tinted(ring, (255, 132, 96), 235), (0, 0))
    return well


def pips(kind: str, filled: int, w: float, h: float, unit: float, state: str = "short") -> pygame.Surface:
    """Three beads in a row: those paid in the kind's colour, the others hollow; what is missing as a number.

    w, h: room in table units; state: 'open' or 'short' as for need().
    """
    look = known(kind, KINDS, "kind")
    size = (pixels(w, unit), pixels(h, unit))
    missing = NEED - filled
    numbered = state == "short" and missing > 0 and h > 0.42 * w

    def beads(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        pace = width / NEED
        radius = min(pace * 0.42, height * (0.2 if numbered else 0.42))
        level = radius * 1.15 if numbered else height / 2
        for place in range(NEED):
            middle = ((place + 0.5) * pace, level)
            pygame.draw.circle(layer, (28, 18, 12), middle, radius)
            if place < filled:
                pygame.draw.circle(layer, lighter(look.ring, 0.62), middle, radius * 0.86)
                pygame.draw.circle(layer, lighter(look.ring, 0.16), middle, radius * 0.6)
                continue
            tone = SHORT if state == "short" else (176, 160, 138)
            pygame.draw.circle(layer, lighter(tone, 0.3), middle, radius * 0.9, max(1, round(radius * 0.26)))
            if state == "short":
                pen = Pen(layer, middle, radius)
                for lean in (-1, 1):
                    pen.line(lighter(tone, 0.3), [(-0.3, -0.3 * lean), (0.3, 0.3 * lean)], 0.12)

    row = drawn(size, beads, (28, 18, 12))
    if numbered:
        radius = min(size[0] / NEED * 0.42, size[1] * 0.2)
        room = size[1] - radius * 2.3
        figures = number(f"−{missing}", max(7, round(room * 0.98)), (255, 214, 190))
        box = figures.get_bounding_rect()
        row.blit(
            figures,
            (
                round(size[0] / 2 - box.width / 2 - box.x),
                round(radius * 2.3 + room / 2 - box.height / 2 - box.y),
            ),
        )
    return row


def tick(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A tick: this need is met; d: its width in table units."""
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (layer.get_width() / 2, layer.get_height() / 2), layer.get_width() / 2)
        path = [(-0.7, 0.06), (-0.2, 0.56), (0.72, -0.56)]
        pen.line((22, 62, 40), path, 0.24)
        pen.line(MET, path, 0.15)

    return quarter_turned(drawn((side, side), paint, MET), turn)


Row = tuple[int, tuple[int, int, int], bool]
"""A seat's look (an index of SEAT_LOOKS), what it misses of each kind, whether that is settled."""


def needs_board(w: float, h: float, unit: float, rows: Sequence[Row], turn: int = 0) -> pygame.Surface:
    """The board of open needs: a row for each seat, a column for each kind; its middle is the picture's.

    w, h: table units in the reader's frame; unit: pixels per table unit; rows: in the order in which they are
    shown, at least one; what a seat misses is a red cell with hollow beads and a number, what it has is a
    tick, and what it has not paid yet an empty place; turn: quarter turns of the reader.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 12 * unit)
    face = masked(birch(width, height, unit, turn), mask)
    bevelled(face, mask, max(1.0, 2 * unit), 120, 110)
    head = min(h / (len(rows) + 0.8) * 0.9, 0.2 * w)
    deep = (h - head - 0.05 * h) / len(rows)
    left = min(0.24 * w, deep * 1.16)
    pace = (w - left - 0.03 * w) / len(KINDS)
    columns = [left + (column + 0.5) * pace - w / 2 for column in range(len(KINDS))]
    for x, kind in zip(columns, KINDS, strict=True):
        sign = token(kind, min(head * 0.86, pace * 0.8), unit, turn)
        _lay(face, sign, (x, head * 0.5 + 0.02 * h - h / 2), unit, turn)
    for line, (look, missing, settled) in enumerate(rows):
        y = 0.02 * h + head + (line + 0.5) * deep - h / 2
        seat = seat_token(SEAT_LOOKS[look], deep * 0.8, unit, turn)
        _lay(face, seat, (left * 0.54 - w / 2, y), unit, turn)
        for x, kind, lack in zip(columns, KINDS, missing, strict=True):
            _lay(face, _cell(kind, lack, settled, pace * 0.92, deep * 0.84, unit, turn), (x, y), unit, turn)
    return pressed(face, mask, unit, 3.0, (150, 122, 88))


def _lay(target: pygame.Surface, piece: pygame.Surface, place: Point, unit: float, turn: int) -> None:
    """Lay a piece at a place of the reader's frame, counted from the middle of the target in table units."""
    x, y = turned_point(place, turn)
    middle = (target.get_width() / 2, target.get_height() / 2)
    blit_centred(target, piece, (middle[0] + x * unit, middle[1] + y * unit))


def _cell(kind: str, lack: int, settled: bool, w: float, h: float, unit: float, turn: int) -> pygame.Surface:
    """One cell of the board: red with what is missing, a tick, or an empty place."""
    size = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(*size, 0.22 * min(size))
    if not settled:
        cell = tinted(mask, (92, 70, 46), 50)
        hollowed(cell, mask, max(1.0, 1.4 * unit), 70, 110)
        return cell
    if not lack:
        cell = tinted(mask, (64, 132, 88), 70)
        blit_centred(cell, tick(min(w * 0.5, h * 0.8), unit, turn), (size[0] / 2, size[1] / 2))
        return cell
    cell = tinted(mask, darker(SHORT, 0.5))
    hollowed(cell, mask, max(1.0, 1.6 * unit), 120, 80)
    _lay(
        cell,
        quarter_turned(pips(kind, NEED - lack, w * 0.64, h * 0.4, unit), turn),
        (-0.14 * w, 0),
        unit,
        turn,
    )
    figures = number(str(lack), max(7, round(pixels(h, unit) * 0.78)), (255, 236, 214))
    tight = figures.subsurface(figures.get_bounding_rect())
    _lay(cell, quarter_turned(tight, turn), (0.33 * w, 0), unit, turn)
    return cell
