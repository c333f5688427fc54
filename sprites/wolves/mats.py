"""What lies under the pieces: mats of weathered pine with snow on them, hollows, a birch plate for gifts."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    drawn,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, rim
from sprites.brushes.materials import paper
from sprites.brushes.timber import pine
from sprites.palette import CREAM, LAMP, SEAT_LOOKS, SeatLook, darker, ink_on, lighter
from sprites.shapes import Pen, Point, smooth
from sprites.symbols import seat_symbol
from sprites.wolves.tints import BIRCH, GOLD, PINE, PINE_OWN, SNOW_LIT

MAT_ROOM = 12.0
"""How far a mat's picture reaches beyond the mat on every side, in table units: for the snow on its edge."""
MAT_STATES = ("other", "own", "asked")
PLACES = ("deck", "hand", "leader", "star", "knowledge", "taken", "plain")
BAND = 20.0
"""How wide the painted band at a mat's left is, in table units, together with its distance from the edge."""


def mat(
    w: float, h: float, unit: float, look: int, state: str = "other", turn: int = 0, snowy: bool = True
) -> pygame.Surface:
    """A community's mat of weathered pine; its middle is the middle of the picture.

    w, h: table units in the reader's frame (the picture is larger by MAT_ROOM on every side); unit: pixels
    per table unit; look: index of SEAT_LOOKS, whose hue and symbol are painted on a band at the reader's left
    (within BAND of the edge); state: 'other' (dark), 'own' (lighter: the mat of who looks at it) or 'asked'
    (lighter, with a golden inlay all round: this seat is to act); turn: quarter turns of the reader, light
    and snow stay; snowy: whether snow lies along the upper edge.
    """
    if state not in MAT_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(MAT_STATES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    radius = min(18.0, 0.14 * h) * unit
    mask = rounded_mask(width, height, radius)
    base = PINE if state == "other" else PINE_OWN
    face = pine(width, height, unit, base, 21 + 3 * look, 1, turn % 2 == 1)
    face.blit(quarter_turned(_band(w, h, unit, SEAT_LOOKS[look]), turn), (0, 0))
    face = masked(face, mask)
    if state == "asked":
        face.blit(_inlay(width, height, radius, unit), (0, 0))
    bevelled(face, mask, max(1.0, 2.6 * unit), 130, 140)
    room = pixels(MAT_ROOM, unit)
    piece = blank(width + 2 * room, height + 2 * room, darker(base, 0.6))
    deep = max(1, round(4 * unit))
    side = tinted(mask, darker(base, 0.55))
    for step in range(deep, 0, -1):
        piece.blit(side, (room + round(0.62 * step), room + step))
    piece.blit(face, (room, room))
    if snowy:
        cap = snow_cap(width / unit * 0.94, unit, look)
        piece.blit(cap, (room + round(0.03 * width), round(room - cap.get_height() * 0.56)))
    return piece


def _band(w: float, h: float, unit: float, look: SeatLook) -> pygame.Surface:
    """The band in a seat's hue, its symbol again and again, on an empty sheet of the mat's size, upright."""
    size = (pixels(w, unit), pixels(h, unit))
    left, wide = round(4 * unit), max(2, round((BAND - 4) * unit))
    tall = size[1] - 2 * round(0.1 * size[1])
    band = pygame.Surface((wide, tall), pygame.SRCALPHA)
    band.fill(look.hue)
    grained(band, max(1.0, 1.6 * unit), 214, 3, (0.7, 12))

    def signs(layer: pygame.Surface, factor: float) -> None:
        pace = 2.3 * layer.get_width()
        count = max(1, int(layer.get_height() / pace))
        for step in range(count):
            y = layer.get_height() * (step + 0.5) / count
            pen = Pen(layer, (layer.get_width() / 2, y), layer.get_width() * 0.46)
            seat_symbol(pen, look.symbol, ink_on(look.hue), 0.8)

    band.blit(drawn((wide, tall), signs, ink_on(look.hue)), (0, 0))
    mask = rounded_mask(wide, tall, wide * 0.4)
    band = masked(band, mask)
    bevelled(band, mask, max(1.0, 0.8 * unit), 90, 110)
    sheet = blank(*size, look.hue)
    sheet.blit(tinted(mask, (24, 14, 8), 130), (left + 1, (size[1] - tall) // 2 + 1))
    sheet.blit(band, (left, (size[1] - tall) // 2))
    return sheet


def _inlay(width: int, height: int, radius: float, unit: float) -> pygame.Surface:
    """A golden strip let into the wood, along the edge; pixels."""
    inset, line = max(1, round(1.6 * unit)), max(2, round(3 * unit))
    outer = rounded_mask(width - 2 * inset, height - 2 * inset, max(1.0, radius - inset))
    inner = rounded_mask(
        width - 2 * inset - 2 * line, height - 2 * inset - 2 * line, max(1.0, radius - inset - line)
    )
    outer.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    sheet = blank(width, height, GOLD)
    glow = blank(width, height, LAMP)
    glow.blit(tinted(outer, LAMP), (inset, inset))
    soft = blurred(glow, max(1.0, 5 * unit))
    sheet.blit(tinted(soft, LAMP, 150), (0, 0))
    sheet.blit(tinted(outer, GOLD), (inset, inset))
    sheet.blit(tinted(rim(outer, max(1.0, unit)), (255, 246, 206), 170), (inset, inset))
    return sheet


def snow_cap(w: float, unit: float, seed: int = 1) -> pygame.Surface:
    """Snow that lies along an upper edge: lumps and a shadow below; w: table units, about 24 high."""
    high = 24.0
    width, height = pixels(w, unit), pixels(high, unit)
    chance = random.Random(seed * 7 + 1)
    count = max(6, round(w / 30))
    upper: list[Point] = []
    lower: list[Point] = []
    gap = chance.uniform(0.5, 0.8)
    for step in range(count + 1):
        share = step / count
        ends = min(1.0, 9 * share, 9 * (1 - share))
        ends = ends * ends * (3 - 2 * ends)
        thin = 0.24 + 0.76 * min(1.0, abs(share - gap) * 7)
        x = share * (w - 12) + 6
        upper.append((x, 12 - ends * thin * chance.uniform(4.4, 8.6)))
        lower.append((x, 12 + ends * thin * chance.uniform(2.6, 8.6)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        path = smooth([*upper, *reversed(lower)], steps=8)
        body = [(x * scale, y * scale) for x, y in path]
        pygame.draw.polygon(layer, (186, 204, 230), body)
        top = smooth([*upper, *[(x, 12 + 0.42 * (y - 12)) for x, y in reversed(lower)]], steps=8)
        pygame.draw.polygon(layer, (228, 237, 248), [(x * scale, y * scale) for x, y in top])
        brow = smooth([*upper, *[(x, 12 - 0.5 * (12 - y)) for x, y in reversed(upper)]], steps=8)
        pygame.draw.polygon(layer, SNOW_LIT, [((x - 0.5) * scale, y * scale) for x, y in brow])

    snow = drawn((width, height), paint, (206, 220, 238), 3)
    sheet = blank(width, height, (30, 34, 60))
    shade = blurred(tinted(snow, (30, 34, 60), 150), max(1.0, 1.6 * unit))
    sheet.blit(shade, (max(1, round(1.4 * unit)), max(1, round(2.4 * unit))))
    sheet.blit(snow, (0, 0))
    return sheet


def place(
    w: float, h: float, unit: float, kind: str = "plain", turn: int = 0, lit: bool = False
) -> pygame.Surface:
    """A hollow in a mat for what will lie there, with its sign; exactly as large as asked.

    kind: deck, hand, leader, star (a leader's place that is won by drawing), knowledge, taken (availability
    cards) or plain (else ValueError); lit: whether something may go there.
    """
    if kind not in PLACES:
        raise ValueError(f"unknown place {kind!r}, expected one of {', '.join(PLACES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, min(11 * unit, 0.1 * min(width, height)))
    well = tinted(mask, (24, 16, 12), 104)
    hollowed(well, mask, max(1.0, 3.2 * unit), 150, 90)
    side = round(min(width, height) * 0.74)

    def sign(layer: pygame.Surface, factor: float) -> None:
        _place_sign(Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2), kind)

    mark = quarter_turned(drawn((side, side), sign, CREAM), turn)
    blit_centred(well, tinted(mark, CREAM, 190 if lit else 74), (width / 2, height / 2))
    if lit:
        edge = mask.copy()
        line = max(2, round(2.6 * unit))
        edge.blit(
            rounded_mask(width - 2 * line, height - 2 * line, min(9 * unit, 0.09 * min(width, height))),
            (line, line),
            special_flags=pygame.BLEND_RGBA_SUB,
        )
        well.blit(tinted(edge, (255, 214, 120), 235), (0, 0))
    return well


def _place_sign(pen: Pen, kind: str) -> None:
    """What belongs to a place, as a white sign."""
    white = (255, 255, 255)

    def sheet(x: float, y: float, half: float) -> None:
        corners = [(x - half, y - 1.4 * half), (x + half, y - 1.4 * half), (x + half, y + 1.4 * half),
                   (x - half, y + 1.4 * half)]  # fmt: skip
        pen.line(white, corners, 0.06, True)

    match kind:
        case "deck":
            sheet(-0.06, -0.1, 0.44)
            for step in (1, 2):
                pen.line(
                    white,
                    [(-0.4 + 0.1 * step, 0.56 + 0.14 * step), (0.46 + 0.06 * step, 0.56 + 0.14 * step)],
                    0.05,
                )
        case "hand":
            for lean in (-0.5, 0.0, 0.5):
                sheet(lean, 0.08 * abs(lean), 0.3)
        case "leader" | "star":
            points = [
                (
                    math.sin(step * math.pi / 4) * (0.9 if step % 2 == 0 else 0.26),
                    -math.cos(step * math.pi / 4) * (0.9 if step % 2 == 0 else 0.26),
                )
                for step in range(8)
            ]
            if kind == "star":
                pen.polygon(white, points)
            else:
                pen.line(white, points, 0.06, True)
        case "knowledge":
            pen.line(
                white, [(-0.8, -0.5), (0, -0.34), (0.8, -0.5), (0.8, 0.5), (0, 0.66), (-0.8, 0.5)], 0.06, True
            )
            pen.line(white, [(0, -0.34), (0, 0.66)], 0.06)
        case "taken":
            sheet(0, 0, 0.5)
            pen.line(white, [(-0.24, 0), (0.24, 0)], 0.09)


def birch(width: int, height: int, unit: float, turn: int = 0, seed: int = 5) -> pygame.Surface:
    """Birch bark laid flat: cream with dark pores that run across for the reader; width, height: pixels."""
    wide, tall = turned_size(width, height, turn)
    surface = paper(wide, tall, unit, BIRCH, seed)
    grained(surface, 5 * unit, 238, seed + 4, (18, 0.5))
    chance = random.Random(seed)

    def pores(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        for _ in range(min(400, round(wide * tall / unit / unit / 900))):
            x, y = chance.random() * layer.get_width(), chance.random() * layer.get_height()
            long, thin = chance.uniform(4, 22) * scale, max(1.0, chance.uniform(0.7, 1.5) * scale)
            tone = (170, 146, 112) if chance.random() < 0.7 else (134, 106, 78)
            pygame.draw.ellipse(layer, tone, (x, y, long, thin))

    layer = drawn((wide, tall), pores, (170, 146, 112), 2)
    layer.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(layer, (0, 0))
    return quarter_turned(surface, turn)


def plate(w: float, h: float, unit: float, turn: int = 0, lit: bool = False) -> pygame.Surface:
    """The plate on which a gift is laid: birch bark with a bent rim; its middle is the middle of the picture.

    w, h: table units in the reader's frame; unit: pixels per table unit; lit: whether something may be laid
    there; turn: quarter turns of the reader.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    radius = 0.16 * min(width, height)
    mask = rounded_mask(width, height, radius)
    face = masked(birch(width, height, unit, turn), mask)
    border = max(2, round(min(7 * unit, 0.06 * min(width, height))))
    inner_size = (width - 2 * border, height - 2 * border)
    inner = rounded_mask(*inner_size, max(1.0, radius - border))
    ring = mask.copy()
    ring.blit(inner, (border, border), special_flags=pygame.BLEND_RGBA_SUB)
    face.blit(tinted(ring, GOLD if lit else (150, 112, 72), 190 if lit else 120), (0, 0))
    floor = blank(*inner_size, (20, 10, 4))
    hollowed(floor, inner, max(1.0, 3 * unit), 90, 130)
    face.blit(floor, (border, border))
    bevelled(face, mask, max(1.0, 2.2 * unit), 150, 110)
    return pressed(face, mask, unit, 3.0, (142, 110, 74))


def arrow(w: float, h: float, unit: float, way: int = 0, lit: bool = False) -> pygame.Surface:
    """The way a gift goes: a painted arrow; w long and h wide in table units.

    way: quarter turns, 0 = to the right, 1 = down, 2 = to the left, 3 = up; lit: brighter, for a gift that is
    being answered.
    """
    size = (pixels(w, unit), pixels(h, unit))
    path = [(0.0, 0.34), (0.54, 0.34), (0.54, 0.02), (1.0, 0.5), (0.54, 0.98), (0.54, 0.66), (0.0, 0.66)]
    points = [(x * size[0], y * size[1]) for x, y in path]
    for _ in range(way % 4):
        points = [(size[1] - y, x) for x, y in points]
        size = (size[1], size[0])
    mask = polygon_mask(*size, points)
    tone = (226, 134, 40) if lit else (176, 96, 44)
    face = tinted(mask, tone)
    grained(face, max(1.0, 2 * unit), 226, 3, (10, 0.6) if way % 2 == 0 else (0.6, 10))
    bevelled(face, mask, max(1.0, 1.6 * unit), 140, 130)
    face.blit(tinted(rim(mask, max(1.0, 0.8 * unit), lit=False), lighter(tone, 0.4), 60), (0, 0))
    return face
