"""What tests of the table of Uk'otoa share: matches, curtains, and what a random hand wants to do."""

from __future__ import annotations

from game.chance import Chance
from game.contract import Action
from game.match import Match
from game.setup import SeatInfo, prepare
from game.ukotoa.actions import FinishRandom, FinishSpiral, Offer, OfferPair, PlaceRandom, Stop, Withdraw
from scenes.finding import piece_at
from scenes.table import TableScene
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
    effects = [action for action in choices if not isinstance(action, (Offer, OfferPair))]
    if effects and chance.below(3):
        choices = effects
    by_kind = sorted({type(action) for action in choices}, key=lambda kind: kinds.get(kind, 0))
    kind = by_kind[0] if chance.below(2) else type(chance.pick(choices))
    return chance.pick([action for action in choices if type(action) is kind])


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
        for dx in (-3, 3, -5, 5, -7, 7)
        for dy in (0, -4, 4)
    ]
    return next((place for place in places if piece_at(table, place) == name), middle)
