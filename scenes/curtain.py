"""The curtain: nobody sees the next person's secrets before that person holds the button."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.hud import INK, QUIET_INK, MenuScene, Sheet
from scenes.pause import AskScene
from scenes.pointers import Phase, Touch
from scenes.scene import Key
from sprites import palette, table_parts

if TYPE_CHECKING:
    from scenes.manager import App

HOLD = 0.6
"""Seconds for which the button is held; a shorter tap does nothing."""

OPENING = 0.55
FADING = 0.25
BUTTON = 150.0
CARD = (880.0, 600.0)
RING = 96.0
"""Radius of the ring round the button, in menu units."""

HOLD_KEYS = ("return", "enter", "space")


class CurtainScene(MenuScene):
    """Covers the whole window. ``on_open`` is called once, when the curtain has opened."""

    def __init__(self, app: App, look: int, name: str, sentence: str, on_open: Callable[[], None]) -> None:
        super().__init__(app)
        self._look = look % len(palette.SEAT_LOOKS)
        self._name = name
        self._sentence = sentence
        self._on_open = on_open
        self._holding = ""
        self._held = 0.0
        self._opening = -1.0
        self._done = False
        self._middle = (0, 0)
        self._radius = 1
        self._behind: pygame.Surface | None = None
        self._cloth: pygame.Surface | None = None

    def back(self) -> None:
        """Esc offers the shelf; the match is saved."""
        from scenes.menu import ShelfScene

        app = self.app
        question = self.say("curtain-leave")
        yes, no = self.say("curtain-leave-yes"), self.say("curtain-leave-no")
        app.push(AskScene(app, question, yes, no, lambda: app.home(ShelfScene(app))))

    def build(self, sheet: Sheet) -> None:
        """Velvet in the seat's hue, and a card that says who takes over."""
        size, unit = self.app.viewport.size, self.app.viewport.unit
        look = palette.SEAT_LOOKS[self._look]
        cloth = sheet.board.painted(
            ("curtain", look.name, size), lambda: table_parts.curtain(size, unit, look), size
        )
        sheet.fill(cloth)
        self._holding = ""
        self._held = 0.0
        w, h = min(CARD[0], sheet.wide - 40), min(CARD[1], sheet.high - 24)
        x, y = (sheet.wide - w) / 2, (sheet.high - h) / 2 + min(40.0, (sheet.high - h) / 2 - 8)
        sheet.plate(x, y, w, h, "board", 12)
        sheet.token(self._look, x + w * 0.23, y + h * 0.26, 140)
        left = x + w * 0.23 + 100
        room = x + w - 50 - left
        sheet.words(self._name, left, y + h * 0.22, 88, INK, 900, room, "mid")
        sheet.words(self.say("curtain-takes-over"), left, y + h * 0.34, 38, QUIET_INK, 500, room, "mid")
        sheet.rule(x + 64, y + h * 0.455, w - 128)
        sheet.paragraph(self._sentence, x + 60, y + h * 0.48, w - 120, 32, INK, 500, "centre")
        middle = (x + w / 2, y + h * 0.77)
        side = (w - 2 * RING - 110) / 2
        sheet.paragraph(self.say("curtain-hold"), x + 44, middle[1] - 22, side, 34, INK, 800, "centre")
        sheet.paragraph(
            self.say("curtain-enter"),
            middle[0] + RING + 11,
            middle[1] - 20,
            side,
            28,
            QUIET_INK,
            500,
            "centre",
        )
        self._knob(sheet, *middle)
        self._middle = (round(middle[0] * sheet.unit), round(middle[1] * sheet.unit))
        self._radius = sheet.px(RING - 8)

    def _knob(self, sheet: Sheet, x: float, y: float) -> None:
        side = sheet.px(BUTTON)
        knob = sheet.board.painted(
            ("curtain-stud", side, sheet.unit),
            lambda: table_parts.stud("person", BUTTON, sheet.unit),
            (side, side),
        )
        sheet.face("hold", knob, x - BUTTON / 2, y - BUTTON / 2, self._nothing, sink=0)

    def _nothing(self) -> None:
        """A press that was too short opens nothing."""

    # -- holding ------------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> None:
        """Holding the button counts; leaving it starts anew."""
        super().touch(touch)
        inside = math.dist(touch.at, self._middle) <= self._radius
        if touch.phase is Phase.DOWN and inside and not self._holding:
            self._holding = touch.pointer
        elif touch.pointer == self._holding and (
            touch.phase in (Phase.UP, Phase.CANCEL) or (touch.phase is Phase.MOVE and not inside)
        ):
            self._let_go()

    def key(self, key: Key) -> None:
        """Enter or Space held is the button held."""
        if key.name in HOLD_KEYS:
            if key.released and self._holding == key.name:
                self._let_go()
            elif not key.released and not self._holding:
                MenuScene.by_keys = True
                self._holding = key.name
            return
        super().key(key)

    def pause(self) -> None:
        """A lost focus lets go."""
        super().pause()
        self._let_go()

    def _let_go(self) -> None:
        self._holding = ""
        if self._opening < 0:
            self._held = 0.0
        self._mark_circle()

    def _mark_circle(self) -> None:
        side = 2 * (self._radius + 24)
        self.mark(pygame.Rect(self._middle[0] - side // 2, self._middle[1] - side // 2, side, side))

    # -- time and drawing ---------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Fill the ring while the button is held, then open."""
        if self._opening >= 0:
            self._opening += seconds
            if self._opening >= self._seconds() and not self._done:
                self._done = True
                self._on_open()
            return True
        moving = super().update(seconds)
        if self._holding:
            self._held = min(HOLD, self._held + seconds)
            self._mark_circle()
            if self._held >= HOLD:
                self._opening = 0.0
                self.app.voice.play("curtain")
            return True
        return moving

    def _seconds(self) -> float:
        return FADING if self._calm() else OPENING

    def _calm(self) -> bool:
        return self.app.preferences.reduced_motion or self.app.preferences.speed == "off"

    def paint_over(self, screen: pygame.Surface) -> None:
        """The ring round the button."""
        hue = palette.SEAT_LOOKS[self._look].hue
        wide = max(3, self._radius // 9)
        pygame.draw.circle(screen, (0xCE, 0xB8, 0x92), self._middle, self._radius, wide)
        share = self._held / HOLD
        if share <= 0:
            return
        steps = max(2, round(90 * share))
        path = self._radius - wide / 2
        for step in range(steps + 1):
            angle = math.tau * share * step / steps - math.pi / 2
            at = (self._middle[0] + path * math.cos(angle), self._middle[1] + path * math.sin(angle))
            pygame.draw.circle(screen, hue, at, wide * 0.62)

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """As every menu; while opening, two halves slide apart over the bare table (or it fades)."""
        if self._opening < 0:
            return super().draw(screen, whole)
        if self._cloth is None or self._cloth.get_size() != screen.get_size():
            super().draw(screen, True)
            self._cloth = screen.copy()
            self._behind = pygame.Surface(screen.get_size())
            self._behind.fill(palette.darker(palette.OAK, 0.6))
        assert self._behind is not None
        share = min(1.0, self._opening / self._seconds())
        screen.blit(self._behind, (0, 0))
        width, height = screen.get_size()
        if self._calm():
            self._cloth.set_alpha(round(255 * (1 - share)))
            screen.blit(self._cloth, (0, 0))
        else:
            half = width // 2
            left = round(half * (1 - share * share * (3 - 2 * share)))
            if left:
                for start, at in ((0, 0), (half, width - left)):
                    part = self._cloth.subsurface((start, 0, half, height))
                    screen.blit(pygame.transform.scale(part, (left, height)), (at, 0))
        return [screen.get_rect()]
