"""Where things may lie on the table of Wolves, for any window and both seatings."""

from __future__ import annotations

from dataclasses import dataclass

from game.wolves.box import KINDS, WISDOM
from scenes.layout import Geometry, Spot
from scenes.seating import BOTTOM, LEFT, TOP, Seating
from scenes.slabs import NOWHERE, Part, Slab, Tray
from scenes.viewport import Viewport
from sprites.wolves import field_box, reserve_in_rows, reserve_places

OWN, PANEL, EDGE = "own", "panel", "edge"
"""The large mat at the bottom; a small one at a side; one at a seat's own edge."""

MARGIN = 12.0
OWN_HIGH = 316.0
PANEL_WIDE, PANEL_HIGH = 404.0, 360.0
STUDS_LOW = 272.0
"""How far down the studs and the plaque reach, on one side."""
EDGE_HIGH = 208.0
OPEN_DEEP = 104.0
"""How far a hand that is opened around the table reaches into the valley."""
NEED_TALL = 1.5
"""A need's place is at most so many times as high as wide, so that its number has room."""
KNOW_TITLE = 28.0
"""Height of the name below a knowledge card in the valley, on one side."""
CORNER = 262.0
"""Width of the corner that the studs take, around the table."""


@dataclass(frozen=True, slots=True)
class Mat(Tray):
    """A seat's mat."""

    def need(self, kind: int) -> Slab:
        """The place of a need."""
        whole = self.part("needs")
        w = (whole.w - 8) / 3
        return Slab(*whole.at((kind - 1) * (w + 4), 0), w, min(whole.h, NEED_TALL * w), self.turn)

    def row(self, kind: int) -> Slab:
        """The row (or column) of the reserve in which tokens of a kind lie."""
        whole = self.part("reserve")
        x, y = reserve_places(whole.w, whole.h)[kind][0]
        if reserve_in_rows(whole.w, whole.h):
            return Slab(*whole.at(0, y), whole.w, whole.h / 3, self.turn)
        return Slab(*whole.at(x, 0), whole.w / 3, whole.h, self.turn)


@dataclass(frozen=True, slots=True)
class Board:
    """The status track and what lies in the valley inside it.

    ``d`` is the size of its spaces, ``marker`` that of the wolves. ``tiles`` are the rows of turn tiles,
    ``ahead`` the availability cards, ``supply`` the knowledge cards, ``needs`` the board of open needs,
    ``plate`` where gifts and status lie, ``room`` all between the rows.
    """

    slab: Slab
    d: float
    marker: float
    tiles: tuple[Slab, ...]
    ahead: Slab
    supply: tuple[Slab, ...]
    room: Slab
    needs: Slab
    plate: Slab


@dataclass(frozen=True, slots=True)
class WolvesGeometry(Geometry):
    """The table in units."""

    mats: tuple[Mat, ...] = ()
    board: Board = Board(NOWHERE, 1, 1, (), NOWHERE, (), NOWHERE, NOWHERE, NOWHERE)
    around: bool = False


def build(viewport: Viewport, seating: Seating) -> WolvesGeometry:
    """The table for this window and seating."""
    make = _around if seating.around else _side
    mats, board = make(viewport.wide, viewport.high, seating)
    areas = {}
    if seating.around:
        for mat in mats:
            w, h = (mat.slab.h, mat.slab.w) if mat.turn % 2 else (mat.slab.w, mat.slab.h)
            areas[mat.seat] = (mat.slab.x, mat.slab.y, w, h)
    return WolvesGeometry(_spots(mats, board), areas, mats, board, seating.around)


def _spots(mats: tuple[Mat, ...], board: Board) -> dict[str, Spot]:
    spots = {"board": board.slab.spot("board"), "plate": board.plate.spot("plate")}
    for name, slab in zip(WISDOM, board.supply, strict=True):
        spots[f"know:{name}"] = slab.spot(f"know:{name}", reach=4)
    for mat in mats:
        seat = mat.seat
        spots[f"mat:{seat}"] = mat.slab.spot(f"mat:{seat}", seat)
        spots[f"deck:{seat}"] = mat.part("deck").spot(f"deck:{seat}", seat, 6)
        spots[f"hand:{seat}"] = mat.part("hand").spot(f"hand:{seat}", seat, 6)
        spots[f"reserve:{seat}"] = mat.part("reserve").spot(f"reserve:{seat}", seat, 4)
        for number, kind in enumerate(KINDS):
            spots[f"need:{seat}:{kind}"] = mat.need(number).spot(f"need:{seat}:{kind}", seat)
            spots[f"row:{seat}:{kind}"] = mat.row(number).spot(f"row:{seat}:{kind}", seat)
    return spots


# -- on one side --------------------------------------------------------------------------------------


