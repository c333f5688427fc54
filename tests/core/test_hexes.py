"""Hexes: neighbours, lines, distances, turns."""

import doctest
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import hexes

PLACES = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
DIRECTIONS = st.integers(0, 5)
ORDERLY = settings(max_examples=100, deadline=None, derandomize=True)


def test_the_examples_in_the_text():
    assert doctest.testmod(hexes) == (0, 5)


@ORDERLY
@given(place=PLACES)
def test_six_different_neighbours_at_distance_one(place):
    around = hexes.neighbours(place)
    assert len({place, *around}) == 7
    assert all(hexes.distance(place, other) == 1 for other in around)
    assert [hexes.direction(place, other) for other in around] == list(range(6))
    assert all(place in hexes.neighbours(other) for other in around)


@ORDERLY
@given(place=PLACES, direction=DIRECTIONS, steps=st.integers(1, 9))
def test_lines_are_straight(place, direction, steps):
    line = hexes.line(place, direction, steps)
    assert [hexes.distance(place, other) for other in line] == list(range(1, steps + 1))
    assert all(hexes.direction(place, other) == direction for other in line)
    assert hexes.moved(line[-1], (direction + 3) % 6, steps) == place


def test_opposite_directions_are_three_apart():
    for number, (dq, dr) in enumerate(hexes.DIRECTIONS):
        assert hexes.DIRECTIONS[(number + 3) % 6] == (-dq, -dr)
        assert hexes.turned((dq, dr), 1) == hexes.DIRECTIONS[(number + 1) % 6]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (2, 1), 3), ((0, 0), (2, -1), 2), ((-1, -2), (1, -3), 2)],
)
def test_distances(one, other, steps):
    assert hexes.distance(one, other) == hexes.distance(other, one) == steps


@pytest.mark.parametrize("target", [(0, 0), (2, 1), (1, -2), (3, -1)])
def test_no_straight_way(target):
    assert hexes.direction((0, 0), target) is None


@ORDERLY
@given(path=st.lists(PLACES, min_size=2, max_size=6))
def test_images_keep_distances(path):
    found = list(hexes.images(path))
    assert len(found) == 12
    assert found[0] == tuple(path)
    for image in found:
        for (one, other), (p, q) in zip(itertools.pairwise(image), itertools.pairwise(path), strict=True):
            assert hexes.distance(one, other) == hexes.distance(p, q)
    assert len(set(hexes.images([(1, 0), (3, -1)]))) == 12
