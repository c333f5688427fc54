"""The people of four tribes, sawn from board: rhino, bird, boar and lizard, each known by its outline."""

from __future__ import annotations

from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen

EYE: Colour = (28, 18, 12)


def _face(pen: Pen, colour: Colour, y: float, apart: float = 0.13) -> None:
    """Two eyes with a gleam."""
    for x in (-apart, apart):
        pen.disc(lighter(colour, 0.75), x, y, 0.085)
        pen.disc(EYE, x + 0.01, y + 0.01, 0.055)


def rhino(pen: Pen, colour: Colour) -> None:
    """Heavy shoulders, ears, one great horn on the brow."""
    pen.blob(colour, [
        (-0.34, -0.3), (-0.72, -0.16), (-0.86, 0.16), (-0.76, 0.4), (-0.62, 0.42), (-0.66, 0.72),
        (-0.68, 0.96),
        (-0.2, 0.98), (0, 0.9), (0.2, 0.98), (0.68, 0.96), (0.66, 0.72), (0.62, 0.42), (0.76, 0.4),
        (0.86, 0.16),
        (0.72, -0.16), (0.34, -0.3),
    ])  # fmt: skip
    pen.oval(colour, 0, -0.34, 0.38, 0.32)
    for side in (-1, 1):
        pen.blob(
            colour, [(side * 0.2, -0.5), (side * 0.34, -0.78), (side * 0.48, -0.72), (side * 0.4, -0.42)]
        )
    bone = lighter(colour, 0.5)
    pen.blob(colour, [(-0.17, -0.5), (-0.06, -0.74), (0.14, -1.02), (0.12, -0.7), (0.17, -0.5)])
    pen.blob(bone, [(-0.12, -0.52), (-0.03, -0.74), (0.11, -0.94), (0.08, -0.68), (0.12, -0.52)])
    _face(pen, colour, -0.36, 0.19)
    pen.stroke(darker(colour, 0.42), [(-0.14, -0.17), (0, -0.12), (0.14, -0.17)], 0.03)
    pen.line(lighter(colour, 0.34), [(-0.6, 0.78), (0.6, 0.78)], 0.03)


def bird(pen: Pen, colour: Colour) -> None:
    """A slim figure in a cloak of feathers, three quills on its head."""
    for path in ([(0, -0.6), (-0.16, -0.8), (-0.34, -0.92)], [(0, -0.6), (0.02, -0.84), (0.02, -1.02)],
                 [(0, -0.6), (0.18, -0.8), (0.38, -0.9)]):  # fmt: skip
        pen.stroke(colour, path, 0.05, 0.095)
        pen.stroke(lighter(colour, 0.5), path[1:], 0.02, 0.05)
    pen.blob(colour, [
        (-0.18, -0.24), (-0.4, 0.06), (-0.62, 0.5), (-0.8, 0.86), (-0.62, 0.97), (-0.44, 0.9), (-0.28, 0.98),
        (0, 0.93), (0.28, 0.98), (0.44, 0.9), (0.62, 0.97), (0.8, 0.86), (0.62, 0.5), (0.4, 0.06),
        (0.18, -0.24),
    ])  # fmt: skip
    pen.oval(colour, 0, -0.42, 0.27, 0.29)
    pen.polygon(lighter(colour, 0.62), [(-0.1, -0.4), (0.1, -0.4), (0, -0.14)])
    pen.polygon(darker(colour, 0.3), [(0.0, -0.36), (0.1, -0.4), (0, -0.14)])
    _face(pen, colour, -0.48, 0.14)
    tone = darker(colour, 0.34)
    for x, y in ((-0.5, 0.66), (-0.3, 0.78), (0.3, 0.78), (0.5, 0.66), (-0.4, 0.38), (0.4, 0.38), (0.0, 0.8)):
        pen.stroke(tone, [(x - 0.09, y - 0.06), (x, y + 0.06), (x + 0.09, y - 0.06)], 0.025)


