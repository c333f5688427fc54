"""Every legal action of Wolves has its gesture, by drag, by taps and by keys, in every step of a turn."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from game.chance import Chance
from game.match import legal
from game.wolves.actions import (
    Draw,
    Leave,
    Look,
    Offer,
    Put,
    PutOnDeck,
    Raise,
    Reuse,
    Stop,
    TakeRest,
    TakeToken,
    Use,
)
from tests.scenes.touching import by_what_is_seen, open_curtain
from tests.scenes.wolves_hands import match_with, open_hand, perform, perform_by_keys, reached
from tests.support import GAMES

STEPS = [(3, 1, "pay"), (4, 2, "give"), (6, 3, "settle"), (3, 1, "answer"), (5, 2, "gather")]
MOST = 14
SHARING = "the_more_you_share"


@cache
def _way_to(seats, name, kind, most=40):
    """A seed and moves after which somebody has that knowledge and may do an action of that kind."""
    player = GAMES["wolves"].players["normal"]
    for seed in range(most):
        match, chance = match_with(("human",) * seats, "side", seed), Chance(seed)
        while choices := legal(match):
            if any(isinstance(action, kind) for action in choices):
                return seed, tuple(match.history)
            seat = choices[0].seat
            mine = [action for action in choices if action.seat == seat]
            view = match.view(seat)
            learn = [action for action in mine if isinstance(action, Use) and action.use == name]
            puts = [action for action in mine if isinstance(action, Put)]
            if learn:
                match.play(learn[0])
            elif puts and name == SHARING and name in view.players[seat].wisdom and sum(view.free) > 5:
                for _ in range(6):
                    again = [action for action in legal(match) if isinstance(action, Put)]
                    low = [
                        action for action in again if view.players[action.to].rank > view.players[seat].rank
                    ]
                    match.play((low or again)[0])
                match.play(Offer(seat))
            elif name == SHARING and (rest := [a for a in mine if isinstance(a, TakeRest)]):
                match.play(rest[0])
            else:
                kept = [action for action in mine if not (view.plan and isinstance(action, Reuse))]
                match.play(player.choose(view, kept, chance, 0.0))
    raise AssertionError(f"nobody ever uses {name}")


def with_knowledge(seats, name, kind, seating="side"):
    """A match in which somebody has that knowledge and may do an action of that kind."""
    seed, moves = _way_to(seats, name, kind)
    match = match_with(("human",) * seats, seating, seed)
    for action in moves:
        match.play(action)
    return match


def _every_kind(desk, play, most=MOST):
    """Make gestures, each time one of the kind that was made least; returns the kinds."""
    kinds = {}
    chance = Chance(9)
    for _ in range(most):
        if desk.match.outcome() is not None:
            break
        open_curtain(desk)
        choices = desk.table.shown().actions
        least = min(choices, key=lambda action: (kinds.get(type(action), 0), type(action).__name__))
        action = chance.pick([action for action in choices if type(action) is type(least)])
        open_hand(desk, action.seat)
        assert desk.grips(action), f"{action} has no gesture"
        play(action)
        assert desk.match.history[-1] == action, f"the gesture of {action} did nothing"
        kinds[type(action)] = kinds.get(type(action), 0) + 1
    return kinds


@pytest.mark.parametrize(("seating", "way"), [("side", "keys"), ("around", "hand")])
@pytest.mark.parametrize(("seats", "turn", "step"), STEPS)
def test_every_action_of_a_step_has_its_gesture(desk_for, seats, turn, step, seating, way):
    desk = by_what_is_seen(desk_for(reached(seats, turn, step), seating=seating))
    chance = Chance(3)

    def by_hand(action):
        perform(desk, chance.pick(desk.grips(action)), chance)

    kinds = _every_kind(desk, by_hand if way == "hand" else lambda action: perform_by_keys(desk, action))
    assert len(kinds) >= 2, sorted(kind.__name__ for kind in kinds)


@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("know_the_land", Look),
        ("know_the_land", PutOnDeck),
        ("no_waste", Raise),
        ("determination", TakeToken),
        (SHARING, TakeToken),
    ],
)
def test_knowledge_is_used_by_gestures(desk_for, name, kind, seating):
    for way in ("hand", "keys"):
        match = with_knowledge(4, name, kind)
        desk = by_what_is_seen(desk_for(match, seating=seating))
        open_curtain(desk)
        action = next(action for action in legal(match) if isinstance(action, kind))
        for _ in range(12):
            choices = desk.table.shown().actions
            if action in choices:
                break
            ends = [choice for choice in choices if isinstance(choice, Stop)]
            desk.table.perform((ends or choices)[0])
            open_curtain(desk)
        open_hand(desk, action.seat)
        grips = desk.grips(action)
        assert grips
        if way == "hand":
            perform(desk, grips[-1], Chance(1))
        else:
            perform_by_keys(desk, action)
        assert match.history[-1] == action


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("know_the_land", PutOnDeck, {"en": "Put the cards back.", "de": "Karten zurücklegen."}),
        ("determination", TakeToken, {"en": "Take a token.", "de": "Marke nehmen."}),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sentence_around_the_table_says_what_knowledge_asks(desk_for, name, kind, said, language):
    match = with_knowledge(4, name, kind, "around")
    desk = desk_for(match, seating="around", language=language)
    asked = {action.seat for action in legal(match) if isinstance(action, kind)}
    for seat in asked:
        assert desk.table.lying[f"sentence:{seat}"].face[1] == said[language]
    assert asked


@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize(("name", "kind"), [("know_the_land", PutOnDeck), ("determination", TakeToken)])
def test_what_is_chosen_from_hides_no_hand_and_no_knowledge(desk_for, name, kind, seating):
    match = with_knowledge(4, name, kind, seating)
    desk = desk_for(match, seating=seating)
    seat = next(action.seat for action in legal(match) if isinstance(action, kind))
    open_curtain(desk)
    desk.table.still = True
    if seating == "side":
        desk.table.viewer = desk.table.bottom = seat
        desk.app.refresh()
    else:
        open_hand(desk, seat)
    desk.settle()
    rects = {piece: desk.table.stage.piece(piece).rect for piece in desk.table.lying}
    chosen = [piece for piece in rects if piece.startswith(("looked:", "granted:"))]
    others = [piece for piece in rects if piece.startswith(("own:", "hand:", "know:", "wisdom:", "need:"))]
    assert len(chosen) == 3
    assert any(piece.startswith("own:") for piece in others)
    shadow = desk.app.viewport.unit * 8
    for one, other in itertools.product(chosen, others):
        assert not rects[one].inflate(-shadow, -shadow).colliderect(rects[other].inflate(-shadow, -shadow))


@pytest.mark.parametrize("seating", ["side", "around"])
def test_what_was_taken_can_be_put_back(desk_for, seating):
    desk = by_what_is_seen(desk_for(reached(3, 1, "answer"), seating=seating))
    open_curtain(desk)
    take = next(a for a in desk.table.shown().actions if type(a).__name__ == "Take")
    perform(desk, desk.grips(take)[0], Chance(2))
    leave = next(a for a in desk.table.shown().actions if isinstance(a, Leave))
    perform(desk, desk.grips(leave)[0], Chance(2))
    assert desk.match.history[-1] == leave


@pytest.mark.parametrize("seating", ["side", "around"])
def test_a_third_leader_is_dared_only_by_holding(desk_for, seating):
    def two_leaders(match):
        view = match.view(None)
        return any(p.leaders == 2 and p.drawing == "draw" for p in view.players)

    desk = by_what_is_seen(desk_for(reached(4, 2, "gather", seating, two_leaders), seating=seating))
    open_curtain(desk)
    view = desk.match.view(None)
    seat = next((a.seat for a in desk.table.shown().actions if view.players[a.seat].leaders == 2), None)
    if seat is None:
        return
    before = len(desk.match.history)
    desk.tap(desk.at_control(f"draw:{seat}"))
    assert len(desk.match.history) == before
    assert desk.table.helps.saying
    draw = next(a for a in desk.table.shown().actions if isinstance(a, Draw) and a.seat == seat)
    perform(desk, next(grip for grip in desk.grips(draw) if grip.hold), Chance(1))
    assert desk.match.history[-1] == draw
