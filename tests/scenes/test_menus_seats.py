"""The page before a match: seats, options, names, and what is remembered of them."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pygame
import pytest

import game
from game import records
from game.contract import Fault
from game.setup import SeatInfo
from game.ukotoa.box import SPIRAL
from game.ukotoa.laying import path_of, text_of
from scenes import choices, tables
from scenes.logbook import LogScene
from scenes.menu import ShelfScene
from scenes.records_page import RecordsScene
from scenes.results import ResultsScene
from scenes.resume import ResumeScene
from scenes.seats import SeatsScene
from sprites.store import Store
from tests.scenes.menu_desk import ODD_NAMES, MenuDesk, random_match


def test_everything_about_a_seat_is_chosen(desk, opened):
    desk.show(SeatsScene(desk.app, "ugah"))
    desk.click("count-3")
    desk.click("look-0")
    desk.click("computer-1")
    desk.click("person-2")
    desk.click("seating-around")
    for _ in range(2):
        desk.top.board.widgets["first"].adjust(1)
        desk.settle()
    desk.top.press("option-unsure_hunters")
    desk.settle()
    desk.click("name-2")
    desk.type("Zoë")
    desk.click("main")
    _, seats, options, _, seating = opened[0]
    assert [seat.look for seat in seats] == [3, 1, 2]
    assert [seat.kind for seat in seats] == ["human", "hard", "human"]
    assert "Zoë" in seats[2].name
    assert seating == "around"
    assert (options["first"], options["unsure_hunters"]) == ("2", "on")


def test_fewer_seats_are_never_left_with_a_first_player_who_is_gone(desk):
    desk.show(SeatsScene(desk.app, "ugah"))
    desk.top._choices.options["house_players"] = "on"
    desk.top._number(6)
    desk.top._choices.options["first"] = "6"
    desk.settle()
    house = next(o for o in game.load("ugah").rules.OPTIONS if o.key == "house_players")
    desk.top._rows._step(house, 1)
    desk.settle()
    assert len(desk.top._choices.seats) == 4
    assert desk.top._choices.options["first"] == "drawn"


def test_only_ships_that_were_kept_are_offered(desk):
    ship = next(option for option in game.load("ukotoa").rules.OPTIONS if option.key == "ship")

    def offered():
        desk.show(SeatsScene(desk.app, "ukotoa"))
        seen = []
        for _ in ship.values:
            seen.append(desk.top._choices.options["ship"])
            desk.top._rows._step(ship, 1)
            desk.settle()
        return set(seen)

    usual = {"spiral", "players", "random"}
    assert offered() == usual
    text = "0123450123450123450123450"
    assert path_of(text) is None, "no whole ship"
    spiral = text_of(SPIRAL)
    for notes, more in (({"ship": text}, set()), ({"ship": spiral, "ship2": spiral}, {"saved", "saved2"})):
        desk.app.preferences.last[tables.KEPT + "ukotoa"] = notes
        assert offered() == usual | more
    desk.app.preferences.last["ukotoa"] = {"options": {"ship": "saved2"}}
    assert choices.remembered(desk.app, "ukotoa").options["ship"] == "saved2"
    del desk.app.preferences.last[tables.KEPT + "ukotoa"]
    assert choices.remembered(desk.app, "ukotoa").options["ship"] == "spiral"


def test_whispering_needs_the_yes_of_every_person(desk, opened):
    """The rulebook's own rule for those who all want it (ukotoa.R73)."""
    desk.show(SeatsScene(desk.app, "ukotoa"))
    desk.top._kind(1, "human")
    desk.top._rename(1, "Ben")
    desk.settle()
    assert not any(key.startswith("agree-") for key in desk.keys)
    desk.top.press("option-whisper_rule")
    desk.settle()
    assert [key for key in desk.keys if key.startswith("agree-")] == ["agree-0", "agree-1"]
    desk.top.press("agree-0")
    desk.settle()
    desk.click("main")
    assert opened == []
    assert "Ben" in desk.top._fault
    assert "Player 1" not in desk.top._fault
    desk.top.press("agree-1")
    desk.settle()
    desk.click("main")
    assert opened[0][2]["whisper_rule"] == "on"


def test_who_is_alone_agrees_by_switching_it_on(desk, opened):
    desk.show(SeatsScene(desk.app, "ukotoa"))
    desk.top.press("option-whisper_rule")
    desk.settle()
    assert not any(key.startswith("agree-") for key in desk.keys)
    desk.click("main")
    assert opened[0][2]["whisper_rule"] == "on"


def test_names_are_typed_and_kept_for_the_next_time(desk, opened):
    desk.show(SeatsScene(desk.app, "ugah"))
    desk.click("name-0")
    for _ in range(12):
        desk.key(pygame.K_BACKSPACE)
    desk.type("Mia 🦣\0")
    desk.key(pygame.K_RETURN)
    assert desk.top.focus == "person-0"
    desk.click("main")
    assert opened[0][1][0].name == "Mia ◆"
    assert choices.remembered(desk.app, "ugah").seats[0].name == "Mia ◆"


