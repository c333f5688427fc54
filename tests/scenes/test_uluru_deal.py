"""The deal of the day and the records of Uluru, where the smallest sum is the best."""

from __future__ import annotations

from datetime import date

import pytest

import game
from game import records
from game.contract import Outcome
from game.setup import SeatInfo, prepare
from game.uluru.deals import seed_of_day
from scenes.records_page import best_of
from scenes.tables import open_new
from tests.scenes.menu_desk import MenuDesk


@pytest.fixture
def desk(tmp_path):
    return MenuDesk(tmp_path)


def _open(desk, **options):
    seats = [SeatInfo("Anna", "human", 0)]
    usual = {option.key: option.default for option in game.load("uluru").rules.OPTIONS}
    scene = open_new(desk.app, "uluru", seats, {**usual, **options}, None, "side")
    scene.match.close()
    return scene.match.setup.seed


def test_the_deal_of_the_day_is_the_same_for_everybody(desk):
    today = date.today()
    seeds = {_open(desk, deal="day"), _open(desk, deal="day")}
    if date.today() == today:
        assert seeds == {seed_of_day(today.year, today.month, today.day)}


def test_other_deals_are_drawn(desk):
    assert len({_open(desk) for _ in range(4)}) == 4


def test_the_smallest_sum_is_the_best(desk):
    rules = game.load("uluru").rules
    usual = {option.key: option.default for option in rules.OPTIONS}
    for number, points in enumerate((7, 3, 9)):
        setup = prepare(rules, [SeatInfo("Anna", "human", 0)], usual, number)
        assert records.add(desk.app.folders.records, f"m{number}", setup, Outcome((0,), (points,), "alone"))
    (line,) = records.summary(desk.app.folders.records)
    assert (line.highest, line.lowest) == (9, 3)
    assert best_of(line) == "3"


def test_the_shorter_time_breaks_ties_of_the_best(desk):
    rules = game.load("uluru").rules
    usual = {option.key: option.default for option in rules.OPTIONS}
    path = desk.app.folders.records
    times = ((7, (100,)), (3, (345,)), (3, ()), (3, (245,)), (9, (60,)))  # one from before time was kept
    for number, (points, seconds) in enumerate(times):
        setup = prepare(rules, [SeatInfo("Anna", "human", 0)], usual, number)
        outcome = Outcome((0,), (points,), "alone", (), seconds)
        assert records.add(path, f"m{number}", setup, outcome)
    (line,) = records.summary(path)
    assert (line.lowest, line.seconds) == (3, 245)
    assert best_of(line) == "3 (4:05)"
