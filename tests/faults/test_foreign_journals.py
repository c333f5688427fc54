"""Files that are no journals of ours, or of another time: refused in one sentence and left untouched."""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import game
from game import journal
from game.journal import JournalError
from game.match import replay, resume
from scenes.words import Words
from tests.faults.tools import played, refused, run

PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4s", 13, b"IHDR") + bytes(17)


def write(path: Path, *lines: str) -> None:
    """A file whose check values are right, whatever stands in its lines."""
    check, data = 0, b""
    for line in lines:
        text = line.encode("utf-8", "surrogatepass")
        check = zlib.crc32(text, check)
        data += text + b"\t%08x\n" % check
    path.write_bytes(data)


def header(**changes: Any) -> str:
    """A good header with some entries changed; a value of ``None`` leaves the entry out."""
    head: dict[str, Any] = {
        "format": "longtable-journal",
        "version": 1,
        "game": "ugah",
        "rules": game.load("ugah").rules.VERSION,
        "seats": [["Anna", "human", 0], ["", "normal", 1]],
        "options": {},
        "seed": 5,
        "notes": {},
    }
    head.update(changes)
    return json.dumps({key: value for key, value in head.items() if value is not None})


def untouched(path: Path) -> str:
    """Check that the file is refused by everything that reads journals; returns the message's key."""
    before = path.read_bytes() if path.is_file() and path.stat().st_size < 1 << 20 else None
    with pytest.raises(JournalError) as caught:
        replay(journal.read(path), path.name)
    with pytest.raises(JournalError):
        resume(path)
    if before is not None:
        assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    sentence = Words().fault(caught.value)
    assert sentence != caught.value.key
    assert "{" not in sentence
    return caught.value.key


def test_the_good_header_is_good(tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header())
    assert replay(journal.read(path), path.name).setup.seats[0].name == "Anna"


@pytest.mark.parametrize("version", [0, 2, 999, -1, "1", 1.5, True, [1]])
def test_another_version_of_the_file_is_refused(tmp_path: Path, version: object) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(version=version))
    assert untouched(path) == "fault-journal-version"


@pytest.mark.parametrize("rules", [0, 2, 999, -1])
def test_another_version_of_the_rules_is_refused(tmp_path: Path, rules: int) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(rules=rules))
    assert untouched(path) == "fault-journal-rules"


@pytest.mark.parametrize("key", ["chess", "", "..", "ugah ", "os", "Ugah", "a\nb", "\ud800", "x" * 300])
def test_another_game_is_refused(tmp_path: Path, key: str) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(game=key))
    assert untouched(path) == "fault-journal-game"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [["Anna", "human", 0]]},
        {"seats": [["A", "human", 0]] * 99},
        {"seats": [["A", "human"]] * 2},
        {"seats": [["A", "human", 0, 0]] * 2},
        {"seats": [[1, "human", 0]] * 2},
        {"seats": [["A", "wizard", 0]] * 2},
        {"seats": [["A", "human", "0"]] * 2},
        {"seats": [["A", "human", True]] * 2},
        {"seats": "ab"},
        {"seats": 7},
        {"seats": {"0": 1}},
        {"seats": None},
        {"options": None},
        {"options": []},
        {"options": {"meet": "never"}},
        {"options": {"cheat": "on"}},
        {"options": {"meet": {"a": 1}}},
        {"options": {"first": "4"}},
        {"seed": None},
        {"seed": -1},
        {"seed": 1 << 64},
        {"seed": 1.0},
        {"seed": "5"},
        {"seed": True},
        {"seed": 10**400},
        {"rules": "1"},
        {"rules": True},
        {"notes": None},
        {"notes": 3},
        {"game": None},
        {"game": 3},
    ],
    ids=str,
)
def test_a_header_that_makes_no_match_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(**change))
    assert untouched(path) in ("fault-journal-damaged", "fault-journal-game")


