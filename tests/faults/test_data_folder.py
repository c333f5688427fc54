"""A data folder that is missing, a file, read-only or full never stops play: the player is told once."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

import game
from game import journal, records
from game.match import legal, replay, start
from game.setup import SeatInfo, prepare
from scenes import preferences, tables
from scenes.manager import App
from scenes.menu import ShelfScene
from scenes.table import TableScene
from tests.faults.tools import app_in, run, steps

SEATS = [SeatInfo("Anna", "human", 0), SeatInfo("Ben", "human", 1)]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that were shown to the players (those told once only are shown once)."""
    sentences: list[str] = []
    tell = App.tell

    def listen(app: App, sentence: str, once: bool = False) -> None:
        if not (once and sentence in app._told):
            sentences.append(sentence)
        tell(app, sentence, once)

    monkeypatch.setattr(App, "tell", listen)
    return sentences


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path | None]:
    """A file system of 64 kB, or ``None`` where mounting is not allowed."""
    place = tmp_path / "tiny"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)]
    with contextlib.suppress(OSError):
        if subprocess.run(command, capture_output=True).returncode == 0:
            try:
                yield place
            finally:
                subprocess.run(["umount", "-l", str(place)], check=True)
            return
    yield None


def fill(place: Path) -> None:
    """Leave no free byte."""
    with contextlib.suppress(OSError), (place / "ballast").open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)


def open_table(app: App, first_name: str = "Anna") -> TableScene:
    """A new match with the table on top of the shelf."""
    seats = [SeatInfo(first_name, "human", 0), SEATS[1]]
    scene = tables.open_new(app, "ugah", seats, {}, 5, "side")
    app.push(ShelfScene(app))
    app.push(scene)
    steps(app)
    return scene


def play_to_the_end(app: App, scene: TableScene) -> None:
    """Play by the table's own means until the match is over and the results are on."""
    while True:
        choices = [a for a in legal(scene.match) if type(a).__name__ != "PutBack"]
        if not choices:
            break
        assert scene.perform(choices[len(scene.match.history) % len(choices)]) is None
        app.step(0.01)
    steps(app)
    scene.show_results()
    steps(app)
    assert scene.match.outcome() is not None


def deny(code: int) -> Callable[..., int]:
    """A system call that always fails."""

    def fail(*_: object, **__: object) -> int:
        raise OSError(code, os.strerror(code))

    return fail


