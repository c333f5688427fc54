"""The board: track and wolves, turns, availability, knowledge, and the open needs of all."""

from __future__ import annotations

from game.wolves.box import GAME, WISDOM
from game.wolves.view import WolvesView
from scenes.layout import FIGURE, FURNITURE, LABEL, PIECE, TOP, Face, Lying, Shown
from scenes.slabs import Slab
from scenes.viewport import Point
from scenes.wolves import known
from scenes.wolves.geometry import KNOW_TITLE, Board, WolvesGeometry
from scenes.wolves.known import word
from sprites.wolves import SPACES, marker_place, track_places

BOARD = FURNITURE + 2.0
MARKER_HEIGHT = 3.0
GHOST = TOP - 7.0
"""Around the table the ghost of a marker lies above the hand that is open on the track."""


def board_lying(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """Everything that lies on the board but gifts."""
    board, view = geometry.board, shown.view
    slab = board.slab
    face: Face = ("track", slab.w, slab.h, board.d, board.marker, geometry.around)
    result = [Lying("track", "board", face, slab.x, slab.y, BOARD, True, 5.0)]
    result += _turns(board, view)
    result += _supply(geometry, shown)
    result += _wolves(geometry, shown)
    if view.step in ("pay", "give", "answer", "share", "settle", "over"):
        result.append(_needs(board, shown))
    return result


def marker_at(board: Board, place: int) -> Point:
    """The middle of a wolf on a space."""
    slab = board.slab
    x, y = marker_place(min(place, SPACES - 1), slab.w, slab.h, board.d, board.marker)
    return slab.x + x, slab.y + y


def _wolves(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    """The markers; those on the start stand side by side. A ghost shows where one would get to."""
    view: WolvesView = shown.view
    board = geometry.board
    slab = board.slab
    start = [seat for seat, player in enumerate(view.players) if not player.place]
    result = []
    for seat, player in enumerate(view.players):
        x, y = marker_at(board, player.place)
        if not player.place and len(start) > 1:
            pace = min(board.d * 0.62, 1.6 * board.d / (len(start) - 1))
            x += (start.index(seat) - (len(start) - 1) / 2) * pace
        look = shown.setup.seats[seat].look
        face: Face = ("wolf", look, board.marker, 0)
        layer = FIGURE + y / 100
        result.append(Lying(f"marker:{seat}", "board", face, x, y, layer, False, MARKER_HEIGHT, fast=True))
        if player.place >= SPACES:
            number: Face = ("badge", str(player.place), 34.0, 0)
            result.append(Lying(f"beyond:{seat}", "", number, x + 26, y - 24, layer + 1, True, 2.0))
    for seat in range(view.seats):
        own = known.mine(shown, seat)
        goal = own.plan.place if own is not None and own.plan is not None and own.plan.gain else None
        if own is not None and own.gift is not None and own.gift.giver == seat and not own.gift.offered:
            goal = own.gift.gains[1]
        if goal is None or goal == view.players[seat].place:
            continue
        x, y = marker_at(board, goal)
        look = shown.setup.seats[seat].look
        face = ("wolf_ghost", look, board.marker, 0)
        above = GHOST if geometry.around else FIGURE - 1
        result.append(Lying(f"ghost:{seat}", "", face, x, y, above, True, 0.0))
        place = track_places(slab.w, slab.h, board.d, board.marker)[min(goal, SPACES - 1)]
        light: Face = ("space_light", board.d)
        at = (slab.x + place[0], slab.y + place[1])
        below = GHOST - 1 if geometry.around else LABEL
        result.append(Lying(f"goal:{seat}", "", light, *at, below, True, 0.0))
    return result


def _turns(board: Board, view: WolvesView) -> list[Lying]:
    result = []
    for row, slab in enumerate(board.tiles):
        pitch = slab.w / GAME.last_turn
        for turn in range(1, GAME.last_turn + 1):
            state = "now" if turn == view.turn else "past" if turn < view.turn else "ahead"
            takes = view.flips[turn - 1] if turn < GAME.last_turn else GAME.strip_non_leaders
            taken = view.flipped if state == "now" else ()
            face: Face = (
                "turn_tile",
                turn,
                round(pitch - 8, 1),
                slab.h,
                state,
                takes,
                tuple(taken),
                slab.turn,
            )
            x, y = slab.at((turn - (GAME.last_turn + 1) / 2) * pitch, -6 if state == "now" else 0)
            result.append(Lying(f"turn:{turn}:{row}", "", face, x, y, LABEL, True, 3.0))
    slab = board.ahead
    if view.ahead:
        face = ("taken_pile", view.ahead, slab.w, slab.h, 0)
        result.append(Lying("ahead", "", face, slab.x, slab.y, LABEL, True, 2.0))
    return result


def _supply(geometry: WolvesGeometry, shown: Shown) -> list[Lying]:
    view: WolvesView = shown.view
    result = []
    for index, (name, slab) in enumerate(zip(WISDOM, geometry.board.supply, strict=True)):
        key = f"know:{name}"
        title = 0.0 if geometry.around else KNOW_TITLE
        w, h = min(slab.w, (slab.h - title) * 1.7), slab.h - title
        face: Face = ("knowledge_pile", name, view.supply[index], round(w, 1), round(h, 1), "", 0)
        result.append(Lying(key, key, face, slab.x, slab.y - title / 2, LABEL, True, 3.0))
        if title:
            size = round(18 * min(shown.scale, 1.1), 1)
            words: Face = ("line", word(shown, name), size, "CREAM", 700, round(slab.w + 8, 1), "middle", 0)
            y = slab.y + slab.h / 2 - title / 2
            result.append(Lying(f"title:{name}", "", words, slab.x, y, LABEL, True, 0.0))
    return result


def _needs(board: Board, shown: Shown) -> Lying:
    """Who misses what; a seat that has not paid yet has empty places."""
    view: WolvesView = shown.view
    rows = []
    for seat in view.order or range(view.seats):
        player = view.players[seat]
        done = known.paid(view, seat)
        rows.append((shown.setup.seats[seat].look, tuple(player.missing), done))
    slab: Slab = board.needs
    if view.step in ("pay", "over"):
        slab = Slab(board.room.x, board.room.y, board.room.w * 0.6, board.room.h)
    height = min(slab.h, 60.0 * len(rows) + 20)
    face: Face = ("needs_board", slab.w, height, tuple(rows), 0)
    return Lying("needs", "", face, slab.x, slab.y, PIECE - 10, True, 2.0)
