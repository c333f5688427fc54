"""Whole matches of Uk'otoa in a real window: ships laid by hand, hands of cards, moves built step by step."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from game import codec
from game.contract import Action
from game.match import Match
from game.ukotoa.actions import (
    Done,
    FinishRandom,
    FinishSpiral,
    LayTile,
    Offer,
    PlaceRandom,
    Stop,
    TakeBack,
    Withdraw,
)
from scenes.table import TableScene
from scenes.tables import table_for
from tests.e2e.conftest import Start
from tests.e2e.desk import Pixel, Program, Spread
from tests.e2e.hands import SHELF, Hands
from tests.scenes.ukotoa_hands import touched

UKOTOA = "ukotoa"
BACK = (TakeBack, Withdraw)
DULL = (FinishRandom, FinishSpiral, PlaceRandom, Stop, *BACK)
OFTEN = 3
"""How often a match takes a step back."""


@pytest.fixture
def by_hand(data: Path) -> None:
    """The ship was laid by the players the last time, too."""
    settings = data / "settings.json"
    chosen = json.loads(settings.read_text(encoding="utf-8"))
    last = {UKOTOA: {"options": {"ship": "players"}}}
    settings.write_text(json.dumps({**chosen, "last": last}), encoding="utf-8")


def lively(match: Match, legal: Sequence[Action], chance: random.Random) -> Action:
    """What was seldom done is likelier; what has begun is brought to its end."""
    done = Counter(type(action) for action in match.history if action.seat == legal[0].seat)
    back = [action for action in legal if isinstance(action, BACK) and done[type(action)] < OFTEN]
    if back and chance.random() < 0.3:
        return chance.choice(back)
    choices = [action for action in legal if not isinstance(action, DULL)] or list(legal)
    effects = [action for action in choices if not isinstance(action, Offer)]
    if effects and chance.random() < 0.6:
        choices = effects
    finish = [action for action in legal if isinstance(action, Done)]
    if finish and chance.random() < 0.6:
        return finish[0]
    least = min(done[type(action)] for action in choices)
    return chance.choice([action for action in choices if done[type(action)] == least])


class Painted(Spread):
    """What lies on a painted table; a piece is touched where no other one covers it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.lying, self.spots, self.grips = table.lying, table.spots, table.grips

    def piece(self, name: str) -> Pixel:
        at = self._pixel(self.lying[name])
        return at if self.table.stage is None else touched(self.table, name, at)


class Sailor(Hands):
    """A person who sees which card lies above which: their twin of the table is painted."""

    def __init__(self, program: Program, seed: int) -> None:
        super().__init__(program, seed, key=UKOTOA, choose=lively)

    def sit_down(self) -> None:
        """Lay the twin of the table out, painted, as it was before the first move."""
        told = self.match()
        self.painted = table_for(self.twin.app, Match(told.rules, told.setup))
        for _ in self.painted.prepare():
            pass

    def move(self, match: Match) -> None:
        """Make one move by one gesture; the journal must then tell exactly this move."""
        table = self.painted
        for action in match.history[len(table.match.history) :]:
            assert table.perform(action) is None
        chosen = self.choose(table.match, table.shown().actions, self.chance)
        count = len(self.own())
        self.perform(Painted(table), chosen)
        self.expect(count, codec.encode(chosen))


def test_a_ship_laid_by_hand_and_a_whole_match_by_mouse(start: Start, by_hand: None) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Sailor(program, 1)
    hands.take_seats()
    match = hands.match()
    assert [seat.is_human for seat in match.setup.seats] == [True, False, False]
    assert dict(match.setup.options)["ship"] == "players"
    hands.sit_down()

    before = program.picture()
    match = hands.play_out()
    outcome = match.outcome()
    assert outcome is not None
    laid = [action for action in match.history if isinstance(action, LayTile)]
    assert len(laid) > 15
    ways = {"LayTile by drag", "LayTile by two taps", "Place by drag", "Place by two taps", "Offer by drag"}
    assert ways <= set(hands.kinds), hands.kinds

    hands.look_at_the_result(before)


def test_a_whole_match_around_the_table_by_one_finger(start: Start) -> None:
    program = start("--speed", "off", finger=True)
    program.arrive(SHELF, ())
    hands = Sailor(program, 2)
    hands.take_seats("seating-around")
    assert hands.match().setup.note("seating", "") == "around"
    hands.sit_down()

    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    assert {"Place by drag", "Place by two taps", "Offer by drag"} <= set(hands.kinds), hands.kinds
    hands.look_at_the_result(before)
