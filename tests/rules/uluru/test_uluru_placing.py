"""Placing chips on one clock: gestures, stamps, the countdown, the late point, the slow table, pauses."""

from __future__ import annotations

import pytest
from uluru_table import V10, V11, V32, A, B, C, D, Table, Z, finishing, named, parsed

from game.contract import TABLE
from game.uluru.actions import Place, SlowTable, TimeUp, Uluru
from game.uluru.box import BOX

WITHOUT_BLACK = "blue orange yellow green - white"


@pytest.mark.rule("uluru.14")
def test_chips_wait_for_go():
    table = Table()
    table.play("1 LayOut")
    assert table.refused("1 Place blue 0") == "uluru-refuse-before-go"
    assert table.refused("2 Go") == "uluru-refuse-go-other"
    assert table.rules.actions(B) == ()
    table.play("1 Go")
    assert table.legal("2 Place blue 0")
    assert table.refused("1 Go") == "uluru-refuse-go-running"
    other = Table()
    assert other.refused("1 Go") == "uluru-refuse-go-lay-first"


@pytest.mark.rule("uluru.15", "uluru.71")
def test_everybody_places_at_once_on_an_own_card():
    table = Table(seats=4).open()
    asked = table.rules.decisions()
    assert [decision.seat for decision in asked] == [A, B, C, D, TABLE]
    assert {decision.ask for decision in asked[:4]} == {"uluru-ask-place"}
    table.play("10 3 Place blue 0", "11 1 Place blue 5", "11 3 Place blue 1")
    assert [table.card(seat).split().count("blue") for seat in (1, 2, 3, 4)] == [1, 0, 1, 0]
    assert {action.seat for action in table.rules.actions(B)} == {B}
    assert table.refused(Place(7, "blue", 0)) == "uluru-refuse-unknown"


@pytest.mark.rule("uluru.4", "uluru.16", "uluru.18", "uluru.19")
def test_chips_go_wherever_a_place_is_free():
    table = Table().open()
    table.play("1 1 Place blue 0", "2 1 Place blue 3", "3 1 Place orange 0")
    assert table.card(1) == "orange - - blue - -"
    assert table.refused("4 1 Place orange 3") == "uluru-refuse-place-occupied"
    table.play("5 1 Lift blue")
    assert table.card(1) == "orange - - - - -"
    assert table.rules.view(A).chips == (1, 0, 0)
    for moment in range(10, 60):
        table.play(f"{moment} 1 Place orange {1 + moment % 2}")
    assert table.refused("60 1 Place pink 0") == "uluru-refuse-colour"
    assert table.refused("60 1 Lift pink") == "uluru-refuse-colour"
    assert table.refused("60 1 Place blue 6") == "uluru-refuse-no-place"
    assert table.refused("60 1 Swap blue 6") == "uluru-refuse-no-place"


@pytest.mark.rule("uluru.17", "uluru.V30")
def test_a_chip_on_an_occupied_place_changes_places():
    table = Table().open()
    table.full(1, 0)
    table.play("1 1 Swap blue 3")
    assert table.card(1) == "green orange yellow blue black white"
    other = Table().open()
    other.full(1, 0, WITHOUT_BLACK)
    assert other.refused("1 1 Place black 3") == "uluru-refuse-place-occupied"
    assert other.refused("1 1 Swap black 4") == "uluru-refuse-swap-empty"
    other.play("1 1 Swap black 3")
    assert other.card(1) == "blue orange yellow black - white"
    assert other.refused("1 1 Lift green") == "uluru-refuse-lift-home"


@pytest.mark.rule("uluru.20", "uluru.R12", "uluru.V31")
def test_uluru_needs_six_chips():
    table = Table().open()
    table.full(1, 0, WITHOUT_BLACK)
    assert Uluru(A) not in table.rules.actions(A)
    assert table.refused("1 1 Uluru") == "uluru-refuse-call-missing"
    table.play("1 1 Place black 4")
    assert table.rules.actions(A)[0] == Uluru(A)
    assert {d.ask for d in table.rules.decisions() if d.seat == A} == {"uluru-ask-call"}
    table.play("1 1 Uluru")


