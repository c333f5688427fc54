"""The buttons on a mat, and the short sentence that says what is asked of whom."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action
from game.wolves.actions import (
    Answer,
    Commit,
    Draw,
    EndGifts,
    Enough,
    Look,
    Offer,
    Settle,
    Stop,
    TakeRest,
)
from game.wolves.view import WolvesView
from scenes.layout import LABEL, Face, Lying, Shown
from scenes.viewport import turned
from scenes.wolves import known
from scenes.wolves.geometry import EDGE, OWN, Mat, WolvesGeometry
from scenes.wolves.known import say
from scenes.wolves.mats import scale_of

SURE = 0.7
"""Seconds for which the button is held that draws although two leaders lie there."""
CONTROLS: dict[type[Action], str] = {
    Draw: "draw",
    Stop: "stop",
    Look: "look",
    Commit: "commit",
    Offer: "offer",
    EndGifts: "end",
    Answer: "answer",
    TakeRest: "rest",
    Enough: "enough",
    Settle: "settle",
}
"""The buttons of actions that are nothing but a button."""
STEPS: dict[str, tuple[type[Action], ...]] = {
    "gather": (Draw, Stop, Look),
    "pay": (Commit,),
    "give": (Offer, EndGifts),
    "answer": (Answer, TakeRest),
    "share": (Enough,),
    "settle": (Settle,),
}
PRIVATE = (Commit, Offer, Settle)
"""What stands and falls with what a seat keeps to itself: while its hand is covered these do not show."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its control, its sentence, whether it is the bright one, and whether it works."""

    control: str
    key: str
    main: bool = False
    works: bool = True


def control_of(action: Action) -> str:
    """The button of an action, or an empty text."""
    name = CONTROLS.get(type(action), "")
    return f"{name}:{action.seat}" if name else ""


def needs_opening(geometry: WolvesGeometry, shown: Shown, seat: int) -> bool:
    """Whether the seat can open and cover its hand now."""
    view: WolvesView = shown.view
    if not geometry.around or shown.alone or not known.acts(shown, seat):
        return False
    return view.step in ("gather", "pay", "give", "settle")


def buttons(geometry: WolvesGeometry, shown: Shown, seat: int) -> list[Button]:
    """The buttons that belong to what is asked of a seat, the first ones most likely wanted."""
    if not known.acts(shown, seat):
        return []
    view: WolvesView = shown.view
    kinds = {type(action) for action in shown.actions if action.seat == seat}
    is_open = known.mine(shown, seat) is not None
    result: list[Button] = []
    toggles = needs_opening(geometry, shown, seat)
    control = known.hand_key(view, seat)
    held = control in shown.toggles
    if toggles and not held and view.step != "gather":
        result.append(Button(control, "open", True))
    offering = is_open and known.giving_to(shown, seat) is not None
    for kind in STEPS.get(view.step, ()):
        if kind in PRIVATE and not is_open:
            continue
        if kind in (Look, TakeRest, Enough) and kind not in kinds:
            continue
        if (kind is Offer and not offering) or (kind is EndGifts and offering):
            continue
        if view.step == "gather" and view.players[seat].drawing != "draw":
            continue
        name = CONTROLS[kind]
        main = not any(button.main for button in result) and kind in kinds
        works = kind in kinds or (kind is EndGifts and not is_open)
        result.append(Button(f"{name}:{seat}", name, main, works))
    if toggles and (held or view.step == "gather"):
        result.append(Button(control, "cover" if held else "open"))
    return result


