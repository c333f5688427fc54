"""The layout of Uluk: the door through which the table scene comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import Action, Event, Refusal
from game.uluk import events as ev
from scenes.faces import turned
from scenes.layout import Change, Grip, Lying, Saying, Shown, Spot, Travel
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.uluk import board, buttons, camp, goods, known, looks, meal, trays
from scenes.uluk import geometry as places
from scenes.uluk import grips as gestures
from scenes.uluk import travels as ways
from scenes.uluk.geometry import UlukGeometry
from scenes.viewport import Viewport
from sprites import table_parts
from sprites import uluk as painter
from sprites.shadow import glow, glow_ring
from sprites.store import Store

SOUNDS: dict[type[Event], str] = {
    ev.InventionTaken: "card_place",
    ev.InventionBroken: "card_slide",
    ev.Ate: "token",
    ev.LaidByCradle: "token",
    ev.LaidByFire: "token",
    ev.TakenBack: "token",
    ev.TriberBorn: "goat",
    ev.Celebrated: "celebration",
    ev.TreatEaten: "chip",
    ev.WentHungry: "level_down",
    ev.SeasonBegan: "turn",
    ev.FreeloadersLead: "turn",
}
"""What is heard at once; all else is heard when a piece arrives."""


def _ring_in(
    w: float, h: float, dx: float, dy: float, wide: float, high: float, radius: float, unit: float
) -> pygame.Surface:
    """A clear picture of w by h with the ring of a place somewhere in it."""
    return _within(w, h, dx, dy, glow_ring(wide, high, unit, radius), unit)


def _glow_in(
    w: float, h: float, dx: float, dy: float, wide: float, high: float, radius: float, unit: float
) -> pygame.Surface:
    """The same with the glow of a place over which a hand is."""
    size = (max(1, round(wide * unit)), max(1, round(high * unit)))
    return _within(w, h, dx, dy, glow(size, unit, radius=radius), unit)


def _within(w: float, h: float, dx: float, dy: float, light: pygame.Surface, unit: float) -> pygame.Surface:
    room = max(light.get_size())
    picture = pygame.Surface((round(w * unit) + room, round(h * unit) + room), pygame.SRCALPHA)
    x, y = picture.get_width() / 2 + dx * unit, picture.get_height() / 2 + dy * unit
    picture.blit(light, light.get_rect(center=(round(x), round(y))))
    return picture


def _paper(w: float, h: float, kind: str, turn: int, unit: float) -> pygame.Surface:
    return turned(table_parts.plate(w, h, unit, kind), turn)


BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "ring_in": _ring_in,
    "glow_in": _glow_in,
    "upaper": _paper,
    "figure": lambda tribe, look, height, turn, unit: painter.triber(tribe, look, height, unit, turn),
    "monument": lambda land, height, turn, unit: painter.monument(land, height, unit, turn),
    "season": lambda w, h, season, phase, unit: painter.season_board(w, h, unit, season, phase),
    "track_tile": lambda values, w, unit: painter.track_tile(values, w, unit),
    "harvest_marker": lambda w, h, rising, unit: painter.harvest_marker(w, h, unit, rising),
    "mtoken": lambda land, value, d, turn, unit: painter.monument_token(land, value, d, unit, turn),
    "mback": lambda d, turn, unit: painter.monument_back(d, unit, turn),
    "good": lambda kind, d, turn, unit: painter.token(kind, d, unit, turn),
    "made": lambda kind, d, turn, unit: painter.token(kind, d, unit, turn),
    "chip": lambda d, laps, unit: painter.happiness_chip(d, unit, laps),
    "invention": lambda kind, w, h, title, turn, unit: painter.invention(
        kind, known.symbol(kind), known.effect(kind), w, h, unit, title, turn
    ),
    "udeck": lambda kind, count, w, h, turn, unit: painter.deck(kind, count, w, h, unit, turn),
    "uback": lambda kind, w, h, turn, unit: painter.back(kind, w, h, unit, turn),
    "feast": lambda name, w, h, turn, unit: painter.feast(*known.feast(name), w, h, unit, turn),
    "utray": lambda w, h, look, state, turn, unit: painter.tray(w, h, unit, look, state, turn),
    "uhome": lambda w, h, tribe, count, turn, unit: painter.home(w, h, unit, tribe, count, turn),
    "tribe_board": lambda tribe, w, h, look, turn, names, unit: painter.tribe_board(
        known.columns(tribe), tribe, w, h, unit, look, turn, names
    ),
    "stock_sheet": lambda tribe, w, h, turn, unit: painter.stock_sheet(
        known.columns(tribe), w, h, unit, turn
    ),
    "umark": lambda kind, d, turn, unit: painter.mark(kind, d, unit, turn),
    "ubadge": lambda text, h, turn, unit: painter.badge(text, h, unit, turn),
    "uarrow": lambda d, turn, unit: turned(painter.chevron(round(d * unit)), turn),
    "utick": lambda d, unit: painter.tick(d, unit),
    "uwell": lambda w, h, lit, turn, unit: painter.well(
        w, h, unit, min(w, h) / 2, None, lit, turn, (40, 14, 12), 150
    ),
    "uslot": lambda w, h, kind, turn, unit: painter.well(
        w, h, unit, min(12.0, 0.12 * w) if kind is None else w / 2, kind, False, turn, (30, 16, 8), 120
    ),
    "ushade": lambda kind, d, alpha, turn, unit: painter.ghost(kind, d, unit, turn, (250, 232, 190), alpha),
    "first_player": lambda d, turn, lazy, unit: painter.first_player(d, unit, turn, lazy),
    "rug": lambda w, h, turn, unit: turned(painter.rug(w, h, unit), turn),
    "bowl": lambda d, hungry, unit: painter.bowl(d, unit, hungry),
    "meal_board": lambda kind, w, h, gains, lit, turn, unit: painter.meal_board(
        kind, w, h, unit, gains, lit, turn
    ),
    "camp": lambda w, h, turn, unit: painter.camp(w, h, unit, turn),
    "freeloader": lambda kind, w, h, title, turn, unit: painter.freeloader(kind, w, h, unit, title, turn),
}
"""The painter's brush for each face of this game; the unit comes last."""


