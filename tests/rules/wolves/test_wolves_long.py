"""Golden matches that reach the end of the year: random ones are lost in their first turn.

``python -m tests.rules.wolves.test_wolves_long`` writes those that are missing; a changed one must be
deleted by hand first.
"""

from __future__ import annotations

import json

import pytest

import game
from game import codec
from game.bots.worker import Question, answer, bot_seed
from game.match import Match
from scenes.words import plain
from tests.playthroughs.record import FOLDER, _check
from tests.support import match_of

CASES = [(3, 8), (4, 1), (5, 1), (6, 1)]


def line(match: Match, text: str) -> str:
    return f"{text}\t{_check(match)}"


def transcript(seats: int, seed: int) -> str:
    """A match of good neighbours as text: a line per action with the check value of all views."""
    match = match_of(game.load("wolves"), seats, {}, seed, "hard")
    lines = [_check(match)]
    while match.asked():
        seat = match.asked()[0]
        seed_now = bot_seed(seed, seat, len(match.history))
        question = Question("game.wolves", "hard", match.view(seat), match.actions(seat), seed_now)
        action = answer(question)
        match.play(action)
        lines.append(line(match, codec.encode(action)))
    lines.append(json.dumps(plain(match.outcome()), sort_keys=True))
    return "\n".join(lines) + "\n"


def path_of(seats: int, seed: int):
    return FOLDER / f"wolves-year-{seats}-{seed}.txt"


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_a_recorded_year_plays_the_same(seats, seed):
    recorded = path_of(seats, seed).read_text(encoding="utf-8").splitlines()
    match = match_of(game.load("wolves"), seats, {}, seed, "hard")
    assert recorded[0] == _check(match)
    for text in recorded[1:-1]:
        encoded = text.partition("\t")[0]
        match.play(codec.decode(encoded, match.rules.ACTIONS))
        assert text == line(match, encoded)
    assert json.loads(recorded[-1]) == json.loads(json.dumps(plain(match.outcome())))
    assert match.view(None).turn == 8


if __name__ == "__main__":
    for case in CASES:
        if not path_of(*case).exists():
            path_of(*case).write_text(transcript(*case), encoding="utf-8")
