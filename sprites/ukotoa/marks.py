"""What is laid over the ship while somebody moves: lit hexagons, steps, swaps and numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    disc_mask,
    drawn,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    tinted,
)
from sprites.brushes.light import bevelled, radial
from sprites.fonts import number, words
from sprites.palette import CREAM, INK, Colour, darker, lighter
from sprites.shapes import Point, resampled
from sprites.ukotoa.tiles import hex_size
from sprites.ukotoa.tints import CALM, DEAD, GOLD, HOT, PAINT, ROOT3, direction, hexagon

LIGHTS: dict[str, tuple[Colour, int, float]] = {
    "legal": (GOLD, 44, 0.9),
    "chosen": (GOLD, 90, 0.9),
    "hot": (GOLD, 150, 0.9),
    "victim": (HOT, 120, 0.9),
    "safe": (CALM, 70, 0.9),
    "reach": (GOLD, 0, 0.9),
    "other": (GOLD, 0, 0.84),
    "place": (GOLD, 60, 0.9),
    "dead_end": (DEAD, 130, 0.88),
    "focus": (PAINT, 0, 0.97),
}
"""For every light its colour, the strength of its floor (0..255) and the size of its ring."""

_DASHED = ("other", "place")
STEPS: dict[str, Colour] = {"run": (255, 206, 92), "push": (255, 150, 84), "advance": (126, 226, 214)}


def hex_light(kind: str, r: float, unit: float) -> pygame.Surface:
    """A light over a tile's place: a ring round it, its floor tinted.

    kind: legal (may go there), chosen, hot (a piece hangs over it), victim (will be taken), safe (spared),
    reach (in a tentacle's line), other (another line that may be chosen: dashed), place (where the next tile
    may lie: dashed), dead_end (where it may not: crossed), focus; else ValueError. r: of the tile, in table
    units; unit: pixels per table unit. As large as the tile's place and a fifth more.
    """
    if kind not in LIGHTS:
        raise ValueError(f"unknown light {kind!r}, expected one of {', '.join(LIGHTS)}")
    size = hex_size(r * 1.2, unit)
    middle, radius = (size[0] / 2, size[1] / 2), r * unit
    picture = blank(*size, GOLD)
    tone, floor, ring = LIGHTS[kind]
    if floor:
        glow = radial(*size, (*lighter(tone, 0.3), floor), (*tone, floor), (0.45, 0.4), 1.3, 0.6)
        picture.blit(masked(glow, polygon_mask(*size, hexagon(middle, radius * 0.93))), (0, 0))

    def rings(layer: pygame.Surface, factor: float) -> None:
        at, scale = (size[0] * factor / 2, size[1] * factor / 2), radius * factor
        line = max(1.0, 0.045 * scale)
        for colour, grow, wide in (((40, 18, 6, 190), 0.012, line * 1.9), ((*tone, 255), 0.0, line)):
            _hex_line(layer, hexagon(at, scale * (ring + grow)), colour, wide, kind in _DASHED)

        if kind == "dead_end":
            for sign in (-1, 1):
                ends = [(at[0] + end * 0.36 * scale, at[1] + end * sign * 0.36 * scale) for end in (-1, 1)]
                for colour, wide in (((20, 10, 6, 220), line * 4), ((*tone, 255), line * 2.2)):
                    _hex_line(layer, ends, colour, wide, False)

    outline = drawn(size, rings, tone)
    if kind in ("chosen", "hot", "victim", "place"):
        halo = blurred(tinted(outline, tone), max(1.0, radius * 0.07))
        picture.blit(halo, (0, 0))
    picture.blit(outline, (0, 0))
    return picture


def _hex_line(
    layer: pygame.Surface, corners: list[Point], colour: tuple[int, int, int, int], wide: float, dashed: bool
) -> None:
    """The outline of a hexagon with round joints; pixels."""
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        spans = [(step / 4 + 0.08, step / 4 + 0.16) for step in range(4)] if dashed else [(0.0, 1.0)]
        for first, last in spans:
            first_end, last_end = (
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                for share in (first, last)
            )
            pygame.draw.line(layer, colour, first_end, last_end, max(1, round(wide)))
            for place in (first_end, last_end):
                pygame.draw.circle(layer, colour, place, wide / 2)


def step(kind: str, r: float, unit: float, way: int) -> pygame.Surface:
    """An arrow from the middle of a tile to the middle of the next one.

    kind: run, push or advance (else ValueError); r: of a tile, in table units; way: 0..5. The middle of the
    picture is the middle of the side that both tiles share.
    """
    tone = STEPS.get(kind)
    if tone is None:
        raise ValueError(f"unknown step {kind!r}, expected one of {', '.join(STEPS)}")
    along = direction(way)
    side = pixels(ROOT3 * r * 1.1, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle, scale = side * factor / 2, r * unit * factor

        def at(forth: float, aside: float) -> Point:
            return (
                middle + scale * (forth * along[0] - aside * along[1]),
                middle + scale * (forth * along[1] + aside * along[0]),
            )

        for colour, grow in (((36, 18, 8, 235), 0.04), ((*tone, 255), 0.0)):
            form = [(0.6 + grow * 1.4, 0), (0.24 - grow, 0.3 + grow), (0.24 - grow, 0.1 + grow),
                    (-0.56 - grow, 0.07 + grow), (-0.56 - grow, -0.07 - grow), (0.24 - grow, -0.1 - grow),
                    (0.24 - grow, -0.3 - grow)]  # fmt: skip
            pygame.draw.polygon(layer, colour, [at(x, y) for x, y in form])
            if kind == "push":
                bar = [(0.66, 0.34), (0.66 + 0.1, 0.34), (0.66 + 0.1, -0.34), (0.66, -0.34)]
                pygame.draw.polygon(
                    layer, colour, [at(x + (grow if x > 0.7 else -grow), y * (1 + grow * 2)) for x, y in bar]
                )

    return drawn((side, side), paint, tone)


def way_line(points: Sequence[Point], r: float, unit: float, kind: str = "run") -> pygame.Surface:
    """The way somebody goes over the ship: a dotted line with an arrow's head at its end.

    points: middles of tiles in table units, at least two; r: of a tile; kind: run, push or advance (else
    ValueError). The middle of the picture is the middle of the rectangle round the points.
    """
    tone = STEPS.get(kind)
    if tone is None:
        raise ValueError(f"unknown step {kind!r}, expected one of {', '.join(STEPS)}")
    xs, ys = [x for x, _ in points], [y for _, y in points]
    size = (pixels(max(xs) - min(xs) + 0.9 * r, unit), pixels(max(ys) - min(ys) + 0.9 * r, unit))
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        half = (layer.get_width() / 2, layer.get_height() / 2)
        way = [(half[0] + (x - middle[0]) * scale, half[1] + (y - middle[1]) * scale) for x, y in points]
        dots = resampled(way, 0.24 * r * scale, closed=False)[1:-1]
        long = math.dist(way[-2], way[-1]) or 1.0
        along = ((way[-1][0] - way[-2][0]) / long, (way[-1][1] - way[-2][1]) / long)
        for colour, grow in (((36, 18, 8, 235), 0.035), ((*tone, 255), 0.0)):
            for dot in dots:
                pygame.draw.circle(layer, colour, dot, (0.07 + grow) * r * scale)
            head = [
                (0.26 + grow * 1.6, 0.0),
                (-0.16 - grow, 0.27 + grow * 1.4),
                (-0.16 - grow, -0.27 - grow * 1.4),
            ]
            pygame.draw.polygon(
                layer,
                colour,
                [
                    (
                        way[-1][0] + (x * along[0] - y * along[1]) * r * scale,
                        way[-1][1] + (x * along[1] + y * along[0]) * r * scale,
                    )
                    for x, y in head
                ],
            )

    return drawn(size, paint, tone)


def swap(r: float, unit: float, way: int) -> pygame.Surface:
    """Two arrows round each other between a tile and its neighbour; measures as for step()."""
    along = direction(way)
    side = pixels(ROOT3 * r * 1.3, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle, scale = side * factor / 2, r * unit * factor

        def at(forth: float, aside: float, sign: int) -> Point:
            return (
                middle + sign * scale * (forth * along[0] - aside * along[1]),
                middle + sign * scale * (forth * along[1] + aside * along[0]),
            )

        for colour, wide in (((36, 18, 8, 235), 0.2), ((*GOLD, 255), 0.11)):
            for sign in (-1, 1):
                arc = [
                    at(0.62 * math.cos(a), -0.36 * math.sin(a), sign)
                    for a in [0.5 + i * 0.1 for i in range(22)]
                ]
                pygame.draw.lines(layer, colour, False, arc, max(1, round(wide * scale)))
                for place in arc:
                    pygame.draw.circle(layer, colour, place, wide * scale / 2)
                grow = (wide - 0.11) / 2
                head = [
                    at(0.74 + grow, -0.02 + grow, sign),
                    at(0.36 - grow, -0.06 + grow * 0.5, sign),
                    at(0.66 + grow, -0.4 - grow, sign),
                ]
                pygame.draw.polygon(layer, colour, head)

    return drawn((side, side), paint, GOLD)


def count(text: str, d: float, unit: float, tone: str = "victim", turn: int = 0) -> pygame.Surface:
    """A disc with a number; d: diameter in table units.

    tone: victim (red: who is taken, and when), safe (grey), step (amber), end (gold), plain (cream); else
    ValueError.
    """
    looks: dict[str, tuple[Colour, Colour]] = {
        "victim": ((190, 40, 26), (255, 246, 226)),
        "step": ((232, 160, 48), (52, 28, 10)),
        "plain": ((250, 240, 216), (52, 28, 10)),
        "safe": ((150, 152, 148), (30, 28, 26)),
        "end": ((255, 206, 92), (52, 28, 10)),
    }
    if tone not in looks:
        raise ValueError(f"unknown tone {tone!r}, expected one of {', '.join(looks)}")
    hue, ink = looks[tone]
    side = pixels(d, unit)
    mask = disc_mask(side, 0.97)
    face = tinted(mask, darker(ink, 0.2) if tone != "victim" else (250, 236, 210))
    face.blit(tinted(disc_mask(side, 0.85), hue), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.04), 100, 120)
    figures = number(text, max(6, round(side * 0.66)), ink)
    box = figures.get_bounding_rect()
    sign = blank(side, side, ink)
    sign.blit(figures, (round(side / 2 - box.width / 2 - box.x), round(side / 2 - box.height / 2 - box.y)))
    blit_centred(face, quarter_turned(sign, turn), (side / 2, side / 2))
    return face


def bubble(text: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A speech bubble with a tail at its lower left; exactly as large as asked, h x w for odd turns."""
    size = (pixels(w, unit), pixels(h, unit))
    body = (size[0], max(1, round(size[1] * 0.8)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        for colour, inset in ((INK, 0.0), (CREAM, 2.2 * unit * factor)):
            box = pygame.Rect(0, 0, round(body[0] * factor), round(body[1] * factor))
            inner = box.inflate(-round(2 * inset), -round(2 * inset))
            foot = layer.get_height() - inset * 2.4
            wide = box.height * 0.2
            left = box.width * 0.14
            pygame.draw.rect(layer, colour, inner, border_radius=round(box.height * 0.42 - inset))
            pygame.draw.polygon(
                layer,
                colour,
                [
                    (left + inset, box.height * 0.8),
                    (left + 2 * wide - inset, box.height * 0.8),
                    (left + inset * 0.4, foot),
                ],
            )

    sheet = drawn(size, paint, INK)
    label = words(text, max(6, round(body[1] * 0.5)), INK, 800, round(body[0] * 0.86))
    sheet.blit(label, label.get_rect(center=(body[0] / 2, body[1] / 2)))
    return quarter_turned(sheet, turn)
