"""Golden playthroughs: the rules of yesterday still give the matches of yesterday."""

from __future__ import annotations

import json

import pytest

from game import codec
from scenes.words import plain
from tests.playthroughs.record import FOLDER, cases, path_of, transcript
from tests.support import GAMES, match_of

BEFORE = sorted((FOLDER / "before").glob("*.txt"))
"""Playthroughs from before new kinds of action were added; their journals still open."""


@pytest.mark.parametrize(("key", "seats", "seed"), cases())
def test_a_golden_playthrough_is_unchanged(key, seats, seed):
    assert transcript(key, seats, seed) == path_of(key, seats, seed).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_a_match_from_before_plays_on(path):
    key, seats, seed = path.stem.split("-")
    match = match_of(GAMES[key], int(seats), {}, int(seed))
    *lines, outcome = path.read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        match.play(codec.decode(line.split("\t")[0], GAMES[key].rules.ACTIONS))
    assert json.dumps(plain(match.outcome()), sort_keys=True) == outcome
