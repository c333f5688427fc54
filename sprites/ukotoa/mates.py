"""Sailors of no faction for the cards: a few joints make a pose, painted rounded or as a flat sign."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.brushes.flesh import Girth, hose, limb, limb_path
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point

SKIN: Colour = (236, 184, 140)
BREECHES: Colour = (236, 224, 198)
BOOT: Colour = (58, 38, 28)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the joints of a sailor are in a box of -1..1; near limbs lie before the body, far ones behind.

    Arms: elbow and hand; legs: knee, ankle and toe.
    """

    head: Point
    neck: Point
    hip: Point
    near_arm: tuple[Point, Point]
    far_arm: tuple[Point, Point]
    near_leg: tuple[Point, Point, Point]
    far_leg: tuple[Point, Point, Point]


RUNNING = Pose(
    head=(0.3, -0.66), neck=(0.2, -0.36), hip=(0.0, 0.12),
    near_arm=((-0.16, -0.2), (-0.1, 0.1)), far_arm=((0.5, -0.16), (0.72, -0.4)),
    near_leg=((0.4, 0.22), (0.3, 0.64), (0.5, 0.7)), far_leg=((-0.24, 0.46), (-0.68, 0.42), (-0.8, 0.24)),
)  # fmt: skip
PUSHING = Pose(
    head=(-0.34, -0.56), neck=(-0.44, -0.26), hip=(-0.64, 0.18),
    near_arm=((-0.14, -0.06), (0.2, -0.14)), far_arm=((-0.12, -0.24), (0.22, -0.3)),
    near_leg=((-0.38, 0.42), (-0.5, 0.78), (-0.32, 0.82)), far_leg=((-0.78, 0.48), (-1.02, 0.76),
    (-0.88, 0.84)),
)  # fmt: skip
PUSHED = Pose(
    head=(0.64, -0.58), neck=(0.52, -0.3), hip=(0.44, 0.14),
    near_arm=((0.78, -0.1), (1.0, -0.22)), far_arm=((0.8, -0.36), (0.98, -0.62)),
    near_leg=((0.7, 0.36), (0.78, 0.78), (0.98, 0.78)), far_leg=((0.3, 0.46), (0.2, 0.8), (0.38, 0.84)),
)  # fmt: skip


def standing_at(x: float, facing: int) -> Pose:
    """Somebody who stands; x: of the feet; facing: -1 to the left, 1 to the right."""
    return Pose(
        head=(x + 0.02 * facing, -0.36), neck=(x, -0.1), hip=(x, 0.24),
        near_arm=((x - 0.2 * facing, 0.08), (x - 0.12 * facing, 0.3)),
        far_arm=((x + 0.2 * facing, 0.06), (x + 0.3 * facing, 0.24)),
        near_leg=((x - 0.08 * facing, 0.42), (x - 0.1 * facing, 0.62), (x + 0.04 * facing, 0.65)),
        far_leg=((x + 0.08 * facing, 0.42), (x + 0.11 * facing, 0.62), (x + 0.24 * facing, 0.65)),
    )  # fmt: skip


def mate(pen: Pen, pose: Pose, shirt: Colour, scarf: Colour) -> None:
    """A painted sailor: shirt, breeches, boots and a scarf round the head."""
    line = 0.028
    _leg(pen, pose.hip, pose.far_leg, 0.16, line)
    limb(pen, darker(shirt, 0.3), _bent(pose.neck, pose.far_arm, 0.085), line, 0.3)
    _hand(pen, pose.far_arm[1], line)
    _leg(pen, pose.hip, pose.near_leg, 0.0, line)
    x, y = pose.neck
    torso = limb_path(
        [(x, y + 0.04, 0.15), ((x + pose.hip[0]) / 2, (y + pose.hip[1]) / 2, 0.15), (*pose.hip, 0.13)], 8
    )
    limb(pen, shirt, torso, line, 0.3)
    for share in (0.36, 0.56, 0.76):
        at = (x + (pose.hip[0] - x) * share, y + (pose.hip[1] - y) * share)
        pen.stroke(darker(shirt, 0.5), [(at[0] - 0.11, at[1] - 0.01), (at[0] + 0.11, at[1] - 0.01)], 0.02)
    pen.stroke(
        darker(BOOT, 0.2),
        [(pose.hip[0] - 0.12, pose.hip[1] - 0.01), (pose.hip[0] + 0.12, pose.hip[1] - 0.01)],
        0.034,
    )
    _head(pen, pose, scarf, line)
    limb(pen, shirt, _bent((x, y + 0.02), pose.near_arm, 0.09), line, 0.4)
    _hand(pen, pose.near_arm[1], line)


