"""The table of Wolves in motion, against computers, and in a storm of gestures."""

from __future__ import annotations

import time

import pytest

from game.chance import Chance
from game.match import legal
from scenes.curtain import CurtainScene
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.wolves_hands import match_with, open_hand, reached, wanted
from tests.support import GAMES

NORMAL = GAMES["wolves"].players["normal"]


@pytest.mark.parametrize("speed", ["quick", "normal"])
@pytest.mark.parametrize(
    ("kinds", "seating"), [(("human", "easy", "easy"), "side"), (("human",) * 6, "around")]
)
def test_moving_pieces_end_where_the_view_says(desk_for, speed, kinds, seating):
    desk = desk_for(match_with(kinds, seating, seed=8), speed=speed, seating=seating)
    desk.table.still = True
    chance = Chance(9)
    for number in range(150):
        choices = legal(desk.match)
        if not choices:
            break
        seat = chance.pick(sorted({action.seat for action in choices}))
        mine = [action for action in choices if action.seat == seat]
        able = chance.below(3) == 0
        view = desk.match.view(seat)
        desk.table.perform(chance.pick(mine) if able else NORMAL.choose(view, mine, chance, 0.0))
        for _ in range(chance.below(10)):
            desk.app.step(0.05)
        if number % 9 == 0:
            assert_shows_the_view(desk)
    assert number > 40


@pytest.mark.parametrize("kinds", [("human", "easy", "hard"), ("normal", "hard", "easy", "normal")])
def test_computer_players_play_in_the_window(desk_for, kinds):
    desk = desk_for(match_with(kinds, seed=4))
    chance = Chance(8)
    deadline = time.monotonic() + 60
    while desk.match.outcome() is None and desk.match.view(None).turn < 2 and time.monotonic() < deadline:
        desk.app.step(0.3)
        time.sleep(0.002)
        action = wanted(desk.table.shown(), chance, NORMAL, desk.match)
        if action is not None:
            desk.table.perform(action)
    assert desk.match.view(None).turn > 1 or desk.match.outcome() is not None
    assert_shows_the_view(desk)


@pytest.mark.parametrize(
    ("seed", "seats", "seating", "step"),
    [
        (11, 4, "side", "gather"),
        (13, 3, "around", "pay"),
        (14, 5, "side", "give"),
        (15, 4, "around", "give"),
        (16, 3, "side", "settle"),
        (17, 6, "around", "settle"),
    ],
)
def test_a_storm_of_gestures_does_no_harm(desk_for, seed, seats, seating, step):
    """Pieces dropped anywhere, taps anywhere: only legal actions are ever played, each refusal says why."""
    match = reached(seats, 4 if seats == 6 else 2, step, seating)
    desk = by_what_is_seen(desk_for(match, seating=seating))
    chance, said = Chance(seed), set()
    for _ in range(60):
        open_curtain(desk)
        if desk.match.outcome() is not None:
            break
        if chance.below(4) == 0:
            open_hand(desk, chance.pick(desk.table.human_asked()))
        before = len(desk.match.history)
        names = sorted(name for name, item in desk.table.lying.items() if item.layer < 200)
        spots = sorted(desk.table.spots)
        start = desk.at_piece(chance.pick(names))
        match chance.below(4):
            case 0:
                desk.tap(start)
            case 1:
                goal = desk.at_spot(chance.pick(spots))
                desk.tap(start)
                if desk.app.top is desk.table:
                    desk.tap(goal)
            case 2:
                desk.drag(start, desk.at_spot(chance.pick(spots)))
            case _:
                action = wanted(desk.table.shown(), chance, NORMAL, desk.match)
                if action is not None:
                    desk.table.perform(action)
        if desk.match.outcome() is not None:
            break
        while desk.app.top is not desk.table and not isinstance(desk.app.top, CurtainScene):
            desk.app.pop()
            desk.settle()
        if desk.table.helps.saying:
            said.add(desk.table.helps.saying)
        assert len(desk.match.history) <= before + 3
    assert len(said) >= 2
    assert not [sentence for sentence in said if "wolves-" in sentence or len(sentence) < 6]
    open_curtain(desk)
    assert_shows_the_view(desk)
