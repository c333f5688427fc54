"""The buttons on a tray, and the slip that says what would come of what is done."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action
from game.uluk.actions import EatRest, EndFeeding, EndProcessing, Stay
from scenes.layout import LABEL, Face, Lying, Shown
from scenes.slabs import Tray
from scenes.uluk import forecast, known
from scenes.uluk.geometry import OWN, PANEL, UlukGeometry
from scenes.uluk.known import say
from scenes.uluk.trays import scale_of

CONTROLS: dict[type[Action], str] = {
    EatRest: "rest",
    Stay: "stay",
    EndProcessing: "done",
    EndFeeding: "end",
}
"""The buttons of actions that are nothing but a button."""
STEPS: dict[str, tuple[type[Action], ...]] = {
    "hut": (Stay,),
    "processing": (EndProcessing,),
    "feeding": (EatRest, EndFeeding),
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its control, whether it is the bright one, and whether it works."""

    control: str
    main: bool
    works: bool


def control_of(action: Action) -> str:
    """The button of an action, or an empty text."""
    return CONTROLS.get(type(action), "")


def buttons(shown: Shown, seat: int) -> list[Button]:
    """The buttons that belong to what is asked of a seat."""
    if not known.acts(shown, seat):
        return []
    kinds = {type(action) for action in shown.actions if action.seat == seat}
    result: list[Button] = []
    for kind in STEPS.get(shown.view.step, ()):
        works = kind in kinds
        if kind is EatRest and not works:
            continue
        result.append(Button(CONTROLS[kind], works and not result, works))
    return result


def buttons_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Buttons on every tray, and the slip on the large one."""
    result: list[Lying] = []
    for tray in geometry.trays:
        if tray.kind == OWN:
            result += _slip(shown, tray)
        if tray.kind != PANEL:
            result += _buttons(shown, tray) or _told(shown, tray)
    return result


def _buttons(shown: Shown, tray: Tray) -> list[Lying]:
    found = buttons(shown, tray.seat)
    if not found:
        return []
    part = tray.part("buttons")
    gap = 8.0
    stacked = part.h > 100
    rows, columns = (len(found), 1) if stacked else (1, len(found))
    h = min(78.0, (part.h - gap * (rows - 1)) / rows)
    w = (part.w - gap * (columns - 1)) / columns
    size = (31.0 if tray.kind == OWN else 25.0 if columns == 1 else min(21.0, 0.2 * w)) * scale_of(
        shown, tray
    )
    result = []
    for index, button in enumerate(found):
        row, column = (index, 0) if stacked else (0, index)
        x, y = part.at(
            (column - (columns - 1) / 2) * (w + gap),
            (row - (rows - 1) / 2) * (h + gap),
        )
        key = f"uluk-button-{button.control}" + ("" if tray.kind == OWN else "-short")
        kind, state = "main" if button.main else "wood", "rest" if button.works else "off"
        letters = round(min(size, 0.46 * h), 1)
        face: Face = ("button", say(shown, key), round(w, 1), round(h, 1), letters, kind, state, tray.turn)
        result.append(Lying(f"button:{button.control}", "", face, x, y, LABEL + 2, True, 3.0, button.control))
    return result


def _told(shown: Shown, tray: Tray) -> list[Lying]:
    """At an edge the forecast stands where buttons would be."""
    if tray.kind == OWN or not known.acts(shown, tray.seat):
        return []
    part = tray.part("buttons")
    text = forecast.sentence(shown, tray.seat)
    long = tray.turn % 2 == 0
    wide = part.w + (100.0 if long and not shown.view.tribes[tray.seat].tokens else 0.0)
    size = 22.0 if len(text) < (60 if long else 40) else 19.0 if long else 17.0
    x, y = part.at((part.w - wide) / 2, 0)
    face: Face = (
        "paragraph",
        text,
        round(size * scale_of(shown, tray), 1),
        "CREAM",
        round(wide, 1),
        tray.turn,
    )
    return [Lying(f"told:{tray.seat}", "", face, x, y, LABEL, True, 0.0)]


def _slip(shown: Shown, tray: Tray) -> list[Lying]:
    slab = tray.part("slip")
    text = forecast.sentence(shown, tray.seat)
    paper: Face = ("upaper", round(slab.w, 1), round(slab.h, 1), "slip", tray.turn)
    result = [Lying("slip:paper", "", paper, slab.x, slab.y, LABEL - 4, True, 2.0)]
    if text:
        size = (25.0 if len(text) < 78 else 22.0) * (1.2 if slab.h > 150 else 1.0)
        face: Face = (
            "paragraph",
            text,
            round(size * min(1.08, shown.scale), 1),
            "INK",
            slab.w - 32,
            tray.turn,
        )
        result.append(Lying("slip:text", "", face, slab.x, slab.y, LABEL, True, 0.0))
    return result