@pytest.mark.rule("uluru.21", "uluru.R13", "uluru.V31")
def test_after_the_call_nothing_moves():
    table = Table().open()
    table.called(1, 5)
    for gesture in ("Place blue 1", "Swap blue 1", "Lift blue", "Uluru"):
        assert table.refused(f"6 1 {gesture}") == "uluru-refuse-called"
    assert table.view.called == (True, False, False)
    assert [type(action) for action in table.rules.actions(A)] == [SlowTable]
    assert BOX.timing.hold_ms == 300


@pytest.mark.rule("uluru.22", "uluru.R14")
def test_a_card_may_miss_everything():
    table = Table("blue 5 4, orange 0 2, yellow 0 1, green 0 1, black 0 1, white 0 1", seats=2).open()
    table.called(1, 5)
    table.called(2, 5)
    assert table.points == (6, 6)


@pytest.mark.rule("uluru.V31")
def test_refusals_with_a_reason():
    table = Table().open()
    table.play("50 1 Place blue 0")
    assert table.refused("49 1 Place orange 1") == "uluru-refuse-backwards"
    assert table.refused("60 1 Lift orange") == "uluru-refuse-lift-home"
    assert table.refused("60 1 Place blue 0") == "uluru-refuse-place-same"
    assert table.refused("60 1 Swap blue 0") == "uluru-refuse-place-same"


# -- the countdown ------------------------------------------------------------------------------------


@pytest.mark.rule("uluru.23", "uluru.24", "uluru.R15", "uluru.R16")
def test_the_countdown_starts_with_the_last_but_one_call():
    table = Table().open()
    assert named(table.called(1, 21_000), "CountdownBegan") == []
    assert table.deadline is None
    (begun,) = named(table.called(2, 30_000), "CountdownBegan")
    assert (begun.seat, begun.deadline) == (C, 40_000)
    assert (table.view.deadline, table.view.counting) == (40_000, 30_000)
    two = Table(seats=2).open()
    two.called(2, 700)
    assert two.deadline == 10_700


@pytest.mark.rule("uluru.25", "uluru.28", "uluru.29", "uluru.R18", "uluru.V21")
def test_the_last_one_may_still_call_and_is_late_all_the_same():
    table = finishing([21_000, 30_000, 39_000])
    assert table.points == (0, 0, 1)
    assert table.late == (3,)


@pytest.mark.rule("uluru.26", "uluru.63", "uluru.65", "uluru.R34", "uluru.V22", "uluru.V29")
def test_at_zero_the_card_counts_as_it_lies():
    """A chip in the hand lies where it lay: black is still carried from the supply."""
    table = Table(V11).open()
    table.called(1, 21_000)
    table.called(2, 30_000)
    table.full(3, 38_000, WITHOUT_BLACK)
    (stopped,) = named(table.play("40000 T TimeUp"), "Stopped")
    assert (stopped.seat, stopped.chips) == (C, 5)
    assert table.points == (0, 0, 3)
    assert table.view.rounds[-1].finish == (21_000, 30_000, 40_000)
    assert table.view.rounds[-1].stopped == (False, False, True)
    assert table.card(3) == WITHOUT_BLACK, "yellow, dragged from 2 towards 3, is on 2"


@pytest.mark.rule("uluru.27")
def test_the_countdown_is_dropped_when_all_have_called():
    table = finishing([1000, 2000, 3000])
    assert table.view.step == "lay"
    assert table.view.deadline is None
    assert all(decision.clock is None for decision in table.rules.decisions())


@pytest.mark.rule("uluru.30", "uluru.R17", "uluru.V23")
def test_two_seats_have_a_countdown_but_no_late_point():
    table = Table(V11, seats=2).open()
    table.called(1, 21_000)
    table.full(2, 22_000, WITHOUT_BLACK)
    table.play("31000 T TimeUp")
    assert table.points == (0, 2)
    assert table.late == ()


@pytest.mark.rule("uluru.64", "uluru.R19", "uluru.V26")
@pytest.mark.parametrize(
    ("times", "late"),
    [
        ((20_000, 30_000, 30_000), ()),
        ((20_000, 30_000, 30_019), ()),
        ((20_000, 30_000, 30_020), (3,)),
        ((30_000, 20_000, 30_000), ()),
    ],
)
def test_the_same_moment(times, late):
    assert finishing(times).late == late


