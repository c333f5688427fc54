"""``python -m tests.bench``: every row of the bars in one run, with a table at the end.

Figures depend on the machine and on what else it does; the ratios to peers of the same run hardly do.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import game
from tests.bench import headless, lasting, windowed
from tests.bench.processes import BenchError
from tests.bench.report import Row, table
from tests.bench.windowed import Bench

SIZES = {"1920x1080": (1920, 1080), "3840x2160": (3840, 2160)}

ROWS: dict[str, tuple[Callable[[Bench], list[Row]], ...]] = {
    "actions": (lambda bench: headless.actions(bench.quick, bench.say),),
    "journal": (lambda bench: headless.journal(bench.quick, bench.say, bench.folder, bench.games),),
    "peers": (windowed.peers,),
    "start": (windowed.start, windowed.sit_down),
    "idle": (windowed.idle,),
    "drag": (windowed.dragging,),
    "flight": (windowed.flight,),
    "dice": (windowed.dice,),
    "countdown": (windowed.countdown,),
    "resize": (windowed.resize,),
    "think": (windowed.think, lambda bench: headless.decisions(bench.quick, bench.say, bench.games)),
    "memory": (lasting.memory,),
    "stress": (lasting.stress,),
}
"""The rows by name, in the order in which they are measured."""


def say(text: str) -> None:
    """Tell how far it is."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def names(text: str) -> list[str]:
    """Names of rows, separated by commas."""
    chosen = [name.strip() for name in text.split(",")]
    for name in chosen:
        if name not in ROWS:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(ROWS)}")
    return chosen


def games(text: str) -> list[str]:
    """Keys of games that are built, separated by commas."""
    chosen = [key.strip() for key in text.split(",")]
    known = built()
    for key in chosen:
        if key not in known:
            raise argparse.ArgumentTypeError(f"{key!r} is none of {', '.join(known)}")
    return chosen


def built() -> list[str]:
    """The games on the shelf that can be played."""
    return [box.key for box in game.SHELF]


def measure(bench: Bench, chosen: list[str]) -> list[Row]:
    """All rows; one that cannot be measured says why and does not hold up the others."""
    rows: list[Row] = []
    for name in chosen:
        for part in ROWS[name]:
            try:
                rows += part(bench)
            except BenchError as fault:
                rows.append(Row(name, "-", failed=str(fault)))
            except Exception as fault:
                traceback.print_exc()
                rows.append(Row(name, "-", failed=f"{type(fault).__name__}: {fault}"))
    return rows


def main() -> int:
    """Measure and print; the exit status is 1 when a bar is missed or a row could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--size", choices=tuple(SIZES), default="1920x1080", help="size of the window")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: to see that it works")
    parser.add_argument("--only", type=names, default=list(ROWS), metavar="NAME,...", help=", ".join(ROWS))
    parser.add_argument("--games", type=games, default=built(), metavar="KEY,...", help=", ".join(built()))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there as well")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="leave logs and reports there")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        fresh = tempfile.TemporaryDirectory(prefix="longtable-bench-", ignore_cleanup_errors=True)
        folder = (options.keep or Path(stack.enter_context(fresh))).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        bench = Bench(folder, SIZES[options.size], options.games, options.quick, say)
        rows = measure(bench, options.only)
    print(table(rows))
    if options.json is not None:
        data = {"size": options.size, "quick": options.quick, "rows": [row.as_dict() for row in rows]}
        options.json.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return 1 if any(row.failed or row.met is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
