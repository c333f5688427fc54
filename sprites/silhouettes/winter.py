"""What a winter is lived by: salmon, cob of corn, bison, the star that guides, a paw."""

from __future__ import annotations

import math

from sprites.palette import CREAM, INK, Colour, darker, lighter
from sprites.shapes import Pen

HUSK: Colour = (84, 128, 62)


def salmon(pen: Pen, colour: Colour) -> None:
    """A salmon swimming to the left."""
    fin, line, pale = darker(colour, 0.22), darker(colour, 0.4), lighter(colour, 0.42)
    pen.blob(fin, [(0.02, -0.3), (0.1, -0.52), (0.3, -0.5), (0.36, -0.24)])
    pen.blob(fin, [(-0.3, 0.28), (-0.2, 0.56), (-0.02, 0.56), (0.02, 0.3)])
    pen.blob(fin, [(0.34, 0.16), (0.42, 0.42), (0.56, 0.38), (0.54, 0.14)])
    pen.polygon(
        fin, [(0.6, -0.08), (1.0, -0.46), (0.94, -0.14), (0.88, 0.02), (0.94, 0.18), (1.0, 0.48), (0.6, 0.12)]
    )
    pen.blob(colour, [
        (-1.0, 0.06), (-0.9, -0.1), (-0.68, -0.24), (-0.3, -0.36), (0.12, -0.32), (0.48, -0.16),
            (0.72, -0.08),
        (0.74, 0.11), (0.48, 0.17), (0.12, 0.31), (-0.3, 0.35), (-0.66, 0.27), (-0.9, 0.16),
    ])  # fmt: skip
    pen.blob(pale, [
        (-0.94, 0.12), (-0.6, 0.1), (-0.2, 0.12), (0.3, 0.08), (0.7, 0.07), (0.3, 0.2), (-0.1, 0.32),
        (-0.5, 0.29), (-0.8, 0.21),
    ])  # fmt: skip
    pen.stroke(line, [(-0.5, -0.26), (-0.4, 0.0), (-0.5, 0.26)], 0.03)
    for x, y in ((-0.26, -0.22), (0.0, -0.2), (0.26, -0.14), (-0.13, -0.07), (0.13, -0.06), (0.4, -0.04)):
        pen.disc(line, x, y, 0.042)
    for y in (-0.26, 0.28):
        pen.stroke(line, [(0.76, y * 0.3), (0.93, y)], 0.018)
    pen.stroke(line, [(-0.98, 0.08), (-0.8, 0.12)], 0.022)
    pen.disc(CREAM, -0.71, -0.06, 0.085)
    pen.disc(INK, -0.725, -0.06, 0.045)


def cob(pen: Pen, colour: Colour) -> None:
    """A cob of corn, its husks bent open."""
    dark = darker(colour, 0.34)
    for side in (-1, 1):
        pen.blob(darker(HUSK, 0.34), [
            (side * 0.02, 0.92), (side * 0.26, 0.62), (side * 0.5, 0.2), (side * 0.74, -0.14),
            (side * 0.72, 0.3), (side * 0.5, 0.68), (side * 0.2, 0.94),
        ])  # fmt: skip
    pen.blob(dark, [
        (0.0, -1.0), (0.2, -0.86), (0.31, -0.5), (0.34, -0.06), (0.3, 0.4), (0.12, 0.7), (-0.12, 0.7),
        (-0.3, 0.4), (-0.34, -0.06), (-0.31, -0.5), (-0.2, -0.86),
    ])  # fmt: skip
    for row in range(9):
        y = -0.84 + row * 0.165
        half = 0.3 * math.sqrt(max(0.05, 1 - ((y + 0.12) / 0.95) ** 2))
        for column in (-1, 0, 1):
            pen.oval(colour, column * half * 0.66, y, half * 0.32, 0.078)
            pen.oval(lighter(colour, 0.5), column * half * 0.66 - 0.02, y - 0.026, half * 0.13, 0.026)
    for side in (-1, 1):
        pen.blob(HUSK, [
            (0.0, 0.98), (side * 0.02, 0.6), (side * 0.14, 0.24), (side * 0.38, -0.1), (side * 0.5, -0.4),
            (side * 0.54, 0.06), (side * 0.42, 0.5), (side * 0.2, 0.86),
        ])  # fmt: skip
        pen.stroke(lighter(HUSK, 0.34), [(side * 0.06, 0.84), (side * 0.26, 0.4), (side * 0.45, -0.1)], 0.026)
    pen.stroke(darker(HUSK, 0.2), [(0, 0.86), (0.0, 1.0)], 0.07)


