"""Every sentence that the rules can ask for exists in both languages."""

from __future__ import annotations

import pytest
from uluru_table import V10, V32, Table

import game.uluru
from game.uluru.box import BIRDS, KINDS
from scenes import log
from scenes.words import Words, languages
from tests.wording import of_options, of_the_log, spoken, written

SILENT = {"Happening", "ChipMoved", "ChipsCounted", "WishesShown"}
"""Events that are seen, not told."""


def wanted() -> set[str]:
    keys = written(game.uluru)
    assert len(keys) > 35
    keys |= {f"uluru-word-{colour}" for colour in BIRDS} | {f"uluru-wish-{kind}" for kind in KINDS}
    keys |= {f"uluru-reason-{reason}" for reason in ("fewest", "alone")}
    return keys | of_options(game.uluru) | of_the_log(game.uluru, SILENT)


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
