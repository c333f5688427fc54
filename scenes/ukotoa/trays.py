"""The seats' trays: leather, name, the two hats, what is asked, and the buttons."""

from __future__ import annotations

from dataclasses import dataclass

from game.ukotoa.actions import (
    Advance,
    Decline,
    Done,
    Exchange,
    FinishRandom,
    FinishSpiral,
    PlaceRandom,
    SitOut,
    Stop,
    TakeBack,
    Unleash,
    Whisper,
)
from game.ukotoa.options import PLAYERS_SHIP, RANDOM_SHIP
from game.ukotoa.view import UkotoaView
from scenes.layout import FURNITURE, LABEL, Face, Lying, Shown
from scenes.ukotoa import known, sentences
from scenes.ukotoa.geometry import EDGE, OWN, PANEL, STRIP, Tray, UkotoaGeometry
from scenes.ukotoa.known import say

TRAY, TRAY_HEIGHT = FURNITURE + 4.0, 4.0
BUTTONS_OWN, BUTTONS_EDGE = (730.0, 380.0), (232.0, 164.0)
"""Middle and width of the column of buttons."""
LONG = 64
"""Sentences of more letters are written smaller."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its control, its sentence, whether it is the bright one, and whether it works."""

    control: str
    key: str
    main: bool = False
    works: bool = True


def tray_lying(shown: Shown, tray: Tray) -> list[Lying]:
    """Everything in one tray but cards and sailors."""
    acting = tray.seat in shown.asked or tray.seat in shown.view.winners
    state = "acting" if acting else "own" if tray.kind == OWN else "other"
    face: Face = ("leather", tray.w, tray.h, state, tray.turn)
    name = f"tray:{tray.seat}"
    result = [Lying(name, name, face, tray.x, tray.y, TRAY, True, TRAY_HEIGHT)]
    if acting:
        _, _, wide, high = tray.rect
        rim: Face = ("glow", wide, high, 0.0)
        result.append(Lying(f"rim:{tray.seat}", "", rim, tray.x, tray.y, TRAY - 1, True, 0.0))
    make = {OWN: _own, PANEL: _panel, STRIP: _strip, EDGE: _edge}[tray.kind]
    return result + make(shown, tray)


