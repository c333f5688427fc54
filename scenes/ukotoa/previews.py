"""What a move would do, shown on the ship before it is made: victims, ways, rows that shift, arms."""

from __future__ import annotations

from collections.abc import Sequence

from game.hexes import direction, moved
from game.ukotoa.actions import Push, Run, Swap
from game.ukotoa.previews import Loss, Ray
from game.ukotoa.view import UkotoaView
from scenes.layout import FIGURE, Face, Lying, Shown
from scenes.ukotoa import known
from scenes.ukotoa.geometry import UkotoaGeometry
from scenes.ukotoa.hull import Hull
from scenes.ukotoa.ship import OVER_ALL, OVER_TILE, TALL, hull_of, sailor_at, stands
from sprites.ukotoa import tentacle_middle

ARM = OVER_TILE + 4
"""The layer of an arm: over the tiles, under the sailors."""


def previews_lying(geometry: UkotoaGeometry, shown: Shown) -> list[Lying]:
    """Everything that tells what could happen now."""
    view = known.mine(shown)
    hull = hull_of(geometry, view)
    result = _coming(view, hull) if view.step in ("advance", "whisper") or view.previews.paces else []
    if view.step == "whisper" and known.acting(shown):
        result.append(_bubble(geometry, shown, view, hull))
    if view.previews.rays:
        result += _rays(shown, view, hull)
    if known.acting(shown):
        result += _able(shown, view, hull)
        result += _thought_of(shown, view, hull)
    return result


def _light(hull: Hull, view: UkotoaView, tile: int, kind: str, name: str) -> Lying:
    face: Face = ("hex_light", kind, hull.radius)
    return Lying(f"{name}:{tile}", "", face, *hull.at(view.path[tile]), OVER_TILE + 1, True, 0.0)


def _number(hull: Hull, view: UkotoaView, tile: int, text: str, tone: str, name: str) -> Lying:
    x, y = hull.at(view.path[tile])
    d = round(max(24.0, hull.radius * 0.62), 1)
    face: Face = ("count", text, d, tone, 0)
    at = (x + hull.radius * 0.5, y - hull.radius * 0.56)
    return Lying(f"{name}:{tile}", "", face, *at, OVER_ALL, True, 2.0)


def _coming(view: UkotoaView, hull: Hull) -> list[Lying]:
    """Uk'otoa's next steps, numbered, with whom they would take."""
    result: list[Lying] = []
    before = view.uk
    for pace in view.previews.paces:
        way = view.arrows[before]
        face: Face = ("arrow", hull.radius, way)
        result.append(Lying(f"way:{before}", "", face, *hull.at(view.path[before]), OVER_ALL - 1, True, 0.0))
        if pace.loss is not None:
            result.append(_light(hull, view, pace.tile, "victim", "pace"))
            result.append(_number(hull, view, pace.tile, str(pace.number), _tone(pace.loss), "step"))
        else:
            result.append(_light(hull, view, pace.tile, "other", "pace"))
            if len(view.previews.paces) > 1:
                result.append(_number(hull, view, pace.tile, str(pace.number), "step", "step"))
        before = pace.tile
    return result


def _bubble(geometry: UkotoaGeometry, shown: Shown, view: UkotoaView, hull: Hull) -> Lying:
    """The name, whispered: a bubble beside the leviathan that does it when it is tapped."""
    x, y = hull.at(view.path[view.uk])
    w, h = 176.0, 88.0
    turn = geometry.tray(view.current).turn
    face: Face = ("bubble", known.say(shown, "ukotoa-psst"), w, h, turn)
    at = (x + hull.radius * 0.9 + w / 2, max(h / 2 + 8, y - hull.radius * 1.2))
    return Lying("bubble", "", face, *at, OVER_ALL + 4, True, 4.0, "whisper")


def _tone(loss: Loss) -> str:
    if loss.safe:
        return "safe"
    return "end" if loss.ends else "victim"


def _rays(shown: Shown, view: UkotoaView, hull: Hull) -> list[Lying]:
    """The six lines of the tentacle: the one that is thought of with its victims, the others dashed."""
    result: list[Lying] = []
    aimed = next((ray for ray in view.previews.rays if shown.aim == f"ray:{ray.direction}"), None)
    for ray in view.previews.rays:
        if not ray.tiles and aimed is not ray:
            continue
        result += _ray(shown, view, hull, ray, aimed)
    if aimed is not None:
        result.append(_arm(view, hull, aimed))
    if known.acting(shown):
        x, y = hull.at(view.path[view.uk])
        face: Face = ("coil", hull.radius, 0)
        at = (x, y + hull.radius * 0.52)
        result.append(Lying("tentacle", f"tile:{view.uk}", face, *at, OVER_ALL + 2, False, 4.0))
    return result


