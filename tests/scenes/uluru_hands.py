"""Hands that play Uluru at a desk: sensible random play, buttons that are held, curtains."""

from __future__ import annotations

from game.chance import Chance
from game.contract import TABLE, Action
from game.match import Match
from game.setup import SeatInfo, prepare
from game.uluru.actions import Go, LayOut, Place, SlowTable, Uluru
from game.uluru.box import BIRDS
from tests.scenes.table_desk import Desk
from tests.support import GAMES

NAMES = ("Anna", "Ben", "Mira", "Oskar", "Zoe")


def match_with(kinds, seating="side", seed=3, **options) -> Match:
    """A match with these persons and computer players, sitting so."""
    seats = [SeatInfo(NAMES[seat], kind, seat) for seat, kind in enumerate(kinds)]
    rules = GAMES["uluru"].rules
    return Match(rules, prepare(rules, seats, options, seed, {"seating": seating}))


def lay_and_go(match: Match) -> None:
    """The wishes lie and the clock runs."""
    while match.clock is None:
        match.play(match.actions(match.asked()[0])[0])


def fill(match: Match, seat: int, birds=BIRDS, places=range(6), call=False) -> None:
    """Lay chips on a seat's card, one second each."""
    for bird, place in zip(birds, places, strict=False):
        match.tick(0.3, False)
        match.play(Place(seat, bird, place))
    if call:
        match.tick(0.3, False)
        match.play(Uluru(seat))


def finish_round(match: Match) -> None:
    """Everybody fills the card and calls, until the check."""
    done = len(match.view(None).rounds)
    while len(match.view(None).rounds) == done:
        lay_and_go(match)
        seat = next(s for s in match.asked() if Uluru(s) in match.actions(s) or match.view(None).chips[s] < 6)
        fill(match, seat, call=True)


def wanted(match: Match, shown, chance: Chance) -> Action | None:
    """A sensible random action of the persons at this screen; ``None`` if they can only wait."""
    by_seat: dict[int, list[Action]] = {}
    for action in shown.actions:
        if action.seat != TABLE and not (isinstance(action, SlowTable) and chance.below(40)):
            by_seat.setdefault(action.seat, []).append(action)
    if not by_seat:
        return None
    choices = by_seat[chance.pick(list(by_seat))]
    calls = [action for action in choices if isinstance(action, Uluru)]
    if calls:
        return calls[0] if chance.below(3) else chance.pick(choices)
    view = match.view(choices[0].seat)
    card = view.cards[choices[0].seat] or ()
    fresh = [action for action in choices if isinstance(action, Place) and action.colour not in card]
    begun = [action for action in choices if isinstance(action, LayOut | Go)]
    return chance.pick(fresh if fresh and chance.below(4) else begun or choices)


def hold(desk: Desk, control: str, finger: int | None = None, seconds: float = 0.4) -> None:
    """Press a button and hold it for so long."""
    at = desk.at_control(control)
    desk.down(at, finger)
    for _ in range(8):
        desk.now += seconds / 8
        desk.app.step(0.01)
    desk.up(at, finger)
    desk.settle()


def hold_key(desk: Desk, control: str) -> None:
    """Walk to a button and hold Enter."""
    desk.walk_to("control", control)
    desk.hold_enter()


def open_curtain(desk: Desk) -> None:
    """Whoever is asked for takes over: holds Enter until the curtain has opened."""
    for _ in range(4):
        if desk.app.top is desk.table:
            return
        desk.lift_the_curtain()


def perform(desk: Desk, action: Action, chance: Chance, finger: int | None = None) -> str:
    """Make the gesture of an action."""
    grip = chance.pick(desk.grips(action))
    if grip.hold:
        hold(desk, grip.control, finger)
        return "hold"
    return desk.perform(grip, chance, finger)


def perform_by_keys(desk: Desk, action: Action) -> None:
    """The gesture of an action with the keyboard alone."""
    grip = desk.grips(action)[0]
    if grip.hold:
        hold_key(desk, grip.control)
    elif grip.control:
        desk._wait_for_echo()
        desk.walk_to("control", grip.control)
        desk.press("return")
    else:
        desk.walk_to("piece", grip.pieces[0])
        desk.press("return")
        desk.walk_to("spot", grip.spot)
        desk.press("return")


def assert_shows_the_view(desk: Desk) -> None:
    """The picture equals one laid out anew; the clock stands while the two are compared."""
    still, desk.table.still = desk.table.still, True
    desk.assert_shows_the_view()
    desk.table.still = still
