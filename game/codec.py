"""Actions to one line of text and back.

A line is a JSON list: the name of the action, then its fields in order, the seat first:
``["Take",0,"small"]``. Decoding checks every field against the action's type hints, so that a
damaged or foreign line is refused instead of building a wrong action.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Sequence
from dataclasses import fields
from enum import IntEnum
from typing import Any

from game.contract import Action

_TYPES: dict[type[Action], dict[str, Any]] = {}


class CodecError(ValueError):
    """The text is not an action of this game."""


def encode(action: Action) -> str:
    """The action as one line of JSON without line break."""
    values = [_plain(getattr(action, name)) for name in _field_types(type(action))]
    return json.dumps([type(action).__name__, *values], ensure_ascii=True, separators=(",", ":"))


def decode(text: str, actions: Sequence[type[Action]]) -> Action:
    """The action that ``text`` stands for, one of the classes ``actions``.

    Raises:
        CodecError: if the text is no JSON list, or its name or fields do not fit.
    """
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError("not a JSON list") from error
    if not isinstance(parts, list) or not parts or not isinstance(parts[0], str):
        raise CodecError("not a list that starts with a name")
    name, *values = parts
    for kind in actions:
        if kind.__name__ == name:
            hints = _field_types(kind)
            if len(values) != len(hints):
                raise CodecError(f"{name} takes {len(hints)} values")
            named = zip(hints.items(), values, strict=True)
            return kind(**{field: _typed(value, hint) for (field, hint), value in named})
    raise CodecError("unknown action")


def _field_types(kind: type[Action]) -> dict[str, Any]:
    if kind not in _TYPES:
        hints = typing.get_type_hints(kind)
        _TYPES[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return _TYPES[kind]


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return int(value) if isinstance(value, IntEnum) else value


def _typed(value: Any, hint: Any) -> Any:
    origin = typing.get_origin(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise CodecError("a list was expected")
        inner = typing.get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return tuple(_typed(item, inner[0]) for item in value)
        if len(inner) != len(value):
            raise CodecError(f"a list of {len(inner)} was expected")
        return tuple(_typed(item, part) for item, part in zip(value, inner, strict=True))
    if origin in (typing.Union, types.UnionType):
        for part in typing.get_args(hint):
            try:
                return _typed(value, part)
            except CodecError:
                continue
        raise CodecError("a value of another kind was expected")
    if hint is type(None):
        if value is None:
            return None
    elif isinstance(hint, type) and issubclass(hint, IntEnum):
        if type(value) is int and value in hint.__members__.values():
            return hint(value)
    elif isinstance(hint, type) and type(value) is hint:
        return value
    raise CodecError("a value of another kind was expected")
