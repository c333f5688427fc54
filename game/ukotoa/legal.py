"""Every legal action of the seat in turn, in a fixed order. Equal actions are one object."""

from __future__ import annotations

from functools import cache

from game.contract import Action
from game.ukotoa import moves
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    FinishRandom,
    FinishSpiral,
    LayTile,
    Offer,
    Place,
    PlaceRandom,
    Push,
    Run,
    SitOut,
    Stop,
    Swap,
    TakeBack,
    TakeColour,
    Unleash,
    Whisper,
    Withdraw,
)
from game.ukotoa.box import ADVANCE, BOX, COLOURS, KIND_OF, PUSH, REACH, RUN, TILES, UNLEASH
from game.ukotoa.laying import places, spiral_from
from game.ukotoa.setting import free_tiles, open_colours
from game.ukotoa.ship import SIDES
from game.ukotoa.state import Step, UkotoaState
from game.ukotoa.turn import acts, exchangeable

Actions = tuple[Action, ...]

MOST_STAGED = BOX.game.exchange_any

_random, _stop, _done = cache(PlaceRandom), cache(Stop), cache(Done)
_offer, _withdraw, _discard = cache(Offer), cache(Withdraw), cache(Discard)
_advance, _unleash, _run, _push, _swap = cache(Advance), cache(Unleash), cache(Run), cache(Push), cache(Swap)


def listed(state: UkotoaState) -> Actions:
    """The legal actions of the seat in turn."""
    seat = state.current
    match state.step:
        case Step.ACTION:
            return _action_phase(state, seat)
        case Step.PLACE:
            tiles = free_tiles(state)
            return (
                *(_place(seat, colour)[tile] for colour in open_colours(state, seat) for tile in tiles),
                _random(seat),
            )
        case Step.ADVANCE:
            return _start(seat, not _stands(state, seat))
        case Step.DISCARD:
            return tuple([_discard(seat, card) for card in sorted(state.hands[seat])])
        case Step.PUSH:
            return (*pushes_on(state, seat), *_half_pushed(seat))
        case Step.LAY:
            return _laying(state, seat)
        case Step.WHISPER:
            return _whispers(seat)
        case Step.COLOURS:
            return tuple(
                TakeColour(seat, colour) for n, colour in enumerate(COLOURS) if n not in state.colours
            )
        case _:
            return ()


def _stands(state: UkotoaState, seat: int) -> bool:
    """Whether a sailor of the seat still stands."""
    slots, alive = state.slots, state.alive
    return bool(alive[slots[seat]] or alive[slots[seat - 1]])


def _laying(state: UkotoaState, seat: int) -> Actions:
    found: list[Action] = [LayTile(seat, *place) for place in places(state.path)]
    if len(state.path) < TILES - 1:
        found.append(FinishRandom(seat))
        if spiral_from(state.path) is not None:
            found.append(FinishSpiral(seat))
    return tuple(found)


def _action_phase(state: UkotoaState, seat: int) -> Actions:
    hand, staged = sorted(state.hands[seat]), state.staged
    if not staged:
        return (*[_offer(seat, card) for card in hand], _stop(seat))
    found: list[Action] = []
    if len(staged) < MOST_STAGED:
        found += [_offer(seat, card) for card in hand if card not in staged]
    found += [_withdraw(seat, card) for card in staged]
    found += effects(state, seat, acts(state))
    if exchangeable(staged):
        found += _exchanges(seat)
    return tuple(found)


def effects(state: UkotoaState, seat: int, act: str) -> list[Action]:
    """What the cards laid out can do."""
    if not act:
        return []
    board, at, uk, own = state.board, state.at, state.uk, state.own[seat]
    reach = REACH[KIND_OF[state.staged[0]]]
    found: list[Action]
    if act == ADVANCE:
        return [_advance(seat)]
    if act == UNLEASH:
        return [
            _unleash(seat, side)
            for side in SIDES
            if state.ways.may_miss or moves.ray(board, at, uk, side, reach, state.ways.gaps)
        ]
    if act == RUN:
        found = [_run(seat, origin, to) for origin, to in moves.runs(board, at, uk, own, reach)]
    elif act == PUSH:
        steps = moves.pushes(board, at, uk, own, state.ways.chain)
        found = [_push(seat, origin, side) for origin, side in steps]
    else:
        return [_swap(seat, origin, to) for origin, to in moves.swaps(board, at, uk, own)]
    if state.ways.no_effect and moves.own_tiles(at, uk, own):  # standing still needs somebody too
        found.append(_done(seat))
    return found


def pushes_on(state: UkotoaState, seat: int) -> list[Action]:
    """The second steps of a push (R25)."""
    sides = SIDES if state.ways.turning else (state.side,)
    return [
        _push(seat, state.pusher, side)
        for side in sides
        if moves.row(state.board, state.at, state.uk, state.pusher, side, state.ways.chain)
    ]


@cache
def _place(seat: int, colour: int) -> tuple[Action, ...]:
    return tuple(Place(seat, COLOURS[colour], tile) for tile in range(TILES))


@cache
def _start(seat: int, out: bool) -> Actions:
    return (Advance(seat), Decline(seat), SitOut(seat)) if out else (Advance(seat), Decline(seat))


@cache
def _whispers(seat: int) -> Actions:
    return Whisper(seat, True), Whisper(seat, False)


@cache
def _half_pushed(seat: int) -> Actions:
    return Done(seat), TakeBack(seat)


@cache
def _exchanges(seat: int) -> Actions:
    return Exchange(seat, True), Exchange(seat, False)
