"""Records: played, won and best by game and number of seats, and the latest results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game import records
from game.records import Line, Result
from scenes import saved
from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from sprites import palette

if TYPE_CHECKING:
    from datetime import datetime

    from scenes.manager import App

LATEST = 30
COLUMNS = (0.0, 0.42, 0.58, 0.72, 0.86)
"""Where the columns begin, as a share of the width."""


class RecordsScene(MenuScene):
    """Two papers: the table of records, and what was played last."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._lines = records.summary(app.folders.records)
        self._latest = records.latest(app.folders.records, LATEST)

    def build(self, sheet: Sheet) -> None:
        """Side by side where there is room, else one below the other."""
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        title = self.say("records-title")
        sheet.words(title, 138, 62, 54, palette.CREAM, 800, sheet.wide - 180, "mid", (40, 22, 10))
        top, high = 124.0, sheet.high - 150
        if not self._lines:
            w = min(980.0, sheet.wide - 60)
            x = (sheet.wide - w) / 2
            sheet.plate(x, top + high * 0.14, w, 330, "paper", 4)
            sheet.icon("cup", sheet.wide / 2, top + high * 0.14 + 96, 110, (170, 122, 50))
            sheet.paragraph(
                self.say("records-empty"), x + 60, top + high * 0.14 + 176, w - 120, 34, INK, 500, "centre"
            )
            return
        if sheet.wide >= 1500:
            half = (sheet.wide - 72) / 2
            for key, x, build in (("table", 24, self._table), ("latest", 48 + half, self._results)):
                sheet.plate(x, top, half, high, "paper", 4)
                sheet.panel(key, x + 34, top + 22, half - 60, high - 44, build)
            return
        sheet.plate(24, top, sheet.wide - 48, high, "paper", 4)
        sheet.panel("all", 54, top + 20, sheet.wide - 106, high - 40, self._both)

    def _both(self, sheet: Sheet) -> float:
        height = self._table(sheet)
        return height + self._results(sheet, height + 30) + 30

    def _table(self, sheet: Sheet) -> float:
        w = sheet.wide - 20
        for key, share in zip(("game", "seats", "played", "won", "best"), COLUMNS, strict=True):
            room = (w * 0.4) if not share else w * 0.135
            sheet.words(self.say(f"records-{key}"), w * share, 10, 27, QUIET_INK, 700, room)
        y = 54.0
        for line in self._lines:
            y += self._line(sheet, line, y, w)
        return y

    def _line(self, sheet: Sheet, line: Line, y: float, w: float) -> float:
        sheet.rule(0, y, w)
        sheet.words(_title(line.game), 0, y + 34, 32, INK, 800, w * 0.4, "mid")
        for share, value in zip(COLUMNS[1:], (line.seats, line.played, line.won, best_of(line)), strict=True):
            sheet.number(str(value), w * share + 34, y + 33, 32)
        return 66.0

    def _results(self, sheet: Sheet, top: float = 0.0) -> float:
        sheet.words(self.say("records-latest"), 0, top + 6, 32, INK, 800, sheet.wide)
        y = top + 54
        for result in self._latest:
            y += self._result(sheet, result, y)
        return y - top + 10

    def _result(self, sheet: Sheet, result: Result, y: float) -> float:
        w = sheet.wide - 20
        sheet.rule(0, y, w)
        when = _local(result.ended)
        heading = _title(result.game)
        if when is not None:
            heading = self.say("records-when", title=heading, when=saved.moment(self.app.words, when))
        sheet.words(heading, 0, y + 8, 27, QUIET_INK, 500, w)
        parts = []
        for seat, (name, score) in enumerate(zip(result.names, result.scores, strict=True)):
            shown = name.strip() or self.say("seat-name", number=seat + 1)
            won = "yes" if seat in result.winners else "no"
            parts.append(self.say("records-score", name=shown[:40], score=score, won=won))
        height = sheet.paragraph(", ".join(parts), 0, y + 42, w, 29, INK, 500)
        return height + 58


def _title(key: str) -> str:
    return next((box.title for box in game.SHELF if box.key == key), key)


def best_of(line: Line) -> str:
    """The best score of a person, which in some games is the lowest, with its time where that counts."""
    lowest = any(box.lowest_wins for box in game.SHELF if box.key == line.game)
    score = line.lowest if lowest else line.highest
    if score is None:
        return "–"
    if not lowest or line.seconds is None:
        return str(score)
    minutes, seconds = divmod(line.seconds, 60)
    return f"{score} ({minutes}:{seconds:02})"


def _local(ended: str) -> datetime | None:
    from datetime import UTC, datetime

    try:
        return datetime.fromisoformat(ended).replace(tzinfo=UTC).astimezone().replace(tzinfo=None)
    except ValueError:
        return None
