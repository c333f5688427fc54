"""Whole matches of Uluru by synthetic hands, in every way of playing; every picture equals the view."""

from __future__ import annotations

import time

import pytest

from game.chance import Chance
from game.contract import untimed
from game.uluru.actions import Go, LayOut, Place, SlowTable, Uluru
from game.uluru.box import BIRDS
from tests.scenes.uluru_hands import (
    assert_shows_the_view,
    fill,
    finish_round,
    hold,
    lay_and_go,
    match_with,
    open_curtain,
    perform,
    perform_by_keys,
    wanted,
)

WAYS = [
    (("human",), "side"),
    (("human", "human"), "side"),
    (("human", "human", "human"), "side"),
    (("human", "human"), "around"),
    (("human",) * 5, "around"),
]
"""Alone; one after the other with one mouse; all at once around the table."""
HANDS = (None, 7, None, None, 7)
"""The finger that plays each of them, or the mouse."""


def _play_whole(desk, chance, play):
    moves = 0
    while desk.match.outcome() is None:
        open_curtain(desk)
        action = wanted(desk.match, desk.table.shown(), chance)
        assert action is not None, "nobody at this screen can act"
        before = len(desk.match.history)
        play(action)
        assert len(desk.match.history) > before, f"the gesture of {action} did nothing"
        assert untimed(desk.match.history[before]) == action
        moves += 1
        if moves % 23 == 0 and desk.app.top is desk.table and desk.match.outcome() is None:
            assert_shows_the_view(desk)
        assert moves < 900
    return moves


@pytest.mark.parametrize(
    ("kinds", "seating", "finger"), [(*way, hand) for way, hand in zip(WAYS, HANDS, strict=True)]
)
def test_a_whole_match_by_pointer(desk_for, kinds, seating, finger):
    desk = desk_for(match_with(kinds, seating), seating=seating)
    chance = Chance(4)
    ways = set()
    moves = _play_whole(desk, chance, lambda action: ways.add(perform(desk, action, chance, finger)))
    assert moves > 6 * 7 * len(kinds)
    assert {"drag", "tap-tap", "button", "hold"} <= ways


@pytest.mark.parametrize(("kinds", "seating"), [WAYS[0], WAYS[1], WAYS[3]])
def test_a_whole_match_by_keys(desk_for, kinds, seating):
    desk = desk_for(match_with(kinds, seating), seating=seating)
    assert _play_whole(desk, Chance(6), lambda action: perform_by_keys(desk, action)) > 6 * 7


def test_several_fingers_place_at_the_same_time(desk_for):
    match = match_with(("human",) * 5, "around")
    lay_and_go(match)
    desk = desk_for(match, seating="around", size=(1280, 800))
    desk.table.clockwork.go_on()
    desk.settle()
    starts = {seat: desk.at_piece(f"chip:{seat}:{bird}") for seat, bird in zip(range(5), BIRDS, strict=False)}
    goals = {seat: desk.at_spot(f"place:{seat}:{seat}") for seat in range(5)}
    for seat, at in starts.items():
        desk.down(at, seat)
    for share in (0.5, 1.0):
        for seat, start in starts.items():
            goal = goals[seat]
            at = tuple(a + (b - a) * share for a, b in zip(start, goal, strict=True))
            desk.move(at, seat)
        desk.app.step(0.02)
    assert len(desk.table.hands.carried) == 5
    for seat in range(5):
        desk.move(goals[seat], seat, 0.2)
        desk.up(goals[seat], seat)
    desk.settle()
    placed = [action for action in desk.match.history if isinstance(action, Place)]
    assert {(action.seat, action.colour, action.place) for action in placed} == {
        (seat, BIRDS[seat], seat) for seat in range(5)
    }
    assert_shows_the_view(desk)


def test_several_fingers_of_one_seat_and_a_call_while_another_places(desk_for):
    match = match_with(("human", "human"), "around")
    lay_and_go(match)
    fill(match, 0)
    desk = desk_for(match, seating="around")
    desk.table.clockwork.go_on()
    desk.settle()
    chip, place = desk.at_piece("chip:1:blue"), desk.at_spot("place:1:3")
    desk.down(chip, 1)
    desk.move((chip[0] + 20, chip[1] + 20), 1)
    hold(desk, "call:0", 0)
    assert desk.match.view(None).called[0]
    assert desk.table.hands.carried == {"chip:1:blue"}, "the other hand still holds its chip"
    desk.move(place, 1, 0.3)
    desk.up(place, 1)
    desk.settle()
    assert desk.match.view(1).cards[1][3] == "blue"