def refuse_writing(monkeypatch: pytest.MonkeyPatch, folder: Path, code: int) -> None:
    """Let everything that would write under ``folder`` fail as on a read-only disk."""
    real_open, real_mkdir = os.open, os.mkdir

    def guarded(path: object, flags: int, *rest: object, **more: object) -> int:
        if str(path).startswith(str(folder)) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise OSError(code, os.strerror(code))
        return real_open(path, flags, *rest, **more)  # type: ignore[arg-type]

    def make(path: object, *rest: object, **more: object) -> None:
        if str(path).startswith(str(folder)):
            raise OSError(code, os.strerror(code))
        real_mkdir(path, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", guarded)
    monkeypatch.setattr(os, "mkdir", make)


def test_a_missing_folder_is_made(tmp_path: Path, told: list[str]) -> None:
    data = tmp_path / "not" / "yet" / "there"
    app = app_in(data, own_pictures=True)
    scene = open_table(app)
    play_to_the_end(app, scene)
    assert told == []
    assert len(list((data / "matches").glob("*.journal"))) == 1
    assert records.summary(data / "records.sqlite")[0].played == 1
    app.quit()


@pytest.mark.parametrize("name", ["", "matches"])
def test_a_file_in_place_of_the_folder(tmp_path: Path, told: list[str], name: str) -> None:
    data = tmp_path / "data"
    blocked = data / name if name else data
    blocked.parent.mkdir(exist_ok=True)
    blocked.write_text("I was here first.")
    app = app_in(data, own_pictures=True)
    scene = open_table(app)
    assert scene.match.journal is None
    play_to_the_end(app, scene)
    app.save_preferences()
    app.save_preferences()
    assert told
    assert len(told) == len(set(told))
    assert told[0] == app.words.say("fault-journal-folder", reason=told_reason(told[0], app))
    assert blocked.read_text() == "I was here first."
    app.quit()


def told_reason(sentence: str, app: App) -> str:
    """What stands in the sentence for the reason."""
    before, _, after = app.words.say("fault-journal-folder", reason="\0").partition("\0")
    assert sentence.startswith(before), sentence
    assert sentence.endswith(after), sentence
    return sentence.removeprefix(before).removesuffix(after)


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.EIO])
def test_a_folder_that_cannot_be_written(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    app = app_in(data)
    refuse_writing(monkeypatch, data, code)
    scene = open_table(app)
    assert scene.match.journal is None
    assert os.strerror(code) in told[0]
    play_to_the_end(app, scene)
    assert len(told) == len(set(told))
    assert list((data / "matches").glob("*")) == [] if (data / "matches").exists() else True
    app.quit()


def test_a_read_only_file_system(tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real mount where that is allowed, else with calls that fail as they would there."""
    data = tmp_path / "data"
    data.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "ro,size=64k", "tmpfs", str(data)]
    mounted = False
    with contextlib.suppress(OSError):
        mounted = subprocess.run(command, capture_output=True).returncode == 0
    if not mounted:
        refuse_writing(monkeypatch, data, errno.EROFS)
    try:
        app = app_in(data, own_pictures=True)
        scene = open_table(app)
        assert scene.match.journal is None
        assert os.strerror(errno.EROFS) in told[0]
        play_to_the_end(app, scene)
        assert len(told) == len(set(told))
        assert list(data.iterdir()) == []
        app.quit()
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(data)], check=True)


def test_a_disk_that_fills_up_in_mid_match(
    tmp_path: Path, tiny: Path | None, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written before stays whole; the match goes on in memory; the player is told once."""
    data = tiny if tiny is not None else tmp_path / "data"
    app = app_in(data, own_pictures=True)
    scene = open_table(app, "x" * 3200)  # so that a block of the disk is nearly full
    log = scene.match.journal
    assert log is not None
    for _ in range(4):
        assert scene.perform(legal(scene.match)[0]) is None
    kept = journal.read(log.path).lines
    assert len(kept) == 4

    if tiny is not None:
        fill(tiny)
    else:
        monkeypatch.setattr(os, "write", deny(errno.ENOSPC))
    play_to_the_end(app, scene)
    monkeypatch.undo()
    assert scene.match.fault is not None
    record = journal.read(log.path)
    assert record.lines[:4] == kept
    assert record.cut == 0
    loaded = replay(record, log.path.name)
    assert scene.match.history[: len(loaded.history)] == loaded.history
    assert len(loaded.history) < len(scene.match.history)
    app.quit()


def test_the_player_is_told_of_a_full_disk_once(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_in(tmp_path / "data")
    scene = open_table(app)
    assert scene.perform(legal(scene.match)[0]) is None
    monkeypatch.setattr(os, "write", deny(errno.ENOSPC))
    for _ in range(5):
        assert scene.perform(legal(scene.match)[0]) is None
        app.step(0.01)
    assert [sentence for sentence in told if os.strerror(errno.ENOSPC) in sentence] == told
    assert len(told) == 1
    app.quit()


def test_a_full_disk_from_the_start(
    tmp_path: Path, tiny: Path | None, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tiny if tiny is not None else tmp_path / "data"
    data.mkdir(exist_ok=True)
    if tiny is not None:
        fill(tiny)
    else:
        monkeypatch.setattr(os, "write", deny(errno.ENOSPC))
    app = app_in(data, own_pictures=True)
    scene = open_table(app)
    assert scene.match.journal is None
    play_to_the_end(app, scene)
    monkeypatch.undo()
    assert told
    assert len(told) == len(set(told))
    assert list(data.rglob("*.journal")) == []
    app.quit()


def test_a_torn_write_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line reaches the disk, then it is full: the half line does not stay."""
    rules = game.load("ugah").rules
    match, fault = start(rules, prepare(rules, SEATS, {}, 1), tmp_path)
    assert fault is None
    assert match.journal is not None
    match.play(legal(match)[0])
    before = match.journal.path.read_bytes()
    real = os.write
    calls: list[int] = []

    def half(handle: int, data: bytes) -> int:
        calls.append(handle)
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, data[: len(data) // 2])

    monkeypatch.setattr(os, "write", half)
    match.play(legal(match)[0])
    monkeypatch.undo()
    assert len(calls) == 2
    assert match.fault is not None
    assert match.journal.path.read_bytes() == before
    match.play(legal(match)[0])
    assert match.journal.path.read_bytes() == before
    match.close()


def test_a_journal_that_another_program_changes_is_left_alone(tmp_path: Path, told: list[str]) -> None:
    app = app_in(tmp_path / "data")
    scene = open_table(app)
    log = scene.match.journal
    assert log is not None
    assert scene.perform(legal(scene.match)[0]) is None
    with log.path.open("ab") as file:
        file.write(b"something else")
    changed = log.path.read_bytes()
    play_to_the_end(app, scene)
    assert log.path.read_bytes() == changed
    assert len(told) == 1
    app.quit()


def test_a_folder_removed_in_mid_match_does_not_stop_play(tmp_path: Path, told: list[str]) -> None:
    app = app_in(tmp_path / "data")
    scene = open_table(app)
    log = scene.match.journal
    assert log is not None
    log.path.unlink()
    log.path.parent.rmdir()
    log.path.parent.write_text("gone")
    play_to_the_end(app, scene)
    assert len(told) == len(set(told))
    app.quit()


def test_a_greek_home_folder(tmp_path: Path) -> None:
    home = tmp_path / "Ωμέγα και άλφα"
    home.mkdir()
    environment = {"HOME": str(home), "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "LC_ALL": "C"}
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
    done = run("play", "ugah", "--seed", "1", "--no-sound", environment=environment, prelude=prelude)
    assert (done.returncode, done.stderr) == (0, "")
    found = list(home.rglob("*.journal"))
    assert len(found) == 1
    checked = run("check", str(found[0]), environment={"LC_ALL": "C"})
    assert (checked.returncode, checked.stderr) == (0, "")
    again = run("resume", "--no-sound", environment=environment, prelude=prelude)
    assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"scale": "big"}',
        b'{"scale": NaN}',
        b'{"scale": 1e999, "diagonal": -1e999}',
        b'{"effects": 1000000000000000000000, "bot_pace": -5, "speed": "warp", "language": "tlh"}',
        b'{"last": {"ugah": {"seats": 7, "options": [], "seating": {}}, "game": ["ugah"]}}',
        b'{"last": {"ugah": {"seats": [[1, 2], ["a", "wizard", -1], null]}, "game": "chess"}}',
        b'{"muted": "yes", "fullscreen": 1, "last": null, "unknown": 1}',
    ],
    ids=lambda content: content[:24].decode("latin-1"),
)
def test_damaged_settings_are_replaced_by_defaults(tmp_path: Path, content: bytes, told: list[str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_bytes(content)
    app = app_in(data)
    assert 0.75 <= app.preferences.scale <= 2
    assert app.preferences.speed in preferences.SPEEDS
    app.push(ShelfScene(app))
    steps(app)
    scene = open_table(app)
    assert scene.match.journal is not None
    app.save_preferences()
    assert told == []
    saved = json.loads((data / "settings.json").read_text(encoding="utf-8"))
    assert saved["speed"] in preferences.SPEEDS
    assert asdict(preferences.load(data / "settings.json")).items() >= saved.items()
    app.quit()


@pytest.mark.parametrize("kind", ["text", "empty", "folder", "half"])
def test_damaged_records_do_not_stop_the_results(tmp_path: Path, kind: str, told: list[str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    path = data / "records.sqlite"
    if kind == "folder":
        path.mkdir()
    elif kind == "half":
        path.write_bytes(b"SQLite format 3\0" + b"\x10" * 200)
    else:
        path.write_bytes(b"no database at all" * 100 if kind == "text" else b"")
    before = path.read_bytes() if kind in ("text", "half") else None
    assert records.summary(path) == []
    assert records.latest(path, 5) == []
    app = app_in(data)
    scene = open_table(app)
    play_to_the_end(app, scene)
    if before is not None:
        assert path.read_bytes() == before
    assert len(told) <= 1
    app.quit()
