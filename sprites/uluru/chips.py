"""The chips: a bird on a pale disc in a ring of its colour, and the covered side in its owner's colour."""

from __future__ import annotations

import pygame

from sprites.brushes.board import CORE, pressed
from sprites.brushes.canvas import (
    blurred,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, rim, spotlit
from sprites.brushes.materials import paper
from sprites.palette import INK, LIGHT_INK, Colour, SeatLook, darker, lighter, luminance
from sprites.pieces import CHIP_THICKNESS
from sprites.shapes import Pen
from sprites.silhouettes import coloured
from sprites.symbols import rim_pattern, seat_symbol
from sprites.uluru.tints import BirdLook, bird_look

_GROOVE = 0.77
"""Where the ring ends and the field begins, as a share of the radius."""

_BIRD = 0.56
"""Half the box of the bird as a share of the radius."""

_PATTERNED = 30
"""A ring of a smaller disc (pixels) carries no pattern: it would only blur."""


def bird_chip(bird: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A bird's chip; its middle is the middle of the picture.

    bird: blue, orange, yellow, green, black or white (else ValueError); d: diameter in table units; unit:
    pixels per table unit; turn: quarter turns of the reader, the light stays.
    """
    look = bird_look(bird)
    side = pixels(d, unit)
    face = paper(side, side, unit, look.hue, 6)
    face.blit(drawn((side, side), lambda layer, factor: _ring(layer, look), look.hue), (0, 0))
    field_mask = disc_mask(side, _GROOVE)
    field = masked(paper(side, side, unit, look.field, 9), field_mask)
    hollowed(field, field_mask, max(1.0, side * 0.022), 120, 90)
    face.blit(field, (0, 0))
    form = quarter_turned(coloured(look.silhouette, look.hue, side, side / 2 * _BIRD), turn)
    _print_shadow(face, form, darker(look.field, 0.62), side)
    face.blit(form, (0, 0))
    return _punched(face, look.hue, unit, thickness_of(d))


def thickness_of(d: float) -> float:
    """How thick a chip's board is, in table units: small chips are thinner."""
    return min(CHIP_THICKNESS, 1.0 + d * 0.03)


def _ring(layer: pygame.Surface, look: BirdLook) -> None:
    """The printed ring: a light outer line, the pattern, a dark line where the field begins."""
    side = layer.get_width()
    middle = side / 2
    line = max(1, round(side * 0.014))
    pygame.draw.circle(layer, (*lighter(look.hue, 0.4), 210), (middle, middle), middle * 0.965, line)
    rim_pattern(layer, look.pattern, look.mark, (middle, middle), middle * 0.785, middle * 0.945)
    pygame.draw.circle(layer, darker(look.hue, 0.5), (middle, middle), middle * (_GROOVE + 0.018))


def _print_shadow(face: pygame.Surface, form: pygame.Surface, tone: Colour, side: int) -> None:
    """The soft shadow of what is printed on a face (in place)."""
    shift = max(1, round(side * 0.018))
    soft = blurred(tinted(form, tone, 150), max(1.0, side * 0.012))
    face.blit(soft, (shift, shift))


def _punched(face: pygame.Surface, hue: Colour, unit: float, thickness: float) -> pygame.Surface:
    """A round face pressed from board: fine grain, a raised ring, a gleam at the upper left."""
    side = face.get_width()
    mask = disc_mask(side)
    grained(face, max(1.0, 1.5 * unit), 246, 5, (5, 0.7))
    ring = mask.copy()
    ring.blit(disc_mask(side, _GROOVE + 0.02), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inside = tinted(rim(disc_mask(side, _GROOVE + 0.02), max(1.0, side * 0.016)), darker(hue, 0.7), 90)
    face.blit(inside, (0, 0))
    bevelled(face, mask, max(1.0, side * 0.03), 120, 110)
    spotlit(face, mask, 38, (0.28, 0.2), 0.66)
    return pressed(face, mask, unit, thickness, CORE)


def chip_back(look: SeatLook, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The covered side of every chip of a seat: its hue, its symbol, its pattern on the ring.

    d: diameter in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(d, unit)
    base = darker(look.hue, 0.12)
    face = paper(side, side, unit, base, 6)
    ink = INK if luminance(look.hue) > 0.4 else LIGHT_INK
    pale = lighter(base, 0.3)

    def art(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        line = max(1, round(side * factor * 0.022))
        pygame.draw.circle(layer, (*pale, 255), (middle, middle), middle * _GROOVE, line)
        if side >= _PATTERNED:
            mark = (*darker(base, 0.5), 170)
            rim_pattern(layer, look.pattern, mark, (middle, middle), middle * 0.8, middle * 0.94)

    def sign(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        seat_symbol(Pen(layer, (middle, middle), middle), look.symbol, ink, 0.42)

    face.blit(drawn((side, side), art, pale), (0, 0))
    form = quarter_turned(drawn((side, side), sign, ink), turn)
    _print_shadow(face, form, darker(base, 0.6), side)
    face.blit(form, (0, 0))
    return _punched(face, base, unit, thickness_of(d))
