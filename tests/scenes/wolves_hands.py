"""What tests of the table of Wolves share: matches, curtains, open hands, and what a random hand wants."""

from __future__ import annotations

from functools import cache

from game.chance import Chance
from game.contract import Action
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from game.wolves.actions import (
    Answer,
    Commit,
    Draw,
    EndGifts,
    Leave,
    Offer,
    Put,
    Retract,
    Reuse,
    Settle,
    Stop,
    Take,
    TakeBack,
    TakeRest,
)
from scenes.wolves.known import hand_key
from tests.scenes.table_desk import Desk
from tests.support import GAMES

NAMES = ("Anna", "Ben", "Mira", "Oskar", "Zoë", "Ilja")
BACK = (TakeBack, Retract, Leave, Reuse)


def match_with(kinds, seating="side", seed=3, **options) -> Match:
    """A match with these players and options."""
    seats = [SeatInfo(NAMES[seat], kind, seat) for seat, kind in enumerate(kinds)]
    box = GAMES["wolves"]
    return Match(box.rules, prepare(box.rules, seats, options, seed, {"seating": seating}))


def played_to(match: Match, turn: int, step: str, seed: int = 5, enough=None) -> bool:
    """Let sensible players go on until that step of that turn; whether it was reached."""
    player, chance = GAMES["wolves"].players["normal"], Chance(seed)
    while True:
        choices = legal(match)
        if not choices:
            return step == "over"
        view = match.view(None)
        if view.turn == turn and view.step == step and (enough is None or enough(match)):
            return True
        seat = choices[0].seat
        mine = [action for action in choices if action.seat == seat]
        match.play(player.choose(match.view(seat), mine, chance, 0.0))


@cache
def _way_to(seats, turn, step, enough) -> tuple[int, tuple[Action, ...]]:
    """A seed and moves after which a match of persons has come to that step of that turn."""
    for seed in range(60):
        match = match_with(("human",) * seats, "side", seed)
        if played_to(match, turn, step, seed, enough):
            return seed, tuple(match.history)
    raise AssertionError(f"no match comes to {step} in turn {turn}")


def reached(seats, turn, step, seating="side", enough=None) -> Match:
    """A match of persons that has come to that step of that turn."""
    seed, moves = _way_to(seats, turn, step, enough)
    match = match_with(("human",) * seats, seating, seed)
    for action in moves:
        match.play(action)
    return match


def open_hand(desk: Desk, seat: int, finger: int | None = None) -> None:
    """Around the table: press the button that opens the hand, unless it is open."""
    control = hand_key(desk.match.view(None), seat)
    shown = any(item.control == control for item in desk.table.lying.values())
    if shown and control not in desk.table.toggles:
        desk._wait_for_echo()
        desk.tap(desk.at_control(control), finger)
        assert control in desk.table.toggles


def wanted(shown, chance: Chance, bots, match: Match) -> Action | None:
    """What a sensible player would do, or now and then anything else that is legal and harmless."""
    choices = list(shown.actions)
    if not choices:
        return None
    seat = chance.pick(sorted({action.seat for action in choices}))
    mine = [action for action in choices if action.seat == seat]
    ends = (Draw, Stop, Commit, EndGifts, Offer, Answer, Settle, TakeRest)
    idle = [action for action in mine if not isinstance(action, ends)]
    lively = [action for action in idle if not isinstance(action, BACK)] or idle
    if lively and chance.below(3) == 0:
        by_kind = sorted({type(action).__name__ for action in idle})
        kind = chance.pick(by_kind)
        return chance.pick([action for action in idle if type(action).__name__ == kind])
    if any(isinstance(action, Take | Put) for action in mine) and chance.below(2):
        return chance.pick([action for action in mine if isinstance(action, Take | Put)])
    return bots.choose(match.view(seat), mine, chance, 0.0)


def perform_by_keys(desk: Desk, action: Action) -> None:
    """Walk to what performs the action and press Enter."""
    grip = min(desk.grips(action), key=lambda grip: (not grip.control, not grip.tap))
    desk._wait_for_echo()
    if grip.control:
        desk.walk_to("control", grip.control)
        if grip.hold:
            desk.hold_enter()
        else:
            desk.press("return")
        return
    desk.walk_to("piece", grip.pieces[0])
    desk.press("return")
    if not grip.tap:
        desk.walk_to("spot", grip.spot)
        desk.press("return")


def perform(desk: Desk, grip, chance: Chance, finger: int | None = None) -> str:
    """Make the gesture of a grip in one of its ways; returns which."""
    desk._wait_for_echo()
    if grip.hold:
        at = desk.at_control(grip.control)
        desk.down(at, finger)
        for _ in range(10):
            desk.now += grip.hold / 8
            desk.app.step(0.01)
        desk.up(at, finger)
        desk.settle()
        return "hold"
    if grip.twice:
        at = desk.at_piece(grip.pieces[0])
        desk.tap(at, finger)
        desk.tap(at, finger)
        return "knock"
    return desk.perform(grip, chance, finger)
