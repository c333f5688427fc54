"""Step 1: availability cards, and what every deck loses in the last turn."""

from __future__ import annotations

import pytest
from wolves_table import A, B, Table, named, whole

from game.wolves import flow
from game.wolves.state import Drawing, Step, shuffled_availability


def begun(table: Table, turn: int, flips: str = "") -> Table:
    """The turn begins, and these cards are flipped."""
    letters = {"F": 0, "C": 1, "B": 2}
    if flips:
        table.state.ahead += [letters[letter] for letter in flips.split()][::-1]
    table.state.turn = turn
    flow.begin_turn(table.state, table.events)
    return table.anew()


def after_turn_five() -> Table:
    table = Table(3)
    table.community(A, "atinzina")
    table.community(B, "wayatin")
    table.state.ahead = []
    begun(table, 4, "C")
    begun(table, 5, "C B")
    assert table.deck_of(A) == "8/4/4 X6 L3"
    assert table.deck_of(B) == "5/4/7 X6 L3"
    return table


@pytest.mark.rule("wolves.19", "wolves.20", "wolves.21", "wolves.V1")
def test_turn_six_of_the_rulebook():
    table = begun(after_turn_five(), 6, "F F B")
    assert table.deck_of(A) == "6/4/3 X6 L3"
    assert table.deck_of(B) == "3/4/6 X6 L3"
    assert table.view().flipped == ("fish", "fish", "bison")
    assert table.shown(A).boxed == (2, 2, 2, 0, 0)


@pytest.mark.rule("wolves.V2", "wolves.R2")
def test_turn_seven_empties_the_deck():
    table = after_turn_five()
    begun(begun(table, 6, "F F B"), 7, "F C B")
    assert table.deck_of(A) == "5/3/2 X6 L3"
    assert table.deck_of(B) == "2/3/5 X6 L3"
    assert table.view().ahead == 0
    assert table.view().gone == (3, 3, 3)


@pytest.mark.rule("wolves.R2")
def test_an_empty_deck_is_shuffled_anew():
    table = Table(3)
    table.state.ahead = [0]
    begun(table, 6)
    assert table.state.flipped[0] == 0
    assert len(table.state.ahead) == 7
    assert sorted(shuffled_availability(table.state.chance)) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("wolves.20", "wolves.R3", "wolves.V41")
def test_a_kind_that_is_not_there_is_not_replaced():
    table = Table(3)
    table.deck(A, "8/0/8", 9, 3)
    begun(table, 5, "C F")
    assert table.deck_of(A) == "7/0/8 X9 L3"


@pytest.fixture
def stacked(monkeypatch):
    """Decks keep the order that the test has laid, whatever is shuffled."""

    def shuffle(state):
        return None

    monkeypatch.setattr(flow, "shuffle", shuffle)


@pytest.mark.rule("wolves.22", "wolves.23", "wolves.24", "wolves.R4", "wolves.V3")
def test_turn_eight_of_the_rulebook(stacked):
    table = Table(3)
    table.community(A, "atinzina")
    table.deck(A, "5/3/2", 6, 3)
    table.top(A, "L F X F L C X B F")
    begun(table, 8)
    assert table.deck_of(A) == "2/2/1 X4 L3"
    event = next(event for event in named(table.events, "Stripped") if event.seat == A)
    assert (event.fish, event.corn, event.bison, event.forest, event.turned) == (3, 1, 1, 2, 9)
    assert event.only is None
    assert not named(table.events, "Flipped")
    assert all(sum(player.boxed) == 7 for player in table.state.players)


@pytest.mark.rule("wolves.22")
def test_turn_eight_begins_with_a_shuffle():
    lost = set()
    for seed in range(6):
        table = Table(3, seed)
        table.community(A, "atinzina")
        table.top(A, "F F F F F F F")
        begun(table, 8)
        lost.add(table.shown(A).boxed)
    assert lost != {(7, 0, 0, 0, 0)}
    assert {sum(boxed) for boxed in lost} == {7}


@pytest.mark.rule("wolves.22", "wolves.R5", "wolves.V42")
def test_a_short_deck_loses_all_but_leaders():
    table = Table(3)
    table.deck(A, "2/1/1", 1, 3)
    begun(table, 8)
    assert table.deck_of(A) == "0/0/0 X0 L3"
    assert table.shown(A).boxed == (2, 1, 1, 1, 0)


@pytest.mark.rule("wolves.V40", "wolves.R6a", "wolves.R59")
def test_turn_eight_after_overstretching(stacked):
    table = Table(3)
    table.community(A, "chigwami")
    table.deck(A, "5/2/3", 6, 3)
    table.player(A).reserve = [3, 3, 3]
    table.player(A).drawing = Drawing.OVERSTRETCHED
    table.top(A, "L L L F F X C B X X")
    begun(table, 8)
    assert table.deck_of(A) == "3/1/2 X3 L3"
    event = next(event for event in named(table.events, "Stripped") if event.seat == A)
    assert (event.fish, event.corn, event.bison, event.forest, event.turned) == (2, 1, 1, 3, 10)
    assert table.shown(A).drawing == "skips"
    assert table.rules.actions(A) == ()
    table.lay(B, "3/3/3")
    table.go(Step.GATHER)
    assert table.places()[A] == 0
    paid = next(event for event in named(table.events, "Paid") if event.seat == A)
    assert (paid.fish, paid.corn, paid.bison, paid.tokens) == (3, 3, 3, 9)
    assert table.missing(A) == "0/0/0"


@pytest.mark.rule("wolves.V43", "wolves.14", "wolves.15", "wolves.19")
@pytest.mark.parametrize(
    ("schedule", "sizes"),
    [("standard", (28, 28, 28, 27, 25, 22, 19, 12)), ("harsh", (28, 28, 27, 26, 25, 22, 19, 12))],
)
def test_deck_sizes(schedule, sizes):
    table = Table(4, schedule=schedule)
    for turn, size in enumerate(sizes, 1):
        if turn > 1:
            begun(table, turn)
        assert [player.deck for player in table.view().players] == [size] * 4
        assert all(sum(whole(player)) == 28 for player in table.state.players)
