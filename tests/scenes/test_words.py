"""Message files: both languages have the same sentences, and every sentence the menus ask for exists."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import game
from scenes import rules_text
from scenes.choices import FIRST, LEVELS
from scenes.preferences import COLOURS, SEATINGS, SPEEDS
from scenes.words import FOLDER, Words, languages

MENUS = (
    "menu",
    "seats",
    "settings",
    "results",
    "rulebook",
    "records_page",
    "resume",
    "pause",
    "logbook",
    "curtain",
    "saved",
)
LITERAL = re.compile(r"""say\(\s*"([a-z][\w-]*)\"""")


class _Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file and the variables it uses."""
    result = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{path}: {entry.id.name} stands twice"
            visitor = _Variables()
            visitor.visit(entry)
            result[entry.id.name] = visitor.names
    return result


def files(language: str) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).iterdir())


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_files(language):
    assert files(language) == files("en")


@pytest.mark.parametrize("name", [name for name in files("en") if name.endswith(".ftl")])
def test_every_language_has_the_same_sentences_and_variables(name):
    english = messages(FOLDER / "en" / name)
    for language in languages():
        assert messages(FOLDER / language / name) == english


@pytest.mark.parametrize("language", languages())
def test_no_sentence_stands_in_two_files(language):
    names = [key for path in (FOLDER / language).glob("*.ftl") for key in messages(path)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_read_alone(language):
    """Only those that are said are parsed, one at a time: none may need another."""
    words = Words(language)
    for path in (FOLDER / language).glob("*.ftl"):
        tree = json.dumps(FluentParser().parse(path.read_text(encoding="utf-8")).to_json())
        assert "MessageReference" not in tree
        assert "TermReference" not in tree
        for key, variables in messages(path).items():
            assert words.has(key)
            assert words.say(key, dict.fromkeys(variables, 1)) != key


def asked_for() -> set[str]:
    keys = set()
    for name in MENUS:
        text = (FOLDER.parent / f"{name}.py").read_text(encoding="utf-8")
        keys |= set(LITERAL.findall(text))
    hud = "".join(path.read_text(encoding="utf-8") for path in (FOLDER.parent / "hud").glob("*.py"))
    keys |= set(LITERAL.findall(hud)) | {"menu-muted", "menu-unmuted"}
    keys |= {f"level-{level}" for level in LEVELS} | {f"language-{name}" for name in languages()}
    keys |= {f"seats-{seating}" for seating in SEATINGS} | {f"set-speed-{speed}" for speed in SPEEDS}
    keys |= {"seats-page-seats", "seats-page-match", "settings-sound", "settings-play", "settings-screen"}
    keys |= {f"records-{key}" for key in ("game", "seats", "played", "won", "best")}
    keys |= {f"shelf-{key}" for key in ("settings", "records", "rules", "quit")}
    keys |= {f"set-{key}" for key in ("effects", "ambience", "muted", "reduced_motion")}
    keys |= {
        f"set-{key}"
        for key in ("speed", "bot_pace", "timer_factor", "language", "scale", "colours", "fullscreen")
    }
    keys |= {f"set-colours-{name}" for name in COLOURS}
    for box in game.SHELF:
        keys |= options_of(box.key)
    return keys


def options_of(key: str) -> set[str]:
    keys = set()
    for option in game.load(key).rules.OPTIONS:
        stem = f"{key}-option-{option.key}"
        keys |= {stem, f"{stem}-hint"}
        if not option.is_switch and option.key != FIRST:
            keys |= {f"{stem}-{value}" for value in option.values}
    return keys


@pytest.mark.parametrize("language", languages())
def test_every_sentence_that_the_menus_ask_for_exists(language):
    own = {key for path in (FOLDER / language).glob("*.ftl") for key in messages(path)}
    assert asked_for() - own == set()


def test_reasons_and_lines_of_the_count_exist():
    words = Words("de")
    for key in ("met", "passed", "empty"):
        assert words.has(f"ugah-reason-{key}")
    assert words.has("ugah-score-cards")
    assert words.has("ugah-score-prey")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [box.key for box in game.SHELF])
def test_rulebooks_hold_the_same_rules_in_the_same_order(key, language):
    english, other = rules_text.book(key, "en"), rules_text.book(key, language)
    assert [len(section.paragraphs) for section in other] == [len(section.paragraphs) for section in english]
    assert [p.rules for s in other for p in s.paragraphs] == [p.rules for s in english for p in s.paragraphs]


def test_every_rule_of_ugah_can_be_opened():
    book = rules_text.book("ugah", "en")
    wanted = [f"ugah.{number}" for number in range(1, 62)] + [f"ugah.R{number}" for number in range(1, 41)]
    for rule in wanted:
        assert rules_text.find(book, rule) is not None, rule
    found = [rule for section in book for paragraph in section.paragraphs for rule in paragraph.rules]
    assert sorted(found) == sorted(wanted)


def test_a_rulebook_is_text_too():
    text = rules_text.as_text("ugah", "de", 80)
    assert "[ugah.9]" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert rules_text.as_text("no such game", "en") == ""
    assert rules_text.find((), "ugah.1") is None
    assert rules_text.search(rules_text.book("ugah", "en"), "  ") == []
