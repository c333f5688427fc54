"""The layout of Ugah Ugah!: the door through which the table scene comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import Action, Event, Refusal
from game.ugah.events import BonesAside, GameEnded, Met, Passed, PreyWon, Rolled, Taken, TurnBegan
from scenes.layout import Change, Face, Grip, Lying, Saying, Shown, Spot, Travel
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.ugah import geometry as places
from scenes.ugah import grips as gestures
from scenes.ugah import lying as positions
from scenes.ugah import travels as ways
from scenes.ugah.geometry import UgahGeometry
from scenes.viewport import Viewport
from sprites import ugah as painter
from sprites.store import Store

SOUNDS: dict[type[Event], str] = {
    Rolled: "dice_rattle",
    Taken: "die_knock",
    BonesAside: "",
    PreyWon: "card_slide",
    TurnBegan: "turn",
    Met: "wood_knock",
    Passed: "wood_knock",
    GameEnded: "",
}

BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "hearth": painter.hearth,
    "groove": lambda w, h, turn, unit: painter.groove(w, h, unit, 5, turn),
    "gap_mark": painter.gap_mark,
    "tray": lambda w, h, active, turn, unit: painter.tray(w, h, unit, active, turn),
    "path_card": lambda kind, points, w, h, angle, content, unit: painter.path_card(
        kind, points, w, h, unit, angle, content
    ),
    "card_back": lambda w, h, angle, unit: painter.card_back(w, h, unit, angle),
    "emptied": lambda w, h, angle, unit: painter.emptied(w, h, unit, angle),
    "prey_card": lambda kind, points, w, h, turn, unit: painter.prey_card(kind, points, w, h, unit, turn),
    "prey_print": lambda kind, w, h, turn, unit: painter.prey_print(kind, w, h, unit, turn),
    "die": lambda symbol, d, tilt, turn, unit: painter.die(symbol, d, unit, tilt, turn),
    "die_blur": lambda d, phase, unit: painter.die_blur(d, unit, phase),
    "figure": lambda kind, height, turn, unit: painter.figure(kind, height, unit, turn),
    "ghost": lambda kind, height, turn, unit: painter.ghost(kind, height, unit, turn),
    "count_pill": lambda text, turn, unit: painter.count_pill(text, unit, turn),
}
"""The painter's brush for each face of this game; the unit comes last."""


class UgahLayout(PlainLayout):
    """How the table of Ugah Ugah! lies."""

    ambience = "cave"
    brushes = BRUSHES
    heard = SOUNDS

    def geometry(self, viewport: Viewport, seating: Seating) -> UgahGeometry:
        """Where everything may lie in this window."""
        return places.build(viewport, seating)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """Path, trays, and the middle block turned towards the acting seat."""
        turn = positions.facing(geometry, shown.view.current)
        return {**geometry.spots, **places.middle_spots(geometry, turn)}

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Everything on the table."""
        return positions.lying(geometry, shown)

    def grips(self, geometry: Any, shown: Shown) -> Sequence[Grip]:
        """The gesture of every legal action."""
        return gestures.grips(geometry, shown)

    def attempt(self, shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
        """What an illegal drop was meant to do."""
        return gestures.attempt(shown, seat, piece, spot)

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        """How pieces get to their places."""
        return ways.travels(geometry, change)

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        """The path is dealt card by card, then the prey."""
        return ways.deal(lying)

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """Cave floor and hide."""
        cx, cy, long, bend = geometry.ring
        axes = (long + 64, bend + (76 if not geometry.around else 84))
        key = ("ugah-ground", viewport.size, (cx, cy), axes)
        yield from store.steps(
            key, lambda: painter.ground_steps(viewport.size, viewport.unit, (cx, cy), axes)
        )

    def faces(self, geometry: Any, shown: Shown) -> Sequence[tuple[Face, float, bool]]:
        """The dice in the air and as they come to rest, painted before the first throw."""
        turn = positions.facing(geometry, shown.view.current)
        rolling: list[Face] = [("die_blur", geometry.die, phase) for phase in range(8)]
        symbols = ("bone", "dinosaur", "mammoth", "bird", "small", "large")
        resting: list[Face] = [
            ("die", symbol, geometry.die, float(tilt), turn) for symbol in symbols for tilt in positions.TILTS
        ]
        figures: list[Face] = [
            ("figure", kind, height, turn)
            for kind, height in zip(("small", "large"), geometry.figures, strict=True)
        ]
        in_the_air = [(face, positions.DIE_HEIGHT, True) for face in (*rolling, *resting)]
        at_rest = [(face, positions.DIE_HEIGHT, False) for face in resting]
        return in_the_air + at_rest + [(face, positions.FIGURE_HEIGHT, True) for face in figures]

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        """A closer look at a piece."""
        return gestures.describe(shown, piece)

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        """Who may peek at a covered piece."""
        return gestures.secret_of(shown, piece)

    def rule_of(self, piece: str) -> str:
        """The rule that explains a piece."""
        return gestures.rule_of(piece)
