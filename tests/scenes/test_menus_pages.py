"""The other pages: pause, results, settings, rulebook, log."""

import json
from types import SimpleNamespace

import pygame

import game
from game.setup import SeatInfo
from scenes.logbook import PAGE, LogScene
from scenes.menu import ShelfScene
from scenes.pause import PauseScene
from scenes.records_page import RecordsScene
from scenes.results import ResultsScene, ranks
from scenes.resume import ResumeScene
from scenes.rulebook import RulebookScene
from scenes.settings import SettingsScene
from tests.scenes.menu_desk import MenuDesk, Table, random_match

ANNA_AND_BEN = (SeatInfo("Anna"), SeatInfo("Ben", "human", 1))


def test_pause_leads_everywhere(desk, monkeypatch):
    seated = []
    table = SimpleNamespace(
        title="Ugah Ugah!",
        box=game.load("ugah"),
        seating_kind="side",
        helps=SimpleNamespace(log_lines=lambda: [("A roll.", "ugah.9", "ugah")]),
        shift=1,
        set_seating=lambda *where: seated.append(where),
    )
    desk.app.push(Table(desk.app, "ugah"))
    for key, scene in (
        ("pause-rules", RulebookScene),
        ("pause-settings", SettingsScene),
        ("pause-log", LogScene),
    ):
        desk.show(PauseScene(desk.app, table))
        desk.click(key)
        assert isinstance(desk.top, scene)
        desk.key(pygame.K_ESCAPE)
        desk.key(pygame.K_ESCAPE)
        assert isinstance(desk.app.top, Table)
    desk.show(PauseScene(desk.app, table))
    desk.click("pause-seating")
    assert seated == [("around",)]
    assert isinstance(desk.app.top, Table)
    table.seating_kind = "around"
    desk.show(PauseScene(desk.app, table))
    desk.click("pause-shift")
    assert seated[1] == ("around", 2)
    desk.show(PauseScene(desk.app, table))
    desk.click("pause-shelf")
    assert isinstance(desk.top, ShelfScene)


def test_results_count_row_by_row_and_all_at_once_after_a_tap(tmp_path, opened):
    desk = MenuDesk(tmp_path, speed="normal")
    match = random_match(None, ANNA_AND_BEN, 5, None)
    desk.show(ResultsScene(desk.app, match, tmp_path / "x.journal"))
    assert desk.top._rows == 0
    for _ in range(40):
        desk.app.step(0.02)
    assert desk.top._rows == 1
    desk.click_at((4, 4))
    assert desk.top.counted
    desk.click("look")
    assert isinstance(desk.app.top, Table)
    desk.app.pop()
    desk.settle()
    desk.click("again")
    assert isinstance(desk.app.top, Table)
    assert [seat.name for seat in opened[1][1]] == ["Anna", "Ben"]


def test_a_shared_victory_is_said_as_such(desk):
    match = random_match(None, ANNA_AND_BEN, 5, None)
    scene = ResultsScene(desk.app, match, None)
    outcome = scene._outcome
    shared = type(outcome)((0, 1), (9, 9), outcome.reason, outcome.lines)
    assert ranks(shared) == [1, 1]
    assert ranks(type(outcome)((2,), (3, 3, 9, 1), "met")) == [2, 2, 1, 4]
    scene._outcome = shared
    desk.show(scene)
    assert "Anna and Ben win together" in desk.app.words.say("results-winner", count=2, names="Anna and Ben")


def test_settings_hold_at_once_and_are_kept(desk):
    desk.show(SettingsScene(desk.app))
    widgets = desk.top.board.widgets
    unit = desk.top.board.unit
    widgets["effects"].adjust(-1)
    desk.settle()
    desk.top.board.widgets["scale"].adjust(1)
    desk.settle()
    assert desk.app.viewport.scale == 1.25
    assert desk.top.board.unit > unit
    for key in ("reduced_motion",):
        desk.top.press(key)
        desk.settle()
    for key in ("speed", "bot_pace", "timer_factor", "diagonal", "language"):
        desk.top.board.widgets[key].adjust(1)
        desk.settle()
    assert desk.app.words.language == "de"
    kept = json.loads(desk.app.folders.settings.read_text())
    assert (kept["effects"], kept["scale"], kept["language"]) == (6, 1.25, "de")
    assert (kept["bot_pace"], kept["timer_factor"], kept["diagonal"]) == (2, 2, 10.1)
    assert kept["reduced_motion"] is True


def test_a_meter_is_tapped(desk):
    desk.show(SettingsScene(desk.app))
    rect = desk.rect("ambience")
    desk.click_at((rect.right - 8, rect.centery))
    assert desk.app.preferences.ambience == 10
    desk.click_at((desk.rect("ambience").left + 2, rect.centery))
    assert desk.app.preferences.ambience == 0


def test_the_rulebook_opens_at_a_rule_and_is_searched(desk):
    desk.show(RulebookScene(desk.app, "ugah", "ugah.57"))
    section, place = desk.top._marked
    assert "ugah.57" in desk.top._book[section].paragraphs[place].rules
    desk.click("search")
    desk.type("caterpillar")
    hits = [key for key in desk.keys if key.startswith("hit-")]
    assert hits
    desk.click(hits[0])
    assert not any(key.startswith("hit-") for key in desk.keys)
    assert desk.top._marked is not None
    desk.click("search")
    desk.type("[<%")
    assert not any(key.startswith("hit-") for key in desk.keys)


def test_a_game_without_a_rulebook_says_so(desk):
    desk.show(RulebookScene(desk.app, "pebbles", "pebbles.1"))
    assert desk.keys == ["back"]


def test_the_log_begins_at_its_end_and_opens_rules(desk):
    lines = [(f"Line {number}", "ugah.32" if number % 2 else "", "ugah") for number in range(PAGE + 15)]
    desk.show(LogScene(desk.app, lines))
    panel = desk.top.board.panels["log"]
    assert panel.offset == panel.most
    assert "line-0" not in desk.keys
    desk.top.press(f"line-{PAGE + 13}")
    desk.settle()
    assert isinstance(desk.top, RulebookScene)
    desk.key(pygame.K_ESCAPE)
    desk.top.board.widgets["page"].adjust(-1)
    desk.settle()
    assert "line-1" in desk.keys


def test_empty_pages_are_kind(desk):
    for scene in (ResumeScene(desk.app), RecordsScene(desk.app), LogScene(desk.app, [])):
        desk.show(scene)
        assert desk.keys == ["back"]
        desk.click("back")
