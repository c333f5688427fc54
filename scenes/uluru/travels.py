"""How pieces travel in Uluru: wishes are dealt and turn over, chips turn over where they lie."""

from __future__ import annotations

from collections.abc import Mapping

from game.uluru.events import Called, LaidOut
from scenes.layout import Change, Face, Lying, Travel
from scenes.uluru.geometry import UluruGeometry
from scenes.viewport import Point

DEALT_EVERY = 0.09
"""Seconds from one dealt card to the next."""
FLIP_EVERY = 0.05
"""Seconds from one card that turns over to the next."""
CLOSE = 4.0
"""Pieces nearer than this lie at the same place, in table units."""


def travels(geometry: UluruGeometry, change: Change) -> dict[str, Travel]:
    """The ways of all pieces that do more than glide straight."""
    result = _wishes(geometry, change)
    laid = any(isinstance(event, LaidOut) for event in change.events)
    called = {event.seat for event in change.events if isinstance(event, Called)}
    for mat in geometry.mats:
        result |= _turned(change, mat.seat, mat.at(0.0, mat.plan.h / 2), mat.seat in called)
    if laid:
        for name, item in change.after.items():
            if name.startswith("chip:") and name in change.before and not item.fixed:
                result[name] = Travel(0.4, hop=14, sound="chip", strength=0.15)
    return result


def _wishes(geometry: UluruGeometry, change: Change) -> dict[str, Travel]:
    """New wishes come from the deck; those that were covered turn over."""
    deck = (geometry.deck[0], geometry.deck[1])
    result = {}
    for name, item in change.after.items():
        if not name.startswith("wish:"):
            continue
        index = int(name.split(":")[2])
        before = change.before.get(name)
        if before is None:
            back = _back(item.face)
            result[name] = Travel(
                0.36, DEALT_EVERY * index, hop=22, sound="card_place", strength=0.35, origin=deck, before=back
            )
        elif before.face[0] != item.face[0]:
            result[name] = Travel(0.34, FLIP_EVERY * index, hop=16, sound="card_flip", strength=0.4)
    return result


def _back(face: Face) -> Face:
    """The back of a wish, of the same size and turn."""
    return ("wish_back", *face[-3:])


def _turned(change: Change, seat: int, edge: Point, called: bool) -> dict[str, Travel]:
    """Chips of a seat that are covered or uncovered turn over: each new name takes over from an old one that
    lay at its place, or else from any; what has no other comes from the edge.
    """
    stem = f"chip:{seat}:"
    fresh = [name for name in change.after if name.startswith(stem) and name not in change.before]
    if not fresh:
        return {}
    gone = {
        name: item
        for name, item in change.before.items()
        if name.startswith(stem) and name not in change.after
    }
    result: dict[str, Travel] = {}
    for strict in (True, False):
        for name in fresh:
            if name in result:
                continue
            item = change.after[name]
            old = next((key for key, other in gone.items() if not strict or _near(item, other)), None)
            if old is not None:
                start = gone.pop(old)
                result[name] = Travel(
                    0.36, hop=12, sound="chip", strength=0.15, origin=(start.x, start.y), before=start.face
                )
            elif not strict:
                result[name] = Travel(0.36, hop=12, sound="chip", strength=0.15, origin=edge)
    return result


def _near(one: Lying, other: Lying) -> bool:
    return abs(one.x - other.x) < CLOSE and abs(one.y - other.y) < CLOSE


def deal(geometry: UluruGeometry, lying: Mapping[str, Lying]) -> dict[str, Travel]:
    """A hand over the wishes hands out the chips, one colour after the other."""
    row = geometry.rows[0]
    names = [name for name, item in lying.items() if name.startswith("chip:") and not item.fixed]
    names.sort(key=lambda name: name.split(":")[2])
    return {
        name: Travel(0.36, 0.03 * number, hop=20, sound="chip", strength=0.2, origin=(row.x, row.y))
        for number, name in enumerate(names)
    }
