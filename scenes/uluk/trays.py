"""The seats' trays: who, home, tribe board, Happiness Points, Hunger, Monument tokens, cards."""

from __future__ import annotations

from game.uluk.view import TribeView, UlukView
from scenes.layout import FURNITURE, LABEL, PIECE, Face, Lying, Shown
from scenes.slabs import Slab, Tray
from scenes.uluk import known
from scenes.uluk.board import card_face
from scenes.uluk.geometry import EDGE, OWN, PANEL, UlukGeometry
from scenes.uluk.known import word
from sprites.uluk import product_place, space_sizes

TRAY, TRAY_HEIGHT = FURNITURE + 4.0, 4.0
ON_TRAY = FURNITURE + 8.0
CARD_HEIGHT, TOKEN_HEIGHT = 2.0, 2.0
CARD_SHAPE = 0.72
"""Width of a card beside its height."""
TOKEN_MOST, TOKEN_SMALL = 60.0, 31.0
"""Monument tokens are no larger than this, and at a short edge than that."""
FEWEST_CARDS = 3
"""There is room for so many Inventions at least."""
SMALLEST_CARD = 52.0
"""Cards become no narrower than this, if their row is high enough; in table units."""
NAMED = 200.0
"""From this height on a tribe board has room for names."""


def trays_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Every tray and what lies on it but tribers, goods and buttons."""
    view: UlukView = shown.view
    result: list[Lying] = []
    for tray in geometry.trays:
        tribe = view.tribes[tray.seat]
        result += _plank(shown, tray)
        result += _who(shown, tray, tribe)
        result += _board(shown, tray, tribe)
        if "cards" not in tray.parts:
            continue
        result += _hunger(tray, tribe)
        result += _cards(shown, tray, tribe)
    return result + _tokens(geometry, shown)


def scale_of(shown: Shown, tray: Tray) -> float:
    """How much larger words on a tray are than usual."""
    return min(shown.scale, 1.15 if tray.kind == OWN else 1.1)


def line(
    name: str,
    text: str,
    slab: Slab,
    size: float,
    colour: str = "CREAM",
    weight: int = 800,
    align: str = "left",
) -> Lying:
    """Words in a place."""
    face: Face = ("line", text, round(size, 1), colour, weight, round(slab.w, 1), align, slab.turn)
    return Lying(name, "", face, slab.x, slab.y, LABEL, True, 0.0)


def _plank(shown: Shown, tray: Tray) -> list[Lying]:
    slab, seat = tray.slab, tray.seat
    asked = seat in shown.asked
    state = "asked" if asked else "own" if tray.kind == OWN else "other"
    name = f"tray:{seat}"
    face: Face = ("utray", slab.w, slab.h, known.look(shown, seat), state, slab.turn)
    return [Lying(name, name, face, slab.x, slab.y, TRAY, True, TRAY_HEIGHT)]


def _who(shown: Shown, tray: Tray, tribe: TribeView) -> list[Lying]:
    seat, scale = tray.seat, scale_of(shown, tray)
    view: UlukView = shown.view
    token, first = tray.part("token"), tray.part("first")
    face: Face = ("token", known.look(shown, seat), token.h, tray.turn)
    result = [Lying(f"token:{seat}", "", face, token.x, token.y, ON_TRAY, True, 2.0)]
    size = {OWN: 37.0, EDGE: 31.0, PANEL: 27.0}[tray.kind]
    result.append(line(f"name:{seat}", shown.name(seat), tray.part("name"), size * scale))
    if "line" in tray.parts:
        text = word(shown, tribe.tribe)
        result.append(line(f"tribe:{seat}", text, tray.part("line"), 25 * scale, "QUIET", 500))
    result += _happiness(tray, tribe)
    leads = view.camp is not None and view.camp.lead
    if view.first == seat and not leads:
        face = ("first_player", first.h, tray.turn, False)
        result.append(Lying("first", "", face, first.x, first.y, ON_TRAY + 1, False, 3.0, fast=True))
    return result


def _happiness(tray: Tray, tribe: TribeView) -> list[Lying]:
    seat, slab = tray.seat, tray.part("hp")
    d = min(slab.h, 42.0)
    x, y = slab.at(-slab.w / 2 + d / 2, 0)
    smile: Face = ("umark", "happiness", round(d, 1), tray.turn)
    figures: Face = ("number", str(tribe.hp).replace("-", "−"), round(0.88 * d, 1), "CREAM", tray.turn)
    nx, ny = slab.at(d / 2 + 2, 0)
    return [
        Lying(f"smile:{seat}", "", smile, x, y, ON_TRAY, True, 1.0),
        Lying(f"points:{seat}", "", figures, nx, ny, LABEL, True, 0.0),
    ]


# -- tribe boards -------------------------------------------------------------------------------------


def board_slab(tray: Tray) -> Slab:
    """Where the tribe board lies, or the short sheet of a small tray."""
    return tray.part("sheet" if tray.kind == PANEL else "board")


def named(tray: Tray) -> bool:
    """Whether products are named on the tribe board."""
    return tray.kind == OWN and board_slab(tray).h > NAMED


def _board(shown: Shown, tray: Tray, tribe: TribeView) -> list[Lying]:
    slab, seat = board_slab(tray), tray.seat
    if not tribe.tribe:
        return []
    columns = known.columns(tribe.tribe)
    if tray.kind == PANEL:
        face: Face = ("stock_sheet", tribe.tribe, round(slab.w, 1), round(slab.h, 1), tray.turn)
        return [Lying(f"board:{seat}", "", face, slab.x, slab.y, ON_TRAY, True, 1.0)]
    names: tuple[tuple[str, ...], ...] = ()
    if named(tray):
        names = tuple(
            tuple(known.say(shown, f"uluk-short-{product}") for product, _, _ in arrows)
            for _, arrows in columns
        )
    look = known.look(shown, seat)
    face = ("tribe_board", tribe.tribe, round(slab.w, 1), round(slab.h, 1), look, tray.turn, names)
    return [Lying(f"board:{seat}", "", face, slab.x, slab.y, ON_TRAY, True, 2.0)]


def product_slab(tray: Tray, tribe: str, good: str) -> Slab | None:
    """The space of a product on a large tribe board."""
    where = known.place_of(tribe, good)
    if where is None or where[1] < 0:
        return None
    slab = board_slab(tray)
    x, y = product_place(*where, slab.w, slab.h, named(tray), slab.turn)
    d = space_sizes(slab.w, slab.h, named(tray))[1]
    return Slab(slab.x + x, slab.y + y, d, d, slab.turn)


# -- beside the board ---------------------------------------------------------------------------------


def _hunger(tray: Tray, tribe: TribeView) -> list[Lying]:
    """Hunger tokens, and their number."""
    slab = tray.part("hunger")
    d = slab.h
    if not tribe.hunger:
        hollow: Face = ("uslot", d, d, "hunger", tray.turn)
        return [Lying(f"hunger:{tray.seat}", "", hollow, slab.x, slab.y, ON_TRAY, True, 0.0)]
    face: Face = ("good", "hunger", d, tray.turn)
    x, y = slab.at(0.36 * d, 0.34 * d)
    number: Face = ("badge", str(tribe.hunger), round(max(26.0, 0.46 * d), 1), tray.turn)
    name = f"hunger:{tray.seat}"
    return [
        Lying(name, "", face, slab.x, slab.y, PIECE, True, TOKEN_HEIGHT),
        Lying(f"{name}:count", "", number, x, y, PIECE + 1, True, 2.0),
    ]


def feast_piece(seat: int) -> str:
    """The name of a seat's Feast card."""
    return f"feast:{seat}"


