"""The ship on the table of Uk'otoa: tiles, water, sailors, the leviathan, places for the next tile.

The piece ``lash`` is never seen where it lies: it is the tentacle, while it strikes.
"""

from __future__ import annotations

from game.hexes import Hex, direction, neighbours
from game.ukotoa.box import TILES
from game.ukotoa.view import Sailor, UkotoaView
from scenes.layout import FIGURE, FURNITURE, LABEL, PIECE, TOP, Face, Lying, Shown, Spot
from scenes.ukotoa import known
from scenes.ukotoa.geometry import UkotoaGeometry
from scenes.ukotoa.hull import Hull, fitted
from scenes.viewport import Point

TILE_HEIGHT, FIGURE_HEIGHT = 3.0, 5.0
"""How high tiles and figures are, for their shadows, in table units."""
TILE, OVER_TILE, OVER_ALL = LABEL + 2.0, LABEL + 6.0, FIGURE + 12.0
"""Layers of tiles, of lights on them, and of signs above all heads."""
LASH = FIGURE - TOP - 1.0
"""The layer of the tentacle at rest: while it strikes, it lies over tiles and under sailors."""
TALL, BEAST = 1.34, 2.05
"""How high a sailor and the leviathan are, in radii of a tile."""
HEAD = -0.07
"""Where the middle of a standing sailor is, in radii below the middle of its tile."""
NECK = -0.34
"""The same of the leviathan."""
WEST = 3
HIGHEST = 5
"""So many tiles of the pile are seen."""


def hull_of(geometry: UkotoaGeometry, view: UkotoaView) -> Hull:
    """Where the ship of this view lies."""
    return fitted(view.path, geometry.rooms, view.step == "lay")


def stands(hull: Hull, place: Hex) -> Point:
    """The middle of a sailor that stands on a hex."""
    x, y = hull.at(place)
    return x, y + HEAD * hull.radius


def ship_spots(geometry: UkotoaGeometry, shown: Shown) -> dict[str, Spot]:
    """The places on the ship, and those beside it where the next tile may be thought to lie."""
    view: UkotoaView = shown.view
    hull = hull_of(geometry, view)
    last = len(view.path) - 1 if view.uk < 0 else view.uk
    result = {}
    for tile, place in enumerate(view.path[: last + 1]):
        result[f"tile:{tile}"] = _spot(hull, f"tile:{tile}", place)
    if view.step == "lay":
        for place in neighbours(view.path[-1]):
            if place not in view.path:
                key = hex_key(place)
                result[key] = _spot(hull, key, place)
    for ray in known.mine(shown).previews.rays:
        place = neighbours(view.path[view.uk])[ray.direction]
        key = f"ray:{ray.direction}"
        result[key] = _spot(hull, key, place)
    return result


def _spot(hull: Hull, key: str, place: Hex) -> Spot:
    w, h = hull.size
    lights: tuple[Face, Face] = (
        ("hex_light", "legal", hull.radius),
        ("hex_light", "hot", hull.radius),
    )
    return Spot(key, *hull.at(place), w * 0.96, h * 0.86, lights=lights)


def hex_key(place: Hex) -> str:
    """The spot of a free hex."""
    return f"hex:{place[0]},{place[1]}"


def hex_of(key: str) -> Hex:
    """The hex of such a spot."""
    q, _, r = key.partition(":")[2].partition(",")
    return int(q), int(r)


