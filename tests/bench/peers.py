"""Other table games for the desktop, where they are installed, and what they cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tests.bench.hands import Dragged, drag
from tests.bench.processes import BenchError
from tests.bench.report import Row
from tests.bench.screen import Screen, Window, find_program, with_bus

DRAG = 5.0
"""Seconds of a drag."""
SETTLE = 10.0
"""Seconds at most until a window that has got its size is at rest."""
BAIZE = 0.97
"""A peer's window may have one colour to this share."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a peer is called, and from where to where something is dragged, as shares of its window.

    ``follows``: whether what is dragged goes with the hand.
    """

    command: str
    start: tuple[float, float]
    end: tuple[float, float]
    follows: bool = False


AISLERIOT = "aisleriot"
PEERS = {
    AISLERIOT: Habits("sol", (0.066, 0.56), (0.7, 0.8), follows=True),
    "gnome-mahjongg": Habits("gnome-mahjongg", (0.3, 0.5), (0.7, 0.7)),
    "tali": Habits("tali", (0.1, 0.3), (0.4, 0.7)),
    "pioneers": Habits("pioneers", (0.5, 0.3), (0.6, 0.6)),
    "pychess": Habits("pychess", (0.3, 0.3), (0.7, 0.7)),
}
"""The peers by Debian package."""


class Peer:
    """One of them, each time in a home of its own.

    Raises:
        BenchError: if it is not installed.
    """

    def __init__(self, screen: Screen, name: str = AISLERIOT) -> None:
        self.screen = screen
        self.habits = PEERS[name]
        program = find_program(self.habits.command)
        if program is None:
            raise BenchError(f"{name} is not installed (Debian package {name})")
        self._command = [program]

    def open(self) -> Window:
        """Start it."""
        return with_bus(self.screen, self._command, self.screen.folder / f"home-{self.screen.started}")

    def drag(self, seconds: float = DRAG) -> Dragged:
        """Drag something in a window of the size of the measurement."""
        window = self.open()
        try:
            window.show()
            return self._drag(window, seconds)
        finally:
            window.close()

    def _drag(self, window: Window, seconds: float) -> Dragged:
        time.sleep(2)
        window.fit()
        self.screen.park()
        window.process.rest(SETTLE)
        wide, high = self.screen.size
        ways = ((across * wide, down * high) for across, down in (self.habits.start, self.habits.end))
        return drag(window, *ways, seconds, self.habits.follows)

    def rows(self, name: str, rest: float) -> list[Row]:
        """All that is measured of it: start, ``rest`` seconds at rest, a drag."""
        window = self.open()
        try:
            shown, painted = window.show(), window.painted(most=BAIZE)
            made = self._drag(window, DRAG)
            self.screen.park()
            time.sleep(rest / 2)
            idle = window.process.measure(rest)
        finally:
            window.close()
        note = f"X server {made.server:.1f} %"
        return [
            Row("peers", f"{name}: window", 1000 * shown, "ms"),
            Row("peers", f"{name}: painted", 1000 * painted, "ms"),
            Row("peers", f"{name}: idle", idle, "% of a core"),
            Row("peers", f"{name}: drag", made.share, "% of a core", note=note),
        ]
