"""Pictures that the next gesture will need, painted while nobody acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scenes.helps import light_faces
from scenes.layout import Face, Grip

if TYPE_CHECKING:
    from scenes.table import TableScene


def paint_likely(table: TableScene) -> Iterator[Face]:
    """Paint what can be picked up as it is carried, and the lights over where it may go; one a step."""
    wanted = [face for grip in table.grips for face in _needed(table, grip)]
    for face, height, lifted in dict.fromkeys(wanted):
        if table.stage is not None and not table.art.known(face, height, lifted):
            table.art.surface(face, height, lifted)
            yield face


def _needed(table: TableScene, grip: Grip) -> Iterator[tuple[Face, float, bool]]:
    """The pictures that a gesture needs: face, height, whether lifted."""
    if not grip.spot:
        return
    for name in (*grip.pieces, *grip.along):
        if name in table.lying and table.lying[name].height > 0:
            yield table.lying[name].face, table.lying[name].height, True
    for face in light_faces(table.spots[grip.spot]):
        yield face, 0.0, False
