"""What hands hold and what their gestures mean: pieces, targets and grips of one table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.contract import Action
from scenes.layout import Grip, Lying, Spot
from scenes.viewport import Point

MAGNET = 46.0
"""How far from a legal spot a dropped piece is still drawn to it, in table units."""
PULL = 0.8
"""Share of the way to a legal spot that the magnet draws a piece which is almost there."""
WIDEST_MAGNET = 220.0
"""Spots that are wider on both sides do not pull: anywhere in them is right."""
THROW_SPEED = 1500.0
"""Table units per second from which a release is a throw."""
UPRIGHT = 30.0
"""Below this sideways speed a carried piece hangs straight."""
ROAM = 60.0
"""How far a hand goes, in table units, before the spots around it are looked for anew."""
DWELL = 0.1
"""Seconds that a hand stays over a spot before the table thinks of it."""
COAST = 0.12
"""Seconds that a thrown piece flies on: where it would land counts as where it was dropped."""


@dataclass(slots=True)
class Held:
    """Pieces in one hand: the gripped one first, their offsets from the pointer, and where they go.

    ``sideways`` is the smoothed speed of the hand to the right, in table units a second. ``hot`` is the spot
    over which the piece would count, ``aimed`` the one of which the table thinks for it.
    """

    piece: str
    grips: tuple[Grip, ...]
    offsets: dict[str, Point]
    at: Point = (0.0, 0.0)
    hot: str = ""
    aimed: str = ""
    moved: bool = True
    sideways: float = 0.0
    _stayed: float = 0.0
    _last: float | None = None
    _around: tuple[object, object, Point, list[Grip]] | None = None

    def lean(self, seconds: float) -> bool:
        """Follow the hand's speed; returns whether the pieces have to be drawn anew."""
        before = self._last if self._last is not None else self.at[0]
        self._last = self.at[0]
        if seconds > 0:
            speed = (self.at[0] - before) / seconds
            self.sideways += (speed - self.sideways) * min(1.0, 12 * seconds)
        moved, self.moved = self.moved, False
        return moved or abs(self.sideways) > UPRIGHT

    def reach(self, spot: str) -> bool:
        """Come over a spot, or off all; returns whether it is another one than before."""
        if spot == self.hot:
            return False
        self.hot, self._stayed = spot, 0.0
        return True

    def dwell(self, seconds: float) -> bool:
        """Let time pass; returns whether the hand has now stayed on a spot long enough to think of it."""
        if self.aimed == self.hot:
            return False
        self._stayed += seconds
        if self._stayed < DWELL:
            return False
        self.aimed = self.hot
        return True

    def around(self, spots: Mapping[str, Spot], at: Point) -> list[Grip]:
        """The grips for which the piece may count while its middle is not far from here, without a throw."""
        if self._around is not None:
            for_spots, for_grips, centre, found = self._around
            still = for_spots is spots and for_grips is self.grips
            if still and abs(at[0] - centre[0]) + abs(at[1] - centre[1]) <= ROAM:
                return found
        found = near(self.grips, spots, at)
        self._around = (spots, self.grips, at, found)
        return found


@dataclass(frozen=True, slots=True)
class Target:
    """Something a tap or the keyboard can reach: a control, a piece or a spot, with its rectangle."""

    kind: str
    key: str
    x: float
    y: float
    w: float
    h: float


def drags(grips: Iterable[Grip], piece: str) -> tuple[Grip, ...]:
    """The grips that start with dragging this piece."""
    return tuple(grip for grip in grips if piece in grip.pieces and grip.spot)


def tapped(grips: Iterable[Grip], piece: str, again: bool = False) -> Grip | None:
    """The grip that a tap on this piece performs; ``again``: the piece has been tapped before."""
    able = (grip for grip in grips if grip.tap or (again and grip.twice))
    return next((grip for grip in able if piece in grip.pieces), None)


def more_of(grips: Iterable[Grip], piece: str) -> str:
    """The control that a further tap on this piece presses while these grips are open, or an empty text."""
    return next((grip.more for grip in grips if grip.more and piece in grip.pieces), "")


def pressed(grips: Iterable[Grip], control: str) -> Grip | None:
    """The grip that the button performs."""
    return next((grip for grip in grips if grip.control == control), None)


def grip_for(grips: Iterable[Grip], action: Action) -> Grip | None:
    """The gesture that performs the action."""
    return next((grip for grip in grips if grip.action == action), None)


