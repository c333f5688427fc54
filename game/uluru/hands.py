"""The gestures of a seat: every action and every list of actions, made once and shared."""

from __future__ import annotations

from functools import cache

from game.contract import TABLE, Action
from game.uluru.actions import Go, LayOut, Lift, Pause, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.box import BIRDS, NOWHERE, PLACES
from game.uluru.options import SEATS

MOST = SEATS[-1]
LAY = tuple((LayOut(seat),) for seat in range(MOST))
GO = tuple((Go(seat),) for seat in range(MOST))
CALL = tuple(Uluru(seat) for seat in range(MOST))
SLOW = tuple((SlowTable(seat),) for seat in range(MOST))
PLACE = tuple(
    tuple(tuple(Place(seat, colour, place) for place in range(PLACES)) for colour in BIRDS)
    for seat in range(MOST)
)
SWAP = tuple(
    tuple(tuple(Swap(seat, colour, place) for place in range(PLACES)) for colour in BIRDS)
    for seat in range(MOST)
)
LIFT = tuple(tuple(Lift(seat, colour) for colour in BIRDS) for seat in range(MOST))


@cache
def table(deadline: bool, paused: bool) -> tuple[Action, ...]:
    """What the table may do while chips are placed; what it does at a deadline stands first."""
    asked = () if paused else (Pause(TABLE, False),)
    return (*((TimeUp(TABLE),) if deadline else ()), *asked, Pause(TABLE, True))


def listed(seat: int, card: list[int], at: list[int], slow: bool) -> tuple[Action, ...]:
    """All that a seat may do with its chips: call, place (first from the supply), swap, lift."""
    free = [place for place in range(PLACES) if card[place] == NOWHERE]
    taken = [place for place in range(PLACES) if card[place] != NOWHERE]
    result: list[Action] = []
    if not free:
        result.append(CALL[seat])
    places, swaps, lifts = PLACE[seat], SWAP[seat], LIFT[seat]
    home = [bird for bird, place in enumerate(at) if place == NOWHERE]
    lying = [bird for bird, place in enumerate(at) if place != NOWHERE]
    if free:
        for bird in (*home, *lying):
            row = places[bird]
            result += [row[place] for place in free]
    for bird in home:
        swap = swaps[bird]
        result += [swap[place] for place in taken]
    for bird in lying:
        swap, own = swaps[bird], at[bird]
        result += [swap[place] for place in taken if place != own]
    result += [lifts[bird] for bird in lying]
    if slow:
        result += SLOW[seat]
    return tuple(result)
