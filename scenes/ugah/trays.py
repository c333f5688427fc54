"""The players' trays of Ugah Ugah!: token, name, pile with its count, prey, sentence and button."""

from __future__ import annotations

from game.ugah.actions import Done, First, Roll
from game.ugah.view import UgahView
from scenes.layout import FURNITURE, LABEL, PIECE, TOP, Face, Lying, Shown
from scenes.ugah.geometry import SYMBOLS, Tray, UgahGeometry

FAN = 760.0
"""Width of a pile that is fanned out, in table units."""
SPREAD = 420.0
"""Width of a pile that is spread out from the side, in table units."""
HIGHEST_SHOWN = 9
"""A pile grows by so many cards; more only raise the count."""


def tray_lying(geometry: UgahGeometry, shown: Shown, tray: Tray) -> list[Lying]:
    """Everything in one tray."""
    acting = tray.seat in shown.asked
    face: Face = ("tray", tray.w, tray.h, acting, tray.turn)
    result = [Lying(f"tray:{tray.seat}", f"tray:{tray.seat}", face, tray.x, tray.y, FURNITURE, True, 4.0)]
    if acting:
        wide, high = (tray.h, tray.w) if tray.turn % 2 else (tray.w, tray.h)
        rim: Face = ("glow", wide, high, 0.0)
        result.append(Lying(f"rim:{tray.seat}", "", rim, tray.x, tray.y, FURNITURE - 1, True, 0.0))
    if not geometry.around and tray.own:
        result += _own_side(geometry, shown, tray, acting)
    elif geometry.around:
        result += _around(geometry, shown, tray, acting)
    else:
        result += _other_side(geometry, shown, tray)
    return result


def _own_side(geometry: UgahGeometry, shown: Shown, tray: Tray, acting: bool) -> list[Lying]:
    view: UgahView = shown.view
    scale = min(shown.scale, 1.3)
    left = -tray.w / 2
    result = [_token(shown, tray, left + 80, -38, 68)]
    width = 250.0
    result.append(
        _line(
            shown,
            tray,
            "name",
            shown.name(tray.seat),
            42 * scale,
            "CREAM",
            800,
            left + 130 + width / 2,
            -38,
            width,
        )
    )
    status = shown.words.say("ugah-your-turn" if acting else "ugah-waiting")
    if view.over:
        status = shown.words.say("ugah-over")
    result.append(
        _line(shown, tray, "status", status, 28 * scale, "QUIET", 500, left + 130 + width / 2, 14, width)
    )
    if view.open_scores is not None:
        total = shown.words.say("ugah-points", points=view.open_scores[tray.seat])
        result.append(
            _line(shown, tray, "points", total, 28 * scale, "LAMP", 700, left + 130 + width / 2, 54, width)
        )
    result += _pile(geometry, shown, tray, left + 430, 2)
    for index, symbol in enumerate(SYMBOLS):
        dx = left + 548 + index * 98
        x, y = tray.at(dx, 0)
        print_face = ("prey_print", symbol, 84.0, 110.0, tray.turn)
        result.append(Lying(f"place:{tray.seat}:{symbol}", "", print_face, x, y, FURNITURE + 1, True, 0.0))
        if dict(view.prey)[symbol] == tray.seat:
            face = ("prey_card", symbol, 3, 84.0, 110.0, tray.turn)
            result.append(Lying(f"prey:{symbol}", f"tray:{tray.seat}", face, x, y, PIECE + 2, False, 2.0))
    if acting and tray.seat in {action.seat for action in shown.actions}:
        result += _buttons(shown, tray, tray.w / 2, 176.0, 116.0)
    x, y = tray.at(left + 966, 0)
    text = ("paragraph", sentence(shown), 28 * scale, "CREAM", 306, tray.turn)
    result.append(Lying("sentence", "", text, x, y, LABEL, True, 0.0))
    return result


