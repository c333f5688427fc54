"""The computer players: levels, habits, and what they may not do."""

from __future__ import annotations

import pytest
from uluk_table import A, B, Table

from game import simulate
from game.bots.worker import Question, answer
from game.chance import Chance
from game.contract import Action, Budget
from game.uluk import PLAYERS
from game.uluk.actions import Eat, EatTreat, EndFeeding, Place, Process, TakeBack, ToCradle, ToFire
from game.uluk.kitchen import Table as Seating
from game.uluk.kitchen import meal
from tests.support import GAMES

LEVELS = ("random", "easy", "normal", "hard")
THINKERS = ("easy", "normal", "hard")


def choose(level: str, table: Table, seed: int = 0) -> Action:
    legal = table.rules.actions(table.seat)
    return PLAYERS[level].choose(table.rules.view(table.seat), legal, Chance(seed), Budget())


def meal_of(level: str, table: Table) -> list[Action]:
    """What the player does until its meal ends."""
    seat, done = table.seat, []
    while table.rules.view(None).step == "feeding" and table.seat == seat:
        done.append(choose(level, table))
        table.play(done[-1])
    return done


def test_levels_weakest_first() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_table(level, seats):
    report = simulate.simulate(GAMES["uluk"], [level] * seats, 1, 5, {"solo_tribe": "random"})
    assert report.finished == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_thinking_beats_chance(seats):
    report = simulate.simulate(GAMES["uluk"], ["normal"] + ["random"] * (seats - 1), 4, 3, {})
    assert report.wins[0] == 4


@pytest.mark.parametrize(("seats", "least", "most"), [(4, 34, 66), (3, 52, 82), (2, 54, 86), (1, 46, 84)])
def test_scores_come_near_those_of_the_simulated_table(seats, least, most):
    """Far bounds around the means of a greedy player in the spec, for a wrong rule moves them far."""
    report = simulate.simulate(GAMES["uluk"], ["normal"] * seats, 8, 21, {})
    mean = sum(report.scores) / (8 * seats)
    assert least < mean < most


@pytest.mark.parametrize("level", THINKERS)
def test_tribers_that_can_eat_are_fed_before_treats_are_spent(level):
    table = Table(2).tribers(A, 2).stock(A, zork=1, baked_mgobu=2, boiled_uluk=1)
    table.feed_now()
    assert choose(level, table) == Eat(A, "zork")


@pytest.mark.parametrize("level", THINKERS)
def test_nothing_is_wasted_in_the_last_season(level):
    table = Table(2).tribers(A, 1).stock(A, baked_mgobu=3, boiled_uluk=2, fermented_zork=1)
    table.feast(A, "feast_1")
    table.state.season = 6
    table.feed_now()
    done = meal_of(level, table)
    assert sum(isinstance(action, ToFire) for action in done) == 2
    assert EatTreat(A, "boiled_uluk") in done or ToFire(A, "boiled_uluk") in done
    assert table.has(A, "boiled_uluk") == 0


@pytest.mark.parametrize("level", THINKERS)
def test_food_that_spoils_becomes_offspring_early_on(level):
    table = Table(2).tribers(A, 1).stock(A, zork=2, hlak=1).tribers(B, 1).stock(B, zork=3, hlak=3)
    table.feed_now()
    done = meal_of(level, table)
    assert sum(isinstance(action, ToCradle) for action in done) == 2
    assert isinstance(done[-1], ToCradle | EndFeeding)


@pytest.mark.parametrize("level", THINKERS)
def test_hungry_tribes_cook_what_feeds_most(level):
    table = Table(2).tribers(A, 4).tribers(B, 1).stock(A, mgobu=4).stand("mgobu-processing", A).process_now()
    assert choose(level, table) == Process(A, "mgobu", "baked_mgobu", 4)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_space_of_a_site_is_taken(level):
    table = Table(2, season=6).tribers(A, 4).tribers(B, 1).stand("site-3", A, 3)
    assert choose(level, table) == Place(A, "site-3")


def test_chance_never_takes_back():
    table = Table(2).tribers(A, 1).stock(A, baked_mgobu=5, fermented_zork=1)
    table.feed_now()
    table.play(ToFire(A, "fermented_zork"))
    assert TakeBack(A, "fire") in table.legal()
    assert not any(isinstance(choose("random", table, seed), TakeBack) for seed in range(60))


def test_a_meal_is_worth_what_the_rules_give():
    stock = [0] * 18
    seating = Seating(tribers=2, total=2, drum=0, left=0, feast=0)
    assert meal(stock, seating) == -6
    stock[8] = 3  # boiled uluk, a treat
    assert meal(stock, seating) == 1 + 3
    stock[7] = 1  # fermented uluk
    assert meal(stock, seating) == 1 + 3 + 6


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level):
    table = Table(3)
    legal = table.rules.actions(A)
    question = Question("game.uluk", level, table.rules.view(A), legal, 11)
    assert answer(question) == answer(question)
