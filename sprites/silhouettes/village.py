"""What a village knows: sickle, spear, hourglass, bowls, horn, drum, jar, millstone, rope, a smiling sun."""

from __future__ import annotations

import math

from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen

HAFT: Colour = (126, 82, 44)
CLAY: Colour = (176, 110, 70)


def sickle(pen: Pen, colour: Colour) -> None:
    """A sickle with its haft to the lower left; the colour is that of the blade."""
    tube(pen, HAFT, [(-0.8, 0.7), (-0.32, 0.28)], 0.13)
    modelled(pen, colour, [
        (-0.4, 0.25), (-0.15, 0.52), (0.4, 0.56), (0.82, 0.26), (0.9, -0.31), (0.62, -0.79),
        (0.04, -1.06), (0.46, -0.58), (0.55, -0.13), (0.39, 0.18), (0.06, 0.25), (-0.24, 0.12),
    ], 0.1)  # fmt: skip


def spear(pen: Pen, colour: Colour) -> None:
    """A spear aimed to the upper right; the colour is that of its point."""
    tube(pen, HAFT, [(-0.86, 0.92), (0.42, -0.46)], 0.085)
    modelled(pen, colour, [(0.96, -0.98), (0.66, -0.12), (0.42, -0.36), (0.12, -0.58)], 0.12, False)
    pen.line((206, 60, 50), [(0.14, -0.34), (0.4, -0.1)], 0.06)


def hourglass(pen: Pen, colour: Colour) -> None:
    """An hourglass: this spoils; the colour is that of its frame."""
    modelled(pen, (222, 236, 238), [
        (-0.52, -0.72), (0.52, -0.72), (0.44, -0.3), (0.08, 0), (0.44, 0.3), (0.52, 0.72), (-0.52, 0.72),
        (-0.44, 0.3), (-0.08, 0), (-0.44, -0.3),
    ], 0.1, False)  # fmt: skip
    sand: Colour = (226, 168, 60)
    pen.polygon(sand, [(-0.44, 0.68), (0.44, 0.68), (0.2, 0.32), (-0.2, 0.32)])
    pen.polygon(sand, [(-0.32, -0.36), (0.32, -0.36), (0, -0.04)])
    for y in (-0.84, 0.84):
        modelled(
            pen, colour, [(-0.7, y - 0.15), (0.7, y - 0.15), (0.7, y + 0.15), (-0.7, y + 0.15)], 0.08, False
        )


def bowl(pen: Pen, colour: Colour) -> None:
    """An empty bowl."""
    modelled(
        pen,
        colour,
        [(-0.94, -0.2), (0.94, -0.2), (0.78, 0.38), (0.36, 0.76), (-0.36, 0.76), (-0.78, 0.38)],
        0.22,
    )
    bead(pen, lighter(colour, 0.2), 0, -0.2, 0.95, 0.3, 0.06, 60, 60)
    bead(pen, darker(colour, 0.6), 0, -0.18, 0.8, 0.22, 0.1, 0, 90)


def full_bowl(pen: Pen, colour: Colour) -> None:
    """A heaped bowl: food."""
    for x, y, half, tone in (
        (-0.4, -0.3, 0.36, (228, 190, 92)), (0.4, -0.32, 0.36, (208, 158, 66)), (0.0, -0.56, 0.36,
        (242, 210, 122)),
    ):  # fmt: skip
        bead(pen, tone, x, y, half, half * 0.86, 0.16)
    modelled(
        pen,
        colour,
        [(-0.94, -0.16), (0.94, -0.16), (0.78, 0.4), (0.36, 0.8), (-0.36, 0.8), (-0.78, 0.4)],
        0.22,
    )
    pen.stroke(lighter(colour, 0.4), [(-0.86, 0.04), (0, 0.14), (0.86, 0.04)], 0.035)


def treat(pen: Pen, colour: Colour) -> None:
    """A star: a treat."""
    modelled(pen, colour, [
        (math.sin(step * math.pi / 5) * (1.0 if step % 2 == 0 else 0.46),
         0.06 - math.cos(step * math.pi / 5) * (1.0 if step % 2 == 0 else 0.46))
        for step in range(10)
    ], 0.14, False)  # fmt: skip


def horn_cup(pen: Pen, colour: Colour) -> None:
    """A drinking horn that foams: for holidays."""
    modelled(pen, colour, [
        (-0.74, -0.5), (0.12, -0.5), (0.2, -0.1), (0.45, 0.3), (0.98, 0.5), (0.6, 0.82), (0.0, 0.74),
        (-0.45, 0.3), (-0.68, -0.1),
    ], 0.24)  # fmt: skip
    modelled(pen, (160, 62, 50), [(-0.78, -0.54), (0.18, -0.54), (0.2, -0.24), (-0.74, -0.24)], 0.08, False)
    for x, y, half in ((-0.62, -0.68, 0.2), (-0.3, -0.78, 0.24), (0.02, -0.68, 0.2)):
        bead(pen, (253, 247, 232), x, y, half, half, 0.1, 40, 60)


