"""What the table of Wolves tells: looks, refusals, remarks, hints, the last turn, where equal cards go."""

from __future__ import annotations

import itertools
import math

import pygame
import pytest

from game.contract import Action, Refusal
from game.wolves import events as ev
from game.wolves.actions import Commit, Look, Put, Use
from game.wolves.box import WISDOM
from scenes.wolves import known
from scenes.wolves.known import HOME
from tests.scenes.touching import assert_shows_the_view, by_what_is_seen, open_curtain
from tests.scenes.wolves_hands import match_with, open_hand, reached

STEPS = [(3, 2, "gather"), (4, 1, "pay"), (4, 2, "give"), (3, 1, "answer"), (5, 3, "settle"), (3, 8, "over")]


def _opened(desk_for, seats, turn, step, seating, **settings):
    desk = desk_for(reached(seats, turn, step, seating), seating=seating, **settings)
    if step != "over":
        open_curtain(desk)
        open_hand(desk, desk.table.human_asked()[0])
    return desk


@pytest.mark.parametrize(("language", "seating"), [("en", "side"), ("de", "around")])
@pytest.mark.parametrize(("seats", "turn", "step"), STEPS)
def test_a_closer_look_says_something_in_words(desk_for, seats, turn, step, seating, language):
    desk = _opened(desk_for, seats, turn, step, seating, language=language)
    shown, layout = desk.table.shown(), desk.table.layout
    told = 0
    for name, item in desk.table.lying.items():
        saying = layout.describe(shown, name)
        if saying is None:
            assert item.fixed, f"a closer look at {name} says nothing"
            continue
        text = desk.app.words.say(saying.key, saying.params)
        assert text, name
        assert saying.key not in text, name
        told += 1
    assert told > 40


@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize(("seats", "turn", "step"), STEPS[:-1])
def test_every_drop_that_is_not_legal_is_answered(desk_for, seats, turn, step, seating):
    """A sentence of the rules or of the table for every piece on every spot, and never a crash."""
    desk = _opened(desk_for, seats, turn, step, seating)
    table = desk.table
    seat = table.human_asked()[0]
    shown = table.shown()
    for name, item in table.lying.items():
        if item.fixed or item.fast:
            continue
        for spot in (*table.spots, ""):
            meant = table.layout.attempt(shown, seat, name, spot)
            refusal = table.match.refusal(meant) if isinstance(meant, Action) else meant
            refusal = refusal or Refusal("table-refuse-nothing")
            text = table.helps.refusal_text(refusal)
            assert text
            assert refusal.key not in text


def test_computer_players_speak_before_their_places_and_persons_do_not(desk_for):
    for seating in ("side", "around"):
        desk = desk_for(match_with(("human", "normal", "normal"), seating), seating=seating)
        desk.table.still = True
        desk.table.remarks.hear((ev.Overstretched(0, 3), ev.Overstretched(1, 3)))
        desk.table.lay_out()
        names = [name for name in desk.table.lying if name.startswith("remark:")]
        assert names == ["remark:1"]
        item = desk.table.lying["remark:1"]
        assert desk.table.stage.piece("remark:1").rect.colliderect(desk.screen.get_rect())
        assert not item.control
        desk.table.remarks._said = {
            seat: type(remark)(remark.text, 0.0) for seat, remark in desk.table.remarks._said.items()
        }
        desk.table.remarks.update()
        assert "remark:1" not in desk.table.lying


def test_no_hint_while_the_hand_is_covered(desk_for):
    desk = desk_for(reached(4, 2, "give", "around"), seating="around")
    desk.table.helps.press("hint", (400.0, 400.0))
    assert desk.table.helps.saying
    assert not desk.table.helps.busy


@pytest.mark.parametrize("seating", ["side", "around"])
def test_the_last_turn_is_told_while_the_next_one_is_gathered(desk_for, seating):
    desk = _opened(desk_for, 3, 2, "gather", seating)
    assert "ended" in desk.table.lying
    order = desk.match.view(None).order
    looks = [desk.table.lying[f"ended-seat:{place}"].face[1] for place in range(3)]
    assert looks == [desk.match.setup.seats[seat].look for seat in order]
    assert "ended-award:1" in desk.table.lying
    assert "ended-award:2" not in desk.table.lying, "the last of three gets nothing"
    first = _opened(desk_for, 4, 1, "gather", seating)
    assert "ended" not in first.table.lying


