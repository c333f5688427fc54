"""The pictures on the cards: river, field, plain, forest and the night with the star that guides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained
from sprites.brushes.light import gradient, radial
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, smooth
from sprites.silhouettes import draw
from sprites.silhouettes.winter import snowy_pine
from sprites.wolves.tints import CARDS, SNOW_LIT, SNOW_SHADE, KindLook, known

Picture = Callable[[pygame.Surface, KindLook], None]


@drafted(24)
def picture(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted field of a card of this kind, size in pixels; opaque, and not to be changed."""
    look = known(kind, CARDS, "card")
    field = gradient(*size, look.sky)
    fine = 3 if size[0] * size[1] < 40_000 else 2
    field.blit(drawn(size, lambda layer, _: PICTURES[kind](layer, look), look.sky[1], fine), (0, 0))
    warm = (255, 226, 170, 74) if kind != "leader" else (190, 170, 240, 50)
    field.blit(radial(*size, warm, (*warm[:3], 0), (0.2, 0.08), 1.2, 0.8), (0, 0))
    field.blit(radial(*size, (20, 26, 50, 0), (20, 26, 50, 110), (0.42, 0.4), 2.2, 0.86), (0, 0))
    grained(field, max(1.0, size[0] / 90), 236, 11)
    return field


def ridge(
    layer: pygame.Surface,
    level: float,
    colour: Colour,
    rise: float = 0.03,
    waves: float = 2.0,
    phase: float = 0.0,
    lit: Colour | None = None,
) -> list[Point]:
    """A hill from edge to edge (in place) and its crest; level, rise: shares of the height; lit: its edge."""
    width, height = layer.get_size()
    crest = [
        (
            step / 32 * width,
            height
            * (
                level
                - rise * math.sin(step / 32 * waves * math.pi + phase)
                - rise * 0.36 * math.sin(step / 32 * waves * 7.3 + phase * 3)
            ),
        )
        for step in range(33)
    ]
    pygame.draw.polygon(layer, colour, [*crest, (width, height), (0, height)])
    if lit is not None:
        pygame.draw.lines(layer, lit, False, crest, max(1, round(height * 0.007)))
    return crest


def grove(
    layer: pygame.Surface,
    level: float,
    colour: Colour,
    count: int,
    tall: float,
    seed: int,
    snowy: bool = False,
) -> None:
    """A row of pines (in place); level of their feet and height as shares of the height."""
    chance = random.Random(seed)
    width, height = layer.get_size()
    for step in range(count):
        half = tall * chance.uniform(0.66, 1.1) / 2 * height
        x = width * (step + chance.uniform(0.05, 0.95)) / count
        pen = Pen(layer, (x, (level + chance.uniform(-0.012, 0.012)) * height - half), half)
        if snowy:
            snowy_pine(pen, colour)
        else:
            draw(pen, "pine", colour)


def _sun(layer: pygame.Surface, x: float, y: float, size: float, colour: Colour) -> None:
    """A low sun or moon; shares of the width and height, size of the width."""
    width, height = layer.get_size()
    pygame.draw.circle(layer, colour, (x * width, y * height), size * width)


def _mountains(layer: pygame.Surface, level: float, rock: Colour, seed: int, tall: float = 0.2) -> None:
    """Far mountains, lit on their left sides, shaded on their right (in place)."""
    chance = random.Random(seed)
    width, height = layer.get_size()
    x = -0.1
    while x < 1.05:
        half = chance.uniform(0.16, 0.26)
        peak = (x + half) * width, (level - tall * chance.uniform(0.6, 1.0)) * height
        left, right = (x - 0.05) * width, (x + 2 * half + 0.05) * width
        foot = level * height + height * 0.02
        pygame.draw.polygon(layer, lighter(rock, 0.4), [(left, foot), peak, (right, foot)])
        bend = peak[0] + half * width * 0.16
        pygame.draw.polygon(
            layer,
            darker(rock, 0.08),
            [
                peak,
                (bend, peak[1] + (foot - peak[1]) * 0.4),
                (peak[0] - half * width * 0.1, foot),
                (right, foot),
            ],
        )
        x += half * chance.uniform(1.1, 1.6)


