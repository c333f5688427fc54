"""What a menu is operated with: painted faces and text fields, and the desk with a pointer of our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame_gui.core import UIContainer

    from scenes.hud.fields import Field, Typist

Press = Callable[[tuple[int, int]], None]
"""What a face does when it is pressed; gets the pixel inside the face."""

PARKED = (-10_000, -10_000)
"""Where the virtual pointer waits when no mouse is there and no finger is down."""


class Desk:
    """The widgets of a window. Its pointer is set by us, so that fingers work like a mouse."""

    def __init__(self, size: tuple[int, int], font_px: int) -> None:
        self.size = size
        self.font_px = font_px
        self.pointer = PARKED
        self.faces: list[Face] = []
        self._typist: Typist | None = None

    @property
    def typist(self) -> Typist:
        """The manager of the text fields, made with the first of them."""
        if self._typist is None:
            from scenes.hud.fields import Typist

            self._typist = Typist(self.size, self.font_px)
        return self._typist

    def reset(self) -> None:
        """Take every widget away."""
        self.faces.clear()
        if self._typist is not None:
            self._typist.reset()

    def edit(self, field: Field | None) -> None:
        """Let this field, or none, take what is typed."""
        if self._typist is not None:
            self._typist.set_focus_set(field.get_focus_set() if field is not None else None)

    def process_event(self, event: pygame.event.Event) -> None:
        """Pass an event to the widget that wants it."""
        if any(face.process_event(event) for face in tuple(self.faces)):
            return
        if self._typist is not None:
            self._typist.process_events(event)

    def update(self, seconds: float) -> None:
        """Let the widgets react to the pointer."""
        for face in self.faces:
            face.follow(self.pointer)
        if self._typist is not None:
            self._typist.pointer = self.pointer
            self._typist.update(seconds)

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the widgets where the screen's clip allows it, those that are only looked at first."""
        for face in sorted(self.faces, key=lambda face: face.pressable):
            face.draw(screen)
        if self._typist is not None:
            self._typist.draw_ui(screen)


class Region:
    """A window onto content that is larger than it; what lies outside is not drawn and not touched."""

    def __init__(self, rect: pygame.Rect, desk: Desk) -> None:
        self.rect = rect
        self._desk = desk
        self._container: UIContainer | None = None

    @property
    def container(self) -> UIContainer:
        """The same for text fields."""
        if self._container is None:
            from pygame_gui.core import UIContainer

            self._container = UIContainer(self.rect, self._desk.typist, starting_height=1, container=None)
        return self._container


class Face:
    """A painted rectangle that can be pressed; without ``press`` it is only looked at.

    ``sink`` says how many pixels it goes down when it is pressed. ``fresh`` is set whenever another
    picture is shown, until the scene has drawn it. In a region ``rect`` counts from the region's corner.
    """

    is_focused = False

    def __init__(
        self,
        rect: pygame.Rect,
        desk: Desk,
        region: Region | None,
        picture: pygame.Surface,
        press: Press | None = None,
        sink: int = 0,
    ) -> None:
        self.rect = rect.move(region.rect.topleft) if region is not None else rect.copy()
        self.fresh = True
        self.held = False
        self.hovered = False
        self._region = region
        self._pictures = {"rest": picture}
        self._press = press
        self._sink = sink
        self._state = "rest"
        desk.faces.append(self)

    @property
    def pressable(self) -> bool:
        """Whether it is more than looked at."""
        return self._press is not None

    def set_relative_position(self, at: tuple[int, int]) -> None:
        """Move it within its region; pixels."""
        left, top = self._region.rect.topleft if self._region is not None else (0, 0)
        self.rect.topleft = left + at[0], top + at[1]

    def hover_point(self, x: float, y: float) -> bool:
        """Whether this point of the window belongs to it."""
        inside = self._region is None or self._region.rect.collidepoint(x, y)
        return inside and self.rect.collidepoint(x, y)

    def press(self, at: tuple[int, int] | None = None) -> None:
        """Do what a press does; ``at`` is a pixel inside the face (the middle, if it is not given)."""
        if self._press is not None:
            self._press(at or (self.rect.width // 2, self.rect.height // 2))

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
                self.press((event.pos[0] - self.rect.x, event.pos[1] - self.rect.y))
            return True
        return False

    def follow(self, pointer: tuple[int, int]) -> None:
        """Show the picture that fits hovering and holding."""
        if self._press is None:
            return
        self.hovered = self.hover_point(*pointer)
        state = "down" if self.held and self.hovered else "hover" if self.hovered else "rest"
        if state != self._state:
            if state not in self._pictures:
                self._pictures[state] = _made(self._pictures["rest"], state, self._sink)
            self._state = state
            self.fresh = True

    def draw(self, screen: pygame.Surface) -> None:
        """Draw it within the screen's clip and its region."""
        clip = screen.get_clip()
        seen = clip.clip(self._region.rect) if self._region is not None else clip
        if self.rect.colliderect(seen):
            screen.set_clip(seen)
            screen.blit(self._pictures[self._state], self.rect)
            screen.set_clip(clip)


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
