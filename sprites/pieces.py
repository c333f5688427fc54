"""Pieces every game can use: chips, tiles, cards, pawns, board figures, stacks, and how figures stand."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from sprites.brushes.board import CORE, pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    disc_mask,
    drawn,
    mask_of,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.lathe import profile, revolved, turned_light
from sprites.brushes.light import SHADE_WARD, bevelled, spotlit
from sprites.brushes.materials import paper
from sprites.brushes.timber import painted_board
from sprites.palette import CREAM, DEEP_INK, Colour, SeatLook, darker, ink_on, lighter, luminance
from sprites.shapes import Pen, Point
from sprites.silhouettes import SILHOUETTES, draw
from sprites.symbols import rim_pattern, seat_symbol

CHIP_THICKNESS = 4.0
"""How thick a chip's cardboard is, in table units."""

FIGURE_ROOM = 1.2
"""A figure's picture is a square this many times as wide as the figure is high."""

_PAWN = ((0.0, 0.0), (0.012, 0.075), (0.05, 0.142), (0.115, 0.178), (0.18, 0.178), (0.25, 0.145),
         (0.3, 0.105), (0.325, 0.125), (0.345, 0.175), (0.365, 0.19), (0.39, 0.172), (0.42, 0.12),
         (0.52, 0.118), (0.64, 0.15), (0.74, 0.2), (0.8, 0.236), (0.825, 0.27), (0.85, 0.285),
         (0.93, 0.29), (0.95, 0.285))  # fmt: skip
_PAWN_FOOT = 0.05


def chip(
    d: float,
    unit: float,
    hue: Colour,
    pattern: str,
    symbol: str,
    turn: int = 0,
    ink: Colour | None = None,
    field: Colour | None = None,
    thickness: float = CHIP_THICKNESS,
) -> pygame.Surface:
    """A punched disc: a coloured ring with a pattern, a pale field, a symbol on it.

    d: diameter in table units; unit: pixels per table unit; pattern: see rim_pattern; symbol: a seat's symbol
    or a silhouette's name (else ValueError); turn: quarter turns of the reader; ink: colour of the symbol,
    else the hue made dark enough for the field; field: colour of the middle, else a pale tint of the hue;
    thickness: table units. The chip's middle is the middle of the picture.
    """
    side = pixels(d, unit)
    pale = lighter(hue, 0.82) if field is None else field
    tone = _standing_out(hue, pale) if ink is None else ink
    mask = disc_mask(side)
    face = paper(side, side, unit, hue, 6)
    groove, rim = 0.72, 0.95

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, pale, (middle, middle), middle * groove)
        line = max(1, round(side * factor * 0.016))
        pygame.draw.circle(layer, darker(hue, 0.5), (middle, middle), middle * (groove + 0.012), line)
        mark = (*ink_on(hue), 230)
        rim_pattern(layer, pattern, mark, (middle, middle), middle * (groove + 0.03), middle * rim)

    face.blit(drawn((side, side), ring, hue), (0, 0))
    sign = quarter_turned(_sign(side, symbol, tone, 0.5), turn)
    soft = blurred(tinted(sign, darker(tone, 0.6)), max(1.0, side * 0.012))
    shift = max(1, round(side * 0.014))
    soft.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(soft, (shift, shift))
    face.blit(sign, (0, 0))
    grained(face, max(1.0, 1.5 * unit), 246, 5, (5, 0.7))
    spotlit(face, mask, 26, (0.28, 0.2), 0.7)
    return pressed(face, mask, unit, thickness, CORE)


def _standing_out(hue: Colour, field: Colour) -> Colour:
    """The hue, darkened until it stands out from a field (WCAG contrast of at least 3)."""
    tone = hue
    for _ in range(12):
        if (luminance(field) + 0.05) / (luminance(tone) + 0.05) >= 3.4:
            break
        tone = darker(tone, 0.14)
    return tone


