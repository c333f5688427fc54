"""Why an action is not legal: one sentence's key for every wrong move a hand can make."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.ugah.actions import Done, First, Give, PutBack, Roll, Take
from game.ugah.box import BONE, FACES, FIGURES
from game.ugah.state import Lie, Step, UgahState

NUMBER = {symbol: number for number, symbol in enumerate(FACES)}


def reason(state: UgahState, action: Action) -> Refusal:
    """The refusal of an action that is not in the legal list."""
    if state.step == Step.OVER:
        return Refusal("ugah-refuse-over", (), "ugah.50")
    if action.seat != state.current:
        return Refusal("ugah-refuse-turn", (("current", state.current),), "ugah.8")
    match action:
        case Roll():
            return _rolling_over(state) or _roll(state)
        case Take(symbol=symbol):
            return _rolling_over(state) or _take(state, symbol)
        case PutBack(symbol=symbol):
            return _rolling_over(state) or _put_back(state, symbol)
        case Done():
            return _rolling_over(state) or _done(state)
        case First(figure=figure):
            return _first(figure)
        case Give(spot=spot, to=to):
            return _give(state, spot, to)
        case _:
            return Refusal("ugah-refuse-unknown")


def _rolling_over(state: UgahState) -> Refusal | None:
    if state.step == Step.ORDER:
        return Refusal("ugah-refuse-order-first", (), "ugah.37")
    if state.step == Step.SHARE:
        return Refusal("ugah-refuse-share-first", (), "ugah.42")
    return None


def _roll(state: UgahState) -> Refusal:
    if state.shows():
        return Refusal("ugah-refuse-roll-pick-first", (("dice", state.dice.count(Lie.TRAY)),), "ugah.12")
    return Refusal("ugah-refuse-roll-none-left", (), "ugah.19")


def _take(state: UgahState, symbol: str) -> Refusal:
    if symbol not in NUMBER:
        return Refusal("ugah-refuse-symbol", (("symbol", symbol),), "ugah.10")
    if NUMBER[symbol] == BONE:
        return Refusal("ugah-refuse-take-bone", (), "ugah.14")
    if not state.rolls:
        return Refusal("ugah-refuse-take-roll-first", (("symbol", symbol),), "ugah.9")
    if state.picked() >> NUMBER[symbol] & 1:
        return Refusal("ugah-refuse-take-again", (("symbol", symbol),), "ugah.15")
    return Refusal("ugah-refuse-take-absent", (("symbol", symbol),), "ugah.14")


def _put_back(state: UgahState, symbol: str) -> Refusal:
    if symbol not in NUMBER:
        return Refusal("ugah-refuse-symbol", (("symbol", symbol),), "ugah.10")
    if NUMBER[symbol] == BONE:
        return Refusal("ugah-refuse-back-bone", (), "ugah.11")
    if state.picked() >> NUMBER[symbol] & 1:  # legal, unless it was the only symbol of the roll
        return Refusal("ugah-refuse-back-only", (("symbol", symbol),), "ugah.R4")
    if state.counts()[NUMBER[symbol]]:
        return Refusal("ugah-refuse-back-earlier", (("symbol", symbol),), "ugah.16")
    return Refusal("ugah-refuse-back-not-picked", (("symbol", symbol),), "ugah.R37")


def _done(state: UgahState) -> Refusal:
    if not state.rolls:
        return Refusal("ugah-refuse-done-roll-first", (), "ugah.9")
    return Refusal("ugah-refuse-done-dice-left", (("dice", state.dice.count(Lie.TRAY)),), "ugah.19")


def _first(figure: str) -> Refusal:
    if figure not in FIGURES:
        return Refusal("ugah-refuse-order-figure", (("figure", figure),), "ugah.37")
    return Refusal("ugah-refuse-order-not-asked", (("figure", figure),), "ugah.R15")


def _give(state: UgahState, spot: int, to: int) -> Refusal:
    if state.step != Step.SHARE:
        return Refusal("ugah-refuse-give-nothing", (), "ugah.42")
    if spot not in state.lifted:
        return Refusal("ugah-refuse-give-other-card", (("spot", spot),), "ugah.41")
    if to == state.current:
        return Refusal("ugah-refuse-give-self", (), "ugah.42")
    return Refusal("ugah-refuse-give-nobody", (("seat", to),), "ugah.42")
