"""The meal: a rug with a border of leaves, the cradle and the celebration, and who has eaten."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    filled,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    turned_size,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, radial
from sprites.brushes.wood import wood
from sprites.palette import darker, lighter
from sprites.shapes import Pen, Point
from sprites.uluk.boards import turned_point
from sprites.uluk.figures import triber_ghost
from sprites.uluk.marks import arrow, figures, ghost, sign, well
from sprites.uluk.tints import CARD, RUG

BORDER = 46.0
"""Width of the rug's border, in table units."""
_LEAF = (226, 186, 104)
_LEAF_TOO = (132, 150, 96)


def rug(w: float, h: float, unit: float) -> pygame.Surface:
    """A plain-woven rug with a border of leaves, for the feeding phase; exactly as large as asked.

    w, h: table units; unit: pixels per table unit. Within BORDER of its edge it is ornament.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    cloth = filled(width, height, RUG)
    grained(cloth, max(1.0, 1.7 * unit), 212, 3, (1, 3.2))
    grained(cloth, max(1.0, 1.7 * unit), 220, 4, (3.2, 1))
    grained(cloth, 120 * unit, 226, 5)
    _border(cloth, unit)
    shade = radial(width, height, (255, 226, 180, 44), (20, 6, 10, 96), (0.34, 0.28), 1.8, 0.9)
    cloth.blit(shade, (0, 0))
    mask = rounded_mask(width, height, 6 * unit)
    piece = masked(cloth, mask)
    bevelled(piece, mask, max(1.0, 2.4 * unit), 70, 110)
    return piece


def _border(cloth: pygame.Surface, unit: float) -> None:
    """Two woven lines and between them a twig with leaves, along all four sides (in place)."""
    width, height = cloth.get_size()
    for inset in (12.0, BORDER - 4):
        rect = cloth.get_rect().inflate(-2 * round(inset * unit), -2 * round(inset * unit))
        pygame.draw.rect(cloth, _LEAF, rect, max(1, round(3 * unit)))
    side = pixels(BORDER - 20, unit)
    middle = BORDER / 2 + 4
    for turn, long in ((0, width), (1, height), (2, width), (3, height)):
        twig = _twig(round(long - 2 * middle * unit), side, unit)
        strip = pygame.transform.rotate(twig, (0, -90, 180, 90)[turn])
        across = round(middle * unit - side / 2)
        along = round(middle * unit)
        place = (
            (along, across),
            (width - across - side, along),
            (along, height - across - side),
            (across, along),
        )[turn]
        cloth.blit(strip, place)


def _twig(long: int, high: int, unit: float) -> pygame.Surface:
    """A twig from left to right with leaves above and below; pixels."""
    count = max(2, round(long / unit / 26))

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        wide, middle = layer.get_width(), layer.get_height() / 2
        path = [
            (wide * step / (2 * count), middle + 3 * scale * math.sin(step * math.pi / 2))
            for step in range(2 * count + 1)
        ]
        pygame.draw.lines(layer, darker(_LEAF_TOO, 0.2), False, path, max(1, round(2 * scale)))
        for step in range(count):
            side = 1.0 if step % 2 else -1.0
            pen = Pen(
                layer, (wide * (step + 0.5) / count, middle), 11 * scale, False, (1.0, 0.0), (0.0, side)
            )
            pen.blob(_LEAF if step % 2 else _LEAF_TOO, [(-0.5, 0.1), (0.1, 0.2), (0.9, 0.95), (0.0, 0.85)])

    return drawn((max(4, long), high), paint, _LEAF, 3)


PLACES: dict[str, tuple[tuple[str, Point], ...]] = {
    "cradle": (("food", (-0.33, 0.0)), ("food", (-0.08, 0.0))),
    "celebration": (("holiday", (-0.34, 0.0)), ("food", (-0.02, -0.21)), ("poison", (-0.02, 0.21))),
}
"""The wells of the two boards: what belongs there and where, as shares of width and height."""


def meal_places(kind: str, w: float, h: float, turn: int = 0) -> list[Point]:
    """The middles of a meal board's wells, from its middle: two foods, or a drink, a food and a poison."""
    down = 0.1 * h
    return [turned_point((x * w, y * h + down), turn) for _, (x, y) in _board(kind)]


def well_size(kind: str, w: float, h: float) -> float:
    """The diameter of the wells of a meal board, in table units."""
    return min(0.23 * w, 0.3 * h) if kind == "cradle" else min(0.21 * w, 0.3 * h)


def _board(kind: str) -> tuple[tuple[str, Point], ...]:
    if kind not in PLACES:
        raise ValueError(f"unknown board {kind!r}, expected one of {', '.join(PLACES)}")
    return PLACES[kind]


