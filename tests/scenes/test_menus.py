"""Menus worked by mouse, fingers and keys: shelf, seats, pause, results, resume, settings, rulebook, log."""

import gc
import json
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

import game
from game import records
from game.contract import Fault
from game.setup import SeatInfo
from game.ukotoa.box import SPIRAL
from game.ukotoa.laying import path_of, text_of
from scenes import choices, tables
from scenes.hud import MenuScene
from scenes.logbook import PAGE, LogScene
from scenes.menu import ShelfScene
from scenes.pause import AskScene, PauseScene
from scenes.records_page import RecordsScene
from scenes.results import ResultsScene, ranks
from scenes.resume import ResumeScene
from scenes.rulebook import RulebookScene
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from sprites.store import Store
from tests.scenes.menu_desk import ODD_NAMES, MenuDesk, Table, random_match

ANNA_AND_BEN = (SeatInfo("Anna"), SeatInfo("Ben", "human", 1))


@pytest.fixture
def desk(tmp_path):
    return MenuDesk(tmp_path)


@pytest.fixture
def opened(monkeypatch):
    """What was asked of the tables; no table is really opened."""
    calls = []

    def open_new(app, key, seats, options, seed, seating):
        calls.append((key, list(seats), dict(options), seed, seating))
        return Table(app, key)

    def open_path(app, path):
        calls.append(path)
        return Table(app, "ugah")

    monkeypatch.setattr(tables, "open_new", open_new)
    monkeypatch.setattr(tables, "open_journal", open_path)
    monkeypatch.setattr(tables, "open_replay", open_path, raising=False)
    return calls


def spoken(desk, monkeypatch):
    """Collects the sentences the app tells."""
    told = []
    monkeypatch.setattr(desk.app, "tell", lambda sentence, once=False: told.append(sentence))
    return told


# -- shelf ----------------------------------------------------------------------------------------------


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


# -- seats ----------------------------------------------------------------------------------------------


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
    desk.top._set(house, 1)
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
            desk.top._set(ship, 1)
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


# -- the other pages ------------------------------------------------------------------------------------


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
