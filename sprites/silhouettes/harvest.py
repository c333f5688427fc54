"""What six lands yield: a fruit, tubers, a toadstool, a larva, a carp, a goat; and the skull of poison."""

from __future__ import annotations

from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen

LEAF: Colour = (104, 152, 62)
TWIG: Colour = (96, 62, 32)


def fruit(pen: Pen, colour: Colour) -> None:
    """A waisted fruit on a twig with one leaf."""
    tube(pen, TWIG, [(0.02, -0.45), (0.05, -0.75), (0.2, -0.95)], 0.07, 0.05)
    modelled(pen, LEAF, [(0.1, -0.7), (0.42, -1.0), (0.92, -0.86), (0.58, -0.56)], 0.14)
    pen.line(darker(LEAF, 0.35), [(0.2, -0.72), (0.5, -0.8), (0.78, -0.84)], 0.02)
    modelled(pen, colour, [
        (0, -0.58), (0.3, -0.5), (0.42, -0.2), (0.72, 0.2), (0.7, 0.65), (0.35, 0.95), (0, 0.98),
        (-0.38, 0.94), (-0.72, 0.62), (-0.72, 0.2), (-0.42, -0.2), (-0.28, -0.5),
    ], 0.3)  # fmt: skip
    bead(pen, lighter(colour, 0.6), -0.32, 0.24, 0.11, 0.19, 0.1, 60, 40)
    for x, y in ((0.2, 0.3), (0.36, 0.62), (0.0, 0.66), (-0.12, 0.0), (0.14, -0.2)):
        pen.disc(lighter(colour, 0.35), x, y, 0.035)


def tubers(pen: Pen, colour: Colour) -> None:
    """Knobbly roots with shoots on top."""
    for path in ([(0.06, -0.5), (0.0, -0.78), (-0.2, -0.98)], [(0.12, -0.5), (0.26, -0.76), (0.5, -0.92)]):
        tube(pen, LEAF, path, 0.06, 0.04)
    modelled(pen, darker(colour, 0.12), [
        (0.0, -0.12), (0.36, -0.56), (0.66, -0.44), (0.72, -0.1), (0.96, 0.08), (0.92, 0.46), (0.6, 0.66),
        (0.2, 0.5),
    ], 0.26)  # fmt: skip
    modelled(pen, colour, [
        (-0.9, 0.25), (-0.78, -0.2), (-0.4, -0.3), (-0.1, -0.6), (0.24, -0.42), (0.3, 0.0), (0.5, 0.3),
        (0.34, 0.72), (-0.08, 0.92), (-0.54, 0.86), (-0.74, 0.58),
    ], 0.3)  # fmt: skip
    eye = darker(colour, 0.5)
    for x, y in ((-0.48, 0.1), (-0.02, -0.2), (0.62, 0.2), (-0.1, 0.5), (0.56, -0.2), (-0.5, 0.52)):
        pen.stroke(eye, [(x - 0.1, y), (x, y + 0.06), (x + 0.1, y)], 0.035, 0.02)


def toadstool(pen: Pen, colour: Colour) -> None:
    """A spotted mushroom on a thick foot."""
    stem: Colour = (236, 226, 202)
    modelled(
        pen, stem, [(-0.22, 0), (0.22, 0), (0.2, 0.5), (0.36, 0.92), (0, 1.0), (-0.36, 0.92), (-0.2, 0.5)]
    )
    modelled(
        pen,
        darker(stem, 0.14),
        [(-0.3, 0.2), (0, 0.28), (0.3, 0.2), (0.34, 0.4), (0, 0.5), (-0.34, 0.4)],
        0.1,
    )
    modelled(pen, colour, [
        (-0.95, 0.12), (-0.8, -0.45), (-0.35, -0.9), (0.1, -0.98), (0.55, -0.75), (0.88, -0.3), (0.95, 0.12),
        (0.5, 0.25), (0, 0.2), (-0.5, 0.25),
    ], 0.28)  # fmt: skip
    for x, y, half in ((-0.42, -0.33, 0.16), (0.1, -0.62, 0.14), (0.5, -0.2, 0.15), (0.02, -0.08, 0.11),
                       (-0.7, 0.02, 0.08), (0.8, 0.04, 0.06)):  # fmt: skip
        bead(pen, lighter(colour, 0.78), x, y, half, half * 0.84, 0.07, 20, 60)


def larva(pen: Pen, colour: Colour) -> None:
    """A fat larva of six rings, raising its head."""
    for number, (x, y, half) in enumerate(
        ((-0.72, -0.36, 0.27), (-0.68, 0.06, 0.33), (-0.42, 0.42, 0.38), (0.02, 0.58, 0.4), (0.44, 0.38, 0.4),
         (0.64, -0.02, 0.37))
    ):  # fmt: skip
        bead(pen, lighter(colour, 0.36) if number % 2 else colour, x, y, half, half, 0.18, 70, 120)
    for x in (-0.52, -0.16, 0.22, 0.54):
        tube(
            pen, darker(colour, 0.3), [(x, 0.82 - 0.3 * abs(x)), (x + 0.02, 0.97 - 0.2 * abs(x))], 0.06, 0.04
        )
    for path in ([(0.48, -0.74), (0.36, -0.98)], [(0.74, -0.76), (0.88, -1.0)]):
        tube(pen, darker(colour, 0.4), path, 0.045)
        pen.disc(darker(colour, 0.4), path[1][0], path[1][1], 0.075)
    bead(pen, (190, 122, 56), 0.6, -0.48, 0.38, 0.36, 0.18)
    for x in (0.46, 0.78):
        pen.disc((250, 244, 226), x, -0.52, 0.1)
        pen.disc((30, 20, 14), x + 0.01, -0.5, 0.06)
    pen.stroke((96, 48, 20), [(0.5, -0.3), (0.63, -0.24), (0.74, -0.3)], 0.03)


