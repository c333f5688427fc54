"""What holds in every match, whatever is played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wolves_table import USUAL, ways_to_pay, whole

from game.bots.worker import Question, answer
from game.chance import Chance
from game.codec import decode, encode
from game.journal import Journal
from game.match import Match, resume
from game.setup import SeatInfo, prepare
from game.wolves import RULES, needs, plans
from game.wolves.actions import ACTIONS, Use
from game.wolves.box import DECKS, EACH, ITEMS, NEED
from game.wolves.state import Player, Step, WolvesState
from tests.support import views

OPTIONS = st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in RULES.OPTIONS})


def mixed_action(match: Match, dice: Chance) -> object | None:
    """Mostly what a good neighbour does, so that the match goes on, else anything."""
    asked = match.asked()
    if not asked:
        return None
    seat = dice.pick(asked)
    legal = match.actions(seat)
    if dice.below(6) == 0 and match.view(None).step != "gather":
        return dice.pick(legal)
    return answer(Question("game.wolves", "hard", match.view(seat), legal, dice.next64()))


def holds(state: WolvesState) -> None:
    for player in state.players:
        if player.community >= 0:
            assert whole(player) == list(DECKS[player.community])
            assert not any(player.boxed[4:])
        assert sum(player.reserve) <= player.cap
        assert all(0 <= tokens <= EACH for tokens in player.reserve)
        assert all(number >= 0 for number in (*player.hand, *player.deck, player.up))
        for pile, missing in zip(player.piles, player.missing, strict=True):
            assert sum(pile) + missing in ((0, NEED) if missing else (0,))
    places = [place for place in state.places() if place]
    assert len(set(places)) == len(places)
    if state.ranks[0]:
        assert sorted(state.ranks) == list(range(1, state.seats + 1))
        assert [state.ranks[seat] for seat in state.order] == list(range(1, state.seats + 1))
    if state.step == Step.PAY:
        ways = ways_to_pay(state.players[state.active])
        assert ways
        assert tuple(map(tuple, needs.suggestion(state.players[state.active]))) in ways


def all_to_status_is_legal(match: Match, state: WolvesState) -> None:
    """Whatever is planned so far, the rest may go to status, unless the seat is overstretched."""
    player = state.players[state.active]
    if not player.overstretched:
        for item in range(7):
            if plans.free(player, state.plan, item) > 0:
                assert Use(state.active, ITEMS[item], "status") in match.actions(state.active)


def reaches(match: Match, seat: int | None) -> tuple[object, ...]:
    """What a seat knows, may do, and would do at every level."""
    view = match.view(seat)
    if seat is None:
        return view, ()
    legal = match.actions(seat)
    levels = ("random", "easy", "normal", "hard")
    return view, tuple(answer(Question("game.wolves", level, view, legal, 7)) for level in levels if legal)


def nothing_leaks(match: Match, seat: int) -> bool:
    """Exchange a card of the seat's hand for another one of its deck: nobody else may notice."""
    player = match._state._state.players[seat]
    pairs = [(one, two) for one in range(4) for two in range(4) if one != two]
    for one, two in pairs:
        if player.hand[one] and player.deck[two] and not player.top and not any(player.missing):
            others = [other for other in (None, *range(len(match.setup.seats))) if other != seat]
            before, own = [reaches(match, other) for other in others], match.view(seat)
            _exchange(match, player, one, two)
            after, exchanged = [reaches(match, other) for other in others], match.view(seat)
            _exchange(match, player, two, one)
            assert before == after
            assert own != exchanged, "the owner must see the exchange, or nothing is shown"
            return True
    return False


def _exchange(match: Match, player: Player, one: int, two: int) -> None:
    player.hand[one] -= 1
    player.deck[one] += 1
    player.hand[two] += 1
    player.deck[two] -= 1
    match._state._lists = [None] * len(match.setup.seats)
    match._ask()


@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(3, 6), options=OPTIONS)
def test_nobody_notices_what_others_hold(seed, seats, options):
    match = Match(RULES, prepare(RULES, [SeatInfo()] * seats, USUAL | options, seed))
    dice, seen = Chance(seed ^ 3), 0
    while (action := mixed_action(match, dice)) is not None and len(match.history) < 400:
        match.play(action)
        if match.view(None).step not in ("over", "choose"):
            seen += nothing_leaks(match, dice.below(seats))
    assert seen


@pytest.mark.rule("wolves.12", "wolves.14", "wolves.15", "wolves.16", "wolves.17", "wolves.18", "wolves.42")
@pytest.mark.rule("wolves.87", "wolves.102", "wolves.104")
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(3, 6), options=OPTIONS)
def test_every_match(seed, seats, options):
    match = Match(RULES, prepare(RULES, [SeatInfo()] * seats, USUAL | options, seed))
    dice = Chance(seed ^ 1)
    turn, awards, places = match.view(None).turn, 0, [0] * seats
    for _ in range(6000):
        action = mixed_action(match, dice)
        if action is None:
            break
        match.play(action)
        assert decode(encode(action), ACTIONS) == action
        state = match._state._state
        holds(state)
        if state.turn == turn:
            assert all(new >= old for new, old in zip(state.places(), places, strict=True))
        else:
            given = sum(player.awards for player in state.players)
            assert given - awards == (3 if seats == 3 else 6) * (state.turn - turn)
            awards, turn = given, state.turn
            if state.step == Step.GATHER:
                assert not any(any(player.hand) or player.up for player in state.players)
        places = state.places()
        if state.step == Step.SETTLE:
            all_to_status_is_legal(match, state)
    outcome = match.outcome()
    assert outcome is not None
    assert match.view(None).turn <= 8
    again = Match(RULES, match.setup)
    for action in match.history:
        again.play(action)
    assert views(again) == views(match)


@settings(max_examples=2, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), seats=st.integers(3, 6))
def test_a_journal_gives_the_match_back(tmp_path_factory, seed, seats):
    setup = prepare(RULES, [SeatInfo()] * seats, {}, seed)
    match = Match(RULES, setup, Journal.create(tmp_path_factory.mktemp("journals"), setup, RULES.VERSION))
    dice = Chance(seed ^ 2)
    while (action := mixed_action(match, dice)) is not None:
        match.play(action)
        if match.undo_refusal(action.seat) is None and dice.below(4) == 0:
            match.undo(action.seat)
    match.close()
    loaded = resume(match.journal.path)
    loaded.close()
    assert views(loaded) == views(match)
    assert loaded.outcome() == match.outcome()
