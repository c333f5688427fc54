"""Where things lie at the table of Uluru: inside the window, apart from each other, whatever its shape."""

from __future__ import annotations

import itertools

import pytest

from scenes.helps import PITCH, STUD
from scenes.layout import LABEL
from scenes.seating import Seating
from scenes.uluru import geometry as places
from scenes.uluru.plans import EDGE, OWN, SMALL
from scenes.viewport import Viewport
from tests.scenes.uluru_hands import fill, finish_round, lay_and_go, match_with

SIZES = [
    *[(1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1024, 768), (1280, 1024)],
    *[(2520, 1080), (3440, 1440), (800, 800), (1366, 768)],
]
Box = tuple[float, float, float, float]


def _clash(one: Box, other: Box, room: float = 0.0) -> bool:
    return (
        abs(one[0] - other[0]) < (one[2] + other[2]) / 2 + room
        and abs(one[1] - other[1]) < (one[3] + other[3]) / 2 + room
    )


def _boxes(geometry, viewport, around, edges) -> dict[str, Box]:
    """Everything large on the table and the studs of the house."""
    boxes: dict[str, Box] = {f"mat {mat.seat}": mat.rect for mat in geometry.mats}
    for number, row in enumerate(geometry.rows):
        boxes[f"row {number}"] = (row.x, row.y, *row.size)
    for number, dial in enumerate(geometry.dials):
        boxes[f"dial {number}"] = (dial.x, dial.y, dial.d, dial.d)
    for number, pips in enumerate(geometry.pips):
        long, short = 5 * pips.pitch + pips.d, pips.d
        boxes[f"pips {number}"] = (pips.x, pips.y, *((short, long) if pips.turn % 2 else (long, short)))
    for number, lamp in enumerate(geometry.lamps):
        boxes[f"token {number}"] = (*lamp.token, lamp.diameters[0], lamp.diameters[0])
        boxes[f"lamp {number}"] = (*lamp.lamp, lamp.diameters[1], lamp.diameters[1])
    x, y, w, h, _ = geometry.deck
    boxes["deck"] = (x, y - 12, w, h + 28)
    wide, high = 2 * PITCH + STUD, PITCH + STUD
    if not around:
        boxes["studs"] = (58 + PITCH, 58 + PITCH / 2, wide, high)
        boxes["plaque"] = (165, 218, 290, 80)
    else:
        if 0 in edges:
            boxes["studs"] = (58 + PITCH, viewport.high - 58 - PITCH / 2, wide, high)
        if 2 in edges:
            boxes["studs above"] = (viewport.wide - 58 - PITCH, 58 + PITCH / 2, wide, high)
    return boxes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
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
        assert {mat.seat for mat in geometry.mats} == set(range(seats))


@pytest.mark.parametrize("plan", [OWN, SMALL, EDGE], ids=["own", "small", "edge"])
def test_the_parts_of_a_mat_lie_apart_and_on_it(plan):
    boxes: dict[str, Box] = {"card": tuple(plan.card)}
    for name in ("token", "pebble", "lamp", "dial", "button", "best"):
        part = getattr(plan, name)
        if part is not None:
            boxes[name] = (part.x, part.y, part.d, part.d)
    for name in ("name", "status", "seconds", "caption", "points", "best_line", "dial_line"):
        line = getattr(plan, name)
        if line is not None:
            boxes[name] = (line.x, line.y, line.width, line.size * 1.2)
    for name in ("sentence", "extra"):
        slab = getattr(plan, name)
        if slab is not None:
            boxes[name] = tuple(slab)
    if plan.wells is not None:
        wells = plan.wells
        boxes["wells"] = (wells.x, wells.y, wells.across + wells.d, 2 * wells.down + wells.d)
    if plan.rounds is not None:
        boxes["rounds"] = (plan.rounds.x, plan.rounds.y, 150 + plan.rounds.d, plan.rounds.d)
    if plan is not EDGE:  # at an edge pebbles lie in the wells, which are empty then
        boxes["pile"] = (plan.pile.x, plan.pile.y, plan.pile.width, plan.pile.size)
    for name, (x, y, w, h) in boxes.items():
        assert abs(x) + w / 2 <= plan.w / 2 - 6, f"{name} leaves the mat"
        assert abs(y) + h / 2 <= plan.h / 2 - 6, f"{name} leaves the mat"
    for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
        assert not _clash(one, two), f"{name} overlaps {other}"


def _stages(kinds, seating):
    """A match before, while and after chips are placed."""
    match = match_with(kinds, seating)
    yield match
    lay_and_go(match)
    for seat in range(len(kinds)):
        if seat in match.asked():
            fill(match, seat, call=seat == 1)
    yield match
    checked = match_with(kinds, seating)
    finish_round(checked)
    yield checked


WRITTEN = ("line", "paragraph", "button", "call", "token", "pebble", "pips", "countdown", "stopwatch", "stud")


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (2.0, "de")])
@pytest.mark.parametrize(
    ("kinds", "seating", "size"),
    [
        (("human",) + ("easy",) * 4, "side", (1280, 720)),
        (("human",), "side", (1024, 768)),
        (("human",) * 5, "around", (1280, 720)),
    ],
)
def test_words_and_buttons_keep_apart_at_every_scale(desk_for, scale, language, kinds, seating, size):
    for match in _stages(kinds, seating):
        desk = desk_for(match, size=size, seating=seating, scale=scale, language=language)
        desk.table.still = True
        desk.table.clockwork.paused = False
        desk.app.refresh()
        desk.settle()
        rects = {}
        for name, item in desk.table.lying.items():
            if item.face[0] not in WRITTEN or name == "plaque" or not desk.table.stage.piece(name).surface:
                continue
            surface = desk.table.art.surface(item.face, 0.0)
            box = surface.get_bounding_rect(min_alpha=120)
            if item.face[0] == "line" and not item.face[1]:
                continue
            at = desk.table.stage.piece(name).at
            left, top = at[0] - surface.get_width() // 2, at[1] - surface.get_height() // 2
            rects[name] = box.move(round(left), round(top))
            assert desk.screen.get_rect().contains(rects[name]), f"{name} is cut off"
            assert item.layer >= LABEL
        for (name, one), (other, two) in itertools.combinations(rects.items(), 2):
            assert not one.colliderect(two), f"{name} overlaps {other}"
