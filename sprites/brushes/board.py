"""Pressed cardboard: a printed face on a grey-brown core, its upper edge cut light."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blank, masked, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import SHADE_WARD, bevelled, rim
from sprites.palette import Colour, darker, lighter

CORE: Colour = (150, 126, 92)


def pressed(
    face: pygame.Surface,
    mask: pygame.Surface,
    unit: float,
    thickness: float = 2.0,
    core: Colour = CORE,
    round_over: float = 1.2,
) -> pygame.Surface:
    """A piece punched from cardboard; the middle of the face is the middle of the picture.

    face, mask: the print and its white form, of one size; unit: pixels per table unit; thickness: of the
    board, in table units; core: colour of the cut edge; round_over: width of the light rim, in table units.
    The picture is edge_room(thickness, unit) pixels larger than the face on every side.
    """
    room = edge_room(thickness, unit)
    width, height = face.get_size()
    print_ = masked(face, mask)
    bevelled(print_, mask, max(1.0, round_over * unit), 150, 70, 0)
    deep = max(1.0, thickness * unit)
    piece = blank(width + 2 * room, height + 2 * room, core)
    steps = max(1, math.ceil(deep))
    dark, light = tinted(mask, darker(core, 0.34)), tinted(mask, core)
    for step in range(steps, 0, -1):
        along = deep * step / steps
        edge = dark if step == steps else light
        piece.blit(edge, (room + round(SHADE_WARD[0] * along), room + round(along)))
    cut = tinted(rim(mask, max(1.0, 0.7 * unit), lit=False), lighter(core, 0.62), 150)
    piece.blit(print_, (room, room))
    piece.blit(cut, (room, room))
    return piece


def edge_room(thickness: float, unit: float) -> int:
    """How many pixels a pressed piece (thickness in table units) reaches beyond its face on each side."""
    return math.ceil(max(1.0, thickness * unit))


def greyboard(width: int, height: int, unit: float, core: Colour = CORE, seed: int = 14) -> pygame.Surface:
    """Bare cardboard with its fibres, as the back of punched pieces; size in pixels, opaque."""
    surface = blank(width, height, core)
    surface.fill((*core, 255))
    grained(surface, 1.6 * unit, 226, seed, (3, 0.8))
    grained(surface, 5 * unit, 232, seed + 1, (1.6, 0.8))
    grained(surface, 60 * unit, 236, seed + 2)
    return surface
