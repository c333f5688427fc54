"""A running clock when the window is hidden, the program stalls, or the match is put away for a while."""

from __future__ import annotations

import pygame
import pytest

from game.match import resume, start
from game.uluru.actions import Pause, Place
from tests.scenes.table_desk import Desk
from tests.scenes.uluru_hands import fill, lay_and_go, match_with


def _in_countdown(folder):
    match = match_with(("human",) * 3, "around")
    kept, fault = start(match.rules, match.setup, folder / "matches")
    assert fault is None
    lay_and_go(kept)
    for seat in range(2):
        fill(kept, seat, call=True)
    assert kept.clock.deadline is not None
    return kept


@pytest.fixture
def desk(tmp_path):
    made = Desk(_in_countdown(tmp_path), tmp_path, seating="around")
    made.table.clockwork.go_on()
    made.settle()
    yield made
    made.close()


@pytest.mark.parametrize(
    "event",
    [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN],
    ids=pygame.event.event_name,
)
def test_the_clock_stands_and_everything_is_covered_while_the_window_is_out_of_sight(desk, event):
    for _ in range(10):
        desk.app.step(0.1)
    before = desk.match.time_left()
    desk.send(event)
    for _ in range(50):
        desk.app.step(0.1)
    assert isinstance(desk.match.history[-1], Pause)
    assert desk.match.history[-1].forced
    assert desk.match.time_left() == pytest.approx(before, abs=0.001)
    assert desk.table.shown().paused
    assert not any(item.face[0] == "wish" for item in desk.table.lying.values())
    desk.tap((400, 300), 3)
    assert not desk.table.shown().paused
    assert len([action for action in desk.match.history if isinstance(action, Place)]) == 12
    desk.app.step(0.1)
    assert desk.match.time_left() < before


def test_a_chip_in_the_hand_goes_home_when_the_window_is_hidden(desk):
    start_at = desk.at_piece("chip:2:blue")
    desk.down(start_at, 5)
    desk.move((start_at[0] + 40, start_at[1] - 60), 5)
    assert desk.table.hands.carried
    desk.send(pygame.WINDOWFOCUSLOST)
    assert not desk.table.hands.carried
    desk.up((start_at[0] + 40, start_at[1] - 60), 5)
    assert desk.match.view(2).chips[2] == 0


def test_a_stall_of_twenty_seconds_costs_nobody_twenty_seconds(desk, monkeypatch):
    """The loop hands on at most a tenth of a second, however long it stood still."""
    moments = iter([0.0, 0.0, 0.0, 20.0, 20.0, 20.0])
    last = [20.0]

    def clock():
        last[0] = next(moments, last[0] + 0.001)
        return last[0]

    monkeypatch.setattr("scenes.manager.time.monotonic", clock)
    before = desk.match.time_left()
    seconds = []
    real = desk.app.step

    def counted(passed):
        seconds.append(passed)
        if len(seconds) == 3:
            desk.app.running = False
        return real(passed)

    monkeypatch.setattr(desk.app, "step", counted)
    desk.app.run()
    assert max(seconds) <= 0.1
    assert before - desk.match.time_left() < 0.5


def test_a_match_put_away_in_mid_countdown_waits_for_somebody(tmp_path):
    desk = Desk(_in_countdown(tmp_path), tmp_path, seating="around")
    desk.table.clockwork.go_on()
    for _ in range(20):
        desk.app.step(0.1)
    running = desk.match.running()
    path = desk.match.journal.path
    desk.close()
    again = resume(path)
    assert again.running() == running, "the pause that was written holds the moment"
    other = Desk(again, tmp_path, seating="around")
    for _ in range(20):
        other.app.step(0.1)
    assert other.table.shown().paused
    assert other.match.running() == running
    other.close()
