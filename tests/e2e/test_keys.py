"""A whole match by the keyboard alone, from the shelf to the result and out of the program."""

from __future__ import annotations

from game import codec
from game.match import UNDO
from scenes.menu import ShelfScene
from scenes.pause import AskScene
from scenes.results import ResultsScene
from scenes.seats import SeatsScene
from tests.e2e.conftest import Start
from tests.e2e.hands import RESULTS, SEATS, SHELF, TABLE
from tests.e2e.keys import Keys

SEED = 6


def test_a_match_by_keys_alone(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    keys = Keys(program, SEED)
    twin = keys.hands.twin
    keys.choose(twin.menu(ShelfScene), "main", "box-ugah", SEATS)
    seats = twin.menu(lambda app: SeatsScene(app, "ugah"))
    keys.walk_to(seats, "main", "name-0")
    program.display.hand("key End type x")
    keys.choose(seats, "name-0", "main", TABLE)
    match = keys.hands.match()
    assert match.setup.seats[0].name.endswith("x")

    keys.sit_down()
    look_up_a_rule(keys)
    take_back_and_again(keys)
    before = program.picture()
    match = keys.play_out()
    assert match.outcome() is not None
    assert {"Space", "Roll by button", "Take by piece"} <= keys.kinds

    program.arrive(RESULTS, before)
    journal = program.journals()[-1]
    results = twin.menu(lambda app: ResultsScene(app, match, journal))
    keys.choose(results, "again", "shelf", SHELF)

    before = program.settle()
    program.key("Escape")
    program.arrive(SHELF, before)
    asked = twin.menu(lambda app: AskScene(app, "?", "yes", "no", lambda: None))
    keys.walk_to(asked, "no", "yes")
    program.key("Return")
    assert program.ended() == 0
    assert program.said() == ""


def look_up_a_rule(keys: Keys) -> None:
    """F1 opens the rulebook, Esc leads back to the table."""
    assert keys.hands.wait_for_turn() is not None
    keys.catch_up()
    before = keys.program.settle()
    keys.program.key("F1")
    keys.program.arrive("", before)
    rules = keys.program.settle()
    keys.program.key("Escape")
    keys.program.arrive(TABLE, rules)


def take_back_and_again(keys: Keys) -> None:
    """Ctrl+Z takes a die back, Ctrl+Shift+Z sets it aside again; the journal tells all three."""
    while True:
        assert keys.hands.wait_for_turn() is not None, "no die could be set aside in the whole match"
        action = keys.move()
        if type(action).__name__ == "Take":
            break
    count = len(keys.hands.own())
    keys.program.key("ctrl+z")
    keys.hands.expect(count, UNDO)
    keys.program.key("ctrl+shift+z")
    keys.hands.expect(count + 1, codec.encode(action))
