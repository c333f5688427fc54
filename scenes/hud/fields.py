"""Lines of text that are edited, from pygame-gui, which is loaded with the first of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from scenes.hud.elements import PARKED
from sprites import fonts

NEVER = 1e9


class Typist(UIManager):
    """The manager of a window's text fields. Its pointer is set by us, so that fingers work like a mouse."""

    def __init__(self, size: tuple[int, int], font_px: int) -> None:
        self.pointer = PARKED
        super().__init__(size, _theme(font_px), enable_live_theme_updates=False)
        set_default_manager(None)  # else the first one stays for ever

    def reset(self) -> None:
        """Take every field away."""
        self.set_focus_set(None)
        self.clear_and_reset()  # type: ignore[no-untyped-call]

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


def _theme(font_px: int) -> dict[str, Any]:
    clear = "#00000000"
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": clear,
                "disabled_dark_bg": clear,
                "normal_border": clear,
                "disabled_border": clear,
                "normal_text": "#2C1C12",
                "disabled_text": "#604226",
                "selected_bg": "#8A5A1E",
                "selected_text": "#FFF8E8",
                "text_cursor": "#2C1C12",
            },
            "font": {
                "name": "longtable_words",
                "size": str(font_px),
                "regular_path": str(fonts.WORDS[700]),
            },
            "misc": {"padding": "2,2", "border_width": "0", "shadow_width": "0", "shape": "rectangle"},
        }
    }


class Field(UITextEntryLine):
    """A line of text that is edited. Takes any text; what cannot be drawn is replaced by a neutral sign."""

    def __init__(
        self,
        rect: pygame.Rect,
        typist: Typist,
        container: UIContainer | None,
        text: str,
        changed: Callable[[str], None],
        longest: int,
        hint: str = "",
    ) -> None:
        super().__init__(rect, typist, container, placeholder_text=hint)
        self.blink_cursor_time = NEVER
        self.cursor_blink_delay_after_moving = NEVER
        self.set_text_length_limit(longest)
        self.set_text(fonts.safe(text)[:longest] or None)
        self._changed = changed

    def process_event(self, event: pygame.event.Event) -> bool:
        """Typing, with every text made drawable first; tells when the text has changed."""
        if event.type == pygame.TEXTINPUT:
            event = pygame.event.Event(pygame.TEXTINPUT, {"text": fonts.safe(event.text)})
        before = self.get_text()
        consumed = bool(super().process_event(event))
        if self.get_text() != before:
            self._changed(self.get_text())
        return consumed

    def update(self, time_delta: float) -> None:
        """Keep the caret in sight exactly while the line is edited; it does not blink."""
        super().update(time_delta)
        shape = self.drawable_shape
        row = shape.text_box_layout.cursor_text_row if shape is not None and shape.text_box_layout else None
        if shape is not None and row is not None and row.edit_cursor_active != self.is_focused:
            shape.toggle_text_cursor()  # type: ignore[no-untyped-call]
            self.cursor_on = self.is_focused
            self.on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]

    def _post_text_event(self, arg0: int) -> None:
        """Nothing is posted to the queue: ``changed`` is called instead."""

    def _do_paste(self) -> None:
        for character in fonts.safe(pygame.scrap.get_text()):
            self._process_entered_character(character)

    @property
    def look(self) -> tuple[object, ...]:
        """Changes whenever the line has to be drawn anew."""
        return self.get_text(), self.is_focused, self.edit_position, tuple(self.select_range)
