"""Persons leave a table and come back, computer players go on for them."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.match import resume, start
from game.setup import SeatInfo, prepare
from scenes.curtain import CurtainScene
from scenes.players import PlayersScene
from tests.support import GAMES, random_action

SEATS = (SeatInfo("Anna", "human", 0), SeatInfo("Ben", "human", 1), SeatInfo("", "easy", 2))


def _match(key, tmp_path, seating="side"):
    rules = GAMES[key].rules
    match, fault = start(rules, prepare(rules, SEATS, {}, 5, {"seating": seating}), tmp_path)
    assert fault is None
    return match


def _click(desk, key):
    element = desk.app.top.board.widgets[key].element
    desk.tap(element.rect.center)


def _change(desk, *keys):
    desk.press("escape")
    _click(desk, "pause-players")
    assert isinstance(desk.app.top, PlayersScene)
    for key in keys:
        _click(desk, key)


@pytest.mark.parametrize("key", ["ugah", "uluru", "ukotoa", "wolves", "uluk"])
@pytest.mark.parametrize("seating", ["side", "around"])
def test_who_leaves_is_played_for_and_may_come_back(desk_for, tmp_path, key, seating):
    desk = desk_for(_match(key, tmp_path, seating), seating=seating)
    if isinstance(desk.app.top, CurtainScene):
        desk.lift_the_curtain()
    table, chance = desk.table, Chance(3)
    for _ in range(7):
        table.match.play(random_action(table.match, chance))
    table.happened(())
    desk.settle()
    if isinstance(desk.app.top, CurtainScene):
        desk.lift_the_curtain()
    _change(desk, "computer-0", "players-done")
    assert desk.app.top is table
    assert table.match.setup.humans == (1,)
    assert table.viewer == 1, "who is alone at the table looks at the own things"
    assert all(grip.action.seat != 0 for grip in table.grips)
    if table.clockwork.runs:  # a race stands still for one menu in each round
        table.seat(("human", "human", "easy"))
    else:
        _change(desk, "person-0", "players-back")
        assert table.match.setup.humans == (1,), "nothing is changed by looking"
        _change(desk, "person-0", "players-done")
    assert table.match.setup.humans == (0, 1)
    table.match.close()
    loaded = resume(table.match.journal.path)
    assert [seat.kind for seat in loaded.setup.seats] == ["human", "human", "easy"]
    assert loaded.view(None) == table.match.view(None)
    loaded.close()


def test_computer_players_end_a_match_that_everybody_has_left(desk_for, tmp_path):
    desk = desk_for(_match("ugah", tmp_path))
    _change(desk, "computer-0", "computer-1", "players-done")
    for _ in range(20_000):
        if not desk.match.decisions():
            break
        desk.table.hurry()
        desk.app.step(0.02)
    assert desk.match.outcome() is not None


def test_what_computer_players_hold_is_offered_to_nobody(desk_for, tmp_path):
    desk = desk_for(_match("ukotoa", tmp_path))
    if isinstance(desk.app.top, CurtainScene):
        desk.lift_the_curtain()
    _change(desk)
    assert {"person-0", "person-1", "computer-2"} <= set(desk.app.top.board.widgets)
    assert "person-2" not in desk.app.top.board.widgets