def test_a_fault_is_said_at_the_place(desk, monkeypatch):
    def refuse(*_args):
        raise Fault("fault-seat-count", count=9, least=2, most=4)

    monkeypatch.setattr(tables, "open_new", refuse)
    desk.show(SeatsScene(desk.app, "ugah"))
    desk.click("main")
    assert isinstance(desk.top, SeatsScene)
    assert "9" in desk.top._fault


def test_the_shelf_needs_neither_rules_nor_text_fields(tmp_path):
    """What takes long to load is loaded when it is asked for."""
    code = (
        "import sys, main\n"
        "main.main(['shot', 'shelf', '--out', sys.argv[1] + '/shelf.png', '--data-dir', sys.argv[1]])\n"
        "late = 'pygame_gui', 'game.ugah', 'scenes.table', 'multiprocessing', 'pymunk'\n"
        "print([name for name in late if name in sys.modules])"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.splitlines()[-1] == "[]"


def test_a_window_that_is_gone_leaves_nothing_behind(tmp_path):
    desk = MenuDesk(tmp_path)
    desk.show(ShelfScene(desk.app))
    desk.show(SeatsScene(desk.app, "ugah"))
    window = weakref.ref(desk.app)
    del desk
    gc.collect()
    assert window() is None


def test_a_menu_that_was_left_holds_no_pictures(desk):
    desk.show(ShelfScene(desk.app))
    seats = SeatsScene(desk.app, "ugah")
    desk.show(seats)
    board = seats.board
    desk.app.pop()
    desk.settle()
    assert seats.board is None
    assert board.widgets == {}
    assert "main" in desk.keys


def test_no_picture_of_the_shelf_is_made_from_one_that_is_not_painted_yet(desk):
    desk.app.store = Store(None, room=1 << 30)
    desk.show(ShelfScene(desk.app))
    empty = [key for key, picture in desk.app.store._memory.items() if not picture.get_bounding_rect().w]
    assert empty == []


@pytest.mark.parametrize("key", [box.key for box in game.SHELF])
def test_the_shelf_shows_the_seats_that_would_be_taken(desk, key):
    fresh = choices.remembered(desk.app, key)
    assert choices.seats_at_hand(desk.app, key) == fresh.seats
    fresh.change(1, name="Ben", kind="hard", look=4)
    choices.remember(desk.app, key, fresh, played=True)
    assert choices.seats_at_hand(desk.app, key) == choices.remembered(desk.app, key).seats == fresh.seats


DAMAGED = [
    None,
    7,
    "text",
    [],
    {},
    {"seats": 3},
    {"seats": [None, 5, ["a"], {"name": "x"}]},
    {"seats": [["Anna", "wizard", 99], [3, "human", "red"], ["Ben", "human", True]]},
    {"seats": [["A", "human", 1]] * 40, "options": {"meet": "never", "first": "9", "nonsense": "on"}},
    {"options": {"first": "4", "house_players": "on"}, "seating": "upside down"},
    {"options": [1, 2], "seats": [["\ud800", "human", 0], ["", "human", 0]]},
]


@pytest.mark.parametrize("memory", DAMAGED, ids=range(len(DAMAGED)))
def test_damaged_choices_fall_back(desk, memory, opened):
    desk.app.preferences.last = {"ugah": memory, "game": memory}
    chosen = choices.remembered(desk.app, "ugah")
    assert len(chosen.seats) in chosen.counts(game.load("ugah").rules)
    assert len({seat.look for seat in chosen.seats}) == len(chosen.seats)
    desk.show(ShelfScene(desk.app))
    desk.click("box-ugah")
    desk.click("main")
    assert len(opened) == 1


@pytest.mark.parametrize("number", range(0, len(ODD_NAMES), 2))
def test_odd_names_are_shown_everywhere(desk, number, opened):
    name = ODD_NAMES[number]
    seats = (SeatInfo(name), SeatInfo(ODD_NAMES[number + 1], "human", 1), SeatInfo(name, "human", 2))
    random_match(desk.app.folders.matches, seats, 1, 9).close()
    over = random_match(None, seats, 2, None)
    records.add(desk.app.folders.records, "one", over.setup, over.outcome())
    desk.app.preferences.last["ugah"] = choices.Choices(list(seats), {}, "side").as_json()
    for scene in (
        ShelfScene(desk.app),
        SeatsScene(desk.app, "ugah"),
        ResumeScene(desk.app),
        RecordsScene(desk.app),
        ResultsScene(desk.app, over, None),
        LogScene(desk.app, [(name, "ugah.9", "ugah")]),
    ):
        desk.show(scene)
        assert desk.still()
    assert "look" not in desk.keys
