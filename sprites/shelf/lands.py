"""The wheel of six lands, on a lid and as a small board."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blank, disc_mask, masked
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled
from sprites.palette import Colour, darker
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw

LANDS: tuple[Colour, ...] = (
    (214, 158, 60),
    (126, 160, 62),
    (84, 140, 150),
    (176, 96, 60),
    (150, 120, 170),
    (196, 190, 150),
)


def wheel(side: int, unit: float, factor: int = 2) -> pygame.Surface:
    """Six lands round a house, on a disc; side: pixels, unit: pixels per table unit, factor: oversampling."""
    full = side * factor
    middle = full / 2
    layer = blank(full, full, (74, 44, 28))
    for land, colour in enumerate(LANDS):
        _wedge(layer, land, colour, unit * factor)
    for land in range(len(LANDS)):
        angle = math.radians(60 * land - 90)
        end = (middle + middle * 0.97 * math.cos(angle), middle + middle * 0.97 * math.sin(angle))
        pygame.draw.line(layer, (74, 44, 28), (middle, middle), end, max(2, round(full * 0.011)))
        sign = math.radians(60 * land - 60)
        place = (middle + middle * 0.65 * math.cos(sign), middle + middle * 0.65 * math.sin(sign))
        _land_sign(Pen(layer, place, full * 0.08), land, darker(LANDS[land], 0.62))
    pygame.draw.circle(layer, (74, 44, 28), (middle, middle), middle * 0.99, max(2, round(full * 0.016)))
    pygame.draw.circle(layer, (74, 44, 28), (middle, middle), middle * 0.27)
    pygame.draw.circle(layer, (216, 188, 140), (middle, middle), middle * 0.245)
    pygame.draw.circle(layer, (240, 216, 172), (middle * 0.994, middle * 0.992), middle * 0.236)
    _house(Pen(layer, (middle, middle), full * 0.1))
    picture = pygame.transform.smoothscale(layer, (side, side))
    mask = disc_mask(side)
    disc = masked(picture, mask)
    bevelled(disc, mask, max(1.0, side * 0.012), 120, 130)
    return disc


def _wedge(layer: pygame.Surface, land: int, colour: Colour, unit: float) -> None:
    """Lay one textured land onto the square of the wheel (in place)."""
    middle = layer.get_width() / 2
    outline: list[Point] = [(middle, middle)]
    for step in range(13):
        angle = math.radians(60 * land - 90 + 5 * step)
        outline.append((middle + middle * math.cos(angle), middle + middle * math.sin(angle)))
    left, top = (math.floor(min(point[axis] for point in outline)) for axis in (0, 1))
    right, low = (math.ceil(max(point[axis] for point in outline)) for axis in (0, 1))
    texture = blank(right - left, low - top, colour)
    texture.fill((*colour, 255))
    grained(texture, 16 * unit, 190, land * 3, (1.5, 0.7))
    grained(texture, 5 * unit, 222, land * 3 + 1, (1.4, 0.6))
    mask = blank(right - left, low - top, (255, 255, 255))
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - left, y - top) for x, y in outline])
    layer.blit(masked(texture, mask), (left, top))


def _land_sign(pen: Pen, land: int, colour: Colour) -> None:
    """What grows or lives in a land."""
    match land:
        case 0:
            for stalk in (-0.55, 0.0, 0.55):
                pen.stroke(colour, [(stalk, 0.9), (stalk * 0.85, -0.4)], 0.06)
                for y in (-0.7, -0.42, -0.14):
                    for side in (-0.15, 0.15):
                        pen.oval(colour, stalk * 0.85 + side, y, 0.13, 0.2)
        case 1:
            draw(pen, "boar", colour)
        case 2:
            draw(pen, "fish", colour)
        case 3:
            draw(pen, "lizard", colour)
        case 4:
            pen.blob(colour, [
                (0, -1.0), (0.14, -0.76), (0.46, -0.2), (0.7, 0.28), (0.5, 0.8), (0, 0.94), (-0.5, 0.8),
                (-0.7, 0.28), (-0.46, -0.2), (-0.14, -0.76),
            ])  # fmt: skip
        case _:
            for hill in (-0.55, 0.1, 0.65):
                pen.blob(colour, [
                    (hill - 0.36, 0.7), (hill - 0.24, 0.2), (hill, -0.55), (hill + 0.24, 0.2),
                    (hill + 0.36, 0.7),
                ])  # fmt: skip


def _house(pen: Pen) -> None:
    """The village in the middle."""
    pen.polygon((134, 92, 58), [(-0.6, 0.0), (0.6, 0.0), (0.6, 0.72), (-0.6, 0.72)])
    pen.polygon((106, 70, 42), [(0.2, 0.0), (0.6, 0.0), (0.6, 0.72), (0.2, 0.72)])
    pen.polygon((156, 62, 42), [(-0.86, 0.08), (0, -0.8), (0.86, 0.08)])
    pen.polygon((188, 86, 58), [(-0.86, 0.08), (0, -0.8), (0.0, -0.62), (-0.62, 0.08)])
    pen.polygon((56, 34, 22), [(-0.16, 0.72), (-0.16, 0.28), (0.16, 0.28), (0.16, 0.72)])
