"""Shared furniture and the shelf: every kind paints at its size, lit from the upper left."""

import itertools

import pygame
import pytest
from sprite_looks import inked, rim_difference, same

from sprites import shelf, table_parts
from sprites.palette import SEAT_LOOKS, SeatLook, ink_on, luminance
from sprites.shadow import GLOW_MARGIN, RING_MARGIN, glow, glow_ring, shadowed
from sprites.shapes import Pen
from sprites.silhouettes import SILHOUETTES, coloured, draw
from sprites.symbols import seat_symbol

UNITS = (0.5, 1.0, 2.0)
RAISED = ("main", "wood", "wood_chosen", "paper_button", "paper_chosen", "seat_fill:0", "seat_fill:5")
FLAT = ("paper", "slip", "board", "pill", "felt_box", "field", "well", "seat:1")


@pytest.mark.parametrize("icon", table_parts.ICONS)
def test_every_stud_paints_its_own_sign(icon: str) -> None:
    stud = table_parts.stud(icon, 68, 0.5)
    assert stud.get_size() == (34, 34)
    others = [table_parts.stud(other, 68, 0.5) for other in ("menu", "close") if other != icon]
    assert not any(same(stud, other) for other in others)


@pytest.mark.parametrize("turn", range(4))
def test_studs_tokens_and_badges_are_lit_from_the_upper_left_in_every_turn(turn: int) -> None:
    assert rim_difference(table_parts.stud("undo", 80, 1.0, "rest", turn)) > 20
    assert rim_difference(table_parts.token(SEAT_LOOKS[0], 80, 1.0, turn)) > 20
    assert rim_difference(table_parts.plate(160, 80, 1.0, "main")) > 20


def test_a_turned_stud_turns_its_sign_but_not_its_rim() -> None:
    upright, turned = (table_parts.stud("undo", 68, 1.0, "rest", turn) for turn in (0, 2))
    assert not same(upright, turned)
    assert upright.get_at((34, 2)) == turned.get_at((34, 2))


def test_states_of_a_stud_look_different() -> None:
    pictures = [table_parts.stud("hint", 68, 1.0, state) for state in ("rest", "hover", "down", "off")]
    assert not any(same(first, second) for first, second in itertools.combinations(pictures, 2))


def test_the_six_looks_differ_in_symbol_without_hue() -> None:
    masks = []
    for look in SEAT_LOOKS:
        layer = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
        seat_symbol(Pen(layer, (32, 32), 30), look.symbol, (255, 255, 255), 0.7)
        masks.append(pygame.mask.from_surface(layer))
    for first, second in itertools.combinations(masks, 2):
        both = first.overlap_area(second, (0, 0))
        either = first.count() + second.count() - both
        assert both / either < 0.86
    assert len({look.pattern for look in SEAT_LOOKS}) == len(SEAT_LOOKS)
    assert len({look.hue for look in SEAT_LOOKS}) == len(SEAT_LOOKS)


def test_tokens_differ_as_grey_pictures() -> None:
    grey = [pygame.transform.grayscale(table_parts.token(look, 64, 1.0)) for look in SEAT_LOOKS]
    assert not any(same(first, second) for first, second in itertools.combinations(grey, 2))