def test_a_chip_flung_back_comes_home(desk_for):
    match = match_with(("human",))
    lay_and_go(match)
    fill(match, 0, ("blue",))
    desk = desk_for(match)
    desk.table.clockwork.go_on()
    desk.settle()
    start = desk.at_piece("chip:0:blue")
    desk.down(start)
    for step in range(5):
        desk.move((start[0] - 40 * step, start[1]), after=0.012)
        desk.app.step(0.01)
    desk.up((start[0] - 160, start[1]))
    desk.settle()
    assert desk.match.view(0).cards[0].count(None) == 6


def test_a_short_press_does_not_call(desk_for):
    match = match_with(("human", "easy"))
    lay_and_go(match)
    fill(match, 0)
    desk = desk_for(match)
    desk.table.still = True
    desk.table.clockwork.paused = False
    desk.settle()
    hold(desk, "call:0", seconds=0.2)
    assert not desk.match.view(None).called[0]
    at = desk.at_control("call:0")
    desk.down(at)
    for _ in range(4):
        desk.now += 0.04
        desk.app.step(0.01)
    assert desk.table.lying["button:0"].face[3] == "held"
    assert 0 < desk.table.lying["button:0"].face[4] < 1
    desk.up(at)
    hold(desk, "call:0")
    assert desk.match.view(None).called[0]
    assert desk.table.lying["button:0"].face[3] == "called"
    assert {item.face[0] for name, item in desk.table.lying.items() if name.startswith("chip:0")} == {
        "chip_back"
    }


def test_one_mouse_passes_from_person_to_person(desk_for):
    desk = desk_for(match_with(("human", "human", "human")))
    chance, seen = Chance(2), []
    while not desk.match.view(None).rounds:
        open_curtain(desk)
        table = desk.table
        if table.viewer not in seen[-1:]:
            seen.append(table.viewer)
        assert table.geometry.mat(table.viewer).own
        for seat in range(3):
            if seat != table.viewer and desk.match.view(None).chips[seat]:
                chips = [item for name, item in table.lying.items() if name.startswith(f"chip:{seat}:")]
                assert {item.face[0] for item in chips} == {"chip_back"}
        perform(desk, wanted(desk.match, table.shown(), chance), chance)
    assert seen == [0, 1, 2]


def test_wishes_of_the_next_person_lie_face_down_until_go(desk_for):
    match = match_with(("human", "human"))
    match.play(LayOut(0))
    match.play(Go(0))
    fill(match, 0, call=True)
    desk = desk_for(match)
    open_curtain(desk)
    assert desk.table.viewer == 1
    wishes = [item.face[0] for name, item in desk.table.lying.items() if name.startswith("wish:")]
    assert wishes == ["wish_back"] * 6
    perform(desk, Go(1), Chance(1))
    wishes = [item.face[0] for name, item in desk.table.lying.items() if name.startswith("wish:")]
    assert wishes == ["wish_card"] * 6


def test_the_last_one_is_counted_down_and_stopped(desk_for):
    match = match_with(("human", "human"), "around")
    lay_and_go(match)
    fill(match, 0)
    desk = desk_for(match, seating="around")
    desk.table.clockwork.go_on()
    desk.settle()
    assert not [n for n, i in desk.table.lying.items() if i.face[0] == "countdown"]
    hold(desk, "call:0")
    numbers = []
    while not desk.match.view(None).rounds:
        left = {item.face[2] for item in desk.table.lying.values() if item.face[0] == "countdown"}
        assert len(left) == 1, "every dial shows the same"
        numbers += left - set(numbers)
        desk.app.step(0.25)
    assert numbers == list(range(10, 0, -1)) or numbers == list(range(10, -1, -1))
    assert desk.match.view(None).rounds[0].stopped == (False, True)
    assert_shows_the_view(desk)


def test_a_break_covers_everything_until_a_touch(desk_for):
    match = match_with(("human", "human"), "around")
    lay_and_go(match)
    fill(match, 0, BIRDS[:3])
    desk = desk_for(match, seating="around")
    assert desk.table.shown().paused, "a match taken up in the middle waits"
    faces = {item.face[0] for item in desk.table.lying.values()}
    assert not faces & {"bird_chip", "wish_card"}
    desk.tap((10, 300))
    faces = {item.face[0] for item in desk.table.lying.values()}
    assert faces >= {"bird_chip", "wish_card"}
    assert "wish_back" not in {
        item.face[0] for name, item in desk.table.lying.items() if name.startswith("wish:")
    }
    assert_shows_the_view(desk)