def feast_seen(shown: Shown, seat: int) -> str:
    """The Feast card of a seat where it may be seen: at the end, while its owner peeks, or alone."""
    view: UlukView = shown.view
    if view.tribes[seat].feast:
        return view.tribes[seat].feast
    if shown.alone and view.seat == seat:
        return view.feast
    if feast_piece(seat) in shown.peeked and shown.peek_view is not None and shown.peek_view.seat == seat:
        name: str = shown.peek_view.feast
        return name
    return ""


def _cards(shown: Shown, tray: Tray, tribe: TribeView) -> list[Lying]:
    """The Feast card and the Inventions; those that are used up this season have a tick."""
    slab, seat = tray.part("feast"), tray.seat
    name = feast_seen(shown, seat)
    face: Face = (
        ("feast", name, slab.w, slab.h, tray.turn) if name else ("uback", "feast", slab.w, slab.h, tray.turn)
    )
    piece = feast_piece(seat)
    x, y = slab.x, slab.y
    layer: float = PIECE
    if name and piece in shown.peeked:
        big = 2.2 if slab.h < 100 else 1.6
        w, h = round(slab.w * big, 1), round(slab.h * big, 1)
        x, y = slab.at(-(big - 1) * slab.w / 2, -(big - 1) * slab.h / 2)
        face, layer = ("feast", name, w, h, tray.turn), PIECE + 30
    result = [Lying(piece, "", face, x, y, layer, False, CARD_HEIGHT, fast=True)]
    places = card_places(cards_room(tray, len(tribe.tokens)), len(tribe.cards))
    for index, place in enumerate(places[len(tribe.cards) :]):
        hollow: Face = ("uslot", place.w, place.h, None, tray.turn)
        result.append(Lying(f"slot:{seat}:{index}", "", hollow, place.x, place.y, ON_TRAY, True, 0.0))
    for index, (card, place) in enumerate(zip(tribe.cards, places, strict=False)):
        face = card_face(card.kind, place.w, place.h, tray.turn)
        name = known.card_piece(card.card)
        spot, layer = f"cards:{seat}", PIECE + index / 20
        fast = tray.kind == PANEL
        result.append(Lying(name, spot, face, place.x, place.y, layer, False, CARD_HEIGHT, fast=fast))
        if card.card in tribe.used:
            mark: Face = ("utick", round(0.34 * place.w, 1))
            x, y = place.at(0.3 * place.w, -0.3 * place.h)
            result.append(Lying(f"used:{card.card}", "", mark, x, y, layer + 0.02, True, 1.0))
    return result


