"""What a seat cannot know reaches no picture, look, log line or title of its screen."""

from __future__ import annotations

import pytest

from game.match import Match
from game.setup import SeatInfo, prepare
from game.ugah.box import BOX
from game.ugah.rules import UgahRules
from game.ugah.state import laid_out
from tests import template
from tests.scenes.table_desk import Desk
from tests.support import GAMES
from tests.template.rules import Hide

POINTS = (2, 3, 4, 3, 1, 2, 3, 4, 2, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 1, 2, 1, 3, 3, 4, 5, 1, 2)
EMPTY = (5, 10, 14, 18, 22, 27)
"""Spots whose cards lie in the pile of the last seat; none of them is one of the open fourths."""


def _screen(desk: Desk) -> dict[str, object]:
    """Everything that this screen tells."""
    table = desk.table
    desk.app.redraw()
    desk.settle()
    shown = table.shown()
    looks = {}
    for name in sorted(table.lying):
        saying = table.layout.describe(shown, name)
        looks[name] = None if saying is None else (saying.key, tuple(saying.params.items()))
    return {
        "picture": desk.picture(),
        "looks": looks,
        "faces": {name: item.face for name, item in table.lying.items()},
        "log": table.helps.log_lines(),
        "title": table.title,
    }


def _variant(tmp_path, points, viewer, seating, kinds=("human", "human")) -> Desk:
    setup = prepare(
        UgahRules,
        [SeatInfo("Anna", kinds[0], 0), SeatInfo("Ben", kinds[1], 1)],
        {"unsure_hunters": "on", "first": "1"},
        1,
    )
    match = Match(UgahRules, setup)
    state = laid_out(points, 2, EMPTY, 14, 18)
    kinds_of = {card.points: card for card in BOX.path_card}
    state.cards = (None, *(kinds_of[worth] for worth in points))
    match._state = UgahRules.from_state(state, dict(setup.options))
    match._ask()
    desk = Desk(match, tmp_path, seating=seating)
    desk.table.still = True
    desk.table.viewer = viewer
    desk.table.bottom = viewer or 0
    desk.app.refresh()
    desk.settle()
    return desk


def _swapped(first: int, second: int) -> tuple[int, ...]:
    points = list(POINTS)
    points[first - 1], points[second - 1] = points[second - 1], points[first - 1]
    return tuple(points)


@pytest.mark.parametrize(("viewer", "seating"), [(0, "side"), (None, "around"), (None, "side")])
@pytest.mark.parametrize("spots", [(5, 6), (10, 7), (15, 17), (18, 19)])
def test_covered_cards_of_the_variant_reach_no_screen(tmp_path, viewer, seating, spots):
    assert POINTS[spots[0] - 1] != POINTS[spots[1] - 1]
    screens = []
    for points in (POINTS, _swapped(*spots)):
        desk = _variant(tmp_path, points, viewer, seating)
        screens.append(_screen(desk))
        desk.close()
    assert screens[0] == screens[1]


def test_the_owner_sees_the_difference_only_by_peeking(tmp_path):
    covered, peeked, afterwards = [], [], []
    for points in (POINTS, _swapped(5, 6)):
        desk = _variant(tmp_path, points, 1, "side", ("easy", "human"))
        covered.append(_screen(desk)["picture"])
        desk.table.hands.look("card:5", (960, 500))
        desk.settle()
        peeked.append(desk.picture())
        desk.table.hands.let_go("mouse")
        desk.settle()
        afterwards.append(desk.picture())
        desk.close()
    assert covered[0] == covered[1] == afterwards[0] == afterwards[1]
    assert peeked[0] != peeked[1]


def test_nobody_peeks_at_a_pile_of_another_seat(tmp_path):
    desk = _variant(tmp_path, POINTS, 0, "side")
    desk.table.hands.look("card:5", (960, 500))
    assert desk.table.peeked == frozenset()
    assert desk.table.lying["card:5"].face[0] == "card_back"
    desk.close()


def _pebbles(tmp_path, hidden: int) -> dict[str, object]:
    setup = prepare(template.RULES, [SeatInfo("A"), SeatInfo("B"), SeatInfo("C", "easy")], {}, 1)
    match = Match(template.RULES, setup)
    match.play(Hide(1, hidden))
    desk = Desk(match, tmp_path, seating="side")
    assert desk.table.viewer == 0
    told = _screen(desk)
    desk.close()
    return told


def test_hidden_pebbles_reach_no_screen(tmp_path):
    assert _pebbles(tmp_path, 0) == _pebbles(tmp_path, 2)


def test_a_planted_leak_is_seen_on_the_screen(tmp_path, monkeypatch):
    monkeypatch.setattr(template.RULES, "LEAK", True)
    assert _pebbles(tmp_path, 0)["picture"] != _pebbles(tmp_path, 2)["picture"]


def test_a_curtain_stands_between_two_persons_with_secrets(tmp_path):
    setup = prepare(template.RULES, [SeatInfo("A"), SeatInfo("B"), SeatInfo("C")], {}, 1)
    match = Match(template.RULES, setup)
    desk = Desk(match, tmp_path, seating="side")
    assert desk.table.viewer == 0
    desk.table.perform(Hide(0, 2))
    desk.settle(4)
    assert desk.app.top is desk.table, "the next person has no secret yet"
    assert desk.table.viewer == 1
    desk.table.perform(Hide(1, 1))
    desk.settle(4)
    desk.table.perform(Hide(2, 1))
    desk.settle(4)
    assert desk.table.viewer in (0, None)
    assert desk.app.top is not desk.table, "seat A has hidden pebbles: a curtain asks for A"
    assert "Hide" not in desk.app.top.title
    assert desk.table.shown().view == match.view(None)
    desk.close()


def test_no_curtain_where_only_one_person_plays(tmp_path):
    setup = prepare(template.RULES, [SeatInfo("A"), SeatInfo("B", "easy")], {}, 1)
    match = Match(template.RULES, setup)
    match.play(Hide(1, 1))
    desk = Desk(match, tmp_path, seating="side")
    desk.table.perform(Hide(0, 2))
    desk.settle(4)
    assert desk.app.top is desk.table
    assert GAMES["pebbles"].title == desk.table.box.title
    desk.close()


@pytest.mark.parametrize("how", ["resumed", "sat on one side"])
def test_secrets_wait_behind_a_curtain_whoever_comes_to_the_screen(tmp_path, how):
    setup = prepare(template.RULES, [SeatInfo("A"), SeatInfo("B")], {}, 1)
    match = Match(template.RULES, setup)
    for action in (Hide(0, 2), Hide(1, 1)):
        match.play(action)
    desk = Desk(match, tmp_path, seating="around" if how == "sat on one side" else "side")
    if how == "sat on one side":
        desk.table.set_seating("side")
        desk.app.refresh()
    desk.settle(4)
    assert desk.app.top is not desk.table
    assert desk.table.shown().view == match.view(None)
    desk.close()
