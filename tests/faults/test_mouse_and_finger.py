"""A press that SDL reports twice, as a finger and as a mouse, is one press."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.faults.test_window_events import SIZE, Desk


def test_a_press_reported_as_finger_and_as_mouse_counts_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data", "off", True)
    desk.roll()
    count = len(desk.table.match.history)
    at = desk.place(desk.loose()[0])
    finger = {"touch_id": -1, "finger_id": 0, "x": at[0] / SIZE[0], "y": at[1] / SIZE[1]}
    mouse = {"pos": at, "button": 1, "touch": False}
    desk.send(pygame.FINGERDOWN, **finger)
    desk.send(pygame.MOUSEBUTTONDOWN, **mouse)
    assert len(desk.app.pointers.pressed) == 1
    desk.send(pygame.FINGERUP, **finger)
    desk.send(pygame.MOUSEBUTTONUP, **mouse)
    assert len(desk.table.match.history) == count + 1
    desk.app.quit()
