"""What is painted on the action cards, large and as small signs for their corners."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from sprites.brushes.flesh import hose, limb, limb_path, suckers
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, arc
from sprites.ukotoa.beast import paint_beast
from sprites.ukotoa.mates import PUSHED, PUSHING, RUNNING, flat_mate, mate, standing_at
from sprites.ukotoa.tints import ARM, FOAM, HOT, PAINT, SUCKER, CardLook, hexagon

Picture = Callable[[pygame.Surface, CardLook], None]
Sign = Callable[[Pen, Colour], None]

_DARK: Colour = (24, 14, 12)
_SHIRT: Colour = (226, 232, 226)
_OTHER: Colour = (96, 112, 128)
_SCARF: Colour = (176, 52, 40)


def _pen(layer: pygame.Surface, x: float, y: float, size: float) -> Pen:
    """A pen at a share of a field's width and height; size is a share of its width."""
    width, height = layer.get_size()
    return Pen(layer, (x * width, y * height), size * width)


def _clouds(layer: pygame.Surface, look: CardLook) -> None:
    """Torn clouds and slanting rain (in place)."""
    width, height = layer.get_size()
    chance = random.Random(look.picture)
    for row in range(3):
        tone = (*darker(look.sky[1], 0.15 * row), 120)
        for _ in range(6):
            x, y = chance.uniform(0.0, 1.0), 0.02 + 0.08 * row + chance.uniform(-0.03, 0.03)
            half = chance.uniform(0.1, 0.22)
            box = pygame.Rect(0, 0, round(width * half * 2), round(width * half * 0.5))
            box.center = (round(x * width), round(y * height))
            pygame.draw.ellipse(layer, tone, box)
    for _ in range(34):
        x, y, long = chance.random() * width, chance.random() * height, chance.uniform(0.05, 0.12) * height
        pygame.draw.line(
            layer, (*lighter(look.sky[0], 0.5), 60), (x, y), (x - long * 0.4, y + long), max(1, width // 160)
        )


def _sea(layer: pygame.Surface, look: CardLook, top: float, rows: int = 3) -> None:
    """Rows of waves with foam on their crests, from a share of the height downwards (in place)."""
    width, height = layer.get_size()
    chance = random.Random(7)
    for row in range(rows):
        level = top + row * (1 - top) / rows * 0.9
        tone = mix(look.sky[0], look.sky[1], 0.3 + 0.3 * row)
        line = [
            (
                step / 40 * width,
                (level + 0.022 * math.sin(step * 0.62 + row * 1.9) + 0.012 * math.sin(step * 1.5 + row))
                * height,
            )
            for step in range(41)
        ]
        pygame.draw.polygon(layer, tone, [*line, (width, height), (0, height)])
        pygame.draw.lines(layer, lighter(tone, 0.5), False, line, max(1, round(height * 0.014)))
        for x, y in line:
            if math.sin(x * 0.05 + row) > -0.2:
                for _ in range(2):
                    place = (x + chance.uniform(-0.02, 0.02) * width, y + chance.uniform(0.0, 0.02) * height)
                    pygame.draw.circle(layer, (*FOAM, 220), place, height * chance.uniform(0.004, 0.013))


def _deck(layer: pygame.Surface, look: CardLook, top: float) -> None:
    """Planks that run towards the reader (in place)."""
    width, height = layer.get_size()
    near, far = darker((178, 124, 74), 0.1), mix((120, 78, 46), look.sky[1], 0.45)
    rows = 24
    for row in range(rows):
        share = row / rows
        y = (top + (1 - top) * share) * height
        tone = mix(far, near, share)
        pygame.draw.rect(layer, tone, (0, round(y), width, round(height / rows) + 2))
    for seam in range(-7, 8):
        start = (width * (0.5 + seam * 0.085), top * height)
        end = (width * (0.5 + seam * 0.2), height)
        pygame.draw.line(layer, darker(far, 0.5), start, end, max(1, round(width * 0.008)))
    pygame.draw.line(
        layer, darker(far, 0.6), (0, top * height), (width, top * height), max(2, round(height * 0.02))
    )


def _rail(layer: pygame.Surface, look: CardLook, level: float) -> None:
    """The ship's rail before a grey sea, a shroud running up beside it (in place)."""
    width, height = layer.get_size()
    glow = mix(look.sky[0], (255, 244, 214), 0.35)
    pygame.draw.ellipse(
        layer, (*glow, 120), (0.3 * width, (level - 0.36) * height, 0.8 * width, 0.5 * height)
    )
    far = mix(look.sky[1], look.sky[0], 0.25)
    pygame.draw.rect(layer, far, (0, round((level - 0.1) * height), width, round(0.12 * height)))
    wood, dark = mix((104, 66, 40), look.sky[1], 0.3), darker(look.sky[1], 0.62)
    pen = Pen(layer, (0.0, 0.0), width)
    tall = height / width
    for step in range(9):
        x = (step + 0.3) / 9
        pen.stroke(dark, [(x, (level - 0.15) * tall), (x, level * tall)], 0.017)
        pen.stroke(wood, [(x - 0.003, (level - 0.15) * tall), (x - 0.003, level * tall)], 0.01)
    pen.stroke(dark, [(0, (level - 0.16) * tall), (1, (level - 0.16) * tall)], 0.024)
    pen.stroke(wood, [(0, (level - 0.164) * tall), (1, (level - 0.164) * tall)], 0.016)
    for foot, top in ((0.82, 0.96), (0.92, 1.0), (1.02, 1.04)):
        pen.stroke(dark, [(foot, (level - 0.16) * tall), (top, 0.0)], 0.006)
    for step in range(5):
        y = (level - 0.22 - step * 0.09) * tall
        pen.stroke(dark, [(0.83 + step * 0.016, y), (1.02, y)], 0.004)


def _pips(layer: pygame.Surface, count: int, tone: Colour, sign: str) -> None:
    """So many tiles in a row at the foot: 'arrow' (steps onto them), 'hit', 'way' (up to so many)."""
    width, height = layer.get_size()
    radius = min(0.095 * width, 0.1 * height)
    for place in range(count):
        middle = (width / 2 + (place - (count - 1) / 2) * radius * 2.1, height - radius * 1.35)
        pygame.draw.polygon(layer, _DARK, hexagon(middle, radius * 1.16))
        pygame.draw.polygon(layer, tone, hexagon(middle, radius))
        pen = Pen(layer, middle, radius)
        if sign == "arrow":
            pen.polygon(
                _DARK, [(-0.5, -0.56), (0.02, -0.56), (0.6, 0), (0.02, 0.56), (-0.5, 0.56), (0.06, 0)]
            )
        elif sign == "hit":
            for turn in (-1, 1):
                pen.stroke(_DARK, [(-0.36, -0.36 * turn), (0.36, 0.36 * turn)], 0.15)
        else:
            pygame.draw.polygon(layer, darker(tone, 0.66), hexagon(middle, radius * 0.7))
            pen.disc(tone, 0, 0, 0.3)


def _advance(layer: pygame.Surface, look: CardLook) -> None:
    """The beast comes nearer through the waves."""
    _clouds(layer, look)
    width, height = layer.get_size()
    size = min(0.42 * width, 0.4 * height)
    paint_beast(Pen(layer, (0.57 * width, 0.53 * height), size, True))
    _sea(layer, look, 0.72)
    _pips(layer, look.number, PAINT, "arrow")


def _unleash(layer: pygame.Surface, look: CardLook) -> None:
    """A tentacle rises and coils over the row of tiles it will sweep."""
    _clouds(layer, look)
    tall = layer.get_height() / layer.get_width()
    pen = _pen(layer, 0.54, 0.5, 0.5)
    for points in (
        [(-0.78, 1.2 * tall, 0.16), (-0.66, 0.5 * tall, 0.13), (-0.82, 0.1 * tall, 0.1),
         (-0.66, -0.12 * tall, 0.07),
         (-0.54, 0.02 * tall, 0.045), (-0.62, 0.1 * tall, 0.03)],
        [(0.9, 1.2 * tall, 0.14), (0.72, 0.6 * tall, 0.11), (0.82, 0.3 * tall, 0.085),
         (0.7, 0.16 * tall, 0.06)],
    ):  # fmt: skip
        limb(pen, darker(mix(ARM, look.sky[1], 0.35), 0.1), limb_path(points), 0.02, 0.3)
    path = limb_path([
        (0.2, 1.2 * tall, 0.33), (0.02, 0.66 * tall, 0.29), (0.24, 0.2 * tall, 0.245),
        (0.18, -0.22 * tall, 0.205),
        (-0.1, -0.46 * tall, 0.17), (-0.36, -0.36 * tall, 0.135), (-0.38, -0.1 * tall, 0.105),
        (-0.16, -0.02 * tall, 0.08),
        (-0.06, -0.16 * tall, 0.06), (-0.16, -0.22 * tall, 0.04),
    ])  # fmt: skip
    limb(pen, ARM, path, 0.028)
    suckers(pen, SUCKER, path[4:-4], 0.58, 0.3, 1.05)
    _sea(layer, look, 0.8, 2)
    _pips(layer, look.number, HOT, "hit")


def _run(layer: pygame.Surface, look: CardLook) -> None:
    """Somebody runs over the deck."""
    _clouds(layer, look)
    _rail(layer, look, 0.64)
    _deck(layer, look, 0.64)
    for y, long in ((0.34, 0.2), (0.46, 0.26), (0.58, 0.18)):
        _pen(layer, 0.3 - long, y, 1.0).stroke(
            (*lighter(look.sky[0], 0.7), 190), [(0, 0), (long, 0)], 0.004, 0.012
        )
    width, height = layer.get_size()
    size = min(0.44 * width, 0.4 * height)
    pen = Pen(layer, (0.58 * width, 0.46 * height), size)
    pen.oval((*_DARK, 90), 0.14, 0.8, 0.6, 0.09)
    mate(pen, RUNNING, _SHIRT, _SCARF)
    _pips(layer, look.number, PAINT, "way")


def _push(layer: pygame.Surface, look: CardLook) -> None:
    """Somebody shoves somebody else along the deck."""
    _clouds(layer, look)
    _rail(layer, look, 0.64)
    _deck(layer, look, 0.64)
    width, height = layer.get_size()
    size = min(0.42 * width, 0.4 * height)
    pen = Pen(layer, (0.5 * width, 0.46 * height), size)
    pen.oval((*_DARK, 90), 0.0, 0.86, 1.1, 0.09)
    mate(pen, PUSHED, _OTHER, (222, 180, 74))
    mate(pen, PUSHING, _SHIRT, _SCARF)
    for angle in (-60, -30, 0, 30, 60):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        pen.stroke(
            (255, 240, 190),
            [(0.28 + 0.1 * x, -0.2 + 0.12 * y), (0.28 + 0.2 * x, -0.2 + 0.24 * y)],
            0.022,
            0.008,
        )
    _pips(layer, look.number, PAINT, "way")


def _swap(layer: pygame.Surface, look: CardLook) -> None:
    """Two change places."""
    _clouds(layer, look)
    _rail(layer, look, 0.66)
    _deck(layer, look, 0.66)
    width, height = layer.get_size()
    size = min(0.42 * width, 0.4 * height)
    pen = Pen(layer, (0.52 * width, 0.52 * height), size)
    for x in (-0.46, 0.46):
        pen.oval((*_DARK, 90), x, 0.68, 0.36, 0.07)
    mate(pen, standing_at(-0.46, 1), _SHIRT, _SCARF)
    mate(pen, standing_at(0.46, -1), _OTHER, (222, 180, 74))
    _round_arrows(Pen(layer, (0.52 * width, 0.53 * height), min(0.5 * width, 0.5 * height)), PAINT, 0.07)


def _round_arrows(pen: Pen, ink: Colour, half: float) -> None:
    """Two arrows that run round the box, one above, one below."""
    for sign in (-1, 1):
        bow = [(x * sign, y * sign) for x, y in arc((0, -0.24), (0.62, 0.56), 222, 306, 14)]
        tip, before = bow[-1], bow[-3]
        lean = math.atan2(tip[1] - before[1], tip[0] - before[0])
        barbs: list[Point] = [
            (tip[0] + 0.25 * math.cos(lean + turn), tip[1] + 0.25 * math.sin(lean + turn))
            for turn in (0.0, 2.0, -2.0)
        ]
        for tone, grow in ((_DARK, 0.035), (ink, 0.0)):
            pen.stroke(tone, bow, half + grow)
            middle = (sum(x for x, _ in barbs) / 3, sum(y for _, y in barbs) / 3)
            swell = 1 + grow * 7
            pen.polygon(
                tone,
                [
                    (middle[0] + (x - middle[0]) * swell, middle[1] + (y - middle[1]) * swell)
                    for x, y in barbs
                ],
            )


def _advance_sign(pen: Pen, ink: Colour) -> None:
    pen.polygon(ink, [(-0.7, -0.85), (0.0, -0.85), (0.85, 0), (0.0, 0.85), (-0.7, 0.85), (0.1, 0)])


def _unleash_sign(pen: Pen, ink: Colour) -> None:
    hose(pen, ink, limb_path([
        (-0.3, 1.0, 0.34), (-0.4, 0.4, 0.3), (0.24, 0.0, 0.26), (0.3, -0.5, 0.22), (-0.1, -0.78, 0.18),
        (-0.5, -0.62, 0.14), (-0.44, -0.3, 0.11), (-0.2, -0.34, 0.09),
    ], 8))  # fmt: skip
    for x, y in ((0.06, 0.6), (0.5, 0.3), (0.66, -0.16)):
        pen.disc(ink, x, y, 0.15)


def _push_sign(pen: Pen, ink: Colour) -> None:
    flat_mate(pen, PUSHING, ink)
    flat_mate(pen, PUSHED, mix(ink, PAINT, 0.36))


def _swap_sign(pen: Pen, ink: Colour) -> None:
    for sign in (-1, 1):
        bow = [(x * sign, y * sign) for x, y in arc((0, 0), (0.66, 0.66), 200, 320, 12)]
        pen.stroke(ink, bow, 0.17)
        x, y = bow[-1]
        pen.polygon(ink, [(x - 0.42 * sign, y + 0.12 * sign), (x + 0.42 * sign, y + 0.02 * sign),
                          (x + 0.12 * sign, y + 0.6 * sign)])  # fmt: skip


PICTURES: Mapping[str, Picture] = MappingProxyType(
    {"advance": _advance, "unleash": _unleash, "run": _run, "push": _push, "swap": _swap}
)
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "advance": _advance_sign,
        "unleash": _unleash_sign,
        "run": lambda pen, ink: flat_mate(pen, RUNNING, ink),
        "push": _push_sign,
        "swap": _swap_sign,
    }
)
