"""Whole matches of Wolves in a real window: by mouse, by one finger around the table, by keys with a kill."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from game.chance import Chance
from game.contract import Action
from game.match import Match
from game.wolves import PLAYERS
from game.wolves.actions import (
    Answer,
    Commit,
    Draw,
    EndGifts,
    Leave,
    Offer,
    Pay,
    Put,
    Retract,
    Reuse,
    Settle,
    Stop,
    Take,
    TakeBack,
    TakeRest,
)
from scenes.menu import ShelfScene
from scenes.wolves.known import hand_key
from tests.e2e.conftest import Start
from tests.e2e.desk import Program
from tests.e2e.hands import SHELF, TITLES
from tests.e2e.keys import Keys
from tests.e2e.painted import Careful

WOLVES = "wolves"
ENDS = (Draw, Stop, Commit, EndGifts, Offer, Answer, Settle, TakeRest)
BACK = (TakeBack, Retract, Leave, Reuse)
OFTEN, GIVEN = 2, 2
"""How often a thing is taken back from where it was laid, and how many things the first gift holds."""


def neighbourly(match: Match, legal: Sequence[Action], chance: random.Random) -> Action:
    """A good neighbour in the first turn, who also lays things here and there; then the hands are idle, so
    that the winter comes early.
    """
    seat = chance.choice(sorted({action.seat for action in legal}))
    mine = [action for action in legal if action.seat == seat]
    view = match.view(seat)
    if not view.first_turn and view.turn > 1:
        short = [action for action in mine if isinstance(action, Stop | Commit | EndGifts)]
        if short:
            return short[0]
    done = Counter(type(action) for action in match.history if action.seat == seat)
    idle = [action for action in mine if not isinstance(action, ENDS)]
    fresh = [action for action in idle if not isinstance(action, BACK) or done[type(action)] < OFTEN]
    first = [action for action in mine if isinstance(action, TakeBack) and not done[TakeBack]]
    first += [action for action in mine if isinstance(action, Put if done[Put] < GIVEN else Offer)]
    if first and not done[Offer]:
        return chance.choice(first)
    laid = [action for action in fresh if isinstance(action, Take)]
    if laid and chance.random() < 0.5:
        return chance.choice(laid)
    if fresh and chance.random() < 0.3:
        least = min(done[type(action)] for action in fresh)
        return chance.choice([action for action in fresh if done[type(action)] == least])
    return PLAYERS["normal"].choose(view, mine, Chance(len(match.history)), 0.0)


class Neighbour(Careful):
    """A person at a table of Wolves; around it, with others there, one who opens the hand to use it."""

    def __init__(self, program: Program, seed: int) -> None:
        super().__init__(program, seed, WOLVES, neighbourly)

    def prepare(self, match: Match, seat: int) -> None:
        """Open the own hand where it lies covered and cards are wanted."""
        table = self.painted
        control = hand_key(match.view(None), seat)
        able = any(item.control == control for item in table.lying.values())
        if not able or control in table.toggles or match.view(None).step == "gather":
            return
        self.program.settle()
        before = self.program.picture()
        self.push(table.app.viewport.to_px(self._button(control)))
        self.program.wait("the hand lies open", lambda: self.program.picture() != before)
        self.program.settle()
        table.toggles ^= {control}
        table.lay_out()

    def _button(self, control: str) -> tuple[float, float]:
        item = next(item for item in self.painted.lying.values() if item.control == control)
        return item.x, item.y


def test_a_match_from_the_shelf_to_the_result_by_mouse(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Neighbour(program, 1)
    hands.take_seats()
    assert [seat.is_human for seat in hands.match().setup.seats] == [True, False, False]
    hands.sit_down()

    before = program.picture()
    match = hands.play_out()
    outcome = match.outcome()
    assert outcome is not None
    assert bool(outcome.winners) == (outcome.reason != "hunger")
    assert {"Draw by drag", "Draw by two taps"} <= set(hands.kinds), hands.kinds
    hands.look_at_the_result(before)


def test_two_persons_around_the_table_by_one_finger(start: Start) -> None:
    """The cards of this seed lead through the first turn, with something to give."""
    seats = ("--seats", "human,human,normal", "--seating", "around", "--seed", "9")
    program = start("play", WOLVES, *seats, "--speed", "off", finger=True)
    program.arrive(TITLES[WOLVES], ())
    program.settle()
    hands = Neighbour(program, 2)
    hands.sit_down()

    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    assert match.view(None).turn > 1
    kinds = {kind.partition(" ")[0] for kind in hands.kinds}
    assert {"Draw", "Stop", "Commit", "TakeBack", "Put", "Offer", "Settle"} <= kinds, hands.kinds
    assert {"Draw by drag", "Draw by two taps", "Draw by button"} <= set(hands.kinds), hands.kinds
    hands.look_at_the_result(before)


def test_a_match_by_keys_and_a_kill_while_a_payment_is_changed(start: Start) -> None:
    seats = ("--seats", "human,normal,normal", "--seed", "11")
    program = start("play", WOLVES, *seats, "--speed", "off")
    program.arrive(TITLES[WOLVES], ())
    program.settle()
    keys = Keys(program, 3, WOLVES, neighbourly)
    keys.sit_down()
    last: Action | None = None
    while not isinstance(last, TakeBack):
        assert keys.hands.wait_for_turn() is not None
        last = keys.move()
    told = keys.hands.lines()
    program.kill()

    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 4, WOLVES, neighbourly)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "main", TITLES[WOLVES])
    assert keys.hands.lines() == told
    keys.sit_down()
    keys.catch_up()
    view = keys.table.match.view(0)
    assert view.step == "pay"
    assert view.payment.piles != view.payment.suggested
    assert any(isinstance(action, Pay) for action in keys.table.shown().actions)

    before = program.picture()
    match = keys.play_out()
    assert match.outcome() is not None
    assert keys.hands.lines()[: len(told)] == told
    assert "Commit by button" in keys.kinds or "Space" in keys.kinds
    keys.hands.look_at_the_result(before)
