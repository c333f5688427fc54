"""The layout of Uluru: the door through which the table scene comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import TABLE, Action, Event, Refusal
from game.uluru.actions import Pause
from game.uluru.box import BIRDS, BOX
from game.uluru.events import (
    Began,
    Called,
    CardCut,
    ChipMoved,
    CountdownBegan,
    LaidOut,
    LimitSet,
    Stopped,
    WishChecked,
    WishesShown,
)
from scenes.layout import Change, Face, Grip, Lying, Saying, Shown, Spot, Travel
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.uluru import geometry as places
from scenes.uluru import grips as gestures
from scenes.uluru import known, looks, middle, soon
from scenes.uluru import travels as ways
from scenes.uluru.clocks import SECOND
from scenes.uluru.geometry import UluruGeometry
from scenes.uluru.mats import mat_lying
from scenes.viewport import Viewport
from sprites import palette
from sprites import uluru as painter
from sprites.store import Store

SOUNDS: dict[type[Event], str] = {
    LaidOut: "card_slide",
    Began: "turn",
    ChipMoved: "chip",
    Called: "stone",
    CountdownBegan: "bone_clack",
    LimitSet: "turn",
    Stopped: "refuse",
}


def _look(look: int) -> palette.SeatLook:
    return palette.SEAT_LOOKS[look % len(palette.SEAT_LOOKS)]


BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "mat": lambda w, h, look, state, turn, radius, unit: painter.mat(
        w, h, unit, _look(look).hue, state, turn, radius
    ),
    "rock_card": lambda w, h, d, turn, unit: painter.rock_card(w, h, d, unit, turn),
    "supply": lambda pitch, d, turn, unit: painter.supply(2, 3, pitch, d, unit, BIRDS, turn),
    "bird_chip": lambda bird, d, turn, unit: painter.bird_chip(bird, d, unit, turn),
    "chip_back": lambda look, d, turn, unit: painter.chip_back(_look(look), d, unit, turn),
    "bird_card": lambda bird, w, h, turn, unit: painter.bird_card(bird, w, h, unit, turn),
    "wish_card": lambda kind, owner, other, lit, level, w, h, turn, unit: painter.wish_card(
        kind, owner, other, lit, level, w, h, unit, turn
    ),
    "wish_back": lambda w, h, turn, unit: painter.wish_back(w, h, unit, turn),
    "countdown": lambda d, left, turn, unit: painter.countdown(d, unit, left, turn),
    "stopwatch": lambda d, seconds, turn, unit: painter.stopwatch(d, unit, seconds, turn),
    "call": lambda text, d, state, share, look, turn, unit: painter.call_button(
        text, d, unit, state, share, _look(look).hue, turn
    ),
    "lamp": lambda d, state, turn, unit: painter.lamp(d, unit, state, turn),
    "pips": lambda done, count, d, pitch, turn, unit: painter.pips(done, count, d, pitch, unit, turn),
    "pebble": lambda text, d, turn, unit: painter.pebble(text, d, unit, turn),
    "penalty": lambda d, seed, unit: painter.penalty_pebble(d, unit, seed),
    "met": lambda d, turn, unit: painter.met_mark(d, unit, turn),
    "unmet": lambda d, turn, unit: painter.unmet_mark(d, unit, turn),
    "relation": lambda kind, here, there, lit, met, w, h, d, turn, unit: painter.relation(
        kind, here, there, lit, met, w, h, d, unit, turn
    ),
}
"""The painter's brush for each face of this game; the unit comes last."""


class UluruLayout(PlainLayout):
    """How the table of Uluru lies."""

    ambience = "outback"
    brushes = BRUSHES
    heard = SOUNDS
    open_hands = True

    def geometry(self, viewport: Viewport, seating: Seating) -> UluruGeometry:
        """Where everything may lie in this window."""
        return places.build(viewport, seating)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """Places, supplies, cards, mats, and the cards in the middle."""
        spots: Mapping[str, Spot] = geometry.spots
        return spots

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Everything on the table."""
        result = middle.middle_lying(geometry, shown)
        for mat in geometry.mats:
            result += mat_lying(geometry, shown, mat)
        return result

    def grips(self, geometry: Any, shown: Shown) -> Sequence[Grip]:
        """The gesture of every legal action."""
        return gestures.grips(shown)

    def attempt(self, shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
        """What an illegal drop was meant to do."""
        return gestures.attempt(shown, seat, piece, spot)

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        """How pieces get to their places."""
        return ways.travels(geometry, change)

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        """The chips are handed out."""
        return ways.deal(geometry, lying)

    def all_at_once(self, view: Any) -> bool:
        """With one clock for all nobody can wait for a mouse."""
        return not bool(view.ways.own)

    def story(self, events: Sequence[Event]) -> Sequence[float]:
        """Three, two, one before covered wishes turn up; the check: bird by bird, and then the points."""
        if any(isinstance(event, WishesShown) for event in events):
            return (BOX.timing.reveal_ms / SECOND / known.READY,) * known.READY
        checked = sum(isinstance(event, WishChecked) for event in events)
        if not checked:
            return ()
        cut = any(isinstance(event, CardCut) for event in events)
        return (*(known.CUT if cut else (known.TURNED,)), *known.CHECK * checked, known.COUNTED)

    def told(self, shown: Shown) -> tuple[str, float] | None:
        """Beats before "Go!"; in the check a bird lands, or droops; points are written down."""
        if shown.view.step == "place":
            return ("beat", 0.2) if known.ready(shown) is not None else ("turn", 0.8)
        step = known.told(shown)
        if step is None or known.too_late(shown) or known.judged(shown) == 0:
            return None
        if step == len(BIRDS):
            return "turn", 0.6
        if known.jumping(shown):
            return None
        met = all(seat[step] for seat in shown.view.checked.met)
        return ("chip", 0.6) if met else ("refuse", 0.5)

    def interrupt(self, shown: Shown, asked: bool) -> Action | None:
        """While chips are placed the clock stands for a break."""
        return Pause(TABLE, forced=not asked) if shown.view.step == "place" else None

    def no_hint(self, shown: Shown) -> Refusal | None:
        """While chips are placed nobody is helped at a table of several persons, except in training."""
        view = shown.view
        if view.step == "place" and not shown.alone and not view.ways.training:
            return Refusal("uluru-refuse-hint", (), "uluru.R40")
        return None

    def beat(self, shown: Shown) -> tuple[str, float] | None:
        """The countdown, louder with every second."""
        left = known.any_counting(shown)
        if left is None or shown.paused:
            return None
        return "beat", 0.3 + 0.7 * (1 - left / known.COUNT)

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """Red sand at dusk."""
        key = ("uluru-ground", viewport.size)
        yield from store.steps(key, lambda: painter.ground_steps(viewport.size, viewport.unit))

    def faces(self, geometry: Any, shown: Shown) -> Sequence[tuple[Face, float, bool]]:
        """What the clock will show, the button while it is held, covered and lifted chips."""
        return soon.faces(geometry, shown)

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        """A closer look at a piece."""
        return looks.describe(shown, piece)

    def rule_of(self, piece: str) -> str:
        """The rule that explains a piece."""
        return looks.rule_of(piece)
