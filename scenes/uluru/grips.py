"""Which gesture performs which action in Uluru, and what other drops and dead buttons would mean."""

from __future__ import annotations

from functools import lru_cache

from game.contract import Action, Refusal
from game.uluru.actions import Go, LayOut, Lift, Place, SlowTable, Swap, Uluru
from game.uluru.box import BIRDS, BOX
from game.uluru.view import UluruView
from scenes.layout import Grip, Shown
from scenes.uluru import known

HOLD = BOX.timing.hold_ms / 1000
"""Seconds for which "Uluru!" is held (uluru.R13)."""


def grips(shown: Shown) -> list[Grip]:
    """The gestures of all legal actions."""
    return [_grip(action) for action in shown.actions]


@lru_cache(maxsize=1024)
def _grip(action: Action) -> Grip:
    seat = action.seat
    match action:
        case Place(colour=colour, place=place) | Swap(colour=colour, place=place):
            return Grip(action, (f"chip:{seat}:{colour}",), f"place:{seat}:{place}")
        case Lift(colour=colour):
            return Grip(action, (f"chip:{seat}:{colour}",), f"supply:{seat}", throw=True)
        case Uluru():
            return Grip(action, control=f"call:{seat}", hold=HOLD)
        case SlowTable():
            return Grip(action, control=f"slow:{seat}")
        case Go():
            return Grip(action, control=f"go:{seat}")
        case _:
            return Grip(action, control=f"lay:{seat}")


def attempt(shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
    """What a drop that is not legal was meant to do, so that the rules can say why not."""
    kind, _, rest = piece.partition(":")
    if not piece:
        return _pressed(spot.removeprefix("control:"), seat)
    if kind == "chip":
        owner, _, colour = rest.partition(":")
        return _dropped(shown, int(owner), colour, spot)
    if kind == "wish":
        return Refusal("uluru-refuse-move-wish", (), "uluru.10")
    if kind == "penalty":
        return Refusal("uluru-refuse-move-pebble", (), "uluru.49")
    return None


def _pressed(control: str, seat: int) -> Action:
    kind, _, number = control.partition(":")
    owner = int(number) if number.isdecimal() else seat
    return {"lay": LayOut(owner), "go": Go(owner), "slow": SlowTable(owner)}.get(kind) or Uluru(owner)


def _dropped(shown: Shown, owner: int, colour: str, spot: str) -> Action | Refusal:
    """A chip that was let go of over a spot where it may not lie."""
    view: UluruView = shown.view
    place, _, rest = spot.partition(":")
    if not shown.setup.seats[owner].is_human or (owner not in shown.views and view.checked is None):
        return Refusal("uluru-refuse-other-chip", (("current", owner),), "uluru.15")
    covered = colour not in BIRDS
    if covered or view.step != "place" or not known.placing(shown, owner):
        return Lift(owner, BIRDS[0] if covered else colour)  # the rules know why no chip may be moved now
    if place in ("bird", "wish"):
        return Refusal("uluru-refuse-on-card", (("colour", colour),), "uluru.1")
    whose, _, number = rest.partition(":")
    if whose.isdecimal() and int(whose) != owner:
        return Refusal("uluru-refuse-other-card", (("colour", colour),), "uluru.15")
    if place == "place":
        return Place(owner, colour, int(number))
    if place == "supply":
        return Lift(owner, colour)
    return Refusal("uluru-refuse-no-place", (("colour", colour),), "uluru.1")
