"""Where everything may lie on the table of Uluk, for any window and both seatings."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.layout import Geometry
from scenes.seating import BOTTOM, LEFT, RIGHT, TOP, Seating
from scenes.slabs import NOWHERE, Part, Slab, Tray
from scenes.viewport import Point, Viewport
from sprites.uluk import plan

OWN, PANEL, EDGE = "own", "panel", "edge"
"""The large tray at the bottom; a small one at a side; one at a seat's own edge."""

MARGIN = 12.0
PANEL_WIDE = 320.0
STUDS_LOW = 286.0
"""How far down the studs and the plaque reach on one side, or the timeline of a replay."""
OWN_LEAST, OWN_MOST = 316.0, 430.0
EDGE_HIGH, SIDE_HIGH = 190.0, 232.0
"""How deep trays at long and at short edges are at least."""
CORNER = 264.0, 172.0
"""Width and height of the corner that the studs take, around the table."""
FEAST_HIGH_FROM = 1500.0
"""At a long edge with so much room the Feast card is as high as the tray."""
BOARD_MOST = 1.2
"""The board grows to so many times the size of its plan."""


@dataclass(frozen=True, slots=True)
class UlukGeometry(Geometry):
    """The table in units. ``board`` is the main board, ``camp`` where the Freeloaders lie when one plays."""

    trays: tuple[Tray, ...] = ()
    board: Slab = NOWHERE
    camp: Slab | None = None
    around: bool = False

    @property
    def scale(self) -> float:
        """How large the board is beside its plan."""
        return self.board.w / plan.WIDE

    def on_board(self, place: Point) -> Point:
        """A place of the plan (from the board's middle, for this width) on the table."""
        return self.board.x + place[0], self.board.y + place[1]

    def boxed(self, box: plan.Box) -> Slab:
        """A box of the plan (for this width) on the table."""
        left, top, w, h = box
        return Slab(*self.on_board((left + w / 2, top + h / 2)), w, h)

    def size(self, part: str) -> tuple[float, float]:
        """Width and height of a part of the plan on this board."""
        return plan.size(part, self.board.w)

    def rug(self, turn: int) -> Slab:
        """The rug on which a seat eats; it lies over the board and faces its reader."""
        if turn % 2:
            return Slab(self.board.x, self.board.y, self.board.h, min(self.board.w, 1.5 * self.board.h), turn)
        return Slab(self.board.x, self.board.y, self.board.w, self.board.h, turn)


def build(viewport: Viewport, seating: Seating) -> UlukGeometry:
    """The table for this window and seating."""
    make = _around if seating.around else _side
    return make(viewport.wide, viewport.high, seating)


# -- on one side --------------------------------------------------------------------------------------


def _side(wide: float, high: float, seating: Seating) -> UlukGeometry:
    count = seating.seats
    room_w, room_h = wide - PANEL_WIDE - 3 * MARGIN, high - OWN_LEAST - 3 * MARGIN
    board_w = min(room_w, room_h * plan.WIDE / plan.HIGH, BOARD_MOST * plan.WIDE)
    board_h = plan.height(board_w)
    own_h = min(OWN_MOST, max(OWN_LEAST, high - board_h - 3 * MARGIN))
    own_w = min(wide - 2 * MARGIN, 2300.0)
    own = Slab(wide / 2, high - MARGIN - own_h / 2, own_w, own_h)
    low = high - own_h - 2 * MARGIN
    panel_w = min(460.0, max(PANEL_WIDE, wide - board_w - 3 * MARGIN))
    left = panel_w + 2 * MARGIN
    board = Slab((left + wide - MARGIN) / 2, (MARGIN + low) / 2, board_w, board_h)
    order = [(seating.viewer + step) % count for step in range(count)]
    trays = {order[0]: Tray(order[0], own, OWN, own_parts(own_w, own_h))}
    others = order[1:]
    share = (low - STUDS_LOW + MARGIN) / max(1, len(others))
    h = min(370.0, share - MARGIN)
    for place, seat in enumerate(others):
        y = STUDS_LOW + (h + MARGIN) * place + h / 2
        slab = Slab(MARGIN + panel_w / 2, y, panel_w, h)
        trays[seat] = Tray(seat, slab, PANEL, panel_parts(panel_w, h))
    camp = None
    if count == 1:
        camp = Slab(MARGIN + panel_w / 2, (STUDS_LOW + low) / 2, panel_w, low - STUDS_LOW)
    return UlukGeometry({}, {}, tuple(trays[seat] for seat in range(count)), board, camp)