def drum(pen: Pen, colour: Colour) -> None:
    """A laced drum on a waisted foot, with two sticks."""
    modelled(pen, darker(colour, 0.12), [(-0.24, 0.4), (0.24, 0.4), (0.48, 0.97), (-0.48, 0.97)], 0.12, False)
    body = [(-0.84, -0.1), (0.84, -0.1), (0.62, 0.34), (0.26, 0.56), (-0.26, 0.56), (-0.62, 0.34)]
    modelled(pen, colour, body, 0.16, False)
    cord: Colour = (246, 224, 168)
    for step in range(5):
        x = -0.74 + 0.37 * step
        foot = 0.5 - 0.22 * abs(step - 2) / 2
        pen.line(cord, [(x, 0.0), (x * 0.5 + 0.1, foot)], 0.038)
        pen.line(cord, [(x, 0.0), (x * 0.5 - 0.1, foot)], 0.038)
    bead(pen, (246, 232, 198), 0, -0.12, 0.86, 0.28, 0.08, 60, 70)
    for side in (-1, 1):
        tube(pen, HAFT, [(side * -0.14, -0.18), (side * 0.62, -0.9)], 0.065)
        bead(pen, (250, 240, 216), side * -0.14, -0.18, 0.13, 0.12, 0.06)


def jar(pen: Pen, colour: Colour) -> None:
    """A lidded jar with a painted band."""
    modelled(pen, colour, [
        (-0.36, -0.66), (0.36, -0.66), (0.32, -0.45), (0.72, 0), (0.62, 0.7), (0.26, 0.94), (-0.26, 0.94),
        (-0.62, 0.7), (-0.72, 0), (-0.32, -0.45),
    ], 0.24)  # fmt: skip
    modelled(
        pen, darker(colour, 0.3), [(-0.48, -0.92), (0.48, -0.92), (0.44, -0.64), (-0.44, -0.64)], 0.1, False
    )
    band: Colour = (242, 214, 160)
    pen.stroke(band, [(-0.6, 0.02), (0, 0.16), (0.6, 0.02)], 0.04)
    pen.stroke(band, [(-0.6, 0.44), (0, 0.58), (0.6, 0.44)], 0.04)
    pen.line(
        band,
        [(-0.54, 0.36), (-0.36, 0.16), (-0.18, 0.42), (0, 0.24), (0.18, 0.42), (0.36, 0.16), (0.54, 0.36)],
        0.03,
    )


def millstone(pen: Pen, colour: Colour) -> None:
    """A quern: a round stone with a handle on a broader one."""
    tube(pen, HAFT, [(0.5, -0.2), (0.54, -0.96)], 0.1)
    low = [(-1.0, 0.34), (1.0, 0.34), (0.98, 0.66), (0.5, 0.9), (0, 0.95), (-0.5, 0.9), (-0.98, 0.66)]
    modelled(pen, darker(colour, 0.28), low, 0.14)
    bead(pen, darker(colour, 0.1), 0, 0.34, 1.0, 0.32, 0.08)
    high = [(-0.74, -0.22), (0.74, -0.22), (0.74, 0.16), (0.4, 0.36), (0, 0.42), (-0.4, 0.36), (-0.74, 0.16)]
    modelled(pen, colour, high, 0.14)
    bead(pen, lighter(colour, 0.3), 0, -0.22, 0.75, 0.26, 0.07)
    bead(pen, darker(colour, 0.66), 0, -0.22, 0.2, 0.08, 0.03, 0, 70)


def coil(pen: Pen, colour: Colour) -> None:
    """A coil of rope with its end hanging out."""
    tube(pen, colour, [(0.5, 0.5), (0.86, 0.7), (0.94, 0.96)], 0.12)
    for radius, half in ((0.74, 0.19), (0.34, 0.16)):
        ring = [
            (
                radius * math.cos(step * math.tau / 24) - 0.06,
                radius * 0.92 * math.sin(step * math.tau / 24) - 0.06,
            )
            for step in range(25)
        ]
        pen.line(darker(colour, 0.55), ring, half + 0.03)
        pen.line(colour, [(x - 0.03, y - 0.04) for x, y in ring], half * 0.8)
        for step in range(24):
            angle = step * math.tau / 24
            inner, outer = radius - half * 0.8, radius + half * 0.8
            pen.line(
                darker(colour, 0.42),
                [(inner * math.cos(angle) - 0.06, inner * 0.92 * math.sin(angle) - 0.06),
                 (outer * math.cos(angle + 0.2) - 0.06, outer * 0.92 * math.sin(angle + 0.2) - 0.06)],
                0.024,
            )  # fmt: skip


def smile(pen: Pen, colour: Colour) -> None:
    """A smiling sun: happiness."""
    for step in range(12):
        angle = step * math.tau / 12
        tip = (0.99 * math.cos(angle), 0.99 * math.sin(angle))
        pen.polygon(darker(colour, 0.14), [
            tip, (0.74 * math.cos(angle + 0.2), 0.74 * math.sin(angle + 0.2)),
            (0.74 * math.cos(angle - 0.2), 0.74 * math.sin(angle - 0.2)),
        ])  # fmt: skip
    bead(pen, colour, 0, 0, 0.76, 0.76, 0.18)
    ink: Colour = (70, 40, 14)
    for x in (-0.26, 0.26):
        pen.oval(ink, x, -0.16, 0.09, 0.12)
    pen.stroke(ink, [(-0.4, 0.14), (-0.18, 0.38), (0.18, 0.38), (0.4, 0.14)], 0.06)
