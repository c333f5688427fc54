"""The variant for unsure hunters: who knows which card."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ugah_table import POINTS, A, B, C, Table, defaults, named

from game.chance import Chance
from game.contract import Budget
from game.ugah import PLAYERS
from game.ugah.rules import UgahRules
from game.ugah.view import lay_open

OPEN = (4, 8, 12, 16, 20, 24, 28)


def variant(situation: str = "F", seats: int = 2) -> Table:
    return Table(situation, seats, unsure_hunters="on")


@pytest.mark.rule("ugah.58", "ugah.V37", "ugah.R32")
def test_v37_every_fourth_card_is_open() -> None:
    rules = UgahRules.new(2, defaults() | {"unsure_hunters": "on"}, 3)
    for seat in (None, A, B):
        path = rules.view(seat).path
        assert tuple(spot for spot, card in enumerate(path, 1) if card.face_up) == OPEN
        assert sum(not card.face_up for card in path) == 24
        assert all((card.points is None) == (card.kind is None) == (not card.face_up) for card in path)
        assert not rules.view(seat).secret
    assert sorted(32 - spot for spot in OPEN) == list(OPEN)  # the same from the other side


@pytest.mark.rule("ugah.60", "ugah.61", "ugah.R33", "ugah.R34", "ugah.V38")
def test_v38_a_card_that_lay_face_down() -> None:
    table = variant()
    before = table.rules.view(None).path
    events = table.turn("s3")
    (mine,) = table.rules.view(A).piles[A]
    assert (mine.spot, mine.points) == (3, 4)
    assert POINTS[3] == 4
    for other in (B, None):
        (theirs,) = table.rules.view(other).piles[A]
        assert (theirs.spot, theirs.points, theirs.kind) == (3, None, None)
    assert table.rules.view(A).secret
    assert not table.rules.view(B).secret
    for seat in (A, B, None):
        assert table.rules.view(seat).path[:2] == before[:2]  # walked over, still face down
        assert table.rules.view(seat).path[3:] == before[3:]
    (seen,) = named(events, "CardSeen")
    assert (seen.spot, seen.points, seen.only) == (3, 4, (A,))
    assert seen.seen_by(A)
    assert not seen.seen_by(B)
    assert not seen.seen_by(None)
    assert type(seen).REVEALS


@pytest.mark.rule("ugah.V38")
def test_v38_a_card_that_lay_face_up() -> None:
    table = variant()
    before = table.rules.view(None).path
    events = table.turn("s4")
    assert POINTS[4] == 3
    for seat in (A, B, None):
        (card,) = table.rules.view(seat).piles[A]
        assert card.points == 3
        assert not table.rules.view(seat).secret
        assert table.rules.view(seat).path[:3] == before[:3]
    assert not named(events, "CardSeen")


@pytest.mark.rule("ugah.R33", "ugah.43")
def test_both_cards_are_seen_before_sharing() -> None:
    table = variant(seats=3)
    table.turn("s1 l2")  # spots 1 and 30, both face down
    assert [card.points for card in table.rules.view(A).lifted] == [POINTS[1], POINTS[30]]
    assert table.rules.view(A).secret
    for other in (B, C, None):
        assert [(card.spot, card.points) for card in table.rules.view(other).lifted] == [
            (1, None),
            (30, None),
        ]
        assert not table.rules.view(other).secret


@pytest.mark.rule("ugah.R31")
def test_giver_and_receiver_know_a_card_that_lay_face_down() -> None:
    table = variant(seats=3)
    table.turn("s1 l4")  # spot 1 face down, spot 28 face up
    events = table.give(1, B)
    for seat in (A, B):
        (card,) = table.rules.view(seat).piles[B]
        assert (card.points, card.giver) == (POINTS[1], A)
        assert table.rules.view(seat).secret  # C must not see it
    for other in (C, None):
        assert table.rules.view(other).piles[B][0].points is None
        assert table.rules.view(other).piles[A][0].points == POINTS[28]
    assert [(event.spot, event.only) for event in named(events, "CardSeen")] == [(1, (B,))]
    table.turn("s3 l1")  # B lifts 4 (face up) and 27 (face down)
    table.give(4, C)
    for seat in (A, B, C, None):
        assert table.rules.view(seat).piles[C][0].points == POINTS[4]


@pytest.mark.rule("ugah.R31")
def test_between_two_seats_a_gift_is_no_secret() -> None:
    table = variant()
    table.turn("s1 l4")
    table.give(1, B)
    assert not table.rules.view(A).secret
    assert not table.rules.view(B).secret
    assert table.rules.view(None).piles[B][0].points is None


@pytest.mark.rule("ugah.R31", "ugah.2")
def test_in_the_base_game_everybody_knows_a_gift() -> None:
    table = Table("F", 3)
    table.turn("s1 l2")
    table.give(1, B)
    for seat in (A, B, C, None):
        assert table.rules.view(seat).piles[B][0].points == POINTS[1]
        assert not table.rules.view(seat).secret


@pytest.mark.rule("ugah.R14")
def test_previews_show_points_of_open_cards_only() -> None:
    table = variant("G")
    table.turn("s2 l2")
    previews = [(p.order, p.figure, p.end_spot, p.points) for p in table.rules.view(A).preview]
    assert previews == [
        ("small", "small", 16, POINTS[16]),
        ("small", "large", 15, None),
        ("large", "large", 16, POINTS[16]),
        ("large", "small", 17, None),
    ]
    base = Table("G")
    base.turn("s2 l2")
    assert [p.points for p in base.rules.view(B).preview] == [2, 1, 2, 3]


@pytest.mark.rule("ugah.R30")
def test_totals_stay_hidden_in_the_variant() -> None:
    table = Table("F", 2, unsure_hunters="on", show_scores="on")
    table.turn("s3")
    assert table.rules.view(A).open_scores is None
    assert table.rules.view(None).open_scores is None


@pytest.mark.rule("ugah.59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_else_is_the_same(seats: int) -> None:
    for seed in range(15):
        base = UgahRules.new(seats, defaults(), seed)
        unsure = UgahRules.new(seats, defaults() | {"unsure_hunters": "on"}, seed)
        dice = Chance(seed)
        while base.decisions():
            assert base.decisions() == unsure.decisions()
            legal = base.actions(base.decisions()[0].seat)
            action = legal[dice.below(len(legal))]
            shown = [
                event
                for event in unsure.apply(action)
                if type(event).__name__ not in ("CardSeen", "PilesTurned")
            ]
            assert list(base.apply(action)) == shown
        assert base.outcome() == unsure.outcome()


@pytest.mark.rule("ugah.61")
def test_piles_are_turned_over_at_the_end() -> None:
    table = variant("H")
    events = table.turn("s1")
    assert table.over == "met"
    assert named(events, "PilesTurned")
    for seat in (A, B, None):
        view = table.rules.view(seat)
        assert view.over
        assert all(card.points is not None for pile in view.piles for card in pile)
        assert view.path[0].points is None  # what still lies face down stays so
        assert not view.secret


def known(rules: UgahRules, seat: int) -> set[int]:
    """Spots whose card the seat knows for another reason than the view under test."""
    state = rules._state
    spots = {spot for spot in range(1, 32) if lay_open(rules._rulings, spot)}
    spots |= set(state.lifted) if state.current == seat else set()
    for owner, pile in enumerate(state.piles):
        spots |= {spot for spot, giver in pile if seat in (owner, giver)}
    return spots


def shuffled_copy(rules: UgahRules, seat: int, seed: int) -> UgahRules:
    """The same match with the cards that the seat cannot know dealt anew."""
    other = copy.deepcopy(rules)
    spots = [spot for spot in range(1, 32) if spot not in known(rules, seat)]
    cards = list(other._state.cards)
    for spot, card in zip(spots, Chance(seed).shuffled([cards[spot] for spot in spots]), strict=True):
        cards[spot] = card
    other._state.cards = tuple(cards)
    return other


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 120), seats=st.integers(2, 4), who=st.integers(0, 3))
@pytest.mark.rule("ugah.61", "ugah.R31")
def test_nothing_leaks(seed: int, plies: int, seats: int, who: int) -> None:
    seat = who % seats
    one = UgahRules.new(seats, defaults() | {"unsure_hunters": "on"}, seed)
    dice = Chance(seed + 1)
    for _ in range(plies):
        if not one.decisions():
            return
        legal = one.actions(one.decisions()[0].seat)
        one.apply(legal[dice.below(len(legal))])
    if not one.decisions():
        return
    two = shuffled_copy(one, seat, seed + 2)
    while one.decisions():
        assert one.view(seat) == two.view(seat)
        assert one.view(None) == two.view(None)
        current = one.decisions()[0].seat
        legal = one.actions(current)
        assert legal == two.actions(current)
        if current == seat:
            for player in ("random", "easy", "normal", "hard"):
                chosen = [
                    PLAYERS[player].choose(rules.view(seat), legal, Chance(seed), Budget())
                    for rules in (one, two)
                ]
                assert chosen[0] == chosen[1]
        action = legal[dice.below(len(legal))]
        left, right = one.apply(action), two.apply(action)
        assert [event for event in left if event.seen_by(None)][:-1] == [
            event for event in right if event.seen_by(None)
        ][:-1]
        if any(type(event).__name__ == "CardSeen" and event.seen_by(seat) for event in left):
            return  # now the seat knows one of them
        if one.decisions():
            assert [event for event in left if event.seen_by(seat)] == [
                event for event in right if event.seen_by(seat)
            ]


def test_the_leak_test_can_fail() -> None:
    table = variant(seats=3)
    table.turn("s3")
    spoiled = shuffled_copy(table.rules, B, 5)
    assert table.rules.view(A) != spoiled.view(A)
