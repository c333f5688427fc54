"""Processes under measurement: what a whole family of them costs, and their orderly end."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
"""Seconds after which waiting is given up."""


class BenchError(Exception):
    """A row cannot be measured; one sentence says why."""


def until(what: str, look: Callable[[], T | None], every: float = 0.02, patience: float = PATIENCE) -> T:
    """Wait until ``look`` finds something true, and return it.

    Raises:
        BenchError: if that takes too long.
    """
    end = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise BenchError(f"waited {patience:.0f} s in vain until {what}")
        time.sleep(every)


def tree(pid: int) -> list[int]:
    """The process and all its descendants."""
    result = [pid]
    for one in result:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                with contextlib.suppress(OSError):
                    result += [int(child) for child in (task / "children").read_text().split()]
    return result


def cpu_seconds(pid: int) -> float:
    """Processor time of all threads of the process and its descendants, user and system.

    Read in nanoseconds where the kernel counts them, so that a thousandth of a core shows in ten seconds;
    else in ticks of a hundredth of a second.
    """
    total = 0.0
    for one in tree(pid):
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                with contextlib.suppress(OSError, ValueError):
                    total += _task_seconds(task)
    return total


def _task_seconds(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e9
    except OSError:
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def status(pid: int, field: str) -> float:
    """A size of a process in megabytes, such as ``VmRSS`` or ``VmHWM``; nought if it has ended."""
    with contextlib.suppress(OSError, ValueError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(f"{field}:"):
                return int(line.split()[1]) / 1024
    return 0.0


def shared_out(pid: int) -> float:
    """Megabytes of the whole family, shared pages counted once (PSS)."""
    total = 0
    for one in tree(pid):
        with contextlib.suppress(OSError, ValueError):
            for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    return total / 1024


RESTING = 2.0
"""Percents of a core at which a program only waits, and perhaps shows a clock or is heard."""


class Process:
    """A started program with everything it starts; ``born`` is the moment of its start (monotonic)."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: Path, **more: object):
        self.log = log
        with log.open("ab") as stream:
            self.born = time.monotonic()
            self.popen = subprocess.Popen(
                list(command),
                env=dict(environment),
                stdin=more.pop("stdin", subprocess.DEVNULL),
                stdout=more.pop("stdout", stream),
                stderr=stream,
                start_new_session=True,
                **more,
            )

    @property
    def pid(self) -> int:
        """The process id of the one that was started."""
        return self.popen.pid

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self.popen.poll() is None

    def said(self) -> str:
        """The last words in its log."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else "nothing"

    def wait(
        self, what: str, look: Callable[[], T | None], every: float = 0.02, patience: float = PATIENCE
    ) -> T:
        """As :func:`until`, but the process must be alive meanwhile."""

        def alive() -> T | None:
            found = look()
            if not found and not self.alive:
                raise BenchError(f"{self.popen.args[0]} ended before {what}; it said: {self.said()}")
            return found

        return until(what, alive, every, patience)

    def measure(self, seconds: float) -> float:
        """The share of a core, in percent, that the family uses during the next so many seconds."""
        before, since = cpu_seconds(self.pid), time.monotonic()
        time.sleep(seconds)
        return 100 * max(0.0, cpu_seconds(self.pid) - before) / (time.monotonic() - since)

    def rest(self, longest: float) -> None:
        """Wait until what a program does once, when nobody acts yet, is done: at most so many seconds."""
        end = time.monotonic() + longest
        while self.measure(1.0) > RESTING and time.monotonic() < end:
            pass

    def stop(self, patience: float = 5.0) -> None:
        """Ask it to end, then end it and whatever it has started."""
        family = tree(self.pid)
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                self.popen.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.popen.wait(patience)
        if self.alive:
            self.popen.kill()
            self.popen.wait()
        for pid in family[1:]:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
