"""Whole matches of Uk'otoa in a real window: ships laid by hand, hands of cards, moves built step by step."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.contract import Action
from game.match import Match
from game.ukotoa.actions import (
    Done,
    FinishRandom,
    FinishSpiral,
    LayTile,
    Offer,
    OfferPair,
    Place,
    PlaceRandom,
    Stop,
    TakeBack,
    Withdraw,
)
from scenes.menu import ShelfScene
from scenes.seats import SeatsScene
from tests.e2e.conftest import Start
from tests.e2e.hands import SHELF
from tests.e2e.keys import Keys
from tests.e2e.painted import Careful

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
    effects = [action for action in choices if not isinstance(action, (Offer, OfferPair))]
    if effects and chance.random() < 0.6:
        choices = effects
    finish = [action for action in legal if isinstance(action, Done)]
    if finish and chance.random() < 0.6:
        return finish[0]
    least = min(done[type(action)] for action in choices)
    return chance.choice([action for action in choices if done[type(action)] == least])


def test_a_ship_laid_by_hand_and_a_whole_match_by_mouse(start: Start, by_hand: None) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Careful(program, 1, UKOTOA, lively)
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
    assert {"OfferPair by drag", "OfferPair by tap"} & set(hands.kinds), hands.kinds

    hands.look_at_the_result(before)


def test_a_whole_match_around_the_table_by_one_finger(start: Start) -> None:
    program = start("--speed", "off", finger=True)
    program.arrive(SHELF, ())
    hands = Careful(program, 2, UKOTOA, lively)
    hands.take_seats("seating-around")
    assert hands.match().setup.note("seating", "") == "around"
    hands.sit_down()

    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    assert {"Place by drag", "Place by two taps", "Offer by drag"} <= set(hands.kinds), hands.kinds
    hands.look_at_the_result(before)


def test_a_whole_match_by_keys_and_a_kill_on_the_way(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 3, UKOTOA, lively)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "box-ukotoa", keys.hands.seats)
    seats = keys.hands.twin.menu(lambda app: SeatsScene(app, UKOTOA))
    keys.choose(seats, "main", "main", keys.hands.table)
    keys.sit_down()
    while sum(isinstance(action, Place) for action in keys.hands.match().history) < 9:
        assert keys.hands.wait_for_turn() is not None
        keys.move()
    told = keys.hands.own()
    program.kill()

    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 4, UKOTOA, lively)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "main", keys.hands.table)
    keys.sit_down()
    before = program.picture()
    match = keys.play_out()
    assert match.outcome() is not None
    assert keys.hands.own()[: len(told)] == told
    assert {"Place by piece", "Offer by piece"} <= keys.kinds
    keys.hands.look_at_the_result(before)
