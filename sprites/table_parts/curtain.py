"""The velvet curtain that hides the table while it changes hands."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from sprites.brushes.canvas import blank, blurred, drawn, masked, pixels, tinted
from sprites.brushes.light import gradient, radial
from sprites.brushes.materials import shaded_down, velvet
from sprites.brushes.wood import wood
from sprites.palette import Colour, SeatLook, lighter, mix
from sprites.shapes import Point

_GOLD: Colour = (228, 184, 90)
_GOLD_LIGHT: Colour = (250, 216, 128)
_GOLD_DARK: Colour = (158, 112, 46)
_RAIL = 46
_VALANCE = 300


def curtain(size_px: tuple[int, int], unit: float, look: SeatLook) -> pygame.Surface:
    """Velvet in the darkened hue of the seat that takes over, with rail and gold swags; opaque.

    size_px: width and height in pixels; unit: pixels per table unit.
    """
    width, height = size_px
    tones = (mix(look.hue, (4, 4, 10), 0.84), mix(look.hue, (30, 24, 30), 0.26))
    surface = pygame.Surface(size_px, 0, 32)
    surface.blit(velvet(width, height, unit, tones), (0, 0))
    shaded_down(surface, 255, 104)
    warm = mix((0, 0, 0), look.hue, 0.2)
    surface.blit(
        radial(width, height, (*warm, 255), (0, 0, 0, 255), (0.24, 0.16), 1.0, 0.75),
        (0, 0),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    swags = _valance(width, unit, tones)
    shade = blurred(tinted(swags, (4, 2, 4), 170), 16 * unit)
    surface.blit(shade, (pixels(8, unit), pixels(20, unit)))
    surface.blit(swags, (0, 0))
    rail = wood(width, pixels(_RAIL, unit), unit, (128, 84, 48), 6)
    rail.blit(gradient(width, rail.get_height(), (
        (250, 246, 240), (214, 208, 204), (130, 124, 120),
    )), (0, 0), special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip
    under = pygame.transform.smoothscale(
        gradient(2, 32, ((96, 96, 100), (255, 255, 255))), (width, pixels(34, unit))
    )
    surface.blit(under, (0, rail.get_height()), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(rail, (0, 0))
    surface.fill((40, 22, 10), (0, rail.get_height() - pixels(3, unit), width, pixels(3, unit)))
    return surface


def _hem(share: float) -> float:
    """How low a swag hangs at a share 0..1 of its width, in table units."""
    return 128 + 128 * float(math.sin(math.pi * share) ** 0.8)


def _valance(width: int, unit: float, tones: tuple[Colour, Colour]) -> pygame.Surface:
    """The row of swags along the top, with fringe, cords and tassels."""
    height = pixels(_VALANCE, unit)
    count = max(2, round(width / unit / 320))
    span = width / count

    def edge(factor: float) -> list[Point]:
        points: list[Point] = []
        for swag in range(count):
            for step in range(24):
                points.append(((swag + step / 24) * span * factor, _hem(step / 24) * unit * factor))
        points.append((width * factor, _hem(0) * unit * factor))
        return points

    def cut(layer: pygame.Surface, factor: float) -> None:
        pygame.draw.polygon(layer, (255, 255, 255, 255), [(0, 0), *edge(factor), (width * factor, 0)])

    mask = drawn((width, height), cut, (255, 255, 255), 2)
    cloth = masked(velvet(width, height, unit, (tones[0], lighter(tones[1], 0.06)), 18, 11), mask)
    _swag_shading(cloth, mask, count, unit)

    def trim(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        path = edge(factor)
        for (x, y), (end_x, end_y) in pairwise(path):
            threads = max(1, round((end_x - x) / (5.2 * scale)))
            for thread in range(threads):
                share = thread / threads
                at = (x + (end_x - x) * share, y + (end_y - y) * share)
                length = (17 + 2.5 * math.sin(at[0] / scale * 0.9)) * scale
                tone = _GOLD if thread % 2 else _GOLD_DARK
                pygame.draw.line(
                    layer,
                    tone,
                    (at[0], at[1] - 4 * scale),
                    (at[0], at[1] + length),
                    max(1, round(3.4 * scale)),
                )
        cord = max(1, round(6.5 * scale))
        pygame.draw.lines(layer, _GOLD_DARK, False, [(x, y + 1.5 * scale) for x, y in path], cord)
        pygame.draw.lines(
            layer, _GOLD_LIGHT, False, [(x, y - scale) for x, y in path], max(1, round(4 * scale))
        )
        for knot in range(count + 1):
            _tassel(layer, (knot * span * factor, _hem(0) * unit * factor), scale)

    cloth.blit(drawn((width, height), trim, _GOLD, 3), (0, 0))
    return cloth


def _swag_shading(cloth: pygame.Surface, mask: pygame.Surface, count: int, unit: float) -> None:
    """Draped folds: arcs of shade hanging between the knots (in place)."""
    width, height = cloth.get_size()
    span = width / count
    layer = blank(width, height, (0, 0, 0))
    for swag in range(count):
        for fold in range(1, 4):
            depth = fold / 4
            points = [
                ((swag + step / 20) * span, (60 + (_hem(step / 20) - 60) * depth) * unit)
                for step in range(21)
            ]
            pygame.draw.lines(layer, (0, 0, 0, 60), False, points, max(1, round(20 * unit)))
    soft = blurred(layer, 11 * unit)
    cloth.blit(masked(soft, mask), (0, 0))


def _tassel(layer: pygame.Surface, place: Point, scale: float) -> None:
    """A gold knot with a tassel; place and scale in pixels of the layer."""
    x, y = place
    for thread in range(-8, 9, 2):
        tone = _GOLD if thread % 4 else _GOLD_DARK
        pygame.draw.line(
            layer,
            tone,
            (x + thread * 0.5 * scale, y + 4 * scale),
            (x + thread * scale, y + 48 * scale),
            max(1, round(2.2 * scale)),
        )
    pygame.draw.rect(layer, _GOLD_DARK, (x - 7 * scale, y + 10 * scale, 14 * scale, 5 * scale))
    pygame.draw.circle(layer, _GOLD_DARK, (x + 1.4 * scale, y + 1.4 * scale), 11 * scale)
    pygame.draw.circle(layer, _GOLD, (x, y), 10.5 * scale)
    pygame.draw.circle(layer, _GOLD_LIGHT, (x - 2.4 * scale, y - 3 * scale), 6 * scale)
