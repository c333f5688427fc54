"""Computer players: what they do, what they see, and how often their tables survive."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, Table
from wolves_years import STYLES, share

import game
from game import simulate
from game.bots.worker import Question, answer
from game.contract import Action
from game.wolves.actions import Commit, Draw, EndGifts, Look, Put, PutOnDeck, Stop, TakeRest, Use
from game.wolves.state import Drawing, Step


def chosen(table: Table, seat: int, level: str = "hard") -> Action:
    legal = tuple(table.anew().rules.actions(seat))
    return answer(Question("game.wolves", level, table.view(seat), legal, 1))


def drawing(hand: str, leaders: int, reserve: str = "0/0/0", turn: int = 3, **more: object) -> Table:
    table = Table(3)
    table.state.turn = turn
    table.stand(A, B, C)
    table.lay(A, hand, leaders=leaders, reserve=reserve, drawing=Drawing.DRAW, **more)
    table.player(A).drawn = 1 + leaders
    return table


def test_nobody_stops_before_danger():
    for level in ("easy", "normal", "hard"):
        assert chosen(drawing("3/3/3", 1), A, level) == Draw(A)


def test_with_two_leaders_need_decides():
    assert chosen(drawing("3/3/3", 2), A) == Stop(A)
    assert chosen(drawing("1/0/0", 2), A) == Draw(A)
    near = drawing("3/3/0", 2)
    near.player(A).deck = [2, 2, 1, 1, 1]
    assert chosen(near, A) == Stop(A)
    assert chosen(near, A, "easy") == Draw(A)


def test_guarded_neighbours_stop_at_the_second_leader_sooner():
    far = drawing("3/3/0", 2)
    far.player(A).deck = [3, 3, 3, 2, 1]
    assert chosen(far, A) == Draw(A)
    assert chosen(far, A, "normal") == Stop(A)


def test_who_knows_the_land_looks_before_danger():
    table = drawing("2/1/1", 2, wisdom=("know_the_land",))
    assert chosen(table, A) == Look(A)
    table.top(A, "L F X")
    table.anew().play(Look(A))
    order = []
    while table.view(A).looked:
        action = chosen(table, A)
        assert isinstance(action, PutOnDeck)
        order.append(action.card)
        table.play(action)
    assert order == ["leader", "forest", "fish"]
    for _ in range(2):
        assert chosen(table, A) == Draw(A)
        table.play(Draw(A))
    assert chosen(table, A) == Stop(A)


def test_a_payment_is_made_as_suggested():
    table = Table(3)
    table.stand(A, B, C)
    for seat in range(3):
        table.lay(seat, "4/4/4", leaders=1)
    table.go(Step.PAY)
    assert chosen(table, A) == Commit(A)


def test_needs_of_others_come_first():
    table = Table(3)
    table.stand(A, B, C)
    table.lay(A, reserve="0/1/0", leaders=1)
    table.lack(C, "0/1/0", ("0/0/0", "2/0/0", "0/0/0"))
    table.go(Step.GIVE)
    assert chosen(table, A) == Put(A, "leader", C)
    assert chosen(table, A, "normal") == EndGifts(A)
    table.offer(A, C, "leader")
    while table.state.step == Step.ANSWER:
        action = chosen(table, C)
        table.play(action)
    assert table.missing(C) == "0/0/0"


@pytest.mark.parametrize(
    ("reserve", "turn", "normal"), [("3/0/0", 3, False), ("4/0/0", 3, True), ("3/0/0", 8, True)]
)
def test_guarded_neighbours_fill_their_own_reserve_first(reserve, turn, normal):
    table = Table(3)
    table.state.turn = turn
    table.stand(A, B, C)
    table.lay(A, "1/0/0", reserve=reserve)
    table.lack(C, "1/0/0", ("2/0/0", "0/0/0", "0/0/0"))
    table.go(Step.GIVE)
    assert chosen(table, A) == Put(A, "fish", C)
    assert chosen(table, A, "normal") == (Put(A, "fish", C) if normal else EndGifts(A))


def test_a_gift_from_below_is_taken():
    table = Table(3)
    table.stand(B, A, C)
    table.lay(A, leaders=2)
    table.lay(B, forests=1)
    table.go(Step.GIVE)
    table.play(EndGifts(B))
    table.offer(A, B, "2 leader")
    assert chosen(table, B) == TakeRest(B)


def test_reserves_are_filled_and_tokens_cashed_at_the_end():
    table = Table(3)
    table.stand(A, B, C)
    table.lay(A, "1/0/0", reserve="1/1/1")
    table.go(Step.SETTLE)
    assert chosen(table, A) == Use(A, "fish", "fish")
    last = Table(3)
    last.state.turn = 8
    last.stand(A, B, C)
    last.lay(A, "1/0/0", reserve="1/1/1")
    last.go(Step.SETTLE)
    assert chosen(last, A).use == "status"


def survival(level: str, seats: int, matches: int, seed: int = 3) -> float:
    report = simulate.simulate(game.load("wolves"), [level] * seats, matches, seed, {})
    assert report.finished == matches
    return 1 - report.outcomes["hunger"] / matches


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_of_good_neighbours_survives(seats):
    assert survival("hard", seats, 40) >= 0.55


@pytest.mark.parametrize("seats", [3, 6])
def test_careless_tables_do_not(seats):
    assert survival("easy", seats, 40) < 0.05
    assert share(STYLES["stingy"][0], seats, 40) < 0.05
