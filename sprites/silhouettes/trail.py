"""The five animals of the path cards."""

from __future__ import annotations

import math

from sprites.palette import CREAM, INK, Colour, darker, lighter
from sprites.shapes import Pen


def caterpillar(pen: Pen, colour: Colour) -> None:
    """A caterpillar humping its back, head to the right."""
    foot, other = darker(colour, 0.45), darker(colour, 0.16)
    segments = ((-0.82, 0.34), (-0.54, 0.14), (-0.22, 0.02), (0.1, 0.06), (0.36, 0.18))
    for x, y in segments:
        pen.stroke(foot, [(x, y + 0.18), (x + 0.02, y + 0.44)], 0.06, 0.04)
    for index, (x, y) in enumerate(segments):
        pen.disc(foot, x, y, 0.275)
        pen.disc(colour if index % 2 else other, x, y, 0.25)
        pen.oval(lighter(colour, 0.4), x - 0.03, y - 0.1, 0.1, 0.075)
        for lean in (-0.07, 0.05):
            pen.stroke(foot, [(x + lean, y - 0.22), (x + lean * 1.8, y - 0.4)], 0.018, 0.01)
    for x in (0.56, 0.78):
        pen.stroke(foot, [(x, -0.18), (x + 0.02, -0.38), (x + 0.1, -0.5)], 0.035, 0.025)
        pen.disc(foot, x + 0.11, -0.53, 0.065)
    pen.disc(foot, 0.65, 0.04, 0.335)
    pen.disc(colour, 0.65, 0.04, 0.31)
    pen.disc(CREAM, 0.76, -0.03, 0.1)
    pen.disc(INK, 0.785, -0.03, 0.052)
    pen.stroke(foot, [(0.66, 0.2), (0.76, 0.23), (0.85, 0.17)], 0.024)


def lizard(pen: Pen, colour: Colour) -> None:
    """A lizard seen from above, its tail in a curl."""
    spot = lighter(colour, 0.5)
    for path in (
        [(-0.1, 0.02), (-0.26, -0.34), (-0.5, -0.36)],
        [(0.34, -0.1), (0.24, -0.46), (0.42, -0.6)],
        [(-0.06, 0.12), (-0.18, 0.46), (-0.4, 0.54)],
        [(0.38, 0.04), (0.46, 0.4), (0.68, 0.4)],
    ):
        pen.stroke(colour, path, 0.085, 0.055)
        x, y = path[-1]
        for degrees in (-60, 0, 60):
            angle = math.atan2(y - path[1][1], x - path[1][0]) + math.radians(degrees)
            pen.stroke(
                colour, [(x, y), (x + 0.14 * math.cos(angle), y + 0.14 * math.sin(angle))], 0.035, 0.028
            )
    pen.stroke(colour, [
        (0.56, -0.14), (0.2, 0.02), (-0.2, 0.1), (-0.56, 0.0), (-0.84, 0.18), (-0.78, 0.5),
        (-0.56, 0.6),
    ], 0.21, 0.025)  # fmt: skip
    pen.blob(colour, [(0.4, -0.22), (0.6, -0.4), (0.84, -0.38), (1.0, -0.2), (0.86, -0.02), (0.6, 0.04)])
    for x, y, size in (
        (0.36, -0.05, 0.05), (0.16, 0.03, 0.058), (-0.06, 0.07, 0.055), (-0.27, 0.07, 0.045),
        (-0.46, 0.04, 0.034),
    ):  # fmt: skip
        pen.disc(spot, x, y, size)
        pen.disc(darker(colour, 0.35), x + 0.02, y - 0.1, size * 0.55)
    for x, y in ((0.72, -0.3), (0.78, -0.1)):
        pen.disc(CREAM, x, y, 0.058)
        pen.disc(INK, x + 0.012, y, 0.032)


