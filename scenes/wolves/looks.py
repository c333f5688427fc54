"""What a closer look at a piece tells, and which rule explains it."""

from __future__ import annotations

from game.wolves.box import GAME, KINDS, NEED
from game.wolves.view import WolvesView
from scenes.layout import Saying, Shown
from scenes.wolves import known
from scenes.wolves.known import word

RULES = {
    "top": "wolves.26",
    "pile": "wolves.3",
    "decked": "wolves.3",
    "hand": "wolves.35",
    "own": "wolves.48",
    "leader": "wolves.26",
    "star": "wolves.30",
    "token": "wolves.66",
    "reserve": "wolves.18",
    "need": "wolves.47",
    "needs": "wolves.72",
    "rank": "wolves.12",
    "award": "wolves.87",
    "status": "wolves.40",
    "place": "wolves.40",
    "marker": "wolves.41",
    "track": "wolves.41",
    "ghost": "wolves.41",
    "turn": "wolves.19",
    "ahead": "wolves.5",
    "flipped": "wolves.20",
    "know": "wolves.80",
    "wisdom": "wolves.90",
    "community": "wolves.2",
    "ended": "wolves.87",
    "mat": "wolves.2",
    "badge": "wolves.30",
    "offered": "wolves.59",
    "taken": "wolves.63",
    "plate": "wolves.56",
    "granted": "wolves.66",
    "looked": "wolves.91",
    "count": "wolves.35",
}
"""The rule behind each sort of piece."""


def rule_of(piece: str) -> str:
    """The rule that explains a piece."""
    return RULES.get(piece.partition(":")[0], "")


def describe(shown: Shown, piece: str) -> Saying | None:
    """A closer look at a piece, from what may be seen."""
    kind, _, rest = piece.partition(":")
    view: WolvesView = shown.view
    first = rest.partition(":")[0]
    seat = int(first) if first.isdecimal() and kind not in ("turn", "flipped", "taken") else None
    if seat is not None and seat < view.seats:
        return _of_seat(shown, view, kind, seat, rest.partition(":")[2])
    match kind:
        case "turn":
            number = int(first)
            if number == GAME.last_turn:
                return Saying("wolves-look-turn-last")
            return Saying("wolves-look-turn", {"turn": number, "cards": view.flips[number - 1]})
        case "know":
            return Saying(f"wolves-knowledge-{rest}")
        case "ahead":
            gone = dict(zip(KINDS, view.gone, strict=True))
            return Saying("wolves-look-ahead", {"cards": view.ahead, **gone})
        case "track" | "needs" | "plate" | "flipped" | "offered" | "taken" | "ended":
            return Saying(f"wolves-look-{kind}")
        case "community":
            return Saying("wolves-look-community", {"name": word(shown, rest)})
        case _:
            return None


def _of_seat(shown: Shown, view: WolvesView, kind: str, seat: int, rest: str) -> Saying | None:
    player = view.players[seat]
    name = shown.name(seat)
    match kind:
        case "top" | "pile" | "decked" | "hand" | "count" | "held":
            fish, corn, bison, forest, leader = player.together
            return Saying(
                "wolves-look-deck",
                {
                    "name": name,
                    "cards": player.deck,
                    "hand": player.cards,
                    "fish": fish,
                    "corn": corn,
                    "bison": bison,
                    "forest": forest,
                    "leader": leader,
                },
            )
        case "own":
            return Saying("wolves-look-card", {"card": word(shown, rest.partition(":")[0])})
        case "need":
            missing = player.missing[KINDS.index(rest)]
            if known.paid(view, seat):
                key = "wolves-look-short" if missing else "wolves-look-met"
                return Saying(key, {"name": name, "kind": word(shown, rest), "missing": missing})
            return Saying("wolves-look-need", {"kind": word(shown, rest), "need": NEED})
        case "wisdom":
            return Saying(f"wolves-knowledge-{rest}")
        case "looked":
            return Saying("wolves-look-looked")
        case "granted" | "raised":
            return Saying("wolves-look-token")
        case "mat" | "name" | "wolf" | "marker" | "community":
            return Saying(
                "wolves-look-seat",
                {
                    "name": name,
                    "community": word(shown, player.community) or "–",
                    "rank": player.rank,
                    "status": player.place,
                    "awards": player.awards,
                },
            )
        case "badge":
            return Saying(f"wolves-look-{player.drawing}", {"name": name})
        case "rank" | "award" | "status" | "star" | "leader" | "token" | "reserve":
            held = dict(zip(KINDS, player.reserve, strict=True))
            return Saying(f"wolves-look-{kind}", {"name": name, "cap": player.cap, **held})
        case _:
            return None
