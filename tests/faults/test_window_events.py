"""The window is closed, resized, minimised or loses the focus at the worst moments: pieces go home, nothing
is committed, the journal is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game import journal
from game.match import replay
from game.setup import SeatInfo
from scenes import tables
from scenes.manager import App
from scenes.menu import ShelfScene
from scenes.table import TableScene
from tests.faults.tools import SIZE, app_in, steps

SEATS = [SeatInfo("Anna", "human", 0), SeatInfo("Ben", "human", 1)]
SMALLER = (720, 480)


class Desk:
    """A table with one person's hand, a mouse or a finger."""

    def __init__(self, data: Path, speed: str, finger: bool, seats: Sequence[SeatInfo] = SEATS) -> None:
        self.app: App = app_in(data, speed)
        self.finger = finger
        self.table: TableScene = tables.open_new(self.app, "ugah", seats, {"first": "1"}, 5, "side")
        self.app.push(ShelfScene(self.app))
        self.app.push(self.table)
        steps(self.app)

    def send(self, kind: int, **values: object) -> None:
        self.app.handle(pygame.event.Event(kind, values))

    def press(self, at: tuple[int, int]) -> None:
        if self.finger:
            self.send(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=at[0] / SIZE[0], y=at[1] / SIZE[1])
        else:
            self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)

    def move(self, at: tuple[int, int]) -> None:
        if self.finger:
            self.send(pygame.FINGERMOTION, touch_id=1, finger_id=1, x=at[0] / SIZE[0], y=at[1] / SIZE[1])
        else:
            self.send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=False)

    def release(self, at: tuple[int, int]) -> None:
        if self.finger:
            self.send(pygame.FINGERUP, touch_id=1, finger_id=1, x=at[0] / SIZE[0], y=at[1] / SIZE[1])
        else:
            self.send(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)

    def place(self, piece: str) -> tuple[int, int]:
        item = self.table.lying[piece]
        return self.app.viewport.to_px((item.x, item.y))

    def spot(self, key: str) -> tuple[int, int]:
        spot = self.table.spots[key]
        return self.app.viewport.to_px((spot.x, spot.y))

    def roll(self) -> None:
        """Throw the dice so that at least one can be set aside."""
        action = self.table.match.actions(0)[0]
        assert self.table.perform(action) is None
        assert self.loose()

    def loose(self) -> list[str]:
        """The dice that can be set aside."""
        view = self.table.match.view(0)
        return [f"die:{die.die}" for die in view.showing]  # type: ignore[attr-defined]

    def take_a_die(self) -> str:
        """Carry a die over the place where dropping it would set it aside."""
        steps(self.app)
        piece = self.loose()[0]
        self.press(self.place(piece))
        start, end = self.place(piece), self.spot("groove")
        for step in range(1, 5):
            self.move(
                (start[0] + (end[0] - start[0]) * step // 4, start[1] + (end[1] - start[1]) * step // 4)
            )
            self.app.step(0.01)
        assert piece in self.table.hands.carried
        return piece

    def at_home(self) -> None:
        """Everything lies where the view says."""
        assert any(not self.app.step(0.1) for _ in range(100)), "the table never comes to rest"
        assert not self.table.hands.carried
        assert self.table.stage is not None
        for name, item in self.table.lying.items():
            at = self.table.stage.piece(name).at
            assert at == self.app.viewport.to_px((item.x, item.y)), name

    def journal_is_whole(self) -> None:
        log = self.table.match.journal
        assert log is not None
        record = journal.read(log.path)
        assert record.cut == 0
        told = replay(record, log.path.name)
        assert told.history == self.table.match.history
        assert told.view(None) == self.table.match.view(None)


@pytest.fixture(params=["mouse", "finger"])
def desk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(tmp_path / "data", "normal", request.param == "finger")
    yield made
    made.app.quit()


def lose_focus(desk: Desk) -> None:
    desk.send(pygame.WINDOWFOCUSLOST, window=None)


def minimise(desk: Desk) -> None:
    desk.send(pygame.WINDOWMINIMIZED, window=None)


def hide(desk: Desk) -> None:
    desk.send(pygame.WINDOWHIDDEN, window=None)


def resize(desk: Desk) -> None:
    desk.app.screen = pygame.display.set_mode(SMALLER, pygame.RESIZABLE)
    desk.send(pygame.WINDOWSIZECHANGED, x=SMALLER[0], y=SMALLER[1], window=None)
    desk.send(pygame.VIDEORESIZE, size=SMALLER, w=SMALLER[0], h=SMALLER[1])


def second_button(desk: Desk) -> None:
    desk.send(pygame.MOUSEBUTTONDOWN, pos=desk.spot("groove"), button=3, touch=False)


def open_a_page(desk: Desk) -> None:
    desk.table.helps.press("rules", (0, 0))


def go_full_screen(desk: Desk) -> None:
    desk.send(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)


EVENTS = [lose_focus, minimise, hide, resize, open_a_page, go_full_screen]


@pytest.mark.parametrize("happen", EVENTS)
def test_in_mid_drag_the_piece_goes_home(desk: Desk, happen: Callable[[Desk], None]) -> None:
    desk.roll()
    before = list(desk.table.match.history)
    desk.take_a_die()
    end = desk.spot("groove")
    happen(desk)
    desk.release(end)
    if desk.app.top is not desk.table:
        steps(desk.app)
        desk.app.pop()
    settle(desk)
    assert desk.table.match.history == before
    desk.at_home()
    desk.journal_is_whole()
    goes_on(desk)


def test_a_second_button_in_mid_drag_calls_it_off(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data", "normal", finger=False)
    desk.roll()
    before = list(desk.table.match.history)
    desk.take_a_die()
    second_button(desk)
    desk.release(desk.spot("groove"))
    assert desk.table.match.history == before
    desk.at_home()
    goes_on(desk)
    desk.app.quit()


@pytest.mark.parametrize("happen", EVENTS)
def test_in_mid_animation_everything_arrives(desk: Desk, happen: Callable[[Desk], None]) -> None:
    desk.roll()
    assert desk.app.step(0.05), "nothing moves"
    before = list(desk.table.match.history)
    happen(desk)
    if desk.app.top is not desk.table:
        steps(desk.app)
        desk.app.pop()
    settle(desk)
    assert desk.table.match.history == before
    desk.at_home()
    desk.journal_is_whole()
    goes_on(desk)


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
@pytest.mark.parametrize("when", ["mid drag", "mid animation", "while painting", "with a page on top"])
def test_closing_the_window_keeps_what_was_played(desk: Desk, kind: int, when: str) -> None:
    desk.roll()
    if when == "mid drag":
        desk.take_a_die()
    elif when == "mid animation":
        assert desk.app.step(0.05), "nothing moves"
    elif when == "while painting":
        desk.app.refresh()
        assert desk.app.busy
    else:
        open_a_page(desk)
    path = desk.table.match.journal.path if desk.table.match.journal is not None else Path()
    history = list(desk.table.match.history)
    desk.send(kind, window=None)
    assert not desk.app.running
    record = journal.read(path)
    assert record.cut == 0
    assert replay(record, path.name).history == history


def test_events_before_anything_is_painted_change_nothing(tmp_path: Path) -> None:
    app = app_in(tmp_path / "data")
    scene = tables.open_new(app, "ugah", SEATS, {}, 5, "side")
    app.push(scene)
    assert app.busy
    desk = object.__new__(Desk)
    desk.app, desk.table, desk.finger = app, scene, False
    for happen in (lose_focus, minimise, hide, resize):
        happen(desk)
        desk.press((400, 300))
        desk.move((450, 300))
        desk.release((450, 300))
        desk.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
        desk.send(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
    settle(desk)
    assert scene.match.history == []
    app.quit()


@pytest.mark.parametrize("size", [(1, 1), (320, 320), (640, 360), (400, 1200), (1800, 320)])
def test_a_window_of_any_size_shows_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    desk = Desk(tmp_path / "data", "off", finger=False)
    desk.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    desk.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1], window=None)
    settle(desk)
    desk.at_home()
    desk.journal_is_whole()
    desk.app.screen = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    desk.send(pygame.WINDOWSIZECHANGED, x=SIZE[0], y=SIZE[1], window=None)
    settle(desk)
    desk.at_home()
    desk.app.quit()


def test_no_sound_device_and_no_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the mixer cannot be opened the table is silent, and nothing else is different."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    desk = Desk(tmp_path / "data", "off", finger=False)
    desk.app.preferences.muted = False
    desk.app.voice.set_volumes(10, 10, False)
    desk.roll()
    for name in ("dice_rattle", "refuse", "win"):
        desk.app.voice.play(name)
    desk.app.voice.ambience_on("cave")
    steps(desk.app)
    assert pygame.mixer.get_init() is None, "there is a sound device after all"
    desk.at_home()
    desk.journal_is_whole()
    desk.app.quit()
    pygame.mixer.quit()


def settle(desk: Desk) -> None:
    """Let the window find its new size and the scene be painted for it."""
    if desk.app._resized_at is not None:
        desk.app._resized_at -= 1.0
    steps(desk.app)
    assert desk.table.app.viewport.size == (
        max(640, desk.app.screen.get_width()),
        max(360, desk.app.screen.get_height()),
    )


def goes_on(desk: Desk) -> None:
    """The match can be played on by the same hand."""
    count = len(desk.table.match.history)
    desk.send(pygame.WINDOWFOCUSGAINED, window=None)
    piece = desk.loose()[0]
    at = desk.place(piece)
    if desk.finger:
        size = desk.app.screen.get_size()
        where = {"touch_id": 1, "finger_id": 2, "x": at[0] / size[0], "y": at[1] / size[1]}
        desk.send(pygame.FINGERDOWN, **where)
        desk.send(pygame.FINGERUP, **where)
    else:
        desk.press(at)
        desk.release(at)
    assert len(desk.table.match.history) == count + 1
    desk.journal_is_whole()
