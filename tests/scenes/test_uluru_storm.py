"""Five seats play by simultaneous finger events; the state is checked after every event."""

from __future__ import annotations

import pytest

from tests.scenes.storm import Storm
from tests.scenes.table_desk import Desk
from tests.scenes.uluru_hands import assert_shows_the_view, match_with


@pytest.mark.parametrize("seed", [11, 12])
def test_five_seats_in_a_storm_of_touches(tmp_path, seed):
    storm = Storm(tmp_path, seed)
    storm.play(3)
    assert len(storm.desk.match.view(None).rounds) == 3
    for kind in ("drag", "tap-tap", "call", "frozen"):
        assert storm.seen[kind], f"nobody came to {kind}"
    assert_shows_the_view(storm.desk)
    storm.desk.close()


def test_a_tap_on_the_sentence_opens_no_book_while_the_clock_runs(tmp_path):
    storm = Storm(tmp_path, 1)
    desk = storm.desk
    storm._begin_round()
    desk.drag(desk.at_piece("chip:0:blue"), desk.at_spot("place:1:2"), 1)
    said = next(name for name in desk.table.lying if name.startswith("slip"))
    desk.tap(desk.at_piece(said), 2)
    assert desk.app.top is desk.table
    assert not any(name.startswith("slip") for name in desk.table.lying)
    assert not desk.table.clockwork.paused
    desk.close()


def test_one_clock_for_several_persons_seats_them_around_the_table(tmp_path):
    desk = Desk(match_with(("human",) * 3, "side", clock="shared"), tmp_path)
    assert desk.table.around
    desk.table.set_seating("side")
    assert desk.table.around, "on one side two of them could not act"
    desk.close()
    alone = Desk(match_with(("human", "easy"), "side", clock="shared"), tmp_path)
    assert not alone.table.around
    alone.close()
