"""What would come of what is done: the sentence on the slip in the large tray."""

from __future__ import annotations

from game.uluk.actions import Process
from game.uluk.goods import AREAS, ARROWS, BOX, CARD, CHART, GOOD, HUNTED, TRIBES, yields
from game.uluk.view import AreaView, PawnView, UlukView
from game.uluk.yields import added, share
from scenes.layout import Shown
from scenes.uluk import known
from scenes.uluk.known import say, word


def sentence(shown: Shown, seat: int) -> str:
    """What a seat should know now: about the place that is thought of, else about how things stand."""
    view: UlukView = shown.view
    if view.step == "over":
        return say(shown, "uluk-told-over")
    if seat not in shown.asked:
        return say(shown, "uluk-told-wait", name=shown.name(view.current))
    if shown.aim:
        said = _aimed(shown, view, seat)
        if said:
            return said
    match view.step:
        case "errand":
            return _errand(shown, view, seat)
        case "feeding":
            return _meal(shown, view)
        case "hut":
            return say(shown, "uluk-told-move-out")
        case step:
            return say(shown, f"uluk-told-{step}")


def _errand(shown: Shown, view: UlukView, seat: int) -> str:
    tribe = view.tribes[seat]
    fed = tribe.tribers - tribe.would_starve
    key = "uluk-told-fed" if not tribe.would_starve else "uluk-told-food"
    return say(shown, key, fed=fed, tribers=tribe.tribers)


def _meal(shown: Shown, view: UlukView) -> str:
    meal = view.meal
    if meal is None:
        return ""
    if meal.hungry:
        return say(shown, "uluk-told-feed", tribers=meal.hungry)
    spoils = sum(pieces for _, pieces in view.tribes[view.current].would_perish)
    return say(shown, "uluk-told-spoils" if spoils else "uluk-told-after-meal", pieces=spoils)


def _aimed(shown: Shown, view: UlukView, seat: int) -> str:
    place, _, name = shown.aim.partition(":")
    match place:
        case "space" if name in AREAS:
            return _area(shown, view, seat, AREAS.index(name), False)
        case "skull":
            return _area(shown, view, seat, AREAS.index(name), True)
        case "space":
            return _space(shown, view, seat, name)
        case "row":
            card = next((card for card in view.row if str(card.card) == name), None)
            return card_says(shown, card.kind) if card is not None else ""
        case "good":
            return _processed(shown, view, seat, name.partition(":")[2])
        case _:
            return ""


def _area(shown: Shown, view: UlukView, seat: int, number: int, poison: bool) -> str:
    """What the seat would harvest with one more triber there, if nobody else came."""
    area: AreaView = view.areas[number]
    colours = len(view.tribes) + (view.camp is not None)
    counts = [sum(pawn.colour == colour for pawn in area.sickles) for colour in range(colours)]
    counts[seat] += 1
    used = view.tribes[seat].poison_used[number] + poison
    cards = [CARD[card.kind] for card in view.tribes[seat].cards]
    pieces = share(area.track[area.level], HUNTED[number], counts, used, seat) + added(cards, number)
    rivals = sum(counts) - counts[seat]
    return say(
        shown,
        "uluk-told-area",
        area=word(shown, area.area),
        own=counts[seat],
        others=rivals,
        pieces=pieces,
        level=_level(area),
    )


def _level(area: AreaView) -> str:
    left, right = area.track[area.level]
    return str(left) if HUNTED[AREAS.index(area.area)] else f"{left} | {right}"


def _space(shown: Shown, view: UlukView, seat: int, name: str) -> str:
    if name.startswith("site-"):
        site = view.sites[int(name[5:]) - 1]
        own = _own(site.tribers, seat) + 1
        left = site.spaces - len(site.tribers) - 1
        return say(
            shown, "uluk-told-site", own=own, points=CHART[min(own, len(CHART) - 1)], left=max(0, left)
        )
    if name.endswith("-processing"):
        area = name.partition("-")[0]
        stock = view.tribes[seat].stock[GOOD[area]] + view.areas[AREAS.index(area)].would_get[seat]
        key = "uluk-told-processing-space" if stock else "uluk-told-nothing-to-process"
        return say(shown, key, area=word(shown, area), pieces=stock)
    points = {"hut": BOX.scoring.shaman_hut, "temple": BOX.scoring.temple}.get(name, 0)
    return say(shown, f"uluk-told-{name}", points=points)


def _own(pawns: tuple[PawnView, ...], seat: int) -> int:
    return sum(pawn.colour == seat for pawn in pawns)


def _processed(shown: Shown, view: UlukView, seat: int, end: str) -> str:
    """What comes of the pieces that are carried."""
    start = next(
        (action.start for action in shown.actions if isinstance(action, Process) and action.end == end), ""
    )
    if view.step != "processing" or not start:
        return ""
    pieces = known.handful(shown, seat, start)
    mark = next(
        arrow.mark
        for arrow in ARROWS[TRIBES.index(view.tribes[seat].tribe)]
        if (arrow.start, arrow.end) == (GOOD[start], GOOD[end])
    )
    return say(
        shown,
        "uluk-told-made",
        pieces=pieces,
        start=word(shown, start),
        made=yields(mark, pieces),
        end=word(shown, end),
    )


def card_says(shown: Shown, kind: str) -> str:
    """What an Invention does."""
    what, names, amount = known.effect(kind)
    goods = say(shown, "uluk-or").join(word(shown, name) for name in names)
    return say(
        shown,
        f"uluk-card-{what}",
        card=word(shown, kind),
        goods=goods,
        amount=amount,
        symbol=word(shown, known.symbol(kind)),
    )
