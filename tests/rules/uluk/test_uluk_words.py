"""Every sentence that the rules can ask for exists in both languages."""

from __future__ import annotations

import pytest

import game.uluk
from game.uluk.ending import BANDS
from game.uluk.goods import AREAS, CARDS, DRAWS, FEASTS, GOODS, SPACES, SYMBOLS, TRIBES, Kind
from scenes import log
from scenes.words import Words, languages
from tests.support import GAMES, match_of, played
from tests.wording import (
    of_options,
    of_the_log,
    refused_at_the_table,
    rules_in_the_book,
    rules_named,
    spoken,
    written,
)

SILENT = {"LaidByCradle", "LaidByFire", "TakenBack"}
"""Events that are seen, not told."""


def wanted() -> set[str]:
    keys = written(game.uluk) | refused_at_the_table("uluk")
    assert len(keys) > 45
    named = (*AREAS, *GOODS, *SPACES, *TRIBES, *CARDS, *SYMBOLS, *FEASTS, *DRAWS, *BANDS, "most")
    keys |= {f"uluk-word-{name}" for name in named} | {f"uluk-word-symbol-{area}" for area in AREAS}
    keys |= {f"uluk-word-{kind.name.lower()}" for kind in Kind}
    keys |= {f"uluk-reason-{reason}" for reason in (*BANDS, "most")}
    keys |= {f"uluk-score-{line}" for line in ("play", "feast", "hunger", "tokens", "symbols")}
    return keys | of_options(game.uluk) | of_the_log(game.uluk, SILENT)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_exists(language):
    assert wanted() - spoken(language) == set()


def test_no_sentence_is_idle():
    """Every refusal and every line of the log belongs to something that can happen."""
    for key in spoken("en"):
        if key.startswith(("uluk-refuse-", "uluk-log-", "uluk-ask-", "uluk-score-", "undo-uluk-")):
            assert key in wanted(), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 4])
def test_a_match_can_be_told(language, seats):
    box, words = GAMES["uluk"], Words(language)
    told = set()
    for seed in range(3):
        match = match_of(box, seats, {}, seed)
        for _ in played(match, seed):
            pass
        for line, rule, _ in log.lines(words, "uluk", match.events(0), lambda seat: "ABCD"[seat]):
            assert rule.startswith("uluk.")
            told.add(rule)
            assert "{" not in line
            assert "uluk-word" not in line
            assert "uluk-log" not in line
            assert "_" not in line
            assert "None" not in line
    assert len(told) > 20


@pytest.mark.parametrize("language", languages())
def test_every_reason_leads_to_a_place_in_the_rulebook(language):
    assert rules_named(game.uluk) <= set(rules_in_the_book("uluk", language))


@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_opened_in_the_rulebook(language):
    """Rules 1 to 94 and every ruling that a table can meet, each told once."""
    found = rules_in_the_book("uluk", language)
    assert len(set(found)) == len(found)
    assert {f"uluk.{number}" for number in range(1, 95)} <= set(found)
    assert {f"uluk.R{number}" for number in (*range(1, 13), *range(14, 27), *range(28, 43))} <= set(found)
