"""Rope, string and thread: twisted strands laid along a path, and seams sewn along one."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blit_centred, drawn
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, resampled, smooth

HEMP: Colour = (196, 160, 106)
CREAM_STRAND: Colour = (246, 234, 206)


def rope(
    path: Sequence[Point],
    thick: float,
    unit: float,
    strands: Sequence[Colour] = (HEMP, HEMP, CREAM_STRAND),
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A twisted rope along a smooth path; with a thickness of 2 to 4 it is a string.

    path: points in table units, at least two; thick: table units; unit: pixels per table unit; strands:
    colours that follow one another along the rope. Returns the picture and the pixel of its upper left
    corner, both counted from the path's origin.
    """
    if len(path) < 2:
        raise ValueError("a rope needs at least two points")
    line = [(x * unit, y * unit) for x, y in smooth(path, closed=False, steps=14)]
    room = thick * unit * 0.8 + 2
    left = math.floor(min(x for x, _ in line) - room)
    top = math.floor(min(y for _, y in line) - room)
    right = math.ceil(max(x for x, _ in line) + room)
    low = math.ceil(max(y for _, y in line) + room)
    twists = resampled([(x - left, y - top) for x, y in line], max(1.5, thick * unit * 0.42), closed=False)

    def paint(layer: pygame.Surface, factor: float) -> None:
        half = thick * unit / 2
        pen = Pen(layer, (0.0, 0.0), factor)
        outline = darker(mix(strands[0], strands[-1], 0.2), 0.66)
        for start, end in itertools.pairwise(twists):
            pygame.draw.line(layer, outline, pen.at(*start), pen.at(*end), max(1, round(half * 2.3 * factor)))
        for place in (twists[0], twists[-1]):
            pen.disc(outline, *place, half * 1.15)
        for index, (start, end) in enumerate(itertools.pairwise(twists)):
            _strand(pen, start, end, half, strands[index % len(strands)])

    return drawn((right - left, low - top), paint, darker(strands[0], 0.5), 4), (left, top)


def _strand(pen: Pen, start: Point, end: Point, half: float, colour: Colour) -> None:
    """One turn of a strand across the rope, shaded towards the lower right; pixels of the picture."""
    long = max(0.01, math.dist(start, end))
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    across = (-along[1], along[0])
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def at(forth: float, aside: float) -> Point:
        return (
            middle[0] + along[0] * forth + across[0] * aside,
            middle[1] + along[1] * forth + across[1] * aside,
        )

    lean = half * 0.62
    pen.stroke(darker(colour, 0.3), [at(-lean, -half * 0.8), at(lean, half * 0.8)], half * 0.38)
    pen.stroke(colour, [at(-lean, -half * 0.78), at(lean * 0.9, half * 0.7)], half * 0.29)
    lit = -1.0 if across[0] * 0.62 + across[1] * 0.78 > 0 else 1.0
    pen.stroke(
        lighter(colour, 0.5),
        [at(lean * lit * 0.7, half * 0.62 * lit), at(lean * lit * 0.15, half * 0.14 * lit)],
        half * 0.1,
    )


def stitches(
    surface: pygame.Surface, path: list[Point], unit: float, thread: Colour, pace: float = 26.0
) -> None:
    """A seam of single stitches along a closed path (in place); pace: table units from stitch to stitch."""
    places = resampled(path, pace * unit)
    dashes: dict[int, pygame.Surface] = {}
    following = [*places[1:], places[0]]
    for place, after in zip(places, following, strict=True):
        degrees = round(math.degrees(math.atan2(after[1] - place[1], after[0] - place[0])) / 4) * 4
        dash = dashes.get(degrees)
        if dash is None:
            dash = dashes[degrees] = _stitch(degrees, pace * 0.5, unit, thread)
        blit_centred(surface, dash, ((place[0] + after[0]) / 2, (place[1] + after[1]) / 2))


def _stitch(degrees: float, length: float, unit: float, thread: Colour) -> pygame.Surface:
    """One stitch with its two holes and shadow, lying at an angle; length in table units."""
    side = max(5, math.ceil((length + 9) * unit))
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale, middle = unit * factor, side * factor / 2
        half = length / 2 * scale
        ends = [(middle + sign * half * cosine, middle + sign * half * sine) for sign in (-1, 1)]
        for x, y in ends:
            pygame.draw.circle(layer, (30, 14, 6, 190), (x, y), 2.6 * scale)
        shift = (1.0 * scale, 1.7 * scale)
        shade = [(x + shift[0], y + shift[1]) for x, y in ends]
        pygame.draw.line(layer, (30, 14, 6, 150), shade[0], shade[1], max(1, round(3.2 * scale)))
        for tone, width in ((darker(thread, 0.2), 3.2), (thread, 2.0)):
            pygame.draw.line(layer, tone, ends[0], ends[1], max(1, round(width * scale)))

    return drawn((side, side), paint, darker(thread, 0.4))
