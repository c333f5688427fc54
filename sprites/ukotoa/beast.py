"""Uk'otoa: a leviathan that rears out of churned water, its mane spread, humps of its coil behind it."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, masked, pixels, quarter_turned
from sprites.brushes.flesh import Girth, across, hose, limb, limb_path, suckers
from sprites.brushes.grain import grained
from sprites.palette import darker, lighter, mix
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, smooth
from sprites.ukotoa.skull import MANE, head, mane
from sprites.ukotoa.tints import ARM, FOAM, LEVIATHAN, SUCKER

_WATER = 0.7
"""Where the middle of the churned water lies, and its half width and height."""
_WATER_HALF = (1.02, 0.24)

NECK = limb_path([
    (0.24, 1.0, 0.36), (0.02, 0.78, 0.335), (-0.14, 0.46, 0.285), (-0.08, 0.14, 0.245),
    (0.12, -0.12, 0.215),
    (0.22, -0.36, 0.2), (0.16, -0.56, 0.195), (0.04, -0.66, 0.19),
])  # fmt: skip
_HUMP = limb_path([
    (0.85, 1.0, 0.135), (0.83, 0.66, 0.13), (0.71, 0.47, 0.13), (0.57, 0.48, 0.145), (0.48, 0.7, 0.165),
    (0.45, 1.0, 0.18),
])  # fmt: skip
_TAIL = limb_path(
    [(0.6, 0.98, 0.11), (0.7, 0.62, 0.095), (0.86, 0.4, 0.075), (0.9, 0.22, 0.05), (0.84, 0.06, 0.03)]
)
_ARM = limb_path([
    (-0.36, 1.0, 0.13), (-0.54, 0.8, 0.115), (-0.64, 0.54, 0.092), (-0.56, 0.3, 0.075), (-0.64, 0.08, 0.06),
    (-0.82, 0.06, 0.046), (-0.87, 0.2, 0.034), (-0.76, 0.26, 0.024), (-0.72, 0.17, 0.016),
])  # fmt: skip


def leviathan(height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The beast, standing; the middle is the middle of the picture, a square of FIGURE_ROOM times the height.

    height: table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(height * FIGURE_ROOM, unit)
    factor = 4 if side < 90 else 3 if side < 200 else 2
    large, tall = side * factor, height * unit * factor
    picture = blank(large, large, darker(LEVIATHAN, 0.7))
    pen = Pen(picture, (large / 2, large / 2), tall / 2)
    _pool(pen)
    body = blank(large, large, darker(LEVIATHAN, 0.7))
    paint_beast(Pen(body, (large / 2, large / 2), tall / 2))
    grained(body, max(1.0, tall * 0.012), 232, 5)
    picture.blit(masked(body, _above_water(large, tall)), (0, 0))
    _foam(pen)
    return quarter_turned(pygame.transform.smoothscale(picture, (side, side)), turn)


def _pool(pen: Pen) -> None:
    """The disc of water the body comes out of, darker towards its middle."""
    half, high = _WATER_HALF
    for tone, share in (
        ((5, 26, 38), 1.04), ((224, 243, 240), 1.0), ((74, 150, 158), 0.955), ((34, 100, 116), 0.9),
        ((20, 72, 90), 0.76), ((10, 46, 62), 0.56),
    ):  # fmt: skip
        pen.oval(tone, 0, _WATER + (0.02 if share > 1 else 0), half * share, high * share)
    for share in (0.84, 0.66):
        for start in range(0, 360, 40):
            path = [
                (half * share * math.cos(math.radians(start + step * 7)),
                 _WATER + high * share * math.sin(math.radians(start + step * 7)))
                for step in range(4)
            ]  # fmt: skip
            pen.stroke((120, 186, 190), path, 0.007, 0.003)


def _above_water(side: int, tall: float) -> pygame.Surface:
    """White above the front edge of the pool: what is below lies under water."""
    mask = blank(side, side, (255, 255, 255))
    pen = Pen(mask, (side / 2, side / 2), tall / 2)
    white = (255, 255, 255, 255)
    mask.fill(white, (0, 0, side, round(pen.at(0, _WATER)[1])))
    pen.oval(white, 0, _WATER, _WATER_HALF[0] * 0.86, _WATER_HALF[1] * 0.86)
    return mask


def _foam(pen: Pen) -> None:
    """Foam along the front of the pool and where the body breaks the surface, and drops in the air."""
    chance = random.Random(3)
    half, high = _WATER_HALF
    puffs: list[Girth] = []
    for _ in range(120):
        angle = math.radians(chance.uniform(4, 176))
        share = chance.uniform(0.8, 0.95)
        puffs.append(
            (
                half * share * math.cos(angle),
                _WATER + high * share * math.sin(angle),
                chance.uniform(0.012, 0.045),
            )
        )
    for x, wide, level in ((0.16, 0.4, 0.85), (0.66, 0.28, 0.83), (-0.48, 0.2, 0.83)):
        for _ in range(round(60 * wide)):
            puffs.append(
                (
                    x + chance.uniform(-wide, wide),
                    level + chance.uniform(-0.03, 0.05),
                    chance.uniform(0.01, 0.042),
                )
            )
    for x, y, size in puffs:
        pen.disc((92, 152, 160), x + 0.008, y + 0.012, size)
    for x, y, size in puffs:
        pen.disc(FOAM, x - 0.004, y - 0.006, size * 0.94)
    for _ in range(16):
        x = chance.uniform(-0.9, 1.0)
        pen.disc((206, 234, 234), x, chance.uniform(0.44, 0.68), chance.uniform(0.007, 0.018))


def paint_beast(pen: Pen) -> None:
    """The whole body in a box of -1..1, looking to the left."""
    limb(pen, LEVIATHAN, _TAIL, 0.018)
    _fluke(pen)
    limb(pen, ARM, _ARM, 0.016)
    suckers(pen, SUCKER, _ARM[6:-4], 0.6, 0.34, 1.1)
    _sail(pen, _HUMP, 0.2, 14, 52)
    limb(pen, LEVIATHAN, _HUMP, 0.02)
    _spots(pen, _HUMP[10:-10], -0.1)
    mane(pen)
    _sail(pen, NECK, 0.2, 16, 74)
    limb(pen, LEVIATHAN, NECK, 0.022)
    _scales(pen, NECK)
    _belly(pen)
    _spots(pen, NECK[18:-22], -0.36)
    head(pen)


def _fluke(pen: Pen) -> None:
    """The fin at the end of the tail."""
    outline = [(0.84, 0.12), (0.72, 0.02), (0.56, -0.02), (0.68, -0.1), (0.8, -0.1), (0.88, -0.28),
               (0.96, -0.12),
               (1.08, -0.04), (1.12, 0.12), (0.98, 0.06)]  # fmt: skip
    pen.line(darker(MANE, 0.72), smooth(outline, steps=6), 0.018, True)
    pen.blob(darker(MANE, 0.1), outline)
    for tip in ((0.62, -0.03), (0.72, -0.08), (0.87, -0.2), (0.97, -0.09), (1.08, 0.06)):
        pen.stroke(darker(MANE, 0.42), [(0.85, 0.09), tip], 0.016, 0.005)
        pen.stroke(lighter(MANE, 0.4), [(0.845, 0.085), (tip[0] - 0.008, tip[1] - 0.01)], 0.007, 0.003)


def _sail(pen: Pen, path: list[Girth], size: float, first: int, last: int) -> None:
    """A ragged fin along a back (right of the way): spines with skin between them."""
    roots: list[tuple[float, float]] = []
    tips: list[tuple[float, float]] = []
    hollows: list[tuple[float, float]] = []
    places = list(range(first, min(last, len(path) - 2), 6))
    for number, index in enumerate(places):
        x, y, half = path[index]
        left = across(path, index)
        along = (left[1], -left[0])
        tall = size * (0.55 + 0.45 * math.sin(math.pi * (number + 0.6) / len(places)))
        root = (x - left[0] * half * 0.8, y - left[1] * half * 0.8)
        roots.append(root)
        tips.append(
            (
                root[0] - left[0] * tall + along[0] * tall * 0.5,
                root[1] - left[1] * tall + along[1] * tall * 0.5,
            )
        )
        hollows.append(
            (
                root[0] - left[0] * tall * 0.5 - along[0] * tall * 0.3,
                root[1] - left[1] * tall * 0.5 - along[1] * tall * 0.3,
            )
        )
    ridge = [point for pair in zip(hollows, tips, strict=True) for point in pair]
    web = [roots[0], *ridge, roots[-1], *reversed(roots)]
    pen.polygon(darker(MANE, 0.72), web)
    pen.stroke(darker(MANE, 0.72), [roots[0], ridge[0]], 0.018)
    pen.line(darker(MANE, 0.72), ridge, 0.018)
    pen.polygon(darker(MANE, 0.12), web)
    for root, tip in zip(roots, tips, strict=True):
        pen.stroke(darker(MANE, 0.5), [(root[0] + 0.008, root[1] + 0.01), tip], 0.02, 0.006)
        pen.stroke(lighter(MANE, 0.42), [root, tip], 0.013, 0.004)


def _scales(pen: Pen, path: list[Girth]) -> None:
    """Rows of scales on the flank, as small bows that catch the light."""
    if pen.scale < 60:
        return
    for number, index in enumerate(range(8, len(path) - 12, 3)):
        x, y, half = path[index]
        left = across(path, index)
        along = (left[1], -left[0])
        for row in (-0.62, -0.44, -0.26, -0.08, 0.1):
            shift = row + (0.09 if number % 2 else 0.0)
            at = (x + left[0] * half * shift, y + left[1] * half * shift)
            size = half * 0.085
            bow = [
                (
                    at[0] + left[0] * size * across_ - along[0] * size * back,
                    at[1] + left[1] * size * across_ - along[1] * size * back,
                )
                for across_, back in ((-1.0, -0.3), (-0.62, 0.5), (0.0, 0.85), (0.62, 0.5), (1.0, -0.3))
            ]
            pen.line(darker(LEVIATHAN, 0.3 + 0.2 * max(0.0, -row)), bow, 0.006)
            gleam = [(u - along[0] * 0.008, v - along[1] * 0.008) for u, v in bow[1:4]]
            pen.line(lighter(LEVIATHAN, 0.3), gleam, 0.004)


def _spots(pen: Pen, path: list[Girth], side: float) -> None:
    """Spots that glow on the flank."""
    for index in range(2, len(path) - 2, 7):
        x, y, half = path[index]
        left = across(path, index)
        at = (x + left[0] * half * side, y + left[1] * half * side)
        radius = half * 0.11
        pen.disc(darker(LEVIATHAN, 0.5), at[0] + 0.006, at[1] + 0.008, radius * 1.3)
        pen.disc((122, 222, 204), *at, radius)
        pen.disc((222, 255, 240), at[0] - radius * 0.25, at[1] - radius * 0.3, radius * 0.45)


def _belly(pen: Pen) -> None:
    """Pale plates along throat and breast (left of the way)."""
    pale = (196, 214, 168)
    plates: list[Girth] = []
    for index, (x, y, half) in enumerate(NECK):
        left = across(NECK, index)
        plates.append((x + left[0] * half * 0.6, y + left[1] * half * 0.6, half * 0.36))
    hose(pen, darker(LEVIATHAN, 0.55), [(x + 0.012, y + 0.012, half) for x, y, half in plates])
    hose(pen, mix(pale, LEVIATHAN, 0.3), plates)
    hose(pen, pale, [(x - half * 0.1, y - half * 0.2, half * 0.76) for x, y, half in plates])
    for index in range(3, len(plates) - 3, 4):
        x, y, half = plates[index]
        left = across(plates, index)
        bow = [
            (x - left[0] * half, y - left[1] * half),
            (x + left[1] * half * 0.24, y - left[0] * half * 0.24 + half * 0.1),
            (x + left[0] * half * 0.9, y + left[1] * half * 0.9),
        ]
        pen.stroke(darker(pale, 0.55), bow, 0.011)
        pen.stroke(lighter(pale, 0.5), [(u, v + 0.016) for u, v in bow], 0.006)
