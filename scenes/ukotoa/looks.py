"""What a closer look at a thing on the table of Uk'otoa tells: nothing that its reader may not know."""

from __future__ import annotations

from collections import Counter

from game.ukotoa.box import KIND_OF, KINDS
from game.ukotoa.view import UkotoaView
from scenes.layout import Saying, Shown
from scenes.ukotoa import known
from scenes.ukotoa.known import say

RULE_OF = {
    "uk": "ukotoa.10",
    "tile": "ukotoa.8",
    "foam": "ukotoa.34",
    "next": "ukotoa.7",
    "pile": "ukotoa.6",
    "place": "ukotoa.7",
    "dead": "ukotoa.R4",
    "sailor": "ukotoa.55",
    "crew": "ukotoa.12",
    "seal": "ukotoa.2",
    "rope": "ukotoa.3",
    "hat": "ukotoa.3",
    "tray": "ukotoa.3",
    "deck": "ukotoa.22",
    "discard": "ukotoa.30",
    "discarded": "ukotoa.R43",
    "card": "ukotoa.24",
    "hand": "ukotoa.23",
    "slot": "ukotoa.28",
    "link": "ukotoa.26",
    "tentacle": "ukotoa.37",
    "button": "ukotoa.24",
    "quiet": "ukotoa.R74",
}
"""The rule that explains a kind of thing."""
CARD_RULES = {
    "advance": "ukotoa.32",
    "unleash": "ukotoa.37",
    "run": "ukotoa.43",
    "push": "ukotoa.46",
    "swap": "ukotoa.52",
}


def rule_of(piece: str) -> str:
    """The anchor in the rulebook for a piece."""
    return RULE_OF.get(piece.partition(":")[0], "")


def describe(shown: Shown, piece: str) -> Saying | None:
    """A closer look at a piece."""
    view: UkotoaView = shown.view
    kind, _, rest = piece.partition(":")
    match kind:
        case "sailor":
            return _sailor(shown, rest)
        case "seal":
            return _seal(shown, int(rest))
        case "hat":
            return _colour(shown, rest.partition(":")[2])
        case "tile":
            return _tile(view, int(rest))
        case "card" | "hand":
            return _card(shown, piece)
        case "tray" | "name":
            return _seat(shown, int(rest))
        case "deck":
            return Saying("ukotoa-look-deck", {"cards": view.deck})
        case "discard" | "discarded" | "well":
            return _discard(shown)
        case "uk" | "tentacle" | "next" | "place" | "dead" | "link":
            return Saying(f"ukotoa-look-{kind}")
        case "quiet":
            return Saying("ukotoa-look-quiet", {"turns": view.quiet, "limit": view.quiet_limit})
        case "pile":
            return Saying("ukotoa-look-next")
        case _:
            return None


def _sailor(shown: Shown, rest: str) -> Saying:
    return _colour(shown, rest.partition(":")[0])


def _colour(shown: Shown, colour: str) -> Saying:
    view: UkotoaView = shown.view
    hat = known.colour_word(shown, colour)
    if colour not in view.slots:
        return Saying("ukotoa-look-unowned", {"hat": hat})
    return _seal(shown, view.slots.index(colour))


def _seal(shown: Shown, slot: int) -> Saying:
    view: UkotoaView = shown.view
    one, other = shown.name(slot), shown.name((slot + 1) % view.seats)
    if not view.slots:
        return Saying("ukotoa-look-seal-covered", {"one": one, "other": other})
    item = known.faction(view, view.slots[slot])
    params: dict[str, str | int] = {
        "hat": known.colour_word(shown, view.slots[slot]),
        "one": one,
        "other": other,
    }
    params["left"] = item.standing + item.loose if item is not None else 0
    return Saying("ukotoa-look-seal", params)


def _tile(view: UkotoaView, tile: int) -> Saying:
    if 0 <= view.uk < tile:
        return Saying("ukotoa-look-hole")
    return Saying("ukotoa-look-tile" if tile else "ukotoa-look-wheel", {"tile": tile})


def _card(shown: Shown, piece: str) -> Saying | None:
    view: UkotoaView = shown.view
    kind, _, rest = piece.partition(":")
    if kind == "hand":
        seat = int(rest.split(":")[0])
        if piece in shown.peeked:
            return None
        count = view.hands[seat]
        if count is None:
            return Saying("ukotoa-look-hand-covered", {"name": shown.name(seat)})
        return Saying("ukotoa-look-hand", {"name": shown.name(seat), "cards": count})
    number = int(rest)
    cards = {card.card: card for card in known.mine(shown).hand}
    for own in shown.views.values():
        cards |= {card.card: card for card in own.hand}
    card = cards.get(number)
    if card is None:
        return _discard(shown)
    key = "ukotoa-look-card-playable" if card.playable else "ukotoa-look-card-unplayable"
    return Saying(key, {"what": say(shown, f"ukotoa-what-{card.act}", steps=card.n)})


def _seat(shown: Shown, seat: int) -> Saying:
    view: UkotoaView = shown.view
    colours = view.controls[seat]
    params: dict[str, str | int] = {"name": shown.name(seat)}
    if not colours:
        return Saying("ukotoa-look-seat-unknown", params)
    hats = [known.colour_word(shown, colour) for colour in colours]
    params |= {"one": hats[0], "other": hats[1]}
    params |= {"left": shown.name((seat + 1) % view.seats), "right": shown.name((seat - 1) % view.seats)}
    return Saying("ukotoa-look-seat", params)


def _discard(shown: Shown) -> Saying:
    """The open pile, counted by kind."""
    view: UkotoaView = shown.view
    if view.discard is None:
        return Saying("ukotoa-look-discard-covered", {"cards": view.discards})
    if not view.discard:
        return Saying("ukotoa-look-discard-empty")
    found = Counter(KIND_OF[card] for card in view.discard)
    parts = [f"{count} × {say(shown, f'ukotoa-word-{KINDS[kind]}')}" for kind, count in sorted(found.items())]
    return Saying("ukotoa-look-discard", {"cards": view.discards, "kinds": ", ".join(parts)})
