"""The gestures of a seat: every action and every list of actions, made once and shared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.contract import TABLE, Action
from game.uluru.actions import Go, LayOut, Lift, Pause, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.box import BIRDS, NOWHERE, PLACES
from game.uluru.options import SEATS

MOST = SEATS[-1]
LAY = tuple((LayOut(seat),) for seat in range(MOST))
GO = tuple((Go(seat),) for seat in range(MOST))
CALL = tuple((Uluru(seat),) for seat in range(MOST))
SLOW = tuple((SlowTable(seat),) for seat in range(MOST))
SUBSETS = 1 << PLACES


def _rows(kind: type[Place] | type[Swap]) -> tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...]:
    """The gestures of every seat with every chip to each set of places, one bit for a place."""
    result = []
    for seat in range(MOST):
        row = [[kind(seat, colour, place) for place in range(PLACES)] for colour in BIRDS]
        result.append(
            tuple(
                tuple(
                    tuple(action for place, action in enumerate(each) if places >> place & 1)
                    for places in range(SUBSETS)
                )
                for each in row
            )
        )
    return tuple(result)


PLACE, SWAP = _rows(Place), _rows(Swap)
LIFT = tuple(tuple(Lift(seat, colour) for colour in BIRDS) for seat in range(MOST))


@cache
def table(deadline: bool, paused: bool) -> tuple[Action, ...]:
    """What the table may do while chips are placed; what it does at a deadline stands first."""
    asked = () if paused else (Pause(TABLE, False),)
    return (*((TimeUp(TABLE),) if deadline else ()), *asked, Pause(TABLE, True))


def listed(seat: int, at: Sequence[int], slow: bool) -> tuple[Action, ...]:
    """All that a seat may do with its chips, which lie ``at`` some places: call, place (first from the
    supply), swap, lift.
    """
    taken = 0
    for place in at:
        if place != NOWHERE:
            taken |= 1 << place
    free = SUBSETS - 1 - taken
    places, swaps, lifts = PLACE[seat], SWAP[seat], LIFT[seat]
    fresh: list[Action] = []
    again: list[Action] = []
    swapped: list[Action] = []
    lifted: list[Action] = []
    for bird, place in enumerate(at):
        if place == NOWHERE:
            fresh += places[bird][free]
            swapped += swaps[bird][taken]
        else:
            again += places[bird][free]
            swapped += swaps[bird][taken ^ 1 << place]
            lifted.append(lifts[bird])
    call = () if free else CALL[seat]
    return (*call, *fresh, *again, *swapped, *lifted, *(SLOW[seat] if slow else ()))
