"""A whole match played by one finger, around the table."""

from __future__ import annotations

from tests.e2e.conftest import Start
from tests.e2e.hands import RESULTS, SHELF, Hands


def test_a_match_by_one_finger_around_the_table(start: Start) -> None:
    program = start("--speed", "off", finger=True)
    program.arrive(SHELF, ())
    hands = Hands(program, 2)
    hands.take_seats("seating-around")
    match = hands.match()
    assert match.setup.note("seating", "") == "around"

    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    for way in ("Roll by button", "Roll by drag", "Take by tap", "Take by drag", "Done by button"):
        assert hands.kinds.get(way), f"{way} was never used: {hands.kinds}"

    program.arrive(RESULTS, before)
    hands.press(hands.results(), "shelf", SHELF)
    assert hands.quit() == 0
    assert "Traceback" not in program.said()
