"""The painted lids of five boxes: each has one big silhouette and a ground colour of its own."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import blank, blit_centred, blurred, masked, polygon_mask
from sprites.brushes.grain import grained, relief
from sprites.brushes.light import bevelled, gradient, radial
from sprites.palette import Colour, darker, lighter
from sprites.shadow import shadowed
from sprites.shapes import Pen, Point, smooth
from sprites.shelf.lands import wheel
from sprites.silhouettes import draw
from sprites.silhouettes.scenery import tentacle_along

Cover = Callable[[int, int, float], pygame.Surface]


def _pen(surface: pygame.Surface, x: float, y: float, size: float, mirrored: bool = False) -> Pen:
    """A pen at a share of the lid's width and height; size is a share of its width."""
    width, height = surface.get_size()
    return Pen(surface, (x * width, y * height), size * width, mirrored)


def _cast(
    surface: pygame.Surface, kind: str, x: float, y: float, size: float, colour: Colour, tint: Colour
) -> None:
    """A silhouette with a printed shadow a little lower right."""
    shift = 0.012
    draw(_pen(surface, x + shift, y + shift * 0.7, size), kind, tint)
    draw(_pen(surface, x, y, size), kind, colour)


def ugah_cover(width: int, height: int, unit: float) -> pygame.Surface:
    """A painted cave wall by firelight."""
    art = gradient(width, height, ((128, 64, 34), (204, 112, 50), (84, 40, 26)))
    grained(art, 60 * unit, 186, 3)
    relief(art, 14 * unit, 34, 3 * unit, 4)
    relief(art, 4 * unit, 18, unit, 6)
    glow = radial(width, height, (255, 196, 96, 225), (38, 12, 6, 236), (0.5, 0.68), 1.25, 0.8)
    art.blit(glow, (0, 0))
    pigment = (86, 32, 18)
    draw(_pen(art, 0.36, 0.365, 0.215), "mammoth", (78, 30, 17))
    draw(_pen(art, 0.77, 0.445, 0.165), "dinosaur", pigment)
    draw(_pen(art, 0.17, 0.575, 0.1), "bird", pigment)
    draw(_pen(art, 0.1, 0.3, 0.085, True), "hand", (224, 142, 80))
    draw(_pen(art, 0.87, 0.256, 0.082), "hand", (224, 142, 80))
    draw(_pen(art, 0.5, 0.83, 0.16), "fire", (226, 84, 24))
    _cast(art, "small", 0.21, 0.815, 0.15, (238, 184, 72), (54, 22, 12))
    _cast(art, "large", 0.768, 0.785, 0.193, (134, 72, 124), (40, 14, 20))
    warm = radial(width, height, (255, 170, 60, 70), (255, 150, 40, 0), (0.5, 0.82), 1.0, 0.4)
    art.blit(warm, (0, 0))
    return art


def uluru_cover(width: int, height: int, unit: float) -> pygame.Surface:
    """The great rock before the evening sun, six birds in front."""
    art = gradient(
        width, height, ((66, 46, 104), (150, 64, 100), (226, 112, 84), (250, 176, 96), (252, 206, 130))
    )
    sun = (0.68 * width, 0.455 * height)
    art.blit(radial(width, height, (255, 226, 150, 150), (255, 180, 100, 0), (0.68, 0.455), 1.2, 0.5), (0, 0))
    pygame.draw.circle(art, (255, 238, 186), sun, 0.155 * width)
    for x, y, long, tone in (
        (0.16, 0.31, 0.2, (232, 150, 122)),
        (0.5, 0.262, 0.16, (206, 118, 118)),
        (0.84, 0.335, 0.17, (252, 190, 140)),
        (0.3, 0.372, 0.22, (250, 180, 130)),
        (0.62, 0.352, 0.12, (246, 168, 126)),
    ):
        _cloud(_pen(art, x, y, long), tone)
    sand = gradient(
        width, max(1, height - round(0.68 * height)), ((214, 106, 60), (150, 60, 48), (96, 38, 44))
    )
    art.blit(sand, (0, round(0.68 * height)))
    _great_rock(art, unit)
    chance = random.Random(3)
    for step in range(26):
        x, y = (step + chance.random()) / 26, 0.702 + chance.uniform(-0.004, 0.008)
        for blade in (-0.5, 0.0, 0.5):
            _pen(art, x, y, 0.022).stroke(
                (86, 92, 56) if step % 2 else (118, 112, 62), [(0, 0.6), (blade, -0.7)], 0.13, 0.05
            )
    shade = (88, 32, 38)
    for kind, x, y, size, colour in (
        ("ibis", 0.16, 0.835, 0.13, (0, 158, 115)),
        ("pelican", 0.83, 0.835, 0.135, (240, 238, 232)),
        ("wren", 0.35, 0.775, 0.105, (0, 114, 178)),
        ("finch", 0.64, 0.785, 0.105, (232, 199, 28)),
        ("swan", 0.49, 0.895, 0.135, (58, 52, 56)),
    ):
        _cast(art, kind, x, y, size, colour, shade)
    draw(_pen(art, 0.3, 0.405, 0.115), "cockatoo", (230, 122, 0))
    return art


