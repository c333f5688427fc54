"""What the fault tests share: matches on disk, the command line in a process of its own, an app without a
window.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import game
from game.chance import Chance
from game.match import Match, legal, start
from game.setup import SeatInfo, prepare
from scenes.manager import App
from scenes.start import open_app
from tests.pictures import PICTURES

ROOT = Path(__file__).resolve().parents[2]
SIZE = (960, 600)


def played(folder: Path | None, actions: int, seed: int = 1, *names: str) -> Match:
    """A match of two persons after so many random actions, with one move taken back, kept in ``folder``."""
    box = game.load("ugah")
    labels = names or ("Anna", "Ωμέγα")
    seats = [SeatInfo(name, "human", look) for look, name in enumerate(labels)]
    match, fault = start(box.rules, prepare(box.rules, seats, {}, seed, {"seating": "side"}), folder)
    assert fault is None
    chance = Chance(seed)
    taken_back = False
    while len(match.history) < actions:
        choices = legal(match)
        if not choices:
            break
        match.play(chance.pick(choices))
        seat = match.history[-1].seat
        if not taken_back and match.undo_refusal(seat) is None:
            match.undo(seat)
            taken_back = True
    return match


def run(
    *arguments: str,
    environment: Mapping[str, str] | None = None,
    prelude: str = "",
    encoding: str = "utf-8",
) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own; ``prelude`` is Python that runs before it."""
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{prelude}\nfrom main import main\nsys.exit(main())"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding=encoding,
        timeout=120,
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence with which a command line was refused."""
    lines = done.stderr.strip().splitlines()
    assert done.returncode == 2, done
    assert done.stdout == "", done
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in lines[0]
    assert lines[0][-1] in ".!?", lines[0]
    assert len(lines[0].split()) >= 4, lines[0]
    return lines[0]


def app_in(data: Path, speed: str = "off", own_pictures: bool = False) -> App:
    """The program without a window; ``finish_painting`` and ``step`` take the place of its loop.

    Its pictures come from a store that all tests share, unless ``own_pictures`` keeps them in ``data``.
    """
    options = argparse.Namespace(
        size=SIZE, fullscreen=False, scale=None, speed=speed, no_sound=True, data_dir=str(data), lang="en"
    )
    app = open_app(options, hidden=True)
    if not own_pictures:
        app.store = PICTURES
    return app


def steps(app: App, count: int = 3) -> None:
    """Let the loop turn a few times, painting to the end whatever has to be painted."""
    for _ in range(count):
        app.finish_painting()
        app.step(0.05)
    app.finish_painting()