def _sign(side: int, symbol: str, colour: Colour, size: float) -> pygame.Surface:
    """A seat's symbol or a silhouette in the middle of a square; size: half its box as a share of half."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), middle * size)
        if symbol in SILHOUETTES:
            draw(pen, symbol, colour)
        else:
            seat_symbol(pen, symbol, colour, 0.84)

    return drawn((side, side), paint, colour)


def tile(
    face: pygame.Surface, unit: float, outline: Sequence[Point] | None = None, thickness: float = 3.0
) -> pygame.Surface:
    """A punched cardboard tile; its face's middle is the middle of the picture.

    face: the print at its real size; unit: pixels per table unit; outline: corners as shares 0..1 of the
    face, or None for a rectangle with rounded corners; thickness: table units.
    """
    width, height = face.get_size()
    if outline is None:
        mask = rounded_mask(width, height, 8 * unit)
    else:
        mask = polygon_mask(width, height, [(x * width, y * height) for x, y in outline])
    return pressed(face, mask, unit, thickness)


def hexagon(pointed: bool = True) -> list[Point]:
    """The corners of a hexagon filling its box, as shares 0..1; pointed: a corner on top, else an edge."""
    corners: list[Point] = [(0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25)]
    return corners if pointed else [(y, x) for x, y in corners]


def card(face: pygame.Surface, unit: float, radius: float = 10.0) -> pygame.Surface:
    """A linen-finish card cut from its face: thin, white at its cut edge; radius in table units.

    face: the print at its real size. The card's middle is the middle of the picture.
    """
    print_ = face.copy()
    grained(print_, max(1.0, 1.5 * unit), 247, 7, (5, 0.7))
    grained(print_, max(1.0, 1.5 * unit), 248, 8, (0.7, 5))
    mask = rounded_mask(*face.get_size(), radius * unit)
    return pressed(print_, mask, unit, 1.2, (206, 190, 158), 0.9)


def pawn(look: SeatLook, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A turned wooden pawn, standing: lathe rings, a gleam, the seat's symbol on its belly, pattern below.

    height: table units; unit: pixels per table unit; turn: quarter turns of the reader. The picture is a
    square of FIGURE_ROOM times the height, the pawn's middle is its middle.
    """
    side, factor = pixels(height * FIGURE_ROOM, unit), 3
    large, tall = side * factor, height * unit * factor
    top = (large - tall) / 2
    upright = profile(_PAWN)
    foot, foot_radius = _PAWN[-1]

    def radius(y: float) -> float:
        share = (y - top) / tall
        if share <= foot:
            return upright(share) * tall
        below = (share - foot) / _PAWN_FOOT
        return foot_radius * tall * math.sqrt(1 - below * below) if below < 1 else 0.0

    body = revolved((large, large), radius, look.hue, turned_light(turn))
    mask = mask_of(body)
    rings = masked(_lathe_rings(large, tall), mask)
    body.blit(rings, (0, 0))
    _pawn_marks(body, look, top, tall)
    return quarter_turned(pygame.transform.smoothscale(body, (side, side)), turn)


def _lathe_rings(side: int, tall: float) -> pygame.Surface:
    """Faint level lines, as the tool leaves them."""
    chance = random.Random(7)
    layer = blank(side, side, (30, 14, 6))
    y = 0.0
    while y < side:
        layer.fill((30, 14, 6, chance.randint(6, 26)), (0, round(y), side, max(1, round(tall * 0.004))))
        y += tall * chance.uniform(0.008, 0.03)
    return layer


def _pawn_marks(body: pygame.Surface, look: SeatLook, top: float, tall: float) -> None:
    """The seat's symbol and pattern, inlaid (in place); pixels of the body."""
    side = body.get_width()
    ink = ink_on(look.hue)
    layer = blank(side, side, ink)
    middle = side / 2
    seat_symbol(Pen(layer, (middle, top + 0.7 * tall), tall * 0.13), look.symbol, ink, 0.8)
    inner, outer = top + 0.862 * tall, top + 0.93 * tall
    level, band, wide = (inner + outer) / 2, outer - inner, 0.29 * tall
    line = max(1, round(band * 0.24))
    match look.pattern:
        case "ring":
            _girdle(layer, ink, [(x / 12 - 1, level) for x in range(25)], middle, wide, line * 2)
        case "dashes":
            for step in range(-4, 5, 2):
                _girdle(
                    layer, ink, [(step / 4 - 0.11, level), (step / 4 + 0.11, level)], middle, wide, line * 2
                )
        case "zigzag":
            _girdle(
                layer, ink, [(x / 8 - 1, outer if x % 2 else inner) for x in range(17)], middle, wide, line
            )
        case "rays":
            for step in range(-7, 8):
                _girdle(layer, ink, [(step / 7.5, inner), (step / 7.5, outer)], middle, wide, line)
        case "dots":
            for step in range(-3, 4):
                x = middle + wide * math.sin(step / 3.6 * math.pi / 2)
                pygame.draw.circle(layer, ink, (x, level), band * 0.34)
        case _:
            for step in range(-3, 4):
                xs = [
                    middle + wide * math.sin((step + part) / 3.6 * math.pi / 2) for part in (-0.3, 0.3, 0.0)
                ]
                pygame.draw.polygon(layer, ink, [(xs[0], outer), (xs[1], outer), (xs[2], inner)])
    edge = max(1, round(tall * 0.006))
    body.blit(tinted(layer, darker(look.hue, 0.7), 150), (-edge, -edge))
    body.blit(tinted(layer, ink, 235), (0, 0))