def ship_lying(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """Everything on the ship."""
    view: UkotoaView = shown.view
    hull = hull_of(geometry, view)
    result = _tiles(hull, view)
    if view.step == "lay":
        result += _laying(geometry, shown, hull)
    for tile, sailor in enumerate(view.sailors):
        if sailor is not None:
            result.append(_sailor(hull, view, tile, sailor))
    if view.uk >= 0:
        x, y = hull.at(view.path[view.uk])
        face: Face = ("beast", round(BEAST * hull.radius, 1), 0)
        layer = FIGURE + y / 1000
        result.append(Lying("uk", f"tile:{view.uk}", face, x, y + NECK * hull.radius, layer, False, 2.0))
        nothing: Face = ("target", 4.0)
        result.append(Lying("lash", "", nothing, x, y, LASH, False, 0.0, fast=True))
    return result


def _tiles(hull: Hull, view: UkotoaView) -> list[Lying]:
    result = []
    for tile, place in enumerate(view.path):
        x, y = hull.at(place)
        if 0 <= view.uk < tile:
            face: Face = ("hole", hull.radius, tile)
            result.append(Lying(f"tile:{tile}", "", face, x, y, FURNITURE + 8, False, 0.0, fast=True))
            continue
        face = ("tile", hull.radius, view.arrows[tile], tile)
        layer = TILE + y / 1000
        foam: Face = ("foam", hull.radius, tile)
        result.append(Lying(f"foam:{tile}", "", foam, x, y, FURNITURE + 7, True, 0.0))
        result.append(Lying(f"tile:{tile}", f"tile:{tile}", face, x, y, layer, False, TILE_HEIGHT, fast=True))
    return result


def _sailor(hull: Hull, view: UkotoaView, tile: int, sailor: Sailor) -> Lying:
    x, y = stands(hull, view.path[tile])
    face: Face = ("figure", sailor.colour, round(TALL * hull.radius, 1), 0)
    name = sailor_name(sailor.colour, sailor.number)
    return Lying(name, f"tile:{tile}", face, x, y, FIGURE + y / 1000, False, FIGURE_HEIGHT)


def sailor_name(colour: str, number: int) -> str:
    """The name of the piece that is a sailor."""
    return f"sailor:{colour}:{number}"


def sailor_at(view: UkotoaView, tile: int) -> str:
    """The name of the sailor on a tile, or an empty text."""
    sailor = view.sailors[tile]
    return sailor_name(sailor.colour, sailor.number) if sailor is not None else ""


# -- laying -------------------------------------------------------------------------------------------


def _laying(geometry: UkotoaGeometry, shown: Shown, hull: Hull) -> list[Lying]:
    """The pile of tiles, the next one on top, and where it may go."""
    view: UkotoaView = shown.view
    left = TILES - len(view.path)
    if not left:
        return []
    result = []
    stack = geometry.stack
    name = next_tile(view)
    arrow = WEST
    if name in shown.picked and shown.aim.startswith("hex:"):
        arrow = direction(hex_of(shown.aim), view.path[-1]) or 0
    levels = min(HIGHEST, left - 1)
    for level in range(levels):
        face: Face = ("tile_back", hull.radius)
        y = stack.y - 4.0 * level
        result.append(Lying(f"pile:{level}", "stack", face, stack.x, y, TILE + level / 20, True, 2.0))
    face = ("tile", hull.radius, arrow, len(view.path))
    y = stack.y - 4.0 * levels
    result.append(Lying(name, "stack", face, stack.x, y, PIECE, False, TILE_HEIGHT))
    x = stack.x + hull.radius * 0.9
    badge: Face = ("badge", str(left), 46.0, stack.turn)
    result.append(Lying("pile:count", "", badge, x, stack.y + hull.radius * 0.7, PIECE + 2, True, 2.0))
    if known.acting(shown):
        for place in view.places:
            face = ("hex_light", "place", hull.radius)
            result.append(
                Lying(f"place:{hex_key(place)[4:]}", "", face, *hull.at(place), OVER_TILE, True, 0.0)
            )
        for end in view.dead_ends:
            place = (end.q, end.r)
            face = ("hex_light", "dead_end", hull.radius)
            result.append(
                Lying(f"dead:{hex_key(place)[4:]}", "", face, *hull.at(place), OVER_TILE, True, 0.0)
            )
    return result


def next_tile(view: UkotoaView) -> str:
    """The name of the tile that is laid next."""
    return f"next:{len(view.path)}"
