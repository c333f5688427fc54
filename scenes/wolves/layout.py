"""The layout of Wolves: the door through which the table scene comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import Action, Event, Refusal, Value
from game.wolves import events as ev
from game.wolves.talk import Phrase, phrase
from scenes.layout import Change, Grip, Lying, Saying, Shown, Spot, Travel
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.viewport import Viewport
from scenes.wolves import board, buttons, cards, known, looks, mats, middle
from scenes.wolves import geometry as places
from scenes.wolves import grips as gestures
from scenes.wolves import travels as ways
from scenes.wolves.geometry import WolvesGeometry
from sprites import wolves as painter
from sprites.store import Store

SOUNDS: dict[type[Event], str] = {
    ev.Drew: "card_slide",
    ev.LeaderDrawn: "card_flip",
    ev.Stopped: "wood_knock",
    ev.Overstretched: "ice",
    ev.Paid: "card_on_snow",
    ev.NeedMet: "chip",
    ev.Offered: "card_slide",
    ev.GiftTaken: "chip",
    ev.Settled: "card_on_snow",
    ev.TurnBegan: "owl",
    ev.ChiefElected: "howl",
}

Caption = tuple[str, str, tuple[tuple[str, Value], ...]]
"""A piece, a message key, and its parameters."""

TURN_TOLD, OVERSTRETCH_TOLD = 3.0, 2.2
"""Seconds in which the end of a turn and an overstretch are told."""

BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "wmat": lambda w, h, look, state, turn, unit: painter.mat(w, h, unit, look, state, turn),
    "wplace": lambda w, h, kind, turn, lit, unit: painter.place(w, h, unit, kind, turn, lit),
    "wplate": lambda w, h, turn, lit, unit: painter.plate(w, h, unit, turn, lit),
    "warrow": lambda w, h, way, lit, unit: painter.arrow(w, h, unit, way, lit),
    "wolf": lambda look, height, turn, unit: painter.wolf(look, height, unit, turn),
    "wolf_ghost": lambda look, height, turn, unit: painter.wolf_ghost(look, height, unit, turn),
    "rank": lambda value, d, turn, unit: painter.rank(value, d, unit, turn),
    "award": lambda d, turn, count, unit: painter.award(d, unit, turn, count),
    "status": lambda d, turn, unit: painter.status(d, unit, turn),
    "wbadge": lambda kind, d, turn, unit: painter.badge(kind, d, unit, turn),
    "deck": lambda community, count, w, h, turn, unit: painter.deck(community, count, w, h, unit, turn),
    "card_back": lambda community, w, h, turn, unit: painter.card_back(community, w, h, unit, turn),
    "card": lambda kind, w, h, title, turn, state, unit: painter.card(kind, w, h, unit, title, turn, state),
    "taken_card": lambda kind, w, h, turn, unit: painter.taken_card(kind, w, h, unit, turn),
    "taken_back": lambda w, h, turn, unit: painter.taken_back(w, h, unit, turn),
    "taken_pile": lambda count, w, h, turn, unit: painter.taken_pile(count, w, h, unit, turn),
    "need": lambda kind, filled, w, h, state, turn, unit: painter.need(kind, filled, w, h, unit, state, turn),
    "needs_board": lambda w, h, rows, turn, unit: painter.needs_board(w, h, unit, rows, turn),
    "tick": lambda d, turn, unit: painter.tick(d, unit, turn),
    "reserve": lambda w, h, turn, unit: painter.reserve(w, h, unit, turn),
    "wtoken": lambda kind, d, turn, unit: painter.token(kind, d, unit, turn),
    "knowledge": lambda kind, w, h, title, turn, unit: painter.knowledge(kind, w, h, unit, title, turn),
    "knowledge_pile": lambda kind, left, w, h, title, turn, unit: painter.knowledge_pile(
        kind, left, w, h, unit, title, turn
    ),
    "track": lambda w, h, d, marker, around, unit: painter.track(w, h, d, marker, unit, around),
    "space_light": lambda d, unit: painter.space_light(d, unit),
    "turn_tile": lambda number, w, h, state, takes, taken, turn, unit: painter.turn_tile(
        number, w, h, unit, state, takes, taken, turn
    ),
}
"""The painter's brush for each face of this game; the unit comes last."""


class WolvesLayout(PlainLayout):
    """How the table of Wolves lies."""

    ambience = "winter"
    brushes = BRUSHES
    heard = SOUNDS
    open_hands = True

    def geometry(self, viewport: Viewport, seating: Seating) -> WolvesGeometry:
        """Where everything may lie in this window."""
        return places.build(viewport, seating)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """Mats with their places, the plate, the knowledge cards; open hands where they lie."""
        return {**geometry.spots, **cards.open_spots(geometry, shown)}

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Everything on the table."""
        return [
            *board.board_lying(geometry, shown),
            *mats.mats_lying(geometry, shown),
            *middle.middle_lying(geometry, shown),
            *cards.cards_lying(geometry, shown),
            *buttons.buttons_lying(geometry, shown),
        ]

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
        """The wolves come on the track."""
        return ways.deal(lying)

    def story(self, events: Sequence[Event]) -> Sequence[float]:
        """Whoever overstretches sees it, and all see how a turn ends, before anybody takes over."""
        kinds = {type(event) for event in events}
        if ev.Awarded in kinds and ev.GameEnded not in kinds:
            return (TURN_TOLD,)
        return (OVERSTRETCH_TOLD,) if ev.Overstretched in kinds else ()

    def no_hint(self, shown: Shown) -> Refusal | None:
        """A hint about a covered hand would tell others what it holds."""
        view = shown.view
        seat = view.active
        if seat is None or view.step not in ("pay", "give", "settle") or not known.acts(shown, seat):
            return None
        return Refusal("wolves-refuse-covered", (), "wolves.35") if known.mine(shown, seat) is None else None

    def says(self, event: Event) -> Phrase | None:
        """What a computer player says when this happens."""
        return phrase(event)

    def caption(self, event: Event) -> Caption | None:
        """Which space was taken, so that a marker stops before it."""
        if not isinstance(event, ev.Climbed) or event.place == event.origin + event.gain:
            return None
        goal = event.origin + event.gain
        return f"marker:{event.seat}", "wolves-caption-taken", (("goal", goal), ("place", event.place))

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """Snow at dusk."""
        key = ("wolves-ground", viewport.size)
        yield from store.steps(key, lambda: painter.ground_steps(viewport.size, viewport.unit))

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
