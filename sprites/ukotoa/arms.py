"""The tentacle that the beast lays over the ship: as long as its reach, in any of six ways."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import drawn, faded, pixels
from sprites.brushes.flesh import Girth, limb, limb_path, suckers
from sprites.palette import darker
from sprites.shapes import Pen, Point
from sprites.ukotoa.tints import ARM, ROOT3, SUCKER, direction

_MARGIN = 1.0


def tentacle(r: float, unit: float, way: int, reach: int, ghost: bool = False) -> pygame.Surface:
    """An arm lying from the beast's tile over the next ones; its tip curls past the last.

    r: of a tile, in table units; unit: pixels per table unit; way: 0..5; reach: tiles it covers, 1 to 3;
    ghost: paler, for what would happen. The middle of the picture lies midway between the middles of the
    beast's tile and of the last one.
    """
    if not 1 <= reach <= 3:
        raise ValueError("a tentacle reaches over one to three tiles")
    along = direction(way)
    long = ROOT3 * reach
    half = (abs(along[0]) * long / 2 + _MARGIN, abs(along[1]) * long / 2 + _MARGIN)
    size = (pixels(2 * half[0] * r, unit), pixels(2 * half[1] * r, unit))
    lift = 1.0 if along[0] <= 0.01 else -1.0

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        pen = Pen(layer, (width / 2, height / 2), r * unit * factor)
        path = _laid(long, lift, along)
        limb(pen, ARM, path, 0.035)
        suckers(pen, SUCKER, path[6:-6], -0.62 * lift, 0.27, 1.15)

    arm = drawn(size, paint, darker(ARM, 0.7), 3)
    return faded(arm, 150) if ghost else arm


def _laid(long: float, lift: float, along: tuple[float, float]) -> list[Girth]:
    """The arm's middle line in radii of a tile, from the beast to the curl, round the picture's middle."""
    points: list[Girth] = [(-long / 2 + 0.1, 0.0, 0.34)]
    steps = max(2, round(long * 1.3))
    for step in range(1, steps):
        share = step / steps
        sway = 0.11 * math.sin(share * long * 2.3)
        points.append((-long / 2 + long * share, sway, 0.33 - 0.16 * share))
    end = long / 2
    points += [
        (end + 0.1, 0.02, 0.17), (end + 0.46, 0.1, 0.135), (end + 0.62, 0.4, 0.1), (end + 0.36, 0.6, 0.075),
        (end + 0.14, 0.42, 0.055), (end + 0.28, 0.26, 0.035),
    ]  # fmt: skip
    cosine, sine = along
    return [
        (x * cosine - y * lift * sine, x * sine + y * lift * cosine, half)
        for x, y, half in limb_path(points, 12)
    ]


def tentacle_middle(r: float, way: int, reach: int) -> Point:
    """From the middle of the beast's tile to the middle of the arm's picture, in the measure of r."""
    along = direction(way)
    return along[0] * ROOT3 * reach / 2 * r, along[1] * ROOT3 * reach / 2 * r


def coil(r: float, unit: float) -> pygame.Surface:
    """The rolled tip of an arm, as a piece that a hand can take: round, 0.9 r wide."""
    side = pixels(0.9 * r, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        turns = [
            (0.61 * (1 - step / 20) * math.cos(step * 0.72), 0.61 * (1 - step / 20) * math.sin(step * 0.72),
             0.27 * (1 - step / 22))
            for step in range(16)
        ]  # fmt: skip
        path = limb_path(turns, 8)
        limb(pen, ARM, path, 0.05)
        suckers(pen, SUCKER, path, 0.5, 0.34, 1.15)

    return drawn((side, side), paint, darker(ARM, 0.7))
