"""A turn: advance, draw, action, discard; what cards do; the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.contract import Event
from game.hexes import NAMES
from game.ukotoa import events as ev
from game.ukotoa import moves
from game.ukotoa.box import ACT, BOX, COLOURS, CREW, KIND_OF, KINDS, NOBODY, REACH
from game.ukotoa.setting import seen
from game.ukotoa.state import Step, UkotoaState

Happened = list[Event]

SOLO, SHARED = "solo", "shared"
HAND_LIMIT = BOX.game.hand_limit
MOST_STAGED = BOX.game.exchange_any
"""So many cards lie out at most."""


# Uk'otoa moves


def advance(state: UkotoaState, seat: int, happened: Happened) -> None:
    """Before drawing one step, else as many as the cards laid out say (ukotoa.20, ukotoa.32)."""
    if state.step == Step.ADVANCE:
        state.steps = 1
    else:
        commit(state, seat, happened)
        state.steps = REACH[state.kind]
    go_on(state, happened)


def whisper(state: UkotoaState, seat: int, said: bool, happened: Happened) -> None:
    """Answer before Uk'otoa enters a tile with a sailor (ukotoa.63, R73)."""
    if said:
        happened.append(ev.Whispered(seat, rule="ukotoa.63"))
    else:
        happened.append(ev.WhisperForgotten(seat, rule="ukotoa.63"))
        hand = state.hands[seat]
        if hand:
            card = hand.pop(state.chance.below(len(hand)))
            state.discard.append(card)
            happened.append(ev.CardLost(seat, _shown(state, card), rule="ukotoa.63"))
    _step(state, happened)
    go_on(state, happened)


def go_on(state: UkotoaState, happened: Happened) -> None:
    """Make the steps that are left, asking for a whisper where one is needed."""
    while state.steps:
        if state.ways.whisper and state.at[state.uk - 1] != NOBODY:
            state.step = Step.WHISPER
            return
        _step(state, happened)
    if state.step == Step.OVER:
        return
    if state.drawn:
        effect_done(state, happened)
    else:
        draw_phase(state, happened)


def _step(state: UkotoaState, happened: Happened, stirred: bool = False) -> None:
    """One step: the tile left is gone, a sailor on the tile entered too (ukotoa.32 to ukotoa.36).

    ``stirred``: the sea has made Uk'otoa step, no seat.
    """
    assert state.uk >= 2, "Uk'otoa has nowhere to go (ukotoa.R12)"
    state.steps -= 1
    state.uk -= 1
    state.stirred = True
    happened.append(ev.UkotoaMoved(state.uk + 1, state.uk, rule="ukotoa.34"))
    if state.at[state.uk] != NOBODY:
        _remove(state, state.uk, "ukotoa.35", happened, stirred)


def _remove(state: UkotoaState, tile: int, rule: str, happened: Happened, stirred: bool = False) -> None:
    """Take a sailor off the ship and see whether the game is over (ukotoa.55, ukotoa.56).

    It is remembered of the seat in whose turn it happens, unless the sea was ``stirred``.
    """
    colour = state.at[tile] // CREW
    state.at[tile] = NOBODY
    state.alive[colour] -= 1
    if not stirred:
        state.toll[state.current][colour] += 1
    state.stirred = True
    happened.append(ev.SailorRemoved(COLOURS[colour], tile, state.alive[colour], rule=rule))
    if state.alive[colour] == 0:
        _test_end(state, happened)


def ending(seats: int, slots: list[int], alive: list[int]) -> tuple[str, tuple[int, ...]]:
    """Why the game is over and for whom, or nothing (ukotoa.57 to ukotoa.59, R52).

    Args:
        seats: number of seats.
        slots: the colour between each seat and its left neighbour.
        alive: how many sailors of each colour stand.
    """
    left = [slot for slot in range(seats) if alive[slots[slot]]]
    if len(left) == 1:
        return SHARED, tuple(sorted((left[0], (left[0] + 1) % seats)))
    if len(left) == 2:
        for one, other in (left, left[::-1]):
            if (one + 1) % seats == other:
                return SOLO, (other,)
    return "", ()


def _test_end(state: UkotoaState, happened: Happened) -> None:
    state.reason, state.winners = ending(state.seats, state.slots, state.alive)
    if state.reason:
        state.step = Step.OVER
        state.steps = 0
        rule = "ukotoa.58" if state.reason == SOLO else "ukotoa.57"
        happened.append(ev.GameEnded(state.reason, state.winners, rule=rule))


