"""Matches of Uluk by synthetic hands, in every way of sitting; every picture equals the view."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.uluk.actions import Place, Process
from tests.scenes.touching import by_what_is_seen
from tests.scenes.uluk_hands import advance, choose_amount, match_with, sent, wanted

WAYS = [(1, "side"), (3, "side"), (4, "around")]
MOST = 45
"""So many gestures are made in each match; most of the tribers are sent out by a computer player."""


def _play(desk, chance, play, most=MOST):
    """Let ``play(action)`` make gestures; returns the kinds of moves that were made."""
    kinds = {}
    while desk.match.decisions() and sum(kinds.values()) < most:
        desk.settle(1)
        if kinds.get(Place, 0) > 8 and sent(desk.match, chance):
            desk.table.lay_out(())
            continue
        action = wanted(desk.table.shown().actions, chance, kinds)
        assert action is not None, "nobody at this screen can act"
        assert desk.grips(action), f"{action} has no gesture"
        before = len(desk.match.history)
        play(action)
        assert len(desk.match.history) == before + 1, f"the gesture of {action} did nothing"
        assert desk.match.history[-1] == action
        kinds[type(action)] = kinds.get(type(action), 0) + 1
        if sum(kinds.values()) % 23 == 0:
            desk.settle()
            desk.table.keyboard._focus = None
            desk.assert_shows_the_view()
    return kinds


@pytest.mark.parametrize(
    ("seats", "seating", "finger"),
    [(1, "side", 7), (3, "side", None), (4, "around", None), (4, "around", 7)],
)
def test_a_match_by_pointer(desk_for, seats, seating, finger):
    match = match_with(("human",) * seats, seating, seed=4)
    desk = by_what_is_seen(desk_for(match, seating=seating, size=(1280, 720)))
    chance = Chance(4)
    ways = set()

    def play(action):
        choose_amount(desk, action)
        grips = desk.grips(action)
        grip = grips[0] if isinstance(action, Process) else chance.pick(grips)
        ways.add(desk.perform(grip, chance, finger))

    kinds = _play(desk, chance, play)
    assert len(kinds) >= 6, sorted(kind.__name__ for kind in kinds)
    assert {"drag", "tap-tap"} <= ways


@pytest.mark.parametrize(("seats", "seating"), [(1, "side"), (4, "around")])
def test_a_match_by_keys(desk_for, seats, seating):
    match = match_with(("human",) * seats, seating, seed=6)
    desk = desk_for(match, seating=seating)

    def play(action):
        choose_amount(desk, action, by_keys=True)
        grip = min(desk.grips(action), key=lambda grip: (not grip.control, not grip.tap))
        if grip.control:
            desk._wait_for_echo()
            desk.walk_to("control", grip.control)
        else:
            desk.walk_to("piece", grip.pieces[0])
        desk.press("return")
        if not grip.control and not grip.tap:
            desk.walk_to("spot", grip.spot)
            desk.press("return")

    kinds = _play(desk, Chance(6), play, 40)
    assert len(kinds) >= 6, sorted(kind.__name__ for kind in kinds)


@pytest.mark.parametrize("seed", range(1))
@pytest.mark.parametrize(("seats", "seating"), WAYS)
def test_every_action_of_a_match_has_a_gesture_and_a_place(desk_for, seats, seating, seed):
    match = match_with(("human",) * seats, seating, seed=seed)
    desk = desk_for(match, seating=seating)
    desk.table.still = True
    chance = Chance(seed)
    while match.decisions():
        advance(match, chance, 5)
        desk.table.lay_out(())
        shown = desk.table.shown()
        actions = {grip.action for grip in desk.table.grips}
        assert set(shown.actions) <= actions
        for grip in desk.table.grips:
            assert not grip.spot or grip.spot in desk.table.spots, grip
            assert all(name in desk.table.lying for name in grip.pieces), grip
            assert grip.control or grip.pieces, grip
