"""Every legal action of the seat in turn, in a fixed order. Actions are made once and kept."""

from __future__ import annotations

from functools import cache, lru_cache

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
    SPACES,
    TEMPLE,
    TRIBES,
    WIDTH,
    WORKSHOP,
)
from game.uluk.state import KIND_OF, Step, UlukState

ALWAYS = sum(1 << space for space in (*range(PROCESSING, WORKSHOP), TEMPLE))
"""Spaces without a limit, as bits."""


def listed(state: UlukState) -> tuple[Action, ...]:
    """What the seat in turn may do."""
    seat = state.current
    match state.step:
        case Step.ERRAND:
            return _sendings(seat, False, *_targets(state, seat))
        case Step.HUT:
            return _sendings(seat, True, *_targets(state, seat))
        case Step.PROCESS:
            return _operations(state, seat)
        case Step.FEED:
            return _meals(state, seat)
        case Step.TRIBE:
            return _tribes(seat)
    return ()


def _targets(state: UlukState, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """Open spaces and areas that take Poison as bits, and cards that may be taken."""
    open_spaces, spots, player = ALWAYS, state.spots, state.players[seat]
    poison, stock, limit = 0, player.stock[POISON], state.poison_limit
    for area in range(WIDTH):
        if len(spots[area]) < SICKLES:
            open_spaces |= 1 << area
            if stock and HUNTED[area] and player.poisoned[area] < limit:
                poison |= 1 << area
    if not spots[HUT]:
        open_spaces |= 1 << HUT
    built = state.built
    for site in range(state.opened):
        if not built[site] and len(spots[SITE + site]) < RINGS[site]:
            open_spaces |= 1 << SITE + site
    kinds = player.kinds
    return open_spaces, poison, tuple([card for card in state.row if not kinds >> KIND_OF[card] & 1])


@lru_cache(maxsize=1 << 14)
def _sendings(
    seat: int, out: bool, open_spaces: int, poison: int, cards: tuple[int, ...]
) -> tuple[Action, ...]:
    kind = MoveOut if out else Place
    found: list[Action] = []
    for space, name in enumerate(SPACES):
        if space == WORKSHOP:
            found += [kind(seat, name, False, card) for card in cards]
        elif open_spaces >> space & 1 and not (out and space == HUT):
            found.append(kind(seat, name, False, NO_CARD))
            if poison >> space & 1:
                found.append(kind(seat, name, True, NO_CARD))
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
    return (*found, _end_processing(seat))


ALL_FREE = sum(1 << kind for kind in FREE)
MAKERS = tuple(sum(1 << kind for kind, makes in FREE.items() if good in makes) for good in range(len(GOODS)))
"""Which kinds of free cards make a good, as bits."""


@cache
def _along(seat: int, tribe: int, number: int, most: int, card: int) -> tuple[Action, ...]:
    arrow = ARROWS[tribe][number]
    start, end = GOODS[arrow.start], GOODS[arrow.end]
    return tuple(Process(seat, start, end, pieces, card) for pieces in range(1, most + 1))


@cache
def _end_processing(seat: int) -> Action:
    return EndProcessing(seat)


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
