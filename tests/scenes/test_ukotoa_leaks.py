"""What a seat of Uk'otoa cannot know reaches no picture, look, log line or name of its screen."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.match import legal
from game.ukotoa.actions import Offer
from tests.scenes.table_desk import Desk
from tests.scenes.test_leaks_pictures import _screen
from tests.scenes.ukotoa_hands import match_with

PEOPLE = ("human", "human", "easy", "human")


def _seen(tmp_path, match, seating, viewer, act=None):
    desk = Desk(match, tmp_path, seating=seating)
    desk.table.still = True
    desk.table.viewer = viewer
    desk.table.bottom = viewer or 0
    desk.app.refresh()
    desk.settle()
    if act is not None:
        act(desk)
    told = _screen(desk)
    desk.close()
    return told


def _played(seating, moves=30, **options):
    """A match in its middle: the seat in turn may play cards, and nothing is laid out."""
    match = match_with(PEOPLE, seating, seed=8, **options)
    chance = Chance(3)
    for _ in range(600):
        view = match.view(None)
        rules = match._state._state
        if len(match.history) >= moves and view.step == "action" and not rules.staged:
            return match
        match.play(chance.pick(legal(match)))
    raise AssertionError("no such match")


def _shuffled(match, seats) -> None:
    """Other cards in these hands: each is exchanged for one of the pile."""
    state = match._state._state
    for seat in seats:
        hand = state.hands[seat]
        for index in range(len(hand)):
            hand[index], state.deck[index] = state.deck[index], hand[index]
    match._ask()


@pytest.mark.parametrize(("viewer", "seating"), [(0, "side"), (1, "side"), (None, "side"), (None, "around")])
@pytest.mark.parametrize("options", [{}, {"hand_counts_public": "off", "discard_pile_public": "off"}])
def test_cards_of_others_and_the_pile_reach_no_screen(tmp_path, viewer, seating, options):
    screens = []
    for other in (False, True):
        match = _played(seating, **options)
        if other:
            _shuffled(match, [seat for seat in range(4) if seat != viewer])
        screens.append(_seen(tmp_path, match, seating, viewer))
    assert screens[0] == screens[1]


def test_hidden_hand_counts_reach_no_screen(tmp_path):
    screens = []
    for fewer in (False, True):
        match = _played("side", hand_counts_public="off")
        state = match._state._state
        seat = (state.current + 1) % 4
        if fewer:
            state.deck.insert(0, state.hands[seat].pop())
        match._ask()
        told = _seen(tmp_path, match, "side", None)
        for kind in ("faces", "looks"):
            hands = {
                name: tells for name, tells in told[kind].items() if name.startswith(("hand:", "count:"))
            }
            screens.append(hands)
    assert screens[0] == screens[2]
    assert screens[1] == screens[3]


def test_what_a_computer_player_lays_out_is_covered(tmp_path):
    screens = []
    for offered in (False, True):
        match = _played("side")
        chance = Chance(5)
        while match.asked() != (2,) or match.view(None).step != "action" or match._state._state.staged:
            match.play(chance.pick(legal(match)))
        if offered:
            match.play(match.actions(2)[0])
            assert isinstance(match.history[-1], Offer)
        screen = _seen(tmp_path, match, "side", 0)
        assert "slot" not in {
            name.split(":")[0] for name, face in screen["faces"].items() if face[0] == "card"
        }
        screens.append(screen)
    assert screens[0] == screens[1]


def _peek(seat):
    def act(desk):
        name = next(name for name in desk.table.lying if name.startswith(f"hand:{seat}:"))
        desk.table.hands.look(name, (900.0, 500.0))
        desk.settle()

    return act


def test_around_the_table_a_hand_is_seen_only_while_its_owner_looks(tmp_path):
    peeked, covered = [], []
    for other in (False, True):
        match = _played("around")
        if other:
            _shuffled(match, [1])
        peeked.append(_seen(tmp_path, match, "around", None, _peek(1)))
        covered.append(_seen(tmp_path, match, "around", None, lambda desk: desk.table.hands.let_go("mouse")))
    assert peeked[0]["picture"] != peeked[1]["picture"]
    assert covered[0] == covered[1]


def test_a_look_at_one_hand_opens_no_other(tmp_path):
    screens = []
    for other in (False, True):
        match = _played("around")
        if other:
            _shuffled(match, [0, 3])
        screens.append(_seen(tmp_path, match, "around", None, _peek(1)))
    assert screens[0] == screens[1]


@pytest.mark.parametrize("seat", [0, 2])
def test_on_one_side_nobody_looks_at_the_cards_of_others(tmp_path, seat):
    desk = Desk(_played("side"), tmp_path)
    desk.table.still = True
    desk.table.viewer = desk.table.bottom = 1
    desk.app.refresh()
    desk.settle()
    desk.table.hands.look(f"hand:{seat}:0", (900.0, 500.0))
    assert desk.table.peeked == frozenset()
    assert desk.table.lying[f"hand:{seat}:0"].face[0] == "card_back"
    desk.close()
