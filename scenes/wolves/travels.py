"""How pieces travel in Wolves: cards from the deck and back to it, tokens to needs, gifts to others."""

from __future__ import annotations

from collections.abc import Mapping

from game.wolves.events import GiftTaken, NeedUnmet, Overstretched, Paid, Settled
from scenes.layout import Change, Face, Lying, Travel
from scenes.slabs import Slab
from scenes.viewport import Point
from scenes.wolves.geometry import WolvesGeometry

DRAWN, STEPPED, FLIPPED, RETURNED = 0.34, 0.6, 0.5, 0.42
"""Seconds for a card that is drawn, a marker that moves, an availability card that is turned, and a card or
token that leaves.
"""
PACE = 0.05
"""Seconds between two cards that are dealt."""


def travels(geometry: WolvesGeometry, change: Change) -> Mapping[str, Travel]:
    """The ways of pieces that come from somewhere else than where they lay."""
    result: dict[str, Travel] = {}
    for name, item in change.after.items():
        before = change.before.get(name)
        if name.startswith("marker:") and before is not None and (before.x, before.y) != (item.x, item.y):
            result[name] = Travel(STEPPED, hop=18.0, sound="paws", strength=0.4)
        if item.fixed or before is not None:
            continue
        if name.startswith("flipped:"):
            result[name] = _flip(geometry.board.ahead, name, item)
            continue
        origin, looked = _origin(change, name)
        if origin is not None:
            result[name] = Travel(DRAWN, origin=origin, before=looked, sound="card_on_snow", strength=0.3)
    return {**result, **_returns(change)}


def _returns(change: Change) -> dict[str, Travel]:
    """Cards and leaders that are used go back to their decks, tokens of a payment to the needs they meet."""
    gone = [name for name, item in change.before.items() if name not in change.after and not item.fixed]
    result: dict[str, Travel] = {}
    for event in change.events:
        match event:
            case Overstretched(seat=seat):
                names = [name for name in gone if name.startswith(f"leader:{seat}:")]
                result |= _to_deck(change, seat, names)
            case Paid(seat=seat):
                result |= _paid(change, seat, gone)
            case GiftTaken(giver=giver):
                names = [name for name in gone if change.before[name].face[0] == "card"]
                result |= _to_deck(change, giver, [name for name in names if name.startswith("offered:")])
            case Settled(seat=seat):
                able = [name for name in gone if not change.before[name].spot.startswith("row:")]
                kinds = tuple(f"{kind}:{seat}:" for kind in ("own", "hand", "leader"))
                result |= _to_deck(change, seat, [name for name in able if name.startswith(kinds)])
    return result


def _paid(change: Change, seat: int, gone: list[str]) -> dict[str, Travel]:
    """What a seat pays: of a covered hand as many backs as it pays cards; what a short need keeps stays."""
    short = {f"need:{seat}:{e.kind}" for e in change.events if isinstance(e, NeedUnmet) and e.seat == seat}
    laid = [name for name in gone if change.before[name].spot.startswith(f"need:{seat}:")]
    names = [name for name in laid if change.before[name].spot not in short and "token" not in name]
    names += [
        name for name in gone if name.startswith((f"hand:{seat}:", f"leader:{seat}:")) and name not in laid
    ]
    result = _to_deck(change, seat, names)
    for name in gone:
        if name.startswith(f"token:{seat}:") and name not in laid:
            need = change.before.get(f"need:{seat}:{name.split(':')[2]}")
            if need is not None:
                result[name] = Travel(RETURNED, goal=(need.x, need.y), sound="chip", strength=0.3)
    return result


def _to_deck(change: Change, seat: int, names: list[str]) -> dict[str, Travel]:
    """Pieces that fly to a deck one after the other and turn their backs."""
    deck = change.after.get(f"top:{seat}") or change.before.get(f"top:{seat}")
    if deck is None:
        return {}
    return {
        name: Travel(
            RETURNED, index * PACE, goal=(deck.x, deck.y), after=deck.face, sound="card_on_snow", strength=0.2
        )
        for index, name in enumerate(names)
    }


def _flip(pile: Slab, name: str, item: Lying) -> Travel:
    """An availability card comes from its pile and turns over."""
    _, _, w, h, turn = item.face
    index = int(name.split(":")[2])
    back: Face = ("taken_back", w, h, turn)
    return Travel(FLIPPED, delay=index * FLIPPED, origin=(pile.x, pile.y), before=back, sound="bough")


def _origin(change: Change, name: str) -> tuple[Point | None, Face | None]:
    """Where a new piece comes from, and how it looked there."""
    kind, _, rest = name.partition(":")
    seat = rest.partition(":")[0]
    settled = any(isinstance(event, Paid | Settled) for event in change.events)
    if kind in ("own", "hand", "looked") or (kind == "leader" and not settled):
        top = change.before.get(f"top:{seat}")
        if top is not None and not _turns_over(change, kind, seat):
            return change.places.get(f"top:{seat}", (top.x, top.y)), (top.face if kind != "hand" else None)
    if kind == "token":
        return _token_origin(change, rest)
    return None, None


def _turns_over(change: Change, kind: str, seat: str) -> bool:
    """Whether the hand is merely opened or covered: then its cards lie where they lay."""
    other = "hand" if kind == "own" else "own"
    return kind in ("own", "hand") and any(name.startswith(f"{other}:{seat}:") for name in change.before)


def _token_origin(change: Change, rest: str) -> tuple[Point | None, Face | None]:
    """A new token comes from what was taken or granted, from the plate, or from the giver's mat."""
    seat, kind, _ = rest.split(":")
    names = [f"granted:{seat}:{kind}"]
    names += [name for name, item in change.before.items() if item.spot == "plate" and not item.fixed]
    for name in names:
        item = change.before.get(name)
        if item is not None and item.face[:2] in (("wtoken", kind), ("card", kind)):
            return (item.x, item.y), item.face
    for event in change.events:
        if isinstance(event, GiftTaken) and str(event.seat) == seat:
            mat = change.before.get(f"mat:{event.giver}")
            return ((mat.x, mat.y), None) if mat is not None else (None, None)
    return None, None


def deal(lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
    """The wolves come on the track one after the other."""
    result = {}
    for index, name in enumerate(sorted(lying)):
        if name.startswith("marker:"):
            item = lying[name]
            origin = (item.x - 160.0, item.y)
            result[name] = Travel(0.5, delay=index * PACE, origin=origin, hop=16.0)
    return result
