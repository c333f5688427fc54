"""What the sailors hold in their hands: each faction another thing, to be known by its outline."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sprites.palette import BRASS, Colour, darker, lighter
from sprites.shapes import Pen, Point

STEEL: Colour = (206, 216, 222)
HEMP: Colour = (206, 168, 112)
_EDGE: Colour = (34, 20, 12)


def _cutlass(pen: Pen, hand: Point) -> None:
    """A broad curved blade, raised."""
    x, y = hand
    blade = [(x + 0.03, y - 0.04), (x + 0.2, y - 0.26), (x + 0.2, y - 0.56)]
    pen.stroke(_EDGE, blade, 0.062, 0.03)
    pen.stroke(STEEL, blade, 0.04, 0.012)
    pen.stroke((250, 252, 252), [(px - 0.012, py) for px, py in blade], 0.012, 0.006)
    pen.stroke(_EDGE, [(x - 0.06, y - 0.12), (x + 0.13, y - 0.02)], 0.042)
    pen.stroke(BRASS, [(x - 0.06, y - 0.12), (x + 0.13, y - 0.02)], 0.024)


def _spyglass(pen: Pen, hand: Point) -> None:
    """A brass telescope in three draws, pointing up and out."""
    x, y = hand
    for start, end, half, tone in (
        (-0.05, 0.5, 0.062, _EDGE), (0.0, 0.16, 0.034, darker(BRASS, 0.3)), (0.14, 0.3, 0.042, BRASS),
        (0.28, 0.48, 0.052, darker(BRASS, 0.12)),
    ):  # fmt: skip
        pen.stroke(tone, [(x + start * 0.62, y - start * 0.8), (x + end * 0.62, y - end * 0.8)], half)
    for along in (0.14, 0.28, 0.47):
        at = (x + along * 0.62, y - along * 0.8)
        pen.stroke(
            lighter(BRASS, 0.6), [(at[0] - 0.034, at[1] - 0.026), (at[0] + 0.034, at[1] + 0.026)], 0.016
        )


def _rope(pen: Pen, hand: Point) -> None:
    """A coil of rope."""
    x, y = hand[0] + 0.04, hand[1] + 0.16
    for half_width, half_height in ((0.15, 0.21), (0.105, 0.155)):
        ring = [
            (
                x + half_width * math.cos(step / 16 * math.tau),
                y + half_height * math.sin(step / 16 * math.tau),
            )
            for step in range(17)
        ]
        pen.stroke(_EDGE, ring, 0.044)
        pen.stroke(HEMP, ring, 0.026)
        for place in ring[::2]:
            pen.stroke(
                darker(HEMP, 0.42),
                [(place[0] - 0.016, place[1] - 0.016), (place[0] + 0.016, place[1] + 0.016)],
                0.007,
            )


def _cane(pen: Pen, hand: Point) -> None:
    """A walking stick with a golden knob."""
    x, y = hand
    pen.stroke(_EDGE, [(x, y - 0.12), (x + 0.03, 0.9)], 0.046, 0.036)
    pen.stroke((98, 58, 34), [(x, y - 0.12), (x + 0.03, 0.89)], 0.026, 0.02)
    pen.stroke((150, 98, 60), [(x - 0.008, y - 0.1), (x + 0.02, 0.8)], 0.008)
    for tone, radius in ((_EDGE, 0.09), (BRASS, 0.068)):
        pen.disc(tone, x, y - 0.16, radius)
    pen.disc(lighter(BRASS, 0.7), x - 0.02, y - 0.18, 0.024)


def _lantern(pen: Pen, hand: Point) -> None:
    """A lantern with a warm pane."""
    x, y = hand[0] + 0.06, hand[1] + 0.24
    pen.stroke(_EDGE, [(x, y - 0.2), (hand[0], hand[1])], 0.026)
    pen.polygon(
        _EDGE,
        [(x - 0.16, y - 0.12), (x, y - 0.25), (x + 0.16, y - 0.12), (x + 0.13, y + 0.2), (x - 0.13, y + 0.2)],
    )
    pen.polygon(
        (255, 206, 92),
        [(x - 0.1, y - 0.09), (x + 0.1, y - 0.09), (x + 0.085, y + 0.14), (x - 0.085, y + 0.14)],
    )
    pen.oval((255, 246, 200), x, y + 0.04, 0.05, 0.08)
    pen.stroke(_EDGE, [(x, y - 0.09), (x, y + 0.14)], 0.012)
    pen.stroke(lighter(BRASS, 0.2), [(x - 0.11, y + 0.17), (x + 0.11, y + 0.17)], 0.022)


GEAR: Mapping[str, Callable[[Pen, Point], None]] = MappingProxyType(
    {"tricorn": _cutlass, "bicorne": _spyglass, "bobble_cap": _rope, "top_hat": _cane, "hood": _lantern}
)
"""By the hat that goes with it: what is drawn round a hand, in the box of the figure."""