def boar(pen: Pen, colour: Colour) -> None:
    """A stocky figure with arms raised, bristles on its head and tusks beside its snout."""
    pen.polygon(colour, [
        (-0.5, -0.5), (-0.46, -0.82), (-0.3, -0.7), (-0.2, -0.94), (-0.06, -0.76), (0.06, -0.96),
        (0.14, -0.76),
        (0.3, -0.92), (0.34, -0.7), (0.48, -0.8), (0.5, -0.5),
    ])  # fmt: skip
    pen.blob(colour, [
        (-0.42, -0.16), (-0.62, -0.16), (-0.74, -0.34), (-0.82, -0.58), (-0.98, -0.56), (-1.0, -0.24),
        (-0.86, 0.1), (-0.54, 0.28), (-0.5, 0.52), (-0.62, 0.94), (-0.16, 0.97), (0, 0.68), (0.16, 0.97),
        (0.62, 0.94), (0.5, 0.52), (0.54, 0.28), (0.86, 0.1), (1.0, -0.24), (0.98, -0.56), (0.82, -0.58),
        (0.74, -0.34), (0.62, -0.16), (0.42, -0.16),
    ])  # fmt: skip
    pen.oval(colour, 0, -0.38, 0.5, 0.36)
    pen.oval(lighter(colour, 0.3), 0, -0.24, 0.22, 0.14)
    for x in (-0.08, 0.08):
        pen.disc(EYE, x, -0.24, 0.045)
    for side in (-1, 1):
        tusk = [(side * 0.24, -0.14), (side * 0.46, -0.18), (side * 0.6, -0.44)]
        pen.stroke(colour, [(x * 1.04, y + 0.02) for x, y in tusk], 0.11, 0.07)
        pen.stroke(lighter(colour, 0.75), tusk, 0.065, 0.03)
    _face(pen, colour, -0.48, 0.22)
    pen.line(lighter(colour, 0.34), [(-0.46, 0.62), (0.46, 0.62)], 0.028)


def lizard(pen: Pen, colour: Colour) -> None:
    """A figure with a spread frill round its head and a tail that curls from under its cloak."""
    frill = [(-0.2, -0.1), (-0.66, -0.22), (-0.56, -0.42), (-0.72, -0.62), (-0.48, -0.68), (-0.42, -0.92),
             (-0.2, -0.82), (0, -1.02), (0.2, -0.82), (0.42, -0.92), (0.48, -0.68), (0.72, -0.62),
             (0.56, -0.42),
             (0.66, -0.22), (0.2, -0.1)]  # fmt: skip
    pen.polygon(colour, frill)
    pen.stroke(colour, [(0.1, 0.8), (0.5, 0.88), (0.84, 0.72), (0.84, 0.4), (0.66, 0.34)], 0.14, 0.05)
    pen.blob(colour, [
        (-0.22, -0.22), (-0.46, 0.0), (-0.56, 0.24), (-0.44, 0.34), (-0.4, 0.6), (-0.5, 0.96), (-0.16, 0.98),
        (0.1, 0.98), (0.5, 0.96), (0.42, 0.6), (0.44, 0.34), (0.56, 0.24), (0.46, 0.0), (0.22, -0.22),
    ])  # fmt: skip
    for x, y in (
        (-0.6, -0.26),
        (-0.6, -0.58),
        (-0.36, -0.8),
        (0, -0.9),
        (0.36, -0.8),
        (0.6, -0.58),
        (0.6, -0.26),
    ):
        pen.line(lighter(colour, 0.45), [(x * 0.5, -0.42 + (y + 0.42) * 0.5),
            (x * 0.92, -0.42 + (y + 0.42) * 0.92)],
                 0.03)  # fmt: skip
    pen.oval(darker(colour, 0.25), 0, -0.4, 0.31, 0.33)
    pen.oval(colour, 0, -0.42, 0.29, 0.31)
    _face(pen, colour, -0.48, 0.15)
    pen.stroke(darker(colour, 0.4), [(-0.16, -0.26), (0, -0.2), (0.16, -0.26)], 0.026)
    for y in (0.72, 0.86):
        pen.stroke(lighter(colour, 0.34), [(-0.38, y), (0, y + 0.05), (0.38, y)], 0.02)
