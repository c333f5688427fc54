"""Small things on the mats: lamps, round pips, pebbles with points, and the marks of the check."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    tinted,
    turned_size,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, radial, rim, spotlit
from sprites.fonts import number
from sprites.palette import LAMP, Colour, darker, lighter
from sprites.shapes import Pen, Tint, smooth

LAMP_STATES = ("off", "lit", "alarm")

_LAMP_ROOM = 1.9
"""A lamp's picture is this many times as wide as its rim: room for its glow."""

_MET: Colour = (62, 150, 62)
_UNMET: Colour = (150, 44, 62)
_PEBBLE: Colour = (206, 196, 184)
_PENALTY: Colour = (132, 52, 48)


def lamp(d: float, unit: float, state: str, turn: int = 0) -> pygame.Surface:
    """A seat's lamp: a glass in a brass rim; its middle is the middle of the picture, 1.9 d wide.

    d: diameter of the rim in table units; unit: pixels per table unit; state: 'off', 'lit' (green, with a
    tick: this seat has called), 'alarm' (amber, for the last one; blinking is 'alarm' and 'off' in turn);
    turn: quarter turns of the reader. Raises ValueError for an unknown state.
    """
    if state not in LAMP_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(LAMP_STATES)}")
    side = pixels(d, unit)
    room = pixels(d * _LAMP_ROOM, unit)
    piece = blank(room, room, LAMP)
    glass: Colour = {"off": (66, 54, 62), "lit": (116, 208, 84), "alarm": (255, 170, 40)}[state]
    if state != "off":
        piece.blit(radial(room, room, (*glass, 190), (*glass, 0), (0.5, 0.5), 1.3, 0.5), (0, 0))
    whole = disc_mask(side)
    case = masked(radial(side, side, (250, 220, 150, 255), (104, 70, 28, 255), (0.3, 0.24), 1.1, 0.85), whole)
    bevelled(case, whole, max(1.0, side * 0.035), 130, 150)
    inner = disc_mask(side, 0.78)
    dome = masked(
        radial(
            side, side, (*lighter(glass, 0.55), 255), (*darker(glass, 0.42), 255), (0.42, 0.38), 1.3, 0.56
        ),
        inner,
    )
    hollowed(dome, inner, max(1.0, side * 0.05), 170, 60)
    if state == "lit":
        dome.blit(quarter_turned(_sign(side, "tick", (18, 62, 14), 0.4), turn), (0, 0))
    spotlit(dome, inner, 150 if state != "off" else 90, (0.36, 0.28), 0.24)
    case.blit(dome, (0, 0))
    blit_centred(piece, case, (room / 2, room / 2))
    return piece


