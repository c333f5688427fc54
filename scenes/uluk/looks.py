"""What a closer look at a thing on the table of Uluk tells, and which rule explains it."""

from __future__ import annotations

from collections import Counter

from game.uluk.goods import AREAS, BOX, CARD, CHART, GOOD, HUNTED, INVENTIONS, SYMBOL_OF
from game.uluk.view import AreaView, CardView, PawnView, TribeView, UlukView
from scenes.layout import Saying, Shown
from scenes.uluk import forecast, known
from scenes.uluk.known import say, word
from scenes.uluk.trays import feast_seen

RULES = {
    "triber": "uluk.21",
    "home": "uluk.16",
    "level": "uluk.34",
    "tile": "uluk.9",
    "site": "uluk.27",
    "monument": "uluk.68",
    "season": "uluk.1",
    "hp": "uluk.2",
    "lap": "uluk.2",
    "points": "uluk.2",
    "smile": "uluk.2",
    "first": "uluk.73",
    "poison": "uluk.29",
    "deck": "uluk.72",
    "card": "uluk.8",
    "used": "uluk.47",
    "good": "uluk.5",
    "count": "uluk.5",
    "board": "uluk.6",
    "tray": "uluk.14",
    "token": "uluk.14",
    "name": "uluk.14",
    "tribe": "uluk.14",
    "operation": "uluk.41",
    "hunger": "uluk.51",
    "feast": "uluk.15",
    "bowl": "uluk.49",
    "meal": "uluk.53",
    "laid": "uluk.53",
    "ledger": "uluk.60",
    "camp": "uluk.81",
    "drawn": "uluk.84",
    "left": "uluk.84",
    "choice": "uluk.R50",
    "place": "uluk.24",
}
"""The rule behind each sort of piece."""
PLAIN = ("bowl", "season", "first", "camp", "monument")
"""What one sentence says all about."""


def rule_of(piece: str) -> str:
    """The rule that explains a piece."""
    kind, _, rest = piece.partition(":")
    village = {"workshop": "uluk.24", "hut": "uluk.25", "temple": "uluk.26"}
    meal = {"fire": "uluk.55", "treats": "uluk.59"}
    return village.get(rest) or meal.get(rest) or RULES.get(kind, "")


def describe(shown: Shown, piece: str) -> Saying | None:
    """A closer look at a piece, from what may be seen."""
    kind, _, rest = piece.partition(":")
    view: UlukView = shown.view
    first, _, more = rest.partition(":")
    match kind:
        case "triber":
            return _triber(shown, view, int(first), int(more))
        case "level" | "tile":
            return _area(shown, view.areas[AREAS.index(rest)])
        case "site":
            return _site(shown, view, int(rest))
        case "good" | "count":
            return _good(shown, view, int(first), more.partition(":")[0])
        case "card":
            return Saying("uluk-look-card", {"what": _card(shown, view, int(rest))})
        case "used":
            return Saying("uluk-look-used")
        case "deck":
            return Saying("uluk-look-deck", {"cards": view.deck, "gone": _listed(shown, view.discard)})
        case "operation":
            return Saying("uluk-look-operation", {"area": word(shown, AREAS[int(more.partition(":")[0])])})
        case "tray" | "name" | "token" | "board" | "hp" | "lap" | "points" | "smile" | "home" | "tribe":
            return _seat(shown, int(first))
        case "hunger":
            name = shown.name(int(first))
            return Saying("uluk-look-hunger", {"name": name, "points": -BOX.scoring.hunger})
        case "feast":
            return _feast(shown, int(first))
        case "drawn" | "left" if not more:
            return Saying(f"uluk-draw-{rest}", {"card": word(shown, rest)})
        case "meal" | "place" | "laid":
            return Saying(f"uluk-look-{rest}", _points())
        case "choice" if not more:
            return _choice(shown, rest)
        case _ if kind in PLAIN:
            return Saying(f"uluk-look-{kind}")
        case _:
            return None


def _points() -> dict[str, str | int]:
    scoring = BOX.scoring
    return {
        "food": scoring.celebration_food,
        "poison": scoring.celebration_poison,
        "treat": scoring.treat,
        "hut": scoring.shaman_hut,
        "temple": scoring.temple,
    }


def _colour(shown: Shown, colour: int) -> str:
    seats = len(shown.setup.seats)
    return shown.name(colour) if colour < seats else say(shown, "uluk-freeloaders-name")


