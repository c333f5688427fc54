"""Rows that take long: memory after many matches, and a window that is never left in peace."""

from __future__ import annotations

from tests.bench.report import Row
from tests.bench.watched import Watched
from tests.bench.windowed import Bench

MEMORY_BAR = 120.0
FLAT = 3.0
"""Megabytes of growth from a quarter of the matches to the last that still count as flat."""


def memory(bench: Bench) -> list[Row]:
    """Resident memory while computer players play match after match in the open window."""
    count = 20 if bench.quick else 200
    bench.say(f"memory: {count} matches")
    with bench.screen() as screen:
        run = Watched(screen, "matches", bench.games[0], count, speed="off")
        run.finished()
        told = run.reports("memory")
    sizes = {entry["done"]: entry["rss"] for entry in told}
    last = max(sizes)
    quarter = min((done for done in sizes if done >= last / 4), default=last)
    way = ", ".join(f"{done}: {size:.0f}" for done, size in sizes.items())
    family = told[-1]["family"]
    grown = sizes[last] - sizes[quarter]
    return [
        Row(
            "memory", f"resident after {last} matches", sizes[last], "MB", MEMORY_BAR, most=1,
            note=f"after matches {way}",
        ),
        Row("memory", f"growth from match {quarter} to {last}", grown, "MB", FLAT, "flat", most=1),
        Row("memory", "with the thinking process, shared pages once", family, "MB"),
    ]  # fmt: skip


def stress(bench: Bench) -> list[Row]:
    """Full screen to and fro, sizes through a deal and a throw: memory flat, the picture whole."""
    count = 30 if bench.quick else 200
    bench.say(f"stress: {count} toggles of the full screen")
    with bench.screen() as screen:
        run = Watched(screen, "stress", bench.games[0], count)
        run.finished()
        toggled, resized = run.told("toggled"), run.told("resized")
    return [
        Row(
            "stress", f"growth over {count} toggles of the full screen", toggled["after"] - toggled["before"],
            "MB", FLAT, "flat", most=1, note=f"{toggled['before']:.0f} to {toggled['after']:.0f} MB",
        ),
        Row(
            "stress", f"growth over {resized['times']} sizes", resized["after"] - resized["before"], "MB",
            FLAT, "flat", most=1, note=f"{resized['before']:.0f} to {resized['after']:.0f} MB",
        ),
        Row(
            "stress", "pixels that differ from a fresh picture", resized["differs"], "", 1, "none", most=0,
            note=f"in the window {resized['window_differs']}",
        ),
    ]  # fmt: skip