@pytest.mark.parametrize("look", SEAT_LOOKS, ids=lambda look: look.name)
def test_words_on_a_seats_hue_can_be_read(look: SeatLook) -> None:
    lighter, darker = sorted((luminance(look.hue), luminance(ink_on(look.hue))), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("kind", RAISED + FLAT)
def test_every_plate_has_the_size_asked_for_in_every_state(kind: str, unit: float) -> None:
    for state in ("rest", "hover", "down", "off"):
        plate = table_parts.plate(120, 60, unit, kind, state)
        assert plate.get_size() == (round(120 * unit), round(60 * unit))
        assert inked(plate, 20) > 0.8 * plate.get_width() * plate.get_height()


@pytest.mark.parametrize("kind", RAISED)
def test_buttons_go_down_and_their_captions_with_them(kind: str) -> None:
    assert not same(table_parts.plate(120, 60, 1.0, kind), table_parts.plate(120, 60, 1.0, kind, "down"))
    rest = table_parts.face_centre(120, 60, 1.0, kind)
    down = table_parts.face_centre(120, 60, 1.0, kind, "down")
    assert rest[1] < 30
    assert down[1] > rest[1]


def test_wells_are_sunk_and_sheets_are_not() -> None:
    assert rim_difference(table_parts.plate(160, 60, 1.0, "field")) < -4
    assert rim_difference(table_parts.plate(160, 60, 1.0, "paper")) > 4


def test_unknown_plates_icons_and_states_are_refused() -> None:
    for kind in ("marble", "seat:6", "seat:", "seat_fill:x"):
        with pytest.raises(ValueError, match="unknown kind"):
            table_parts.plate(100, 50, 1.0, kind)
    with pytest.raises(ValueError, match="unknown state"):
        table_parts.plate(100, 50, 1.0, "main", "asleep")
    with pytest.raises(ValueError, match="unknown icon"):
        table_parts.stud("anchor", 60, 1.0)


def test_a_switch_tells_its_state_by_place_and_sign() -> None:
    on, off = table_parts.switch(True, 88, 46, 1.0), table_parts.switch(False, 88, 46, 1.0)
    assert on.get_size() == off.get_size() == (88, 46)
    assert on.get_at((65, 23)).r > 220
    assert off.get_at((23, 23)).r > 220


@pytest.mark.parametrize("text", ["3", "12", "+48", ""])
def test_badges_hold_their_number(text: str) -> None:
    assert table_parts.badge(text, 44, 1.0, 1).get_size() == (44, 44)


def test_large_surfaces_are_opaque_and_of_the_size_asked_for() -> None:
    size = (480, 270)
    for surface in (
        table_parts.tabletop(size, 0.25),
        table_parts.curtain(size, 0.25, SEAT_LOOKS[1]),
        shelf.wall(size, 0.25, [150]),
        shelf.wall(size, 0.25, [80, 180]),
        shelf.wall(size, 0.25, []),
    ):
        assert surface.get_size() == size
        assert not surface.get_flags() & pygame.SRCALPHA


def test_a_curtain_shows_from_afar_who_is_meant() -> None:
    averages = [
        pygame.transform.average_color(table_parts.curtain((240, 135), 0.125, look)) for look in SEAT_LOOKS
    ]
    assert averages[1][2] > averages[1][0]
    assert averages[0][0] > averages[0][2]
    assert averages[2][1] > max(averages[2][0], averages[2][2])


def test_steps_and_tags_paint() -> None:
    assert table_parts.step_block(120, 240, 1.0, 1).get_size() == (120, 240)
    assert not same(table_parts.step_block(120, 240, 1.0, 1), table_parts.step_block(120, 240, 1.0, 2))
    assert table_parts.brass_tag(176, 42, 1.0).get_size() == (176, 42)


@pytest.mark.parametrize("unit", [0.5, 1.0, 2.0])
def test_a_wreath_leaves_its_middle_free_and_is_open_above(unit: float) -> None:
    wreath = table_parts.laurel(100, unit)
    side, hole = wreath.get_width(), round(92 * unit)
    assert side == round(100 * table_parts.LAUREL_ROOM * unit)
    assert wreath.get_bounding_rect().width > 0.9 * side
    for angle in range(0, 360, 30):
        way = pygame.Vector2(hole / 2, 0).rotate(angle)
        assert not wreath.get_at((round(side / 2 + way.x), round(side / 2 + way.y))).a
    assert not wreath.get_at((side // 2, round(0.08 * side))).a


@pytest.mark.parametrize("key", ["ugah", "uluru", "ukotoa", "wolves", "uluk"])
def test_every_box_and_board_paints(key: str) -> None:
    box = shelf.box(key, "Name", 308, 450, 0.5)
    depth = round(shelf.BOX_DEPTH * 0.5)
    assert box.get_size() == (154 + depth, 225 + depth)
    assert shelf.mini_board(key, 216, 212, 0.5).get_size() == (108, 106)


def test_unknown_boxes_are_refused_and_the_title_is_wide() -> None:
    with pytest.raises(ValueError, match="unknown box"):
        shelf.box("chess", "Chess", 308, 450, 0.5)
    with pytest.raises(ValueError, match="unknown box"):
        shelf.mini_board("chess", 100, 100, 0.5)
    title = shelf.title(1.0)
    assert title.get_width() > 3 * title.get_height()


@pytest.mark.parametrize("kind", SILHOUETTES)
def test_every_silhouette_stays_in_its_box_and_fills_it(kind: str) -> None:
    picture = coloured(kind, (120, 60, 30), 200, 80)
    assert not any(pygame.mask.from_surface(picture).get_at((x, y)) for x in range(200) for y in (0, 199))
    assert inked(picture) > 2500
    small = coloured(kind, (120, 60, 30), 24, 11)
    assert inked(small) > 30


def test_silhouettes_can_be_told_apart_by_form_alone() -> None:
    for group in (
        ("caterpillar", "lizard", "fish", "boar", "cave_bear"),
        ("bone", "dinosaur", "mammoth", "bird", "small", "large"),
        ("wren", "cockatoo", "finch", "ibis", "swan", "pelican"),
    ):
        masks = [pygame.mask.from_surface(coloured(kind, (0, 0, 0), 96, 44)) for kind in group]
        for first, second in itertools.combinations(masks, 2):
            both = first.overlap_area(second, (0, 0))
            assert both / (first.count() + second.count() - both) < 0.8


def test_an_unknown_silhouette_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown silhouette"):
        draw(Pen(pygame.Surface((10, 10)), (5, 5), 5), "unicorn", (0, 0, 0))


@pytest.mark.parametrize("unit", UNITS)
def test_a_shadow_falls_to_the_lower_right_and_grows_with_height(unit: float) -> None:
    card = pygame.Surface((round(60 * unit), round(80 * unit)), pygame.SRCALPHA, 32)
    card.fill((200, 180, 140, 255))
    low, low_at = shadowed(card, 2, unit)
    high, high_at = shadowed(card, 16, unit)
    assert high.get_width() > low.get_width() > card.get_width()
    assert low.get_at(low_at) == (200, 180, 140, 255)
    right = low.get_at((low_at[0] + card.get_width() + 1, low_at[1] + card.get_height() // 2)).a
    left = low.get_at((low_at[0] - 2, low_at[1] + card.get_height() // 2)).a
    assert right > left
    reach = pygame.mask.from_surface(high, 20).get_bounding_rects()[0]
    assert reach.right - (high_at[0] + card.get_width()) > high_at[0] - reach.left


def test_glow_and_ring_reach_as_far_as_they_say() -> None:
    margin = round(GLOW_MARGIN * 1.5)
    halo = glow((90, 120), 1.5)
    assert halo.get_size() == (90 + 2 * margin, 120 + 2 * margin)
    assert halo.get_at((0, 0)).a < 12 < halo.get_at((margin, margin + 60)).a
    ring = glow_ring(90, 120, 2.0)
    edge = round(RING_MARGIN * 2.0)
    assert ring.get_size() == (180 + 2 * edge, 240 + 2 * edge)
    assert ring.get_at((ring.get_width() // 2, ring.get_height() // 2)).a == 0
    assert inked(ring) > 400


def test_a_hold_ring_fills_clockwise_from_the_top() -> None:
    hue = SEAT_LOOKS[1].hue
    empty, quarter, full = (table_parts.hold_ring(share, 100, 1.0, hue) for share in (0.0, 0.25, 1.0))
    right, left = (95, 48), (4, 48)
    assert empty.get_at(right)[:3] == empty.get_at(left)[:3]
    assert quarter.get_at((82, 17)).b > quarter.get_at((82, 17)).r
    assert quarter.get_at(left).r > quarter.get_at(left).b
    assert full.get_at(left).b > full.get_at(left).r