def _triber(shown: Shown, view: UlukView, colour: int, number: int) -> Saying:
    where = (view.tribes[colour].where if colour < len(view.tribes) else _camp(view))[number]
    name = _colour(shown, colour)
    if where in ("home", "newborn"):
        return Saying(f"uluk-look-{where}", {"name": name})
    if where in AREAS:
        return _area(shown, view.areas[AREAS.index(where)])
    if where.startswith("site-"):
        return _site(shown, view, int(where[5:]))
    return Saying("uluk-look-triber", {"name": name, "space": word(shown, where)})


def _camp(view: UlukView) -> tuple[str, ...]:
    assert view.camp is not None
    return view.camp.where


def _area(shown: Shown, area: AreaView) -> Saying:
    number = AREAS.index(area.area)
    left, right = area.track[area.level]
    params: dict[str, str | int] = {
        "area": word(shown, area.area),
        "left": left,
        "right": right,
        "tribers": _counted(shown, area.sickles),
        "level": area.next_level + 1,
        "now": area.level + 1,
        "most": len(area.track),
        "scarce": " / ".join(word(shown, AREAS[other]) for other in SYMBOL_OF[number]),
    }
    return Saying("uluk-look-hunt" if HUNTED[number] else "uluk-look-gather", params)


def _counted(shown: Shown, pawns: tuple[PawnView, ...]) -> str:
    found = Counter(pawn.colour for pawn in pawns)
    parts = [f"{_colour(shown, colour)} {count}" for colour, count in sorted(found.items())]
    return ", ".join(parts) or say(shown, "uluk-nobody")


def _site(shown: Shown, view: UlukView, number: int) -> Saying:
    site = view.sites[number - 1]
    params: dict[str, str | int] = {
        "site": number,
        "spaces": site.spaces,
        "area": word(shown, site.area),
        "number": site.number,
        "tribers": _counted(shown, site.tribers),
        "chart": ", ".join(str(points) for points in CHART[1:]),
    }
    if not site.area:
        return Saying("uluk-look-site-covered", params)
    if site.built:
        return Saying("uluk-look-token", params)
    return Saying("uluk-look-site", params)


def _good(shown: Shown, view: UlukView, seat: int, good: str) -> Saying:
    count = view.tribes[seat].stock[GOOD[good]]
    sort = word(shown, known.type_of(good))
    return Saying("uluk-look-good", {"count": count, "good": word(shown, good), "type": sort})


def _card(shown: Shown, view: UlukView, number: int) -> str:
    found = (*view.row, *(card for tribe in view.tribes for card in tribe.cards))
    kind = next(card.kind for card in found if card.card == number)
    return forecast.card_says(shown, kind)


def _listed(shown: Shown, cards: tuple[CardView, ...]) -> str:
    found = Counter(card.kind for card in cards)
    order = sorted(found, key=lambda kind: CARD[kind])
    parts = [word(shown, kind) + (f" ×{found[kind]}" if found[kind] > 1 else "") for kind in order]
    return ", ".join(parts) or "–"


def _seat(shown: Shown, seat: int) -> Saying:
    tribe: TribeView = shown.view.tribes[seat]
    params: dict[str, str | int] = {
        "name": shown.name(seat),
        "tribe": word(shown, tribe.tribe) or "–",
        "points": tribe.hp,
        "hunger": tribe.hunger,
        "tribers": tribe.tribers,
        "home": tribe.home,
        "cards": _listed(shown, tribe.cards),
        "tokens": ", ".join(word(shown, area) for area in tribe.tokens) or "–",
        "symbols": len({INVENTIONS[CARD[card.kind]].symbol for card in tribe.cards}),
    }
    return Saying("uluk-look-seat", params)


def _feast(shown: Shown, seat: int) -> Saying:
    name = feast_seen(shown, seat)
    if not name:
        return Saying("uluk-look-feast-covered", {"name": shown.name(seat)})
    needs, (once, twice) = known.feast(name)
    what = ", ".join(f"{count} {word(shown, good)}" for good, count in needs)
    params: dict[str, str | int] = {"card": word(shown, name), "needs": what, "once": once, "twice": twice}
    return Saying("uluk-look-feast", params)


def _choice(shown: Shown, tribe: str) -> Saying:
    made = [word(shown, good) for column in known.products(tribe) for good in column]
    return Saying("uluk-look-choice", {"tribe": word(shown, tribe), "goods": ", ".join(made)})
