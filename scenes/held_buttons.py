"""Buttons that have to be held for a while to count."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.contract import Action
from scenes.hands import pressed
from scenes.viewport import Point

if TYPE_CHECKING:
    from scenes.table import TableScene

PARTS = 12
"""In so many parts it is shown how long a button is held already."""


@dataclass(slots=True)
class Kept:
    """A button that is being held: its key, where (table units), since when, for how many parts."""

    control: str
    point: Point
    since: float
    parts: int = 0


class HeldButtons:
    """The buttons of one table that pointers, or the keyboard, hold down.

    ``done`` is told the action of a button that was held long enough, and where it was held.
    """

    def __init__(self, table: TableScene, done: Callable[[Action, Point], None]) -> None:
        self.table = table
        self.kept: dict[str, Kept] = {}
        self._done = done

    @property
    def shares(self) -> dict[str, float]:
        """The buttons that are being held, each with the share of its time, in parts."""
        return {kept.control: kept.parts / PARTS for kept in self.kept.values()}

    def seconds(self, control: str) -> float:
        """How long a button has to be held to count; 0 where it need not."""
        grip = pressed(self.table.grips, control)
        return grip.hold if grip is not None else 0.0

    def begin(self, pointer: str, control: str, point: Point) -> bool:
        """Begin to hold a button; returns whether it has to be held."""
        if not self.seconds(control):
            return False
        self.kept[pointer] = Kept(control, point, time.monotonic())
        return True

    def keep_on(self, pointer: str) -> None:
        """Go on holding a button, by the time since it began."""
        kept = self.kept.get(pointer)
        seconds = self.seconds(kept.control) if kept is not None else 0.0
        if kept is not None and seconds:
            self.keep(pointer, min(1.0, (time.monotonic() - kept.since) / seconds))

    def keep(self, pointer: str, share: float) -> None:
        """A button is held for this share of its time; at 1 it counts."""
        kept = self.kept.get(pointer)
        if kept is None:
            return
        if share >= 1:
            del self.kept[pointer]
            grip = pressed(self.table.grips, kept.control)
            if grip is not None:
                self.table.app.voice.play("button")
                self._done(grip.action, kept.point)
        elif int(share * PARTS) != kept.parts:
            kept.parts = int(share * PARTS)
            self.table.lay_out()

    def let_go(self, pointer: str) -> None:
        """A button is let go, whether it has counted or not."""
        if self.kept.pop(pointer, None) is not None:
            self.table.lay_out()

    def clear(self) -> None:
        """Every button is let go."""
        self.kept.clear()