def _other_side(geometry: UgahGeometry, shown: Shown, tray: Tray) -> list[Lying]:
    view: UgahView = shown.view
    scale = min(shown.scale, 1.2)
    top = -tray.h / 2
    result = [_token(shown, tray, -92, top + 50, 54)]
    result.append(
        _line(shown, tray, "name", shown.name(tray.seat), 32 * scale, "CREAM", 800, 32, top + 50, 176)
    )
    low = top + tray.h / 2 + 34
    result += _pile(geometry, shown, tray, -70, low)
    held = [symbol for symbol, holder in view.prey if holder == tray.seat]
    spread = 46 if len(held) > 1 else 0
    for index, symbol in enumerate(held):
        x, y = tray.at(64 + (index - (len(held) - 1) / 2) * spread, low)
        face = ("prey_card", symbol, 3, 84.0, 108.0, tray.turn)
        result.append(
            Lying(f"prey:{symbol}", f"tray:{tray.seat}", face, x, y, PIECE + 2 + index / 10, False, 2.0)
        )
    if not held:
        x, y = tray.at(64, low)
        print_face = ("prey_print", "bone", 84.0, 108.0, tray.turn)
        result.append(Lying(f"place:{tray.seat}", "", print_face, x, y, FURNITURE + 1, True, 0.0))
    if view.open_scores is not None:
        total = shown.words.say("ugah-points", points=view.open_scores[tray.seat])
        result.append(_line(shown, tray, "points", total, 26 * scale, "LAMP", 700, 32, top + 86, 176))
    return result


def _around(geometry: UgahGeometry, shown: Shown, tray: Tray, acting: bool) -> list[Lying]:
    view: UgahView = shown.view
    scale = min(shown.scale, 1.2)
    left = -tray.w / 2
    result = [_token(shown, tray, left + 58, 0 if not acting else -6, 60)]
    result.append(
        _line(
            shown,
            tray,
            "name",
            shown.name(tray.seat),
            32 * scale,
            "CREAM",
            800,
            left + 172,
            -18 if acting else 0,
            156,
        )
    )
    if acting:
        status = shown.words.say(shown.ask) if shown.ask else ""
        result.append(_line(shown, tray, "status", status, 24 * scale, "QUIET", 500, left + 174, 22, 160))
    result += _pile(geometry, shown, tray, left + 296, 0)
    held = [symbol for symbol, holder in view.prey if holder == tray.seat]
    buttons = acting and tray.seat in {action.seat for action in shown.actions}
    spread = 32 if buttons else 90
    for index, symbol in enumerate(held):
        x, y = tray.at(left + 398 + index * spread, 0)
        face = ("prey_card", symbol, 3, 80.0, 104.0, tray.turn)
        result.append(
            Lying(f"prey:{symbol}", f"tray:{tray.seat}", face, x, y, PIECE + 2 + index / 10, False, 2.0)
        )
    if not held:
        x, y = tray.at(left + 398, 0)
        print_face = ("prey_print", "bone", 80.0, 104.0, tray.turn)
        result.append(Lying(f"place:{tray.seat}", "", print_face, x, y, FURNITURE + 1, True, 0.0))
    if buttons:
        result += _buttons(shown, tray, tray.w / 2, 128.0, 96.0)
    return result


def _pile(geometry: UgahGeometry, shown: Shown, tray: Tray, dx: float, dy: float) -> list[Lying]:
    view: UgahView = shown.view
    w, h = geometry.pile_card(tray)
    pile = view.piles[tray.seat]
    result = []
    x, y = tray.at(dx, dy)
    bed: Face = ("emptied", w, h, tray.turn * 90.0)
    result.append(Lying(f"place:{tray.seat}:pile", "", bed, x, y, FURNITURE + 1, True, 0.0))
    peeked = shown.peek_view is not None and any(f"card:{card.spot}" in shown.peeked for card in pile)
    if view.over and not (geometry.around or tray.own):
        return result + _spread(view, tray, geometry.ring[0], y, w, h)
    if view.over or peeked:
        return result + _fan(view if view.over else shown.peek_view, tray, dx, w, h)
    for index, card in enumerate(pile):
        level = min(index, HIGHEST_SHOWN)
        x, y = tray.at(dx + (index * 7 % 5 - 2) * 0.8, dy - level * 3.0)
        face: Face = ("card_back", w, h, tray.turn * 90.0)
        layer = PIECE + 1 + index / 100
        result.append(Lying(f"card:{card.spot}", f"tray:{tray.seat}", face, x, y, layer, False, 2.0))
    if pile:
        x, y = tray.at(dx + w * 0.42, dy + h * 0.4)
        badge: Face = ("badge", str(len(pile)), 44.0, tray.turn)
        result.append(Lying(f"count:{tray.seat}", "", badge, x, y, PIECE + 3, True, 2.0))
    return result