def carp(pen: Pen, colour: Colour) -> None:
    """A stout fish with forked tail and scales."""
    dark = darker(colour, 0.22)
    modelled(pen, dark, [(0.42, 0), (0.7, -0.3), (1.0, -0.62), (0.88, 0), (1.0, 0.62), (0.7, 0.3)], 0.12)
    modelled(pen, dark, [(-0.38, -0.35), (-0.1, -0.9), (0.3, -0.72), (0.4, -0.22)], 0.12)
    modelled(pen, dark, [(-0.28, 0.3), (0.1, 0.32), (0.16, 0.78), (-0.12, 0.62)], 0.1)
    modelled(pen, colour, [
        (-0.98, 0.05), (-0.7, -0.35), (-0.2, -0.52), (0.3, -0.32), (0.62, -0.05), (0.62, 0.08), (0.3, 0.35),
        (-0.2, 0.55), (-0.7, 0.38),
    ], 0.25)  # fmt: skip
    modelled(
        pen, lighter(colour, 0.6), [(-0.84, 0.2), (-0.4, 0.36), (0.1, 0.34), (-0.2, 0.5), (-0.62, 0.4)], 0.05
    )
    tone = darker(colour, 0.42)
    for x, y in ((-0.12, -0.2), (0.12, -0.12), (-0.12, 0.12), (0.12, 0.16), (0.34, 0.02)):
        pen.stroke(tone, [(x - 0.06, y - 0.12), (x + 0.05, y), (x - 0.06, y + 0.12)], 0.025)
    pen.stroke(tone, [(-0.44, -0.36), (-0.34, 0), (-0.44, 0.36)], 0.04)
    pen.disc((250, 246, 230), -0.66, -0.08, 0.14)
    pen.disc((20, 20, 24), -0.68, -0.07, 0.075)


def goat(pen: Pen, colour: Colour) -> None:
    """A mountain goat in profile, to the right, with swept-back horns and a beard."""
    legs = darker(colour, 0.3)
    for x in (-0.5, 0.44):
        modelled(
            pen, legs, [(x - 0.1, 0.2), (x + 0.12, 0.2), (x + 0.06, 0.95), (x - 0.08, 0.95)], 0.08, False
        )
    tube(pen, legs, [(-0.74, -0.1), (-0.94, 0.02), (-0.94, 0.24)], 0.07, 0.04)
    horn: Colour = (240, 224, 186)
    for path in ([(0.58, -0.66), (0.46, -0.94), (0.16, -1.0)], [(0.68, -0.68), (0.66, -0.98), (0.36, -1.08)]):
        tube(pen, horn, path, 0.075, 0.035)
    modelled(pen, colour, [
        (-0.8, 0.02), (-0.62, -0.32), (-0.1, -0.3), (0.34, -0.28), (0.48, -0.62), (0.72, -0.74), (0.9, -0.58),
        (1.0, -0.34), (0.82, -0.26), (0.72, 0.1), (0.6, 0.44), (0, 0.5), (-0.6, 0.47),
    ], 0.25)  # fmt: skip
    for x in (-0.66, 0.6):
        modelled(pen, darker(colour, 0.12), [(x - 0.1, 0.3), (x + 0.14, 0.3), (x + 0.06, 0.98),
            (x - 0.08, 0.98)],
                 0.08, False)  # fmt: skip
    modelled(pen, lighter(colour, 0.5), [(0.84, -0.3), (0.94, -0.3), (0.9, 0.06), (0.82, -0.08)], 0.05)
    modelled(pen, darker(colour, 0.2), [(0.5, -0.58), (0.34, -0.5), (0.3, -0.36), (0.5, -0.44)], 0.05)
    pen.disc((20, 14, 12), 0.74, -0.52, 0.055)
    for x, y in ((-0.4, 0.1), (-0.1, 0.22), (0.2, 0.06)):
        pen.stroke(darker(colour, 0.3), [(x, y - 0.08), (x - 0.05, y + 0.1)], 0.025, 0.01)


def skull(pen: Pen, colour: Colour) -> None:
    """A skull; the colour is that of the bone."""
    modelled(pen, colour, [
        (0, -0.88), (0.55, -0.7), (0.78, -0.2), (0.6, 0.25), (0.38, 0.36), (0.36, 0.8), (-0.36, 0.8),
        (-0.38, 0.36), (-0.6, 0.25), (-0.78, -0.2), (-0.55, -0.7),
    ], 0.2)  # fmt: skip
    dark: Colour = (26, 24, 20)
    for x in (-0.31, 0.31):
        pen.oval(dark, x, -0.12, 0.22, 0.23)
    pen.polygon(dark, [(0, 0.12), (0.11, 0.33), (-0.11, 0.33)])
    for x in (-0.13, 0.13):
        pen.line(dark, [(x, 0.5), (x, 0.76)], 0.035)
