"""Tribers at home and on their spaces, and pieces of goods on tribe boards."""

from __future__ import annotations

from game.uluk.goods import GOODS
from game.uluk.view import TribeView, UlukView
from scenes.layout import FIGURE, LABEL, PIECE, Face, Lying, Shown, Spot
from scenes.slabs import Slab, Tray
from scenes.uluk import known
from scenes.uluk.board import space_place, spots_of_tribers, triber_height, triber_name
from scenes.uluk.geometry import OWN, PANEL, UlukGeometry
from scenes.uluk.trays import board_slab, cards_room, named, product_slab
from sprites.uluk import (
    column_box,
    home_height,
    home_places,
    product_place,
    raw_place,
    space_sizes,
    stock_place,
)

FIGURE_HEIGHT = 6.0
TOKEN_HEIGHT = 2.0
MOST_SEEN = 5
"""So many pieces of a good are seen as a pile; a number tells the rest."""
FEWEST = 5
"""A home has room for at least so many."""
CLOSEST = 9
"""On a small tray so many stand side by side."""


# -- tribers ------------------------------------------------------------------------------------------


def tribers_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """All tribers of all seats that have a tribe but those that eat, and the hollows in which they wait."""
    view: UlukView = shown.view
    placed = spots_of_tribers(view)
    eats = known.meal_of(shown)
    result: list[Lying] = []
    for tray in geometry.trays:
        seat = tray.seat
        look, tribe = known.look(shown, seat), known.tribe(view, seat)
        home = tray.part("home")
        chosen = bool(view.tribes[seat].tribe)
        homes = max(FEWEST, view.tribes[seat].tribers) if chosen else 0
        if tray.kind != PANEL:
            face: Face = ("uhome", round(home.w, 1), round(home.h, 1), tribe, homes, tray.turn)
            result.append(Lying(f"home:{seat}", f"home:{seat}", face, home.x, home.y, LABEL - 8, True, 0.0))
        waiting = [number for number, where in enumerate(view.tribes[seat].where) if where == "home"]
        for number, where in enumerate(view.tribes[seat].where):
            if where == "pool" or seat == eats or not chosen:
                continue
            name = triber_name(seat, number)
            if where in ("home", "newborn"):
                place = len(waiting) - 1 - waiting.index(number) if where == "home" else len(waiting)
                result.append(_at_home(tray, homes, name, tribe, look, place))
                continue
            space, index, count = placed[seat, number]
            x, y = space_place(geometry, space, index, count)
            height = triber_height(geometry, space, count)
            face = ("figure", tribe, look, height, tray.turn)
            layer = FIGURE + y / 1000
            fast = space != "hut"
            result.append(Lying(name, f"space:{space}", face, x, y, layer, False, FIGURE_HEIGHT, fast=fast))
    return result


def _at_home(tray: Tray, homes: int, name: str, tribe: str, look: int, place: int) -> Lying:
    home = tray.part("home")
    height = round(home_height(home.w, home.h, homes), 1)
    if tray.kind == PANEL:
        pitch = (home.w - 0.8 * home.h) / (CLOSEST - 1)
        dx = -home.w / 2 + 0.4 * home.h + pitch * min(place, CLOSEST - 1)
        x, y = home.at(dx, 0)
        height = home.h
    else:
        dx, dy = home_places(home.w, home.h, homes, tray.turn)[min(place, homes - 1)]
        x, y = home.x + dx, home.y + dy
    face: Face = ("figure", tribe, look, height, tray.turn)
    return Lying(name, f"home:{tray.seat}", face, x, y, FIGURE + place / 100, False, FIGURE_HEIGHT)


# -- goods --------------------------------------------------------------------------------------------


def good_name(seat: int, good: str, number: int) -> str:
    """The name of a piece of a good on a tribe board."""
    return f"good:{seat}:{good}:{number}"


def pile(shown: Shown, seat: int, good: str) -> tuple[str, ...]:
    """The pieces of a good that are seen on a board, the lowest first."""
    stock = shown.view.tribes[seat].stock[GOODS.index(good)]
    return tuple(good_name(seat, good, number) for number in range(min(stock, MOST_SEEN)))


