"""The numbers of the tiles, shown and hidden by a button while the match goes on."""

from __future__ import annotations

import time

import pytest

from tests.scenes.test_ukotoa_table import _staged
from tests.scenes.touching import assert_shows_the_view
from tests.scenes.ukotoa_hands import match_with

SHOW = "toggle:numbers"


def _numbers(desk):
    return {
        int(name.partition(":")[2]): item.face[1]
        for name, item in desk.table.lying.items()
        if name.startswith("number:")
    }


@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize("by_keys", [False, True])
def test_a_button_shows_the_numbers_of_the_tiles_that_are_there(desk_for, seating, by_keys):
    desk = desk_for(_staged("RUN"), seating=seating)
    desk.table.still = True
    desk.settle()
    assert _numbers(desk) == {}
    for there in (True, False):
        if by_keys:
            desk.walk_to("control", SHOW)
            desk.press("return")
        else:
            desk._wait_for_echo()
            desk.tap(desk.at_control(SHOW))
        tiles = range(desk.match.view(0).uk + 1) if there else ()
        assert _numbers(desk) == {tile: str(tile) for tile in tiles}
        assert_shows_the_view(desk)


def test_computer_players_go_on_under_the_numbers(desk_for):
    desk = desk_for(match_with(("easy", "human", "easy"), seed=4, first="1"))
    desk.tap(desk.at_control(SHOW))
    deadline = time.monotonic() + 60
    while not desk.match.history and time.monotonic() < deadline:
        desk.app.step(0.3)
        time.sleep(0.002)
    assert desk.match.history
    assert len(_numbers(desk)) == desk.match.view(None).uk + 1
