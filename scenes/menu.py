"""The shelf: five boxes, the unfinished match in its open box, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

import game
from game.contract import Fault
from scenes import choices, saved, tables
from scenes.hud import MenuScene, Sheet
from scenes.pause import AskScene
from scenes.records_page import RecordsScene
from scenes.resume import ResumeScene
from scenes.rulebook import RulebookScene
from scenes.saved import Saved
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from sprites import palette, shadow, shelf, table_parts

if TYPE_CHECKING:
    from scenes.manager import App

NEWEST = 10
"""Journals that are looked through for unfinished matches when the shelf appears."""

BOX = (308.0, 450.0)
"""The front of a box in table units, before it is fitted to the window."""

GREATEST = 1.2
UNDER = 386.0
"""Height of the table below the plank in a roomy window, in menu units."""

TAG = (176.0, 42.0)
LOUD = palette.GLARE
SOFT: palette.Colour = (224, 232, 212)


class ShelfScene(MenuScene):
    """The first scene."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._open: list[Saved] = []

    def prepare(self) -> Iterator[float]:
        """Look for unfinished matches, one journal at a time, then paint."""
        found: list[Saved] = []
        yield from saved.gather(self.app.folders.matches, NEWEST, found)
        self._open = [entry for entry in found if entry.fault is None]
        yield from super().prepare()

    def back(self) -> None:
        """Ask before the program ends."""
        sentences = self.say("quit-ask"), self.say("quit-yes"), self.say("quit-no")
        self.app.push(AskScene(self.app, *sentences, self.app.quit))

    def help(self) -> None:
        """The rules of the game that was played last."""
        self.app.push(RulebookScene(self.app, choices.last_game(self.app)))

    def first_focus(self) -> str:
        """The one bright button."""
        return "main"

    def build(self, sheet: Sheet) -> None:
        """Wall, boxes, open box and studs; with large words the studs lie in one row at the bottom."""
        if sheet.wide < 1700 or sheet.high < 1000:
            self._boxes(sheet, sheet.high - 272)
            self._felt(sheet, 20, sheet.high - 266, sheet.wide - 40, 166)
            column = (sheet.wide - 40) / 4
            for index, (key, icon, press) in enumerate(self._studs()):
                x = 20 + column * index + 46
                sheet.stud(key, icon, x, sheet.high - 50, 72, press, self.say(key))
            return
        plank = sheet.high - UNDER - 0.35 * (sheet.high - 1080)
        self._boxes(sheet, plank)
        left = max(70.0, (sheet.wide - 2100) / 2)
        wide = sheet.wide - 2 * left
        tall = min(350.0, 290 + (sheet.high - 1080) * 0.3)
        top = plank + (sheet.high - plank - tall) / 2 + 4
        self._felt(sheet, left, top, wide - 544, tall)
        for index, (key, icon, press) in enumerate(self._studs()):
            x = left + wide - 462 + 250 * (index % 2)
            sheet.stud(key, icon, x, top + tall * (0.26 + 0.48 * (index // 2)), 76, press, self.say(key))

    def _studs(self) -> list[tuple[str, str, Callable[[], None]]]:
        app = self.app
        return [
            ("shelf-settings", "gear", lambda: app.push(SettingsScene(app))),
            ("shelf-records", "cup", lambda: app.push(RecordsScene(app))),
            ("shelf-rules", "book", self.help),
            ("shelf-quit", "door", self.back),
        ]

    # -- boxes --------------------------------------------------------------------------------------

    def _boxes(self, sheet: Sheet, lower: float) -> None:
        """Wall, title and boxes; ``lower`` is the plank's lower edge."""
        viewport = self.app.viewport
        share = viewport.unit / sheet.unit
        size = viewport.size
        plank = lower - shelf.PLANK_TOP - shelf.PLANK_FRONT
        line = sheet.px(plank)
        sheet.fill(
            sheet.board.painted(
                ("shelf-wall", size, line, sheet.unit), lambda: shelf.wall(size, sheet.unit, (line,)), size
            )
        )
        foot = plank + 20
        head = 132 * share
        if foot < head + 320 * share:
            head = 10.0
        else:
            title = sheet.board.painted(
                ("shelf-title", viewport.unit),
                lambda: shelf.title(viewport.unit),
                (sheet.px(400), sheet.px(90)),
            )
            sheet.blit(title, sheet.wide / 2, 68 * share, "centre")
        depth = shelf.BOX_DEPTH * share
        pitch = min((sheet.wide - 104 * share) / len(game.SHELF), 430 * share)
        high = min(BOX[1] * GREATEST * share, foot - head - depth, (pitch - 44 * share) * BOX[1] / BOX[0])
        wide = high * BOX[0] / BOX[1]
        left = (sheet.wide - pitch * len(game.SHELF)) / 2 + (pitch - wide - depth) / 2
        for index, box in enumerate(game.SHELF):
            x = left + pitch * index
            self._box(sheet, box, x, foot - high - depth, wide / share, high / share)
            tag_w = min(TAG[0], pitch - 12)
            self._tag(sheet, box, x + wide / 2 - tag_w / 2, lower - TAG[1] - 7, tag_w)

    def _box(self, sheet: Sheet, box: game.Box, x: float, y: float, wide: float, high: float) -> None:
        """One box; ``x``, ``y`` are its upper left corner in menu units, its lid's size in table units."""
        unit = self.app.viewport.unit

        def paint() -> pygame.Surface:
            return shelf.box(box.key, box.title, wide, high, unit)

        def shade() -> pygame.Surface:
            form = self.app.store.get(("shelf-box", *key), paint)
            return shadow.shadow_of(form, 14, unit)[0]

        size = (round((wide + shelf.BOX_DEPTH) * unit), round((high + shelf.BOX_DEPTH) * unit))
        key = (box.key, size)
        picture = sheet.board.painted(("shelf-box", *key), paint, size)
        below = sheet.board.painted(("shelf-box-shade", size), shade, size)
        middle = (x + size[0] / sheet.unit / 2, y + size[1] / sheet.unit / 2)
        sheet.blit(below, *middle, "centre")
        sheet.face(f"box-{box.key}", picture, x, y, lambda: self._choose(box), sink=0)

    def _tag(self, sheet: Sheet, box: game.Box, x: float, y: float, w: float) -> None:
        size = (sheet.px(w), sheet.px(TAG[1]))
        picture = sheet.board.painted(
            ("shelf-tag", size), lambda: table_parts.brass_tag(w, TAG[1], sheet.unit), size
        )
        sheet.blit(picture, x, y)
        text = self.say("box-players", least=box.players_min, most=box.players_max)
        middle = (x + w / 2, y + TAG[1] / 2)
        sheet.words(text, *middle, 27, (58, 34, 10), 800, w - 46, "midcentre", (240, 212, 140))

    def _choose(self, box: game.Box) -> None:
        self.app.push(SeatsScene(self.app, box.key))

    # -- the open box -------------------------------------------------------------------------------

    def _felt(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        """The unfinished match, or the game that can be begun at once."""
        sheet.plate(x, y, w, h, "felt_box", 5)
        newest = self._open[0] if self._open else None
        key = newest.setup.game if newest and newest.setup else choices.last_game(self.app)
        left = x + 40
        if h > 250:
            side = h * 0.72
            board = sheet.board.painted(
                ("shelf-board", key, sheet.px(side)),
                lambda: shadow.shadowed(shelf.mini_board(key, side, side, sheet.unit), 3, sheet.unit)[0],
                (sheet.px(side), sheet.px(side)),
            )
            sheet.blit(board, left + 20 + side / 2, y + h / 2, "centre")
            left += side + 70
        button = min(300.0, w * 0.3) if h > 250 else min(270.0, w * 0.31)
        tall = 128.0 if h > 250 else 70.0 if len(self._open) > 1 else 84.0
        right = x + w - 46 - button
        if newest is not None and newest.setup is not None:
            self._unfinished(sheet, newest, left, y, right - left - 24, h)
            press, text = (lambda: self._go_on(newest)), self.say("shelf-go-on")
        else:
            self._fresh(sheet, key, left, y, right - left - 24, h)
            press, text = (lambda: self._begin(key)), self.say("shelf-play")
        top = y + h / 2 - tall / 2
        if len(self._open) > 1:
            top -= 36 if h > 250 else 32
            more = self.say("shelf-more", count=len(self._open) - 1)
            height = 64 if h > 250 else 60
            sheet.button(
                "more",
                right,
                top + tall + (12 if h > 250 else 4),
                button,
                height,
                more,
                self._more,
                "wood",
                28,
            )
        sheet.button("main", right, top, button, tall, text, press, "main", 46 if h > 250 else 38)

    def _unfinished(self, sheet: Sheet, entry: Saved, x: float, y: float, w: float, h: float) -> None:
        setup = entry.setup
        assert setup is not None
        names = [saved.seat_name(self.app.words, setup, seat) for seat in range(len(setup.seats))]
        when = self.say("shelf-saved", when=saved.moment(self.app.words, entry.when))
        rows = (0.1, 0.36, 0.6, 0.79) if h > 250 else (0.12, 0.44, 0.0, 0.7)
        sheet.words(entry.title, x, y + h * rows[0], 46 if h > 250 else 38, LOUD, 800, w)
        if entry.turn:
            seat = entry.turn[0]
            size = 44.0 if h > 250 else 40.0
            middle = y + h * rows[1] + size / 2
            sheet.token(setup.seats[seat].look, x + size / 2, middle, size)
            turn = self.say("shelf-turn", name=names[seat])
            sheet.words(turn, x + size + 14, middle, 34 if h > 250 else 30, LOUD, 700, w - size - 14, "mid")
        if h > 250:
            self._others(sheet, entry, names, x, y + h * rows[2] + 20, w)
        sheet.words(when, x, y + h * rows[3], 27, SOFT, 500, w)

    def _others(self, sheet: Sheet, entry: Saved, names: list[str], x: float, y: float, w: float) -> None:
        assert entry.setup is not None
        others = [seat for seat in range(len(names)) if seat not in entry.turn[:1]]
        step = w / max(1, len(others))
        for place, seat in enumerate(others):
            left = x + min(step, 190) * place
            sheet.token(entry.setup.seats[seat].look, left + 18, y, 36)
            sheet.words(names[seat], left + 46, y, 29, LOUD, 500, min(step, 190) - 56, "mid")

    def _fresh(self, sheet: Sheet, key: str, x: float, y: float, w: float, h: float) -> None:
        title = next(box.title for box in game.SHELF if box.key == key)
        again = "again" if choices.ever_played(self.app) else "first"
        size = 46.0 if h > 250 else 36.0
        top = y + h * (0.16 if h > 250 else 0.14)
        sheet.words(self.say("shelf-fresh", title=title, again=again), x, top, size, LOUD, 800, w)
        seats = choices.seats_at_hand(self.app, key)
        step = min(96.0, w / len(seats))
        middle = y + h * 0.51
        size = 54.0 if h > 250 else 42.0
        for index, seat in enumerate(seats):
            left = x + size / 2 + step * index
            sheet.token(seat.look, left, middle, size)
            kind = "person" if seat.is_human else "computer"
            sheet.icon(kind, left + size * 0.72, middle + size * 0.16, size * 0.52, SOFT)
        people = sum(seat.is_human for seat in seats)
        sentence = self.say("shelf-fresh-seats", people=people, computers=len(seats) - people)
        sheet.words(sentence, x, y + h * (0.72 if h > 250 else 0.7), 28, SOFT, 500, w)

    def _more(self) -> None:
        self.app.push(ResumeScene(self.app))

    def _go_on(self, entry: Saved) -> None:
        try:
            scene = tables.open_journal(self.app, entry.path)
        except Fault as fault:
            self.app.tell(self.app.words.fault(fault))
            self.app.refresh()
            return
        self.app.push(scene)

    def _begin(self, key: str) -> None:
        try:
            scene = choices.begin(self.app, key, choices.remembered(self.app, key))
        except Fault as fault:
            self.app.tell(self.app.words.fault(fault))
            return
        self.app.push(scene)