def cards_room(tray: Tray, tokens: int) -> Slab:
    """Where the Inventions lie; at a short edge also where there are no Monument tokens."""
    room = tray.part("cards")
    if not _short(tray):
        return room
    d, _, columns = _token_grid(tray, tokens)
    free = tray.part("tokens").w + 6 - (d + 4) * columns
    return Slab(*room.at(-free / 2, 0), room.w + free, room.h, room.turn)


def card_places(room: Slab, count: int) -> list[Slab]:
    """Where so many Inventions lie, and the empty places beside them: as large as they can be side by side,
    in one or two rows; those that would become too small overlap.
    """
    count = max(FEWEST_CARDS, count)
    rows = max((1, 2), key=lambda rows: (_card_width(room, rows, count), rows))
    w = _card_width(room, rows, count)
    fit = max(1, int((room.w + 6.5) // (w + 6)))
    columns = max(fit, -(-count // rows))
    pitch = min(w + 6, (room.w - w) / max(1, columns - 1))
    h = round(w / CARD_SHAPE, 1)
    middle = (rows - 1) / 2
    return [
        Slab(
            *room.at(-room.w / 2 + w / 2 + pitch * (index % columns), (index // columns - middle) * (h + 8)),
            round(w, 1),
            h,
            room.turn,
        )
        for index in range(rows * columns)
    ]


def _tallest(room: Slab, rows: int) -> float:
    """The width of a card that is as high as so many rows allow."""
    return CARD_SHAPE * (room.h - 8 * (rows - 1)) / rows


def _card_width(room: Slab, rows: int, count: int) -> float:
    """How wide so many cards are in so many rows: side by side, or overlapping where they would be small."""
    columns = max(1, -(-count // rows))
    return min(_tallest(room, rows), max(SMALLEST_CARD, (room.w - 6 * (columns - 1)) / columns))


def _short(tray: Tray) -> bool:
    """Whether the tray lies at a short edge of the table."""
    return tray.kind == EDGE and tray.turn % 2 == 1


def _token_grid(tray: Tray, count: int) -> tuple[float, int, int]:
    """How wide so many Monument tokens are on a tray, and in how many rows and columns they lie."""
    room, most = tray.part("tokens"), TOKEN_SMALL if _short(tray) else TOKEN_MOST
    grids = [(rows, -(-count // rows)) for rows in (1, 2)]
    sizes = [
        min(most, (room.h - 4 * (rows - 1)) / rows, (room.w - 4 * (columns - 1)) / max(1, columns))
        for rows, columns in grids
    ]
    d, (rows, columns) = max(zip(sizes, grids, strict=True))
    return round(d, 1), rows, columns


def token_places(tray: Tray, count: int) -> list[Slab]:
    """Where so many Monument tokens lie on a tray: beside each other, in one or two rows."""
    room, (d, rows, columns) = tray.part("tokens"), _token_grid(tray, count)
    return [
        Slab(
            *room.at(
                -room.w / 2 + d / 2 + (d + 4) * (index % columns),
                (d + 4) * (index // columns - (rows - 1) / 2),
            ),
            d,
            d,
            tray.turn,
        )
        for index in range(count)
    ]


def _tokens(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """The Monument tokens that seats have won."""
    view: UlukView = shown.view
    result = []
    for tray in geometry.trays:
        won = view.tribes[tray.seat].tokens
        if "tokens" not in tray.parts:
            continue
        for area, place in zip(won, token_places(tray, len(won)), strict=True):
            number = next(index for index, site in enumerate(view.sites) if site.area == area)
            face: Face = ("mtoken", area, view.sites[number].number, place.w, tray.turn)
            name = f"site:{number + 1}"
            result.append(Lying(name, "", face, place.x, place.y, PIECE, False, 3.0, fast=True))
    return result
