"""Our own kinds of pygame-gui elements: painted faces, text fields, and a manager with a virtual pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.utility import set_default_manager
from pygame_gui.elements import UITextEntryLine

from sprites import fonts

Press = Callable[[tuple[int, int]], None]
"""What a face does when it is pressed; gets the pixel inside the face."""

PARKED = (-10_000, -10_000)
"""Where the virtual pointer waits when no mouse is there and no finger is down."""

NEVER = 1e9


class Desk(UIManager):
    """The manager of a window's widgets. Its pointer is set by us, so that fingers work like a mouse."""

    def __init__(self, size: tuple[int, int], font_px: int) -> None:
        self.pointer = PARKED
        self.font_px = font_px
        super().__init__(size, _theme(font_px), enable_live_theme_updates=False)
        set_default_manager(None)  # else the first one stays for ever

    def reset(self) -> None:
        """Take every widget away."""
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


class Face(UIElement):
    """A painted rectangle that can be pressed; without ``press`` it is only looked at.

    ``sink`` says how many pixels it goes down when it is pressed. ``fresh`` is set whenever another
    picture is shown, until the scene has drawn it.
    """

    def __init__(
        self,
        rect: pygame.Rect,
        desk: Desk,
        container: UIContainer | None,
        picture: pygame.Surface,
        press: Press | None = None,
        sink: int = 0,
    ) -> None:
        layer = 0 if press is None else 2
        super().__init__(
            rect, desk, container, starting_height=layer, layer_thickness=1, element_id=["longtable_face"]
        )
        self.blendmode = 0
        self.fresh = True
        self.held = False
        self._pictures = {"rest": picture}
        self._press = press
        self._sink = sink
        self._state = ""
        self._show("rest")

    def _show(self, state: str) -> None:
        if state == self._state:
            return
        if state not in self._pictures:
            self._pictures[state] = _made(self._pictures["rest"], state, self._sink)
        self._state = state
        self._set_image(self._pictures[state])
        self.fresh = True

    def press(self, at: tuple[int, int] | None = None) -> None:
        """Do what a press does; ``at`` is a pixel inside the face (the middle, if it is not given)."""
        if self._press is not None:
            self._press(at or (int(self.rect.width) // 2, int(self.rect.height) // 2))

    def process_event(self, event: pygame.event.Event) -> bool:
        """Press and release; the release counts only where the press was."""
        if self._press is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and self.hover_point(*event.pos):
            self.held = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.held:
            self.held = False
            if self.hover_point(*event.pos):
                self.press((event.pos[0] - int(self.rect.x), event.pos[1] - int(self.rect.y)))
            return True
        return False

    def update(self, time_delta: float) -> None:
        """Show the picture that fits hovering and holding."""
        super().update(time_delta)
        if self._press is not None:
            self._show("down" if self.held and self.hovered else "hover" if self.hovered else "rest")

    def can_hover(self) -> bool:
        """Only what can be pressed lights up."""
        return self._press is not None


def _made(rest: pygame.Surface, state: str, sink: int) -> pygame.Surface:
    """The picture of a hovered face is a little lighter, that of a pressed one lower and darker."""
    if state == "hover":
        lit = rest.copy()
        lit.fill((24, 19, 11, 0), special_flags=pygame.BLEND_RGB_ADD)
        return lit
    low = pygame.Surface(rest.get_size(), pygame.SRCALPHA)
    low.blit(rest, (0, sink))
    low.fill((214, 208, 200, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return low


class Field(UITextEntryLine):
    """A line of text that is edited. Takes any text; what cannot be drawn is replaced by a neutral sign."""

    def __init__(
        self,
        rect: pygame.Rect,
        desk: Desk,
        container: UIContainer | None,
        text: str,
        changed: Callable[[str], None],
        longest: int,
        hint: str = "",
    ) -> None:
        super().__init__(rect, desk, container, placeholder_text=hint)
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


class Region(UIContainer):
    """A window onto content that is larger than it; what lies outside is not drawn and not touched."""

    def __init__(self, rect: pygame.Rect, desk: Desk) -> None:
        super().__init__(rect, desk, starting_height=1, container=None)
