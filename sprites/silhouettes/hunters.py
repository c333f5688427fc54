"""The two hunters and the painted hand."""

from __future__ import annotations

import math

from sprites.palette import CREAM, INK, Colour, darker, lighter
from sprites.shapes import Pen


def small(pen: Pen, colour: Colour) -> None:
    """The small hunter: hair in spikes, a spear in the hand, a fur apron."""
    hair, wood = darker(colour, 0.46), darker(colour, 0.52)
    pen.stroke(wood, [(0.6, -0.92), (0.6, 0.97)], 0.045)
    pen.polygon(darker(colour, 0.62), [(0.45, -0.68), (0.6, -1.06), (0.75, -0.68), (0.6, -0.58)])
    pen.polygon(lighter(colour, 0.25), [(0.53, -0.7), (0.6, -0.94), (0.62, -0.66)])
    pen.blob(
        colour,
        [
            (-0.2, -0.35), (0.2, -0.35), (0.44, -0.18), (0.66, -0.04), (0.7, 0.1), (0.58, 0.19), (0.42, 0.12),
            (0.32, 0.04), (0.37, 0.4), (0.33, 0.62), (0.33, 0.84), (0.4, 0.96), (0.06, 0.96), (0.05, 0.78),
            (0.0, 0.66), (-0.05, 0.78), (-0.06, 0.96), (-0.4, 0.96), (-0.33, 0.84), (-0.33, 0.62), (-0.37,
            0.4), (-0.31, 0.04), (-0.4, 0.26), (-0.54, 0.3), (-0.6, 0.16), (-0.5, -0.1),
        ],
    )  # fmt: skip
    pen.stroke(colour, [(0.0, -0.45), (0.0, -0.2)], 0.17)
    pen.disc(colour, 0, -0.57, 0.28)
    pen.blob(
        hair,
        [
            (-0.3, -0.42), (-0.36, -0.62), (-0.44, -0.8), (-0.26, -0.8), (-0.22, -1.0), (-0.08, -0.86),
            (0.04, -1.04), (0.14, -0.86), (0.32, -0.96), (0.32, -0.76), (0.44, -0.66), (0.33, -0.48), (0.24,
            -0.62), (0.02, -0.69), (-0.2, -0.61),
        ],
    )  # fmt: skip
    for x in (-0.11, 0.11):
        pen.disc(CREAM, x, -0.53, 0.055)
        pen.disc(INK, x + 0.012, -0.525, 0.034)
    pen.stroke(hair, [(-0.08, -0.38), (0.0, -0.35), (0.09, -0.39)], 0.02)
    pen.stroke(hair, [(-0.18, -0.24), (0.0, -0.15), (0.18, -0.24)], 0.028)
    for x, y in ((-0.1, -0.18), (0.0, -0.14), (0.1, -0.18)):
        pen.polygon(lighter(colour, 0.75), [(x - 0.035, y), (x + 0.035, y), (x, y + 0.1)])
    pen.polygon(hair, [
        (-0.36, 0.44), (-0.27, 0.64), (-0.17, 0.5), (-0.06, 0.69), (0.06, 0.52), (0.17, 0.67),
        (0.27, 0.5), (0.37, 0.56), (0.36, 0.33), (-0.35, 0.33),
    ])  # fmt: skip
    pen.stroke(darker(colour, 0.62), [(-0.33, 0.35), (0.33, 0.35)], 0.03)
    for x, y in ((-0.2, 0.46), (0.06, 0.43), (0.23, 0.45)):
        pen.disc(darker(colour, 0.62), x, y, 0.032)


