"""Whole matches of Uk'otoa by synthetic hands, in every way of setting up; every picture equals the view."""

from __future__ import annotations

import pytest

from game.chance import Chance
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.ukotoa_hands import match_with, wanted

WAYS = [
    (3, "side", {}),
    (4, "around", {"setup": "advanced", "whisper_rule": "on"}),
    (5, "around", {"ship": "players"}),
    (4, "side", {"ship": "random", "colours": "chosen", "allow_no_effect_move": "on"}),
]

HANDS = (None, 7, 7, None)
"""The finger that plays each of them, or the mouse."""


def _play_whole(desk, chance, play, most=700):
    """Let ``play(action)`` make gestures until the match ends; returns the kinds of moves that were made."""
    kinds = {}
    while desk.match.outcome() is None:
        open_curtain(desk)
        action = wanted(desk.table.shown(), chance, kinds)
        assert action is not None, "nobody at this screen can act"
        assert desk.grips(action), f"{action} has no gesture"
        before = len(desk.match.history)
        play(action)
        assert len(desk.match.history) == before + 1, f"the gesture of {action} did nothing"
        assert desk.match.history[-1] == action
        kinds[type(action)] = kinds.get(type(action), 0) + 1
        if sum(kinds.values()) % 29 == 0 and desk.match.outcome() is None:
            open_curtain(desk)
            assert_shows_the_view(desk)
        assert sum(kinds.values()) < most
    return kinds


@pytest.mark.parametrize(
    ("seats", "seating", "options", "finger"), [(*way, hand) for way, hand in zip(WAYS, HANDS, strict=True)]
)
def test_a_whole_match_by_pointer(desk_for, seats, seating, options, finger):
    desk = by_what_is_seen(desk_for(match_with(("human",) * seats, seating, **options), seating=seating))
    chance = Chance(4)
    ways = set()

    def play(action):
        ways.add(desk.perform(chance.pick(desk.grips(action)), chance, finger))

    kinds = _play_whole(desk, chance, play)
    assert len(kinds) >= 9, sorted(kind.__name__ for kind in kinds)
    assert {"drag", "tap-tap", "button", "tap"} <= ways


@pytest.mark.parametrize(("seats", "seating", "options"), WAYS[:2])
def test_a_whole_match_by_keys(desk_for, seats, seating, options):
    desk = desk_for(match_with(("human",) * seats, seating, seed=6, **options), seating=seating)
    kinds = _play_whole(desk, Chance(6), desk.perform_by_keys)
    assert len(kinds) >= 9, sorted(kind.__name__ for kind in kinds)
