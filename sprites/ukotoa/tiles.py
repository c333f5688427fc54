"""The ship: hexagonal planked tiles with a painted arrow, the wheel, and the foam they lie in."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import blank, blit_centred, blurred, drawn, pixels, polygon_mask, tinted
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained, patchy
from sprites.brushes.light import radial, rim
from sprites.brushes.wood import wood
from sprites.palette import BRASS, darker, lighter, mix
from sprites.shapes import Pen, Point
from sprites.ukotoa.tints import HULL, PAINT, PLANK, PLANK_DARK, ROOT3, direction, hexagon

TILE_THICKNESS = 0.1
"""How thick a tile of the ship is, as a share of its radius."""

SHRINK = 0.975
"""A tile is a little smaller than its place, so that a seam stays between neighbours."""

_FOAM_REACH = 1.34


def hex_size(r: float, unit: float) -> tuple[int, int]:
    """Width and height in pixels of a pointed hexagon; r: from its middle to a corner, in table units."""
    return pixels(ROOT3 * r, unit), pixels(2 * r, unit)


def hex_mask(size: tuple[int, int], share: float = SHRINK) -> pygame.Surface:
    """A white pointed hexagon in the middle of a rectangle; share of the largest that fits."""
    middle = (size[0] / 2, size[1] / 2)
    return polygon_mask(*size, hexagon(middle, size[1] / 2 * share))


def tile(r: float, unit: float, way: int | None = None, seed: int = 0, lit: bool = False) -> pygame.Surface:
    """A tile of the ship: oak planks, and an arrow painted at the side it points to.

    r: from the middle to a corner, in table units; unit: pixels per table unit; way: 0 east, then by sixths
    against the clock, or None for a bare tile; seed: which planks, neighbours should differ; lit: whether
    lamplight falls on it. The planks run another way for seeds that differ modulo 3.
    """
    size = hex_size(r, unit)
    face = _deck(size, unit, seed).copy()
    if way is not None:
        face.blit(_arrow(size, way), (0, 0))
    if lit:
        face.blit(radial(*size, (255, 226, 140, 120), (255, 196, 90, 40), (0.42, 0.36), 1.2, 0.7), (0, 0))
    return _cut(face, size, r * TILE_THICKNESS, unit)


def arrow(r: float, unit: float, way: int) -> pygame.Surface:
    """The arrow of a tile alone, to be laid above what stands on the tile; as large as the tile's place."""
    return _arrow(hex_size(r, unit), way)


def wheel(r: float, unit: float, lit: bool = False) -> pygame.Surface:
    """The tile at the end of the path: the ship's wheel on its planks; arguments as for tile()."""
    size = hex_size(r, unit)
    face = _deck(size, unit, 0).copy()
    side = round(size[1] * 0.8)
    helm = drawn((side, side), _helm, PLANK_DARK)
    soft = blurred(tinted(helm, (20, 10, 4), 190), max(1.0, side * 0.016))
    shift = max(1, round(side * 0.022))
    blit_centred(face, soft, (size[0] / 2 + shift, size[1] / 2 + shift * 1.3))
    blit_centred(face, helm, (size[0] / 2, size[1] / 2))
    if lit:
        face.blit(radial(*size, (255, 226, 140, 120), (255, 196, 90, 40), (0.42, 0.36), 1.2, 0.7), (0, 0))
    return _cut(face, size, r * TILE_THICKNESS, unit)


