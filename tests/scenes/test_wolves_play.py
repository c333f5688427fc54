"""Whole matches of Wolves by synthetic hands, in both seatings; every picture equals the view."""

from __future__ import annotations

import pytest

from game.chance import Chance
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.wolves_hands import match_with, open_hand, perform, perform_by_keys, wanted
from tests.support import GAMES

WAYS = [
    (3, "side", {"odds": "on"}),
    (6, "side", {"gathering": "rounds"}),
    (4, "around", {"communities": "chosen"}),
    (6, "around", {}),
]
HANDS = (None, 7, None, 7)
"""The finger that plays each of them, or the mouse."""
MOST = 260


def _play(desk, chance, play, most=MOST):
    """Let ``play(action)`` make gestures for so many moves or until the end; returns the kinds of moves."""
    kinds = {}
    player = GAMES["wolves"].players["normal"]
    while desk.match.outcome() is None and sum(kinds.values()) < most:
        open_curtain(desk)
        action = wanted(desk.table.shown(), chance, player, desk.match)
        assert action is not None, "nobody at this screen can act"
        open_hand(desk, action.seat)
        assert desk.grips(action), f"{action} has no gesture"
        before = len(desk.match.history)
        play(action)
        assert len(desk.match.history) == before + 1, f"the gesture of {action} did nothing"
        assert desk.match.history[-1] == action
        kinds[type(action)] = kinds.get(type(action), 0) + 1
        if sum(kinds.values()) % 31 == 0:
            open_curtain(desk)
            assert_shows_the_view(desk)
    return kinds


@pytest.mark.parametrize(
    ("seats", "seating", "options", "finger"), [(*way, hand) for way, hand in zip(WAYS, HANDS, strict=True)]
)
def test_a_match_by_pointer(desk_for, seats, seating, options, finger):
    match = match_with(("human",) * seats, seating, 11, **options)
    desk = by_what_is_seen(desk_for(match, seating=seating))
    chance = Chance(4)
    ways = set()

    def play(action):
        ways.add(perform(desk, chance.pick(desk.grips(action)), chance, finger))

    kinds = _play(desk, chance, play)
    assert len(kinds) >= 8, sorted(kind.__name__ for kind in kinds)
    assert {"drag", "tap-tap", "button", "tap", "knock"} <= ways


@pytest.mark.parametrize(("seats", "seating", "options"), WAYS[1:3])
def test_a_match_by_keys(desk_for, seats, seating, options):
    """What no turn of these matches comes to is played in ``test_wolves_steps``."""
    match = match_with(("human",) * seats, seating, 12, **options)
    desk = desk_for(match, seating=seating)
    kinds = _play(desk, Chance(6), lambda action: perform_by_keys(desk, action), 150)
    assert len(kinds) >= 6, sorted(kind.__name__ for kind in kinds)