def fish(pen: Pen, colour: Colour) -> None:
    """A fish swimming to the right."""
    fin, line = darker(colour, 0.24), darker(colour, 0.34)
    pen.blob(fin, [
        (-0.36, 0.0), (-0.62, -0.16), (-0.98, -0.46), (-0.88, -0.2), (-0.84, 0.0), (-0.88, 0.2),
        (-0.98, 0.46), (-0.62, 0.16),
    ])  # fmt: skip
    pen.blob(fin, [(-0.14, -0.28), (0.02, -0.56), (0.26, -0.68), (0.44, -0.56), (0.46, -0.34), (0.2, -0.3)])
    pen.blob(fin, [(-0.02, 0.32), (0.02, 0.56), (0.16, 0.62), (0.36, 0.4)])
    pen.blob(colour, [
        (-0.5, 0.0), (-0.22, -0.28), (0.2, -0.44), (0.62, -0.34), (0.9, -0.08), (0.96, 0.03),
        (0.88, 0.1), (0.62, 0.32), (0.2, 0.42), (-0.22, 0.27),
    ])  # fmt: skip
    pen.blob(lighter(colour, 0.32), [
        (-0.3, 0.14), (0.1, 0.22), (0.5, 0.16), (0.84, 0.12), (0.6, 0.3), (0.2, 0.39), (-0.16, 0.27),
    ])  # fmt: skip
    for x in (-0.22, 0.0, 0.22):
        for y in (-0.16, 0.02):
            pen.stroke(line, [(x, y - 0.09), (x + 0.08, y), (x, y + 0.09)], 0.022)
    pen.stroke(line, [(0.48, -0.28), (0.4, -0.02), (0.48, 0.24)], 0.028)
    pen.blob(fin, [(0.3, 0.04), (0.1, 0.1), (0.0, 0.24), (0.22, 0.22)])
    for y in (-0.28, -0.14, 0.14, 0.28):
        pen.stroke(line, [(-0.6, y * 0.5), (-0.88, y)], 0.014)
    pen.disc(CREAM, 0.66, -0.12, 0.095)
    pen.disc(INK, 0.685, -0.12, 0.05)
    pen.stroke(line, [(0.95, 0.06), (0.86, 0.1), (0.78, 0.09)], 0.02)


def boar(pen: Pen, colour: Colour) -> None:
    """A wild boar with bristles and tusks, trotting to the right."""
    bristle, far = darker(colour, 0.34), darker(colour, 0.42)
    for left, right in ((-0.36, -0.2), (0.02, 0.2)):
        pen.polygon(far, [(left, 0.3), (right, 0.3), (right - 0.04, 0.78), (left + 0.02, 0.78)])
    for step in range(12):
        x = -0.86 + step * 0.118
        y = -0.38 - 0.19 * math.sin((step + 0.8) / 12 * 2.7)
        pen.polygon(bristle, [(x - 0.07, y + 0.14), (x - 0.08, y - 0.11), (x + 0.08, y + 0.1)])
    pen.blob(
        colour,
        [
            (-0.93, 0.0), (-0.86, -0.28), (-0.62, -0.44), (-0.3, -0.52), (0.0, -0.55), (0.26, -0.48), (0.5,
            -0.32), (0.72, -0.12), (0.94, 0.02), (1.0, 0.14), (0.97, 0.27), (0.82, 0.31), (0.6, 0.32),
            (0.48, 0.4), (0.44, 0.6), (0.46, 0.82), (0.24, 0.82), (0.2, 0.56), (0.1, 0.44), (-0.14, 0.44),
            (-0.38, 0.42), (-0.44, 0.58), (-0.42, 0.82), (-0.65, 0.82), (-0.7, 0.5), (-0.84, 0.3),
        ],
    )  # fmt: skip
    pen.polygon(bristle, [(0.2, -0.42), (0.3, -0.78), (0.46, -0.34)])
    pen.polygon(colour, [(0.25, -0.42), (0.32, -0.64), (0.4, -0.36)])
    pen.stroke(bristle, [(-0.9, -0.12), (-1.0, 0.04), (-0.96, 0.2)], 0.035, 0.03)
    for x, y in (
        (-0.7, -0.1), (-0.46, -0.2), (-0.2, -0.24), (0.04, -0.2), (-0.58, 0.12), (-0.3, 0.06),
        (-0.04, 0.08), (0.18, 0.02),
    ):  # fmt: skip
        pen.stroke(bristle, [(x, y), (x - 0.03, y + 0.09), (x - 0.1, y + 0.16)], 0.024, 0.008)
    pen.oval(darker(colour, 0.3), 0.95, 0.15, 0.055, 0.11)
    pen.stroke(CREAM, [(0.72, 0.26), (0.86, 0.16), (0.85, -0.03)], 0.06, 0.02)
    pen.disc(CREAM, 0.56, -0.12, 0.055)
    pen.disc(INK, 0.57, -0.12, 0.034)
    for x in (-0.54, 0.35):
        pen.polygon(INK, [(x - 0.11, 0.76), (x + 0.11, 0.76), (x + 0.11, 0.83), (x - 0.11, 0.83)])


