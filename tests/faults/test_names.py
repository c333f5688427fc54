"""Names of any length and script: shown without a crash, kept in the journal as they were given."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game import codec, journal, records
from game.match import legal, replay, resume
from game.setup import SeatInfo
from scenes import choices, saved, tables
from scenes.logbook import LogScene
from scenes.menu import ShelfScene
from scenes.resume import ResumeScene
from scenes.seats import SeatsScene
from tests.faults.tools import app_in, run, steps

NAMES = {
    "empty": ("", ""),
    "blank": ("   ", "\t\n"),
    "equal": ("Anna", "Anna"),
    "long": ("M" * 300, "i" * 300),
    "one long word": ("Donaudampfschifffahrt" * 14, "W" * 299),
    "emoji": ("👩‍👩‍👧‍👦🎲", "🏳️‍🌈"),
    "right to left": ("שלום", "مرحبا\u202eabc"),
    "combining": ("Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘", "é"),
    "NUL": ("A\0B", "\0"),
    "control": ("\x07\x1b[31m", "\x7f\x80"),
    "lone surrogate": ("\ud800", "x\udfff"),
    "markup": ("<b>bold</b><img src=x>", "<font color=#FF0000>"),
    "Fluent": ("{ $name }", '{"'),
    "JSON": ('"],"human",0],["', "\\u0000"),
    "tab and line": ("a\tdeadbeef\nb", "\r\n"),
    "path": ("../../etc/passwd", "C:\\con"),
    "noncharacters": ("\ufffe\uffff", "\U0010ffff"),
}


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_a_name_is_shown_and_kept(tmp_path: Path, names: tuple[str, str]) -> None:
    app = app_in(tmp_path / "data")
    seats = [SeatInfo(names[0], "human", 0), SeatInfo(names[1], "human", 1)]
    chosen = choices.Choices(seats, dict(choices.usual(game.load("ugah").rules).options), "side")
    app.push(ShelfScene(app))
    scene = choices.begin(app, "ugah", chosen)
    app.push(scene)
    steps(app)
    log = scene.match.journal
    assert log is not None
    for _ in range(12):
        assert scene.perform(legal(scene.match)[0]) is None
        steps(app, 1)
    app.push(LogScene(app, scene.helps.log_lines()))
    steps(app)
    app.pop()

    loaded = replay(journal.read(log.path), log.path.name)
    assert tuple(seat.name for seat in loaded.setup.seats) == names
    assert loaded.history == scene.match.history
    app.pop()
    assert resume(log.path).setup.seats == tuple(seats)
    for menu in (ShelfScene(app), ResumeScene(app), SeatsScene(app, "ugah")):
        app.push(menu)
        steps(app)
    assert saved.look(log.path) is not None
    app.quit()


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_a_name_is_counted_at_the_end(tmp_path: Path, names: tuple[str, str]) -> None:
    app = app_in(tmp_path / "data")
    seats = [SeatInfo(names[0], "human", 0), SeatInfo(names[1], "human", 1)]
    scene = tables.open_new(app, "ugah", seats, {"first": "1"}, 3, "around")
    app.push(scene)
    steps(app)
    while scene.match.outcome() is None:
        scene.match.play([a for a in legal(scene.match) if codec.encode(a)[:9] != '["PutBack'][-1])
    scene.lay_out()
    steps(app)
    scene.show_results()
    steps(app)
    kept = records.latest(app.folders.records, 1)[0].names
    assert len(kept) == 2
    assert all(name.isprintable() or name for name in kept if name)
    app.quit()


@pytest.mark.parametrize("names", [",", "<b>,</b>", "Ωμέγα,שלום", "a,b,c,d,e", "x" * 400])
def test_names_on_the_command_line(tmp_path: Path, names: str) -> None:
    out = tmp_path / "picture.png"
    prelude = """
import os
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from scenes.manager import App
def run(app):
    for _ in range(3):
        app.finish_painting()
        app.step(0.05)
    app.quit()
App.run = run
"""
    done = run("play", "ugah", "--names", names, "--data-dir", str(tmp_path / "data"), prelude=prelude)
    assert (done.returncode, done.stderr) == (0, "")
    path = next((tmp_path / "data" / "matches").iterdir())
    told = journal.read(path).setup.seats
    assert [seat.name for seat in told] == [*names.split(","), "", ""][:2]
    assert not out.exists()
