"""A whole match in a real window, played by real mouse events from the shelf to the shelf."""

from __future__ import annotations

from tests.e2e.conftest import Start
from tests.e2e.hands import RESULTS, SHELF, TABLE, Hands


def test_a_match_by_mouse_from_the_shelf_to_the_result_and_again(start: Start) -> None:
    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Hands(program, 1)
    hands.take_seats("count-3")
    match = hands.match()
    assert [seat.is_human for seat in match.setup.seats] == [True, False, False]

    refuse_a_drop(hands)
    take_a_move_back(hands)
    before = program.picture()
    match = hands.play_out()
    assert match.outcome() is not None
    for way in ("Roll by button", "Roll by drag", "Take by tap", "Take by drag", "Done by button"):
        assert hands.kinds.get(way), f"{way} was never used: {hands.kinds}"

    program.arrive(RESULTS, before)
    program.settle()
    hands.press(hands.results(), "again", TABLE)
    again = hands.match()
    assert again.setup.seats == match.setup.seats
    assert len(program.journals()) == 2
    move = hands.wait_for_turn()
    assert move is not None
    hands.move(move)

    hands.leave_by_menu()
    assert hands.quit() == 0
    assert "Traceback" not in program.said()


def refuse_a_drop(hands: Hands) -> None:
    """A drop that means nothing changes nothing: the next line in the journal is the next legal move."""
    match = hands.wait_for_turn()
    assert match is not None
    spread = hands.twin.table(match)
    hands.program.drag(spread.piece("prey:bird"), spread.spot("groove"))
    hands.program.tap((hands.program.size[0] - 4, 4))
    hands.move(match)


def take_a_move_back(hands: Hands) -> None:
    """A die is set aside and put back with the undo stud; the journal tells both."""
    while True:
        match = hands.wait_for_turn()
        assert match is not None, "no die could be set aside in the whole match"
        takes = [action for action in match.actions(match.asked()[0]) if type(action).__name__ == "Take"]
        if takes:
            break
        hands.move(match)
    count = len(hands.own())
    hands.perform(hands.twin.table(match), takes[0])
    hands.program.wait("a die lies aside", lambda: len(hands.own()) > count)
    hands.push(hands.spread().control("undo"))
    hands.expect(count + 1, '["undo"]')
