"""Unfinished matches, newest first; journals that cannot be used are named and left untouched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.contract import Fault
from scenes import saved, tables
from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from scenes.saved import Saved
from sprites import palette

if TYPE_CHECKING:
    from scenes.manager import App

MOST = 60
"""Journals that are looked through."""

ROW = 116.0
RED: palette.Colour = (150, 34, 20)


class ResumeScene(MenuScene):
    """The list of matches that can be played on."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._entries: list[Saved] = []

    def prepare(self) -> Iterator[float]:
        """Read the journals one at a time, then paint."""
        found: list[Saved] = []
        yield from saved.gather(self.app.folders.matches, MOST, found)
        self._entries = found
        yield from super().prepare()

    def first_focus(self) -> str:
        """The newest match."""
        return next((f"match-{entry.path.name}" for entry in self._entries if entry.setup), "back")

    def build(self, sheet: Sheet) -> None:
        """One row per journal."""
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        title = self.say("resume-title")
        sheet.words(title, 138, 62, 54, palette.CREAM, 800, sheet.wide - 180, "mid", (40, 22, 10))
        w = min(1500.0, sheet.wide - 48)
        x = (sheet.wide - w) / 2
        sheet.plate(x, 124, w, sheet.high - 150, "paper", 4)
        sheet.panel("list", x + 26, 142, w - 52, sheet.high - 186, self._list)

    def _list(self, sheet: Sheet) -> float:
        y = 8.0
        if not self._entries:
            w = min(760.0, sheet.wide - 60)
            middle = sheet.wide / 2
            sheet.icon("play", middle, sheet.high * 0.3, 90, (170, 122, 50))
            text = self.say("resume-empty")
            top = sheet.high * 0.3 + 80
            return top + sheet.paragraph(text, middle - w / 2, top, w, 34, QUIET_INK, 500, "centre")
        for entry in self._entries:
            if entry.setup is not None:
                self._match(sheet, entry, y)
                y += ROW + 12
        for entry in self._entries:
            if entry.fault is not None:
                y += self._damaged(sheet, entry, entry.fault, y)
        return y

    def _match(self, sheet: Sheet, entry: Saved, y: float) -> None:
        setup = entry.setup
        assert setup is not None
        words = self.app.words

        def draw(card: Sheet) -> None:
            wide = card.wide * 0.36
            card.words(entry.title, 26, 16, 38, INK, 800, wide)
            card.words(saved.moment(words, entry.when), 26, 66, 27, QUIET_INK, 500, wide)
            step = min(250.0, (card.wide - wide - 70) / len(setup.seats))
            for seat in range(len(setup.seats)):
                left = wide + 60 + step * seat
                turn = seat in entry.turn
                card.token(setup.seats[seat].look, left + 20, ROW / 2 - 3, 46 if turn else 36)
                name = saved.seat_name(words, setup, seat)
                card.words(name, left + 50, ROW / 2 - 3, 28, INK, 800 if turn else 500, step - 62, "mid")

        key = f"match-{entry.path.name}"
        sheet.card(key, 6, y, sheet.wide - 28, ROW, "paper_button", draw, lambda: self._open(entry))

    def _damaged(self, sheet: Sheet, entry: Saved, fault: Fault, y: float) -> float:
        sheet.words(entry.path.name, 30, y + 12, 28, INK, 700, sheet.wide - 60)
        height = 44 + sheet.paragraph(self.app.words.fault(fault), 30, y + 48, sheet.wide - 60, 27, RED)
        sheet.rule(20, y + height + 18, sheet.wide - 50)
        return height + 30

    def _open(self, entry: Saved) -> None:
        try:
            scene = tables.open_journal(self.app, entry.path)
        except Fault as fault:
            self.app.tell(self.app.words.fault(fault))
            self.app.refresh()
            return
        self.app.replace(scene)
