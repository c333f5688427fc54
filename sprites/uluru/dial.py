"""The clocks of the table: the countdown of ten, the calm clock, and the button that calls."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, radial, rim, spotlit, thick
from sprites.brushes.materials import paper, stone
from sprites.fonts import font, number, words
from sprites.palette import INK, LAMP, LIGHT_INK, Colour, darker, lighter, luminance, mix
from sprites.shapes import Pen, Point, arc

CALL_STATES = ("dead", "ready", "held", "called")
COUNT = 10
"""How many segments the countdown has."""

_CASE: Colour = (84, 44, 26)
_FACE: Colour = (252, 240, 212)
_HOT: Colour = (206, 66, 28)
_SPENT: Colour = (222, 204, 170)
_CALM_FACE: Colour = (40, 36, 66)
_READY: Colour = (232, 96, 10)
_READY_LIT: Colour = (255, 162, 52)
_STONE: Colour = (128, 112, 104)


def countdown(d: float, unit: float, left: int, turn: int = 0) -> pygame.Surface:
    """The last ten: as many hot segments as are left, and the number.

    d: diameter in table units; unit: pixels per table unit; left: 10..0, other numbers count as the nearer
    end; turn: quarter turns of the reader. The dial's middle is the middle of the picture.
    """
    left = max(0, min(COUNT, left))
    side = pixels(d, unit)
    hurry = 1 - left / COUNT
    piece = _case(side, mix(_FACE, (255, 222, 178), hurry * 0.8))
    glow = radial(side, side, (255, 170, 80, round(120 * hurry)), (255, 150, 70, 0), (0.5, 0.5), 1.2, 0.42)
    piece.blit(masked(glow, disc_mask(side, 0.86)), (0, 0))

    def ring(layer: pygame.Surface, factor: float) -> None:
        for segment in range(COUNT):
            form = _segment(side * factor / 2, segment, COUNT, 0.86, 0.665)
            hot = segment < left
            tone = mix(_HOT, (232, 40, 24), hurry) if hot else _SPENT
            pygame.draw.polygon(layer, darker(tone, 0.4 if hot else 0.12), form)
            pygame.draw.polygon(layer, tone, _segment(side * factor / 2, segment, COUNT, 0.85, 0.685))

    piece.blit(quarter_turned(drawn((side, side), ring, _HOT), turn), (0, 0))
    ink = mix((96, 34, 20), (170, 22, 12), hurry)
    _figures(piece, str(left), 0.95 if left < COUNT else 0.76, ink, turn)
    return piece


def _segment(middle: float, index: int, count: int, outer: float, inner: float) -> list[Point]:
    """One part of a ring as a polygon, counted clockwise from the top; radii as shares of middle (pixels)."""
    start = -90 + 360 * index / count + 2.6
    end = start + 360 / count - 5.2
    radius, hole = middle * outer, middle * inner
    return [
        *arc((middle, middle), (radius, radius), start, end, 10),
        *arc((middle, middle), (hole, hole), end, start, 10),
    ]


def _case(side: int, face: Colour) -> pygame.Surface:
    """A turned dark case with a sunk face."""
    whole = disc_mask(side, 0.99)
    piece = masked(
        radial(side, side, (146, 88, 50, 255), (*darker(_CASE, 0.5), 255), (0.26, 0.2), 1.0, 0.8),
        whole,
    )
    grained(piece, max(1.0, side * 0.02), 226, 3, (12, 0.5))
    bevelled(piece, whole, max(1.0, side * 0.018), 110, 150)
    inner = disc_mask(side, 0.9)
    sheet = masked(paper(side, side, max(0.5, side / 160), face, 5), inner)
    hollowed(sheet, inner, max(1.0, side * 0.028), 170, 110)
    piece.blit(sheet, (0, 0))
    return piece


def _figures(piece: pygame.Surface, text: str, share: float, ink: Colour, turn: int) -> None:
    """A number in the middle of a dial (in place); share: its size as a share of the radius."""
    side = piece.get_width()
    figures = quarter_turned(number(text, max(8, round(side / 2 * share)), ink), turn)
    box = figures.get_bounding_rect()
    piece.blit(figures, (round((side - box.width) / 2 - box.x), round((side - box.height) / 2 - box.y)))


def stopwatch(d: float, unit: float, seconds: int | None = None, turn: int = 0) -> pygame.Surface:
    """The calm clock: a dark face, sixty marks, a pale bead for every second of the minute, the seconds.

    d: diameter in table units; unit: pixels per table unit; seconds: elapsed, or None for a face without a
    number and beads; turn: quarter turns of the reader.
    """
    side = pixels(d, unit)
    piece = _case(side, _CALM_FACE)
    gone = 0 if seconds is None else seconds % 60 or (60 if seconds else 0)

    def marks(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        for mark in range(60):
            angle = math.tau * mark / 60 - math.pi / 2
            large = mark % 5 == 0
            done = mark < gone
            at = (middle + middle * 0.76 * math.cos(angle), middle + middle * 0.76 * math.sin(angle))
            tone = LAMP if done else (122, 116, 156)
            pygame.draw.circle(layer, tone, at, middle * (0.036 if large else 0.021))

    piece.blit(quarter_turned(drawn((side, side), marks, LAMP), turn), (0, 0))
    if seconds is not None:
        text = str(seconds)
        _figures(piece, text, {1: 0.74, 2: 0.68}.get(len(text), 0.52), (250, 236, 204), turn)
    return piece


def call_button(
    text: str,
    d: float,
    unit: float,
    state: str,
    share: float = 0.0,
    hue: Colour | None = None,
    turn: int = 0,
) -> pygame.Surface:
    """The turned button with which a seat calls; its face's middle is the middle of the picture.

    text: the word on it, made smaller until it fits; d: diameter in table units; unit: pixels per table
    unit; state: 'dead' (grey stone), 'ready' (warm orange, standing out), 'held' (pressed, an arc round it
    that fills), 'called' (sunk, in the owner's hue, locked); share: 0..1 of the hold; hue: the owner's, for
    'called'; turn: quarter turns of the reader. Raises ValueError for an unknown state.
    """
    if state not in CALL_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(CALL_STATES)}")
    side = pixels(d, unit)
    base = {"dead": _STONE, "called": darker(hue or _STONE, 0.2)}.get(state, _READY)
    deep = side * {"dead": 0.035, "ready": 0.055, "held": 0.018}.get(state, 0.012)
    room = math.ceil(side * 0.055)
    piece = blank(side, side, darker(base, 0.6))
    well = disc_mask(side, 0.99)
    piece.blit(tinted(well, (26, 16, 34), 190), (0, 0))
    piece.blit(tinted(rim(well, max(1.0, side * 0.02), side * 0.01), (8, 4, 12), 150), (0, 0))
    piece.blit(tinted(rim(well, max(1.0, side * 0.012), lit=False), (200, 186, 226), 80), (0, 0))
    if state == "ready":
        piece.blit(_lit_ring(side), (0, 0))
    cap = side - 2 * room
    mask = disc_mask(cap)
    face = masked(_cap(cap, base, state), mask)
    bevelled(face, mask, max(1.0, cap * 0.045), 60 if state == "called" else 130, 130)
    _cap_line(face, base, state)
    _caption(face, text, base, state, turn)
    if state == "called":
        face.blit(tinted(rim(mask, max(1.0, cap * 0.05), cap * 0.025), (10, 6, 20), 150), (0, 0))
    body = thick(face, mask, deep, darker(base, 0.62), (cap + room, cap + room))
    raise_by = deep * 0.5
    piece.blit(body, (round(room - raise_by * 0.62), round(room - raise_by)))
    if state == "held" or share > 0:
        piece.blit(_hold_arc(side, max(0.0, min(1.0, share)), turn), (0, 0))
    return piece


def _cap(side: int, base: Colour, state: str) -> pygame.Surface:
    """What the button is turned from: bare stone, or painted wood; pixels."""
    if state == "dead":
        face = stone(side, side, max(0.4, side / 200), base, 12)
        spotlit(face, disc_mask(side), 60, (0.3, 0.22), 0.7)
        return face
    lit = lighter(base, 0.06) if state == "called" else _READY_LIT
    face = radial(side, side, (*lit, 255), (*darker(base, 0.2), 255), (0.36, 0.28), 1.3, 0.84)
    grained(face, max(1.0, side * 0.03), 220, 3, (16, 0.6))
    return face


def _cap_line(face: pygame.Surface, base: Colour, state: str) -> None:
    """A turned groove near the rim (in place)."""
    side = face.get_width()

    def groove(layer: pygame.Surface, factor: float) -> None:
        middle, line = side * factor / 2, max(1, round(side * factor * 0.011))
        tones = ((*lighter(base, 0.62), 190), (*darker(base, 0.55), 150))
        for tone, shift in zip(tones, (line * 0.7, 0.0), strict=True):
            centre = (middle + shift * 0.6, middle + shift)
            pygame.draw.circle(layer, tone, centre, middle * 0.86, line)

    face.blit(drawn((side, side), groove, base), (0, 0))


def _caption(face: pygame.Surface, text: str, base: Colour, state: str, turn: int) -> None:
    """The word on the button (in place), cut into it: as large as fits between the groove's sides."""
    side = face.get_width()
    size, widest = side * 0.27, side * 0.76
    measured = font(max(8, round(size)), 900).size(text)[0]
    if measured > widest:
        size = max(side * 0.13, size * widest / measured)
    ink: Colour = LIGHT_INK
    if state == "dead":
        ink = (226, 216, 204)
    elif state == "called" and luminance(base) > 0.4:
        ink = INK
    line = words(text, max(8, int(size)), ink, 900, round(widest))
    box = line.get_bounding_rect()
    line = quarter_turned(line.subsurface(box), turn) if box.width else line
    middle = (side / 2, side / 2)
    edge = max(1, round(side * 0.012))
    shade = darker(base, 0.72) if ink != INK else lighter(base, 0.6)
    blit_centred(face, tinted(line, shade, 210), (middle[0] + edge * 0.7, middle[1] + edge))
    blit_centred(face, line, middle)


def _lit_ring(side: int) -> pygame.Surface:
    """The ring of light round a button that may be called."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, LAMP, (middle, middle), middle * 0.985, max(2, round(middle * 0.05)))

    return drawn((side, side), paint, LAMP)


def _hold_arc(side: int, share: float, turn: int) -> pygame.Surface:
    """The ring round the button that fills while it is held, clockwise from the reader's top."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), 1.0)
        half = middle * 0.04
        radius = middle * 0.945
        pygame.draw.circle(layer, (24, 14, 20, 220), (middle, middle), radius + half * 1.3, round(half * 2.6))
        if share > 0:
            steps = max(2, round(72 * share))
            path = arc((0.0, 0.0), (radius, radius), -90, -90 + 360 * share, steps)
            pen.stroke(LAMP, path, half * 0.9)

    return quarter_turned(drawn((side, side), paint, LAMP), turn)
