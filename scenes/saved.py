"""Matches on disk that can be played on: what the shelf and the list of them show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path

import game
from game import journal
from game import match as matches
from game.contract import Fault
from game.setup import Setup
from scenes.words import Words

LOOKED = 0.02
"""Share of a menu's painting for which looking at a journal counts."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A journal: either an unfinished match (``setup`` is set) or one that cannot be used (``fault``).

    ``turn`` are the seats that are asked something, ``when`` is local time.
    """

    path: Path
    when: datetime
    setup: Setup | None = None
    turn: tuple[int, ...] = ()
    fault: Fault | None = None

    @property
    def title(self) -> str:
        """The game's title, or the name of the file."""
        if self.setup is None:
            return self.path.name
        return next((box.title for box in game.SHELF if box.key == self.setup.game), self.setup.game)


def look(path: Path) -> Saved | None:
    """What a journal holds; ``None`` if its match is finished. Nothing on disk is changed."""
    try:
        stat = path.stat()
        when = datetime.fromtimestamp(stat.st_mtime)
    except (OSError, ValueError, OverflowError):
        return _looked(path, datetime.fromtimestamp(0), 0)
    return _looked(path, when, stat.st_size)


@lru_cache(maxsize=256)
def _looked(path: Path, when: datetime, size: int) -> Saved | None:
    """The same, once for a file that has not changed since."""
    try:
        match = matches.replay(journal.read(path), path.name)
    except Fault as fault:
        return Saved(path, when, fault=fault)
    if match.outcome() is not None:
        return None
    return Saved(path, when, match.setup, match.asked())


def gather(folder: Path, most: int, into: list[Saved]) -> Iterator[float]:
    """Look through the newest ``most`` journals, one at a time, and put what is not finished ``into``."""
    for entry in scan(folder, most):
        if entry is not None:
            into.append(entry)
        yield LOOKED


def scan(folder: Path, most: int) -> Iterator[Saved | None]:
    """Look through the newest ``most`` journals; ``None`` for a finished match, so that callers can pause."""
    for path in journal.found(folder)[:most]:
        yield look(path)


def seat_name(words: Words, setup: Setup, seat: int) -> str:
    """What a seat is called; one without a name by its number."""
    return setup.seats[seat].name.strip() or words.say("seat-name", number=seat + 1)


def moment(words: Words, when: datetime, today: date | None = None) -> str:
    """A point in time as people say it: today, yesterday, or the date."""
    days = ((today or date.today()) - when.date()).days
    clock = when.strftime("%H:%M")
    if days in (0, 1):
        return words.say("when-today" if days == 0 else "when-yesterday", clock=clock)
    return words.say("when-date", day=when.day, month=when.month, year=str(when.year), clock=clock)
