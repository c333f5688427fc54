"""Taking seats: who plays, in which colour, where everybody sits, and by which options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game.contract import Fault, Option
from game.setup import HUMAN, SeatInfo
from scenes import choices
from scenes.choices import DRAWN, FIRST, LEVELS, next_level
from scenes.hud import INK, MenuScene, Sheet
from scenes.option_rows import OptionRows
from scenes.preferences import SEATINGS
from scenes.rulebook import RulebookScene
from sprites import palette, shadow, shelf

if TYPE_CHECKING:
    from scenes.manager import App

CARD = (404.0, 200.0)
"""A seat card in menu units."""

EDGES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "top"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "bottom", "left", "top", "top", "right"),
}
"""At which edge of the plan each seat's card lies, clockwise from the bottom."""

SIDE = 512.0
PLAN = (492.0, 430.0)
ROW = 92.0
RED: palette.Colour = (150, 34, 20)


class SeatsScene(MenuScene):
    """The choices of one game."""

    def __init__(self, app: App, key: str) -> None:
        super().__init__(app)
        self._key = key
        self._game = game.load(key)
        self._choices = choices.remembered(app, key)
        self._rows = OptionRows(key, self._game.rules, self._choices, self.say, self._name, self._changed)
        self._fault = ""
        self._shown = "seats"
        self._roomy = True

    @property
    def title(self) -> str:
        """The game's name."""
        return f"Longtable: {self._game.title}"

    def help(self) -> None:
        """The rules of this game."""
        self.app.push(RulebookScene(self.app, self._key))

    def first_focus(self) -> str:
        """The way to the table."""
        return "main"

    def build(self, sheet: Sheet) -> None:
        """A plan with seat cards at the left, the board of choices at the right; two pages where both do
        not fit side by side.
        """
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        self._roomy = sheet.wide >= 1560 and sheet.high >= 860
        if self._roomy:
            wide = sheet.words(self._game.title, 138, 30, 60, palette.CREAM, 800, 500, emboss=(40, 22, 10))
            sheet.words(
                self.say("seats-question"),
                158 + wide,
                46,
                38,
                palette.QUIET,
                500,
                sheet.wide - SIDE - wide - 220,
            )
            self._plan(sheet, sheet.wide - SIDE - 48)
            self._side(sheet, sheet.wide - SIDE - 24, 24, SIDE, sheet.high - 48)
            return
        main = min(330.0, sheet.wide * 0.32)
        tab = min(276.0, (sheet.wide - main - 180) / 2)
        if sheet.wide > 1300:
            room = sheet.wide - main - 2 * tab - 220
            sheet.words(self._game.title, 128, 62, 44, palette.CREAM, 800, room, "mid")
        for index, page in enumerate(("seats", "match")):
            kind = "wood_chosen" if self._shown == page else "wood"
            x = sheet.wide - main - 44 - (2 - index) * (tab + 12)

            def turn(page: str = page) -> None:
                self._shown = page
                self.rebuild()

            sheet.button(f"page-{page}", x, 24, tab, 76, self.say(f"seats-page-{page}"), turn, kind, 32)
        sheet.button(
            "main", sheet.wide - main - 24, 20, main, 84, self.say("seats-start"), self._start, "main", 38
        )
        sheet.plate(20, 116, sheet.wide - 40, sheet.high - 136, "paper", 3)
        content = self._cards_in_rows if self._shown == "seats" else self._options
        top = 126.0
        if self._fault:
            top += sheet.paragraph(self._fault, 48, 130, sheet.wide - 96, 28, RED, 700) + 10
        sheet.panel(self._shown, 40, top, sheet.wide - 80, sheet.high - 30 - top, content)

    # -- the plan -----------------------------------------------------------------------------------

    def _plan(self, sheet: Sheet, room: float) -> None:
        """The table from above with a card for every seat."""
        middle = (room / 2, 110 + (sheet.high - 110) / 2)
        seats = self._choices.seats
        around = self._choices.seating == "around"
        edges = EDGES[len(seats)] if around else ("bottom",) * len(seats)
        many = max(edges.count(edge) for edge in ("top", "bottom"))
        across = min(PLAN[0], room - 2 * CARD[0] - 100) if around else PLAN[0] + 120
        columns = min(3, max(1, int((room - 20) // (CARD[0] + 20)))) if not around else max(1, many)
        rows = 1 if around else -(-len(seats) // columns)
        lower = rows * (CARD[1] + 20)
        high = min(PLAN[1], sheet.high - 190 - (2 * lower if around else lower) - 30)
        top = (sheet.high + 110 - high) / 2 if around else 110 + (sheet.high - 130 - high - lower) / 2
        self._table(sheet, middle[0] - across / 2, top, across, high)
        for index, x, y in self._places(edges, middle[0], top, across, high, columns):
            self._card(sheet, index, x, y)
            self._mark(sheet, edges, index, middle[0], top, across, high)

    def _places(
        self, edges: tuple[str, ...], middle: float, top: float, across: float, high: float, columns: int
    ) -> list[tuple[int, float, float]]:
        """Seat, left and upper edge of each card."""
        result = []
        gap = 20.0
        for edge in ("bottom", "left", "top", "right"):
            here = [index for index, each in enumerate(edges) if each == edge]
            if edge in ("left", "right"):
                x = middle - across / 2 - gap - CARD[0] if edge == "left" else middle + across / 2 + gap
                y = top + high / 2 - len(here) * (CARD[1] + gap) / 2 + gap / 2
                result += [(index, x, y + row * (CARD[1] + gap)) for row, index in enumerate(here)]
                continue
            for number, index in enumerate(here):
                row, column = divmod(number, columns)
                in_row = min(columns, len(here) - row * columns)
                x = middle - in_row * (CARD[0] + gap) / 2 + gap / 2 + column * (CARD[0] + gap)
                y = top + high + gap + row * (CARD[1] + gap) if edge == "bottom" else top - gap - CARD[1]
                result.append((index, x, y))
        return sorted(result)

    def _table(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        sheet.plate(x, y, w, h, "felt_box", 4)
        side = min(w - 190, h - 190) if self._choices.seating == "around" else min(w, h - 150)
        size = (sheet.px(side), sheet.px(side))
        board = sheet.board.painted(
            ("seats-board", self._key, size),
            lambda: shadow.shadowed(shelf.mini_board(self._key, side, side, sheet.unit), 3, sheet.unit)[0],
            size,
        )
        lift = 0 if self._choices.seating == "around" else 28
        sheet.blit(board, x + w / 2, y + h / 2 - lift, "centre")

    def _mark(
        self, sheet: Sheet, edges: tuple[str, ...], index: int, middle: float, top: float, w: float, h: float
    ) -> None:
        """The seat's token at its edge of the small table."""
        edge = edges[index]
        here = [seat for seat, each in enumerate(edges) if each == edge]
        shift = (here.index(index) - (len(here) - 1) / 2) * 76
        inset = 58.0
        x, y = {
            "bottom": (middle + shift, top + h - inset),
            "top": (middle + shift, top + inset),
            "left": (middle - w / 2 + inset, top + h / 2 + shift),
            "right": (middle + w / 2 - inset, top + h / 2 + shift),
        }[edge]
        sheet.token(self._choices.seats[index].look, x, y, 48)

    def _cards_in_rows(self, sheet: Sheet) -> float:
        """The cards in as many columns as fit."""
        columns = max(1, int((sheet.wide + 10) // (CARD[0] + 20)))
        self._counts(sheet, 8, 8, min(sheet.wide - 30, 520))
        top = 140.0
        for index in range(len(self._choices.seats)):
            row, column = divmod(index, columns)
            self._card(sheet, index, 10 + column * (CARD[0] + 20), top + row * (CARD[1] + 16))
        return top + -(-len(self._choices.seats) // columns) * (CARD[1] + 16) + 12

    def _card(self, sheet: Sheet, index: int, x: float, y: float) -> None:
        seat = self._choices.seats[index]
        sheet.plate(x, y, *CARD, f"seat:{seat.look}", 3)
        token = sheet.token_picture(seat.look, 76)
        side = sheet.px(76)
        face = token.subsurface(
            token.get_rect().inflate(side - token.get_width(), side - token.get_height())
        ).copy()
        sheet.blit(token, x + 62, y + 62, "centre")
        sheet.face(f"look-{index}", face, x + 24, y + 24, lambda: self._recolour(index), sink=0)
        hint = self.say("seat-name", number=index + 1)
        sheet.field(
            f"name-{index}",
            x + 112,
            y + 31,
            268,
            62,
            seat.name,
            lambda text: self._rename(index, text),
            hint=hint,
        )
        human = seat.is_human
        chosen = f"seat_fill:{seat.look}"
        sheet.button(
            f"person-{index}",
            x + 20,
            y + 112,
            146,
            68,
            self.say("seats-person"),
            lambda: self._kind(index, HUMAN),
            chosen if human else "paper_button",
            28,
            icon="person",
        )
        text = self.say("seats-computer") if human else self.say(f"level-{seat.kind}")
        level = None if human else (LEVELS.index(seat.kind) + 1, len(LEVELS))
        sheet.button(
            f"computer-{index}",
            x + 170,
            y + 112,
            214,
            68,
            text,
            lambda: self._computer(index),
            "paper_button" if human else chosen,
            28,
            icon="computer",
            dots=level,
        )

    # -- the board of choices -----------------------------------------------------------------------

    def _side(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        sheet.plate(x, y, w, h, "board", 5)
        inner, left = w - 76, x + 38
        bottom, told = y + h - 156, 0.0
        if self._fault:
            told = 14 + Sheet(sheet.board, None, inner, 0).paragraph(self._fault, 0, 0, inner, 26, RED, 700)
            sheet.paragraph(self._fault, left, bottom + 4 - told, inner, 26, RED, 700)
        sheet.panel("match", left, y + 30, inner, h - 196 - told, self._options)
        text = self.say("seats-start")
        sheet.button("main", left - 6, bottom + 16, inner + 12, 104, text, self._start, "main", 44)

    def _counts(self, sheet: Sheet, x: float, y: float, w: float) -> float:
        counts = self._choices.counts(self._game.rules)
        sheet.words(self.say("seats-number"), x, y, 32, INK, 800, w)
        step = min(116.0, (w + 12) / len(counts))
        for place, count in enumerate(counts):
            kind = "paper_chosen" if count == len(self._choices.seats) else "paper_button"

            def choose(count: int = count) -> None:
                self._number(count)

            sheet.button(
                f"count-{count}", x + place * step, y + 46, step - 12, 72, str(count), choose, kind, 36
            )
        return 134.0

    def _options(self, sheet: Sheet) -> float:
        """Number of seats, seating, first player, and the game's own options."""
        w = sheet.wide - 16
        y = 4.0
        if self._roomy:
            y += self._counts(sheet, 4, y, w)
        y += self._seating(sheet, 4, y, min(w, 560))
        for option in self._game.rules.OPTIONS:
            if option.key == FIRST:
                y += self._first(sheet, option, 4, y, min(w, 560))
        sheet.words(self.say("seats-match"), 4, y, 32, INK, 800, w)
        y += 50
        for option in self._game.rules.OPTIONS:
            if option.key != FIRST:
                y += self._rows.row(sheet, option, 4, y, w)
        return y + 8

    def _seating(self, sheet: Sheet, x: float, y: float, w: float) -> float:
        sheet.words(self.say("seats-sitting"), x, y, 32, INK, 800, w)
        half = (w - 12) / 2
        for place, seating in enumerate(SEATINGS):
            kind = "paper_chosen" if seating == self._choices.seating else "paper_button"

            def choose(seating: str = seating) -> None:
                self._choices.seating = seating
                self.rebuild()

            text = self.say(f"seats-{seating}")
            sheet.button(
                f"seating-{seating}", x + place * (half + 12), y + 46, half, 72, text, choose, kind, 30
            )
        return 134.0

    def _first(self, sheet: Sheet, option: Option, x: float, y: float, w: float) -> float:
        sheet.words(self.say("seats-first"), x, y, 32, INK, 800, w)
        values = (DRAWN, *(str(seat + 1) for seat in range(len(self._choices.seats))))
        value = self._choices.options[FIRST]
        if value == DRAWN:
            text = self.say("seats-drawn")
        else:
            seat = int(value) - 1
            text = self._name(seat)

        def step(by: int) -> None:
            following = values[(values.index(value) + by) % len(values)]
            self._choices.options[FIRST] = following
            self.rebuild()

        sheet.cycler("first", x, y + 46, w, text, step, 68)
        if value != DRAWN:
            sheet.token(self._choices.seats[int(value) - 1].look, x + 78, y + 77, 42)
        return 134.0

    def _name(self, seat: int) -> str:
        return self._choices.seats[seat].name.strip() or self.say("seat-name", number=seat + 1)

    # -- what is chosen -----------------------------------------------------------------------------

    def _changed(self) -> None:
        self._choices.fit(self._game.rules)
        self._fault = ""
        self.rebuild()

    def _number(self, count: int) -> None:
        seats = self._choices.seats
        while len(seats) < count:
            seats.append(SeatInfo("", "normal", self._choices.free_look()))
        del seats[count:]
        self._changed()

    def _recolour(self, index: int) -> None:
        self._choices.change(index, look=self._choices.free_look(self._choices.seats[index].look))
        self.rebuild()

    def _rename(self, index: int, text: str) -> None:
        self._choices.change(index, name=text)

    def _kind(self, index: int, kind: str) -> None:
        self._choices.change(index, kind=kind)
        self.rebuild()

    def _computer(self, index: int) -> None:
        self._kind(index, next_level(self._choices.seats[index].kind))

    def back(self) -> None:
        """Back to the shelf; the choices are kept."""
        choices.remember(self.app, self._key, self._choices, played=False)
        super().back()

    def _start(self) -> None:
        for option in self._game.rules.OPTIONS:
            missing = [seat for seat in self._choices.asked(option) if seat not in self._choices.agreed]
            if missing:
                self._shown = "match"
                self._fault = self.say(
                    "seats-consent",
                    option=self._rows.title(option),
                    names=", ".join(map(self._name, missing)),
                )
                self.rebuild()
                return
        try:
            scene = choices.begin(self.app, self._key, self._choices)
        except Fault as fault:
            self._fault = self.app.words.fault(fault)
            self.rebuild()
            return
        self.app.replace(scene)
