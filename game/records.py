"""Results and statistics of finished matches, in an SQLite database.

A database that cannot be opened or written never stops play: the results are then simply not kept.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from game.contract import Outcome
from game.setup import Setup

SCHEMA = """
CREATE TABLE IF NOT EXISTS match (
    id INTEGER PRIMARY KEY,
    journal TEXT NOT NULL UNIQUE,
    ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    reason TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS seat (
    match INTEGER NOT NULL REFERENCES match(id),
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL,
    seconds INTEGER
);
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the records: matches of a game by seats, and a person's highest and lowest score.

    ``seconds`` is the shortest time in which the lowest score was reached, where time counts.
    """

    game: str
    seats: int
    played: int
    won: int
    highest: int | None
    lowest: int | None
    seconds: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """One finished match: when it ended (UTC), the names, scores and who won."""

    ended: str
    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=2)
    connection.executescript(SCHEMA)
    columns = {row[1] for row in connection.execute("PRAGMA table_info(seat)")}
    if "seconds" not in columns:  # written before time was kept
        connection.execute("ALTER TABLE seat ADD COLUMN seconds INTEGER")
    return connection


def _text(name: str) -> str:
    return name.encode("utf-8", "replace").decode("utf-8")


def add(path: Path, journal: str, setup: Setup, outcome: Outcome) -> bool:
    """Keep a result, unless it was for practice; the same journal counts once. Returns whether all is well.

    Args:
        path: the database file.
        journal: a name that is unique for the match.
    """
    if setup.practice:
        return True
    try:
        with closing(_open(path)) as connection, connection:
            cursor = connection.execute(
                "INSERT OR IGNORE INTO match (journal, game, seats, reason) VALUES (?, ?, ?, ?)",
                (journal, setup.game, len(setup.seats), outcome.reason),
            )
            if cursor.rowcount:
                seconds = outcome.seconds or (None,) * len(setup.seats)
                connection.executemany(
                    "INSERT INTO seat (match, place, name, kind, score, won, seconds)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [
                        (
                            cursor.lastrowid,
                            place,
                            _text(seat.name),
                            seat.kind,
                            score,
                            place in outcome.winners,
                            seconds[place],
                        )
                        for place, (seat, score) in enumerate(zip(setup.seats, outcome.scores, strict=True))
                    ],
                )
    except (sqlite3.Error, OSError):
        return False
    return True


def forget(path: Path, journal: str) -> None:
    """Drop the result of a match that goes on: its last action was taken back."""
    try:
        if not path.exists():
            return
        with closing(_open(path)) as connection, connection:
            connection.execute(
                "DELETE FROM seat WHERE match IN (SELECT id FROM match WHERE journal = ?)", (journal,)
            )
            connection.execute("DELETE FROM match WHERE journal = ?", (journal,))
    except (sqlite3.Error, OSError):
        return


def summary(path: Path) -> list[Line]:
    """Played, won by a person, highest and lowest score of a person, the time of the latter; by game and
    number of seats.
    """
    try:
        if not path.exists():
            return []
        with closing(_open(path)) as connection:
            rows = connection.execute(
                """
                SELECT game, seats, COUNT(*),
                       SUM(EXISTS (SELECT 1 FROM seat WHERE match = m.id AND kind = 'human' AND won)),
                       MAX((SELECT MAX(score) FROM seat WHERE match = m.id AND kind = 'human')),
                       MIN((SELECT MIN(score) FROM seat WHERE match = m.id AND kind = 'human')),
                       (SELECT seconds FROM seat JOIN match AS other ON seat.match = other.id
                        WHERE other.game = m.game AND other.seats = m.seats AND kind = 'human'
                        ORDER BY score, seconds IS NULL, seconds LIMIT 1)
                FROM match AS m GROUP BY game, seats ORDER BY game, seats
                """
            ).fetchall()
    except (sqlite3.Error, OSError):
        return []
    return [Line(*row) for row in rows]


def latest(path: Path, count: int) -> list[Result]:
    """The last ``count`` finished matches, newest first."""
    try:
        if not path.exists():
            return []
        with closing(_open(path)) as connection:
            matches = connection.execute(
                "SELECT id, ended, game FROM match ORDER BY id DESC LIMIT ?", (count,)
            ).fetchall()
            result = []
            for ident, ended, game in matches:
                rows = connection.execute(
                    "SELECT name, score, won FROM seat WHERE match = ? ORDER BY place", (ident,)
                ).fetchall()
                result.append(
                    Result(
                        ended,
                        game,
                        tuple(row[0] for row in rows),
                        tuple(row[1] for row in rows),
                        tuple(place for place, row in enumerate(rows) if row[2]),
                    )
                )
    except (sqlite3.Error, OSError):
        return []
    return result
