"""What the check draws over a card: how two places lie to each other, counted and marked."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blit_centred, disc_mask, drawn, pixels, quarter_turned, tinted
from sprites.fonts import number
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point
from sprites.uluru.card import frame_box
from sprites.uluru.tints import EDGES, LIT, PLACES
from sprites.uluru.wishes import WISHES, heart

MET: Colour = (96, 190, 74)
UNMET: Colour = (188, 52, 72)
_DARK: Colour = (44, 16, 18)


def corners_between(here: int, there: int) -> tuple[int, ...]:
    """The corners passed from one place to another along the edges, the way with fewer of them.

    Corners count clockwise from the upper left, 0 to 3; of two equal ways the one with fewer places is taken.
    """
    forth, back = (EDGES[there] - EDGES[here]) % 4, (EDGES[here] - EDGES[there]) % 4
    if forth < back or (forth == back and (there - here) % 6 <= 3):
        return tuple((EDGES[here] + 1 + step) % 4 for step in range(forth))
    return tuple((EDGES[here] - step) % 4 for step in range(back))


def places_between(here: int, there: int) -> tuple[int, ...]:
    """The places strictly between two places, the shorter way round, clockwise where both are equal."""
    forth = (there - here) % 6
    step, count = (1, forth) if forth <= 3 else (-1, 6 - forth)
    return tuple((here + step * place) % 6 for place in range(1, count))


def relation(
    kind: str,
    here: int | None,
    there: int | None,
    lit: Sequence[int],
    met: bool,
    w: float,
    h: float,
    d: float,
    unit: float,
    turn: int = 0,
) -> pygame.Surface:
    """The relation of two places as a layer over a card of the same size, middle on middle.

    kind: any, places, same_edge, across, beside or two_apart (else ValueError); here: the place of the bird
    that wishes, or None; there: that of the other bird, or None; lit: the places lit, for places; met: green,
    else red and broken; w, h, d: as for rock_card; unit: pixels per table unit; turn: quarter turns of the
    reader. Same edge and across follow the printed edges and count the corners; beside and two apart go from
    place to place and count those between.
    """
    if kind not in WISHES:
        raise ValueError(f"unknown wish {kind!r}, expected one of {', '.join(WISHES)}")
    size = (pixels(w, unit), pixels(h, unit))
    chip = d * unit
    tone = MET if met else UNMET
    spots = [(x * size[0], y * size[1]) for x, y in PLACES]
    counts: list[tuple[Point, str]] = []

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (0.0, 0.0), factor)
        for place in lit if kind == "places" else ():
            _ring(pen, spots[place], chip * 0.62, chip * 0.075, LIT)
        if here is None:
            return
        if there is not None and there != here and kind in ("same_edge", "across"):
            counts.extend(_along_edges(pen, here, there, size, chip, tone, kind))
        elif there is not None and there != here and kind in ("beside", "two_apart"):
            counts.extend(_over_places(pen, here, there, spots, chip, tone, kind == "beside" and met))
        for end in (here, there):
            if end is not None:
                _ring(pen, spots[end], chip * 0.545, chip * 0.06, tone)

    picture = drawn(size, paint, tone, 3)
    for at, text in counts:
        blit_centred(picture, _count(text, max(14, round(chip * 0.42)), tone), at)
    return quarter_turned(picture, turn)


def _ring(pen: Pen, at: Point, radius: float, broad: float, tone: Colour) -> None:
    """A ring round a place; pixels."""
    for colour, half in ((_DARK, broad * 0.78), (lighter(tone, 0.2), broad * 0.5)):
        outer, thick = (radius + half) * pen.scale, max(1, round(2 * half * pen.scale))
        pygame.draw.circle(pen.surface, colour, pen.at(*at), outer, thick)


def _line(pen: Pen, path: Sequence[Point], broad: float, tone: Colour) -> None:
    """A line with a dark seam on either side, in pixels; that of an unmet wish is broken."""
    pieces = list(itertools.pairwise(path))
    if tone == UNMET:
        pieces = [dash for start, end in pieces for dash in _dashes(start, end, broad)]
    for colour, half in ((_DARK, broad * 0.78), (lighter(tone, 0.2), broad * 0.5)):
        for start, end in pieces:
            pen.stroke(colour, [start, end], half)


def _dashes(start: Point, end: Point, broad: float) -> list[tuple[Point, Point]]:
    """A straight line in dashes, one at either end."""
    long = math.dist(start, end)
    count = max(1, round((long / broad + 2.0) / 4.4))
    dash = (long - (count - 1) * 2.0 * broad) / count
    pace = dash + 2.0 * broad
    return [
        (_towards(start, end, step * pace), _towards(start, end, step * pace + dash)) for step in range(count)
    ]


def _along_edges(
    pen: Pen, here: int, there: int, size: Point, chip: float, tone: Colour, kind: str
) -> list[tuple[Point, str]]:
    """The way along the printed edges; returns where the corners are to be counted."""
    broad = max(3.0, chip * 0.085)
    left, top, wide, high = frame_box(size[0], size[1], chip)
    inward = max(0.0, broad * 1.15 - left)
    left, top, wide, high = left + inward, top + inward, wide - 2 * inward, high - 2 * inward
    frame = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
    passed = corners_between(here, there)
    edges = {EDGES[here], EDGES[there]} if kind == "across" or not passed else set()
    for edge in edges:
        _line(pen, (frame[edge], frame[(edge + 1) % 4]), broad * 0.8, LIT)
    spots = [(PLACES[place][0] * size[0], PLACES[place][1] * size[1]) for place in (here, there)]
    feet = [_foot(EDGES[place], spot, frame) for place, spot in zip((here, there), spots, strict=True)]
    _line(pen, [feet[0], *(frame[corner] for corner in passed), feet[1]], broad, tone)
    for spot, foot in zip(spots, feet, strict=True):
        _line(pen, (_towards(spot, foot, chip * 0.54), foot), broad, tone)
    reach = chip * 0.23
    return [
        (
            (
                max(reach, min(size[0] - reach, frame[corner][0])),
                max(reach, min(size[1] - reach, frame[corner][1])),
            ),
            str(index + 1),
        )
        for index, corner in enumerate(passed)
    ]


def _foot(edge: int, spot: Point, frame: Sequence[Point]) -> Point:
    """Where a place meets its printed edge."""
    corner = frame[edge]
    return (spot[0], corner[1]) if edge % 2 == 0 else (corner[0], spot[1])


def _towards(start: Point, goal: Point, distance: float) -> Point:
    """A point moved towards another by some pixels, at most onto it."""
    long = math.dist(start, goal)
    share = min(1.0, distance / long) if long else 0.0
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _over_places(
    pen: Pen, here: int, there: int, spots: Sequence[Point], chip: float, tone: Colour, close: bool
) -> list[tuple[Point, str]]:
    """The way from place to place; returns where the places between are to be counted."""
    between = places_between(here, there)
    way = [spots[place] for place in (here, *between, there)]
    broad = max(3.0, chip * 0.085)
    for start, end in itertools.pairwise(way):
        _line(pen, (_towards(start, end, chip * 0.56), _towards(end, start, chip * 0.56)), broad, tone)
    for place in between:
        _ring(pen, spots[place], chip * 0.54, chip * 0.06, LIT)
    if close:
        middle = ((way[0][0] + way[1][0]) / 2, (way[0][1] + way[1][1]) / 2)
        heart(pen, *middle, chip * 0.24)
        return []
    if not between:
        return [(((way[0][0] + way[1][0]) / 2, (way[0][1] + way[1][1]) / 2), "0")]
    heart_of_card = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
    return [
        (_towards(spots[place], heart_of_card, chip * 0.5), str(index + 1))
        for index, place in enumerate(between)
    ]


def _count(text: str, side: int, tone: Colour) -> pygame.Surface:
    """A small disc with a number."""
    disc = tinted(disc_mask(side), _DARK)
    disc.blit(tinted(disc_mask(side, 0.88), lighter(tone, 0.2)), (0, 0))
    disc.blit(tinted(disc_mask(side, 0.74), (255, 248, 228)), (0, 0))
    figures = number(text, max(8, round(side * 0.62)), darker(tone, 0.66))
    box = figures.get_bounding_rect()
    disc.blit(figures, (round((side - box.width) / 2 - box.x), round((side - box.height) / 2 - box.y)))
    return disc
