"""Every sentence that the rules can ask for exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from uluru_table import V10, V32, Table

import game.uluru
from game.contract import Event
from game.uluru import RULES, events
from game.uluru.box import BIRDS, KINDS
from scenes import log
from scenes.words import FOLDER, Words, languages

KEY = re.compile(r'"((?:uluru|undo)-[a-z_0-9-]+)"')
SILENT = {"Happening", "ChipMoved", "ChipsCounted", "WishesShown"}
"""Events that are seen, not told."""


def wanted() -> set[str]:
    keys: set[str] = set()
    for path in Path(game.uluru.__file__).parent.glob("*.py"):
        keys |= set(KEY.findall(path.read_text(encoding="utf-8")))
    assert len(keys) > 35
    for option in RULES.OPTIONS:
        stem = f"uluru-option-{option.key}"
        keys |= {stem, f"{stem}-hint"}
        if not option.is_switch and option.key != "first":
            keys |= {f"{stem}-{value}" for value in option.values}
    keys |= {f"uluru-word-{colour}" for colour in BIRDS} | {f"uluru-wish-{kind}" for kind in KINDS}
    keys |= {f"uluru-reason-{reason}" for reason in ("fewest", "alone")}
    for name, kind in vars(events).items():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event and name not in SILENT:
            keys.add(f"uluru-log-{log._snake(name)}")
    return keys


def spoken(language: str) -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_every_sentence_exists(language):
    assert wanted() - spoken(language) == set()


@pytest.mark.parametrize("language", languages())
def test_a_round_can_be_told(language):
    table = Table(V10)
    happened = table.play("1 LayOut", "1 Go", V32)
    lines = log.lines(Words(language), "uluru", happened, lambda seat: "ABC"[seat])
    assert len(lines) == 1 + 1 + 2 + 1 + 1 + 6 + 1 + 1 + 1
    text = " / ".join(line for line, _, _ in lines)
    assert "{" not in text
    assert "uluru-" not in text
    unhappy = [line for line, rule, _ in lines if rule == "uluru.48"]
    assert "B" in unhappy[2]
    assert "C" in unhappy[4]
    assert all(rule.startswith("uluru.") for _, rule, _ in lines)
