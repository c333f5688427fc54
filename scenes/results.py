"""The end of a match: who won and why, counted row by row."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

import game
from game.contract import Fault, Outcome
from game.match import Match
from scenes import choices, saved, tables
from scenes.choices import Choices
from scenes.hud import DARK, INK, QUIET_INK, MenuScene, Sheet
from scenes.pointers import Phase, Touch
from scenes.preferences import SEATINGS
from sprites import palette, shadow, table_parts

if TYPE_CHECKING:
    from scenes.manager import App

PACE = {"normal": 0.7, "quick": 0.3, "off": 0.0}
"""Seconds from one row of the count to the next."""

STEP = (152.0, 320.0)
"""Width of a step and height of the highest one, in menu units."""

HEAD = 112.0
FOOT = 84.0
"""Height of the line with the totals, in menu units."""

SHEET_WIDE = 1180.0
FOREMOST_STEP = 46.0
"""How much higher the foremost of those who win together stands, in menu units."""

GOLD: palette.Colour = (226, 162, 40)
RED: palette.Colour = (160, 36, 20)
FAINT: palette.Colour = (140, 122, 96)


class ResultsScene(MenuScene):
    """Steps at the left, score sheet at the right. ``path`` is the match's journal, if it is on disk."""

    def __init__(self, app: App, match: Match, path: Path | None) -> None:
        super().__init__(app)
        self._match = match
        self._path = path
        outcome = match.outcome()
        assert outcome is not None
        self._outcome: Outcome = outcome
        self._setup = match.setup
        self._ranks = ranks(outcome)
        self._foremost = foremost(outcome)
        seats = range(len(self._setup.seats))
        self._order = sorted(seats, key=self._ranks.__getitem__) if outcome.winners else list(seats)
        calm = app.preferences.reduced_motion
        self._pace = 0.0 if calm else PACE.get(app.preferences.speed, 0.7)
        self._rows = len(outcome.lines) + 1 if not self._pace else 0
        self._waited = 0.0
        match.close()

    @property
    def title(self) -> str:
        """The game's name."""
        return f"Longtable: {self._game_title}"

    @property
    def _game_title(self) -> str:
        return next((box.title for box in game.SHELF if box.key == self._setup.game), self._setup.game)

    @property
    def counted(self) -> bool:
        """Whether every row and the totals are shown."""
        return self._rows > len(self._outcome.lines)

    def first_focus(self) -> str:
        """Play again."""
        return "again"

    def back(self) -> None:
        """To the shelf."""
        from scenes.menu import ShelfScene

        self.app.home(ShelfScene(self.app))

    # -- time ---------------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> None:
        """A tap anywhere ends the counting."""
        if touch.phase is Phase.DOWN and not self.counted:
            self._count_all()
        super().touch(touch)

    def update(self, seconds: float) -> bool:
        """Count on."""
        if not self.counted and not self._stale:
            self._waited += seconds
            if self._waited >= self._pace:
                self._waited = 0.0
                self._rows += 1
                self.app.voice.play("win" if self.counted else "chip")
                self.rebuild()
            super().update(seconds)
            return True
        return super().update(seconds)

    def _count_all(self) -> None:
        self._rows = len(self._outcome.lines) + 1
        self.app.voice.play("win")
        self.rebuild()

    # -- what is shown ------------------------------------------------------------------------------

    def build(self, sheet: Sheet) -> None:
        """Steps and sheet side by side; only the sheet where the window is narrow."""
        sheet.tabletop()
        roomy = sheet.wide >= 1560 and sheet.high >= 900
        if roomy:
            wide = min(SHEET_WIDE, sheet.wide - 740) + max(0.0, (sheet.wide - 2200) / 4)
            left = sheet.wide - wide - 44
            self._winner(sheet, 40, 150, left - 80, 88)
            if self.counted:
                self._steps(sheet, left / 2, sheet.high - 110, left - 60)
            self._score_sheet(sheet, left, 40, wide, sheet.high - 220)
            self._buttons(sheet, left, sheet.high - 144, wide, 100)
            return
        self._winner(sheet, 24, 12, sheet.wide - 48, 42)
        self._score_sheet(sheet, 24, HEAD, sheet.wide - 48, sheet.high - HEAD - 110)
        self._buttons(sheet, 24, sheet.high - 96, sheet.wide - 48, 82)

    def _name(self, seat: int) -> str:
        return saved.seat_name(self.app.words, self._setup, seat)

    def _winner(self, sheet: Sheet, x: float, y: float, w: float, size: float) -> None:
        if not self.counted:
            sheet.words(
                self.say("results-counting"), x + w / 2, y, size * 0.7, palette.QUIET, 800, w, "centre"
            )
            return
        winners = [self._name(seat) for seat in self._outcome.winners]
        if 2 < len(winners) == len(self._order):
            sentence = self.say("results-winner-all")
        else:
            sentence = self.say("results-winner", count=len(winners), names=self._joined(winners))
        sheet.words(sentence, x + w / 2, y, size, palette.CREAM, 900, w, "centre", (40, 22, 10))
        most = max(self._outcome.scores)
        best = [self._name(seat) for seat, score in enumerate(self._outcome.scores) if score == most]
        reason = self.say(f"{self._setup.game}-reason-{self._outcome.reason}", best=self._joined(best))
        below = y + size * 1.2
        sheet.paragraph(reason, x, below, w, max(28.0, size * 0.36), palette.QUIET, 500, "centre")

    def _joined(self, names: list[str]) -> str:
        shown = [name[:40] for name in names]
        if len(shown) < 2:
            return "".join(shown)
        return self.say("list-and", first=", ".join(shown[:-1]), last=shown[-1])

    def _steps(self, sheet: Sheet, middle: float, foot: float, room: float) -> None:
        """Second, first, third, fourth ... on stones of their rank's height; all alike where nobody wins.

        Where several are first they stand as in the sheet, and the foremost of them on a higher stone.
        """
        order = list(self._order)
        if len(order) > 1 and self._ranks[order[0]] != self._ranks[order[1]] and self._outcome.winners:
            order[0], order[1] = order[1], order[0]
        step = min(STEP[0] + 6, room / len(order))
        wide = step - 6
        most = min(STEP[1], foot - 560.0)
        left = middle - step * len(order) / 2
        for place, seat in enumerate(order):
            rank = self._ranks[seat] if self._outcome.winners else 0
            high = max(96.0, most - (rank - 1) * (most - 96) / max(2, len(order) - 1)) if rank else 96.0
            if self._foremost not in (None, seat):
                high = max(96.0, high - FOREMOST_STEP)
            x = left + place * step
            size = (sheet.px(wide), sheet.px(high))

            def paint(high: float = high, rank: int = rank) -> pygame.Surface:
                stone = table_parts.step_block(wide, high, sheet.unit, rank)
                return shadow.shadowed(stone, 5, sheet.unit)[0]

            picture = sheet.board.painted(("results-step", size, rank), paint, size)
            sheet.blit(picture, x + wide / 2, foot - high / 2, "centre")
            d = min(wide * 0.82, 150.0 - 26.0 * min(rank - 1, 2) if rank else 124.0)
            rise = d * (table_parts.LAUREL_ROOM - 1) / 2 - 4 if seat == self._foremost else 0.0
            self._token(sheet, seat, x + wide / 2, foot - high - d / 2 + 4 - rise, d)
            sheet.words(
                self._name(seat),
                x + wide / 2,
                foot + 14,
                30,
                palette.CREAM,
                700,
                wide,
                "centre",
                (40, 22, 10),
            )

    def _token(self, sheet: Sheet, seat: int, x: float, y: float, d: float) -> None:
        """A seat's token; the foremost has a wreath around it."""
        sheet.token(self._setup.seats[seat].look, x, y, d)
        if self.counted and seat == self._foremost:
            side = sheet.px(d * table_parts.LAUREL_ROOM)

            def paint() -> pygame.Surface:
                return shadow.shadowed(table_parts.laurel(d, sheet.unit), 2, sheet.unit)[0]

            sheet.blit(sheet.board.painted(("results-laurel", side), paint, (side, side)), x, y, "centre")

    def _score_sheet(self, sheet: Sheet, x: float, y: float, w: float, room: float) -> None:
        """The count on a paper as high as it needs; it scrolls where the room is too low."""
        rows = len(self._outcome.lines)
        head = 150.0 if room > 480 else 96.0
        pace = min(128.0, max(60.0, (room - head - FOOT - 84) / max(1, rows)))
        h = head + rows * pace + FOOT + 84
        if h <= room:
            top = y + (room - h) / 2
            sheet.plate(x, top, w, h, "paper", 5)
            self._count(sheet, x, top, w, head, pace)
            return
        sheet.plate(x, y, w, room, "paper", 5)

        def build(part: Sheet) -> float:
            self._count(part, 0, 0, w - 28, head, pace)
            return h

        sheet.panel("count", x + 8, y + 8, w - 16, room - 16, build)

    def _count(self, sheet: Sheet, x: float, y: float, w: float, head: float, pace: float) -> None:
        rows = len(self._outcome.lines)
        words = min(360.0, w * 0.28)
        column = min(172.0, (w - words - 60) / len(self._order))
        first = x + w - 34 - column * len(self._order)
        for place, seat in enumerate(self._order):
            hue = palette.SEAT_LOOKS[self._setup.seats[seat].look % len(palette.SEAT_LOOKS)].hue
            left = first + place * column
            tall = head + rows * pace + FOOT + 4
            sheet.tint(left + 4, y + 16, column - 8, tall, hue, 92, 12)
            middle, d = left + column / 2, head * 0.48
            if self.counted and seat == self._foremost:
                self._edge(sheet, left + 2, y + 14, column - 4, tall + 4)
                d = min(head * 0.42, (column - 20) / table_parts.LAUREL_ROOM)
            self._token(sheet, seat, middle, y + 16 + head * 0.36, d)
            sheet.words(self._name(seat), middle, y + head * 0.7 + 14, 30, INK, 800, column - 20, "centre")
        top = y + head + 16
        for row, line in enumerate(self._outcome.lines):
            middle = top + (row + 0.5) * pace
            sheet.words(self.say(line.key), x + 46, middle, 33, INK, 700, first - x - 60, "mid")
            sheet.rule(x + 40, top + (row + 1) * pace, w - 74)
            if row < self._rows:
                for place, seat in enumerate(self._order):
                    self._figure(sheet, line.points[seat], row > 0, first + (place + 0.5) * column, middle)
        line_y = top + rows * pace
        middle = line_y + FOOT / 2 + 2
        sheet.rule(x + 40, line_y, w - 74, (112, 66, 30), 5)
        sheet.words(self.say("results-total"), x + 46, middle, 44, DARK, 800, first - x - 60, "mid")
        if not self.counted:
            return
        for place, seat in enumerate(self._order):
            sheet.number(str(self._outcome.scores[seat]), first + (place + 0.5) * column, middle, 58)
        self._tie(sheet, x + 46, line_y + FOOT + 16, w - 92)

    def _edge(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        """A golden edge around a column."""
        edge = pygame.Surface((sheet.px(w), sheet.px(h)), pygame.SRCALPHA)
        pygame.draw.rect(edge, GOLD, edge.get_rect(), max(2, sheet.px(5)), border_radius=sheet.px(14))
        sheet.blit(edge, x, y)

    def _figure(self, sheet: Sheet, points: int, signed: bool, x: float, y: float) -> None:
        text = f"+{points}" if signed and points > 0 else f"−{-points}" if points < 0 else str(points)
        colour = RED if points < 0 else FAINT if points == 0 else DARK
        sheet.number(text, x, y, 36, colour)

    def _tie(self, sheet: Sheet, x: float, y: float, w: float) -> None:
        winners = self._outcome.winners
        if len(winners) > 1 and len({self._outcome.scores[seat] for seat in winners}) == 1:
            text = self.say("results-shared", count=len(winners))
            sheet.words(text, x + w, y, 29, QUIET_INK, 500, w, "right")

    def _buttons(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        entries = [("again", self.say("results-again"), self._again, "main")]
        if self._path is not None:
            entries.append(("look", self.say("results-look"), self._look, "wood"))
        entries.append(("shelf", self.say("results-shelf"), self.back, "wood"))
        each = (w - 24 * (len(entries) - 1)) / len(entries)
        for place, (key, text, press, kind) in enumerate(entries):
            sheet.button(key, x + place * (each + 24), y, each, h, text, press, kind, 38)

    # -- what is chosen -----------------------------------------------------------------------------

    def _again(self) -> None:
        """The same group once more; a start that was named moves on clockwise (ugah.R28)."""
        seating = self._setup.note(tables.SEATING, SEATINGS[0])
        options = dict(self._setup.options)
        if options.get(choices.FIRST, "").isdecimal():
            options[choices.FIRST] = str(int(options[choices.FIRST]) % len(self._setup.seats) + 1)
        again = Choices(list(self._setup.seats), options, seating)
        try:
            scene = choices.begin(self.app, self._setup.game, again)
        except Fault as fault:
            self.app.tell(self.app.words.fault(fault))
            return
        self.app.replace(scene)

    def _look(self) -> None:
        assert self._path is not None
        try:
            scene = tables.open_replay(self.app, self._path)
        except Fault as fault:
            self.app.tell(self.app.words.fault(fault))
            return
        self.app.push(scene)


def ranks(outcome: Outcome) -> list[int]:
    """The rank of every seat, 1 = won; equal scores behind the winners share a rank."""
    result = []
    for seat, score in enumerate(outcome.scores):
        if seat in outcome.winners:
            result.append(1)
            continue
        better = sum(
            other in outcome.winners or outcome.scores[other] > score
            for other in range(len(outcome.scores))
            if other != seat
        )
        result.append(better + 1)
    return result


def foremost(outcome: Outcome) -> int | None:
    """Of several winners the one with more points than the others, as the chief of Wolves (wolves.100)."""
    best = sorted(outcome.winners, key=outcome.scores.__getitem__, reverse=True)[:2]
    if len(best) < 2 or outcome.scores[best[0]] == outcome.scores[best[1]]:
        return None
    return best[0]
