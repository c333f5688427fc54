"""Wood: streaks, year rings that flow round knots, and boards with their seams."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, filled
from sprites.brushes.grain import grained
from sprites.palette import Colour, darker
from sprites.shapes import Point


def wood(
    width: int,
    height: int,
    unit: float,
    base: Colour,
    seed: int = 1,
    planks: int = 0,
    rough: float = 1.0,
    upright: bool = False,
) -> pygame.Surface:
    """Grained wood.

    width, height: pixels; unit: pixels per table unit (grain keeps its size on the table); planks: number of
    boards side by side, 0 = one piece; rough: strength of the grain 0..1; upright: grain runs top to bottom.
    """
    if upright:
        lying = wood(height, width, unit, base, seed, planks, rough)
        return pygame.transform.rotate(lying, 90)
    surface = filled(width, height, base)
    scale = max(0.35, unit)

    def depth(low: int) -> int:
        return int(255 - (255 - low) * rough)

    grained(surface, 9 * scale, depth(198), seed, (46, 0.4))
    grained(surface, 3 * scale, depth(222), seed + 1, (60, 0.5))
    grained(surface, 2 * scale, depth(236), seed + 3, (14, 0.5))
    grained(surface, 210 * scale, depth(212), seed + 2, (2.4, 0.6))
    if planks:
        _figured(surface, scale, seed, planks, rough)
        _boards(surface, scale, base, seed, planks)
    return surface


def _boards(surface: pygame.Surface, scale: float, base: Colour, seed: int, planks: int) -> None:
    """Give every board its own tone and a seam with a lit lower edge."""
    chance = random.Random(seed + 9)
    width, height = surface.get_size()
    for plank in range(planks):
        top, bottom = round(plank * height / planks), round((plank + 1) * height / planks)
        tone = chance.randint(208, 255)
        surface.fill(
            (tone, tone, tone - 4), (0, top, width, bottom - top), special_flags=pygame.BLEND_RGB_MULT
        )
        if plank:
            seam = max(1, round(2.4 * scale))
            surface.fill((206, 200, 196), (0, top - seam * 4, width, seam * 4), pygame.BLEND_RGB_MULT)
            surface.fill(darker(base, 0.74), (0, top - seam // 2, width, seam))
            surface.fill(
                (34, 28, 20), (0, top - seam // 2 + seam, width, max(1, seam // 2)), pygame.BLEND_RGB_ADD
            )


def _figured(surface: pygame.Surface, scale: float, seed: int, planks: int, rough: float) -> None:
    """Year rings cut lengthwise (in place): long wavering lines that flow round a knot here and there."""
    width, height = surface.get_size()
    half = (max(2, width // 2), max(2, height // 2))
    layer = blank(*half, (30, 12, 4))
    chance = random.Random(seed + 31)
    unit = scale / 2
    for plank in range(planks):
        top, low = half[1] * plank / planks, half[1] * (plank + 1) / planks
        layer.set_clip(pygame.Rect(0, math.floor(top), half[0], math.ceil(low) - math.floor(top)))
        knots = [
            (chance.uniform(0, half[0]), chance.uniform(top + (low - top) * 0.2, low - (low - top) * 0.2))
            for _ in range(chance.choice((0, 1, 1)) if half[0] > 200 * unit else 0)
        ]
        phase = (chance.uniform(0, 6), chance.uniform(0, 6))
        y = top + chance.uniform(0, 4) * unit
        while y < low:
            alpha = round(chance.uniform(14, 54) * rough)
            _grain_line(layer, y, unit, phase, knots, alpha)
            y += chance.uniform(2.2, 8.5) * unit
        for x, level in knots:
            _knot(layer, x, level, unit, rough)
    layer.set_clip(None)
    surface.blit(pygame.transform.smoothscale(layer, (width, height)), (0, 0))


def _grain_line(
    layer: pygame.Surface,
    level: float,
    unit: float,
    phase: tuple[float, float],
    knots: list[tuple[float, float]],
    alpha: int,
) -> None:
    """One line of the grain across a layer, pushed aside by knots; pixels of the layer."""
    points: list[Point] = []
    pace = max(4.0, 14 * unit)
    for step in range(math.ceil(layer.get_width() / pace) + 1):
        x = step * pace
        along = x / unit
        y = level + unit * (
            5 * math.sin(along / 310 + phase[0]) + 2 * math.sin(along / 97 + phase[1] + level * 0.01)
        )
        for knot_x, knot_y in knots:
            near = math.exp(-(((x - knot_x) / (62 * unit)) ** 2)) * math.exp(
                -abs(level - knot_y) / (24 * unit)
            )
            y += math.copysign(15 * unit * near, level - knot_y)
        points.append((x, y))
    pygame.draw.lines(layer, (30, 12, 4, alpha), False, points, max(1, round(0.9 * unit)))


def _knot(layer: pygame.Surface, x: float, y: float, unit: float, rough: float) -> None:
    """A small dark knot with rings; pixels of the layer."""
    for ring, (half_width, half_height, alpha) in enumerate(
        ((19, 11, 40), (13, 8, 70), (8, 5, 60), (4.5, 3, 130))
    ):
        rect = pygame.Rect(0, 0, max(2, round(half_width * 2 * unit)), max(2, round(half_height * 2 * unit)))
        rect.center = (round(x + ring * 0.6 * unit), round(y))
        pygame.draw.ellipse(layer, (30, 12, 4, round(alpha * rough)), rect)
