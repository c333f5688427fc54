"""Who plays from now on: somebody has to leave, or comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.setup import HUMAN
from scenes.choices import LEVELS, next_level
from scenes.hud import INK, QUIET_INK, Sheet
from scenes.pause import OverScene, PauseScene
from scenes.saved import seat_name

if TYPE_CHECKING:
    from scenes.manager import App
    from scenes.table import TableScene

ROW, WIDE = 88.0, 860.0
HEAD, FOOT = 112.0, 146.0


class PlayersScene(OverScene):
    """A row for every seat: a person, or a computer player of some level; changed when it is done.

    Only a seat that a person had may go to a person again: what computer players hold stays their secret.
    """

    def __init__(self, app: App, table: TableScene, pause: PauseScene) -> None:
        super().__init__(app, instead=pause)
        self._table = table
        self._kinds = [seat.kind for seat in table.match.setup.seats]

    @property
    def title(self) -> str:
        """The game's name."""
        return self._table.title

    def first_focus(self) -> str:
        """Leave everything as it is."""
        return "players-back"

    def build(self, sheet: Sheet) -> None:
        """A sheet with all seats, and what their change means; where it is low, it scrolls."""
        self.veil(sheet)
        w = min(WIDE, sheet.wide - 40)
        inner = w - 90
        listed = self._seats(Sheet(sheet.board, None, inner, 0))
        h = min(sheet.high - 30, listed + HEAD + FOOT)
        x, y = (sheet.wide - w) / 2, (sheet.high - h) / 2
        sheet.plate(x, y, w, h, "board", 9)
        sheet.words(self.say("pause-players"), sheet.wide / 2, y + 36, 46, INK, 800, w - 80, "centre")
        sheet.panel("players", x + 45, y + HEAD, inner, h - HEAD - FOOT, self._seats)
        half, foot = (inner - 20) / 2, y + h - 122
        back, done = self.say("players-back"), self.say("players-done")
        sheet.button("players-back", x + 45, foot, half, 78, back, self.back, "wood", 34)
        sheet.button("players-done", x + 65 + half, foot, half, 78, done, self._done, "main", 34)

    def _seats(self, sheet: Sheet) -> float:
        """A row for every seat, or two where it is narrow; returns how high all of it is."""
        w, narrow = sheet.wide, sheet.wide < 640
        y = 8 + sheet.paragraph(self.say("players-told"), 0, 0, w - 16, 28, QUIET_INK) + 16
        setup = self._table.match.setup
        for number, seat in enumerate(setup.seats):
            name = seat_name(self.app.words, setup, number)
            sheet.token(seat.look, 34, y + 36, 60)
            sheet.words(name, 80, y + 18, 32, INK, 700, w - (110 if narrow else 520))
            y += 78 if narrow else 0
            self._kinds_of(sheet, number, w - 420, y)
            y += ROW
        return y

    def _kinds_of(self, sheet: Sheet, number: int, x: float, y: float) -> None:
        kind = self._kinds[number]
        chosen = f"seat_fill:{self._table.match.setup.seats[number].look}"
        human, level = kind == HUMAN, LEVELS.index(kind) + 1 if kind in LEVELS else 0
        if number in self._table.match.persons:
            sheet.button(
                f"person-{number}",
                x,
                y,
                170,
                70,
                self.say("seats-person"),
                lambda: self._choose(number, HUMAN),
                chosen if human else "paper_button",
                28,
                icon="person",
            )
        sheet.button(
            f"computer-{number}",
            x + 182,
            y,
            218,
            70,
            self.say(f"level-{kind}" if level else "seats-computer"),
            lambda: self._choose(number, next_level(kind)),
            "paper_button" if human else chosen,
            28,
            icon="computer",
            dots=(level, len(LEVELS)) if level else None,
        )

    def _choose(self, number: int, kind: str) -> None:
        self._kinds[number] = kind
        self.rebuild()

    def _done(self) -> None:
        self._table.seat(self._kinds)
        self.app.pop()
