"""How hands reach things at any table: curtains, covered pieces."""

from __future__ import annotations

from scenes.finding import piece_at
from scenes.table import TableScene
from tests.scenes.table_desk import Desk


def open_curtain(desk: Desk) -> None:
    """Whoever is asked for takes over: holds Enter until the curtain has opened."""
    for _ in range(4):
        desk.settle(1)
        if desk.app.top is desk.table and desk.table.human_asked():
            return
        desk.lift_the_curtain()


def assert_shows_the_view(desk: Desk) -> None:
    """What was drawn bit by bit equals a table laid out anew from the view."""
    desk.table.keyboard._focus = None
    desk.assert_shows_the_view()


def by_what_is_seen(desk: Desk) -> Desk:
    """The same desk, whose hands touch each piece where it is not covered by another."""
    middle = desk.at_piece
    desk.at_piece = lambda name: touched(desk.table, name, middle(name))
    return desk


def touched(table: TableScene, name: str, middle: tuple[int, int]) -> tuple[int, int]:
    """A pixel of a piece that no other one covers: its middle, or one near it."""
    if table.lying[name].fixed:
        return middle
    x, y = middle
    rect = table.stage.piece(name).rect
    places = [middle] + [
        (x + rect.width * dx // 20, y + rect.height * dy // 20)
        for dx in (0, -3, 3, -5, 5, -7, 7, -8)
        for dy in (0, -4, 4, -7, 7)
    ]
    return next((place for place in places if piece_at(table, place) == name), middle)
