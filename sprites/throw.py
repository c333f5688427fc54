"""Dice as bodies: a throw is worked out at once, then played back frame by frame.

pymunk moves the dice in their tray: walls, each other, friction, spin. Late in the throw every die is
drawn to the place where it is to lie, so that the picture ends as the table says, and never later than
``LONGEST`` seconds after the hand has opened.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pymunk

Point = tuple[float, float]

LONGEST = 1.1
"""Seconds from the hand to rest at normal speed."""
STEP = 1 / 60
"""Seconds between two frames of a track."""
STEERED_FROM = 0.42
"""Share of the throw after which the dice are drawn to their places."""
GENTLE, HARD = 700.0, 2200.0
"""Slowest and fastest throw, in table units per second."""
HARDEST_KNOCK = 4000.0
"""Impulse of a knock of full strength."""
HOP = 62.0
"""Height of the first bounce of a hard throw, in table units."""
WALLS = 24
"""Sides of the polygon that stands for the rim of the tray."""


class Frame(NamedTuple):
    """A die at one moment: its middle (table units), height above the tray, degrees it has rolled."""

    x: float
    y: float
    height: float
    rolled: float


@dataclass(frozen=True, slots=True)
class Knock:
    """A knock: seconds after the throw, strength 0..1, and where (table units)."""

    after: float
    strength: float
    x: float


@dataclass(frozen=True, slots=True)
class Die:
    """A die of a throw, in table units: where it is seen first, enters the tray, and comes to rest."""

    start: Point
    entry: Point
    goal: Point


@dataclass(frozen=True, slots=True)
class Tray:
    """The tray: its middle and half axes in table units."""

    middle: Point
    rx: float
    ry: float

    def inside(self, point: Point, room: float) -> Point:
        """The point, drawn into the tray so that ``room`` units stay free to the rim."""
        dx, dy = point[0] - self.middle[0], point[1] - self.middle[1]
        share = math.hypot(dx / max(1.0, self.rx - room), dy / max(1.0, self.ry - room))
        if share <= 1:
            return point
        return self.middle[0] + dx / share, self.middle[1] + dy / share


@dataclass(frozen=True, slots=True)
class Throw:
    """A whole throw: a track of frames for each die, one every ``STEP`` seconds, and the knocks."""

    tracks: Mapping[str, tuple[Frame, ...]]
    knocks: tuple[Knock, ...]


def throw(dice: Mapping[str, Die], tray: Tray, size: float, speed: Point, seed: int) -> Throw:
    """Work out a throw.

    Args:
        dice: the dice by name.
        tray: where they stay.
        size: edge of a die in table units.
        speed: of the hand in table units per second; ``(0, 0)`` = a plain throw from below.
        seed: varies spin and spread; the same seed gives the same throw.
    """
    chance = random.Random(seed)
    space = pymunk.Space()
    space.damping = 0.35
    _wall_in(space, tray)
    push = _push(speed, chance)
    names = list(dice)
    bodies = [_body(space, dice[name], tray, size, push, chance) for name in names]
    knocks: list[Knock] = []
    now = 0.0

    def struck(arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        impulse = arbiter.total_impulse.length
        if arbiter.is_first_contact and impulse > 100:
            contacts = arbiter.contact_point_set.points
            x = contacts[0].point_a.x if contacts else tray.middle[0]
            knocks.append(Knock(now, min(1.0, impulse / HARDEST_KNOCK), x))

    space.on_collision(1, 1, post_solve=struck)
    space.on_collision(1, 2, post_solve=struck)
    seen: list[list[_Seen]] = [[] for _ in bodies]
    goals: list[Point] | None = None
    count = round(LONGEST / STEP)
    for number in range(count + 1):
        share = number / count
        now = share * LONGEST
        if goals is None and share >= STEERED_FROM:
            names = _nearest_goals(bodies, dice)
            goals = [dice[name].goal for name in names]
        for index, body in enumerate(bodies):
            place, velocity = body.position, body.velocity
            seen[index].append(_Seen(place, velocity.length))
            if goals is not None:
                _steer(body, place, velocity, goals[index], share)
        space.step(STEP)
    force = math.hypot(*push) / HARD
    tracks = {name: _track(seen[index], dice[name], size, force, index) for index, name in enumerate(names)}
    return Throw(tracks, _thinned(knocks))


class _Seen(NamedTuple):
    """A body at one moment of the simulation."""

    place: Point
    speed: float


def _nearest_goals(bodies: Sequence[pymunk.Body], dice: Mapping[str, Die]) -> list[str]:
    """Which body is to be which die, so that all have the shortest ways (at most 120 orders of five)."""

    places = [body.position for body in bodies]

    def way(order: Iterable[str]) -> float:
        return sum(math.dist(place, dice[name].goal) ** 2 for place, name in zip(places, order, strict=True))

    return list(min(itertools.permutations(dice), key=way))


def _push(speed: Point, chance: random.Random) -> Point:
    length = math.hypot(*speed)
    if length < 1:
        return chance.uniform(-240, 240), -chance.uniform(900, 1300)
    factor = min(HARD, max(GENTLE, length)) / length
    return speed[0] * factor, speed[1] * factor


def _wall_in(space: pymunk.Space, tray: Tray) -> None:
    corners = [
        (tray.middle[0] + tray.rx * math.cos(angle), tray.middle[1] + tray.ry * math.sin(angle))
        for angle in (2 * math.pi * index / WALLS for index in range(WALLS))
    ]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        wall = pymunk.Segment(space.static_body, start, end, 12)
        wall.elasticity, wall.friction, wall.collision_type = 0.55, 0.6, 2
        space.add(wall)


def _body(
    space: pymunk.Space, die: Die, tray: Tray, size: float, push: Point, chance: random.Random
) -> pymunk.Body:
    half = size * 0.42
    shape_points = [(-half, -half), (half, -half), (half, half), (-half, half)]
    body = pymunk.Body(1.0, pymunk.moment_for_poly(1.0, shape_points))
    body.position = tray.inside(die.entry, size * 0.8)
    body.velocity = push[0] * chance.uniform(0.75, 1.15), push[1] * chance.uniform(0.75, 1.15)
    body.angular_velocity = chance.uniform(-14, 14)
    body.angle = chance.uniform(0, math.pi)
    shape = pymunk.Poly(body, shape_points, radius=size * 0.06)
    shape.elasticity, shape.friction, shape.collision_type = 0.5, 0.5, 1
    space.add(body, shape)
    return body


def _steer(body: pymunk.Body, place: Point, velocity: Point, goal: Point, share: float) -> None:
    """Draw a die to its place, the later the more firmly (a damped spring of growing strength)."""
    late = (share - STEERED_FROM) / (1 - STEERED_FROM)
    pull, brake = 90 + 700 * late * late, 5 + 40 * late
    dx, dy = goal[0] - place[0], goal[1] - place[1]
    body.force = pull * dx - brake * velocity[0], pull * dy - brake * velocity[1]
    body.angular_velocity *= 1 - 0.2 * late


def _track(seen: Sequence[_Seen], die: Die, size: float, force: float, place: int) -> tuple[Frame, ...]:
    """What a die shows of its body's way: out of the hand at first, exactly on its goal at last."""
    result = []
    rolled = 0.0
    count = len(seen) - 1
    for number, moment in enumerate(seen):
        share = number / count
        leaving = min(1.0, share * 7)
        landing = 0.0 if share < 0.8 else _eased((share - 0.8) / 0.2)
        x = die.start[0] + (moment.place[0] - die.start[0]) * leaving
        y = die.start[1] + (moment.place[1] - die.start[1]) * leaving
        x, y = x + (die.goal[0] - x) * landing, y + (die.goal[1] - y) * landing
        bounce = abs(math.sin(math.pi * (4 * share + 0.5 - 0.06 * place)))
        height = HOP * (0.5 + 0.5 * force) * max(0.0, 1 - 1.25 * share) ** 2 * bounce
        rolled += math.degrees(moment.speed * STEP / (size / 2))
        result.append(Frame(x, y, height, rolled))
    return tuple(result)


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _thinned(knocks: Sequence[Knock]) -> tuple[Knock, ...]:
    """The knocks without those that follow a stronger one so closely that they are one sound."""
    result: list[Knock] = []
    for knock in sorted(knocks, key=lambda item: item.after):
        if result and knock.after - result[-1].after < 0.03:
            if knock.strength > result[-1].strength:
                result[-1] = knock
            continue
        result.append(knock)
    return tuple(result)
