"""What belongs to the game for one: the Freeloaders' camp and cards, and the choice of a tribe."""

from __future__ import annotations

from game.uluk.freeloaders import COLOUR
from game.uluk.goods import TRIBES
from game.uluk.view import CampView, UlukView
from scenes.layout import FIGURE, FURNITURE, PIECE, Face, Lying, Shown, Spot
from scenes.slabs import Part, Slab
from scenes.uluk import known
from scenes.uluk.board import space_place, spots_of_tribers, triber_height, triber_name
from scenes.uluk.geometry import UlukGeometry
from scenes.uluk.known import say, word
from scenes.uluk.trays import line
from sprites.uluk import camp_places

CARD_HEIGHT, FIGURE_HEIGHT = 2.0, 6.0
ON_CAMP = FURNITURE + 8.0


MINI_WIDE, MINI_HIGH = 54.0, 78.0
"""The size of the small cards that tell what is left in the deck; they grow and shrink with their room."""


def camp_parts(slab: Slab) -> dict[str, Part]:
    """The places of the Freeloaders: camp card, cards and a list, below or beside each other."""
    w, h = slab.w, slab.h
    if h > w * 0.8:
        high = min(0.62 * (w - 24), 0.34 * h)
        mini = min(2 * MINI_HIGH * (w - 28) / (6 * MINI_WIDE), 0.32 * h)
        card_h = min(150.0, h - 50 - high - mini - 36)
        y = -h / 2 + 50 + high + 12 + card_h / 2
        return {
            "title": (-0.06 * w, -h / 2 + 28, w - 90, 34),
            "first": (w / 2 - 30, -h / 2 + 28, 34, 34),
            "camp": (0, -h / 2 + 50 + high / 2, w - 24, high),
            "deck": (-w / 2 + 18 + 0.36 * card_h, y, 0.72 * card_h, card_h),
            "drawn": (-w / 2 + 32 + 1.08 * card_h, y, 0.72 * card_h, card_h),
            "tokens": (w / 2 - 54, y, 84, 46),
            "list": (0, h / 2 - 12 - mini / 2, w - 28, mini),
        }
    card_h = h - 64
    camp_w = min(0.34 * w, 1.9 * (h - 20))
    left = -w / 2 + 14
    return {
        "title": (left + camp_w + 110, -h / 2 + 32, 190, 34),
        "first": (left + camp_w + 30, 0, 40, 40),
        "camp": (left + camp_w / 2, 0, camp_w, h - 20),
        "deck": (left + camp_w + 230 + 0.36 * card_h, 8, 0.72 * card_h, card_h),
        "drawn": (left + camp_w + 244 + 1.08 * card_h, 8, 0.72 * card_h, card_h),
        "tokens": (left + camp_w + 120, 0.2 * h, 140, 46),
        "list": (
            (left + camp_w + 260 + 1.5 * card_h + w / 2 - 10) / 2,
            0,
            w / 2 - 24 - left - camp_w - 250 - 1.5 * card_h,
            h - 24,
        ),
    }