def large(pen: Pen, colour: Colour) -> None:
    """The large hunter: broad shoulders, beard, a club over the shoulder."""
    hair, wood = darker(colour, 0.46), darker(colour, 0.56)
    pen.stroke(wood, [(0.7, 0.3), (0.77, -0.2), (0.84, -0.8)], 0.075, 0.2)
    for x, y in ((0.78, -0.62), (0.92, -0.76), (0.8, -0.88), (0.8, -0.36)):
        pen.disc(darker(colour, 0.72), x, y, 0.04)
    pen.stroke(lighter(colour, 0.12), [(0.69, -0.44), (0.7, -0.8)], 0.02, 0.03)
    pen.blob(
        colour,
        [
            (-0.36, -0.42), (0.36, -0.42), (0.7, -0.3), (0.88, -0.06), (0.92, 0.2), (0.78, 0.34), (0.64,
            0.26), (0.57, 0.0), (0.58, 0.44), (0.52, 0.68), (0.53, 0.84), (0.6, 0.97), (0.12, 0.97), (0.1,
            0.8), (0.0, 0.68), (-0.1, 0.8), (-0.12, 0.97), (-0.6, 0.97), (-0.53, 0.84), (-0.52, 0.68),
            (-0.58, 0.44), (-0.56, 0.0), (-0.6, 0.24), (-0.74, 0.36), (-0.9, 0.22), (-0.88, -0.06), (-0.7,
            -0.3),
        ],
    )  # fmt: skip
    pen.stroke(colour, [(0.0, -0.5), (0.0, -0.3)], 0.34)
    pen.disc(colour, 0, -0.6, 0.29)
    pen.blob(
        hair,
        [
            (-0.3, -0.54), (-0.37, -0.74), (-0.22, -0.93), (0.0, -0.98), (0.22, -0.93), (0.37, -0.74),
            (0.3, -0.54), (0.2, -0.7), (0.0, -0.74), (-0.2, -0.7),
        ],
    )  # fmt: skip
    pen.blob(
        hair,
        [
            (-0.31, -0.54), (-0.2, -0.45), (-0.08, -0.48), (0.0, -0.45), (0.08, -0.48), (0.2, -0.45),
            (0.31, -0.54), (0.29, -0.24), (0.14, -0.08), (0.0, 0.06), (-0.14, -0.08), (-0.29, -0.24),
        ],
    )  # fmt: skip
    pen.stroke(lighter(colour, 0.35), [(-0.09, -0.34), (0.0, -0.31), (0.1, -0.35)], 0.022)
    pen.stroke(darker(colour, 0.62), [(-0.18, -0.68), (-0.05, -0.64)], 0.026)
    pen.stroke(darker(colour, 0.62), [(0.18, -0.68), (0.05, -0.64)], 0.026)
    for x in (-0.11, 0.11):
        pen.disc(CREAM, x, -0.585, 0.046)
        pen.disc(INK, x + 0.01, -0.58, 0.03)
    pen.polygon(hair, [
        (-0.58, 0.46), (-0.44, 0.7), (-0.3, 0.54), (-0.15, 0.78), (0.0, 0.58), (0.15, 0.76),
        (0.3, 0.54), (0.44, 0.72), (0.58, 0.46), (0.54, 0.32), (-0.54, 0.32),
    ])  # fmt: skip
    pen.stroke(darker(colour, 0.62), [(-0.54, 0.35), (0.54, 0.35)], 0.035)
    pen.disc(lighter(colour, 0.7), 0.0, 0.35, 0.055)
    for x, y in ((-0.36, 0.5), (-0.1, 0.5), (0.2, 0.48), (0.4, 0.52)):
        pen.disc(darker(colour, 0.62), x, y, 0.036)
    for points in (
        [(-0.62, -0.16), (-0.7, 0.0)],
        [(0.66, -0.14), (0.73, 0.02)],
        [(-0.3, 0.14), (-0.22, 0.22)],
    ):
        pen.stroke(darker(colour, 0.25), points, 0.024, 0.012)


def hand(pen: Pen, colour: Colour) -> None:
    """A hand blown onto the rock with pigment, fingers spread upwards, thumb to the right."""
    pen.blob(colour, [
        (-0.36, 0.0), (0.0, -0.1), (0.36, 0.02), (0.4, 0.42), (0.22, 0.74), (0.2, 0.96), (-0.2, 0.96),
        (-0.2, 0.74), (-0.38, 0.42),
    ])  # fmt: skip
    for degrees, length in ((-34, 0.95), (-12, 1.12), (9, 1.1), (30, 0.92)):
        sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        pen.stroke(colour, [
            (0.52 * sine, 0.16 - 0.34 * cosine), (0.92 * length * sine, 0.12 - 0.9 * length * cosine),
        ], 0.112, 0.09)  # fmt: skip
    pen.stroke(colour, [(0.26, 0.44), (0.52, 0.3), (0.72, 0.08)], 0.12, 0.09)
