"""Whole matches of Uluru in a real window: its clock runs, its call is held, persons take turns."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from game import codec
from game.contract import TABLE as NOBODY
from game.contract import Action, untimed
from game.match import Match
from game.uluru.actions import Lift, Pause, Place, Swap, Uluru
from game.uluru.box import ROUNDS
from scenes.menu import ShelfScene
from scenes.pause import PauseScene
from scenes.seats import SeatsScene
from tests.e2e.conftest import Start
from tests.e2e.hands import SHELF, Hands
from tests.e2e.keys import Keys

ULURU = "uluru"
SWAPS, LIFTS = 3, 3
"""How often in a match two chips change places, and a chip goes back; at most once a round more."""


@pytest.fixture(autouse=True)
def slow_hands(data: Path) -> None:
    """Nobody is stopped by a clock, however slow the machine is."""
    settings = data / "settings.json"
    chosen = json.loads(settings.read_text(encoding="utf-8"))
    settings.write_text(json.dumps({**chosen, "timer_factor": 0}), encoding="utf-8")


def sensible(match: Match, legal: Sequence[Action], chance: random.Random) -> Action:
    """Fill the card, change something now and then, and call."""
    seat, view = legal[0].seat, match.view(None)
    if view.step != "place":
        return legal[0]
    card = match.view(seat).cards[seat]
    fresh = [action for action in legal if isinstance(action, Place) and action.colour not in card]
    again = [action for action in legal if isinstance(action, Place) and action.colour in card]
    if len(fresh) == 1 and chance.random() < 0.3:
        return chance.choice(again)
    if fresh:
        return chance.choice(fresh)
    for kind, most in ((Swap, SWAPS), (Lift, LIFTS)):
        done = sum(isinstance(action, kind) and action.seat == seat for action in match.history)
        if done < min(most, view.round):
            return chance.choice([action for action in legal if isinstance(action, kind)])
    return Uluru(seat)


def test_six_rounds_alone_by_mouse(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Hands(program, 1, key=ULURU, choose=sensible)
    hands.take_seats("count-1")
    match = hands.match()
    assert [seat.is_human for seat in match.setup.seats] == [True]

    while tapped_in_vain(hands):
        pass
    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    assert len(match.view(None).rounds) == ROUNDS
    for way in WAYS:
        assert hands.kinds.get(way), f"{way} was never used: {hands.kinds}"

    hands.look_at_the_result(before)


WAYS = (
    "LayOut by button",
    "Go by button",
    "Place by drag",
    "Place by two taps",
    "Swap by drag",
    "Swap by two taps",
    "Lift by drag",
    "Lift by two taps",
    "Lift by throw",
    "Uluru by hold",
)


def tapped_in_vain(hands: Hands) -> bool:
    """Play until the card is full, and tap the call, which has to be held: the next line in the journal
    is the next move. Returns whether there is more to play before.
    """
    match = hands.wait_for_turn()
    assert match is not None
    seat = match.asked()[0]
    if Uluru(seat) not in match.actions(seat):
        hands.move(match)
        return True
    spread = hands.twin.table(match)
    hands.program.tap(spread.control(f"call:{seat}"))
    swap = next(action for action in match.actions(seat) if isinstance(action, Swap))
    count = len(hands.own())
    hands.program.drag(spread.piece(f"chip:{seat}:{swap.colour}"), spread.spot(f"place:{seat}:{swap.place}"))
    hands.expect(count, codec.encode(swap))
    return False


def test_one_finger_against_the_computer_leaves_and_comes_back(start: Start) -> None:
    program = start("--speed", "off", finger=True)
    program.arrive(SHELF, ())
    hands = Hands(program, 2, key=ULURU, choose=sensible)
    hands.take_seats("seating-around")
    match = hands.match()
    assert [seat.is_human for seat in match.setup.seats] == [True, False]

    play_into_round(hands, 2)
    told = hands.own()
    hands.leave_by_menu()
    assert untimed(hands.match().history[-1]) == Pause(NOBODY, False)
    lines = hands.lines()

    hands.press(hands.shelf(), "main", hands.table)
    assert hands.lines() == lines
    assert hands.own() == told
    uncover(hands)
    play_into_round(hands, 3)
    assert len(program.journals()) == 1
    hands.leave_by_menu()
    assert hands.quit() == 0
    assert program.said() == ""


def play_into_round(hands: Hands, number: int) -> None:
    """Play until some chips of the person lie in this round, and the clock runs."""
    while True:
        match = hands.wait_for_turn()
        assert match is not None
        view = match.view(None)
        if view.step == "place" and view.round == number and view.chips[match.setup.humans[0]] > 1:
            return
        hands.move(match)


def uncover(hands: Hands) -> None:
    """The first touch at a table that was left in mid-round only uncovers it; the second one plays."""
    match = hands.match()
    seat = match.setup.humans[0]
    card = match.view(seat).cards[seat]
    fresh = [each for each in match.actions(seat) if isinstance(each, Place) and each.colour not in card]
    idle, move = fresh[0], next(each for each in fresh if each.colour != fresh[0].colour)
    spread = hands.twin.table(match)
    count = len(hands.own())
    hands.program.drag(spread.piece(f"chip:{seat}:{idle.colour}"), spread.spot(f"place:{seat}:{idle.place}"))
    hands.perform(spread, move)
    hands.expect(count, codec.encode(move))


def test_two_rounds_alone_by_keys(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 5, ULURU, sensible)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "box-uluru", keys.hands.seats)
    seats = keys.hands.twin.menu(lambda app: SeatsScene(app, ULURU))
    keys.choose(seats, "main", "count-1", keys.hands.seats)
    seats.press("count-1")
    seats.update(0.0)
    keys.choose(seats, "count-1", "main", keys.hands.table)
    keys.sit_down()
    assert len(keys.hands.match().setup.seats) == 1
    while len(keys.hands.match().view(None).rounds) < 2:
        assert keys.hands.wait_for_turn() is not None
        keys.move()
    assert {"Place by piece", "Swap by piece", "space held", "return held"} <= keys.kinds
    program.process.terminate()
    assert program.ended() == 0
    assert program.said() == ""


def test_two_persons_by_keys_and_a_kill_while_chips_are_placed(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 3, ULURU, sensible)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "box-uluru", keys.hands.seats)
    seats = keys.hands.twin.menu(lambda app: SeatsScene(app, ULURU))
    keys.choose(seats, "main", "person-1", keys.hands.seats)
    seats.press("person-1")
    seats.update(0.0)
    keys.choose(seats, "person-1", "main", keys.hands.table)
    match = keys.hands.match()
    assert [seat.is_human for seat in match.setup.seats] == [True, True]
    assert match.view(None).ways.own

    keys.sit_down()
    table = program.settle()
    while sum(match.view(None).chips) < 3:
        keys.move()
        match = keys.hands.match()
    told = keys.hands.lines()
    program.kill()

    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, 4, ULURU, sensible)
    keys.choose(keys.hands.twin.menu(ShelfScene), "main", "main", SHELF)
    keys.sit_down()
    keys.catch_up()
    keys.take_over(0, table)
    program.key("Return")  # only uncovers the table
    assert keys.hands.lines() == told
    seen = []
    while True:
        match = keys.hands.match()
        if match.view(None).rounds:
            break
        seat = match.asked()[0]
        if seat != keys.table.viewer:
            keys.take_over(seat, table)
            seen.append(seat)
        keys.move()
    assert seen == [1]
    assert keys.hands.lines()[: len(told)] == told
    assert {"Place by piece", "Swap by piece", "Lift by piece", "space held", "return held"} <= keys.kinds

    before = program.picture()
    program.key("Escape")
    program.arrive(keys.hands.table, before, wholly=True)
    pause = keys.hands.twin.menu(lambda app: PauseScene(app, keys.table))
    keys.choose(pause, "pause-go-on", "pause-shelf", SHELF)
    program.process.terminate()
    assert program.ended() == 0
    assert program.said() == ""