def quiet_lying(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """From half-way on: how many turns are left until Uk'otoa moves by itself (ukotoa.R74)."""
    view: UkotoaView = shown.view
    if not view.quiet_limit or 2 * view.quiet < view.quiet_limit or view.over:
        return []
    turn = geometry.tray(view.current).turn
    text = say(shown, "ukotoa-quiet", turns=view.quiet_limit - view.quiet)
    face: Face = ("slip", text, 23 * min(shown.scale, 1.1), 250, "pill", turn)
    return [Lying("quiet", "", face, *geometry.quiet, LABEL, True, 3.0)]


def _own(shown: Shown, tray: Tray) -> list[Lying]:
    scale = min(shown.scale, 1.15)
    result = [_token(shown, tray, -888, -88, 60)]
    result += _hats(shown, tray, ((-820.0, -88.0), (-756.0, -88.0)), 60.0)
    left = (-846.0, -780.0, -716.0)[len(result) - 1]
    name = shown.name(tray.seat)
    result.append(_line(tray, "name", name, 38 * scale, "CREAM", 800, left + 94, -90, 188, "left"))
    said = sentences.sentence(shown, tray.seat)
    size = (25 if len(said) <= LONG else 21) * min(scale, 1.05)
    text: Face = ("paragraph", said, size, "CREAM", 380, tray.turn)
    x, y = tray.at(BUTTONS_OWN[0], -91)
    result.append(Lying("sentence", "", text, x, y, LABEL, True, 0.0))
    if tray.seat in {action.seat for action in shown.actions}:
        result += _column(shown, tray, buttons(shown), *BUTTONS_OWN, (-30, 30, 86), 54, 28 * scale)
    return result


def _panel(shown: Shown, tray: Tray) -> list[Lying]:
    scale = min(shown.scale, 1.2)
    result = [_token(shown, tray, -112, -68, 50)]
    result.append(_line(tray, "name", shown.name(tray.seat), 34 * scale, "CREAM", 800, 30, -70, 214, "left"))
    return result + _hats(shown, tray, ((104.0, -8.0), (104.0, 58.0)), 60.0)


def _strip(shown: Shown, tray: Tray) -> list[Lying]:
    scale = min(shown.scale, 1.2)
    result = [_token(shown, tray, -206, 0, 50)]
    result.append(_line(tray, "name", shown.name(tray.seat), 32 * scale, "CREAM", 800, -118, -2, 114, "left"))
    return result + _hats(shown, tray, ((118.0, 0.0), (182.0, 0.0)), 58.0)


def _edge(shown: Shown, tray: Tray) -> list[Lying]:
    scale = min(shown.scale, 1.15)
    result = [_token(shown, tray, -290, -69, 42)]
    result += _hats(shown, tray, ((-242.0, -69.0), (-196.0, -69.0)), 44.0)
    acting = tray.seat in shown.asked
    width = 118.0 if acting else 290.0
    left = (-262.0, -216.0, -166.0)[len(result) - 1]
    name = shown.name(tray.seat)
    result.append(_line(tray, "name", name, 30 * scale, "CREAM", 800, left + width / 2, -70, width, "left"))
    if acting:
        text = sentences.short(shown, tray.seat)
        result.append(_line(tray, "status", text, 22 * scale, "QUIET", 500, 47, -69, 192, "right"))
        if tray.seat in {action.seat for action in shown.actions}:
            result += _column(shown, tray, buttons(shown), *BUTTONS_EDGE, (-59, 0, 59), 52, 22 * scale)
    return result


def _token(shown: Shown, tray: Tray, dx: float, dy: float, d: float) -> Lying:
    face: Face = ("token", shown.setup.seats[tray.seat].look, d, tray.turn)
    return Lying(f"token:{tray.seat}", "", face, *tray.at(dx, dy), LABEL, True, 2.0)


def _hats(shown: Shown, tray: Tray, places: tuple[tuple[float, float], ...], d: float) -> list[Lying]:
    """The colours of a seat, or before they are known those that it sets."""
    view: UkotoaView = shown.view
    colours = view.controls[tray.seat] or known.setters(view, tray.seat)
    result = []
    for (dx, dy), colour in zip(places, reversed(colours), strict=False):
        item = known.faction(view, colour)
        state = "lost" if item is not None and view.slots and not item.standing + item.loose else "rest"
        face: Face = ("hat", colour, d, state, tray.turn)
        result.append(Lying(f"hat:{tray.seat}:{colour}", "", face, *tray.at(dx, dy), LABEL, True, 2.0))
    return result


# -- buttons ------------------------------------------------------------------------------------------


def buttons(shown: Shown) -> list[list[Button]]:
    """The rows of buttons that belong to what is asked."""
    view = known.mine(shown)
    kinds = {type(action) for action in shown.actions}
    match view.step:
        case "lay":
            rows = [[Button("spiral", "spiral", True)]] if FinishSpiral in kinds else []
            return rows + ([[Button("random", "random")]] if FinishRandom in kinds else [])
        case "colours":
            return _keeping(view)
        case "place":
            rows = [[Button("scatter", "scatter")]] if PlaceRandom in kinds else []
            return rows + _keeping(view)
        case "advance":
            rows = [[Button("advance", "advance", True)], [Button("decline", "decline")]]
            return rows + ([[Button("sit-out", "sit-out")]] if SitOut in kinds else [])
        case "whisper":
            return [[Button("whisper", "whisper", True)], [Button("forget", "forget")]]
        case "push":
            return [[Button("done", "done", True)], [Button("back", "back")]]
        case "action":
            return _action_rows(shown, view)
        case _:
            return []


def _keeping(view: UkotoaView) -> list[list[Button]]:
    """The button that keeps a ship which is not in the rulebook for later matches."""
    return [[Button("keep", "keep")]] if view.ways.ship in (PLAYERS_SHIP, RANDOM_SHIP) else []


def _action_rows(shown: Shown, view: UkotoaView) -> list[list[Button]]:
    kinds = {type(action) for action in shown.actions}
    if Stop in kinds:
        return [[Button("stop", "stop")]]
    rows = []
    if Advance in kinds:
        rows.append([Button("play", "play", True)])
    elif Unleash in kinds:
        rows.append([Button("play", "strike", True, shown.aim.startswith("ray:"))])
    elif Done in kinds:
        rows.append([Button("done", "stand-still")])
    back = Button("withdraw", "withdraw")
    if Exchange not in kinds:
        return [*rows, [back]]
    rows.append([Button("exchange:draw", "exchange-draw", not rows)])
    rows.append([Button("exchange:none", "exchange-none"), back])
    return rows


def _column(
    shown: Shown,
    tray: Tray,
    rows: list[list[Button]],
    middle: float,
    width: float,
    levels: tuple[float, ...],
    h: float,
    size: float,
) -> list[Lying]:
    result = []
    own = tray.kind == OWN
    for row, dy in zip(rows, levels, strict=False):
        w = (width - 8 * (len(row) - 1)) / len(row)
        for column, button in enumerate(row):
            label = say(shown, f"ukotoa-button-{button.key}{'' if own else '-short'}")
            kind = "main" if button.main and button.works else "wood"
            state = "rest" if button.works else "off"
            x, y = tray.at(middle + (column - (len(row) - 1) / 2) * (w + 8), dy)
            letters = size if len(row) == 1 else size * (0.84 if own else 0.7)
            face: Face = ("button", label, round(w, 1), h, round(letters, 1), kind, state, tray.turn)
            name = f"button:{button.control}"
            result.append(Lying(name, "", face, x, y, LABEL, True, 3.0, button.control))
    return result


CONTROLS: dict[type, str] = {
    FinishSpiral: "spiral",
    FinishRandom: "random",
    PlaceRandom: "scatter",
    Decline: "decline",
    SitOut: "sit-out",
    Done: "done",
    TakeBack: "back",
    Stop: "stop",
}
"""The buttons of actions that are nothing but a button."""


def control_of(action: object) -> str:
    """The button of an action, or an empty text."""
    match action:
        case Whisper(said=said):
            return "whisper" if said else "forget"
        case Exchange(draw=draw):
            return "exchange:draw" if draw else "exchange:none"
        case _:
            return CONTROLS.get(type(action), "")


def _line(
    tray: Tray,
    name: str,
    text: str,
    size: float,
    colour: str,
    weight: int,
    dx: float,
    dy: float,
    width: float,
    align: str,
) -> Lying:
    face: Face = ("line", text, round(size, 1), colour, weight, width, align, tray.turn)
    return Lying(f"{name}:{tray.seat}", "", face, *tray.at(dx, dy), LABEL, True, 0.0)
