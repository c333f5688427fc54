"""The rulebook of a game: sections at the left, text at the right, a search; opened at a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import game
from scenes import rules_text
from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from scenes.rules_text import Paragraph
from sprites import palette

if TYPE_CHECKING:
    from scenes.manager import App

LIST = 440.0
"""Width of the list of sections in menu units."""

SIZE = 31.0
MOST_HITS = 40


class RulebookScene(MenuScene):
    """One section at a time; while something is searched, what was found."""

    def __init__(self, app: App, key: str, anchor: str | None = None) -> None:
        super().__init__(app)
        self._key = key
        self._wanted = ""
        self._section = 0
        self._marked: tuple[int, int] | None = None
        self._jump = False
        self._book = rules_text.book(key, app.words.language)
        found = rules_text.find(self._book, anchor) if anchor else None
        if found is not None:
            self._section = found[0]
            self._marked = found
            self._jump = True

    @property
    def title(self) -> str:
        """The game's name."""
        return f"Longtable: {self._box_title}"

    @property
    def _box_title(self) -> str:
        return next((box.title for box in game.SHELF if box.key == self._key), self._key)

    def first_focus(self) -> str:
        """The section that is shown."""
        return f"section-{self._section}"

    def build(self, sheet: Sheet) -> None:
        """Two papers; where the window is narrow the list becomes one line above the text."""
        self._book = rules_text.book(self._key, self.app.words.language)
        sheet.tabletop()
        sheet.stud("back", "back", 72, 62, 76, self.back)
        top, high = 124.0, sheet.high - 148
        if not self._book:
            title = self.say("rules-title", title=self._box_title)
            sheet.words(title, 138, 62, 54, palette.CREAM, 800, sheet.wide - 180, "mid", (40, 22, 10))
            sheet.plate(24, top, sheet.wide - 48, 200, "paper", 4)
            sheet.paragraph(self.say("rules-none"), 70, top + 60, sheet.wide - 140, 34)
            return
        search_w = min(460.0, sheet.wide * 0.36)
        search_x = sheet.wide - search_w - 24
        title = self.say("rules-title", title=self._box_title)
        sheet.words(title, 138, 62, 50, palette.CREAM, 800, search_x - 160, "mid", (40, 22, 10))
        hint = self.say("rules-search")
        sheet.field("search", search_x, 28, search_w, 70, self._wanted, self._search, 60, hint)
        if sheet.wide >= 1300:
            sheet.plate(24, top, LIST, high, "board", 4)
            sheet.panel("sections", 58, top + 32, LIST - 68, high - 64, self._sections)
            x, w = LIST + 44, sheet.wide - LIST - 68
            content = min(w, 1250.0)
            x += (w - content) / 2
            sheet.plate(x, top, content, high, "paper", 4)
            self._right(sheet, x, top, content, high)
            return
        heading = self._book[self._section].heading
        sheet.cycler(f"section-{self._section}", 24, top - 8, sheet.wide - 48, heading, self._turn, 66)
        sheet.plate(24, top + 68, sheet.wide - 48, high - 68, "paper", 4)
        self._right(sheet, 24, top + 68, sheet.wide - 48, high - 68)

    def _right(self, sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
        build = self._hits if self._wanted.strip() else self._text
        sheet.panel("text", x + 44, y + 18, w - 70, h - 36, build)

    def _sections(self, sheet: Sheet) -> float:
        y = 4.0
        for number, section in enumerate(self._book):
            kind = "paper_chosen" if number == self._section else "paper_button"

            def choose(number: int = number) -> None:
                self._open(number, None)

            sheet.button(f"section-{number}", 6, y, sheet.wide - 30, 66, section.heading, choose, kind, 28)
            y += 76
        return y

    def _text(self, sheet: Sheet) -> float:
        section = self._book[self._section]
        w = sheet.wide - 24
        sheet.words(section.heading, 0, 12, 44, INK, 800, w)
        y = 78.0
        for place, paragraph in enumerate(section.paragraphs):
            marked = self._marked == (self._section, place)
            height = self._paragraph(sheet, paragraph, y, w, marked)
            if marked and self._jump:
                self.show_at("text", max(0.0, y - 90))
                self._jump = sheet.dry
            y += height + 16
        return y + 20

    def _paragraph(self, sheet: Sheet, paragraph: Paragraph, y: float, w: float, marked: bool) -> float:
        measured = Sheet(sheet.board, None, w, 0).paragraph(paragraph.text, 0, 0, w - 24, SIZE)
        ids = " · ".join(_short(rule) for rule in paragraph.rules)
        height = measured + (32 if ids else 4)
        if marked:
            sheet.tint(0, y - 6, w, height + 10, (255, 206, 104), 120, 12)
        sheet.paragraph(paragraph.text, 12, y, w - 24, SIZE)
        if ids:
            sheet.words(ids, 12, y + measured + 1, 24, QUIET_INK, 500, w - 24)
        return height

    def _hits(self, sheet: Sheet) -> float:
        found = rules_text.search(self._book, self._wanted)
        w = sheet.wide - 24
        sheet.words(self.say("rules-found", count=len(found)), 0, 12, 34, INK, 800, w)
        y = 68.0
        for number, place in found[:MOST_HITS]:
            y += self._hit(sheet, number, place, y, w) + 8
        return y + 20

    def _hit(self, sheet: Sheet, number: int, place: int, y: float, w: float) -> float:
        section = self._book[number]
        text = section.paragraphs[place].text
        height = max(62.0, 50 + Sheet(sheet.board, None, w, 0).paragraph(text, 0, 0, w - 24, 27))
        picture = pygame.Surface((sheet.px(w), sheet.px(height)), pygame.SRCALPHA)
        row = Sheet(sheet.board, picture, w, height)
        row.words(section.heading, 12, 4, 26, (120, 62, 20), 800, w - 24)
        row.paragraph(text, 12, 36, w - 24, 27)
        row.rule(0, height - 2, w)
        sheet.face(f"hit-{number}-{place}", picture, 0, y, lambda: self._open(number, place), sink=0)
        return height

    # -- what is chosen -----------------------------------------------------------------------------

    def _open(self, number: int, place: int | None) -> None:
        self._section = number
        self._marked = (number, place) if place is not None else None
        self._jump = place is not None
        self._wanted = ""
        self.focus = f"section-{number}"
        self.show_at("text", 0)
        self.app.voice.play("page")
        self.rebuild()

    def _turn(self, by: int) -> None:
        self._open((self._section + by) % len(self._book), None)

    def _search(self, text: str) -> None:
        self._wanted = text
        self.show_at("text", 0)
        self.rebuild()


def _short(rule: str) -> str:
    return rule.partition(".")[2] or rule
