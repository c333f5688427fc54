"""What a seat of Uluru cannot know reaches no picture, look, log line or name of its screen."""

from __future__ import annotations

import pytest

from game.uluru.actions import Go, LayOut, Place, Uluru
from game.uluru.box import BIRDS, BOX
from game.uluru.rules import UluruRules
from tests.scenes.table_desk import Desk
from tests.scenes.test_leaks_pictures import _screen
from tests.scenes.uluru_hands import fill, lay_and_go, match_with

ONE, OTHER = (0, 1, 2, 3, 4, 5), (3, 5, 0, 2, 1, 4)


def _seen(tmp_path, match, seating="side", viewer=None, paused=False):
    desk = Desk(match, tmp_path, seating=seating)
    desk.table.still = not paused
    desk.table.clockwork.paused = paused
    desk.table.viewer = viewer
    desk.table.bottom = viewer or 0
    desk.app.refresh()
    desk.settle()
    told = _screen(desk)
    desk.close()
    return told


def _played(places, chips, call, kinds=("human", "easy", "easy"), seating="side"):
    match = match_with(kinds, seating)
    lay_and_go(match)
    fill(match, 1, BIRDS[:chips] if places == ONE else BIRDS[::-1][:chips], places, call=call)
    return match


@pytest.mark.parametrize(("chips", "call"), [(1, False), (4, False), (6, False), (6, True)])
@pytest.mark.parametrize(("viewer", "seating"), [(0, "side"), (None, "side"), (None, "around")])
def test_how_others_have_placed_reaches_no_screen(tmp_path, chips, call, viewer, seating):
    screens = [
        _seen(tmp_path, _played(places, chips, call, seating=seating), seating, viewer)
        for places in (ONE, OTHER)
    ]
    assert screens[0] == screens[1]


def test_a_planted_difference_is_seen(tmp_path):
    screens = [_seen(tmp_path, _played(ONE, chips, False), "side", 0) for chips in (3, 4)]
    assert screens[0]["picture"] != screens[1]["picture"]


def _own(places, call=False, kinds=("human", "human"), seating="around"):
    match = match_with(kinds, seating)
    lay_and_go(match)
    fill(match, 0, BIRDS, places, call=call)
    return match


def test_a_called_card_is_covered_for_everybody_around(tmp_path):
    screens = [_seen(tmp_path, _own(places, True), "around") for places in (ONE, OTHER)]
    assert screens[0] == screens[1]
    lying_open = [_seen(tmp_path, _own(places), "around") for places in (ONE, OTHER)]
    assert lying_open[0]["picture"] != lying_open[1]["picture"]


@pytest.mark.parametrize(("kinds", "seating"), [(("human", "human"), "around"), (("human", "easy"), "side")])
def test_a_break_covers_the_own_card_too(tmp_path, kinds, seating):
    viewer = 0 if seating == "side" else None
    screens = []
    for places in (ONE, OTHER):
        match = match_with(kinds, seating)
        lay_and_go(match)
        fill(match, 0, BIRDS[:4] if places == ONE else BIRDS[2:], places)
        screens.append(_seen(tmp_path, match, seating, viewer, paused=True))
    for screen in screens:
        screen.pop("log")
    assert screens[0] == screens[1]


def _with_wishes(numbers, kinds, seating, **options):
    """A match whose first six wishes are these cards."""
    match = match_with(kinds, seating, **options)
    cards = {wish.id: wish for wish in BOX.wish}
    chosen = dict(match.setup.options)
    match._state = UluruRules.from_wishes([cards[number] for number in numbers], len(kinds), chosen)
    match._ask()
    return match


DEALS = ((1, 4, 10, 16, 22, 28), (2, 5, 12, 18, 24, 30))


@pytest.mark.parametrize("seating", ["side", "around"])
def test_wishes_face_down_reach_no_screen(tmp_path, seating):
    screens = []
    for numbers in DEALS:
        match = _with_wishes(numbers, ("human", "easy"), seating, wishes_open="go")
        match.play(LayOut(0))
        screens.append(_seen(tmp_path, match, seating, 0 if seating == "side" else None))
    assert screens[0] == screens[1]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_with_one_mouse_nobody_studies_the_wishes_before_the_own_go(tmp_path, viewer):
    """Not even on the screen of the one who has played and may know them."""
    screens = []
    for numbers in DEALS:
        match = _with_wishes(numbers, ("human", "human"), "side")
        match.play(LayOut(0))
        match.play(Go(0))
        for place, bird in enumerate(BIRDS):
            match.play(Place(0, bird, place), at=1000 + place)
        match.play(Uluru(0), at=2000)
        screens.append(_seen(tmp_path, match, "side", viewer))
    assert screens[0] == screens[1]


@pytest.mark.parametrize("times", [(9000, 31000)])
def test_with_own_clocks_nobody_learns_how_long_the_others_took(tmp_path, times):
    screens = []
    for time in times:
        match = match_with(("human", "human", "human"))
        match.play(LayOut(0))
        match.play(Go(0))
        for place, bird in enumerate(BIRDS):
            match.play(Place(0, bird, place), at=1000 + place)
        match.play(Uluru(0), at=time)
        match.play(Go(1))
        match.tick(3.0)
        screens.append(_seen(tmp_path, match, "side", 1))
    assert screens[0] == screens[1]


def test_the_last_in_turn_sees_the_countdown_only_when_it_has_begun(tmp_path):
    screens = []
    for time in (9000, 31000):
        match = match_with(("human", "human"))
        match.play(LayOut(0))
        match.play(Go(0))
        for place, bird in enumerate(BIRDS):
            match.play(Place(0, bird, place), at=1000 + place)
        match.play(Uluru(0), at=time)
        match.play(Go(1))
        match.tick(3.0)
        screens.append(_seen(tmp_path, match, "side", 1))
    assert screens[0] == screens[1]
