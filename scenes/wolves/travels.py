"""How pieces travel in Wolves: cards from the deck, paid cards back to it, gifts to their receivers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.wolves.events import Paid, Settled
from scenes.layout import Change, Face, Lying, Travel
from scenes.viewport import Point

DRAWN = 0.34
PACE = 0.05
"""Seconds between two cards that are dealt."""


def travels(geometry: Any, change: Change) -> Mapping[str, Travel]:
    """The ways of pieces that come from somewhere else than where they lay."""
    result: dict[str, Travel] = {}
    for name, item in change.after.items():
        if item.fixed or name in change.before:
            continue
        origin, before = _origin(change, name, item)
        if origin is not None:
            result[name] = Travel(DRAWN, origin=origin, before=before, sound="card_on_snow", strength=0.3)
    result.update({name: Travel(0.6, hop=18.0) for name in change.after if name.startswith("marker:")})
    return result


def _origin(change: Change, name: str, item: Lying) -> tuple[Point | None, Face | None]:
    """Where a new piece comes from, and how it looked there."""
    kind, _, rest = name.partition(":")
    seat = rest.partition(":")[0]
    settled = any(isinstance(event, Paid | Settled) for event in change.events)
    if kind in ("own", "hand", "looked") or (kind == "leader" and not settled):
        top = change.before.get(f"top:{seat}")
        if top is not None and not _turns_over(change, kind, seat):
            return change.places.get(f"top:{seat}", (top.x, top.y)), (top.face if kind != "hand" else None)
    if kind == "token":
        return _token_origin(change, rest)
    return None, None


def _turns_over(change: Change, kind: str, seat: str) -> bool:
    """Whether the hand is merely opened or covered: then its cards lie where they lay."""
    other = "hand" if kind == "own" else "own"
    return kind in ("own", "hand") and any(name.startswith(f"{other}:{seat}:") for name in change.before)


def _token_origin(change: Change, rest: str) -> tuple[Point | None, Face | None]:
    """A new token comes from the gift, from what was granted, or from the plate."""
    seat, kind, _ = rest.split(":")
    for name in (f"granted:{seat}:{kind}", *(f"taken:{index}" for index in range(12))):
        item = change.before.get(name)
        if item is not None and item.face[:2] == ("wtoken", kind):
            return (item.x, item.y), item.face
    return None, None


def deal(lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
    """The wolves come on the track one after the other."""
    result = {}
    for index, name in enumerate(sorted(lying)):
        if name.startswith("marker:"):
            item = lying[name]
            origin = (item.x - 160.0, item.y)
            result[name] = Travel(0.5, delay=index * PACE, origin=origin, hop=16.0)
    return result
