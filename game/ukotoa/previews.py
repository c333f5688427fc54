"""What a move would do, worked out beforehand: Uk'otoa's steps, tentacles, runs, pushes, swaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ukotoa import box, moves
from game.ukotoa.actions import Push
from game.ukotoa.box import (
    ACT,
    ADVANCE,
    COLOURS,
    CREW,
    KIND_OF,
    KINDS,
    NOBODY,
    PUSH,
    REACH,
    RUN,
    SWAP,
    UNLEASH,
)
from game.ukotoa.legal import pushes_on
from game.ukotoa.ship import SIDES
from game.ukotoa.state import Step, UkotoaState
from game.ukotoa.turn import acts, ending


@dataclass(frozen=True, slots=True)
class Loss:
    """A sailor that a move would remove.

    ``number`` counts them, nearest first. ``ends`` is the reason if the game would be over then, for
    ``winners``; those behind are ``safe`` and have the number 0.
    """

    tile: int
    colour: str
    number: int
    safe: bool
    ends: str
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ray:
    """A direction 0..5 of the tentacle, how far it reaches, its tiles that still exist, and whom it takes."""

    direction: int
    reach: int
    tiles: tuple[int, ...]
    losses: tuple[Loss, ...]


@dataclass(frozen=True, slots=True)
class Pace:
    """A step that Uk'otoa would make, and whom it would take."""

    number: int
    tile: int
    loss: Loss | None


@dataclass(frozen=True, slots=True)
class RunWay:
    """A run and a shortest way, tile by tile."""

    origin: int
    to: int
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PushRow:
    """A step of a push: the sailors on ``tiles`` (the pusher's first) all move one tile on."""

    origin: int
    direction: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SwapPair:
    """Two sailors that may change places, the own one first."""

    origin: int
    to: int


@dataclass(frozen=True, slots=True)
class Previews:
    """What the cards laid out, or the effect that is under way, can do."""

    paces: tuple[Pace, ...] = ()
    rays: tuple[Ray, ...] = ()
    runs: tuple[RunWay, ...] = ()
    pushes: tuple[PushRow, ...] = ()
    swaps: tuple[SwapPair, ...] = ()


NOTHING = Previews()


def previews(state: UkotoaState, seat: int | None) -> Previews:
    """What a seat may see beforehand; what cards would do is shown to their owner alone."""
    if state.step == Step.ADVANCE:
        return Previews(paces=_paces(state, 1))
    if state.step == Step.WHISPER:
        return Previews(paces=_paces(state, state.steps))
    if state.step == Step.PUSH:
        return Previews(pushes=_rows(state, [(step.origin, step.direction) for step in second(state)]))
    if state.step != Step.ACTION or seat != state.current or not state.staged:
        return NOTHING
    return _of_cards(state, seat)


def second(state: UkotoaState) -> list[Push]:
    """The second steps of a push."""
    return [step for step in pushes_on(state, state.current) if isinstance(step, Push)]


def _of_cards(state: UkotoaState, seat: int) -> Previews:
    board, at, uk, own = state.board, state.at, state.uk, state.own[seat]
    reach = REACH[KIND_OF[state.staged[0]]]
    match acts(state):
        case box.ADVANCE:
            return Previews(paces=_paces(state, reach))
        case box.UNLEASH:
            return Previews(rays=tuple(_ray(state, side, reach) for side in SIDES))
        case box.RUN:
            return Previews(
                runs=tuple(
                    RunWay(origin, to, way)
                    for origin in moves.own_tiles(at, uk, own)
                    for to, way in sorted(moves.ways(board, at, uk, origin, reach).items())
                )
            )
        case box.PUSH:
            return Previews(pushes=_rows(state, moves.pushes(board, at, uk, own, state.ways.chain)))
        case box.SWAP:
            return Previews(swaps=tuple(SwapPair(*pair) for pair in moves.swaps(board, at, uk, own)))
        case _:
            return NOTHING


def _rows(state: UkotoaState, steps: Sequence[tuple[int, int]]) -> tuple[PushRow, ...]:
    board, at, uk, chain = state.board, state.at, state.uk, state.ways.chain
    return tuple(
        PushRow(origin, side, moves.row(board, at, uk, origin, side, chain)) for origin, side in steps
    )


def losses(state: UkotoaState, tiles: Sequence[int]) -> tuple[Loss, ...]:
    """What removing the sailors on these tiles one by one would bring."""
    alive = list(state.alive)
    found: list[Loss] = []
    over = False
    for tile in tiles:
        colour = state.at[tile] // CREW
        if over:
            found.append(Loss(tile, COLOURS[colour], 0, True, "", ()))
            continue
        alive[colour] -= 1
        ends, winners = ending(state.seats, state.slots, alive) if not alive[colour] else ("", ())
        found.append(Loss(tile, COLOURS[colour], len(found) + 1, False, ends, winners))
        over = bool(ends)
    return tuple(found)


def _paces(state: UkotoaState, steps: int) -> tuple[Pace, ...]:
    tiles = [state.uk - step for step in range(1, steps + 1) if state.uk >= step]
    eaten = {loss.tile: loss for loss in losses(state, [tile for tile in tiles if state.at[tile] != NOBODY])}
    paces: list[Pace] = []
    for number, tile in enumerate(tiles, start=1):
        loss = eaten.get(tile)
        paces.append(Pace(number, tile, loss))
        if loss is not None and loss.ends:
            break
    return tuple(paces)


def _ray(state: UkotoaState, side: int, reach: int) -> Ray:
    line = moves.line(state.board, state.uk, side, reach, state.ways.gaps)
    tiles = tuple(tile for tile in line if 0 <= tile < state.uk)
    hit = moves.ray(state.board, state.at, state.uk, side, reach, state.ways.gaps)
    return Ray(side, len(line), tiles, losses(state, hit))


def playable(state: UkotoaState, seat: int) -> dict[str, bool]:
    """Whether a card of each kind would have a target for the seat (ukotoa.R35)."""
    board, at, uk, own = state.board, state.at, state.uk, state.own[seat]
    ways = state.ways
    tiles = moves.own_tiles(at, uk, own)
    still = ways.no_effect and bool(tiles)
    can = {
        ADVANCE: True,
        RUN: still or any(moves.reach(board, at, uk, tile, 1) for tile in tiles),
        PUSH: still
        or any(moves.row(board, at, uk, tile, side, ways.chain) for tile in tiles for side in SIDES),
        SWAP: any(moves.partners(board, at, uk, tile, own) for tile in tiles),
    }
    return {
        kind: can[act]
        if act != UNLEASH
        else ways.may_miss or any(moves.ray(board, at, uk, side, reach, ways.gaps) for side in SIDES)
        for kind, act, reach in zip(KINDS, ACT, REACH, strict=True)
    }
