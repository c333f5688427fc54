"""The stormy sea below everything, and the places where tiles of the ship have sunk."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, blit_centred, drawn, opaque, quarter_turned
from sprites.brushes.landscape import FOAM, SEA, SEA_DEEP, water_steps
from sprites.brushes.light import radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.brushes.wood import wood
from sprites.palette import mix
from sprites.shapes import Point
from sprites.ukotoa.tiles import hex_size
from sprites.ukotoa.tints import PLANK, hexagon

_GROUND_STEPS = 8


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
    work = water_steps(width, height, unit, SEA, SEA_DEEP, 41)
    while True:
        try:
            next(work)
        except StopIteration as end:
            sea: pygame.Surface = end.value
            break
        yield
    side = round(reach * unit * 2.4)
    glow = radial(side, side, (120, 190, 176, 70), (60, 140, 150, 0), (0.5, 0.5), 1.2, 0.5)
    blit_centred(sea, glow, (middle[0] * width, middle[1] * height))
    yield
    return opaque(sea)


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