def _side(wide: float, high: float, seating: Seating) -> tuple[tuple[Mat, ...], Board]:
    count = seating.seats
    order = [(seating.viewer + step) % count for step in range(count)]
    own_w = min(wide - 2 * MARGIN, 2240.0)
    own = Slab(wide / 2, high - MARGIN - OWN_HIGH / 2, own_w, OWN_HIGH)
    mats = {order[0]: Mat(order[0], own, OWN, own_parts(own_w))}
    low = high - OWN_HIGH - 2 * MARGIN
    w = PANEL_WIDE + min(80.0, max(0.0, (wide - 1920) / 2))
    left = (count - 1) // 2
    columns = (
        (order[left:0:-1], MARGIN + w / 2, STUDS_LOW),
        (order[left + 1 :], wide - MARGIN - w / 2, MARGIN),
    )
    for seats, x, top in columns:
        share = (low - top + MARGIN) / len(seats)
        h = min(PANEL_HIGH, share - MARGIN)
        for place, seat in enumerate(seats):
            y = top + share * place + (share - MARGIN) / 2
            mats[seat] = Mat(seat, Slab(x, y, w, h), PANEL, panel_parts(w, h))
    board_w = min(wide - 2 * (w + 2 * MARGIN), 1400.0)
    slab = Slab(wide / 2, (MARGIN + low) / 2, board_w, low - MARGIN)
    return tuple(mats[seat] for seat in range(count)), _board(slab, 46.0, 66.0, False)


def own_parts(w: float) -> dict[str, Part]:
    """The places on the large mat. Who chooses a token or a card has no buttons: it lies in their place."""
    left, right = -w / 2, w / 2
    buttons = (left + 860, 104, 604.0, 72.0)
    hand_left = left + 1180
    return {
        "wolf": (left + 92, -84, 100, 100),
        "name": (left + 124, 0, 176, 40),
        "line": (left + 124, 36, 176, 30),
        "rank": (left + 62, 98, 60, 60),
        "award": (left + 122, 98, 56, 56),
        "status": (left + 180, 98, 56, 56),
        "deck": (left + 284, -52, 112, 156),
        "leaders": (left + 450, -52, 196, 138),
        "needs": (left + 748, -52, 384, 180),
        "reserve": (left + 1056, -40, 212, 160),
        "wisdom": (left + 386, 104, 316, 76),
        "buttons": buttons,
        "hand": ((hand_left + right - 20) / 2, 30, right - 20 - hand_left, 226),
        "cards": (0, 0, 150, 212),
        "sentence": ((hand_left + right - 20) / 2, -117, right - 20 - hand_left, 60),
        "badge": (left + 166, -116, 44, 44),
        "choice": (left + 750, 96, 372, 108),
    }


def panel_parts(w: float, h: float) -> dict[str, Part]:
    """The places on a small mat at a side: who, then needs and reserve, then cards."""
    left, right, top, low = -w / 2 + 26, w / 2 - 12, -h / 2 + 12, h / 2 - 10
    head = 52.0
    foot = min(96.0, 58 + (h - 220) * 0.3)
    mid = top + head + (low - foot - top - head) / 2 - 5
    tall = low - foot - top - head - 18
    card = foot * 0.72
    foot_y = low - foot / 2
    store = min(180.0, tall * 1.4)
    needs_w = right - left - store - 12
    return {
        "wolf": (left + 26, top + head / 2, 54, 54),
        "name": (left + 118, top + head / 2 - 10, 120, 32),
        "line": (left + 118, top + head / 2 + 16, 120, 24),
        "rank": (right - 156, top + head / 2, 42, 42),
        "award": (right - 112, top + head / 2, 40, 40),
        "status": (right - 66, top + head / 2, 40, 40),
        "badge": (right - 20, top + head / 2, 40, 40),
        "needs": (left + needs_w / 2, mid, needs_w, min(tall, 140.0)),
        "reserve": (right - store / 2, mid, store, min(tall, 150.0)),
        "deck": (left + card / 2 + 8, foot_y + 6, card - 8, foot - 12),
        "hand": (left + card + 18 + 48, foot_y, 96, foot),
        "cards": (0, 0, card, foot),
        "leaders": (left + card + 132 + card, foot_y, 2 * card + 6, foot),
        "wisdom": (right - (right - left - 3 * card - 146) / 2, foot_y, right - left - 3 * card - 146, foot),
    }


# -- around the table ---------------------------------------------------------------------------------


def _around(wide: float, high: float, seating: Seating) -> tuple[tuple[Mat, ...], Board]:
    deep = EDGE_HIGH / 2 + MARGIN
    room = EDGE_HIGH + 2 * MARGIN
    across = min(800.0, (wide - CORNER - 3 * MARGIN) / 2)
    mats = []
    for place in seating.places():
        if place.edge in (BOTTOM, TOP):
            side = 1 if place.edge == BOTTOM else -1
            middle = CORNER / 2 - MARGIN / 2
            dx = middle if place.of == 1 else middle + (0.5 - place.index) * (across + MARGIN)
            w = min(across, wide - 2 * CORNER)
            slab = Slab(wide / 2 + side * dx, high / 2 + side * (high / 2 - deep), w, EDGE_HIGH, place.edge)
        else:
            x = deep if place.edge == LEFT else wide - deep
            w = min(720.0, high - 2 * room)
            slab = Slab(x, high / 2, w, EDGE_HIGH, place.edge)
        parts = edge_parts(slab.w)
        if place.edge in (BOTTOM, TOP):
            inner = wide / 2 - room
            left, right = max(-inner, slab.x - wide / 2 - w / 2), min(inner, slab.x - wide / 2 + w / 2)
            aside = ((left + right) / 2 + wide / 2 - slab.x) * (1 if place.edge == BOTTOM else -1)
            _, y, _, h = parts["open"]
            parts["open"] = (aside, y, right - left - 20, h)
        mats.append(Mat(place.seat, slab, EDGE, parts))
    board = Slab(wide / 2, high / 2, wide - 2 * room, high - 2 * room)
    return tuple(mats), _board(board, 54.0, 78.0, True)


