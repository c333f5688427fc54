"""Two linked cards in one gesture: by mouse, finger and keys, open and covered."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.match import legal
from game.ukotoa import actions as do
from scenes.finding import target_at
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.ukotoa_hands import match_with

PEOPLE = ("human",) * 4
ALONE = ("human", "easy", "easy", "easy")


def _paired(kinds, seating="side", least=0):
    """A match in which seat 0 may lay a pair out, and holds two neighbours that are none; so many cards."""
    for seed in range(1, 60):
        match, chance = match_with(kinds, seating, seed=seed), Chance(seed)
        while match.outcome() is None:
            view, choices = match.view(0), legal(match)
            pairs = [action for action in choices if isinstance(action, do.OfferPair)]
            enough = len(view.hand) > max(len(pairs) + 1, least - 1)
            if view.current == 0 and not view.staged and pairs and enough:
                return match, pairs[0]
            quick = [action for action in choices if isinstance(action, do.PlaceRandom)]
            match.play(quick[0] if quick else chance.pick(choices))
    raise AssertionError("no such match")


def _laid_out(match):
    return [card.card for card in match.view(0).hand if card.staged]


@pytest.mark.parametrize(("kinds", "seating"), [(ALONE, "side"), (PEOPLE, "side"), (ALONE, "around")])
@pytest.mark.parametrize("finger", [None, 3], ids=["mouse", "finger"])
def test_a_link_carries_both_cards_to_their_places(desk_for, kinds, seating, finger):
    match, action = _paired(kinds, seating)
    desk = desk_for(match, seating=seating)
    open_curtain(desk)
    desk.table.still = True
    link = f"pair:card:{action.card}" if seating == "side" else f"pair:hand:0:{_place(match, action)}"
    start, goal = desk.at_piece(link), desk.at_spot("stage")
    desk.down(start, finger)
    desk.move((start[0] + 20, start[1] - 20), finger)
    assert len(desk.table.hands.carried) == 3, "the link and its two cards"
    desk.move(goal, finger)
    desk.app.step(0.02)
    desk.now += 0.2
    desk.up(goal, finger)
    desk.settle()
    assert match.history[-1] == action
    kinds_out = {card.kind for card in match.view(0).hand if card.staged}
    assert (len(_laid_out(match)), len(kinds_out)) == (2, 1)
    assert_shows_the_view(desk)
    assert desk.table.undo() is None
    assert _laid_out(match) == []
    assert link in desk.table.lying


def test_a_tap_on_a_link_and_enter_do_the_same(desk_for):
    for by_keys in (False, True):
        match, action = _paired(ALONE)
        desk = desk_for(match)
        desk.table.still = True
        if by_keys:
            desk.walk_to("piece", f"pair:card:{action.card}")
            desk.press("return")
        else:
            desk.tap(desk.at_piece(f"pair:card:{action.card}"))
        assert match.history[-1] == action


def test_a_link_that_is_dropped_elsewhere_goes_home_with_its_cards(desk_for):
    match, action = _paired(ALONE)
    desk = desk_for(match)
    desk.table.still = True
    history = list(match.history)
    desk.drag(desk.at_piece(f"pair:card:{action.card}"), desk.at_spot("tile:0"))
    assert match.history == history
    assert len(desk.table.helps.saying) > 10
    assert_shows_the_view(desk)


def _place(match, action):
    """The place of the pair's first card in the hand."""
    return [card.card for card in match.view(0).hand].index(action.card)


def test_the_seams_of_a_covered_hand_look_alike_and_lay_out_what_is_a_pair(desk_for):
    match, action = _paired(PEOPLE, "around")
    desk = by_what_is_seen(desk_for(match, seating="around"))
    hand = match.view(0).hand
    seams = [f"pair:hand:0:{place}" for place in range(len(hand) - 1)]
    assert {name for name in desk.table.lying if name.startswith("pair:")} == set(seams)
    assert len({desk.table.lying[seam].face for seam in seams}) == 1
    single = next(place for place in range(len(hand) - 1) if hand[place].kind != hand[place + 1].kind)
    history = list(match.history)
    desk.tap(desk.at_control(seams[single]))
    assert match.history == history
    assert "second" in desk.table.helps.saying
    desk._wait_for_echo()
    desk.tap(desk.at_control(seams[_place(match, action)]))
    assert match.history[-1] == action
    assert len(_laid_out(match)) == 2


def test_a_finger_on_a_seam_means_this_seam_and_no_other_one_near_it(desk_for):
    match, _ = _paired(PEOPLE, "around", least=7)
    desk = desk_for(match, seating="around")
    seams = [name for name in desk.table.lying if name.startswith("pair:")]
    assert len(seams) == 6
    assert [target_at(desk.table, desk.at_control(seam)).key for seam in seams] == seams


def test_while_the_owner_looks_a_second_finger_takes_the_link(desk_for):
    match, action = _paired(PEOPLE, "around")
    desk = desk_for(match, seating="around")
    desk.table.hands.look("hand:0:0", (900.0, 500.0))
    desk.settle()
    links = {name for name in desk.table.lying if name.startswith("pair:")}
    assert len(links) == sum(isinstance(other, do.OfferPair) for other in match.actions(0))
    desk.drag(desk.at_piece(f"pair:hand:0:{_place(match, action)}"), desk.at_spot("stage"), finger=4)
    assert match.history[-1] == action
