"""What lies under a finger: pieces, buttons and places of a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.gestures import Pixel
from scenes.hands import Target, component, spot_at
from scenes.layout import TOP

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
    for target in controls(table):
        unit = table.app.viewport.unit
        room = max(0.0, (table.app.viewport.finger - min(target.w, target.h) * unit) / 2)
        wide, high = target.w * unit / 2 + room, target.h * unit / 2 + room
        if abs(at[0] - target.x * unit) <= wide and abs(at[1] - target.y * unit) <= high:
            return target
    name = piece_at(table, at)
    if name is not None:
        item = table.lying[name]
        return Target("piece", name, item.x, item.y, 0, 0)
    point = table.app.viewport.to_units(at)
    spot = spot_at(table.spots, point)
    if spot is not None:
        return Target("spot", spot.key, spot.x, spot.y, spot.w, spot.h)
    return None


def controls(table: TableScene) -> list[Target]:
    """Every button that is shown, topmost first."""
    result = []
    for item in sorted(table.lying.values(), key=lambda lying: -lying.layer):
        if item.control and table.stage is not None and item.piece in table.stage:
            surface = table.art.surface(item.face, 0.0)
            unit = table.app.viewport.unit
            size = (surface.get_width() / unit, surface.get_height() / unit)
            result.append(Target("control", item.control, item.x, item.y, *size))
    return result


def _hits(table: TableScene, name: str, at: Pixel) -> bool:
    stage = table.stage
    assert stage is not None
    piece = stage.piece(name)
    x, y = round(at[0]) - piece.rect.left, round(at[1]) - piece.rect.top
    if not (0 <= x < piece.surface.get_width() and 0 <= y < piece.surface.get_height()):
        return False
    return piece.surface.get_at((x, y)).a > SOLID


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
