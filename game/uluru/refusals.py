"""Whether an action is legal, and else why not: one sentence's key for every wrong move a hand can make."""

from __future__ import annotations

from game.contract import TABLE, Action, Refusal, Timed
from game.uluru.actions import Go, LayOut, Lift, Pause, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.box import NOWHERE, NUMBER, PLACES
from game.uluru.state import Step, UluruState


def reason(state: UluruState, action: Action) -> Refusal | None:
    """The refusal of an action, or ``None`` if it is legal."""
    if state.step == Step.OVER:
        return Refusal("uluru-refuse-over", (), "uluru.52")
    match action:
        case Place() | Swap() | Lift() | Uluru():
            return _seat(state, action) or _gesture(state, action)
        case SlowTable():
            return _clock(state, action) or _slow(state, action.seat)
        case Pause(forced=forced):
            return _table(state, action) or _pause(state, forced)
        case TimeUp():
            return _table(state, action) or _time_up(state, action.at)
        case LayOut():
            return _lay(state, action.seat)
        case Go():
            return _go(state, action.seat)
        case _:
            return Refusal("uluru-refuse-unknown")


def starter(state: UluruState) -> int:
    """Who says "Go!": with own clocks the seat in turn; else the start player, or where that is a computer,
    the next person (uluru.72).
    """
    if state.ways.own:
        return state.order[state.turn]
    persons = state.ways.persons
    return next((seat for seat in state.order if seat in persons), state.start)


def can_slow(state: UluruState) -> bool:
    """Whether a seat may call the slow table, the moment aside (2.7, R20)."""
    return (
        state.ways.timers
        and not state.ways.own
        and not state.slowed
        and state.step == Step.PLACE
        and state.finish.count(None) >= 2
    )


def _lay(state: UluruState, seat: int) -> Refusal | None:
    if state.step != Step.LAY:
        return Refusal("uluru-refuse-lay-laid", (), "uluru.10")
    if seat != state.start:
        return Refusal("uluru-refuse-lay-other", (("current", state.start),), "uluru.10")
    return None


def _go(state: UluruState, seat: int) -> Refusal | None:
    if state.step == Step.LAY:
        return Refusal("uluru-refuse-go-lay-first", (), "uluru.14")
    if state.step == Step.PLACE:
        return Refusal("uluru-refuse-go-running", (), "uluru.14")
    if seat != starter(state):
        rule = "uluru.75" if state.ways.own else "uluru.72"
        return Refusal("uluru-refuse-go-other", (("current", starter(state)),), rule)
    return None


def _clock(state: UluruState, action: Timed) -> Refusal | None:
    """What every action on the clock needs: a seat, a clock that runs, a moment that fits."""
    if not 0 <= action.seat < state.seats:
        return Refusal("uluru-refuse-unknown")
    if state.step != Step.PLACE:
        return Refusal("uluru-refuse-before-go", (), "uluru.14")
    if action.at < state.stamp:
        return Refusal("uluru-refuse-backwards", (), "uluru.56")
    if state.deadline is not None and action.at >= state.deadline:
        return Refusal("uluru-refuse-time", (), "uluru.57")
    return None


def _seat(state: UluruState, action: Timed) -> Refusal | None:
    """What moving a chip or calling needs besides."""
    refusal = _clock(state, action)
    if refusal is not None:
        return refusal
    if state.called[action.seat]:
        return Refusal("uluru-refuse-called", (), "uluru.21")
    if state.stopped[action.seat]:
        return Refusal("uluru-refuse-time", (), "uluru.26")
    if state.ways.own and state.order[state.turn] != action.seat:
        return Refusal("uluru-refuse-turn", (("current", state.order[state.turn]),), "uluru.75")
    return None


def _gesture(state: UluruState, action: Action) -> Refusal | None:
    at, card = state.at[action.seat], state.cards[action.seat]
    match action:
        case Place(colour=colour, place=place):
            refusal = _target(colour, place)
            if refusal is not None:
                return refusal
            if card[place] == NUMBER[colour]:
                return Refusal("uluru-refuse-place-same", (("colour", colour),), "uluru.16")
            if card[place] != NOWHERE:
                return Refusal("uluru-refuse-place-occupied", (("colour", colour),), "uluru.4")
        case Swap(colour=colour, place=place):
            refusal = _target(colour, place)
            if refusal is not None:
                return refusal
            if card[place] == NUMBER[colour]:
                return Refusal("uluru-refuse-place-same", (("colour", colour),), "uluru.17")
            if card[place] == NOWHERE:
                return Refusal("uluru-refuse-swap-empty", (("colour", colour),), "uluru.17")
        case Lift(colour=colour):
            if colour not in NUMBER:
                return Refusal("uluru-refuse-colour", (("colour", colour),), "uluru.5")
            if at[NUMBER[colour]] == NOWHERE:
                return Refusal("uluru-refuse-lift-home", (("colour", colour),), "uluru.18")
        case _:
            missing = PLACES - state.chips[action.seat]
            if missing:
                return Refusal("uluru-refuse-call-missing", (("missing", missing),), "uluru.20")
    return None


def _target(colour: str, place: int) -> Refusal | None:
    if colour not in NUMBER:
        return Refusal("uluru-refuse-colour", (("colour", colour),), "uluru.5")
    if not 0 <= place < PLACES:
        return Refusal("uluru-refuse-no-place", (("colour", colour),), "uluru.1")
    return None


def _slow(state: UluruState, seat: int) -> Refusal | None:
    if can_slow(state):
        return None
    if not state.ways.timers:
        return Refusal("uluru-refuse-timers-off", (), "uluru.70")
    if state.ways.own:
        return Refusal("uluru-refuse-slow-own", (), "uluru.R20")
    if state.finish.count(None) < 2:
        return Refusal("uluru-refuse-slow-last", (), "uluru.R20")
    return Refusal("uluru-refuse-slow-again", (), "uluru.R20")


def _table(state: UluruState, action: Timed) -> Refusal | None:
    if action.seat != TABLE:
        return Refusal("uluru-refuse-table", (), "uluru.58")
    if state.step != Step.PLACE:
        return Refusal("uluru-refuse-before-go", (), "uluru.14")
    if action.at < state.stamp:
        return Refusal("uluru-refuse-backwards", (), "uluru.56")
    if state.deadline is not None and action.at > state.deadline:
        return Refusal("uluru-refuse-time", (), "uluru.58")
    return None


def _pause(state: UluruState, forced: bool) -> Refusal | None:
    if state.paused and not forced:
        return Refusal("uluru-refuse-pause-again", (), "uluru.68")
    return None


def _time_up(state: UluruState, at: int) -> Refusal | None:
    if state.deadline is None:
        return Refusal("uluru-refuse-no-deadline", (), "uluru.58")
    if at != state.deadline:
        return Refusal("uluru-refuse-not-yet", (), "uluru.58")
    return None