def edge_parts(w: float) -> dict[str, Part]:
    """The places on a mat at an edge: who on top; deck, hand, needs, reserve and buttons below."""
    left, right = -w / 2 + 28, w / 2 - 12
    wide = right - left
    buttons = min(176.0, max(140.0, wide * 0.24))
    hand = min(150.0, 84 + (wide - 560) * 0.4)
    rest = wide - buttons - hand - 108
    needs, store = rest * 0.6, min(170.0, rest * 0.4)
    x = left + 80 + hand
    return {
        "wolf": (left + 26, -74, 56, 56),
        "badge": (left + 48, -56, 32, 32),
        "name": (left + 126, -80, 112, 32),
        "line": (left + 126, -54, 112, 22),
        "rank": (left + 206, -74, 42, 42),
        "award": (left + 250, -74, 42, 42),
        "leaders": (left + 318, -72, 82, 54),
        "wisdom": ((left + 366 + right - buttons - 8) / 2, -72, right - buttons - 8 - left - 366, 54),
        "sentence": (right - buttons / 2, -72, buttons, 54),
        "deck": (left + 34, 26, 64, 90),
        "hand": (left + 76 + hand / 2, 26, hand, 100),
        "cards": (0, 0, 64, 90),
        "needs": (x + needs / 2 + 8, 28, needs, 120),
        "reserve": (x + needs + store / 2 + 18, 28, store, 124),
        "buttons": (right - buttons / 2, 28, buttons, 132),
        "open": (0, -EDGE_HIGH / 2 - 78, w - 20, 140),
    }


# -- the board ----------------------------------------------------------------------------------------


def _board(slab: Slab, d: float, marker: float, around: bool) -> Board:
    left, top, w, h = field_box(slab.w, slab.h, d, marker)
    tiles: tuple[Slab, ...]
    x, y = slab.x + left + w / 2, slab.y + top + h / 2
    if around:
        tile_h, side = 82.0, OPEN_DEEP
        long = min(w - 40, 760.0)
        tiles = (
            Slab(x + (w - long) / 2 - 16, y + h / 2 - tile_h / 2 - 10, long, tile_h),
            Slab(x - (w - long) / 2 + 16, y - h / 2 + tile_h / 2 + 10, long, tile_h, 2),
        )
        tall = h - 2 * tile_h - 44
        pitch, know_w = tall / 3, 108.0
        left_edge = x - w / 2 + side
        supply = tuple(
            Slab(left_edge + know_w * (0.5 + column) + 8 * column, y + (row - 1) * pitch, know_w, pitch - 6)
            for column in range(2)
            for row in range(3)
        )
        ahead = Slab(x - w / 2 + 60, y + h / 2 - tile_h / 2 - 10, 60, tile_h)
        taken = 2 * know_w + 24
        room = Slab(x + taken / 2, y, w - 2 * side - taken, tall)
        return _work(slab, d, marker, tiles, ahead, supply, room)
    tile_h, know_h = 104.0, 92.0
    tiles = (Slab(x + 40, y - h / 2 + tile_h / 2 + 14, w - 124, tile_h),)
    ahead = Slab(x - w / 2 + 50, y - h / 2 + tile_h / 2 + 14, 72, tile_h)
    pitch = (w - 24) / 6
    supply = tuple(
        Slab(x + (step - 2.5) * pitch, y + h / 2 - know_h / 2 - 10, pitch - 10, know_h) for step in range(6)
    )
    above, below = tile_h + 26, know_h + 24
    room = Slab(x, y + (above - below) / 2, w - 28, h - above - below)
    return _work(slab, d, marker, tiles, ahead, supply, room)


def _work(
    slab: Slab,
    d: float,
    marker: float,
    tiles: tuple[Slab, ...],
    ahead: Slab,
    supply: tuple[Slab, ...],
    room: Slab,
) -> Board:
    share = 0.4
    left, right = room.w * share - 6, room.w * (1 - share) - 6
    needs = Slab(room.x - room.w / 2 + left / 2, room.y, left, room.h)
    plate = Slab(room.x + room.w / 2 - right / 2, room.y, right, room.h)
    return Board(slab, d, marker, tiles, ahead, supply, room, needs, plate)
