"""The log: what happened, in sentences; a tap on one opens the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from scenes.rulebook import RulebookScene
from sprites import palette

if TYPE_CHECKING:
    from scenes.manager import App

PAGE = 40
"""Lines on a page; the last page is shown first."""

Line = tuple[str, str, str]
"""A sentence, the id of the rule behind it (may be empty), and the game's key."""


class LogScene(MenuScene):
    """The log, a page at a time, newest at the bottom."""

    def __init__(self, app: App, lines: Sequence[Line]) -> None:
        super().__init__(app)
        self._lines = tuple(lines)
        self._page = self._last = max(0, (len(self._lines) - 1) // PAGE)
        self._to_end = True

    def first_focus(self) -> str:
        """The way back."""
        return "back"

    def build(self, sheet: Sheet) -> None:
        """The page, and studs to turn it."""
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        title = self.say("log-title")
        sheet.words(title, 138, 62, 54, palette.CREAM, 800, sheet.wide - 560, "mid", (40, 22, 10))
        if self._last:
            text = self.say("log-page", page=self._page + 1, pages=self._last + 1)
            sheet.cycler("page", sheet.wide - 404, 28, 380, text, self._turn, 68)
        w = min(1560.0, sheet.wide - 48)
        x = (sheet.wide - w) / 2
        sheet.plate(x, 124, w, sheet.high - 148, "paper", 4)
        sheet.panel("log", x + 26, 142, w - 52, sheet.high - 184, self._list)
        if self._to_end and "log" in sheet.board.panels:
            self._to_end = False
            self.show_end("log")

    def _turn(self, by: int) -> None:
        self._page = (self._page + by) % (self._last + 1)
        self.rebuild()

    def _list(self, sheet: Sheet) -> float:
        if not self._lines:
            return 40 + sheet.paragraph(self.say("log-empty"), 12, 24, sheet.wide - 40, 32, QUIET_INK)
        y = 6.0
        start = self._page * PAGE
        for number, line in enumerate(self._lines[start : start + PAGE], start):
            y += self._line(sheet, number, line, y) + 6
        return y

    def _line(self, sheet: Sheet, number: int, line: Line, y: float) -> float:
        text, rule, key = line
        w = sheet.wide - 24
        room = w - 190
        measured = Sheet(sheet.board, None, w, 0)
        height = max(62.0, measured.paragraph(text, 0, 0, room, 29) + 18)
        picture = pygame.Surface((sheet.px(w), sheet.px(height)), pygame.SRCALPHA)
        row = Sheet(sheet.board, picture, w, height)
        row.paragraph(text, 12, 8, room, 29, INK)
        if rule:
            row.words(rule, w - 14, height / 2, 24, (110, 66, 20), 700, 160, "midright")
        row.rule(8, height - 2, w - 16)
        if rule:
            sheet.face(f"line-{number}", picture, 4, y, lambda: self._rule(key, rule), sink=0)
        else:
            sheet.blit(picture, 4, y)
        return height

    def _rule(self, key: str, rule: str) -> None:
        self.app.push(RulebookScene(self.app, key, rule))