@pytest.mark.rule("uluru.62", "uluru.V26")
def test_equal_stamps_in_either_order():
    orders = []
    for order in ((2, 3), (3, 2)):
        table = Table().open()
        table.called(1, 20_000)
        for seat in order:
            table.full(seat, 29_000)
        for seat in order:
            table.play(f"30000 {seat} Uluru")
        orders.append(table.views())
    assert orders[0] == orders[1]


@pytest.mark.rule("uluru.57", "uluru.58", "uluru.V27")
def test_before_at_and_after_the_deadline():
    table = Table().open()
    table.called(1, 21_000)
    table.called(2, 30_000)
    table.full(3, 39_000, "blue orange yellow green - -")
    table.play("39999 3 Place black 4")
    assert table.refused("40000 3 Place white 5") == "uluru-refuse-time"
    assert table.refused("40000 3 Uluru") == "uluru-refuse-time"
    assert table.refused("39999 T TimeUp") == "uluru-refuse-not-yet"
    assert table.refused("40001 T TimeUp") == "uluru-refuse-time"
    assert table.refused(TimeUp(A, at=40_000)) == "uluru-refuse-table"
    table.play("40000 T TimeUp")
    assert table.refused("40000 T TimeUp") == "uluru-refuse-before-go"
    assert table.points == (0, 0, 2)


@pytest.mark.rule("uluru.V28")
def test_six_chips_without_a_call_are_late():
    table = Table().open()
    table.called(1, 21_000)
    table.called(2, 30_000)
    table.full(3, 39_000)
    table.play("40000 T TimeUp")
    assert table.points == (0, 0, 1)


@pytest.mark.rule("uluru.V51", "uluru.45")
def test_nothing_on_the_card():
    table = Table().open()
    table.called(1, 21_000)
    table.called(2, 30_000)
    table.play("40000 T TimeUp")
    assert table.points == (0, 0, 7)


@pytest.mark.rule("uluru.48", "uluru.R22", "uluru.V32", "uluru.51")
def test_a_whole_round():
    table = Table(V10).open()
    *before, last = V32.strip().splitlines()
    table.play(*before)
    assert table.deadline == 26_500
    assert table.refused("26500 3 Place black 2") == "uluru-refuse-time"
    events = table.play(last)
    assert [table.card(seat) for seat in (1, 2, 3)] == [
        "blue orange black green yellow white",
        Z,
        "blue orange - green yellow white",
    ]
    assert table.points == (0, 1, 2)
    assert table.late == (3,)
    assert table.view.start == B
    checked = named(events, "WishChecked")
    assert [event.colour for event in checked] == list(table.view.row)
    assert [event.unmet for event in checked] == [(), (), (B,), (), (C,), ()]
    assert [event.missed for event in checked] == [0, 0, 1, 0, 1, 0]
    assert [event.seat for event in named(events, "CameLate")] == [C]
    (scored,) = named(events, "RoundScored")
    assert (scored.points, scored.sums, scored.best) == ((0, 1, 2), (0, 1, 2), 0)


@pytest.mark.rule("uluru.62", "uluru.V34")
def test_two_lines_of_the_same_moment_exchanged():
    lines = V32.strip().splitlines()
    first, second = lines.index("6000 1 Place orange 1"), lines.index("6000 2 Place orange 1")
    other = list(lines)
    other[first], other[second] = lines[second], lines[first]
    tables = []
    for order in (lines, other):
        table = Table(V10).open()
        table.play(*order[: second + 1])
        halfway = table.views()
        table.play(*order[second + 1 :])
        tables.append((halfway, table.views()))
    assert tables[0] == tables[1]


# -- the slow table, pauses, other clocks -------------------------------------------------------------


