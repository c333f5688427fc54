"""What a seat of Wolves cannot know reaches no picture, look, log line or name of its screen."""

from __future__ import annotations

import pytest

from game.wolves import needs
from game.wolves.actions import Commit, Draw
from game.wolves.state import Step
from scenes.replay import ReplayScene
from scenes.wolves.known import hand_key
from tests.scenes.table_desk import Desk
from tests.scenes.test_leaks_pictures import _screen
from tests.scenes.touching import by_what_is_seen, open_curtain
from tests.scenes.wolves_hands import match_with, open_hand, reached

STEPS = ["gather", "pay", "give", "settle"]


def _seen(tmp_path, match, seating, viewer, toggles=frozenset()):
    desk = Desk(match, tmp_path, seating=seating)
    desk.table.still = True
    desk.table.viewer = viewer
    desk.table.bottom = viewer or 0
    desk.app.refresh()
    desk.settle()
    if toggles:
        desk.table.toggles = toggles
        desk.table.lay_out()
        desk.settle()
    told = _screen(desk)
    desk.close()
    return told


def _holding(match) -> bool:
    """Whether several seats hold cards, and who is asked two that can be laid somewhere."""
    view, seat = match.view(None), match.asked()[0]
    return sum(player.cards >= 2 for player in view.players) >= 2 and sum(match.view(seat).hand[:3]) >= 2


def _changed(match, seats) -> bool:
    """Other cards in these hands, exchanged with those of the own deck; whether any could be.

    A payment begins anew with what the new hand suggests.
    """
    state, done = match._state._state, False
    for seat in seats:
        player = state.players[seat]
        for card in range(4):
            other = next((kind for kind in range(4) if kind != card and player.deck[kind]), None)
            if player.hand[card] and other is not None:
                player.hand[card] -= 1
                player.deck[card] += 1
                player.hand[other] += 1
                player.deck[other] -= 1
                done = True
                break
    if state.step == Step.PAY:
        state.draft = needs.suggestion(state.players[state.active])
    match._ask()
    return done


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(("viewer", "seating"), [(0, "side"), (1, "side"), (None, "side"), (None, "around")])
def test_hands_of_others_reach_no_screen(tmp_path, viewer, seating, step):
    screens = []
    for other in (False, True):
        match = reached(4, 2, step, seating, _holding)
        if other:
            assert _changed(match, [seat for seat in range(4) if seat != viewer])
        screens.append(_seen(tmp_path, match, seating, viewer))
    assert screens[0] == screens[1]


@pytest.mark.parametrize("step", STEPS)
def test_a_planted_difference_is_seen_by_its_owner(tmp_path, step):
    screens = []
    for other in (False, True):
        match = reached(4, 2, step, "around", _holding)
        seat = match.asked()[0]
        assert not other or _changed(match, [seat])
        toggles = frozenset({hand_key(match.view(None), seat)})
        screens.append(_seen(tmp_path, match, "around", None, toggles))
    assert screens[0]["picture"] != screens[1]["picture"]


@pytest.mark.parametrize("seating", ["side", "around"])
@pytest.mark.parametrize("step", ["pay", "give", "settle"])
def test_what_is_being_laid_reaches_no_other_screen(tmp_path, step, seating):
    """A payment, a gift not yet offered and a plan look untouched to everybody but their owner.

    That something can be undone is no secret.
    """
    screens = []
    for moves in (0, 2):
        match = reached(4, 2, step, seating, _holding)
        seat = match.asked()[0]
        for _ in range(moves):
            able = [a for a in match.actions(seat) if type(a).__name__ in ("Put", "Use", "TakeBack", "Pay")]
            match.play(able[-1])
        viewer = None if seating == "around" else (seat + 1) % 4
        told = _seen(tmp_path, match, seating, viewer)
        faces = {name: face for name, face in told["faces"].items() if not name.startswith("stud:")}
        screens.append((faces, told["looks"], told["log"]))
    assert screens[0] == screens[1]


def test_the_hand_is_covered_as_soon_as_its_step_is_over(desk_for):
    desk = by_what_is_seen(desk_for(reached(4, 2, "pay", "around", _holding), seating="around"))
    seat = desk.match.asked()[0]
    open_hand(desk, seat)
    assert any(name.startswith(f"own:{seat}:") for name in desk.table.lying)
    commit = next(action for action in desk.table.shown().actions if isinstance(action, Commit))
    desk._wait_for_echo()
    desk.tap(desk.at_control(desk.grips(commit)[0].control))
    assert not desk.table.toggles
    assert not any(name.startswith("own:") for name in desk.table.lying)


