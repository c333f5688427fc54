"""Set-up: players, communities, the first turn, the box."""

from __future__ import annotations

from dataclasses import replace

import pytest
from wolves_table import USUAL, A, B, C, Table, named

from game.box import BoxError
from game.contract import SetupError
from game.wolves.actions import Choose, Draw
from game.wolves.box import BOX, STARTS, checked
from game.wolves.rules import WolvesRules
from game.wolves.state import mixed


@pytest.mark.rule("wolves.1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_of_players_are_refused(seats):
    assert WolvesRules.seat_counts(USUAL) == (3, 4, 5, 6)
    with pytest.raises(SetupError):
        WolvesRules.new(seats, USUAL, 1)


@pytest.mark.parametrize("options", [{}, USUAL | {"schedule": "mild"}, USUAL | {"weather": "on"}])
def test_options_are_checked(options):
    with pytest.raises(SetupError):
        WolvesRules.new(3, options, 1)


@pytest.mark.rule("wolves.2", "wolves.9", "wolves.R1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_communities_differ_and_are_mixed(seats):
    first = {"atinzina": "F", "chigwami": "F", "masakat": "C", "pahanis": "C", "thimi": "B", "wayatin": "B"}
    seen = set()
    for seed in range(60):
        dealt = [player.community for player in Table(seats, seed).view().players]
        assert len(set(dealt)) == seats
        focuses = [first[name] for name in dealt]
        assert set(focuses) == {"F", "C", "B"}
        if seats == 3:
            assert len(set(focuses)) == 3
        seen.update(dealt)
    assert seen == set(first)


@pytest.mark.rule("wolves.R1")
def test_a_chosen_mix_is_warned_of_but_not_refused():
    table = Table(3, communities="chosen")
    assert table.refused(Choose(B, "thimi"), "wolves.2") == "choose-turn"
    assert table.refused(Draw(A)) == "choose-first"
    table.play(Choose(A, "atinzina"))
    assert table.refused(Choose(B, "atinzina")) == "choose-taken"
    assert table.refused(Choose(B, "elsewhere")) == "community"
    table.play(Choose(B, "chigwami"))
    happened = table.play(Choose(C, "masakat"))
    assert named(happened, "MixWarned")
    assert not table.view().mixed
    assert table.view().step == "gather"
    assert table.refused(Choose(A, "thimi")) == "choose-over"
    assert mixed([0, 2, 4])
    assert not mixed([0, 1, 2])


@pytest.mark.rule("wolves.3", "wolves.16", "wolves.V33", "wolves.R42")
@pytest.mark.parametrize(("seats", "turn", "tokens"), [(3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 3, 1)])
def test_decks_turn_and_tokens(seats, turn, tokens):
    listed = {
        "atinzina": (8, 6, 5, 6, 3),
        "chigwami": (8, 5, 6, 6, 3),
        "masakat": (6, 8, 5, 6, 3),
        "pahanis": (5, 8, 6, 6, 3),
        "thimi": (6, 5, 8, 6, 3),
        "wayatin": (5, 6, 8, 6, 3),
    }
    view = Table(seats).view()
    assert view.turn == turn
    assert view.ahead == 9
    for player in view.players:
        assert player.together == listed[player.community]
        assert player.deck == 28
        assert player.reserve == (tokens,) * 3
        assert (player.place, player.rank, player.cards) == (0, 0, 0)


@pytest.mark.rule("wolves.4", "wolves.7", "wolves.8")
def test_starts_by_players():
    assert {number: start.turn for number, start in STARTS.items()} == {3: 1, 4: 1, 5: 2, 6: 3}
    assert {number: start.tokens for number, start in STARTS.items()} == {3: 0, 4: 0, 5: 0, 6: 1}
    assert Table(6).view().first_turn
    assert all(player.place == 0 and player.rank == 0 for player in Table(6).view().players)


@pytest.mark.rule("wolves.5", "wolves.106")
def test_the_order_of_availability_cards_is_hidden():
    first, second = Table(4), Table(4)
    second.state.ahead = second.state.ahead[::-1]
    for seat in (None, *range(4)):
        assert first.view(seat) == second.view(seat)
    assert sorted(first.state.ahead) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len({tuple(Table(4, seed).state.ahead) for seed in range(20)}) > 10


@pytest.mark.rule("wolves.6")
def test_knowledge_lies_open_by_kind():
    assert Table(3).view().supply == (3, 3, 3, 3, 3, 3)


@pytest.mark.rule("wolves.103", "wolves.104")
def test_the_same_seed_gives_the_same_match():
    first, second, other = Table(4, 7), Table(4, 7), Table(4, 8)
    for table in (first, second):
        table.play(*[Draw(A)] * 3, *[Draw(B)] * 2)
    assert [first.view(seat) for seat in range(4)] == [second.view(seat) for seat in range(4)]
    assert first.state.ahead != other.state.ahead or first.view() != other.view()


@pytest.mark.parametrize(
    "change",
    [
        {"deck": BOX.deck[:5]},
        {"deck": (replace(BOX.deck[0], fish=9), *BOX.deck[1:])},
        {"availability": replace(BOX.availability, fish=4)},
        {"schedule": (replace(BOX.schedule[0], flips=(0, 1)),)},
        {"knowledge": BOX.knowledge[:5]},
        {"start": BOX.start[:3]},
        {"community": (replace(BOX.community[0], focus=("fish", "fish")), *BOX.community[1:])},
    ],
)
def test_a_box_that_does_not_add_up_is_refused(change):
    with pytest.raises(BoxError):
        checked(replace(BOX, **change))