def _spread(view: UgahView, tray: Tray, middle: float, y: float, w: float, h: float) -> list[Lying]:
    """The pile of a tray at the side when all is counted: a row from the tray towards the middle."""
    side = 1 if tray.x < middle else -1
    result = []
    for index, card in enumerate(view.piles[tray.seat]):
        x = tray.x + side * (tray.w / 2 + w * 0.6 + index * min(w + 4, SPREAD / len(view.piles[tray.seat])))
        face: Face = ("path_card", card.kind, card.points, w, h, 0.0, 0)
        layer = TOP - 2 + index / 100
        result.append(Lying(f"card:{card.spot}", f"tray:{tray.seat}", face, x, y, layer, False, 6.0))
    return result


def _fan(view: UgahView, tray: Tray, dx: float, w: float, h: float) -> list[Lying]:
    """A pile fanned out before its tray, face up: while its owner peeks, and when all is counted."""
    pile = view.piles[tray.seat]
    pitch = min(w + 4, FAN / max(1, len(pile)))
    first = min(dx, tray.w / 2 - pitch * (len(pile) - 1) - w / 2)
    result = []
    for index, card in enumerate(pile):
        x, y = tray.at(max(-tray.w / 2 + w / 2, first) + index * pitch, -tray.h / 2 - h / 2 - 4)
        face: Face = ("path_card", card.kind, card.points, w, h, tray.turn * 90.0, 0)
        layer = TOP - 2 + index / 100
        result.append(Lying(f"card:{card.spot}", f"tray:{tray.seat}", face, x, y, layer, False, 6.0))
    return result


def _buttons(shown: Shown, tray: Tray, right: float, w: float, h: float) -> list[Lying]:
    """The one bright button, or two while the order of the figures is asked."""
    view: UgahView = shown.view
    scale = min(shown.scale, 1.15)
    say = shown.words.say
    if any(isinstance(action, First) for action in shown.actions):
        result = []
        for index, (figure, mark) in enumerate((("small", "A"), ("large", "B"))):
            label = say(f"ugah-button-{figure}", mark=mark)
            x, y = tray.at(right - w / 2 - 26, (index - 0.5) * (h / 2 + 10))
            face = ("button", label, w + 8, h / 2 + 2, 26 * scale, "main", "rest", tray.turn)
            result.append(Lying(f"button:{figure}", "", face, x, y, LABEL, True, 3.0, f"first:{figure}"))
        return result
    if view.step not in ("roll", "pick"):
        return []
    left = len(view.showing) if view.rolls else 5
    able = any(isinstance(action, Roll | Done) for action in shown.actions)
    label = say("ugah-button-roll", dice=left) if left else say("ugah-button-done")
    x, y = tray.at(right - w / 2 - 26, 0)
    face = (
        "button",
        label,
        w,
        h,
        36 * scale,
        "main" if able else "wood",
        "rest" if able else "off",
        tray.turn,
    )
    return [Lying("button:main", "", face, x, y, LABEL, True, 3.0, "roll" if left else "done")]


def sentence(shown: Shown) -> str:
    """What the tray of the acting person says."""
    view: UgahView = shown.view
    say = shown.words.say
    if view.over:
        return ""
    if not shown.actions:
        return say("ugah-say-wait", name=shown.name(view.current))
    if view.step == "roll":
        return say("ugah-say-roll")
    if view.step == "order":
        return say("ugah-say-order")
    if view.step == "share":
        return say("ugah-say-share-two" if view.seats == 2 else "ugah-say-share")
    left = len(view.showing)
    if view.preselected:
        return say("ugah-say-only")
    if any(isinstance(action, Done) for action in shown.actions):
        return say("ugah-say-done")
    if any(isinstance(action, Roll) for action in shown.actions):
        return say("ugah-say-more", dice=left)
    return say("ugah-say-pick")


def _token(shown: Shown, tray: Tray, dx: float, dy: float, d: float) -> Lying:
    x, y = tray.at(dx, dy)
    face = ("token", shown.setup.seats[tray.seat].look, d, tray.turn)
    return Lying(f"token:{tray.seat}", "", face, x, y, LABEL, True, 2.0)


def _line(
    shown: Shown,
    tray: Tray,
    name: str,
    text: str,
    size: float,
    colour: str,
    weight: int,
    dx: float,
    dy: float,
    width: float,
) -> Lying:
    x, y = tray.at(dx, dy)
    face = ("line", text, size, colour, weight, width, "left", tray.turn)
    return Lying(f"{name}:{tray.seat}", "", face, x, y, LABEL, True, 0.0)
