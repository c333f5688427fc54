"""One mouse, own clocks, one after the other: deadlines, late points, the strict cut."""

from __future__ import annotations

import pytest
from uluru_table import OWN, V10, V11, V32, A, B, C, Table, Z, named

from game.chance import Chance
from game.contract import TABLE
from game.match import Match
from game.setup import SeatInfo, prepare
from game.uluru import RULES
from game.uluru.actions import Place, Uluru

WITHOUT_BLACK = "blue orange yellow green - white"


def own(text: str = "", seats: int = 3, start: int = 1, **options: str) -> Table:
    table = Table(text, seats, start, clock="own", **options)
    table.play(f"{start} LayOut")
    return table


def turn(table: Table, seat: int, called: int | None, card: str = Z) -> None:
    """The whole turn of a seat (from 1): Go, chips, and the call, or being stopped."""
    table.play(f"{seat} Go")
    table.full(seat, 100, card)
    table.play(f"{called} {seat} Uluru" if called is not None else f"{table.deadline} T TimeUp")


def finished(times: list[int], start: int = 1, **options: str) -> Table:
    """Everybody calls Z; ``times`` by seat."""
    table = own(seats=len(times), start=start, **options)
    for step in range(len(times)):
        seat = (start - 1 + step) % len(times) + 1
        turn(table, seat, times[seat - 1])
    return table


@pytest.mark.rule("uluru.75")
def test_one_after_the_other_from_the_start_player():
    table = own(start=2)
    for seat in (2, 3, 1):
        assert table.view.active == table.view.caller == seat - 1
        assert [decision.seat for decision in table.rules.decisions()] == [seat - 1]
        other = seat % 3 + 1
        assert table.refused(f"{other} Go") == "uluru-refuse-go-other"
        assert table.refused(f"1 {seat} Place blue 0") == "uluru-refuse-before-go"
        table.play(f"{seat} Go")
        assert [decision.seat for decision in table.rules.decisions()] == [seat - 1, TABLE]
        assert table.rules.actions(other - 1) == ()
        refusal = table.refused(f"1 {other} Place blue 0")
        assert refusal == ("uluru-refuse-called" if table.view.called[other - 1] else "uluru-refuse-turn")
        assert table.refused(f"1 {seat} SlowTable") == "uluru-refuse-slow-own"
        table.full(seat, 50)
        table.play(f"60 {seat} Uluru")
    assert table.view.step == "lay"
    assert table.view.start == C


@pytest.mark.rule("uluru.75", "uluru.55")
def test_every_turn_has_a_clock_of_its_own():
    setup = prepare(RULES, [SeatInfo(), SeatInfo()], OWN, 3)
    match = Match(RULES, setup)
    runs = []
    for seat in (A, B):
        while match.clock is None:
            match.play(match.actions(match.asked()[0])[0])
        runs.append(match.clock.run)
        assert match.running() == 0
        match.tick(7.5)
        while Uluru(seat) not in match.actions(seat):
            match.play(match.actions(seat)[0])
        match.play(Uluru(seat))
        assert match.history[-1] == Uluru(seat, at=7500)
    assert runs[0] != runs[1]


@pytest.mark.rule("uluru.76", "uluru.R36", "uluru.V43")
def test_the_cap():
    table = own(seats=2)
    table.play("1 Go")
    assert table.deadline == 120_000
    slow = own(pace="2")
    slow.play("1 Go")
    assert slow.deadline == 240_000
    off = own(timers="off")
    off.play("1 Go")
    assert off.deadline is None
    three = own()
    for seat in (1, 2):
        turn(three, seat, None)
    turn(three, 3, 50_000)
    assert three.late == (1, 2)
    assert three.points == (1, 1, 0)


@pytest.mark.rule("uluru.77", "uluru.R17", "uluru.V43")
def test_two_seats_and_the_last_ones_countdown():
    table = own(seats=2)
    turn(table, 1, 25_000)
    table.play("2 Go")
    assert table.deadline == 35_000
    table.play("35000 T TimeUp")
    assert table.late == ()
    assert table.points == (0, 6)


@pytest.mark.rule("uluru.77", "uluru.V40")
@pytest.mark.parametrize(("call", "late"), [(None, (1,)), (39_000, (2,)), (39_950, ())])
def test_the_last_in_order(call, late):
    table = own(start=2)
    turn(table, 2, 40_000)
    turn(table, 3, 20_000)
    table.play("1 Go")
    assert table.deadline == 50_000
    table.full(1, 100)
    table.play(f"{call} 1 Uluru" if call else "50000 T TimeUp")
    assert table.late == late


@pytest.mark.rule("uluru.77")
def test_after_a_cap_the_last_one_has_the_cap_too():
    table = own(seats=2)
    turn(table, 1, None)
    table.play("2 Go")
    assert table.deadline == 120_000
    assert table.rules.view(B).counting is None


@pytest.mark.rule("uluru.64", "uluru.78", "uluru.R37", "uluru.V24")
def test_late_by_the_finishing_times():
    assert finished([48_200, 61_000, 61_000, 33_500]).late == ()
    assert finished([48_200, 61_000, 61_200, 33_500], start=4).late == (3,)
    strict = finished([48_200, 61_000, 61_200, 33_500], start=4, late_cut="strict")
    assert strict.late == (3,)
    assert strict.view.rounds[-1].cut is None