def _river(layer: pygame.Surface, look: KindLook) -> None:
    """A salmon leaps from a cold river between snowy banks."""
    width, height = layer.get_size()
    _sun(layer, 0.74, 0.17, 0.1, (250, 246, 226))
    _mountains(layer, 0.36, (128, 160, 184), 4)
    ridge(layer, 0.37, (118, 156, 176), 0.02, 2.0, 1.0)
    grove(layer, 0.41, (62, 104, 120), 13, 0.13, 2)
    ridge(layer, 0.43, (212, 228, 238), 0.012, 2.4, 0.4, SNOW_LIT)
    deep, top = mix(look.sky[1], look.ink, 0.65), mix(look.sky[1], look.sky[0], 0.3)
    for row in range(24):
        share = row / 23
        y = (0.47 + 0.53 * share) * height
        pygame.draw.rect(layer, mix(top, deep, share), (0, y, width, height * 0.03))
    ridge_ = [(0, 0.47), (0.2, 0.455), (0.42, 0.475), (0.7, 0.455), (1.0, 0.48), (1.0, 0.44), (0, 0.44)]
    pygame.draw.polygon(layer, (206, 222, 234), [(x * width, y * height) for x, y in ridge_])
    chance = random.Random(7)
    for row in range(26):
        share = row / 25
        y = (0.5 + 0.49 * share) * height
        x, long = chance.uniform(-0.1, 0.95) * width, chance.uniform(0.1, 0.26) * (0.6 + share) * width
        tone = mix(top, (236, 248, 252), 0.62 - 0.25 * share)
        thick = max(1, round((0.004 + 0.006 * share) * height))
        path = smooth(
            [(x, y), (x + long * 0.3, y - thick * 0.9), (x + long * 0.66, y + thick * 0.5), (x + long, y)],
            False,
            6,
        )
        pygame.draw.lines(layer, tone, False, path, thick)
    foam = Pen(layer, (0.5 * width, 0.79 * height), 0.46 * width)
    for tone, size in (((206, 232, 242), 1.0), (SNOW_LIT, 0.74)):
        foam.oval(tone, 0.05, 0.1, 0.66 * size, 0.13 * size)
    for step in range(11):
        angle = math.radians(200 + 14 * step)
        far = 0.62 + 0.16 * math.sin(step * 2.3)
        foam.disc(SNOW_LIT, 0.06 + far * math.cos(angle), 0.06 + far * 0.5 * math.sin(angle), 0.045)
    lean = math.radians(24)
    across, down = (math.cos(lean), math.sin(lean)), (-math.sin(lean), math.cos(lean))
    for shift, tone in ((0.02, darker(look.ink, 0.55)), (0.0, mix(look.ink, (52, 132, 170), 0.25))):
        pen = Pen(
            layer, ((0.49 + shift) * width, (0.565 + shift * 0.7) * height), 0.43 * width, False, across, down
        )
        draw(pen, "salmon", tone)


