"""The program in its window, watched from within: ``python -m tests.bench.driver SCRIPT --report FILE``.

SDL's hints stand in its environment. It opens the window as ``main.py`` does and runs the program's own
loop. Three doors are watched without changing what goes through: ``pygame.event.get`` opens a frame,
``App.step`` closes it, and ``pygame.display.update`` and ``flip`` tell whether it was shown. A script (see
``scripts.py``) may act before each step; what it takes itself is not counted. Reports are lines of JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, TypeVar

import pygame

from scenes.scene import Scene
from scenes.start import open_app
from tests.bench.x11 import Eyes

T = TypeVar("T")
Script = Iterator[None]


@dataclass(frozen=True, slots=True)
class Frame:
    """One turn of the loop: when it ended (monotonic), its seconds by the wall and of this thread, whether
    something was shown, whether a scene was being painted.
    """

    ended: float
    wall: float
    processor: float
    shown: bool
    painting: bool


class Driver:
    """The program under measurement."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.app = open_app(options)
        self.frames: list[Frame] = []
        self.stays = False
        """Whether the program runs on, for hands from outside, when the script has ended."""
        self.light = False
        """Whether processor time is not read, for reading it costs as much as a third of a dragging frame."""
        self.bare = options.bare
        """Whether nothing is watched any more when a script that stays has ended: watching costs a tenth."""
        self.turn = 0.0
        """Seconds that clocks go on at each turn of the loop; nought = as many as have passed."""
        self._report: Path = options.report
        self._script: Script | None = None
        self._opened: tuple[float, float] | None = None
        self._shown = False
        self._watch()

    # -- watching -----------------------------------------------------------------------------------

    def _watch(self) -> None:
        get, step = pygame.event.get, self.app.step
        update, flip = pygame.display.update, pygame.display.flip

        def look_away() -> None:
            pygame.event.get, self.app.step = get, step
            pygame.display.update, pygame.display.flip = update, flip

        self._look_away = look_away

        def watched_get(*arguments: Any) -> Any:
            self._opened = self._opened or self._now()
            return get(*arguments)

        def watched_step(seconds: float) -> bool:
            acting = self._act()
            if not self.app.running:
                return False
            painting = self.app.busy
            begun = self._opened or self._now()
            moving = step(self.turn or seconds)
            self._close(begun, painting or self.app.busy)
            return moving or acting

        def watched(show: Callable[..., None]) -> Callable[..., None]:
            def showing(*arguments: Any) -> None:
                self._shown = True
                show(*arguments)

            return showing

        pygame.event.get = watched_get
        pygame.display.update, pygame.display.flip = watched(update), watched(flip)
        self.app.step = watched_step

    def _act(self) -> bool:
        """Let the script do something; its time is taken out of the frame."""
        if self._script is None:
            return False
        begun = self._now()
        try:
            next(self._script)
        except StopIteration:
            self._script = None
            if not self.stays:
                self.app.quit()
            elif self.bare:
                self._look_away()
        self._leave_out(begun)
        return True

    def _now(self) -> tuple[float, float]:
        return time.monotonic(), 0.0 if self.light else time.thread_time()

    def _leave_out(self, begun: tuple[float, float]) -> None:
        if self._opened is not None:
            wall, processor = self._now()
            self._opened = (self._opened[0] + wall - begun[0], self._opened[1] + processor - begun[1])

    def counted(self, act: Callable[[], T]) -> T:
        """Let the script do something that a person's gesture would do: its time belongs to the frame."""
        begun = self._now()
        try:
            return act()
        finally:
            wall, processor = self._now()
            if self._opened is not None:
                self._opened = (self._opened[0] - wall + begun[0], self._opened[1] - processor + begun[1])

    def _close(self, begun: tuple[float, float], painting: bool) -> None:
        wall, processor = self._now()
        self.frames.append(Frame(wall, wall - begun[0], processor - begun[1], self._shown, painting))
        self._opened, self._shown = None, False

    # -- for scripts --------------------------------------------------------------------------------

    def tell(self, kind: str, **data: object) -> None:
        """Report something; whoever measures waits for it."""
        line = json.dumps({"kind": kind, "at": time.monotonic(), **data})
        with self._report.open("a", encoding="utf-8") as stream:
            stream.write(line + "\n")

    def tell_frames(self, kind: str, frames: list[Frame], **data: object) -> None:
        """Report frames."""
        self.tell(kind, frames=[astuple(frame) for frame in frames], **data)

    def painted(self, size: tuple[int, int] | None = None) -> Script:
        """Wait until the scene on top is painted and shown (in a window of that size)."""
        app = self.app
        while True:
            count = len(self.frames)
            yield
            if app.busy or app._resized_at is not None or (size and app.screen.get_size() != size):
                continue
            if self.frames[count:] and self.frames[-1].shown and not self.frames[-1].painting:
                return
            app.redraw()

    def settled(self) -> Script:
        """Wait until what can be done in spare time is done."""
        while self.app._tidy_up():
            yield

    def rest(self, seconds: float) -> Script:
        """Let so much time pass."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            yield

    def eyes(self) -> tuple[Eyes, int]:
        """A look from outside at the own window: a connection of its own, and the window's number."""
        return Eyes(os.environ["DISPLAY"]), int(pygame.display.get_wm_info()["window"])

    def run(self, first: Scene, script: Script | None) -> None:
        """Show the first scene and run the program's loop."""
        self._script = script
        self.app.push(first)
        self.app.run()
        self.tell_frames("end", self.frames)
        pygame.quit()


def _now() -> tuple[float, float]:
    return time.monotonic(), time.thread_time()


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


def main() -> int:
    """Run one script."""
    from tests.bench import endurance, scripts

    every = {**scripts.SCRIPTS, "matches": endurance.matches, "stress": endurance.stress}
    parser = argparse.ArgumentParser(prog="python -m tests.bench.driver")
    parser.add_argument("script", choices=sorted(every))
    parser.add_argument("--report", type=Path, required=True)
    parser.add_argument("--size", type=_size, default=(1920, 1080))
    parser.add_argument("--data-dir", required=True)
    parser.add_argument("--game", default="ugah")
    parser.add_argument("--number", type=int, default=1)
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--bare", action="store_true")
    parser.set_defaults(fullscreen=False, scale=None, no_sound=False, lang="en")
    driver = Driver(parser.parse_args())
    first, script = every[driver.options.script](driver)
    driver.run(first, script)
    return 0


if __name__ == "__main__":
    sys.exit(main())
