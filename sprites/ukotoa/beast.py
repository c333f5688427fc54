"""Uk'otoa: a leviathan that rears out of the water, humps of its coil behind it."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, mask_of, pixels, quarter_turned
from sprites.brushes.flesh import Girth, across, hose, limb, limb_path
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled
from sprites.palette import Colour, darker, lighter, mix
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, Point
from sprites.ukotoa.tints import EYE, FIN, LEVIATHAN

BELLY: Colour = (176, 206, 168)
HORN: Colour = (236, 220, 180)


def leviathan(height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The beast, standing; the middle is the middle of the picture, a square of FIGURE_ROOM times the height.

    height: table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(height * FIGURE_ROOM, unit)
    factor = 3 if side < 260 else 2
    large, tall = side * factor, height * unit * factor
    body = blank(large, large, darker(LEVIATHAN, 0.7))
    pen = Pen(body, (large / 2, large / 2), tall / 2)
    paint_beast(pen)
    mask = mask_of(body)
    grained(body, max(1.0, tall * 0.012), 226, 5)
    bevelled(body, mask, max(1.0, tall * 0.01), 120, 110)
    art = quarter_turned(_in_water(body, large, tall), turn)
    return pygame.transform.smoothscale(art, (side, side))


def _in_water(body: pygame.Surface, large: int, tall: float) -> pygame.Surface:
    """The body standing in a disc of churned water, foam before it."""
    picture = blank(large, large, (10, 40, 54))
    pen = Pen(picture, (large / 2, large / 2), tall / 2)
    for tone, half, high in (
        ((6, 30, 42), 0.9, 0.2),
        ((38, 104, 116), 0.87, 0.175),
        ((14, 58, 74), 0.8, 0.14),
    ):
        pen.oval(tone, 0, 0.78, half, high)
    picture.blit(body, (0, 0))
    chance = random.Random(3)
    foam = Pen(picture, (large / 2, large / 2), tall / 2)
    for _ in range(70):
        angle = chance.uniform(-0.2, math.pi + 0.2)
        x, y = 0.84 * math.cos(angle) * chance.uniform(0.86, 1.02), 0.79 + 0.17 * math.sin(angle)
        foam.disc((226, 244, 240), x, y, chance.uniform(0.012, 0.042))
    return picture


def paint_beast(pen: Pen) -> None:
    """The whole body in a box of -1..1, looking to the left."""
    tail = limb_path([(0.86, 0.86, 0.1), (0.84, 0.6, 0.09), (0.72, 0.42, 0.08), (0.86, 0.24, 0.05)])
    limb(pen, LEVIATHAN, tail)
    pen.blob(FIN, [(0.84, 0.3), (0.7, 0.12), (0.86, 0.12), (0.98, -0.02), (0.98, 0.18)])
    hump = limb_path([(0.72, 0.92, 0.17), (0.58, 0.42, 0.16), (0.34, 0.42, 0.16), (0.2, 0.92, 0.19)])
    _crest(pen, hump, 0.16, 1.0)
    limb(pen, LEVIATHAN, hump)
    neck = limb_path([
        (0.1, 0.98, 0.3), (-0.24, 0.78, 0.29), (-0.46, 0.4, 0.25), (-0.36, 0.0, 0.21), (-0.08, -0.28, 0.19),
        (0.0, -0.54, 0.18), (-0.1, -0.7, 0.19),
    ])  # fmt: skip
    _crest(pen, neck, 0.2, 1.0)
    limb(pen, LEVIATHAN, neck)
    _belly(pen, neck)
    _head(pen)


def _crest(pen: Pen, path: list[Girth], size: float, side: float) -> None:
    """Fins along a back, each pointing backwards."""
    for index in range(4, len(path) - 4, 6):
        x, y, half = path[index]
        left = across(path, index)
        along = (-left[1], left[0])
        root = (x + left[0] * half * 0.8 * side, y + left[1] * half * 0.8 * side)
        tip = (
            root[0] + left[0] * size * side - along[0] * size * 0.55,
            root[1] + left[1] * size * side - along[1] * size * 0.55,
        )
        feet: list[Point] = [
            (root[0] + along[0] * size * 0.45, root[1] + along[1] * size * 0.45),
            (root[0] - along[0] * size * 0.45, root[1] - along[1] * size * 0.45),
        ]
        pen.polygon(
            darker(FIN, 0.6), [(feet[0][0] * 1.0, feet[0][1]), (tip[0] + 0.02, tip[1] + 0.02), feet[1]]
        )
        pen.polygon(FIN, [feet[0], tip, feet[1]])
        pen.stroke(lighter(FIN, 0.4), [root, tip], 0.014, 0.004)


def _belly(pen: Pen, neck: list[Girth]) -> None:
    """Pale plates along the throat."""
    plates = [(x - across(neck, i)[0] * h * 0.52, y - across(neck, i)[1] * h * 0.52, h * 0.34)
              for i, (x, y, h) in enumerate(neck)]  # fmt: skip
    hose(pen, mix(BELLY, LEVIATHAN, 0.35), [(x + 0.012, y + 0.012, h) for x, y, h in plates])
    hose(pen, BELLY, [(x, y, h * 0.86) for x, y, h in plates])
    for index in range(3, len(plates) - 3, 4):
        x, y, half = plates[index]
        left = across(plates, index)
        pen.stroke(
            darker(BELLY, 0.5),
            [(x - left[0] * half, y - left[1] * half), (x + left[0] * half, y + left[1] * half)],
            0.012,
        )


def _head(pen: Pen) -> None:
    """A long skull with horns, teeth and three eyes, amber as lamps."""
    for points in ([(0.06, -0.78, 0.1), (0.3, -0.94, 0.07), (0.5, -0.86, 0.045), (0.52, -0.68, 0.02)],):
        limb(pen, HORN, limb_path(points), 0.02, 0.3)
    pen.blob((86, 22, 32), [(-0.2, -0.62), (-0.62, -0.5), (-0.66, -0.4), (-0.3, -0.34), (-0.06, -0.46)])
    jaw = limb_path([(-0.02, -0.5, 0.12), (-0.3, -0.36, 0.08), (-0.58, -0.34, 0.045)])
    limb(pen, LEVIATHAN, jaw)
    for x, y in ((-0.52, -0.38), (-0.4, -0.4), (-0.28, -0.42)):
        pen.polygon((250, 242, 220), [(x - 0.035, y), (x + 0.035, y), (x, y - 0.12)])
    skull = [(0.14, -0.62), (0.04, -0.88), (-0.2, -0.92), (-0.5, -0.76), (-0.76, -0.66), (-0.84, -0.56),
             (-0.72, -0.5), (-0.44, -0.54), (-0.16, -0.5), (0.06, -0.44)]  # fmt: skip
    pen.blob(darker(LEVIATHAN, 0.72), [(x * 1.03 + 0.005, y + 0.012) for x, y in skull])
    pen.blob(lighter(LEVIATHAN, 0.06), skull)
    pen.blob(
        lighter(LEVIATHAN, 0.22), [(0.0, -0.82), (-0.2, -0.88), (-0.48, -0.74), (-0.72, -0.64), (-0.4, -0.66)]
    )
    for x, y in ((-0.66, -0.51), (-0.52, -0.53), (-0.38, -0.54)):
        pen.polygon((250, 242, 220), [(x - 0.04, y - 0.01), (x + 0.04, y - 0.01), (x, y + 0.13)])
    for x, y, radius in ((-0.3, -0.72, 0.085), (-0.1, -0.74, 0.065), (0.04, -0.66, 0.05)):
        pen.disc((30, 18, 8), x, y, radius + 0.025)
        pen.disc(EYE, x, y, radius)
        pen.oval((30, 12, 8), x, y, radius * 0.22, radius * 0.84)
        pen.disc((255, 252, 232), x - radius * 0.36, y - radius * 0.36, radius * 0.2)
    pen.disc(darker(LEVIATHAN, 0.6), -0.74, -0.6, 0.022)
