"""What lies where on the table of Ugah Ugah!, as a pure function of what may be seen."""

from __future__ import annotations

import math

from game.ugah.view import LiftedCard, PileCard, Preview, UgahView
from scenes.layout import FIGURE, FURNITURE, PIECE, Face, Lying, Shown
from scenes.ugah.geometry import HEARTH_SLOTS, SYMBOLS, UgahGeometry
from scenes.ugah.trays import tray_lying
from scenes.viewport import turned

PLACES = 32
DIE_HEIGHT, FIGURE_HEIGHT = 5.0, 6.0
"""How high dice and figures are, for their shadows, in table units."""
TILTS = (-8, -3, 3, 8)
CROWDED = 270.0
"""Nearer to the middle than this the prey and the groove leave a ghost little room."""
RESTING = ("dinosaur", "mammoth", "bird", "small", "large")
"""What the handful shows while it waits to be thrown."""


def lying(geometry: UgahGeometry, shown: Shown) -> list[Lying]:
    """Everything on the table."""
    view: UgahView = shown.view
    turn = facing(geometry, view.current)
    result = _middle(geometry, view, turn)
    result += _path(geometry, view)
    for tray in geometry.trays:
        result += tray_lying(geometry, shown, tray)
    result += _prey(geometry, view, turn)
    result += _lifted(geometry, shown, turn)
    result += _dice(geometry, view, turn)
    result += _figures(geometry, view, turn)
    result += _ghosts(geometry, view, turn)
    return result


def facing(geometry: UgahGeometry, seat: int) -> int:
    """The quarter turns of what faces this seat."""
    return next(tray.turn for tray in geometry.trays if tray.seat == seat)


def card_name(spot: int) -> str:
    """The name of the path card that was dealt to a spot."""
    return f"card:{spot}"


def _middle(geometry: UgahGeometry, view: UgahView, turn: int) -> list[Lying]:
    rx, ry, below = geometry.hearth
    upright = turn % 2 == 0
    hearth: Face = ("hearth", rx if upright else ry, ry if upright else rx)
    x, y = geometry.block(turn, 0, below)
    result = [Lying("hearth", "hearth", hearth, x, y, FURNITURE, True, 0.0)]
    w, h, below = geometry.groove
    x, y = geometry.block(turn, 0, below)
    result.append(Lying("groove", "groove", ("groove", w, h, turn), x, y, FURNITURE, True, 0.0))
    cx, cy, _, bend = geometry.ring
    result.append(Lying("gap", "gap", ("gap_mark",), cx, cy + bend, FURNITURE, True, 0.0))
    w, h, pitch, above = geometry.prey
    for index, symbol in enumerate(SYMBOLS):
        x, y = geometry.block(turn, (index - 1) * pitch, above)
        face = ("prey_print", symbol, w, h, turn)
        result.append(Lying(f"print:{symbol}", "", face, x, y, FURNITURE, True, 0.0))
    return result


def _path(geometry: UgahGeometry, view: UgahView) -> list[Lying]:
    w, h = geometry.card
    result = []
    for number, card in enumerate(view.path, 1):
        key = f"path:{number}"
        spot, angle = geometry.spots[key], geometry.lean[key]
        result.append(
            Lying(f"bed:{number}", "", ("emptied", w, h, angle), spot.x, spot.y, FURNITURE, True, 0.0)
        )
        if card.lies:
            face: Face
            if card.kind is not None:
                content = 0 if geometry.around else round(-angle / 90) % 4
                face = ("path_card", card.kind, card.points, w, h, angle, content)
            else:
                face = ("card_back", w, h, angle)
            result.append(Lying(card_name(number), key, face, spot.x, spot.y, PIECE, False, 2.0))
    return result


def _prey(geometry: UgahGeometry, view: UgahView, turn: int) -> list[Lying]:
    w, h, pitch, above = geometry.prey
    result = []
    for symbol, holder in view.prey:
        if holder is None:
            x, y = geometry.block(turn, (SYMBOLS.index(symbol) - 1) * pitch, above)
            face = ("prey_card", symbol, 3, w, h, turn)
            result.append(Lying(f"prey:{symbol}", "centre", face, x, y, PIECE + 2, False, 2.0))
    return result


def _dice(geometry: UgahGeometry, view: UgahView, turn: int) -> list[Lying]:
    result = []
    waiting = {die.die: die.symbol for die in view.showing}
    aside = {die.die: die for die in view.aside}
    if not view.rolls and view.step == "roll":
        waiting = dict(enumerate(RESTING))
        aside = {}
    for die, symbol in waiting.items():
        x, y = hearth_place(geometry, die, view.rolls, turn)
        face: Face = ("die", symbol, geometry.die, float(resting(die, view.rolls)[2]), turn)
        result.append(Lying(f"die:{die}", "hearth", face, x, y, PIECE + 6, False, DIE_HEIGHT))
    _, _, below = geometry.groove
    order = sorted(
        aside.values(), key=lambda item: (item.taken_this_roll, item.symbol != "bone", item.symbol, item.die)
    )
    for slot, item in enumerate(order):
        x, y = geometry.block(turn, (slot - 2) * (geometry.die + 16), below - 2)
        face = ("die", item.symbol, geometry.die, (-3.0, 3.0)[item.die % 2], turn)
        result.append(Lying(f"die:{item.die}", "groove", face, x, y, PIECE + 6, False, DIE_HEIGHT))
        if item.taken_this_roll and view.step == "pick" and not view.preselected:
            halo = ("glow", geometry.die, geometry.die, 0.0)
            result.append(Lying(f"warm:{item.die}", "", halo, x, y, PIECE + 5, True, 0.0))
    return result


