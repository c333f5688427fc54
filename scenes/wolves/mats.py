"""The seats' mats: who, rank, awards, status, deck, needs, reserve, leaders, knowledge."""

from __future__ import annotations

from game.wolves.box import KINDS, NEED
from game.wolves.view import PlayerView, WolvesView
from scenes.layout import FURNITURE, LABEL, PIECE, Face, Lying, Shown
from scenes.slabs import Slab
from scenes.wolves import known
from scenes.wolves.geometry import OWN, PANEL, Mat, WolvesGeometry
from scenes.wolves.known import say, word
from sprites.wolves import reserve_places, reserve_token

MAT, MAT_HEIGHT = FURNITURE + 4.0, 4.0
ON_MAT = FURNITURE + 8.0
CARD_HEIGHT, TOKEN_HEIGHT = 2.0, 2.0
LEADERS = 2
"""So many leaders can lie face up: the third sends all three away."""


def mats_lying(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """Every mat and what lies on it, but for cards in hands and what is laid somewhere."""
    result: list[Lying] = []
    for mat in geometry.mats:
        player: PlayerView = shown.view.players[mat.seat]
        result += _plank(shown, mat)
        result += _who(shown, mat, player)
        result += _deck(shown, mat, player)
        result += _needs(shown, mat, player)
        result += _reserve(shown, mat, player)
        result += _leader_places(mat)
        result += _wisdom(shown, mat, player)
    return result


def scale_of(shown: Shown, mat: Mat) -> float:
    """How much larger words on a mat are than usual."""
    return min(shown.scale, 1.15 if mat.kind == OWN else 1.1)


def line(
    mat: Mat,
    name: str,
    text: str,
    slab: Slab,
    size: float,
    colour: str = "CREAM",
    weight: int = 800,
    align: str = "left",
) -> Lying:
    """Words in one of a mat's places."""
    face: Face = ("line", text, round(size, 1), colour, weight, slab.w, align, slab.turn)
    return Lying(f"{name}:{mat.seat}", "", face, slab.x, slab.y, LABEL, True, 0.0)


def _plank(shown: Shown, mat: Mat) -> list[Lying]:
    slab, seat = mat.slab, mat.seat
    asked = seat in shown.asked
    state = "asked" if asked else "own" if mat.kind == OWN else "other"
    look = shown.setup.seats[seat].look
    name = f"mat:{seat}"
    face: Face = ("wmat", slab.w, slab.h, look, state, slab.turn)
    result = [Lying(name, name, face, slab.x, slab.y, MAT, True, MAT_HEIGHT)]
    gift = shown.view.gift
    if known.acts(shown, seat) or (gift is not None and gift.to == seat):
        wide, high = (slab.h, slab.w) if slab.turn % 2 else (slab.w, slab.h)
        result.append(Lying(f"rim:{seat}", "", ("glow", wide, high, 0.0), slab.x, slab.y, MAT - 1, True, 0.0))
    return result


def _who(shown: Shown, mat: Mat, player: PlayerView) -> list[Lying]:
    view: WolvesView = shown.view
    seat, scale = mat.seat, scale_of(shown, mat)
    look = shown.setup.seats[seat].look
    wolf, rank, award = (mat.part(name) for name in ("wolf", "rank", "award"))
    mark: Face = ("award", award.h, mat.turn, player.awards)
    result = [
        Lying(f"wolf:{seat}", "", ("wolf", look, wolf.h, mat.turn), wolf.x, wolf.y, ON_MAT, True, 0.0),
        Lying(f"rank:{seat}", "", ("rank", player.rank, rank.h, mat.turn), rank.x, rank.y, ON_MAT, True, 2.0),
        Lying(f"award:{seat}", "", mark, award.x, award.y, ON_MAT, True, 2.0),
    ]
    if "status" in mat.parts:
        status = mat.part("status")
        face: Face = ("status", status.h, mat.turn)
        result.append(Lying(f"status:{seat}", "", face, status.x, status.y, ON_MAT, True, 2.0))
        face = ("badge", str(player.place), round(status.h * 0.66), mat.turn)
        x, y = status.at(status.h * 0.36, status.h * 0.3)
        result.append(Lying(f"place:{seat}", "", face, x, y, ON_MAT + 1, True, 2.0))
    size = 36 if mat.kind == OWN else 27 if mat.kind == PANEL else 28
    result.append(line(mat, "name", shown.name(seat), mat.part("name"), size * scale))
    if "line" in mat.parts:
        text = word(shown, player.community)
        letters = 24 if mat.kind == OWN else 20
        result.append(line(mat, "community", text, mat.part("line"), letters * scale, "QUIET", 500))
    badge = _badge(shown, view, player, seat)
    if badge:
        slab = mat.part("badge")
        face = ("wbadge", badge, slab.h, mat.turn)
        result.append(Lying(f"badge:{seat}", "", face, slab.x, slab.y, ON_MAT + 1, True, 2.0))
    return result


def _badge(shown: Shown, view: WolvesView, player: PlayerView, seat: int) -> str:
    if view.over:
        return "chief" if view.chief == seat else ""
    if view.step == "choose":
        return ""
    if view.step == "gather" or player.drawing in ("overstretched", "skips"):
        return player.drawing
    return "settled" if known.settled(view, seat) else ""


def deck_face(player: PlayerView, slab: Slab, cards: int) -> Face:
    """A deck with so many cards."""
    return ("deck", player.community, cards, slab.w, slab.h, slab.turn)


def _deck(shown: Shown, mat: Mat, player: PlayerView) -> list[Lying]:
    seat, slab = mat.seat, mat.part("deck")
    hollow: Face = ("wplace", slab.w + 8, slab.h + 8, "deck", mat.turn, False)
    spot = f"deck:{seat}"
    result = [Lying(f"hollow:{seat}", spot, hollow, slab.x, slab.y, ON_MAT - 1, True, 0.0)]
    cards = player.deck - len(_looked(shown, seat))
    if not player.community or not cards:
        return result
    if cards > 1:
        face = deck_face(player, slab, cards - 1)
        result.append(Lying(f"pile:{seat}", spot, face, slab.x, slab.y, ON_MAT, True, 2.0))
    back: Face = ("card_back", player.community, slab.w, slab.h, mat.turn)
    rise = min(cards, 28) * 0.95
    x, y = slab.x - rise * 0.4, slab.y - rise * 0.5
    result.append(Lying(f"top:{seat}", spot, back, x, y, ON_MAT + 2, False, CARD_HEIGHT))
    d = 44.0 if mat.kind == OWN else 32.0
    face = ("badge", str(player.deck), d, mat.turn)
    x, y = slab.at(slab.w / 2 - d * 0.2, slab.h / 2 - d * 0.5)
    result.append(Lying(f"decked:{seat}", "", face, x, y, ON_MAT + 3, True, 2.0))
    if shown.view.ways.odds and shown.view.step == "gather" and mat.kind != PANEL:
        leaders, left = shown.view.odds[seat]
        text = say(shown, "wolves-odds", leaders=leaders, cards=left)
        if mat.kind == OWN:
            place = Slab(*slab.at(-6, slab.h / 2 + 17), slab.w + 40, 26, mat.turn)
        else:
            hand = mat.part("hand")
            place = Slab(*hand.at(0, hand.h / 2 + 12), hand.w + 20, 26, mat.turn)
        result.append(line(mat, "odds", text, place, 21, "CREAM", 700, "middle"))
    return result


def _looked(shown: Shown, seat: int) -> tuple[str, ...]:
    """The cards of the deck that lie before the seat, as far as they may be seen."""
    own = known.mine(shown, seat)
    return own.looked if own is not None else ()


def _needs(shown: Shown, mat: Mat, player: PlayerView) -> list[Lying]:
    view: WolvesView = shown.view
    own = known.mine(shown, mat.seat)
    result = []
    for number, kind in enumerate(KINDS):
        slab = mat.need(number)
        if view.step == "gather" and own is not None and player.drawing != "skips":
            filled, state = min(NEED, own.hand[number] + player.reserve[number]), "open"
        elif own is not None and own.payment is not None:
            filled, state = sum(own.payment.piles[number]), "open"
        elif known.paid(view, mat.seat):
            filled = NEED - player.missing[number]
            state = "short" if player.missing[number] else "met"
        else:
            filled, state = 0, "open"
        face: Face = ("need", kind, filled, round(slab.w, 1), round(slab.h, 1), state, mat.turn)
        name = f"need:{mat.seat}:{kind}"
        result.append(Lying(name, name, face, slab.x, slab.y, ON_MAT, True, 0.0))
    return result


def _reserve(shown: Shown, mat: Mat, player: PlayerView) -> list[Lying]:
    slab = mat.part("reserve")
    name = f"reserve:{mat.seat}"
    face: Face = ("reserve", slab.w, slab.h, mat.turn)
    result = [Lying(name, name, face, slab.x, slab.y, ON_MAT, True, 0.0)]
    if mat.kind == OWN:
        own = known.mine(shown, mat.seat)
        plan = own.plan if own is not None else None
        held, cap = (plan.reserve, plan.cap) if plan is not None else (player.reserve, player.cap)
        text = say(shown, "wolves-reserve", held=sum(held), cap=cap)
        place = Slab(*slab.at(0, slab.h / 2 + 17), slab.w, 26, mat.turn)
        result.append(line(mat, "stored", text, place, 22, "QUIET", 700, "middle"))
    return result


def reserve_at(mat: Mat, kind: int, place: int) -> tuple[float, float]:
    """The middle of a place in the reserve."""
    slab = mat.part("reserve")
    return slab.at(*reserve_places(slab.w, slab.h)[kind][min(place, 3)])


def token_size(mat: Mat) -> float:
    """The size of tokens in the reserve."""
    slab = mat.part("reserve")
    return round(reserve_token(slab.w, slab.h), 1)


def leader_at(mat: Mat, number: int) -> Slab:
    """The place of a leader that lies face up."""
    slab = mat.part("leaders")
    w = (slab.w - 6) / LEADERS
    return Slab(*slab.at((number - 0.5) * (w + 6), 0), w, slab.h, mat.turn)


def _leader_places(mat: Mat) -> list[Lying]:
    result = []
    for number in range(LEADERS):
        slab = leader_at(mat, number)
        face: Face = ("wplace", round(slab.w, 1), slab.h, "star", mat.turn, False)
        name = f"star:{mat.seat}:{number}"
        result.append(Lying(name, "", face, slab.x, slab.y, ON_MAT - 1, True, 0.0))
    return result


def _wisdom(shown: Shown, mat: Mat, player: PlayerView) -> list[Lying]:
    slab = mat.part("wisdom")
    count = len(player.wisdom)
    if slab.w < 24 or not count:
        return []
    w = min(slab.h * 1.2, slab.w) if mat.kind != PANEL else min(slab.h * 0.74, slab.w)
    pitch = min(w + 6, (slab.w - w) / max(1, count - 1))
    result = []
    for number, name in enumerate(player.wisdom):
        x, y = slab.at(-slab.w / 2 + w / 2 + pitch * number, 0)
        face: Face = ("knowledge", name, round(w, 1), slab.h, "", mat.turn)
        piece = f"wisdom:{mat.seat}:{name}"
        result.append(Lying(piece, "", face, x, y, PIECE + number / 10, False, CARD_HEIGHT))
    return result
