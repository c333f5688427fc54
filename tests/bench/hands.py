"""A drag at 60 Hz in a window, ours or a peer's, and what it costs; the peer itself."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from tests.bench.processes import BenchError, cpu_seconds
from tests.bench.screen import Screen, Window, find_program, with_bus

HERTZ = 60
TURNS = 3
"""Times to and fro in the course of a drag."""
PEER_CARD, PEER_GOAL = (0.066, 0.56), (0.7, 0.8)
"""Where aisleriot's first open card lies and whither it is dragged, as shares of the window."""


@dataclass(frozen=True, slots=True)
class Dragged:
    """When a drag began and ended (monotonic), and percents of a core: the program's and the X server's."""

    begun: float
    ended: float
    share: float
    server: float


def drag(window: Window, start: tuple[float, float], end: tuple[float, float], seconds: float) -> Dragged:
    """Press at one pixel of the window, move towards another and back on waves, release at the first.

    Raises:
        BenchError: if nothing on the screen has followed the hand.
    """
    screen, place = window.screen, window.screen.eyes.place(window.id)
    x, y = place.x + start[0], place.y + start[1]
    screen.hand("mousemove", round(x), round(y))
    time.sleep(0.4)
    before = screen.eyes.sample(window.id, 60, 4)
    screen.hand("mousedown", 1)
    cost, server = cpu_seconds(window.process.pid), cpu_seconds(screen.server.pid)
    begun = time.monotonic()
    count, during = round(seconds * HERTZ), before
    for step in range(1, count + 1):
        share = step / count
        way = (1 - math.cos(share * 2 * TURNS * math.pi)) / 2
        at_x = x + (end[0] - start[0]) * way + 30 * math.sin(25 * share)
        at_y = y + (end[1] - start[1]) * way + 20 * math.sin(20 * share)
        screen.hand("mousemove", round(at_x), round(at_y))
        if step == count // (2 * TURNS):
            during = screen.eyes.sample(window.id, 60, 4)
        time.sleep(max(0.0, begun + step / HERTZ - time.monotonic()))
    ended = time.monotonic()
    cost, server = cpu_seconds(window.process.pid) - cost, cpu_seconds(screen.server.pid) - server
    screen.hand("mouseup", 1)
    if during == before:
        raise BenchError("nothing followed the hand")
    took = ended - begun
    return Dragged(begun, ended, 100 * cost / took, 100 * server / took)


class Peer:
    """Aisleriot, each time in a home of its own."""

    def __init__(self, screen: Screen) -> None:
        program = find_program("sol")
        if program is None:
            raise BenchError("aisleriot is not installed (Debian package aisleriot)")
        self.screen = screen
        self._command = [program]

    def open(self) -> Window:
        """Start it."""
        return with_bus(self.screen, self._command, self.screen.folder / f"home-{self.screen.started}")

    def drag(self, seconds: float) -> Dragged:
        """Drag a card in a window of the size of the measurement."""
        window = self.open()
        try:
            window.show()
            time.sleep(2)
            window.fit()
            self.screen.park()
            time.sleep(2)
            wide, high = self.screen.size
            start, end = ((across * wide, down * high) for across, down in (PEER_CARD, PEER_GOAL))
            return drag(window, start, end, seconds)
        finally:
            window.close()
