"""What a seat may know."""

from __future__ import annotations

import pytest
from uluru_table import V10, V32, A, B, C, Table, parsed


def v44() -> Table:
    """V32 up to the moment 12000."""
    table = Table(V10).open()
    for line in V32.strip().splitlines():
        if int(line.split()[0]) <= 12_000:
            table.play(line)
    return table


@pytest.mark.rule("uluru.V44", "uluru.R21")
def test_own_card_in_full_and_counts_of_the_others():
    view = v44().rules.view(A)
    assert view.cards == (("blue", "orange", "yellow", "green", "black", "white"), None, None)
    assert view.chips == (6, 4, 2)
    assert view.called == (False, False, False)
    assert view.secret
    assert v44().view.cards == (None, None, None)


@pytest.mark.rule("uluru.V44")
def test_a_chip_of_another_seat_changes_a_count_or_nothing():
    table = Table(V10).open()
    lines = V32.strip().splitlines()
    for line in lines:
        before = table.views()
        table.play(line)
        after = table.views()
        if line.startswith("9100 2"):
            changed = [
                name
                for name in before[1].__dataclass_fields__
                if getattr(before[1], name) != getattr(after[1], name)
            ]
            assert changed == ["chips"]
            assert (before[1].chips, after[1].chips) == ((4, 2, 2), (4, 3, 2))
        if line == "20000 3 Place blue 0":
            assert before[:3] == after[:3]
            assert before[3] != after[3]


@pytest.mark.rule("uluru.V44")
def test_events_tell_others_no_more_than_views_do():
    table = v44()
    events = table.play("12400 1 Swap yellow 4")
    assert [event.only for event in events] == [(A,), (A,)]
    events = table.play("12500 2 Lift blue")
    assert [(type(event).__name__, event.only) for event in events] == [
        ("ChipMoved", (B,)),
        ("ChipsCounted", None),
    ]


@pytest.mark.rule("uluru.V44")
def test_hidden_arrangements_make_no_difference():
    """Two matches that differ only in where others put their chips: the same view, events and lists."""
    tables = [Table(V10).open(), Table(V10).open()]
    for table, (x, y) in zip(tables, ((0, 1), (4, 3)), strict=True):
        table.play(f"10 2 Place blue {x}", f"20 3 Place white {y}", "30 1 Place green 2")
    first, second = (table.rules for table in tables)
    assert first.view(A) == second.view(A)
    assert first.view(None) == second.view(None)
    assert first.actions(A) == second.actions(A)
    assert first.view(B) != second.view(B)


def test_nobody_sees_the_deck_or_a_wish_before_go():
    table = Table("blue 0 1")
    assert table.view.wishes == ()
    table.play("1 LayOut")
    assert all(view.wishes == (None,) * 6 for view in table.views())
    table.play("1 Go")
    assert table.rules.view(B).wishes[0].places == (0, 1)


def test_with_own_clocks_each_sees_the_wishes_from_its_own_go_on():
    table = Table("blue 0 1", clock="own")
    table.play("1 LayOut")

    def seen() -> tuple[bool, ...]:
        return tuple(view.wishes[0] is not None for view in table.views())

    assert seen() == (False, False, False, False)
    (began, shown) = table.play("1 Go")
    assert (began.only, shown.only) == (None, (A,))
    assert seen() == (False, True, False, False)
    table.full(1, 5)
    table.play("6 1 Uluru")
    assert seen() == (False, True, False, False)
    assert table.rules.view(B).secret, "its turn comes behind a curtain"
    assert not table.rules.view(C).secret
    table.play("2 Go")
    assert seen() == (False, True, True, False)
    table.full(2, 5)
    table.play("6 2 Uluru", "3 Go")
    table.full(3, 5)
    table.play("6 3 Uluru")
    assert seen() == (True, True, True, True)
    assert not any(view.secret for view in table.views())


def test_after_the_check_all_cards_lie_open():
    table = Table(V10).open()
    table.play(V32)
    for view in table.views():
        assert view.cards[C] == ("blue", "orange", None, "green", "yellow", "white")
        assert view.finish == (13_000, 16_500, 26_500)
        assert view.sums == (0, 1, 2)
        assert (view.moves, view.last) == (0, 0)
        assert view.checked.met[1] == (True, True, False, True, True, True)


def test_a_seat_knows_its_own_moves():
    table = v44()
    view = table.rules.view(A)
    assert (view.moves, view.last) == (6, 11_000)
    assert (table.rules.view(C).moves, table.rules.view(C).last) == (2, 8000)
    assert (table.view.moves, table.view.last) == (0, 0)
    table.play("12400 1 Swap yellow 4", "13000 1 Uluru")
    assert (table.rules.view(A).moves, table.rules.view(A).last) == (8, 13_000)


def test_every_wrong_hand_leaves_no_trace():
    table = v44()
    listed = {action for seat in (A, B, C) for action in table.rules.actions(seat)}
    for line in ("12100 1 Place blue 0", "12100 2 Swap blue 2", "12100 3 Lift blue", "12100 3 Uluru"):
        assert parsed(line) not in listed
        table.refused(line)
