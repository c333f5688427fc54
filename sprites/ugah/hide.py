"""The great hide on the cave floor: cut by hand, stitched, worn, sooted and marked with old signs."""

from __future__ import annotations

import functools
import math
import random

import pygame

from sprites.brushes.canvas import blank, blit_centred, drawn, masked, pixels, polygon_mask, tinted
from sprites.brushes.cord import stitches
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, radial
from sprites.brushes.materials import leather_steps
from sprites.brushes.steps import Steps
from sprites.palette import Colour
from sprites.shapes import Pen, Point, smooth
from sprites.silhouettes import draw

HIDE: Colour = (152, 104, 64)
SEAM: Colour = (226, 188, 138)


def hide_outline(middle: Point, half_axes: tuple[float, float], unit: float) -> list[Point]:
    """A superellipse cut by hand: slightly uneven, in pixels."""
    chance = random.Random(8)
    corners = 26
    points: list[Point] = []
    for corner in range(corners):
        angle = corner * math.tau / corners
        uneven = chance.uniform(0.984, 1.01)
        cosine, sine = math.cos(angle), math.sin(angle)
        points.append(
            (
                middle[0] + half_axes[0] * unit * uneven * math.copysign(abs(cosine) ** 0.62, cosine),
                middle[1] + half_axes[1] * unit * uneven * math.copysign(abs(sine) ** 0.62, sine),
            )
        )
    return smooth(points, steps=12)


def hide_work(local: list[Point], heart: Point, half_axes: tuple[float, float], unit: float) -> Steps:
    """The hide as a piece, with a pause after every step; outline and heart count from its upper left."""
    width = math.ceil(max(x for x, _ in local)) + 3
    height = math.ceil(max(y for _, y in local)) + 3
    mask = polygon_mask(width, height, local, 2)
    yield
    face = yield from leather_steps(width, height, unit, HIDE, 6)
    yield
    grained(face, 90 * unit, 220, 41)
    _soot(face, heart, half_axes, unit)
    yield
    _worn(face, heart, half_axes, unit)
    _pigments(face, heart, half_axes, unit)
    yield
    piece = masked(face, mask)
    bevelled(piece, mask, max(1.0, 3 * unit), 0, 150)
    yield
    bevelled(piece, mask, max(1.0, 3 * unit), 120, 0)
    inner = [_towards(point, heart, 15 * unit) for point in local]
    stitches(piece, inner, unit, SEAM)
    return piece


def _towards(point: Point, goal: Point, distance: float) -> Point:
    """The point moved towards a goal by some pixels."""
    length = max(1.0, math.dist(point, goal))
    return (
        point[0] + (goal[0] - point[0]) * distance / length,
        point[1] + (goal[1] - point[1]) * distance / length,
    )


def _worn(face: pygame.Surface, heart: Point, half_axes: tuple[float, float], unit: float) -> None:
    """Creases and rubbed places of a hide that has long been sat on (in place)."""
    chance = random.Random(15)
    width, height = face.get_size()
    layer = blank(width / 2, height / 2, (60, 32, 16))
    scale = unit / 2
    for _ in range(46):
        angle, far = chance.uniform(0, math.tau), chance.uniform(0.2, 0.98)
        x = heart[0] / 2 + far * half_axes[0] * scale * math.cos(angle)
        y = heart[1] / 2 + far * half_axes[1] * scale * math.sin(angle)
        lean, long = chance.uniform(0, math.tau), chance.uniform(14, 66) * scale
        crease = smooth(
            [
                (
                    x + long * part * math.cos(lean) + chance.uniform(-5, 5) * scale,
                    y + long * part * math.sin(lean) + chance.uniform(-5, 5) * scale,
                )
                for part in (-1.0, -0.3, 0.4, 1.0)
            ],
            closed=False,
            steps=6,
        )
        below = [(px + 0.9 * scale, py + 1.3 * scale) for px, py in crease]
        line = max(1, round(1.5 * scale))
        pygame.draw.lines(layer, (255, 214, 160, chance.randint(12, 34)), False, below, line)
        pygame.draw.lines(layer, (50, 26, 12, chance.randint(40, 96)), False, crease, line)
    face.blit(pygame.transform.smoothscale(layer, (width, height)), (0, 0))
    for _ in range(9):
        angle = chance.uniform(0, math.tau)
        side = round(chance.uniform(120, 260) * unit)
        rubbed = radial(
            side, round(side * 0.6), (236, 190, 134, 24), (236, 190, 134, 0), (0.5, 0.5), 1.3, 0.5
        )
        place = (
            heart[0] + 0.74 * half_axes[0] * unit * math.cos(angle),
            heart[1] + 0.7 * half_axes[1] * unit * math.sin(angle),
        )
        blit_centred(face, rubbed, place)


def _pigments(face: pygame.Surface, middle: Point, half_axes: tuple[float, float], unit: float) -> None:
    """Old signs rubbed into the hide left and right of the fire (in place): hands, a sun, a spiral."""
    side = pixels(132, unit)
    for sign, across, down, degrees in (
        ("hand", -0.6, -0.16, 14),
        ("spiral", -0.56, 0.26, -8),
        ("sun", 0.58, -0.2, 0),
        ("hand", 0.6, 0.24, -20),
    ):
        mark = drawn((side, side), functools.partial(_pigment, sign=sign), (44, 22, 12))
        mark = pygame.transform.rotozoom(tinted(mark, (44, 22, 12), 82), degrees, 1.0)
        place = (middle[0] + across * half_axes[0] * unit, middle[1] + down * half_axes[1] * unit)
        blit_centred(face, mark, place)


def _pigment(layer: pygame.Surface, factor: float, sign: str) -> None:
    """One sign in the middle of a layer."""
    middle = layer.get_width() / 2
    pen = Pen(layer, (middle, middle), middle * 0.82)
    ink = (44, 22, 12)
    match sign:
        case "hand":
            draw(pen, "hand", ink)
        case "sun":
            pen.disc(ink, 0, 0, 0.42)
            pen.disc((*ink, 0), 0, 0, 0.27)
            for ray in range(11):
                angle = ray * math.tau / 11
                cosine, sine = math.cos(angle), math.sin(angle)
                pen.stroke(ink, [(0.58 * cosine, 0.58 * sine), (0.92 * cosine, 0.92 * sine)], 0.07, 0.035)
        case _:
            turns = [
                ((0.1 + 0.022 * step) * math.cos(step * 0.5), (0.1 + 0.022 * step) * math.sin(step * 0.5))
                for step in range(36)
            ]
            pen.stroke(ink, turns, 0.05, 0.075)


def _soot(face: pygame.Surface, middle: Point, half_axes: tuple[float, float], unit: float) -> None:
    """Darken the hide towards the fire (in place)."""
    width, height = face.get_size()
    small = blank(max(8, width // 8), max(8, height // 8), (34, 24, 18))
    reach = (half_axes[0] * unit * 0.8 / 8, half_axes[1] * unit * 0.62 / 8)
    rect = pygame.Rect(0, 0, round(reach[0] * 2), round(reach[1] * 2))
    rect.center = (round(middle[0] / 8), round(middle[1] / 8))
    pygame.draw.ellipse(small, (34, 24, 18, 150), rect)
    soft = pygame.transform.gaussian_blur(small, max(2, round(9 * unit)))
    face.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))
