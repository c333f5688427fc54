"""Smooth paths and a pen that draws them: every silhouette, symbol and icon is made of these few strokes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

Point = tuple[float, float]
Tint = tuple[int, int, int] | tuple[int, int, int, int]


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 10) -> list[Point]:
    """A Catmull-Rom spline through the points, `steps` samples between two of them.

    Source: Catmull and Rom, "A class of local interpolating splines" (1974), uniform, tension 0.5.
    """
    count = len(points)
    path: list[Point] = []
    for index in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(index + shift) % count] for shift in (-1, 0, 1, 2))
        else:
            before, start, end, after = (
                points[max(0, min(count - 1, index + shift))] for shift in (-1, 0, 1, 2)
            )
        for step in range(steps):
            t = step / steps
            path.append(
                (
                    _spline_value(before[0], start[0], end[0], after[0], t),
                    _spline_value(before[1], start[1], end[1], after[1], t),
                )
            )
    if not closed:
        path.append(points[-1])
    return path


def _spline_value(before: float, start: float, end: float, after: float, t: float) -> float:
    """One coordinate of the Catmull-Rom spline between start and end, t in 0..1."""
    return 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t * t
        + (3 * start - before - 3 * end + after) * t**3
    )


def arc(centre: Point, radius: Point, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points along an ellipse from angle start to end (degrees, clockwise on screen, 0 = to the right)."""
    return [
        (
            centre[0] + radius[0] * math.cos(math.radians(start + (end - start) * step / steps)),
            centre[1] + radius[1] * math.sin(math.radians(start + (end - start) * step / steps)),
        )
        for step in range(steps + 1)
    ]


def resampled(path: Sequence[Point], spacing: float, closed: bool = True) -> list[Point]:
    """Points at equal distances along a polyline; spacing is adjusted so that a closed path meets itself."""
    ring = [*path, path[0]] if closed else list(path)
    lengths = [math.dist(start, end) for start, end in pairwise(ring)]
    total = sum(lengths)
    count = max(2, round(total / spacing))
    pace = total / count
    result: list[Point] = []
    walked = 0.0
    due = 0.0
    for start, end, length in zip(ring, ring[1:], lengths, strict=False):
        while length > 0 and due <= walked + length and len(result) < count:
            share = (due - walked) / length
            result.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            due += pace
        walked += length
    return result


class Pen:
    """Draws shapes given in a box of -1..1 onto a surface.

    surface: what is drawn on; origin: pixel of the box's centre; scale: pixels from the centre to an edge of
    the box; mirrored: left and right exchanged; across, down: where the box's axes point (unit vectors
    times a stretch), so that a symbol can lie on the tilted face of a die.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        origin: Point,
        scale: float,
        mirrored: bool = False,
        across: Point = (1.0, 0.0),
        down: Point = (0.0, 1.0),
    ) -> None:
        self.surface = surface
        self.origin = origin
        self.scale = scale
        flip = -1.0 if mirrored else 1.0
        self.across = (across[0] * scale * flip, across[1] * scale * flip)
        self.down = (down[0] * scale, down[1] * scale)
        self._plain = across == (1.0, 0.0) and down == (0.0, 1.0)

    def at(self, x: float, y: float) -> Point:
        """The pixel of a point of the box."""
        return (
            self.origin[0] + x * self.across[0] + y * self.down[0],
            self.origin[1] + x * self.across[1] + y * self.down[1],
        )

    def polygon(self, colour: Tint, points: Sequence[Point]) -> None:
        """A filled polygon with straight edges."""
        pygame.draw.polygon(self.surface, colour, [self.at(x, y) for x, y in points])

    def blob(self, colour: Tint, points: Sequence[Point]) -> None:
        """A filled smooth closed form through the points."""
        self.polygon(colour, smooth(points))

    def disc(self, colour: Tint, x: float, y: float, radius: float) -> None:
        """A filled disc; radius in box units."""
        self.oval(colour, x, y, radius, radius)

    def oval(self, colour: Tint, x: float, y: float, half_width: float, half_height: float) -> None:
        """A filled ellipse with axes along the box."""
        if self._plain and half_width == half_height:
            pygame.draw.circle(self.surface, colour, self.at(x, y), max(0.7, half_width * self.scale))
        else:
            self.polygon(colour, arc((x, y), (half_width, half_height), 0, 360, 36 if self._plain else 14))

    def stroke(
        self, colour: Tint, points: Sequence[Point], width: float, end_width: float | None = None
    ) -> None:
        """A round-ended brush stroke along a smooth path.

        width, end_width: half the thickness at the start and at the end, in box units.
        """
        finish = width if end_width is None else end_width
        path = smooth(points, closed=False, steps=12 if len(points) > 2 else 2)
        last = len(path) - 1
        least = 0.7 / self.scale
        radii = [max(least, width + (finish - width) * index / last) for index in range(last + 1)]
        for index, ((x, y), radius) in enumerate(zip(path, radii, strict=True)):
            self.disc(colour, x, y, radius)
            if index:
                self._joint(colour, path[index - 1], radii[index - 1], (x, y), radius)

    def line(self, colour: Tint, points: Sequence[Point], width: float, closed: bool = False) -> None:
        """A line of even thickness along a path as it is, round at its corners; far quicker than a stroke.

        width: half the thickness, in box units.
        """
        path = [self.at(x, y) for x, y in points]
        radius = max(0.7, width * self.scale)
        for place in path:
            pygame.draw.circle(self.surface, colour, place, radius)
        for start, end in pairwise([*path, path[0]] if closed else path):
            long = math.dist(start, end)
            if long > 0.5:
                x, y = (start[1] - end[1]) / long * radius, (end[0] - start[0]) / long * radius
                corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y),
                           (start[0] - x, start[1] - y)]  # fmt: skip
                pygame.draw.polygon(self.surface, colour, corners)

    def _joint(self, colour: Tint, start: Point, start_radius: float, end: Point, end_radius: float) -> None:
        """The straight piece of a stroke between two discs, in box units."""
        length = math.dist(start, end)
        if length * self.scale < 0.2:
            return
        side = ((start[1] - end[1]) / length, (end[0] - start[0]) / length)
        self.polygon(
            colour,
            [
                (start[0] + side[0] * start_radius, start[1] + side[1] * start_radius),
                (end[0] + side[0] * end_radius, end[1] + side[1] * end_radius),
                (end[0] - side[0] * end_radius, end[1] - side[1] * end_radius),
                (start[0] - side[0] * start_radius, start[1] - side[1] * start_radius),
            ],
        )
