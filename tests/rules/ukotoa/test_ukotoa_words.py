"""Every sentence that the rules can ask for exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.ukotoa
from game.contract import Event
from game.ukotoa import RULES, events
from game.ukotoa.box import ACTS, COLOURS, KINDS
from scenes import log, rules_text
from scenes.words import FOLDER, Words, languages
from tests.support import GAMES, match_of, played

KEY = re.compile(r'"((?:ukotoa|undo)-[a-z_0-9-]+)"')
SILENT = {"CardOffered", "CardWithdrawn"}
"""Events that are seen, not told."""


def wanted() -> set[str]:
    keys: set[str] = set()
    for path in Path(game.ukotoa.__file__).parent.glob("*.py"):
        keys |= set(KEY.findall(path.read_text(encoding="utf-8")))
    for path in (FOLDER.parent / "ukotoa").glob("*.py"):
        found = KEY.findall(path.read_text(encoding="utf-8"))
        keys |= {key for key in found if key.startswith("ukotoa-refuse-")}
    assert len(keys) > 70
    for option in RULES.OPTIONS:
        stem = f"ukotoa-option-{option.key}"
        keys |= {stem, f"{stem}-hint"}
        if not option.is_switch and option.key != "first":
            keys |= {f"{stem}-{value}" for value in option.values}
    keys |= {f"ukotoa-word-{word}" for word in (*COLOURS, *KINDS, *ACTS, "E", "NE", "NW", "W", "SW", "SE")}
    keys |= {f"ukotoa-{stem}-{reason}" for stem in ("reason", "word") for reason in ("solo", "shared")}
    for name, kind in vars(events).items():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event and name not in SILENT:
            keys.add(f"ukotoa-log-{log._snake(name)}")
    return keys


def spoken(language: str) -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


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
    found = [
        rule
        for section in rules_text.book("ukotoa", language)
        for paragraph in section.paragraphs
        for rule in paragraph.rules
    ]
    wanted = [f"ukotoa.{number}" for number in range(1, 66)] + [
        f"ukotoa.R{number}" for number in range(1, 78)
    ]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("language", languages())
def test_every_reason_leads_to_a_place_in_the_rulebook(language):
    book = rules_text.book("ukotoa", language)
    for path in Path(game.ukotoa.__file__).parent.glob("*.py"):
        for rule in re.findall(r'"(ukotoa\.R?\d+)"', path.read_text(encoding="utf-8")):
            assert rules_text.find(book, rule) is not None, rule
