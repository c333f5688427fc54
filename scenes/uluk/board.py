"""What lies on the main board: markers, tokens, tribers, monuments, Inventions, words."""

from __future__ import annotations

from game.uluk.goods import AREAS, BOX, HUNTED, RINGS, SYMBOL_OF, TRACKS
from game.uluk.view import PawnView, UlukView
from scenes.layout import FIGURE, FURNITURE, LABEL, PIECE, Face, Lying, Shown, Spot
from scenes.slabs import Slab
from scenes.uluk import known
from scenes.uluk.geometry import UlukGeometry
from scenes.viewport import Point
from sprites.uluk import PHASES, Print, plan

MARKER_HEIGHT, TOKEN_HEIGHT, CARD_HEIGHT = 3.0, 2.0, 2.0
MONUMENT_HEIGHT = 4.0
"""So low that its shadow ends on the stones round it."""
PHASE_OF = {"errand": "errand", "hut": "errand", "processing": "processing", "feeding": "feeding"}
"""The phase that a step belongs to."""
VILLAGE = ("workshop", "hut", "temple")
LAP = 100


def printed(around: bool) -> Print:
    """The figures on the board."""
    tracks = tuple(
        tuple(value[0] if HUNTED[area] else value for value in TRACKS[False][area])
        for area in range(len(AREAS))
    )
    symbols = tuple(tuple((level, AREAS[other]) for level, other in enumerate(row)) for row in SYMBOL_OF)
    scoring = BOX.scoring
    return Print(tracks, symbols, RINGS, BOX.monuments.chart[1:], scoring.shaman_hut, scoring.temple, around)


