"""``resume`` without a journal goes on with the newest match that is not over and not damaged."""

from __future__ import annotations

import os

import main
from game.match import start
from scenes import saved
from scenes.words import Words
from tests.support import GAMES, played, setup_of


def _kept(folder, seed: int, age: int, most: int):
    match, _ = start(GAMES["ugah"].rules, setup_of(GAMES["ugah"], 2, {}, seed), folder)
    for _ in played(match, seed, most):
        pass
    match.close()
    os.utime(match.journal.path, (age, age))
    return match.journal.path


def test_finished_and_damaged_matches_are_passed_over(tmp_path, monkeypatch):
    folder = tmp_path / "matches"
    wanted = _kept(folder, 1, 1_000, 9)
    _kept(folder, 2, 2_000, 5_000)
    broken = _kept(folder, 3, 3_000, 9)
    broken.write_bytes(broken.read_bytes()[:40] + b"?" + broken.read_bytes()[41:])
    os.utime(broken, (3_000, 3_000))
    opened = []
    monkeypatch.setattr(main, "_window", lambda options, first: opened.append(first) or 0)
    assert main.main(["resume", "--data-dir", str(tmp_path)]) == 0
    assert len(opened) == 1
    entries = [entry for entry in saved.scan(folder, 9) if entry is not None and entry.fault is None]
    assert [entry.path for entry in entries] == [wanted]


def test_nothing_to_go_on_with_is_told(tmp_path, capsys):
    assert main.main(["resume", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip() == Words().say("fault-nothing-to-resume")