def near(grips: Sequence[Grip], spots: Mapping[str, Spot], at: Point) -> list[Grip]:
    """The grips for which a piece held there, or within ``ROAM`` of there, may count without a throw.

    Args:
        grips: the grips of the held piece.
        spots: all spots by key.
        at: where the middle of the piece is held, in table units.
    """
    x, y = at
    result = []
    for grip in grips:
        spot = spots[grip.spot]
        if abs(spot.x - x) + abs(spot.y - y) <= (spot.w + spot.h) / 2 + 2 * MAGNET + ROAM:
            result.append(grip)
    return result


def landing(
    grips: Sequence[Grip], spots: Mapping[str, Spot], at: Point, speed: Point = (0.0, 0.0)
) -> Grip | None:
    """The grip whose spot is where the piece comes down, the nearest first.

    Args:
        grips: the grips of the held piece.
        spots: all spots by key.
        at: where the middle of the piece is released, in table units.
        speed: of the hand, in table units per second.
    """
    fast = (speed[0] ** 2 + speed[1] ** 2) ** 0.5 >= THROW_SPEED
    places = [at]
    if fast:
        places.append((at[0] + speed[0] * COAST, at[1] + speed[1] * COAST))
    for place in places:
        inside = [grip for grip in grips if spots[grip.spot].holds(*place)]
        near = inside or [grip for grip in grips if spots[grip.spot].holds(*place, MAGNET)]
        if near:
            return min(near, key=lambda grip: _distance(spots[grip.spot], place))
    return next((grip for grip in grips if grip.throw), None) if fast else None


def pull(grips: Sequence[Grip], spots: Mapping[str, Spot], at: Point) -> Point:
    """How far the magnet of the nearest legal spot draws a carried piece, in table units.

    Args:
        grips: the grips of the held piece.
        spots: all spots by key.
        at: where the middle of the piece is held, in table units.
    """
    best, nearest_share = (0.0, 0.0), 1.0
    for grip in grips:
        spot = spots[grip.spot]
        wide, high = spot.size
        half = min(wide, high) / 2
        if 2 * half > WIDEST_MAGNET:
            continue
        along, across = wide / 2 - half, high / 2 - half
        dx = spot.x + max(-along, min(along, at[0] - spot.x)) - at[0]
        dy = spot.y + max(-across, min(across, at[1] - spot.y)) - at[1]
        share = math.hypot(dx, dy) / (half + MAGNET)
        if share < nearest_share:
            nearest_share = share
            force = PULL * (1 - share * share) ** 2
            best = (dx * force, dy * force)
    return best


def spot_at(spots: Mapping[str, Spot], at: Point) -> Spot | None:
    """The smallest spot that holds the point."""
    found = [spot for spot in spots.values() if spot.holds(*at)]
    return min(found, key=lambda spot: spot.w * spot.h) if found else None


def next_target(targets: Sequence[Target], current: Target, direction: Point) -> Target:
    """The target that an arrow key leads to; the current one if there is none that way.

    Left and right lead through all of them, row by row, and from the last to the first; up and down lead to
    the nearest one there.
    """
    if direction[0]:
        order = _rows(targets)
        place = next(index for index, target in enumerate(order) if _same(target, current))
        return order[(place + (1 if direction[0] > 0 else -1)) % len(order)]
    best, least = current, float("inf")
    for target in targets:
        ahead, aside = (target.y - current.y) * direction[1], abs(target.x - current.x)
        if ahead > 4 and aside <= 3 * ahead:
            cost = ahead + 2 * aside
            if cost < least:
                best, least = target, cost
    return best


def _rows(targets: Sequence[Target]) -> list[Target]:
    """The targets row by row; those in a row differ in height by less than half of the smaller one."""
    rows: list[list[Target]] = []
    for target in sorted(targets, key=lambda each: each.y):
        last = rows[-1][-1] if rows else None
        if last is not None and target.y - last.y < min(target.h, last.h) / 2:
            rows[-1].append(target)
        else:
            rows.append([target])
    return [target for row in rows for target in sorted(row, key=lambda each: each.x)]


def _same(one: Target, other: Target) -> bool:
    return (one.kind, one.key) == (other.kind, other.key)


def component(lying: Lying) -> bool:
    """Whether it is a real piece that a hand could take, not furniture, a word or a button."""
    return not lying.fixed and not lying.fast


def _distance(spot: Spot, at: Point) -> float:
    return (spot.x - at[0]) ** 2 + (spot.y - at[1]) ** 2
