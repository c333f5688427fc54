"""A desk for the program: a display of its own, a window manager, hands that move mouse and keys.

Nothing here looks into the program: what lies on the table is read from the match's journal, and where it
lies is laid out anew in the test's own process (``twin.py``). Waiting always means waiting for a condition;
the deadline is generous and only ends a test that has failed anyway.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from game import journal
from game.journal import JournalError
from game.match import Match, replay
from tests.e2e.processes import LOOK_EVERY, PATIENCE, children, command_line, until

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "xprop": "x11-utils",
    "xwd": "x11-apps",
}
"""Programs that are needed and the Debian packages that hold them."""

SCREEN = (1400, 900)
WINDOW = (1280, 800)
DISPLAYS = range(81, 90)
GRID = 16
"""Every so many pixels of the window are looked at to tell one picture from another."""

T = TypeVar("T")
Pixel = tuple[int, int]
MANNERS = """\
<openbox_config xmlns="http://openbox.org/3.4/rc">
<keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
<mouse/>
</openbox_config>
"""
"""A window manager that leaves keys and buttons alone, but for Alt+F4. Where it looks at every press before
the program does and the machine is slow, presses lose their places and releases.
"""
Picture = tuple[bytes, ...]
"""The colours of a coarse grid of the window's pixels."""


def need_tools() -> None:
    """Fail, rather than skip, where the machine cannot show a window."""
    missing = sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})
    if missing:
        pytest.fail(
            "The end-to-end tests drive a real window and need these Debian packages: "
            f"{' '.join(missing)} (.ci/run installs them)."
        )


class Display:
    """A virtual screen with a window manager and hands on mouse and keyboard."""

    def __init__(self, folder: Path) -> None:
        need_tools()
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        try:
            self.name = self._start_screen()
            self.environment = {**os.environ, "DISPLAY": self.name}
            manners = folder / "openbox.xml"
            manners.write_text(MANNERS, encoding="utf-8")
            self._start("openbox", "--sm-disable", "--config-file", str(manners))
            until("the window manager is there", self._managed)
            self._hand = self._start("xdotool", "-", stdin=subprocess.PIPE)
        except BaseException:
            self.close()
            raise

    def _start_screen(self) -> str:
        for number in DISPLAYS:
            reading, writing = os.pipe()
            screen = self._start(
                "Xvfb",
                f":{number}",
                "-screen",
                "0",
                f"{SCREEN[0]}x{SCREEN[1]}x24",
                "-nolisten",
                "tcp",
                "-displayfd",
                str(writing),
                pass_fds=(writing,),
            )
            os.close(writing)
            with os.fdopen(reading) as pipe:
                told = pipe.read(8).strip()
            if told:
                return f":{told}"
            screen.wait()
        raise AssertionError(f"Xvfb does not start: see {self._folder / 'Xvfb.log'}")

    def _start(self, name: str, *arguments: str, **more: object) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "DISPLAY": getattr(self, "name", "")}
        with (self._folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                [name, *arguments],
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
                **more,  # type: ignore[call-overload]
            )
        self._processes.append(process)
        return process

    def _managed(self) -> bool:
        return "window id" in self.ask("xprop", "-root", "-notype", "_NET_SUPPORTING_WM_CHECK")

    def ask(self, *command: str) -> str:
        """What one of the little X programs says."""
        done = subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE)
        return done.stdout.decode("utf-8", "replace")

    def hand(self, *words: object) -> None:
        """Let the hands do something: the words of an xdotool command line."""
        assert self._hand.stdin is not None
        assert self._hand.poll() is None, "xdotool has ended"
        self._hand.stdin.write((" ".join(map(str, words)) + "\n").encode())
        self._hand.stdin.flush()

    def close(self) -> None:
        """End everything that was started, the screen last."""
        for process in reversed(self._processes):
            process.kill()
            process.wait()


