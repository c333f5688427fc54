"""What tests of the table of Uk'otoa share: matches, curtains, and what a random hand wants to do."""

from __future__ import annotations

from game.chance import Chance
from game.contract import Action
from game.match import Match
from game.setup import SeatInfo, prepare
from game.ukotoa.actions import FinishRandom, FinishSpiral, Offer, OfferPair, PlaceRandom, Stop, Withdraw
from tests.support import GAMES

NAMES = ("Anna", "Ben", "Mira", "Oskar", "Zoë")


def match_with(kinds, seating="side", seed=3, **options) -> Match:
    """A match with these players and options."""
    seats = [SeatInfo(NAMES[seat], kind, seat) for seat, kind in enumerate(kinds)]
    box = GAMES["ukotoa"]
    return Match(box.rules, prepare(box.rules, seats, options, seed, {"seating": seating}))


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