def cave_bear(pen: Pen, colour: Colour) -> None:
    """A heavy bear with a shoulder hump, walking to the right."""
    fur, far = darker(colour, 0.34), darker(colour, 0.45)
    pen.polygon(far, [(-0.4, 0.3), (-0.12, 0.3), (-0.14, 0.8), (-0.38, 0.8)])
    pen.polygon(far, [(0.06, 0.2), (0.3, 0.2), (0.3, 0.8), (0.08, 0.8)])
    pen.disc(fur, 0.35, -0.73, 0.125)
    pen.blob(
        colour,
        [
            (-0.95, 0.08), (-0.93, -0.22), (-0.74, -0.46), (-0.42, -0.54), (-0.1, -0.6), (0.1, -0.66),
            (0.26, -0.66), (0.36, -0.78), (0.5, -0.74), (0.66, -0.62), (0.8, -0.46), (0.98, -0.36), (1.0,
            -0.2), (0.9, -0.1), (0.72, -0.06), (0.58, 0.06), (0.53, 0.28), (0.56, 0.56), (0.62, 0.82), (0.3,
            0.84), (0.26, 0.54), (0.14, 0.38), (-0.14, 0.4), (-0.34, 0.42), (-0.4, 0.58), (-0.36, 0.84),
            (-0.68, 0.84), (-0.72, 0.56), (-0.88, 0.36),
        ],
    )  # fmt: skip
    pen.disc(fur, 0.44, -0.66, 0.055)
    pen.blob(
        lighter(colour, 0.16), [(0.78, -0.42), (0.97, -0.33), (0.96, -0.19), (0.8, -0.13), (0.68, -0.22)]
    )
    pen.oval(INK, 0.965, -0.29, 0.06, 0.05)
    pen.stroke(fur, [(0.94, -0.18), (0.84, -0.15), (0.74, -0.18)], 0.018)
    for x, y in (
        (-0.72, -0.16), (-0.5, -0.28), (-0.26, -0.3), (0.0, -0.36), (0.22, -0.4), (-0.6, 0.08),
        (-0.34, 0.0), (-0.08, -0.04), (0.2, -0.08), (0.36, 0.16), (-0.6, 0.34), (0.4, 0.42),
    ):  # fmt: skip
        pen.stroke(fur, [(x, y), (x - 0.02, y + 0.09), (x - 0.08, y + 0.17)], 0.027, 0.008)
    for x in (0.36, 0.46, 0.56, -0.63, -0.53, -0.43):
        pen.stroke(lighter(colour, 0.7), [(x, 0.79), (x + 0.03, 0.85)], 0.022, 0.014)
    pen.disc(CREAM, 0.66, -0.45, 0.055)
    pen.disc(INK, 0.67, -0.45, 0.034)
