"""The program's pages and tables once more in the test's own process: where the pieces lie in the window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


from game.match import Match
from scenes import preferences
from scenes.hud import MenuScene
from scenes.layout import Grip, Lying
from scenes.manager import App
from scenes.start import open_app
from scenes.table import TableScene
from scenes.tables import table_for
from tests.e2e.desk import Pixel, Program


class Twin:
    """The same scenes in the test's own process, without a window, to know where everything lies."""

    def __init__(self, program: Program) -> None:
        options = argparse.Namespace(
            size=program.size,
            fullscreen=False,
            scale=None,
            speed="off",
            no_sound=True,
            data_dir=str(program.data),
            lang="en",
        )
        self.app: App = open_app(options, hidden=True)

    def close(self) -> None:
        """End what was started."""
        self.app.thinker.close()

    def menu(self, make: Callable[[App], MenuScene]) -> MenuScene:
        """A menu with the settings that are on disk now, laid out but not painted."""
        self.app.preferences = preferences.load(self.app.folders.settings)
        self.app.preferences.speed = "off"
        scene = make(self.app)
        steps: Iterator[float] = iter(scene.prepare())
        while scene.board is None and next(steps, None) is not None:
            pass
        assert scene.board is not None
        return scene

    def table(self, match: Match) -> Spread:
        """A match laid out on its table, for the person who is asked, with everything uncovered."""
        table = table_for(self.app, match)
        asked = [seat for seat in match.asked() if seat in match.setup.humans]
        if table.viewer is None and asked and not table.around:
            table.viewer = table.bottom = asked[0]
        table.clockwork.go_on()
        return Spread(table)


def middle(scene: MenuScene, key: str) -> Pixel:
    """The middle of a menu's widget, in pixels of the window."""
    assert scene.board is not None
    rect = scene.board.widgets[key].element.rect
    return int(rect.x + rect.width / 2), int(rect.y + rect.height / 2)


class Spread:
    """What lies where on a table, as pixels of the window."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        layout, shown = table.layout, table.shown()
        geometry = layout.geometry(table.app.viewport, table.seating)
        self.lying = {item.piece: item for item in layout.lying(geometry, shown)}
        self.lying.update((item.piece, item) for item in table.helps.lying(shown))
        self.spots = layout.spots(geometry, shown)
        self.grips = tuple(layout.grips(geometry, shown))

    def piece(self, name: str) -> Pixel:
        """Where a piece lies."""
        return self._pixel(self.lying[name])

    def control(self, key: str) -> Pixel:
        """Where a button lies; of a stud that lies at several edges, the first."""
        able = [item for item in self.lying.values() if item.control.startswith(key)]
        exact = [item for item in able if item.control == key]
        return self._pixel((exact or [item for item in able if item.control.startswith(f"{key}:")])[0])

    def spot(self, key: str) -> Pixel:
        """The middle of a spot."""
        spot = self.spots[key]
        return self.table.app.viewport.to_px((spot.x, spot.y))

    def grips_of(self, action: object) -> list[Grip]:
        """The gestures that perform an action."""
        return [grip for grip in self.grips if grip.action == action]

    def _pixel(self, item: Lying) -> Pixel:
        return self.table.app.viewport.to_px((item.x, item.y))