def _cloud(pen: Pen, colour: Colour) -> None:
    """A long thin evening cloud, pointed at both ends."""
    pen.blob(
        colour, [(-1, 0.01), (-0.5, -0.03), (-0.1, -0.05), (0.4, -0.025), (1, 0.0), (0.5, 0.02), (0, 0.03)]
    )
    pen.blob(lighter(colour, 0.3), [(-0.5, 0.02), (0.0, 0.0), (0.6, 0.015), (0.0, 0.035)])


def _great_rock(art: pygame.Surface, unit: float) -> None:
    """The table rock with strata, gullies and caves, lit from the left (in place)."""
    width, height = art.get_size()
    wide, tall = round(width * 0.94), round(height * 0.29)
    outline = smooth(
        [
            (0.0, 1.0), (0.012, 0.88), (0.05, 0.56), (0.12, 0.26), (0.24, 0.13), (0.4, 0.05), (0.56, 0.02),
            (0.7, 0.07), (0.82, 0.15), (0.9, 0.33), (0.955, 0.6), (0.99, 0.88), (1.0, 1.0),
        ],
        closed=False,
    )  # fmt: skip
    mask = polygon_mask(wide, tall, [(x * wide, y * tall) for x, y in outline], 2)
    face = gradient(wide, tall, ((255, 168, 98), (226, 98, 56), (150, 52, 44)))
    grained(face, 5 * unit, 216, 4, (1.1, 9))
    grained(face, 12 * unit, 222, 6, (9, 0.6))
    chance = random.Random(11)
    pen = Pen(face, (wide / 2, tall / 2), wide / 2)
    ratio = tall / wide
    for step in range(24):
        x = -0.93 + step * 0.081 + chance.uniform(-0.025, 0.025)
        top = (-0.9 + 0.9 * abs(x) ** 3.4 + chance.uniform(0.06, 0.5)) * ratio
        low = min(0.96 * ratio, top + chance.uniform(0.3, 1.2) * ratio)
        lean = chance.uniform(-0.02, 0.02)
        path = [(x, top), (x + lean, (top + low) / 2), (x + lean * 0.4, low)]
        thick = chance.uniform(0.006, 0.013)
        pen.stroke((255, 170, 104), [(across - thick * 1.5, down) for across, down in path], 0.001, thick)
        pen.stroke((128, 44, 38), path, 0.001, thick * 1.25)
    for x, y, half in ((-0.36, 0.1, 0.05), (0.27, 0.28, 0.058), (0.6, 0.16, 0.034)):
        pen.oval((116, 40, 36), x, y * ratio, half, half * 0.62)
        pen.oval((70, 24, 28), x + 0.006, y * ratio + 0.008, half * 0.74, half * 0.42)
    face.blit(radial(wide, tall, (255, 224, 160, 84), (74, 12, 50, 150), (0.22, 0.04), 1.3, 1.0), (0, 0))
    rock = masked(face, mask)
    bevelled(rock, mask, 3 * unit, 120, 90)
    art.blit(rock, (round(width * 0.03), round(height * 0.715) - tall))


