"""A table on a screen that nobody sees, and hands that play on it by real pygame events."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.chance import Chance
from game.contract import Action
from game.folders import Folders
from game.match import Match
from scenes.finding import controls
from scenes.layout import Grip
from scenes.manager import App
from scenes.preferences import Preferences
from scenes.scene import Scene
from scenes.table import TableScene
from scenes.tables import layout
from tests.pictures import PICTURES
from tests.support import GAMES
from tests.template.scene import LAYOUT as PEBBLES_LAYOUT
from tests.walking import way

SIZE = (960, 600)


class Bottom(Scene):
    """What lies below the table."""


class Desk:
    """One table with the means to touch it. ``speed`` off puts every piece down at once."""

    def __init__(
        self, match: Match, folder, speed: str = "off", size=SIZE, seating: str = "side", **settings
    ):
        pygame.display.init()
        pygame.font.init()
        self.screen = pygame.display.set_mode(size)
        preferences = Preferences(speed=speed, bot_pace=0, muted=True, **settings)
        self.app = App(self.screen, Folders(folder / "data", folder / "cache"), preferences)
        self.app.store = PICTURES
        key = match.setup.game
        plan = PEBBLES_LAYOUT if key == "pebbles" else layout(key)
        self.table = TableScene(self.app, GAMES[key], match, plan)
        if seating != self.table.seating_kind:
            self.table.set_seating(seating)
        self.now = 0.0
        self.table.gestures._clock = lambda: self.now
        self.app.push(Bottom(self.app))
        self.app.push(self.table)
        self.settle()

    @property
    def match(self) -> Match:
        return self.table.match

    def settle(self, steps: int = 2) -> None:
        """Let the table come to rest."""
        for _ in range(steps):
            self.app.finish_painting()
            self.app.step(0.02)
        self.app.finish_painting()

    def hold_enter(self) -> None:
        """Keep Enter down until the button that has the focus counts."""
        values = {"key": pygame.key.key_code("return"), "mod": 0, "unicode": "", "scancode": 0}
        self.send(pygame.KEYDOWN, **values)
        self.app.step(0.01)
        for kept in self.table.hands.buttons.kept.values():
            kept.since -= 1.0
        self.app.step(0.01)
        self.send(pygame.KEYUP, **values)
        self.settle()

    def close(self) -> None:
        self.app.thinker.close()
        self.table.leave()

    # -- hands --------------------------------------------------------------------------------------

    def px(self, x: float, y: float) -> tuple[int, int]:
        return self.app.viewport.to_px((x, y))

    def send(self, kind: int, **values) -> None:
        self.app.handle(pygame.event.Event(kind, values))

    def down(self, at, finger: int | None = None) -> None:
        if finger is None:
            self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
        else:
            self._finger(pygame.FINGERDOWN, at, finger)

    def move(self, at, finger: int | None = None, after: float = 0.06) -> None:
        self.now += after
        if finger is None:
            self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        else:
            self._finger(pygame.FINGERMOTION, at, finger)

    def up(self, at, finger: int | None = None) -> None:
        if finger is None:
            self.send(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
        else:
            self._finger(pygame.FINGERUP, at, finger)

    def _finger(self, kind: int, at, finger: int) -> None:
        wide, high = self.screen.get_size()
        self.send(kind, touch_id=1, finger_id=finger, x=at[0] / wide, y=at[1] / high, dx=0.0, dy=0.0)

    def tap(self, at, finger: int | None = None) -> None:
        self.down(at, finger)
        self.up(at, finger)
        self.settle()

    def drag(self, start, end, finger: int | None = None) -> None:
        self.down(start, finger)
        for share in (0.3, 0.6, 1.0):
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            self.move((x, y - (40 if share < 1 else 0)), finger)
            self.app.step(0.02)
        self.move(end, finger, 0.2)
        self.now += 0.2
        self.up(end, finger)
        self.settle()

    def press(self, name: str, **mods) -> None:
        code = pygame.key.key_code(name)
        flags = pygame.KMOD_CTRL * bool(mods.get("control")) | pygame.KMOD_SHIFT * bool(mods.get("shift"))
        self.send(pygame.KEYDOWN, key=code, mod=flags, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=code, mod=flags, unicode="", scancode=0)
        self.settle()

    def lift_the_curtain(self) -> None:
        """Hold Enter until a curtain has opened."""
        values = {"key": pygame.key.key_code("return"), "mod": 0, "unicode": "", "scancode": 0}
        self.send(pygame.KEYDOWN, **values)
        for _ in range(4):
            self.app.step(0.4)
        self.send(pygame.KEYUP, **values)
        self.settle()

    # -- where things are ---------------------------------------------------------------------------

    def at_piece(self, name: str) -> tuple[int, int]:
        item = self.table.lying[name]
        return self.px(item.x, item.y)

    def at_spot(self, key: str) -> tuple[int, int]:
        spot = self.table.spots[key]
        return self.px(spot.x, spot.y)

    def at_control(self, key: str) -> tuple[int, int]:
        target = next(target for target in controls(self.table) if target.key == key)
        return self.px(target.x, target.y)

    def grips(self, action: Action) -> list[Grip]:
        return [grip for grip in self.table.grips if grip.action == action]

    # -- playing ------------------------------------------------------------------------------------

    def perform(self, grip: Grip, chance: Chance, finger: int | None = None) -> str:
        """Make the gesture of a grip in one of its ways; returns which."""
        if grip.control:
            self._wait_for_echo()
            self.tap(self.at_control(grip.control), finger)
            return "button"
        piece = chance.pick(grip.pieces)
        ways = ["tap"] * grip.tap + ["drag"] * bool(grip.spot)
        if grip.spot and not any(other.tap and piece in other.pieces for other in self.table.grips):
            ways.append("tap-tap")
        way = chance.pick(ways)
        if way == "tap":
            self.tap(self.at_piece(piece), finger)
        elif way == "drag":
            self.drag(self.at_piece(piece), self.at_spot(grip.spot), finger)
        else:
            self.tap(self.at_piece(piece), finger)
            self.tap(self.at_spot(grip.spot), finger)
        return way

    def perform_by_keys(self, action: Action) -> None:
        """Walk to what performs the action and press Enter."""
        grips = self.grips(action)
        grip = min(grips, key=lambda grip: (not grip.control, not grip.tap))
        if grip.control:
            self._wait_for_echo()
            self.walk_to("control", grip.control)
            self.press("return")
            return
        self.walk_to("piece", grip.pieces[0])
        self.press("return")
        if not grip.tap:
            self.walk_to("spot", grip.spot)
            self.press("return")

    def walk_to(self, kind: str, key: str) -> None:
        """Reach a target with Tab and the arrow keys alone, on the shortest way."""
        keyboard = self.table.keyboard
        if keyboard.current() is None:
            self.press("tab")
        for name in way(keyboard.targets(), keyboard.current(), (kind, key)):
            self.press(name)
        reached = keyboard.current()
        assert (reached.kind, reached.key) == (kind, key)

    def _wait_for_echo(self) -> None:
        """Forget the last press, so that the next one is no double tap."""
        self.table.hands._last_press = ((0.0, 0.0), -1.0)

    def picture(self) -> bytes:
        """The pixels on the screen."""
        return pygame.image.tobytes(self.screen, "RGB")

    def assert_shows_the_view(self) -> None:
        """What was drawn bit by bit equals a table laid out anew from the view."""
        self.table.hurry()
        self.table.helps.clear()
        self.table.remarks.clear()
        self.table.lay_out()
        self.settle()
        piecewise = self.picture()
        self.table.stage._whole = True
        self.table.zones.deselect()
        self.table.lay_out(())
        self.app.redraw()
        self.settle()
        assert self.picture() == piecewise
        shown = self.table.shown()
        for item in self.table.layout.lying(self.table.geometry, shown):
            at = self.table.stage.piece(item.piece).at
            assert at == self.px(item.x, item.y), f"{item.piece} does not lie where the view says"
