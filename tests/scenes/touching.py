"""How hands and keys reach things at any table: curtains, covered pieces, the shortest way of the focus."""

from __future__ import annotations

from scenes.finding import piece_at
from scenes.hands import nearest
from scenes.table import TableScene
from scenes.table_keys import ARROWS
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


def walk_to(desk: Desk, kind: str, key: str) -> None:
    """Reach a target with Tab and the arrow keys alone, by the shortest way."""
    keyboard = desk.table.keyboard
    if keyboard.current() is None:
        desk.press("tab")
    for name in way_to(keyboard.targets(), keyboard.current(), (kind, key)):
        desk.press(name)
    current = keyboard.current()
    assert (current.kind, current.key) == (kind, key)


def way_to(targets, start, goal) -> list[str]:
    """The keys that lead from one target to another."""
    ways = {(start.kind, start.key): []}
    border = [start]
    while goal not in ways:
        assert border, f"the keyboard does not reach {goal}"
        current = border.pop(0)
        known = ways[current.kind, current.key]
        for name, direction in ARROWS.items():
            found = nearest(targets, current, direction)
            if (found.kind, found.key) not in ways:
                ways[found.kind, found.key] = [*known, name]
                border.append(found)
        kinds = list(dict.fromkeys(target.kind for target in targets))
        after = kinds[(kinds.index(current.kind) + 1) % len(kinds)]
        found = next(target for target in targets if target.kind == after)
        if (found.kind, found.key) not in ways:
            ways[found.kind, found.key] = [*known, "tab"]
            border.append(found)
    return ways[goal]


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