def ukotoa_cover(width: int, height: int, unit: float) -> pygame.Surface:
    """A ship in a storm, tentacles rising round it."""
    art = gradient(width, height, ((18, 40, 62), (42, 92, 112), (16, 40, 58)))
    grained(art, 90 * unit, 160, 5, (2, 0.8))
    art.blit(radial(width, height, (200, 240, 228, 140), (0, 0, 0, 0), (0.46, 0.36), 1.1, 0.5), (0, 0))
    bolt = _pen(art, 0.5, 0.5, 0.5)
    bolt.polygon((244, 250, 214), [
        (0.86, -0.92), (0.7, -0.6), (0.81, -0.6), (0.66, -0.3), (0.97, -0.68), (0.86, -0.68),
        (0.98, -0.92),
    ])  # fmt: skip
    tentacle_along(_pen(art, 0.5, 0.5, 0.5), (118, 52, 112), [
        (-0.66, 1.3), (-0.84, 0.7), (-0.52, 0.28), (-0.62, -0.2), (-0.84, -0.34), (-0.92, -0.14),
        (-0.8, -0.06),
    ], 0.19)  # fmt: skip
    tentacle_along(_pen(art, 0.5, 0.5, 0.5), (134, 60, 120), [
        (0.72, 1.3), (0.9, 0.6), (0.62, 0.2), (0.78, -0.28), (0.64, -0.52), (0.44, -0.44), (0.5, -0.3),
    ], 0.18)  # fmt: skip
    draw(_pen(art, 0.49, 0.485, 0.27), "ship", (104, 62, 36))
    for row, (y, colour) in enumerate(((0.66, (44, 118, 136)), (0.755, (28, 88, 112)), (0.86, (17, 62, 86)))):
        _wave(art, y, colour, row)
    tentacle_along(_pen(art, 0.46, 0.5, 0.5), (120, 54, 114), [
        (-0.22, 1.6), (-0.1, 1.12), (0.16, 0.86), (0.06, 0.64), (-0.12, 0.68),
    ], 0.15)  # fmt: skip
    for x, size in ((0.2, 0.05), (0.8, 0.062)):
        pen = _pen(art, x, 0.915, size)
        pen.oval((120, 60, 20), 0.0, 0.05, 1.06, 0.95)
        pen.oval((252, 222, 92), 0, 0, 1.0, 0.88)
        pen.oval((20, 20, 20), 0, 0, 0.2, 0.8)
        pen.disc((255, 252, 226), -0.34, -0.34, 0.16)
    return art


def _wave(art: pygame.Surface, level: float, colour: Colour, row: int) -> None:
    """A row of waves with foam on the crests (in place); level: share of the height."""
    width, height = art.get_size()
    points: list[Point] = []
    for step in range(61):
        x = step / 60
        swell = 0.018 * math.sin(x * 13 + row * 2.2) + 0.008 * math.sin(x * 31 + row)
        points.append((x * width, (level + swell) * height))
    pygame.draw.polygon(art, colour, [*points, (width, height), (0, height)])
    for step in range(60):
        if math.sin(step / 60 * 13 + row * 2.2) < 0.1:
            pygame.draw.line(
                art, lighter(colour, 0.62), points[step], points[step + 1], max(1, round(width * 0.007))
            )
    for step in range(0, 54, 9):
        x, y = points[step]
        curl = [
            (x, y + height * 0.035),
            (x + width * 0.04, y + height * 0.028),
            (x + width * 0.09, y + height * 0.036),
        ]
        pygame.draw.lines(
            art, lighter(colour, 0.18), False, smooth(curl, closed=False), max(1, round(width * 0.005))
        )


