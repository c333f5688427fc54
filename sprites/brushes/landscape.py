"""The grounds of the open air: red sand at dusk, snow in low sun, and a stormy sea."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import blank, blit_centred, blurred, drawn, filled, opaque, pixels
from sprites.brushes.grain import grained, multiply, patchy, relief, stained
from sprites.brushes.light import falloff, gradient, radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Point

SAND: Colour = (186, 102, 64)
DUSK: Colour = (74, 40, 78)
SNOW: Colour = (226, 233, 240)
SNOW_SHADE: Colour = (150, 172, 202)
SEA: Colour = (38, 100, 116)
SEA_DEEP: Colour = (18, 60, 80)
FOAM: Colour = (226, 244, 242)

_FINE = 700_000


def _soft_layer(
    size: tuple[int, int], unit: float, under: Colour, paint: Callable[[pygame.Surface, float], None]
) -> pygame.Surface:
    """A transparent layer of soft strokes, drawn at half its size where it is large, at twice where small.

    size: pixels of the result; paint(layer, unit): draws with that many layer pixels per table unit.
    """
    factor = 0.5 if size[0] * size[1] > _FINE else 2.0
    layer = blank(math.ceil(size[0] * factor), math.ceil(size[1] * factor), under)
    paint(layer, unit * factor)
    if factor < 1:
        layer = pygame.transform.gaussian_blur(layer, 1)
    return pygame.transform.smoothscale(layer, size)


def sand(
    width: int, height: int, unit: float, base: Colour = SAND, seed: int = 21, dusk: bool = True
) -> pygame.Surface:
    """Desert sand with wind ripples; opaque.

    width, height: pixels; unit: pixels per table unit; dusk: whether the far corners sink into violet.
    """
    return whole(sand_steps(width, height, unit, base, seed, dusk))


def sand_steps(
    width: int, height: int, unit: float, base: Colour = SAND, seed: int = 21, dusk: bool = True
) -> CountedSteps:
    """Sand painted in steps; arguments as for sand()."""
    return counted(_sand_work(width, height, unit, base, seed, dusk), 8)


def _sand_work(
    width: int, height: int, unit: float, base: Colour = SAND, seed: int = 21, dusk: bool = True
) -> Steps:
    surface = filled(width, height, base)
    stained(surface, 320 * unit, (214, 178, 176), seed, (1.8, 0.8))
    yield
    grained(surface, 70 * unit, 226, seed + 1, (2.4, 0.7))
    yield
    ripples = _soft_layer(
        (width, height), unit, darker(base, 0.4), lambda layer, scale: _ripples(layer, scale, base, seed)
    )
    yield
    patchy(ripples, 150 * unit, 40, seed + 2, (1.6, 0.7))
    yield
    surface.blit(ripples, (0, 0))
    yield
    relief(surface, 2.0 * unit, 15, unit, seed + 3)
    yield
    if dusk:
        shade = radial(width, height, (255, 250, 240, 255), (176, 150, 176, 255), (0.36, 0.3), 1.7, 0.95)
        multiply(surface, shade)
        yield
        surface.blit(radial(width, height, (*DUSK, 0), (*DUSK, 176), (0.36, 0.3), 2.4, 0.95), (0, 0))
        surface.blit(
            radial(width, height, (255, 190, 110, 46), (255, 170, 90, 0), (0.22, 0.1), 1.1, 0.7), (0, 0)
        )
    return opaque(surface)


def _ripples(layer: pygame.Surface, unit: float, base: Colour, seed: int) -> None:
    """Lee sides and lit crests of wind ripples, one above the other (in place); they bend and meet."""
    chance = random.Random(seed)
    width, height = layer.get_size()
    pace, spacing = max(3.0, 26 * unit), 16 * unit
    phases = [chance.uniform(0, math.tau) for _ in range(4)]
    line = max(1, round(4.6 * unit))
    lit, lee = (*lighter(base, 0.4), 150), (*darker(base, 0.55), 128)
    row = -30 * unit
    while row < height + 30 * unit:
        start = chance.uniform(-260, 60) * unit
        while start < width:
            end = start + chance.uniform(260, 900) * unit
            crest: list[Point] = []
            for step in range(math.ceil((min(end, width + pace) - start) / pace) + 1):
                x = start + step * pace
                if x < -pace:
                    continue
                along = x / unit
                bend = (
                    15 * math.sin(along / 280 + phases[0] + row / unit / 170)
                    + 6 * math.sin(along / 92 + phases[1] + row / unit / 61)
                    + 2.2 * math.sin(along / 37 + phases[2] + row / unit / 23)
                )
                crest.append((x, row + bend * unit))
            if len(crest) > 1:
                below = [(x, y + 3.4 * unit) for x, y in crest]
                pygame.draw.lines(layer, lee, False, below, line)
                pygame.draw.lines(layer, lit, False, crest, max(1, round(2.2 * unit)))
            start = end + chance.uniform(4, 90) * unit
        row += spacing * chance.uniform(0.74, 1.3)


def snow(width: int, height: int, unit: float, base: Colour = SNOW, seed: int = 61) -> pygame.Surface:
    """Snow in soft drifts with blue shade, a slant of low sun from the upper left, and sparkle; opaque.

    width, height: pixels; unit: pixels per table unit.
    """
    return whole(snow_steps(width, height, unit, base, seed))


def snow_steps(width: int, height: int, unit: float, base: Colour = SNOW, seed: int = 61) -> CountedSteps:
    """Snow painted in steps; arguments as for snow()."""
    return counted(_snow_work(width, height, unit, base, seed), 6)


def _snow_work(width: int, height: int, unit: float, base: Colour = SNOW, seed: int = 61) -> Steps:
    surface = gradient(width, height, (lighter(base, 0.4), mix(base, SNOW_SHADE, 0.3)))
    stained(surface, 260 * unit, (206, 220, 238), seed, (1.8, 0.7))
    yield
    drifts = _soft_layer(
        (width, height), unit, SNOW_SHADE, lambda layer, scale: _drifts(layer, scale, base, seed)
    )
    surface.blit(drifts, (0, 0))
    yield
    stained(surface, 34 * unit, (238, 243, 250), seed + 1, (2.2, 0.8))
    yield
    relief(surface, 2.2 * unit, 7, unit, seed + 2)
    yield
    surface.blit(
        radial(width, height, (255, 214, 176, 110), (255, 214, 176, 0), (0.12, 0.0), 1.2, 0.8), (0, 0)
    )
    falloff(surface, 218, (0.3, 0.24), 1.05)
    yield
    _sparkle(surface, unit, seed + 3)
    return opaque(surface)


def _drifts(layer: pygame.Surface, unit: float, base: Colour, seed: int) -> None:
    """Long blown drifts (in place): a bright upper lip, blue shade that fades below it."""
    chance = random.Random(seed + 7)
    width, height = layer.get_size()
    small = blank(max(2, width // 3), max(2, height // 3), SNOW_SHADE)
    scale = unit / 3
    count = max(4, round(width * height / unit / unit / 52_000))
    for level in range(count):
        x = chance.uniform(-0.2, 0.95) * small.get_width()
        y = (level + chance.random()) / count * 1.06 * small.get_height()
        long, rise = chance.uniform(300, 760) * scale, chance.uniform(18, 46) * scale
        lip = [
            (x + long * step / 18, y - rise * math.sin(math.pi * (step / 18) ** 0.75)) for step in range(19)
        ]
        for depth, alpha in ((2.6, 14), (1.8, 34), (1.1, 62), (0.5, 100)):
            foot = [(px, py + rise * depth * math.sin(math.pi * (px - x) / long)) for px, py in reversed(lip)]
            pygame.draw.polygon(small, (*SNOW_SHADE, alpha), [*lip, *foot])
        brow = [(px, py - rise * 0.5 * math.sin(math.pi * (px - x) / long)) for px, py in reversed(lip)]
        pygame.draw.polygon(small, (*lighter(base, 0.9), 120), [*lip, *brow])
    soft = blurred(small, max(1.0, 6 * scale))
    layer.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))


def _sparkle(surface: pygame.Surface, unit: float, seed: int) -> None:
    """Single crystals that catch the sun (in place)."""
    chance = random.Random(seed)
    width, height = surface.get_size()
    glints: list[pygame.Surface] = []
    for size in (1.6, 2.2, 3.4):
        side = max(3, round(size * unit * 2))
        glint = radial(side, side, (255, 255, 255, 255), (255, 255, 255, 0), (0.5, 0.5), 0.6, 0.5)
        glints.append(glint)
    for _ in range(min(2500, round(width * height / unit / unit / 7000))):
        place = (chance.random() * width, chance.random() * height)
        blit_centred(surface, chance.choice(glints[:2] if chance.random() < 0.9 else glints[2:]), place)


def water(
    width: int, height: int, unit: float, base: Colour = SEA, deep: Colour = SEA_DEEP, seed: int = 41
) -> pygame.Surface:
    """A stormy sea seen from above: swells, long waves lit from the upper left, flecks of foam; opaque.

    width, height: pixels; unit: pixels per table unit; base, deep: the water on a swell and between swells.
    """
    return whole(water_steps(width, height, unit, base, deep, seed))


def water_steps(
    width: int, height: int, unit: float, base: Colour = SEA, deep: Colour = SEA_DEEP, seed: int = 41
) -> CountedSteps:
    """A stormy sea painted in steps; arguments as for water()."""
    return counted(_water_work(width, height, unit, base, deep, seed), 5)


def _water_work(
    width: int, height: int, unit: float, base: Colour = SEA, deep: Colour = SEA_DEEP, seed: int = 41
) -> Steps:
    surface = gradient(width, height, (base, mix(base, deep, 0.75)))
    stained(surface, 170 * unit, mix((150, 176, 190), deep, 0.2), seed, (2.6, 0.6))
    yield
    grained(surface, 26 * unit, 226, seed + 1, (4.0, 0.6))
    yield
    _waves(surface, unit, base, deep, seed)
    yield
    grained(surface, 3 * unit, 240, seed + 2, (9, 0.7))
    yield
    falloff(surface, 118, (0.4, 0.3), 1.0)
    return opaque(surface)


def _waves(surface: pygame.Surface, unit: float, base: Colour, deep: Colour, seed: int) -> None:
    """Long pointed waves in wavering rows (in place), chosen from a few that are painted once."""
    chance = random.Random(seed + 5)
    width, height = surface.get_size()
    kinds = [
        (long, _wave(long, unit, base, deep, chance, foaming))
        for long, foaming in (
            (90, False), (130, False), (170, False), (210, False), (250, False), (300, False),
            (160, True), (240, True), (320, True),
        )
    ]  # fmt: skip
    row = -10 * unit
    while row < height + 20 * unit:
        x = chance.uniform(-320, -60) * unit
        while x < width:
            foaming = chance.random() < 0.17
            long, wave = chance.choice(kinds[6:] if foaming else kinds[:6])
            y = row + unit * (12 * math.sin(x / unit / 210 + row / unit / 60) + chance.uniform(-6, 6))
            surface.blit(wave, (round(x), round(y - wave.get_height() / 2)))
            x += long * unit * chance.uniform(0.72, 1.5)
        row += chance.uniform(19, 31) * unit


def _wave(
    long: float, unit: float, base: Colour, deep: Colour, chance: random.Random, foaming: bool
) -> pygame.Surface:
    """One wave: a dark trough below, the lit face above it, foam along the crest; long in table units."""
    tall = long * 0.14 + 12
    size = (pixels(long, unit), pixels(tall, unit))
    swell = long * chance.uniform(0.032, 0.05)
    alpha = chance.randint(44, 84)
    light, trough = mix(base, (150, 205, 210), 0.62), darker(deep, 0.35)
    flecks = [(chance.gauss(0.46, 0.13), chance.uniform(-1.5, 3.5), chance.random()) for _ in range(34)]

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        middle = tall * scale * 0.52
        end = long * scale
        _lens(layer, middle + swell * 1.2 * scale, end, swell * 1.5 * scale, (*trough, alpha + 24))
        _lens(layer, middle, end, swell * 1.1 * scale, (*light, alpha // 2))
        _lens(layer, middle, end, swell * 0.62 * scale, (*light, alpha))
        if not foaming:
            return
        for along, down, size_share in flecks:
            bow = math.sin(math.pi * max(0.0, min(1.0, along)))
            place = (along * end, middle - swell * scale * bow * 1.1 + down * scale)
            radius = (0.6 + 1.5 * size_share**3) * scale
            pygame.draw.circle(layer, (*FOAM, 120 + round(110 * size_share)), place, max(0.7, radius))

    return drawn(size, paint, mix(light, trough, 0.4), 3)


def _lens(
    layer: pygame.Surface, level: float, long: float, thick: float, colour: tuple[int, int, int, int]
) -> None:
    """A lens from edge to edge of a layer with pointed ends, its upper edge in a flat arc; layer pixels."""
    upper: list[Point] = []
    lower: list[Point] = []
    for step in range(25):
        share = step / 24
        bow = math.sin(math.pi * share**0.85)
        y = level - bow * thick * 1.1 + (share - 0.5) * thick * 0.6
        upper.append((long * share, y))
        lower.append((long * share, y + bow * thick))
    pygame.draw.polygon(layer, colour, [*upper, *reversed(lower)])