@pytest.mark.parametrize("how", ["window", "menu"])
def test_an_open_hand_is_covered_when_nobody_looks(desk_for, how):
    desk = desk_for(reached(4, 2, "give", "around", _holding), seating="around")
    open_hand(desk, desk.match.asked()[0])
    assert desk.table.toggles
    if how == "window":
        desk.table.pause()
    else:
        desk.press("escape")
    assert not desk.table.toggles


def test_a_covered_hand_cannot_be_moved_and_lights_nothing(desk_for):
    desk = desk_for(reached(4, 2, "give", "around", _holding), seating="around")
    seat = desk.match.asked()[0]
    backs = [name for name in desk.table.lying if name.startswith(f"hand:{seat}:")]
    assert backs
    desk.down(desk.at_piece(backs[-1]))
    x, y = desk.at_piece(backs[-1])
    desk.move((x + 40, y - 40))
    desk.app.step(0.02)
    assert not any(name.startswith("light:") for name in desk.table.lying)
    before = len(desk.match.history)
    desk.up(desk.at_spot("plate"))
    desk.settle()
    assert len(desk.match.history) == before
    assert desk.table.helps.saying


def test_who_cannot_give_looks_like_one_who_will_not(tmp_path):
    """Around the table a giver with forests alone and one with fish show the same mat and buttons."""
    screens = []
    for kind in (0, 3):
        match = reached(4, 2, "give", "around", _holding)
        seat = match.asked()[0]
        player = match._state._state.players[seat]
        held = sum(player.hand)
        whole = [one + two for one, two in zip(player.hand, player.deck, strict=False)]
        player.hand[:] = [0, 0, 0, 0]
        player.hand[kind] = min(2, whole[kind])
        rest = [whole[card] - player.hand[card] for card in range(4)]
        player.deck[:4] = rest
        assert held
        match._ask()
        screens.append(_seen(tmp_path, match, "around", None))
    assert screens[0] == screens[1]


def test_peeking_shows_the_hand_only_while_it_is_held(desk_for):
    desk = desk_for(reached(4, 2, "gather", "around", _holding), seating="around")
    seat = next(s for s in range(4) if desk.match.view(None).players[s].cards)
    name = f"hand:{seat}:0"
    desk.table.hands.look(name, (0.0, 0.0))
    desk.settle()
    assert any(piece.startswith(f"own:{seat}:") for piece in desk.table.lying)
    assert not any(piece.startswith(f"own:{(seat + 1) % 4}:") for piece in desk.table.lying)
    desk.table.hands.let_go("mouse")
    desk.settle()
    assert not any(piece.startswith("own:") for piece in desk.table.lying)


def test_the_curtain_comes_before_the_next_persons_hand(desk_for):
    desk = desk_for(match_with(("human",) * 3), seating="side")
    open_curtain(desk)
    first = desk.table.viewer
    draw = next(action for action in desk.table.shown().actions if isinstance(action, Draw))
    desk.table.perform(draw)
    stop = next(a for a in desk.table.shown().actions if type(a).__name__ == "Stop")
    desk.table.perform(stop)
    desk.settle()
    assert desk.app.top is not desk.table
    assert not any(name.startswith("own:") for name in desk.table.lying)
    open_curtain(desk)
    assert desk.table.viewer != first


@pytest.mark.parametrize("seating", ["side", "around"])
def test_looking_back_shows_what_the_seat_in_turn_saw(desk_for, seating):
    match = reached(4, 2, "pay", seating, _holding)
    desk = desk_for(match_with(("human",) * 4, seating), seating=seating)
    scene = ReplayScene(desk.app, desk.table.box, match, desk.table.layout)
    desk.app.push(scene)
    desk.settle()
    scene.go_to(scene.length)
    desk.settle()
    seat = match.asked()[0]
    assert any(name.startswith(f"own:{seat}:") for name in scene.lying)
    assert not any(
        name.startswith(f"own:{other}:") for name in scene.lying for other in range(4) if other != seat
    )
    assert not scene.grips
    desk.app.pop()
