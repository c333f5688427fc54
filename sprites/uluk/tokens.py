"""Small pieces: resources, poison, hunger, monument tokens, harvest markers, first player, bowls."""

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
    polygon_mask,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, spotlit
from sprites.brushes.materials import paper, stone
from sprites.brushes.wood import wood
from sprites.palette import Colour, darker, lighter
from sprites.pieces import hexagon
from sprites.shapes import Pen
from sprites.symbols import rim_pattern
from sprites.uluk.marks import figures, sign
from sprites.uluk.tints import BREW, INK, LANDS, PRODUCTS, LandLook, known

MARKER_RIM = 7.0
"""How far a harvest marker reaches beyond its plaque at each side; above and below a unit less."""
_PALE: Colour = (248, 238, 212)


def thickness_of(d: float) -> float:
    """How thick the cardboard of a token of that diameter is; both in table units."""
    return min(4.0, 1.0 + 0.035 * d)


def token(kind: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A token as it looks where it lies: raw, made into something, poison or hunger.

    kind: a land (raw: a coloured ring with the land's pattern), a product (a square field, the product's
    picture), 'poison' (the same as 'tlon_brew') or 'hunger', else ValueError; d: diameter in table units;
    unit: pixels per table unit; turn: quarter turns of the reader. The token's middle is the middle of the
    picture, which is larger by edge_room(thickness_of(d), unit) on every side.
    """
    side = pixels(d, unit)
    mask = disc_mask(side)
    if kind in ("poison", "tlon_brew"):
        face, share = _dark_face(side, unit, BREW, "rays"), 0.58
    elif kind == "hunger":
        face, share = _dark_face(side, unit, (98, 58, 48), "double"), 0.58
    elif kind in PRODUCTS:
        face, share = _made_face(side, unit, LANDS[PRODUCTS[kind].land].good), 0.66
    else:
        face, share = _raw_face(side, unit, known(kind, LANDS, "token")), 0.6
    picture = sign(kind, max(4, round(side * share)))
    shade = tinted(picture, (60, 36, 16), 90)
    shift = max(1, round(side * 0.016))
    face.blit(quarter_turned(_centred(shade, side), turn), (shift, shift))
    face.blit(quarter_turned(_centred(picture, side), turn), (0, 0))
    grained(face, max(1.0, 1.5 * unit), 246, 5, (5, 0.7))
    spotlit(face, mask, 30, (0.28, 0.2), 0.7)
    return pressed(face, mask, unit, thickness_of(d))


def _centred(picture: pygame.Surface, side: int) -> pygame.Surface:
    sheet = blank(side, side, INK)
    blit_centred(sheet, picture, (side / 2, side / 2))
    return sheet


def _raw_face(side: int, unit: float, land: LandLook) -> pygame.Surface:
    """A cream field within a ring in a land's colour and pattern."""
    face = paper(side, side, unit, land.good, 6)

    def print_(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, darker(land.good, 0.4), (middle, middle), middle * 0.75)
        pygame.draw.circle(layer, _PALE, (middle, middle), middle * 0.72)
        light = (255, 250, 236, 220)
        rim_pattern(layer, land.pattern, light, (middle, middle), middle * 0.77, middle * 0.95)

    face.blit(drawn((side, side), print_, land.good), (0, 0))
    return face


def _made_face(side: int, unit: float, hue: Colour) -> pygame.Surface:
    """A cream square on a pale disc: something made of a good."""
    face = paper(side, side, unit, lighter(hue, 0.5), 6)

    def print_(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        half, line = round(middle * 0.66), round(middle * 0.06)
        rect = pygame.Rect(round(middle) - half, round(middle) - half, 2 * half, 2 * half)
        frame = rect.inflate(2 * line, 2 * line)
        pygame.draw.rect(layer, darker(hue, 0.25), frame, border_radius=round(middle * 0.2))
        pygame.draw.rect(layer, _PALE, rect, border_radius=round(middle * 0.16))

    face.blit(drawn((side, side), print_, hue), (0, 0))
    return face


def _dark_face(side: int, unit: float, hue: Colour, pattern: str) -> pygame.Surface:
    """A dark print with a lighter ring."""
    face = paper(side, side, unit, darker(hue, 0.3), 6)

    def print_(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, lighter(hue, 0.34), (middle, middle), middle * 0.97)
        rim_pattern(layer, pattern, darker(hue, 0.5), (middle, middle), middle * 0.8, middle * 0.96)
        pygame.draw.circle(layer, darker(hue, 0.45), (middle, middle), middle * 0.78)
        pygame.draw.circle(layer, darker(hue, 0.16), (middle, middle), middle * 0.74)

    face.blit(drawn((side, side), print_, hue), (0, 0))
    return face


def monument_token(land: str, value: int, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A monument token turned up: its land's good and its number on a pale hexagon of stone.

    land: a land (else ValueError); value: its number; d: height in table units; unit: pixels per table unit;
    turn: quarter turns of the reader. The token's middle is the middle of the picture.
    """
    known(land, LANDS, "land")
    side = pixels(d, unit)
    face = _slab(side, unit, (226, 218, 198))
    print_ = blank(side, side, INK)
    blit_centred(print_, sign(land, max(4, round(side * 0.52))), (side / 2, side * 0.4))
    blit_centred(print_, figures(str(value), round(side * 0.32)), (side / 2, side * 0.8))
    face.blit(quarter_turned(print_, turn), (0, 0))
    return _hexagonal(face, unit, turn)


def monument_back(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A monument token face down: rings carved into dark stone; arguments as for monument_token()."""
    side = pixels(d, unit)
    face = _slab(side, unit, (128, 108, 90))

    def rings(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        for share in (0.66, 0.44, 0.2):
            line = max(1, round(middle * 0.075))
            pygame.draw.circle(layer, (70, 54, 42), (middle, middle), middle * share, line)
            pygame.draw.circle(
                layer, (176, 154, 130), (middle * 1.015, middle * 1.02), middle * (share - 0.06),
                max(1, round(middle * 0.03)),
            )  # fmt: skip

    face.blit(drawn((side, side), rings, (70, 54, 42)), (0, 0))
    return _hexagonal(face, unit, turn)


def _slab(side: int, unit: float, tone: Colour) -> pygame.Surface:
    """Fine-grained stone."""
    face = paper(side, side, unit, tone, 9)
    grained(face, max(1.0, 4 * unit), 224, 13)
    return face


def _hexagonal(face: pygame.Surface, unit: float, turn: int) -> pygame.Surface:
    """A token cut from a square face, one corner up for its reader."""
    side = face.get_width()
    mask = polygon_mask(side, side, [(x * side, y * side) for x, y in hexagon(turn % 2 == 0)])
    bevelled(face, mask, max(1.0, side * 0.03), 110, 110)
    return pressed(face, mask, unit, thickness_of(side / unit), (122, 98, 70))


def harvest_marker(w: float, h: float, unit: float, rising: bool = False) -> pygame.Surface:
    """A frame of reddish wood that slides over a plaque of a track and leaves its numbers free.

    w, h: of the plaque in table units; the picture is larger by MARKER_RIM at both sides and by one unit less
    above and below; unit: pixels per table unit; rising: its other side, lighter, with arrows up.
    """
    width, height = pixels(w + 2 * MARKER_RIM, unit), pixels(h + 2 * MARKER_RIM - 2, unit)
    mask = rounded_mask(width, height, 11 * unit)
    hole = rounded_mask(
        max(1, width - 2 * round(MARKER_RIM * unit)),
        max(1, height - 2 * round((MARKER_RIM - 1) * unit)),
        7 * unit,
    )
    frame = mask.copy()
    frame.blit(
        hole, ((width - hole.get_width()) // 2, (height - hole.get_height()) // 2),
        special_flags=pygame.BLEND_RGBA_SUB,
    )  # fmt: skip
    tone: Colour = (222, 172, 84) if rising else (178, 74, 44)
    face = masked(wood(width, height, unit, tone, 5), frame)
    if rising:

        def chevrons(layer: pygame.Surface, factor: float) -> None:
            for x in (MARKER_RIM / 2 * unit, width - MARKER_RIM / 2 * unit):
                pen = Pen(layer, (x * factor, height * factor / 2), 2.7 * unit * factor)
                for y in (-2.6, 0.0, 2.6):
                    pen.polygon((86, 44, 12), [(0, y - 1.2), (1.1, y + 0.8), (-1.1, y + 0.8)])

        face.blit(drawn((width, height), chevrons, (86, 44, 12)), (0, 0))
    bevelled(face, frame, max(1.0, 1.8 * unit), 150, 120)
    return pressed(face, frame, unit, 3.0, darker(tone, 0.55))


def first_player(d: float, unit: float, turn: int = 0, freeloaders: bool = False) -> pygame.Surface:
    """The marker of who begins: a block of stone with a carved 1; its other side shows one who only sleeps.

    d: width in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(d, unit)
    mask = rounded_mask(side, side, side * 0.2)
    tone: Colour = (150, 138, 150) if freeloaders else (206, 166, 108)
    face = stone(side, side, unit, tone, 12) if freeloaders else wood(side, side, unit, tone, 4)
    inner = rounded_mask(round(side * 0.78), round(side * 0.78), side * 0.16)
    floor = tinted(inner, darker(tone, 0.4), 120)
    hollowed(floor, inner, max(1.0, side * 0.04), 110, 110)
    blit_centred(face, floor, (side / 2, side / 2))
    print_ = blank(side, side, INK)
    if freeloaders:

        def sleeper(layer: pygame.Surface, factor: float) -> None:
            pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor * 0.36)
            pen.disc((252, 244, 222), -0.1, 0.16, 0.7)
            for x in (-0.42, 0.18):
                pen.stroke(INK, [(x - 0.16, 0.08), (x, 0.18), (x + 0.16, 0.08)], 0.06)
            pen.disc(INK, -0.12, 0.52, 0.1)
            for x, y, size in ((0.56, -0.44, 0.2), (0.86, -0.8, 0.14)):
                pen.line(
                    (252, 244, 222), [(x - size, y - size), (x + size, y - size), (x - size, y + size),
                                      (x + size, y + size)], 0.055,
                )  # fmt: skip

        print_.blit(drawn((side, side), sleeper, INK), (0, 0))
    else:
        digit = figures("1", round(side * 0.74), (66, 38, 16))
        shift = max(1, round(side * 0.02))
        blit_centred(print_, tinted(digit, (255, 244, 214), 190), (side / 2 + shift, side / 2 + shift))
        blit_centred(print_, digit, (side / 2, side / 2))
    face.blit(quarter_turned(print_, turn), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.05), 140, 120)
    return pressed(face, mask, unit, max(2.0, d * 0.1), darker(tone, 0.5))


def happiness_chip(d: float, unit: float, laps: int, turn: int = 0) -> pygame.Surface:
    """A sun chip that says how often a happiness marker went round (one lap is 100); d in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side)
    face = paper(side, side, unit, (250, 206, 84), 4)
    print_ = blank(side, side, INK)
    text = figures(f"{laps * 100:+d}".replace("-", "−"), round(side * 0.42))
    blit_centred(print_, text, (side / 2, side / 2))
    face.blit(quarter_turned(print_, turn), (0, 0))

    def rays(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        for step in range(16):
            angle = step * math.tau / 16
            pygame.draw.line(
                layer, (196, 128, 30),
                (middle + middle * 0.8 * math.cos(angle), middle + middle * 0.8 * math.sin(angle)),
                (middle + middle * 0.94 * math.cos(angle), middle + middle * 0.94 * math.sin(angle)),
                max(1, round(middle * 0.08)),
            )  # fmt: skip

    face.blit(drawn((side, side), rays, (196, 128, 30)), (0, 0))
    return pressed(face, mask, unit, thickness_of(d))


def bowl(d: float, unit: float, hungry: bool = False) -> pygame.Surface:
    """A wooden bowl from above, for a triber's meal; hungry: cracked and grey, nothing will come into it.

    d: diameter in table units; unit: pixels per table unit; its middle is the middle of the picture.
    """
    side = pixels(d, unit)
    mask = disc_mask(side)
    tone: Colour = (134, 116, 98) if hungry else (150, 98, 56)
    face = masked(wood(side, side, unit, tone, 15), mask)
    spotlit(face, mask, 60, (0.26, 0.2), 0.6)
    inner_side = round(side * 0.76)
    inner = disc_mask(inner_side)
    floor = masked(wood(inner_side, inner_side, unit, darker(tone, 0.42), 16), inner)
    hollowed(floor, inner, max(1.0, side * 0.09), 190, 110)
    blit_centred(face, floor, (side / 2, side / 2))
    bevelled(face, mask, max(1.0, side * 0.035), 150, 130)
    if hungry:

        def crack(layer: pygame.Surface, factor: float) -> None:
            pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
            pen.line(
                (30, 18, 12), [(-0.9, -0.3), (-0.5, -0.1), (-0.3, -0.3), (0.1, 0.05), (0.3, -0.1)], 0.024
            )

        face.blit(drawn((side, side), crack, (30, 18, 12)), (0, 0))
    return pressed(face, mask, unit, max(2.0, 0.05 * d), darker(tone, 0.55))
