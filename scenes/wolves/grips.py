"""Which gesture performs which action in Wolves, and what other drops and dead buttons would mean."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.wolves.actions import (
    Answer,
    Choose,
    Commit,
    Draw,
    EndGifts,
    Leave,
    Look,
    Offer,
    Pay,
    Put,
    PutOnDeck,
    Raise,
    Retract,
    Reuse,
    Settle,
    Stop,
    Take,
    TakeBack,
    TakeToken,
    Use,
)
from game.wolves.box import ITEMS, WISDOM
from game.wolves.view import WolvesView
from scenes.layout import Grip, Shown
from scenes.wolves import known
from scenes.wolves.buttons import SURE, control_of
from scenes.wolves.geometry import WolvesGeometry
from scenes.wolves.known import HOME, LEADER


def grips(geometry: WolvesGeometry, shown: Shown) -> list[Grip]:
    """The gestures of all legal actions; what a covered hand holds cannot be moved."""
    result: list[Grip] = []
    for action in shown.actions:
        result += _grips(shown, action)
    return result


def _grips(shown: Shown, action: Action) -> list[Grip]:
    seat, control = action.seat, control_of(action)
    match action:
        case Choose(community=name):
            return [Grip(action, (f"community:{name}",), f"mat:{seat}", tap=True)]
        case Draw():
            sure = SURE if shown.view.players[seat].leaders > 1 else 0.0
            return [Grip(action, control=control, hold=sure), Grip(action, (f"top:{seat}",), f"hand:{seat}")]
        case Stop():
            return [Grip(action, control=control), Grip(action, (f"top:{seat}",), twice=True)]
        case Look():
            card = f"wisdom:{seat}:{WISDOM[0]}"
            return [Grip(action, control=control), Grip(action, (card,), f"deck:{seat}")]
        case TakeToken(kind=kind):
            return [Grip(action, (f"granted:{seat}:{kind}",), f"reserve:{seat}", tap=True)]
        case Take(item=item, kind=kind):
            return _take(shown, action, item, kind)
        case Leave(item=item, kind=kind):
            names = tuple(
                f"taken:{index}" for index, taken in enumerate(shown.view.gift.taken) if taken == (item, kind)
            )
            return [Grip(action, names, "plate", tap=True)]
        case Raise(kind=kind):
            return [Grip(action, (f"wisdom:{seat}:{WISDOM[1]}",), f"row:{seat}:{kind}")]
        case _ if control:
            return _buttoned(shown, action, control)
        case _:
            own = known.mine(shown, seat)
            return _laying(own, action) if own is not None else []


def _buttoned(shown: Shown, action: Action, control: str) -> list[Grip]:
    private = isinstance(action, Commit | Offer | Settle)
    if private and known.mine(shown, action.seat) is None:
        return []
    return [Grip(action, control=control)]


def _take(shown: Shown, action: Take, item: str, kind: str) -> list[Grip]:
    """A card or token has only one way to go; a leader is laid where the token is wanted."""
    gift = shown.view.gift
    names = tuple(f"offered:{item}:{number}" for number in range(gift.items[ITEMS.index(item)]))
    if item == LEADER:
        spots = [f"row:{action.seat}:{kind}", f"need:{action.seat}:{kind}"]
        return [Grip(action, names, spot) for spot in spots]
    return [Grip(action, names, f"mat:{action.seat}", tap=True)]


def _laying(own: WolvesView, action: Action) -> list[Grip]:
    """What is laid somewhere from the own hand, or taken back from there."""
    seat = action.seat
    match action:
        case PutOnDeck(card=card):
            names = tuple(f"looked:{seat}:{index}" for index, kind in enumerate(own.looked) if kind == card)
            return [Grip(action, names, f"deck:{seat}", tap=True)]
        case Pay(item=item, need=need):
            return [Grip(action, known.pieces(own, seat, item, HOME), f"need:{seat}:{need}")]
        case TakeBack(item=item, need=need):
            return _back(action, known.pieces(own, seat, item, f"need:{need}"), item)
        case Put(item=item, to=to):
            names = known.pieces(own, seat, item, HOME)
            result = [Grip(action, names, f"mat:{to}")]
            if own.gift is not None:
                result.append(Grip(action, names, "plate"))
            return result
        case Retract(item=item):
            return _back(action, known.pieces(own, seat, item, "gift"), item)
        case Use(item=item, use=use):
            goal = use if use in ITEMS[:3] else ""
            spot = "plate" if use == "status" else f"row:{seat}:{goal}" if goal else f"know:{use}"
            return [Grip(action, known.pieces(own, seat, item, HOME), spot)]
        case Reuse(item=item, use=use):
            where = "status" if use == "status" else f"row:{use}" if use in ITEMS[:3] else f"know:{use}"
            return _back(action, known.pieces(own, seat, item, where), item)
        case _:
            return []


def _back(action: Action, names: tuple[str, ...], item: str) -> list[Grip]:
    """Home again: tap it, or carry it to where it came from."""
    home = "reserve" if item in known.TOKEN_ITEMS else "hand"
    return [Grip(action, names, f"{home}:{action.seat}", tap=True)]


# -- what other drops mean ----------------------------------------------------------------------------


def attempt(shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
    """What a drop that is not legal was meant to do, so that the rules can say why not."""
    if not piece:
        return _pressed(shown, spot.partition(":")[2], seat)
    kind, _, rest = piece.partition(":")
    owner = int(rest.split(":")[0]) if rest.split(":")[0].isdecimal() else seat
    place, _, name = spot.partition(":")
    if owner != seat and known.acts(shown, owner):
        seat = owner
    if kind in ("hand", "own", "token", "leader", "top", "wisdom") and owner != seat:
        return Refusal("wolves-refuse-not-yours", (), "wolves.26")
    match kind:
        case "hand":
            return Refusal("wolves-refuse-covered", (), "wolves.35")
        case "top":
            return Draw(seat)
        case "community":
            return Choose(seat, rest)
        case "looked":
            return Refusal("wolves-refuse-put-back-first", (), "wolves.91")
        case "granted":
            return TakeToken(seat, rest.partition(":")[2])
        case "offered":
            return _taking(shown, seat, rest.split(":")[0], place, name)
        case "taken":
            return Refusal("wolves-refuse-leave-there", (), "wolves.59")
        case "wisdom":
            return Raise(seat, name.partition(":")[2]) if place == "row" else None
        case "own" | "token" | "leader":
            return _laid(shown, seat, _item(piece), place, name)
        case _:
            return None


def _item(piece: str) -> str:
    kind, *rest = piece.split(":")
    return LEADER if kind == "leader" else f"{rest[1]}-token" if kind == "token" else rest[1]


def _pressed(shown: Shown, control: str, seat: int) -> Action | Refusal | None:
    name, _, owner = control.partition(":")
    seat = int(owner) if owner.isdecimal() else seat
    kinds: dict[str, type[Action]] = {
        "draw": Draw,
        "stop": Stop,
        "look": Look,
        "commit": Commit,
        "offer": Offer,
        "end": EndGifts,
        "answer": Answer,
        "settle": Settle,
    }
    kind = kinds.get(name)
    return kind(seat) if kind is not None else None


def _taking(shown: Shown, seat: int, item: str, place: str, name: str) -> Action | Refusal:
    if item == LEADER and place in ("row", "need"):
        return Take(seat, item, name.partition(":")[2])
    if item == LEADER:
        return Refusal("wolves-refuse-name-kind", (), "wolves.63")
    return Take(seat, item, item.removesuffix("-token"))


def _laid(shown: Shown, seat: int, item: str, place: str, name: str) -> Action | Refusal | None:
    view: WolvesView = shown.view
    goal = name.partition(":")[2]
    aimed = int(name.partition(":")[0]) if name.partition(":")[0].isdecimal() else -1
    match view.step:
        case "gather" | "choose":
            return Pay(seat, item, goal or item)
        case "pay":
            return Pay(seat, item, goal) if place == "need" and aimed == seat else _elsewhere("pay")
        case "give" | "answer" | "share":
            if aimed >= 0:
                return Put(seat, item, aimed)
            return _elsewhere("give")
        case "settle":
            if place == "row" and aimed == seat:
                return Use(seat, item, goal)
            if place == "plate":
                return Use(seat, item, "status")
            if place == "know":
                return Use(seat, item, name)
            return _elsewhere("settle")
        case _:
            return None


def _elsewhere(step: str) -> Refusal:
    rule = {"pay": "wolves.48", "give": "wolves.56", "settle": "wolves.75"}[step]
    return Refusal(f"wolves-refuse-drop-{step}", (), rule)
