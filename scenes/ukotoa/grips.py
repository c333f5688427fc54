"""Which gesture performs which action in Uk'otoa, and what other drops and dead buttons would mean."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.hexes import direction, distance, moved
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    LayTile,
    Offer,
    Place,
    PlaceRandom,
    Push,
    Run,
    Stop,
    Swap,
    TakeColour,
    Unleash,
    Withdraw,
)
from game.ukotoa.view import UkotoaView
from scenes.layout import Grip, Shown
from scenes.ukotoa import known
from scenes.ukotoa.geometry import UkotoaGeometry
from scenes.ukotoa.ship import hex_key, hex_of, next_tile, sailor_at, sailor_name
from scenes.ukotoa.trays import control_of


def grips(geometry: UkotoaGeometry, shown: Shown) -> list[Grip]:
    """The gestures of all legal actions."""
    view = known.mine(shown)
    result: list[Grip] = []
    for action in shown.actions:
        result += _grips(geometry, shown, view, action)
    return result


def _grips(geometry: UkotoaGeometry, shown: Shown, view: UkotoaView, action: Action) -> list[Grip]:
    around = geometry.around
    match action:
        case LayTile(q=q, r=r):
            place = f"place:{q},{r}"
            return [Grip(action, (next_tile(view),), hex_key((q, r))), Grip(action, (place,), tap=True)]
        case TakeColour(colour=colour):
            return [Grip(action, (f"crew:{colour}",), "crew", tap=True)]
        case Place(colour=colour, tile=tile):
            names = tuple(sailor_name(colour, number) for number in known.loose(view, colour))
            result = [Grip(action, names, f"tile:{tile}")]
            if sum(bool(known.loose(view, other)) for other in known.setters(view, action.seat)) == 1:
                result.append(Grip(action, (f"tile:{tile}",), tap=True))
            return result
        case Advance():
            return _advance(view, action)
        case Offer(card=card):
            return [Grip(action, (known.piece_of(shown, card, around),), "stage", tap=True)]
        case Withdraw(card=card):
            pieces = (known.piece_of(shown, card, around),)
            result = [Grip(action, pieces, "hand", tap=True)]
            return result + ([Grip(action, control="withdraw")] if card == view.staged[-1] else [])
        case Discard(card=card):
            return [Grip(action, (known.piece_of(shown, card, around),), "discard", tap=True)]
        case Unleash(direction=side):
            return _unleash(shown, action, side)
        case Run(origin=origin, to=to) | Swap(origin=origin, to=to):
            return [Grip(action, (sailor_at(view, origin),), f"tile:{to}")]
        case Push(origin=origin, direction=side):
            onto = view.path.index(moved(view.path[origin], side))
            return [Grip(action, (sailor_at(view, origin),), f"tile:{onto}")]
        case Exchange(draw=draw):
            staged = tuple(known.piece_of(shown, card, around) for card in view.staged)
            spot = "deck" if draw else "discard"
            return [Grip(action, control=control_of(action)), Grip(action, staged, spot, along=staged)]
        case _:
            return [Grip(action, control=control_of(action))]


def _advance(view: UkotoaView, action: Action) -> list[Grip]:
    goal = f"tile:{view.previews.paces[-1].tile}"
    control = "advance" if view.step == "advance" else "play"
    return [Grip(action, control=control), Grip(action, ("uk",), goal)]


def _unleash(shown: Shown, action: Action, side: int) -> list[Grip]:
    spot = f"ray:{side}"
    result = [Grip(action, ("tentacle",), spot)]
    if shown.aim == spot:
        result += [Grip(action, control="play"), Grip(action, control=f"aim:{spot}")]
    return result


# -- what other drops mean ----------------------------------------------------------------------------


def attempt(shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
    """What a drop that is not legal was meant to do, so that the rules can say why not."""
    view = known.mine(shown)
    kind, _, name = piece.partition(":")
    place, _, number = spot.partition(":")
    if not piece:
        return _pressed(number, seat)
    match kind:
        case "next":
            return _lay(view, seat, place, spot, number)
        case "sailor" | "crew":
            return _sailor_dropped(view, seat, kind, name, place, number)
        case "card" | "hand":
            return _card_dropped(shown, view, seat, piece, place)
        case "uk":
            return _beast_dropped(view, seat)
        case "tentacle":
            return Refusal("ukotoa-refuse-no-line", (), "ukotoa.37")
        case _:
            return None


def _pressed(control: str, seat: int) -> Action | Refusal:
    kind = control.partition(":")[0]
    if kind == "play":
        return Refusal("ukotoa-refuse-choose-line", (), "ukotoa.37")
    if kind == "exchange":
        return Exchange(seat, control.endswith("draw"))
    return {"advance": Advance(seat), "decline": Decline(seat), "scatter": PlaceRandom(seat)}.get(
        kind, Done(seat) if kind in ("done", "back") else Stop(seat)
    )


def _lay(view: UkotoaView, seat: int, place: str, spot: str, number: str) -> Action | Refusal:
    if place == "hex":
        return LayTile(seat, *hex_of(spot))
    if place == "tile" and number.isdecimal():
        return LayTile(seat, *view.path[int(number)])
    return Refusal("ukotoa-refuse-lay-apart", (), "ukotoa.7")


def _sailor_dropped(
    view: UkotoaView, seat: int, kind: str, name: str, place: str, number: str
) -> Action | Refusal:
    colour, _, index = name.partition(":")
    if kind == "crew":
        return Refusal("ukotoa-refuse-crew", (), "ukotoa.12")
    if view.step == "place" and int(index or 0) in known.loose(view, colour):
        if place != "tile":
            return Refusal("ukotoa-refuse-water", (), "ukotoa.13")
        return Place(seat, colour, int(number))
    origin = next(
        (
            tile
            for tile, sailor in enumerate(view.sailors)
            if sailor is not None and (sailor.colour, sailor.number) == (colour, int(index))
        ),
        -1,
    )
    if place != "tile" and view.step == "push":
        return Refusal("ukotoa-refuse-push-step", (), "ukotoa.46")
    if place != "tile":
        return Run(seat, origin, -1)
    return _moved(view, seat, origin, int(number))


def _moved(view: UkotoaView, seat: int, origin: int, to: int) -> Action | Refusal:
    """A sailor that was let go of over a tile: what the card laid out would make of it."""
    acts = {card.act for card in view.hand if card.staged}
    act = "push" if view.step == "push" else next(iter(acts), "")
    if act == "swap":
        return Swap(seat, origin, to)
    side = direction(view.path[origin], view.path[to])
    if act == "push":
        if side is None or distance(view.path[origin], view.path[to]) != 1:
            return Refusal("ukotoa-refuse-push-step", (), "ukotoa.46")
        return Push(seat, origin, side)
    return Run(seat, origin, to)


def _card_dropped(shown: Shown, view: UkotoaView, seat: int, piece: str, place: str) -> Action | Refusal:
    owner = int(piece.split(":")[1]) if piece.startswith("hand:") else view.current
    if owner != view.current or known.hand(shown, owner) is None:
        return Refusal("ukotoa-refuse-not-yours", (), "ukotoa.23")
    names = {known.piece_of(shown, card.card, piece.startswith("hand:")): card for card in view.hand}
    card = names.get(piece)
    if card is None:
        return Refusal("ukotoa-refuse-discarded", (), "ukotoa.30")
    if view.step == "discard" and place != "discard":
        return Refusal("ukotoa-refuse-discard-there", (), "ukotoa.31")
    if place == "discard" and not card.staged:
        return Discard(seat, card.card)
    if card.staged and place in ("deck", "discard"):
        return Exchange(seat, place == "deck")
    if place in ("stage", "hand"):
        return Withdraw(seat, card.card) if place == "hand" else Offer(seat, card.card)
    if view.step == "action":
        return Refusal("ukotoa-refuse-lay-out-there", (), "ukotoa.24")
    return Offer(seat, card.card)


def _beast_dropped(view: UkotoaView, seat: int) -> Action | Refusal:
    if view.previews.paces:
        return Refusal("ukotoa-refuse-arrow", (("steps", view.previews.paces[-1].number),), "ukotoa.32")
    return Advance(seat)
