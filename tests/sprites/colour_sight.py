"""How a picture looks to eyes that see fewer colours, and how alike two pictures are then."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

Matrix = tuple[tuple[float, float, float], ...]

SIDE = 40
"""Pictures are compared at this many pixels a side: about 7 mm on an ordinary screen."""

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency" (2009), severity 1.0, for linear RGB; grey is the luminance of WCAG 2.2.
SIGHTS: dict[str, Matrix] = {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_LINEAR = [
    value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4
    for value in range(256)
]


def seen(colour: tuple[int, int, int], sight: str) -> tuple[float, float, float]:
    """A colour as those eyes see it, channels 0..1 (not linear)."""
    linear = [_LINEAR[channel] for channel in colour]
    red, green, blue = (
        max(0.0, min(1.0, sum(weight * part for weight, part in zip(row, linear, strict=True)))) ** (1 / 2.2)
        for row in SIGHTS[sight]
    )
    return red, green, blue


def light_map(picture: pygame.Surface, sight: str) -> list[float]:
    """Lightness 0..1 of a picture on a table of middle tone, row by row, SIDE x SIDE."""
    table = pygame.Surface(picture.get_size(), 0, 32)
    table.fill((118, 104, 90))
    table.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(table, (SIDE, SIDE))
    known: dict[tuple[int, int, int], float] = {}
    lights: list[float] = []
    for y in range(SIDE):
        for x in range(SIDE):
            red, green, blue, _ = small.get_at((x, y))
            light = known.get((red, green, blue))
            if light is None:
                parts = seen((red, green, blue), sight)
                light = known[(red, green, blue)] = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
            lights.append(light)
    return lights


def edge_map(picture: pygame.Surface, sight: str) -> list[float]:
    """How steeply lightness changes at every place of a picture, 0..1, the strongest edges cut off."""
    lights = light_map(picture, sight)
    steep = [
        math.hypot(lights[place + 1] - lights[place], lights[place + SIDE] - lights[place])
        for place in range(SIDE * (SIDE - 1))
        if place % SIDE < SIDE - 1
    ]
    strong = sorted(steep)[int(len(steep) * 0.97)]
    return [min(1.0, value / strong) for value in steep] if strong > 0 else steep


def likeness(first: Sequence[float], second: Sequence[float]) -> float:
    """How alike two maps are, 0..1: the strength of their correlation; 1 where one of them shows nothing."""
    count = len(first)
    mean_a, mean_b = sum(first) / count, sum(second) / count
    spread_a = math.sqrt(sum((value - mean_a) ** 2 for value in first))
    spread_b = math.sqrt(sum((value - mean_b) ** 2 for value in second))
    if spread_a == 0 or spread_b == 0:
        return 1.0
    both = sum((a - mean_a) * (b - mean_b) for a, b in zip(first, second, strict=True))
    return abs(both) / (spread_a * spread_b)


def overlap(first: pygame.Mask, second: pygame.Mask) -> float:
    """Shared share of two forms, 0..1 (intersection over union).

    They are laid with their middles on each other and then moved by a pixel any way to where they share most.
    """
    middles = [mask.centroid() for mask in (first, second)]
    both = max(
        first.overlap_area(
            second, (middles[0][0] - middles[1][0] + across, middles[0][1] - middles[1][1] + down)
        )
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    )
    return both / (first.count() + second.count() - both)
