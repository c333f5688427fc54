"""No menu's widgets overlap or leave the window, at any size of window and words, in both languages."""

from functools import cache

import pytest

from game.match import Match
from game.setup import SeatInfo
from scenes.curtain import CurtainScene
from scenes.logbook import LogScene
from scenes.menu import ShelfScene
from scenes.pause import AskScene, PauseScene
from scenes.players import PlayersScene
from scenes.records_page import RecordsScene
from scenes.results import ResultsScene
from scenes.resume import ResumeScene
from scenes.rulebook import RulebookScene
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from tests.scenes.menu_desk import ODD_NAMES, MenuDesk, random_match

SIZES = ((1024, 600), (1280, 800), (1920, 1080))
PAIRS = ((SIZES[0], 1.0), (SIZES[0], 2.0), (SIZES[1], 1.0), (SIZES[1], 2.0), (SIZES[2], 0.75))
"""Windows and scales of the interface: the narrow ones at their largest."""


class FakeTable:
    title = "Ugah Ugah!"
    seating_kind = "around"
    shift = 0

    class box:
        key = "ugah"
        title = "Ugah Ugah!"

    match = random_match(
        None, tuple(SeatInfo(name, "human", look) for look, name in enumerate(ODD_NAMES[:6])), 4, 1
    )

    class helps:
        @staticmethod
        def log_lines() -> list[tuple[str, str, str]]:
            return []


def many_seats(app, seats: int, seating: str) -> SeatsScene:
    scene = SeatsScene(app, "ugah")
    scene._choices.options["house_players"] = "on"
    scene._choices.seating = seating
    scene._number(seats)
    for seat in range(seats):
        scene._rename(seat, ODD_NAMES[seat])
    return scene


@cache
def finished() -> list[Match]:
    seats = tuple(SeatInfo(name, "human", look) for look, name in enumerate(ODD_NAMES[:6]))
    return [random_match(None, seats[:count], 4, None) for count in (2, 6)]


def every_scene(app, folder):
    yield ShelfScene(app)
    yield many_seats(app, 2, "side")
    yield many_seats(app, 4, "around")
    yield many_seats(app, 6, "side")
    yield many_seats(app, 6, "around")
    options = many_seats(app, 4, "side")
    options._shown = "match"
    yield options
    whispering = SeatsScene(app, "ukotoa")
    whispering._number(5)
    for seat in range(5):
        whispering._kind(seat, "human")
    whispering._choices.options["whisper_rule"] = "on"
    whispering._choices.agreed = {1, 3}
    whispering._shown = "match"
    yield whispering
    yield SettingsScene(app)
    yield RecordsScene(app)
    yield ResumeScene(app)
    yield RulebookScene(app, "ugah", "ugah.R12")
    searching = RulebookScene(app, "ugah")
    searching._wanted = "card"
    yield searching
    yield LogScene(app, [(f"{ODD_NAMES[n % 10]} {n}", "ugah.9", "ugah") for n in range(90)])
    yield CurtainScene(app, 2, ODD_NAMES[2], "x " * 60, lambda: None)
    pause = PauseScene(app, FakeTable())
    yield pause
    yield PlayersScene(app, FakeTable(), pause)
    yield AskScene(app, "Really? " * 12, "yes", "no", lambda: None)
    for match in finished():
        yield ResultsScene(app, match, folder / "x")


@pytest.mark.parametrize(("size", "scale"), PAIRS, ids=lambda value: str(value))
def test_nothing_overlaps(tmp_path, size, scale):
    language = "de" if scale != 1.0 else "en"
    desk = MenuDesk(tmp_path, size, scale=scale, language=language)
    for seed in (1, 2, 3):
        random_match(desk.app.folders.matches, (SeatInfo(ODD_NAMES[2]), SeatInfo(), SeatInfo()), seed, 9)
    wrong = []
    for scene in every_scene(desk.app, tmp_path):
        desk.show(scene)
        wrong += [f"{type(scene).__name__}: {text}" for text in desk.complaints()]
        assert desk.still(), type(scene).__name__
    assert wrong == []
