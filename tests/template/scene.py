"""The table of Pebbles: a tray a seat, pebbles that go into the fist, a die in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.contract import Action, Event
from scenes.layout import (
    FURNITURE,
    LABEL,
    PIECE,
    Change,
    Face,
    Geometry,
    Grip,
    Lying,
    Saying,
    Shown,
    Spot,
    Travel,
)
from scenes.plain_layout import PlainLayout
from scenes.seating import Seating
from scenes.viewport import Viewport, turned
from sprites.store import Store
from tests.template.rules import MOST, Hide, PebblesView, Toss, Tossed

PEBBLES = range(MOST)


class PebblesLayout(PlainLayout):
    """How the table of Pebbles lies."""

    ambience = ""

    def geometry(self, viewport: Viewport, seating: Seating) -> Geometry:
        wide, high = viewport.wide, viewport.high
        spots = {"middle": Spot("middle", wide / 2, high / 2, 240, 240)}
        for place in seating.places():
            turn = place.edge if seating.around else 0
            x, y = ((wide / 2, high - 130), (300, high / 2), (wide / 2, 130), (wide - 300, high / 2))[
                place.edge
            ]
            y += (place.index - (place.of - 1) / 2) * 260 if place.edge in (1, 3) else 0
            seat = place.seat
            for key, across in (("home", -190.0), ("fist", 60.0)):
                dx, dy = turned((across, 0), turn)
                spots[f"{key}:{seat}"] = Spot(f"{key}:{seat}", x + dx, y + dy, 150, 120, turn=turn, seat=seat)
        return Geometry(spots)

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        return geometry.spots

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        view: PebblesView = shown.view
        middle = geometry.spots["middle"]
        result = [Lying("die", "middle", ("die", view.pips), middle.x, middle.y, PIECE, False, 4.0)]
        for seat in range(len(view.points)):
            result += self._seat(geometry, shown, seat)
        return result

    def _seat(self, geometry: Any, shown: Shown, seat: int) -> list[Lying]:
        view: PebblesView = shown.view
        home, fist = geometry.spots[f"home:{seat}"], geometry.spots[f"fist:{seat}"]
        known = view.fists[seat]
        result = []
        for spot in (home, fist):
            face: Face = ("felt", spot.w, spot.h, spot.turn)
            result.append(Lying(f"mat:{spot.key}", spot.key, face, spot.x, spot.y, FURNITURE, True, 0.0))
        for pebble in PEBBLES:
            spot = fist if known is not None and pebble < known else home
            dx, dy = turned(((pebble - 0.5) * 60, 0), spot.turn)
            name = f"pebble:{seat}:{pebble}"
            result.append(
                Lying(name, spot.key, ("pebble", seat), spot.x + dx, spot.y + dy, PIECE, False, 3.0)
            )
        if view.closed[seat] and known is None:
            result.append(Lying(f"cover:{seat}", fist.key, ("cover",), fist.x, fist.y, PIECE + 2, True, 3.0))
        if Hide(seat, 0) in shown.actions:
            dx, dy = turned((220, 0), fist.turn)
            face = ("button", "0", 90, 80, 30, "main", "rest", fist.turn)
            result.append(
                Lying(f"none:{seat}", "", face, fist.x + dx, fist.y + dy, LABEL, True, 2.0, f"none:{seat}")
            )
        dx, dy = turned((-110, 0), home.turn)
        label = ("line", f"{shown.name(seat)} {view.points[seat]}", 28, "CREAM", 700, 120, "left", home.turn)
        result.append(Lying(f"name:{seat}", "", label, home.x + dx, home.y + dy, LABEL, True, 0.0))
        return result

    def grips(self, geometry: Any, shown: Shown) -> Sequence[Grip]:
        result = []
        for action in shown.actions:
            match action:
                case Hide(seat=seat, pebbles=0):
                    result.append(Grip(action, control=f"none:{seat}"))
                case Hide(seat=seat, pebbles=pebbles):
                    result.append(Grip(action, (f"pebble:{seat}:{pebbles - 1}",), f"fist:{seat}"))
                case Toss():
                    result.append(Grip(action, ("die",), "middle", tap=True, throw=True))
        return result

    def attempt(self, shown: Shown, seat: int, piece: str, spot: str) -> Action | None:
        kind, _, rest = piece.partition(":")
        if kind == "die":
            return Toss(seat)
        if kind == "pebble":
            owner, pebble = rest.split(":")
            return Hide(int(owner), int(pebble) + 1)
        return None

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        if any(isinstance(event, Tossed) for event in change.events):
            return {"die": Travel(0.6, hop=60, sound="die_settle")}
        return {}

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        start = geometry.spots["middle"]
        return {name: Travel(origin=(start.x, start.y)) for name in lying if name.startswith("pebble:")}

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        surface = pygame.Surface(viewport.size)
        surface.fill((40, 84, 62))
        yield surface

    def picture(self, face: Face, unit: float) -> pygame.Surface:
        size = {"die": (90, 90), "pebble": (50, 50), "cover": (150, 120)}.get(face[0])
        wide, high = size or ((face[1], face[2]) if face[3] % 2 == 0 else (face[2], face[1]))
        surface = pygame.Surface((round(wide * unit), round(high * unit)), pygame.SRCALPHA)
        tone = {"die": (240, 230, 210), "pebble": (160, 150, 140), "cover": (90, 60, 40)}
        surface.fill((*tone.get(face[0], (30, 64, 48)), 255))
        if face[0] == "die":
            pygame.draw.rect(
                surface, (60, 30, 20), (0, 0, surface.get_width() * face[1] // 6, round(14 * unit))
            )
        return surface

    def faces(self, geometry: Any, shown: Shown) -> Sequence[tuple[Face, float, bool]]:
        return [(("die", pips), 4.0, lifted) for pips in range(7) for lifted in (False, True)]

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        return Saying("table-refuse-nothing") if piece == "die" else None

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        return None

    def sounds(self, event: Event) -> str:
        return "dice_rattle" if isinstance(event, Tossed) else ""

    def rule_of(self, piece: str) -> str:
        return ""


LAYOUT = PebblesLayout()
