"""Prey cards: three alike in one turn."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from ugah_table import NAMES, A, B, C, Table, named

from game.ugah.box import PREY


def holders(table: Table) -> list[int | None]:
    return [table.holder(prey) for prey in PREY]


@pytest.mark.rule("ugah.24", "ugah.26", "ugah.23", "ugah.V9")
def test_v9_prey_from_the_centre_and_a_walk() -> None:
    table = Table("F")
    events = table.turn("d3 l1 b1")
    assert holders(table) == [A, None, None]
    assert [(event.symbol, event.from_seat, event.rule) for event in named(events, "PreyWon")] == [
        ("dinosaur", -1, "ugah.26")
    ]
    assert table.pile(A) == [31]
    assert table.figures() == (0, 31)
    assert not table.over


@pytest.mark.rule("ugah.27", "ugah.25", "ugah.R25", "ugah.V10")
def test_v10_prey_from_another_player() -> None:
    table = Table("F")
    table.state.prey[PREY.index("bird")] = B
    events = table.turn("i3 m2")
    assert holders(table) == [None, None, A]
    assert [(event.symbol, event.from_seat, event.rule) for event in named(events, "PreyWon")] == [
        ("bird", B, "ugah.27")
    ]
    assert table.pile(A) == table.pile(B) == []


@pytest.mark.rule("ugah.28", "ugah.R24", "ugah.V11")
def test_v11_own_prey_again() -> None:
    table = Table("F")
    table.state.prey[PREY.index("bird")] = A
    events = table.turn("i5")
    assert holders(table) == [None, None, A]
    assert not named(events, "PreyWon")
    assert table.figures() == (0, 32)
    assert table.seat == B


@pytest.mark.rule("ugah.R23", "ugah.V12")
def test_v12_never_two_prey_cards() -> None:
    table = Table("F")
    table.turn("m3 d2")
    assert holders(table) == [None, A, None]
    combinations = list(combinations_with_replacement("bdmisl", 5))
    assert len(combinations) == 252
    for dice in combinations:
        table = Table("F")
        table.turn(" ".join(f"{symbol}1" for symbol in dice))
        won = [prey for prey in PREY if table.holder(prey) is not None]
        most = [prey for prey in PREY if [NAMES[symbol] for symbol in dice].count(prey) >= 3]
        assert won == most
        assert len(won) <= 1


@pytest.mark.rule("ugah.25", "ugah.30", "ugah.V13")
def test_v13_two_alike_are_nothing() -> None:
    table = Table("F")
    events = table.turn("m2 i2 d1")
    assert holders(table) == [None] * 3
    assert table.figures() == (0, 32)
    assert named(events, "FiguresStayed")


@pytest.mark.rule("ugah.45", "ugah.V14")
def test_v14_prey_and_both_figures() -> None:
    table = Table("F", seats=3)
    events = table.turn("m3 s1 l1")
    assert table.holder("mammoth") == A
    assert [event.spot for event in named(events, "CardLifted")] == [1, 31]
    assert table.step() == "share"
    assert {(action.spot, action.to) for action in table.legal()} == {(1, B), (1, C), (31, B), (31, C)}
    table.give(31, C)
    assert (table.pile(A), table.pile(B), table.pile(C)) == ([1], [], [31])
    assert table.figures() == (1, 31)


@pytest.mark.rule("ugah.R24")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_more_than_three_work_like_three(number: int) -> None:
    table = Table("F")
    table.turn(f"d{number}")
    assert holders(table) == [A, None, None]


@pytest.mark.rule("ugah.29")
def test_prey_lies_open_and_counts_nothing_yet() -> None:
    table = Table("F", show_scores="on")
    table.turn("d3 s2")
    for seat in (None, A, B):
        view = table.rules.view(seat)
        assert view.prey[0] == ("dinosaur", A)
        assert view.open_scores == (3, 0)  # the card of spot 2 alone
    assert table.rules.outcome() is None


@pytest.mark.rule("ugah.R22")
def test_prey_of_the_last_turn_counts() -> None:
    table = Table("H")
    table.turn("m3 s1")
    assert table.over == "met"
    outcome = table.rules.outcome()
    assert outcome is not None
    assert outcome.lines[1].points == (3, 0)
    assert outcome.scores[A] == 1 + 3  # the card of spot 15 and the mammoth
