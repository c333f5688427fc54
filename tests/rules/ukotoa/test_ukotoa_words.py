"""Every sentence that the rules can ask for exists in both languages."""

from __future__ import annotations

import pytest

import game.ukotoa
from game.ukotoa.box import ACTS, COLOURS, KINDS
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

SILENT = {"CardOffered", "CardWithdrawn"}
"""Events that are seen, not told."""


def wanted() -> set[str]:
    keys = written(game.ukotoa) | refused_at_the_table("ukotoa")
    assert len(keys) > 70
    keys |= {f"ukotoa-word-{word}" for word in (*COLOURS, *KINDS, *ACTS, "E", "NE", "NW", "W", "SW", "SE")}
    keys |= {f"ukotoa-{stem}-{reason}" for stem in ("reason", "word") for reason in ("solo", "shared")}
    return keys | of_options(game.ukotoa) | of_the_log(game.ukotoa, SILENT)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_exists(language):
    assert wanted() - spoken(language) == set()


def test_no_sentence_is_idle():
    """Every refusal and every line of the log belongs to something that can happen."""
    for key in spoken("en"):
        if key.startswith(("ukotoa-refuse-", "ukotoa-log-", "ukotoa-ask-", "ukotoa-score-")):
            assert key in wanted(), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{"ship": "players", "colours": "chosen"}, {"whisper_rule": "on"}])
def test_a_match_can_be_told(language, options):
    box, words = GAMES["ukotoa"], Words(language)
    told: dict[str, str] = {}
    for seed in range(6):
        match = match_of(box, 5, {"stall_guard": "2", **options}, seed)
        for _ in played(match, seed):
            pass
        happened = match.events(match.asked()[0] if match.asked() else 0)
        for line, rule, _ in log.lines(words, "ukotoa", happened, lambda seat: "ABCDE"[seat]):
            assert rule.startswith("ukotoa.")
            told.setdefault(line.split()[0] + rule, line)
            assert "{" not in line
            assert "ukotoa-" not in line
            assert "None" not in line
    assert len(told) > 12


@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_opened_in_the_rulebook(language):
    """Rules 1 to 65 and the rulings R1 to R77, each told once."""
    wanted = [f"ukotoa.{number}" for number in range(1, 66)]
    wanted += [f"ukotoa.R{number}" for number in range(1, 78)]
    assert sorted(rules_in_the_book("ukotoa", language)) == sorted(wanted)


@pytest.mark.parametrize("language", languages())
def test_every_reason_leads_to_a_place_in_the_rulebook(language):
    assert rules_named(game.ukotoa) <= set(rules_in_the_book("ukotoa", language))
