"""Turned and cast things: bodies of revolution seen standing, discs from the lathe, and clear resin."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Sequence

import pygame

from sprites.brushes.canvas import blank, disc_mask, drawn, masked, quarter_turned, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, radial, rim, spotlit
from sprites.palette import Colour, darker, lighter, mix

LIGHT = (-0.5, -0.62, 0.6)
"""Unit vector towards the light: left, up on the screen, and out of it."""

_COLUMNS = 28


def turned_light(turn: int) -> tuple[float, float, float]:
    """The light as someone sees it whose edge is `turn` quarters on, so that pictures may be turned after."""
    x, y, z = LIGHT
    for _ in range(turn % 4):
        x, y = y, -x
    return x, y, z


@functools.lru_cache(maxsize=512)
def _shade_row(
    colour: Colour, slope: float, light: tuple[float, float, float], gloss: float
) -> tuple[Colour, ...]:
    """The tones across one row of a body of revolution, from its left to its right edge.

    slope: how the radius grows per pixel downwards. Source: Lambert's cosine law and the Blinn-Phong
    highlight ("Models of light reflection for computer synthesized pictures", 1977), the eye straight ahead.
    """
    steep = math.sqrt(1 + slope * slope)
    half = (light[0], light[1], light[2] + 1.0)
    long = math.sqrt(sum(part * part for part in half))
    row: list[Colour] = []
    for column in range(_COLUMNS):
        across = (column + 0.5) / _COLUMNS * 2 - 1
        out = math.sqrt(max(0.0, 1 - across * across))
        normal = (across / steep, -slope / steep, out / steep)
        lit = max(0.0, sum(a * b for a, b in zip(normal, light, strict=True)))
        shine = max(0.0, sum(a * b for a, b in zip(normal, half, strict=True)) / long)
        tone = mix(darker(colour, 0.62), colour, min(1.0, 0.22 + 1.12 * lit))
        tone = lighter(tone, max(0.0, lit - 0.72) * 0.7)
        row.append(lighter(tone, gloss * shine**26))
    return tuple(row)


def revolved(
    size: tuple[int, int],
    radius: Callable[[float], float],
    colour: Colour,
    light: tuple[float, float, float] = LIGHT,
    gloss: float = 0.7,
) -> pygame.Surface:
    """A body of revolution standing upright, shaded as it is round.

    size: pixels; radius(y): its half width in pixels at a height y in pixels from the top, 0 where it is not;
    light: towards the light, see turned_light; gloss: strength of the highlight 0..1.
    """
    width, height = size
    body = blank(width, height, darker(colour, 0.4))
    strip = pygame.Surface((_COLUMNS, 1), pygame.SRCALPHA, 32)
    for row in range(height):
        half = radius(row + 0.5)
        if half < 0.5:
            continue
        slope = round(max(-6.0, min(6.0, (radius(row + 1.5) - radius(row - 0.5)) / 2)), 1)
        for column, tone in enumerate(_shade_row(colour, slope, light, gloss)):
            strip.set_at((column, 0), (*tone, 255))
        left, right = round(width / 2 - half), round(width / 2 + half)
        if right > left:
            body.blit(pygame.transform.smoothscale(strip, (right - left, 1)), (left, row))
    return body


def profile(points: Sequence[tuple[float, float]]) -> Callable[[float], float]:
    """A radius by height through given (height, radius) pairs, smooth between them, 0 beyond the ends.

    Source: monotone cubic Hermite interpolation with harmonic slopes (Fritsch and Butland, 1984).
    """
    heights = [height for height, _ in points]
    radii = [value for _, value in points]
    secants = [
        (radii[place + 1] - radii[place]) / (heights[place + 1] - heights[place])
        for place in range(len(points) - 1)
    ]
    tangents = [secants[0]]
    for before, after in itertools.pairwise(secants):
        tangents.append(0.0 if before * after <= 0 else 2 * before * after / (before + after))
    tangents.append(secants[-1])

    def radius(height: float) -> float:
        if not heights[0] <= height <= heights[-1]:
            return 0.0
        place = 0
        while place < len(heights) - 2 and height > heights[place + 1]:
            place += 1
        span = heights[place + 1] - heights[place]
        t = (height - heights[place]) / span
        return max(
            0.0,
            (2 * t**3 - 3 * t**2 + 1) * radii[place]
            + (t**3 - 2 * t**2 + t) * span * tangents[place]
            + (3 * t**2 - 2 * t**3) * radii[place + 1]
            + (t**3 - t**2) * span * tangents[place + 1],
        )

    return radius


def turned_disc(side: int, base: Colour, rings: int = 3, turn: int = 0) -> pygame.Surface:
    """A disc from the lathe, seen from above: straight grain, turned grooves, a rounded edge.

    side: pixels; rings: grooves between middle and rim; turn: quarter turns of the grain, light stays.
    """
    mask = disc_mask(side, 0.985)
    grain = blank(side, side, base)
    grain.fill((*base, 255))
    grained(grain, max(1.0, side * 0.03), 200, 3, (24, 0.5))
    grained(grain, max(1.0, side * 0.09), 218, 4, (12, 0.5))
    face = masked(quarter_turned(grain, turn), mask)
    spotlit(face, mask, 70, (0.3, 0.24), 0.62)

    def grooves(layer: pygame.Surface, factor: float) -> None:
        middle, line = side * factor / 2, max(1, round(side * factor * 0.012))
        for ring in range(rings):
            radius = middle * (0.9 - 0.16 * ring)
            for colour, shift in (((*lighter(base, 0.6), 120), line), ((*darker(base, 0.6), 150), 0)):
                pygame.draw.circle(layer, colour, (middle + shift * 0.6, middle + shift), radius, line)

    face.blit(masked(drawn((side, side), grooves, darker(base, 0.5)), mask), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.04), 140, 130)
    return face


def resin(width: int, height: int, mask: pygame.Surface, base: Colour, seed: int = 5) -> pygame.Surface:
    """Cast resin with depth: lit from within at the far side, a gleam where the light comes in.

    width, height: pixels; mask: the white form, of that size.
    """
    face = radial(
        width, height, (*lighter(base, 0.62), 255), (*darker(base, 0.2), 255), (0.36, 0.3), 1.5, 0.66
    )
    grained(face, max(1.0, width * 0.16), 246, seed)
    piece = masked(face, mask)
    through = radial(
        width, height, (*lighter(base, 0.75), 120), (*lighter(base, 0.3), 0), (0.7, 0.74), 1.1, 0.42
    )
    piece.blit(masked(through, mask), (0, 0))
    piece.blit(tinted(rim(mask, width * 0.09, width * 0.05, lit=False), darker(base, 0.45), 84), (0, 0))
    gleam = radial(width, height, (255, 255, 255, 170), (255, 255, 255, 0), (0.29, 0.23), 0.9, 0.2)
    piece.blit(masked(gleam, mask), (0, 0))
    return piece
