"""Moving water from above: lit swells, marbled foam, single crests and slanting rain."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, drawn, pixels
from sprites.brushes.grain import multiply, noise
from sprites.palette import Colour, mix
from sprites.shapes import Pen, Point


def swells(
    surface: pygame.Surface, cell: float, strength: int, depth: Point, seed: int, stretch: Point = (2.2, 0.7)
) -> None:
    """Broad waves lit from the upper left (in place): noise added, and taken away again further on.

    cell: size of a swell in pixels; strength: 0..255; depth: how far the dark side lies, in pixels.
    """
    width, height = surface.get_size()
    shift = (max(1, round(depth[0])), max(1, round(depth[1])))
    hills = noise(width + shift[0], height + shift[1], cell, 0, strength, seed, stretch)
    surface.blit(hills, (-shift[0], -shift[1]), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(hills, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def marbling(
    width: int, height: int, cell: float, thin: int, seed: int, stretch: Point = (1.8, 0.8)
) -> pygame.Surface:
    """Light veins on black, as foam drifts: where a smooth noise passes its middle.

    width, height, cell: pixels; thin: how thin the veins are, 1 (broad) to 5 (hair-thin).
    """
    hills = noise(width, height, cell, 0, 255, seed, stretch)
    above = hills.copy()
    above.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    below = pygame.Surface((width, height), 0, 32)
    below.fill((128, 128, 128))
    below.blit(hills, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    above.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for _ in range(thin):
        above.blit(above.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    veins = pygame.Surface((width, height), 0, 32)
    veins.fill((255, 255, 255))
    veins.blit(above, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return veins


def foamed(
    surface: pygame.Surface, cell: float, thin: int, tint: Colour, seed: int, patches: float = 9.0
) -> None:
    """Marbled foam in patches over water (in place).

    cell: size of a mesh in pixels; thin: see marbling(); tint: what the brightest vein adds; patches: size of
    a patch in meshes.
    """
    width, height = surface.get_size()
    veins = marbling(width, height, cell, thin, seed)
    where = noise(width, height, cell * patches, 0, 255, seed + 1, (2.0, 0.8))
    where.fill((96, 96, 96), special_flags=pygame.BLEND_RGB_SUB)
    multiply(veins, where)
    veins.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(veins, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def crest(
    long: float, unit: float, light: Colour, trough: Colour, foam: Colour, breaking: float, seed: int
) -> pygame.Surface:
    """One wave: a dark trough, the lit face above it, foam that curls and drips along its lip.

    long: table units; unit: pixels per table unit; breaking: 0 (no foam) to 1 (a white horse).
    """
    tall = long * 0.3 + 14
    size = (pixels(long, unit), pixels(tall, unit))
    chance = random.Random(seed)
    bow, lean = long * chance.uniform(0.07, 0.13), chance.uniform(-0.12, 0.12)
    flecks = [
        (chance.gauss(0.5, 0.17), chance.random() ** 2, chance.random()) for _ in range(round(60 * breaking))
    ]

    def lip(share: float) -> float:
        return tall * 0.46 - bow * math.sin(math.pi * share**0.9) + lean * long * (share - 0.5)

    def lens(layer: pygame.Surface, down: float, thick: float, tone: tuple[int, int, int, int]) -> None:
        scale = layer.get_width() / long
        upper = [(long * step / 28 * scale, (lip(step / 28) + down) * scale) for step in range(29)]
        lower = [
            (x, y + thick * math.sin(math.pi * (step / 28) ** 0.8) * scale)
            for step, (x, y) in enumerate(upper)
        ]
        pygame.draw.polygon(layer, tone, [*upper, *reversed(lower)])

    def paint(layer: pygame.Surface, factor: float) -> None:
        lens(layer, bow * 0.5, bow * 0.9, (*trough, 58))
        lens(layer, bow * 0.26, bow * 0.7, (*mix(trough, light, 0.3), 44))
        lens(layer, 0.0, bow * 0.46, (*light, 40))
        lens(layer, 0.0, bow * 0.2, (*mix(light, foam, 0.3), 62))
        if not breaking:
            return
        pen = Pen(layer, (0.0, 0.0), layer.get_width() / long)
        first, last = 0.5 - 0.34 * breaking, 0.5 + 0.34 * breaking
        parts = 9
        for part in range(parts):
            start = first + (last - first) * (part + chance.uniform(0.0, 0.3)) / parts
            end = first + (last - first) * (part + chance.uniform(0.6, 1.1)) / parts
            swell = math.sin(math.pi * (part + 0.5) / parts)
            pen.stroke(
                (*foam, 120 + round(90 * swell)),
                [(long * share, lip(share)) for share in (start, (start + end) / 2, end)],
                bow * 0.05 * swell,
                bow * 0.07 * swell,
            )
        for along, down, grain in flecks:
            share = max(0.04, min(0.96, along))
            pen.disc(
                (*foam, 90 + round(130 * grain)),
                long * share,
                lip(share) + (down * 0.9 - 0.08) * bow,
                max(0.45, bow * (0.02 + 0.1 * grain**2) * (1 - 0.5 * down)),
            )

    return drawn(size, paint, mix(light, foam, 0.5 * breaking), 2)


def rain(surface: pygame.Surface, unit: float, count: int, seed: int, alpha: int = 26) -> None:
    """Slanting streaks of rain (in place); unit: pixels per table unit."""
    chance = random.Random(seed)
    width, height = surface.get_size()
    streaks = []
    for long in (16, 26, 38):
        drop = blank(max(2, long * unit * 0.4), max(3, long * unit), (210, 232, 240))
        pygame.draw.aaline(
            drop, (210, 232, 240, alpha), (drop.get_width() - 1, 0), (0, drop.get_height() - 1)
        )
        drop.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        streaks.append(drop)
    for _ in range(count):
        surface.blit(chance.choice(streaks), (chance.randint(-20, width), chance.randint(-20, height)))
