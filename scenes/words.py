"""Sentences: Fluent message files, one folder per language, English behind every other language.

Imports no pygame, so the headless commands can speak too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from game.contract import Fault, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent / "text"
ENGLISH = "en"
LONGEST_PARAMETER = 300


def languages() -> tuple[str, ...]:
    """The languages that have message files, English first."""
    found = sorted(entry.name for entry in FOLDER.iterdir() if entry.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language; Fluent itself is loaded with the first sentence, after the window."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in languages() else ENGLISH

    @property
    def _bundles(self) -> list[FluentBundle]:
        return [_bundle(name) for name in dict.fromkeys((self.language, ENGLISH))]

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, params: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The sentence of that key, filled in; the key itself where no file has it."""
        values = {key: _short(value) for key, value in {**(params or {}), **more}.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, values)
                    return str(text)
        return key

    def fault(self, fault: Fault) -> str:
        """A fault as a sentence."""
        return self.say(fault.key, fault.params)


def _short(value: Value) -> Value:
    """What a sentence is filled with, cut where it would drown it (Fluent drops very long texts)."""
    if isinstance(value, str) and len(value) > LONGEST_PARAMETER:
        return value[:LONGEST_PARAMETER] + "…"
    return value


def plain(value: object) -> object:
    """A frozen value (view, outcome, event) as plain JSON values."""
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: plain(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value