@pytest.mark.rule("uluru.59", "uluru.R20", "uluru.V35")
def test_the_slow_table():
    table = Table(seats=4).open()
    table.called(1, 40_000)
    (limit,) = named(table.play("50000 1 SlowTable"), "LimitSet")
    assert limit.deadline == table.deadline == 110_000
    assert table.refused("55000 1 SlowTable") == "uluru-refuse-slow-again"
    table.called(2, 60_000)
    assert table.deadline == 110_000
    table.called(3, 105_000)
    assert table.deadline == 115_000
    assert table.refused("106000 4 SlowTable") == "uluru-refuse-slow-last"
    assert table.refused("110000 T TimeUp") == "uluru-refuse-not-yet"
    table.play("115000 T TimeUp")
    assert table.late == (4,)


@pytest.mark.rule("uluru.59", "uluru.R20", "uluru.64")
def test_all_who_are_stopped_by_the_limit_are_late():
    table = Table(seats=4).open()
    table.called(1, 1000)
    table.play("2000 3 SlowTable")
    table.called(2, 3000)
    table.full(3, 4000)
    table.play("62000 T TimeUp")
    assert table.late == (3, 4)
    assert table.points == (0, 0, 1, 7)
    table.play("2 LayOut", "2 Go")
    assert table.legal("0 1 SlowTable"), "once in every round"


@pytest.mark.rule("uluru.70", "uluru.V38")
def test_pace_and_timers():
    slow = Table(pace="3").open()
    slow.called(1, 21_000)
    slow.called(2, 30_000)
    assert slow.deadline == 60_000
    off = Table(timers="off").open()
    off.called(1, 21_000)
    assert off.refused("22000 3 SlowTable") == "uluru-refuse-timers-off"
    off.called(2, 30_000)
    assert off.deadline is None
    assert off.refused("40000 T TimeUp") == "uluru-refuse-no-deadline"
    off.called(3, 200_000)
    assert off.points == (0, 0, 1)
    table = Table(pace="2").open()
    table.play("1000 1 SlowTable")
    assert table.deadline == 121_000


@pytest.mark.rule("uluru.67", "uluru.68", "uluru.V39")
def test_pauses():
    table = Table().open()
    table.play("5000 1 Place blue 0", "7200 T Pause asked")
    assert table.refused("7199 1 Place orange 1") == "uluru-refuse-backwards"
    assert table.legal("7200 1 Place orange 1")
    assert table.refused("9000 T Pause asked") == "uluru-refuse-pause-again"
    assert table.refused(parsed("9000 1 Pause forced")) == "uluru-refuse-table"
    table.play("9000 T Pause forced", "9500 T Pause forced")
    assert table.card(1) == "blue - - - - -"
    other = Table().open()
    other.called(1, 1000)
    other.called(2, 2000)
    other.play("3000 T Pause asked")
    assert other.deadline == 12_000
    other.play("12000 T TimeUp", "2 LayOut", "2 Go", "1 T Pause asked")


@pytest.mark.rule("uluru.81", "uluru.82", "uluru.V37")
def test_alone():
    table = Table(V11, seats=1).open()
    assert table.deadline is None
    assert table.refused("1000 T TimeUp") == "uluru-refuse-no-deadline"
    assert table.refused("1000 1 SlowTable") == "uluru-refuse-slow-last"
    clocked = Table(V11, seats=1, solo_clock="45").open()
    assert clocked.deadline == 45_000
    clocked.full(1, 100, WITHOUT_BLACK)
    clocked.play("45000 T TimeUp")
    assert clocked.points == (2,)
    assert clocked.late == ()
    assert Table(seats=1, solo_clock="30", pace="2").open().deadline == 60_000
    assert Table(seats=1, solo_clock="30", timers="off").open().deadline is None
    assert Table(seats=2, solo_clock="30").open().deadline is None


@pytest.mark.rule("uluru.72")
@pytest.mark.parametrize(
    ("persons", "start", "caller"), [("0", 2, 2), ("1", 2, 1), ("13", 2, 3), ("2", 2, 2), ("13", 1, 1)]
)
def test_who_says_go(persons, start, caller):
    table = Table(seats=3, start=start, persons=persons)
    table.play(f"{start} LayOut")
    assert table.view.caller == caller - 1
    assert [decision.seat for decision in table.rules.decisions()] == [caller - 1]
    table.play(f"{caller} Go")
