"""Golden playthroughs: the rules of yesterday still give the matches of yesterday."""

from __future__ import annotations

import pytest

from tests.playthroughs.record import cases, path_of, transcript


@pytest.mark.parametrize(("key", "seats", "seed"), cases())
def test_a_golden_playthrough_is_unchanged(key, seats, seed):
    assert transcript(key, seats, seed) == path_of(key, seats, seed).read_text(encoding="utf-8")