def _field(layer: pygame.Surface, look: KindLook) -> None:
    """A ripe cob before rows of corn that run to the hills."""
    width, height = layer.get_size()
    _sun(layer, 0.76, 0.17, 0.11, (255, 250, 224))
    _mountains(layer, 0.42, (206, 152, 98), 9, 0.12)
    ridge(layer, 0.42, (214, 168, 84), 0.02, 2.0, 0.2)
    ridge(layer, 0.47, (196, 142, 62), 0.018, 1.6, 2.0)
    earth = (126, 78, 36)
    pygame.draw.rect(layer, earth, (0, 0.5 * height, width, height))
    for row in range(-9, 10):
        top, low = 0.5 + row * 0.055, 0.5 + row * 0.22
        tone = (206, 152, 52) if row % 2 else (176, 122, 40)
        pygame.draw.polygon(
            layer,
            tone,
            [(top * width, 0.485 * height), ((top + 0.026) * width, 0.485 * height),
             ((low + 0.12) * width, height), (low * width, height)],
        )  # fmt: skip
    chance = random.Random(4)
    for step in range(34):
        share = (step / 34) ** 1.3
        x, y = chance.uniform(-0.05, 1.05) * width, (0.5 + 0.52 * share) * height
        stalk = Pen(layer, (x, y), (0.035 + 0.09 * share) * height)
        leaf = mix((148, 132, 44), (82, 116, 44), chance.random())
        stalk.line(darker(leaf, 0.3), [(0, 0.6), (0.04, -0.9)], 0.05)
        for side in (-1, 1):
            stalk.blob(leaf, [(0, 0.1), (side * 0.26, -0.4), (side * 0.62, -0.36), (side * 0.3, -0.22)])
        stalk.blob((232, 186, 74), [(-0.06, -0.7), (0.04, -1.25), (0.14, -0.7)])
    for shift, tone in ((0.022, (70, 44, 16)), (0.0, (250, 196, 54))):
        pen = Pen(layer, ((0.5 + shift) * width, (0.56 + shift * 0.6) * height), 0.44 * width)
        if shift:
            pen.blob(tone, [
                (0, -1.0), (0.28, -0.8), (0.36, -0.2), (0.72, -0.12), (0.62, 0.6), (0.1, 1.0), (-0.2, 0.96),
                (-0.62, 0.6), (-0.72, -0.1), (-0.36, -0.2), (-0.28, -0.8),
            ])  # fmt: skip
        else:
            draw(pen, "cob", tone)


def _plain(layer: pygame.Surface, look: KindLook) -> None:
    """A bison on a wind-swept plain under the first snow."""
    width, height = layer.get_size()
    _sun(layer, 0.24, 0.18, 0.1, (255, 244, 220))
    _mountains(layer, 0.42, (196, 128, 92), 2, 0.17)
    ridge(layer, 0.42, (186, 122, 88), 0.02, 2.0, 2.6)
    ridge(layer, 0.48, (222, 196, 178), 0.014, 2.4, 0.6, (250, 236, 222))
    herd = Pen(layer, (0.17 * width, 0.455 * height), 0.075 * width)
    draw(herd, "bison", (134, 84, 62))
    draw(Pen(layer, (0.34 * width, 0.45 * height), 0.055 * width, True), "bison", (146, 94, 70))
    ridge(layer, 0.56, (206, 162, 128), 0.016, 1.7, 1.2, (244, 222, 198))
    ridge(layer, 0.74, (176, 120, 84), 0.016, 1.3, 2.0)
    pen = Pen(layer, (0.52 * width, 0.59 * height), 0.44 * width)
    pen.oval((112, 66, 44), 0.14, 0.86, 0.94, 0.11)
    draw(pen, "bison", (96, 54, 36))
    chance = random.Random(3)
    for step in range(36):
        share = step / 36
        x, y = chance.uniform(0, 1) * width, (0.66 + 0.34 * share) * height
        tuft = Pen(layer, (x, y), (0.018 + 0.03 * share) * height)
        tone = mix((214, 164, 104), (120, 74, 44), chance.random())
        for lean in (-0.5, 0.05, 0.6):
            tuft.polygon(tone, [(-0.12, 0.5), (0.12, 0.5), (lean, -0.9)])
    for _ in range(46):
        pygame.draw.circle(
            layer,
            SNOW_LIT,
            (chance.random() * width, chance.random() * height),
            chance.uniform(0.004, 0.009) * width,
        )


