"""What stays on a menu: words, plates and pictures.

All lengths are menu units: table units times the interface scale (see :class:`scenes.hud.board.Board`).
"""

from __future__ import annotations

import pygame

from scenes.hud.board import Board
from scenes.hud.elements import Region
from sprites import fonts, palette, shadow, table_parts
from sprites.palette import Colour

INK: Colour = (0x32, 0x1C, 0x0E)
QUIET_INK: Colour = (0x5C, 0x40, 0x24)
DARK: Colour = (0x1E, 0x12, 0x08)
LEAST_TEXT = 22.0
"""Words in a button are made smaller down to this size before they are shortened."""
ICON_GROWTH = 1.9
"""The painter leaves room around a sign: so much larger it is painted before its empty edges are cut."""


class Paper:
    """A surface in menu units. ``wide`` and ``high`` are its size; a dry sheet only measures."""

    def __init__(
        self,
        board: Board,
        surface: pygame.Surface | None,
        wide: float,
        high: float,
        region: Region | None = None,
        panel: str = "",
    ) -> None:
        self.board = board
        self.wide = wide
        self.high = high
        self._surface = surface
        self._region = region
        self._panel = panel

    @property
    def unit(self) -> float:
        """Pixels per menu unit."""
        return self.board.unit

    @property
    def dry(self) -> bool:
        """Whether nothing is drawn."""
        return self._surface is None

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self.board.px(units)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.unit), round(y * self.unit)

    # -- what stays ---------------------------------------------------------------------------------

    def fill(self, picture: pygame.Surface) -> None:
        """Cover everything with a picture of the same size in pixels."""
        if self._surface is not None:
            self._surface.blit(picture, (0, 0))

    def blit(self, picture: pygame.Surface, x: float, y: float, align: str = "left") -> None:
        """Put a picture down: its upper left corner, or with ``centre`` its middle, at (x, y)."""
        if self._surface is None:
            return
        place = picture.get_rect(topleft=self._at(x, y))
        if align == "centre":
            place.center = self._at(x, y)
        self._surface.blit(picture, place)

    def tabletop(self) -> None:
        """The bare table under everything."""
        size = self.board.app.viewport.size
        unit = self.board.app.viewport.unit
        self.fill(self.board.painted(("menu-table", size), lambda: table_parts.tabletop(size, unit), size))

    def _plate(self, w: float, h: float, kind: str) -> pygame.Surface:
        size = (self.px(w), self.px(h))
        return self.board.painted(
            ("menu-plate", kind, size, self.unit), lambda: table_parts.plate(w, h, self.unit, kind), size
        )

    def _shadow(
        self, w: float, h: float, kind: str, height: float, x: float, y: float, hollow: bool = True
    ) -> None:
        """The shadow of a plate; ``hollow`` leaves the plate itself out, because a widget lies there."""
        if self._surface is None:
            return
        size = (self.px(w), self.px(h))

        def paint() -> pygame.Surface:
            plate = table_parts.plate(w, h, self.unit, kind)
            baked, pad = shadow.shadowed(plate, height, self.unit)
            if hollow:
                baked.blit(_without(plate), pad, special_flags=pygame.BLEND_RGBA_MULT)
            return baked

        picture = self.board.painted(("menu-shadow", kind, size, self.unit, height, hollow), paint, size)
        left, top = self._at(x, y)
        self._surface.blit(
            picture,
            (left - (picture.get_width() - size[0]) // 2, top - (picture.get_height() - size[1]) // 2),
        )

    def plate(self, x: float, y: float, w: float, h: float, kind: str, height: float = 3.0) -> None:
        """A plate of ``sprites.table_parts`` with its shadow; ``height`` 0 = without."""
        if height > 0:
            self._shadow(w, h, kind, height, x, y, hollow=False)
        else:
            self.blit(self._plate(w, h, kind), x, y)

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = INK,
        weight: int = 700,
        width: float | None = None,
        align: str = "left",
        emboss: Colour | None = None,
    ) -> float:
        """One line; ``y`` is its upper edge (its middle with ``mid...``), ``x`` its left edge, its middle
        (``centre``) or its right edge (``right``). Returns its width. Longer text is first made smaller,
        then shortened to ``width``.
        """
        picture = self.line(text, size, colour, weight, width, emboss)
        if self._surface is not None:
            place = picture.get_rect(topleft=self._at(x, y))
            left = self._at(x, y)[0]
            if align.endswith("centre"):
                place.centerx = left
            elif align.endswith("right"):
                place.right = left
            if align.startswith("mid"):
                place.centery = self._at(x, y)[1]
            self._surface.blit(picture, place)
        return picture.get_width() / self.unit

    def line(
        self,
        text: str,
        size: float,
        colour: Colour,
        weight: int = 700,
        width: float | None = None,
        emboss: Colour | None = None,
    ) -> pygame.Surface:
        """A line of words as a picture, fitted into ``width``."""
        if width is not None:
            least = min(size, LEAST_TEXT)
            line, limit = fonts.safe(text), self.px(width)
            while size > least and fonts.font(self.px(size), weight).size(line)[0] > limit:
                size = max(least, size - 2)
        most = self.px(width) if width is not None else None
        return fonts.words(text, self.px(size), colour, weight, most, emboss)

    def number(self, text: str, x: float, y: float, size: float, colour: Colour = DARK) -> None:
        """A number around the point (x, y)."""
        self.blit(fonts.number(text, self.px(size), colour), x, y, "centre")

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float = 28,
        colour: Colour = INK,
        weight: int = 500,
        align: str = "left",
    ) -> float:
        """Wrapped text; returns its height."""
        face = fonts.font(self.px(size), weight)
        lines = fonts.wrapped(text, face, self.px(width))
        pace = round(self.px(size) * 1.24)
        if self._surface is not None:
            left, top = self._at(x, y)
            for row, line in enumerate(lines):
                if line:
                    picture = face.render(line, True, colour)
                    shift = (self.px(width) - picture.get_width()) // 2 if align == "centre" else 0
                    self._surface.blit(picture, (left + shift, top + row * pace))
        return len(lines) * pace / self.unit

    def token(self, look: int, x: float, y: float, d: float) -> None:
        """A seat's token around the point (x, y)."""
        self.blit(self.token_picture(look, d), x, y, "centre")

    def token_picture(self, look: int, d: float) -> pygame.Surface:
        """A seat's token with its shadow."""
        seat = palette.SEAT_LOOKS[look % len(palette.SEAT_LOOKS)]
        side = self.px(d)

        def paint() -> pygame.Surface:
            return shadow.shadowed(table_parts.token(seat, d, self.unit), 2, self.unit)[0]

        return self.board.painted(("menu-token", seat.name, side, self.unit), paint, (side, side))

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = INK) -> None:
        """A sign around the point (x, y)."""
        self.blit(self.icon_picture(name, size, colour), x, y, "centre")

    def icon_picture(self, name: str, size: float, colour: Colour) -> pygame.Surface:
        """A sign as a picture, about ``size`` high, without empty edges."""
        side = self.px(size)

        def paint() -> pygame.Surface:
            sign = table_parts.icon(name, size * ICON_GROWTH, self.unit, colour)
            return sign.subsurface(sign.get_bounding_rect()).copy()

        return self.board.painted(("menu-icon", name, side, colour), paint, (side, side))

    def rule(
        self, x: float, y: float, w: float, colour: Colour = (0xCE, 0xB8, 0x92), thick: float = 2
    ) -> None:
        """A thin line from (x, y) to the right."""
        if self._surface is not None:
            left, top = self._at(x, y)
            self._surface.fill(colour, (left, top, self.px(w), self.px(thick)))

    def tint(
        self, x: float, y: float, w: float, h: float, colour: Colour, alpha: int, radius: float = 0
    ) -> None:
        """A veil of colour."""
        if self._surface is not None:
            veil = pygame.Surface((self.px(w), self.px(h)), pygame.SRCALPHA)
            corner = self.px(radius) if radius else 0
            pygame.draw.rect(veil, (*colour, alpha), veil.get_rect(), border_radius=corner)
            self._surface.blit(veil, self._at(x, y))


def _without(plate: pygame.Surface) -> pygame.Surface:
    """White where the plate is clear, clear where it is."""
    form = plate.copy()
    form.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    rest = pygame.Surface(plate.get_size(), pygame.SRCALPHA)
    rest.fill((255, 255, 255, 255))
    rest.blit(form, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return rest
