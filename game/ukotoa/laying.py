"""Laying the ship tile by tile: where the next tile may go, dead ends, spirals, and ships laid at random.

A path is the hexes of the tiles in the order of laying, the wheel first.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import Dice
from game.hexes import DIRECTIONS, Hex, direction, distance, images, moved, neighbours
from game.ukotoa.box import BOX, SPIRAL, TILES

WHEEL: Hex = (0, 0)


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """A hex from which the ship could not be finished: ``room`` free hexes are left there for ``tiles``."""

    q: int
    r: int
    room: int
    tiles: int


def free_sides(path: Sequence[Hex]) -> tuple[Hex, ...]:
    """The free hexes beside the tile laid last, in the order of directions (ukotoa.7, R2)."""
    return tuple(place for place in neighbours(path[-1]) if place not in path)


def places(path: Sequence[Hex]) -> tuple[Hex, ...]:
    """The hexes on which the next tile may be laid (R4)."""
    return tuple(place for place in free_sides(path) if dead_end(path, place) is None)


def dead_end(path: Sequence[Hex], place: Hex, tiles: int = TILES) -> DeadEnd | None:
    """Why a ship of so many tiles cannot be finished if the next one is laid on ``place``, or ``None``.

    From a hex beside open water the path can always get away; a closed pocket is searched (R4).
    """
    left = tiles - len(path) - 1
    if left <= 0:
        return None
    laid = {*path, place}
    pocket = _pocket(laid, place)
    if pocket is None or _fits(place, pocket, left):
        return None
    return DeadEnd(*place, room=len(pocket), tiles=left)


def _pocket(laid: set[Hex], place: Hex) -> frozenset[Hex] | None:
    """The free hexes that can be reached from ``place``, or ``None`` if open water is among them."""
    west, east = min(q for q, _ in laid), max(q for q, _ in laid)
    north, south = min(r for _, r in laid), max(r for _, r in laid)
    found: dict[Hex, None] = {}
    border = [place]
    while border:
        for other in neighbours(border.pop()):
            if other not in laid and other not in found:
                if not (west <= other[0] <= east and north <= other[1] <= south):
                    return None
                found[other] = None
                border.append(other)
    return frozenset(found)


def _fits(place: Hex, room: frozenset[Hex], left: int) -> bool:
    """Whether a path of ``left`` more tiles that starts beside ``place`` fits into the room."""
    if left == 0:
        return True
    if left > len(room):
        return False
    return any(_fits(other, room - {other}, left - 1) for other in neighbours(place) if other in room)


def spiral_from(path: Sequence[Hex]) -> tuple[Hex, ...] | None:
    """The spiral, turned or mirrored, that begins like this path; ``None`` if it is none so far."""
    begun = tuple(path)
    return next((image for image in images(SPIRAL) if image[: len(begun)] == begun), None)


def finished_at_random(path: Sequence[Hex], chance: Dice) -> tuple[Hex, ...]:
    """The path with all other tiles laid at random; places that touch more of the ship are likelier."""
    grown = list(path)
    while len(grown) < TILES:
        found = places(grown)
        weights = [1 + BOX.random_ship.touching * _touching(grown, place) for place in found]
        drawn = chance.below(sum(weights))
        for place, weight in zip(found, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                grown.append(place)
                break
    return tuple(grown)


def _touching(path: Sequence[Hex], place: Hex) -> int:
    """How many tiles besides the last one the place touches."""
    return sum(other in path for other in neighbours(place)) - 1


def text_of(path: Sequence[Hex]) -> str:
    """A whole ship as text: the direction 0..5 from every tile to the next."""
    steps = (direction(one, two) for one, two in itertools.pairwise(path))
    return "".join(str(step) for step in steps)


def path_of(text: str) -> tuple[Hex, ...] | None:
    """The ship that such a text stands for, or ``None`` if it is no whole ship."""
    if len(text) != TILES - 1 or not all(sign in "012345" for sign in text):
        return None
    path = [WHEEL]
    for sign in text:
        path.append(moved(path[-1], int(sign) % len(DIRECTIONS)))
    return tuple(path) if len(set(path)) == TILES else None


def touches(path: Sequence[Hex], place: Hex) -> bool:
    """Whether the hex shares a side with the tile laid last."""
    return distance(path[-1], place) == 1
