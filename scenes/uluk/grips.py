"""Which gesture performs which action in Uluk, and what other drops and dead buttons would mean."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.uluk.actions import (
    NO_CARD,
    ChooseTribe,
    Eat,
    EatTreat,
    EndFeeding,
    EndProcessing,
    MoveOut,
    Place,
    Process,
    Stay,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.goods import AREAS, COLUMN, GOOD, GOODS
from game.uluk.view import UlukView
from scenes.layout import Grip, Shown
from scenes.uluk import known
from scenes.uluk.board import triber_name
from scenes.uluk.buttons import control_of
from scenes.uluk.geometry import PANEL, UlukGeometry
from scenes.uluk.goods import pile


def grips(geometry: UlukGeometry, shown: Shown) -> list[Grip]:
    """The gestures of all legal actions; of several amounts the chosen one comes first."""
    result: list[Grip] = []
    for action in sorted(shown.actions, key=lambda action: _rank(shown, action)):
        result += _grips(geometry, shown, action)
    return result


def _rank(shown: Shown, action: Action) -> int:
    """First operations of tribers, then of cards; each with the chosen amount before all others."""
    if not isinstance(action, Process):
        return 0
    chosen = known.handful(shown, action.seat, action.start)
    most = max(other.pieces for other in shown.actions if isinstance(other, Process) and _same(other, action))
    exact = action.pieces == min(chosen, most)
    return (0 if known.by_triber(action) else 1) + (0 if exact else 2)


def _same(one: Process, other: Process) -> bool:
    return (one.start, one.end, one.card) == (other.start, other.end, other.card)


def _grips(geometry: UlukGeometry, shown: Shown, action: Action) -> list[Grip]:
    view: UlukView = shown.view
    seat, control = action.seat, control_of(action)
    if control:
        return [Grip(action, control=control)]
    match action:
        case ChooseTribe(tribe=tribe):
            return [Grip(action, (f"choice:{tribe}",), f"tray:{seat}", tap=True)]
        case Place():
            waiting = enumerate(view.tribes[seat].where)
            names = tuple(triber_name(seat, number) for number, where in waiting if where == "home")
            return [Grip(action, names, spot) for spot in _goals(shown, action)]
        case MoveOut():
            names = tuple(triber_name(pawn.colour, pawn.number) for pawn in view.hut)
            return [Grip(action, names, spot) for spot in _goals(shown, action)]
        case Process():
            return _process(geometry, shown, action)
        case Eat(food=food):
            return [Grip(action, pile(shown, seat, food), "bowls", tap=True)]
        case ToCradle(food=food):
            return [Grip(action, pile(shown, seat, food), "cradle")]
        case ToFire(good=good):
            return [Grip(action, pile(shown, seat, good), "fire")]
        case EatTreat(treat=treat):
            return [Grip(action, pile(shown, seat, treat), "treats")]
        case TakeBack(spot=spot):
            meal = view.meal
            assert meal is not None
            laid = meal.cradle if spot == "cradle" else meal.fire
            return [Grip(action, (f"laid:{spot}",), f"good:{seat}:{laid}", tap=True)]
        case _:
            return []


def _goals(shown: Shown, action: Place | MoveOut) -> list[str]:
    """Where a triber is laid for this; the Workshop itself will do where only one Invention can be taken."""
    if action.card != NO_CARD:
        others = [
            other for other in shown.actions if isinstance(other, type(action)) and other.card != NO_CARD
        ]
        return [f"row:{action.card}", *(["space:workshop"] if len(others) == 1 else [])]
    return [f"skull:{action.space}" if action.poison else f"space:{action.space}"]


def _process(geometry: UlukGeometry, shown: Shown, action: Process) -> list[Grip]:
    seat = action.seat
    if geometry.trays[seat].kind == PANEL:
        return []
    names, spot = pile(shown, seat, action.start), f"good:{seat}:{action.end}"
    along = names[-min(len(names), action.pieces) :]
    grip = Grip(action, names, spot, along=along, more=_more(shown, seat, action.start))
    if known.by_triber(action):
        return [grip]
    return [Grip(action, (known.card_piece(action.card),), spot), grip]


def _more(shown: Shown, seat: int, good: str) -> str:
    """The control that takes another amount: one piece, then one more each time, after all one again."""
    most = known.most_of(shown, good)
    if most < 2:
        return ""
    chosen = known.handful(shown, seat, good)
    return f"amount:{known.amount_key(shown.view, seat, good)}:{chosen % most + 1}"


# -- what other drops mean ----------------------------------------------------------------------------


def attempt(shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
    """What a drop that is not legal was meant to do, so that the rules can say why not."""
    place, _, name = spot.partition(":")
    if not piece:
        return _pressed(name, seat)
    kind, _, rest = piece.partition(":")
    view: UlukView = shown.view
    first = rest.partition(":")[0]
    if kind in ("triber", "good") and first.isdecimal() and int(first) != seat:
        return Refusal("uluk-refuse-not-yours", (), "uluk.21")
    match kind:
        case "triber":
            return _triber(view, seat, place, name)
        case "good":
            return _good(shown, seat, rest.split(":")[1], place, name)
        case "laid":
            return Refusal("uluk-refuse-laid", (), "uluk.53")
        case "card":
            return _card(shown, seat, int(rest), place, name)
        case "choice":
            return ChooseTribe(seat, rest)
        case _:
            return None


def _pressed(control: str, seat: int) -> Action | None:
    kinds: dict[str, type[Action]] = {"done": EndProcessing, "end": EndFeeding, "stay": Stay}
    kind = kinds.get(control)
    return kind(seat) if kind is not None else None


def _triber(view: UlukView, seat: int, place: str, name: str) -> Action | Refusal | None:
    made = MoveOut if view.step == "hut" else Place
    match place:
        case "space":
            return made(seat, name)
        case "skull":
            return made(seat, name, True)
        case "row":
            return made(seat, "workshop", False, int(name))
        case _ if view.step in ("errand", "hut"):
            return Refusal("uluk-refuse-no-space", (), "uluk.21")
        case _:
            return made(seat, "temple")


def _good(shown: Shown, seat: int, good: str, place: str, name: str) -> Action | Refusal | None:
    view: UlukView = shown.view
    match place:
        case "good":
            end = name.partition(":")[2]
            if view.step == "processing" and COLUMN[GOOD[end]] != COLUMN[GOOD[good]]:
                return Refusal("uluk-refuse-column", (), "uluk.6")
            return Process(seat, good, end, max(1, known.handful(shown, seat, good)))
        case "bowls":
            return Eat(seat, good)
        case "cradle":
            return ToCradle(seat, good)
        case "fire":
            return ToFire(seat, good)
        case "treats":
            return EatTreat(seat, good)
        case "skull":
            return Refusal("uluk-refuse-poison-with-triber", (), "uluk.29")
        case _ if view.step == "processing":
            return Refusal("uluk-refuse-along-arrow", (), "uluk.41")
        case _ if view.step == "feeding":
            return Refusal("uluk-refuse-on-rug", (), "uluk.49")
        case _:
            return EndProcessing(seat)


def _card(shown: Shown, seat: int, card: int, place: str, name: str) -> Action | Refusal | None:
    """A card that was laid on a product: it would make it of what lies above."""
    if place == "good" and shown.view.step == "processing":
        end = name.partition(":")[2]
        if end in GOODS and end not in AREAS:
            return Process(seat, AREAS[COLUMN[GOOD[end]]], end, 1, card)
    return Refusal("uluk-refuse-card-use", (), "uluk.47")
