"""What lies under a finger: pieces, buttons and places of a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.gestures import Pixel
from scenes.hands import Target, component, spot_at
from scenes.layout import TOP, Lying

if TYPE_CHECKING:
    from scenes.table import TableScene

SOLID = 180
"""Alpha above which a pixel belongs to a piece and not to its shadow."""


def piece_at(table: TableScene, at: Pixel, fixed: bool = False) -> str | None:
    """The topmost piece under a pixel; with ``fixed`` also buttons, trays and words."""
    if table.stage is None:
        return None
    order = sorted(table.lying.values(), key=lambda item: item.layer, reverse=True)
    for item in order:
        if item.layer >= TOP and not item.control:
            continue
        if (fixed or component(item)) and item.piece in table.stage and _hits(table, item.piece, at):
            return item.piece
    return None if fixed else _nearby(table, at)


def target_at(table: TableScene, at: Pixel) -> Target | None:
    """What a tap at this pixel reaches: buttons first, then pieces, then spots."""
    button = _button_at(table, at)
    if button is not None:
        return button
    name = piece_at(table, at)
    if name is not None:
        item = table.lying[name]
        return Target("piece", name, item.x, item.y, 0, 0)
    point = table.app.viewport.to_units(at)
    spot = spot_at(table.spots, point)
    if spot is not None:
        return Target("spot", spot.key, spot.x, spot.y, spot.w, spot.h)
    return None


def _button_at(table: TableScene, at: Pixel) -> Target | None:
    """The button under a finger, which may miss it by a little: the one that it misses least."""
    unit, finger = table.app.viewport.unit, table.app.viewport.finger
    best, least = None, math.inf
    for target in controls(table):
        room = max(0.0, (finger - min(target.w, target.h) * unit) / 2)
        aside = abs(at[0] - target.x * unit) - target.w * unit / 2
        above = abs(at[1] - target.y * unit) - target.h * unit / 2
        missed = max(0.0, aside, above)
        if missed <= room and missed < least:
            best, least = target, missed
    return best


def controls(table: TableScene) -> list[Target]:
    """Every button that is shown, topmost first."""
    result = []
    for item in sorted(table.lying.values(), key=lambda lying: -lying.layer):
        if item.control and table.stage is not None and item.piece in table.stage:
            result.append(Target("control", item.control, item.x, item.y, *extent(table, item)))
    return result


def extent(table: TableScene, item: Lying) -> tuple[float, float]:
    """How wide and high something lies on the table, without its shadow, in table units."""
    wide, high = table.art.extent(item.face, item.height)
    unit = table.app.viewport.unit
    return wide / unit, high / unit


def _hits(table: TableScene, name: str, at: Pixel) -> bool:
    assert table.stage is not None
    return table.stage.piece(name).hits(round(at[0]), round(at[1])) > SOLID


def _nearby(table: TableScene, at: Pixel) -> str | None:
    """A piece that can be taken close to a finger that missed it by little."""
    able = {name for grip in table.grips for name in grip.pieces}
    reach = table.app.viewport.finger / 2
    best = None
    for name in able:
        if table.stage is None or name not in table.stage:
            continue
        rect = table.stage.piece(name).rect
        distance = math.dist(at, rect.center) - min(rect.size) / 3
        if distance <= reach:
            reach, best = distance, name
    return best
