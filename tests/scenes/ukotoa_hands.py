"""What tests of the table of Uk'otoa share: matches, curtains, and what a random hand wants to do."""

from __future__ import annotations

from game.chance import Chance
from game.contract import Action
from game.match import Match
from game.setup import SeatInfo, prepare
from game.ukotoa.actions import FinishRandom, FinishSpiral, Offer, PlaceRandom, Stop, Withdraw
from scenes.finding import piece_at
from scenes.hands import nearest
from scenes.table import TableScene
from scenes.table_keys import ARROWS
from tests.scenes.table_desk import Desk
from tests.support import GAMES

NAMES = ("Anna", "Ben", "Mira", "Oskar", "Zoë")


def match_with(kinds, seating="side", seed=3, **options) -> Match:
    """A match with these players and options."""
    seats = [SeatInfo(NAMES[seat], kind, seat) for seat, kind in enumerate(kinds)]
    box = GAMES["ukotoa"]
    return Match(box.rules, prepare(box.rules, seats, options, seed, {"seating": seating}))


def open_curtain(desk: Desk) -> None:
    """Whoever is asked for takes over: holds Enter until the curtain has opened."""
    for _ in range(4):
        desk.settle(1)
        if desk.app.top is desk.table and desk.table.human_asked():
            return
        desk.lift_the_curtain()


def wanted(shown, chance: Chance, kinds) -> Action | None:
    """A random legal action; what was seldom done is likelier, what leads nowhere is not."""
    choices = list(shown.actions)
    if not choices:
        return None
    dull = (FinishRandom, FinishSpiral, PlaceRandom, Stop, Withdraw)
    lively = [action for action in choices if not isinstance(action, dull)]
    if lively and chance.below(7):
        choices = lively
    effects = [action for action in choices if not isinstance(action, Offer)]
    if effects and chance.below(3):
        choices = effects
    by_kind = sorted({type(action) for action in choices}, key=lambda kind: kinds.get(kind, 0))
    kind = by_kind[0] if chance.below(2) else type(chance.pick(choices))
    return chance.pick([action for action in choices if type(action) is kind])


def assert_shows_the_view(desk: Desk) -> None:
    """What was drawn bit by bit equals a table laid out anew from the view."""
    desk.table.keyboard._focus = None
    desk.assert_shows_the_view()


def walk_to(desk: Desk, kind: str, key: str) -> None:
    """Reach a target with Tab and the arrow keys alone, by the shortest way."""
    keyboard = desk.table.keyboard
    if keyboard.current() is None:
        desk.press("tab")
    for name in _way(keyboard.targets(), keyboard.current(), (kind, key)):
        desk.press(name)
    current = keyboard.current()
    assert (current.kind, current.key) == (kind, key)


def _way(targets, start, goal) -> list[str]:
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


def perform_by_keys(desk: Desk, action: Action) -> None:
    """Walk to what performs the action and press Enter."""
    grip = min(desk.grips(action), key=lambda grip: (not grip.control, not grip.tap))
    if grip.control:
        desk._wait_for_echo()
        walk_to(desk, "control", grip.control)
        desk.press("return")
        return
    walk_to(desk, "piece", grip.pieces[0])
    desk.press("return")
    if not grip.tap:
        walk_to(desk, "spot", grip.spot)
        desk.press("return")


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
        for dx in (-3, 3, -5, 5, -7, 7)
        for dy in (0, -4, 4)
    ]
    return next((place for place in places if piece_at(table, place) == name), middle)
