"""What a scene is: one screen of the program, such as the shelf, a table or the curtain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.pointers import Touch

if TYPE_CHECKING:
    from scenes.manager import App


@dataclass(frozen=True, slots=True)
class Key:
    """A key that went down (or up): pygame's name of it, such as ``return`` or ``z``."""

    name: str
    control: bool = False
    shift: bool = False
    alt: bool = False
    released: bool = False
    repeated: bool = False


class Scene:
    """The base of all scenes; the methods do nothing until a scene says otherwise."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def title(self) -> str:
        """What the window's title says; never a secret."""
        return "Longtable"

    def prepare(self) -> Iterator[float]:
        """Paint what the scene needs, in slices; yields the share that is done, 0 to 1.

        Called before the scene is shown and again whenever the window has another size.
        """
        return iter(())

    def enter(self) -> None:
        """The scene has come to the top of the stack."""

    def cover(self) -> None:
        """Another scene comes on top: large pictures are let go; :meth:`prepare` makes them again."""

    def leave(self) -> None:
        """The scene is taken off the stack for good."""

    def pause(self) -> None:
        """The window is hidden or lost the focus: clocks stop, pieces go home."""

    def touch(self, touch: Touch) -> None:
        """A pointer did something."""

    def key(self, key: Key) -> None:
        """A key went down or up."""

    def event(self, event: pygame.event.Event) -> None:
        """Any pygame event but a motion of the mouse, for widgets that want the raw ones."""

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether something moves, so that frames are wanted.

        Args:
            seconds: since the last call, never more than a tenth.
        """
        return False

    def wake(self) -> float:
        """Seconds until :meth:`update` wants to be called although nothing moves."""
        return 60.0

    def spare(self) -> bool:
        """Do one small thing that can wait until nobody acts; returns whether there may be more."""
        return False

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw what changed (or everything, if ``whole``) and say where."""
        return []
