"""The stormy sea below everything, and the places where tiles of the ship have sunk."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    drawn,
    mask_of,
    masked,
    opaque,
    polygon_mask,
    quarter_turned,
    tinted,
)
from sprites.brushes.grain import stained
from sprites.brushes.light import falloff, gradient, radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.brushes.surf import crest, foamed, rain, swells
from sprites.brushes.wood import wood
from sprites.palette import Colour, mix
from sprites.shapes import Point
from sprites.ukotoa.tiles import hex_size, tile
from sprites.ukotoa.tints import FOAM, PLANK, hexagon

SEA_LIT: Colour = (92, 160, 164)
SEA: Colour = (34, 96, 112)
SEA_DEEP: Colour = (15, 54, 76)
SEA_TROUGH: Colour = (6, 30, 46)
_GROUND_STEPS = 42
_LARGE = 3_000_000
_LEANS = (-44.0, -30.0, -16.0, 0.0, 16.0, 30.0, 44.0)
_WAVES = ((70.0, 0.0), (110.0, 0.0), (150.0, 0.0), (190.0, 0.12), (130.0, 0.5), (190.0, 0.7), (260.0, 0.9))
"""Lengths in table units, and how much of each wave breaks."""
_CALM = 4
"""So many of them hardly break."""

SINKING = 6
"""In so many stages a tile goes under."""


def ground(
    size_px: tuple[int, int], unit: float, middle: Point = (0.5, 0.5), reach: float = 400.0
) -> pygame.Surface:
    """A stormy sea seen from above, dark towards its corners; opaque.

    size_px: width and height in pixels; unit: pixels per table unit; middle: of the ship, as shares of the
    size; reach: of the water that the ship and the beast stir, in table units.
    """
    return whole(ground_steps(size_px, unit, middle, reach))


def ground_steps(
    size_px: tuple[int, int], unit: float, middle: Point = (0.5, 0.5), reach: float = 400.0
) -> CountedSteps:
    """The ground painted in steps: yields the share that is done, 0..1, and returns the surface."""
    return counted(_ground_work(size_px, unit, middle, reach), _GROUND_STEPS)


def _ground_work(size_px: tuple[int, int], unit: float, middle: Point, reach: float) -> Steps:
    """The ground, with a pause after every step."""
    width, height = size_px
    shrink = 2 if width * height > _LARGE else 1
    half = (math.ceil(width / shrink), math.ceil(height / shrink))
    scale = unit / shrink
    broad = gradient(*half, (mix(SEA, SEA_LIT, 0.3), SEA, SEA_DEEP))
    stained(broad, 210 * scale, (124, 150, 168), 41, (2.2, 0.8))
    yield
    swells(broad, 120 * scale, 44, (9 * scale, 15 * scale), 43)
    yield
    swells(broad, 40 * scale, 26, (4 * scale, 7 * scale), 47, (2.6, 0.7))
    yield
    foamed(broad, 74 * scale, 3, (70, 92, 92), 51)
    yield
    sea = broad if shrink == 1 else pygame.transform.smoothscale(broad, size_px)
    yield
    foamed(sea, 26 * unit, 2, (34, 46, 48), 57, 14.0)
    yield
    for _ in _crests(sea, unit, middle, reach):
        yield
    side = round(reach * unit * 2.5)
    lamp = radial(side, side, (150, 206, 190, 58), (80, 160, 160, 0), (0.5, 0.5), 1.3, 0.5)
    blit_centred(sea, lamp, (middle[0] * width, middle[1] * height))
    sea.blit(radial(width, height, (214, 226, 190, 44), (120, 190, 190, 0), (0.24, 0.06), 1.1, 0.6), (0, 0))
    yield
    rain(sea, unit, round(width * height / unit / unit / 4200), 61)
    falloff(sea, 84, (middle[0] * 0.86, middle[1] * 0.78), 0.98)
    return opaque(sea)


def _crests(sea: pygame.Surface, unit: float, middle: Point, reach: float) -> Iterator[None]:
    """Waves that run round the ship and straighten out far from it (in place)."""
    chance = random.Random(71)
    width, height = sea.get_size()
    kinds: list[tuple[float, list[pygame.Surface]]] = []
    for number, (long, breaking) in enumerate(_WAVES):
        wave = crest(long, unit, SEA_LIT, SEA_TROUGH, FOAM, breaking, 5 + number)
        fan = [pygame.transform.rotozoom(wave, -lean, 1.0) for lean in _LEANS]
        kinds.append((long, fan))
        yield
    row = -30.0
    while row < height / unit + 40:
        x = chance.uniform(-200.0, 0.0)
        while x < width / unit:
            long, fan = chance.choice(kinds[:_CALM] if chance.random() < 0.74 else kinds[_CALM:])
            place = (x + long / 2, row + chance.uniform(-13, 13))
            away = (place[0] - middle[0] * width / unit, place[1] - middle[1] * height / unit)
            far = math.hypot(*away) or 1.0
            pull = math.exp(-((far / reach / 1.15) ** 2))
            tangent = math.degrees(math.atan(-away[0] / away[1])) if abs(away[1]) > 1 else 90.0
            lean = max(-44.0, min(44.0, tangent * 0.7 * pull + chance.uniform(-7, 7)))
            wave = fan[min(range(len(_LEANS)), key=lambda index: abs(_LEANS[index] - lean))]
            blit_centred(sea, wave, (place[0] * unit, place[1] * unit))
            x += long * chance.uniform(0.9, 2.1)
        row += chance.uniform(34, 56)
        yield


def hole(r: float, unit: float, seed: int = 0) -> pygame.Surface:
    """Where a tile sank: a dashed outline, ripples, drifting planks and foam.

    r: of the tile, in table units; unit: pixels per table unit; seed: which planks drift. As large as the
    tile's place.
    """
    size = hex_size(r, unit)
    chance = random.Random(seed + 19)
    radius = size[1] / 2

    def rings(layer: pygame.Surface, factor: float) -> None:
        scale, middle = radius * factor, (size[0] * factor / 2, size[1] * factor / 2)
        corners = hexagon(middle, scale * 0.9)
        line = max(1, round(scale * 0.028))
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            for dash in range(7):
                first, last = dash / 7 + 0.02, dash / 7 + 0.09
                pygame.draw.line(
                    layer,
                    (*mix(FOAM, SEA, 0.25), 150),
                    (start[0] + (end[0] - start[0]) * first, start[1] + (end[1] - start[1]) * first),
                    (start[0] + (end[0] - start[0]) * last, start[1] + (end[1] - start[1]) * last),
                    line,
                )
        for share, alpha in ((0.66, 70), (0.46, 100), (0.28, 120)):
            box = pygame.Rect(0, 0, round(scale * share * 2), round(scale * share * 1.3))
            box.center = (round(middle[0]), round(middle[1]))
            pygame.draw.ellipse(layer, (*FOAM, alpha), box, line)
        for _ in range(16):
            angle, far = chance.uniform(0, math.tau), scale * chance.uniform(0.1, 0.62)
            place = (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle) * 0.65)
            pygame.draw.circle(layer, (*FOAM, 150), place, scale * chance.uniform(0.012, 0.04))

    picture = blank(*size, FOAM)
    picture.blit(radial(*size, (6, 34, 48, 150), (6, 34, 48, 0), (0.5, 0.5), 1.4, 0.5), (0, 0))
    picture.blit(drawn(size, rings, FOAM), (0, 0))
    for _ in range(3):
        long, thick = radius * chance.uniform(0.5, 0.9), radius * chance.uniform(0.11, 0.16)
        plank = wood(round(long) * 2, max(4, round(thick) * 2), unit, mix(PLANK, SEA_DEEP, 0.4), seed, 1)
        turned = pygame.transform.rotozoom(quarter_turned(plank, 0), chance.uniform(0, 180), 0.5)
        turned.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
        place = (
            size[0] / 2 + chance.uniform(-0.32, 0.32) * radius,
            size[1] / 2 + chance.uniform(-0.3, 0.3) * radius,
        )
        blit_centred(picture, turned, place)
    return picture


def sinking(r: float, unit: float, way: int | None = None, seed: int = 0, stage: int = 0) -> pygame.Surface:
    """A tile that goes under: it tilts, the water climbs over it, foam where it breaks the surface.

    r, unit, way, seed: as for tile(); stage: 0 (awash) to 5 (nearly gone). The middle of the picture is the
    middle of the tile's place.
    """
    if stage not in range(SINKING):
        raise ValueError(f"unknown stage {stage}, expected 0 to {SINKING - 1}")
    done = (stage + 1) / SINKING
    whole_tile = tile(r, unit, way, seed)
    tilted = pygame.transform.rotozoom(whole_tile, (-26 if seed % 2 else 26) * done, 1 - 0.22 * done)
    size = hex_size(r * 1.4, unit)
    radius, middle = r * unit, (size[0] / 2, size[1] / 2)
    level = middle[1] + radius * (0.86 - 1.56 * done)
    piece = blank(*size, SEA_DEEP)
    blit_centred(piece, tilted, (middle[0], middle[1] + radius * 0.18 * done))
    chance = random.Random(seed + stage)
    line = [
        (
            step / 24 * size[0],
            level + radius * 0.07 * math.sin(step * 0.9 + seed) + (step / 24 - 0.5) * radius * 0.3,
        )
        for step in range(25)
    ]
    form = mask_of(piece)

    def below(layer: pygame.Surface, factor: float) -> None:
        path = [(x * factor, y * factor) for x, y in line]
        end = (layer.get_width(), layer.get_height())
        pygame.draw.polygon(layer, (*mix(SEA, SEA_DEEP, 0.5), 226), [*path, end, (0, end[1])])

    sunk = masked(drawn(size, below, SEA_DEEP, 2), form)
    piece.blit(sunk, (0, 0))
    shore = polygon_mask(*size, [*line, (size[0], size[1]), (0, size[1])])
    under = tinted(shore, (0, 0, 0), round(120 + 110 * done))
    piece.blit(under, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)

    def suds(layer: pygame.Surface, factor: float) -> None:
        for _ in range(90):
            x, y = line[chance.randrange(len(line))]
            if form.get_at((min(size[0] - 1, int(x)), max(0, min(size[1] - 1, int(y))))).a < 60:
                continue
            place = (
                (x + chance.gauss(0, 0.05) * radius) * factor,
                (y + chance.gauss(0.0, 0.05) * radius) * factor,
            )
            puff = radius * chance.uniform(0.015, 0.06) * factor
            pygame.draw.circle(layer, (*FOAM, chance.randint(150, 240)), place, max(0.7, puff))

    piece.blit(drawn(size, suds, FOAM, 3), (0, 0))
    return piece
