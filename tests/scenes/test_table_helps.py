"""Helps at the table: undo, redo, hint, log, looks, mute, seating, and what stays idle."""

from __future__ import annotations

import time

import pygame
import pytest

from game.chance import Chance
from game.contract import Refusal
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from game.ugah.actions import Roll, Take
from scenes.words import Words
from tests.support import GAMES, match_of


def _first_seat(seats: int, seed: int = 3) -> Match:
    return match_of(GAMES["ugah"], seats, {"first": "1"}, seed)


def _after_a_take(desk):
    """Roll until a symbol can be taken, and take it."""
    for _ in range(40):
        actions = desk.table.shown().actions
        takes = [action for action in actions if isinstance(action, Take)]
        if takes and not desk.match.view(None).preselected:
            desk.table.perform(takes[0])
            return takes[0]
        desk.table.perform(actions[0])
    raise AssertionError("no symbol to take")


def test_undo_and_redo_by_button_and_by_keys(desk_for):
    desk = desk_for(_first_seat(2))
    taken = _after_a_take(desk)
    seen = desk.match.view(None)
    desk.tap(desk.at_control("undo"))
    assert desk.match.history[-1] != taken
    desk.assert_shows_the_view()
    desk.tap(desk.at_control("redo"))
    assert desk.match.view(None) == seen
    desk.press("z", control=True)
    assert desk.match.history[-1] != taken
    desk.press("z", control=True, shift=True)
    assert desk.match.view(None) == seen
    desk.press("z", control=True)
    desk.press("y", control=True)
    assert desk.match.view(None) == seen


def test_a_closed_undo_says_why(desk_for):
    desk = desk_for(_first_seat(2))
    desk.tap(desk.at_control("undo"))
    assert desk.table.helps.saying == Words().say("undo-nothing")
    desk.table.perform(Roll(0))
    desk.settle()
    assert desk.table.lying["stud:undo"].face[3] == "off"
    desk.tap(desk.at_control("undo"))
    assert desk.table.helps.saying == Words().say("undo-dice")


def test_a_computer_players_move_is_not_undone(desk_for):
    setup = prepare(GAMES["ugah"].rules, [SeatInfo("A"), SeatInfo("B", "easy")], {"first": "2"}, 5)
    match = Match(GAMES["ugah"].rules, setup)
    match.play(legal(match)[0])
    desk = desk_for(match)
    desk.table.still = True
    assert desk.table.undo() == Refusal("undo-other-seat")


def test_a_hint_shows_a_legal_action_and_plays_nothing(desk_for):
    desk = desk_for(_first_seat(2))
    _after_a_take(desk)
    before = list(desk.match.history)
    desk.press("h")
    deadline = time.monotonic() + 60
    while desk.table.helps._hint is None and time.monotonic() < deadline:
        desk.app.step(0.02)
        time.sleep(0.01)
    assert desk.table.helps._hint in desk.table.shown().actions
    assert any(name.startswith("hint:") for name in desk.table.lying)
    assert desk.match.history == before


def test_the_log_tells_what_happened_in_words(desk_for):
    desk = desk_for(_first_seat(3))
    chance = Chance(4)
    while desk.match.outcome() is None:
        desk.table.match.play(chance.pick(legal(desk.match)))
    lines = desk.table.helps.log_lines()
    assert len(lines) > 60
    text = "\n".join(line for line, _, _ in lines)
    assert "P0 throws: " in text
    assert "small hunter" in text
    assert "-log-" not in text
    assert "{" not in text
    assert all(rule.startswith("ugah.") for _, rule, _ in lines if rule)
    assert sum(bool(rule) for _, rule, _ in lines) > 30


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_of_a_match_exists_in_every_language(desk_for, language):
    words = Words(language)
    desk = desk_for(_first_seat(3), language=language)
    desk.table.app.words = words
    chance = Chance(8)
    for _ in range(80):
        shown = desk.table.shown()
        assert words.has(shown.ask), shown.ask
        for name in desk.table.lying:
            saying = desk.table.layout.describe(shown, name)
            if saying is not None:
                assert words.has(saying.key), saying.key
                assert "{" not in words.say(saying.key, saying.params)
        choices = legal(desk.match)
        if not choices:
            break
        for other in range(3):
            for action in (Roll(other), Take(other, "small"), Take(other, "bone")):
                refusal = desk.match.refusal(action)
                if refusal is not None:
                    said = desk.table.helps.refusal_text(refusal)
                    assert said != refusal.key
                    assert "{" not in said
        desk.table.perform(chance.pick(choices))


def test_looking_never_changes_anything(desk_for):
    desk = desk_for(_first_seat(2))
    before = desk.match.view(0)
    for name in list(desk.table.lying):
        desk.table.hands.look(name, (500, 500))
        desk.table.hands.let_go("mouse")
    assert desk.match.view(0) == before
    assert desk.match.history == []
    desk.assert_shows_the_view()


