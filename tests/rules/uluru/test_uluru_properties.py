"""What holds in every match, whatever is played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uluru_table import defaults

from game.chance import Chance
from game.codec import decode, encode
from game.contract import TABLE
from game.match import Match
from game.setup import SeatInfo, prepare
from game.uluru.actions import ACTIONS
from game.uluru.box import BIRDS, NOWHERE
from game.uluru.rules import UluruRules
from game.uluru.solver import best
from game.uluru.wishes import places_of
from tests.support import random_action

OPTIONS = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.values) for option in UluruRules.OPTIONS if option.key != "first"}
)
KINDS = st.lists(st.sampled_from(["human", "easy"]), min_size=1, max_size=5)


@pytest.mark.rule("uluru.4", "uluru.45", "uluru.49", "uluru.61")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), kinds=KINDS, options=OPTIONS, around=st.booleans())
def test_every_match(seed, kinds, options, around):
    notes = {"seating": "around"} if around else {}
    setup = prepare(UluruRules, [SeatInfo(kind=kind) for kind in kinds], defaults() | options, seed, notes)
    match = Match(UluruRules, setup)
    dice = Chance(seed ^ 1)
    for _ in range(4000):
        action = random_action(match, dice)
        if action is None:
            break
        match.play(action)
        assert decode(encode(match.history[-1]), ACTIONS) == match.history[-1]
        state = match._state._state
        for card, at, chips in zip(state.cards, state.at, state.chips, strict=True):
            assert at == places_of(card)
            assert chips == len(BIRDS) - card.count(NOWHERE)
        view = match.view(None)
        if match.clock is not None:
            assert match.clock.at == state.stamp
            assert match.actions(TABLE)
            assert all(match.actions(seat) for seat in match.asked())
    assert match.outcome() is not None
    assert sum(past.number for past in view.rounds) == 21
    for past in view.rounds:
        assert past.best == best([past.wishes[view.row.index(colour)] for colour in BIRDS]).penalty
        for seat, points in enumerate(past.points):
            unmet = past.met[seat].count(False)
            assert points == unmet + past.late[seat]
            assert past.best <= unmet <= 6
        assert not any(past.late) or len(kinds) > 2
        if any(past.stopped) and len(kinds) > 2:
            assert past.late == past.stopped
    assert view.sums == tuple(sum(past.points[seat] for past in view.rounds) for seat in range(len(kinds)))
