"""Standing things: the tribers of four tribes, their ghosts, and the monuments."""

from __future__ import annotations

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    drawn,
    mask_of,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    tinted,
)
from sprites.brushes.grain import grained, relief
from sprites.brushes.light import bevelled, radial, thick
from sprites.brushes.materials import stone
from sprites.brushes.timber import painted_board
from sprites.palette import SEAT_LOOKS, Colour, darker
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, smooth
from sprites.silhouettes import draw
from sprites.symbols import seat_symbol
from sprites.uluk.marks import embossed
from sprites.uluk.tints import LANDS, TRIBES, known

ROCK: Colour = (122, 118, 112)


def triber(tribe: str, look: int, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A triber sawn from board, standing: its tribe by its form, its seat by hue and symbol.

    tribe: rhino (horn), bird (quills), boar (tusks) or lizard (frill), else ValueError; look: index of
    SEAT_LOOKS; height: table units; unit: pixels per table unit; turn: quarter turns of the reader. The
    picture is a square of FIGURE_ROOM times the height; the figure's middle is its middle.
    """
    if tribe not in TRIBES:
        raise ValueError(f"unknown tribe {tribe!r}, expected one of {', '.join(TRIBES)}")
    seat = SEAT_LOOKS[look]
    side, factor = pixels(height * FIGURE_ROOM, unit), 3
    large, tall = side * factor, height * unit * factor
    art = blank(large, large, seat.hue)
    draw(Pen(art, (large / 2, large / 2), 0.48 * tall), f"{tribe}_triber", seat.hue)
    spot = Pen(art, (large / 2, large / 2 + 0.16 * tall), 0.15 * tall)
    seat_symbol(spot, seat.symbol, darker(seat.hue, 0.8), 1.16)
    seat_symbol(spot, seat.symbol, (255, 250, 236), 0.84)
    art = quarter_turned(art, turn)
    body = painted_board(
        art, mask_of(art), tall * 0.055, darker(seat.hue, 0.6), 1.9 * unit * factor, turn % 2 == 0
    )
    return pygame.transform.smoothscale(body, (side, side))


def triber_ghost(
    tribe: str, height: float, unit: float, turn: int = 0, tone: Colour = (20, 10, 4), alpha: int = 96
) -> pygame.Surface:
    """The place of a triber that is away, or not yet born: its flat form; arguments as for triber()."""
    if tribe not in TRIBES:
        raise ValueError(f"unknown tribe {tribe!r}, expected one of {', '.join(TRIBES)}")
    side, factor = pixels(height * FIGURE_ROOM, unit), 3
    art = blank(side * factor, side * factor, tone)
    middle = side * factor / 2
    draw(Pen(art, (middle, middle), 0.48 * height * unit * factor), f"{tribe}_triber", tone)
    return quarter_turned(tinted(pygame.transform.smoothscale(art, (side, side)), tone, alpha), turn)


def monument(land: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A standing monument: a dark boulder on a stepped base, the land's good raised on it, moss at its foot.

    land: a land (else ValueError); height: table units; unit: pixels per table unit; turn: quarter turns of
    the reader. The picture is a square of FIGURE_ROOM times the height, its middle that of the monument.
    """
    known(land, LANDS, "land")
    side = pixels(height * FIGURE_ROOM, unit)
    tall = height * unit
    body = blank(side, side, darker(ROCK, 0.4))
    middle = side / 2
    head = [
        (-0.5, 0.64), (-0.62, 0.2), (-0.56, -0.14), (-0.4, -0.3), (-0.42, -0.62), (-0.3, -0.86), (0.0, -0.99),
        (0.3, -0.86), (0.42, -0.62), (0.4, -0.3), (0.56, -0.14), (0.62, 0.2), (0.5, 0.64),
    ]  # fmt: skip
    for outline, tone, seed, curved in (
        ([(-0.74, 0.98), (-0.68, 0.78), (0.68, 0.78), (0.74, 0.98)], (168, 158, 138), 5, False),
        ([(-0.58, 0.8), (-0.52, 0.56), (0.52, 0.56), (0.58, 0.8)], (180, 170, 148), 6, False),
        (head, ROCK, 7, True),
    ):  # fmt: skip
        path = smooth(outline, steps=8) if curved else outline
        place = [(middle + x * tall / 2, middle + y * tall / 2) for x, y in path]
        mask = polygon_mask(side, side, place)
        texture = stone(side, side, max(0.3, tall / 130), tone, seed)
        relief(texture, max(1.0, tall * 0.03), 18, max(1.0, tall * 0.008), seed)
        face = masked(texture, mask)
        face.blit(
            masked(radial(side, side, (255, 250, 236, 60), (20, 14, 20, 120), (0.36, 0.28), 1.3, 0.75), mask),
            (0, 0),
        )
        bevelled(face, mask, max(1.0, tall * 0.035), 150, 150)
        body.blit(thick(face, mask, max(1.0, tall * 0.03), darker(tone, 0.55), (side, side)), (0, 0))
    _carve(body, tall)
    blit_centred(body, embossed(land, round(0.44 * tall), (204, 198, 184)), (middle, middle + 0.1 * tall))
    moss = Pen(body, (middle, middle), tall / 2)
    for x, y, half in ((-0.5, 0.74, 0.08), (-0.42, 0.79, 0.07), (-0.3, 0.76, 0.045), (0.46, 0.96, 0.07),
                       (0.56, 0.93, 0.05), (0.32, 0.55, 0.05), (0.4, 0.5, 0.06)):  # fmt: skip
        moss.disc((84, 112, 62), x, y, half)
        moss.disc((122, 150, 84), x - half * 0.3, y - half * 0.35, half * 0.5)
    grained(body, max(1.0, tall * 0.012), 236, 4)
    return quarter_turned(body, turn)


def _carve(body: pygame.Surface, tall: float) -> None:
    """The face of a monument: brows, eyes, a nose and a quiet mouth, cut into the stone (in place)."""
    side = body.get_width()

    def cuts(layer: pygame.Surface, factor: float) -> None:
        for shift, tone in ((0.022, (186, 180, 166)), (0.0, (52, 46, 44))):
            middle = (side / 2 + shift * tall / 2) * factor, (side / 2 + shift * 1.3 * tall / 2) * factor
            pen = Pen(layer, middle, tall / 2 * factor)
            pen.stroke(tone, [(-0.3, -0.66), (-0.16, -0.72), (-0.04, -0.64), (-0.05, -0.46)], 0.022)
            pen.stroke(tone, [(0.3, -0.66), (0.16, -0.72), (0.04, -0.64), (0.05, -0.46)], 0.022)
            pen.stroke(tone, [(-0.07, -0.45), (0.0, -0.43), (0.07, -0.45)], 0.02)
            pen.stroke(tone, [(-0.15, -0.35), (0.0, -0.33), (0.15, -0.35)], 0.024)
            for x in (-0.19, 0.19):
                pen.oval(tone, x, -0.57, 0.08, 0.05)
            for lean in (-1, 1):
                pen.stroke(tone, [(lean * 0.5, 0.02), (lean * 0.44, 0.4), (lean * 0.34, 0.52)], 0.02)

    body.blit(drawn((side, side), cuts, (52, 46, 44), 3), (0, 0))
