"""The page of results says who is chief, that there is none, or that nobody came through the winter."""

from __future__ import annotations

import pytest

from game import records
from game.chance import Chance
from game.contract import Outcome, ScoreLine
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from scenes.hud.paper import Paper
from scenes.results import GOLD, ResultsScene, foremost
from tests.scenes.menu_desk import MenuDesk
from tests.scenes.wolves_hands import match_with, reached
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
    assert "All win together" in said
    assert any("Ben is chief" in sentence for sentence in said)
    assert not any("same score" in sentence for sentence in said), "their awards differ"


def test_without_a_chief_nobody_is_named(tmp_path, monkeypatch):
    _, said = _page(tmp_path, monkeypatch, _won((9, 9, 6), "together"))
    assert any("No chief" in sentence for sentence in said)
    assert not any("is chief" in sentence for sentence in said)


def _golden(screen) -> int:
    """How many points of the sheet are the gold of the edge around a column."""
    return sum(screen.get_at((x, 560))[:3] == GOLD for x in range(700, 1920))


def test_the_chief_stands_out_and_nobody_where_awards_are_tied(tmp_path, monkeypatch):
    """More awards than every other make a chief (wolves.100), a tie makes none (wolves.101)."""
    chief, tied = _won((7, 11, 6), "chief"), _won((9, 9, 6), "together")
    assert foremost(chief) == 1
    assert foremost(tied) is None
    assert foremost(Outcome((), (4, 9, 2), "hunger")) is None
    assert foremost(Outcome((1,), (4, 9, 2), "most")) is None, "one has won alone"
    assert foremost(Outcome((0, 2), (3, 9, 3), "fewest")) is None, "who has most has not won"
    screen, _ = _page(tmp_path, monkeypatch, chief)
    assert _golden(screen) > 4
    screen, _ = _page(tmp_path, monkeypatch, tied)
    assert not _golden(screen)


def test_all_who_win_stand_in_the_order_of_the_sheet(tmp_path, monkeypatch):
    placed = []
    words = Paper.words

    def noted(self, text, x, *rest):
        if text in ("Anna", "Ben", "Mira"):
            placed.append((text, x))
        return words(self, text, x, *rest)

    monkeypatch.setattr(Paper, "words", noted)
    for outcome in (_won((7, 11, 6), "chief"), Outcome((), (4, 9, 2), "hunger")):
        placed.clear()
        _page(tmp_path, monkeypatch, outcome)
        steps, sheet = placed[-6:-3], placed[-3:]
        for named in (steps, sheet):
            assert [name for name, _ in sorted(named, key=lambda pair: pair[1])] == ["Anna", "Ben", "Mira"]


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


def test_a_loss_that_is_taken_back_leaves_the_records(desk_for):
    """The end may be undone before the count is shown; what is kept then is how the match really ends."""
    for seed in range(1, 40):
        match, chance = match_with(("human",) * 3, seed=seed), Chance(seed)
        while match.decisions():
            lost = chance.pick(legal(match))
            match.play(lost)
        if match.outcome().reason == "hunger" and match.undo_refusal(lost.seat) is None:
            break
    match.undo(lost.seat)
    desk = desk_for(match, seating="around")
    kept = desk.app.folders.records
    assert desk.table.perform(lost) is None
    desk.settle()
    assert [line.played for line in records.summary(kept)] == [1]
    assert desk.table.undo() is None
    assert records.summary(kept) == []
    assert records.latest(kept, 9) == []
    desk.table.perform(lost)
    desk.settle()
    assert [line.played for line in records.summary(kept)] == [1]
