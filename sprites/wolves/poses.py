"""Six poses of a wolf, each made of rounded parts from the far side to the near one, looking to the right."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

from sprites.palette import INK, Colour, darker, lighter
from sprites.shapes import Pen, Point

Paint = Callable[[Pen, Colour], None]


@dataclass(frozen=True, slots=True)
class Part:
    """A part that is carved by itself.

    paint: draws its form in one tone; deep: how round it is, in box units; far: 0 for a near part, 1 for one
    in the shade behind; upright: whether its grain runs up and down.
    """

    paint: Paint
    deep: float
    far: float = 0.0
    upright: bool = False


@dataclass(frozen=True, slots=True)
class Pose:
    """A wolf: its parts, where the seat's symbol goes (x, y, half its width), and what is drawn on top."""

    parts: tuple[Part, ...]
    flank: tuple[float, float, float]
    details: tuple[Paint, ...]


def _blob(points: list[Point]) -> Paint:
    return lambda pen, tone: pen.blob(tone, points)


def _leg(joints: list[tuple[float, float, float]], paw: float = 0.13) -> Paint:
    """A leg along its joints (x, y, half its thickness there), with a paw of that length at its end."""

    def paint(pen: Pen, tone: Colour) -> None:
        for (x, y, half), (u, v, thin) in itertools.pairwise(joints):
            pen.stroke(tone, [(x, y), (u, v)], half, thin)
        x, y, half = joints[-1]
        pen.stroke(tone, [(x, y), (x + paw * 0.6, y + half * 0.1)], half, half * 0.92)

    return paint


def _tail(path: list[Point], thick: float = 0.1) -> Paint:
    """A bushy tail: thin at its root, thickest past its middle, pointed."""

    def paint(pen: Pen, tone: Colour) -> None:
        root, middle, tip = path
        bend = ((middle[0] * 2 + tip[0]) / 3, (middle[1] * 2 + tip[1]) / 3)
        pen.stroke(tone, [root, middle], thick * 0.6, thick)
        pen.stroke(tone, [middle, bend, tip], thick, thick * 0.16)

    return paint


