"""Forms with a rounded edge: one flat tone, shade inside its lower right rim, light inside its upper left."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blank, tinted
from sprites.brushes.light import rim
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point, Tint, arc, smooth


def modelled(
    pen: Pen,
    colour: Colour,
    points: Sequence[Point],
    soft: float = 0.2,
    curved: bool = True,
    light: int = 96,
    shade: int = 124,
) -> None:
    """A closed form through points of the pen's box, rounded like a pebble.

    soft: width of the rims in box units; curved: whether the outline is smooth; light, shade: strength of the
    rims 0..255. Rims thinner than a pixel and a half are left out.
    """
    path = [pen.at(x, y) for x, y in (smooth(points) if curved else points)]
    left, top = (math.floor(min(place[axis] for place in path)) - 1 for axis in (0, 1))
    right, low = (math.ceil(max(place[axis] for place in path)) + 2 for axis in (0, 1))
    mask = blank(right - left, low - top, (255, 255, 255))
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - left, y - top) for x, y in path])
    face = tinted(mask, colour)
    depth = soft * pen.scale
    if depth >= 1.5:
        face.blit(tinted(rim(mask, depth, depth * 0.7, lit=False), darker(colour, 0.75), shade), (0, 0))
        face.blit(tinted(rim(mask, depth * 0.8, depth * 0.6), lighter(colour, 0.75), light), (0, 0))
    pen.surface.blit(face, (left, top))


def bead(
    pen: Pen,
    colour: Colour,
    x: float,
    y: float,
    half_width: float,
    half_height: float | None = None,
    soft: float = 0.2,
    light: int = 96,
    shade: int = 124,
) -> None:
    """An ellipse with the rounded edge of modelled(); sizes in box units."""
    high = half_width if half_height is None else half_height
    outline = arc((x, y), (half_width, high), 0, 350, 35)
    modelled(pen, colour, outline, soft, False, light, shade)


def tube(
    pen: Pen, colour: Tint, points: Sequence[Point], width: float, end_width: float | None = None
) -> None:
    """A round stroke with a dark lower right side and a lit upper left one; widths as for Pen.stroke."""
    plain = (colour[0], colour[1], colour[2])
    finish = width if end_width is None else end_width
    pen.stroke(darker(plain, 0.5), points, width, finish)
    aside = width * 0.24
    pen.stroke(plain, [(x - aside * 0.6, y - aside * 0.8) for x, y in points], width * 0.72, finish * 0.72)
    pen.stroke(
        lighter(plain, 0.4),
        [(x - aside * 1.3, y - aside * 1.5) for x, y in points],
        width * 0.22,
        finish * 0.2,
    )