def _girdle(
    layer: pygame.Surface, ink: Colour, points: Sequence[Point], middle: float, wide: float, line: int
) -> None:
    """A line round a standing cylinder; points: (-1..1 round its front, y in pixels)."""
    path = [(middle + wide * math.sin(max(-1.0, min(1.0, x)) * math.pi / 2), y) for x, y in points]
    pygame.draw.lines(layer, ink, False, path, line)


def board_figure(
    kind: str, hue: Colour, height: float, unit: float, turn: int = 0, symbol: str | None = None
) -> pygame.Surface:
    """A flat figure sawn from painted board, standing.

    kind: name of a silhouette, 'person' for a player's people (else ValueError); height: table units; unit:
    pixels per table unit; turn: quarter turns of the reader; symbol: a seat's symbol inlaid in its breast, or
    None. The picture is a square of FIGURE_ROOM times the height, the figure's middle is its middle.
    """
    side, factor = pixels(height * FIGURE_ROOM, unit), 3
    large, tall = side * factor, height * unit * factor
    art = blank(large, large, hue)
    draw(Pen(art, (large / 2, large / 2), 0.46 * tall), kind, hue)
    if symbol is not None:
        ink = ink_on(hue)
        spot = Pen(art, (large / 2, large / 2 + 0.06 * tall), 0.15 * tall)
        seat_symbol(spot, symbol, darker(hue, 0.66), 0.92)
        seat_symbol(spot, symbol, ink, 0.74)
    art = quarter_turned(art, turn)
    body = painted_board(art, mask_of(art), tall * 0.05, darker(hue, 0.6), 1.9 * unit * factor, turn % 2 == 0)
    return pygame.transform.smoothscale(body, (side, side))


