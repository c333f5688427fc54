"""Which gesture performs which action in Ugah Ugah!, and what other drops would mean."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.ugah.actions import Done, First, Give, PutBack, Roll, Take
from game.ugah.view import UgahView
from scenes.layout import Grip, Saying, Shown
from scenes.ugah.geometry import UgahGeometry
from scenes.ugah.lying import card_name


def grips(geometry: UgahGeometry, shown: Shown) -> list[Grip]:
    """The gestures of all legal actions; the first one of an action is its usual one."""
    view: UgahView = shown.view
    result: list[Grip] = []
    for action in shown.actions:
        result += _grips_of(view, action)
    return result


def _grips_of(view: UgahView, action: Action) -> list[Grip]:
    match action:
        case Roll():
            loose = _loose(view)
            return [
                Grip(action, control="roll"),
                Grip(action, loose, "hearth", view.step == "roll", along=loose, throw=True),
            ]
        case Done():
            return [Grip(action, control="done")]
        case Take(symbol=symbol):
            dice = tuple(f"die:{die.die}" for die in view.showing if die.symbol == symbol)
            return [Grip(action, dice, "groove", tap=True, along=dice)]
        case PutBack(symbol=symbol):
            back = tuple(
                f"die:{die.die}" for die in view.aside if die.symbol == symbol and die.taken_this_roll
            )
            return [Grip(action, back, "hearth", tap=True, along=back)]
        case First(figure=figure):
            ends = [item.end_spot for item in view.preview if (item.order, item.figure) == (figure, figure)]
            spot = f"path:{ends[0]}" if ends and ends[0] else "hearth"
            return [
                Grip(action, control=f"first:{figure}"),
                Grip(action, (f"figure:{figure}",), spot, tap=True),
            ]
        case Give(spot=spot_number, to=to):
            return _give_grips(view, action, spot_number, to)
        case _:
            return []


def _give_grips(view: UgahView, action: Action, spot: int, to: int) -> list[Grip]:
    result = [Grip(action, (card_name(spot),), f"tray:{to}")]
    if view.seats == 2:
        kept = tuple(card_name(card.spot) for card in view.lifted if card.spot != spot)
        result.append(Grip(action, kept, f"tray:{view.current}", tap=True))
    return result


def _symbols(view: UgahView) -> dict[int, str]:
    """What each die shows."""
    showing = {item.die: item.symbol for item in view.showing}
    return {**showing, **{item.die: item.symbol for item in view.aside}}


def _loose(view: UgahView) -> tuple[str, ...]:
    if view.step == "roll":
        return tuple(f"die:{die}" for die in range(5))
    return tuple(f"die:{die.die}" for die in view.showing)


def attempt(shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
    """What a drop that is not legal was meant to do, so that the rules can say why not."""
    view: UgahView = shown.view
    kind, _, name = piece.partition(":")
    place, _, number = spot.partition(":")
    match kind, place:
        case "", "control":
            return Done(seat) if number == "done" else Roll(seat)
        case "die", "hearth" | "groove":
            return _attempt_die(view, seat, int(name), place)
        case "die", _:
            return Refusal("ugah-refuse-place-die", (), "ugah.16")
        case "card", "tray":
            return Give(seat, int(name), int(number))
        case "card", _:
            return Refusal("ugah-refuse-place-card", (), "ugah.35")
        case "prey", _:
            return Refusal("ugah-refuse-place-prey", (), "ugah.24")
        case "figure", _ if view.step == "order":
            return Refusal("ugah-refuse-place-figure", (), "ugah.37")
        case "figure", _:
            return First(seat, name)
        case _:
            return None


def _attempt_die(view: UgahView, seat: int, die: int, place: str) -> Action:
    symbol = _symbols(view).get(die, "small")
    if view.step == "roll":
        return Roll(seat) if place == "hearth" else Take(seat, symbol)
    if die in {item.die for item in view.showing}:
        return Roll(seat) if place == "hearth" else Take(seat, symbol)
    return PutBack(seat, symbol)


def describe(shown: Shown, piece: str) -> Saying | None:
    """A closer look at a piece."""
    view: UgahView = shown.view
    kind, _, name = piece.partition(":")
    word = shown.words.say
    if kind == "card":
        return _describe_card(shown, int(name))
    if kind == "die":
        symbols = _symbols(view)
        if view.rolls and int(name) in symbols:
            symbol = symbols[int(name)]
            return Saying(f"ugah-look-die-{symbol}", {"symbol": word(f"ugah-word-{symbol}")})
        return Saying("ugah-look-dice")
    if kind in ("prey", "print"):
        holder = dict(view.prey).get(name)
        where = shown.name(holder) if holder is not None else word("ugah-centre")
        return Saying("ugah-look-prey", {"symbol": word(f"ugah-word-{name}"), "where": where})
    if kind == "figure":
        return Saying(f"ugah-look-figure-{name}")
    if kind in ("tray", "count", "place", "token", "name"):
        seat = int(name.split(":")[0])
        return Saying("ugah-look-tray", {"name": shown.name(seat), "cards": len(view.piles[seat])})
    return Saying(f"ugah-look-{kind}") if kind in ("hearth", "groove", "gap") else None


def _describe_card(shown: Shown, spot: int) -> Saying | None:
    view: UgahView = shown.view
    word = shown.words.say
    card = view.path[spot - 1]
    if card.lies:
        if card.kind is None or card.points is None:
            return Saying("ugah-look-covered")
        return Saying("ugah-look-card", {"kind": word(f"ugah-word-{card.kind}"), "points": card.points})
    for seat, pile in enumerate(view.piles):
        if any(lying.spot == spot for lying in pile):
            if card_name(spot) in shown.peeked:
                own: UgahView = shown.peek_view
                total = sum(item.points or 0 for item in own.piles[seat])
                return Saying("ugah-look-pile", {"points": total, "cards": len(pile)})
            return Saying("ugah-look-tray", {"name": shown.name(seat), "cards": len(pile)})
    return Saying("ugah-look-lifted")


def secret_of(shown: Shown, piece: str) -> int | None:
    """Whose pile or lifted card it is, if it lies covered: only that seat may peek."""
    view: UgahView = shown.view
    kind, _, name = piece.partition(":")
    if kind != "card":
        return None
    spot = int(name)
    for seat, pile in enumerate(view.piles):
        if any(card.spot == spot for card in pile):
            return seat
    if any(card.spot == spot for card in view.lifted) and not view.path[spot - 1].face_up:
        return view.current
    return None


RULE_OF = {
    "die": "ugah.15",
    "prey": "ugah.24",
    "print": "ugah.24",
    "figure": "ugah.32",
    "card": "ugah.35",
    "hearth": "ugah.9",
    "groove": "ugah.16",
    "tray": "ugah.R30",
    "gap": "ugah.33",
}
"""The rule that explains a kind of piece."""


def rule_of(piece: str) -> str:
    """The anchor in the rulebook for a piece."""
    return RULE_OF.get(piece.partition(":")[0], "")
