"""Whole matches played by synthetic pointers alone; every picture equals what the view says."""

from __future__ import annotations

import pygame
import pytest

from game.chance import Chance
from game.contract import TABLE
from game.match import legal
from scenes.finding import piece_at
from tests.support import GAMES, match_of

SEATINGS = [("ugah", 2, "side"), ("ugah", 3, "around"), ("ugah", 4, "around"), ("pebbles", 3, "around")]


def _take_over(desk):
    """Open a curtain that asks for the next person."""
    for _ in range(4):
        if desk.app.top is desk.table:
            return
        desk.app.top._open() if hasattr(desk.app.top, "_open") else desk.app.pop()
        desk.settle()


def _play_whole(desk, chance, play, most=400):
    """Let ``play(action)`` make gestures until the match ends; returns how many moves were made."""
    moves = 0
    while desk.match.outcome() is None:
        _take_over(desk)
        choices = [action for action in legal(desk.match) if action.seat != TABLE]
        shown = set(desk.table.shown().actions)
        choices = [action for action in choices if action in shown]
        assert choices, "nobody at this screen can act"
        action = chance.pick(choices)
        assert desk.grips(action), f"{action} has no gesture"
        before = len(desk.match.history)
        play(action)
        assert len(desk.match.history) == before + 1, f"the gesture of {action} did nothing"
        assert desk.match.history[-1] == action
        moves += 1
        if moves % 11 == 0 and desk.match.outcome() is None:
            desk.assert_shows_the_view()
        assert moves < most
    return moves


@pytest.mark.parametrize(("key", "seats", "seating"), SEATINGS)
@pytest.mark.parametrize("finger", [None, 7], ids=["mouse", "finger"])
def test_a_whole_match_by_pointer(desk_for, key, seats, seating, finger):
    desk = desk_for(match_of(GAMES[key], seats, {}, 3), seating=seating)
    chance = Chance(4)
    ways = set()

    def play(action):
        ways.add(desk.perform(chance.pick(desk.grips(action)), chance, finger))

    assert _play_whole(desk, chance, play) > 8
    assert "drag" in ways
    assert ways & {"tap", "tap-tap", "button"}


@pytest.mark.parametrize(("key", "seats", "seating"), SEATINGS)
def test_a_whole_match_by_keys(desk_for, key, seats, seating):
    desk = desk_for(match_of(GAMES[key], seats, {}, 5), seating=seating)
    assert _play_whole(desk, Chance(6), desk.perform_by_keys) > 8


@pytest.mark.parametrize("speed", ["quick", "normal"])
def test_moving_pieces_end_where_the_view_says(desk_for, speed):
    desk = desk_for(match_of(GAMES["ugah"], 3, {}, 8), speed=speed)
    chance = Chance(9)
    for _ in range(60):
        choices = legal(desk.match)
        if not choices:
            break
        desk.table.perform(chance.pick(choices))
        for _ in range(chance.below(12)):
            desk.app.step(0.05)
        desk.assert_shows_the_view()


def test_two_fingers_act_at_the_same_time(desk_for):
    desk = desk_for(match_of(GAMES["pebbles"], 2, {}, 3), seating="around")
    pieces = [desk.at_piece("pebble:0:0"), desk.at_piece("pebble:1:1")]
    goals = [desk.at_spot("fist:0"), desk.at_spot("fist:1")]
    for finger, start in enumerate(pieces):
        desk.down(start, finger)
    for share in (0.4, 1.0):
        for finger, (start, goal) in enumerate(zip(pieces, goals, strict=True)):
            x = start[0] + (goal[0] - start[0]) * share
            y = start[1] + (goal[1] - start[1]) * share
            desk.move((x, y), finger)
        desk.app.step(0.02)
    for finger, goal in enumerate(goals):
        desk.up(goal, finger)
    desk.settle()
    assert {(action.seat, action.pebbles) for action in desk.match.history} == {(0, 1), (1, 2)}


@pytest.mark.parametrize("actions", [0, 1, 2, 9])
def test_every_refused_drop_is_answered_and_changes_nothing(desk_for, actions):
    match = match_of(GAMES["ugah"], 2, {}, 12)
    chance = Chance(13)
    for _ in range(actions):
        match.play(chance.pick(legal(match)))
    desk = desk_for(match)
    history = list(desk.match.history)
    keep = ["hearth", "groove", "tray:0", "tray:1", "path:5"]
    desk.table.spots = {key: spot for key, spot in desk.table.spots.items() if key in keep}
    refused = {}
    for piece in [name for name, item in desk.table.lying.items() if not item.fixed]:
        able = {grip.spot for grip in desk.table.grips if piece in grip.pieces}
        for spot in keep:
            start, goal = desk.at_piece(piece), desk.at_spot(spot)
            near = [desk.table.spots[target] for target in able if target in desk.table.spots]
            point = desk.app.viewport.to_units(goal)
            if desk.table.lying[piece].spot == spot or any(target.holds(*point, 60) for target in near):
                continue
            if piece_at(desk.table, start) != piece:
                continue
            desk.drag(start, goal)
            refused[piece, spot] = desk.table.helps.saying
            assert desk.match.history == history, f"{piece} to {spot} did something"
    assert len(refused) > 60
    silent = [drop for drop, said in refused.items() if len(said) < 10]
    assert not silent
    desk.assert_shows_the_view()


def test_a_refusal_names_the_rule_at_the_place(desk_for):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 12))
    desk.drag(desk.at_piece("card:15"), desk.at_spot("tray:0"))
    slip = desk.table.lying["slip"]
    tray = desk.table.spots["tray:0"]
    assert abs(slip.x - tray.x) < 300
    assert abs(slip.y - tray.y) < 300
    assert "card" in desk.table.helps.saying


def test_a_double_tap_has_one_effect(desk_for):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 14))
    at = desk.at_control("roll")
    desk.tap(at)
    desk.tap(at)
    assert len(desk.match.history) == 1


@pytest.mark.parametrize("lost", ["second button", "focus", "finger twice", "minimised"])
def test_a_lost_gesture_commits_nothing(desk_for, lost):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 15))
    start, goal = desk.at_piece("die:2"), desk.at_spot("groove")
    finger = 3 if lost == "finger twice" else None
    desk.down(start, finger)
    desk.move((start[0] + 30, start[1] - 60), finger)
    desk.app.step(0.02)
    assert desk.table.hands.carried
    if lost == "second button":
        desk.send(pygame.MOUSEBUTTONDOWN, pos=goal, button=3, touch=False)
    elif lost == "focus":
        desk.send(pygame.WINDOWFOCUSLOST)
    elif lost == "minimised":
        desk.send(pygame.WINDOWMINIMIZED)
    else:
        desk.down((5, 5), finger)
    assert not desk.table.hands.carried
    desk.up(goal, finger)
    desk.settle()
    assert desk.match.history == []
    desk.assert_shows_the_view()


def test_a_flick_of_the_handful_throws_the_dice(desk_for):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 16))
    start = desk.at_piece("die:2")
    desk.down(start)
    for step in range(6):
        desk.move((start[0] + 10 * step, start[1] - 45 * step), after=0.016)
        desk.app.step(0.01)
    desk.up((start[0] + 60, start[1] - 270))
    desk.settle()
    assert len(desk.match.history) == 1


def test_mouse_events_made_of_touches_are_ignored(desk_for):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 17))
    at = desk.at_control("roll")
    desk.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True)
    desk.send(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=True)
    desk.settle()
    assert desk.match.history == []
