"""The great rock in the evening light: ribs and gullies lit from the left, caves, bushes at its foot."""

from __future__ import annotations

import itertools
import math
import random

import pygame

from sprites.brushes.canvas import blank, blurred, masked, polygon_mask, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import gradient, radial, rim
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, smooth

CREST: Colour = (255, 172, 98)
FLANK: Colour = (226, 98, 54)
FOOT: Colour = (150, 50, 44)
DUSK: Colour = (92, 24, 58)

OUTLINE: tuple[Point, ...] = (
    (0.02, 0.93), (0.03, 0.84), (0.055, 0.58), (0.09, 0.33), (0.15, 0.19), (0.24, 0.125), (0.33, 0.085),
    (0.44, 0.04), (0.54, 0.05), (0.64, 0.035), (0.74, 0.085), (0.83, 0.14), (0.89, 0.26), (0.935, 0.48),
    (0.968, 0.8), (0.98, 0.93),
)  # fmt: skip
_CAVES: tuple[tuple[float, float, float], ...] = (
    (0.2, 0.62, 0.02), (0.335, 0.7, 0.028), (0.43, 0.5, 0.014), (0.615, 0.66, 0.03), (0.7, 0.52, 0.013),
    (0.815, 0.7, 0.022),
)  # fmt: skip


def rock(width: int, height: int) -> pygame.Surface:
    """The rock with its bushes on a transparent rectangle that it fills; size in pixels."""
    factor = 3 if width * height < 40_000 else 2
    size = (width * factor, height * factor)
    ridge = smooth(OUTLINE, closed=False, steps=8)
    mask = polygon_mask(*size, [(x * size[0], y * size[1]) for x, y in ridge], 2)
    face = gradient(*size, (CREST, FLANK, mix(FLANK, FOOT, 0.6), FOOT))
    grained(face, max(1.0, size[1] * 0.02), 212, 4, (1.2, 9))
    _ribs(face)
    _strata(face)
    _caves(face)
    warmth = radial(*size, (255, 214, 140, 92), (*DUSK, 168), (0.24, 0.06), 1.25, 1.02)
    face.blit(warmth, (0, 0))
    piece = masked(face, mask)
    edge = max(2.0, size[1] * 0.02)
    piece.blit(tinted(rim(mask, edge, edge * 0.6), (255, 226, 170), 190), (0, 0))
    piece.blit(tinted(rim(mask, edge * 2, edge * 1.4, lit=False), DUSK, 150), (0, 0))
    _bushes(piece)
    return pygame.transform.smoothscale(piece, (width, height))


def _crest(x: float) -> float:
    """How high the rock stands at a share of its width: the y of its outline, 0 on top."""
    for (left, high), (right, low) in itertools.pairwise(OUTLINE):
        if left <= x <= right:
            return high + (low - high) * (x - left) / (right - left)
    return 0.93


def _ribs(face: pygame.Surface) -> None:
    """Water has rounded the flank into ribs (in place): lit at the left, gullies between them in shade."""
    width, height = face.get_size()
    chance = random.Random(11)
    soft = blank(width, height, FLANK)
    sharp = blank(width, height, FOOT)
    pen = Pen(sharp, (0.0, 0.0), 1.0)
    x = 0.02
    while x < 0.98:
        wide = chance.uniform(0.03, 0.075)
        top, lean = _crest(min(0.98, x + wide / 2)), (x - 0.5) * 0.06
        lit = [(x, top), (x + wide * 0.45, top - 0.02), (x + wide * 0.5 + lean, 1.0), (x + lean, 1.0)]
        dark = [
            (x + wide * 0.62, top + chance.uniform(0.02, 0.2)), (x + wide, top + 0.04),
            (x + wide + lean, 1.0), (x + wide * 0.58 + lean, 1.0),
        ]  # fmt: skip
        for tone, form in (
            ((*lighter(CREST, 0.3), chance.randint(60, 130)), lit),
            ((*mix(FOOT, DUSK, 0.35), chance.randint(130, 220)), dark),
        ):
            pygame.draw.polygon(soft, tone, [(a * width, b * height) for a, b in form])
        for _ in range(chance.choice((0, 1, 1, 2))):
            gully = x + wide + chance.uniform(-0.02, 0.004)
            start = top + chance.uniform(0.05, 0.4)
            end = min(0.92, start + chance.uniform(0.2, 0.55))
            thick = chance.uniform(0.0018, 0.0042) * width
            middle = (gully + lean * 0.5 + chance.uniform(-0.004, 0.004), (start + end) / 2)
            for tone, aside, share in (((*lighter(CREST, 0.2), 120), -1.5, 0.8), ((*DUSK, 190), 0.0, 1.0)):
                path = [
                    (a * width + aside * thick, b * height)
                    for a, b in ((gully + lean * 0.25, start), middle, (gully + lean * 0.85, end))
                ]
                pen.stroke(tone, path[:2], thick * 0.2, thick * share)
                pen.stroke(tone, path[1:], thick * share, thick * 0.3)
        x += wide
    face.blit(blurred(soft, max(1.0, height * 0.018)), (0, 0))
    face.blit(sharp, (0, 0))


