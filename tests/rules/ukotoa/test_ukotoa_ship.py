"""Laying the ship, and setting it up in other ways."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ukotoa_table import A, B, C, Table, defaults, fresh, named

from game.box import BoxError
from game.chance import Chance
from game.contract import SetupError
from game.hexes import distance, images, mirrored, neighbours
from game.setup import SeatInfo, prepare
from game.ukotoa.actions import FinishRandom, FinishSpiral, LayTile
from game.ukotoa.box import BOX, LAST, SPIRAL, TILES, checked
from game.ukotoa.laying import dead_end, finished_at_random, path_of, places, spiral_from, text_of
from game.ukotoa.options import Layouts, check
from game.ukotoa.rules import UkotoaRules


def whole(path) -> bool:
    """26 different hexes, each next to the one before."""
    steps = [distance(one, two) for one, two in itertools.pairwise(path)]
    return len(path) == len(set(path)) == 26 and set(steps) == {1}


@pytest.mark.rule("ukotoa.5", "ukotoa.9", "ukotoa.10", "ukotoa.R6")
def test_the_spiral_is_preset_and_ukotoa_boards_the_tile_laid_last():
    for seats in (3, 4, 5):
        view = fresh(seats).view(None)
        assert view.ways.ship == "spiral"
        assert whole(view.path)
        assert [distance((0, 0), place) for place in view.path] == [0] + [1] * 6 + [2] * 12 + [3] * 7
        assert view.path[view.uk] == (2, -3)
        assert view.uk == 25


@pytest.mark.rule("ukotoa.6", "ukotoa.7", "ukotoa.R2", "ukotoa.R7")
def test_the_wheel_lies_and_seats_lay_in_turn():
    rules = fresh(3, ship="players", first="2")
    assert rules.view(None).path == ((0, 0),)
    assert rules.decisions()[0].seat == B
    rules.apply(LayTile(B, 1, 0))
    assert rules.decisions()[0].seat == C
    assert rules.refusal(LayTile(C, -1, 0)).key == "ukotoa-refuse-lay-apart"
    assert rules.refusal(LayTile(C, 0, 0)).key == "ukotoa-refuse-lay-occupied"
    assert rules.refusal(LayTile(A, 2, 0)).key == "ukotoa-refuse-turn"
    (event,) = rules.apply(LayTile(C, 0, 1))  # touches the wheel too
    assert (event.tile, event.q, event.r) == (2, 0, 1)
    assert rules.view(None).arrows == (-1, 3, 1)  # west to the wheel, north-east to tile 1


@pytest.mark.rule("ukotoa.R4")
def test_dead_ends_are_named_with_the_room_they_leave():
    rules = fresh(4, ship="players")
    for place in [(1, 0), (1, -1), (0, -1), (-1, -1), (-2, 0), (-2, 1), (-1, 1), (0, 1)]:
        rules.apply(LayTile(rules.decisions()[0].seat, *place))
    rules.apply(LayTile(rules.decisions()[0].seat, 1, 1))
    view = rules.view(None)
    assert view.dead_ends == ()
    assert set(view.places) == {place for place in neighbours((1, 1)) if place not in view.path}
    path = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    dead = dead_end(path, (0, 0))
    assert (dead.room, dead.tiles) == (0, 19)
    assert dead_end(path, (0, 0), tiles=7) is None  # the last tile may go anywhere free


@pytest.mark.rule("ukotoa.R4")
def test_a_dead_end_is_refused_with_its_reason():
    rules = fresh(4, ship="players")
    ring = [(1, 0), (2, -1), (2, -2), (1, -2), (0, -1)]
    for place in ring:
        rules.apply(LayTile(rules.decisions()[0].seat, *place))
    view = rules.view(None)
    (dead,) = view.dead_ends
    assert (dead.q, dead.r, dead.room, dead.tiles) == (1, -1, 0, 19)
    seat = rules.decisions()[0].seat
    refusal = rules.refusal(LayTile(seat, 1, -1))
    assert refusal.key == "ukotoa-refuse-lay-dead"
    assert refusal.rule == "ukotoa.R4"
    assert dict(refusal.params) == {"room": 0, "tiles": 19}
    assert LayTile(seat, 1, -1) not in rules.actions(seat)


@pytest.mark.rule("ukotoa.R4")
def test_a_pocket_must_hold_a_path_and_not_only_enough_places():
    """Three free hexes round (0, 0) that do not touch each other: one more tile fits, two do not."""
    free = {(0, 0), (1, 0), (0, -1), (-1, 1)}
    disk = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if distance((0, 0), (q, r)) <= 2]
    laid = [place for place in disk if place not in free]
    assert dead_end(laid, (0, 0), tiles=len(laid) + 2) is None
    dead = dead_end(laid, (0, 0), tiles=len(laid) + 3)
    assert (dead.room, dead.tiles) == (3, 2)


@pytest.mark.rule("ukotoa.R4", "ukotoa.8", "ukotoa.R13")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1))
def test_no_ship_gets_stuck(seed):
    chance, path = Chance(seed), [(0, 0)]
    while len(path) < TILES:
        path.append(chance.pick(places(path)))
    assert whole(path)
    assert whole(finished_at_random([(0, 0), (1, 0)], chance))
    assert path_of(text_of(path)) == tuple(path)


def test_random_ships_are_compact():
    """The middle of 500 such ships is 7.8 across, says the spec; freely grown ones reach 10.1."""
    widest = []
    for seed in range(60):
        path = finished_at_random([(0, 0)], Chance(seed))
        widest.append(max(distance(one, two) for one in path for two in path))
    assert 7.3 < sum(widest) / len(widest) < 8.3
    assert max(widest) <= 13


def test_the_spiral_goes_on_turned_or_mirrored():
    for image in images(SPIRAL):
        for laid in (1, 3, 9, 25):
            assert spiral_from(image[:laid])[:laid] == image[:laid]
    assert spiral_from(tuple(map(mirrored, SPIRAL))[:5]) is not None
    assert spiral_from([(0, 0), (1, 0), (2, 0)]) is None


def test_finishing_as_the_spiral_that_was_begun():
    rules = fresh(4, ship="players")
    rules.apply(LayTile(A, -1, 0))
    rules.apply(LayTile(B, -1, 1))
    happened = rules.apply(FinishSpiral(C))
    view = rules.view(None)
    assert whole(view.path)
    assert any(view.path == image for image in images(SPIRAL))
    assert len(named(happened, "TileLaid")) == 23
    assert view.step == "place"
    assert rules.decisions()[0].seat == A
    assert view.hands == (2, 2, 2, 2)


def test_finishing_at_random_or_not_at_all():
    rules = fresh(4, ship="players")
    for seat, place in ((A, (1, 0)), (B, (2, 0))):
        rules.apply(LayTile(seat, *place))
    assert FinishSpiral(C) not in rules.actions(C)
    assert rules.refusal(FinishSpiral(C)).key == "ukotoa-refuse-no-spiral"
    rules.apply(FinishRandom(C))
    assert whole(rules.view(None).path)
    assert rules.refusal(LayTile(A, 9, 9)).key == "ukotoa-refuse-ship-whole"
    assert rules.refusal(FinishRandom(A)).key == "ukotoa-refuse-ship-whole"


def test_the_last_tile_is_laid_by_hand():
    rules = fresh(3, ship="players")
    for place in SPIRAL[1:25]:
        rules.apply(LayTile(rules.decisions()[0].seat, *place))
    seat = rules.decisions()[0].seat
    assert {type(action) for action in rules.actions(seat)} == {LayTile}
    assert rules.refusal(FinishRandom(seat)).key == "ukotoa-refuse-last-tile"
    happened = rules.apply(rules.actions(seat)[0])
    assert len(named(happened, "CardsDealt")) == 1
    assert [event.only for event in named(happened, "CardsSeen")] == [(0,), (1,), (2,)]


def test_a_saved_ship_comes_by_note_and_stays_in_the_options():
    path = finished_at_random([(0, 0)], Chance(3))
    seats = [SeatInfo()] * 3
    setup = prepare(UkotoaRules, seats, defaults(ship="saved"), 1, {"ship": text_of(path)})
    assert dict(setup.options)["layout"] == text_of(path)
    assert UkotoaRules.new(3, dict(setup.options), 1).view(None).path == path
    again = prepare(UkotoaRules, seats, dict(setup.options), 1, dict(setup.notes))
    assert again == setup
    plain = prepare(UkotoaRules, seats, defaults(), 1, {"ship": text_of(path)})
    assert dict(plain.options)["layout"] == "none"


@pytest.mark.parametrize("text", ["", "000", "0" * 24 + "6", "03" + "0" * 23, "x" * 25])
def test_only_whole_ships_can_be_saved(text):
    assert path_of(text) is None
    assert text not in Layouts(("none",))
    with pytest.raises(SetupError, match="no-ship"):
        prepare(UkotoaRules, [SeatInfo()] * 3, defaults(ship="saved"), 1, {"ship": text})


def test_the_stall_guard_is_on_where_a_computer_plays():
    for kinds, guard in ((["human"] * 3, "0"), (["human", "human", "easy"], "3")):
        seats = [SeatInfo(kind=kind) for kind in kinds]
        assert dict(prepare(UkotoaRules, seats, defaults(), 1).options)["stall_guard"] == guard
        chosen = prepare(UkotoaRules, seats, defaults(stall_guard="5"), 1)
        assert dict(chosen.options)["stall_guard"] == "5"


@pytest.mark.rule("ukotoa.1")
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(2, {}), (6, {}), (3, {"first": "4"}), (3, {"ship": "raft"}), (3, {"sails": "on"})],
)
def test_wrong_setups(seats, chosen):
    with pytest.raises(SetupError):
        check(defaults(**chosen), seats)
    assert UkotoaRules.seat_counts(defaults()) == (3, 4, 5)


def test_the_box_is_checked():
    assert checked(BOX) is BOX
    parts = BOX.components
    wrong = [
        replace(BOX, components=replace(parts, action_cards=61)),
        replace(BOX, components=replace(parts, sailors_per_colour=6)),
        replace(BOX, components=replace(parts, faction_tiles=4)),
        replace(BOX, card=(*BOX.card[:-1], replace(BOX.card[0], count=8))),
        replace(BOX, card=(replace(BOX.card[0], count=6), replace(BOX.card[1], count=9), *BOX.card[2:])),
        replace(BOX, card=(replace(BOX.card[0], action="sing"), *BOX.card[1:])),
        replace(BOX, spiral=replace(BOX.spiral, path=(*BOX.spiral.path[:-1], (5, 5)))),
        replace(BOX, spiral=replace(BOX.spiral, path=BOX.spiral.path[:-1])),
        replace(BOX, spiral=replace(BOX.spiral, path=((1, -3), *BOX.spiral.path[1:]))),
        replace(BOX, card=tuple(replace(kind, n=1) for kind in BOX.card)),
        replace(BOX, character=BOX.character[:2]),
    ]
    for box in wrong:
        with pytest.raises(BoxError):
            checked(box)


@pytest.mark.rule("ukotoa.R1")
def test_six_neighbours_and_six_lines():
    table = Table()
    ship = table.state.board
    wheel = ship.path.index((0, 0))
    assert sorted(ship.path[tile] for tile in ship.near[wheel]) == sorted(neighbours((0, 0)))
    assert len(ship.rays[LAST]) == 6
    assert [ship.path[tile] for tile in ship.rays[LAST][4]] == [(1, -2), (0, -1), (-1, 0)]