def own_parts(w: float, h: float) -> dict[str, Part]:
    """The places on the large tray: who and what is forecast, the tribe board, cards and buttons."""
    left, right, top, low = -w / 2 + 16, w / 2 - 16, -h / 2 + 14, h / 2 - 14
    who, cards = 312.0, 384.0
    x = left + who / 2
    home, head = 78.0, 76.0
    slip = low - top - head - home - 20
    board_w = right - left - who - cards - 28
    foot = min(150.0, 0.5 * (low - top))
    card_h = low - top - foot - 12
    card_y = top + card_h / 2
    feast = min(0.72 * card_h, 0.42 * cards)
    room = cards - feast - 12
    return {
        "token": (left + 32, top + head / 2, 58, 58),
        "name": (left + 140, top + 22, 152, 40),
        "line": (left + 140, top + 58, 152, 30),
        "hp": (left + 264, top + 22, 96, 42),
        "first": (left + 237, top + 61, 32, 32),
        "home": (x, top + head + home / 2 + 6, who, home),
        "slip": (x, low - slip / 2, who, slip),
        "board": (left + who + 14 + board_w / 2, 0, board_w, low - top),
        "feast": (right - cards + feast / 2, card_y, feast, min(card_h, feast / 0.72)),
        "cards": (right - room / 2, card_y, room, card_h),
        "hunger": (right - cards + 36, low - foot + 36, 66, 66),
        "tokens": (right - (cards + 222) / 2, low - 36, cards - 222, 66),
        "buttons": (right - 108, low - foot / 2, 216, foot),
    }


def panel_parts(w: float, h: float) -> dict[str, Part]:
    """The places on a small tray at a side: who on top, the stock below."""
    left, right, top, low = -w / 2 + 12, w / 2 - 12, -h / 2 + 10, h / 2 - 10
    head, sheet = 38.0, 88.0
    foot = low - top - head - 10 - sheet
    if foot < 52:
        foot, sheet = 0.0, low - top - head - 4
    else:
        foot = min(foot, 180.0)
        sheet = low - top - head - 10 - foot
    parts: dict[str, Part] = {
        "token": (left + 19, top + 19, 36, 36),
        "name": (left + 84, top + 19, 86, 34),
        "first": (left + 141, top + 19, 24, 24),
        "home": ((left + 155 + right - 73) / 2, top + 19, right - 73 - left - 155, 36),
        "hp": (right - 34, top + 19, 76, 36),
        "sheet": (0, top + head + 2 + sheet / 2, right - left, sheet),
    }
    if foot:
        y, card = low - foot / 2, min(0.72 * foot, 0.3 * w)
        side = min(44.0, 0.5 * foot)
        room = right - left - card - side - 20
        parts["feast"] = (left + card / 2, y, card, card / 0.72)
        parts["cards"] = (left + card + 10 + room / 2, y, room, foot)
        parts["hunger"] = (right - side / 2, low - foot + side / 2, side, side)
        parts["tokens"] = (right - side - 6, low - side / 2 + 2, 2 * side, min(side, foot - side - 2))
    return parts


# -- around the table ---------------------------------------------------------------------------------


def _around(wide: float, high: float, seating: Seating) -> UlukGeometry:
    places = seating.places()
    edges = {place.edge for place in places}
    room_w = wide - 2 * MARGIN - (2 * (SIDE_HIGH + MARGIN) if edges & {LEFT, RIGHT} else 0)
    room_h = high - 4 * MARGIN - 2 * EDGE_HIGH
    board_w = min(room_w, room_h * plan.WIDE / plan.HIGH, BOARD_MOST * plan.WIDE)
    board_h = plan.height(board_w)
    deep = min(260.0, max(EDGE_HIGH, (high - board_h) / 2 - 2 * MARGIN))
    side = min(260.0, max(SIDE_HIGH, (wide - board_w) / 2 - 2 * MARGIN))
    free = [side + 2 * MARGIN if edge in edges else MARGIN for edge in (LEFT, RIGHT)]
    board = Slab((free[0] + wide - free[1]) / 2, high / 2, board_w, board_h)
    trays = []
    for place in places:
        slab = _edge(wide, high, place.edge, deep, side, edges)
        trays.append(Tray(place.seat, slab, EDGE, edge_parts(slab.w, slab.h, slab.turn % 2 == 0)))
    camp = _edge(wide, high, TOP, deep, side, {BOTTOM, TOP}) if seating.seats == 1 else None
    if camp is not None:
        camp = Slab(camp.x, camp.y, camp.w, camp.h, 0)
    return UlukGeometry({}, {}, tuple(trays), board, camp, True)


