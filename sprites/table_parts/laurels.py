"""The wreath around the token of who stands out among those who win together."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import drawn, pixels
from sprites.palette import Colour, darker
from sprites.shapes import Pen

LAUREL_ROOM = 1.42
"""How many times as wide as what it surrounds a wreath is."""

_GOLD: Colour = (248, 200, 84)
_RIM: Colour = darker(_GOLD, 0.5)
_LEAVES = 10


def laurel(d: float, unit: float) -> pygame.Surface:
    """Two golden branches, tied below and open above; their middle is the middle of the picture.

    d: diameter of what they surround, in table units (the picture is ``LAUREL_ROOM`` times as wide and
    high); unit: pixels per table unit.
    """
    side = pixels(LAUREL_ROOM * d, unit)

    def branches(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), middle)
        for hand in (-1, 1):
            stem = [_on_branch(hand, math.radians(angle)) for angle in range(4, 148, 6)]
            pen.line(_RIM, stem, 0.035)
            for step in range(_LEAVES):
                angle = math.radians(16 + 14.4 * step)
                for lean in (0.75, -0.7):
                    _leaf(pen, hand, angle, lean)
        pen.disc(_RIM, 0, 0.86, 0.1)
        pen.disc(_GOLD, 0, 0.86, 0.065)

    return drawn((side, side), branches, _RIM)


def _on_branch(hand: int, angle: float) -> tuple[float, float]:
    """A point of a branch, so far up from its foot."""
    return hand * 0.84 * math.sin(angle), 0.84 * math.cos(angle)


def _leaf(pen: Pen, hand: int, angle: float, lean: float) -> None:
    """A leaf that leaves its branch outwards (lean above 0) or inwards."""
    x, y = _on_branch(hand, angle)
    way = angle - lean
    along = (hand * math.cos(way), -math.sin(way))
    across = (-along[1], along[0])
    for tone, long, wide in ((_RIM, 0.25, 0.078), (_GOLD, 0.215, 0.05)):
        pen.blob(
            tone,
            [
                (x, y),
                (x + along[0] * long * 0.5 + across[0] * wide, y + along[1] * long * 0.5 + across[1] * wide),
                (x + along[0] * long, y + along[1] * long),
                (x + along[0] * long * 0.5 - across[0] * wide, y + along[1] * long * 0.5 - across[1] * wide),
            ],
        )