def goods_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Everything on the tribe boards."""
    view: UlukView = shown.view
    result: list[Lying] = []
    for tray in geometry.trays:
        tribe = view.tribes[tray.seat]
        if not tribe.tribe:
            continue
        make = _counted if tray.kind == PANEL else _piled
        for good, count in zip(GOODS, tribe.stock, strict=True):
            if count:
                result += make(shown, tray, tribe, good, count)
        if tray.kind != PANEL:
            result += _operations(shown, tray, tribe)
    return result


def good_slab(tray: Tray, tribe: str, good: str) -> Slab:
    """Where a good lies on the board of a tribe that has a space for it."""
    slab = board_slab(tray)
    where = known.place_of(tribe, good)
    assert where is not None
    column, place, count = where
    if tray.kind == PANEL:
        x, y = stock_place(column, place + 1, slab.w, slab.h, slab.turn)
        d = min(0.3 * slab.h, 0.5 * slab.w / 6)
        return Slab(slab.x + x, slab.y + y, d, d, slab.turn)
    raw, made = space_sizes(slab.w, slab.h, named(tray))
    if place >= 0:
        x, y = product_place(column, place, count, slab.w, slab.h, named(tray), slab.turn)
        d = 0.8 * made
    else:
        x, y = raw_place(column, slab.w, slab.h, named(tray), slab.turn)
        d = 0.8 * raw
    return Slab(slab.x + x, slab.y + y, d, d, slab.turn)


def _counted(shown: Shown, tray: Tray, tribe: TribeView, good: str, count: int) -> list[Lying]:
    """A sign and a number, on a small tray."""
    slab = good_slab(tray, tribe.tribe, good)
    d = slab.w
    name = good_name(tray.seat, good, 0)
    face: Face = ("umark", good, round(d, 1), tray.turn)
    number: Face = ("number", str(count), round(min(28.0, 0.82 * d), 1), "INK", tray.turn)
    x, y = slab.at(0.78 * d + (5 if count > 9 else 0), 0)
    return [
        Lying(name, "", face, slab.x, slab.y, PIECE, False, 1.0, fast=True),
        Lying(f"count:{tray.seat}:{good}", "", number, x, y, PIECE + 1, True, 0.0),
    ]


def _piled(shown: Shown, tray: Tray, tribe: TribeView, good: str, count: int) -> list[Lying]:
    """A pile of tokens; those that a hand would take are shifted."""
    slab = good_slab(tray, tribe.tribe, good)
    seat, d = tray.seat, round(slab.w, 1)
    names = pile(shown, seat, good)
    usable = _usable(shown, seat, good)
    taken = known.handful(shown, seat, good) if usable else count
    step = min(5.0, 0.07 * d)
    spot = f"good:{seat}:{good}"
    result = []
    for index, name in enumerate(names):
        left = len(names) - index
        apart = taken < count and left <= taken and shown.view.step == "processing"
        dx, dy = (0.2 * d, -0.16 * d) if apart else (0.0, 0.0)
        x, y = slab.at(dx, dy)
        face = known.good_face(good, d, tray.turn)
        layer = PIECE + index / 10
        at = (x + step * 0.4 * index, y - step * index)
        result.append(Lying(name, spot, face, *at, layer, False, TOKEN_HEIGHT))
    if count > 1:
        text = f"{taken}/{count}" if taken < count and shown.view.step == "processing" else str(count)
        number: Face = ("ubadge", text, round(max(24.0, 0.42 * d), 1), tray.turn)
        x, y = slab.at(0.42 * d, 0.4 * d)
        result.append(Lying(f"count:{seat}:{good}", "", number, x, y, PIECE + 1, True, 2.0))
    return result


def _usable(shown: Shown, seat: int, good: str) -> bool:
    return known.acts(shown, seat) and known.most_of(shown, good) > 0


def _operations(shown: Shown, tray: Tray, tribe: TribeView) -> list[Lying]:
    """How many operations are left, in the corner of each column, while the seat processes or sends out."""
    view: UlukView = shown.view
    if view.step not in ("errand", "hut", "processing"):
        return []
    slab = board_slab(tray)
    result = []
    raw = space_sizes(slab.w, slab.h, named(tray))[0]
    wide = column_box(0, slab.w, slab.h)[2]
    d = round(min(36.0, 0.2 * slab.h, 0.24 * wide), 1)
    for column, count in enumerate(tribe.operations):
        if not count:
            continue
        x, y = raw_place(column, slab.w, slab.h, named(tray), 0)
        dx, top = x + wide / 2 - d / 2 - 3, y - raw / 2
        at = slab.at(dx, top + d / 2)
        face: Face = ("umark", "fire", d, tray.turn)
        name = f"operation:{tray.seat}:{column}"
        result.append(Lying(name, "", face, *at, LABEL + 2, True, 1.0))
        if count > 1:
            number: Face = ("ubadge", f"×{count}", round(0.7 * d, 1), tray.turn)
            result.append(
                Lying(f"{name}:count", "", number, *slab.at(dx, top + 1.3 * d), LABEL + 3, True, 1.0)
            )
    return result


# -- places for goods ---------------------------------------------------------------------------------


def tray_spots(geometry: UlukGeometry, view: UlukView) -> dict[str, Spot]:
    """Trays, homes, and the spaces of the tribe boards."""
    result: dict[str, Spot] = {}
    for tray in geometry.trays:
        seat, slab = tray.seat, tray.slab
        key = f"tray:{seat}"
        result[key] = Spot(key, slab.x, slab.y, slab.w, slab.h, turn=slab.turn, seat=seat)
        home = tray.part("home")
        key = f"home:{seat}"
        result[key] = Spot(key, home.x, home.y, home.w, home.h, turn=home.turn, seat=seat)
        tribe = view.tribes[seat].tribe
        if tray.kind == PANEL or not tribe:
            continue
        cards = cards_room(tray, len(view.tribes[seat].tokens))
        key = f"cards:{seat}"
        result[key] = Spot(key, cards.x, cards.y, cards.w, cards.h + 16, turn=cards.turn, seat=seat)
        for good in GOODS:
            where = known.place_of(tribe, good)
            if where is None:
                continue
            place = product_slab(tray, tribe, good) or good_slab(tray, tribe, good)
            room = 8.0 if tray.kind == OWN else 4.0
            size = place.w / 0.8 + room if where[1] < 0 else place.w + room
            key = f"good:{seat}:{good}"
            radius = size / 2 if where[1] < 0 else 12.0
            result[key] = Spot(key, place.x, place.y, size, size, turn=place.turn, seat=seat, radius=radius)
    return result
