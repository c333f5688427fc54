"""Events in words: the log of a match, each line with the rule behind it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields

from game.contract import Event, Value
from scenes.words import Words

SEAT_FIELDS = ("seat", "to", "from_seat", "giver", "current", "met", "unmet")


def lines(
    words: Words, game: str, events: Iterable[Event], name: Callable[[int], str]
) -> list[tuple[str, str, str]]:
    """A line for every event that has a message: the sentence, the id of the rule, the game.

    The message key is ``<game>-log-<event in snake case>``; its parameters are the event's fields, seats
    by name and other texts by their message ``<game>-word-<text>``.
    """
    result = []
    for event in events:
        key = f"{game}-log-{_snake(type(event).__name__)}"
        if words.has(key):
            params = {
                field.name: _value(words, game, field.name, getattr(event, field.name), name)
                for field in fields(event)
                if field.name not in ("rule", "only")
            }
            result.append((words.say(key, params), event.rule, game))
    return result


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _value(words: Words, game: str, field: str, value: object, name: Callable[[int], str]) -> Value:
    if isinstance(value, tuple):
        items = [str(_value(words, game, field, item, name)) for item in value]
        return ", ".join(items)
    if isinstance(value, int):
        if field in SEAT_FIELDS:
            return name(value) if value >= 0 else words.say("log-table")
        return name(value) if field == "winners" else value
    key = f"{game}-word-{value}"
    return words.say(key) if words.has(key) else str(value)