def resting(die: int, rolls: int) -> tuple[float, float, int]:
    """Where a thrown die comes to rest in the hearth, from its middle, and its tilt in degrees."""
    if not rolls:
        return (die - 2) * 79.0, 0.0, 0
    dx, dy = HEARTH_SLOTS[(die * 2 + rolls * 3) % 5]
    return dx, dy, TILTS[(die * 3 + rolls) % 4]


def hearth_place(geometry: UgahGeometry, die: int, rolls: int, turn: int) -> tuple[float, float]:
    """Where a die lies in the hearth after so many rolls of the turn, in table units."""
    dx, dy, _ = resting(die, rolls)
    shrink = geometry.die / 74
    return geometry.block(turn, dx * shrink, dy * shrink + geometry.hearth[2])


def figure_place(geometry: UgahGeometry, kind: str, place: int) -> tuple[float, float]:
    """Where a figure stands: beside the spot's middle, or in the gap (place 0)."""
    cx, cy, _, bend = geometry.ring
    large = kind == "large"
    if place % PLACES == 0:
        return cx + (54 if large else -50), cy + bend - (8 if large else 0)
    spot = geometry.spots[f"path:{place % PLACES}"]
    dx, dy = outward(geometry, place % PLACES)
    away = 14 if large else -4
    return spot.x + dx * away, spot.y + dy * away - (8 if large else 14)


def outward(geometry: UgahGeometry, number: int) -> tuple[float, float]:
    """The direction from the middle of the ring across a spot."""
    angle = math.radians(geometry.lean[f"path:{number}"])
    return -math.sin(angle), math.cos(angle)


def _figures(geometry: UgahGeometry, view: UgahView, turn: int) -> list[Lying]:
    result = []
    for kind, position, height in zip(
        ("small", "large"), (view.small, view.large), geometry.figures, strict=True
    ):
        x, y = figure_place(geometry, kind, position)
        face = ("figure", kind, height, turn)
        spot = f"path:{position % PLACES}" if position % PLACES else "gap"
        layer = FIGURE + y / 10000
        result.append(Lying(f"figure:{kind}", spot, face, x, y, layer, False, FIGURE_HEIGHT))
    return result


def _ghosts(geometry: UgahGeometry, view: UgahView, turn: int) -> list[Lying]:
    """Where each figure would stop, with the worth of the card there; orders that differ as A and B."""
    goals: dict[tuple[str, int], Preview] = {}
    for preview in view.preview:
        if preview.end_spot:
            goals.setdefault((preview.figure, preview.end_spot), preview)
    result: list[Lying] = []
    for (figure, number), preview in goals.items():
        same = [other for other, spot in goals if spot == number]
        shift = (same.index(figure) - (len(same) - 1) / 2) * 76
        orders = {item.order for item in view.preview if (item.figure, item.end_spot) == (figure, number)}
        result += _ghost(geometry, preview, turn, shift, orders)
    return result


def _ghost(
    geometry: UgahGeometry, preview: Preview, turn: int, shift: float, orders: set[str]
) -> list[Lying]:
    number = preview.end_spot
    spot = geometry.spots[f"path:{number}"]
    cx, cy, _, bend = geometry.ring
    dx, dy = outward(geometry, number)
    large = preview.figure == "large"
    height = geometry.figures[1 if large else 0] * 0.86
    inside = -112 if large else -84
    if abs(spot.x - cx) < CROWDED and abs(abs(spot.y - cy) - bend) < 1:
        height, inside = (78.0, -58) if large else (66.0, -54)
    x, y = spot.x + dx * inside - dy * shift, spot.y + dy * inside + dx * shift
    name = f"{preview.order}:{preview.figure}"
    aim: Face = ("glow", *geometry.card, geometry.lean[spot.key])
    ghost: Face = ("ghost", preview.figure, height, turn)
    text = f"+{preview.points}" if preview.points is not None else "?"
    if len(orders) == 1 and preview.order:
        text = f"{'A' if preview.order == 'small' else 'B'} {text}"
    side = 1 if shift > 0 or (shift == 0 and x < cx) else -1
    px, py = turned((side * (height * 0.36 + 40.0), 0.0), turn)
    pill: Face = ("count_pill", text, turn)
    return [
        Lying(f"aim:{name}", "", aim, spot.x, spot.y, PIECE - 1, True, 0.0),
        Lying(f"ghost:{name}", "", ghost, x, y, FIGURE - 3, True, 0.0),
        Lying(f"worth:{name}", "", pill, x + px, y + py, FIGURE - 2, True, 0.0),
    ]


def _lifted(geometry: UgahGeometry, shown: Shown, turn: int) -> list[Lying]:
    view: UgahView = shown.view
    _, _, below = geometry.hearth
    result = []
    for index, card in enumerate(view.lifted):
        x, y = geometry.block(turn, (index - 0.5) * 150, below)
        face = _lifted_face(shown, card, turn)
        result.append(Lying(card_name(card.spot), "lifted", face, x, y, PIECE + 8, False, 3.0))
    return result


def _lifted_face(shown: Shown, card: LiftedCard, turn: int) -> Face:
    name = card_name(card.spot)
    known: LiftedCard | PileCard = card
    if name in shown.peeked and shown.peek_view is not None:
        known = next(other for other in shown.peek_view.lifted if other.spot == card.spot)
    public = shown.view.path[card.spot - 1].face_up
    if known.kind is None or not (public or shown.alone or name in shown.peeked):
        return ("card_back", 108.0, 132.0, turn * 90.0)
    return ("path_card", known.kind, known.points, 108.0, 132.0, turn * 90.0, 0)
