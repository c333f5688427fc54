"""The layout of Uk'otoa: the door through which the table scene comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import Action, Event, Refusal
from game.ukotoa import laying
from game.ukotoa.events import (
    CardsDealt,
    GameEnded,
    Reshuffled,
    SailorPlaced,
    SeaStirred,
    TurnBegan,
    UkotoaMoved,
    Unleashed,
    Whispered,
)
from game.ukotoa.options import with_ship
from scenes.layout import Change, Grip, Lying, Saying, Shown, Spot, Travel
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.ukotoa import cards, looks, previews, ship, trays
from scenes.ukotoa import geometry as places
from scenes.ukotoa import grips as gestures
from scenes.ukotoa import travels as ways
from scenes.ukotoa.geometry import UkotoaGeometry
from scenes.viewport import Viewport
from sprites import ukotoa as painter
from sprites.store import Store

SOUNDS: dict[type[Event], str] = {
    CardsDealt: "card_slide",
    Reshuffled: "card_slide",
    SailorPlaced: "planks",
    UkotoaMoved: "call",
    Unleashed: "lash",
    SeaStirred: "call",
    Whispered: "",
    TurnBegan: "turn",
    GameEnded: "",
}


def _tile(r: float, way: int, seed: int, unit: float) -> pygame.Surface:
    return painter.wheel(r, unit) if way < 0 else painter.tile(r, unit, way, seed)


def _sinking(r: float, way: int, seed: int, stage: int, unit: float) -> pygame.Surface:
    """A tile that goes under; at last only water is left."""
    if stage >= ways.SINKING:
        return painter.hole(r, unit, seed)
    return painter.sinking(r, unit, way if way >= 0 else None, seed, stage)


def _coil(r: float, turn: int, unit: float) -> pygame.Surface:
    """The rolled tip of an arm in dark water, so that a hand can take it anywhere."""
    tip = painter.coil(r, unit)
    picture = pygame.Surface(tip.get_size(), pygame.SRCALPHA)
    middle = (tip.get_width() / 2, tip.get_height() / 2)
    pygame.draw.circle(picture, (14, 52, 66, 230), middle, min(middle) * 0.94)
    picture.blit(tip, (0, 0))
    return picture


def _link(d: float, turn: int, unit: float) -> pygame.Surface:
    picture = painter.link(d, unit)
    return pygame.transform.rotate(picture, 90) if turn % 2 else picture


def _target(d: float, unit: float) -> pygame.Surface:
    """Something to be tapped that is not seen."""
    return pygame.Surface((round(d * unit), round(d * unit)), pygame.SRCALPHA)


BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "tile": _tile,
    "tile_back": painter.tile_back,
    "sinking": _sinking,
    "foam": lambda r, seed, unit: painter.foam(r, unit, seed),
    "hole": lambda r, seed, unit: painter.hole(r, unit, seed),
    "arrow": lambda r, way, unit: painter.arrow(r, unit, way),
    "hex_light": painter.hex_light,
    "target": _target,
    "figure": lambda colour, height, turn, unit: painter.sailor(colour, height, unit, turn),
    "ghost": lambda colour, height, unit: painter.ghost(colour, height, unit),
    "beast": lambda height, turn, unit: painter.leviathan(height, unit, turn),
    "coil": _coil,
    "tentacle": lambda r, way, reach, unit: painter.tentacle(r, unit, way, reach),
    "step": lambda kind, r, way, unit: painter.step(kind, r, unit, way),
    "swap": lambda r, way, unit: painter.swap(r, unit, way),
    "way_line": lambda points, r, kind, unit: painter.way_line(points, r, unit, kind),
    "count": lambda text, d, tone, turn, unit: painter.count(text, d, unit, tone, turn),
    "card": lambda kind, title, line, w, h, turn, unit: painter.card(kind, w, h, unit, title, line, turn),
    "card_back": lambda w, h, turn, unit: painter.card_back(w, h, unit, turn),
    "place": lambda w, h, kind, turn, lit, unit: painter.place(w, h, unit, kind, turn, lit),
    "link": _link,
    "hat": lambda colour, d, state, turn, unit: painter.emblem(colour, d, unit, turn, state == "lost"),
    "faction": lambda colour, states, title, line, d, turn, unit: painter.faction_tile(
        colour, states, d, unit, title, line, turn
    ),
    "faction_back": lambda d, turn, unit: painter.faction_back(d, unit, turn),
    "rope": lambda colour, points, unit: painter.rope(colour or None, points, unit),
    "leather": lambda w, h, state, turn, unit: painter.tray(w, h, unit, state, turn),
    "bubble": lambda text, w, h, turn, unit: painter.bubble(text, w, h, unit, turn),
}
"""The painter's brush for each face of this game; the unit comes last."""


class UkotoaLayout(PlainLayout):
    """How the table of Uk'otoa lies."""

    ambience = "sea"
    brushes = BRUSHES
    heard = SOUNDS
    open_hands = True
    aims = ("hex:", "ray:", "tile:")

    def geometry(self, viewport: Viewport, seating: Seating) -> UkotoaGeometry:
        """Where everything may lie in this window."""
        return places.build(viewport, seating)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """Sea, trays, piles, the ship as it lies now, and the places of the seat in turn."""
        return {
            **geometry.spots,
            **ship.ship_spots(geometry, shown),
            **cards.card_spots(geometry, shown),
        }

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Everything on the table."""
        result = cards.lost_lying(geometry, shown)
        for tray in geometry.trays:
            result += trays.tray_lying(shown, tray)
        result += trays.quiet_lying(geometry, shown)
        result += ship.ship_lying(geometry, shown)
        result += cards.cards_lying(geometry, shown)
        result += previews.previews_lying(geometry, shown)
        result += ship.numbers_lying(geometry, shown)
        return result

    def grips(self, geometry: Any, shown: Shown) -> Sequence[Grip]:
        """The gesture of every legal action."""
        return gestures.grips(geometry, shown)

    def attempt(self, shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
        """What an illegal drop was meant to do."""
        return gestures.attempt(shown, seat, piece, spot)

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        """How pieces get to their places."""
        return ways.travels(geometry, change)

    def holds_up(self, toggles: frozenset[str]) -> bool:
        """The match goes on under the numbers of the tiles."""
        return False

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        """Cards are dealt from the pile."""
        return ways.deal(geometry, lying)

    def keepsake(self, shown: Shown, notes: Mapping[str, str]) -> Mapping[str, str] | None:
        """The ship, once it is whole, before those that were kept earlier."""
        view = shown.view
        return with_ship(notes, laying.text_of(view.path)) if view.step != "lay" else None

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """A stormy sea that the ship stirs."""
        x, y = geometry.middle
        middle = (round(x / viewport.wide, 3), round(y / viewport.high, 3))
        reach = round(geometry.rooms[0][3] * 0.62)
        key = ("ukotoa-ground", viewport.size, middle, reach)
        yield from store.steps(key, lambda: painter.ground_steps(viewport.size, viewport.unit, middle, reach))

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        """A closer look at a piece."""
        return looks.describe(shown, piece)

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        """Who may peek at a covered card."""
        kind, _, rest = piece.partition(":")
        return int(rest.split(":")[0]) if kind == "hand" else None

    def rule_of(self, piece: str) -> str:
        """The rule that explains a piece."""
        return looks.rule_of(piece)
