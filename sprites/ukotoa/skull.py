"""The head of the leviathan: open jaws, horns, three lamps of eyes, and a mane of skin between spines."""

from __future__ import annotations

import math

from sprites.brushes.flesh import limb, limb_path
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, smooth
from sprites.ukotoa.tints import ARM, EYE, LEVIATHAN

MANE: Colour = (222, 112, 46)
HORN: Colour = (238, 222, 182)
GUM: Colour = (132, 30, 40)
TOOTH: Colour = (252, 244, 222)

_HINGE = (0.14, -0.52)
_UPPER: tuple[Point, ...] = (
    (0.24, -0.6), (0.16, -0.82), (-0.04, -0.94), (-0.24, -0.9), (-0.42, -0.79), (-0.66, -0.8),
    (-0.86, -0.76),
    (-0.95, -0.66), (-0.93, -0.56), (-0.8, -0.545), (-0.6, -0.6), (-0.4, -0.58), (-0.16, -0.5),
    (0.06, -0.4),
)  # fmt: skip
_LOWER: tuple[Point, ...] = (
    (0.2, -0.48), (0.02, -0.4), (-0.22, -0.3), (-0.46, -0.22), (-0.66, -0.25), (-0.76, -0.33),
    (-0.8, -0.26),
    (-0.74, -0.14), (-0.56, -0.08), (-0.26, -0.12), (0.0, -0.2), (0.18, -0.3),
)  # fmt: skip


def mane(pen: Pen) -> None:
    """Spines fanned out behind the head, with ragged skin between them."""
    hub = (0.1, -0.56)
    spines = [
        (-112, 0.46),
        (-88, 0.58),
        (-64, 0.66),
        (-40, 0.68),
        (-16, 0.64),
        (8, 0.58),
        (32, 0.5),
        (56, 0.4),
    ]
    tips = [_beside(hub, angle, long) for angle, long in spines]
    ridge: list[Point] = []
    for number, (angle, long) in enumerate(spines):
        ridge.append(tips[number])
        if number + 1 < len(spines):
            after = spines[number + 1]
            ridge.append(_beside(hub, (angle + after[0]) / 2, (long + after[1]) / 2 * 0.78))
    web = [hub, *ridge]
    edge = darker(MANE, 0.74)
    pen.polygon(edge, web)
    pen.line(edge, ridge, 0.02)
    pen.polygon(darker(MANE, 0.2), web)
    pen.polygon(MANE, [hub, *[_toward(hub, point, 0.84) for point in ridge]])
    pen.polygon(lighter(MANE, 0.26), [hub, *[_toward(hub, point, 0.6) for point in ridge]])
    for number, tip in enumerate(tips):
        root = _toward(hub, tip, 0.2)
        pen.stroke(edge, [(root[0] + 0.01, root[1] + 0.014), tip], 0.034, 0.01)
        tone = mix(lighter(MANE, 0.5), MANE, number / len(tips))
        pen.stroke(tone, [root, tip], 0.022, 0.007)


def _beside(hub: Point, angle: float, long: float) -> Point:
    """A point at an angle (degrees, 0 right, clockwise) and a distance from the hub."""
    return hub[0] + long * math.cos(math.radians(angle)), hub[1] + long * math.sin(math.radians(angle))


def _toward(hub: Point, point: Point, share: float) -> Point:
    """A point on the way from the hub."""
    return hub[0] + (point[0] - hub[0]) * share, hub[1] + (point[1] - hub[1]) * share


def head(pen: Pen) -> None:
    """The skull in profile, looking to the left, jaws agape."""
    _horn(pen, [(0.16, -0.8, 0.06), (0.34, -0.94, 0.05), (0.52, -0.96, 0.034), (0.66, -0.86, 0.014)], 0.26)
    _mouth(pen)
    edge = darker(LEVIATHAN, 0.76)
    lower = smooth(_LOWER)
    pen.line(edge, lower, 0.024, True)
    pen.polygon(darker(LEVIATHAN, 0.2), lower)
    pen.blob(mix((196, 214, 168), LEVIATHAN, 0.25), [
        (0.04, -0.26), (-0.26, -0.17), (-0.54, -0.12), (-0.7, -0.16), (-0.56, -0.095), (-0.26, -0.13),
        (0.0, -0.21),
    ])  # fmt: skip
    pen.stroke(
        lighter(LEVIATHAN, 0.26),
        [(-0.74, -0.3), (-0.62, -0.225), (-0.44, -0.195), (-0.2, -0.27)],
        0.018,
        0.01,
    )
    _teeth(pen, [(-0.71, -0.29, 0.13), (-0.57, -0.23, 0.09), (-0.44, -0.225, 0.1), (-0.31, -0.26, 0.08),
                 (-0.19, -0.3, 0.07)], -1)  # fmt: skip
    _teeth(pen, [(-0.85, -0.56, 0.17), (-0.71, -0.56, 0.1), (-0.58, -0.59, 0.12), (-0.45, -0.58, 0.1),
                 (-0.32, -0.55, 0.09), (-0.2, -0.51, 0.075), (-0.09, -0.465, 0.06)], 1)  # fmt: skip
    upper = smooth(_UPPER)
    pen.line(edge, upper, 0.024, True)
    pen.polygon(LEVIATHAN, upper)
    pen.blob(darker(LEVIATHAN, 0.3), [(0.22, -0.6), (0.1, -0.62), (-0.2, -0.6), (-0.42, -0.66),
                                      (-0.62, -0.66),
                                      (-0.9, -0.6), (-0.8, -0.56), (-0.6, -0.61), (-0.4, -0.59),
                                      (-0.16, -0.51),
                                      (0.06, -0.42)])  # fmt: skip
    pen.blob(lighter(LEVIATHAN, 0.2), [(0.1, -0.82), (-0.06, -0.9), (-0.24, -0.86), (-0.42, -0.76),
                                       (-0.66, -0.76),
                                       (-0.84, -0.72), (-0.64, -0.72), (-0.42, -0.71),
                                       (-0.2, -0.78)])  # fmt: skip
    pen.stroke(lighter(LEVIATHAN, 0.55), [(-0.08, -0.895), (-0.24, -0.86), (-0.4, -0.77)], 0.012, 0.006)
    _brow(pen)
    for x, y, radius in ((-0.27, -0.74, 0.1), (-0.06, -0.755, 0.078), (0.1, -0.7, 0.058)):
        _eye(pen, x, y, radius)
    pen.blob(darker(LEVIATHAN, 0.66), [(-0.86, -0.7), (-0.8, -0.715), (-0.78, -0.69), (-0.84, -0.675)])
    for x, long in ((-0.5, 0.3), (-0.3, 0.24)):
        beard = limb_path([(x, -0.13, 0.026), (x - 0.03, -0.02 + long * 0.2, 0.02),
                           (x + 0.04, long * 0.5, 0.012),
                           (x + 0.12, long * 0.62, 0.006)], 6)  # fmt: skip
        limb(pen, ARM, beard, 0.012)
    _horn(pen, [(0.06, -0.87, 0.075), (0.2, -1.02, 0.062), (0.42, -1.1, 0.042), (0.6, -1.04, 0.016)], 0.0)


