"""What a menu is made of: a paper with widgets that are operated.

All lengths are menu units: table units times the interface scale (see :class:`scenes.hud.board.Board`).
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.hud.board import Adjust, Panel, Widget
from scenes.hud.elements import Face, Press
from scenes.hud.paper import DARK, INK, QUIET_INK, Paper
from sprites import fonts, palette, shadow, table_parts
from sprites.palette import Colour

SINK = 4
"""How far a button goes down, in menu units."""

LONGEST_NAME = 300
FIELD_PAD = (10.0, 4.0)
"""What a text field keeps free at its edges, in menu units."""


class Sheet(Paper):
    """A paper with widgets; those of a panel scroll with its content."""

    def face(
        self,
        key: str,
        picture: pygame.Surface,
        x: float,
        y: float,
        press: Callable[[], None],
        sink: float = SINK,
        adjust: Adjust | None = None,
    ) -> None:
        """A painted picture that is pressed; its upper left corner lies at (x, y)."""
        self.spot(key, picture, x, y, lambda _: press(), sink, adjust)

    def spot(
        self,
        key: str,
        picture: pygame.Surface,
        x: float,
        y: float,
        press: Press,
        sink: float = 0,
        adjust: Adjust | None = None,
    ) -> None:
        """The same for a press that asks where it was."""
        if self.dry:
            return
        rect = picture.get_rect(topleft=self._at(x, y))

        def heard(at: tuple[int, int]) -> None:
            self.board.app.voice.play("button")
            press(at)

        face = Face(rect, self.board.desk, self._region, picture, heard, round(sink * self.unit))
        self._keep(key, Widget(face, self._panel, adjust), rect)

    def _keep(self, key: str, widget: Widget, rect: pygame.Rect) -> None:
        self.board.add(key, widget)
        if self._panel:
            self.board.panels[self._panel].parts.append((widget.element, rect))

    def button(
        self,
        key: str,
        x: float,
        y: float,
        w: float,
        h: float,
        text: str,
        press: Callable[[], None],
        kind: str = "wood",
        size: float = 34,
        icon: str = "",
        token: int = -1,
        adjust: Adjust | None = None,
        colour: Colour | None = None,
        dots: tuple[int, int] | None = None,
    ) -> None:
        """A plate with words, and before them a sign or a seat's token; behind them ``dots`` (lit, all)."""
        self._shadow(w, h, kind, 2.0, x, y)
        picture = self._plate(w, h, kind).copy()
        across, middle = table_parts.face_centre(w, h, self.unit, kind)
        ink = colour or _ink_for(kind)
        sign = None
        if icon:
            sign = self.icon_picture(icon, min(h * 0.46, size * 1.05), ink)
        elif token >= 0:
            sign = self.token_picture(token, h * 0.62)
        taken = sign.get_width() / self.unit + 10 if sign is not None else 0.0
        dot = min(h * 0.2, 13.0)
        taken += dots[1] * (dot + 5) + 8 if dots else 0.0
        weight = 500 if kind == "paper_button" else 800
        picture_of_text = None
        if text.isdigit():
            picture_of_text = fonts.number(text, self.px(size * 0.9), ink)
        elif text:
            picture_of_text = self.line(text, size, ink, weight, w - taken - min(h * 0.4, 30))
        total = picture_of_text.get_width() if picture_of_text is not None else 0
        left = across - (total + self.px(taken) * (taken > 0)) // 2
        if sign is not None:
            picture.blit(sign, sign.get_rect(midleft=(left, middle)))
            left += sign.get_width() + (self.px(10) if text else 0)
        if picture_of_text is not None:
            picture.blit(picture_of_text, picture_of_text.get_rect(midleft=(left, middle)))
            left += picture_of_text.get_width()
        if dots:
            for number in range(dots[1]):
                centre = (left + self.px(8 + dot / 2 + number * (dot + 5)), middle)
                pygame.draw.circle(picture, ink, centre, self.px(dot / 2))
                if number >= dots[0]:
                    pygame.draw.circle(picture, _plain(kind), centre, max(1, self.px(dot / 2 - 2.4)))
        self.face(key, picture, x, y, press, adjust=adjust)

    def card(
        self,
        key: str,
        x: float,
        y: float,
        w: float,
        h: float,
        kind: str,
        draw: Callable[[Sheet], None],
        press: Callable[[], None],
    ) -> None:
        """A plate that is pressed, with whatever ``draw`` puts on it."""
        self._shadow(w, h, kind, 2.0, x, y)
        picture = self._plate(w, h, kind).copy()
        draw(Sheet(self.board, picture, w, h))
        self.face(key, picture, x, y, press)

    def stud(
        self, key: str, icon: str, x: float, y: float, d: float, press: Callable[[], None], text: str = ""
    ) -> None:
        """A round stud around the point (x, y), with words at its right that belong to it."""
        side = self.px(d)

        def paint() -> pygame.Surface:
            return shadow.shadowed(table_parts.stud(icon, d, self.unit), 3, self.unit)[0]

        stud = self.board.painted(("menu-stud", icon, side, self.unit), paint, (side, side))
        if not text:
            self._stud_face(key, stud, side, x, y, press)
            return
        self.blit(stud, x, y, "centre")
        label = self.line(text, 30, palette.CREAM, 700, None, (40, 22, 10))
        wide = side + self.px(14) + label.get_width()
        picture = pygame.Surface((wide, side), pygame.SRCALPHA)
        picture.blit(stud, stud.get_rect(center=(side // 2, side // 2)))
        picture.blit(label, label.get_rect(midleft=(side + self.px(14), side // 2)))
        self.face(key, picture, x - d / 2, y - d / 2, press, sink=0)

    def _stud_face(
        self, key: str, stud: pygame.Surface, side: int, x: float, y: float, press: Callable[[], None]
    ) -> None:
        self.blit(stud, x, y, "centre")
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        picture.blit(stud, stud.get_rect(center=(side // 2, side // 2)))
        self.face(key, picture, x - side / 2 / self.unit, y - side / 2 / self.unit, press, sink=0)

    def switch(self, key: str, on: bool, x: float, y: float, press: Callable[[], None]) -> None:
        """A sliding switch 92 x 60 whose upper left corner lies at (x, y)."""
        w, h = 92.0, 60.0
        size = (self.px(w), self.px(h))
        picture = self.board.painted(
            ("menu-switch", on, size), lambda: table_parts.switch(on, w, h, self.unit), size
        )
        self.face(key, picture, x, y, press, sink=0, adjust=lambda _: press())

    def cycler(self, key: str, x: float, y: float, w: float, text: str, step: Adjust, h: float = 64) -> None:
        """One value of several: a tap on its left third goes back, elsewhere on."""
        picture = self._plate(w, h, "paper_chosen").copy()
        self._shadow(w, h, "paper_chosen", 2.0, x, y)
        _, middle = table_parts.face_centre(w, h, self.unit, "paper_chosen")
        for name, at in (("back", self.px(26)), ("right", picture.get_width() - self.px(26))):
            sign = self.icon_picture(name, 22, INK)
            picture.blit(sign, sign.get_rect(center=(at, middle)))
        label = self.line(text, 30, INK, 800, w - 92)
        picture.blit(label, label.get_rect(center=(picture.get_width() // 2, middle)))
        third = picture.get_width() // 3
        self.spot(key, picture, x, y, lambda at: step(-1 if at[0] < third else 1), SINK, step)

    def meter(
        self, key: str, x: float, y: float, w: float, value: int, most: int, choose: Callable[[int], None]
    ) -> None:
        """A row of lamps 0..most; tapping one chooses it, the arrows change it by one."""
        h = 64.0
        picture = self._plate(w, h, "field").copy()
        step = (w - 44) / most
        for number in range(1, most + 1):
            lamp = pygame.Rect(0, 0, self.px(step * 0.68), self.px(h * (0.24 + 0.34 * number / most)))
            lamp.midbottom = (self.px(34 + (number - 0.5) * step), self.px(h * 0.8))
            colour = palette.ORANGE if number <= value else (0xC4, 0xAC, 0x80)
            pygame.draw.rect(picture, colour, lamp, border_radius=self.px(5))
            pygame.draw.rect(picture, INK, lamp, max(1, self.px(2)), border_radius=self.px(5))

        def pressed(at: tuple[int, int]) -> None:
            choose(min(most, max(0, round((at[0] / self.unit - 34) / step + 0.5))))

        self.spot(key, picture, x, y, pressed, 0, lambda change: choose(min(most, max(0, value + change))))

    def field(
        self,
        key: str,
        x: float,
        y: float,
        w: float,
        h: float,
        text: str,
        changed: Callable[[str], None],
        longest: int = LONGEST_NAME,
        hint: str = "",
    ) -> None:
        """A line of text to edit; ``hint`` is shown while it is empty."""
        self.blit(self._plate(w, h, "field"), x, y)
        if self.dry:
            return
        from scenes.hud.fields import Field

        left, top = self._at(x + FIELD_PAD[0], y + FIELD_PAD[1])
        rect = pygame.Rect(left, top, self.px(w - 2 * FIELD_PAD[0]), self.px(h - 2 * FIELD_PAD[1]))
        container = self._region.container if self._region is not None else None
        element = Field(rect, self.board.desk.typist, container, text, changed, longest, hint)
        margin = (self.px(FIELD_PAD[0]), self.px(FIELD_PAD[1]))
        self._keep(key, Widget(element, self._panel, None, margin), rect)

    def panel(
        self, key: str, x: float, y: float, w: float, h: float, build: Callable[[Sheet], float]
    ) -> None:
        """A part that scrolls if it has to. ``build`` draws its content and returns the content's height."""
        if self.dry:
            return
        height = build(Sheet(self.board, None, w, h, panel=key))
        left, top = self._at(x, y)
        rect = pygame.Rect(left, top, self.px(w), self.px(h))
        tall = max(rect.height, self.px(height))
        surface = pygame.Surface((rect.width, tall), pygame.SRCALPHA)
        region = self.board.region(rect)
        panel = Panel(rect, tall)
        self.board.panels[key] = panel
        build(Sheet(self.board, surface, w, h, region, key))
        back = Face(pygame.Rect(0, 0, rect.width, tall), self.board.desk, region, surface)
        panel.parts.append((back, pygame.Rect(0, 0, rect.width, tall)))


def _ink_for(kind: str) -> Colour:
    name, _, index = kind.partition(":")
    if name == "seat_fill":
        return palette.ink_on(palette.SEAT_LOOKS[int(index)].hue)
    if kind in ("main", "wood"):
        return (255, 246, 226)
    return QUIET_INK if kind == "paper_button" else DARK


def _plain(kind: str) -> Colour:
    name, _, index = kind.partition(":")
    if name == "seat_fill":
        return palette.SEAT_LOOKS[int(index)].hue
    return palette.OAK_LIGHT
