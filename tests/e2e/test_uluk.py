"""Matches of Uluk in a real window: tribers sent out, piles carried along arrows, food laid into bowls."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import game
from game import codec
from game.chance import Chance
from game.contract import Action
from game.match import Match
from game.uluk.actions import EatRest, EndFeeding, EndProcessing, Place, Process, TakeBack
from scenes.layout import Grip
from tests.e2e.conftest import Start
from tests.e2e.desk import Program
from tests.e2e.hands import SHELF
from tests.e2e.keys import Keys
from tests.e2e.painted import Careful, Painted

ULUK = "uluk"
PLAYER = game.load(ULUK).players["normal"]
ENOUGH = 12
"""After so many moves of a kind the next phase is as good."""


def lively(match: Match, legal: Sequence[Action], chance: random.Random) -> Action:
    """Tribers go where a computer player would send them; else what was seldom done is likelier, and long
    seasons are cut short.
    """
    sent = [action for action in legal if isinstance(action, Place)]
    if sent:
        view = match.view(sent[0].seat)
        return PLAYER.choose(view, sent, Chance(chance.getrandbits(32)), None)
    done = Counter(type(action) for action in match.history if action.seat == legal[0].seat)
    feed = [action for action in legal if isinstance(action, EatRest)]
    if feed and chance.random() < 0.6:
        return feed[0]
    choices = [action for action in legal if not isinstance(action, TakeBack)]
    busy = [action for action in choices if not isinstance(action, EndFeeding | EndProcessing)]
    if busy and done[type(busy[0])] < ENOUGH:
        choices = busy
    least = min(done[type(action)] for action in choices)
    return chance.choice([action for action in choices if done[type(action)] == least])


class Firsts(Painted):
    """Of gestures that begin and end alike only the one that counts: whole piles, tribers before cards."""

    def grips_of(self, action: object) -> list[Grip]:
        """The gestures that perform an action."""
        return [grip for grip in super().grips_of(action) if grip.control or self._counts(grip)]

    def _counts(self, grip: Grip) -> bool:
        alike = (other for other in self.grips if other.spot == grip.spot and grip.pieces[0] in other.pieces)
        return next(alike) is grip


class Cook(Careful):
    """A person who carries whole piles; their twin of the table is painted."""

    def __init__(self, program: Program, seed: int) -> None:
        super().__init__(program, seed, ULUK, lively)

    def move(self, match: Match) -> None:
        """Make one move by one gesture; the journal must then tell exactly this move."""
        self.catch_up(match)
        table = self.painted
        spread = Firsts(table)
        able = [action for action in table.shown().actions if spread.grips_of(action)]
        chosen = self.choose(table.match, able, self.chance)
        count = len(self.own())
        self.perform(spread, chosen)
        self.expect(count, codec.encode(chosen))

    def take_one(self) -> Process:
        """Play on until a pile can be parted, then process one piece of it: tap twice, then the product."""
        while True:
            match = self.wait_for_turn()
            assert match is not None, "no pile could be parted in the whole match"
            self.catch_up(match)
            table = self.painted
            grip = next((grip for grip in table.grips if grip.more), None)
            if grip is None:
                self.move(match)
                continue
            assert isinstance(grip.action, Process)
            spread = Painted(table)
            at = spread.piece(grip.pieces[-1])
            self.program.tap(at)
            self.program.settle()
            self.program.tap(at)
            self.program.settle()
            self.program.tap(spread.spot(grip.spot))
            self.way = "a part of a pile"
            return self.program.wait("one piece is processed", self.processed)

    def processed(self) -> Process | None:
        """The operation with which the match ends so far."""
        last = self.match().history[-1]
        return last if isinstance(last, Process) else None


@pytest.fixture
def seated(data: Path):
    """Makes the settings remember who sat at the table of Uluk last."""

    def seat(*kinds: str, seating: str = "side") -> None:
        settings = data / "settings.json"
        chosen = json.loads(settings.read_text(encoding="utf-8"))
        seats = [
            [name, kind, look] for look, (name, kind) in enumerate(zip(("Ann", "Bo"), kinds, strict=False))
        ]
        last = {ULUK: {"seats": seats, "seating": seating}}
        settings.write_text(json.dumps({**chosen, "last": last}), encoding="utf-8")

    return seat


def play_season(hands: Cook) -> None:
    """Play until the next season begins."""
    season = hands.match().view(None).season
    while hands.match().view(None).season == season:
        match = hands.wait_for_turn()
        assert match is not None
        hands.move(match)


def test_alone_against_the_freeloaders_by_mouse(start: Start, seated) -> None:
    seated("human")
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Cook(program, 1)
    hands.take_seats()
    assert [seat.is_human for seat in hands.match().setup.seats] == [True]
    hands.sit_down()
    assert hands.take_one().pieces == 1
    play_season(hands)
    assert {"ChooseTribe by tap", "ChooseTribe by drag"} & set(hands.kinds)
    assert {"Place by drag", "Place by two taps"} <= set(hands.kinds), hands.kinds
    hands.leave_by_menu()
    assert hands.quit() == 0
    assert program.said() == ""


def test_a_season_around_the_table_by_one_finger(start: Start, seated) -> None:
    seated("human", "human", seating="around")
    program = start("--speed", "off", finger=True)
    program.arrive(SHELF, ())
    hands = Cook(program, 2)
    hands.take_seats()
    assert hands.match().setup.note("seating", "") == "around"
    hands.sit_down()
    play_season(hands)
    assert {"Place by drag", "Place by two taps"} <= set(hands.kinds), hands.kinds
    hands.leave_by_menu()
    assert hands.quit() == 0
    assert program.said() == ""


def test_a_season_by_keys(start: Start, seated) -> None:
    seated("human", "easy")
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 3, key=ULUK, choose=lively)
    keys.hands.take_seats()
    keys.sit_down()
    while keys.hands.match().view(None).season < 2:
        assert keys.hands.wait_for_turn() is not None
        keys.catch_up()
        able = keys.table.shown().actions
        if any(isinstance(action, Process) for action in able):
            keys.hands.choose = lambda match, legal, chance: next(
                action for action in legal if isinstance(action, EndProcessing)
            )
        else:
            keys.hands.choose = lively
        keys.move()
    assert "Place by piece" in keys.kinds
    keys.hands.leave_by_menu()
    assert keys.hands.quit() == 0
