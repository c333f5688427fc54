"""What tests of the table of Uluk share: matches, moments in them, and what a random hand wants to do."""

from __future__ import annotations

from game.chance import Chance
from game.contract import Action
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from game.uluk.actions import EatRest, EndFeeding, EndProcessing, Process, TakeBack
from scenes.hands import more_of
from scenes.layout import Grip
from tests.scenes.table_desk import Desk
from tests.support import GAMES

NAMES = ("Anna", "Ben", "Mira", "Oskar")
DULL = (EatRest, EndFeeding, EndProcessing, TakeBack)


def match_with(kinds, seating="side", seed=3, **options) -> Match:
    """A match with these players and options."""
    seats = [SeatInfo(NAMES[seat], kind, seat) for seat, kind in enumerate(kinds)]
    box = GAMES["uluk"]
    return Match(box.rules, prepare(box.rules, seats, options, seed, {"seating": seating}))


def moment(kinds, ok, seating="side", seed=1, most=30, **options) -> Match:
    """The first match, from this seed on, that comes to a wanted view while seat 0 is asked."""
    player = GAMES["uluk"].players["easy"]
    for number in range(seed, seed + most):
        match = match_with(kinds, seating, number, **options)
        chance = Chance(number)
        while match.decisions():
            seat = match.asked()[0]
            view = match.view(seat)
            if seat == 0 and ok(view):
                return match
            choices = match.actions(seat)
            lively = chance.below(3) == 0
            match.play(chance.pick(choices) if lively else player.choose(view, choices, chance, None))
    raise AssertionError("no such moment")


def much_to_process(view) -> bool:
    """Whether seat 0 has a pile of three or more that it may process."""
    return view.step == "processing" and any(
        view.tribes[0].operations[column] and view.tribes[0].stock[column] > 2 for column in range(6)
    )


def wanted(actions, chance: Chance, kinds) -> Action | None:
    """A random legal action; what was seldom done is likelier, what ends a phase is not."""
    choices = list(actions)
    if not choices:
        return None
    lively = [action for action in choices if not isinstance(action, DULL)]
    if lively and chance.below(6):
        choices = lively
    order = sorted({type(action) for action in choices}, key=lambda kind: kinds.get(kind, 0))
    kind = order[0] if chance.below(2) else type(chance.pick(choices))
    return chance.pick([action for action in choices if type(action) is kind])


def sent(match: Match, chance: Chance) -> bool:
    """Let a computer player send the next triber out, if one is to be sent."""
    seat = match.asked()[0]
    view, choices = match.view(seat), match.actions(seat)
    if view.step != "errand":
        return False
    match.play(GAMES["uluk"].players["normal"].choose(view, choices, chance, None))
    return True


def advance(match: Match, chance: Chance, steps: int) -> None:
    """So many random legal moves."""
    kinds: dict[type, int] = {}
    for _ in range(steps):
        action = wanted(legal(match), chance, kinds)
        if action is None:
            return
        kinds[type(action)] = kinds.get(type(action), 0) + 1
        match.play(action)


def choose_amount(desk: Desk, action: Action, by_keys: bool = False) -> None:
    """Tap a pile again and again until it gives as many pieces as the action takes."""
    if not isinstance(action, Process):
        return
    top = [name for name in desk.table.lying if name.startswith(f"good:{action.seat}:{action.start}:")][-1]
    for _ in range(30):
        shown = desk.table.shown()
        if first_of(desk, action).action == action:
            return
        if by_keys:
            if desk.table.keyboard.selected is None:
                desk.walk_to("piece", top)
                desk.press("return")
            desk.walk_to("piece", top)
            desk.press("return")
            desk.press("escape")
        else:
            if not desk.table.zones.selected:
                desk.tap(desk.at_piece(top))
            assert more_of(desk.table.grips, top), shown.actions
            desk.tap(desk.at_piece(top))
            desk.table.zones.deselect()
    raise AssertionError(f"no tap takes {action.pieces}")


def first_of(desk: Desk, action: Process) -> Grip:
    """The grip that a drop performs which begins and ends as this action's."""
    mine = desk.grips(action)[0]
    return next(
        grip
        for grip in desk.table.grips
        if set(mine.pieces) & set(grip.pieces) and grip.spot == mine.spot and isinstance(grip.action, Process)
    )
