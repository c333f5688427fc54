"""What is not laid anew: what must travel although it lies as it lay, and time that is owed meanwhile."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.match import legal
from scenes.table import WATCH, TableScene
from tests.scenes.uluru_hands import match_with
from tests.support import GAMES, match_of


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_sends_on_its_way_sets_out_though_it_lies_as_it_lay(key, desk_for, monkeypatch):
    """Tentacles shoot out and come back, hunters jump for joy, chips hop in their wells."""
    desk = desk_for(match_of(GAMES[key], 3, {}, 4), speed="normal", seating="around")
    table, chance = desk.table, Chance(4)
    table.still = True
    sent: dict[str, object] = {}
    ask = TableScene._travels

    def asked(self, before, events, release):
        ways = ask(self, before, events, release)
        sent.clear()
        sent.update({name: way for name, way in ways.items() if name in before})
        return ways

    monkeypatch.setattr(TableScene, "_travels", asked)
    same = 0
    for _ in range(400):
        choices = legal(desk.match)
        if not choices:
            break
        table.hurry()
        before = dict(table.lying)
        table.perform(chance.pick(choices))
        for name in sent:
            item = table.lying.get(name)
            if item is not None and not item.fixed:
                assert table.motion.flying(name), f"{name} was to go {sent[name]}"
                same += item == before[name]
    assert same or key in ("wolves", "uluk", "pebbles"), "nothing was sent to where it lay"


def _carrying(desk_for):
    """A table of Uluru whose clock runs while a chip is carried to a place."""
    desk = desk_for(match_with(("human",) * 3, "around", seed=3), seating="around")
    while desk.match.clock is None:
        desk.table.perform(desk.match.actions(desk.match.asked()[0])[0])
        desk.settle()
    desk.table.clockwork.go_on()
    grip = next(grip for grip in desk.table.grips if grip.pieces and grip.spot)
    start, end = desk.at_piece(grip.pieces[0]), desk.at_spot(grip.spot)
    desk.down(start)
    desk.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    desk.app.step(WATCH)
    assert desk.table.hands.held
    return desk, end


def test_time_that_is_owed_while_a_hand_carries_is_paid_before_the_move(desk_for):
    desk, end = _carrying(desk_for)
    begun = desk.match.running()
    desk.app.step(0.6 * WATCH)
    assert desk.match.running() == begun, "nothing looks at the clock in between"
    desk.move(end)
    desk.up(end)
    assert desk.match.history[-1].at == begun + round(600 * WATCH)


def test_time_that_is_owed_is_paid_before_a_break(desk_for):
    desk, _ = _carrying(desk_for)
    begun = desk.match.running()
    desk.app.step(0.6 * WATCH)
    desk.table.clockwork.interrupt(asked=True)
    assert desk.match.running() == begun + round(600 * WATCH)
