"""The page of results says who is chief, that there is none, or that nobody came through the winter."""

from __future__ import annotations

import pytest

from game.contract import Outcome, ScoreLine
from game.match import Match
from game.setup import SeatInfo, prepare
from scenes.results import ResultsScene
from tests.scenes.menu_desk import MenuDesk
from tests.scenes.wolves_hands import reached
from tests.support import GAMES

AWARDS = "wolves-score-awards"


def _page(tmp_path, monkeypatch, outcome, language="en"):
    """The page of such an outcome, and every sentence on it."""
    rules = GAMES["wolves"].rules
    seats = [SeatInfo(name, "human", look) for look, name in enumerate(("Anna", "Ben", "Mira"))]
    match = Match(rules, prepare(rules, seats, {}, 1))
    monkeypatch.setattr(match, "outcome", lambda: outcome)
    desk = MenuDesk(tmp_path, size=(1920, 1080), language=language)
    scene = ResultsScene(desk.app, match, None)
    said, say = [], scene.say
    monkeypatch.setattr(scene, "say", lambda key, **params: said.append(say(key, **params)) or said[-1])
    desk.show(scene)
    return desk.app.screen, said


def _won(awards, reason):
    return Outcome((0, 1, 2), awards, reason, (ScoreLine(AWARDS, awards),))


def test_the_chief_is_named_and_all_have_won(tmp_path, monkeypatch):
    _, said = _page(tmp_path, monkeypatch, _won((7, 11, 6), "chief"))
    assert "Anna, Ben and Mira win together" in said
    assert any("Ben is chief" in sentence for sentence in said)
    assert not any("same score" in sentence for sentence in said), "their awards differ"


def test_without_a_chief_nobody_is_named(tmp_path, monkeypatch):
    _, said = _page(tmp_path, monkeypatch, _won((9, 9, 6), "together"))
    assert any("No chief" in sentence for sentence in said)
    assert not any("is chief" in sentence for sentence in said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lost_winter_has_no_winner_and_ranks_nobody(tmp_path, monkeypatch, language):
    lost = Outcome((), (4, 9, 2), "hunger")
    screen, said = _page(tmp_path, monkeypatch, lost, language)
    assert {"en": "Nobody wins", "de": "Niemand gewinnt"}[language] in said
    stones = [screen.get_at((x, 990))[:3] for x in (226, 384, 542)]
    assert len({sum(stone) > 300 for stone in stones}) == 1, "all stand alike"


def test_a_winter_played_to_its_end_has_its_page(tmp_path):
    match = reached(3, 8, "over")
    desk = MenuDesk(tmp_path)
    desk.show(ResultsScene(desk.app, match, None))
    assert "again" in desk.top.board.widgets