def flat_mate(pen: Pen, pose: Pose, ink: Colour) -> None:
    """The same pose as a sign in one colour."""
    for leg in (pose.far_leg, pose.near_leg):
        hose(pen, ink, limb_path([(*pose.hip, 0.13), (*leg[0], 0.11), (*leg[1], 0.09), (*leg[2], 0.07)], 6))
    for arm in (pose.far_arm, pose.near_arm):
        hose(pen, ink, _bent(pose.neck, arm, 0.085))
    hose(pen, ink, limb_path([(*pose.neck, 0.15), (*pose.hip, 0.14)], 4))
    pen.disc(ink, *pose.head, 0.21)


def _bent(start: Point, arm: tuple[Point, Point], half: float) -> list[Girth]:
    """An arm from its shoulder over the elbow to the hand."""
    return limb_path([(*start, half), (*arm[0], half * 0.92), (*arm[1], half * 0.78)], 8)


def _leg(pen: Pen, hip: Point, leg: tuple[Point, Point, Point], shade: float, line: float) -> None:
    """Breeches to below the knee, then the boot."""
    knee, ankle, toe = leg
    below = (knee[0] + (ankle[0] - knee[0]) * 0.4, knee[1] + (ankle[1] - knee[1]) * 0.4)
    limb(
        pen,
        darker(BREECHES, shade),
        limb_path([(*hip, 0.125), (*knee, 0.105), (*below, 0.088)], 8),
        line,
        0.2,
    )
    limb(pen, darker(BOOT, shade), limb_path([(*below, 0.1), (*ankle, 0.084)], 4), line, 0.4)
    limb(pen, darker(BOOT, shade), limb_path([(*ankle, 0.076), (*toe, 0.056)], 4), line, 0.4)


def _hand(pen: Pen, place: Point, line: float) -> None:
    pen.disc(darker(SKIN, 0.74), *place, 0.082 + line * 0.7)
    pen.disc(SKIN, *place, 0.078)


def _head(pen: Pen, pose: Pose, scarf: Colour, line: float) -> None:
    """Head with a knotted scarf, seen from the side it looks to."""
    x, y = pose.head
    back = -1 if x >= pose.neck[0] else 1
    pen.disc(darker(SKIN, 0.74), x, y, 0.2 + line)
    pen.disc(SKIN, x, y, 0.2)
    pen.disc(darker(SKIN, 0.12), x + 0.04, y + 0.07, 0.12)
    edge = darker(scarf, 0.72)
    pen.stroke(edge, [(x + back * 0.17, y - 0.04), (x + back * 0.34, y + 0.02)], 0.07, 0.04)
    pen.stroke(scarf, [(x + back * 0.17, y - 0.04), (x + back * 0.33, y + 0.02)], 0.045, 0.02)
    cap = [(x - 0.22, y - 0.03), (x - 0.17, y - 0.16), (x, y - 0.23), (x + 0.17, y - 0.16),
           (x + 0.22, y - 0.03),
           (x, y - 0.07)]  # fmt: skip
    pen.blob(edge, [(x + (px - x) * 1.13, y + (py - y) * 1.13) for px, py in cap])
    pen.blob(scarf, cap)
    pen.stroke(lighter(scarf, 0.4), [(x - 0.13, y - 0.13), (x - 0.04, y - 0.185)], 0.02, 0.012)
    pen.disc((44, 26, 18), x - back * 0.09, y + 0.02, 0.026)
