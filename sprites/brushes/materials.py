"""What things are made of: leather, felt, paper, stone, ash, velvet and brass, as opaque textures."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import filled
from sprites.brushes.grain import grained, multiply, relief
from sprites.brushes.steps import Steps, whole
from sprites.palette import Colour, mix

_LARGE = 3_000_000


def _coarse(
    width: int, height: int, unit: float, base: Colour, paint: Callable[[pygame.Surface, float], None]
) -> pygame.Surface:
    """A texture's broad forms; on very large surfaces they are painted at half the size and enlarged.

    paint(surface, unit): lays the forms onto a surface filled with the base colour.
    """
    if width * height < _LARGE:
        surface = filled(width, height, base)
        paint(surface, unit)
        return surface
    half = filled(math.ceil(width / 2), math.ceil(height / 2), base)
    paint(half, unit / 2)
    return pygame.transform.smoothscale(half, (width, height))


def leather(width: int, height: int, unit: float, base: Colour, seed: int = 5) -> pygame.Surface:
    """Tanned hide with pores and soft stains; size in pixels."""
    return whole(leather_steps(width, height, unit, base, seed))


def leather_steps(width: int, height: int, unit: float, base: Colour, seed: int = 5) -> Steps:
    """Leather painted in steps."""

    def forms(surface: pygame.Surface, scale: float) -> None:
        grained(surface, 150 * scale, 206, seed)
        relief(surface, 26 * scale, 16, 3 * scale, seed + 3)
        grained(surface, 28 * scale, 228, seed + 4)

    surface = _coarse(width, height, unit, base, forms)
    yield
    relief(surface, 5 * unit, 20, 2 * unit, seed + 1)
    yield
    relief(surface, 2.2 * unit, 13, unit, seed + 2)
    return surface


def felt(width: int, height: int, unit: float, base: Colour, seed: int = 4) -> pygame.Surface:
    """Woven felt; size in pixels."""
    surface = filled(width, height, base)
    relief(surface, 4.2 * unit, 13, unit, seed)
    relief(surface, 1.5 * unit, 17, unit, seed + 5)
    grained(surface, 1.3 * unit, 230, seed + 1, (5, 0.7))
    grained(surface, 1.3 * unit, 234, seed + 3, (0.7, 5))
    grained(surface, 50 * unit, 226, seed + 2)
    return surface


def paper(width: int, height: int, unit: float, base: Colour, seed: int = 2) -> pygame.Surface:
    """Linen-finish card; size in pixels. Kept light: three weak noises, or cream turns grey."""
    surface = filled(width, height, base)
    grained(surface, 1.6 * unit, 247, seed, (5, 0.6))
    grained(surface, 1.6 * unit, 248, seed + 1, (0.6, 5))
    grained(surface, 46 * unit, 240, seed + 2)
    grained(surface, 150 * unit, 246, seed + 3)
    return surface


def stone(width: int, height: int, unit: float, base: Colour, seed: int = 31) -> pygame.Surface:
    """Cave floor or hewn block with coarse and fine bumps; size in pixels."""
    return whole(stone_steps(width, height, unit, base, seed))


def stone_steps(width: int, height: int, unit: float, base: Colour, seed: int = 31) -> Steps:
    """Stone painted in steps."""

    def forms(surface: pygame.Surface, scale: float) -> None:
        grained(surface, 190 * scale, 194, seed)
        relief(surface, 110 * scale, 22, 9 * scale, seed + 5)
        relief(surface, 34 * scale, 27, 4 * scale, seed + 1)
        grained(surface, 60 * scale, 214, seed + 4)

    surface = _coarse(width, height, unit, base, forms)
    yield
    relief(surface, 9 * unit, 22, 2 * unit, seed + 2)
    yield
    relief(surface, 2.4 * unit, 12, unit, seed + 3)
    return surface


def ash(width: int, height: int, unit: float, seed: int = 3) -> pygame.Surface:
    """Cold ash in flakes, darker towards nothing; size in pixels."""
    surface = filled(width, height, (156, 146, 136))
    relief(surface, 4 * unit, 30, 2 * unit, seed)
    relief(surface, 14 * unit, 34, 3 * unit, seed + 2)
    relief(surface, 2 * unit, 14, unit, seed + 4)
    grained(surface, 40 * unit, 196, seed + 5)
    return surface


def velvet(
    width: int, height: int, unit: float, tones: tuple[Colour, Colour], fold: float = 25.0, seed: int = 3
) -> pygame.Surface:
    """Hanging velvet: folds from nested sines stretched down, nap on top.

    width, height: pixels; tones: the cloth in the depth and on the crest of a fold; fold: width of a fold in
    table units, roughly.
    """
    columns = max(8, min(960, width))
    row = pygame.Surface((columns, 1), pygame.SRCALPHA, 32)
    dark, light = tones
    for column in range(columns):
        place = column * width / columns / unit / fold
        wave = 0.5 + 0.5 * math.sin(place + 1.3 * math.sin(place / 4.4) + 0.8 * math.sin(place / 2.1))
        edge = 1 - 0.45 * abs(2 * column / columns - 1) ** 2
        tone = mix((0, 0, 0), mix(dark, light, wave**1.3), edge)
        row.set_at((column, 0), (*tone, 255))
    surface = pygame.transform.smoothscale(row, (width, height))
    grained(surface, 2 * unit, 226, seed, (1, 4))
    grained(surface, 90 * unit, 226, seed + 1, (0.5, 3))
    return surface


def brass(width: int, height: int, unit: float, seed: int = 4) -> pygame.Surface:
    """Brushed brass, lit from above; size in pixels."""
    from_top = ((250, 226, 156), (220, 178, 98), (178, 134, 64))
    surface = filled(width, height, from_top[1])
    for line in range(height):
        share = line / max(1, height - 1) * 2
        colour = mix(
            from_top[int(min(1, share))], from_top[int(min(1, share)) + 1], share - int(min(1, share))
        )
        surface.fill((*colour, 255), (0, line, width, 1))
    grained(surface, 2.4 * unit, 232, seed, (30, 0.5))
    return surface


def printed(surface: pygame.Surface, unit: float, seed: int = 7) -> None:
    """The linen of printed card (in place), kept faint."""
    grained(surface, 1.5 * unit, 245, seed, (5, 0.7))
    grained(surface, 1.5 * unit, 246, seed + 1, (0.7, 5))


def shaded_down(surface: pygame.Surface, top: int, bottom: int) -> None:
    """Multiply grey from `top` to `bottom` (0..255) down a surface (in place)."""
    strip = pygame.Surface((2, 64), pygame.SRCALPHA, 32)
    for row in range(64):
        tone = round(top + (bottom - top) * row / 63)
        strip.fill((tone, tone, tone, 255), (0, row, 2, 1))
    multiply(surface, pygame.transform.smoothscale(strip, surface.get_size()))