def test_somebody_sets_a_limit(desk_for):
    match = match_with(("human",) * 3, "around")
    lay_and_go(match)
    desk = desk_for(match, seating="around")
    desk.table.clockwork.go_on()
    desk.settle()
    assert any(item.control == "slow:2" for item in desk.table.lying.values())
    perform(desk, SlowTable(2), Chance(1))
    assert desk.match.history[-1] == SlowTable(2, at=desk.match.history[-1].at)
    assert not any(item.control.startswith("slow") for item in desk.table.lying.values())


@pytest.mark.parametrize("kinds", [("human", "easy", "hard"), ("normal", "hard", "easy", "normal")])
def test_computer_players_play_a_round_in_the_window(desk_for, kinds):
    desk = desk_for(match_with(kinds))
    chance = Chance(8)
    deadline = time.monotonic() + 60
    while not desk.match.view(None).rounds and time.monotonic() < deadline:
        desk.app.step(0.3)
        time.sleep(0.002)
        action = wanted(desk.match, desk.table.shown(), chance)
        if action is not None and desk.match.view(None).step != "place":
            perform(desk, action, chance)
        elif (
            action is not None and desk.match.view(0).chips[0] == 6 and Uluru(0) in desk.table.shown().actions
        ):
            hold(desk, "call:0")
        elif isinstance(action, Place):
            desk.table.perform(action)
    assert desk.match.view(None).rounds
    assert_shows_the_view(desk)


@pytest.mark.parametrize("speed", ["quick", "normal"])
@pytest.mark.parametrize(("kinds", "seating"), [(("human", "easy"), "side"), (("human",) * 4, "around")])
def test_moving_pieces_end_where_the_view_says(desk_for, speed, kinds, seating):
    desk = desk_for(match_with(kinds, seating, seed=8), speed=speed, seating=seating)
    desk.table.still = True
    chance = Chance(9)
    for number in range(90):
        choices = [action for seat in desk.match.asked() for action in desk.match.actions(seat)]
        calls = [action for action in choices if isinstance(action, Uluru)]
        fresh = [action for action in choices if isinstance(action, Place)]
        pick = calls if calls and chance.below(3) else fresh or choices
        desk.table.perform(chance.pick(pick))
        for _ in range(chance.below(12)):
            desk.app.step(0.05)
        if number % 6 == 0:
            assert_shows_the_view(desk)
    assert desk.match.view(None).rounds


def test_a_best_card_can_be_looked_at(desk_for):
    match = match_with(("human", "easy"))
    finish_round(match)
    desk = desk_for(match)
    desk.table.still = True
    desk.settle()
    best = match.view(None).checked.best_card

    def shown():
        spots = {name: item.spot for name, item in desk.table.lying.items() if name.startswith("chip:0:")}
        return tuple(next((n[7:] for n, s in spots.items() if s == f"place:0:{p}"), None) for p in range(6))

    own = shown()
    assert own == match.view(0).cards[0]
    history = list(match.history)
    desk.tap(desk.at_control("toggle:best:1:0"))
    assert shown() == best
    desk.tap(desk.at_control("toggle:best:1:0"))
    assert shown() == own
    assert match.history == history


def test_what_a_computer_does_leaves_a_tap_tap_and_a_sentence_alone(desk_for):
    match = match_with(["human", "normal"])
    lay_and_go(match)
    desk = desk_for(match)
    desk.table.clockwork.go_on()
    desk.tap(desk.at_piece(f"chip:0:{BIRDS[0]}"))
    chosen = dict(desk.table.zones.selected)
    desk.table.helps.say("That lies where it lies.", (500.0, 500.0), "uluru.10")
    assert chosen
    assert desk.table.helps.saying
    assert desk.table.perform(Place(1, BIRDS[0], 0)) is None
    assert desk.table.zones.selected == chosen
    assert desk.table.helps.saying
    desk.tap(desk.at_spot("place:0:2"))
    assert match.view(0).cards[0][2] == BIRDS[0]
    assert not desk.table.zones.selected