class UlukLayout(PlainLayout):
    """How the table of Uluk lies."""

    ambience = "village"
    brushes = BRUSHES
    heard = SOUNDS
    aims = ("space:", "skull:", "row:", "good:")

    def geometry(self, viewport: Viewport, seating: Seating) -> UlukGeometry:
        """Where everything may lie in this window."""
        return places.build(viewport, seating)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """Trays with their spaces; the spaces of the board, or the rug that covers them."""
        on_rug = meal.meal_spots(geometry, shown)
        covered = bool(on_rug) or shown.view.step == "tribe"
        on_board = {} if covered else board.board_spots(geometry, shown.view)
        return {
            **goods.tray_spots(geometry, shown.view),
            **camp.camp_spots(geometry),
            **on_board,
            **on_rug,
        }

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Everything on the table."""
        on_board = board.board_lying(geometry, shown)
        tribers = goods.tribers_lying(geometry, shown)
        if known.meal_of(shown) is not None:
            on_board, tribers = meal.under_the_rug(on_board), meal.under_the_rug(tribers)
        return [
            *on_board,
            *tribers,
            *trays.trays_lying(geometry, shown),
            *goods.goods_lying(geometry, shown),
            *buttons.buttons_lying(geometry, shown),
            *camp.camp_lying(geometry, shown),
            *camp.choices_lying(geometry, shown),
            *meal.meal_lying(geometry, shown),
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
        """Cards are dealt, tribers come home."""
        return ways.deal(geometry, lying)

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """Dark planks, and on them the painted board."""
        slab = geometry.board
        at = (round(slab.x, 1), round(slab.y, 1))
        w = round(slab.w, 1)
        key = ("uluk-ground", viewport.size, at, w, geometry.around)
        printed = board.printed(geometry.around)
        yield from store.steps(
            key, lambda: painter.ground_steps(viewport.size, viewport.unit, printed, at, w)
        )

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        """A closer look at a piece."""
        return looks.describe(shown, piece)

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        """Who may peek at a Feast card."""
        kind, _, rest = piece.partition(":")
        return int(rest) if kind == "feast" and not trays.feast_seen(shown, int(rest)) else None

    def rule_of(self, piece: str) -> str:
        """The rule that explains a piece."""
        return looks.rule_of(piece)