def _head(x: float, y: float, size: float, degrees: float) -> tuple[Part, Part, Paint]:
    """A head at a place, tilted (positive: nose down): the far ear, the head itself, and its face."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def box(pen: Pen) -> Pen:
        return Pen(pen.surface, pen.at(x, y), pen.scale * size, False, (cosine, sine), (-sine, cosine))

    def far_ear(pen: Pen, tone: Colour) -> None:
        box(pen).polygon(tone, [(-0.36, -0.2), (-0.1, -0.98), (0.16, -0.26)])

    def skull(pen: Pen, tone: Colour) -> None:
        near = box(pen)
        near.polygon(tone, [(-0.66, -0.1), (-0.5, -1.02), (-0.12, -0.36)])
        near.blob(tone, [
            (-0.84, 0.3), (-0.74, -0.1), (-0.5, -0.38), (-0.12, -0.42), (0.16, -0.28), (0.36, -0.12),
            (0.7, -0.04), (0.98, 0.02), (1.06, 0.14), (1.0, 0.28), (0.72, 0.36), (0.36, 0.42), (0.16, 0.5),
            (-0.06, 0.72), (-0.26, 0.66), (-0.42, 0.86), (-0.56, 0.68), (-0.78, 0.7),
        ])  # fmt: skip

    def face(pen: Pen, tone: Colour) -> None:
        near = box(pen)
        dark = darker(tone, 0.78)
        near.polygon(darker(tone, 0.5), [(-0.53, -0.28), (-0.46, -0.82), (-0.24, -0.38)])
        near.blob(
            lighter(tone, 0.5),
            [(0.0, 0.42), (0.3, 0.24), (0.66, 0.24), (0.94, 0.26), (0.7, 0.34), (0.3, 0.42)],
        )
        near.line(dark, [(0.98, 0.25), (0.7, 0.24), (0.4, 0.24)], 0.022)
        near.disc(INK, 1.0, 0.08, 0.1)
        near.blob(dark, [(0.06, -0.1), (0.2, -0.18), (0.34, -0.08), (0.2, -0.05)])
        near.disc((255, 236, 170), 0.2, -0.11, 0.035)

    return Part(far_ear, 0.06, 0.7), Part(skull, 0.1), face


def _ruff(points: list[Point]) -> Paint:
    """Strokes of the knife in the fur, from the lower right to the upper left."""

    def paint(pen: Pen, tone: Colour) -> None:
        for x, y in points:
            pen.stroke(darker(tone, 0.5), [(x, y), (x - 0.015, y + 0.06), (x - 0.06, y + 0.11)], 0.013, 0.004)

    return paint


_GROUND = 0.75


def _stands() -> Pose:
    far_ear, head, face = _head(0.63, -0.52, 0.31, -4)
    return Pose(
        (
            Part(_leg([(0.46, 0.1, 0.12), (0.47, 0.42, 0.07), (0.48, _GROUND, 0.06)]), 0.06, 0.75, True),
            Part(_leg([(-0.34, 0.06, 0.18), (-0.28, 0.32, 0.1), (-0.42, 0.5, 0.06),
                (-0.36, _GROUND, 0.055)]), 0.07, 0.75, True),
            Part(_tail([(-0.6, -0.12), (-0.8, 0.16), (-0.82, 0.52)]), 0.08, 0.1, True),
            far_ear,
            Part(_blob([
                (-0.68, 0.0), (-0.6, -0.2), (-0.36, -0.27), (-0.06, -0.24), (0.2, -0.32), (0.34, -0.52),
                (0.5, -0.66), (0.7, -0.5), (0.7, -0.3), (0.64, -0.06), (0.58, 0.14), (0.44, 0.28),
                    (0.16, 0.26),
                (-0.12, 0.18), (-0.36, 0.14), (-0.56, 0.24), (-0.66, 0.16),
            ]), 0.17),
            Part(_leg([(-0.48, 0.02, 0.21), (-0.44, 0.26, 0.13), (-0.6, 0.48, 0.066),
                (-0.54, _GROUND, 0.06)]), 0.09, 0.0, True),
            Part(_leg([(0.36, 0.08, 0.15), (0.33, 0.4, 0.08), (0.34, _GROUND, 0.066)]), 0.08, 0.0, True),
            head,
        ),
        (-0.06, -0.03, 0.155),
        (face, _ruff([(0.42, -0.3), (0.5, -0.14), (0.4, -0.06), (0.54, -0.36), (-0.3, -0.14), (0.2, -0.16)])),
    )  # fmt: skip


def _walks() -> Pose:
    far_ear, head, face = _head(0.7, -0.26, 0.3, 10)
    return Pose(
        (
            Part(_leg([(0.4, 0.12, 0.12), (0.58, 0.38, 0.075), (0.72, 0.7, 0.06)]), 0.06, 0.75, True),
            Part(_leg([(-0.4, 0.1, 0.17), (-0.3, 0.36, 0.1), (-0.26, 0.54, 0.06),
                (-0.1, _GROUND, 0.055)]), 0.07, 0.75, True),
            Part(_tail([(-0.62, -0.06), (-0.84, 0.12), (-0.98, 0.4)]), 0.08, 0.1),
            far_ear,
            Part(_blob([
                (-0.72, 0.06), (-0.66, -0.14), (-0.42, -0.22), (-0.1, -0.2), (0.16, -0.3), (0.4, -0.38),
                (0.64, -0.44), (0.76, -0.26), (0.7, -0.02), (0.6, 0.16), (0.42, 0.3), (0.14, 0.28),
                (-0.14, 0.2), (-0.38, 0.18), (-0.6, 0.28), (-0.7, 0.2),
            ]), 0.17),
            Part(_leg([(-0.5, 0.06, 0.2), (-0.56, 0.3, 0.12), (-0.76, 0.46, 0.066),
                (-0.8, _GROUND, 0.06)]), 0.09, 0.0, True),
            Part(_leg([(0.36, 0.1, 0.15), (0.3, 0.4, 0.08), (0.16, _GROUND, 0.066)]), 0.08, 0.0, True),
            head,
        ),
        (-0.08, 0.0, 0.155),
        (face, _ruff([(0.44, -0.2), (0.54, -0.06), (0.4, 0.04), (0.3, -0.2), (-0.34, -0.1), (-0.5, 0.0)])),
    )  # fmt: skip


def _howls() -> Pose:
    far_ear, head, face = _head(0.44, -0.62, 0.29, -58)
    return Pose(
        (
            Part(_leg([(0.42, 0.1, 0.12), (0.46, 0.42, 0.07), (0.5, _GROUND, 0.06)]), 0.06, 0.75, True),
            Part(_leg([(-0.34, 0.1, 0.17), (-0.26, 0.36, 0.1), (-0.4, 0.52, 0.06),
                (-0.34, _GROUND, 0.055)]), 0.07, 0.75, True),
            Part(_tail([(-0.6, 0.0), (-0.84, 0.08), (-0.96, 0.34)]), 0.08, 0.1),
            far_ear,
            Part(_blob([
                (-0.68, 0.12), (-0.62, -0.1), (-0.4, -0.2), (-0.1, -0.2), (0.1, -0.34), (0.2, -0.56),
                    (0.32, -0.72),
                (0.54, -0.58), (0.58, -0.34), (0.58, -0.06), (0.52, 0.18), (0.4, 0.32), (0.14, 0.3),
                (-0.14, 0.24), (-0.36, 0.22), (-0.56, 0.32), (-0.66, 0.26),
            ]), 0.17),
            Part(_leg([(-0.48, 0.1, 0.2), (-0.44, 0.32, 0.12), (-0.6, 0.5, 0.066),
                (-0.54, _GROUND, 0.06)]), 0.09, 0.0, True),
            Part(_leg([(0.3, 0.12, 0.15), (0.28, 0.42, 0.08), (0.3, _GROUND, 0.066)]), 0.08, 0.0, True),
            head,
        ),
        (-0.08, 0.05, 0.155),
        (face, _ruff([(0.36, -0.42), (0.46, -0.2), (0.36, -0.06), (0.26, -0.26), (-0.3, -0.06),
            (-0.46, 0.04)])),
    )  # fmt: skip


def _sits() -> Pose:
    far_ear, head, face = _head(0.36, -0.56, 0.32, 0)
    return Pose(
        (
            Part(_tail([(-0.4, 0.62), (-0.68, 0.74), (-0.92, 0.6)], 0.09), 0.08, 0.15),
            Part(_leg([(0.34, 0.0, 0.13), (0.42, 0.36, 0.075), (0.44, _GROUND, 0.06)]), 0.06, 0.75, True),
            far_ear,
            Part(_blob([
                (-0.54, 0.5), (-0.52, 0.2), (-0.34, -0.06), (-0.12, -0.26), (0.06, -0.5), (0.2, -0.7),
                    (0.42, -0.62),
                (0.5, -0.4), (0.5, -0.14), (0.48, 0.12), (0.4, 0.36), (0.2, 0.56), (0.0, 0.72), (-0.3, 0.76),
                (-0.5, 0.7),
            ]), 0.19, 0.0, True),
            Part(_leg([(0.24, 0.04, 0.16), (0.24, 0.38, 0.085), (0.26, _GROUND, 0.068)]), 0.08, 0.0, True),
            Part(_blob([
                (-0.5, 0.66), (-0.46, 0.4), (-0.26, 0.24), (-0.04, 0.3), (0.06, 0.48), (0.02, 0.64),
                    (0.16, 0.7),
                (0.16, 0.8), (-0.2, 0.82), (-0.44, 0.8),
            ]), 0.12),
            head,
        ),
        (-0.08, 0.12, 0.15),
        (face, _ruff([(0.36, -0.24), (0.42, -0.06), (0.3, 0.0), (0.2, -0.3), (-0.3, 0.16), (0.1, -0.16)])),
    )  # fmt: skip


def _runs() -> Pose:
    far_ear, head, face = _head(0.74, -0.28, 0.28, -2)
    return Pose(
        (
            Part(_leg([(0.46, 0.0, 0.12), (0.7, 0.16, 0.075), (0.92, 0.28, 0.055)]), 0.06, 0.75),
            Part(_leg([(-0.44, 0.02, 0.16), (-0.62, 0.26, 0.1), (-0.88, 0.3, 0.06),
                (-1.0, 0.52, 0.05)], 0.02), 0.07, 0.75),
            Part(_tail([(-0.6, -0.14), (-0.86, -0.24), (-1.08, -0.12)], 0.09), 0.08, 0.1),
            far_ear,
            Part(_blob([
                (-0.72, -0.04), (-0.62, -0.24), (-0.36, -0.28), (-0.06, -0.22), (0.22, -0.3), (0.46, -0.36),
                (0.68, -0.46), (0.8, -0.3), (0.76, -0.12), (0.66, 0.06), (0.46, 0.22), (0.18, 0.22),
                (-0.12, 0.1), (-0.36, 0.06), (-0.58, 0.16), (-0.7, 0.1),
            ]), 0.16),
            Part(_leg([(-0.5, -0.04, 0.19), (-0.42, 0.2, 0.12), (-0.6, 0.42, 0.064),
                (-0.52, 0.72, 0.058)]), 0.09, 0.0, True),
            Part(_leg([(0.42, 0.04, 0.14), (0.5, 0.36, 0.08), (0.4, 0.58, 0.06),
                (0.5, _GROUND, 0.056)]), 0.08, 0.0, True),
            head,
        ),
        (-0.02, -0.07, 0.145),
        (face, _ruff([(0.48, -0.22), (0.58, -0.1), (0.44, 0.0), (0.3, -0.16), (-0.34, -0.16),
            (-0.5, -0.08)])),
    )  # fmt: skip


def _lies() -> Pose:
    far_ear, head, face = _head(0.52, -0.2, 0.33, 4)
    return Pose(
        (
            Part(_tail([(-0.66, 0.5), (-0.9, 0.66), (-0.6, 0.84)], 0.1), 0.08, 0.15),
            far_ear,
            Part(_blob([
                (-0.84, 0.56), (-0.8, 0.3), (-0.56, 0.14), (-0.24, 0.12), (0.06, 0.06), (0.22, -0.1),
                    (0.34, -0.36),
                (0.56, -0.34), (0.66, -0.1), (0.64, 0.16), (0.58, 0.42), (0.5, 0.68), (0.1, 0.78),
                    (-0.4, 0.8),
                (-0.72, 0.76),
            ]), 0.18),
            Part(_leg([(0.4, 0.5, 0.14), (0.56, 0.68, 0.085), (0.86, 0.72, 0.062)], 0.1), 0.07, 0.3),
            Part(_leg([(0.26, 0.5, 0.15), (0.38, 0.72, 0.09), (0.72, 0.78, 0.066)], 0.1), 0.08),
            Part(_blob([
                (-0.78, 0.66), (-0.72, 0.42), (-0.5, 0.3), (-0.28, 0.4), (-0.2, 0.6), (-0.04, 0.72),
                    (-0.02, 0.82),
                (-0.4, 0.84), (-0.68, 0.82),
            ]), 0.12),
            head,
        ),
        (-0.04, 0.42, 0.16),
        (face, _ruff([(0.46, 0.06), (0.54, 0.22), (0.4, 0.26), (0.28, 0.06), (-0.3, 0.24), (-0.56, 0.26)])),
    )  # fmt: skip


POSES: tuple[Pose, ...] = (_stands(), _walks(), _howls(), _sits(), _runs(), _lies())
"""The poses in the order of the seats' looks."""