def test_an_overstretch_and_the_end_of_a_turn_are_told_before_anybody_takes_over(desk_for):
    layout = desk_for(match_with(("human",) * 3)).table.layout
    assert layout.story((ev.Overstretched(1, 3),))
    assert layout.story((ev.Awarded(1, 2, 2), ev.TurnBegan(2)))
    assert not layout.story((ev.Awarded(1, 2, 2), ev.GameEnded("chief", (0, 1, 2))))
    assert not layout.story((ev.Drew(1, 3),))


def _pair(match) -> tuple[str, ...]:
    """The pieces of a sort of cards of which the seat that settles holds several."""
    seat = match.asked()[0]
    view = match.view(seat)
    for item in known.CARD_ITEMS:
        able = any(isinstance(a, Use) and a.item == item and a.use == "status" for a in match.actions(seat))
        names = known.pieces(view, seat, item, HOME)
        if able and len(names) > 1:
            return names
    return ()


def test_a_card_stays_where_it_was_laid_though_an_equal_one_is_meant(desk_for):
    desk = by_what_is_seen(desk_for(reached(4, 2, "settle", enough=_pair), speed="normal"))
    open_curtain(desk)
    names = _pair(desk.match)
    start, goal = desk.at_piece(names[0]), desk.at_spot("plate")
    desk.down(start)
    for share in (0.4, 0.8, 1.0):
        desk.move((start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share))
        desk.app.step(0.02)
    before = len(desk.match.history)
    desk.up(goal)
    assert len(desk.match.history) == before + 1
    at = desk.table.stage.piece(names[-1]).at
    assert abs(at[0] - goal[0]) + abs(at[1] - goal[1]) < 160, "another card flew over from the hand"


def test_markers_walk_but_no_hand_takes_them(desk_for):
    desk = desk_for(reached(4, 2, "pay"), speed="normal")
    open_curtain(desk)
    before = len(desk.match.history)
    desk.drag(desk.at_piece("marker:0"), desk.at_spot("plate"))
    assert len(desk.match.history) == before
    assert desk.table.lying["marker:0"].fast


@pytest.mark.parametrize("seating", ["side", "around"])
def test_what_is_paid_flies_back_to_the_deck_and_is_gone(desk_for, seating):
    desk = by_what_is_seen(desk_for(reached(4, 2, "pay", seating, _pays), seating=seating, speed="normal"))
    desk.table.still = True
    open_curtain(desk)
    seat = desk.match.asked()[0]
    open_hand(desk, seat)
    desk.settle()
    laid = [
        name
        for name, item in desk.table.lying.items()
        if item.spot.startswith(f"need:{seat}:") and item.face[0] == "card"
    ]
    assert laid
    desk.table.perform(Commit(seat))
    motion = desk.table.motion
    deck = desk.table.lying[f"top:{seat}"]
    for name in laid:
        assert name not in desk.table.lying
        assert motion.leaving(name)
        assert motion.animator.goal(name) == (deck.x, deck.y)
    for _ in range(30):
        desk.app.step(0.1)
    assert not any(name in desk.table.stage for name in laid)
    assert_shows_the_view(desk)


def _pays(match) -> bool:
    """Whether who is asked meets all needs, with cards among them."""
    payment = match.view(match.asked()[0]).payment
    return payment is not None and not payment.missing and all(pile[0] for pile in payment.piles)


@pytest.mark.parametrize("seating", ["side", "around"])
def test_a_marker_that_finds_its_space_taken_says_so(desk_for, seating):
    desk = desk_for(match_with(("human", "normal", "normal"), seating), seating=seating)
    desk.table.still = True
    desk.table.remarks.hear((ev.Climbed(0, 10, 0, 10), ev.Climbed(1, 10, 0, 9)))
    desk.table.lay_out()
    told = [item.face[1] for name, item in desk.table.lying.items() if name.startswith("caption:marker:1")]
    assert told == ["10 is taken: 9"] * (2 if seating == "around" else 1)
    assert not any(name.startswith("caption:marker:0") for name in desk.table.lying)
    for name in [name for name in desk.table.lying if name.startswith("caption:")]:
        assert desk.screen.get_rect().contains(desk.table.stage.piece(name).rect)
    desk.table.remarks.clear()
    desk.table.lay_out()
    assert not any(name.startswith("caption:") for name in desk.table.lying)


def _shown_box(desk, name) -> pygame.Rect:
    """Where a piece is seen on the screen, without its shadow."""
    surface = desk.table.art.surface(desk.table.lying[name].face, 0.0)
    return surface.get_bounding_rect(min_alpha=120).move(
        *(
            round(at - side / 2)
            for at, side in zip(desk.table.stage.piece(name).at, surface.get_size(), strict=True)
        )
    )


