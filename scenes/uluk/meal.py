"""The rug on which a person's tribe eats: tribers with bowls, cradle, fire, a dish for treats, a ledger."""

from __future__ import annotations

from dataclasses import replace

from game.uluk.goods import BOX, TRIBERS
from game.uluk.view import MealView, UlukView
from scenes.layout import FIGURE, Face, Lying, Shown, Spot
from scenes.slabs import Part, Slab
from scenes.uluk import known
from scenes.uluk.board import triber_name
from scenes.uluk.geometry import UlukGeometry
from scenes.uluk.known import say
from scenes.uluk.trays import line
from scenes.viewport import Point
from sprites.uluk import BORDER, meal_places, well_size

RUG = FIGURE + 4.0
ON_RUG = RUG + 1.0
LAID = RUG + 4.0
NEWBORN = "newborn"


def under_the_rug(items: list[Lying]) -> list[Lying]:
    """What lies on the board while a rug covers it: no hand can take it."""
    return [replace(item, fast=True, control="") if not item.fixed else item for item in items]


def parts(slab: Slab) -> dict[str, Part]:
    """The places on the rug, as its reader sees it: beside or, where it is high, below each other."""
    left, right = -slab.w / 2 + BORDER + 14, slab.w / 2 - BORDER - 14
    top, low = -slab.h / 2 + BORDER + 10, slab.h / 2 - BORDER - 10
    if slab.w >= slab.h:
        ledger = min(430.0, 0.29 * slab.w)
        wide = right - left - ledger - 24
        dish = min(150.0, 0.15 * wide)
        cradle = 0.46 * (wide - dish - 28)
        fire = wide - dish - 28 - cradle
        boards = min(0.82 * cradle, 0.56 * (low - top))
        high = low - top - boards - 16
        y = low - boards / 2
        return {
            "tribers": (left + wide / 2, top + high / 2, wide, high),
            "cradle": (left + cradle / 2, y, cradle, boards),
            "fire": (left + cradle + 14 + fire / 2, y, fire, boards),
            "treats": (left + wide - dish / 2, y, dish, boards),
            "ledger": (right - ledger / 2, 0, ledger, low - top),
        }
    wide = right - left
    dish, ledger = 108.0, 0.36 * (low - top)
    cradle = 0.46 * (wide - 10)
    fire = wide - 10 - cradle
    boards = 0.82 * cradle
    high = low - top - boards - ledger - 28
    y = top + high + 14 + boards / 2
    return {
        "tribers": (0, top + high / 2, wide, high),
        "cradle": (left + cradle / 2, y, cradle, boards),
        "fire": (right - fire / 2, y, fire, boards),
        "treats": (right - dish / 2, low - ledger / 2 + 14, dish, ledger),
        "ledger": (left + (wide - dish - 14) / 2, low - ledger / 2, wide - dish - 14, ledger),
    }


def rug_of(geometry: UlukGeometry, shown: Shown) -> Slab | None:
    """The rug, while a person eats."""
    seat = known.meal_of(shown)
    return geometry.rug(geometry.trays[seat].turn) if seat is not None else None


def meal_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """The rug and all on it."""
    slab, seat = rug_of(geometry, shown), known.meal_of(shown)
    view: UlukView = shown.view
    if slab is None or seat is None or view.meal is None:
        return []
    face: Face = ("rug", round(slab.w, 1), round(slab.h, 1), slab.turn)
    result = [Lying("rug", "rug", face, slab.x, slab.y, RUG, True, 2.0)]
    places = {name: slab.part(part) for name, part in parts(slab).items()}
    result += _tribers(shown, seat, view.meal, places["tribers"])
    result += _boards(shown, view.meal, places)
    return result + _ledger(shown, seat, view.meal, places["ledger"])


# -- tribers ------------------------------------------------------------------------------------------


