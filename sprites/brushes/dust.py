"""Air in the room: slanting light, motes that float in it, and dust that has settled."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, blit_centred, blurred
from sprites.brushes.light import radial
from sprites.palette import Colour

WARM: Colour = (255, 232, 184)


def light_shafts(width: int, height: int, unit: float, seed: int = 2, strength: int = 34) -> pygame.Surface:
    """Broad shafts of light falling in from the upper left, on a transparent layer.

    width, height: pixels; unit: pixels per table unit; strength: alpha 0..255 of the brightest shaft.
    """
    scale = 8
    small = blank(max(4, width // scale), max(4, height // scale), WARM)
    chance = random.Random(seed)
    unit /= scale
    left = -160 * unit
    while left < small.get_width() * 0.75:
        wide = chance.uniform(70, 200) * unit
        fall = small.get_height() * 0.9
        share = chance.uniform(0.4, 1.0) * (1 - 0.7 * max(0.0, left) / small.get_width())
        shaft = blank(*small.get_size(), WARM)
        pygame.draw.polygon(
            shaft,
            (*WARM, round(strength * share)),
            [
                (left, -4),
                (left + wide, -4),
                (left + wide * 1.5 + fall, small.get_height() + 4),
                (left + fall * 0.9, small.get_height() + 4),
            ],
        )
        small.blit(blurred(shaft, max(1.0, 16 * unit)), (0, 0))
        left += wide + chance.uniform(60, 220) * unit
    veil = radial(*small.get_size(), (255, 255, 255, 255), (255, 255, 255, 40), (0.3, 0.2), 1.2, 0.95)
    small.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(small, (width, height))


def motes(width: int, height: int, unit: float, seed: int = 6, count: int = 90) -> pygame.Surface:
    """Dust that floats in the light: soft specks of several sizes, most of them in the shaft's middle.

    width, height: pixels; unit: pixels per table unit; count: how many.
    """
    layer = blank(width, height, WARM)
    chance = random.Random(seed)
    specks = []
    for size, alpha in ((1.6, 150), (2.4, 130), (3.6, 84), (9.0, 26), (15.0, 15)):
        side = max(3, math.ceil(size * unit * 1.6))
        specks.append(radial(side, side, (*WARM, alpha), (*WARM, 0), (0.5, 0.5), 0.9, 0.5))
    for _ in range(count):
        down = chance.random()
        across = 0.1 + 0.55 * down + chance.gauss(0, 0.22)
        speck = chance.choice(specks if chance.random() < 0.34 else specks[:3])
        blit_centred(layer, speck, (across * width, down * height))
    return layer


def settled(surface: pygame.Surface, unit: float, seed: int = 9, strength: int = 38) -> None:
    """Dust lying on a level side (in place), thicker towards the back (upper) edge.

    unit: pixels per table unit; strength: alpha 0..255 of the film.
    """
    width, height = surface.get_size()
    chance = random.Random(seed)
    film = blank(width, height, (226, 216, 198))
    for _ in range(round(width * height / max(1.0, unit * unit) / 9)):
        place = (chance.random() * width, height * chance.random() ** 1.5)
        radius = chance.choice((0.5, 0.5, 0.8, 1.2)) * unit
        pygame.draw.circle(film, (226, 216, 198, round(strength * chance.uniform(0.4, 1.4))), place, radius)
    alpha = surface.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    film.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(film, (0, 0))