def meal_board(
    kind: str, w: float, h: float, unit: float, gains: tuple[int, ...] = (), lit: bool = False, turn: int = 0
) -> pygame.Surface:
    """A board of the meal, its upper fifth left free for words; its middle is the middle of the picture.

    kind: 'cradle' (two foods bring a triber) or 'celebration' (a drink with food, or with poison, brings
    happiness), else ValueError; w, h: table units in the reader's frame (about 5 by 4); unit: pixels per
    table unit; gains: happiness with food and with poison; lit: all have eaten, the wells may be used; turn:
    quarter turns of the reader.
    """
    places = _board(kind)
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 16 * unit)
    face = masked(wood(width, height, unit, (140, 96, 58), 23, 0, 1.0, turn % 2 == 1), mask)
    middle = (width / 2, height / 2)
    d = well_size(kind, w, h)

    def lay(picture: pygame.Surface, place: Point) -> None:
        x, y = turned_point(place, turn)
        blit_centred(face, picture, (middle[0] + x * unit, middle[1] + y * unit))

    for (what, _), place in zip(places, meal_places(kind, w, h), strict=True):
        hollow = well(d, d, unit, d / 2, None, lit, turn, (40, 22, 10), 150)
        mark = ghost(what, 0.6 * d, unit, turn, (250, 232, 190), 150 if lit else 92)
        blit_centred(hollow, mark, (hollow.get_width() / 2, hollow.get_height() / 2))
        lay(hollow, place)
    down = 0.1 * h
    if kind == "cradle":
        lay(arrow(0.13 * w, 0.1 * w, unit, 90 * turn, lit), (0.13 * w, down))
        tone, alpha = ((255, 226, 150), 235) if lit else ((40, 24, 12), 150)
        lay(triber_ghost("bird", 0.46 * h, unit, turn, tone, alpha), (0.34 * w, down - 0.02 * h))
    else:
        lay(quarter_turned(figures("+", pixels(0.16 * h, unit), CARD), turn), (-0.18 * w, down))
        for gain, y in zip(gains, (-0.21, 0.21), strict=True):
            lay(arrow(0.09 * w, 0.08 * w, unit, 90 * turn, lit), (0.16 * w, y * h + down))
            lay(
                quarter_turned(figures(f"+{gain}", pixels(0.13 * h, unit), CARD), turn),
                (0.285 * w, y * h + down),
            )
            lay(quarter_turned(sign("happiness", pixels(0.16 * h, unit)), turn), (0.41 * w, y * h + down))
    return pressed(face, mask, unit, 5.0, (76, 48, 26), 2.4)


def tick(d: float, unit: float, done: bool = True) -> pygame.Surface:
    """Whether a triber, or a whole seat, has eaten: a green tick, or a red bar; d in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side, 0.98)
    face = masked(filled(side, side, (252, 247, 232)), mask)

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        if done:
            pen.line((28, 106, 58), [(-0.5, 0.04), (-0.12, 0.42), (0.52, -0.42)], 0.13)
        else:
            pen.line((166, 44, 30), [(-0.46, 0.0), (0.46, 0.0)], 0.15)

    face.blit(drawn((side, side), paint, (28, 106, 58)), (0, 0))
    bevelled(face, mask, max(1.0, 0.05 * side), 110, 120)
    return face


def fire(d: float, unit: float, stage: int = 0) -> pygame.Surface:
    """The fire of a celebration with its sparks; stage 0..3: it flickers; d: table units, cut out."""
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        whole_ = side * factor
        pen = Pen(layer, (whole_ / 2, whole_ * 0.58), whole_ * 0.36, stage % 2 == 1)
        for step in range(9):
            angle = step * 2.4 + stage * 1.1
            far = 0.5 + 0.09 * ((step * 5 + stage * 3) % 9)
            pen.disc(
                lighter((255, 190, 80), 0.1 * (step % 4)),
                far * math.cos(angle) * 0.8,
                -0.5 - far * 0.9,
                0.035,
            )

    halo = radial(side, side, (255, 196, 90, 150), (255, 160, 60, 0), (0.5, 0.58), 1.4, 0.5)
    sheet = blank(side, side, (255, 190, 90))
    sheet.blit(halo, (0, 0))
    blaze = sign("fire", round(side * (0.66 + 0.03 * (stage % 3))))
    blaze = pygame.transform.flip(blaze, True, False) if stage % 2 else blaze
    blit_centred(sheet, blaze, (side / 2, side * 0.56))
    sheet.blit(drawn((side, side), paint, (255, 190, 90)), (0, 0))
    return sheet
