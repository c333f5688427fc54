"""How the figures walk, what they stop on, and when their meeting ends the game.

A figure's position is counted without wrapping round the circle: the small figure starts at 0 and only
grows, the large one starts at the number of places and only falls. The place is the position modulo
``PLACES``; place 0 is the gap. ``lies[place]`` says whether a path card lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ugah.box import BOX, LARGE, PLACES, SMALL

DIRECTIONS = tuple(figure.direction for figure in BOX.figure)

MET, PASSED, EMPTY = "met", "passed", "empty"


@dataclass(frozen=True, slots=True)
class Rulings:
    """The options of a match in the form in which the rules ask for them."""

    unsure_hunters: bool = False
    pass_only: bool = False
    lift_first: bool = True
    stop_at_gap: bool = False
    show_scores: bool = False
    auto_single: bool = False


@dataclass(frozen=True, slots=True)
class Walk:
    """One figure's walk: positions stepped on, the last position, and the spot of its card (0 = none)."""

    figure: int
    stops: tuple[int, ...]
    end: int
    card: int


Plan = tuple[Walk, ...]
"""The walks of a turn, in the order in which they are made."""


def walk(lies: Sequence[bool], figure: int, start: int, steps: int, stop_at_gap: bool) -> Walk:
    """Walk ``steps`` cards on from ``start`` (ugah.31 to ugah.35, R26, R27).

    Every card counts once at most, so a walk over a nearly empty path ends on its last card, and one
    over an empty path where it began. With ``stop_at_gap`` the gap ends the walk: on the last card
    before it, or in it if there is none.
    """
    direction = DIRECTIONS[figure]
    stops: list[int] = []
    position = start
    for _ in range(PLACES - 1):
        position += direction
        place = position % PLACES
        if lies[place]:
            stops.append(position)
            if len(stops) == steps:
                break
        elif stop_at_gap and place == 0:
            if not stops:
                return Walk(figure, (), position, 0)
            break
    if not stops:
        return Walk(figure, (), start, 0)
    return Walk(figure, tuple(stops), stops[-1], stops[-1] % PLACES)


def plans(
    lies: Sequence[bool], small: int, large: int, steps: tuple[int, int], rulings: Rulings
) -> tuple[Plan, ...]:
    """The ways in which ``steps`` (of the small and of the large figure) can be walked.

    One plan if there is nothing to decide, else two: small first, large first. Empty walks are left out.
    """
    starts = (small, large)
    if not steps[SMALL] or not steps[LARGE]:
        return (
            tuple(
                walk(lies, figure, starts[figure], steps[figure], rulings.stop_at_gap)
                for figure in (SMALL, LARGE)
                if steps[figure]
            ),
        )
    small_first = _both(lies, SMALL, starts, steps, rulings)
    if not rulings.lift_first:  # R13: neither walk changes the other, so the order is no question
        return (small_first,)
    large_first = _both(lies, LARGE, starts, steps, rulings)
    same = small_first[0].end == large_first[1].end and small_first[1].end == large_first[0].end
    return (small_first,) if same else (small_first, large_first)  # R15


def _both(
    lies: Sequence[bool], first: int, starts: tuple[int, int], steps: tuple[int, int], rulings: Rulings
) -> Plan:
    second = 1 - first
    one = walk(lies, first, starts[first], steps[first], rulings.stop_at_gap)
    if rulings.lift_first and one.card:  # R12
        left = list(lies)
        left[one.card] = False
        lies = left
    two = walk(lies, second, starts[second], steps[second], rulings.stop_at_gap)
    if two.card == one.card:  # R13: only one card to take
        two = Walk(second, two.stops, two.end, 0)
    return (one, two)


def ending(lies: Sequence[bool], small: int, large: int, pass_only: bool) -> str:
    """Why the game is over with the figures there (``MET``, ``PASSED``, ``EMPTY``), or "" if it goes on."""
    if small > large:  # ugah.47
        return PASSED
    if pass_only:
        if small == large:
            return MET
        return "" if any(lies) else EMPTY  # R40
    return "" if any(lies[small + 1 : large]) else MET  # ugah.48