def camp_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Everything of the Freeloaders."""
    view: UlukView = shown.view
    slab, camp = geometry.camp, view.camp
    if slab is None or camp is None:
        return []
    places = {name: slab.part(part) for name, part in camp_parts(slab).items()}
    look = known.look(shown, COLOUR)
    face: Face = ("utray", slab.w, slab.h, look, "other", slab.turn)
    result = [Lying("camp:tray", "camp", face, slab.x, slab.y, FURNITURE + 4, True, 4.0)]
    title = say(shown, "uluk-freeloaders", tribers=camp.tribers)
    result.append(line("camp:title", title, places["title"], 28 * min(shown.scale, 1.1)))
    card = places["camp"]
    face = ("camp", round(card.w, 1), round(card.h, 1), card.turn)
    result.append(Lying("camp", "camp", face, card.x, card.y, ON_CAMP, True, CARD_HEIGHT))
    if camp.lead:
        first = places["first"]
        face = ("first_player", first.h, first.turn, True)
        result.append(Lying("first", "", face, first.x, first.y, ON_CAMP + 1, False, 3.0, fast=True))
    result += _cards(shown, camp, places)
    result += _tribers(geometry, shown, camp, card)
    return result + _tokens(view, camp, places["tokens"])


def _cards(shown: Shown, camp: CampView, places: dict[str, Slab]) -> list[Lying]:
    """Deck, the card that was turned up last, and how many of each kind are left."""
    left = sum(count for _, count in camp.cards)
    deck = places["deck"]
    face: Face = ("udeck", "freeloader", left, deck.w, deck.h, deck.turn)
    result = [Lying("camp:deck", "", face, deck.x, deck.y, PIECE, True, CARD_HEIGHT)]
    number: Face = ("badge", str(left), 36.0, deck.turn)
    result.append(Lying("camp:left", "", number, *deck.at(0.4 * deck.w, 0.4 * deck.h), PIECE + 2, True, 2.0))
    if camp.drawn:
        drawn = places["drawn"]
        face = ("freeloader", camp.drawn, drawn.w, drawn.h, "", drawn.turn)
        name = f"drawn:{camp.drawn}"
        result.append(Lying(name, "", face, drawn.x, drawn.y, PIECE, False, CARD_HEIGHT, fast=True))
    room = places["list"]
    columns = 6 if room.w < 520 else 11
    rows = -(-len(camp.cards) // columns)
    pitch, pace = room.w / columns, room.h / rows
    h = min(pace - 6, (pitch - 6) * MINI_HIGH / MINI_WIDE)
    w = round(h * MINI_WIDE / MINI_HIGH, 1)
    for index, (kind, count) in enumerate(camp.cards):
        dx = -room.w / 2 + pitch * (index % columns + 0.5)
        x, y = room.at(dx, -room.h / 2 + pace * (index // columns + 0.5))
        face = ("freeloader", kind, w, round(h, 1), "", room.turn)
        result.append(Lying(f"left:{kind}", "", face, x, y, PIECE, True, 1.0))
        number = ("badge", str(count), round(0.5 * w, 1), room.turn)
        at = room.at(dx + 0.32 * w, -room.h / 2 + pace * (index // columns + 0.5) + 0.36 * h)
        result.append(Lying(f"left:{kind}:count", "", number, *at, PIECE + 1, True, 1.0))
    return result


def _tribers(geometry: UlukGeometry, shown: Shown, camp: CampView, card: Slab) -> list[Lying]:
    view: UlukView = shown.view
    placed = spots_of_tribers(view)
    look, tribe = known.look(shown, COLOUR), known.tribe(view, COLOUR)
    mats = camp_places(card.w, card.h, card.turn)
    result = []
    for number, where in enumerate(camp.where):
        if where == "pool":
            continue
        name = triber_name(COLOUR, number)
        if where in ("home", "newborn"):
            x, y = card.x + mats[number][0], card.y + mats[number][1]
            face: Face = ("figure", tribe, look, round(min(0.17 * card.w, 0.4 * card.h), 1), card.turn)
            item = Lying(name, "camp", face, x, y, FIGURE + number / 100, False, FIGURE_HEIGHT, fast=True)
            result.append(item)
            continue
        space, index, count = placed[COLOUR, number]
        x, y = space_place(geometry, space, index, count)
        face = ("figure", tribe, look, triber_height(geometry, space, count), 2 if geometry.around else 0)
        item = Lying(name, f"space:{space}", face, x, y, FIGURE + y / 1000, False, FIGURE_HEIGHT, fast=True)
        result.append(item)
    return result


def _tokens(view: UlukView, camp: CampView, slab: Slab) -> list[Lying]:
    result = []
    for index, area in enumerate(camp.tokens):
        number = next(place for place, site in enumerate(view.sites) if site.area == area)
        x, y = slab.at(-slab.w / 2 + 23 + min(48.0, slab.w / max(1, len(camp.tokens))) * index, 0)
        face: Face = ("mtoken", area, view.sites[number].number, 46.0, slab.turn)
        result.append(Lying(f"site:{number + 1}", "", face, x, y, PIECE + index / 20, False, 3.0, fast=True))
    return result


# -- choosing a tribe ---------------------------------------------------------------------------------


def choices_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """The four tribe boards, from which one is taken."""
    view: UlukView = shown.view
    if view.step != "tribe":
        return []
    slab = geometry.rug(geometry.trays[view.current].turn)
    face: Face = ("rug", round(slab.w, 1), round(slab.h, 1), slab.turn)
    result = [Lying("rug", "rug", face, slab.x, slab.y, FIGURE + 4, True, 2.0)]
    look = known.look(shown, view.current)
    for index, tribe in enumerate(TRIBES):
        place = _choice(slab, index)
        face = ("tribe_board", tribe, round(place.w, 1), round(place.h, 1), look, place.turn, ())
        name = f"choice:{tribe}"
        result.append(Lying(name, "rug", face, place.x, place.y, FIGURE + 6, False, 3.0))
        title = Slab(*place.at(0, -place.h / 2 - 26), place.w, 36, place.turn)
        words = line(
            f"{name}:title", word(shown, tribe), title, 32 * min(shown.scale, 1.1), "CREAM", 800, "middle"
        )
        result.append(Lying(words.piece, "", words.face, words.x, words.y, FIGURE + 6, True, 0.0))
    return result


def _choice(slab: Slab, index: int) -> Slab:
    columns = 2 if slab.w > slab.h else 1
    rows = 4 // columns
    w, h = (slab.w - 130) / columns, (slab.h - 120) / rows
    x = (index % columns - (columns - 1) / 2) * w
    y = (index // columns - (rows - 1) / 2) * h + 20
    return Slab(*slab.at(x, y), w - 24, h - 66, slab.turn)


def camp_spots(geometry: UlukGeometry) -> dict[str, Spot]:
    """The camp, to which nothing of the player's may go."""
    slab = geometry.camp
    return {"camp": Spot("camp", slab.x, slab.y, slab.w, slab.h)} if slab is not None else {}