# Cards come and go


def draw_phase(state: UkotoaState, happened: Happened) -> None:
    """Draw, and the action phase begins (ukotoa.21)."""
    draw(state, state.current, BOX.game.draw_per_turn, happened)
    state.drawn = True
    state.step = Step.ACTION


def draw(state: UkotoaState, seat: int, count: int, happened: Happened) -> None:
    """Draw cards; an empty draw pile is made new from the discard pile (ukotoa.22, R42, R75)."""
    cards: list[int] = []
    for _ in range(count):
        if not state.deck and state.discard:
            happened.append(ev.Reshuffled(len(state.discard), rule="ukotoa.22"))
            state.deck = state.chance.shuffled(state.discard)
            state.discard = []
        if state.deck:
            cards.append(state.deck.pop())
    state.hands[seat] += cards
    happened.append(ev.Drew(seat, len(cards), rule="ukotoa.21"))
    happened.append(seen(seat, cards))


def _shown(state: UkotoaState, card: int) -> str:
    return KINDS[KIND_OF[card]] if state.ways.discard_open else ""


def commit(state: UkotoaState, seat: int, happened: Happened) -> None:
    """The cards laid out are played: they go to the discard pile before their effect (ukotoa.30, R41)."""
    state.kind = KIND_OF[state.staged[0]]
    state.pair = len(state.staged) == 2
    state.played = list(state.staged)
    _drop(state, seat)
    rule = "ukotoa.26" if state.pair else "ukotoa.25"
    happened.append(ev.Played(seat, KINDS[state.kind], len(state.played), tuple(state.played), rule=rule))


def _drop(state: UkotoaState, seat: int) -> None:
    for card in state.staged:
        state.hands[seat].remove(card)
        state.discard.append(card)
    state.staged.clear()


def exchange(state: UkotoaState, seat: int, wants: bool, happened: Happened) -> None:
    """Discard what is laid out and draw one card or none (ukotoa.28, R38)."""
    kinds = tuple(KINDS[KIND_OF[card]] for card in state.staged) if state.ways.discard_open else ()
    happened.append(ev.Exchanged(seat, len(state.staged), kinds, rule="ukotoa.28"))
    _drop(state, seat)
    if wants:
        draw(state, seat, 1, happened)


def discard(state: UkotoaState, seat: int, card: int, happened: Happened) -> None:
    """Discard one card; at the limit the turn ends (ukotoa.31)."""
    state.hands[seat].remove(card)
    state.discard.append(card)
    happened.append(ev.Discarded(seat, _shown(state, card), rule="ukotoa.31"))
    if len(state.hands[seat]) <= HAND_LIMIT:
        end_turn(state, happened)


# What cards do


def unleash(state: UkotoaState, seat: int, side: int, happened: Happened) -> None:
    """All sailors on the line go, nearest first, until the game ends (ukotoa.37 to ukotoa.41, R21)."""
    commit(state, seat, happened)
    reach = REACH[state.kind]
    far = len(moves.line(state.board, state.uk, side, reach, state.ways.gaps))
    happened.append(ev.Unleashed(seat, NAMES[side], far, rule="ukotoa.37"))
    found = moves.ray(state.board, state.at, state.uk, side, reach, state.ways.gaps)
    if not found:
        happened.append(ev.Missed(seat, rule="ukotoa.R20"))
    for tile in found:
        _remove(state, tile, "ukotoa.38", happened)
        if state.step == Step.OVER:
            return
    effect_done(state, happened)


