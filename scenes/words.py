"""Sentences: Fluent message files, one folder per language, English behind every other language.

Imports no pygame, so the headless commands can speak too.
"""

from __future__ import annotations

import re
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
_BEGINNING = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a message begins: its further lines stand further right. None refers to another."""


def languages() -> tuple[str, ...]:
    """The languages that have message files, English first."""
    found = sorted(entry.name for entry in FOLDER.iterdir() if entry.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def _sources(language: str) -> dict[str, str]:
    """The messages of a language by key, as they are written: parsing all takes longer than a start may."""
    texts = (path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
    parts = (part for text in texts for part in _BEGINNING.split(text)[1:])
    return {part.partition("=")[0].strip(): part for part in parts}


@cache
def _bundle(language: str) -> FluentBundle:
    """An empty bundle of a language; Fluent itself is loaded with the first sentence, after the window."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def _filled(language: str, key: str) -> FluentBundle | None:
    """The bundle of a language once it holds the message of that key; ``None`` where no file has it."""
    source = _sources(language).get(key)
    if source is None:
        return None
    bundle = _bundle(language)
    if not bundle.has_message(key):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(source))
    return bundle


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in languages() else ENGLISH

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(key in _sources(name) for name in (self.language, ENGLISH))

    def say(self, key: str, params: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The sentence of that key, filled in; the key itself where no file has it."""
        values = {key: _short(value) for key, value in {**(params or {}), **more}.items()}
        for language in dict.fromkeys((self.language, ENGLISH)):
            bundle = _filled(language, key)
            if bundle is not None:
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
