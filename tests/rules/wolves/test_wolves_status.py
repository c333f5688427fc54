"""The status track, the Conservation bonus, ranks, awards and the end."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, D, Table, named

from game.wolves import flow, status
from game.wolves.actions import Draw, EndGifts
from game.wolves.state import Drawing, Step


@pytest.mark.rule("wolves.17", "wolves.40", "wolves.41", "wolves.R11", "wolves.V10")
def test_a_taken_space_sends_back_until_one_is_free():
    assert status.climb([2, 8, 7, 6], A, 6) == 5
    assert status.climb([0, 3, 9, 9], A, 5) == 5


@pytest.mark.rule("wolves.42", "wolves.43", "wolves.R12", "wolves.R13", "wolves.V11", "wolves.V12")
def test_no_gain_lowers_a_marker():
    assert status.climb([3, 4], A, 1) == 3
    assert status.climb([0, 1], A, 1) == 0
    assert status.climb([0, 3, 2, 1], A, 3) == 0


@pytest.mark.rule("wolves.R48")
def test_status_counts_on_beyond_the_track():
    assert status.climb([48, 0, 0], A, 14) == 62


def gathered(table: Table, *leaders: int, wisdom: tuple[str, ...] = ()) -> Table:
    """Everybody has all needs in hand and drew so many leaders; 3 = overstretched, 9 = skips."""
    for seat, drew in enumerate(leaders):
        drawing = {3: Drawing.OVERSTRETCHED, 9: Drawing.SKIPS}.get(drew, Drawing.STOPPED)
        table.lay(seat, "3/3/3", forests=1, drew=drew % 9, drawing=drawing, wisdom=wisdom)
    table.stand(*range(table.state.seats))
    return table.go(Step.GATHER)


@pytest.mark.rule("wolves.44", "wolves.45", "wolves.46", "wolves.R43", "wolves.R44", "wolves.V8")
@pytest.mark.parametrize(("drew", "gain"), [(0, 10), (1, 5), (2, 0), (3, 0), (9, 0)])
def test_conservation_bonus(drew, gain):
    table = Table(3)
    gathered(table, drew, 2, 2)
    moved = [event for event in named(table.events, "Climbed") if event.seat == A]
    assert [event.gain for event in moved] == ([gain] if gain else [])
    assert sum(event.place for event in moved) == gain


@pytest.mark.rule("wolves.94", "wolves.R45", "wolves.V29")
@pytest.mark.parametrize(("drew", "gain"), [(0, 12), (1, 6), (2, 0)])
def test_showing_off(drew, gain):
    table = gathered(Table(3), drew, 2, 2, wisdom=("showing_off",))
    assert sum(event.gain for event in named(table.events, "Climbed")) == gain


@pytest.mark.rule("wolves.11", "wolves.41", "wolves.V9", "wolves.V34")
def test_markers_move_in_rank_order():
    table = gathered(Table(4), 1, 1, 0, 3)
    assert table.places() == [5, 4, 10, 0]
    assert gathered(Table(3), 1, 0, 0).places() == [5, 10, 9]
    turned = Table(3)
    turned.stand(C, B, A)
    for seat, drew in ((A, 0), (B, 0), (C, 1)):
        turned.lay(seat, "3/3/3", forests=1, drew=drew)
    assert turned.go(Step.GATHER).places() == [9, 10, 5]


def awarded(places: list[int], stored: list[str], order: list[int]) -> Table:
    """The last plan of a turn is done; ranks were as in ``order``."""
    table = Table(len(places))
    table.stand(*order)
    for seat, place in enumerate(places):
        table.lay(seat, place=place, reserve=stored[seat])
    table.state.turn = 5
    flow._award(table.state, table.events)
    return table.anew()


@pytest.mark.rule("wolves.12", "wolves.13", "wolves.85", "wolves.86", "wolves.87", "wolves.R40", "wolves.V30")
def test_new_ranks_and_awards():
    table = awarded([12, 7, 0, 0], ["0/0/0", "0/0/0", "2/2/1", "1/4/0"], [D, A, C, B])
    assert table.view().order == (A, B, D, C)
    assert [player.awards for player in table.view().players] == [3, 2, 0, 1]
    three = awarded([9, 4, 0], ["0/0/0"] * 3, [C, B, A])
    assert [player.awards for player in three.view().players] == [2, 1, 0]
    richer = awarded([0, 0, 0, 0], ["1/0/0", "0/0/0", "2/2/1", "0/0/2"], [A, B, C, D])
    assert richer.view().order == (C, D, A, B)


@pytest.mark.rule("wolves.16", "wolves.89")
def test_after_the_awards_the_next_turn_begins():
    table = awarded([12, 7, 0, 0], ["0/0/0"] * 4, [A, B, C, D])
    assert table.places() == [0, 0, 0, 0]
    assert table.view().turn == 6
    assert named(table.events, "TurnBegan")[-1].turn == 6
    assert all(player.cards == player.leaders == 0 for player in table.view().players)


@pytest.mark.rule("wolves.89")
def test_turns_follow_each_other():
    table = Table(3)
    for turn in range(1, 8):
        assert table.view().turn == turn
        table.stand(A, B, C)
        for seat in range(3):
            table.lay(seat)
        table.go(Step.SETTLE)
    assert table.view().turn == 8
    assert not table.view().over


@pytest.mark.rule("wolves.13", "wolves.R57", "wolves.V36")
def test_ranks_stay_while_markers_move():
    table = Table(3)
    table.stand(B, A, C)
    table.lay(A, "0/0/2", place=15)
    table.lay(B, reserve="0/0/4", place=0)
    table.go(Step.GIVE)
    table.play(EndGifts(B))
    assert table.offer(A, B, "2 bison")[0].forced
    assert table.places()[:2] == [19, 2]
    assert table.shown(A).rank == 2


def won(*awards: int) -> Table:
    table = Table(len(awards))
    table.state.turn = 8
    table.stand(*range(len(awards)))
    for seat, number in enumerate(awards):
        table.player(seat).awards = number - (3, 2, 1, 0)[seat]
        table.lay(seat, place=9 - seat)
        table.player(seat).awards = number - (3, 2, 1, 0)[seat]
    table.go(Step.SETTLE)
    return table


@pytest.mark.rule(
    "wolves.88", "wolves.99", "wolves.100", "wolves.101", "wolves.R41", "wolves.R64", "wolves.V31"
)
def test_the_chief():
    table = won(14, 14, 12, 8)
    outcome = table.rules.outcome()
    assert outcome.winners == (A, B, C, D)
    assert outcome.scores == (14, 14, 12, 8)
    assert outcome.reason == "together"
    assert table.view().chief is None
    other = won(15, 14, 12, 7)
    assert other.rules.outcome().reason == "chief"
    assert other.rules.outcome().winners == (A, B, C, D)
    assert other.view().chief == A
    assert named(other.events, "ChiefElected")[0].seat == A
    assert other.rules.decisions() == ()
    assert other.refused(Draw(A), "wolves.88") == "over"


@pytest.mark.rule("wolves.72", "wolves.101", "wolves.102", "wolves.R34", "wolves.V32")
def test_one_hungry_community_loses_for_all():
    table = Table(3)
    table.state.turn = 8
    table.stand(A, B, C)
    table.lay(A, reserve="2/0/0", wisdom=("no_waste",), place=20)
    table.lack(B, "0/0/1")
    table.player(A).awards = 7
    table.go(Step.SETTLE)
    outcome = table.rules.outcome()
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "hunger", (7, 0, 0))
    assert named(table.events, "GameEnded")[0].winners == ()
    assert table.view().chief is None
    assert table.reserve(A) == "2/0/0"
    assert not named(table.events, "Awarded")
    assert table.rules.actions(A) == ()


@pytest.mark.rule("wolves.64", "wolves.V44")
def test_a_whole_turn():
    table = Table(3)
    table.state.turn = 2
    table.stand(A, B, C)
    table.lay(A, "4/3/2", 1, 1, "2/0/1")
    table.lay(B, "2/4/3", 2, 2, "0/0/0")
    table.lay(C, "3/2/1", 1, 0, "1/1/1")
    table.go(Step.GATHER)
    assert table.places() == [5, 0, 10]
    table.pay(A, "3/0/0", "3/0/0", "2/1/0")
    table.pay(B, "2/0/1", "3/0/0", "3/0/0")
    table.pay(C, "3/0/0", "2/1/0", "1/1/0")
    assert [table.missing(seat) for seat in range(3)] == ["0/0/0", "0/0/0", "0/0/1"]
    table.offer(A, C, "leader")
    table.take(C, "leader as bison")
    table.offer(A, B, "fish")
    table.take(B, "fish")
    assert table.state.active == B
    table.offer(B, C, "corn")
    table.take(C, "corn")
    table.play(EndGifts(B))
    happened = table.offer(C, A, "fish-token")
    assert happened[0].forced
    assert table.places() == [9, 2, 12]
    assert [table.reserve(seat) for seat in range(3)] == ["3/0/0", "1/0/0", "0/1/0"]
    table.end_gifts()
    table.settle(A, "3 fish-token status")
    assert table.places()[A] == 11
    table.settle(B, "leader corn")
    assert table.reserve(B) == "1/1/0"
    table.settle(C)
    assert table.view().order == (C, A, B)
    assert [player.awards for player in table.view().players] == [1, 0, 2]
    assert table.places() == [0, 0, 0]
