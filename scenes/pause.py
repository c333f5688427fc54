"""The pause menu over a table, and the small question with two answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.hud import INK, MenuScene, Sheet
from scenes.preferences import SEATINGS

if TYPE_CHECKING:
    from scenes.manager import App
    from scenes.table import TableScene

VEIL = 0.42
"""How much of its light the picture below keeps."""


class OverScene(MenuScene):
    """A menu that lies over a dimmed picture of what was on the screen, ``instead`` of another such menu."""

    def __init__(self, app: App, instead: OverScene | None = None) -> None:
        super().__init__(app)
        self._below: pygame.Surface = _dimmed(app.screen) if instead is None else instead._below

    def veil(self, sheet: Sheet) -> None:
        """Cover the sheet with the dimmed picture."""
        size = self.app.viewport.size
        if self._below.get_size() != size:
            self._below = pygame.transform.smoothscale(self._below, size)
        sheet.fill(self._below)


def _dimmed(screen: pygame.Surface) -> pygame.Surface:
    below, shade = screen.copy(), round(255 * VEIL)
    below.fill((shade, round(shade * 0.92), round(shade * 0.86)), special_flags=pygame.BLEND_RGB_MULT)
    return below


class PauseScene(OverScene):
    """What Esc or the menu stud opens at a table."""

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self._table = table

    @property
    def title(self) -> str:
        """The game's name."""
        return self._table.title

    def first_focus(self) -> str:
        """Go on."""
        return "pause-go-on"

    def build(self, sheet: Sheet) -> None:
        """One column of buttons, or two where the window is low."""
        self.veil(sheet)
        entries = self._entries()
        step, wide = 88.0, 420.0
        columns = 1 if sheet.high >= len(entries) * step + 190 else 2
        rows = -(-len(entries) // columns)
        w = columns * (wide + 20) + 60
        h = rows * step + 160
        x, y = (sheet.wide - w) / 2, (sheet.high - h) / 2
        sheet.plate(x, y, w, h, "board", 9)
        sheet.words(self._table.box.title, sheet.wide / 2, y + 40, 48, INK, 800, w - 80, "centre")
        for index, (key, text, icon, press) in enumerate(entries):
            column, row = divmod(index, rows)
            kind = "main" if index == 0 else "wood"
            left = x + 40 + column * (wide + 20)
            sheet.button(key, left, y + 118 + row * step, wide, 74, text, press, kind, 34, icon=icon)

    def _entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        app = self.app
        other = SEATINGS[1 - SEATINGS.index(self._table.seating_kind)]
        entries: list[tuple[str, str, str, Callable[[], None]]] = [
            ("pause-go-on", self.say("pause-go-on"), "play", self.back),
            ("pause-rules", self.say("pause-rules"), "book", self.help),
            ("pause-settings", self.say("pause-settings"), "gear", self._settings),
            ("pause-log", self.say("pause-log"), "log", self._log),
            ("pause-seating", self.say("pause-seating", kind=other), "person", lambda: self._sit(other)),
        ]
        if self._table.seating_kind == SEATINGS[1]:
            entries.append(("pause-shift", self.say("pause-shift"), "redo", self._shift))
        entries.append(("pause-players", self.say("pause-players"), "computer", self._players))
        entries.append(("pause-shelf", self.say("pause-shelf"), "back", self._shelf))
        entries.append(("pause-quit", self.say("pause-quit"), "door", app.quit))
        return entries

    def help(self) -> None:
        """The rules of this game."""
        from scenes.rulebook import RulebookScene

        self.app.push(RulebookScene(self.app, self._table.box.key))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _log(self) -> None:
        from scenes.logbook import LogScene

        self.app.push(LogScene(self.app, self._table.helps.log_lines()))

    def _players(self) -> None:
        from scenes.players import PlayersScene

        self.app.replace(PlayersScene(self.app, self._table, self))

    def _sit(self, kind: str) -> None:
        self._table.set_seating(kind)
        self.app.pop()

    def _shift(self) -> None:
        self._table.set_seating(self._table.seating_kind, self._table.shift + 1)
        self.app.pop()

    def _shelf(self) -> None:
        from scenes.menu import ShelfScene

        self.app.home(ShelfScene(self.app))


class AskScene(OverScene):
    """A question with two answers; Esc is the second."""

    def __init__(self, app: App, question: str, yes: str, no: str, on_yes: Callable[[], None]) -> None:
        super().__init__(app)
        self._question = question
        self._yes = yes
        self._no = no
        self._on_yes = on_yes

    def first_focus(self) -> str:
        """The answer that changes nothing."""
        return "no"

    def build(self, sheet: Sheet) -> None:
        """A paper with the question and two buttons."""
        self.veil(sheet)
        w = min(820.0, sheet.wide - 60)
        high = 64.0
        measured = Sheet(sheet.board, None, w, 0).paragraph(self._question, 0, 0, w - 130, 38, INK, 700)
        h = measured + high + 180
        x, y = (sheet.wide - w) / 2, (sheet.high - h) / 2
        sheet.plate(x, y, w, h, "board", 9)
        sheet.paragraph(self._question, x + 65, y + 56, w - 130, 38, INK, 700, "centre")
        half = (w - 150) / 2
        top = y + h - 136
        sheet.button("no", x + 60, top, half, 84, self._no, self.back, "main", 36)
        sheet.button("yes", x + 90 + half, top, half, 84, self._yes, self._agreed, "wood", 36)

    def _agreed(self) -> None:
        self.app.pop()
        self._on_yes()