def pips(done: int, count: int, d: float, pitch: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The rounds as a row of beads in hollows: those done, the one being played, those ahead.

    done: rounds finished, 0..count; d: diameter of a bead and pitch: from bead to bead, in table units; unit:
    pixels per table unit; turn: quarter turns of the reader, who reads from left to right.
    """
    wide = (count - 1) * pitch + d
    row = blank(*turned_size(pixels(wide, unit), pixels(d, unit), turn), (40, 18, 20))
    middle = (row.get_width() / 2, row.get_height() / 2)
    cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn % 4]
    for place in range(count):
        along = (place - (count - 1) / 2) * pitch * unit
        state = "done" if place < done else "now" if place == done else "ahead"
        blit_centred(
            row, _bead(pixels(d, unit), state), (middle[0] + along * cosine, middle[1] + along * sine)
        )
    return row


def _bead(side: int, state: str) -> pygame.Surface:
    """One round: a full bead, a small one in a bright ring, an empty hollow."""
    mask = disc_mask(side)
    hole = tinted(mask, (40, 18, 20), 200)
    hollowed(hole, mask, max(1.0, side * 0.1), 150, 110)
    if state == "ahead":
        return hole
    share = 0.76 if state == "done" else 0.46
    bead_mask = disc_mask(side, share)
    bead = masked(
        radial(side, side, (255, 246, 220, 255), (214, 160, 84, 255), (0.4, 0.34), 1.4, 0.5), bead_mask
    )
    hole.blit(bead, (0, 0))
    if state == "now":
        ring = disc_mask(side, 0.92)
        ring.blit(disc_mask(side, 0.74), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        hole.blit(tinted(ring, LAMP), (0, 0))
    return hole


def pebble(text: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A smooth river pebble with a number: a seat's points. 6 and 9 are underlined.

    text: up to three characters; d: diameter in table units; unit: pixels per table unit; turn: quarter
    turns of the reader.
    """
    side = pixels(d, unit)
    piece = _stone(side, _PEBBLE, 3)
    size = side * {1: 0.6, 2: 0.52}.get(len(text), 0.38)
    figures = number(text, max(6, round(size)), (54, 32, 28))
    box = figures.get_bounding_rect()
    if box.width:
        cut = quarter_turned(figures.subsurface(box), turn)
        edge = max(1, round(side * 0.02))
        blit_centred(piece, tinted(cut, (255, 250, 240), 130), (side / 2 + edge, side / 2 + edge))
        blit_centred(piece, cut, (side / 2, side / 2))
    return piece


def penalty_pebble(d: float, unit: float, seed: int = 0) -> pygame.Surface:
    """A small red pebble: one penalty point on its way to the pile; seed: which of its shapes."""
    return _stone(pixels(d, unit), _PENALTY, seed)


def _stone(side: int, base: Colour, seed: int) -> pygame.Surface:
    """A pebble that fills its square, lit from the upper left; pixels."""
    chance = random.Random(seed)
    points = [
        (
            side * (0.5 + chance.uniform(0.445, 0.485) * math.cos(corner * math.tau / 9)),
            side * (0.5 + chance.uniform(0.43, 0.475) * math.sin(corner * math.tau / 9)),
        )
        for corner in range(9)
    ]
    mask = polygon_mask(side, side, smooth(points, steps=8))
    face = radial(
        side, side, (*lighter(base, 0.72), 255), (*darker(base, 0.46), 255), (0.32, 0.26), 1.4, 0.86
    )
    grained(face, max(1.0, side * 0.07), 226, seed + 2)
    grained(face, max(1.0, side * 0.2), 234, seed + 4, (2.4, 0.6))
    piece = masked(face, mask)
    piece.blit(
        tinted(rim(mask, max(1.0, side * 0.06), side * 0.04, lit=False), darker(base, 0.7), 120), (0, 0)
    )
    piece.blit(tinted(rim(mask, max(1.0, side * 0.03), side * 0.015), (255, 252, 244), 150), (0, 0))
    return piece


def met_mark(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A met wish: a green ring as large as the chip and a badge with a tick at the reader's upper right.

    d: diameter of the chip in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    The picture is 1.3 d wide, the chip's middle is its middle.
    """
    return _verdict(d, unit, turn, _MET, "tick")


def unmet_mark(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """An unmet wish: a broken ring, a badge that hangs like a tear with a cross in it; see met_mark."""
    return _verdict(d, unit, turn, _UNMET, "cross")


def _verdict(d: float, unit: float, turn: int, colour: Colour, sign: str) -> pygame.Surface:
    """Ring and badge; the badge's light stays upper left."""
    side = pixels(d * 1.3, unit)
    chip = d * unit
    badge_side = max(10, round(chip * 0.5))

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle, radius = side * factor / 2, chip * factor * 0.54
        broad = max(2.0, chip * factor * 0.062)
        pen = Pen(layer, (middle, middle), 1.0)
        spans = (
            ((0, 360),) if sign == "tick" else tuple((start + 8, start + 52) for start in range(0, 360, 60))
        )
        tones: tuple[tuple[Tint, float], ...] = ((darker(colour, 0.6), 0.5), (lighter(colour, 0.32), 0.3))
        for tone, share in tones:
            for start, end in spans:
                path = [
                    (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)))
                    for angle in range(start, end + 1, 4)
                ]
                pen.stroke(tone, path, broad * share)

    picture = quarter_turned(drawn((side, side), ring, colour), turn)
    badge = _badge(badge_side, colour, sign, turn)
    reach = chip * 0.4
    across, down = reach, -reach if sign == "tick" else reach
    for _ in range(turn % 4):
        across, down = -down, across
    blit_centred(picture, badge, (side / 2 + across, side / 2 + down))
    return picture


def _badge(side: int, colour: Colour, sign: str, turn: int) -> pygame.Surface:
    """A small enamelled badge: round with a tick, or hanging like a tear with a cross."""

    def form(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), middle)
        if sign == "tick":
            pen.disc((255, 255, 255), 0, 0, 0.97)
        else:
            pen.blob(
                (255, 255, 255),
                [
                    (0.0, -1.0), (0.16, -0.76), (0.62, -0.24), (0.8, 0.26), (0.58, 0.78), (0.0, 0.98),
                    (-0.58, 0.78), (-0.8, 0.26), (-0.62, -0.24), (-0.16, -0.76),
                ],
            )  # fmt: skip

    mask = quarter_turned(drawn((side, side), form, (255, 255, 255)), turn)
    face = tinted(mask, darker(colour, 0.62))
    inner = pygame.transform.smoothscale(mask, (round(side * 0.86), round(side * 0.86)))
    core = masked(
        radial(
            *inner.get_size(),
            (*lighter(colour, 0.3), 255),
            (*darker(colour, 0.2), 255),
            (0.36, 0.3),
            1.3,
            0.7,
        ),
        inner,
    )
    bevelled(core, inner, max(1.0, side * 0.05), 120, 90)
    blit_centred(face, core, (side / 2, side / 2))
    offset = (0.0, 0.0) if sign == "tick" else (0.0, 0.13)
    face.blit(quarter_turned(_sign(side, sign, (255, 252, 240), 0.52, offset), turn), (0, 0))
    return face


def _sign(
    side: int, sign: str, colour: Colour, size: float, offset: tuple[float, float] = (0.0, 0.0)
) -> pygame.Surface:
    """A tick or a cross on a square; size: half its box as a share of half; offset in the square's box."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle * (1 + offset[0]), middle * (1 + offset[1])), middle * size)
        if sign == "tick":
            pen.stroke(colour, [(-0.8, 0.06), (-0.24, 0.62)], 0.2)
            pen.stroke(colour, [(-0.24, 0.62), (0.84, -0.66)], 0.2)
        else:
            pen.stroke(colour, [(-0.52, -0.52), (0.52, 0.52)], 0.19)
            pen.stroke(colour, [(0.52, -0.52), (-0.52, 0.52)], 0.19)

    return drawn((side, side), paint, colour)
