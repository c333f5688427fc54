"""Component data: TOML into frozen dataclasses, checked.

Every table of a game's ``box.toml`` says in ``source`` whether its figures stand in the rulebook, come
from a public source or were designed as stand-ins, so an owner of the box can replace the latter.
"""

from __future__ import annotations

import typing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar

import tomli

T = TypeVar("T")

SOURCES = ("rulebook", "public", "designed")


class BoxError(ValueError):
    """The component data does not fit what the game expects."""


def load(path: Path, kind: type[T]) -> T:
    """Read a TOML file into the frozen dataclass ``kind``.

    Raises:
        BoxError: if the file cannot be read, a value is missing, unknown or of another type, or a table
            has no known ``source``.
    """
    try:
        data = tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError) as error:
        raise BoxError(f"{path.name}: {error}") from error
    result = _build(data, kind, path.name)
    assert isinstance(result, kind)
    return result


def _build(data: object, hint: Any, where: str) -> object:
    if is_dataclass(hint):
        return _build_table(data, hint, where)
    if typing.get_origin(hint) is tuple:
        if not isinstance(data, list):
            raise BoxError(f"{where}: a list is expected")
        inner = typing.get_args(hint)[0]
        return tuple(_build(item, inner, f"{where}[{index}]") for index, item in enumerate(data))
    if type(data) is not hint:
        raise BoxError(f"{where}: {getattr(hint, '__name__', hint)} is expected, not {data!r}")
    return data


def _build_table(data: object, kind: Any, where: str) -> object:
    if not isinstance(data, dict):
        raise BoxError(f"{where}: a table is expected")
    hints = typing.get_type_hints(kind)
    known = {field.name for field in fields(kind)}
    optional = {field.name for field in fields(kind) if field.default is not field.default_factory}
    unknown = sorted(set(data) - known)
    missing = sorted(known - set(data) - optional)
    if unknown or missing:
        raise BoxError(f"{where}: unknown {unknown}, missing {missing}")
    if "source" in known and data["source"] not in SOURCES:
        raise BoxError(f"{where}: source {data['source']!r} is none of {SOURCES}")
    return kind(**{name: _build(value, hints[name], f"{where}.{name}") for name, value in data.items()})
