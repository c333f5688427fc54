"""Board, trays, tribers, tokens, cards and meal of Uluk: sizes, places, forms told apart, light, states."""

import dataclasses
import itertools
import math
from collections.abc import Callable

import pygame
import pytest
from colour_sight import SIGHTS
from sprite_looks import inked, luminance, rim_difference, same
from test_crispness import difference, doubled, fitted, is_real, on_table
from test_told_apart import cut, most_alike

from sprites import uluk
from sprites.brushes.board import edge_room
from sprites.pieces import FIGURE_ROOM
from sprites.uluk import plan
from sprites.uluk.inventions import PICTURES

UNITS = (0.533, 2 / 3, 1.0, 2.0)
TURNS = (0, 1, 2, 3)
MIDDLE = (0.16, 0.16, 0.68, 0.68)
LANDS = tuple(uluk.LANDS)
PRODUCTS = tuple(uluk.PRODUCTS)
PAIRS = tuple((level + 1, level // 2) for level in range(7))
SINGLE = (0, 1, 1, 2, 2, 3, 3)
PRINT = uluk.Print(
    tracks=(PAIRS, PAIRS, PAIRS, PAIRS, SINGLE, SINGLE),
    symbols=tuple(((0, LANDS[(n + 1) % 6]), (1, LANDS[(n + 2) % 6])) for n in range(6)),
    sites=(2, 3, 4, 4, 5, 6),
    chart=(2, 5, 8, 11, 14, 17),
    hut=1,
    temple=2,
)
COLUMNS: tuple[uluk.Column, ...] = (
    ("perishable", (("pickled_uluk", "food", "x2"), ("fermented_uluk", "holiday", "1:1"))),
    ("none", (("baked_mgobu", "food", "2:3"),)),
    ("none", (("roasted_tlon", "food", "+1"), ("tlon_brew", "poison", "1:1"))),
    ("perishable", (("dried_zork", "food", "2:3"), ("fermented_zork", "holiday", "1:1"))),
    ("perishable", (("salted_fnord", "treat", "-1"),)),
    ("perishable", (("smoked_hlak", "food", "2:3"), ("roasted_hlak", "treat", "1:1"))),
)
EFFECT = ("free", ("pickled_uluk", "boiled_uluk"), 1)


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


def swapped(size: tuple[int, int], turn: int) -> tuple[int, int]:
    return (size[1], size[0]) if turn % 2 else size


# sizes


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_what_is_turned_swaps_its_sides(unit: float, turn: int) -> None:
    edge = 2 * edge_room(1.2, unit)
    card = swapped((px(86, unit) + edge, px(118, unit) + edge), turn)
    assert uluk.invention("millstone", "stone", EFFECT, 86, 118, unit, "", turn).get_size() == card
    assert uluk.back("feast", 86, 118, unit, turn).get_size() == card
    assert uluk.feast((("baked_mgobu", 2),), (6, 9), 86, 118, unit, turn).get_size() == card
    assert uluk.freeloader("new_triber", 86, 118, unit, "", turn).get_size() == card
    edge = 2 * edge_room(4.0, unit)
    low = swapped((px(660, unit) + edge, px(168, unit) + edge), turn)
    assert uluk.tribe_board(COLUMNS, "boar", 660, 168, unit, 2, turn).get_size() == low
    edge = 2 * edge_room(5.0, unit)
    assert uluk.tray(400, 180, unit, 1, "own", turn).get_size() == swapped(
        (px(400, unit) + edge, px(180, unit) + edge), turn
    )
    plain = swapped((px(304, unit), px(126, unit)), turn)
    assert uluk.stock_sheet(COLUMNS, 304, 126, unit, turn).get_size() == plain
    assert uluk.home(304, 126, unit, "bird", 5, turn).get_size() == plain


@pytest.mark.parametrize("unit", UNITS)
def test_what_stands_fills_a_square_with_room(unit: float) -> None:
    for height in (44, 128):
        side = px(height * FIGURE_ROOM, unit)
        for turn in TURNS:
            assert uluk.triber("lizard", 3, height, unit, turn).get_size() == (side, side)
            assert uluk.triber_ghost("lizard", height, unit, turn).get_size() == (side, side)
        assert uluk.monument("fnord", height, unit).get_size() == (side, side)


@pytest.mark.parametrize("unit", UNITS)
def test_tokens_and_the_marker_are_as_large_as_asked_plus_their_edge(unit: float) -> None:
    for d in (34, 58):
        side = px(d, unit) + 2 * edge_room(uluk.thickness_of(d), unit)
        for kind in ("uluk", "baked_mgobu", "poison", "hunger"):
            assert uluk.token(kind, d, unit).get_size() == (side, side)
    marker = uluk.harvest_marker(66, 37, unit)
    room = 2 * edge_room(3.0, unit)
    assert marker.get_width() == px(66 + 2 * uluk.MARKER_RIM, unit) + room
    assert marker.get_at(marker.get_rect().center).a == 0, "the plaque's numbers stay free"


def test_a_deck_is_as_high_as_it_has_cards() -> None:
    heights = [uluk.deck("invention", n, 66, 92, 1.0).get_bounding_rect().height for n in (1, 8, 18)]
    assert heights == sorted(set(heights))
    assert not inked(uluk.deck("invention", 0, 66, 92, 1.0))


# places


def test_the_places_of_the_board_do_not_meet() -> None:
    for w in (1200.0, plan.WIDE):
        scale = w / plan.WIDE
        for land in LANDS:
            rows = [plan.level_place(land, level, w) for level in range(7)]
            assert [y for _, y in rows] == sorted((y for _, y in rows), reverse=True)
            spaces = [plan.sickle_place(land, number, w) for number in range(3)]
            for first, second in itertools.pairwise(spaces):
                assert math.dist(first, second) >= plan.size("sickle", w)[0] + 18 * scale
            if land in uluk.HUNTING:
                skulls = [plan.skull_place(land, number, w) for number in range(3)]
                gap = (plan.size("sickle", w)[0] + plan.size("skull", w)[0]) / 2 - 2 * scale
                assert all(math.dist(a, b) >= gap for a in spaces for b in skulls)
            x, y, wide, high = plan.processing_box(land, w)
            assert y > rows[0][1] + plan.size("plaque", w)[1] / 2
            left, top, across, down = plan.land_box(land, w)
            assert left <= x
            assert x + wide <= left + across
            assert y + high <= top + down
        for site, count in enumerate(PRINT.sites):
            spaces = plan.site_spaces(site, count, w)
            assert len(spaces) == count
            for first, second in itertools.combinations(spaces, 2):
                assert math.dist(first, second) >= plan.size("site_space", w)[0] - 1


def test_the_happiness_track_goes_round_once() -> None:
    places = plan.happiness_places()
    assert len(places) == plan.STEPS
    gaps = [math.dist(first, second) for first, second in zip(places, [*places[1:], places[0]], strict=True)]
    assert max(gaps) < 1.15 * min(gaps)
    assert plan.happiness_place(100) == plan.happiness_place(0)
    assert plan.happiness_place(-1) == plan.happiness_place(99)
    d = plan.SIZES["marker"][0]
    for hp, (x, y) in enumerate(plan.happiness_places()):
        pile = [plan.happiness_place(hp, rank=rank) for rank in range(4)]
        assert pile[0] == (x, y)
        for lower, upper in itertools.pairwise(pile):
            assert math.dist(lower, upper) >= 0.4 * d  # two fifths of the width apart: half of it is seen
        assert all(abs(x) + d / 2 < plan.WIDE / 2 and abs(y) + d / 2 < plan.HIGH / 2 for x, y in pile)
    assert all(abs(x) < plan.WIDE / 2 - 12 and abs(y) < plan.HIGH / 2 - 12 for x, y in places)


@pytest.mark.parametrize("count", [1, 3, 4, 5, 7, 9, 12, 18])
def test_several_tribers_find_room_in_a_hollow(count: int) -> None:
    for places, tall, box in (
        (
            [plan.processing_place("zork", n, count) for n in range(count)],
            plan.processing_height("zork", count),
            plan.processing_box("zork"),
        ),
        (
            [plan.village_place("temple", n, count) for n in range(count)],
            plan.village_height("temple", count),
            plan.village_box("temple"),
        ),
    ):
        left, top, wide, high = box
        assert len(set(places)) == count
        assert all(left < x < left + wide for x, _ in places)
        assert all(top <= y - 0.48 * tall and y + 0.48 * tall <= top + high for _, y in places)
    assert plan.village_height("temple", 12) > 0.5 * plan.size("triber")[1]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("w", "h", "named"), [(1120, 296, True), (800, 168, False), (660, 168, False)])
def test_the_spaces_of_a_tribe_board_lie_apart_and_in_their_column(
    w: float, h: float, named: bool, turn: int
) -> None:
    raw, made = uluk.space_sizes(w, h, named)
    assert made >= 40
    for land, (_, arrows) in enumerate(COLUMNS):
        left, top, wide, high = uluk.column_box(land, w, h, turn)
        spots = [uluk.product_place(land, n, len(arrows), w, h, named, turn) for n in range(len(arrows))] + [
            uluk.raw_place(land, w, h, named, turn)
        ]
        assert all(left < x < left + wide and top < y < top + high for x, y in spots)
        for first, second in itertools.combinations(spots, 2):
            assert math.dist(first, second) >= made
        assert raw <= 0.6 * max(wide, high)


# told apart


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("height", [40, 64])
def test_tribers_are_told_apart_by_tribe_and_by_symbol(height: float, sight: str) -> None:
    tribes = [uluk.triber(tribe, 1, height, 1.0) for tribe in uluk.TRIBES]
    assert most_alike(tribes, sight) < 0.8
    seats = [cut(uluk.triber("boar", look, 2 * height, 1.0), (0.3, 0.45, 0.4, 0.4)) for look in range(6)]
    assert most_alike(seats, sight) < 0.9


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [28, 58])
def test_tokens_are_told_apart_without_hue(d: float, sight: str) -> None:
    raw = [cut(uluk.token(land, d, 1.0), MIDDLE) for land in LANDS]
    assert most_alike(raw, sight) < 0.8
    made = [cut(uluk.token(product, d, 1.0), MIDDLE) for product in PRODUCTS]
    assert most_alike(made, sight) < 0.92
    both = [uluk.token(kind, d, 1.0) for kind in ("hlak", "smoked_hlak", "poison", "hunger")]
    assert most_alike(both, sight) < 0.85


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [26, 34])
def test_seals_are_told_apart(d: float, sight: str) -> None:
    assert most_alike([uluk.seal(kind, d, 1.0) for kind in uluk.TYPES if kind != "none"], sight) < 0.9
    assert not inked(uluk.seal("none", d, 1.0))


