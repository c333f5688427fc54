"""The room behind the shelf: painted boards, planks, the table below, and the name of the house."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blank, blurred, pixels, tinted
from sprites.brushes.dust import light_shafts, motes, settled
from sprites.brushes.grain import multiply
from sprites.brushes.light import falloff, gradient, radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.brushes.wood import wood
from sprites.fonts import font
from sprites.palette import BRASS, Colour, darker, lighter

PLANK_TOP = 34
"""How deep the lit upper side of a plank looks, in table units."""

PLANK_FRONT = 54
"""How high the front of a plank is, in table units."""

_WALL: Colour = (106, 128, 118)


def wall(size_px: tuple[int, int], unit: float, planks: Sequence[int]) -> pygame.Surface:
    """Painted boards, one or two planks and the table top; opaque.

    size_px: width and height in pixels; unit: pixels per table unit; planks: y in pixels of each plank's
    upper edge, from top to bottom; each plank is PLANK_TOP + PLANK_FRONT table units high and the table
    begins under the last one.
    """
    return whole(wall_steps(size_px, unit, planks))


def wall_steps(size_px: tuple[int, int], unit: float, planks: Sequence[int]) -> CountedSteps:
    """The wall painted in steps: yields the share that is done and returns the surface."""
    return counted(_wall_work(size_px, unit, planks), 4)


def _wall_work(size_px: tuple[int, int], unit: float, planks: Sequence[int]) -> Steps:
    width, height = size_px
    surface = pygame.Surface(size_px, 0, 32)
    table_top = min(height, planks[-1] + pixels(PLANK_TOP + PLANK_FRONT, unit)) if planks else height
    boards = wood(width, table_top, unit, _WALL, 62, max(4, round(width / unit / 160)), 0.55, upright=True)
    yield
    falloff(boards, 74, (0.36, 0.16), 0.92)
    boards.blit(
        radial(width, table_top, (255, 226, 160, 40), (255, 220, 150, 0), (0.34, 0.1), 1.0, 0.6), (0, 0)
    )
    boards.blit(light_shafts(width, table_top, unit, 2, 40), (0, 0))
    yield
    count = max(24, round(width * table_top / unit / unit / 16_000))
    boards.blit(motes(width, table_top, unit, 6, count), (0, 0))
    surface.blit(boards, (0, 0))
    yield
    if table_top < height:
        _table(surface, table_top, unit)
        yield
    for top in planks:
        _plank(surface, top, unit)
    return surface


def _table(surface: pygame.Surface, top: int, unit: float) -> None:
    """The table top in front of the wall (in place), shaded where it runs under the shelf."""
    width, height = surface.get_size()
    tall = height - top
    boards = wood(width, tall, unit, (156, 102, 60), 17, max(2, round(tall / unit / 128)), 0.95)
    multiply(boards, gradient(width, tall, ((92, 84, 80), (206, 200, 196), (255, 255, 255))))
    falloff(boards, 150, (0.34, 0.5), 1.0)
    surface.blit(boards, (0, top))


def _plank(surface: pygame.Surface, top: int, unit: float) -> None:
    """One plank of the shelf (in place) with the shadow it throws below."""
    width = surface.get_width()
    upper, front = pixels(PLANK_TOP, unit), pixels(PLANK_FRONT, unit)
    deck = wood(width, upper, unit, (172, 116, 66), 5)
    multiply(deck, gradient(width, upper, ((112, 106, 104), (200, 194, 190), (255, 255, 255))))
    face = wood(width, front, unit, (142, 90, 50), 7)
    multiply(face, gradient(width, front, ((255, 252, 246), (204, 200, 196), (118, 108, 106))))
    for strip in (deck, face):
        falloff(strip, 150, (0.36, 0.0), 0.98)
    settled(deck, unit, 4, 26)
    reach = pixels(64, unit)
    shade = pygame.Surface((width, reach), 0, 32)
    shade.fill((255, 255, 255))
    multiply(shade, gradient(width, reach, ((70, 62, 60), (196, 192, 190), (255, 255, 255))))
    surface.blit(shade, (0, top + upper + front), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(deck, (0, top))
    surface.blit(face, (0, top + upper))
    line = max(1, round(2 * unit))
    surface.fill((232, 184, 122), (0, top + upper - line // 2, width, line))
    surface.fill((40, 22, 12), (0, top + upper + front - line, width, line))


def title(unit: float) -> pygame.Surface:
    """The name of the house as gilt letters, 86 table units high type with its own shadow."""
    return gilt("Longtable", pixels(86, unit), BRASS, (20, 14, 8))


def gilt(text: str, px: int, colour: Colour, outline: Colour, max_width: int | None = None) -> pygame.Surface:
    """Raised letters: dark outline and shadow, a light upper half, a lit upper edge.

    text: plain words of our own (not a person's); px: font size in pixels, made smaller until the text fits
    max_width (pixels).
    """
    face = font(px, 900)
    while max_width is not None and px > 8 and face.size(text)[0] > max_width:
        px -= 1
        face = font(px, 900)
    front = face.render(text, True, colour)
    width, height = front.get_size()
    pad = max(2, round(px * 0.09))
    picture = blank(width + 2 * pad, height + 2 * pad, outline)
    dark = tinted(front, outline)
    edge = max(1.0, px * 0.035)
    form = blank(width + 2 * pad, height + 2 * pad, outline)
    for degrees in range(0, 360, 20):
        angle = math.radians(degrees)
        form.blit(dark, (round(pad + edge * math.cos(angle)), round(pad + edge * math.sin(angle))))
    shade = blurred(form, max(1.0, px * 0.04))
    picture.blit(tinted(shade, (8, 4, 2), 190), (round(px * 0.03), round(px * 0.05)))
    picture.blit(form, (0, max(1, round(px * 0.02))))
    picture.blit(form, (0, 0))
    picture.blit(front, (pad, pad))
    sheen = tinted(front, lighter(colour, 0.75))
    fade = gradient(width, height, ((230, 230, 230), (120, 120, 120), (0, 0, 0), (0, 0, 0)))
    veil = blank(width, height, (255, 255, 255))
    for row in range(height):
        veil.fill((255, 255, 255, fade.get_at((0, row))[0]), (0, row, width, 1))
    sheen.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(sheen, (pad, pad))
    foot = tinted(front, darker(colour, 0.3), 120)
    veil = pygame.transform.flip(veil, False, True)
    foot.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(foot, (pad, pad))
    return picture
