"""The ground: snow at dusk between pines, their long shadows across it, the tracks of a pack."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import blank, blit_centred, blurred, drawn, faded, opaque, pixels, quarter_turned
from sprites.brushes.grain import multiply
from sprites.brushes.landscape import snow_steps
from sprites.brushes.light import radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.palette import Colour, darker, mix
from sprites.shapes import Pen, Point, resampled, smooth
from sprites.silhouettes import coloured
from sprites.wolves.tints import SNOW, SNOW_LIT

_STEPS = 14
_SHADE: Colour = (98, 120, 176)
_TRACKS: tuple[tuple[Point, ...], ...] = (
    ((-0.02, 0.17), (0.09, 0.14), (0.16, 0.05), (0.18, -0.05)),
    ((0.27, 1.04), (0.25, 0.9), (0.29, 0.74), (0.27, 0.6), (0.32, 0.42)),
    ((0.71, -0.04), (0.74, 0.1), (0.72, 0.3), (0.77, 0.5), (0.75, 0.7), (0.79, 0.86), (0.88, 1.04)),
)


def ground(size_px: tuple[int, int], unit: float) -> pygame.Surface:
    """Snow at dusk with drifts, shadows of pines, tracks, and boughs in its corners; opaque.

    size_px: width and height in pixels; unit: pixels per table unit.
    """
    return whole(ground_steps(size_px, unit))


def ground_steps(size_px: tuple[int, int], unit: float) -> CountedSteps:
    """The ground painted in steps: yields the share that is done, 0..1, and returns the surface."""
    return counted(_ground_work(size_px, unit), _STEPS)


def _ground_work(size_px: tuple[int, int], unit: float) -> Steps:
    """The ground, with a pause after every step."""
    width, height = size_px
    work = snow_steps(width, height, unit, SNOW, 61)
    while True:
        try:
            next(work)
        except StopIteration as end:
            surface: pygame.Surface = end.value
            break
        yield
    multiply(
        surface, radial(width, height, (255, 246, 238, 255), (150, 166, 216, 255), (0.28, 0.2), 1.5, 1.0)
    )
    yield
    shadows = _shadows(width, height, unit)
    yield
    surface.blit(shadows, (0, 0))
    yield
    warm = radial(width, height, (255, 196, 140, 92), (255, 190, 150, 0), (0.1, 0.0), 1.1, 0.72)
    surface.blit(warm, (0, 0))
    yield
    _tracks(surface, unit)
    yield
    yield from _boughs(surface, unit)
    return opaque(surface)


def _shadows(width: int, height: int, unit: float) -> pygame.Surface:
    """Long blue shadows of pines that stand beyond the upper left edge; soft, so painted small."""
    scale = 3
    small = blank(max(8, width // scale), max(8, height // scale), _SHADE)
    chance = random.Random(31)
    size = unit / scale
    lean = math.atan2(0.52, 1.0)
    along, aside = (math.cos(lean), math.sin(lean)), (-math.sin(lean), math.cos(lean))
    for x, y, long in (
        (-330, 60, 1150), (-240, 470, 1000), (-300, 800, 900), (210, -300, 1150), (640, -380, 1020),
        (1000, -200, 1080), (1400, -300, 1150), (-120, -160, 800),
    ):  # fmt: skip
        half = long * chance.uniform(0.085, 0.12)
        tiers = 11
        sides: list[list[Point]] = []
        for _ in range(2):
            edge: list[Point] = [(0.0, 6.0), (long * 0.14, 7.0)]
            for tier in range(tiers):
                start = long * (0.14 + 0.86 * tier / tiers)
                wide = half * (1 - tier / tiers) ** 0.9 * chance.uniform(0.8, 1.12)
                edge += [(start - long * 0.03, wide), (start + long * 0.055, wide * 0.5)]
            sides.append(edge)
        outline = [*sides[0], (long, 0.0), *[(forth, -side) for forth, side in reversed(sides[1])]]
        pygame.draw.polygon(
            small,
            (*_SHADE, 92),
            [
                (
                    (x + forth * along[0] + side * aside[0]) * size,
                    (y + forth * along[1] + side * aside[1]) * size,
                )
                for forth, side in outline
            ],
        )
    return pygame.transform.smoothscale(blurred(small, max(1.0, 9 * size)), (width, height))


def _tracks(surface: pygame.Surface, unit: float) -> None:
    """Trails of paws pressed into the snow (in place)."""
    width, height = surface.get_size()
    prints: dict[int, pygame.Surface] = {}
    for trail in _TRACKS:
        path = resampled(smooth([(x * width, y * height) for x, y in trail], closed=False), 40 * unit, False)
        for number in range(1, len(path) - 1):
            (x, y), (left, top) = path[number], path[number - 1]
            degrees = round(math.degrees(math.atan2(y - top, x - left)) / 6) * 6
            if degrees not in prints:
                prints[degrees] = _print(degrees, unit)
            side = 8 if number % 2 else -8
            angle = math.radians(degrees)
            place = (x - side * unit * math.sin(angle), y + side * unit * math.cos(angle))
            blit_centred(surface, prints[degrees], place)


def _print(degrees: float, unit: float) -> pygame.Surface:
    """One paw's print, pointing along an angle: blue within, its far rim lit."""
    side = pixels(34, unit)
    form = pygame.transform.rotozoom(coloured("paw", _SHADE, side, side * 0.34), -degrees - 90, 1.0)
    sheet = blank(*form.get_size(), SNOW_LIT)
    edge = max(1, round(1.3 * unit))
    sheet.blit(faded(_in(form, SNOW_LIT), 190), (edge, edge))
    sheet.blit(_in(form, (0, 0, 0)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    sheet.blit(faded(_in(form, darker(_SHADE, 0.12)), 150), (0, 0))
    return sheet


def _in(form: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The form in one colour."""
    picture = form.copy()
    picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _boughs(surface: pygame.Surface, unit: float) -> Steps:
    """Boughs of pine that reach in from the corners (in place), snow on them."""
    width, height = surface.get_size()
    for number, (x, y, turn) in enumerate(((0.0, 1.0, 0), (1.0, 1.0, 3), (1.0, 0.0, 2))):
        bough = _bough(unit, 5 + number, turn)
        form = bough.copy()
        form.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        form.fill((40, 48, 92, 110), special_flags=pygame.BLEND_RGBA_MULT)
        shade = blurred(form, max(1.0, 5 * unit))
        corner = (x * (width - bough.get_width()), y * (height - bough.get_height()))
        surface.blit(shade, (corner[0] + 9 * unit, corner[1] + 12 * unit))
        surface.blit(bough, corner)
        yield
    return surface


def _bough(unit: float, seed: int, turn: int) -> pygame.Surface:
    """A bough that comes from the lower left of its picture, turned by quarters."""
    side = pixels(300, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        chance = random.Random(seed)
        pen = Pen(layer, (0.0, side * factor), side * factor)
        for branch, (lean, long) in enumerate(((-0.42, 0.7), (-0.86, 0.6), (-0.12, 0.62))):
            spine = smooth(
                [
                    (-0.06, 0.05 - 0.03 * branch),
                    (0.45 * long * math.cos(lean), 0.5 * long * math.sin(lean) + 0.02),
                    (long * math.cos(lean), long * math.sin(lean)),
                ],
                False,
                14,
            )
            pen.stroke((66, 50, 42), [spine[0], spine[14], spine[-1]], 0.012, 0.004)
            for index in range(3, len(spine)):
                share = index / len(spine)
                for side_ in (-1, 1):
                    for _ in range(3):
                        angle = lean + side_ * chance.uniform(0.42, 0.95)
                        needle = (0.16 - 0.1 * share) * chance.uniform(0.75, 1.15)
                        tone = mix((30, 62, 58), (74, 112, 96), chance.random() * (0.8 if side_ < 0 else 0.4))
                        x, y = spine[index]
                        tip = (x + needle * math.cos(angle), y + needle * math.sin(angle))
                        pygame.draw.line(
                            layer, tone, pen.at(x, y), pen.at(*tip), max(1, round(0.0062 * pen.scale))
                        )
                if index % 4 == 1 and chance.random() < 0.8:
                    x, y = spine[index]
                    lump = 0.02 * (1.3 - share) * chance.uniform(0.7, 1.2)
                    far = (x + 2.6 * lump * math.cos(lean), y + 2.6 * lump * math.sin(lean))
                    pen.stroke(
                        (164, 184, 220),
                        [(x + 0.006, y + 0.009), (far[0] + 0.006, far[1] + 0.009)],
                        lump,
                        lump * 0.6,
                    )
                    pen.stroke(SNOW_LIT, [(x, y), far], lump * 0.9, lump * 0.5)

    return quarter_turned(drawn((side, side), paint, (40, 66, 62), 3), turn)
