"""What belongs to nobody: birds and wishes, the deck, and around the table clocks, lamps and rounds."""

from __future__ import annotations

from game.uluru.box import ROUNDS, WishCard
from game.uluru.view import UluruView
from scenes.layout import FURNITURE, LABEL, PIECE, TOP, Face, Lying, Shown
from scenes.uluru import known
from scenes.uluru.clocks import dial_lying, lamp, rounds_done
from scenes.uluru.geometry import Row, UluruGeometry
from scenes.uluru.known import say

GROWN = 1.22
"""So much larger is the wish that is being checked."""
CARD_HEIGHT = 3.0
"""How high a card lies above the table, for its shadow, in table units."""
MOST_SHOWN = 10
"""The deck grows by a card for so many left."""


def middle_lying(geometry: UluruGeometry, shown: Shown) -> list[Lying]:
    """Everything that lies between the mats."""
    result = []
    for number, row in enumerate(geometry.rows):
        result += _birds(shown, row, number)
        result += _wishes(shown, row, number)
        over = say(shown, "uluru-paused") if shown.paused else str(known.ready(shown) or "")
        if over:
            result.append(_over(shown, row, number, over))
    result += _deck(geometry, shown)
    for number, dial in enumerate(geometry.dials):
        result += dial_lying(shown, f"shared:{number}", (dial.x, dial.y), round(dial.d, 1), dial.turn)
    for number, place in enumerate(geometry.lamps):
        look = shown.setup.seats[place.seat].look
        across, small = place.diameters
        face: Face = ("token", look, across, place.turn)
        result.append(Lying(f"token:{place.seat}:{number}", "", face, *place.token, LABEL, True, 2.0))
        result.append(lamp(shown, f"lamp:{place.seat}:{number}", place.seat, place.lamp, small, place.turn))
    for number, pips in enumerate(geometry.pips):
        face = ("pips", rounds_done(shown), ROUNDS, pips.d, pips.pitch, pips.turn)
        result.append(Lying(f"pips:shared:{number}", "", face, pips.x, pips.y, LABEL, True, 0.0))
    return result


def _birds(shown: Shown, row: Row, number: int) -> list[Lying]:
    view: UluruView = shown.view
    step = known.told(shown)
    result = []
    for index, bird in enumerate(view.row):
        x, y = row.bird_at(index)
        face: Face = ("bird_card", bird, round(row.w, 1), round(row.bird, 1), row.turn)
        result.append(
            Lying(f"bird:{index}:{number}", f"bird:{index}:{number}", face, x, y, LABEL, True, CARD_HEIGHT)
        )
        if step == index:
            result.append(Lying(f"checked:{number}", "", check_glow(row), x, y, LABEL - 1, True, 0.0))
    return result


def check_glow(row: Row) -> Face:
    """The light behind the bird that is being checked."""
    wide, high = (row.bird, row.w) if row.turn % 2 else (row.w, row.bird)
    return ("glow", round(wide, 1), round(high, 1), 0.0)


def wish_face(row: Row, bird: str, wish: WishCard | None, grown: float = 1.0) -> Face:
    """A wish face up, or the back of one."""
    w, h = round(row.w * grown, 1), round(row.wish * grown, 1)
    if wish is None:
        return ("wish_back", w, h, row.turn)
    return ("wish_card", wish.kind, bird, wish.colour or None, wish.places, wish.level, w, h, row.turn)


def _wishes(shown: Shown, row: Row, number: int) -> list[Lying]:
    view: UluruView = shown.view
    step = known.told(shown)
    result = []
    for index, wish in enumerate(known.wishes_of(shown)):
        x, y = row.wish_at(index)
        grown = GROWN if step == index else 1.0
        face = wish_face(row, view.row[index], wish, grown)
        layer = PIECE + (20 if step == index else 0)
        name = f"wish:{view.round}:{index}:{number}"
        result.append(Lying(name, f"wish:{index}:{number}", face, x, y, layer, False, CARD_HEIGHT))
    return result


def _over(shown: Shown, row: Row, number: int, text: str) -> Lying:
    """What stands over the covered wishes while the clock stands, or has not begun."""
    size = 34 if shown.paused else 90
    face: Face = ("slip", text, size * min(shown.scale, 1.2), 620, "pill", row.turn)
    return Lying(f"break:{number}", "", face, row.x, row.y, TOP - 2, True, 6.0)


def _deck(geometry: UluruGeometry, shown: Shown) -> list[Lying]:
    """The cards that are still to come, as high as they are many, with their number."""
    x, y, w, h, turn = geometry.deck
    cards = shown.view.deck
    face: Face = ("wish_back", round(w, 1), round(h, 1), turn)
    result = []
    levels = max(1, min(MOST_SHOWN, -(-cards * MOST_SHOWN // 39))) if cards else 0
    for level in range(levels):
        name = "deck" if level == levels - 1 else f"deck:{level}"
        awry = (level * 5 % 3 - 1) * 0.8
        result.append(Lying(name, "", face, x + awry, y - 2.4 * level, FURNITURE + 3 + level / 20, True, 2.0))
    if cards:
        badge: Face = ("badge", str(cards), 40.0, turn)
        result.append(Lying("deck:count", "", badge, x + w * 0.44, y + h * 0.42, LABEL, True, 2.0))
    return result
