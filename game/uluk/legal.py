"""Every legal action of the seat in turn, in a fixed order. Actions are made once and kept."""

from __future__ import annotations

from functools import cache

from game.contract import Action
from game.uluk.actions import (
    NO_CARD,
    ChooseTribe,
    Eat,
    EatRest,
    EatTreat,
    EndFeeding,
    EndProcessing,
    MoveOut,
    Place,
    Process,
    Stay,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.feeding import CRADLE, FIRE, cradle_foods, fire_goods, spare_treats
from game.uluk.goods import (
    ARROWS,
    COLUMN,
    FOODS,
    FREE,
    GOODS,
    HUNTED,
    HUT,
    INVENTIONS,
    NOBODY,
    POISON,
    PROCESSING,
    RINGS,
    SICKLES,
    SITE,
    SITES,
    SPACES,
    TEMPLE,
    TRIBES,
    WIDTH,
    WORKSHOP,
)
from game.uluk.state import KIND_OF, Step, UlukState

HUNTS = tuple(area for area in range(WIDTH) if HUNTED[area])


def listed(state: UlukState) -> tuple[Action, ...]:
    """What the seat in turn may do."""
    seat = state.current
    match state.step:
        case Step.ERRAND:
            return _sendings(state, seat, False)
        case Step.PROCESS:
            return _operations(state, seat)
        case Step.FEED:
            return _meals(state, seat)
        case Step.HUT:
            return _sendings(state, seat, True)
        case Step.TRIBE:
            return _tribes(seat)
    return ()


def _sendings(state: UlukState, seat: int, out: bool) -> tuple[Action, ...]:
    """Every space that takes one more triber; ``out``: of the Hut (uluk.22 to .31)."""
    spots, built, player = state.spots, state.built, state.players[seat]
    areas = poison = village = 0
    for area in range(WIDTH):
        if len(spots[area]) < SICKLES:
            areas |= 1 << area
    if player.stock[POISON]:
        for area in HUNTS:
            if areas >> area & 1 and player.poisoned[area] < state.poison_limit:
                poison |= 1 << area
    if not (out or spots[HUT]):
        village = 1
    for site in range(state.opened):
        if not built[site] and len(spots[SITE + site]) < RINGS[site]:
            village |= 2 << site
    takes, kinds = _takes(seat, out), player.kinds
    cards = [takes[card] for card in state.row if not kinds >> KIND_OF[card] & 1]
    return (*_to_areas(seat, out, areas, poison), *cards, *_to_village(seat, out, village))


@cache
def _to_areas(seat: int, out: bool, areas: int, poison: int) -> tuple[Action, ...]:
    """Into areas, with Poison too where it may be, and onto all processing spaces."""
    kind = MoveOut if out else Place
    found: list[Action] = []
    for area in range(WIDTH):
        if areas >> area & 1:
            found.append(kind(seat, SPACES[area], False, NO_CARD))
        if poison >> area & 1:
            found.append(kind(seat, SPACES[area], True, NO_CARD))
    found += [kind(seat, SPACES[space], False, NO_CARD) for space in range(PROCESSING, WORKSHOP)]
    return tuple(found)


@cache
def _takes(seat: int, out: bool) -> tuple[Action, ...]:
    """Into the Workshop, by the number of the card that is taken."""
    kind = MoveOut if out else Place
    return tuple(kind(seat, SPACES[WORKSHOP], False, card) for card in range(len(KIND_OF)))


@cache
def _to_village(seat: int, out: bool, village: int) -> tuple[Action, ...]:
    """To the Temple, which takes all, and where a bit is set to the Hut (bit 0) and the sites."""
    kind = MoveOut if out else Place
    spaces = [TEMPLE, *(SITE + site for site in range(SITES) if village >> site + 1 & 1)]
    if village & 1:
        spaces.insert(0, HUT)
    found: list[Action] = [kind(seat, SPACES[space], False, NO_CARD) for space in spaces]
    if out:
        found.append(Stay(seat))
    return tuple(found)


@cache
def _tribes(seat: int) -> tuple[Action, ...]:
    return tuple(ChooseTribe(seat, tribe) for tribe in TRIBES)


def _operations(state: UlukState, seat: int) -> tuple[Action, ...]:
    """Along every arrow from a good that is there, by a triber or by a free card (uluk.41, .47)."""
    player = state.players[seat]
    free = player.kinds & ~player.used & ALL_FREE
    if not free and not any(player.operations):
        return _only_end(seat)
    found: tuple[Action, ...] = ()
    stock, operations = player.stock, player.operations
    for number, arrow in enumerate(ARROWS[player.tribe]):
        pieces = stock[arrow.start]
        if pieces:
            if operations[COLUMN[arrow.end]]:
                found += _along(seat, player.tribe, number, pieces, NO_CARD)
            if free & MAKERS[arrow.end]:
                for card in player.cards:
                    kind = KIND_OF[card]
                    if free >> kind & 1 and MAKERS[arrow.end] >> kind & 1:
                        most = min(pieces, INVENTIONS[kind].amount)
                        found += _along(seat, player.tribe, number, most, card)
    return (*found, *_only_end(seat))


ALL_FREE = sum(1 << kind for kind in FREE)
MAKERS = tuple(sum(1 << kind for kind, makes in FREE.items() if good in makes) for good in range(len(GOODS)))
"""Which kinds of free cards make a good, as bits."""


@cache
def _along(seat: int, tribe: int, number: int, most: int, card: int) -> tuple[Action, ...]:
    arrow = ARROWS[tribe][number]
    start, end = GOODS[arrow.start], GOODS[arrow.end]
    return tuple(Process(seat, start, end, pieces, card) for pieces in range(1, most + 1))


@cache
def _only_end(seat: int) -> tuple[Action, ...]:
    return (EndProcessing(seat),)


def _meals(state: UlukState, seat: int) -> tuple[Action, ...]:
    """Feed the hungry first; then whatever else food is good for (uluk.49 to .59)."""
    player = state.players[seat]
    if player.hungry:
        return _eating(seat, tuple([good for good in FOODS if player.stock[good]]))
    return _after_meal(
        seat,
        tuple(cradle_foods(state, seat)),
        tuple(fire_goods(player)),
        tuple(spare_treats(player)),
        player.cradle != NOBODY,
        player.fire != NOBODY,
    )


@cache
def _eating(seat: int, foods: tuple[int, ...]) -> tuple[Action, ...]:
    return (*(Eat(seat, GOODS[good]) for good in foods), EatRest(seat))


@cache
def _after_meal(
    seat: int,
    cradle: tuple[int, ...],
    fire: tuple[int, ...],
    treats: tuple[int, ...],
    in_cradle: bool,
    by_fire: bool,
) -> tuple[Action, ...]:
    found: list[Action] = [ToCradle(seat, GOODS[good]) for good in cradle]
    found += [ToFire(seat, GOODS[good]) for good in fire]
    found += [EatTreat(seat, GOODS[good]) for good in treats]
    if in_cradle:
        found.append(TakeBack(seat, CRADLE))
    if by_fire:
        found.append(TakeBack(seat, FIRE))
    return (*found, EndFeeding(seat))
