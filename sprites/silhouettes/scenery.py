"""What stands on the lids of the boxes: fire, ship, tentacle, wolf, pine, rock."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point, smooth


def fire(pen: Pen, colour: Colour) -> None:
    """A camp fire on crossed logs; the colour is that of the outer flame."""
    flames = (
        (colour, [
            (-0.66, 0.55), (-0.74, 0.16), (-0.54, -0.24), (-0.42, 0.02), (-0.26, -0.4), (-0.06, -1.0),
            (0.16, -0.5), (0.26, -0.2), (0.42, -0.62), (0.56, -0.14), (0.74, 0.16), (0.66, 0.55),
        ]),
        (lighter((250, 160, 40), 0.05), [
            (-0.44, 0.55), (-0.46, 0.18), (-0.3, -0.08), (-0.16, 0.06), (-0.02, -0.5), (0.16, -0.02),
            (0.34, -0.14), (0.46, 0.2), (0.44, 0.55),
        ]),
        ((255, 236, 160), [
            (-0.22, 0.55), (-0.22, 0.28), (-0.06, 0.1), (0.02, -0.1), (0.12, 0.14), (0.24, 0.3),
            (0.2, 0.55),
        ]),
    )  # fmt: skip
    for tone, points in flames:
        pen.blob(tone, points)
    log = (58, 32, 18)
    pen.stroke(log, [(-0.82, 0.72), (0.8, 0.4)], 0.115, 0.1)
    pen.stroke(darker(log, 0.2), [(-0.8, 0.4), (0.82, 0.72)], 0.1, 0.115)
    for x, y in ((-0.82, 0.72), (0.82, 0.72)):
        pen.disc((150, 100, 60), x, y, 0.085)
        pen.disc((110, 70, 40), x, y, 0.04)


def ship(pen: Pen, colour: Colour) -> None:
    """A two-masted ship under full sail; the colour is that of the hull."""
    mast, cloth = darker(colour, 0.25), (240, 228, 198)
    pen.stroke(mast, [(0.0, 0.3), (0.0, -0.94)], 0.036, 0.026)
    pen.stroke(mast, [(-0.42, 0.34), (-0.42, -0.5)], 0.03, 0.022)
    pen.stroke(mast, [(0.5, 0.4), (0.92, 0.12)], 0.026, 0.014)
    pen.blob(
        darker(cloth, 0.1),
        [(0.06, -0.86), (0.34, -0.52), (0.58, 0.0), (0.62, 0.26), (0.34, 0.3), (0.07, 0.28)],
    )
    pen.blob(cloth, [(0.04, -0.86), (0.26, -0.52), (0.4, -0.1), (0.38, 0.22), (0.06, 0.26)])
    pen.blob(cloth, [(-0.06, -0.8), (-0.3, -0.44), (-0.34, 0.0), (-0.24, 0.26), (-0.06, 0.26)])
    pen.blob(
        darker(cloth, 0.08), [(-0.46, -0.44), (-0.68, -0.16), (-0.72, 0.16), (-0.62, 0.3), (-0.46, 0.28)]
    )
    for y in (-0.3, -0.02):
        pen.stroke(darker(cloth, 0.22), [(0.08, y), (0.22, y + 0.03), (0.34 + y * 0.2, y + 0.01)], 0.012)
        pen.stroke(darker(cloth, 0.22), [(-0.09, y), (-0.2, y + 0.03), (-0.3, y + 0.01)], 0.012)
    pen.blob(
        (206, 60, 50), [(0.0, -0.96), (0.18, -1.04), (0.34, -0.96), (0.3, -0.88), (0.14, -0.9), (0.0, -0.84)]
    )
    pen.blob(colour, [
        (-0.84, 0.3), (-0.78, 0.36), (-0.3, 0.42), (0.3, 0.42), (0.72, 0.34), (0.86, 0.26), (0.78, 0.5),
        (0.62, 0.78), (0.3, 0.84), (-0.44, 0.84), (-0.66, 0.72), (-0.78, 0.5),
    ])  # fmt: skip
    for y in (0.52, 0.64):
        pen.stroke(darker(colour, 0.35), [(-0.72, y), (0.0, y + 0.05), (0.7, y - 0.04)], 0.014)
    pen.stroke(lighter(colour, 0.3), [(-0.82, 0.34), (-0.3, 0.44), (0.3, 0.44), (0.82, 0.31)], 0.022)
    for x in (-0.4, -0.12, 0.16, 0.44):
        pen.disc((252, 206, 110), x, 0.57, 0.036)


def tentacle_along(pen: Pen, colour: Colour, path: Sequence[Point], width: float) -> None:
    """A tentacle along a path, thickest at its start (half width in box units), suckers on one side."""
    pen.stroke(
        darker(colour, 0.5),
        [(x + width * 0.14, y + width * 0.1) for x, y in path],
        width * 1.04,
        width * 0.16,
    )
    pen.stroke(colour, path, width, width * 0.13)
    pen.stroke(lighter(colour, 0.16), [(x - width * 0.34, y) for x, y in path], width * 0.24, width * 0.04)
    line = smooth(path, closed=False, steps=5)
    for index, (x, y) in enumerate(line[2:-3:2]):
        share = 1 - 2.1 * index / len(line)
        pen.disc(
            darker(colour, 0.4),
            x + width * 0.36 * share + width * 0.05,
            y + width * 0.04,
            width * 0.3 * share,
        )
        pen.disc(lighter(colour, 0.55), x + width * 0.36 * share, y, width * 0.27 * share)
        pen.disc(lighter(colour, 0.2), x + width * 0.38 * share, y + width * 0.02, width * 0.12 * share)


def tentacle(pen: Pen, colour: Colour) -> None:
    """A tentacle rising and curling to the right."""
    tentacle_along(pen, colour, [
        (-0.3, 0.72), (-0.4, 0.42), (-0.06, 0.08), (-0.1, -0.4), (0.2, -0.8), (0.58, -0.66),
        (0.46, -0.36), (0.26, -0.46),
    ], 0.3)  # fmt: skip


def wolf(pen: Pen, colour: Colour) -> None:
    """A sitting wolf, howling upwards to the right."""
    pen.stroke(colour, [(-0.4, 0.84), (-0.74, 0.95), (-1.02, 0.72)], 0.13, 0.05)
    pen.blob(
        colour,
        [
            (-0.5, 0.98), (-0.61, 0.64), (-0.54, 0.24), (-0.34, -0.08), (-0.17, -0.3), (-0.08, -0.5),
            (-0.06, -0.62), (-0.2, -0.78), (-0.02, -0.76), (0.1, -0.82), (0.22, -0.92), (0.38, -1.08), (0.5,
            -1.06), (0.47, -0.94), (0.37, -0.86), (0.44, -0.82), (0.38, -0.66), (0.33, -0.46), (0.34,
            -0.12), (0.38, 0.28), (0.39, 0.7), (0.48, 0.98), (0.18, 0.98), (0.15, 0.62), (0.07, 0.38),
            (-0.04, 0.6), (0.03, 0.82), (0.12, 0.98),
        ],
    )  # fmt: skip
    light = lighter(colour, 0.2)
    pen.blob(light, [(0.18, -0.42), (0.32, -0.44), (0.33, -0.08), (0.36, 0.22), (0.24, 0.06), (0.16, -0.18)])
    for x, y in ((-0.36, 0.1), (-0.24, -0.06), (-0.1, -0.28), (-0.46, 0.34), (-0.3, 0.36), (0.0, -0.46)):
        pen.stroke(light, [(x, y), (x - 0.03, y + 0.1), (x - 0.09, y + 0.18)], 0.02, 0.006)
    pen.stroke(lighter(colour, 0.5), [(0.17, -0.8), (0.23, -0.83)], 0.02)


def pine(pen: Pen, colour: Colour) -> None:
    """A pine with four tiers of boughs."""
    pen.polygon(darker(colour, 0.4), [(-0.07, 0.7), (0.07, 0.7), (0.08, 1.0), (-0.08, 1.0)])
    for low, high, half in ((0.84, 0.2, 0.52), (0.46, -0.18, 0.42), (0.06, -0.56, 0.31), (-0.34, -1.0, 0.2)):
        pen.polygon(colour, [
            (-half, low), (-half * 0.45, low - 0.08), (0, low + 0.03), (half * 0.45, low - 0.08),
            (half, low), (half * 0.5, (low + high) / 2), (0, high), (-half * 0.5, (low + high) / 2),
        ])  # fmt: skip


def rock(pen: Pen, colour: Colour) -> None:
    """A great table rock with gullies and caves, lit from the left."""
    outline = [
        (-1.0, 0.5), (-0.98, 0.34), (-0.9, 0.0), (-0.76, -0.26), (-0.48, -0.38), (-0.12, -0.44),
        (0.24, -0.42), (0.56, -0.34), (0.78, -0.16), (0.9, 0.1), (0.98, 0.38), (1.0, 0.5),
    ]  # fmt: skip
    pen.polygon(colour, smooth(outline, closed=False))
    for x, top, bottom in (
        (-0.78, -0.1, 0.34), (-0.6, -0.24, 0.3), (-0.42, -0.3, 0.4), (-0.22, -0.34, 0.2),
        (-0.04, -0.36, 0.42), (0.14, -0.36, 0.24), (0.32, -0.32, 0.4), (0.5, -0.28, 0.26),
        (0.66, -0.14, 0.4), (0.82, 0.06, 0.4),
    ):  # fmt: skip
        middle = (top + bottom) / 2
        pen.stroke(
            lighter(colour, 0.3), [(x - 0.028, top), (x - 0.03, middle), (x - 0.04, bottom)], 0.004, 0.016
        )
        pen.stroke(darker(colour, 0.34), [(x, top), (x + 0.012, middle), (x - 0.004, bottom)], 0.004, 0.02)
    for x, y, half in ((-0.32, 0.1, 0.07), (0.24, 0.2, 0.08), (0.6, 0.12, 0.05)):
        pen.oval(darker(colour, 0.55), x, y, half, half * 0.7)
        pen.oval(darker(colour, 0.7), x + 0.008, y + 0.012, half * 0.7, half * 0.45)