def _topmost(desk, names) -> str:
    return max(names, key=lambda name: desk.table.lying[name].layer)


def test_where_a_marker_would_get_to_is_seen_above_the_hand_that_is_open(desk_for):
    match = reached(4, 2, "give", "around", lambda match: sum(match.view(match.asked()[0]).hand[:3]) > 2)
    desk = desk_for(match, seating="around")
    seat = match.asked()[0]
    open_hand(desk, seat)
    desk.table.perform(next(a for a in desk.table.shown().actions if isinstance(a, Put)))
    desk.settle()
    hand = [name for name, item in desk.table.lying.items() if item.spot == f"hand:{seat}"]
    assert hand
    for mark in (f"ghost:{seat}", f"goal:{seat}"):
        assert _topmost(desk, [mark, *hand]) == mark


def test_leaders_that_buy_knowledge_leave_its_name_free(desk_for):
    def learns(match):
        return any(isinstance(a, Use) and a.use in WISDOM for a in match.actions(match.asked()[0]))

    match = reached(4, 3, "settle", "side", learns)
    desk = desk_for(match)
    open_curtain(desk)
    use = next(a for a in desk.table.shown().actions if isinstance(a, Use) and a.use in WISDOM)
    desk.table.perform(use)
    desk.settle()
    leaders = [name for name, item in desk.table.lying.items() if item.spot == f"know:{use.use}"]
    leaders = [name for name in leaders if name.startswith("leader:")]
    assert len(leaders) == 2
    title = _shown_box(desk, f"title:{use.use}")
    assert not any(_shown_box(desk, name).colliderect(title) for name in leaders)


@pytest.mark.parametrize("seating", ["side", "around"])
def test_the_odds_keep_clear_of_decks_and_counts(desk_for, seating):
    desk = desk_for(match_with(("human",) * 6, seating, odds="on"), seating=seating)
    open_curtain(desk)
    desk.settle()
    written = [name for name in desk.table.lying if name.startswith("odds:")]
    assert len(written) == (6 if seating == "around" else 1)
    others = [
        name for name in desk.table.lying if name.startswith(("top:", "pile:", "decked:", "hand:", "own:"))
    ]
    for name in written:
        for other in others:
            assert not _shown_box(desk, name).colliderect(_shown_box(desk, other)), f"{name} lies on {other}"


def test_the_count_of_a_covered_hand_lies_on_its_mat(desk_for):
    desk = desk_for(reached(3, 8, "over"))
    desk.settle()
    for seat in range(3):
        if f"count:{seat}" in desk.table.lying:
            inner = _shown_box(desk, f"mat:{seat}").inflate(-8, -8)
            assert inner.contains(_shown_box(desk, f"count:{seat}"))


def test_four_buttons_before_a_seat_are_high_enough_for_a_finger(desk_for):
    def four(match):
        return any(isinstance(a, Look) for seat in match.asked() for a in match.actions(seat))

    match = reached(6, 4, "gather", "around", four)
    desk = desk_for(match, seating="around", size=(1280, 800))
    seat = next(a.seat for a in desk.table.shown().actions if isinstance(a, Look))
    boxes = [
        _shown_box(desk, name)
        for name, item in desk.table.lying.items()
        if item.control.endswith(f":{seat}") or f":hand:{seat}:" in item.control
    ]
    assert len(boxes) == 4
    assert min(min(box.size) for box in boxes) >= 34
    assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("seating", ["side", "around"])
def test_no_card_of_a_hand_shows_a_name_that_others_cut(desk_for, seating):
    named = set()
    for least, most in ((2, 4), (11, 20)):

        def holds(match, least=least, most=most):
            return least <= sum(match.view(match.asked()[0]).hand) <= most

        desk = desk_for(reached(4, 2, "give", seating, holds), seating=seating)
        open_curtain(desk)
        seat = desk.match.asked()[0]
        open_hand(desk, seat)
        desk.settle()
        hand = [item for item in desk.table.lying.values() if item.spot == f"hand:{seat}"]
        assert least <= len(hand) <= most
        apart = min(math.dist((a.x, a.y), (b.x, b.y)) for a, b in itertools.combinations(hand, 2))
        for item in hand:
            _, _, w, _, name, *_ = item.face
            assert bool(name) == (apart > 0.75 * w)
            named.add(bool(name))
    assert named == {True, False}
