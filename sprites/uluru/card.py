"""The card: linen the colour of sand, four edges, four corners, six places, and the rock in the middle."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import gradient, hollowed, radial
from sprites.brushes.materials import paper
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Point
from sprites.uluru.rock import rock
from sprites.uluru.tints import BAR, LINEN, LIT, PLACES

CARD_THICKNESS = 3.0
"""How thick the card is, in table units."""

_SOCKET = 1.05
"""A place is this much wider than the chip it takes."""


def frame_inset(w: float, h: float, d: float) -> float:
    """How far the printed frame lies within the card's edge: between the edge and the outer places.

    w, h: of the card; d: diameter of a chip; any one measure, and the result in the same.
    """
    across = min(x * w for x, _ in PLACES)
    down = min(y * h for _, y in PLACES)
    return max(0.014 * h, min(0.05 * h, (min(across, down) - d * _SOCKET / 2) * 0.5))


def frame_box(w: float, h: float, d: float) -> tuple[float, float, float, float]:
    """The printed frame as left, top, width and height, in the measure of w, h and d."""
    inset = frame_inset(w, h, d)
    return inset, inset, w - 2 * inset, h - 2 * inset


def rock_card(w: float, h: float, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A seat's card with its six places; the card's middle is the middle of the picture.

    w, h: table units in the reader's frame, landscape; d: diameter of the chips it takes, in table units, at
    most 0.29 h; unit: pixels per table unit; turn: quarter turns of the reader, edge and places stay lit from
    the upper left.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = quarter_turned(_print(width, height, d * unit), turn)
    side = pixels(d * _SOCKET, unit)
    hole = _socket(side)
    for place in PLACES:
        blit_centred(face, hole, turned_place(place, face.get_size(), turn))
    mask = rounded_mask(*face.get_size(), 0.07 * height)
    return pressed(face, mask, unit, min(CARD_THICKNESS, 1.0 + h * 0.006), (120, 84, 56), 1.4)


def turned_place(place: Point, size: Point, turn: int) -> Point:
    """A place (shares of the upright card) in a picture of that size turned by quarters."""
    x, y = place
    for _ in range(turn % 4):
        x, y = 1.0 - y, x
    return x * size[0], y * size[1]


def _print(width: int, height: int, chip: float) -> pygame.Surface:
    """The print of the card, upright: sand and dunes, frame and rock; pixels."""
    face = gradient(width, height, LINEN)
    grained(face, max(1.0, height * 0.008), 240, 3)
    grained(face, max(1.0, height * 0.006), 243, 6, (9, 0.5))
    face.blit(radial(width, height, (255, 246, 214, 150), (255, 230, 180, 0), (0.5, 0.34), 1.1, 0.46), (0, 0))
    face.blit(drawn((width, height), _dunes, LINEN[2], 2), (0, 0))
    face.blit(drawn((width, height), lambda layer, factor: _frame(layer, chip * factor), BAR, 3), (0, 0))
    middle = (width * 0.5, height * 0.49)
    shade = radial(
        round(width * 0.62), round(height * 0.17), (96, 34, 40, 170), (96, 34, 40, 0), (0.5, 0.5), 1.2, 0.5
    )
    blit_centred(face, shade, (middle[0] + width * 0.02, middle[1] + height * 0.165))
    blit_centred(face, rock(round(width * 0.52), round(height * 0.36)), middle)
    return face


def _dunes(layer: pygame.Surface, factor: float) -> None:
    """Low dunes behind and before the rock, lit along their crests."""
    width, height = layer.get_size()
    for row, (level, rise, tone, alpha) in enumerate(
        (
            (0.55, 0.02, (238, 186, 124), 130),
            (0.66, 0.026, (226, 164, 104), 120),
            (0.78, 0.03, (212, 146, 92), 110),
            (0.9, 0.028, (196, 128, 80), 90),
        )
    ):
        crest = [
            (
                step / 40 * width,
                (level + rise * math.sin(step / 6.3 + row * 2.1) + rise * 0.4 * math.sin(step / 2.3 + row))
                * height,
            )
            for step in range(41)
        ]
        dune = blank(width, height, tone)
        pygame.draw.polygon(dune, (*tone, alpha), [*crest, (width, height), (0, height)])
        layer.blit(dune, (0, 0))
        line = max(1, round(height * 0.004))
        pygame.draw.lines(layer, (*lighter(tone, 0.5), 150), False, crest, line)


def _frame(layer: pygame.Surface, chip: float) -> None:
    """Four bars for the edges, four diamonds for the corners."""
    width, height = layer.get_size()
    left, top, wide, high = frame_box(width, height, chip)
    thick = max(2.0, height * 0.0155)
    big = max(thick * 1.5, height * 0.03)
    centre = max(left, big * 1.3)
    right, low = width - centre, height - centre
    gap = big * 1.7
    for start, end in (
        ((centre + gap, top), (right - gap, top)),
        ((left + wide, centre + gap), (left + wide, low - gap)),
        ((centre + gap, top + high), (right - gap, top + high)),
        ((left, centre + gap), (left, low - gap)),
    ):
        _bar(layer, start, end, thick)
    for x, y in ((centre, centre), (right, centre), (right, low), (centre, low)):
        for size, tone in ((big, darker(BAR, 0.1)), (big * 0.5, mix(BAR, LIT, 0.55))):
            pygame.draw.polygon(layer, tone, [(x, y - size), (x + size, y), (x, y + size), (x - size, y)])


def _bar(layer: pygame.Surface, start: Point, end: Point, thick: float) -> None:
    """A bar along one edge, pointed at both ends; pixels."""
    half = thick / 2
    if start[1] == end[1]:
        (left, y), right = start, end[0]
        points = [
            (left - thick, y), (left, y - half), (right, y - half), (right + thick, y), (right, y + half),
            (left, y + half),
        ]  # fmt: skip
    else:
        (x, top), low = start, end[1]
        points = [
            (x, top - thick), (x + half, top), (x + half, low), (x, low + thick), (x - half, low),
            (x - half, top),
        ]  # fmt: skip
    pygame.draw.polygon(layer, BAR, points)


def _socket(side: int) -> pygame.Surface:
    """A place sunk into the card: darker sand, shaded at its upper left."""
    mask = disc_mask(side)
    floor = masked(paper(side, side, max(0.5, side / 110), (214, 164, 114), 4), mask)
    floor.blit(radial(side, side, (150, 92, 60, 0), (150, 84, 52, 120), (0.6, 0.64), 1.4, 0.66), (0, 0))
    floor = masked(floor, mask)
    hollowed(floor, mask, max(1.0, side * 0.045), 170, 130)
    ring = mask.copy()
    ring.blit(disc_mask(side, 0.955), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    floor.blit(tinted(ring, BAR, 140), (0, 0))
    return floor


def place_light(d: float, unit: float, colour: Colour = LIT) -> pygame.Surface:
    """A place that is lit: its floor glows; d: diameter of the chip, in table units.

    The picture reaches beyond the place on every side; its middle is the middle of the place.
    """
    side = pixels(d * 1.5, unit)
    inner = pixels(d * _SOCKET, unit)
    light = radial(side, side, (*colour, 150), (*colour, 0), (0.5, 0.5), 1.6, 0.5)
    core = masked(
        radial(inner, inner, (*lighter(colour, 0.7), 255), (*colour, 235), (0.42, 0.38), 1.3, 0.62),
        disc_mask(inner, 0.94),
    )
    hollowed(core, disc_mask(inner, 0.94), max(1.0, inner * 0.03), 70, 90)
    blit_centred(light, core, (side / 2, side / 2))
    return light