def buttons_lying(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """Buttons and sentences on all mats that have room for them."""
    result: list[Lying] = []
    for mat in geometry.mats:
        if mat.kind in (OWN, EDGE):
            result += _buttons(geometry, shown, mat)
            result += _sentence(shown, mat)
    return result


def _buttons(geometry: WolvesGeometry, shown: Shown, mat: Mat) -> list[Lying]:
    part = mat.part("buttons")
    found = buttons(geometry, shown, mat.seat)
    if not found:
        return []
    gap = 8.0
    rows = _rows(mat, found)
    h = min(72.0, (part.h - gap * (len(rows) - 1)) / len(rows))
    size = (29 if mat.kind == OWN else 24) * scale_of(shown, mat)
    result = []
    for row, line_of in enumerate(rows):
        w = (part.w - gap * (len(line_of) - 1)) / len(line_of)
        for column, button in enumerate(line_of):
            kind = "main" if button.main and button.works else "wood"
            share = shown.holding.get(button.control)
            state = "down" if share else "rest" if button.works else "off"
            label = _label(shown, mat, button)
            x, y = part.at(
                (column - (len(line_of) - 1) / 2) * (w + gap),
                (row - (len(rows) - 1) / 2) * (h + gap),
            )
            narrow = size if len(line_of) == 1 or mat.kind == OWN else min(size * 0.86, w * 0.26)
            letters = round(min(narrow, h * 0.46), 1)
            face: Face = ("button", label, round(w, 1), round(h, 1), letters, kind, state, mat.turn)
            name = f"button:{button.control}"
            result.append(Lying(name, "", face, x, y, LABEL + 2, True, 3.0, button.control))
            if share and mat.turn % 2 == 0:
                bar: Face = ("bar", round(w - 30, 1), 16.0, round(share, 2))
                result.append(
                    Lying(f"hold:{button.control}", "", bar, *_low(x, y, h, mat.turn), LABEL + 3, True, 0.0)
                )
    return result


def _low(x: float, y: float, h: float, turn: int) -> tuple[float, float]:
    dx, dy = turned((0.0, h / 2 - 10), turn)
    return x + dx, y + dy


def _rows(mat: Mat, found: list[Button]) -> list[list[Button]]:
    """On the large mat side by side; at an edge in two rows at most, of three the first one by itself."""
    if mat.kind == OWN:
        return [found]
    first = 2 if len(found) > 3 else 1
    return [row for row in (found[:first], found[first:]) if row]


def _label(shown: Shown, mat: Mat, button: Button) -> str:
    key = button.key
    if key == "draw" and shown.view.players[mat.seat].leaders > 1:
        key = "draw-hold"
    return say(shown, f"wolves-button-{key}{'' if mat.kind == OWN else '-short'}")


def _sentence(shown: Shown, mat: Mat) -> list[Lying]:
    """What the seat should know now: on the large mat above the hand, at an edge above the buttons."""
    text = sentence(shown, mat) if mat.kind == OWN else short(shown, mat.seat)
    if not text:
        return []
    slab = mat.part("sentence")
    size = 24 if mat.kind == OWN else 19
    face: Face = ("paragraph", text, round(size * scale_of(shown, mat), 1), "CREAM", slab.w, mat.turn)
    return [Lying(f"sentence:{mat.seat}", "", face, slab.x, slab.y, LABEL, True, 0.0)]


def short(shown: Shown, seat: int) -> str:
    """In few words what is asked of a seat."""
    if not known.acts(shown, seat):
        return ""
    view: WolvesView = shown.view
    player = view.players[seat]
    if view.step != "gather":
        return say(shown, f"wolves-told-{view.step}-short")
    if player.drawing != "draw":
        return say(shown, f"wolves-told-{player.drawing}-short")
    return say(shown, f"wolves-told-{'risk' if player.leaders > 1 else 'gather'}-short")


def sentence(shown: Shown, mat: Mat) -> str:
    """What is asked of a seat, or whom it waits for."""
    view: WolvesView = shown.view
    seat = mat.seat
    if view.over:
        best = shown.name(view.chief) if view.chief is not None else ""
        return say(shown, f"wolves-reason-{view.reason}", best=best)
    if not known.acts(shown, seat):
        return _waiting(shown, view, seat)
    own = known.mine(shown, seat)
    match view.step:
        case "gather":
            return _gathering(shown, view, own, seat)
        case "pay" if own is not None and own.payment is not None and own.payment.least:
            return say(shown, "wolves-told-short", missing=own.payment.least)
        case "give" if known.giving_to(shown, seat) is not None:
            return say(shown, "wolves-told-giving")
        case "settle" if view.players[seat].drawing == "overstretched":
            return say(shown, "wolves-told-settle-over")
        case step:
            return say(shown, f"wolves-told-{step}")


def _waiting(shown: Shown, view: WolvesView, seat: int) -> str:
    if view.step == "gather":
        drawing = view.players[seat].drawing
        if drawing in ("overstretched", "skips"):
            return say(shown, f"wolves-told-{drawing}")
        return say(shown, "wolves-told-others")
    if view.active is None:
        return ""
    return say(shown, f"wolves-wait-{view.step}", name=shown.name(view.active))


def _gathering(shown: Shown, view: WolvesView, own: WolvesView | None, seat: int) -> str:
    player = view.players[seat]
    if player.drawing != "draw":
        return say(shown, f"wolves-told-{player.drawing}")
    if player.leaders > 1:
        return say(shown, "wolves-told-risk")
    if not player.cards + player.leaders:
        return say(shown, "wolves-told-first")
    if own is not None:
        gaps = sum(max(0, 3 - own.hand[kind] - player.reserve[kind]) for kind in range(3))
        left = max(0, gaps - player.leaders)
        return say(shown, "wolves-told-lacking", missing=left) if left else say(shown, "wolves-told-enough")
    return say(shown, "wolves-told-gather")
