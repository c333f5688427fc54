"""Where things lie at the table of Uk'otoa: inside the window, apart from each other, whatever its shape."""

from __future__ import annotations

import itertools

import pytest

from game.chance import Chance
from game.hexes import moved
from game.match import legal
from game.ukotoa.box import SPIRAL, TILES
from game.ukotoa.laying import finished_at_random
from scenes.helps import PITCH, STUD
from scenes.seating import Seating
from scenes.ukotoa import geometry as places
from scenes.ukotoa.cards import (
    EDGE_CARD,
    OWN_CARD,
    STAGED_CARD,
    hand_at,
    slot_at,
    slot_count,
)
from scenes.ukotoa.geometry import EDGE, OWN
from scenes.ukotoa.hull import LARGEST, ROOT3, fitted
from scenes.ukotoa.trays import BUTTONS_EDGE, BUTTONS_OWN
from scenes.viewport import Viewport
from tests.scenes.ukotoa_hands import match_with

SIZES = [
    *[(1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1024, 768), (1280, 1024)],
    *[(2520, 1080), (3440, 1440), (800, 800), (1366, 768), (640, 480)],
]
Box = tuple[float, float, float, float]


def _clash(one: Box, other: Box) -> bool:
    return (
        abs(one[0] - other[0]) < (one[2] + other[2]) / 2 and abs(one[1] - other[1]) < (one[3] + other[3]) / 2
    )


def _straight(side: int):
    return tuple(moved((0, 0), side, step) for step in range(TILES))


SHIPS = {
    "spiral": SPIRAL,
    **{f"line {side}": _straight(side) for side in range(3)},
    **{f"random {seed}": finished_at_random([(0, 0)], Chance(seed)) for seed in range(6)},
}


def _boxes(geometry, viewport, around, edges) -> dict[str, Box]:
    """Everything large on the table and the studs of the house."""
    boxes: dict[str, Box] = {f"tray {tray.seat}": tray.rect for tray in geometry.trays}
    for seal in geometry.seals:
        boxes[f"seal {seal.slot}"] = (seal.x, seal.y, seal.d, seal.d)
    wide, high = 2 * PITCH + STUD, PITCH + STUD
    if not around:
        boxes["studs"] = (58 + PITCH, 58 + PITCH / 2, wide, high)
        boxes["plaque"] = (165, 218, 290, 80)
    else:
        for name, slab in (("deck", geometry.deck), ("discard", geometry.discard)):
            w, h = (slab.h, slab.w) if slab.turn % 2 else (slab.w, slab.h)
            boxes[name] = (slab.x, slab.y, w + 12, h + 12)
        if 0 in edges:
            boxes["studs"] = (58 + PITCH, viewport.high - 58 - PITCH / 2, wide, high)
        if 2 in edges:
            boxes["studs above"] = (viewport.wide - 58 - PITCH, 58 + PITCH / 2, wide, high)
    return boxes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_overlaps_and_all_is_inside(size, kind, seats):
    viewport = Viewport(*size)
    for turn in range(seats):
        seating = Seating(kind, seats, viewer=turn, shift=turn)
        geometry = places.build(viewport, seating)
        edges = {place.edge for place in seating.places()}
        boxes = _boxes(geometry, viewport, kind == "around", edges)
        for name, (x, y, w, h) in boxes.items():
            assert w / 2 <= x <= viewport.wide - w / 2, f"{name} is cut off"
            assert h / 2 <= y <= viewport.high - h / 2, f"{name} is cut off"
        for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
            assert not _clash(one, two), f"{name} overlaps {other}"
        assert [tray.seat for tray in geometry.trays] == list(range(seats))
        assert [seal.slot for seal in geometry.seals] == list(range(seats))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_ship_of_any_shape_lies_free(size, kind, seats):
    viewport = Viewport(*size)
    seating = Seating(kind, seats)
    geometry = places.build(viewport, seating)
    boxes = _boxes(geometry, viewport, kind == "around", {place.edge for place in seating.places()})
    for shape, path in SHIPS.items():
        hull = fitted(path, geometry.rooms, False)
        assert 14 <= hull.radius <= LARGEST
        if shape == "spiral":
            assert hull.radius >= 56, "sailors on the advised ship can be told apart"
        for place in path:
            x, y = hull.at(place)
            tile = (x, y, hull.radius * ROOT3, hull.radius * 2)
            for name, box in boxes.items():
                assert not _clash(tile, box), f"{shape}: a tile lies over {name}"


