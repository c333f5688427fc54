"""Gaps in the other tests through which changed rules once slipped."""

from __future__ import annotations

import pytest
from ugah_table import LAYOUT_T, POINTS, A, B, C, Table, defaults, named

from game.chance import Chance
from game.contract import Budget
from game.ugah import PLAYERS
from game.ugah.actions import Done, First
from game.ugah.bot import ALL, NO_PREY, OWN, final_value, won
from game.ugah.rules import UgahRules
from game.ugah.sight import look
from game.ugah.state import laid_out
from game.ugah.walk import Rulings, plans, walk


@pytest.mark.rule("ugah.R26")
@pytest.mark.parametrize(("figure", "start", "last"), [(0, 14, 13), (1, 18, 19), (0, 0, 31), (1, 32, 1)])
def test_a_walk_goes_all_the_way_round_to_the_card_behind(figure: int, start: int, last: int) -> None:
    lies = [False] * 32
    lies[last] = True
    assert walk(lies, figure, start, 3, False).card == last


@pytest.mark.rule("ugah.R26")
def test_large_too_goes_into_the_gap() -> None:
    table = Table(laid_out(LAYOUT_T, 2, (1, 2, 3), 0, 1), meet="pass_only", stop_at_last_card_if_short="on")
    table.turn("l2")
    assert table.figures() == (0, 0)
    assert table.pile(A) == []
    assert table.over == "met"


@pytest.mark.rule("ugah.1", "ugah.R7")
def test_the_gap_holds_no_card() -> None:
    assert not UgahRules.new(2, defaults(), 3)._state.lies[0]


@pytest.mark.rule("ugah.V27", "ugah.V39")
@pytest.mark.parametrize(("situation", "dice", "spot"), [("J", "s4", 2), ("K", "l2", 31)])
def test_walks_and_previews_over_the_gap_name_spots(situation: str, dice: str, spot: int) -> None:
    table = Table(situation)
    table.roll(*dice[0] * int(dice[1]), *"b" * (5 - int(dice[1])))
    (ghost,) = table.rules.view(A).preview
    assert (ghost.end_spot, ghost.points) == (spot, POINTS[spot])
    assert [event.end for event in named(table.done(), "Walked")] == [spot]
    assert table.rules.view(A).preview == ()  # the match is over


@pytest.mark.rule("ugah.R4")
def test_a_single_symbol_of_a_later_roll() -> None:
    for option in ("off", "on"):
        table = Table("G", auto_single_symbol=option)
        table.roll("s", "s", "d", "m", "i")
        table.take("small")
        table.roll("l", "l", "b")
        if option == "off":
            assert table.rules.view(A).preselected
            assert table.legal() == [Done(A)]
            table.done()
        assert table.step() == "order"
        assert not table.rules.view(A).preselected
        table.first("large")
        assert table.step() == "share"
        assert table.rules.view(A).preview == ()


@pytest.mark.rule("ugah.R31", "ugah.43")
def test_lifted_cards_that_lay_open_are_seen_by_all() -> None:
    table = Table("F", 3, unsure_hunters="on")
    table.turn("s4 l1")
    for seat in (B, C, None):
        assert [card.points for card in table.rules.view(seat).lifted] == [POINTS[4], None]


@pytest.mark.rule("ugah.11", "ugah.28")
def test_events_of_bones_and_of_own_prey() -> None:
    table = Table("F")
    assert not named(table.roll("s", "s", "d", "d", "i"), "BonesAside")
    table = Table("F")
    table.state.prey[2] = A
    assert [(e.seat, e.symbol) for e in named(table.turn("i5"), "PreyStayed")] == [(A, "bird")]


@pytest.mark.rule("ugah.36", "ugah.R17")
def test_the_log_names_the_rule_of_a_single_card() -> None:
    assert [e.rule for e in named(Table("F").turn("s1"), "CardTaken")] == ["ugah.36"]
    empty = tuple(spot for spot in range(1, 32) if spot != 15)
    table = Table(laid_out(LAYOUT_T, 2, empty, small=14, large=16))
    table.turn("s1 l1")
    assert [e.rule for e in named(table.first("small"), "CardTaken")] == ["ugah.R17"]


