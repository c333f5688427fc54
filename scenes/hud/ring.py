"""The ring of light around the widget of a menu that has the keyboard's focus."""

from __future__ import annotations

import pygame

from scenes.hud.board import Board
from sprites import shadow

GAP = 5.0
"""Between a widget and its ring, in menu units."""


class Ring:
    """Paints a ring once for every size of widget."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[int, int], pygame.Surface] = {}

    def forget(self) -> None:
        """Drop the pictures."""
        self._pictures.clear()

    def reach(self, board: Board, focus: str) -> pygame.Rect | None:
        """The pixels around the widget of that key that its ring may cover; None where there is no widget."""
        rect = self._rect(board, focus)
        margin = 2 * round(shadow.RING_MARGIN * board.unit) + 2
        return rect.inflate(margin, margin) if rect is not None else None

    def draw(self, screen: pygame.Surface, board: Board, focus: str, part: pygame.Rect) -> None:
        """Draw the ring where it lies in ``part`` of the screen and in the panel of its widget."""
        rect = self._rect(board, focus)
        if rect is None:
            return
        panel = board.panels.get(board.widgets[focus].panel)
        if panel is not None:
            screen.set_clip(part.clip(panel.rect.inflate(16, 16)))
        picture = self._picture(rect.size, board.unit)
        screen.blit(picture, picture.get_rect(center=rect.center))

    def _rect(self, board: Board, focus: str) -> pygame.Rect | None:
        widget = board.widgets.get(focus)
        if widget is None:
            return None
        gap = board.px(GAP)
        return widget.place.inflate(2 * (gap + widget.margin[0]), 2 * (gap + widget.margin[1]))

    def _picture(self, size: tuple[int, int], unit: float) -> pygame.Surface:
        picture = self._pictures.get(size)
        if picture is None:
            wide, high = size[0] / unit, size[1] / unit
            round_one = abs(size[0] - size[1]) <= 2
            radius = high / 2 if round_one else min(22.0, high * 0.4)
            picture = self._pictures[size] = shadow.glow_ring(wide, high, unit, radius)
        return picture