def seats_at(slab: Slab, count: int) -> list[Slab]:
    """Where so many tribers sit: one row, or two where there is little room."""
    rows = 1 if slab.w / max(1, count) > 84 or slab.h < 240 else 2
    columns = -(-count // rows)
    pitch, high = min(172.0, slab.w / columns), slab.h / rows
    return [
        Slab(
            *slab.at(
                (number % columns - (columns - 1) / 2) * pitch, (number // columns - (rows - 1) / 2) * high
            ),
            min(pitch, 0.62 * high),
            high,
            slab.turn,
        )
        for number in range(count)
    ]


def _sizes(place: Slab) -> tuple[float, float]:
    """How high a triber is that eats, and how wide its bowl."""
    return round(min(0.5 * place.h, 0.9 * place.w), 1), round(min(0.46 * place.h, 0.82 * place.w), 1)


def bowl_at(place: Slab) -> Point:
    """The middle of a triber's bowl."""
    return place.at(0, 0.45 * _sizes(place)[0])


def eaters(view: UlukView, seat: int) -> list[int]:
    """The numbers of the tribers that eat; newborn ones do not."""
    return [number for number, where in enumerate(view.tribes[seat].where) if where not in ("pool", NEWBORN)]


def _tribers(shown: Shown, seat: int, meal: MealView, slab: Slab) -> list[Lying]:
    view: UlukView = shown.view
    look, tribe = known.look(shown, seat), known.tribe(view, seat)
    numbers = eaters(view, seat)
    fed = len(numbers) - meal.hungry
    result: list[Lying] = []
    for index, (number, place) in enumerate(zip(numbers, seats_at(slab, len(numbers)), strict=True)):
        height, d = _sizes(place)
        face: Face = ("figure", tribe, look, height, slab.turn)
        x, y = place.at(0, -0.45 * d)
        result.append(Lying(triber_name(seat, number), "", face, x, y, ON_RUG + 1, False, 6.0, fast=True))
        hungry = index >= len(numbers) - view.tribes[seat].would_starve
        x, y = bowl_at(place)
        face = ("bowl", d, hungry)
        result.append(Lying(f"bowl:{index}", "bowls", face, x, y, ON_RUG, True, 3.0))
        if index < fed:
            face = ("umark", "food", round(0.6 * d, 1), slab.turn)
            result.append(Lying(f"eaten:{index}", "", face, x, y, ON_RUG + 0.5, True, 0.0))
            tx, ty = place.at(0.34 * place.w, -0.45 * d - 0.3 * height)
            face = ("utick", round(min(40.0, 0.28 * place.w), 1))
            result.append(Lying(f"tick:{index}", "", face, tx, ty, ON_RUG + 2, True, 1.0))
    return result


# -- cradle, fire, treats -----------------------------------------------------------------------------


def _boards(shown: Shown, meal: MealView, places: dict[str, Slab]) -> list[Lying]:
    view: UlukView = shown.view
    tribe = view.tribes[view.current]
    kinds = {type(action).__name__ for action in shown.actions}
    scoring = BOX.scoring
    gains = {"cradle": (), "fire": (scoring.celebration_food, scoring.celebration_poison)}
    lit = {"cradle": "ToCradle" in kinds or bool(meal.cradle), "fire": "ToFire" in kinds or bool(meal.fire)}
    laid = {"cradle": meal.cradle, "fire": meal.fire}
    result: list[Lying] = []
    for name, kind in (("cradle", "cradle"), ("fire", "celebration")):
        slab = places[name]
        face: Face = (
            "meal_board",
            kind,
            round(slab.w, 1),
            round(slab.h, 1),
            gains[name],
            lit[name],
            slab.turn,
        )
        result.append(Lying(f"meal:{name}", name, face, slab.x, slab.y, ON_RUG, True, 3.0))
        title = Slab(*slab.at(0, -0.39 * slab.h), slab.w - 28, 34, slab.turn)
        size = min(30.0, 0.11 * slab.h + 4) * min(1.1, shown.scale)
        item = line(f"title:{name}", say(shown, f"uluk-meal-{name}"), title, size, "CREAM", 800, "middle")
        result.append(replace(item, layer=ON_RUG + 1))
        if laid[name]:
            x, y, d = laid_place(slab, kind, laid[name])
            face = known.good_face(laid[name], d, slab.turn)
            result.append(Lying(f"laid:{name}", name, face, x, y, LAID, False, 2.0))
    slab = places["treats"]
    d = round(min(slab.w, 0.5 * slab.h), 1)
    able = "EatTreat" in kinds
    face = ("uwell", d, d, able, slab.turn)
    result.append(Lying("meal:treats", "treats", face, slab.x, slab.y, ON_RUG, True, 0.0))
    face = ("ushade", "treat", round(0.5 * d, 1), 190 if able else 80, slab.turn)
    result.append(Lying("star", "", face, slab.x, slab.y, ON_RUG + 0.5, True, 0.0))
    text = say(shown, "uluk-meal-treats", points=scoring.treat)
    title = Slab(*slab.at(0, -d / 2 - 22), slab.w + 10, 30, slab.turn)
    item = line("title:treats", text, title, 25 * min(1.1, shown.scale), "CREAM", 700, "middle")
    result.append(replace(item, layer=ON_RUG + 1))
    if tribe.tribers >= TRIBERS:
        slab = places["cradle"]
        title = Slab(*slab.at(0, 0.42 * slab.h), slab.w - 28, 30, slab.turn)
        item = line(
            "title:nine", say(shown, "uluk-meal-nine", most=TRIBERS), title, 23, "QUIET", 500, "middle"
        )
        result.append(replace(item, layer=ON_RUG + 1))
    return result


def laid_place(slab: Slab, kind: str, good: str) -> tuple[float, float, float]:
    """Where a piece lies alone on a board of the meal, and its size."""
    places = meal_places(kind, slab.w, slab.h, slab.turn)
    sort = known.type_of(good)
    index = 0
    if kind == "celebration" and sort != "holiday":
        index = 2 if sort == "poison" else 1
    x, y = places[index]
    return slab.x + x, slab.y + y, round(0.86 * well_size(kind, slab.w, slab.h), 1)


# -- the ledger ---------------------------------------------------------------------------------------


def _ledger(shown: Shown, seat: int, meal: MealView, slab: Slab) -> list[Lying]:
    """What has come of the meal, and what would if it ended now."""
    view: UlukView = shown.view
    tribe = view.tribes[seat]
    paper: Face = ("upaper", round(slab.w, 1), round(slab.h, 1), "paper", slab.turn)
    result = [Lying("ledger", "", paper, slab.x, slab.y, ON_RUG, True, 3.0)]
    rows = _rows(shown, seat, meal)
    high = slab.h >= 0.9 * slab.w
    columns = 1 if high or slab.w < 480 else 2
    head = 0.13 * slab.h if high else 0.17 * slab.h
    pace = (slab.h - head - 24) / -(-(len(rows) + (1 if high else 0)) // columns)
    size = min(27.0, (0.42 if high else 0.62) * pace) * min(1.1, shown.scale)
    title = Slab(*slab.at(0, -slab.h / 2 + 0.56 * head), slab.w - 48, 40, slab.turn)
    result.append(_ink("head", say(shown, "uluk-ledger"), title, min(34.0, 0.5 * head), "left"))
    w = (slab.w - 48) / columns
    for index, (name, mark, text, value) in enumerate(rows):
        row, column = index // columns, index % columns
        x = -slab.w / 2 + 24 + w * column
        y = -slab.h / 2 + head + 8 + pace * (row + 0.5)
        d = round(min(44.0, (0.66 if high else 0.84) * pace), 1)
        face: Face = (
            ("umark", mark, d, slab.turn) if mark else ("token", known.look(shown, seat), d, slab.turn)
        )
        mx, my = slab.at(x + d / 2, y)
        result.append(Lying(f"ledger:{name}:mark", "", face, mx, my, ON_RUG + 1, True, 0.0))
        room = w - d - 84
        words = Slab(*slab.at(x + d + 10 + room / 2, y), room, 34, slab.turn)
        result.append(_ink(f"{name}:text", text, words, size, "left", 500))
        figures: Face = ("number", value, round(size, 1), "INK", slab.turn)
        at = slab.at(x + w - 12 - 0.3 * size * len(value) - (12 if not high else 0), y)
        result.append(Lying(f"ledger:{name}:value", "", figures, *at, ON_RUG + 1, True, 0.0))
    if high:
        y = slab.h / 2 - 16 - pace / 2
        d = round(min(52.0, 0.74 * pace), 1)
        result += _happiness(tribe.hp, meal.hp_then, slab, (1.7 * d, y), d)
    else:
        d = round(min(36.0, 0.62 * head), 1)
        at = (slab.w / 2 - 24, -slab.h / 2 + 0.56 * head)
        result += _happiness(tribe.hp, meal.hp_then, slab, at, d)
    return result


def _happiness(hp: int, then: int, slab: Slab, at: Point, d: float) -> list[Lying]:
    """The Happiness Points now and at the end, one number where nothing is to come; they end at a point."""
    size = round(0.9 * d, 1)
    now: list[tuple[str, Face]] = [
        ("hp", ("number", str(hp).replace("-", "−"), size, "INK", slab.turn)),
        ("to", ("uarrow", round(0.62 * d, 1), slab.turn)),
    ]
    end: Face = ("number", str(then).replace("-", "−"), size, "INK", slab.turn)
    items: list[tuple[str, Face]] = [("smile", ("umark", "happiness", d, slab.turn))]
    items += [*(now if hp != then else []), ("then", end)]
    x = at[0]
    result = []
    for name, face in reversed(items):
        wide = 0.56 * size * len(str(face[1])) if face[0] == "number" else d
        place = slab.at(x - wide / 2, at[1])
        result.append(Lying(f"ledger:{name}", "", face, *place, ON_RUG + 1, True, 0.0))
        x -= wide + 0.16 * d
    return result


def _ink(name: str, text: str, slab: Slab, size: float, align: str, weight: int = 800) -> Lying:
    return replace(line(f"ledger:{name}", text, slab, size, "INK", weight, align), layer=ON_RUG + 1)


def _rows(shown: Shown, seat: int, meal: MealView) -> list[tuple[str, str, str, str]]:
    """The lines of the ledger: name, sign, words, value."""
    view: UlukView = shown.view
    tribe = view.tribes[seat]
    count = len(eaters(view, seat))
    starve = tribe.would_starve if meal.hungry else 0
    spoils = sum(pieces for _, pieces in tribe.would_perish)
    gains = (
        ("fed", "happiness", meal.fed),
        ("holiday", "holiday", meal.celebration),
        ("treats", "treat", meal.treats),
    )
    return [
        ("eaten", "food", say(shown, "uluk-ledger-eaten"), f"{count - meal.hungry}/{count}"),
        ("hungry", "hunger", say(shown, "uluk-ledger-hungry"), str(starve)),
        *(
            (name, mark, say(shown, f"uluk-ledger-{name}"), f"+{points}" if points else "0")
            for name, mark, points in gains
        ),
        ("tribers", "", say(shown, "uluk-ledger-tribers"), str(tribe.tribers)),
        ("spoils", "perishable", say(shown, "uluk-ledger-spoils"), str(spoils)),
    ]


# -- places -------------------------------------------------------------------------------------------


def meal_spots(geometry: UlukGeometry, shown: Shown) -> dict[str, Spot]:
    """Bowls, cradle, fire, the dish for treats, and the whole rug."""
    slab, seat = rug_of(geometry, shown), known.meal_of(shown)
    view: UlukView = shown.view
    if slab is None or seat is None or view.meal is None:
        return {}
    result = {"rug": Spot("rug", slab.x, slab.y, slab.w, slab.h, turn=slab.turn)}
    places = {name: slab.part(part) for name, part in parts(slab).items()}
    for name in ("cradle", "fire"):
        place = places[name]
        result[name] = Spot(name, place.x, place.y, place.w, place.h, turn=slab.turn, radius=16)
    place = places["treats"]
    d = min(place.w, 0.5 * place.h)
    result["treats"] = Spot("treats", place.x, place.y, d, d, radius=d / 2)
    whole = places["tribers"]
    count = len(eaters(view, seat))
    bowls = seats_at(whole, count)
    following = bowls[min(count - view.meal.hungry, count - 1)]
    size = _sizes(following)[1]
    bx, by = bowl_at(following)
    wide, high = (whole.h, whole.w) if whole.turn % 2 else (whole.w, whole.h)
    inside = (
        round(wide, 1),
        round(high, 1),
        round(bx - whole.x, 1),
        round(by - whole.y, 1),
        size,
        size,
        size / 2,
    )
    lights = (("ring_in", *inside), ("glow_in", *inside))
    result["bowls"] = Spot("bowls", whole.x, whole.y, whole.w, whole.h, turn=whole.turn, lights=lights)
    return result