def _ray(shown: Shown, view: UkotoaView, hull: Hull, ray: Ray, aimed: Ray | None) -> list[Lying]:
    result = []
    victims = {loss.tile: loss for loss in ray.losses}
    key = f"ray:{ray.direction}"
    for tile in ray.tiles:
        loss = victims.get(tile)
        kind = "other" if ray is not aimed else "reach" if loss is None else "safe" if loss.safe else "victim"
        result.append(_light(hull, view, tile, kind, "ray"))
        if known.acting(shown) and "tentacle" not in shown.picked:
            face: Face = ("target", round(hull.radius * 1.2, 1))
            at = stands(hull, view.path[tile])
            result.append(Lying(f"target:{tile}", "", face, *at, FIGURE - 1, True, 0.0, f"aim:{key}"))
        if loss is not None and (aimed is None or ray is aimed):
            text = "–" if loss.safe else str(loss.number)
            tone = _tone(loss)
            result.append(_number(hull, view, tile, text, tone, "victim"))
    return result


def _arm(view: UkotoaView, hull: Hull, ray: Ray) -> Lying:
    x, y = hull.at(view.path[view.uk])
    dx, dy = tentacle_middle(hull.radius, ray.direction, ray.reach)
    face: Face = ("tentacle", hull.radius, ray.direction, ray.reach)
    return Lying("arm", "", face, x + dx, y + dy, ARM, True, 0.0)


def _able(shown: Shown, view: UkotoaView, hull: Hull) -> list[Lying]:
    """The sailors that can act with the cards laid out."""
    origins = {action.origin for action in shown.actions if isinstance(action, Run | Push | Swap)}
    chosen = {tile for tile in origins if sailor_at(view, tile) in shown.picked}
    lit = chosen or origins
    kind = "chosen" if chosen else "legal"
    return [_light(hull, view, tile, kind, "able") for tile in sorted(lit)]


def _thought_of(shown: Shown, view: UkotoaView, hull: Hull) -> list[Lying]:
    """What the sailor in the hand would do at the place that is thought of."""
    picked = [tile for tile in range(view.uk) if sailor_at(view, tile) in shown.picked]
    if len(picked) != 1:
        return []
    origin = picked[0]
    result = _reaches(view, hull, origin)
    target = int(shown.aim[5:]) if shown.aim.startswith("tile:") else -1
    if target < 0 or target == origin:
        return result
    for run in view.previews.runs:
        if (run.origin, run.to) == (origin, target):
            result.append(_way(view, hull, (origin, *run.way)))
    side = direction(view.path[origin], view.path[target])
    for row in view.previews.pushes:
        if (
            row.origin == origin
            and row.direction == side
            and moved(view.path[origin], side) == view.path[target]
        ):
            result += _row(view, hull, row.tiles, side)
    for swap in view.previews.swaps:
        if (swap.origin, swap.to) == (origin, target) and side is not None:
            result.append(_between(view, hull, origin, ("swap", hull.radius, side), "swap"))
            result.append(_ghost(view, hull, target, origin))
    return result


def _reaches(view: UkotoaView, hull: Hull, origin: int) -> list[Lying]:
    """How many steps lie between a runner and every place that it can reach."""
    ways = [run for run in view.previews.runs if run.origin == origin]
    return [_number(hull, view, run.to, str(len(run.way)), "step", "steps") for run in ways]


def _way(view: UkotoaView, hull: Hull, tiles: Sequence[int]) -> Lying:
    points = [hull.at(view.path[tile]) for tile in tiles]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    path = tuple((round(px - x, 1), round(py - y, 1)) for px, py in points)
    face: Face = ("way_line", path, hull.radius, "run")
    return Lying("way", "", face, x, y, ARM, True, 0.0)


def _row(view: UkotoaView, hull: Hull, tiles: Sequence[int], side: int) -> list[Lying]:
    """A row of sailors that would all move one tile on: their arrows, and where they would stand."""
    result = []
    for tile in tiles:
        result.append(_between(view, hull, tile, ("step", "push", hull.radius, side), f"push:{tile}"))
        onto = view.path.index(moved(view.path[tile], side))
        result.append(_ghost(view, hull, tile, onto))
    return result


def _between(view: UkotoaView, hull: Hull, tile: int, face: Face, name: str) -> Lying:
    """Something in the middle of a tile's side."""
    one, two = hull.at(view.path[tile]), hull.at(moved(view.path[tile], face[-1]))
    at = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
    return Lying(f"sign:{name}", "", face, *at, OVER_ALL - 2, True, 0.0)


def _ghost(view: UkotoaView, hull: Hull, tile: int, onto: int) -> Lying:
    """The sailor of a tile where it would stand then."""
    sailor = view.sailors[tile]
    assert sailor is not None
    face: Face = ("ghost", sailor.colour, round(TALL * hull.radius, 1))
    x, y = stands(hull, view.path[onto])
    return Lying(f"ghost:{tile}", "", face, x + hull.radius * 0.1, y, OVER_ALL - 3, True, 0.0)