def test_pressing_long_tells_about_a_piece_and_plays_nothing(desk_for):
    desk = desk_for(_first_seat(2))
    at = desk.at_piece("card:9")
    desk.down(at)
    desk.now += 0.6
    desk.settle()
    assert "point" in desk.table.helps.saying
    desk.up(at)
    desk.settle()
    assert desk.table.helps.saying == ""
    assert desk.match.history == []


def test_a_right_click_and_resting_the_mouse_look_too(desk_for):
    desk = desk_for(_first_seat(2))
    at = desk.at_piece("figure:large")
    desk.send(pygame.MOUSEBUTTONDOWN, pos=at, button=3, touch=False)
    assert "hunter" in desk.table.helps.saying
    desk.send(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    assert desk.table.helps.saying == ""
    desk.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    desk.now += 0.6
    desk.settle()
    assert "hunter" in desk.table.helps.saying


def test_a_tap_on_the_sentence_opens_the_rule(desk_for):
    desk = desk_for(_first_seat(2))
    desk.drag(desk.at_piece("die:1"), desk.at_spot("path:12"))
    assert desk.table.helps.saying
    desk.tap(desk.px(desk.table.lying["slip"].x, desk.table.lying["slip"].y))
    assert type(desk.app.top).__name__ == "RulebookScene"


@pytest.mark.parametrize(
    ("key", "scene"), [("escape", "PauseScene"), ("l", "LogScene"), ("f1", "RulebookScene")]
)
def test_keys_open_pages_and_escape_comes_back(desk_for, key, scene):
    desk = desk_for(_first_seat(2))
    desk.press(key)
    assert type(desk.app.top).__name__ == scene
    desk.press("escape")
    assert desk.app.top is desk.table
    desk.assert_shows_the_view()


def test_mute_is_a_setting(desk_for):
    desk = desk_for(_first_seat(2))
    assert desk.app.preferences.muted
    desk.press("m")
    assert not desk.app.preferences.muted
    assert desk.table.lying["stud:sound"].face[1] == "sound"


def test_seats_change_edges_in_mid_match(desk_for):
    desk = desk_for(_first_seat(4))
    for _ in range(7):
        desk.table.perform(legal(desk.match)[0])
    before = desk.match.view(None)
    for kind, shift in (("around", 0), ("around", 1), ("around", 3), ("side", 0)):
        desk.table.set_seating(kind, shift)
        desk.app.refresh()
        desk.settle()
        desk.assert_shows_the_view()
        assert desk.match.view(None) == before
        if kind == "around":
            assert desk.table.seating.turn(0) == shift


def test_a_table_at_rest_wants_no_frames(desk_for):
    desk = desk_for(_first_seat(2))
    desk.settle(5)
    assert desk.app.step(0.02) is False
    assert desk.table.draw(desk.screen, False) == []
    assert desk.table.wake() > 5


def test_computer_players_play_on_by_themselves(desk_for):
    setup = prepare(GAMES["ugah"].rules, [SeatInfo("A", "easy"), SeatInfo("B", "normal")], {}, 5)
    desk = desk_for(Match(GAMES["ugah"].rules, setup))
    desk.table.opponents.pace = 0.0
    deadline = time.monotonic() + 120
    while desk.match.outcome() is None and time.monotonic() < deadline:
        desk.app.step(0.05)
        time.sleep(0.001)
    assert desk.match.outcome() is not None


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 800), (2000, 700)])
@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everything_lies_within_the_window_and_trays_apart(desk_for, size, seating, seats):
    match = match_of(GAMES["ugah"], seats, {"house_players": "on", "first": "1"}, 4)
    desk = desk_for(match, size=size, seating=seating)
    window = desk.screen.get_rect()
    for name, item in desk.table.lying.items():
        if item.face[0] in ("tray", "path_card", "stud", "button", "die", "plaque", "prey_card"):
            piece = desk.table.stage.piece(name)
            core = piece.rect.inflate(-piece.rect.width // 5, -piece.rect.height // 5)
            assert window.contains(core), f"{name} is cut off"
    rects = {}
    for tray in desk.table.geometry.trays:
        wide, high = (tray.h, tray.w) if tray.turn % 2 else (tray.w, tray.h)
        rects[tray.seat] = pygame.Rect(tray.x - wide / 2, tray.y - high / 2, wide, high)
    for name, item in desk.table.lying.items():
        if item.face[0] == "stud":
            rects[name] = pygame.Rect(item.x - 34, item.y - 34, 68, 68)
    names = list(rects)
    for index, name in enumerate(names):
        for other in names[index + 1 :]:
            assert not rects[name].colliderect(rects[other]), f"{name} overlaps {other}"


@pytest.mark.parametrize("last", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_what_comes_after_the_window_was_closed_concerns_nobody(desk_for, last):
    desk = desk_for(_first_seat(2))
    desk.send(last)
    assert not desk.app.running
    desk.send(pygame.QUIT)
    desk.send(pygame.WINDOWFOCUSLOST)
    desk.send(pygame.WINDOWMINIMIZED)
    desk.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)
    desk.send(pygame.VIDEORESIZE, size=(700, 500), w=700, h=500)
