"""Six dreambirds that differ in outline: wren, cockatoo, finch, ibis, swan, pelican."""

from __future__ import annotations

from sprites.palette import CREAM, INK, Colour, darker, lighter
from sprites.shapes import Pen


def _legs(pen: Pen, colour: Colour, left: float, right: float, top: float, foot: float) -> None:
    """Two thin legs with toes."""
    for x in (left, right):
        pen.stroke(colour, [(x, top), (x, foot)], 0.036, 0.03)
        pen.stroke(colour, [(x - 0.07, foot + 0.03), (x, foot), (x + 0.15, foot + 0.04)], 0.028, 0.024)


def _feathers(pen: Pen, colour: Colour, starts: tuple[tuple[float, float], ...], long: float) -> None:
    """Quills on a folded wing, bending down to the right."""
    for x, y in starts:
        pen.stroke(colour, [(x, y), (x + long * 0.55, y + long * 0.26), (x + long, y + long * 0.1)], 0.022)


def _eye(pen: Pen, x: float, y: float, size: float = 0.095) -> None:
    """A round eye looking to the right."""
    pen.disc(CREAM, x, y, size)
    pen.disc(INK, x + size * 0.18, y, size * 0.56)


def wren(pen: Pen, colour: Colour) -> None:
    """A wren, tail cocked."""
    dark = darker(colour, 0.4)
    _legs(pen, dark, -0.02, 0.2, 0.4, 0.84)
    pen.stroke(colour, [(-0.25, 0.12), (-0.5, -0.2), (-0.64, -0.9)], 0.16, 0.12)
    pen.stroke(dark, [(-0.36, 0.0), (-0.52, -0.3), (-0.62, -0.86)], 0.03, 0.02)
    pen.blob(colour, [
        (-0.42, 0.12), (-0.32, -0.14), (-0.05, -0.26), (0.08, -0.52), (0.34, -0.64), (0.56, -0.5),
        (0.63, -0.34), (0.62, -0.1), (0.55, 0.2), (0.35, 0.46), (0.05, 0.54), (-0.22, 0.42),
    ])  # fmt: skip
    pen.polygon(dark, [(0.55, -0.45), (0.94, -0.32), (0.58, -0.24)])
    pen.blob(lighter(colour, 0.6), [(0.24, 0.0), (0.52, -0.06), (0.46, 0.26), (0.2, 0.44)])
    pen.blob(darker(colour, 0.3), [(-0.3, 0.0), (0.0, -0.14), (0.14, 0.1), (-0.04, 0.3), (-0.25, 0.24)])
    pen.blob(lighter(colour, 0.42), [(0.1, -0.48), (0.34, -0.62), (0.54, -0.5), (0.36, -0.5)])
    pen.stroke(dark, [(-0.06, -0.3), (0.16, -0.42), (0.36, -0.41), (0.56, -0.35)], 0.03, 0.06)
    _feathers(pen, dark, ((-0.24, 0.12), (-0.19, 0.21)), 0.25)
    _eye(pen, 0.37, -0.42)


def cockatoo(pen: Pen, colour: Colour) -> None:
    """A cockatoo with raised crest."""
    dark = darker(colour, 0.42)
    for path in (
        [(0.02, -0.55), (-0.2, -0.74), (-0.44, -0.78)],
        [(0.1, -0.6), (-0.04, -0.88), (-0.24, -1.02)],
        [(0.2, -0.62), (0.18, -0.92), (0.06, -1.1)],
    ):
        pen.stroke(lighter(colour, 0.35), path, 0.09, 0.03)
    pen.blob(colour, [
        (-0.46, 1.04), (-0.5, 0.5), (-0.42, 0.0), (-0.24, -0.4), (0.02, -0.62), (0.3, -0.62),
        (0.5, -0.42), (0.5, -0.2), (0.44, 0.15), (0.36, 0.5), (0.1, 0.76), (-0.2, 0.88),
    ])  # fmt: skip
    pen.blob(dark, [(0.42, -0.48), (0.62, -0.42), (0.72, -0.2), (0.66, 0.04), (0.56, -0.08), (0.42, -0.16)])
    pen.blob(darker(colour, 0.26), [(-0.36, 0.1), (-0.08, -0.06), (0.06, 0.2), (-0.04, 0.6), (-0.34, 0.84)])
    for y in (0.16, 0.36, 0.56):
        pen.stroke(darker(colour, 0.4), [(-0.28, y), (-0.12, y + 0.08), (0.0, y)], 0.02)
    pen.blob(lighter(colour, 0.24), [(0.2, 0.06), (0.4, 0.04), (0.32, 0.4), (0.1, 0.66), (0.14, 0.34)])
    pen.oval(lighter(colour, 0.5), 0.24, -0.16, 0.09, 0.07)
    _eye(pen, 0.27, -0.38)


