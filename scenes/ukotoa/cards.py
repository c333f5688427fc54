"""Hands, the cards that are laid out, the two piles, and the sailors that wait to be set."""

from __future__ import annotations

import math
from itertools import pairwise

from game.ukotoa.actions import Discard, Exchange, Offer, OfferPair
from game.ukotoa.box import ACT, COLOURS, KIND_OF, KINDS, REACH
from game.ukotoa.turn import MOST_STAGED
from game.ukotoa.view import HandCard, UkotoaView
from scenes.layout import FIGURE, FURNITURE, LABEL, PIECE, TOP, Face, Lying, Shown, Spot
from scenes.slabs import Slab
from scenes.ukotoa import known
from scenes.ukotoa.geometry import EDGE, OWN, PANEL, Seal, Tray, UkotoaGeometry
from scenes.ukotoa.known import say
from scenes.ukotoa.ship import FIGURE_HEIGHT, TALL, sailor_name
from scenes.viewport import Point, turned

CARD_HEIGHT = 2.0
OWN_CARD, STAGED_CARD, EDGE_CARD, PEEKED_CARD, SMALL_CARD, TINY_CARD = (
    (152.0, 214.0),
    (134.0, 188.0),
    (84.0, 116.0),
    (128.0, 178.0),
    (78.0, 108.0),
    (52.0, 72.0),
)
SLOTS = 3
LINK = 0.5
"""The width of the link between two cards, as a share of a card's."""
MOST_SEEN = 6
"""So many cards of a pile are seen, as its height."""
SUPPLY = {OWN: 84.0, EDGE: 58.0}
"""The radius for which sailors are made that wait in a tray."""

Places = list[tuple[str, HandCard, Point]]
"""The cards of a hand: the name of each as a piece, the card, and where it lies."""


def card_face(kind: str, size: tuple[float, float], turn: int, shown: Shown) -> Face:
    """A card face up; small ones say only what they are."""
    number = KINDS.index(kind)
    title = say(shown, f"ukotoa-card-{ACT[number]}")
    line = say(shown, f"ukotoa-card-{ACT[number]}-line", steps=REACH[number]) if size[0] > 110 else ""
    return ("card", kind, title, line, *size, turn)


def back_face(size: tuple[float, float], turn: int) -> Face:
    """A card face down."""
    return ("card_back", *size, turn)


# -- where cards lie ----------------------------------------------------------------------------------


def slot_count(tray: Tray, staged: int) -> int:
    """How many places for cards that are laid out a tray shows."""
    if tray.kind == OWN:
        return SLOTS
    return (1, 2, 2, 3)[staged]


def slot_at(tray: Tray, index: int) -> Point:
    """The middle of a place for a card that is laid out."""
    if tray.kind == OWN:
        return tray.at(158 + index * 142, 14)
    return tray.at(-266 + index * 90, 22)


def hand_at(tray: Tray, index: int, count: int, shift: int) -> Point:
    """The middle of a card in the hand; at an edge so many places are left free before it."""
    middle = (count - 1) / 2
    match tray.kind:
        case kind if kind == OWN:
            pitch = min(158.0, (664 - OWN_CARD[0]) / max(1, count - 1))
            return tray.at(-256 + (index - middle) * pitch, 6 + 1.1 * (index - middle) ** 2)
        case kind if kind == EDGE:
            left = -306 + 90 * shift + EDGE_CARD[0] / 2
            pitch = min(70.0, (134 - left - EDGE_CARD[0] / 2) / max(1, count - 1))
            return tray.at(left + 4 + index * pitch, 22)
        case kind if kind == PANEL:
            pitch = min(34.0, 106 / max(1, count - 1))
            return tray.at(-38 + (index - middle) * pitch, 28)
        case _:
            pitch = min(22.0, 66 / max(1, count - 1))
            return tray.at(8 + (index - middle) * pitch, 0)


def peeked_at(tray: Tray, index: int, count: int) -> Point:
    """The middle of a card while its owner looks at the hand: in a row before the tray."""
    pitch = min(PEEKED_CARD[0] + 6, (tray.w - PEEKED_CARD[0]) / max(1, count - 1))
    return tray.at((index - (count - 1) / 2) * pitch, -26)


