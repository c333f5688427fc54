"""What is laid over the ship while somebody moves: lit hexagons, steps, swaps and numbers."""

from __future__ import annotations

import math

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
from sprites.fonts import number
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Point
from sprites.ukotoa.tiles import hex_size
from sprites.ukotoa.tints import GOLD, HOT, PAINT, ROOT3, direction, hexagon

LIGHTS = ("legal", "chosen", "victim", "reach", "other", "focus")
STEPS: dict[str, Colour] = {"run": (255, 206, 92), "push": (255, 150, 84), "advance": (126, 226, 214)}


def hex_light(kind: str, r: float, unit: float) -> pygame.Surface:
    """A light over a tile's place: a ring round it, its floor tinted.

    kind: legal (may go there), chosen, victim (will be taken), reach (in a tentacle's line), other (another
    line that may be chosen: dashed), focus; else ValueError. r: of the tile, in table units; unit: pixels per
    table unit. As large as the tile's place and a fifth more.
    """
    if kind not in LIGHTS:
        raise ValueError(f"unknown light {kind!r}, expected one of {', '.join(LIGHTS)}")
    size = hex_size(r * 1.2, unit)
    middle, radius = (size[0] / 2, size[1] / 2), r * unit
    picture = blank(*size, GOLD)
    tone, floor, ring = {
        "legal": (GOLD, 44, 0.9), "chosen": (GOLD, 110, 0.9), "victim": (HOT, 120, 0.9),
        "reach": (GOLD, 0, 0.9), "other": (GOLD, 0, 0.84), "focus": (PAINT, 0, 0.97),
    }[kind]  # fmt: skip
    if floor:
        glow = radial(*size, (*lighter(tone, 0.3), floor), (*tone, floor), (0.45, 0.4), 1.3, 0.6)
        picture.blit(masked(glow, polygon_mask(*size, hexagon(middle, radius * 0.93))), (0, 0))

    def rings(layer: pygame.Surface, factor: float) -> None:
        at, scale = (size[0] * factor / 2, size[1] * factor / 2), radius * factor
        line = max(1.0, 0.045 * scale)
        for colour, grow, wide in (((40, 18, 6, 190), 0.012, line * 1.9), ((*tone, 255), 0.0, line)):
            _hex_line(layer, hexagon(at, scale * (ring + grow)), colour, wide, kind == "other")

    outline = drawn(size, rings, tone)
    if kind in ("chosen", "victim"):
        halo = blurred(tinted(outline, tone), max(1.0, radius * 0.07))
        picture.blit(halo, (0, 0))
    picture.blit(outline, (0, 0))
    return picture


def _hex_line(
    layer: pygame.Surface, corners: list[Point], colour: tuple[int, int, int, int], wide: float, dashed: bool
) -> None:
    """The outline of a hexagon with round joints; pixels."""
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        spans = [(step / 4 + 0.05, step / 4 + 0.18) for step in range(4)] if dashed else [(0.0, 1.0)]
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

    tone: victim (red, who is taken when), step (amber), plain (cream); else ValueError.
    """
    looks: dict[str, tuple[Colour, Colour]] = {
        "victim": ((190, 40, 26), (255, 246, 226)),
        "step": ((232, 160, 48), (52, 28, 10)),
        "plain": ((250, 240, 216), (52, 28, 10)),
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