def wolves_cover(width: int, height: int, unit: float) -> pygame.Surface:
    """A wolf before the moon, pines and snow."""
    art = gradient(width, height, ((14, 24, 52), (34, 64, 104), (112, 142, 170)))
    chance = random.Random(3)
    for _ in range(80):
        size = chance.choice((0.0022, 0.003, 0.0045))
        pygame.draw.circle(
            art,
            (230, 240, 255),
            (chance.random() * width, chance.random() * height * 0.5),
            max(1.0, size * width),
        )
    aurora = blank(width, height, (90, 220, 190))
    for band, tone in enumerate(((90, 230, 180, 96), (90, 200, 220, 84), (140, 150, 230, 74))):
        path = [
            (step * width / 20, (0.25 + 0.05 * band + 0.04 * math.sin(step / 3 + band)) * height)
            for step in range(21)
        ]
        pygame.draw.lines(aurora, tone, False, path, max(1, round(0.05 * height)))
    art.blit(blurred(aurora, 0.045 * width), (0, 0))
    art.blit(radial(width, height, (250, 244, 220, 110), (250, 244, 220, 0), (0.64, 0.37), 1.2, 0.55), (0, 0))
    moon = _pen(art, 0.64, 0.37, 0.205)
    moon.disc((250, 244, 222), 0, 0, 1)
    for x, y, size in ((-0.4, 0.3, 0.2), (0.3, 0.46, 0.14), (0.36, -0.36, 0.17), (-0.2, -0.46, 0.1)):
        moon.disc((236, 226, 200), x, y, size)
    for level, colour, count, tall, seed in (
        (0.74, (54, 88, 118), 13, 0.13, 4), (0.8, (30, 58, 84), 10, 0.17, 5),
    ):  # fmt: skip
        _forest(art, level, colour, count, tall, seed)
    snow = [
        (
            step * width / 24,
            (0.83 - 0.115 * math.exp(-(((step - 13.5) / 5) ** 2)) + 0.006 * math.sin(step)) * height,
        )
        for step in range(25)
    ]
    pygame.draw.polygon(art, (236, 244, 250), [*snow, (width, height), (0, height)])
    drift = [
        (0, 0.91 * height),
        (0.25 * width, 0.87 * height),
        (0.55 * width, 0.9 * height),
        (width, 0.945 * height),
    ]
    pygame.draw.polygon(art, (196, 214, 234), [*smooth(drift, closed=False), (width, height), (0, height)])
    draw(_pen(art, 0.575, 0.605, 0.23), "wolf", (28, 32, 42))
    _forest(art, 1.02, (15, 34, 48), 4, 0.2, 9, left=0.36)
    return art


def _forest(
    art: pygame.Surface, level: float, colour: Colour, count: int, tall: float, seed: int, left: float = -0.02
) -> None:
    """A row of pines (in place); level and tall: shares of the height; left: where the row begins."""
    chance = random.Random(seed)
    width, height = art.get_size()
    for step in range(count):
        x = left + (1.02 - left) * (step + chance.uniform(0.1, 0.9)) / count
        half = tall * chance.uniform(0.7, 1.15) / 2
        pen = Pen(art, (x * width, (level - half + chance.uniform(0, 0.02)) * height), half * height)
        draw(pen, "pine", colour)


def uluk_cover(width: int, height: int, unit: float) -> pygame.Surface:
    """The wheel of six lands in the sun's rays."""
    art = gradient(width, height, ((250, 212, 128), (238, 156, 88), (150, 68, 48)))
    for step in range(16):
        angle = step * math.pi / 8 + 0.1
        centre = (width / 2, height * 0.56)
        pygame.draw.polygon(
            art,
            (253, 230, 156),
            [centre]
            + [
                (centre[0] + height * math.cos(angle + turn), centre[1] + height * math.sin(angle + turn))
                for turn in (0, 0.19)
            ],
        )
    art.blit(radial(width, height, (255, 240, 190, 120), (160, 70, 40, 60), (0.5, 0.56), 1.4, 0.8), (0, 0))
    side = round(width * 0.86)
    baked, _ = shadowed(wheel(side, unit, 1), 8, unit)
    blit_centred(art, baked, (width / 2, height * 0.575))
    return art


COVERS: dict[str, tuple[Cover, Colour, Colour]] = {
    "ugah": (ugah_cover, (255, 208, 100), (150, 70, 36)),
    "uluru": (uluru_cover, (255, 234, 196), (176, 76, 60)),
    "ukotoa": (ukotoa_cover, (192, 242, 228), (24, 64, 84)),
    "wolves": (wolves_cover, (238, 247, 255), (34, 54, 84)),
    "uluk": (uluk_cover, (255, 248, 220), (190, 110, 50)),
}
"""For each box: its painter, the colour of the word on it and the colour of the box."""


def dusk(colour: Colour) -> Colour:
    """A box colour for the side that turns away from the light."""
    return darker(colour, 0.55)
