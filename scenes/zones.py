"""The zones of a table: the whole of it, or one for every seat where all act at the same time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.viewport import Point

if TYPE_CHECKING:
    from scenes.table import TableScene

WHOLE = -1
"""The zone that is the whole table, where one seat acts at a time."""


class Zones:
    """Whose place a point of one table is. ``selected`` is, by zone, the piece that waits for its place."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.selected: dict[int, str] = {}

    def of(self, seat: int) -> int:
        """The zone in which a seat acts."""
        return seat if seat in self.table.geometry.areas else WHOLE

    def at(self, point: Point) -> int:
        """The zone in which a point of the table lies: the nearest seat's, or the whole table."""
        areas = self.table.geometry.areas
        if not areas:
            return WHOLE

        def distance(seat: int) -> float:
            x, y, w, h = areas[seat]
            return math.hypot(max(0.0, abs(point[0] - x) - w / 2), max(0.0, abs(point[1] - y) - h / 2))

        return min(areas, key=distance)

    def deselect(self, zone: int | None = None) -> None:
        """Put the selected piece of a zone back, or all of them; nothing is thought of any more."""
        self.table.aim = ""
        if zone is None:
            self.selected.clear()
        else:
            self.selected.pop(zone, None)
