"""The status track: a board of snow with numbered spaces round a winter valley."""

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
from sprites.brushes.grain import grained, stained
from sprites.brushes.light import bevelled, gradient, hollowed, radial, spotlit
from sprites.fonts import number
from sprites.palette import Colour
from sprites.shapes import Point
from sprites.wolves.pictures import grove, ridge
from sprites.wolves.tints import GOLD, SNOW_LIT

SPACES = 51
"""Spaces that are drawn: 0 to 50."""
TRACK_THICKNESS = 5.0
HEADROOM = 0.72
"""Free room above the upper row of spaces, beyond the margin, in heights of a marker."""


def track_margins(d: float, marker: float) -> tuple[float, float]:
    """From the board's edge to the middle of the spaces: at the sides and below, and above.

    d: diameter of a space; marker: height of the wolves that stand on them; one measure throughout. Above
    there is room for a wolf that stands on a space's upper half.
    """
    side = 0.8 * d
    return side, max(side, HEADROOM * marker + 0.4 * d)


def track_places(w: float, h: float, d: float, marker: float) -> list[Point]:
    """The middles of the spaces 0 to 50, from the middle of the board: clockwise from the upper left."""
    side, above = track_margins(d, marker)
    left, right, top, low = side - w / 2, w / 2 - side, above - h / 2, h / 2 - side
    bend = min(1.5 * d, (low - top) / 2, (right - left) / 2)
    across, down = right - left - 2 * bend, low - top - 2 * bend
    quarter = bend * math.pi / 2
    total = 2 * (across + down) + 4 * quarter

    def at(walked: float) -> Point:
        walked %= total
        for length, place in (
            (across, lambda far: (left + bend + far, top)),
            (quarter, lambda far: _bend(right - bend, top + bend, bend, -90 + math.degrees(far / bend))),
            (down, lambda far: (right, top + bend + far)),
            (quarter, lambda far: _bend(right - bend, low - bend, bend, math.degrees(far / bend))),
            (across, lambda far: (right - bend - far, low)),
            (quarter, lambda far: _bend(left + bend, low - bend, bend, 90 + math.degrees(far / bend))),
            (down, lambda far: (left, low - bend - far)),
            (quarter, lambda far: _bend(left + bend, top + bend, bend, 180 + math.degrees(far / bend))),
        ):
            if walked <= length:
                return place(walked)
            walked -= length
        return left + bend, top

    return [at(step * total / SPACES) for step in range(SPACES)]


def _bend(x: float, y: float, radius: float, degrees: float) -> Point:
    """A point of a rounded corner."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def marker_place(space: int, w: float, h: float, d: float, marker: float, turn: int = 0) -> Point:
    """The middle of a wolf of that height on a space, from the middle of the board; its feet hide no number.

    space: 0..50 (a marker beyond stays on 50); turn: quarter turns of the wolf.
    """
    x, y = track_places(w, h, d, marker)[max(0, min(SPACES - 1, space))]
    rise = 0.49 * marker + 0.2 * d
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[turn % 4]
    return x + across * rise, y + down * rise


def field_box(w: float, h: float, d: float, marker: float) -> tuple[float, float, float, float]:
    """The valley inside the ring: left and top from the middle of the board, width and height."""
    side, above = track_margins(d, marker)
    gap = 0.86 * d
    return side + gap - w / 2, above + gap - h / 2, w - 2 * (side + gap), h - above - side - 2 * gap


def track(w: float, h: float, d: float, marker: float, unit: float, around: bool = False) -> pygame.Surface:
    """The board with its track; its middle is the middle of the picture.

    w, h: table units; d: diameter of a space; marker: height of the wolves, all in table units; unit: pixels
    per table unit; around: whether numbers face the nearest edge. Every fifth space is gold and larger.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    mask = rounded_mask(width, height, 24 * unit)
    face = _snowfield(width, height, unit)
    left, top, wide, tall = field_box(w, h, d, marker)
    size = (pixels(wide, unit), pixels(tall, unit))
    window = rounded_mask(*size, min(0.9 * d * unit, size[1] / 3))
    valley = masked(_valley(*size), window)
    hollowed(valley, window, max(1.0, 5 * unit), 150, 150)
    face.blit(valley, (round((left + w / 2) * unit), round((top + h / 2) * unit)))
    for step, (x, y) in enumerate(track_places(w, h, d, marker)):
        turn = _facing(x, y, w, h, d, marker) if around else 0
        blit_centred(face, space(step, d, unit, turn), ((x + w / 2) * unit, (y + h / 2) * unit))
    face = masked(face, mask)
    bevelled(face, mask, max(1.0, 2.4 * unit), 160, 90)
    return pressed(face, mask, unit, TRACK_THICKNESS, (130, 110, 86))