@pytest.mark.parametrize("look", [-1, 6, 10**30])
def test_an_impossible_colour_is_refused(tmp_path: Path, look: int) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(seats=[["A", "human", look], ["B", "human", 1]]))
    assert untouched(path) == "fault-journal-damaged"


@pytest.mark.parametrize(
    "line",
    [
        '["Roll",1]',
        '["Roll",7]',
        '["Roll",true]',
        '["Roll","0"]',
        '["Roll"]',
        '["Roll",0,0]',
        '["Take",0,"gold"]',
        '["Fly",0]',
        '["undo"]',
        '["redo"]',
        "[]",
        "{}",
        "null",
        "NaN",
        "",
        "[" * 100_000,
        "9" * 5_000,
        '["__class__",0]',
        '["Action",0]',
    ],
    ids=lambda line: line[:20],
)
def test_a_line_that_is_no_legal_action_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, header(options={"first": "1"}), line, '["Roll",0]')
    assert untouched(path) == "fault-journal-damaged"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("empty", b""),
        ("newline", b"\n"),
        ("newlines", b"\n" * 1000),
        ("png", PNG),
        ("json", b'{"format": "longtable-journal", "version": 1}\n'),
        ("text", "Ωμέγα und so weiter\n".encode()),
        ("latin", "Käse\n".encode("latin-1")),
        ("tabs", b"\t\n" * 20),
        ("pickle", b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00.\n"),
        ("elf", b"\x7fELF" + bytes(range(256)) * 16),
        ("bom", b"\xef\xbb\xbf{}\t00000000\n"),
        ("long line", b"a" * (1 << 20)),
    ],
)
def test_foreign_files_are_refused(tmp_path: Path, name: str, data: bytes) -> None:
    path = tmp_path / "ugah-0001.journal"
    path.write_bytes(data)
    assert untouched(path) == "fault-journal-foreign"


@pytest.mark.parametrize("head", ["[]", "3", "null", '"x"', "{}", "{", "[" * 100_000, '{"format":"other"}'])
def test_well_checked_lines_without_a_header_are_refused(tmp_path: Path, head: str) -> None:
    path = tmp_path / "ugah-0001.journal"
    write(path, head, '["Roll",0]')
    assert untouched(path) in ("fault-journal-foreign", "fault-journal-damaged")


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert untouched(path) == "fault-journal-foreign"


def a_folder(path: Path) -> None:
    path.mkdir()


def a_lost_link(path: Path) -> None:
    path.symlink_to("nowhere")


def a_ring_of_links(path: Path) -> None:
    path.symlink_to(path.name)


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("make", [a_folder, a_lost_link, a_ring_of_links, a_pipe])
def test_what_is_no_file_is_refused(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "ugah-0001.journal")
    assert untouched(tmp_path / "ugah-0001.journal") in ("fault-journal-read", "fault-journal-foreign")


def test_the_command_line_refuses_them_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    for data in (b"", PNG, b"{}\n"):
        path.write_bytes(data)
        assert refused(run("check", str(path)))
        assert refused(run("resume", str(path), "--data-dir", str(tmp_path / "data")))
        assert path.read_bytes() == data
    write(path, header(version=999))
    assert "999" in refused(run("check", str(path)))
    assert refused(run("check", str(tmp_path / "missing.journal")))
    assert refused(run("check", str(tmp_path)))


def test_a_good_journal_is_checked_and_left_alone(tmp_path: Path) -> None:
    match = played(tmp_path, 20)
    match.close()
    assert match.journal is not None
    before = match.journal.path.read_bytes()
    done = run("check", str(match.journal.path), "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert (told["whole"], told["actions"], told["finished"]) == (True, len(match.history), False)
    match.journal.path.write_bytes(before + b"torn")
    told = json.loads(run("check", str(match.journal.path), "--json").stdout)
    assert (told["whole"], told["cut_bytes"]) == (False, 4)
    assert match.journal.path.read_bytes() == before + b"torn"
