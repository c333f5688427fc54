"""Living limbs: rounded tubes along a path, lit from the upper left, thick and thin as they please."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, smooth

Girth = tuple[float, float, float]
"""A point of a limb's middle line and half its thickness there, in box units."""


def limb_path(limb: Sequence[Girth], steps: int = 14) -> list[Girth]:
    """A limb's middle line and half thickness, smooth between its points."""
    line = smooth([(x, y) for x, y, _ in limb], closed=False, steps=steps)
    girth = smooth([(half, 0.0) for _, _, half in limb], closed=False, steps=steps)
    return [(x, y, max(0.0, half)) for (x, y), (half, _) in zip(line, girth, strict=True)]


def hose(pen: Pen, colour: Colour | tuple[int, int, int, int], path: Sequence[Girth]) -> None:
    """A round-ended hose in one flat tone along a dense path."""
    kept = [path[0]]
    for place in path[1:-1]:
        if math.dist(kept[-1][:2], place[:2]) > max(0.16 * place[2], 0.8 / pen.scale):
            kept.append(place)
    kept.append(path[-1])
    for x, y, half in kept:
        pen.disc(colour, x, y, half)
    for (x, y, half), (u, v, thin) in itertools.pairwise(kept):
        long = math.dist((x, y), (u, v))
        if long * pen.scale < 0.2:
            continue
        side = ((y - v) / long, (u - x) / long)
        pen.polygon(colour, [
            (x + side[0] * half, y + side[1] * half), (u + side[0] * thin, v + side[1] * thin),
            (u - side[0] * thin, v - side[1] * thin), (x - side[0] * half, y - side[1] * half),
        ])  # fmt: skip


def limb(pen: Pen, colour: Colour, path: Sequence[Girth], outline: float = 0.02, shine: float = 0.5) -> None:
    """A rounded limb: a dark outline, shade at the lower right, light and gleam at the upper left.

    path: dense, as from limb_path; outline: box units; shine: strength of the gleam 0..1.
    """
    hose(pen, darker(colour, 0.74), [(x, y, half + outline) for x, y, half in path])
    hose(pen, darker(colour, 0.46), path)
    thickest = max(half for _, _, half in path) * pen.scale
    layers = max(3, min(9, round(thickest / 5)))
    for layer in range(1, layers + 1):
        share = layer / layers
        tone = mix(darker(colour, 0.42), lighter(colour, 0.14), share)
        hose(pen, tone, _lit(path, 0.96 - 0.62 * share, 0.34 * share))
    hose(pen, lighter(colour, 0.12 + 0.2 * shine), _lit(path, 0.2, 0.42))
    if thickest > 6:
        hose(pen, lighter(colour, 0.24 + 0.5 * shine), _lit(path, 0.07, 0.5))


def _lit(path: Sequence[Girth], inner: float, aside: float) -> list[Girth]:
    """A narrower hose that lies towards the light within a limb; shares of half its thickness."""
    return [(x - half * aside * 0.62, y - half * aside * 0.78, half * inner) for x, y, half in path]


def across(path: Sequence[Girth], index: int) -> Point:
    """The unit vector across a limb at one of its points, to the left of its way."""
    before, after = path[max(0, index - 1)], path[min(len(path) - 1, index + 1)]
    long = math.dist(before[:2], after[:2]) or 1.0
    return (after[1] - before[1]) / long, (before[0] - after[0]) / long


def suckers(
    pen: Pen, tone: Colour, path: Sequence[Girth], side: float, size: float = 0.3, pace: float = 1.0
) -> None:
    """Two-toned discs along one side of a limb.

    side: -1..1, where across the limb; size: as a share of half its thickness; pace: how far apart, as a
    multiple of their diameter.
    """
    walked, due = 0.0, 0.0
    for index in range(1, len(path) - 1):
        x, y, half = path[index]
        walked += math.dist(path[index - 1][:2], (x, y))
        if walked < due:
            continue
        radius = half * size
        due = walked + max(radius * 2.2 * pace, 0.012)
        left = across(path, index)
        place = (x + left[0] * half * side, y + left[1] * half * side)
        pen.disc(darker(tone, 0.5), place[0] + radius * 0.16, place[1] + radius * 0.2, radius * 1.08)
        pen.disc(tone, *place, radius)
        pen.disc(darker(tone, 0.38), place[0] + radius * 0.08, place[1] + radius * 0.1, radius * 0.5)
