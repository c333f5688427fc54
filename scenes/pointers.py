"""Mouse, fingers and pens into pointers: one physical touch is exactly one pointer.

SDL is told not to make mouse events of touches and the other way round (see ``scenes.window``); mouse
events that still say they come from a touch are dropped here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pygame

MOUSE = "mouse"
OF_MOUSE = frozenset((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION))
OF_FINGER = frozenset((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION))
MADE_OF_MOUSE = -1
"""SDL's touch device of the fingers that it makes of a mouse (``SDL_MOUSE_TOUCH_EVENTS``)."""


class Phase(IntEnum):
    """What a pointer did."""

    DOWN = 0
    MOVE = 1
    UP = 2
    CANCEL = 3
    HOVER = 4
    LOOK = 5
    WHEEL = 6


@dataclass(frozen=True, slots=True)
class Touch:
    """One thing that one pointer did, at a pixel. ``wheel`` is the number of notches, up positive."""

    pointer: str
    phase: Phase
    at: tuple[float, float]
    wheel: float = 0.0

    @property
    def is_finger(self) -> bool:
        """Whether it came from a touch screen."""
        return self.pointer != MOUSE


class Pointers:
    """Keeps track of what is pressed; a lost release or focus, or a second button, cancels."""

    def __init__(self) -> None:
        self._down: dict[str, tuple[float, float]] = {}
        self._mouse_is_finger = False

    @property
    def pressed(self) -> tuple[str, ...]:
        """The pointers that are down."""
        return tuple(self._down)

    def translate(self, event: pygame.event.Event, size: tuple[int, int]) -> list[Touch]:
        """What an event means; empty for events that come from no pointer.

        Args:
            event: any pygame event.
            size: the window in pixels (fingers are fractions of it).
        """
        if event.type in OF_MOUSE:
            return [] if getattr(event, "touch", False) or self._mouse_is_finger else self._mouse(event)
        if event.type in OF_FINGER:
            return self._finger(event, size)
        if event.type == pygame.MOUSEWHEEL and not getattr(event, "touch", False):
            step = getattr(event, "precise_y", event.y)
            return [Touch(MOUSE, Phase.WHEEL, pygame.mouse.get_pos(), step)]
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED):
            return self.cancel_all() if event.type != pygame.WINDOWLEAVE else self._leave()
        return []

    def cancel_all(self) -> list[Touch]:
        """Take every pressed pointer off the table without committing anything."""
        gone = [Touch(pointer, Phase.CANCEL, at) for pointer, at in self._down.items()]
        self._down.clear()
        return gone

    def _leave(self) -> list[Touch]:
        if MOUSE in self._down:
            return []
        return [Touch(MOUSE, Phase.HOVER, (-1, -1))]

    def _mouse(self, event: pygame.event.Event) -> list[Touch]:
        at = (float(event.pos[0]), float(event.pos[1]))
        if event.type == pygame.MOUSEMOTION:
            if MOUSE not in self._down:
                return [Touch(MOUSE, Phase.HOVER, at)]
            if not event.buttons[0]:
                return self._lift(MOUSE, at, Phase.CANCEL)
            self._down[MOUSE] = at
            return [Touch(MOUSE, Phase.MOVE, at)]
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1:
                return self._press(MOUSE, at)
            if event.button == 3 and MOUSE not in self._down:
                return [Touch(MOUSE, Phase.LOOK, at)]
            return self._lift(MOUSE, at, Phase.CANCEL) if event.button in (2, 3) else []
        return self._lift(MOUSE, at, Phase.UP) if event.button == 1 else []

    def _finger(self, event: pygame.event.Event, size: tuple[int, int]) -> list[Touch]:
        device = getattr(event, "touch_id", 0)
        if device == MADE_OF_MOUSE:
            self._mouse_is_finger = True  # the mouse event of the same press comes after it
        pointer = f"finger:{device}:{event.finger_id}"
        at = (event.x * size[0], event.y * size[1])
        if event.type == pygame.FINGERDOWN:
            return self._press(pointer, at)
        if event.type == pygame.FINGERUP:
            return self._lift(pointer, at, Phase.UP)
        if pointer not in self._down:
            return []
        self._down[pointer] = at
        return [Touch(pointer, Phase.MOVE, at)]

    def _press(self, pointer: str, at: tuple[float, float]) -> list[Touch]:
        lost = self._lift(pointer, at, Phase.CANCEL)
        self._down[pointer] = at
        return [*lost, Touch(pointer, Phase.DOWN, at)]

    def _lift(self, pointer: str, at: tuple[float, float], phase: Phase) -> list[Touch]:
        if self._down.pop(pointer, None) is None:
            return []
        return [Touch(pointer, phase, at)]