def run(state: UkotoaState, seat: int, origin: int, to: int, happened: Happened) -> None:
    """A sailor runs (ukotoa.43)."""
    commit(state, seat, happened)
    way = moves.ways(state.board, state.at, state.uk, origin, REACH[state.kind])[to]
    colour = COLOURS[state.at[origin] // CREW]
    state.at[to], state.at[origin] = state.at[origin], NOBODY
    happened.append(ev.Ran(seat, colour, origin, to, way, rule="ukotoa.43"))
    effect_done(state, happened)


def swap(state: UkotoaState, seat: int, origin: int, to: int, happened: Happened) -> None:
    """Two sailors change places (ukotoa.52)."""
    commit(state, seat, happened)
    at = state.at
    at[origin], at[to] = at[to], at[origin]
    mine, other = COLOURS[at[to] // CREW], COLOURS[at[origin] // CREW]
    happened.append(ev.Swapped(seat, mine, other, origin, to, rule="ukotoa.52"))
    effect_done(state, happened)


def push(state: UkotoaState, seat: int, origin: int, side: int, happened: Happened) -> None:
    """One step of a push; after the second one it is done (ukotoa.46, ukotoa.47)."""
    first = state.step == Step.ACTION
    if first:
        commit(state, seat, happened)
        state.before = tuple(state.at)
    board = state.board
    tiles = moves.row(board, state.at, state.uk, origin, side, state.ways.chain)
    colour = COLOURS[state.at[origin] // CREW]
    moves.shift(board, state.at, tiles, side)
    happened.append(ev.Pushed(seat, colour, NAMES[side], tiles, len(tiles) - 1, rule="ukotoa.47"))
    if first:
        state.step = Step.PUSH
        state.pusher, state.side = board.step[origin][side], side
    else:
        effect_done(state, happened)


def take_back(state: UkotoaState, seat: int, happened: Happened) -> None:
    """The first step of a push is taken back, and its cards are laid out as before."""
    state.at = list(state.before)
    for card in state.played:
        state.discard.remove(card)
        state.hands[seat].append(card)
        state.staged.append(card)
    _forget_effect(state)
    state.step = Step.ACTION
    happened.append(ev.PushTakenBack(seat, rule="ukotoa.51"))


def done(state: UkotoaState, seat: int, happened: Happened) -> None:
    """End a push after one step, or play a card without any (ukotoa.51, R22, R29)."""
    if state.step == Step.ACTION:
        commit(state, seat, happened)
        happened.append(ev.StoodStill(seat, rule="ukotoa.R22"))
    effect_done(state, happened)


def _forget_effect(state: UkotoaState) -> None:
    state.kind = state.pusher = state.side = NOBODY
    state.before = ()
    state.played = []


def effect_done(state: UkotoaState, happened: Happened) -> None:
    """After a pair the action phase goes on, after a single card it is over (ukotoa.25, ukotoa.26)."""
    _forget_effect(state)
    state.step = Step.ACTION
    if not state.pair:
        end_actions(state, happened)


# The turn ends


def end_actions(state: UkotoaState, happened: Happened) -> None:
    """On to the discard phase, or past it (ukotoa.31)."""
    if len(state.hands[state.current]) > HAND_LIMIT:
        state.step = Step.DISCARD
    else:
        end_turn(state, happened)


def end_turn(state: UkotoaState, happened: Happened) -> None:
    """The next seat's turn, after a look at the stall guard (ukotoa.19, R74)."""
    limit = state.ways.guard * state.seats
    if limit:
        state.quiet = 0 if state.stirred else state.quiet + 1
        if state.quiet >= limit:
            happened.append(ev.SeaStirred(state.quiet, rule="ukotoa.R74"))
            _step(state, happened, stirred=True)
            state.steps = state.quiet = 0
            if state.step == Step.OVER:
                return
    state.current = state.next_seat()
    state.turn += 1
    state.stirred = state.drawn = state.pair = False
    state.step = Step.ADVANCE
    happened.append(ev.TurnBegan(state.current, rule="ukotoa.18"))


def twins(hand: Sequence[int], staged: Sequence[int]) -> dict[int, int]:
    """Which cards can be laid out in one go, by the first of them: neighbours of one kind in the hand.

    A hand is held in the order of its cards, so cards of a kind lie side by side. Empty where there is no
    room for two more.
    """
    if len(staged) + 2 > MOST_STAGED:
        return {}
    rest = sorted(card for card in hand if card not in staged)
    return {one: two for one, two in pairwise(rest) if KIND_OF[one] == KIND_OF[two]}


def acts(state: UkotoaState) -> str:
    """What the cards laid out would do if they were played; empty if they cannot be."""
    kinds = [KIND_OF[card] for card in state.staged]
    if len(kinds) == 1 or (len(kinds) == 2 and kinds[0] == kinds[1]):
        return ACT[kinds[0]]
    return ""


def exchangeable(staged: list[int]) -> bool:
    """Whether the cards laid out may be exchanged: a pair, or three of any kinds (ukotoa.28)."""
    if len(staged) == 2:
        return KIND_OF[staged[0]] == KIND_OF[staged[1]]
    return len(staged) == MOST_STAGED