def _forest(layer: pygame.Surface, look: KindLook) -> None:
    """Pines under snow; here nothing is found."""
    width, height = layer.get_size()
    _sun(layer, 0.7, 0.16, 0.1, (236, 242, 232))
    grove(layer, 0.46, (132, 164, 152), 12, 0.26, 1)
    ridge(layer, 0.45, (190, 210, 208), 0.014, 2.0, 0.5)
    grove(layer, 0.58, (88, 128, 112), 9, 0.34, 6)
    ridge(layer, 0.57, (206, 222, 222), 0.014, 1.6, 1.5, (236, 244, 244))
    grove(layer, 0.72, (54, 96, 80), 6, 0.44, 8, True)
    ridge(layer, 0.75, (222, 232, 238), 0.018, 1.4, 2.4, SNOW_LIT)
    for x, y, size, tone in (
        (0.16, 0.62, 0.3, (36, 76, 62)),
        (0.84, 0.66, 0.33, (34, 74, 60)),
        (0.5, 0.56, 0.46, (26, 62, 50)),
    ):
        foot = Pen(layer, (x * width, y * height), size * width)
        foot.oval(SNOW_SHADE, 0.22, 1.0, 0.62, 0.09)
        snowy_pine(foot, tone)
    ridge(layer, 0.96, (200, 214, 230), 0.02, 1.3, 0.7, (232, 240, 248))


def _night(layer: pygame.Surface, look: KindLook) -> None:
    """The star that guides stands over a mountain; tracks lead towards it."""
    width, height = layer.get_size()
    chance = random.Random(12)
    for _ in range(64):
        pygame.draw.circle(
            layer,
            mix(look.sky[0], (240, 236, 255), chance.uniform(0.4, 1.0)),
            (chance.random() * width, chance.random() * 0.55 * height),
            chance.uniform(0.003, 0.008) * width,
        )
    rock = (62, 54, 108)
    for left, peak, right, top, tone in (
        (-0.3, 0.16, 0.6, 0.5, 0.12), (0.4, 0.86, 1.4, 0.48, 0.12), (0.06, 0.52, 1.0, 0.42, 0.0),
    ):  # fmt: skip
        dark, light = lighter(rock, tone), lighter((150, 134, 196), tone)
        at = (peak * width, top * height)
        pygame.draw.polygon(layer, light, [(left * width, 0.78 * height), at, (right * width, 0.78 * height)])
        ridge_ = [(0, 0), (0.03, 0.08), (-0.02, 0.15), (0.05, 0.26), (0.02, 0.4)]
        edge = [(at[0] + x * width, at[1] + y * height) for x, y in ridge_]
        pygame.draw.polygon(layer, dark, [*edge, (right * width, 0.82 * height)])
    grove(layer, 0.74, (34, 32, 74), 13, 0.13, 3)
    ridge(layer, 0.74, (104, 98, 158), 0.016, 1.6, 1.0, (168, 160, 214))
    ridge(layer, 0.84, (140, 134, 190), 0.02, 1.2, 2.4, (206, 200, 238))
    for step in range(6):
        share = step / 5
        x = 0.5 + 0.06 * math.sin(step * 1.3) + (0.022 if step % 2 else -0.022) * (1.6 - share)
        pen = Pen(layer, (x * width, (0.95 - 0.2 * share) * height), (0.036 - 0.02 * share) * width)
        draw(pen, "paw", (84, 76, 140))
    middle = (0.5 * width, 0.3 * height)
    for size, share in ((0.4, 0.16), (0.3, 0.3), (0.2, 0.5)):
        pygame.draw.circle(layer, mix(look.sky[0], (250, 226, 160), share), middle, size * width * 0.62)
    draw(Pen(layer, middle, 0.4 * width), "guide_star", (250, 214, 112))


PICTURES: dict[str, Picture] = {
    "fish": _river,
    "corn": _field,
    "bison": _plain,
    "forest": _forest,
    "leader": _night,
}
