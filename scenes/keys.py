"""The keys of the keyboard: which are down, and the last one counts again while it is held."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from scenes.scene import Key

DELAY, INTERVAL = 0.35, 0.06
"""Seconds until a held key counts again, and between two further times."""
AGAIN = ("left", "right", "up", "down", "tab", "page up", "page down")
"""Keys that scenes hear again and again while they are held; every other one counts once."""


class Keys:
    """Follows every key.

    SDL's and pygame's own repetitions are not used: they go on while the program is too busy to learn that
    the key was let go, and a short press becomes several.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._down: set[int] = set()
        self._last: pygame.event.Event | None = None
        self._due = 0.0

    def translate(self, event: pygame.event.Event) -> Key:
        """The key of a KEYDOWN or KEYUP."""
        released = event.type == pygame.KEYUP
        repeated = not released and event.key in self._down
        if not released:
            self._down.add(event.key)
            self._last, self._due = event, self._clock() + (INTERVAL if repeated else DELAY)
        else:
            self._down.discard(event.key)
            if self._last is not None and event.key == self._last.key:
                self._last = None
        return Key(
            pygame.key.name(event.key).lower(),
            bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(event.mod & pygame.KMOD_SHIFT),
            bool(event.mod & pygame.KMOD_ALT),
            released,
            repeated,
        )

    def again(self, looked: float) -> pygame.event.Event | None:
        """The event of the key that is held and counts once more, if one does.

        Args:
            looked: when the input was looked at last; by then the key had to be due, and was still down.
        """
        return self._last if self._due <= looked else None

    def wake(self) -> float:
        """Seconds until a held key counts again; infinite if none is held."""
        return max(0.0, self._due - self._clock()) if self._last is not None else float("inf")

    def clear(self) -> None:
        """Nobody holds a key: the keyboard belongs to another window."""
        self._down.clear()
        self._last = None
