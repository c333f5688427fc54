"""Journals that were cut off or changed: a loaded match is a prefix of the true one, or it is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game import journal
from game.journal import JournalError
from game.match import Match, replay, resume
from tests.faults.tools import played

ACTIONS = 10
FLIPS = 400


@pytest.fixture(scope="module")
def true_match(tmp_path_factory: pytest.TempPathFactory) -> Match:
    match = played(tmp_path_factory.mktemp("true"), ACTIONS)
    match.close()
    return match


@pytest.fixture(scope="module")
def whole(true_match: Match) -> bytes:
    assert true_match.journal is not None
    return true_match.journal.path.read_bytes()


def outcome_of(path: Path, data: bytes) -> tuple[str, ...] | None:
    """The lines that a file with this content loads with, or ``None`` if it is refused; looking at it never
    changes it, and nothing but a ``JournalError`` may come out.
    """
    path.write_bytes(data)
    try:
        record = journal.read(path)
        match = replay(record, path.name)
    except JournalError:
        assert path.read_bytes() == data
        with pytest.raises(JournalError):
            resume(path)
        assert path.read_bytes() == data
        assert [entry.name for entry in path.parent.iterdir()] == [path.name]
        return None
    assert path.read_bytes() == data
    assert len(match.history) == len(record.lines) - 2 * record.lines.count('["undo"]')
    return record.lines


def test_a_journal_cut_off_at_any_byte_loads_a_prefix_or_is_refused(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    path.write_bytes(whole)
    true = journal.read(path).lines
    header = whole.index(b"\n") + 1
    seen = set()
    for length in range(len(whole) + 1):
        lines = outcome_of(path, whole[:length])
        if length < header:
            assert lines is None, length
            continue
        expected = whole[:length].count(b"\n") - 1
        assert lines == true[:expected], length
        seen.add(expected)
    assert seen == set(range(len(true) + 1))


def test_a_cut_journal_is_mended_and_goes_on(whole: bytes, tmp_path: Path, true_match: Match) -> None:
    for number, length in enumerate(range(whole.index(b"\n") + 1, len(whole), 37)):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "ugah-0001.journal"
        path.write_bytes(whole[:length])
        kept = whole[: whole[:length].rindex(b"\n") + 1]
        match = resume(path)
        assert match.cut == (len(kept) < length)
        assert path.read_bytes() == kept
        cut = path.with_name(path.name + ".cut")
        assert (cut.read_bytes() if cut.exists() else b"") == whole[len(kept) : length]
        action = match.actions(match.asked()[0])[0]
        match.play(action)
        match.close()
        again = resume(path)
        assert again.history[-1] == action
        assert again.view(None) == match.view(None)
        again.close()


def test_a_changed_byte_anywhere_is_never_taken_for_a_match(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    path.write_bytes(whole)
    true = journal.read(path).lines
    last = whole.rindex(b"\n", 0, -1)
    kept = 0
    for at in range(len(whole)):
        for bit in (0, 3, 6):
            data = bytearray(whole)
            data[at] ^= 1 << bit
            lines = outcome_of(path, bytes(data))
            if lines is not None:
                assert at >= last, f"a change of byte {at} went unnoticed"
                assert lines == (true[:-2] if at == last else true[:-1])
                kept += 1
    assert kept, "no change hit the last line"


def test_many_changed_bytes_are_never_taken_for_a_match(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    path.write_bytes(whole)
    true = journal.read(path).lines
    chance = random.Random(20)
    for _ in range(FLIPS):
        data = bytearray(whole)
        start = chance.randrange(len(data))
        for at in range(start, min(len(data), start + chance.randint(1, 200))):
            data[at] = chance.randrange(256)
        if chance.random() < 0.5:
            del data[start : start + chance.randint(0, 60)]
        lines = outcome_of(path, bytes(data))
        assert lines is None or lines == true[: len(lines)]


@pytest.mark.parametrize("kind", ["doubled", "swapped", "dropped", "inserted", "zeros", "crlf"])
def test_lines_in_disorder_are_refused(whole: bytes, tmp_path: Path, kind: str) -> None:
    lines = whole.splitlines(keepends=True)
    match kind:
        case "doubled":
            lines.insert(5, lines[4])
        case "swapped":
            lines[4], lines[5] = lines[5], lines[4]
        case "dropped":
            del lines[4]
        case "inserted":
            lines.insert(5, b'["Roll",0]\t00000000\n')
        case "zeros":
            lines[5] = b"\0" * len(lines[5])
        case "crlf":
            lines = [line.replace(b"\n", b"\r\n") for line in lines]
    assert outcome_of(tmp_path / "ugah-0001.journal", b"".join(lines)) is None


def test_a_disk_that_filled_the_end_with_zeros_costs_only_the_torn_line(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "ugah-0001.journal"
    path.write_bytes(whole)
    true = journal.read(path).lines
    assert outcome_of(path, whole + b"\0" * 512) == true
    assert outcome_of(path, whole[:-7] + b"\0" * 7) == true[:-1]
