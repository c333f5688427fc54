"""Six seats gather by simultaneous finger events; the table is checked after every event."""

from __future__ import annotations

import pytest

from game.wolves.actions import Draw, Stop
from tests.scenes.touching import assert_shows_the_view
from tests.scenes.wolves_storm import Gathering


@pytest.mark.parametrize(("seed", "seats"), [(11, 6), (12, 6), (13, 5)])
def test_everybody_gathers_in_a_storm_of_touches(tmp_path, seed, seats):
    storm = Gathering(tmp_path, seed, seats)
    storm.play()
    desk = storm.desk
    for kind in ("drag", "tap-tap", "knock"):
        assert storm.seen[kind], f"nobody came to {kind}"
    drawn = [action for action in desk.match.history if isinstance(action, Draw)]
    assert {action.seat for action in drawn} == set(range(seats))
    assert any(isinstance(action, Stop) for action in desk.match.history)
    order = [action.seat for action in drawn]
    assert any(one != other for one, other in zip(order, sorted(order), strict=True)), "one after the other"
    assert_shows_the_view(desk)
    desk.close()