def cube(look: SeatLook, edge: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A painted wooden cube seen from above, its symbol on top; edge in table units.

    The top's middle is the middle of the picture; turn: quarter turns of the reader.
    """
    side = pixels(edge, unit)
    mask = rounded_mask(side, side, side * 0.14)
    face = paper(side, side, unit, look.hue, 4)
    grained(face, max(1.0, side * 0.04), 214, 5, (16, 0.6))
    ink = ink_on(look.hue)
    face.blit(quarter_turned(_sign(side, look.symbol, ink, 0.62), turn), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.06), 150, 100)
    return pressed(face, mask, unit, edge * 0.16, darker(look.hue, 0.5))


def stack(
    picture: pygame.Surface,
    count: int,
    unit: float,
    step: float = 3.5,
    highest: float = 60.0,
    awry: float = 0.8,
    seed: int = 3,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A pile of equal pieces that shows its height.

    picture: one piece; count: at least 1; unit: pixels per table unit; step: rise of one piece and highest:
    of the whole pile, awry: how far pieces lie aside, all in table units; seed: how they lie. Returns the
    pile and the pixel where the upper left corner of the lowest piece lies in it. Edges that would lie closer
    than two pixels are drawn as fewer, the pile's height stays.
    """
    if count < 1:
        raise ValueError("a pile has at least one piece")
    tallest = min(step * (count - 1), highest) * unit
    shown = min(count, 1 + math.floor(tallest / max(2.0, unit))) if count > 1 else 1
    shown = max(shown, min(count, 2))
    rise = tallest / max(1, shown - 1)
    chance = random.Random(seed)
    places = [
        (
            -0.3 * rise * level + (chance.uniform(-awry, awry) * unit if level else 0.0),
            -rise * level + (chance.uniform(-awry, awry) * 0.4 * unit if level else 0.0),
        )
        for level in range(shown)
    ]
    left, top = (math.floor(min(place[axis] for place in places)) for axis in (0, 1))
    right, low = (math.ceil(max(place[axis] for place in places)) for axis in (0, 1))
    width, height = picture.get_size()
    pile = blank(width + right - left, height + low - top, (20, 10, 4))
    shade = tinted(picture, (20, 10, 4), 92)
    inside = mask_of(picture)
    drop = (max(1, round(SHADE_WARD[0] * 1.6 * unit)), max(1, round(SHADE_WARD[1] * 1.6 * unit)))
    below = (0, 0)
    for level, (x, y) in enumerate(places):
        place = (round(x) - left, round(y) - top)
        if level:
            cast = shade.copy()
            away = (below[0] - place[0] - drop[0], below[1] - place[1] - drop[1])
            window = blank(width, height, (255, 255, 255))
            window.blit(inside, away)
            cast.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            pile.blit(cast, (place[0] + drop[0], place[1] + drop[1]))
        pile.blit(picture, place)
        below = place
    return pile, (-left, -top)


def standing(
    picture: pygame.Surface, unit: float, turn: int = 0, height: float = 0.0, length: float = 0.42
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A standing figure with the shadow it throws from its feet along the table.

    picture: the figure as seen; unit: pixels per table unit; turn: quarter turns of the figure (its feet
    point to that edge); height: how far it is lifted, in table units: the shadow leaves the feet and softens;
    length: the shadow's as a share of the figure's. Returns the surface and the pixel where the picture's
    upper left corner lies in it; the figure's middle stays the middle of the surface.
    """
    form = tinted(picture, (12, 6, 2))
    box = form.get_bounding_rect()
    upright = turn % 2 == 0
    tall = box.height if upright else box.width
    reach = (SHADE_WARD[0] * tall * length, SHADE_WARD[1] * tall * length)
    aloft = (0.9 * height * unit * SHADE_WARD[0] * 1.3, 0.9 * height * unit * SHADE_WARD[1] * 1.3)
    soft = max(1.0, (1.4 + 0.5 * height) * unit)
    pad = math.ceil(max(reach) + max(aloft) + 3 * soft) + 2
    width, deep = picture.get_size()
    surface = blank(width + 2 * pad, deep + 2 * pad, (12, 6, 2))
    shadow = surface.copy()
    for step in range(tall):
        share = 1 - (step + 0.5) / tall if turn % 4 in (0, 3) else (step + 0.5) / tall
        if upright:
            strip = pygame.Rect(box.left, box.top + step, box.width, 1)
            feet = box.bottom - 1 if turn % 4 == 0 else box.top
            place = (box.left + reach[0] * share, feet + reach[1] * share)
            size = (1, 2)
        else:
            strip = pygame.Rect(box.left + step, box.top, 1, box.height)
            feet = box.left if turn % 4 == 1 else box.right - 1
            place = (feet + reach[0] * share, box.top + reach[1] * share)
            size = (2, 1)
        for along in range(size[0]):
            for down in range(size[1]):
                at = (round(place[0] + aloft[0]) + pad + along, round(place[1] + aloft[1]) + pad + down)
                shadow.blit(form, at, strip)
    shadow = blurred(shadow, soft)
    shadow.fill((255, 255, 255, max(70, round(150 - 3.4 * height))), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shadow, (0, 0))
    contact = max(0, round(110 - 8 * height))
    if contact:
        near = blurred(form, max(1.0, 1.6 * unit))
        near.fill((255, 255, 255, contact), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(near, (pad + max(1, round(unit)), pad + max(1, round(1.3 * unit))))
    surface.blit(picture, (pad, pad))
    return surface, (pad, pad)


def medallion(look: SeatLook, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A cream disc with a seat's symbol in its hue, as a label on cards and tiles; d in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side, 0.96)
    face = masked(paper(side, side, unit, CREAM, 5), mask)
    bevelled(face, mask, max(1.0, side * 0.04), 120, 100)
    sign = _sign(side, look.symbol, DEEP_INK, 0.62)
    sign.blit(_sign(side, look.symbol, look.hue, 0.54), (0, 0))
    blit_centred(face, quarter_turned(sign, turn), (side / 2, side / 2))
    return face
