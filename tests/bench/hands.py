"""A drag at 60 Hz in a window, ours or a peer's, and what it costs."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from tests.bench.processes import BenchError, cpu_seconds
from tests.bench.screen import Window

HERTZ = 60
TURNS = 3
"""Times to and fro in the course of a drag."""


@dataclass(frozen=True, slots=True)
class Dragged:
    """When a drag began and ended (monotonic), and percents of a core: the program's and the X server's."""

    begun: float
    ended: float
    share: float
    server: float


def drag(
    window: Window,
    start: tuple[float, float],
    end: tuple[float, float],
    seconds: float,
    follows: bool = True,
) -> Dragged:
    """Press at one pixel of the window, move towards another and back on waves, release at the first.

    Raises:
        BenchError: if nothing on the screen has followed the hand, although something ``follows``.
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
    if follows and during == before:
        raise BenchError("nothing followed the hand")
    took = ended - begun
    return Dragged(begun, ended, 100 * cost / took, 100 * server / took)
