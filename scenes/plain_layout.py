"""What most games say where a layout is asked for something special."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game.contract import Action, Event, Refusal, Value
from scenes.layout import Change, Face, Lying, Shown, Travel


class PlainLayout:
    """A :class:`scenes.layout.Layout` but for its geometry, spots, lying pieces, grips and ground.

    ``brushes`` paint the faces of the game by their names, the unit comes last; ``heard`` are the sounds of
    its events.
    """

    ambience = ""
    open_hands = False
    aims: tuple[str, ...] = ()
    brushes: ClassVar[Mapping[str, Callable[..., pygame.Surface]]] = {}
    heard: ClassVar[Mapping[type[Event], str]] = {}

    def picture(self, face: Face, unit: float) -> pygame.Surface:
        """Paint one face of this game."""
        name, *args = face
        return self.brushes[name](*args, unit)

    def sounds(self, event: Event) -> str:
        """The sound of an event, if it has one."""
        return self.heard.get(type(event), "")

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        """Everything takes the straight way."""
        return {}

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        """Everything lies there already."""
        return {}

    def all_at_once(self, view: Any) -> bool:
        """One after another will do."""
        return False

    def story(self, events: Sequence[Event]) -> Sequence[float]:
        """Everything is shown at once."""
        return ()

    def told(self, shown: Shown) -> tuple[str, float] | None:
        """A story is told in silence."""
        return None

    def interrupt(self, shown: Shown, asked: bool) -> Action | None:
        """A break means nothing to the rules."""
        return None

    def no_hint(self, shown: Shown) -> Refusal | None:
        """Hints are always given."""
        return None

    def holds_up(self, toggles: frozenset[str]) -> bool:
        """Whoever looks at something has the time for it."""
        return bool(toggles)

    def keepsake(self, shown: Shown, notes: Mapping[str, str]) -> Mapping[str, str] | None:
        """Nothing is kept."""
        return None

    def beat(self, shown: Shown) -> tuple[str, float] | None:
        """Seconds pass in silence."""
        return None

    def faces(self, geometry: Any, shown: Shown) -> Sequence[tuple[Face, float, bool]]:
        """Nothing has to be painted beforehand."""
        return ()

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        """Nothing is covered."""
        return None

    def says(self, event: Event) -> tuple[int, str, tuple[tuple[str, Value], ...]] | None:
        """Computer players are silent."""
        return None

    def caption(self, event: Event) -> tuple[str, str, tuple[tuple[str, Value], ...]] | None:
        """What moves needs no words."""
        return None
