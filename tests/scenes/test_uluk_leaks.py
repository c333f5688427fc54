"""What a seat of Uluk cannot know reaches no picture, look, log line or name of its screen."""

from __future__ import annotations

import pytest

from tests.scenes.table_desk import Desk
from tests.scenes.test_leaks_pictures import _screen
from tests.scenes.uluk_hands import moment

PEOPLE = ("human", "human", "easy")


def _match(seating):
    return moment(PEOPLE, lambda view: view.step == "feeding" and view.season == 2, seating)


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


def _other_secrets(match, seats) -> None:
    """Other Feast cards for these seats, another order of the deck, other tokens face down."""
    state = match._state._state
    feasts = [state.players[seat].feast for seat in seats]
    unused = next(feast for feast in range(4) if feast not in [player.feast for player in state.players])
    for seat, feast in zip(seats, [*feasts[1:], unused], strict=True):
        state.players[seat].feast = feast
    state.deck.reverse()
    opened = state.opened
    state.tokens[opened:] = state.tokens[opened:][::-1]
    match._ask()


@pytest.mark.parametrize(("viewer", "seating"), [(0, "side"), (1, "side"), (None, "around")])
def test_feast_cards_the_deck_and_covered_tokens_reach_no_screen(tmp_path, viewer, seating):
    screens = []
    for other in (False, True):
        match = _match(seating)
        if other:
            _other_secrets(match, [seat for seat in range(3) if seat != viewer])
        screens.append(_seen(tmp_path, match, seating, viewer))
    assert screens[0] == screens[1]


def _peek(seat):
    def act(desk):
        desk.table.hands.look(f"feast:{seat}", (900.0, 500.0))
        desk.settle()

    return act


@pytest.mark.parametrize(("viewer", "seating"), [(1, "side"), (None, "around")])
def test_the_own_feast_card_is_seen_only_while_its_owner_looks(tmp_path, viewer, seating):
    peeked, covered = [], []
    for other in (False, True):
        match = _match(seating)
        if other:
            _other_secrets(match, [1])
        peeked.append(_seen(tmp_path, match, seating, viewer, _peek(1)))
        covered.append(_seen(tmp_path, match, seating, viewer, lambda desk: desk.table.hands.let_go("mouse")))
    assert peeked[0]["picture"] != peeked[1]["picture"]
    assert covered[0] == covered[1]


def test_a_look_at_one_feast_card_opens_no_other(tmp_path):
    screens = []
    for other in (False, True):
        match = _match("around")
        if other:
            _other_secrets(match, [0, 2])
        screens.append(_seen(tmp_path, match, "around", None, _peek(1)))
    assert screens[0] == screens[1]
