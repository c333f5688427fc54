"""The village: a workshop, a round wattle hut, a stepped temple, and what stands between them."""

from __future__ import annotations

import random

import pygame

from sprites.brushes.canvas import drawn, pixels
from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen
from sprites.silhouettes import draw

THATCH: Colour = (212, 172, 94)
TIMBER: Colour = (138, 92, 54)
WATTLE: Colour = (186, 140, 90)
HEWN: Colour = (188, 182, 166)


def house(place: str, d: float, unit: float) -> pygame.Surface:
    """A building of the village on a square, cut out; place: workshop, hut or temple (else ValueError).

    d: side in table units; unit: pixels per table unit.
    """
    if place not in HOUSES:
        raise ValueError(f"unknown place {place!r}, expected one of {', '.join(HOUSES)}")
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        HOUSES[place](Pen(layer, (side * factor / 2, side * factor / 2), side * factor * 0.47))

    return drawn((side, side), paint, (120, 90, 60))


def _workshop(pen: Pen) -> None:
    """An open shed of timber under thatch, an anvil stone and tools before it."""
    pen.polygon(darker(TIMBER, 0.55), [(-0.76, -0.2), (0.76, -0.2), (0.76, 0.8), (-0.76, 0.8)])
    for x in (-0.5, -0.16, 0.18, 0.52):
        pen.line(darker(TIMBER, 0.38), [(x, -0.1), (x, 0.78)], 0.03)
    bead(pen, (240, 150, 60), 0.34, 0.5, 0.24, 0.2, 0.1, 120, 60)
    draw(Pen(pen.surface, pen.at(0.34, 0.44), pen.scale * 0.26), "fire", (226, 96, 36))
    for x in (-0.76, 0.02, 0.78):
        modelled(
            pen, TIMBER, [(x - 0.07, -0.2), (x + 0.07, -0.2), (x + 0.08, 0.9), (x - 0.08, 0.9)], 0.06, False
        )
    modelled(
        pen, THATCH, [(-1.06, 0.02), (-0.62, -0.84), (-0.5, -0.92), (0.5, -0.92), (0.62, -0.84), (1.06, 0.02),
                      (0.5, -0.06), (-0.5, -0.06)], 0.22, False
    )  # fmt: skip
    chance = random.Random(4)
    for step in range(26):
        x = -0.9 + 0.072 * step
        top = (x * 0.56, -0.82 + chance.uniform(0, 0.1))
        tone = darker(THATCH, chance.uniform(0.16, 0.4)) if step % 2 else lighter(THATCH, 0.3)
        pen.line(tone, [top, (x * 1.1, -0.02 - chance.uniform(0.0, 0.16))], 0.014)
    pen.stroke(darker(THATCH, 0.4), [(-0.6, -0.88), (0, -0.93), (0.6, -0.88)], 0.045)
    modelled(pen, (136, 132, 128), [(-0.64, 0.62), (-0.16, 0.58), (-0.1, 0.92), (-0.7, 0.92)], 0.1)
    tube(pen, TIMBER, [(-0.6, 0.3), (-0.22, 0.58)], 0.05)
    modelled(pen, (110, 114, 120), [(-0.76, 0.16), (-0.54, 0.1), (-0.44, 0.36), (-0.66, 0.42)], 0.06)