def test_a_growing_ship_never_leaves_the_room_and_seldom_changes_its_size():
    geometry = places.build(Viewport(1920, 1080), Seating("side", 4))
    left, top, wide, high = geometry.rooms[0]
    for path in SHIPS.values():
        sizes = []
        for count in range(1, TILES):
            hull = fitted(path[:count], geometry.rooms[:1], True)
            sizes.append(hull.radius)
            for place in path[:count]:
                x, y = hull.at(place)
                assert left <= x <= left + wide
                assert top <= y <= top + high
        assert sizes == sorted(sizes, reverse=True)
        assert len(set(sizes)) <= 20


def test_neighbours_in_the_ring_are_neighbours_on_the_table():
    """Clockwise from every seat: its own tile to the left, then the left neighbour's tray."""
    for kind, seats in itertools.product(("side", "around"), (3, 4, 5)):
        geometry = places.build(Viewport(1920, 1080), Seating(kind, seats))
        for seal in geometry.seals:
            ends = sorted(rope.seat for rope in geometry.ropes if rope.slot == seal.slot)
            assert ends == sorted((seal.slot, (seal.slot + 1) % seats))


@pytest.mark.parametrize("kind", [OWN, EDGE])
@pytest.mark.parametrize("staged", [0, 1, 2, 3])
def test_a_full_hand_fits_beside_what_is_laid_out(kind, staged):
    seating = Seating("side" if kind == OWN else "around", 4)
    tray = places.build(Viewport(1920, 1080), seating).tray(0)
    card, slot = (OWN_CARD, STAGED_CARD) if kind == OWN else (EDGE_CARD, EDGE_CARD)
    middle, width = BUTTONS_OWN if kind == OWN else BUTTONS_EDGE
    slots = [slot_at(tray, index) for index in range(slot_count(tray, staged))]
    count = 7 - staged
    hand = [hand_at(tray, index, count, slot_count(tray, staged)) for index in range(count)]
    buttons = tray.x + middle - width / 2
    for x, y in slots:
        assert abs(y - tray.y) + slot[1] / 2 < tray.h / 2
        assert tray.x - tray.w / 2 < x - slot[0] / 2
        assert x + slot[0] / 2 < buttons
    for x, y in hand:
        assert abs(y - tray.y) + card[1] / 2 < tray.h / 2
        assert tray.x - tray.w / 2 < x - card[0] / 2
        assert x + card[0] / 2 < buttons
        for place in slots:
            assert not _clash((x, y, *card), (*place, *slot))
    gaps = [two[0] - one[0] for one, two in itertools.pairwise(hand)]
    assert min(gaps) >= (80 if kind == OWN else 22 if staged > 2 else 34)


WRITTEN = ("line", "paragraph", "button", "token", "hat", "badge", "stud", "faction", "slip")


def _stages(kinds, seating, **options):
    """A match being laid, sailors being set, a turn, cards laid out, and at its end."""
    match = match_with(kinds, seating, ship="players", **options)
    yield match
    chance, counts = Chance(3), {}
    for ok in (
        lambda view: view.step == "place" and len([s for s in view.sailors if s]) > 3,
        lambda view: view.step == "advance" and view.turn > 2,
        lambda view: view.step == "action" and match._state._state.staged,
        lambda view: view.step == "discard",
        lambda view: view.over,
    ):
        while not match.view(None).over and not (match.asked() == (0,) and ok(match.view(None))):
            choices = legal(match)
            kind = chance.pick(sorted({type(action) for action in choices}, key=lambda kind: kind.__name__))
            match.play(chance.pick([action for action in choices if type(action) is kind]))
            counts[kind] = 1
        yield match


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (2.0, "de")])
@pytest.mark.parametrize(
    ("kinds", "seating", "size"),
    [
        (("human",) + ("easy",) * 3, "side", (1280, 720)),
        (("human",) + ("easy",) * 4, "side", (1024, 768)),
        (("human",) * 5, "around", (1280, 720)),
    ],
)
def test_words_and_buttons_keep_apart_at_every_scale(desk_for, scale, language, kinds, seating, size):
    for match in _stages(kinds, seating):
        desk = desk_for(match, size=size, seating=seating, scale=scale, language=language)
        desk.table.still = True
        desk.app.refresh()
        desk.settle()
        rects = {}
        for name, item in desk.table.lying.items():
            if (
                item.face[0] not in WRITTEN
                or name == "plaque"
                or (item.face[0] == "line" and not item.face[1])
            ):
                continue
            surface = desk.table.art.surface(item.face, 0.0)
            box = surface.get_bounding_rect(min_alpha=120)
            at = desk.table.stage.piece(name).at
            left, top = at[0] - surface.get_width() // 2, at[1] - surface.get_height() // 2
            rects[name] = box.move(round(left), round(top))
            assert desk.screen.get_rect().contains(rects[name]), f"{name} is cut off"
        for (name, one), (other, two) in itertools.combinations(rects.items(), 2):
            assert not one.colliderect(two), f"{name} overlaps {other} in {match.view(None).step}"
