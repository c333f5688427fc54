"""Where things lie at the table of Uluk: inside the window, apart from each other, whatever its shape."""

from __future__ import annotations

import itertools

import pytest

from game.uluk.rules import ASK_AFTER_MEAL, ASKS
from scenes.helps import PITCH, STUD
from scenes.replay import BAR
from scenes.seating import Seating
from scenes.uluk import geometry as places
from scenes.uluk import meal, trays
from scenes.uluk.geometry import PANEL
from scenes.viewport import Viewport
from sprites import fonts
from sprites.uluk import column_box, plan
from tests.scenes.uluk_hands import moment

SIZES = [
    *[(1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1024, 768), (1280, 1024)],
    *[(2520, 1080), (3440, 1440), (800, 800), (1366, 768), (640, 480)],
]
Box = tuple[float, float, float, float]


def _clash(one: Box, other: Box) -> bool:
    return (
        abs(one[0] - other[0]) < (one[2] + other[2]) / 2 - 0.5
        and abs(one[1] - other[1]) < (one[3] + other[3]) / 2 - 0.5
    )


def _boxes(geometry, viewport, around, edges) -> dict[str, Box]:
    """Everything large on the table and the studs of the house."""
    boxes: dict[str, Box] = {f"tray {tray.seat}": tray.slab.rect for tray in geometry.trays}
    boxes["board"] = geometry.board.rect
    if geometry.camp is not None:
        boxes["camp"] = geometry.camp.rect
    wide, high = 2 * PITCH + STUD, PITCH + STUD
    if not around:
        boxes["studs"] = (58 + PITCH, 58 + PITCH / 2, wide, high)
        boxes["plaque"] = (165, 218, 290, 80)
        boxes["timeline"] = (14 + BAR / 2, 264, BAR, 34)
    else:
        if 0 in edges:
            boxes["studs"] = (58 + PITCH, viewport.high - 58 - PITCH / 2, wide, high)
        boxes["timeline"] = (viewport.wide - 14 - BAR / 2, 84, BAR, 34)
        if 2 in edges:
            boxes["studs above"] = (viewport.wide - 58 - PITCH, 58 + PITCH / 2, wide, high)
    return boxes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
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
            apart_in_time = {name, other} in ({"timeline", "studs above"}, {"timeline", "plaque"})
            assert apart_in_time or not _clash(one, two), f"{name} overlaps {other}"
        assert [tray.seat for tray in geometry.trays] == list(range(seats))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_a_tray_lie_apart_inside_it(size, kind, seats):
    geometry = places.build(Viewport(*size), Seating(kind, seats))
    for tray in geometry.trays:
        boxes = {name: part for name, part in tray.parts.items() if name not in ("tokens", "hunger")}
        for name, (x, y, w, h) in boxes.items():
            assert w > 0
            assert h > 0
            assert abs(x) + w / 2 <= tray.slab.w / 2, f"{name} leaves the tray of {tray.kind}"
            assert abs(y) + h / 2 <= tray.slab.h / 2, f"{name} leaves the tray of {tray.kind}"
        for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
            assert not _clash(one, two), f"{name} overlaps {other} on a tray of {tray.kind}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("kind", ["side", "around"])
def test_the_places_of_the_rug_lie_apart_inside_it(size, turn, kind):
    geometry = places.build(Viewport(*size), Seating(kind, 4))
    rug = geometry.rug(turn)
    assert rug.rect[2] <= geometry.board.w + 0.5
    assert rug.rect[3] <= geometry.board.h + 0.5
    boxes = meal.parts(rug)
    for name, (x, y, w, h) in boxes.items():
        assert abs(x) + w / 2 <= rug.w / 2, name
        assert abs(y) + h / 2 <= rug.h / 2, name
    for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
        assert not _clash(one, two), f"{name} overlaps {other}"
    tribers = rug.part(boxes["tribers"])
    seats = meal.seats_at(tribers, 9)
    assert len({(round(seat.x), round(seat.y)) for seat in seats}) == 9
    assert min(seat.w for seat in seats) > 50


