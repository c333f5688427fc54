"""The middle of the valley: communities to choose, the land's cards, the gift, and the plate of status."""

from __future__ import annotations

from dataclasses import dataclass

from game.wolves.box import COMMUNITIES, ITEMS, KINDS, STARTS
from game.wolves.view import GiftView, WolvesView
from scenes.layout import LABEL, PIECE, Face, Lying, Shown
from scenes.slabs import Slab
from scenes.wolves import known
from scenes.wolves.geometry import WolvesGeometry
from scenes.wolves.known import say, word

PLATE = LABEL - 4.0
CARD_HEIGHT = 2.0


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift as it may be seen: who gives to whom, and whether it has been offered."""

    giver: int
    to: int
    view: GiftView


def gift_of(shown: Shown) -> Gift | None:
    """The gift on the table, as far as it may be seen."""
    view: WolvesView = shown.view
    gift = view.gift
    if gift is not None and gift.offered:
        return Gift(gift.giver, gift.to, gift)
    if view.step == "give" and view.active is not None:
        own = known.mine(shown, view.active)
        if own is not None and own.gift is not None:
            return Gift(own.gift.giver, own.gift.to, own.gift)
    return None


def settling(shown: Shown) -> WolvesView | None:
    """The own view of the seat that settles, if it may be seen."""
    view: WolvesView = shown.view
    if view.step != "settle" or view.active is None:
        return None
    return known.mine(shown, view.active)


def plate_of(geometry: WolvesGeometry, shown: Shown) -> Slab:
    """The plate, turned towards who acts where that is a long edge."""
    slab, active = geometry.board.plate, shown.view.active
    turn = geometry.mats[active].turn if active is not None else 0
    return Slab(slab.x, slab.y, slab.w, slab.h, 0 if turn % 2 else turn)


def card_on(slab: Slab) -> tuple[float, float]:
    """The size of cards on the plate."""
    h = min(124.0, slab.h * (0.4 if slab.h > 260 else 0.34))
    return round(h * 0.71, 1), round(h, 1)


def plate_at(geometry: WolvesGeometry, shown: Shown, index: int, count: int) -> Slab:
    """Where an item lies on the plate: of ``count`` the one at ``index``."""
    slab = plate_of(geometry, shown)
    w, h = card_on(slab)
    room = slab.w - 48
    pitch = min(w + 8, (room - w) / max(1, count - 1))
    x, y = slab.at((index - (count - 1) / 2) * pitch, -slab.h * 0.04)
    return Slab(x, y, w, h, slab.turn)


def middle_lying(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """What lies in the middle in this step."""
    view: WolvesView = shown.view
    match view.step:
        case "choose":
            return _choices(geometry, shown)
        case "gather":
            return _land(geometry, shown)
        case "give" | "answer" | "share":
            return _gift(geometry, shown)
        case "settle":
            return _status(geometry, shown)
        case _:
            return []


# -- choosing -----------------------------------------------------------------------------------------


def _choices(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """The six communities: whose are taken lie at their mats."""
    view: WolvesView = shown.view
    room = geometry.board.room
    taken = {player.community for player in view.players}
    pitch = room.w / len(COMMUNITIES)
    h = min(room.h - 70, (pitch - 16) / 0.71)
    w = h * 0.71
    result = []
    for index, name in enumerate(COMMUNITIES):
        if name in taken:
            continue
        x = room.x + (index - (len(COMMUNITIES) - 1) / 2) * pitch
        face: Face = ("card_back", name, round(w, 1), round(h, 1), 0)
        result.append(Lying(f"community:{name}", "", face, x, room.y - 18, PIECE, False, CARD_HEIGHT))
        words: Face = (
            "line",
            word(shown, name),
            26 * min(shown.scale, 1.1),
            "CREAM",
            800,
            pitch,
            "middle",
            0,
        )
        y = room.y - 18 + h / 2 + 24
        result.append(Lying(f"community-name:{name}", "", words, x, y, LABEL, True, 0.0))
    return result


# -- the land -----------------------------------------------------------------------------------------


def _land(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """The availability cards of this turn, in words what the land takes, and how the last turn ended."""
    view: WolvesView = shown.view
    ended = [] if view.first_turn else _ended(geometry, shown)
    room = geometry.board.plate if ended else geometry.board.room
    count = len(view.flipped)
    h = min(180.0, room.h - 84, (room.w - 40) / max(1, count) / 0.8)
    w = h * 0.71
    result = ended
    for index, kind in enumerate(view.flipped):
        x = room.x + (index - (count - 1) / 2) * (w + 14)
        face: Face = ("taken_card", kind, round(w, 1), round(h, 1), 0)
        name = f"flipped:{view.turn}:{index}"
        result.append(Lying(name, "", face, x, room.y - 26, PIECE, False, CARD_HEIGHT, fast=True))
    if view.turn == view.last_turn:
        text = say(shown, "wolves-land-last")
    elif count:
        text = say(shown, "wolves-land-takes", cards=count)
    else:
        text = say(shown, "wolves-land-gives")
    size = round(26 * min(shown.scale, 1.1), 1)
    words: Face = ("line", text, size, "CREAM", 700, round(room.w - 20, 1), "middle", 0)
    y = room.y - 26 + h / 2 + 42 if count else room.y
    result.append(Lying("land", "", words, room.x, y, LABEL, True, 0.0))
    return result


def _ended(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """The ranks that the last turn gave, and the awards for them."""
    view: WolvesView = shown.view
    slab = geometry.board.needs
    face: Face = ("wplate", round(slab.w, 1), round(slab.h, 1), 0, False)
    result = [Lying("ended", "", face, slab.x, slab.y, PLATE, True, 3.0)]
    size = round(min(25.0, slab.h * 0.11) * min(shown.scale, 1.1), 1)
    title = say(shown, "wolves-ended", turn=view.turn - 1)
    head = slab.h * 0.16
    result.append(_words(slab, "ended", title, 0, -slab.h / 2 + head * 0.7, slab.w - 60, size, "middle"))
    pace = (slab.h - head - 16) / view.seats
    d = round(min(46.0, pace * 0.92), 1)
    for place, (seat, awards) in enumerate(zip(view.order, STARTS[view.seats].awards, strict=True)):
        y = slab.y - slab.h / 2 + head + pace * (place + 0.5)
        look = shown.setup.seats[seat].look
        parts: list[tuple[str, Face, float]] = [
            ("rank", ("rank", place + 1, d, 0), -0.3),
            ("seat", ("token", look, d, 0), 0.0),
        ]
        if awards:
            parts.append(("award", ("award", d, 0, awards), 0.3))
        for name, picture, share in parts:
            piece = f"ended-{name}:{place}"
            result.append(Lying(piece, "", picture, slab.x + share * slab.w, y, LABEL, True, 1.0))
    return result


# -- the gift -----------------------------------------------------------------------------------------


def _plate(geometry: WolvesGeometry, shown: Shown, lit: bool) -> Lying:
    slab = plate_of(geometry, shown)
    face: Face = ("wplate", round(slab.w, 1), round(slab.h, 1), slab.turn, lit)
    return Lying("plate", "plate", face, slab.x, slab.y, PLATE, True, 3.0)


def _gift(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    slab = plate_of(geometry, shown)
    view: WolvesView = shown.view
    gift = gift_of(shown)
    result = [_plate(geometry, shown, gift is not None)]
    scale = min(shown.scale, 1.1)
    top = -slab.h * 0.35
    if gift is None:
        if view.active is not None:
            key = "wolves-gift-share" if view.step == "share" else "wolves-gift-none"
            text = say(shown, key, name=shown.name(view.active))
            result.append(_words(slab, "gift", text, 0, 0, slab.w - 60, 27 * scale, "middle"))
        return result
    looks = [shown.setup.seats[seat].look for seat in (gift.giver, gift.to)]
    name_w = slab.w / 2 - 130
    for index, (seat, look) in enumerate(zip((gift.giver, gift.to), looks, strict=True)):
        side = -slab.w / 2 + 50 if not index else 70.0
        face: Face = ("token", look, min(52.0, round(slab.h * 0.2)), slab.turn)
        result.append(Lying(f"gift:{index}", "", face, *slab.at(side, top), LABEL, True, 2.0))
        text = shown.name(seat)
        result.append(_words(slab, f"name{index}", text, side + 36 + name_w / 2, top, name_w, 29 * scale))
    face = ("warrow", 66.0, 40.0, slab.turn, gift.view.offered)
    result.append(Lying("gift:arrow", "", face, *slab.at(0, top), LABEL, True, 2.0))
    result += _items(geometry, shown, gift.view) if gift.view.offered else []
    result += _effects(geometry, shown, gift)
    return result


def _words(
    slab: Slab, name: str, text: str, dx: float, dy: float, w: float, size: float, align: str = "left"
) -> Lying:
    face: Face = ("line", text, round(size, 1), "INK", 800, round(w, 1), align, slab.turn)
    return Lying(f"plate:{name}", "", face, *slab.at(dx, dy), LABEL, True, 0.0)


def _items(geometry: WolvesGeometry, shown: Shown, gift: GiftView) -> list[Lying]:
    """What was offered: what still lies there at the left, what was taken as tokens at the right."""
    order = [(item, n) for item, count in zip(ITEMS, gift.items, strict=True) for n in range(count)]
    total = len(order) + len(gift.taken)
    result = []
    for index, (item, number) in enumerate(order):
        slab = plate_at(geometry, shown, index, total)
        name = f"offered:{item}:{number}"
        if item in known.TOKEN_ITEMS:
            face: Face = ("wtoken", item.removesuffix("-token"), round(slab.w * 0.92, 1), slab.turn)
        else:
            title = word(shown, item).capitalize() if slab.w > 80 else ""
            face = ("card", item, slab.w, slab.h, title, slab.turn, "rest")
        result.append(Lying(name, "plate", face, slab.x, slab.y, PIECE + index / 20, False, CARD_HEIGHT))
    for index, (_, kind) in enumerate(gift.taken):
        slab = plate_at(geometry, shown, len(order) + index, total)
        face = ("wtoken", kind, round(slab.w * 0.92, 1), slab.turn)
        result.append(Lying(f"taken:{index}", "plate", face, slab.x, slab.y, PIECE + 2, False, CARD_HEIGHT))
        mark: Face = ("tick", 34.0, slab.turn)
        x, y = slab.at(slab.w * 0.3, -slab.w * 0.36)
        result.append(Lying(f"taken-mark:{index}", "", mark, x, y, PIECE + 3, True, 0.0))
    return result


def _effects(geometry: WolvesGeometry, shown: Shown, gift: Gift) -> list[Lying]:
    """What the gift does: which way each kind goes, and how far the giver's marker would get."""
    slab, view = plate_of(geometry, shown), gift.view
    low = slab.h * 0.39
    scale = min(shown.scale, 1.1)
    count = len(view.taken) if view.offered else sum(view.items)
    key = "wolves-gift-gain" if count else "wolves-gift-nothing"
    name = shown.name(gift.giver)
    text = say(shown, key, name=name, gain=2 * count, place=view.gains[1])
    if view.offered and view.forced:
        text = say(shown, "wolves-gift-forced", gain=2 * sum(view.items) + 2 * count, name=name)
    result = [_words(slab, "gain", text, 0, low, slab.w - 60, 25 * scale, "middle")]
    if view.offered and shown.view.step == "answer":
        kinds = zip(KINDS, view.lands, strict=True)
        pace = (slab.w - 40) / 3
        for index, (kind, landing) in enumerate(kinds):
            dx = (index - 1) * pace
            face: Face = ("wtoken", kind, round(min(40.0, slab.h * 0.15), 1), slab.turn)
            at = slab.at(dx - pace / 2 + 34, slab.h * 0.22)
            result.append(Lying(f"lands:{kind}", "", face, *at, LABEL, True, 2.0))
            words = say(shown, f"wolves-lands-{landing}")
            result.append(_words(slab, f"lands:{kind}", words, dx + 30, slab.h * 0.22, pace - 78, 23 * scale))
    return result


# -- status -------------------------------------------------------------------------------------------


def _status(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """The plate on which items lie that give status."""
    slab, view = plate_of(geometry, shown), shown.view
    own = settling(shown)
    result = [_plate(geometry, shown, own is not None)]
    scale = min(shown.scale, 1.1)
    face: Face = ("status", min(52.0, round(slab.h * 0.2)), slab.turn)
    top = -slab.h * 0.35
    result.append(Lying("plate:status", "", face, *slab.at(-slab.w / 2 + 50, top), LABEL, True, 2.0))
    if view.active is None:
        return result
    name = shown.name(view.active)
    if own is None or own.plan is None:
        text = say(shown, "wolves-settles", name=name)
        return [*result, _words(slab, "settles", text, 40, top, slab.w - 140, 27 * scale)]
    text = say(shown, "wolves-plan-status", gain=own.plan.gain)
    result.append(_words(slab, "plan", text, 40, top, slab.w - 140, 29 * scale))
    text = say(shown, "wolves-plan-place", place=own.plan.place)
    result.append(_words(slab, "place", text, 0, slab.h * 0.39, slab.w - 60, 26 * scale, "middle"))
    return result
