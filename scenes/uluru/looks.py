"""What a closer look at a thing on the table of Uluru tells: nothing that its reader may not know."""

from __future__ import annotations

from game.uluru.box import BIRDS, ROUNDS
from game.uluru.view import UluruView
from scenes.layout import Saying, Shown
from scenes.uluru import known
from scenes.uluru.mats import wish_sentence

RULE_OF = {
    "chip": "uluru.16",
    "mark": "uluru.48",
    "bird": "uluru.6",
    "wish": "uluru.11",
    "deck": "uluru.7",
    "mat": "uluru.5",
    "card": "uluru.1",
    "supply": "uluru.18",
    "token": "uluru.5",
    "name": "uluru.5",
    "status": "uluru.20",
    "pebble": "uluru.49",
    "penalty": "uluru.45",
    "best": "uluru.83",
    "dial": "uluru.24",
    "running": "uluru.55",
    "limit": "uluru.59",
    "lamp": "uluru.20",
    "pips": "uluru.8",
    "button": "uluru.20",
    "slow": "uluru.R20",
    "relation": "uluru.44",
    "seconds": "uluru.63",
}
"""The rule that explains a kind of thing."""


def rule_of(piece: str) -> str:
    """The anchor in the rulebook for a piece."""
    return RULE_OF.get(piece.partition(":")[0], "")


def describe(shown: Shown, piece: str) -> Saying | None:
    """A closer look at a piece."""
    view: UluruView = shown.view
    kind, _, rest = piece.partition(":")
    parts = rest.split(":")
    match kind:
        case "chip" | "mark":
            return _chip(shown, int(parts[0]), parts[1])
        case "wish":
            return _wish(shown, int(parts[1]))
        case "bird":
            return _bird(shown, view.row[int(parts[0])])
        case "deck":
            return Saying("uluru-look-deck", {"cards": view.deck})
        case "pips":
            return Saying("uluru-look-round", {"round": max(1, view.round), "rounds": ROUNDS})
        case "mat" | "card" | "supply" | "token" | "name" | "status" | "pebble" | "seconds":
            return _seat(shown, int(parts[0]))
        case "lamp":
            seat = int(parts[0])
            called = view.called[seat] and view.checked is None
            return Saying(f"uluru-look-lamp-{'lit' if called else 'off'}", {"name": shown.name(seat)})
        case "running":
            return Saying("uluru-look-dial")
        case "dial" | "limit" | "button" | "slow" | "penalty":
            return Saying(f"uluru-look-{kind}")
        case "best" | "possible":
            return Saying("uluru-look-best")
        case _:
            return None


def _chip(shown: Shown, seat: int, bird: str) -> Saying:
    view: UluruView = shown.view
    if bird not in BIRDS:
        return Saying("uluru-look-covered", {"name": shown.name(seat), "chips": view.chips[seat]})
    checked, step = view.checked, known.told(shown)
    index = view.row.index(bird)
    if checked is not None and (step is None or index <= step):
        met = checked.met[seat][index]
        word = "met" if met else "unmet"
        return Saying(f"uluru-look-{word}", {"wish": wish_sentence(shown, index)})
    return _bird(shown, bird)


def _bird(shown: Shown, bird: str) -> Saying:
    """A bird and what it wishes, if that lies open."""
    index = shown.view.row.index(bird)
    wishes = known.wishes_of(shown)
    if wishes and wishes[index] is not None:
        return Saying("uluru-look-bird-wish", {"wish": wish_sentence(shown, index)})
    return Saying("uluru-look-bird", {"bird": shown.words.say(f"uluru-word-{bird}")})


def _wish(shown: Shown, index: int) -> Saying:
    wish = known.wishes_of(shown)[index]
    if wish is None:
        return Saying("uluru-look-wish-covered")
    own = wish.colour == shown.view.row[index]
    key = "uluru-look-wish-own" if own else f"uluru-look-wish-{wish.kind}"
    return Saying(key, {"wish": wish_sentence(shown, index), "places": len(wish.places)})


def _seat(shown: Shown, seat: int) -> Saying:
    params: dict[str, str | int] = {
        "name": shown.name(seat),
        "points": known.points_of(shown, seat),
        "chips": shown.view.chips[seat],
    }
    return Saying("uluru-look-seat", params)
