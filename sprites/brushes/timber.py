"""Kinds of wood and what is made of it: oak, pine, mitred frames, and boards painted before they are sawn."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import blank, drawn, masked, polygon_mask
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, thick
from sprites.brushes.wood import wood
from sprites.palette import Colour, darker
from sprites.shapes import Point

OAK_BOARD: Colour = (150, 104, 62)
PINE_BOARD: Colour = (222, 184, 128)
WEATHERED_PINE: Colour = (132, 108, 86)


def oak(
    width: int,
    height: int,
    unit: float,
    base: Colour = OAK_BOARD,
    seed: int = 3,
    planks: int = 1,
    upright: bool = False,
) -> pygame.Surface:
    """Oak: year rings, dark pores and the pale flecks of its rays.

    width, height: pixels; unit: pixels per table unit; planks: boards side by side; upright: grain runs top
    to bottom.
    """
    if upright:
        return pygame.transform.rotate(oak(height, width, unit, base, seed, planks), 90)
    surface = wood(width, height, unit, base, seed, planks)
    chance = random.Random(seed + 17)
    flecks = [_fleck(length, unit, base) for length in (16, 26, 40)]
    for _ in range(min(900, round(width * height / unit / unit / 2600))):
        surface.blit(chance.choice(flecks), (chance.randint(-20, width), chance.randint(0, height)))
    return surface


def _fleck(length: float, unit: float, base: Colour) -> pygame.Surface:
    """One ray of the oak, cut lengthwise: a pale sliver over a dark pore; length in table units."""
    size = (max(3, round(length * unit)), max(3, round(4 * unit)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        wide, tall = size[0] * factor, size[1] * factor
        pygame.draw.ellipse(layer, (255, 226, 176, 30), (0, tall * 0.1, wide, tall * 0.44))
        pygame.draw.ellipse(
            layer, (*darker(base, 0.7), 84), (wide * 0.2, tall * 0.6, wide * 0.56, tall * 0.2)
        )

    return drawn(size, paint, darker(base, 0.4), 3)


def pine(
    width: int,
    height: int,
    unit: float,
    base: Colour = PINE_BOARD,
    seed: int = 8,
    planks: int = 1,
    upright: bool = False,
) -> pygame.Surface:
    """Pine: light wood whose reddish late rings run in tongues along the board and flow round ringed knots.

    width, height: pixels; unit: pixels per table unit; base: PINE_BOARD when fresh, WEATHERED_PINE when old;
    planks: boards side by side; upright: grain runs top to bottom.
    """
    if upright:
        return pygame.transform.rotate(pine(height, width, unit, base, seed, planks), 90)
    surface = wood(width, height, unit, base, seed, 0, 0.55)
    chance = random.Random(seed + 3)
    half = (max(2, math.ceil(width / 2)), max(2, math.ceil(height / 2)))
    late = darker(base, 0.42)
    layer = blank(*half, late)
    for plank in range(max(1, planks)):
        top, low = (round(half[1] * share / max(1, planks)) for share in (plank, plank + 1))
        if low > top:
            board = layer.subsurface((0, top, half[0], low - top))
            _pine_board(board, unit / 2, late, chance)
    surface.blit(
        pygame.transform.smoothscale(pygame.transform.gaussian_blur(layer, 1), (width, height)), (0, 0)
    )
    if planks > 1:
        seam = max(1, round(2.2 * unit))
        for plank in range(1, planks):
            y = round(height * plank / planks)
            surface.fill(darker(base, 0.68), (0, y - seam // 2, width, seam))
            surface.fill(
                (26, 22, 16), (0, y + seam - seam // 2, width, max(1, seam // 2)), pygame.BLEND_RGB_ADD
            )
    return surface


def _pine_board(board: pygame.Surface, unit: float, late: Colour, chance: random.Random) -> None:
    """Tongues of late wood round the heart of one board, straight lines beside them, a knot (in place)."""
    width, height = board.get_size()
    heart, reach = height * chance.uniform(0.35, 0.65), 340 * unit
    knots = [
        (chance.uniform(0, width), height * chance.uniform(0.2, 0.8))
        for _ in range(max(1, round(width / (560 * unit))))
    ]
    phase = chance.uniform(0, 6)
    line = max(1, round(1.5 * unit))
    pace = max(3.0, 32 * unit)
    columns = [_column(step * pace, knots, unit, reach, phase) for step in range(math.ceil(width / pace) + 2)]
    gap, distance = 6.4 * unit, 1.5 * unit
    while distance < height:
        alpha = chance.randint(60, 150)
        for side in (-1, 1):
            points = [(x, column(heart, side, distance)) for x, column in columns]
            pygame.draw.lines(board, (*late, alpha), False, points, line)
        distance += gap * chance.uniform(0.6, 1.7)
    for x, y in knots:
        for share, alpha in ((1.3, 50), (1.0, 90), (0.76, 140), (0.56, 110), (0.34, 235)):
            rect = pygame.Rect(0, 0, max(2, round(26 * share * unit)), max(2, round(18 * share * unit)))
            rect.center = (round(x), round(y))
            pygame.draw.ellipse(board, (*darker(late, 0.3), alpha), rect)


def _column(
    x: float, knots: list[Point], unit: float, reach: float, phase: float
) -> tuple[float, Callable[[float, int, float], float]]:
    """How grain lines lie at one x of a board: x itself, and the height of a line there; pixels.

    The height is asked for with the heart's height, the side of it (-1 or 1) and the line's distance from it.
    """
    sway = 0.5 + 0.5 * math.sin(x / reach + phase)
    tongue, spread = 17 * unit * sway * sway, 1 + 0.35 * math.sin(x / reach * 0.7 + phase * 2)
    near = [
        (knot_y, 13 * unit * math.exp(-(((x - knot_x) / (34 * unit)) ** 2)))
        for knot_x, knot_y in knots
        if abs(x - knot_x) < 80 * unit
    ]

    def level(heart: float, side: int, distance: float) -> float:
        y = heart + side * max(0.0, distance - tongue) * spread
        for knot_y, push in near:
            y += math.copysign(push * math.exp(-abs(y - knot_y) / (22 * unit)), y - knot_y)
        return y

    return x, level


def mitred(width: int, height: int, border: int, unit: float, base: Colour, seed: int = 31) -> pygame.Surface:
    """Four strips of a frame whose grain runs along each strip, cut aslant at the corners.

    width, height, border: pixels (border: width of a strip); unit: pixels per table unit. The inside is left
    filled with the lying wood and is meant to be covered.
    """
    frame = wood(width, height, unit, base, seed)
    upright = wood(width, height, unit, darker(base, 0.06), seed + 4, upright=True)
    reach = min(border, width // 2, height // 2)
    for left in (True, False):
        outer, inner = (0, reach) if left else (width, width - reach)
        side: list[Point] = [(outer, 0), (inner, reach), (inner, height - reach), (outer, height)]
        strip = pygame.Rect(min(outer, inner), 0, reach, height)
        mask = polygon_mask(reach, height, [(x - strip.left, y) for x, y in side])
        frame.blit(masked(upright.subsurface(strip), mask), strip)

    def joints(layer: pygame.Surface, factor: float) -> None:
        line = max(1, round(1.2 * unit * factor))
        for x, y, across, down in (
            (0, 0, 1, 1),
            (width, 0, -1, 1),
            (0, height, 1, -1),
            (width, height, -1, -1),
        ):
            pygame.draw.line(
                layer,
                (*darker(base, 0.7), 170),
                (x * factor, y * factor),
                ((x + across * reach) * factor, (y + down * reach) * factor),
                line,
            )

    frame.blit(drawn((width, height), joints, darker(base, 0.6), 2), (0, 0))
    return frame


def painted_board(
    art: pygame.Surface, mask: pygame.Surface, deep: float, side: Colour, grain: float, upright: bool = True
) -> pygame.Surface:
    """A flat figure sawn from painted board: grain under the paint, a light edge, its side lower right.

    art: the painted face on its square, also kept as it is by the caller; mask: its white form; deep:
    thickness of the board in pixels; side: colour of the sawn edge; grain: width of a fibre in pixels;
    upright: whether the fibres run up and down on the screen. The result is as large as the art.
    """
    face = art.copy()
    grained(face, grain, 220, 5, (0.7, 16.0) if upright else (16.0, 0.7))
    bevelled(face, mask, deep * 0.4, 150, 84, deep * 0.16)
    return thick(face, mask, deep, side, art.get_size())
