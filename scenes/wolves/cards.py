"""Hands, leaders and tokens: at home, on needs, on the gift, at their uses, and what is chosen from."""

from __future__ import annotations

from game.wolves.box import ITEMS, KINDS, WISDOM
from game.wolves.view import WolvesView
from scenes.layout import LABEL, PIECE, TOP, Face, Lying, Shown, Spot
from scenes.slabs import Slab
from scenes.viewport import Point, turned
from scenes.wolves import known
from scenes.wolves.geometry import EDGE, KNOW_TITLE, OWN, PANEL, Mat, WolvesGeometry
from scenes.wolves.known import HOME, LEADER, word
from scenes.wolves.mats import CARD_HEIGHT, TOKEN_HEIGHT, leader_at, reserve_at, token_size
from scenes.wolves.middle import plate_at

OPEN_CARD = (92.0, 130.0)
LAID = TOP - 6.0
GAP = 12.0
"""Between things to choose from, and between them and the hand."""
NAMED = 0.8
"""Cards that lie closer than so much of their width show no name, for it would be cut."""


def cards_lying(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """Every card, leader and token that belongs to a seat."""
    result: list[Lying] = []
    for mat in geometry.mats:
        own = known.mine(shown, mat.seat)
        if own is None:
            result += _covered(shown, mat)
        else:
            result += _open(geometry, shown, mat, own)
        result += _leaders_and_tokens(geometry, shown, mat, own)
        result += _granted(shown, mat)
    return result


def open_spots(geometry: WolvesGeometry, shown: Shown) -> dict[str, Spot]:
    """Where hands lie that are open around the table: before their mats."""
    result = {}
    for mat in geometry.mats:
        if mat.kind == EDGE and known.mine(shown, mat.seat) is not None:
            key = f"hand:{mat.seat}"
            result[key] = mat.part("open").spot(key, mat.seat)
    return result


# -- hands --------------------------------------------------------------------------------------------


def card_size(mat: Mat, is_open: bool) -> tuple[float, float]:
    """The size of the cards in a hand."""
    if mat.kind == EDGE and is_open:
        return OPEN_CARD
    _, _, w, h = mat.parts["cards"]
    return w, h


def hand_part(shown: Shown, mat: Mat) -> Slab:
    """Where a hand lies: open around the table before its mat, left of what its seat chooses from."""
    if mat.kind != EDGE or known.mine(shown, mat.seat) is None:
        return mat.part("hand")
    strip = mat.part("open")
    taken = len(choosing(shown, mat)) * (choice_size(shown, mat)[0] + GAP)
    return strip.part((-taken / 2, 0, strip.w - taken, strip.h)) if taken else strip


def hand_at(shown: Shown, mat: Mat, index: int, count: int) -> Point:
    """The middle of a card in the hand."""
    is_open = known.mine(shown, mat.seat) is not None
    w, _ = card_size(mat, is_open)
    part = hand_part(shown, mat)
    if not is_open and mat.kind != OWN:
        pitch = min(w * 0.5, (part.w - w) / max(1, count - 1))
        return part.at(-part.w / 2 + w / 2 + index * pitch, 0)
    middle = (count - 1) / 2
    bow = 0.9 * (index - middle) ** 2 if count < 9 and mat.kind == OWN else 0.0
    return part.at((index - middle) * _pitch(part, w, count), bow)


def _pitch(part: Slab, w: float, count: int) -> float:
    return min(w * 0.92, (part.w - w) / max(1, count - 1))


def _covered(shown: Shown, mat: Mat) -> list[Lying]:
    player = shown.view.players[mat.seat]
    w, h = card_size(mat, False)
    result = []
    if not player.cards:
        place: Face = ("wplace", round(w, 1), round(h, 1), "hand", mat.turn, False)
        x, y = hand_at(shown, mat, 0, 1)
        return [Lying(f"held:{mat.seat}", "", place, x, y, LABEL - 2, True, 0.0)]
    face: Face = ("card_back", player.community, round(w, 1), round(h, 1), mat.turn)
    for index in range(player.cards):
        x, y = hand_at(shown, mat, index, player.cards)
        name = f"hand:{mat.seat}:{index}"
        result.append(Lying(name, f"hand:{mat.seat}", face, x, y, PIECE + index / 10, False, CARD_HEIGHT))
    d = 44.0 if mat.kind == OWN else 32.0
    last = hand_at(shown, mat, player.cards - 1, player.cards)
    aside = 0.35 if mat.kind == OWN else 0.1
    dx, dy = turned((w / 2 - d * aside, h / 2 - d * max(aside, 0.3)), mat.turn)
    x, y = last[0] + dx, last[1] + dy
    badge: Face = ("badge", str(player.cards), d, mat.turn)
    return [*result, Lying(f"count:{mat.seat}", "", badge, x, y, PIECE + 6, True, 2.0)]


def card_face(shown: Shown, kind: str, size: tuple[float, float], turn: int, named: bool = True) -> Face:
    """A card face up; small ones carry no name."""
    title = word(shown, kind).capitalize() if named and size[0] > 80 else ""
    return ("card", kind, round(size[0], 1), round(size[1], 1), title, turn, "rest")


def _open(geometry: WolvesGeometry, shown: Shown, mat: Mat, own: WolvesView) -> list[Lying]:
    seat, size = mat.seat, card_size(mat, True)
    order: list[tuple[str, str, str]] = []
    result: list[Lying] = []
    for item in known.CARD_ITEMS:
        places = known.laid(own, item)
        for number, goal in enumerate(places):
            if goal == HOME:
                order.append((known.piece(seat, item, number), item, goal))
            else:
                result.append(_laid(geometry, shown, mat, own, item, number))
    forests = own.hand[3] if own.hand else 0
    order += [(known.piece(seat, known.FOREST, number), known.FOREST, HOME) for number in range(forests)]
    layer = TOP - 12.0 if mat.kind == EDGE else PIECE
    named = _pitch(hand_part(shown, mat), size[0], len(order)) >= NAMED * size[0]
    for index, (name, item, _) in enumerate(order):
        x, y = hand_at(shown, mat, index, len(order))
        face = card_face(shown, item, size, mat.turn, named)
        result.append(Lying(name, f"hand:{seat}", face, x, y, layer + index / 10, False, CARD_HEIGHT))
    return result + _looked(shown, mat, own)


def _looked(shown: Shown, mat: Mat, own: WolvesView) -> list[Lying]:
    """The cards of Know the Land, the upper one at the left."""
    size = choice_size(shown, mat)
    result = []
    for index, kind in enumerate(own.looked):
        x, y = choice_at(shown, mat, index)
        face = card_face(shown, kind, size, mat.turn)
        name = f"looked:{mat.seat}:{index}"
        result.append(Lying(name, f"hand:{mat.seat}", face, x, y, TOP - 3 + index / 10, False, CARD_HEIGHT))
    return result


# -- what is chosen from ------------------------------------------------------------------------------


def choosing(shown: Shown, mat: Mat) -> tuple[str, ...]:
    """The cards or tokens that a seat chooses from, as far as they may be seen; none at a side."""
    if mat.kind == PANEL:
        return ()
    view: WolvesView = shown.view
    seat = mat.seat
    own = known.mine(shown, seat)
    if own is not None and own.looked:
        return own.looked
    picks = view.step == "gather" and view.players[seat].drawing == "pick"
    return KINDS if picks or (view.step == "share" and view.active == seat) else ()


def _beside_cards(shown: Shown, mat: Mat) -> bool:
    """Whether cards lie in the hand, or before the mat, where else the choice would have all the room."""
    own = known.mine(shown, mat.seat)
    return bool(shown.view.players[mat.seat].cards) and (own is not None or mat.kind == OWN)


def choice_size(shown: Shown, mat: Mat) -> tuple[float, float]:
    """The size of what is chosen from."""
    own = known.mine(shown, mat.seat)
    if own is None or not own.looked:
        return (76.0, 76.0)
    if mat.kind == EDGE:
        return OPEN_CARD
    return (76.0, 107.0) if _beside_cards(shown, mat) else (128.0, 180.0)


def choice_at(shown: Shown, mat: Mat, index: int) -> Point:
    """The middle of one of the things that are chosen from: it hides no hand and nothing on the board."""
    beside, count = _beside_cards(shown, mat), len(choosing(shown, mat))
    pitch = choice_size(shown, mat)[0] + GAP
    if mat.kind == EDGE:
        part = mat.part("open")
        middle = (part.w - count * pitch + GAP) / 2 if beside else 0.0
        return part.at(middle + (index - (count - 1) / 2) * pitch, 0)
    part = mat.part("choice" if beside else "hand")
    return part.at((index - (count - 1) / 2) * pitch, 0)


# -- leaders and tokens -------------------------------------------------------------------------------


def _leaders_and_tokens(
    geometry: WolvesGeometry, shown: Shown, mat: Mat, own: WolvesView | None
) -> list[Lying]:
    seat = mat.seat
    player = shown.view.players[seat]
    result: list[Lying] = []
    places = known.laid(own, LEADER) if own is not None else [HOME] * player.leaders
    for number, goal in enumerate(places):
        if goal != HOME and own is not None:
            result.append(_laid(geometry, shown, mat, own, LEADER, number))
            continue
        slab = leader_at(mat, number)
        face = card_face(shown, LEADER, (slab.w, slab.h), mat.turn)
        name = known.piece(seat, LEADER, number)
        result.append(Lying(name, f"mat:{seat}", face, slab.x, slab.y, PIECE, False, CARD_HEIGHT))
    for number, kind in enumerate(KINDS):
        item = f"{kind}-token"
        tokens = known.laid(own, item) if own is not None else [HOME] * player.reserve[number]
        for index, goal in enumerate(tokens):
            if goal != HOME and own is not None:
                result.append(_laid(geometry, shown, mat, own, item, index))
                continue
            x, y = reserve_at(mat, number, index)
            face = ("wtoken", kind, token_size(mat), mat.turn)
            name = known.piece(seat, item, index)
            layer = PIECE + 1 + index / 10
            result.append(Lying(name, f"reserve:{seat}", face, x, y, layer, False, TOKEN_HEIGHT))
    return result


def _laid(geometry: WolvesGeometry, shown: Shown, mat: Mat, own: WolvesView, item: str, number: int) -> Lying:
    """An item that its owner has laid somewhere."""
    goal = known.laid(own, item)[number]
    place, _, what = goal.partition(":")
    name = known.piece(mat.seat, item, number)
    match place:
        case "need":
            return _on_need(shown, mat, own, item, number, what, name)
        case "row":
            kind = KINDS.index(what)
            index = _before_in_row(own, item, number, what)
            x, y = reserve_at(mat, kind, index)
            face: Face = ("wtoken", what, token_size(mat), mat.turn)
            return Lying(name, f"row:{mat.seat}:{what}", face, x, y, PIECE + 2, False, TOKEN_HEIGHT)
        case "know":
            slab = geometry.board.supply[WISDOM.index(what)]
            title = 0.0 if geometry.around else KNOW_TITLE
            h = min(90.0, slab.h - title)
            face = card_face(shown, LEADER, (h * 0.7, h), 0)
            x, y = slab.x + slab.w / 2 - 26 - 18 * number, slab.y - title / 2 - 6
            return Lying(name, goal, face, x, y, PIECE + 4 + number / 10, False, CARD_HEIGHT)
        case _:
            order = _on_plate(own, goal)
            index = order.index((item, number))
            slab = plate_at(geometry, shown, index, len(order))
            if item in known.TOKEN_ITEMS:
                face = ("wtoken", item.removesuffix("-token"), round(slab.w * 0.92, 1), slab.turn)
            else:
                face = card_face(shown, item, (slab.w, slab.h), slab.turn)
            return Lying(name, "plate", face, slab.x, slab.y, LAID + index / 20, False, CARD_HEIGHT)


def _on_plate(own: WolvesView, goal: str) -> list[tuple[str, int]]:
    """All items that lie on the plate, in order."""
    return [
        (item, number)
        for item in ITEMS
        for number, where in enumerate(known.laid(own, item))
        if where == goal
    ]


def _on_need(shown: Shown, mat: Mat, own: WolvesView, item: str, number: int, kind: str, name: str) -> Lying:
    slab = mat.need(KINDS.index(kind))
    order = [
        (other, index)
        for other in ITEMS
        for index, where in enumerate(known.laid(own, other))
        if where == f"need:{kind}"
    ]
    place = order.index((item, number))
    w = round(min(slab.w * 0.56, slab.h * 0.34), 1)
    pitch = (slab.w - w - 4) / 2
    x, y = slab.at((place - 1) * pitch, slab.h * 0.22)
    if item in known.TOKEN_ITEMS:
        face: Face = ("wtoken", kind, round(w * 0.9, 1), mat.turn)
    else:
        face = card_face(shown, item, (w, w * 1.4), mat.turn)
    return Lying(name, f"need:{mat.seat}:{kind}", face, x, y, PIECE + 3 + place / 10, False, CARD_HEIGHT)


def _before_in_row(own: WolvesView, item: str, number: int, kind: str) -> int:
    """Which place of the reserve's row an item takes that becomes a token."""
    token = f"{kind}-token"
    before = sum(where == HOME for where in known.laid(own, token))
    row = f"row:{kind}"
    for other in (kind, LEADER):
        for index, where in enumerate(known.laid(own, other)):
            if (other, index) == (item, number):
                return before
            before += where == row
    return before


def _granted(shown: Shown, mat: Mat) -> list[Lying]:
    """Tokens to choose from, where a knowledge card grants one."""
    result = []
    own = known.mine(shown, mat.seat)
    for index, kind in enumerate(() if own is not None and own.looked else choosing(shown, mat)):
        x, y = choice_at(shown, mat, index)
        face: Face = ("wtoken", kind, choice_size(shown, mat)[0], mat.turn)
        result.append(Lying(f"granted:{mat.seat}:{kind}", "", face, x, y, TOP - 4.0, False, TOKEN_HEIGHT))
    return result
