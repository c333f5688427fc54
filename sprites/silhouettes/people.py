"""The figure that stands for a player's people, as it is sawn from board."""

from __future__ import annotations

from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen


def person(pen: Pen, colour: Colour) -> None:
    """A standing person with open arms, broad at the foot, so that it stands firmly."""
    pen.disc(colour, 0, -0.62, 0.3)
    pen.blob(
        colour,
        [
            (-0.16, -0.36), (0.16, -0.36), (0.38, -0.26), (0.66, -0.06), (0.8, 0.1), (0.76, 0.26),
            (0.56, 0.28),
            (0.38, 0.2), (0.42, 0.46), (0.52, 0.74), (0.6, 0.92), (0.54, 0.98), (0.22, 0.98), (0.14, 0.86),
            (0.0, 0.68), (-0.14, 0.86), (-0.22, 0.98), (-0.54, 0.98), (-0.6, 0.92), (-0.52, 0.74),
            (-0.42, 0.46), (-0.38, 0.2), (-0.56, 0.28), (-0.76, 0.26), (-0.8, 0.1), (-0.66, -0.06),
            (-0.38, -0.26),
        ],
    )  # fmt: skip
    pen.stroke(colour, [(0.0, -0.5), (0.0, -0.2)], 0.2)
    pen.stroke(darker(colour, 0.3), [(-0.15, -0.33), (0.0, -0.28), (0.15, -0.33)], 0.03)
    pen.stroke(lighter(colour, 0.3), [(-0.16, -0.74), (-0.04, -0.82)], 0.05, 0.03)