def finch(pen: Pen, colour: Colour) -> None:
    """A round finch."""
    dark = darker(colour, 0.5)
    _legs(pen, dark, -0.12, 0.14, 0.5, 0.86)
    pen.polygon(darker(colour, 0.3), [(-0.4, 0.06), (-1.0, 0.26), (-0.94, 0.4), (-0.96, 0.52), (-0.4, 0.44)])
    pen.disc(colour, 0, 0.06, 0.58)
    pen.disc(colour, 0.24, -0.3, 0.4)
    pen.polygon(dark, [(0.5, -0.46), (0.98, -0.22), (0.52, -0.05)])
    pen.stroke(darker(colour, 0.7), [(0.56, -0.24), (0.92, -0.22)], 0.016)
    pen.blob(darker(colour, 0.25), [(-0.5, 0.0), (-0.15, -0.14), (0.1, 0.1), (-0.05, 0.38), (-0.38, 0.38)])
    _feathers(pen, dark, ((-0.4, 0.05), (-0.36, 0.15), (-0.3, 0.25)), 0.38)
    pen.oval(lighter(colour, 0.45), 0.3, 0.24, 0.16, 0.2)
    pen.oval(darker(colour, 0.16), 0.2, -0.16, 0.12, 0.09)
    for x in (-0.82, -0.64):
        pen.stroke(dark, [(x, 0.3), (x + 0.2, 0.27)], 0.016)
    _eye(pen, 0.34, -0.36, 0.085)


def ibis(pen: Pen, colour: Colour) -> None:
    """An ibis with a long curved bill."""
    dark = darker(colour, 0.45)
    _legs(pen, dark, -0.2, 0.06, 0.3, 0.92)
    pen.blob(colour, [
        (-0.98, 0.22), (-0.7, -0.02), (-0.35, -0.2), (0, -0.18), (0.3, 0.0), (0.25, 0.26),
        (-0.05, 0.42), (-0.45, 0.4),
    ])  # fmt: skip
    pen.stroke(colour, [(0.14, 0.05), (0.34, -0.2), (0.3, -0.55)], 0.17, 0.14)
    pen.disc(colour, 0.32, -0.64, 0.21)
    pen.stroke(dark, [(0.46, -0.68), (0.8, -0.52), (0.94, -0.1)], 0.075, 0.03)
    pen.blob(darker(colour, 0.3), [(-0.62, 0.08), (-0.3, -0.06), (0, 0.06), (-0.1, 0.26), (-0.45, 0.28)])
    _feathers(pen, dark, ((-0.52, 0.06), (-0.46, 0.14)), 0.42)
    pen.stroke(lighter(colour, 0.28), [(0.3, 0.06), (0.46, -0.16), (0.41, -0.48)], 0.03, 0.02)
    pen.stroke(dark, [(-0.94, 0.22), (-0.66, 0.16)], 0.04, 0.02)
    _eye(pen, 0.36, -0.68, 0.08)


def swan(pen: Pen, colour: Colour) -> None:
    """A swan on the water."""
    pale = lighter(colour, 0.28)
    pen.blob(colour, [
        (-0.98, 0.0), (-0.75, -0.05), (-0.4, -0.3), (0.0, -0.2), (0.3, 0.1), (0.5, 0.3), (0.42, 0.56),
        (0.0, 0.68), (-0.5, 0.62), (-0.82, 0.4),
    ])  # fmt: skip
    pen.stroke(colour, [(0.32, 0.36), (0.6, 0.1), (0.42, -0.26), (0.26, -0.56), (0.46, -0.8)], 0.17, 0.12)
    pen.disc(colour, 0.5, -0.76, 0.17)
    pen.polygon((206, 58, 46), [(0.6, -0.88), (1.02, -0.62), (0.6, -0.63)])
    pen.blob(pale, [(-0.74, 0.12), (-0.35, -0.14), (0, 0.04), (0.12, 0.3), (-0.3, 0.44)])
    for y in (0.12, 0.24, 0.34):
        pen.stroke(colour, [(-0.5, y), (-0.26, y + 0.08), (0.0, y + 0.02)], 0.024)
    pen.disc(CREAM, 0.52, -0.8, 0.05)
    for x in (-0.7, 0.0, 0.6):
        pen.stroke(lighter(colour, 0.4), [(x - 0.22, 0.84), (x, 0.78), (x + 0.22, 0.84)], 0.028)


def pelican(pen: Pen, colour: Colour) -> None:
    """A pelican with a pouched bill."""
    bill = (228, 142, 42)
    _legs(pen, darker(colour, 0.5), -0.28, -0.04, 0.4, 0.88)
    pen.blob(colour, [
        (-0.98, 0.32), (-0.72, -0.02), (-0.4, -0.16), (0, -0.1), (0.14, 0.14), (0.06, 0.4),
        (-0.2, 0.52), (-0.6, 0.48),
    ])  # fmt: skip
    pen.stroke(colour, [(-0.02, 0.2), (0.16, -0.1), (0.02, -0.42), (0.14, -0.68)], 0.17, 0.14)
    pen.disc(colour, 0.18, -0.68, 0.2)
    pen.blob(bill, [
        (0.28, -0.8), (0.7, -0.68), (1.06, -0.42), (0.86, -0.28), (0.62, -0.1), (0.42, -0.18),
        (0.28, -0.5),
    ])  # fmt: skip
    pen.stroke(darker(bill, 0.4), [(0.3, -0.64), (0.66, -0.54), (1.0, -0.42)], 0.024)
    pen.blob(darker(colour, 0.28), [(-0.74, 0.18), (-0.4, 0.0), (-0.1, 0.1), (-0.2, 0.34), (-0.56, 0.36)])
    _feathers(pen, darker(colour, 0.5), ((-0.62, 0.16), (-0.55, 0.25)), 0.36)
    pen.stroke(darker(colour, 0.72), [(-0.96, 0.32), (-0.7, 0.3), (-0.5, 0.4)], 0.045, 0.03)
    pen.stroke(lighter(bill, 0.4), [(0.44, -0.4), (0.66, -0.3), (0.86, -0.36)], 0.026, 0.016)
    pen.disc(INK, 0.21, -0.72, 0.055)
