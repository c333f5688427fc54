"""Golden playthroughs: whole matches, action by action, with a check value of all views after each, and how
many actions are legal then; the first line also counts the positions after two actions.

``python -m tests.playthroughs.record`` writes those that are missing; a changed one must be deleted by
hand first, so that nobody blesses a change by accident.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from game import codec
from game.contract import Rules
from game.match import Match, legal
from scenes.words import plain
from tests.support import GAMES, match_of, played, views

FOLDER = Path(__file__).parent
SEEDS = (101, 202)


def cases() -> list[tuple[str, int, int]]:
    """Game, seats and seed of every golden playthrough: two per game and number of seats."""
    result = []
    for key, box in GAMES.items():
        counts = _counts(box.rules)
        result += [(key, seats, seed) for seats in counts for seed in SEEDS]
    return result


def _counts(rules: type[Rules]) -> tuple[int, ...]:
    return rules.seat_counts({option.key: option.default for option in rules.OPTIONS})


def path_of(key: str, seats: int, seed: int) -> Path:
    """The file of a golden playthrough."""
    return FOLDER / f"{key}-{seats}-{seed}.txt"


def transcript(key: str, seats: int, seed: int) -> str:
    """The match as text: a line per action with the check value of what everybody sees and the number of
    legal actions, then the outcome.
    """
    match = match_of(GAMES[key], seats, {}, seed)
    lines = [f"{_check(match)}\t{_second(key, seats, seed)}"]
    for action in played(match, seed + 1):
        lines.append(f"{codec.encode(action)}\t{_check(match)}")
    lines.append(json.dumps(plain(match.outcome()), sort_keys=True))
    return "\n".join(lines) + "\n"


def _check(match: Match) -> str:
    text = json.dumps([plain(view) for view in views(match)], sort_keys=True)
    return f"{zlib.crc32(text.encode()):08x}\t{len(legal(match))}"


def _second(key: str, seats: int, seed: int) -> int:
    """How many pairs of first and second actions there are."""
    count = 0
    for action in legal(match_of(GAMES[key], seats, {}, seed)):
        match = match_of(GAMES[key], seats, {}, seed)
        match.play(action)
        count += len(legal(match))
    return count


if __name__ == "__main__":
    for case in cases():
        if not path_of(*case).exists():
            path_of(*case).write_text(transcript(*case), encoding="utf-8")