def _hut(pen: Pen) -> None:
    """A round hut of woven wattle under a cap of straw, smoke from its top."""
    modelled(
        pen,
        WATTLE,
        [(-0.72, -0.06), (0.72, -0.06), (0.76, 0.5), (0.68, 0.92), (-0.68, 0.92), (-0.76, 0.5)],
        0.24,
    )
    for row in range(6):
        y = 0.02 + 0.16 * row
        path = [(-0.7 + 0.14 * step, y + (0.03 if (step + row) % 2 else -0.03)) for step in range(11)]
        pen.line(darker(WATTLE, 0.36), path, 0.018)
    for step in range(11):
        x = -0.66 + 0.132 * step
        pen.line(lighter(WATTLE, 0.26), [(x, 0.0), (x, 0.88)], 0.014)
    modelled(
        pen,
        (62, 38, 26),
        [(-0.26, 0.94), (-0.28, 0.42), (-0.14, 0.2), (0.14, 0.2), (0.28, 0.42), (0.26, 0.94)],
        0.06,
    )
    pen.stroke(
        lighter(TIMBER, 0.2),
        [(-0.29, 0.94), (-0.3, 0.42), (-0.14, 0.18), (0.14, 0.18), (0.3, 0.42), (0.29, 0.94)],
        0.035,
    )
    modelled(
        pen, mix(THATCH, (170, 120, 80), 0.35),
        [(-0.98, 0.12), (-0.7, -0.3), (-0.34, -0.74), (0, -0.92), (0.34, -0.74), (0.7, -0.3), (0.98, 0.12),
         (0.5, 0.04), (0, 0.12), (-0.5, 0.04)], 0.24,
    )  # fmt: skip
    chance = random.Random(6)
    for step in range(22):
        x = -0.86 + 0.082 * step
        tone = darker(THATCH, chance.uniform(0.24, 0.48)) if step % 2 else lighter(THATCH, 0.12)
        pen.line(tone, [(x * 0.14, -0.82), (x * 1.02, 0.04 - chance.uniform(0, 0.12))], 0.014)
    for x, y, tone in ((-0.5, 0.3, (240, 214, 150)), (0.5, 0.3, (240, 214, 150))):
        pen.disc(darker(TIMBER, 0.3), x, y, 0.12)
        pen.disc(tone, x, y, 0.09)
        pen.disc(darker(TIMBER, 0.3), x, y, 0.035)


def _temple(pen: Pen) -> None:
    """Four steps of hewn stone, a stair, a small house of red tiles and a flame."""
    for half, y, share in ((1.02, 0.92, 0.0), (0.82, 0.62, 0.34), (0.62, 0.34, 0.67), (0.42, 0.06, 1.0)):
        tone = mix(darker(HEWN, 0.2), HEWN, share)
        modelled(
            pen,
            tone,
            [(-half, y), (-half + 0.06, y - 0.3), (half - 0.06, y - 0.3), (half, y)],
            0.1,
            False,
            110,
            110,
        )
        blocks = round(half * 7)
        for step in range(1, blocks):
            x = -half + 2 * half * step / blocks
            pen.line(darker(tone, 0.26), [(x, y - 0.02), (x, y - 0.26)], 0.012)
    modelled(pen, darker(HEWN, 0.28), [(-0.17, 0.92), (-0.1, -0.22), (0.1, -0.22), (0.17, 0.92)], 0.05, False)
    for step in range(9):
        y = 0.86 - 0.12 * step
        pen.line(lighter(HEWN, 0.2), [(-0.14 + 0.006 * step, y), (0.14 - 0.006 * step, y)], 0.018)
    modelled(
        pen, (226, 214, 188), [(-0.24, -0.24), (-0.24, -0.46), (0.24, -0.46), (0.24, -0.24)], 0.05, False
    )
    pen.polygon((70, 44, 34), [(-0.08, -0.24), (-0.08, -0.4), (0.08, -0.4), (0.08, -0.24)])
    modelled(pen, (190, 76, 54), [(-0.36, -0.44), (-0.2, -0.64), (0.2, -0.64), (0.36, -0.44)], 0.06, False)
    draw(Pen(pen.surface, pen.at(0, -0.8), pen.scale * 0.2), "fire", (232, 104, 36))


HOUSES = {"workshop": _workshop, "hut": _hut, "temple": _temple}


def tree(pen: Pen) -> None:
    """A small round tree."""
    tube(pen, (112, 76, 44), [(0, 0.3), (0.02, 1.0)], 0.12)
    for x, y, half in ((-0.36, 0.1, 0.46), (0.38, 0.06, 0.46), (0.0, -0.36, 0.54)):
        bead(pen, (112, 148, 74), x, y, half, half * 0.9, 0.22, 80, 120)


def fence(pen: Pen) -> None:
    """A length of woven fence."""
    for step in range(7):
        x = -0.9 + 0.3 * step
        tube(pen, TIMBER, [(x, 0.5), (x, -0.5)], 0.05)
    for y in (-0.22, 0.08, 0.36):
        pen.line(
            lighter(TIMBER, 0.2),
            [(-1.0 + 0.2 * step, y + (0.05 if step % 2 else -0.05)) for step in range(11)],
            0.045,
        )
