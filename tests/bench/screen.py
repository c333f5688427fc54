"""A virtual screen with a window manager and a hand, and programs in real windows on it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.bench.processes import BenchError, Process, tree, until
from tests.bench.x11 import Eyes

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""Programs that are needed, and the Debian packages that hold them."""
DISPLAYS = range(91, 98)
MARGIN = (160, 140)
"""So much larger than the window is the screen, for the frame around it."""
CORNER = (40, 60)
FLAT = 0.6
"""A picture of which a larger share has one colour is still being painted."""
COMPILE = """
import importlib, pkgutil
import main, tests.bench.driver, tests.bench.endurance
for name in ("game", "scenes", "sprites", "sounds"):
    for found in pkgutil.walk_packages(importlib.import_module(name).__path__, name + "."):
        importlib.import_module(found.name)
"""
"""Imports everything once, so that it is compiled."""
STILL = 0.6
"""Seconds without a change after which a picture is finished."""


def find_program(name: str) -> str | None:
    """The path of a program, also where Debian keeps games."""
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/games")))


class Screen:
    """One virtual screen, large enough for windows of ``size`` with a frame."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        missing = sorted({package for tool, package in TOOLS.items() if find_program(tool) is None})
        if missing:
            raise BenchError(f"a real window needs these Debian packages: {' '.join(missing)}")
        self.size = size
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._processes: list[Process] = []
        self.started = 0
        try:
            self.server, self.name = self._start_server()
            self.environment = {
                **os.environ,
                "DISPLAY": self.name,
                "HOME": str(folder),
                "XDG_RUNTIME_DIR": str(folder),
                "LANG": "C.UTF-8",
                "GDK_BACKEND": "x11",
                "NO_AT_BRIDGE": "1",
                "DBUS_SESSION_BUS_ADDRESS": "disabled:",
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
                "PYTHONPATH": str(ROOT),
                **bytecode(folder.parent),
            }
            self.environment.pop("PYTHONDONTWRITEBYTECODE", None)
            self.environment.pop("WAYLAND_DISPLAY", None)
            self.eyes = Eyes(self.name)
            self.start(["openbox", "--sm-disable"])
            until("the window manager is there", self.eyes.managed)
            self._hand = self.start(["xdotool", "-"], stdin=subprocess.PIPE)
        except BaseException:
            self.close()
            raise

    def _start_server(self) -> tuple[Process, str]:
        width, height = self.size[0] + MARGIN[0], self.size[1] + MARGIN[1]
        for number in DISPLAYS:
            reading, writing = os.pipe()
            command = ["Xvfb", f":{number}", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
            command += ["-displayfd", str(writing)]
            server = Process(command, os.environ, self.folder / "Xvfb.log", pass_fds=(writing,))
            os.close(writing)
            with os.fdopen(reading) as pipe:
                told = pipe.read(8).strip()
            if told:
                self._processes.append(server)
                return server, f":{told}"
            server.stop(1.0)
        raise BenchError(f"Xvfb does not start on any display from :{DISPLAYS[0]} to :{DISPLAYS[-1]}")

    def start(self, command: Sequence[str], **more: object) -> Process:
        """Start something on this screen; it ends with the screen at the latest."""
        self.started += 1
        environment = {**self.environment, **dict(more.pop("extra", {}))}
        log = self.folder / f"{self.started:03d}-{Path(command[0]).name}.log"
        process = Process(command, environment, log, **more)
        self._processes.append(process)
        return process

    def hand(self, *words: object) -> None:
        """Let the hand do something: the words of an xdotool command line."""
        stream = self._hand.popen.stdin
        if stream is None or not self._hand.alive:
            raise BenchError("xdotool has ended")
        stream.write((" ".join(map(str, words)) + "\n").encode())
        stream.flush()

    def park(self) -> None:
        """Move the mouse out of every window."""
        self.hand("mousemove", self.size[0] + MARGIN[0] - 1, self.size[1] + MARGIN[1] - 1)

    def close(self) -> None:
        """End everything that was started, the screen last."""
        eyes = getattr(self, "eyes", None)
        for process in reversed(self._processes[1:]):
            process.stop(1.0)
        if eyes is not None:
            eyes.close()
        for process in self._processes[:1]:
            process.stop(1.0)


class Window:
    """A program with its window. ``shown`` and ``painted`` are seconds since its start, once known."""

    def __init__(self, screen: Screen, command: Sequence[str], **more: object) -> None:
        self.screen = screen
        self.process = screen.start(command, **more)
        self.id = 0
        self.shown = 0.0

    def show(self, patience: float = 60.0) -> float:
        """Wait for the window; returns the seconds from the program's start until it was visible."""
        eyes, pid = self.screen.eyes, self.process.pid
        self.id = self.process.wait(
            "its window is on the screen", lambda: eyes.window_of(set(tree(pid))), 0.004, patience
        )
        self.shown = time.monotonic() - self.process.born
        return self.shown

    def painted(self, since: float | None = None, patience: float = 60.0, most: float = FLAT) -> float:
        """Wait until the picture is there and stays; returns the seconds from ``since`` (else the program's
        start) to its last change. A window of which more than the share ``most`` has one colour, such as one
        with a bar of progress, is not a picture yet.
        """
        begin = self.process.born if since is None else since
        end = time.monotonic() + patience
        last: tuple[int, ...] = ()
        changed = time.monotonic()
        while True:
            now = self.screen.eyes.sample(self.id)
            moment = time.monotonic()
            if now != last:
                last, changed = now, moment
            elif now and not flat(now, most) and moment - changed > STILL:
                return changed - begin
            if moment > end:
                raise BenchError(f"waited {patience:.0f} s in vain for a picture that stays")
            if not self.process.alive:
                raise BenchError(f"the program ended before it was painted; it said: {self.process.said()}")
            time.sleep(0.012)

    def fit(self) -> None:
        """Give the window the size of the measurement, wholly on the screen, and wait until it has it."""
        eyes, size = self.screen.eyes, self.screen.size
        eyes.put(self.id, *CORNER, *size)
        with contextlib.suppress(BenchError):
            until("the window has its size", lambda: eyes.place(self.id)[2:] == size, 0.05, 5)

    def close(self) -> None:
        """End the program."""
        self.process.stop()


def flat(picture: tuple[int, ...], most: float = FLAT) -> bool:
    """Whether more than a share of the picture has one colour."""
    return Counter(picture).most_common(1)[0][1] > most * len(picture)


def bytecode(folder: Path) -> dict[str, str]:
    """Let Python keep its compiled modules below ``folder``, all of them compiled already.

    An installed program is compiled too; without this a machine that is told to keep no bytecode would
    measure the compiler, and the repository would fill with it where it is.
    """
    place = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    if not (folder / "bytecode").exists():
        environment = {**os.environ, **place, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        subprocess.run([sys.executable, "-c", COMPILE], env=environment, cwd=ROOT, check=True)
    return place


def with_bus(screen: Screen, command: Sequence[str], home: Path) -> Window:
    """Start a program as after a fresh login: with a home and a session bus of its own."""
    home.mkdir(parents=True, exist_ok=True)
    bus = ("dbus-run-session", "--") if find_program("dbus-run-session") is not None else ()
    return Window(screen, [*bus, *command], extra={"HOME": str(home), "XDG_RUNTIME_DIR": str(home)})


def our_command(*arguments: str) -> list[str]:
    """The command line of the program itself."""
    return [sys.executable, str(ROOT / "main.py"), *arguments]
