"""A tap while pieces are still on their way finishes the motion and counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.setup import SeatInfo
from tests.faults.test_window_events import Desk

STEPS = (0.02, 0.1, 0.25, 0.4, 0.6)
"""Seconds after a throw at which the dice are somewhere on their way."""


@pytest.fixture(params=["mouse", "finger"])
def desk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(tmp_path / "data", "normal", request.param == "finger")
    yield made
    made.app.quit()


def fly(desk: Desk, seconds: float) -> None:
    """Let so much time pass; something must still be on its way then."""
    while seconds > 0:
        assert desk.app.step(min(0.05, seconds)), "nothing moves"
        seconds -= 0.05


@pytest.mark.parametrize("after", STEPS)
def test_a_tap_where_a_die_is_about_to_lie_takes_it(desk: Desk, after: float) -> None:
    desk.roll()
    fly(desk, after)
    piece = desk.loose()[0]
    desk.press(desk.place(piece))
    desk.release(desk.place(piece))
    assert type(desk.table.match.history[-1]).__name__ == "Take"
    desk.at_home()


@pytest.mark.parametrize("after", STEPS)
def test_a_drag_from_where_a_die_is_about_to_lie_takes_it(desk: Desk, after: float) -> None:
    desk.roll()
    fly(desk, after)
    start, end = desk.place(desk.loose()[0]), desk.spot("groove")
    desk.press(start)
    for step in range(1, 5):
        desk.move((start[0] + (end[0] - start[0]) * step // 4, start[1] + (end[1] - start[1]) * step // 4))
    desk.release(end)
    assert type(desk.table.match.history[-1]).__name__ == "Take"
    desk.at_home()


def test_the_button_can_be_pressed_while_the_other_ones_move_is_shown(tmp_path: Path) -> None:
    desk = Desk(
        tmp_path / "data", "normal", False, (SeatInfo("Anna", "normal", 0), SeatInfo("Ben", "human", 1))
    )
    while desk.table.match.asked() == (0,):
        assert desk.table.perform(desk.table.match.actions(0)[-1]) is None
    count = len(desk.table.match.history)
    assert desk.app.step(0.02), "nothing moves"
    at = desk.place("button:main")
    desk.press(at)
    desk.release(at)
    assert len(desk.table.match.history) == count + 1
    desk.app.quit()
