"""A match on disk: a header and one line per action, undo or change of player, appended and synced.

The file is UTF-8 text. Every line ends with a tab and a check value that also covers all lines before
it, so a changed byte anywhere is noticed. A torn or foreign last line is cut off (and kept beside the
file); a file that is damaged further up, foreign or newer is refused and left untouched.
"""

from __future__ import annotations

import json
import os
import stat
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.contract import Fault
from game.setup import SeatInfo, Setup

FORMAT = "longtable-journal"
VERSION = 1
SUFFIX = ".journal"
LOOKS = 6
"""Colours and symbols that a seat can have."""
LARGEST = 64 << 20
"""A journal is never larger than this many bytes; a bigger file is foreign."""


class JournalError(Fault):
    """The file is not a journal that can be played on; it has not been changed."""


@dataclass(frozen=True, slots=True)
class Record:
    """What stands in a journal: setup, rules version, the lines after the header.

    ``whole`` counts the bytes of whole lines, ``cut`` those of a torn line behind them.
    """

    setup: Setup
    rules_version: int
    lines: tuple[str, ...]
    whole: int
    cut: int


class Journal:
    """An open journal that is written on. ``fault`` is set once writing has failed; then it stays silent."""

    def __init__(self, path: Path, handle: int, size: int, check: int) -> None:
        self.path = path
        self.fault: Fault | None = None
        self._handle = handle
        self._size = size
        self._check = check

    @classmethod
    def create(cls, folder: Path, setup: Setup, rules_version: int) -> Journal:
        """Start a new journal in ``folder``, which is made if it is missing.

        Raises:
            OSError: if the folder or the file cannot be written.
        """
        folder.mkdir(parents=True, exist_ok=True)
        for number in _numbers(folder, setup.game):
            path = folder / f"{setup.game}-{number:04d}{SUFFIX}"
            try:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)
            except FileExistsError:
                continue
            journal = cls(path, handle, 0, 0)
            try:
                journal._write(_header(setup, rules_version))
            except OSError:
                journal.close()
                path.unlink(missing_ok=True)
                raise
            return journal
        raise AssertionError("numbers never end")

    @classmethod
    def reopen(cls, path: Path) -> tuple[Record, Journal | None]:
        """Read a journal and go on writing it; the journal is ``None`` where it cannot be written.

        A torn last line is cut off; its bytes are kept in a file beside it.

        Raises:
            JournalError: if the file cannot be read or is no whole journal.
        """
        record = read(path)
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except OSError:
            return record, None
        try:
            if record.cut:
                tail = path.with_name(path.name + ".cut")
                tail.write_bytes(path.read_bytes()[record.whole :])
                os.ftruncate(handle, record.whole)
            os.lseek(handle, record.whole, os.SEEK_SET)
        except OSError:
            os.close(handle)
            return record, None
        check = 0
        for line in path.read_bytes()[: record.whole].splitlines():
            check = int(line[-8:], 16)
        return record, cls(path, handle, record.whole, check)

    def append(self, line: str) -> None:
        """Write one line and wait until it is on the disk.

        A failure (full disk, folder gone, file changed by another program) sets ``fault`` once; play
        goes on in memory.
        """
        if self.fault is not None:
            return
        try:
            if os.fstat(self._handle).st_size != self._size:
                raise JournalError("fault-journal-changed", file=self.path.name)
            self._write(line)
        except OSError as error:
            self._forget_torn_tail()
            self.fault = JournalError("fault-journal-write", reason=_reason(error))
        except JournalError as error:
            self.fault = error

    def close(self) -> None:
        """Let go of the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _write(self, line: str) -> None:
        text = line.encode("utf-8", "surrogatepass")
        check = zlib.crc32(text, self._check)
        data = text + b"\t%08x\n" % check
        written = 0
        while written < len(data):
            written += os.write(self._handle, data[written:])
        os.fsync(self._handle)
        self._check = check
        self._size += len(data)

    def _forget_torn_tail(self) -> None:
        try:
            os.ftruncate(self._handle, self._size)
        except OSError:
            return


def read(path: Path) -> Record:
    """What stands in the journal at ``path``; nothing is changed.

    Raises:
        JournalError: one sentence's worth of why it cannot be used.
    """
    name = path.name or str(path)
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise JournalError("fault-journal-foreign", file=name)
        data = path.read_bytes()
    except OSError as error:
        raise JournalError("fault-journal-read", file=name, reason=_reason(error)) from error
    lines, whole = _whole_lines(data, name)
    setup, rules_version = _parse_header(lines[0], name)
    return Record(setup, rules_version, tuple(lines[1:]), whole, len(data) - whole)


def found(folder: Path) -> list[Path]:
    """The journals in ``folder``, newest first; an unreadable folder holds none."""
    try:
        found = [(entry.stat().st_mtime_ns, entry) for entry in folder.iterdir() if entry.suffix == SUFFIX]
    except OSError:
        return []
    return [entry for _, entry in sorted(found, key=lambda item: item[0], reverse=True)]


def _numbers(folder: Path, game: str) -> Iterator[int]:
    used = [entry.stem.removeprefix(f"{game}-") for entry in folder.glob(f"{game}-*{SUFFIX}")]
    number = max((int(text) for text in used if text.isdecimal()), default=0)
    while True:
        number += 1
        yield number


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _header(setup: Setup, rules_version: int) -> str:
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": setup.game,
            "rules": rules_version,
            "seats": [[seat.name, seat.kind, seat.look] for seat in setup.seats],
            "options": dict(setup.options),
            "seed": setup.seed,
            "notes": dict(setup.notes),
        },
        separators=(",", ":"),
    )


def _whole_lines(data: bytes, name: str) -> tuple[list[str], int]:
    """The lines whose check values are right, and how many bytes they fill."""
    result: list[str] = []
    check = whole = 0
    pieces = data.split(b"\n")
    for index, piece in enumerate(pieces[:-1]):
        text, tab, digits = piece.rpartition(b"\t")
        good = bool(tab) and digits == b"%08x" % zlib.crc32(text, check)
        if not good:
            if index == len(pieces) - 2 and not pieces[-1] and result:
                break
            raise JournalError("fault-journal-damaged" if result else "fault-journal-foreign", file=name)
        check = zlib.crc32(text, check)
        try:
            result.append(text.decode("utf-8", "surrogatepass"))
        except UnicodeDecodeError as error:
            raise JournalError("fault-journal-damaged", file=name) from error
        whole += len(piece) + 1
    if not result:
        raise JournalError("fault-journal-foreign", file=name)
    return result, whole


def _parse_header(line: str, name: str) -> tuple[Setup, int]:
    try:
        head: Any = json.loads(line)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise JournalError("fault-journal-foreign", file=name)
        version = head.get("version")
        if type(version) is not int or version != VERSION:
            raise JournalError("fault-journal-version", file=name, version=str(version))
        seats = tuple(SeatInfo(*_checked_seat(seat)) for seat in head["seats"])
        options = {str(key): str(value) for key, value in head["options"].items()}
        notes = {str(key): str(value) for key, value in head["notes"].items()}
        seed, rules = head["seed"], head["rules"]
        if type(seed) is not int or type(rules) is not int:
            raise TypeError("an integer is expected")
        setup = Setup(str(head["game"]), seats, tuple(options.items()), seed, tuple(notes.items()))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise JournalError("fault-journal-damaged", file=name) from error
    return setup, rules


def _checked_seat(seat: Any) -> tuple[str, str, int]:
    label, kind, look = seat
    if not isinstance(label, str) or not isinstance(kind, str) or type(look) is not int:
        raise TypeError("a seat is a name, a kind and a look")
    if not 0 <= look < LOOKS:
        raise ValueError("there is no such look")
    return label, kind, look
