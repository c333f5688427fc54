"""A child at the screen: random taps, drags, fingers and keys, on every scene; nothing ever breaks."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game import journal
from game.chance import Chance
from game.folders import Folders
from game.match import replay
from game.setup import SeatInfo
from scenes import tables
from scenes.finding import controls
from scenes.manager import App
from scenes.menu import ShelfScene
from scenes.preferences import Preferences
from scenes.table import TableScene
from tests.e2e.processes import until
from tests.pictures import PICTURES

KEYS = (
    *("return", "space", "escape", "tab", "left", "right", "up", "down", "h", "l", "m", "i", "f1"),
    *("z", "y", "a", "backspace", "delete", "home", "end", "pageup", "pagedown", "1", "f5"),
)
SIZES = ((960, 600), (700, 500), (1280, 720))


class Monkey:
    """Makes random events from one seed."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.chance = Chance(seed)
        self.pressed: set[int | None] = set()

    def act(self) -> None:
        """One random thing."""
        kind = self.chance.below(100)
        if kind < 45:
            self._tap()
        elif kind < 70:
            self._drag()
        elif kind < 86:
            self._key()
        elif kind < 90:
            self._send(pygame.MOUSEWHEEL, x=0, y=self.chance.below(5) - 2, precise_y=1.0, touch=False)
        elif kind < 93:
            self._send(pygame.WINDOWFOCUSLOST)
        elif kind < 95:
            pygame.display.set_mode(self.chance.pick(SIZES), pygame.RESIZABLE)
            self._send(pygame.VIDEORESIZE, size=pygame.display.get_surface().get_size(), w=1, h=1)
            self.app._resized_at = 0.0
        elif kind < 97:
            self._send(pygame.WINDOWEXPOSED)
        else:
            self._send(pygame.TEXTINPUT, text=self.chance.pick(("x", "Ω", "<b>", "😀")))
        for _ in range(1 + self.chance.below(3)):
            if self.app.running:
                self.app.step(0.05)
                self.app.finish_painting()
        until("the computer player has made up its mind", self._nobody_thinks, every=0.002)

    def _nobody_thinks(self) -> bool:
        """Go on where a computer player thinks: how long that takes does not decide what the hands meet."""
        table = self.app.top if self.app.running and self.app._stack else None
        if not isinstance(table, TableScene) or table.opponents.seat is None:
            return True
        self.app.step(0.05)
        self.app.finish_painting()
        return False

    def _point(self) -> tuple[int, int]:
        table = self.app.top
        if isinstance(table, TableScene) and table.stage is not None and self.chance.below(4):
            grips = [name for grip in table.grips for name in grip.pieces if name in table.lying]
            moves = {grip.control for grip in table.grips}
            buttons = [t for t in controls(table) if t.key in moves or not self.chance.below(12)]
            places = (
                [(target.x, target.y) for target in buttons],
                [(table.lying[name].x, table.lying[name].y) for name in grips],
                [(spot.x, spot.y) for spot in table.spots.values()],
            )
            chosen = self.chance.pick(places)
            if chosen:
                return self.app.viewport.to_px(self.chance.pick(chosen))
        wide, high = self.app.screen.get_size()
        return self.chance.below(wide), self.chance.below(high)

    def _send(self, kind: int, **values) -> None:
        if self.app.running:
            self.app.handle(pygame.event.Event(kind, values))

    def _pointer(self, phase: str, at, finger: int | None) -> None:
        if finger is None:
            kind = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP, "move": pygame.MOUSEMOTION}[
                phase
            ]
            self._send(kind, pos=at, button=1, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        else:
            kind = {"down": pygame.FINGERDOWN, "up": pygame.FINGERUP, "move": pygame.FINGERMOTION}[phase]
            wide, high = self.app.screen.get_size()
            self._send(kind, touch_id=1, finger_id=finger, x=at[0] / wide, y=at[1] / high, dx=0.0, dy=0.0)

    def _tap(self) -> None:
        at, finger = self._point(), self.chance.pick((None, 1, 2))
        self._pointer("down", at, finger)
        if self.chance.below(12):
            self._pointer("up", at, finger)

    def _drag(self) -> None:
        start, end, finger = self._point(), self._point(), self.chance.pick((None, 1, 2))
        self._pointer("down", start, finger)
        for share in (0.3, 0.7, 1.0):
            at = (
                round(start[0] + (end[0] - start[0]) * share),
                round(start[1] + (end[1] - start[1]) * share),
            )
            self._pointer("move", at, finger)
            if self.app.running:
                self.app.step(0.02)
                self.app.finish_painting()
        if self.chance.below(10):
            self._pointer("up", end, finger)

    def _key(self) -> None:
        code = pygame.key.key_code(self.chance.pick(KEYS))
        mods = self.chance.pick(
            (0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        )
        self._send(pygame.KEYDOWN, key=code, mod=mods, unicode="", scancode=0)
        self._send(pygame.KEYUP, key=code, mod=mods, unicode="", scancode=0)


@pytest.mark.parametrize("seed", range(6))
def test_random_hands_break_nothing(tmp_path, monkeypatch, seed):
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((960, 600), pygame.RESIZABLE)
    monkeypatch.setattr(App, "toggle_fullscreen", lambda self: None)
    speed = ("off", "quick", "normal")[seed % 3]
    app = App(
        screen,
        Folders(tmp_path / "data", tmp_path / "cache"),
        Preferences(speed=speed, bot_pace=0, muted=True),
    )
    app.store = PICTURES
    app.push(ShelfScene(app))
    app.finish_painting()
    monkey = Monkey(app, seed)
    seen = set()
    for number in range(250):
        if not app.running or not app._stack:
            app.running = True
            app.push(ShelfScene(app))
            app.finish_painting()
        if number % 25 == 0 and not isinstance(app.top, TableScene):
            app.home(ShelfScene(app))
            app.push(_table(app))
            app.finish_painting()
        seen.add(type(app.top).__name__)
        monkey.act()
    app.thinker.close()
    assert len(seen) >= 3
    actions = 0
    for path in journal.found(app.folders.matches):
        record = journal.read(path)
        assert record.cut == 0
        actions += len(replay(record, path.name).history)
    assert actions > 8


def _table(app: App) -> TableScene:
    """The newest match that is not over, or a new one."""
    for path in journal.found(app.folders.matches):
        if replay(journal.read(path), path.name).outcome() is None:
            return tables.open_journal(app, path)
    seats = [SeatInfo("Anna"), SeatInfo("Ben"), SeatInfo("Mira", "easy", 2)]
    return tables.open_new(app, "ugah", seats, {"unsure_hunters": "on"}, 7, "side")
