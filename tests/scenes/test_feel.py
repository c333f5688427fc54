"""How the table feels: lights for every hand, the magnet, the way home, hard and soft drops, the deal."""

from __future__ import annotations

import itertools
import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import legal
from scenes.faces import Art
from scenes.gestures import Gestures
from scenes.hands import MAGNET, PULL, Held, landing, pull
from scenes.layout import Grip, Spot
from scenes.pointers import Phase, Touch
from scenes.results import ResultsScene
from scenes.table import REST_BEFORE_RESULTS
from sprites.store import Store
from tests.support import GAMES, match_of, played


@pytest.fixture
def heard(monkeypatch):
    sounds = []
    monkeypatch.setattr(
        "sounds.voice.Voice.play",
        lambda voice, name, strength=0.7, pan=0.0: sounds.append((name, strength, pan)),
    )
    return sounds


def _lit(desk):
    return {name for name in desk.table.lying if name.startswith("light:")}


def test_each_hand_has_its_own_lights(desk_for):
    desk = desk_for(match_of(GAMES["pebbles"], 2, {}, 3), seating="around")
    for finger in (0, 1):
        start = desk.at_piece(f"pebble:{finger}:0")
        desk.down(start, finger)
        desk.move((start[0] + 30, start[1] + 30), finger)
    assert _lit(desk) == {"light:fist:0", "light:fist:1"}
    desk.up(desk.at_piece("pebble:0:0"), 0)
    desk.settle()
    assert _lit(desk) == {"light:fist:1"}, "letting go of one piece puts the other hand's lights out"


SPOTS = {
    "card": Spot("card", 500.0, 300.0, 80.0, 100.0),
    "groove": Spot("groove", 900.0, 300.0, 456.0, 98.0),
    "tray": Spot("tray", 500.0, 800.0, 600.0, 300.0),
}


def _grips(*spots):
    return [Grip(None, ("piece",), spot) for spot in spots]


def test_the_magnet_pulls_near_a_legal_spot_and_only_there():
    grips = _grips("card", "groove")
    assert pull(grips, SPOTS, (500.0, 300.0)) == (0.0, 0.0), "over its middle there is nothing to pull"
    dx, dy = pull(grips, SPOTS, (520.0, 300.0))
    assert -20 * PULL < dx < -8, "close by it draws the piece most of the way"
    assert dy == 0
    assert pull(grips, SPOTS, (500.0 + 40 + MAGNET, 300.0)) == (0.0, 0.0), "beyond its reach it does nothing"
    assert pull(_grips("groove"), SPOTS, (520.0, 300.0)) == (0.0, 0.0), "a spot that is not legal never pulls"
    dx, dy = pull(grips, SPOTS, (760.0, 320.0))
    assert dx == 0, "along a long spot a piece stays where it is"
    assert dy < -8
    assert pull(_grips("tray"), SPOTS, (520.0, 700.0)) == (0.0, 0.0), "anywhere on a large tray is right"


def test_the_magnet_never_turns_a_hand_round():
    grips = _grips("card")
    places = [400.0 + step for step in range(200)]
    shown = [x + pull(grips, SPOTS, (x, 300.0))[0] for x in places]
    assert shown == sorted(shown)


def test_a_carried_piece_is_drawn_to_the_spot_under_it(desk_for):
    desk = desk_for(match_of(GAMES["pebbles"], 2, {}, 3), seating="around")
    start, goal = desk.at_piece("pebble:0:0"), desk.at_spot("fist:0")
    unit = desk.app.viewport.unit
    beside = (goal[0] + 30 * unit, goal[1])
    desk.down(start, 0)
    desk.move(beside, 0)
    desk.app.step(0.02)
    assert desk.table.stage.piece("pebble:0:0").at[0] < beside[0] - 4 * unit


def test_a_refused_piece_glides_home_with_a_soft_knock(desk_for, heard):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 12), speed="normal")
    desk.table.hurry()
    start = desk.at_piece("card:15")
    goal = desk.at_spot("tray:0")
    desk.down(start)
    desk.move(goal)
    desk.app.step(0.02)
    desk.up(goal)
    assert desk.table.motion.busy, "it is on its way"
    heard.clear()
    for _ in range(30):
        desk.app.step(0.03)
    assert desk.table.stage.piece("card:15").at == start
    knocks = [strength for name, strength, _ in heard if name == "wood_knock"]
    assert len(knocks) == 1
    assert knocks[0] < 0.4


@pytest.mark.parametrize(("seconds", "least", "most"), [(0.9, 0.3, 0.45), (0.05, 0.8, 1.0)])
def test_a_harder_drop_is_louder_and_heard_where_it_falls(desk_for, heard, seconds, least, most):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 16))
    start = desk.at_piece("die:2")
    goal = desk.at_spot("hearth")
    desk.down(start)
    desk.move((start[0] + 60, start[1]), after=0.3)
    heard.clear()
    for step in range(1, 6):
        share = step / 5
        desk.move((start[0] + 60 - 120 * share, start[1] + (goal[1] - start[1]) * share), after=seconds / 5)
    desk.up((start[0] - 60, goal[1]))
    rattle = [(strength, pan) for name, strength, pan in heard if name == "dice_rattle"]
    assert len(desk.match.history) == 1
    assert least <= rattle[0][0] <= most
    assert rattle[0][1] < 0


def test_a_match_begins_with_a_deal_that_a_tap_ends(desk_for):
    desk = desk_for(match_of(GAMES["ugah"], 2, {}, 5), speed="normal")
    stage, hearth = desk.table.stage, desk.at_piece("hearth")
    last = stage.piece("card:31")
    assert math.dist(last.at, hearth) < 3, "the last card is still in the dealing hand"
    assert desk.table.motion.busy
    desk.tap((4, 4))
    assert not desk.table.motion.busy
    desk.assert_shows_the_view()