@pytest.mark.parametrize("sight", SIGHTS)
def test_monuments_their_tokens_and_their_back_are_told_apart(sight: str) -> None:
    tokens = [cut(uluk.monument_token(land, n + 1, 76, 1.0), MIDDLE) for n, land in enumerate(LANDS)]
    assert most_alike([*tokens, cut(uluk.monument_back(76, 1.0), MIDDLE)], sight) < 0.8
    stones = [cut(uluk.monument(land, 140, 1.0), (0.2, 0.4, 0.6, 0.4)) for land in LANDS]
    assert most_alike(stones, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(56, 78), (92, 128)])
def test_cards_are_told_apart_by_their_picture(w: float, h: float, sight: str) -> None:
    inventions = [
        cut(uluk.invention(kind, "jar", ("hut", (), 2), w, h, 1.0), (0.3, 0.2, 0.64, 0.45))
        for kind in PICTURES
    ]
    assert most_alike(inventions, sight) < 0.85
    cards = [cut(uluk.freeloader(kind, w, h, 1.0), (0.1, 0.1, 0.8, 0.8)) for kind in uluk.FREELOADERS]
    assert most_alike(cards, sight) < 0.85
    assert (
        most_alike([uluk.back(kind, w, h, 1.0) for kind in ("invention", "feast", "freeloader")], sight)
        < 0.97
    )


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_symbols_of_the_sets_are_told_apart(sight: str) -> None:
    seals = [uluk.mark(symbol, 28, 1.0) for symbol in ("jar", "stone", "fire", "rope", "drum")]
    assert most_alike(seals, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_both_sides_of_markers_are_told_apart(sight: str) -> None:
    plain, rising = (uluk.harvest_marker(66, 37, 2.0, up) for up in (False, True))
    assert most_alike([plain.subsurface((0, 0, 26, 106)), rising.subsurface((0, 0, 26, 106))], sight) < 0.97
    first, lazy = (uluk.first_player(56, 1.0, 0, side) for side in (False, True))
    assert most_alike([cut(first, MIDDLE), cut(lazy, MIDDLE)], sight) < 0.8
    assert most_alike([uluk.tick(40, 1.0), uluk.tick(40, 1.0, False)], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_present_season_and_phase_show_more_than_another_hue(sight: str) -> None:
    d = uluk.stone_size(300, 110)
    boards = [uluk.season_board(300, 110, 1.0, season, "errand") for season in (2, 3)]
    x, y = uluk.season_place(3, 300, 110)
    middle = boards[0].get_rect().center
    stones = [board.subsurface((middle[0] + x - d / 2, middle[1] + y - d / 2, d, d)) for board in boards]
    assert most_alike(stones, sight) < 0.98
    signs = [uluk.phase_sign(phase, 40) for phase in uluk.PHASES]
    assert most_alike(signs, sight) < 0.8


# states


def test_a_tray_that_is_asked_has_a_golden_inlay() -> None:
    other, own, asked = (uluk.tray(300, 160, 1.0, 1, state) for state in ("other", "own", "asked"))
    inside = pygame.Rect(100, 60, 120, 60)
    assert luminance(own, inside) > luminance(other, inside) + 3
    seam = pygame.Rect(100, 11, 120, 4)
    assert luminance(asked, seam) > luminance(own, seam) + 25


def test_lit_wells_and_arrows_are_brighter() -> None:
    for paint in (
        lambda lit: uluk.well(80, 80, 1.0, 40, "uluk", lit),
        lambda lit: uluk.meal_board("cradle", 404, 326, 1.0, (), lit),
        lambda lit: uluk.meal_board("celebration", 470, 326, 1.0, (6, 3), lit),
    ):
        dark, lit = (brightness(paint(state)) for state in (False, True))
        assert lit > dark


def brightness(picture: pygame.Surface) -> float:
    """Mean brightness 0..255 of a picture on a middle tone."""
    red, green, blue = pygame.transform.average_color(on_table(picture))[:3]
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_poison_is_one_piece_whatever_it_is_called() -> None:
    assert same(uluk.token("poison", 58, 1.0), uluk.token("tlon_brew", 58, 1.0))


def test_the_board_shows_what_the_data_says() -> None:
    small = {"w": 776.0, "unit": 0.5}
    first = uluk.board(PRINT, **small)
    for change in (
        {"tracks": (PAIRS[::-1], *PRINT.tracks[1:])},
        {"symbols": (((0, "zork"),), *PRINT.symbols[1:])},
        {"sites": (2, 2, 4, 4, 5, 6)},
        {"chart": (1, 2, 3, 4, 5, 6)},
        {"temple": 3},
        {"around": True},
    ):
        assert not same(first, uluk.board(dataclasses.replace(PRINT, **change), **small))


@pytest.mark.parametrize("title", ["", "X", "Mushroom Basket", "Donaudampfschifffahrt", "\x00\ud800"])
def test_any_title_fits_on_a_card(title: str) -> None:
    for paint in (
        lambda words: uluk.invention("cauldron", "fire", EFFECT, 100, 140, 1.0, words),
        lambda words: uluk.freeloader("shamans_advice", 100, 140, 1.0, words),
    ):
        card, plain = paint(title), paint("X")
        for y in range(8, card.get_height() - 8, 5):
            for x in (3, card.get_width() - 5):
                assert card.get_at((x, y)) == plain.get_at((x, y)), "letters stay within the edge"


def test_the_four_bands_of_a_solo_game_differ_and_others_are_held() -> None:
    medals = [uluk.band(rank, 110, 1.0) for rank in range(4)]
    assert not any(same(first, second) for first, second in itertools.combinations(medals, 2))
    assert same(uluk.band(9, 60, 1.0), uluk.band(3, 60, 1.0))
    assert len(set(uluk.camp_places(300, 200))) == 9


# light


@pytest.mark.parametrize("turn", TURNS)
def test_pieces_are_lit_from_the_upper_left_whatever_their_turn(turn: int) -> None:
    assert rim_difference(uluk.tray(300, 160, 1.0, 3, "other", turn)) > 8
    assert rim_difference(uluk.tribe_board(COLUMNS, "bird", 660, 168, 1.0, 0, turn)) > 5
    assert rim_difference(uluk.token("zork", 60, 1.0, turn)) > 5
    assert rim_difference(uluk.back("feast", 92, 128, 1.0, turn)) > 5
    assert rim_difference(uluk.triber("boar", 2, 120, 1.0, turn)) > 5


def test_what_is_turned_looks_another_way() -> None:
    for paint in (
        lambda turn: uluk.triber("rhino", 0, 80, 1.0, turn),
        lambda turn: uluk.token("fnord", 60, 1.0, turn),
        lambda turn: uluk.monument_token("hlak", 6, 76, 1.0, turn),
        lambda turn: uluk.season_board(180, 140, 1.0, 2, "harvest", turn),
        lambda turn: uluk.seal("holiday", 34, 1.0, turn),
    ):
        looks = [paint(turn) for turn in TURNS]
        assert not any(same(first, second) for first, second in itertools.combinations(looks, 2))


# ground, sharpness, mistakes


def test_the_ground_in_steps_is_the_ground_with_the_board_on_it() -> None:
    work = uluk.ground_steps((480, 270), 0.25, PRINT, (1130.0, 374.0))
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            surface = end.value
            break
    assert not surface.get_flags() & pygame.SRCALPHA
    assert len(shares) >= 18
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.25
    assert 0.7 < shares[-1] <= 1.0
    bare = uluk.ground((480, 270), 0.25)
    left = pygame.Rect(0, 0, 60, 270)
    assert same(surface.subsurface(left), bare.subsurface(left))
    spot = pygame.Rect(240, 60, 200, 60)
    light = [sum(pygame.transform.average_color(picture, spot)[:3]) for picture in (bare, surface)]
    assert light[1] > light[0] + 60
    near = sum(pygame.transform.average_color(bare, pygame.Rect(30, 4, 60, 30))[:3])
    assert near > sum(pygame.transform.average_color(bare, pygame.Rect(400, 220, 60, 40))[:3]) + 40


CRISP: dict[str, Callable[[float], pygame.Surface]] = {
    "triber": lambda unit: uluk.triber("lizard", 1, 92, unit),
    "monument": lambda unit: uluk.monument("mgobu", 140, unit),
    "token": lambda unit: uluk.token("uluk", 78, unit),
    "made": lambda unit: uluk.token("smoked_hlak", 78, unit),
    "site token": lambda unit: uluk.monument_token("zork", 4, 76, unit),
    "invention": lambda unit: uluk.invention("drying_rack", "rope", EFFECT, 140, 192, unit, "Drying Rack"),
    "feast": lambda unit: uluk.feast((("baked_mgobu", 1), ("smoked_hlak", 1)), (6, 9), 130, 178, unit),
    "tribe board": lambda unit: uluk.tribe_board(COLUMNS, "rhino", 800, 168, unit, 0),
    "season": lambda unit: uluk.season_board(180, 140, unit, 3, "feeding"),
    "plaque": lambda unit: uluk.plaque((4, 2), unit),
    "house": lambda unit: uluk.house("temple", 116, unit),
}


@pytest.mark.parametrize("thing", CRISP)
def test_everything_is_painted_at_its_real_size(thing: str) -> None:
    single, double = CRISP[thing](1.0), CRISP[thing](2.0)
    for low, high in zip(single.get_size(), double.get_size(), strict=True):
        assert abs(high - 2 * low) <= 6
    assert difference(on_table(single), on_table(fitted(double, single.get_size()))) < 9
    assert is_real(double, single)
    assert not is_real(doubled(single), single)


def test_what_is_unknown_is_refused() -> None:
    for paint in (
        lambda: uluk.token("gold", 40, 1.0),
        lambda: uluk.triber("crab", 0, 60, 1.0),
        lambda: uluk.triber_ghost("crab", 60, 1.0),
        lambda: uluk.monument("gold", 60, 1.0),
        lambda: uluk.mark("gold", 40, 1.0),
        lambda: uluk.seal("gold", 40, 1.0),
        lambda: uluk.invention("wheel", "jar", EFFECT, 80, 110, 1.0),
        lambda: uluk.invention("cauldron", "jar", ("steal", (), 1), 80, 110, 1.0),
        lambda: uluk.back("gold", 80, 110, 1.0),
        lambda: uluk.freeloader("king", 80, 110, 1.0),
        lambda: uluk.tray(300, 120, 1.0, 0, "angry"),
        lambda: uluk.tribe_board(COLUMNS, "crab", 660, 168, 1.0, 0),
        lambda: uluk.meal_board("picnic", 400, 300, 1.0),
        lambda: uluk.house("castle", 80, 1.0),
        lambda: uluk.phase_sign("sleep", 40),
        lambda: plan.skull_place("uluk", 0),
        lambda: plan.land_box("moon"),
        lambda: plan.village_box("castle"),
    ):
        with pytest.raises(ValueError, match=r"unknown|no skull"):
            paint()