WRITTEN = ("line", "paragraph", "button", "stud", "number", "umark")
APART = (
    "slip:text",
    "name",
    "points",
    "smile",
    "tribe",
    "button",
    "told",
    "ledger",
    "title",
    "stud",
    "place",
)
"""What begins like this is read on its own ground."""
MOMENTS = {
    "errand": lambda view: view.step == "errand" and view.season > 1,
    "processing": lambda view: view.step == "processing" and view.season > 2,
    "feeding": lambda view: view.step == "feeding" and view.season > 1 and view.meal.hungry,
}


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (2.0, "de")])
@pytest.mark.parametrize(
    ("kinds", "seating", "size"),
    [(("human", "easy", "easy", "easy"), "side", (1280, 720)), (("human",) * 4, "around", (1280, 720))],
)
def test_words_and_buttons_keep_apart_at_every_scale(desk_for, scale, language, kinds, seating, size):
    for step, ok in MOMENTS.items():
        match = moment(kinds, ok, seating)
        desk = desk_for(match, size=size, seating=seating, scale=scale, language=language)
        desk.table.still = True
        desk.app.refresh()
        desk.settle()
        rects = {}
        for name, item in desk.table.lying.items():
            rug = desk.table.lying.get("rug")
            under = name.startswith("place") and rug is not None and item.layer < rug.layer
            if under or item.face[0] not in WRITTEN or not name.startswith(APART) or not item.face[1]:
                continue
            surface = desk.table.art.surface(item.face, 0.0)
            box = surface.get_bounding_rect(min_alpha=120)
            at = desk.table.stage.piece(name).at
            left, top = at[0] - surface.get_width() // 2, at[1] - surface.get_height() // 2
            rects[name] = box.move(round(left), round(top))
            assert desk.screen.get_rect().contains(rects[name]), f"{name} is cut off"
        assert len(rects) > 14
        for (name, one), (other, two) in itertools.combinations(rects.items(), 2):
            assert not one.colliderect(two), f"{name} overlaps {other} in {step}"


def test_everybody_else_has_a_small_tray_on_one_side():
    geometry = places.build(Viewport(1920, 1080), Seating("side", 4, viewer=2))
    kinds = [tray.kind for tray in geometry.trays]
    assert kinds.count(PANEL) == 3
    assert kinds[2] != PANEL


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["side", "around"])
@pytest.mark.parametrize("tokens", range(7))
def test_monument_tokens_and_inventions_keep_apart(size, kind, tokens):
    geometry = places.build(Viewport(*size), Seating(kind, 4))
    for tray in geometry.trays:
        if "tokens" not in tray.parts or tray.kind == PANEL:
            continue
        boxes = {name: tray.part(name).rect for name in ("hunger", "feast", "board", "buttons")}
        boxes["cards"] = trays.cards_room(tray, tokens).rect
        boxes |= {
            f"token {index}": place.rect for index, place in enumerate(trays.token_places(tray, tokens))
        }
        for (name, one), (other, two) in itertools.combinations(boxes.items(), 2):
            assert not _clash(one, two), f"{name} overlaps {other} on a tray of {tray.kind}"
        cards = trays.card_places(trays.cards_room(tray, tokens), 5)
        pitch = abs(cards[1].x - cards[0].x) + abs(cards[1].y - cards[0].y)
        assert pitch > (0.7 if tokens < 3 else 0.5) * cards[0].w, (
            "an Invention hides what the one below gives"
        )


def _late(view):
    """A seat processes more than once, and a monument stands."""
    return view.step == "processing" and sum(view.tribes[0].operations) > 1 and view.sites[0].built


@pytest.mark.parametrize(("seating", "size"), [("side", (1280, 800)), ("around", (1280, 800))])
def test_flames_stay_in_their_column_and_shadows_of_monuments_on_the_stones(desk_for, seating, size):
    match = moment(("human",) * 4, _late, seating)
    desk = desk_for(match, size=size, seating=seating)
    desk.table.still = True
    desk.app.refresh()
    desk.settle()
    geometry, unit = desk.table.geometry, desk.app.viewport.unit
    flames = stones = 0
    for name, item in desk.table.lying.items():
        kind, _, rest = name.partition(":")
        if kind == "operation" and not rest.endswith("count"):
            seat, column = (int(number) for number in rest.split(":"))
            slab = trays.board_slab(geometry.trays[seat])
            left, top, wide, high = column_box(column, slab.w, slab.h, slab.turn)
            reach = item.face[2] / 2
            assert left <= item.x - slab.x - reach <= item.x - slab.x + reach <= left + wide, name
            assert top <= item.y - slab.y - reach <= item.y - slab.y + reach <= top + high, name
            flames += 1
        if kind == "monument":
            surface = desk.table.art.surface(item.face, item.height)
            low = item.y + (surface.get_bounding_rect(60).bottom - surface.get_height() / 2) / unit
            land = geometry.boxed(plan.land_box("uluk", geometry.board.w))
            assert low <= land.y - land.h / 2, name
            stones += 1
    assert flames
    assert stones


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_asked_fits_on_the_plaque(desk_for, language):
    desk = desk_for(moment(("human",) * 4, MOMENTS["errand"]), size=(1280, 800), language=language)
    desk.table.still = True
    desk.app.refresh()
    *_, w, h, size, _ = desk.table.lying["plaque"].face
    unit = desk.app.viewport.unit
    for ask in (*ASKS, ASK_AFTER_MEAL):
        said = desk.app.words.say(ask, {})
        assert fonts.font(round(0.75 * size * unit), 500).size(said)[0] <= (w - h - 18) * unit, said