def test_a_match_taken_up_again_is_not_dealt_again(desk_for):
    match = match_of(GAMES["ugah"], 2, {}, 5)
    match.play(legal(match)[0])
    desk = desk_for(match, speed="normal")
    assert not desk.table.motion.busy


@pytest.mark.parametrize("seating", ["side", "around"])
def test_all_piles_lie_open_and_apart_when_all_is_counted(desk_for, seating):
    match = match_of(GAMES["ugah"], 4, {}, 5)
    for _ in played(match, 5):
        continue
    desk = desk_for(match, seating=seating, size=(1280, 800))
    lying = desk.table.lying
    view = desk.match.view(None)
    cards = [f"card:{card.spot}" for pile in view.piles for card in pile]
    assert cards
    for name in cards:
        assert lying[name].face[0] == "path_card"
        assert desk.screen.get_rect().contains(desk.table.stage.piece(name).rect.inflate(-24, -24))
    for pile in view.piles:
        places = [(lying[f"card:{card.spot}"].x, lying[f"card:{card.spot}"].y) for card in pile]
        assert all(math.dist(one, other) > 20 for one, other in itertools.pairwise(places)), (
            "cards of a pile can be counted"
        )


class Listening:
    """A listener that takes everything up and notes how fast hands open."""

    def __init__(self):
        self.speeds = []

    def __getattr__(self, name):
        return {"pick_up": lambda *_: True, "keep_down": lambda *_: 0.0}.get(name, lambda *_: None)

    def drop(self, pointer, at, speed):
        self.speeds.append(speed)


@pytest.mark.parametrize(("every", "fast"), [(0.0, False), (0.002, False), (0.016, True)])
def test_motions_that_came_late_and_all_at_once_are_no_throw(every, fast):
    now = 0.0
    listener = Listening()
    gestures = Gestures(listener, 6.0, lambda: now)
    gestures.touch(Touch("mouse", Phase.DOWN, (0.0, 0.0)))
    for step in range(1, 6):
        now += every
        gestures.touch(Touch("mouse", Phase.MOVE, (60.0 * step, 0.0)))
    now += every
    gestures.touch(Touch("mouse", Phase.UP, (300.0, 0.0)))
    assert (listener.speeds[0][0] > 1000) == fast


def test_a_piece_that_leans_in_the_hand_needs_no_brush(tmp_path):
    """A picture of a carried piece is painted once, whichever way the hand moves."""
    painted = []

    def brush(face, unit):
        painted.append(face)
        picture = pygame.Surface((round(80 * unit), round(120 * unit)), pygame.SRCALPHA)
        picture.fill((200, 40, 20))
        return picture

    art = Art(Store(tmp_path), 1.0, brush, "none")
    straight = art.surface(("card",), 2.0, lifted=True)
    leaning = [art.surface(("card",), 2.0, lifted=True, tilt=tilt) for tilt in (-8, -4, 4, 8)]
    assert painted == [("card",)]
    for picture in leaning:
        assert picture.get_width() > straight.get_width()
        middle = picture.get_at((picture.get_width() // 2, picture.get_height() // 2))
        assert tuple(middle)[:3] == (200, 40, 20)


def test_only_spots_that_show_something_are_thought_of(desk_for, monkeypatch):
    """Where the game shows nothing for a spot under the hand, the table is not laid out again."""
    desk = desk_for(match_of(GAMES["ukotoa"], 3, {}, 3))
    laid = []
    monkeypatch.setattr(desk.table, "lay_out", lambda: laid.append(desk.table.aim))
    for spot in ("deck", "stage", "tile:3", "tile:3", "discard", "hand"):
        desk.table.aim_at(spot)
    assert laid == ["tile:3", ""]


PLACES = st.tuples(st.integers(-300, 300), st.integers(-300, 300))
ANY_SPOT = st.builds(
    lambda at, size, turn: Spot("spot", *at, *size, turn=turn),
    PLACES,
    st.tuples(st.integers(10, 500), st.integers(10, 500)),
    st.integers(0, 3),
)


@given(st.lists(ANY_SPOT, max_size=6), st.lists(PLACES, min_size=1, max_size=6))
def test_the_grips_that_are_near_say_all_about_magnet_and_landing(places, way):
    spots = {str(number): spot for number, spot in enumerate(places)}
    grips = _grips(*spots)
    held = Held("piece", grips, {"piece": (0.0, 0.0)})
    for at in way:
        some = held.around(spots, at)
        assert pull(some, spots, at) == pull(grips, spots, at)
        assert landing(some, spots, at) == landing(grips, spots, at)


def test_what_is_near_is_looked_for_anew_when_grips_or_spots_are_others():
    spots = {"here": Spot("here", 0, 0, 50, 50), "there": Spot("there", 900, 0, 50, 50)}
    held = Held("piece", _grips("here", "there"), {"piece": (0.0, 0.0)})
    assert [grip.spot for grip in held.around(spots, (0, 0))] == ["here"]
    held.grips = _grips("there")
    assert held.around(spots, (0, 0)) == []
    moved = {"there": Spot("there", 0, 0, 50, 50)}
    assert [grip.spot for grip in held.around(moved, (0, 0))] == ["there"]


def test_the_results_follow_the_last_picture(desk_for):
    match = match_of(GAMES["pebbles"], 2, {}, 3)
    for _ in played(match, 4):
        pass
    desk = desk_for(match)
    table = desk.table
    desk.app.step(0.02)
    table._ended_at -= 2 * REST_BEFORE_RESULTS
    desk.app.step(0.02)
    assert isinstance(desk.app.top, ResultsScene)
    assert not table.update(0.02), "a table that was left wants nothing more"
