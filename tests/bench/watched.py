"""A run of the watched program, seen from outside: its window, and the reports it writes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from scenes.window import HINTS
from tests.bench.driver import Frame
from tests.bench.processes import BenchError
from tests.bench.report import percentile
from tests.bench.screen import CORNER, ROOT, Screen, Window

LONGEST_RUN = 3600.0


class Watched(Window):
    """The driver with a script in its window."""

    def __init__(
        self,
        screen: Screen,
        script: str,
        game: str = "ugah",
        number: int = 1,
        size: tuple[int, int] | None = None,
        speed: str = "normal",
        data: str = "data",
        bare: bool = False,
    ) -> None:
        wide, high = size or screen.size
        self.report = screen.folder / f"report-{screen.started}.jsonl"
        command = [sys.executable, "-m", "tests.bench.driver", script, "--report", str(self.report)]
        command += ["--size", f"{wide}x{high}", "--data-dir", str(screen.folder / data), "--game", game]
        command += ["--number", str(number), "--speed", speed]
        command += ["--bare"] if bare else []
        super().__init__(screen, command, cwd=ROOT, extra=HINTS)
        screen.park()
        self.show()
        screen.eyes.put(self.id, *CORNER, wide, high)

    def reports(self, kind: str) -> list[dict[str, Any]]:
        """What has been reported of that kind so far."""
        if not self.report.exists():
            return []
        lines = self.report.read_text(encoding="utf-8").split("\n")[:-1]
        return [entry for entry in map(json.loads, lines) if entry["kind"] == kind]

    def told(self, kind: str, patience: float = 120.0) -> dict[str, Any]:
        """Wait for the first report of that kind."""
        return self.process.wait(f"it told {kind!r}", lambda: self.reports(kind), 0.1, patience)[0]

    def finished(self, patience: float = LONGEST_RUN) -> list[Frame]:
        """Wait until the script has ended and the program with it; returns all frames."""
        self.process.wait("its end", lambda: self.reports("end") or not self.process.alive, 0.1, patience)
        return self.end()

    def end(self) -> list[Frame]:
        """End the program in an orderly way; returns all frames."""
        self.close()
        ends = self.reports("end")
        if not ends:
            raise BenchError(f"the watched program did not end in order; it said: {self.process.said()}")
        return frames_of(ends[0])


def frames_of(entry: dict[str, Any]) -> list[Frame]:
    """The frames of a report."""
    return [Frame(*frame) for frame in entry["frames"]]


def shown(frames: Iterable[Frame]) -> list[Frame]:
    """Those frames in which something was shown."""
    return [frame for frame in frames if frame.shown]


def wall(frames: Iterable[Frame], share: float) -> float:
    """A percentile of the frames' milliseconds by the wall."""
    return 1000 * percentile([frame.wall for frame in frames], share)


def told_of(frames: list[Frame]) -> str:
    """The rest of what is to be known of frames: how many, the middle, the worst, processor time."""
    worked = 1000 * percentile([frame.processor for frame in frames], 0.99)
    told = f"{len(frames)} frames, p50 {wall(frames, 0.5):.2f}, max {wall(frames, 1):.1f}"
    return f"{told}, own processor time p99 {worked:.1f}" if worked else told
