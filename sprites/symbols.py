"""The six seat symbols and the rim patterns that go with them: shapes that differ without their hue."""

from __future__ import annotations

import math

import pygame

from sprites.shapes import Pen, Point, Tint, arc


def seat_symbol(pen: Pen, symbol: str, colour: Tint, size: float = 0.62) -> None:
    """Draw a seat's symbol; size: half its width in the pen's box (0..1)."""
    match symbol:
        case "triangle":
            pen.polygon(colour, [(0, -size * 1.05), (size * 1.04, size * 0.76), (-size * 1.04, size * 0.76)])
        case "disc":
            pen.disc(colour, 0, 0, size * 0.86)
        case "square":
            side = size * 0.8
            pen.polygon(colour, [(-side, -side), (side, -side), (side, side), (-side, side)])
        case "moon":
            pen.polygon(colour, _moon(size))
        case "star":
            pen.polygon(colour, _star(size))
        case "drop":
            pen.blob(
                colour,
                [
                    (0, -size * 1.2),
                    (size * 0.1, -size * 0.98),
                    (size * 0.46, -size * 0.34),
                    (size * 0.72, size * 0.24),
                    (size * 0.5, size * 0.8),
                    (0, size),
                    (-size * 0.5, size * 0.8),
                    (-size * 0.72, size * 0.24),
                    (-size * 0.46, -size * 0.34),
                    (-size * 0.1, -size * 0.98),
                ],
            )
        case _:
            raise ValueError(f"unknown seat symbol {symbol!r}")


def _moon(size: float) -> list[Point]:
    """A waning crescent, horns to the right."""
    outer = arc((0.08 * size, 0), (size, size), 42, 318, 30)
    return [*outer, *arc((0.5 * size, 0), (0.74 * size, 0.74 * size), 286, 74, 30)]


def _star(size: float) -> list[Point]:
    """A five-pointed star, one point up."""
    return [
        (
            math.sin(step * math.pi / 5) * size * (1.12 if step % 2 == 0 else 0.5),
            0.04 - math.cos(step * math.pi / 5) * size * (1.12 if step % 2 == 0 else 0.5),
        )
        for step in range(10)
    ]


def rim_pattern(
    layer: pygame.Surface, pattern: str, colour: Tint, middle: Point, inner: float, outer: float
) -> None:
    """Draw a pattern on the rim of a disc; middle and radii in pixels of the layer.

    pattern: notches, ring, dashes, dots, rays or zigzag (the seats'), plain or double; else ValueError.
    """
    centre = (inner + outer) / 2
    band = outer - inner

    def around(angle: float, radius: float) -> Point:
        return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)

    match pattern:
        case "ring":
            pygame.draw.circle(layer, colour, middle, centre + band * 0.12, max(1, round(band * 0.26)))
        case "plain":
            pass
        case "double":
            for share in (0.24, 0.76):
                pygame.draw.circle(layer, colour, middle, inner + band * share, max(1, round(band * 0.16)))
        case "dots":
            for step in range(18):
                pygame.draw.circle(layer, colour, around(step * math.tau / 18, centre), band * 0.24)
        case "rays":
            for step in range(30):
                angle = step * math.tau / 30
                pygame.draw.line(
                    layer,
                    colour,
                    around(angle, inner + band * 0.15),
                    around(angle, outer - band * 0.15),
                    max(1, round(band * 0.22)),
                )
        case "zigzag":
            path = [
                around(step * math.tau / 36, outer - band * 0.2 if step % 2 else inner + band * 0.2)
                for step in range(37)
            ]
            pygame.draw.lines(layer, colour, False, path, max(1, round(band * 0.22)))
        case "dashes":
            for step in range(12):
                angles = [(step + part * 0.1) * math.tau / 12 for part in range(7)]
                half = max(0.5, band * 0.17)
                outside = [around(angle, centre + half) for angle in angles]
                inside = [around(angle, centre - half) for angle in reversed(angles)]
                pygame.draw.polygon(layer, colour, outside + inside)
        case "notches":
            for step in range(12):
                angle = step * math.tau / 12
                pygame.draw.polygon(
                    layer,
                    colour,
                    [
                        around(angle - 0.09, outer - band * 0.1),
                        around(angle + 0.09, outer - band * 0.1),
                        around(angle, inner + band * 0.1),
                    ],
                )
        case _:
            raise ValueError(f"unknown rim pattern {pattern!r}")