def bison(pen: Pen, colour: Colour) -> None:
    """A bison standing to the right: hump, woolly shoulders, low head."""
    wool, far, horn = darker(colour, 0.36), darker(colour, 0.46), (236, 224, 196)
    for left, right in ((-0.5, -0.36), (0.2, 0.34)):
        pen.polygon(far, [(left - 0.03, 0.24), (right + 0.05, 0.24), (right, 0.78), (left + 0.02, 0.78)])
    pen.stroke(colour, [(-0.9, -0.1), (-1.0, 0.1), (-0.96, 0.34)], 0.04, 0.03)
    pen.disc(wool, -0.96, 0.36, 0.055)
    pen.blob(colour, [
        (-0.96, 0.02), (-0.9, -0.22), (-0.66, -0.36), (-0.36, -0.44), (-0.06, -0.66), (0.2, -0.8),
        (0.44, -0.74), (0.6, -0.54), (0.8, -0.36), (0.96, -0.1), (1.0, 0.2), (0.92, 0.4), (0.74, 0.44),
        (0.56, 0.42), (0.5, 0.84), (0.3, 0.84), (0.28, 0.46), (0.0, 0.36), (-0.4, 0.32), (-0.56, 0.44),
        (-0.62, 0.62), (-0.6, 0.84), (-0.8, 0.84), (-0.82, 0.5), (-0.94, 0.3),
    ])  # fmt: skip
    pen.blob(wool, [
        (0.06, -0.72), (0.3, -0.8), (0.5, -0.68), (0.68, -0.48), (0.86, -0.28), (0.98, 0.0), (1.0, 0.22),
        (0.92, 0.4), (0.84, 0.5), (0.74, 0.72), (0.64, 0.5), (0.5, 0.4), (0.46, 0.6), (0.36, 0.44),
            (0.2, 0.3),
        (0.08, 0.0), (0.0, -0.4),
    ])  # fmt: skip
    pen.blob(darker(colour, 0.14), [(0.64, -0.3), (0.86, -0.2), (0.97, 0.06), (0.96, 0.26), (0.82, 0.3)])
    for x, y in ((0.12, -0.46), (0.3, -0.52), (0.2, -0.2), (0.38, -0.26), (0.32, 0.06), (0.5, 0.1)):
        pen.stroke(colour, [(x, y), (x + 0.02, y + 0.1), (x - 0.03, y + 0.18)], 0.026, 0.01)
    for x, y in ((-0.7, -0.14), (-0.46, -0.2), (-0.22, -0.3), (-0.58, 0.08), (-0.3, 0.04)):
        pen.stroke(lighter(colour, 0.16), [(x, y), (x - 0.01, y + 0.1), (x - 0.06, y + 0.16)], 0.022, 0.008)
    pen.stroke(horn, [(0.66, -0.34), (0.8, -0.5), (0.74, -0.66)], 0.075, 0.022)
    pen.disc(horn, 0.82, -0.03, 0.042)
    pen.oval(INK, 0.97, 0.24, 0.035, 0.055)