def _edge(wide: float, high: float, edge: int, deep: float, side: float, edges: set[int]) -> Slab:
    """The tray at an edge: each ends where the next one begins, clockwise; the studs take two corners."""
    if edge in (BOTTOM, TOP):
        start = CORNER[0]
        end = side + 2 * MARGIN if (LEFT if edge == TOP else RIGHT) in edges else MARGIN
        w = min(wide - start - end, 1700.0)
        middle = start + (wide - start - end) / 2
        if edge == BOTTOM:
            return Slab(middle, high - MARGIN - deep / 2, w, deep, edge)
        return Slab(wide - middle, MARGIN + deep / 2, w, deep, edge)
    w = high - MARGIN - CORNER[1] - MARGIN
    if edge == LEFT:
        return Slab(MARGIN + side / 2, MARGIN + w / 2, w, side, edge)
    return Slab(wide - MARGIN - side / 2, high - MARGIN - w / 2, w, side, edge)


def edge_parts(w: float, h: float, long: bool) -> dict[str, Part]:
    """The places on a tray at an edge: on a long one beside each other, on a short one in two rows."""
    left, right, top, low = -w / 2 + 14, w / 2 - 14, -h / 2 + 12, h / 2 - 12
    if long:
        return _long_parts(left, right, top, low)
    row = min(66.0, 0.36 * (low - top))
    y = top + row / 2
    card = 0.72 * row
    home = 0.17 * (right - left)
    cards = left + 204 + home + card
    return {
        "token": (left + 23, y, 46, 46),
        "name": (left + 100, y - 15, 100, 28),
        "hp": (left + 96, y + 17, 92, 30),
        "first": (left + 170, y + 17, 28, 28),
        "hunger": (left + 170, y - 15, 32, 32),
        "home": (left + 190 + home / 2, y, home, row),
        "feast": (left + 198 + home + card / 2, y, card, row),
        "tokens": (cards + 50, y, 100, row),
        "cards": ((cards + 106 + right - 190) / 2, y, right - 190 - cards - 106, row),
        "buttons": (right - 91, y, 182, row),
        "board": ((left + right) / 2, (top + row + 8 + low) / 2, right - left, low - top - row - 8),
    }


def _long_parts(left: float, right: float, top: float, low: float) -> dict[str, Part]:
    wide, high = right - left, low - top
    card_h = min(0.48 * high, 130.0)
    feast = high if wide > FEAST_HIGH_FROM else card_h
    who, cards = 216.0, 0.36 * wide if feast > card_h else max(330.0, 0.28 * wide)
    board_w = wide - who - cards - 20
    x = left + who / 2
    home = 66.0
    beside = cards - 0.72 * feast - 8
    foot = high - card_h - 8
    aside = (beside if feast > card_h else cards) - 218
    token = 46.0
    return {
        "token": (left + token / 2, top + token / 2, token, token),
        "name": (left + (who + token + 6) / 2, top + token / 2, who - token - 6, 36),
        "hp": (left + 0.24 * who, top + token + 24, 0.46 * who, 38),
        "hunger": (left + 0.66 * who, top + token + 24, 38, 38),
        "first": (left + who - 16, top + token + 24, 32, 32),
        "home": (x, low - home / 2, who, home),
        "board": (left + who + 10 + board_w / 2, 0, board_w, low - top),
        "feast": (right - cards + 0.36 * feast, top + feast / 2, 0.72 * feast, feast),
        "cards": (right - beside / 2, top + card_h / 2, beside, card_h),
        "tokens": (right - 218 - aside / 2, low - foot / 2, aside, foot - 4),
        "buttons": (right - 106, low - foot / 2, 212, foot - 4),
    }
