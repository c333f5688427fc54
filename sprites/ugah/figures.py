"""The two hunters as wooden figures, their ghosts, and the label that counts steps or points."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blank, mask_of, pixels, quarter_turned
from sprites.brushes.timber import painted_board
from sprites.fonts import number
from sprites.palette import darker
from sprites.shapes import Pen
from sprites.silhouettes import draw, filled_form
from sprites.table_parts.plates import plate
from sprites.ugah.tints import FIGURE_COLOURS, known

_ROOM = 1.2


def figure(kind: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A figure sawn from a board, standing; its middle is the middle of the picture (a square of 1.2 height).

    kind: small or large (else ValueError); height: table units; unit: pixels per table unit; turn: quarter
    turns of the reader.
    """
    colour = FIGURE_COLOURS[known(kind, FIGURE_COLOURS)]
    side, factor = pixels(height * _ROOM, unit), 3
    large, tall = side * factor, height * unit * factor
    art = quarter_turned(_cut_out(kind, large, tall), turn)
    mask = mask_of(art)
    body = painted_board(art, mask, tall * 0.05, darker(colour, 0.62), 1.9 * unit * factor, turn % 2 == 0)
    return pygame.transform.smoothscale(body, (side, side))


def _cut_out(kind: str, side: int, tall: float) -> pygame.Surface:
    """The painted silhouette on a square, a dark seam along its outline."""
    colour = FIGURE_COLOURS[kind]
    layer = blank(side, side, colour)
    draw(Pen(layer, (side / 2, side / 2), 0.46 * tall), kind, colour)
    return layer


def ghost(kind: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """Where a figure would arrive: a flat pale silhouette with a cream outline, as large as the figure."""
    colour = FIGURE_COLOURS[known(kind, FIGURE_COLOURS)]
    side, factor = pixels(height * _ROOM, unit), 3
    large = side * factor
    form = filled_form(quarter_turned(_cut_out(kind, large, height * unit * factor), turn), colour)
    outline = filled_form(form, (255, 246, 220))
    layer = blank(large, large, (255, 246, 220))
    line = max(1.0, 1.9 * unit * factor)
    for degrees in range(0, 360, 24):
        layer.blit(
            outline,
            (round(line * math.cos(math.radians(degrees))), round(line * math.sin(math.radians(degrees)))),
        )
    layer.blit(form, (0, 0))
    picture = pygame.transform.smoothscale(layer, (side, side))
    picture.fill((255, 255, 255, 182), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def count_pill(text: str, unit: float, turn: int = 0) -> pygame.Surface:
    """A dark label with a count such as "+3": 74 x 40 table units (turned: 40 x 74), wider if need be."""
    figures = number(text, pixels(28, unit), (255, 236, 190))
    width = max(74.0, figures.get_width() / unit + 30)
    label = plate(width, 40, unit, "pill")
    box = figures.get_bounding_rect()
    label.blit(
        figures,
        (
            round((label.get_width() - box.width) / 2 - box.x),
            round((label.get_height() - box.height) / 2 - box.y),
        ),
    )
    return quarter_turned(label, turn)
