"""The season board: which of six seasons it is, and which of six phases."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blit_centred,
    disc_mask,
    drawn,
    filled,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, spotlit
from sprites.brushes.wood import wood
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw
from sprites.uluk.boards import turned_point
from sprites.uluk.marks import figures
from sprites.uluk.tints import GOLD, INK

PHASES = ("errand", "harvest", "processing", "feeding", "ecology", "cleanup")
SEASONS = 6
_TONE: Colour = (252, 246, 226)


@drafted(48)
def phase_sign(phase: str, side: int) -> pygame.Surface:
    """The sign of a phase in cream on nothing, side in pixels; not to be changed.

    phase: errand (a triber on its way), harvest (a sickle), processing (a fire), feeding (a heaped bowl),
    ecology (arrows up and down) or cleanup (a broom), else ValueError.
    """
    if phase not in PHASES:
        raise ValueError(f"unknown phase {phase!r}, expected one of {', '.join(PHASES)}")

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor * 0.46)
        _phase(pen, phase)

    return drawn((side, side), paint, _TONE)


def _phase(pen: Pen, phase: str) -> None:
    match phase:
        case "errand":
            pen.disc(_TONE, -0.1, -0.6, 0.3)
            pen.blob(_TONE, [(-0.26, -0.3), (0.1, -0.3), (0.44, 0.1), (0.3, 0.28), (0.16, 0.2), (0.5, 0.94),
                             (0.2, 0.98), (-0.1, 0.5), (-0.36, 0.98), (-0.66, 0.92), (-0.4, 0.1),
                             (-0.66, 0.2),
                             (-0.72, 0.02)])  # fmt: skip
            for x in (0.62, 0.84):
                pen.line(_TONE, [(x - 0.1, -0.3), (x + 0.1, -0.1), (x - 0.1, 0.1)], 0.05)
        case "harvest":
            draw(pen, "sickle", (214, 218, 220))
        case "processing":
            draw(pen, "fire", (236, 108, 40))
        case "feeding":
            draw(pen, "full_bowl", (206, 126, 66))
        case "ecology":
            for x, side in ((-0.44, -1), (0.44, 1)):
                pen.line(_TONE, [(x, 0.7 * -side), (x, -0.1 * -side)], 0.13)
                pen.polygon(_TONE, [(x - 0.36, 0.05 * side), (x + 0.36, 0.05 * side), (x, 0.86 * side)])
        case _:
            pen.line((176, 122, 68), [(0.62, -0.94), (-0.14, 0.1)], 0.07)
            pen.blob((226, 188, 108), [(-0.3, 0.0), (0.06, 0.24), (-0.3, 0.9), (-0.92, 0.62), (-0.66, 0.2)])
            for x, y in ((-0.34, 0.76), (-0.54, 0.66), (-0.74, 0.54)):
                pen.line((150, 104, 52), [(-0.16, 0.22), (x, y)], 0.025)


def season_board(
    w: float, h: float, unit: float, season: int, phase: str | None = None, turn: int = 0
) -> pygame.Surface:
    """A wooden board with six seasons and below them six phases; the present ones are raised and golden.

    w, h: table units in the reader's frame (about 4 by 3, or twice as wide as high); unit: pixels per table
    unit; season: 1..6, those before are worn; phase: see PHASES, or None for none; turn: quarter turns of the
    reader. Its middle is the middle of the picture.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 12 * unit)
    face = masked(wood(width, height, unit, (138, 94, 56), 31, 0, 1.0, turn % 2 == 1), mask)
    middle = (width / 2, height / 2)
    d = stone_size(w, h)

    def lay(picture: pygame.Surface, place: Point) -> None:
        x, y = turned_point(place, turn)
        blit_centred(face, picture, (middle[0] + x * unit, middle[1] + y * unit))

    small = min(0.148 * w, d)
    for number in range(1, SEASONS + 1):
        lay(
            _stone(str(number), None, small, unit, number == season, number < season, turn),
            season_place(number, w, h),
        )
    for kind in PHASES:
        lay(_stone("", kind, d, unit, kind == phase, False, turn), phase_place(kind, w, h))
    return pressed(face, mask, unit, 4.0, (80, 50, 28), 2.2)


def stone_size(w: float, h: float) -> float:
    """The diameter of the phases on a season board, in table units; the seasons are no larger."""
    return min(0.145 * w, 0.38 * h) if w > 1.8 * h else min(0.29 * w, 0.31 * h)


def season_place(season: int, w: float, h: float, turn: int = 0) -> Point:
    """The middle of a season, 1..6, from the middle of the board."""
    y = -0.22 * h if w > 1.8 * h else -0.34 * h
    return turned_point(((season - 3.5) * 0.158 * w, y), turn)


def phase_place(phase: str, w: float, h: float, turn: int = 0) -> Point:
    """The middle of a phase from the middle of the board: one row below the seasons, or two of three."""
    number = PHASES.index(phase)
    if w > 1.8 * h:
        return turned_point(((number - 2.5) * 0.158 * w, 0.22 * h), turn)
    return turned_point(((number % 3 - 1) * 0.31 * w, (0.01 if number < 3 else 0.32) * h), turn)


def _stone(
    text: str, kind: str | None, d: float, unit: float, now: bool, past: bool, turn: int
) -> pygame.Surface:
    """A round stone: golden and raised now, pale before its time, sunken and dark when it is over."""
    side = pixels(d, unit)
    mask = disc_mask(side, 1.0 if now else 0.9)
    if kind is not None and not now:
        tone: Colour = (92, 60, 36)
    else:
        tone = (250, 206, 92) if now else (112, 78, 48) if past else (226, 206, 166)
    piece = masked(filled(side, side, tone), mask)
    grained(piece, max(1.0, 1.6 * unit), 232, 6)
    if now:
        spotlit(piece, mask, 90)
        bevelled(piece, mask, max(1.0, 0.07 * side), 170, 150)
        _rays(piece)
    else:
        hollowed(piece, mask, max(1.0, 0.06 * side), 140, 110)
    if kind is not None:
        picture = phase_sign(kind, round(side * (0.72 if now else 0.62)))
        if now:
            form = tinted(picture, INK)
            for shift in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                step = max(1, round(0.025 * side))
                blit_centred(
                    piece,
                    quarter_turned(form, turn),
                    (side / 2 + shift[0] * step, side / 2 + shift[1] * step),
                )
        blit_centred(piece, quarter_turned(picture, turn), (side / 2, side / 2))
    else:
        ink = INK if now or not past else lighter(darker(tone, 0.2), 0.36)
        blit_centred(
            piece, quarter_turned(figures(text, round(0.62 * side), ink), turn), (side / 2, side / 2)
        )
    return piece


def _rays(piece: pygame.Surface) -> None:
    """A notched edge that says 'now' without colour (in place)."""
    side = piece.get_width()

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        for step in range(20):
            angle = step * math.tau / 20
            pygame.draw.line(
                layer, darker(GOLD, 0.6),
                (middle + middle * 0.86 * math.cos(angle), middle + middle * 0.86 * math.sin(angle)),
                (middle + middle * 0.96 * math.cos(angle), middle + middle * 0.96 * math.sin(angle)),
                max(1, round(middle * 0.07)),
            )  # fmt: skip

    piece.blit(drawn((side, side), paint, darker(GOLD, 0.6)), (0, 0))