def _strata(face: pygame.Surface) -> None:
    """Faint layers that lean through the whole rock (in place)."""
    width, height = face.get_size()
    layer = blank(width, height, FOOT)
    for step in range(9):
        level = 0.16 + step * 0.095
        line = [
            (
                part / 30 * width,
                (level + 0.05 * (part / 30 - 0.5) + 0.012 * math.sin(part * 0.7 + step * 1.9)) * height,
            )
            for part in range(31)
        ]
        thick = max(1, round(height * 0.008))
        pygame.draw.lines(layer, (*FOOT, 50), False, line, thick)
        pygame.draw.lines(layer, (*CREST, 48), False, [(x, y + thick) for x, y in line], thick)
    face.blit(layer, (0, 0))


def _caves(face: pygame.Surface) -> None:
    """Hollows in the flank (in place): dark below a lit brow."""
    width, height = face.get_size()
    pen = Pen(face, (0.0, 0.0), 1.0)
    for x, y, half in _CAVES:
        at = (x * width, y * height)
        wide, high = half * width, half * width * 0.72
        pen.oval(lighter(FLANK, 0.22), at[0] + wide * 0.1, at[1] + high * 0.22, wide * 1.12, high * 1.1)
        pen.oval(darker(FOOT, 0.3), at[0], at[1], wide, high)
        pen.oval(darker(DUSK, 0.5), at[0] - wide * 0.08, at[1] - high * 0.12, wide * 0.78, high * 0.7)


def _bushes(piece: pygame.Surface) -> None:
    """Bushes and tufts of grass along the foot (in place)."""
    width, height = piece.get_size()
    chance = random.Random(5)
    pen = Pen(piece, (0.0, 0.0), 1.0)
    count = 26
    for step in range(count):
        x = (0.04 + 0.935 * (step + chance.uniform(-0.3, 0.3) + 0.5) / count) * width
        foot = height * 0.955
        tall = height * chance.uniform(0.06, 0.12)
        if step % 3:
            green = chance.choice(((92, 106, 56), (120, 124, 66), (150, 136, 76)))
            for blade in range(-2, 3):
                tip = (x + blade * tall * 0.42, foot - tall * (1.0 - 0.14 * abs(blade)))
                pen.stroke(darker(green, 0.1 * (blade % 2)), [(x, foot), tip], tall * 0.1, tall * 0.03)
        else:
            green = chance.choice(((66, 84, 54), (78, 92, 50)))
            for across, up, size in ((-0.5, 0.32, 0.4), (0.45, 0.3, 0.38), (0.0, 0.55, 0.5)):
                pen.disc(darker(green, 0.2), x + across * tall, foot - up * tall, tall * size)
            for across, up, size in ((-0.55, 0.44, 0.26), (-0.08, 0.72, 0.32), (0.36, 0.42, 0.22)):
                pen.disc(lighter(green, 0.18), x + across * tall, foot - up * tall, tall * size)
