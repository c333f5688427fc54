"""The track of Wolves, the pack that stands on it, and the turns of the year."""

import itertools
import math

import pygame
import pytest
from colour_sight import SIGHTS, overlap
from sprite_looks import inked, luminance, same
from test_told_apart import cut, most_alike

from sprites import wolves
from sprites.brushes.board import edge_room
from sprites.palette import SEAT_LOOKS
from sprites.pieces import FIGURE_ROOM
from sprites.wolves.track import TRACK_THICKNESS

UNITS = (0.533, 2 / 3, 1.0, 2.0)
TURNS = (0, 1, 2, 3)
SEATS = range(len(SEAT_LOOKS))
BOARDS = ((1016.0, 584.0, 48.0, 84.0), (1448.0, 602.0, 56.0, 86.0), (760.0, 560.0, 40.0, 64.0))
TILES = (0.06, 0.06, 0.88, 0.56)


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_nothing_of_a_wolf_is_cut_off(unit: float, turn: int) -> None:
    for seat in SEATS:
        for picture in (wolves.wolf(seat, 84, unit, turn), wolves.wolf_ghost(seat, 84, unit, turn)):
            assert picture.get_size() == (px(84 * FIGURE_ROOM, unit),) * 2
            assert picture.get_rect().inflate(-2, -2).contains(picture.get_bounding_rect(40))


@pytest.mark.parametrize(("w", "h", "d", "marker"), BOARDS)
def test_spaces_lie_on_the_board_and_apart(w: float, h: float, d: float, marker: float) -> None:
    places = wolves.track_places(w, h, d, marker)
    assert len(places) == wolves.SPACES
    for x, y in places:
        assert abs(x) + d * 0.55 < w / 2
        assert abs(y) + d * 0.55 < h / 2
    for first, second in itertools.combinations(places, 2):
        assert math.dist(first, second) > d * 0.98
    left, top, wide, tall = wolves.field_box(w, h, d, marker)
    for x, y in places:
        assert not (left - d / 3 < x < left + wide + d / 3 and top - d / 3 < y < top + tall + d / 3)
    assert places[0][0] < 0 > places[0][1]
    assert places[1][0] > places[0][0], "clockwise from the upper left"


@pytest.mark.parametrize(("w", "h", "d", "marker"), BOARDS)
@pytest.mark.parametrize("turn", TURNS)
def test_a_wolf_hides_no_number(w: float, h: float, d: float, marker: float, turn: int) -> None:
    wolf = pygame.mask.from_surface(wolves.wolf(5, marker, 1.0, turn), 127)
    for space in (0, 7, 20, 30, 46):
        x, y = wolves.track_places(w, h, d, marker)[space]
        at = wolves.marker_place(space, w, h, d, marker, turn)
        corner = (at[0] - wolf.get_size()[0] / 2, at[1] - wolf.get_size()[1] / 2)
        number = pygame.mask.Mask((round(d * 0.44), round(d * 0.36)), True)
        offset = (round(x - d * 0.22 - corner[0]), round(y - d * 0.18 - corner[1]))
        assert wolf.overlap_area(number, offset) <= 0.12 * number.count()


def test_a_marker_beyond_the_track_stays_on_its_last_space() -> None:
    assert wolves.marker_place(63, *BOARDS[0]) == wolves.marker_place(50, *BOARDS[0])


def test_numbers_of_the_track_turn_towards_the_edges_they_are_near() -> None:
    board = BOARDS[1]
    still, around = (wolves.track(*board, 1.0, facing) for facing in (False, True))
    room = edge_room(TRACK_THICKNESS, 1.0)
    for space, alike in ((10, False), (20, False), (35, True), (46, False)):
        x, y = wolves.track_places(*board)[space]
        box = pygame.Rect(0, 0, 40, 40)
        box.center = (round(x + board[0] / 2) + room, round(y + board[1] / 2) + room)
        assert same(still.subsurface(box), around.subsurface(box)) == alike


def test_a_lit_space_is_brighter_and_its_ring_leaves_the_number_free() -> None:
    plain, lit = (wolves.space(7, 48, 1.0, 0, light) for light in (False, True))
    assert luminance(lit, pygame.Rect(0, 20, 4, 8)) > luminance(plain, pygame.Rect(0, 20, 4, 8)) + 40
    ring = wolves.space_light(48, 1.0)
    middle = ring.get_rect().center
    assert ring.get_at(middle).a == 0
    assert inked(ring) > 600


@pytest.mark.parametrize("height", [28, 40, 84])
def test_wolves_differ_in_their_pose(height: float) -> None:
    forms = [pygame.mask.from_surface(wolves.wolf(seat, height, 1.0), 127) for seat in SEATS]
    for first, second in itertools.combinations(forms, 2):
        assert overlap(first, second) < 0.85


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("height", [40, 84])
def test_wolves_are_told_apart_without_hue(height: float, sight: str) -> None:
    assert most_alike([wolves.wolf(seat, height, 1.0) for seat in SEATS], sight) < 0.8


def test_a_ghost_is_as_large_as_its_wolf_and_paler() -> None:
    ghost, wolf = wolves.wolf_ghost(2, 84, 1.0), wolves.wolf(2, 84, 1.0)
    assert ghost.get_size() == wolf.get_size()
    assert pygame.mask.from_surface(ghost, 200).count() == 0
    assert inked(ghost) > 0.8 * inked(wolf)


@pytest.mark.parametrize("sight", SIGHTS)
def test_turns_are_told_apart(sight: str) -> None:
    tiles = [cut(wolves.turn_tile(turn, 96, 112, 1.0), TILES) for turn in range(1, 9)]
    assert most_alike(tiles, sight) < 0.9
    states = [wolves.turn_tile(5, 96, 112, 1.0, state, 2) for state in ("past", "now", "ahead")]
    spread = [luminance(tile, tile.get_rect().inflate(-80, -90)) for tile in states]
    assert len({round(value) for value in spread}) > 1
    assert states[1].get_height() > states[2].get_height(), "the present turn lies higher"