def _facing(x: float, y: float, w: float, h: float, d: float, marker: float) -> int:
    """The quarter turns of a number that faces the edge it is nearest to."""
    side, above = track_margins(d, marker)
    if y < above - h / 2 + 0.4 * d:
        return 2
    if y > h / 2 - side - 0.4 * d:
        return 0
    return 1 if x < 0 else 3


def _snowfield(width: int, height: int, unit: float) -> pygame.Surface:
    """Trodden snow, bluish towards the lower right; pixels."""
    face = gradient(width, height, ((234, 240, 247), (208, 220, 236), (190, 206, 228)))
    stained(face, 120 * unit, (222, 232, 246), 6, (1.8, 0.7))

    def drifts(layer: pygame.Surface, factor: float) -> None:
        for level, tone in ((0.3, (212, 224, 240)), (0.52, (202, 216, 236)), (0.76, (192, 208, 230))):
            ridge(layer, level, tone, 0.03, 2.6, level * 9)

    layer = drawn((width, height), drifts, (202, 216, 236), 2)
    layer.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(layer, (0, 0))
    grained(face, 2.4 * unit, 244, 4)
    face.blit(radial(width, height, (255, 224, 190, 96), (255, 224, 190, 0), (0.06, 0.0), 1.2, 0.6), (0, 0))
    return face


def _valley(width: int, height: int) -> pygame.Surface:
    """The valley at dusk: ranges of pines that grow darker towards the front, a river of ice."""
    field = gradient(width, height, ((176, 170, 196), (128, 146, 182), (84, 112, 142)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        wide, tall = layer.get_size()
        count = max(8, round(13 * wide / tall))
        ranges: tuple[tuple[float, Colour, float], ...] = (
            (0.3, (116, 138, 172), 0.16), (0.46, (92, 118, 150), 0.2), (0.66, (68, 96, 126), 0.26),
            (0.9, (50, 76, 104), 0.32),
        )  # fmt: skip
        for row, (level, tone, high) in enumerate(ranges):
            grove(layer, level + 0.055, tone, count - 2 * row, high, 3 + row)
            ridge(layer, level, _paler(tone), 0.03, 2.2 + 0.4 * row, 1.4 * row, _paler(_paler(tone)))

    field.blit(drawn((width, height), paint, (84, 112, 142), 2), (0, 0))
    field.blit(radial(width, height, (255, 206, 160, 100), (255, 206, 160, 0), (0.14, 0.0), 1.2, 0.7), (0, 0))
    field.blit(tinted(rounded_mask(width, height, 0), (40, 62, 92), 66), (0, 0))
    return field


def _paler(tone: Colour) -> Colour:
    """A tone as it lies on snow."""
    return tone[0] + 12, tone[1] + 12, tone[2] + 12


def space(step: int, d: float, unit: float, turn: int = 0, lit: bool = False) -> pygame.Surface:
    """One space of the track as it is printed on the board, or lit; its middle is that of the picture."""
    side = pixels(d * (1.0 if step % 5 else 1.1), unit)
    ring: Colour = (72, 102, 140) if step % 5 else (140, 96, 30)
    pale: Colour = (246, 250, 254) if step % 5 else (252, 222, 140)
    piece = tinted(disc_mask(side), GOLD if lit else ring)
    inner = disc_mask(side, 0.86 if not lit else 0.8)
    floor = masked(radial(side, side, (*pale, 255), (*_dusky(pale), 255), (0.4, 0.34), 1.3, 0.8), inner)
    hollowed(floor, inner, max(1.0, side * 0.05), 110, 140)
    if step % 5 == 0:
        spotlit(floor, inner, 60)
    piece.blit(floor, (0, 0))
    figures = number(str(step), max(6, round(side * (0.6 if step < 10 else 0.52))), (26, 46, 72))
    figures = quarter_turned(figures, turn)
    box = figures.get_bounding_rect()
    sheet = blank(side, side, (26, 46, 72))
    sheet.blit(figures, (round((side - box.width) / 2 - box.x), round((side - box.height) / 2 - box.y)))
    piece.blit(sheet, (0, 0))
    return piece


def _dusky(tone: Colour) -> Colour:
    """A tone of snow or gold in the shade."""
    return round(tone[0] * 0.82), round(tone[1] * 0.86), round(tone[2] * 0.93)


def space_light(d: float, unit: float) -> pygame.Surface:
    """A ring of light round the space where a marker would arrive; 1.5 d wide, the middle stays free."""
    side = pixels(1.5 * d, unit)
    halo = radial(side, side, (255, 226, 140, 235), (255, 210, 110, 0), (0.5, 0.5), 1.5, 0.5)
    hole = disc_mask(side, 0.62)
    halo.blit(tinted(hole, (255, 226, 140)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    ring = disc_mask(side, 0.74)
    ring.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    halo.blit(tinted(ring, GOLD), (0, 0))
    halo.blit(tinted(ring, SNOW_LIT, 60), (0, 0))
    return halo
