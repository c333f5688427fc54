"""When a wish is met. Birds and places are numbers; ``at[bird]`` is the bird's place or ``NOWHERE``."""

from __future__ import annotations

from collections.abc import Sequence

from game.uluru.box import EDGE, NOWHERE, NUMBER, PLACES, WishCard

CORNER = tuple(EDGE[place] != EDGE[(place + 1) % PLACES] for place in range(PLACES))
"""Whether a corner lies between a place and the next one clockwise (uluru.2)."""


def distance(x: int, y: int) -> int:
    """How far apart two places are along the ring, the shorter way (uluru.3)."""
    return min((x - y) % PLACES, (y - x) % PLACES)


def corners(x: int, y: int) -> tuple[int, int]:
    """How many corners lie between two places: clockwise from ``x`` to ``y``, and the other way."""
    return _clockwise(x, y), _clockwise(y, x)


def _clockwise(x: int, y: int) -> int:
    return sum(CORNER[(x + step) % PLACES] for step in range((y - x) % PLACES))


def related(kind: str, x: int, y: int) -> bool:
    """Whether two different places stand in the relation of that name (uluru.36 to uluru.43)."""
    match kind:
        case "same_edge":
            return 0 in corners(x, y)
        case "across":
            return corners(x, y) == (2, 2)
        case "beside":
            return distance(x, y) == 1
        case "two_apart":
            return distance(x, y) == 2
        case _:
            raise ValueError(f"{kind} is no relation")


RELATIONS = {
    kind: tuple(tuple(x != y and related(kind, x, y) for y in range(PLACES)) for x in range(PLACES))
    for kind in ("same_edge", "across", "beside", "two_apart")
}
"""``RELATIONS[kind][x][y]``, for every two places."""


def is_met(wish: WishCard, bird: int, at: Sequence[int]) -> bool:
    """Whether the wish of ``bird`` is met by the chips as they lie."""
    here = at[bird]
    if here == NOWHERE:  # uluru.31
        return False
    if wish.kind == "any":  # uluru.32
        return True
    if wish.kind == "places":  # uluru.33
        return here in wish.places
    other = NUMBER[wish.colour]
    if other == bird:  # uluru.34
        return True
    there = at[other]
    return there != NOWHERE and RELATIONS[wish.kind][here][there]  # uluru.35


def unmet(wishes: Sequence[WishCard], at: Sequence[int]) -> int:
    """How many wishes are not met; ``wishes[bird]`` is the bird's (uluru.45)."""
    return sum(not is_met(wish, bird, at) for bird, wish in enumerate(wishes))


def places_of(card: Sequence[int]) -> list[int]:
    """Where each bird lies, of a card as a list of birds by place."""
    at = [NOWHERE] * PLACES
    for place, bird in enumerate(card):
        if bird != NOWHERE:
            at[bird] = place
    return at
