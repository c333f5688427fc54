"""The shelf, and what hands do in menus: mouse, fingers and keys."""

import json

import pygame
import pytest

from game.setup import SeatInfo
from scenes.hud import MenuScene
from scenes.menu import ShelfScene
from scenes.pause import AskScene
from scenes.records_page import RecordsScene
from scenes.resume import ResumeScene
from scenes.rulebook import RulebookScene
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from tests.scenes.menu_desk import Table, random_match

ANNA_AND_BEN = (SeatInfo("Anna"), SeatInfo("Ben", "human", 1))


def test_two_taps_from_the_shelf_to_a_table(desk, opened):
    desk.show(ShelfScene(desk.app))
    desk.tap("box-ugah")
    assert isinstance(desk.top, SeatsScene)
    desk.tap("main")
    assert isinstance(desk.app.top, Table)
    key, seats, options, seed, seating = opened[0]
    assert key == "ugah"
    assert [seat.kind for seat in seats] == ["human", "normal"]
    assert options["meet"] == "no_card_between"
    assert seed is None, "it is drawn when the match begins"
    assert seating == "side"


def test_the_bright_button_starts_at_once_and_again_with_the_last_choices(desk, opened):
    desk.show(ShelfScene(desk.app))
    desk.click("main")
    assert isinstance(desk.app.top, Table)
    memory = desk.app.preferences.last["ugah"]
    memory["seats"] = [["Cleo", "human", 3], ["", "hard", 0], ["Dov", "human", 1]]
    desk.app.home(ShelfScene(desk.app))
    desk.settle()
    desk.click("main")
    assert opened[1][1] == [
        SeatInfo("Cleo", "human", 3),
        SeatInfo("", "hard", 0),
        SeatInfo("Dov", "human", 1),
    ]
    assert json.loads(desk.app.folders.settings.read_text())["last"]["game"] == "ugah"


def test_the_newest_unfinished_match_lies_open(desk, opened):
    folder = desk.app.folders.matches
    random_match(folder, ANNA_AND_BEN, 1, None).close()
    (folder / "ugah-0099.journal").write_text("damaged\n")
    desk.show(ShelfScene(desk.app))
    assert "more" not in desk.keys
    random_match(folder, ANNA_AND_BEN, 2, 8).close()
    random_match(folder, ANNA_AND_BEN, 3, 8).close()
    desk.app.refresh()
    desk.settle()
    assert "more" in desk.keys
    desk.click("main")
    assert opened[0].name in {"ugah-0100.journal", "ugah-0101.journal"}


def test_more_matches_are_a_list_and_damaged_ones_stay_untouched(desk, opened):
    folder = desk.app.folders.matches
    for seed in range(4):
        random_match(folder, ANNA_AND_BEN, seed, 6).close()
    bad = folder / "ugah-0050.journal"
    bad.write_bytes(b'{"format":"longtable-journal","version":99}\t00000000\n')
    foreign = folder / "notes.journal"
    foreign.write_text("my shopping\n")
    before = bad.read_bytes(), foreign.read_bytes()
    desk.show(ShelfScene(desk.app))
    desk.click("more")
    assert isinstance(desk.top, ResumeScene)
    assert sum(key.startswith("match-") for key in desk.keys) == 4
    assert sum(entry.fault is not None for entry in desk.top._entries) == 2
    desk.tap("match-ugah-0002.journal")
    assert opened == [folder / "ugah-0002.journal"]
    assert (bad.read_bytes(), foreign.read_bytes()) == before


def test_quitting_is_asked_first(desk):
    desk.show(ShelfScene(desk.app))
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, AskScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, ShelfScene)
    assert desk.app.running
    desk.click("shelf-quit")
    desk.click("yes")
    assert not desk.app.running


@pytest.mark.parametrize(
    ("stud", "scene"),
    [("shelf-settings", SettingsScene), ("shelf-records", RecordsScene), ("shelf-rules", RulebookScene)],
)
def test_studs_open_pages_and_escape_goes_back(desk, stud, scene):
    desk.show(ShelfScene(desk.app))
    desk.click(stud)
    assert isinstance(desk.top, scene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, ShelfScene)


