"""Processes beside the test's own, and waiting for them."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

PATIENCE = 90.0
"""Seconds after which a test gives up waiting: far more than anything takes on a slow machine."""
LOOK_EVERY = 0.03

T = TypeVar("T")


def until(what: str, look: Callable[[], T | None], every: float = LOOK_EVERY) -> T:
    """Wait until ``look`` finds something true, and return it; fail when that takes far too long."""
    end = time.monotonic() + PATIENCE
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            pytest.fail(f"waited {PATIENCE:.0f} seconds in vain until {what}")
        time.sleep(every)


def children(parent: int) -> set[int]:
    """The process ids of a process's children."""
    result = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[1]) == parent and fields[0] != "Z":
                    result.add(int(entry.name))
    return result


def command_line(pid: int) -> str:
    """A process's command line, or an empty text if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:
        return ""


def running(pid: int) -> bool:
    """Whether a process still runs (a dead one that nobody has asked about does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def stop(pid: int, number: int = signal.SIGKILL) -> None:
    """Send a signal to a process that may have ended already."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)