class Program:
    """The program in its window on a display."""

    def __init__(self, display: Display, data: Path, *arguments: str, finger: bool = False) -> None:
        self.display = display
        self.data = data
        self.log = data.with_name(data.name + ".stderr")
        command = [sys.executable, str(ROOT / "main.py"), *arguments, "--data-dir", str(data), "--no-sound"]
        environment = {**display.environment, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        if finger:
            environment["SDL_MOUSE_TOUCH_EVENTS"] = "1"  # SDL makes finger events of the mouse
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self._read: tuple[tuple[Path, int], Match] | None = None
        self.window = ""
        self.place = (0, 0)
        self.size = (0, 0)

    # -- the window ---------------------------------------------------------------------------------

    def show(self) -> Program:
        """Wait until the window is there and has the keyboard."""
        self.window = self.wait("the window is on the screen", self._find)
        self.wait("the window has the keyboard", self._active)
        self._measure()
        return self

    def wait(self, what: str, look: Callable[[], T | None], every: float = LOOK_EVERY) -> T:
        """As ``until``, but the program must be alive meanwhile."""

        def alive() -> T | None:
            found = look()
            if not found and self.process.poll() is not None:
                pytest.fail(f"the program ended with {self.process.returncode} before {what}: {self.said()}")
            return found

        try:
            return until(what, alive, every)
        except pytest.fail.Exception as failure:
            raise AssertionError(f"{failure}; its last words: {self.said()!r}; {self.shot()}") from None

    def said(self) -> str:
        """What the program has written to its standard error."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def shot(self) -> str:
        """Keep a picture of the whole screen beside the data folder; says where."""
        path = self.data.with_name("screen.xwd")
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            self.display.ask("xwd", "-silent", "-root", "-out", str(path))
        return f"the screen is kept in {path}"

    def _find(self) -> str:
        tree = self.display.ask("xwininfo", "-root", "-tree")
        for window in re.findall(r'(0x[0-9a-f]+) "[^\n]*\("longtable" "longtable"\)', tree):
            owner = self.display.ask("xprop", "-id", window, "-notype", "_NET_WM_PID")
            if owner.split()[-1:] == [str(self.process.pid)]:
                return str(window)
        return ""

    def _active(self) -> bool:
        active = self.display.ask("xprop", "-root", "-notype", "_NET_ACTIVE_WINDOW")
        return bool(re.search(r"# 0x[0-9a-f]+", active)) and int(active.split()[-1], 16) == int(
            self.window, 16
        )

    def _measure(self) -> None:
        told = self.display.ask("xwininfo", "-id", self.window)

        def number(label: str) -> int:
            found = re.search(rf"{label}:\s+(-?\d+)", told)
            assert found is not None, told
            return int(found[1])

        self.place = number("Absolute upper-left X"), number("Absolute upper-left Y")
        self.size = number("Width"), number("Height")

    def title(self) -> str:
        """What stands in the window's title bar."""
        return self.display.ask("xprop", "-id", self.window, "-notype", "_NET_WM_NAME").partition('"')[2]

    def picture(self) -> Picture:
        """What the window shows: the colours of a coarse grid of its pixels."""
        command = ("xwd", "-silent", "-id", self.window)
        data = subprocess.run(command, env=self.display.environment, capture_output=True).stdout
        if len(data) < 100:
            return ()
        head = struct.unpack(">25I", data[:100])
        size, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        start = size + 12 * colours
        return tuple(
            data[start + y * stride + 4 * x :][:3]
            for y in range(GRID // 2, height, GRID)
            for x in range(GRID // 2, width, GRID)
        )

    def arrive(self, title: str, before: Picture, wholly: bool = False) -> None:
        """Wait until a scene with that title has been painted: the window no longer shows the picture
        ``before``, nor the plain ground of painting.

        ``wholly``: most of the picture must have changed, because parts of it change by themselves.
        """

        def there() -> bool:
            if not self.title().startswith(title):
                return False
            now = self.picture()
            if not now or plain(now):
                return False
            return alike(now, before) < 0.5 if wholly else now != before

        self.wait(f"the window shows {title!r}", there, 0.1)

    def come_back(self, title: str, earlier: Picture) -> None:
        """Wait until a scene with that title is painted that looks much as it did ``earlier``: what lay
        over it, and what was seen while that went away, was something else.
        """

        def there() -> bool:
            return self.title().startswith(title) and alike(self.picture(), earlier) > 0.3

        self.wait(f"the window shows {title!r} again", there, 0.1)

    def settle(self) -> Picture:
        """Wait until the window shows the same painted picture twice; returns it."""
        last: list[Picture] = [()]

        def still() -> Picture:
            now = self.picture()
            same = now == last[0] and bool(now) and not plain(now)
            last[0] = now
            return now if same else ()

        return self.wait("the window shows a picture that stays", still, 0.12)

    # -- hands --------------------------------------------------------------------------------------

    def at(self, pixel: Pixel) -> str:
        """A pixel of the window as a pixel of the screen, for xdotool."""
        assert 0 <= pixel[0] < self.size[0], pixel
        assert 0 <= pixel[1] < self.size[1], pixel
        return f"{self.place[0] + pixel[0]} {self.place[1] + pixel[1]}"

    def point(self, pixel: Pixel) -> None:
        """Move the mouse to a pixel of the window."""
        self.display.hand(f"mousemove {self.at(pixel)}")

    def tap(self, pixel: Pixel) -> None:
        """Press and release at a pixel of the window."""
        self.display.hand(f"mousemove {self.at(pixel)} mousedown 1 mouseup 1")

    def drag(self, start: Pixel, end: Pixel) -> None:
        """Press at one pixel, move in steps, release at the other."""
        self.take(start, end)
        self.display.hand("mouseup 1")

    def take(self, start: Pixel, end: Pixel) -> None:
        """Press at one pixel and move in steps to the other, without releasing."""
        steps = [
            (start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5)
            for step in range(1, 6)
        ]
        moves = " ".join(f"mousemove {self.at(step)}" for step in steps)
        self.display.hand(f"mousemove {self.at(start)} mousedown 1 {moves}")

    def throw(self, start: Pixel, end: Pixel) -> None:
        """Press at one pixel and let go at the other while the hand still moves."""
        self.display.hand(f"mousemove {self.at(start)} mousedown 1")
        for step in range(1, 6):
            x, y = (start[axis] + (end[axis] - start[axis]) * step // 5 for axis in (0, 1))
            self.display.hand(f"sleep 0.01 mousemove {self.at((x, y))}")
        self.display.hand("mouseup 1")

    def hold(self, start: Pixel, enough: Callable[[], object]) -> None:
        """Press at a pixel and release only when it has had its effect."""
        self.display.hand(f"mousemove {self.at(start)} mousedown 1")
        self.wait("a button has been held for long enough", enough)
        self.display.hand("mouseup 1")

    def key(self, name: str) -> None:
        """Press and release a key by its X name."""
        self.display.hand(f"key {name} getmouselocation sleep 0.02")

    def hold_key(self, name: str, enough: Callable[[], object]) -> None:
        """Press a key and release it only when it has had its effect."""
        self.display.hand("keydown", name)
        self.wait(f"{name} has been held for long enough", enough)
        self.display.hand("keyup", name)

    # -- the match ----------------------------------------------------------------------------------

    def journals(self) -> list[Path]:
        """The journals in the data folder, oldest first."""
        return sorted((self.data / "matches").glob("*.journal"))

    def match(self, path: Path | None = None) -> Match | None:
        """The match as its journal tells it now (the newest one unless named), read by this process."""
        if path is None:
            found = self.journals()
            if not found:
                return None
            path = found[-1]
        known = (path, path.stat().st_size)
        if self._read is None or self._read[0] != known:
            try:
                self._read = known, replay(journal.read(path), path.name)
            except JournalError:
                return None
        return self._read[1]

    # -- the end ------------------------------------------------------------------------------------

    def workers(self) -> set[int]:
        """The processes in which computer players think."""
        return {pid for pid in children(self.process.pid) if "spawn_main" in command_line(pid)}

    def kill(self) -> None:
        """Kill the program as if the power had failed."""
        self.process.kill()
        self.process.wait()

    def ended(self) -> int:
        """Wait for the program's own end; returns its exit status."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Make sure that nothing is left."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def plain(picture: Picture) -> bool:
    """Whether nearly everything has one colour: the window while a scene is being painted."""
    return Counter(picture).most_common(1)[0][1] > 0.6 * len(picture)


def alike(one: Picture, other: Picture) -> float:
    """The share of two pictures that is the same."""
    if not one or len(one) != len(other):
        return 0.0
    return sum(here == there for here, there in zip(one, other, strict=True)) / len(one)