# -- hands ----------------------------------------------------------------------------------------------


def test_keys_reach_every_widget(desk):
    for scene in (ShelfScene(desk.app), SeatsScene(desk.app, "ugah"), SettingsScene(desk.app)):
        desk.show(scene)
        reached = set()
        for _ in desk.keys:
            reached.add(desk.top.focus)
            desk.key(pygame.K_TAB)
        assert reached == set(desk.keys)
        desk.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        assert desk.top.focus in reached


def test_arrows_reach_every_widget_of_the_shelf(desk):
    random_match(desk.app.folders.matches, ANNA_AND_BEN, 1, 5).close()
    random_match(desk.app.folders.matches, ANNA_AND_BEN, 2, 5).close()
    desk.show(ShelfScene(desk.app))
    reached, todo = {desk.top.focus}, [desk.top.focus]
    while todo:
        start = todo.pop()
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            desk.top.focus = start
            desk.key(code)
            if desk.top.focus not in reached:
                reached.add(desk.top.focus)
                todo.append(desk.top.focus)
    assert reached == set(desk.keys)


def test_a_hidden_ring_is_shown_before_a_key_acts(desk, opened):
    desk.show(ShelfScene(desk.app))
    desk.click_at((5, 5))
    assert not MenuScene.by_keys
    desk.key(pygame.K_RETURN)
    assert opened == []
    desk.key(pygame.K_RETURN)
    assert len(opened) == 1


def test_the_second_finger_waits(desk, opened):
    desk.show(ShelfScene(desk.app))
    main, other = desk.rect("main").center, desk.rect("box-ugah").center
    desk.finger(main, pygame.FINGERDOWN, 1)
    desk.finger(other, pygame.FINGERDOWN, 2)
    desk.finger(other, pygame.FINGERUP, 2)
    assert isinstance(desk.app.top, ShelfScene)
    desk.finger(main, pygame.FINGERUP, 1)
    assert len(opened) == 1


def test_a_release_elsewhere_or_a_lost_focus_presses_nothing(desk, opened):
    desk.show(ShelfScene(desk.app))
    main = desk.rect("main").center
    desk.finger(main)
    desk.finger((5, 5), pygame.FINGERMOTION)
    desk.finger((5, 5), pygame.FINGERUP)
    desk.finger(main)
    desk.app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    desk.settle()
    desk.finger(main, pygame.FINGERUP)
    assert opened == []


def test_hovering_draws_only_the_widget(desk):
    desk.show(ShelfScene(desk.app))
    assert desk.still()
    at = desk.rect("shelf-settings").center
    desk.app.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    )
    assert desk.app.top.update(0.02)
    rects = desk.app.top.draw(desk.app.screen, False)
    window = desk.app.screen.get_rect()
    assert rects
    assert sum(rect.w * rect.h for rect in rects) < window.w * window.h / 20
    assert desk.still()


def test_a_panel_is_dragged_and_wheeled(desk):
    desk.show(SeatsScene(desk.app, "ugah"))
    panel = desk.top.board.panels["match"]
    assert panel.most > 0
    x, y = panel.rect.center
    desk.finger((x, y))
    desk.finger((x, y - 60), pygame.FINGERMOTION)
    desk.finger((x, y - 120), pygame.FINGERMOTION)
    desk.finger((x, y - 120), pygame.FINGERUP)
    assert panel.offset == min(120, panel.most)
    desk.key(pygame.K_END)
    assert panel.offset == panel.most
    before = dict(desk.top._choices.options)
    assert desk.top._choices.options == before


def test_f1_opens_the_rules(desk):
    for scene in (ShelfScene(desk.app), SeatsScene(desk.app, "ugah")):
        desk.show(scene)
        desk.key(pygame.K_F1)
        assert isinstance(desk.top, RulebookScene)


def test_m_mutes_but_not_while_a_name_is_typed(desk):
    desk.show(SeatsScene(desk.app, "ugah"))
    desk.key(pygame.K_m)
    assert desk.app.preferences.muted is False
    desk.click("name-0")
    desk.key(pygame.K_m)
    assert desk.app.preferences.muted is False