def v41(late_cut: str) -> Table:
    table = own(V10, start=3, late_cut=late_cut)
    lines = V32.strip().splitlines()
    for seat in (3, 1, 2):
        table.play(f"{seat} Go")
        table.play(*[line for line in lines if line.split()[1] == str(seat)])
        if seat == 3:
            table.play("27500 3 Place black 2", "28000 3 Uluru")
    return table


@pytest.mark.rule("uluru.78", "uluru.79", "uluru.V41", "uluru.R37")
def test_the_strict_cut():
    strict = v41("strict")
    assert strict.points == (0, 1, 2)
    past = strict.view.rounds[-1]
    assert (past.cut, past.finish, past.stopped) == (C, (13_000, 16_500, 26_500), (False, False, True))
    assert past.cards[C] == ("blue", "orange", None, "green", "yellow", "white")
    live = v41("live")
    assert live.points == (0, 1, 1)
    assert live.view.rounds[-1].cut is None


@pytest.mark.rule("uluru.79")
def test_the_strict_cut_with_two_seats_and_after_a_cap():
    table = own(V11, seats=2, late_cut="strict")
    table.play("1 Go")
    table.full(1, 100, WITHOUT_BLACK)
    table.play("30000 1 Place black 4", "40000 1 Uluru")
    turn(table, 2, 20_000)
    assert table.points == (2, 0), "black came at the very end of the countdown"
    capped = own(V11, seats=3, late_cut="strict")
    turn(capped, 1, None, WITHOUT_BLACK)
    turn(capped, 2, 20_000)
    turn(capped, 3, 20_500)
    past = capped.view.rounds[-1]
    assert (past.finish[A], past.stopped[A], past.points) == (30_500, True, (3, 0, 0))
    empty = own(seats=2, late_cut="strict")
    empty.play("1 Go")
    empty.full(1, 50_000)
    events = empty.play("50000 1 Uluru", "2 Go")
    empty.full(2, 1000)
    events = empty.play("1000 2 Uluru")
    assert [(event.seat, event.deadline) for event in named(events, "CardCut")] == [(A, 11_000)]
    assert empty.points == (6, 0)


def test_without_limits_nothing_is_cut():
    table = finished([10_000, 11_000, 300_000], late_cut="strict", timers="off")
    assert table.view.rounds[-1].cut is None
    assert table.late == (3,)


@pytest.mark.rule("uluru.80")
@pytest.mark.parametrize("seed", range(25))
def test_strict_gives_the_points_of_one_clock(seed):
    """Random lists a seat, played in turn and merged by their stamps."""
    chance = Chance(seed)
    seats = 2 + seed % 4
    lists = {}
    moments = chance.shuffled([20_000 + 3100 * n + chance.below(2900) for n in range(seats)])
    for seat in range(seats):
        at = sorted(chance.below(moments[seat]) for _ in range(6))
        places = chance.shuffled(range(6))
        colours = chance.shuffled(Z.split())
        lists[seat] = [Place(seat, c, p, at=t) for c, p, t in zip(colours, places, at, strict=True)]
        lists[seat].append(Uluru(seat, at=moments[seat]))
    if seed % 2:
        slow = max(range(seats), key=lambda seat: moments[seat])
        lists[slow][-1] = Uluru(slow, at=moments[slow] + 9000)
        lists[slow][5] = Place(slow, lists[slow][5].colour, lists[slow][5].place, at=moments[slow] + 8000)
    start = 1 + chance.below(seats)
    alone = own(V10, seats, start, late_cut="strict")
    for step in range(seats):
        seat = (start - 1 + step) % seats
        alone.play(f"{seat + 1} Go")
        for action in lists[seat]:
            if alone.deadline is not None and action.at >= alone.deadline:
                alone.play(f"{alone.deadline} T TimeUp")
                break
            alone.rules.apply(action)
    together = Table(V10, seats, start).open()
    for action in sorted((a for each in lists.values() for a in each), key=lambda a: (a.at, a.seat)):
        if together.view.step == "place" and together.deadline is not None and action.at >= together.deadline:
            together.play(f"{together.deadline} T TimeUp")
        if together.view.step == "place":
            together.rules.apply(action)
    assert alone.points == together.points
    assert alone.late == together.late


@pytest.mark.rule("uluru.R38")
def test_finishing_times_are_hidden_until_the_check():
    early, late = own(), own()
    turn(early, 1, 5000)
    turn(late, 1, 45_000)
    turn(early, 2, 4000)
    turn(late, 2, 4000)
    for table in (early, late):
        table.play("3 Go")
        table.play("100 3 Place blue 0")
    for seat in (None, B, C):
        assert early.rules.view(seat) == late.rules.view(seat)
    assert early.rules.view(A).finish == (5000, None, None)
    early.play("5000 3 Place orange 1")
    late.play("5000 3 Place orange 1")
    assert early.rules.view(C).counting == 5000, "its own countdown, once it runs"
    assert early.rules.view(C).deadline == 15_000
    assert late.rules.view(C).counting is None
    assert early.rules.view(B).counting is None
    assert early.view.deadline == late.view.deadline == 120_000