def test_what_prey_is_worth_to_a_computer_player() -> None:
    assert won((0, 2, 3, 0, 0, 0)) == 1
    assert won((0, 2, 2, 0, 1, 0)) == NO_PREY
    table = Table("F", 3)
    centre = look(table.rules.view(A))
    assert final_value(centre, 0, 0, 1, OWN) == 3
    assert final_value(centre, 0, 0, 1, ALL) == pytest.approx(1.6)  # a full path
    table.state.prey[1] = B
    assert final_value(look(table.rules.view(A)), 0, 0, 1, ALL) > 1.6  # stolen is worth more
    table.state.prey[1] = A
    assert final_value(look(table.rules.view(A)), 0, 0, 1, ALL) == 0


def test_hard_counts_its_own_prey_and_card_before_it_ends_a_match() -> None:
    for own_prey, rival_prey, bonus in ((0, 1, -6), (3, 0, 6), (0, 0, 0)):  # 3 against 6, 12 against 3, 3 all
        table = Table(laid_out(LAYOUT_T, 2, (5, 10, 14, 16, 18, 22, 27), 14, 16))
        table.state.piles[A] = [(5, -1), (10, -1)]  # 1 + 1; with spot 15 (1) A has 3
        table.state.piles[B] = [(12, -1)]  # 3
        table.state.lies[12] = False
        for prey in range(own_prey):
            table.state.prey[prey] = A
        if rival_prey:
            table.state.prey[0] = B
        value = final_value(look(table.rules.view(A)), 1, 0, NO_PREY, ALL)
        assert value == pytest.approx(1 + bonus)


def test_a_player_sees_which_walks_end_the_match() -> None:
    sight = look(Table("G").rules.view(A))
    for steps, over in (((1, 0), False), ((3, 0), True), ((0, 3), True), ((1, 1), False)):
        (plan,) = plans(sight.lies, sight.small, sight.large, steps, Rulings())
        assert sight.ends(plan) == over
    empty = tuple(spot for spot in range(1, 32) if spot != 15)
    last = Table(laid_out(LAYOUT_T, 2, empty, small=14, large=18), meet="pass_only")
    sight = look(last.rules.view(A))
    (plan,) = plans(sight.lies, sight.small, sight.large, (1, 0), sight.rulings)
    assert sight.ends(plan)  # the path is empty then


def test_easy_answers_the_question_of_the_order() -> None:
    table = Table("G")
    table.turn("s2 l2")
    legal = table.legal()
    view = table.rules.view(A)
    chosen = {PLAYERS["easy"].choose(view, legal, Chance(seed), Budget()) for seed in range(20)}
    assert chosen == {First(A, "small"), First(A, "large")}


@pytest.mark.rule("ugah.R13")
def test_the_preview_shows_an_open_card_on_which_both_stop() -> None:
    table = Table("G", first_card_lifted_before_second_figure_moves="off")
    table.roll("s", "s", "l", "l", "d")
    table.take("small")
    table.take("large")
    ghosts = [(ghost.figure, ghost.end_spot, ghost.points) for ghost in table.rules.view(A).preview]
    assert ghosts == [("small", 16, 2), ("large", 16, 2)]


@pytest.mark.rule("ugah.9", "ugah.17", "ugah.R13", "ugah.R20")
def test_the_log_names_the_rule_that_was_at_work() -> None:
    table = Table("F")
    assert [e.rule for e in named(table.roll("s", "s", "d", "m", "i"), "Rolled")] == ["ugah.9"]
    table.take("small")
    assert [e.rule for e in named(table.roll("d", "m", "i"), "Rolled")] == ["ugah.17"]
    table = Table("G", first_card_lifted_before_second_figure_moves="off", meet="pass_only")
    events = table.turn("s2 l2")
    assert [e.rule for e in named(events, "CardTaken")] == ["ugah.R13"]
    assert [e.rule for e in named(events, "Met")] == ["ugah.R20"]