def card_spots(geometry: UkotoaGeometry, shown: Shown) -> dict[str, Spot]:
    """The places for the cards of the seat in turn."""
    tray = geometry.tray(shown.view.current)
    turn = tray.turn
    if tray.kind == OWN:
        x, y = slot_at(tray, 1)
        hand, name = tray.at(-256, 4), tray.at(-760, -88)
        return {
            "stage": Spot("stage", x, y, 430, 236),
            "hand": Spot("hand", *hand, 680, 250),
            "crew": Spot("crew", *name, 340, 84),
        }
    x, y = tray.at(-176, -12)
    hx, hy = tray.at(40, 26)
    nx, ny = tray.at(-210, -69)
    return {
        "stage": Spot("stage", x, y, 260, 212, turn=turn),
        "hand": Spot("hand", hx, hy, 176, 128, turn=turn),
        "crew": Spot("crew", nx, ny, 210, 54, turn=turn),
    }


# -- what lies there ----------------------------------------------------------------------------------


def cards_lying(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """Every card, the wells of the piles, and the waiting sailors."""
    view: UkotoaView = shown.view
    result: list[Lying] = []
    for tray in geometry.trays:
        result += _hand(geometry, shown, tray)
    if view.step != "lay":
        result += _piles(geometry, shown)
    if view.step in ("colours", "place"):
        result += _waiting(geometry, shown)
    return result


def _hand(geometry: UkotoaGeometry, shown: Shown, tray: Tray) -> list[Lying]:
    view: UkotoaView = shown.view
    if view.step == "lay":
        return []
    seat = tray.seat
    cards = known.hand(shown, seat)
    if tray.kind not in (OWN, EDGE) or cards is None:
        return _backs(shown, tray)
    mine = seat == view.current
    staged = [card.card for card in cards if card.staged]
    order = list(known.mine(shown).staged) if mine else []
    result = []
    waiting = view.step in ("colours", "place") and mine
    shift = 4 if waiting else slot_count(tray, len(staged))
    if (mine and view.step == "action") or (tray.kind == OWN and not waiting):
        able = any(isinstance(action, Offer) for action in shown.actions)
        result += _slots(tray, cards, order, able)
    is_open = known.opened(shown, seat, geometry.around)
    peeked = is_open and geometry.around and not shown.alone
    rest = [card for card in cards if not card.staged]
    size = PEEKED_CARD if peeked else OWN_CARD if tray.kind == OWN else EDGE_CARD
    places: Places = []
    for index, card in enumerate(cards):
        name = known.card_name(shown, seat, index, geometry.around)
        if card.staged:
            result.append(_staged(shown, tray, card, order.index(card.card), name))
            continue
        place = rest.index(card)
        at = peeked_at(tray, place, len(rest)) if peeked else hand_at(tray, place, len(rest), shift)
        face = card_face(card.kind, size, tray.turn, shown) if is_open else back_face(size, tray.turn)
        layer = (TOP - 4.0 if peeked else PIECE) + place / 10
        result.append(Lying(name, "hand", face, *at, layer, False, CARD_HEIGHT))
        places.append((name, card, at))
    if is_open:
        result += _links(shown, tray, places, size, TOP - 3.0 if peeked else PIECE + 2.0)
    elif mine and len(staged) + 2 <= MOST_STAGED and any(isinstance(a, Offer) for a in shown.actions):
        result += _seams(tray, places, size)
    if not is_open and tray.kind == EDGE and rest:
        x, y = hand_at(tray, len(rest) - 1, len(rest), shift)
        dx, dy = turned((EDGE_CARD[0] * 0.4, -EDGE_CARD[1] * 0.38), tray.turn)
        result.append(_count(tray, len(rest), x + dx, y + dy, 36.0))
    return result


def _links(shown: Shown, tray: Tray, places: Places, size: tuple[float, float], layer: float) -> list[Lying]:
    """A link on the seam of two cards of a kind; one that can be laid out is a piece to take."""
    able = {action.card for action in shown.actions if isinstance(action, OfferPair)}
    result = []
    for (name, card, one), (_, other, two) in pairwise(places):
        if card.kind == other.kind:
            face: Face = ("link", round(size[0] * LINK), tray.turn)
            at = _seam(tray, one, two, size)
            fixed = card.card not in able
            result.append(Lying(known.link_name(name), "hand", face, *at, layer, fixed, CARD_HEIGHT))
    return result


def _seams(tray: Tray, places: Places, size: tuple[float, float]) -> list[Lying]:
    """A button on every seam of a covered hand, whatever its cards are, so that it tells nothing."""
    result = []
    for (name, _, one), (_, _, two) in pairwise(places):
        link = known.link_name(name)
        face: Face = ("link", round(size[0] * LINK), tray.turn)
        at = _seam(tray, one, two, size)
        result.append(Lying(link, "", face, *at, PIECE + 2.0, True, CARD_HEIGHT, control=link))
    return result


def _seam(tray: Tray, one: Point, two: Point, size: tuple[float, float]) -> Point:
    """Where the edge between two neighbours of a hand is seen, near the lower end of the cards."""
    gap = math.dist(one, two)
    share = min(gap - size[0] / 2, gap / 2) / gap
    dx, dy = turned((0.0, size[1] * 0.48), tray.turn)
    return one[0] + (two[0] - one[0]) * share + dx, one[1] + (two[1] - one[1]) * share + dy


def _staged(shown: Shown, tray: Tray, card: HandCard, place: int, name: str) -> Lying:
    size = STAGED_CARD if tray.kind == OWN else EDGE_CARD
    face = card_face(card.kind, size, tray.turn, shown)
    return Lying(name, "stage", face, *slot_at(tray, place), PIECE + 4 + place / 10, False, CARD_HEIGHT)


def _slots(tray: Tray, cards: tuple[HandCard, ...], order: list[int], able: bool) -> list[Lying]:
    """The places for cards that are laid out, and the chain link of a pair."""
    size = STAGED_CARD if tray.kind == OWN else EDGE_CARD
    result = []
    for index in range(slot_count(tray, len(order))):
        sign, lit = ("single", "pair", "three")[index], index == len(order) and able
        face: Face = ("place", *size, sign, tray.turn, lit)
        result.append(Lying(f"slot:{index}", "stage", face, *slot_at(tray, index), LABEL - 1, True, 0.0))
    kinds = {card.card: card.kind for card in cards}
    if len(order) >= 2 and kinds[order[0]] == kinds[order[1]]:
        one, two = slot_at(tray, 0), slot_at(tray, 1)
        dx, dy = turned((0, size[1] * 0.44), tray.turn)
        at = ((one[0] + two[0]) / 2 + dx, (one[1] + two[1]) / 2 + dy)
        face = ("link", round(size[0] * 0.56), tray.turn)
        result.append(Lying("link", "", face, *at, PIECE + 6, True, 2.0))
    return result


def _backs(shown: Shown, tray: Tray) -> list[Lying]:
    """The cards of somebody else: as many backs as cards, where their number may be known."""
    count = known.held(shown, tray.seat)
    size = {OWN: OWN_CARD, EDGE: EDGE_CARD, PANEL: SMALL_CARD}.get(tray.kind, TINY_CARD)
    result = []
    for index in range(count):
        at = hand_at(tray, index, count, 1)
        name = f"hand:{tray.seat}:{index}"
        face = back_face(size, tray.turn)
        result.append(Lying(name, f"tray:{tray.seat}", face, *at, PIECE + index / 10, False, CARD_HEIGHT))
    if shown.view.hands[tray.seat] is not None and count and tray.kind != OWN:
        x, y = hand_at(tray, count - 1, count, 1)
        dx, dy = turned((size[0] * 0.42, size[1] * 0.42), tray.turn)
        result.append(_count(tray, count, x + dx, y + dy, 38.0))
    return result


def _count(tray: Tray, count: int, x: float, y: float, d: float) -> Lying:
    face: Face = ("badge", str(count), d, tray.turn)
    return Lying(f"count:{tray.seat}", "", face, x, y, PIECE + 3, True, 2.0)


def _piles(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    view: UkotoaView = shown.view
    deck, discard = geometry.deck, geometry.discard
    result = []
    for name, slab in (("deck", deck), ("discard", discard)):
        sign = "draw" if name == "deck" else "discard"
        face: Face = ("place", slab.w + 12, slab.h + 12, sign, slab.turn, _takes(shown, name))
        result.append(Lying(f"well:{name}", name, face, slab.x, slab.y, LABEL - 1, True, 0.0))
    levels = min(MOST_SEEN, -(-view.deck // 8))
    for level in range(levels):
        face = back_face((deck.w, deck.h), deck.turn)
        at = (deck.x, deck.y - 2.5 * level)
        name = "deck" if level == levels - 1 else f"deck:{level}"
        result.append(Lying(name, "deck", face, *at, PIECE + level / 20, True, CARD_HEIGHT))
    result.append(_pile_count(deck, "deck", view.deck))
    if view.discard is not None:
        for level, card in enumerate(view.discard[-2:]):
            face = card_face(KINDS[KIND_OF[card]], (discard.w, discard.h), discard.turn, shown)
            layer = PIECE + level / 20
            result.append(
                Lying(f"card:{card}", "discard", face, discard.x, discard.y, layer, False, CARD_HEIGHT)
            )
    elif view.discards:
        face = back_face((discard.w, discard.h), discard.turn)
        result.append(Lying("discarded", "discard", face, discard.x, discard.y, PIECE, True, CARD_HEIGHT))
    if view.discards:
        result.append(_pile_count(discard, "discard", view.discards))
    return result


def _takes(shown: Shown, pile: str) -> bool:
    """Whether cards may go to a pile now, or come from it."""
    exchange = any(isinstance(action, Exchange) for action in shown.actions)
    return exchange or (pile == "discard" and any(isinstance(action, Discard) for action in shown.actions))


def _pile_count(slab: Slab, name: str, count: int) -> Lying:
    face: Face = ("badge", str(count), 42.0, slab.turn)
    dx, dy = turned((slab.w * 0.46, -slab.h * 0.46), slab.turn)
    return Lying(f"{name}:count", "", face, slab.x + dx, slab.y + dy, PIECE + 3, True, 2.0)


# -- sailors that wait --------------------------------------------------------------------------------


def _waiting(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """The sailors that the seat in turn may set, or from which it chooses a colour."""
    view: UkotoaView = shown.view
    tray = geometry.tray(view.current)
    radius = SUPPLY.get(tray.kind)
    if radius is None:
        return []
    if view.step == "colours":
        taken = {colour for colour in view.crew if colour is not None}
        result = []
        for place, colour in enumerate(COLOURS):
            if colour not in taken:
                x, y = _waiting_at(tray, place, 0, 1)
                face: Face = ("figure", colour, round(TALL * radius, 1), tray.turn)
                layer = FIGURE + place / 10
                result.append(Lying(f"crew:{colour}", "crew", face, x, y, layer, False, FIGURE_HEIGHT))
        return result
    result = []
    colours = [colour for colour in known.setters(view, view.current) if known.loose(view, colour)]
    for row, colour in enumerate(colours):
        numbers = known.loose(view, colour)
        for place, number in reversed(list(enumerate(numbers))):
            x, y = _waiting_at(tray, place, row, len(colours))
            size = radius if len(colours) == 1 else radius * (0.64 if tray.kind == OWN else 0.88)
            face = ("figure", colour, round(TALL * size, 1), tray.turn)
            layer = FIGURE + row / 2 + (len(numbers) - place) / 20
            name = sailor_name(colour, number)
            result.append(Lying(name, "supply", face, x, y, layer, False, FIGURE_HEIGHT))
    return result


def _gone(view: UkotoaView, seal: Seal, colour: str) -> list[Lying]:
    """The sailors that were lost: they lie under their faction's tile."""
    face: Face = ("figure", colour, round(seal.d * 0.4, 1), seal.turn)
    return [
        Lying(
            sailor_name(colour, number),
            f"seal:{seal.slot}",
            face,
            seal.x,
            seal.y,
            FURNITURE + 3,
            False,
            0.0,
            fast=True,
        )
        for number in known.lost(view, colour)
    ]


def _waiting_at(tray: Tray, place: int, row: int, rows: int) -> Point:
    if tray.kind == OWN:
        if rows == 1:
            return tray.at(124 + place * 84, 12)
        return tray.at(136 + place * 78, -54 + 112 * row)
    if rows == 1:
        return tray.at(-274 + place * 68, 24)
    return tray.at(-280 + 170 * row + place * 26, 24)


def lost_lying(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """The faction tiles between neighbours, and on them the sailors that were lost."""
    view: UkotoaView = shown.view
    result = []
    for seal in geometry.seals:
        colour = view.slots[seal.slot] if view.slots else ""
        item = known.faction(view, colour)
        name = f"seal:{seal.slot}"
        if item is None:
            face: Face = ("faction_back", seal.d, seal.turn)
        else:
            states = "s" * item.standing + "w" * item.loose + "l" * item.lost
            title = known.colour_word(shown, colour)
            line = say(shown, "ukotoa-left", sailors=item.standing + item.loose)
            face = ("faction", colour, states, title, line, seal.d, seal.turn)
        result.append(Lying(name, name, face, seal.x, seal.y, LABEL, False, 6.0, fast=True))
        if item is not None:
            result += _gone(view, seal, colour)
    for rope in geometry.ropes:
        colour = view.slots[rope.slot] if view.slots else ""
        face = ("rope", colour, rope.points)
        name = f"rope:{rope.slot}:{rope.seat}"
        result.append(Lying(name, "", face, rope.x, rope.y, FURNITURE + 1, True, 2.0))
    return result
