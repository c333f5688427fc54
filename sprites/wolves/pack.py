"""The wolves of the pack: carved from wood, six poses for six seats, on a slice of log with snow on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.brushes.canvas import (
    blank,
    blurred,
    faded,
    mask_of,
    pixels,
    quarter_turned,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import rim
from sprites.palette import SEAT_LOOKS, Colour, SeatLook, darker, ink_on, lighter, mix
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, Point
from sprites.symbols import seat_symbol
from sprites.wolves.poses import POSES, Part, Pose


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where a figure is drawn: pixels of the square, and the pen's scale."""

    side: int
    origin: Point
    scale: float
    turn: int


def wolf(look: int, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A marker: a carved wolf, standing; its middle is that of the picture, a square of FIGURE_ROOM heights.

    look: index of SEAT_LOOKS: its hue, its pose (stands, walks, howls, sits, runs, lies), its symbol on the
    flank and its pattern on the foot; height: table units; unit: pixels per table unit; turn: quarter turns
    of the reader, the light stays.
    """
    seat = SEAT_LOOKS[look]
    side = pixels(height * FIGURE_ROOM, unit)
    factor = 4 if side < 60 else 3 if side < 130 else 2
    body = _carved(seat, POSES[look % len(POSES)], side * factor, height * unit * factor, turn)
    return pygame.transform.smoothscale(body, (side, side))


def wolf_ghost(look: int, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """Where a marker would arrive: its form, flat and pale, with a light outline; as large as the marker."""
    seat = SEAT_LOOKS[look]
    side = pixels(height * FIGURE_ROOM, unit)
    large, tall = side * 2, height * unit * 2
    frame = _frame(large, tall, 0)
    art = blank(large, large, seat.hue)
    _foot(art, frame, seat)
    for part in POSES[look % len(POSES)].parts:
        part.paint(_pen(art, frame), seat.hue)
    form, outline = tinted(art, lighter(seat.hue, 0.34)), tinted(art, (252, 252, 255))
    sheet = blank(large, large, (252, 252, 255))
    line = max(1.5, tall * 0.022)
    for step in range(16):
        angle = math.tau * step / 16
        sheet.blit(outline, (round(line * math.cos(angle)), round(line * math.sin(angle))))
    sheet.blit(form, (0, 0))
    picture = quarter_turned(pygame.transform.smoothscale(sheet, (side, side)), turn)
    return faded(picture, 176)


def _frame(side: int, tall: float, turn: int) -> _Frame:
    return _Frame(side, (side / 2, side / 2), tall * 0.5, turn)


def _pen(layer: pygame.Surface, frame: _Frame) -> Pen:
    return Pen(layer, frame.origin, frame.scale)


def _carved(seat: SeatLook, pose: Pose, side: int, tall: float, turn: int) -> pygame.Surface:
    """The whole figure: foot, then the parts of the wolf from the far ones to the near ones."""
    frame = _frame(side, tall, turn)
    foot = blank(side, side, darker(seat.hue, 0.6))
    _foot(foot, frame, seat)
    figure = quarter_turned(foot, turn)
    body = blank(side, side, darker(seat.hue, 0.7))
    for part in pose.parts:
        _carve(body, part, seat.hue, frame)
    form = tinted(body, darker(seat.hue, 0.78))
    for across, down in _around(max(1.0, tall * 0.011)):
        figure.blit(form, (across, down))
    figure.blit(body, (0, 0))
    marks = blank(side, side, ink_on(seat.hue))
    _marks(_pen(marks, frame), pose, seat)
    figure.blit(quarter_turned(marks, turn), (0, 0))
    return figure


def _around(reach: float) -> Sequence[tuple[int, int]]:
    return [
        (round(reach * math.cos(step * math.tau / 12)), round(reach * math.sin(step * math.tau / 12)))
        for step in range(12)
    ]


def _carve(figure: pygame.Surface, part: Part, hue: Colour, frame: _Frame) -> None:
    """Lay one rounded part over the figure (in place): grain along it, lit from the upper left."""
    tone = mix(hue, darker(hue, 0.46), part.far)
    whole = blank(frame.side, frame.side, tone)
    part.paint(_pen(whole, frame), tone)
    whole = quarter_turned(whole, frame.turn)
    box = whole.get_bounding_rect().inflate(6, 6).clip(whole.get_rect())
    layer = whole.subsurface(box).copy()
    mask = mask_of(layer)
    upright = part.upright != (frame.turn % 2 == 1)
    grained(layer, max(1.0, frame.scale * 0.026), 206, 5, (0.7, 9) if upright else (9, 0.7))
    deep = part.deep * frame.scale
    for reach, soft, shade, light in ((1.0, 0.55, 150, 60), (0.5, 0.26, 110, 70), (0.16, 0.06, 60, 120)):
        layer.blit(tinted(rim(mask, deep * reach, deep * soft, lit=False), darker(hue, 0.82), shade), (0, 0))
        layer.blit(tinted(rim(mask, deep * reach, deep * soft), (255, 244, 214), light), (0, 0))
    cast = blurred(tinted(mask, darker(hue, 0.86), 150), max(1.0, 0.03 * frame.scale))
    window = figure.subsurface(box)
    inside = mask_of(window)
    shadow = blank(*box.size, darker(hue, 0.86))
    drop = max(1, round(0.03 * frame.scale))
    shadow.blit(cast, (drop, drop))
    shadow.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    window.blit(shadow, (0, 0))
    window.blit(layer, (0, 0))


def _foot(art: pygame.Surface, frame: _Frame, seat: SeatLook) -> None:
    """A slice of a log, its bark in the seat's hue with its pattern, trodden snow on top (in place)."""
    pen = _pen(art, frame)
    pen.oval((28, 20, 16), 0.0, 0.868, 0.84, 0.13)
    pen.oval(darker(seat.hue, 0.35), 0.0, 0.862, 0.82, 0.115)
    pen.polygon(darker(seat.hue, 0.35), [(-0.82, 0.8), (0.82, 0.8), (0.82, 0.86), (-0.82, 0.86)])
    for step in range(-5, 6):
        x = 0.82 * math.sin(step / 6 * math.pi / 2)
        y = 0.862 + 0.1 * math.cos(step / 6 * math.pi / 2)
        pen.line(lighter(seat.hue, 0.4), [(x, y - 0.075), (x, y - 0.02)], 0.016)
    pen.oval(lighter(seat.hue, 0.3), 0.0, 0.802, 0.82, 0.112)
    pen.oval((172, 192, 222), 0.0, 0.8, 0.77, 0.095)
    pen.oval((232, 240, 250), -0.03, 0.792, 0.72, 0.078)


def _marks(pen: Pen, pose: Pose, seat: SeatLook) -> None:
    """The seat's symbol inlaid in the flank, on a pale disc."""
    x, y, size = pose.flank
    pen.disc(darker(seat.hue, 0.7), x, y, size * 1.14)
    pen.disc((250, 244, 230), x, y, size)
    spot = Pen(pen.surface, pen.at(x, y), size * pen.scale)
    seat_symbol(spot, seat.symbol, darker(seat.hue, 0.62), 0.66)
    for paint in pose.details:
        paint(pen, seat.hue)
