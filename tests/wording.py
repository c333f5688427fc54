"""The sentences that a game's rules ask for, and those that a language has."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from types import ModuleType

from game.contract import Event
from scenes import log, rules_text
from scenes.words import FOLDER


def sources(package: ModuleType) -> str:
    """The text of all modules of a game's rules."""
    folder = Path(str(package.__file__)).parent
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def written(package: ModuleType) -> set[str]:
    """The keys of sentences that stand in the modules of a game's rules."""
    return set(re.findall(rf'"((?:{package.RULES.KEY}|undo)-[a-z_0-9-]+)"', sources(package)))


def refused_at_the_table(key: str) -> set[str]:
    """The keys of refusals that the table of a game says by itself."""
    folder = FOLDER.parent / key
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    return set(re.findall(rf'"({key}-refuse-[a-z_0-9-]+)"', text))


def of_options(package: ModuleType) -> set[str]:
    """The keys that name the options of a game and their values."""
    keys: set[str] = set()
    for option in package.RULES.OPTIONS:
        stem = f"{package.RULES.KEY}-option-{option.key}"
        keys |= {stem, f"{stem}-hint"}
        if not option.is_switch and option.key != "first":
            keys |= {f"{stem}-{value}" for value in option.values}
    return keys


def of_the_log(package: ModuleType, silent: Collection[str]) -> set[str]:
    """The keys of the log's lines: one for each kind of event but the silent ones."""
    told = {
        name
        for name, kind in vars(package.events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event and name not in silent
    }
    return {f"{package.RULES.KEY}-log-{log._snake(name)}" for name in told}


def spoken(language: str, file: str = "*") -> set[str]:
    """The keys that a language has, in one file or in all."""
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob(f"{file}.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def rules_in_the_book(key: str, language: str) -> list[str]:
    """The rule ids at which a rulebook can be opened, in its order."""
    book = rules_text.book(key, language)
    return [rule for section in book for paragraph in section.paragraphs for rule in paragraph.rules]


def rules_named(package: ModuleType) -> set[str]:
    """The rule ids that the modules of a game's rules name."""
    return set(re.findall(rf'"({package.RULES.KEY}\.R?\d+b?)"', sources(package)))