def board_lying(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Everything on the main board but tribers that are at home."""
    view: UlukView = shown.view
    result = _season(geometry, view)
    if view.small:
        result += _tiles(geometry, view)
    if not geometry.around:
        result += _names(geometry, shown)
    result += _levels(geometry, view)
    result += _sites(geometry, view)
    result += _poison(geometry, view)
    result += _happiness(geometry, shown)
    return result + _row(geometry, shown)


def _season(geometry: UlukGeometry, view: UlukView) -> list[Lying]:
    slab = geometry.boxed(plan.season_box(geometry.board.w))
    phase = PHASE_OF.get(view.step, PHASES[-1] if view.step == "over" else None)
    face: Face = ("season", slab.w, slab.h, max(1, view.season), phase)
    return [Lying("season", "", face, slab.x, slab.y, LABEL, True, 3.0)]


def _tiles(geometry: UlukGeometry, view: UlukView) -> list[Lying]:
    """The tiles with smaller figures that cover the four tracks of gathering."""
    result = []
    for number, area in enumerate(view.areas):
        if HUNTED[number]:
            continue
        x, y = geometry.on_board(plan.level_place(area.area, 3, geometry.board.w))
        face: Face = ("track_tile", area.track, geometry.board.w)
        result.append(Lying(f"tile:{area.area}", "", face, x, y, FURNITURE + 6, True, 2.0))
    return result


def _names(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """The names of the places in the village."""
    result = []
    for place in VILLAGE:
        x, y = geometry.on_board(plan.village_name_place(place, geometry.board.w))
        width = round(200 * geometry.scale)
        size = round(27 * geometry.scale * min(shown.scale, 1.15), 1)
        face: Face = ("line", known.say(shown, f"uluk-place-{place}"), size, "INK", 800, width, "left", 0)
        result.append(Lying(f"place:{place}", "", face, x + width / 2, y, LABEL, True, 0.0))
    return result


def _levels(geometry: UlukGeometry, view: UlukView) -> list[Lying]:
    w, h = geometry.size("plaque")
    result = []
    for area in view.areas:
        x, y = geometry.on_board(plan.level_place(area.area, area.level, geometry.board.w))
        face: Face = ("harvest_marker", w, h, False)
        name = f"level:{area.area}"
        result.append(Lying(name, "", face, x, y, PIECE, False, MARKER_HEIGHT, fast=True))
    return result


def _sites(geometry: UlukGeometry, view: UlukView) -> list[Lying]:
    d = geometry.size("site_token")[0]
    tall = geometry.size("monument")[1]
    result = []
    for number, site in enumerate(view.sites):
        x, y = geometry.on_board(plan.site_place(number, geometry.board.w))
        if site.built:
            face: Face = ("monument", site.area, tall, 0)
            at = (x, y - 0.06 * tall)
            name = f"monument:{number + 1}"
            result.append(Lying(name, "", face, *at, FIGURE, False, MONUMENT_HEIGHT, fast=True))
        else:
            name = f"site:{number + 1}"
            face = ("mtoken", site.area, site.number, d, 0) if site.area else ("mback", d, 0)
            result.append(Lying(name, "", face, x, y, PIECE, False, MARKER_HEIGHT, fast=True))
    return result


def triber_name(colour: int, number: int) -> str:
    """The name of a triber's piece."""
    return f"triber:{colour}:{number}"


def spots_of_tribers(view: UlukView) -> dict[tuple[int, int], tuple[str, int, int]]:
    """Where every triber on the board stands: space, place there, how many stand there."""
    result = {}
    spaces: list[tuple[str, tuple[PawnView, ...]]] = []
    for area in view.areas:
        spaces += [(area.area, area.sickles), (f"{area.area}-processing", area.processing)]
    spaces += [(f"site-{number + 1}", site.tribers) for number, site in enumerate(view.sites)]
    spaces += [("workshop", view.workshop), ("hut", view.hut), ("temple", view.temple)]
    for space, pawns in spaces:
        for index, pawn in enumerate(pawns):
            result[pawn.colour, pawn.number] = (space, index, len(pawns))
    return result


def space_place(geometry: UlukGeometry, space: str, index: int, count: int) -> Point:
    """The middle of the index-th of ``count`` tribers on a space."""
    w = geometry.board.w
    if space.startswith("site-"):
        site = int(space[5:]) - 1
        return geometry.on_board(plan.site_spaces(site, RINGS[site], w)[min(index, RINGS[site] - 1)])
    if space.endswith("-processing"):
        return geometry.on_board(plan.processing_place(space.partition("-")[0], index, count, w))
    if space in VILLAGE:
        return geometry.on_board(plan.village_place(space, index, count, w))
    return geometry.on_board(plan.sickle_place(space, min(index, 2), w))


def triber_height(geometry: UlukGeometry, space: str, count: int) -> float:
    """How high tribers stand on a space: where many share it they are smaller."""
    w = geometry.board.w
    if space in VILLAGE:
        height = plan.village_height(space, count, w)
    elif space.endswith("-processing"):
        height = plan.processing_height(space.partition("-")[0], count, w)
    else:
        height = geometry.size("site_triber" if space.startswith("site-") else "triber")[1]
    return round(height, 1)


def _poison(geometry: UlukGeometry, view: UlukView) -> list[Lying]:
    d = geometry.size("skull")[0]
    result = []
    for area in view.areas:
        for index, pawn in enumerate(area.sickles):
            if pawn.poison:
                x, y = geometry.on_board(plan.skull_place(area.area, index, geometry.board.w))
                name = f"poison:{pawn.colour}:{pawn.number}"
                face: Face = ("good", "poison", d, 0)
                result.append(Lying(name, "", face, x, y, PIECE + 1, False, TOKEN_HEIGHT, fast=True))
    return result


def _happiness(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """Everybody's marker on the track; beyond its ends it lies on a chip that counts the rounds."""
    view: UlukView = shown.view
    d = geometry.size("marker")[0]
    result: list[Lying] = []
    taken: dict[int, int] = {}
    for seat, tribe in enumerate(view.tribes):
        space, laps = tribe.hp % LAP, tribe.hp // LAP
        rank = taken.get(space, 0)
        taken[space] = rank + 1
        x, y = geometry.on_board(plan.happiness_place(tribe.hp, geometry.board.w, rank))
        if laps:
            chip: Face = ("chip", round(1.3 * d, 1), laps)
            name = f"lap:{seat}"
            result.append(
                Lying(name, "", chip, x + 2, y + 5, PIECE - 1 + rank, False, TOKEN_HEIGHT, fast=True)
            )
        face: Face = ("token", known.look(shown, seat), d, 0)
        name = f"hp:{seat}"
        result.append(Lying(name, "", face, x, y, PIECE + rank, False, TOKEN_HEIGHT, fast=True))
    return result


def _row(geometry: UlukGeometry, shown: Shown) -> list[Lying]:
    """The Inventions of the row and the deck."""
    view: UlukView = shown.view
    w, h = geometry.size("row_card")
    result = []
    for index, card in enumerate(view.row):
        x, y = geometry.on_board(plan.row_place(index, geometry.board.w))
        face = card_face(card.kind, w, h, 0)
        name = known.card_piece(card.card)
        result.append(Lying(name, "row", face, x, y, PIECE, False, CARD_HEIGHT, fast=True))
    w, h = geometry.size("deck")
    x, y = geometry.on_board(plan.deck_place(geometry.board.w))
    face = ("udeck", "invention", view.deck, w, h, 0)
    result.append(Lying("deck", "", face, x, y, PIECE, True, CARD_HEIGHT))
    number: Face = ("badge", str(view.deck), round(34 * geometry.scale), 0)
    result.append(Lying("deck:count", "", number, x, y + 0.3 * h, PIECE + 2, True, 2.0))
    return result


def card_face(kind: str, w: float, h: float, turn: int, title: str = "") -> Face:
    """An Invention, face up."""
    return ("invention", kind, round(w, 1), round(h, 1), title, turn)


# -- places for tribers -------------------------------------------------------------------------------


def board_spots(geometry: UlukGeometry, view: UlukView) -> dict[str, Spot]:
    """Every place to which a triber can be sent, lit where it would come to stand."""
    result: dict[str, Spot] = {}
    w = geometry.board.w
    for area in view.areas:
        result |= _area_spots(geometry, area.area, len(area.sickles))
        name = f"{area.area}-processing"
        result[f"space:{name}"] = _spot(
            f"space:{name}", geometry.boxed(plan.processing_box(area.area, w)), 26
        )
    for number, site in enumerate(view.sites):
        key = f"space:site-{number + 1}"
        x, y = geometry.on_board(plan.site_place(number, w))
        wide, high = geometry.size("site")
        d = geometry.size("site_space")[0]
        at = space_place(geometry, f"site-{number + 1}", len(site.tribers), site.spaces)
        result[key] = _lit(key, Slab(x, y, wide, high), at, d)
    for place in VILLAGE:
        key = f"space:{place}"
        result[key] = _spot(key, geometry.boxed(plan.village_box(place, w)), 33 if place == "hut" else 24)
    w_card, h_card = geometry.size("row_card")
    for index, card in enumerate(view.row):
        x, y = geometry.on_board(plan.row_place(index, w))
        result[f"row:{card.card}"] = _card_spot(f"row:{card.card}", x, y, w_card, h_card)
    return result


def _area_spots(geometry: UlukGeometry, area: str, taken: int) -> dict[str, Spot]:
    w = geometry.board.w
    d = geometry.size("sickle")[0]
    first, last = (geometry.on_board(plan.sickle_place(area, index, w)) for index in (0, 2))
    key = f"space:{area}"
    whole = Slab(first[0], (first[1] + last[1]) / 2, d + 12, last[1] - first[1] + d + 12)
    at = space_place(geometry, area, taken, taken + 1)
    result = {key: _lit(key, whole, at, d)}
    if HUNTED[AREAS.index(area)]:
        x, y = geometry.on_board(plan.skull_place(area, min(taken, 2), w))
        d = geometry.size("skull")[0] + 8
        result[f"skull:{area}"] = Spot(f"skull:{area}", x, y, d, d, radius=d / 2)
    return result


def _card_spot(key: str, x: float, y: float, w: float, h: float) -> Spot:
    """An Invention of the row: its upper part holds nothing, for there hands aim at the Workshop."""
    low = 0.15 * h
    inside = (round(w, 1), round(h, 1), 0.0, round(-low, 1), round(w + 6, 1), round(h + 6, 1), 9.0)
    return Spot(key, x, y + low, w + 4, 0.7 * h, lights=(("ring_in", *inside), ("glow_in", *inside)))


def _spot(key: str, slab: Slab, radius: float) -> Spot:
    return Spot(key, slab.x, slab.y, slab.w, slab.h, radius=radius)


def _lit(key: str, slab: Slab, at: Point, d: float) -> Spot:
    """A place of which only the part where a piece would come to lie is lit."""
    dx, dy = round(at[0] - slab.x, 1), round(at[1] - slab.y, 1)
    inside = (round(slab.w, 1), round(slab.h, 1), dx, dy, d, d, d / 2)
    return Spot(key, slab.x, slab.y, slab.w, slab.h, lights=(("ring_in", *inside), ("glow_in", *inside)))
