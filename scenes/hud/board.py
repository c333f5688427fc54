"""The widgets of one menu: where they are, which panels scroll, what has to be painted before they show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from scenes.hud.elements import PARKED, Desk, Face, Region
from sprites import palette

if TYPE_CHECKING:
    from scenes.hud.fields import Field
    from scenes.manager import App

Adjust = Callable[[int], None]
"""What the left (-1) and right (+1) arrows do to a widget."""

MOST_GROWTH = 2.0
SMALLEST_WIDGET = 60.0
"""Height in menu units of the lowest widget that is touched: it is made at least a finger high."""


@dataclass(slots=True)
class Widget:
    """Something that is operated; ``panel`` is the key of the panel it lies in, or empty.

    ``margin`` is how far its plate reaches beyond the element, in pixels.
    """

    element: Face | Field
    panel: str = ""
    adjust: Adjust | None = None
    margin: tuple[int, int] = (0, 0)

    @property
    def place(self) -> pygame.Rect:
        """The pixels of the window that the element covers."""
        rect = self.element.rect
        return pygame.Rect(int(rect.x), int(rect.y), int(rect.width), int(rect.height))


@dataclass(slots=True)
class Panel:
    """A part of the window that scrolls; lengths in pixels."""

    rect: pygame.Rect
    content: int
    offset: int = 0
    parts: list[tuple[Face | Field, pygame.Rect]] = field(default_factory=list)

    @property
    def most(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.content - self.rect.height)

    def scroll(self, offset: float) -> bool:
        """Show the content from ``offset`` on; returns whether that is another place than before."""
        wanted = round(min(self.most, max(0.0, offset)))
        if wanted == self.offset:
            return False
        self.offset = wanted
        for element, rect in self.parts:
            element.set_relative_position((rect.x, rect.y - wanted))
        return True

    def draw_bar(self, screen: pygame.Surface, wide: int) -> None:
        """Draw at its right edge, that many pixels wide, which part of the content is shown."""
        if not self.most:
            return
        tall = max(5 * wide, self.rect.height**2 // self.content)
        top = self.rect.top + (self.rect.height - tall) * self.offset // self.most
        bar = pygame.Rect(self.rect.right - wide, top, wide, tall)
        pygame.draw.rect(screen, palette.BRASS_DARK, bar, border_radius=wide // 2)
        pygame.draw.rect(screen, palette.BRASS, bar.inflate(-2, -2), border_radius=wide // 2)


@dataclass(slots=True)
class Menus:
    """What the menus of one window share: the desk, because a typist is slow to make, and what is painted."""

    desk: Desk | None = None
    painted: set[tuple[object, ...]] = field(default_factory=set)


class Board:
    """Collects the widgets, panels and missing pictures while a menu is built."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets: dict[str, Widget] = {}
        self.panels: dict[str, Panel] = {}
        self.missing: list[Callable[[], object]] = []
        if app.menus is None:
            app.menus = Menus()
        shared = app.menus
        self._painted = shared.painted
        viewport = app.viewport
        usual = viewport.unit
        self.unit = min(
            MOST_GROWTH * usual, max(usual * viewport.scale, viewport.finger / SMALLEST_WIDGET, usual * 0.75)
        )
        """Pixels per menu unit: a table unit times the interface scale, but never too small for a finger."""
        font_px = self.px(30)
        desk = shared.desk
        if desk is None or desk.size != viewport.size or desk.font_px != font_px:
            desk = Desk(viewport.size, font_px)
            shared.desk = desk
        else:
            desk.reset()
            desk.pointer = PARKED
        self.desk = desk

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.unit))

    def painted(
        self, key: tuple[object, ...], paint: Callable[[], pygame.Surface], size: tuple[int, int]
    ) -> pygame.Surface:
        """The picture of that key from the store; an empty one of that size where it has to be painted."""
        if key in self._painted or self.app.store.has(key):
            return self.app.store.get(key, paint)

        def later() -> None:
            self.app.store.get(key, paint)
            self._painted.add(key)

        self.missing.append(later)
        return pygame.Surface(size, pygame.SRCALPHA)

    def add(self, key: str, widget: Widget) -> None:
        """Take a widget in; the order of adding is the order of the Tab key."""
        assert key not in self.widgets, key
        self.widgets[key] = widget

    def clear(self) -> None:
        """Let go of the widgets and their pictures."""
        self.widgets.clear()
        self.panels.clear()
        self.missing.clear()
        self.desk.reset()

    def region(self, rect: pygame.Rect) -> Region:
        """A window onto scrolled content."""
        return Region(rect, self.desk)
