"""Arrow keys and Tab: whatever lies where, every target is reached from every other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scenes.hands import Target, next_target
from tests.walking import way

LEFT, RIGHT, UP, DOWN = (-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)
SIZES = st.integers(10, 300)
PLACES = st.tuples(st.integers(0, 1920), st.integers(0, 1200), SIZES, SIZES)
SHIP = {
    "purple:4": (896, 606),
    "purple:2": (1024, 606),
    "purple:0": (831, 495),
    "red:4": (960, 717),
    "purple:1": (767, 383),
    "purple:3": (639, 606),
    "red:3": (767, 829),
    "red:1": (896, 829),
    "red:0": (1024, 829),
    "red:2": (1281, 606),
}
"""Sailors on a ship of which one was nearest to nobody in any direction."""


def _targets(places) -> list[Target]:
    return [Target("piece", key, x, y, 90, 120) for key, (x, y) in places.items()]


@given(st.lists(PLACES, min_size=2, max_size=12))
def test_every_target_is_reached_from_every_other(places):
    targets = [Target(("piece", "control")[at % 2], str(at), *place) for at, place in enumerate(places)]
    for start in targets:
        for goal in targets:
            assert len(way(targets, start, (goal.kind, goal.key))) < len(targets)


def test_a_sailor_between_two_rows_is_reached():
    targets = _targets(SHIP)
    for start in targets:
        assert bool(way(targets, start, ("piece", "red:4"))) == (start.key != "red:4")


def test_left_and_right_follow_the_rows_and_wrap():
    targets = _targets({"c": (500, 98), "a": (100, 100), "b": (300, 130), "d": (90, 400)})
    here, seen = targets[1], []
    for _ in range(4):
        here = next_target(targets, here, RIGHT)
        seen.append(here.key)
    assert seen == ["b", "c", "d", "a"]
    assert next_target(targets, here, LEFT).key == "d"


def test_up_and_down_lead_to_what_is_nearest_there():
    targets = _targets({"a": (100, 100), "b": (130, 300), "c": (100, 500), "d": (900, 310)})
    assert next_target(targets, targets[0], DOWN).key == "b"
    assert next_target(targets, targets[2], UP).key == "b"
    assert next_target(targets, targets[2], DOWN) is targets[2]
    assert next_target(targets, targets[3], UP).key == "d"
