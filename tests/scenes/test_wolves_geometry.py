"""Where things lie at the table of Wolves: inside the window, apart from each other, whatever its shape."""

from __future__ import annotations

import itertools

import pytest

from scenes.helps import PITCH, STUD
from scenes.seating import Seating
from scenes.viewport import Viewport
from scenes.wolves import geometry as places
from scenes.wolves.geometry import EDGE, OWN, OWN_HIGH, PANEL, edge_parts, own_parts, panel_parts
from tests.scenes.wolves_hands import reached

SIZES = [
    *[(1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1024, 768), (1280, 1024)],
    *[(2520, 1080), (3440, 1440), (1366, 768)],
]
Box = tuple[float, float, float, float]


def _clash(one: Box, other: Box, room: float = 0.0) -> bool:
    return (
        abs(one[0] - other[0]) < (one[2] + other[2]) / 2 + room
        and abs(one[1] - other[1]) < (one[3] + other[3]) / 2 + room
    )


def _box(slab) -> Box:
    w, h = (slab.h, slab.w) if slab.turn % 2 else (slab.w, slab.h)
    return (slab.x, slab.y, w, h)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_overlaps_and_all_is_inside(size, kind, seats):
    viewport = Viewport(*size)
    for turn in range(seats):
        seating = Seating(kind, seats, viewer=turn, shift=turn)
        geometry = places.build(viewport, seating)
        boxes = {f"mat {mat.seat}": _box(mat.slab) for mat in geometry.mats}
        boxes["board"] = _box(geometry.board.slab)
        wide, high = 2 * PITCH + STUD, PITCH + STUD
        edges = {place.edge for place in seating.places()}
        if kind == "side":
            boxes["studs"] = (58 + PITCH, 58 + PITCH / 2, wide, high)
            boxes["plaque"] = (165, 218, 290, 80)
        else:
            if 0 in edges:
                boxes["studs"] = (58 + PITCH, viewport.high - 58 - PITCH / 2, wide, high)
            if 2 in edges:
                boxes["studs above"] = (viewport.wide - 58 - PITCH, 58 + PITCH / 2, wide, high)
        for name, (x, y, w, h) in boxes.items():
            assert w / 2 <= x <= viewport.wide - w / 2, f"{name} is cut off"
            assert h / 2 <= y <= viewport.high - h / 2, f"{name} is cut off"
        for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
            assert not _clash(one, two), f"{name} overlaps {other}"
        assert {mat.seat for mat in geometry.mats} == set(range(seats))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
def test_what_lies_in_the_valley_lies_apart(size, kind):
    board = places.build(Viewport(*size), Seating(kind, 4)).board
    boxes = {f"tiles {number}": _box(slab) for number, slab in enumerate(board.tiles)}
    boxes |= {f"knowledge {number}": _box(slab) for number, slab in enumerate(board.supply)}
    boxes |= {"ahead": _box(board.ahead), "needs": _box(board.needs), "plate": _box(board.plate)}
    for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
        assert not _clash(one, two), f"{name} overlaps {other}"
    assert board.plate.w > 300
    assert board.plate.h > 150


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_hand_that_lies_open_around_the_table_covers_no_other_mat(size, seats):
    geometry = places.build(Viewport(*size), Seating("around", seats))
    for mat in geometry.mats:
        box = _box(mat.part("open"))
        assert mat.part("open").w > 300
        for other in geometry.mats:
            if other is not mat:
                assert not _clash(box, _box(other.slab)), f"{mat.seat} covers {other.seat}"


@pytest.mark.parametrize("w", [1420.0, 1896.0, 2240.0])
def test_what_is_chosen_from_has_the_place_of_the_buttons_and_hides_nothing_else(w):
    parts = own_parts(w)
    _, y, _, high = parts["choice"]
    assert abs(y) + high / 2 <= OWN_HIGH / 2 - 6
    for name in PLACES:
        assert name == "buttons" or not _clash(parts["choice"], parts[name]), name


PLACES = ("wolf", "name", "rank", "award", "leaders", "deck", "hand", "needs", "reserve", "buttons")


@pytest.mark.parametrize(
    ("kind", "w", "h"),
    [
        (OWN, 1896.0, 316.0),
        (OWN, 2240.0, 316.0),
        (PANEL, 404.0, 232.0),
        (PANEL, 404.0, 360.0),
        (PANEL, 480.0, 300.0),
        (EDGE, 616.0, 208.0),
        (EDGE, 800.0, 208.0),
        (EDGE, 720.0, 208.0),
    ],
)
def test_the_parts_of_a_mat_lie_apart_and_on_it(kind, w, h):
    parts = {OWN: own_parts, EDGE: edge_parts}.get(kind, lambda wide: panel_parts(wide, h))(w)
    boxes = {name: parts[name] for name in PLACES if name in parts}
    for name, (x, y, wide, high) in boxes.items():
        assert abs(x) + wide / 2 <= w / 2 - 6, f"{name} leaves the mat"
        assert abs(y) + high / 2 <= h / 2, f"{name} leaves the mat"
    for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
        assert not _clash(one, two, -3), f"{name} overlaps {other}"


@pytest.mark.parametrize("parts", [own_parts(1896.0), edge_parts(800.0), panel_parts(404.0, 300.0)])
def test_a_community_stands_flush_below_its_name(parts):
    left = [x - w / 2 for x, _, w, _ in (parts["name"], parts["line"])]
    assert left[0] == left[1]


@pytest.mark.parametrize("parts", [own_parts(1896.0), edge_parts(800.0), edge_parts(616.0)])
def test_needs_and_reserve_have_a_gap(parts):
    (x, _, w, _), (other, _, wide, _) = parts["needs"], parts["reserve"]
    assert (other - wide / 2) - (x + w / 2) >= 8


WRITTEN = ("line", "paragraph", "button", "stud")


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (2.0, "de")])
@pytest.mark.parametrize(
    ("seats", "seating", "size", "step"),
    [
        (6, "side", (1280, 720), "give"),
        (3, "side", (1024, 768), "pay"),
        (6, "around", (1280, 720), "gather"),
        (5, "around", (1280, 800), "settle"),
    ],
)
def test_words_and_buttons_keep_apart_at_every_scale(desk_for, scale, language, seats, seating, size, step):
    match = reached(seats, 3, step, seating)
    desk = desk_for(match, size=size, seating=seating, scale=scale, language=language)
    desk.table.still = True
    if seating == "side":
        desk.table.viewer = desk.table.bottom = match.asked()[0]
    desk.app.refresh()
    desk.settle()
    rects = {}
    for name, item in desk.table.lying.items():
        if item.face[0] not in WRITTEN or not item.face[1]:
            continue
        surface = desk.table.art.surface(item.face, 0.0)
        box = surface.get_bounding_rect(min_alpha=120)
        at = desk.table.stage.piece(name).at
        left, top = at[0] - surface.get_width() // 2, at[1] - surface.get_height() // 2
        rects[name] = box.move(round(left), round(top))
        assert desk.screen.get_rect().contains(rects[name]), f"{name} is cut off"
    for (name, one), (other, two) in itertools.combinations(rects.items(), 2):
        assert not one.colliderect(two), f"{name} overlaps {other}"
