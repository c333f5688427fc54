"""What holds in every match, whatever is played."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ukotoa_table import defaults

from game.chance import Chance
from game.codec import decode, encode
from game.contract import TABLE, Action
from game.hexes import distance
from game.ukotoa.actions import (
    ACTIONS,
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
from game.ukotoa.box import CARDS, COLOURS, CREW, NOBODY
from game.ukotoa.rules import UkotoaRules
from game.ukotoa.state import Step, UkotoaState
from game.ukotoa.turn import ending

OPTIONS = st.fixed_dictionaries(
    {
        option.key: st.sampled_from([value for value in option.values if value != "saved"])
        for option in UkotoaRules.OPTIONS
        if option.key != "first"
    }
)


def sound(state: UkotoaState) -> None:
    """Cards, tiles and sailors are where they can be."""
    if state.ship is None:
        return
    cards = [card for hand in state.hands for card in hand] + state.deck + state.discard
    assert sorted(cards) == list(range(CARDS))
    assert set(state.staged) <= set(state.hands[state.current])
    assert len(state.staged) <= 3
    assert all(number == NOBODY for number in state.at[state.uk :])
    standing = [number for number in state.at if number != NOBODY]
    assert len(set(standing)) == len(standing)
    for colour in range(len(COLOURS)):
        assert sum(number // CREW == colour for number in standing) == state.alive[colour]
    assert max(len(hand) for hand in state.hands) <= 7
    if state.step >= Step.ADVANCE:
        over = ending(state.seats, state.slots, state.alive)[0]
        assert (state.step == Step.OVER) == bool(over)
        assert state.uk >= (1 if over else 2)
        assert standing


@pytest.mark.rule(
    "ukotoa.R12", "ukotoa.R13", "ukotoa.R40", "ukotoa.R56", "ukotoa.R57", "ukotoa.55", "ukotoa.30"
)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(3, 5), options=OPTIONS)
def test_every_match(seed, seats, options):
    rules = UkotoaRules.new(seats, defaults(**options), seed)
    state, chance = rules._state, Chance(seed ^ 1)
    uk, lost = 26, 0
    for _ in range(4000):
        sound(state)
        if not rules.decisions():
            break
        (decision,) = rules.decisions()
        legal = rules.actions(decision.seat)
        assert legal
        assert len(set(legal)) == len(legal)
        action = chance.pick(legal)
        assert decode(encode(action), ACTIONS) == action
        happened = rules.apply(action)
        assert all(event.rule.startswith("ukotoa.") for event in happened)
        if state.step >= Step.ADVANCE:
            assert state.uk <= uk
            uk = state.uk
            gone = CREW * seats - sum(state.alive)
            assert gone >= lost  # removed sailors do not come back
            lost = gone
    outcome = rules.outcome()
    assert outcome is not None
    assert len(outcome.winners) == {"solo": 1, "shared": 2}[outcome.reason]
    if seats == 3:
        assert outcome.reason == "solo"
    assert sum(state.fed) == lost
    gone = [sum(taken[colour] for taken in state.toll) for colour in state.slots]
    assert gone == [CREW - state.alive[colour] for colour in state.slots]
    path = state.path[: state.uk + 1]
    assert all(distance(one, two) == 1 for one, two in itertools.pairwise(path))


def everything(state: UkotoaState) -> list[Action]:
    """Every action that a hand could try, and some that none could."""
    found: list[Action] = []
    tiles = (-1, 0, 1, 5, 12, state.uk - 1, state.uk, state.uk + 1, 30)
    for seat in (*range(state.seats), TABLE, state.seats):
        found += [kind(seat) for kind in (FinishSpiral, FinishRandom, PlaceRandom, Advance, Decline, SitOut)]
        found += [kind(seat) for kind in (Done, TakeBack, Stop, Action)]
        found += [Exchange(seat, draw) for draw in (True, False)]
        found += [Whisper(seat, said) for said in (True, False)]
        found += [LayTile(seat, q, r) for q, r in ((0, 0), (0, 1), (1, 0), (-1, 0), (9, 9))]
        found += [TakeColour(seat, colour) for colour in (*COLOURS, "pink")]
        found += [Place(seat, colour, tile) for colour in (*COLOURS, "pink") for tile in tiles]
        found += [kind(seat, card) for kind in (Offer, Withdraw, Discard) for card in (0, 7, 30, 59, 60)]
        found += [Unleash(seat, side) for side in (-1, 0, 3, 6)]
        found += [kind(seat, one, two) for kind in (Run, Swap) for one in tiles for two in tiles]
        found += [Push(seat, tile, side) for tile in tiles for side in (0, 2, 4, 6)]
    return found


@pytest.mark.rule("ukotoa.R30")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**9), seats=st.integers(3, 5), options=OPTIONS)
def test_exactly_the_listed_actions_are_legal(seed, seats, options):
    rules = UkotoaRules.new(seats, defaults(**options), seed)
    chance = Chance(seed)
    for ply in range(400):
        asked = [decision.seat for decision in rules.decisions()]
        legal = [action for seat in range(seats) for action in rules.actions(seat)]
        assert bool(legal) == bool(asked)
        if ply % 23 == seed % 23 or not legal:
            for action in everything(rules._state):
                refusal = rules.refusal(action)
                assert (refusal is None) == (action in legal), action
                if refusal is not None:
                    assert refusal.key.startswith("ukotoa-refuse-")
                    assert refusal.rule.startswith("ukotoa.") or refusal.key == "ukotoa-refuse-unknown"
        if not legal:
            return
        rules.apply(chance.pick(legal))
