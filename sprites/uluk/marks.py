"""Small pictures and what is printed beside them: goods, seals, badges, ratios, arrows, numbers."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    faded,
    pixels,
    polygon_mask,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, rim
from sprites.fonts import number
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen
from sprites.silhouettes import coloured
from sprites.uluk.tints import INK, SECOND_INK, SIGNS, TYPES, known

BADGE: Colour = (92, 52, 28)


@drafted(160)
def sign(kind: str, side: int) -> pygame.Surface:
    """The small picture of a kind (see SIGNS) filling a square of that many pixels; not to be changed."""
    silhouette, colour = known(kind, SIGNS, "sign")
    return coloured(silhouette, colour, side, side * 0.47)


def mark(kind: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A good, a product, a type or another sign, cut out, for slips, lists and counts.

    kind: a land, a product, a type (not 'none'), or 'hunger', 'sickle', 'spear', 'jar', 'stone', 'fire',
    'rope', 'drum', 'happiness'; else ValueError; d: table units; unit: pixels per table unit; turn: quarter
    turns of the reader.
    """
    return quarter_turned(sign(kind, pixels(d, unit)), turn).copy()


def ghost(
    kind: str, d: float, unit: float, turn: int = 0, tone: Colour = (70, 46, 26), alpha: int = 92
) -> pygame.Surface:
    """What belongs in an empty place: the flat form of a sign; alpha: its strength 0..255."""
    return quarter_turned(tinted(sign(kind, pixels(d, unit)), tone, alpha), turn)


def seal(kind: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The type of a space on a white disc: hourglass, bowl, star, horn or skull; 'none' is an empty picture.

    kind: see TYPES, else ValueError; d: table units; unit: pixels per table unit; turn: quarter turns.
    """
    if kind not in TYPES:
        raise ValueError(f"unknown type {kind!r}, expected one of {', '.join(TYPES)}")
    side = pixels(d, unit)
    if kind == "none":
        return blank(side, side)
    mask = disc_mask(side, 0.96)
    tone: Colour = (40, 34, 30) if kind == "poison" else (252, 247, 232)
    piece = tinted(mask, (96, 64, 36))
    inner = disc_mask(side, 0.87)
    piece.blit(tinted(inner, tone), (0, 0))
    bevelled(piece, mask, max(1.0, side * 0.04), 90, 70)
    picture = sign(kind, max(4, round(side * 0.68)))
    blit_centred(piece, quarter_turned(picture, turn), (side / 2, side / 2))
    return piece


def figures(text: str, px: int, colour: Colour = INK) -> pygame.Surface:
    """A number cut to its ink, so that it can be centred by eye; px: pixels."""
    picture = number(text, max(5, px), colour)
    box = picture.get_bounding_rect()
    return picture.subsurface(box) if box.width else picture


def badge(text: str, h: float, unit: float, turn: int = 0, tone: Colour = BADGE) -> pygame.Surface:
    """A brown pill with a count or a ratio in cream; h: height in table units, the width follows the text."""
    high = pixels(h, unit)
    body = figures(text, round(high * 0.78), (255, 246, 224))
    wide = max(high, body.get_width() + round(high * 0.56))
    mask = rounded_mask(wide, high, high / 2)
    piece = tinted(mask, tone)
    bevelled(piece, mask, max(1.0, 1.1 * unit), 90, 90)
    blit_centred(piece, body, (wide / 2, high / 2))
    return quarter_turned(piece, turn)


def ratio_text(ratio: str) -> str:
    """What is printed beside an arrow for a ratio of the data; nothing for '1:1'."""
    return {"1:1": "", "x2": "×2", "-1": "−1"}.get(ratio, ratio)


def arrow(long: float, wide: float, unit: float, degrees: float = 0.0, lit: bool = False) -> pygame.Surface:
    """A painted arrow; its middle is the middle of the picture.

    long, wide: table units; unit: pixels per table unit; degrees: clockwise from the right; lit: golden, for
    an arrow along which pieces may go now.
    """
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    shares = ((-0.5, -0.19), (0.02, -0.19), (0.02, -0.5), (0.5, 0.0), (0.02, 0.5), (0.02, 0.19), (-0.5, 0.19))
    points = [
        ((x * long * cosine - y * wide * sine) * unit, (x * long * sine + y * wide * cosine) * unit)
        for x, y in shares
    ]
    room = 2 + math.ceil(1.6 * unit)
    width = 2 * (math.ceil(max(abs(x) for x, _ in points)) + room)
    height = 2 * (math.ceil(max(abs(y) for _, y in points)) + room)
    mask = polygon_mask(width, height, [(x + width / 2, y + height / 2) for x, y in points])
    tone: Colour = (255, 214, 104) if lit else (252, 243, 218)
    face = tinted(mask, tone)
    grained(face, max(1.0, 1.4 * unit), 236, 3)
    bevelled(face, mask, max(1.0, 1.0 * unit), 130, 110)
    piece = blank(width, height, (70, 44, 22))
    piece.blit(tinted(mask, (70, 44, 22), 190), (max(1, round(0.8 * unit)), max(1, round(1.2 * unit))))
    piece.blit(face, (0, 0))
    return piece


def well(
    w: float,
    h: float,
    unit: float,
    radius: float,
    kind: str | None = None,
    lit: bool = False,
    turn: int = 0,
    tone: Colour = (84, 58, 36),
    alpha: int = 118,
) -> pygame.Surface:
    """A hollow for pieces, with the ghost of what belongs there, or None; exactly as large as asked.

    w, h, radius: table units in the reader's frame; lit: rimmed with gold, something may go there; turn:
    quarter turns of the reader; tone, alpha: of the shade in it.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, min(radius * unit, width / 2, height / 2))
    hole = tinted(mask, tone, alpha)
    hollowed(hole, mask, max(1.0, 3.0 * unit), 150, 120)
    if kind is not None:
        blit_centred(hole, ghost(kind, 0.6 * min(w, h), unit, turn), (width / 2, height / 2))
    if lit:
        line = max(2, round(2.4 * unit))
        inner = rounded_mask(
            max(1, width - 2 * line),
            max(1, height - 2 * line),
            max(1.0, min(radius * unit, width / 2) - line),
        )
        edge = mask.copy()
        edge.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
        hole.blit(tinted(edge, (255, 226, 120), 235), (0, 0))
    return hole


def embossed(kind: str, side: int, tone: Colour) -> pygame.Surface:
    """A sign raised from stone or wood of one tone: lit at its upper left, shaded at its lower right."""
    form = sign(kind, side)
    face = form.copy()
    face.blit(tinted(form, tone, 214), (0, 0))
    depth = max(1.0, side * 0.035)
    face.blit(tinted(rim(form, depth, lit=False), darker(tone, 0.6), 190), (0, 0))
    face.blit(tinted(rim(form, depth), lighter(tone, 0.6), 210), (0, 0))
    shade = blank(side, side)
    shift = max(1, round(side * 0.02))
    shade.blit(faded(tinted(form, (20, 14, 10)), 150), (shift, shift))
    shade.blit(face, (0, 0))
    return shade


def chevron(side: int) -> pygame.Surface:
    """A small printed arrow to the right; side: pixels."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        pen.polygon(
            SECOND_INK,
            [(-0.9, -0.26), (0.1, -0.26), (0.1, -0.7), (0.95, 0), (0.1, 0.7), (0.1, 0.26), (-0.9, 0.26)],
        )

    return drawn((max(4, side), max(4, side)), paint, SECOND_INK)
