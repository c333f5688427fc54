"""The painted grounds of the six lands: orchard, field, dark wood, mossy logs, river and mountain side."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn, filled
from sprites.brushes.grain import grained, multiply, relief
from sprites.brushes.light import gradient, radial
from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.uluk.tints import LANDS, known

SCENERY = 66.0
"""How high the picture at the head of a land is, in table units of a board of 1552."""


def land(name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The ground of a land, with its picture at the head; opaque.

    name: a land (else ValueError); size: pixels; unit: pixels per table unit of a board of 1552.
    """
    look = known(name, LANDS, "land")
    width, height = size
    seed = 20 + 3 * tuple(LANDS).index(name)
    surface = filled(width, height, look.ground)
    grained(surface, 34 * unit, 218, seed, (1.4, 0.8))
    grained(surface, 7 * unit, 234, seed + 1, (1.5, 0.8))
    relief(surface, max(1.0, 2.2 * unit), 12, max(1.0, unit), seed + 2)
    tone = (255, 255, 255, 255)
    edge = (*(round(channel * 0.2 + 180) for channel in darker(look.ground, 0.2)), 255)
    multiply(surface, radial(width, height, tone, (edge[0], edge[1], edge[2], 255), (0.5, 0.5), 2.6, 0.72))
    chance = random.Random(seed)

    def strokes(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        for _ in range(74):
            x, y = chance.uniform(0, width * factor), chance.uniform(SCENERY * scale, height * factor)
            share = chance.uniform(0.08, 0.22)
            shade = darker(look.ground, share) if chance.random() < 0.6 else lighter(look.ground, share)
            STROKES[name](Pen(layer, (x, y), chance.uniform(7, 12) * scale), shade)

    surface.blit(drawn(size, strokes, look.ground, 2), (0, 0))
    surface.blit(_head(name, width, max(8, round(SCENERY * unit)), unit), (0, 0))
    return surface


def _head(name: str, width: int, height: int, unit: float) -> pygame.Surface:
    """The picture at the head of a land, melting into the ground below."""
    look = LANDS[name]
    sky = gradient(width, height, (lighter(look.ground, 0.62), lighter(look.ground, 0.34), look.ground))

    def paint(layer: pygame.Surface, factor: float) -> None:
        HEADS[name](layer, look.ground)

    sky.blit(drawn((width, height), paint, look.ground, 3), (0, 0))
    grained(sky, 6 * unit, 238, 9)
    veil = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for row in range(height):
        share = row / max(1, height - 1)
        veil.set_at((0, row), (255, 255, 255, round(255 * min(1.0, (1 - share) * 2.4))))
    sky.blit(pygame.transform.scale(veil, (width, height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sky


def _tuft(pen: Pen, tone: Colour) -> None:
    for lean in (-0.5, 0.0, 0.5):
        pen.polygon(tone, [(-0.1, 0.5), (0.1, 0.5), (lean, -0.7)])


def _furrow(pen: Pen, tone: Colour) -> None:
    pen.line(tone, [(-1.6, 0.12), (-0.6, -0.1), (0.4, 0.06), (1.5, -0.12)], 0.08)


def _cap(pen: Pen, tone: Colour) -> None:
    pen.polygon(tone, [(-0.6, 0.1), (-0.4, -0.34), (0, -0.5), (0.4, -0.34), (0.6, 0.1)])
    pen.polygon(tone, [(-0.14, 0.1), (0.14, 0.1), (0.16, 0.6), (-0.16, 0.6)])


def _leaf(pen: Pen, tone: Colour) -> None:
    pen.blob(tone, [(-0.8, 0.2), (-0.2, -0.34), (0.8, -0.3), (0.3, 0.3)])


def _wave(pen: Pen, tone: Colour) -> None:
    path = [(-1.5, 0.1), (-1.0, -0.16), (-0.5, 0.1), (0.0, -0.16), (0.5, 0.1), (1.0, -0.16), (1.5, 0.1)]
    pen.line(tone, path, 0.09)


def _stone(pen: Pen, tone: Colour) -> None:
    pen.polygon(tone, [(-0.7, 0.3), (-0.5, -0.2), (0, -0.42), (0.5, -0.24), (0.7, 0.3)])


STROKES: dict[str, Callable[[Pen, Colour], None]] = {
    "uluk": _tuft,
    "mgobu": _furrow,
    "tlon": _cap,
    "zork": _leaf,
    "fnord": _wave,
    "hlak": _stone,
}


def _pen(layer: pygame.Surface, x: float, y: float, size: float) -> Pen:
    """A pen at shares of the width and height; size: a share of the height."""
    return Pen(layer, (x * layer.get_width(), y * layer.get_height()), size * layer.get_height())


def _hill(layer: pygame.Surface, level: float, rise: float, waves: float, phase: float, tone: Colour) -> None:
    """A hill from edge to edge; level, rise: shares of the height."""
    width, height = layer.get_size()
    crest = [
        (step / 24 * width, (level - rise * math.sin(step / 24 * waves * math.pi + phase)) * height)
        for step in range(25)
    ]
    pygame.draw.polygon(layer, tone, [*crest, (width, height), (0, height)])
    pygame.draw.lines(layer, lighter(tone, 0.25), False, crest, max(1, round(height * 0.02)))


def _orchard(layer: pygame.Surface, ground: Colour) -> None:
    """Round trees with red fruit on soft hills."""
    _hill(layer, 0.62, 0.1, 2.0, 0.4, darker(ground, 0.06))
    for x, y, size in ((0.74, 0.42, 0.3), (0.93, 0.5, 0.34), (0.56, 0.5, 0.22), (0.4, 0.54, 0.16)):
        pen = _pen(layer, x, y, size)
        tube(pen, (108, 74, 42), [(0, 0.4), (0.02, 1.1)], 0.14)
        crown = mix((92, 142, 58), ground, 0.2)
        for aside, up, half in ((-0.46, 0.1, 0.52), (0.46, 0.06, 0.54), (0.0, -0.32, 0.62)):
            bead(pen, crown, aside, up, half, half * 0.9, 0.2, 80, 110)
        for aside, up in ((-0.5, 0.1), (0.1, -0.4), (0.5, 0.2), (0.0, 0.1), (-0.24, -0.5)):
            pen.disc((196, 50, 84), aside, up, 0.11)
    _hill(layer, 0.86, 0.06, 1.4, 2.4, ground)


def _field(layer: pygame.Surface, ground: Colour) -> None:
    """Rows of tubers in leaf, running to the sun."""
    pen = _pen(layer, 0.8, 0.34, 0.2)
    pen.disc(lighter((255, 214, 110), 0.3), 0, 0, 1.0)
    _hill(layer, 0.5, 0.06, 1.8, 0.8, darker(ground, 0.1))
    width, height = layer.get_size()
    for row in range(-5, 8):
        top, low = 0.6 + row * 0.05, 0.5 + row * 0.19
        pygame.draw.polygon(
            layer, darker(ground, 0.22 if row % 2 else 0.1),
            [(top * width, 0.52 * height), ((top + 0.028) * width, 0.52 * height),
                ((low + 0.1) * width, height),
             (low * width, height)],
        )  # fmt: skip
    for step in range(14):
        x, y = 0.1 + 0.067 * step + 0.02 * math.sin(step * 2.3), 0.66 + 0.14 * (step % 3) / 2
        leaf = _pen(layer, x, y, 0.1 + 0.05 * (step % 3))
        for lean in (-0.7, 0.0, 0.7):
            leaf.stroke((104, 142, 58), [(0, 0.4), (lean, -0.7)], 0.2, 0.06)


def _wood(layer: pygame.Surface, ground: Colour) -> None:
    """Dark trunks, great toadstools between them."""
    for x, half, tone in (
        (0.1, 0.05, 0.3),
        (0.36, 0.035, 0.2),
        (0.6, 0.06, 0.36),
        (0.97, 0.05, 0.3),
        (0.82, 0.025, 0.16),
    ):
        width, height = layer.get_size()
        trunk = mix(darker(ground, tone), (70, 48, 84), 0.3)
        pygame.draw.polygon(
            layer, trunk,
            [((x - half) * width, 0), ((x + half) * width, 0), ((x + half * 1.5) * width, height),
             ((x - half * 1.6) * width, height)],
        )  # fmt: skip
    for x, y, size in ((0.78, 0.56, 0.36), (0.93, 0.68, 0.24), (0.5, 0.68, 0.22)):
        draw(_pen(layer, x, y, size), "toadstool", (128, 84, 172))


def _logs(layer: pygame.Surface, ground: Colour) -> None:
    """A rotten log under ferns, a larva on it."""
    _hill(layer, 0.52, 0.1, 2.4, 1.6, darker(ground, 0.1))
    pen = _pen(layer, 0.7, 0.74, 0.5)
    for x, lean in ((-0.9, -0.5), (-0.7, 0.1), (1.0, 0.4), (0.8, -0.2)):
        pen.stroke((78, 122, 82), [(x, 0.2), (x + lean * 0.4, -0.5), (x + lean, -0.9)], 0.08, 0.02)
        for step in range(4):
            share = 0.3 + 0.2 * step
            at = (x + lean * share * share, 0.2 - 1.1 * share)
            for side in (-1, 1):
                pen.stroke((92, 140, 92), [at, (at[0] + side * 0.24, at[1] + 0.1)], 0.05, 0.02)
    modelled(pen, (118, 86, 58), [(-0.86, -0.12), (0.8, -0.2), (0.86, 0.34), (-0.8, 0.42)], 0.2)
    bead(pen, (196, 160, 112), 0.82, 0.07, 0.16, 0.28, 0.08)
    bead(pen, (150, 110, 74), 0.82, 0.07, 0.08, 0.15, 0.05)
    for x in (-0.6, -0.2, 0.3):
        bead(pen, (110, 150, 84), x, -0.12, 0.22, 0.1, 0.06)
    draw(_pen(layer, 0.66, 0.44, 0.24), "larva", (104, 158, 54))


def _river(layer: pygame.Surface, ground: Colour) -> None:
    """Reeds, a leaping fish, light on the water."""
    _hill(layer, 0.34, 0.06, 2.0, 0.6, (150, 176, 130))
    width, height = layer.get_size()
    pygame.draw.rect(layer, ground, (0, 0.42 * height, width, height))
    for step in range(12):
        x, y = (0.09 * step + 0.05 * math.sin(step * 1.7)) * width, (0.5 + 0.06 * (step % 6)) * height
        pygame.draw.line(
            layer, lighter(ground, 0.5), (x, y), (x + 0.12 * width, y), max(1, round(0.022 * height))
        )
    pen = _pen(layer, 0.78, 0.36, 0.36)
    turned = Pen(layer, pen.origin, pen.scale, True, (0.86, -0.5), (0.5, 0.86))
    draw(turned, "carp", (48, 118, 176))
    for x in (0.5, 0.95, 0.98):
        reed = _pen(layer, x, 0.5, 0.5)
        reed.stroke((96, 132, 76), [(0, 0.8), (0.06, 0), (0.02, -0.7)], 0.05, 0.02)
        reed.oval((126, 82, 46), 0.03, -0.5, 0.06, 0.2)


def _mountains(layer: pygame.Surface, ground: Colour) -> None:
    """Peaks with snow, a goat on a ledge."""
    width, height = layer.get_size()
    for left, peak, right, top, tone in (
        (0.3, 0.6, 0.95, 0.06, 0.12), (0.62, 0.9, 1.25, 0.2, 0.24), (-0.1, 0.26, 0.6, 0.34, 0.18),
    ):  # fmt: skip
        rock = mix(darker(ground, tone), (120, 110, 116), 0.3)
        at = (peak * width, top * height)
        pygame.draw.polygon(layer, lighter(rock, 0.24), [(left * width, height), at, (right * width, height)])
        pygame.draw.polygon(
            layer, rock, [at, (peak * width + 0.02 * width, 0.6 * height),
                (peak * width - 0.03 * width, height),
                          (right * width, height)],
        )  # fmt: skip
        pygame.draw.polygon(
            layer, (246, 246, 250),
            [at, (at[0] + 0.06 * width, at[1] + 0.24 * height), (at[0] + 0.01 * width, at[1] + 0.18 * height),
             (at[0] - 0.05 * width, at[1] + 0.26 * height)],
        )  # fmt: skip
    _hill(layer, 0.84, 0.08, 1.2, 0.2, darker(ground, 0.06))
    draw(_pen(layer, 0.76, 0.56, 0.26), "goat", (150, 78, 44))


HEADS: dict[str, Callable[[pygame.Surface, Colour], None]] = {
    "uluk": _orchard,
    "mgobu": _field,
    "tlon": _wood,
    "zork": _logs,
    "fnord": _river,
    "hlak": _mountains,
}
