"""The rulebooks as text, one file per language and game. Imports no pygame: ``main.py rules`` prints them.

A file ``scenes/text/<language>/<game>.rules.txt`` holds sections. A line that begins with ``#`` is a
heading; blank lines part paragraphs. A paragraph may end with the ids of the rules it tells, in square
brackets: ``[ugah.9 ugah.R5]``. They are the anchors at which the book can be opened.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from functools import cache

from scenes.words import ENGLISH, FOLDER

_IDS = re.compile(r"\s*\[([^\[\]]+)\]\s*$")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph and the ids of the rules it tells."""

    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@cache
def book(key: str, language: str) -> tuple[Section, ...]:
    """The rulebook of a game; in English where the language has none; empty where there is none at all."""
    for folder in dict.fromkeys((language, ENGLISH)):
        path = FOLDER / folder / f"{key}.rules.txt"
        if path.is_file():
            return _parsed(path.read_text(encoding="utf-8"))
    return ()


def find(sections: tuple[Section, ...], anchor: str) -> tuple[int, int] | None:
    """Section and paragraph that tell the rule of that id, or ``None``."""
    for number, section in enumerate(sections):
        for place, paragraph in enumerate(section.paragraphs):
            if anchor in paragraph.rules:
                return number, place
    return None


def search(sections: tuple[Section, ...], wanted: str) -> list[tuple[int, int]]:
    """Section and paragraph of every paragraph that holds the words (or the rule id), case aside."""
    needle = wanted.strip().casefold()
    if not needle:
        return []
    return [
        (number, place)
        for number, section in enumerate(sections)
        for place, paragraph in enumerate(section.paragraphs)
        if needle in paragraph.text.casefold()
        or needle in section.heading.casefold()
        or needle in (rule.casefold() for rule in paragraph.rules)
    ]


def as_text(key: str, language: str, width: int = 96) -> str:
    """The rulebook as plain text, wrapped at ``width`` characters."""
    parts: list[str] = []
    for section in book(key, language):
        parts += [section.heading, "=" * len(section.heading), ""]
        for paragraph in section.paragraphs:
            ids = f" [{' '.join(paragraph.rules)}]" if paragraph.rules else ""
            parts += [textwrap.fill(paragraph.text + ids, width), ""]
    return "\n".join(parts)


def _parsed(text: str) -> tuple[Section, ...]:
    sections: list[tuple[str, list[Paragraph]]] = []
    for block in re.split(r"\n\s*\n", text):
        lines = block.strip().splitlines()
        if not lines:
            continue
        if lines[0].startswith("#"):
            sections.append((lines[0].lstrip("# ").strip(), []))
            lines = lines[1:]
        if lines and sections:
            sections[-1][1].append(_paragraph(" ".join(line.strip() for line in lines)))
    return tuple(Section(heading, tuple(paragraphs)) for heading, paragraphs in sections)


def _paragraph(text: str) -> Paragraph:
    found = _IDS.search(text)
    if found is None:
        return Paragraph(text)
    return Paragraph(text[: found.start()], tuple(found.group(1).split()))