def _horn(pen: Pen, points: list[tuple[float, float, float]], shade: float) -> None:
    """A ridged horn that sweeps back."""
    path = limb_path(points)
    limb(pen, darker(HORN, shade), path, 0.02, 0.3)
    for index in range(4, len(path) - 8, 5):
        x, y, half = path[index]
        pen.stroke(
            darker(HORN, 0.5), [(x - half * 0.2, y - half * 0.7), (x + half * 0.25, y + half * 0.7)], 0.008
        )


def _mouth(pen: Pen) -> None:
    """The open gullet: dark, with a glow far down, and the tongue."""
    gape: list[Point] = [
        _HINGE, (-0.1, -0.52), (-0.4, -0.6), (-0.82, -0.58), (-0.74, -0.3), (-0.5, -0.2), (-0.2, -0.28),
        (0.1, -0.4),
    ]  # fmt: skip
    pen.polygon((44, 8, 18), gape)
    pen.polygon(
        GUM, [(-0.06, -0.5), (-0.4, -0.59), (-0.82, -0.57), (-0.62, -0.53), (-0.4, -0.52), (-0.1, -0.45)]
    )
    pen.polygon(
        GUM, [(0.04, -0.4), (-0.2, -0.3), (-0.5, -0.21), (-0.72, -0.28), (-0.5, -0.27), (-0.2, -0.37)]
    )
    for tone, half in (((150, 50, 20), 0.13), ((224, 110, 30), 0.09), ((255, 206, 96), 0.05)):
        pen.oval(tone, -0.06, -0.435, half, half * 0.5)
    pen.stroke((176, 52, 66), [(-0.08, -0.36), (-0.3, -0.33), (-0.5, -0.36), (-0.66, -0.44)], 0.05, 0.018)
    pen.stroke((214, 92, 98), [(-0.1, -0.375), (-0.3, -0.345), (-0.5, -0.375)], 0.018, 0.008)


def _teeth(pen: Pen, places: list[tuple[float, float, float]], down: int) -> None:
    """Fangs with a shaded flank: x, y of the root and length."""
    for x, y, long in places:
        half = long * 0.27
        tip = (x - 0.02 * long, y + down * long)
        pen.polygon(
            darker(TOOTH, 0.78),
            [(x - half - 0.014, y), (x + half + 0.014, y), (tip[0], tip[1] + down * 0.024)],
        )
        pen.polygon(TOOTH, [(x - half, y), (x + half, y), tip])
        pen.polygon(darker(TOOTH, 0.24), [(x + half * 0.2, y), (x + half, y), tip])


def _brow(pen: Pen) -> None:
    """A heavy ridge over the eyes that makes the look grim."""
    pen.stroke(
        darker(LEVIATHAN, 0.66), [(-0.4, -0.745), (-0.2, -0.83), (0.02, -0.85), (0.18, -0.76)], 0.045, 0.03
    )


def _eye(pen: Pen, x: float, y: float, radius: float) -> None:
    """An amber eye with a slit, cut off above by the brow."""
    pen.disc((20, 14, 12), x, y, radius * 1.24)
    pen.disc(darker(EYE, 0.3), x, y, radius)
    pen.disc(EYE, x - radius * 0.06, y + radius * 0.08, radius * 0.88)
    pen.disc(lighter(EYE, 0.4), x - radius * 0.1, y + radius * 0.3, radius * 0.5)
    pen.oval((24, 8, 8), x - radius * 0.1, y, radius * 0.2, radius * 0.84)
    pen.disc((255, 254, 240), x - radius * 0.38, y - radius * 0.34, radius * 0.2)
    lid = [
        (x - radius * 1.3, y - radius * 0.5), (x - radius * 0.2, y - radius * 0.72),
        (x + radius * 1.2, y - radius * 1.05), (x + radius * 0.6, y - radius * 1.5),
        (x - radius * 0.9, y - radius * 1.3),
    ]  # fmt: skip
    pen.blob(darker(LEVIATHAN, 0.3), lid)
    pen.stroke(darker(LEVIATHAN, 0.76), lid[:3], radius * 0.13)