def guide_star(pen: Pen, colour: Colour) -> None:
    """A star of eight rays, each with a lit and a shaded side."""
    for length, width, turn in ((0.66, 0.15, 45.0), (1.0, 0.2, 0.0)):
        for ray in range(4):
            angle = math.radians(90 * ray + turn - 90)
            tip = (length * math.cos(angle), length * math.sin(angle))
            side = (-width * math.sin(angle), width * math.cos(angle))
            inner = 0.1 * length
            pen.polygon(lighter(colour, 0.3), [tip, (-side[0], -side[1]), (-tip[0] * inner, -tip[1] * inner)])
            pen.polygon(darker(colour, 0.3), [tip, side, (-tip[0] * inner, -tip[1] * inner)])
    pen.disc(lighter(colour, 0.6), 0, 0, 0.13)


def paw(pen: Pen, colour: Colour) -> None:
    """The print of a wolf's paw: pad, four toes, claws."""
    for x, y, lean, size in ((-0.62, -0.06, -0.1, 1.0), (-0.24, -0.56, -0.04, 1.06),
        (0.24, -0.56, 0.04, 1.06),
                             (0.62, -0.06, 0.1, 1.0)):  # fmt: skip
        pen.blob(colour, [
            (x + lean, y - 0.3 * size), (x + 0.18, y - 0.05), (x + 0.13 - lean, y + 0.24),
                (x - 0.13 - lean, y + 0.24),
            (x - 0.18, y - 0.05),
        ])  # fmt: skip
        pen.polygon(
            darker(colour, 0.3),
            [(x + lean * 1.5, y - 0.46), (x + lean + 0.05, y - 0.28), (x + lean - 0.05, y - 0.28)],
        )
    pen.blob(colour, [
        (0.0, 0.16), (0.28, 0.26), (0.52, 0.56), (0.5, 0.8), (0.26, 0.86), (0.0, 0.78), (-0.26, 0.86),
        (-0.5, 0.8), (-0.52, 0.56), (-0.28, 0.26),
    ])  # fmt: skip
    pen.blob(lighter(colour, 0.2), [(-0.2, 0.34), (0.0, 0.26), (0.16, 0.36), (0.0, 0.46), (-0.24, 0.56)])


def snowy_pine(pen: Pen, colour: Colour) -> None:
    """A pine with snow on its boughs, lit from the upper left."""
    snow, shade = (240, 246, 252), (176, 196, 222)
    pen.polygon(darker(colour, 0.5), [(-0.07, 0.7), (0.07, 0.7), (0.08, 1.0), (-0.08, 1.0)])
    for low, high, half in ((0.84, 0.12, 0.56), (0.42, -0.26, 0.45), (0.0, -0.62, 0.34), (-0.4, -1.0, 0.22)):
        middle = (low + high) / 2
        pen.polygon(darker(colour, 0.25), [
            (-half, low), (-half * 0.62, low - 0.03), (-half * 0.3, low + 0.05), (0, low + 0.01),
            (half * 0.34, low + 0.06), (half * 0.64, low - 0.02), (half, low), (half * 0.5, middle),
                (0, high),
            (-half * 0.5, middle),
        ])  # fmt: skip
        pen.polygon(colour, [
            (-half, low), (-half * 0.62, low - 0.03), (-half * 0.3, low + 0.05), (0.06 * half, low),
            (0.1 * half, middle), (0, high), (-half * 0.5, middle),
        ])  # fmt: skip
        pen.blob(shade, [
            (0.0, high + 0.02), (half * 0.34, middle - 0.06), (half * 0.8, low - 0.1),
                (half * 0.5, low - 0.17),
            (half * 0.3, low - 0.24), (half * 0.1, low - 0.3),
        ])  # fmt: skip
        pen.blob(snow, [
            (0.0, high - 0.02), (half * 0.12, middle - 0.1), (half * 0.04, low - 0.3),
                (-half * 0.14, low - 0.16),
            (-half * 0.34, low - 0.24), (-half * 0.56, low - 0.08), (-half * 0.86, low - 0.07),
            (-half * 0.5, middle - 0.04),
        ])  # fmt: skip