def tile_back(r: float, unit: float) -> pygame.Surface:
    """The covered side of a tile as it lies in the pile: tarred hull planks, no arrow."""
    size = hex_size(r, unit)
    face = wood(size[0], size[1], unit, darker(PLANK, 0.5), 9, 6)
    ring = hex_mask(size, 0.8)
    ring.blit(hex_mask(size, 0.76), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(tinted(ring, mix(PAINT, PLANK, 0.4), 150), (0, 0))
    return _cut(face, size, r * TILE_THICKNESS, unit)


def _cut(face: pygame.Surface, size: tuple[int, int], thickness: float, unit: float) -> pygame.Surface:
    """A face punched as a tile: a dark border with a light inner edge, and the tile's thickness."""
    outer, border, inner = hex_mask(size), hex_mask(size, 0.94), hex_mask(size, 0.915)
    frame = outer.copy()
    frame.blit(border, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(tinted(frame, PLANK_DARK, 190), (0, 0))
    line = border.copy()
    line.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(tinted(line, lighter(PLANK, 0.35), 110), (0, 0))
    face.blit(tinted(rim(inner, max(1.0, size[1] * 0.02), size[1] * 0.012), (14, 6, 2), 120), (0, 0))
    return pressed(face, outer, unit, thickness, HULL)


@drafted(12)
def _deck(size: tuple[int, int], unit: float, seed: int) -> pygame.Surface:
    """Planks filling a rectangle, nailed and jointed, running one of three ways; must not be changed."""
    fine = 2
    side = math.ceil(size[1] * 1.08) * fine
    base = mix(PLANK, darker(PLANK, 0.16), (seed * 37 % 10) / 10)
    boards = 6
    deck = wood(side, side, unit * fine, base, 11 + seed, boards)
    chance = random.Random(seed + 5)
    pen = Pen(deck, (0.0, 0.0), side)
    for board in range(boards):
        level, half = (board + 0.5) / boards, 0.5 / boards
        for joint in (chance.uniform(0.18, 0.42), chance.uniform(0.58, 0.84)):
            pygame.draw.line(
                deck,
                darker(base, 0.72),
                pen.at(joint, level - half),
                pen.at(joint, level + half),
                max(1, round(side * 0.006)),
            )
            for across in (-0.022, 0.022):
                for down in (-half * 0.55, half * 0.55):
                    pen.disc(lighter(base, 0.3), joint + across + 0.002, level + down + 0.003, 0.0085)
                    pen.disc(darker(base, 0.78), joint + across, level + down, 0.0075)
    turned = pygame.transform.rotozoom(deck, (0, 60, 120)[seed % 3], 1.0)
    window = blank(size[0] * fine, size[1] * fine, base)
    blit_centred(window, turned, (window.get_width() / 2, window.get_height() / 2))
    window.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(window, size)


def _arrow(size: tuple[int, int], way: int) -> pygame.Surface:
    """An arrow in worn paint at one side of a hexagon, its tip at the seam."""
    along = direction(way)
    radius = size[1] / 2

    def at(forth: float, aside: float, middle: Point, scale: float) -> Point:
        return (
            middle[0] + scale * (forth * along[0] - aside * along[1]),
            middle[1] + scale * (forth * along[1] + aside * along[0]),
        )

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle, scale = (size[0] * factor / 2, size[1] * factor / 2), radius * factor
        for grow, tone in ((0.035, (*darker(PLANK_DARK, 0.4), 235)), (0.0, (*PAINT, 255))):
            form = [
                (0.84 + grow, 0.0), (0.58 - grow, 0.33 + grow * 2.2), (0.58 - grow, 0.13 + grow),
                (0.4 - grow, 0.13 + grow), (0.4 - grow, -0.13 - grow), (0.58 - grow, -0.13 - grow),
                (0.58 - grow, -0.33 - grow * 2.2),
            ]  # fmt: skip
            pygame.draw.polygon(layer, tone, [at(x, y, middle, scale) for x, y in form])

    sign = drawn(size, paint, PLANK_DARK)
    grained(sign, max(1.0, radius * 0.03), 206, 3 + way, (7, 0.6))
    return sign


def _helm(layer: pygame.Surface, factor: float) -> None:
    """The wheel that steers the ship: eight spokes with handles, a rim, a brass hub."""
    middle = layer.get_width() / 2
    pen = Pen(layer, (middle, middle), middle)
    dark, tone, light = darker(PLANK_DARK, 0.3), (158, 96, 46), (214, 152, 88)
    for spoke in range(8):
        angle = spoke * math.tau / 8 + math.tau / 16
        x, y = math.cos(angle), math.sin(angle)
        pen.stroke(dark, [(0, 0), (x * 0.93, y * 0.93)], 0.062, 0.075)
        pen.stroke(tone, [(0, 0), (x * 0.92, y * 0.92)], 0.038, 0.05)
        pen.stroke(light, [(x * 0.2 - 0.014, y * 0.2 - 0.014), (x * 0.9 - 0.014, y * 0.9 - 0.014)], 0.012)
    for radius, tint, line in (
        (0.7, dark, 0.2),
        (0.675, tone, 0.15),
        (0.66, light, 0.03),
        (0.56, light, 0.02),
    ):
        pygame.draw.circle(layer, tint, (middle, middle), middle * radius, max(1, round(middle * line)))
    for radius, tint in ((0.24, dark), (0.2, BRASS), (0.11, darker(BRASS, 0.4)), (0.07, lighter(BRASS, 0.4))):
        pen.disc(tint, 0, 0, radius)
    pen.disc(lighter(BRASS, 0.7), -0.08, -0.1, 0.04)


def foam(r: float, unit: float, seed: int = 0) -> pygame.Surface:
    """The white water round a tile and its shadow on the sea, to lie below the whole ship.

    Its middle is the middle of the tile; where tiles touch, they cover each other's foam.
    """
    size = hex_size(r * _FOAM_REACH, unit)
    middle, radius = (size[0] / 2, size[1] / 2), r * unit
    chance = random.Random(seed + 3)
    white = (232, 247, 244)
    water = blank(*size, white)
    for share, alpha, soft in ((1.1, 120, 0.05), (1.18, 60, 0.05)):
        hull = polygon_mask(*size, hexagon(middle, radius * share))
        edge = blurred(tinted(hull, white, alpha), max(1.0, radius * soft))
        patchy(edge, max(2.0, 12 * unit), 60, seed + round(share * 10))
        water.blit(edge, (0, 0))

    def suds(layer: pygame.Surface, factor: float) -> None:
        scale = radius * factor
        at = (middle[0] * factor, middle[1] * factor)
        corners = hexagon(at, scale)
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            for _ in range(26):
                along, out = chance.random(), 1 + abs(chance.gauss(0.0, 0.085))
                x = start[0] + (end[0] - start[0]) * along - at[0]
                y = start[1] + (end[1] - start[1]) * along - at[1]
                puff = scale * chance.uniform(0.008, 0.034) * max(0.3, 1.9 - out)
                tone = (*white, chance.randint(110, 230))
                pygame.draw.circle(layer, tone, (at[0] + x * out, at[1] + y * out), max(0.7, puff))

    water.blit(drawn(size, suds, white, 3), (0, 0))
    shade = blurred(
        tinted(polygon_mask(*size, hexagon(middle, radius)), (2, 14, 22), 170), max(1.0, 6 * unit)
    )
    water.blit(shade, (round(7 * unit), round(11 * unit)))
    return water
