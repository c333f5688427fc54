"""Cards, dice, figures and furniture of Ugah Ugah!: sizes, kinds, and light from the upper left."""

import pygame
import pytest
from sprite_looks import inked, rim_difference, same

from sprites import ugah
from sprites.brushes.board import edge_room

UNITS = (0.5, 2 / 3, 1.0, 1.37, 2.0)
TURNS = (0, 1, 2, 3)


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_turned_furniture_exchanges_width_and_height(unit: float, turn: int) -> None:
    wide, tall = px(268, unit), px(120, unit)
    expected = (tall, wide) if turn % 2 else (wide, tall)
    assert ugah.tray(268, 120, unit, True, turn).get_size() == expected
    assert ugah.groove(268, 120, unit, 3, turn).get_size() == expected
    assert ugah.prey_print("mammoth", 268, 120, unit, turn).get_size() == expected


@pytest.mark.parametrize("unit", UNITS)
def test_cards_are_as_large_as_asked_plus_their_edge(unit: float) -> None:
    edge = 2 * edge_room(2, unit)
    for picture in (ugah.path_card("fish", 3, 78, 96, unit), ugah.card_back(78, 96, unit)):
        for got, asked in zip(picture.get_size(), (px(78, unit), px(96, unit)), strict=True):
            assert got == asked + edge
    turned = ugah.prey_card("bird", 3, 108, 138, unit, 1)
    assert turned.get_size() == (px(138, unit) + edge, px(108, unit) + edge)


@pytest.mark.parametrize("angle", [0, 17, 45, 90, 180, 301])
def test_a_path_card_keeps_its_middle_at_every_angle(angle: float) -> None:
    card = ugah.path_card("boar", 4, 78, 96, 1.0, angle)
    centre = pygame.mask.from_surface(card, 120).centroid()
    assert abs(centre[0] - card.get_width() / 2) <= 1.5
    assert abs(centre[1] - card.get_height() / 2) <= 1.5
    assert abs(inked(card, 120) - 80 * 98) < 78 * 96 * 0.06


@pytest.mark.parametrize("kind", ["caterpillar", "lizard", "fish", "boar", "cave_bear"])
def test_every_path_card_paints_and_differs_from_the_back(kind: str) -> None:
    card = ugah.path_card(kind, 2, 78, 96, 0.5)
    assert inked(card) > 1500
    assert not same(card, ugah.card_back(78, 96, 0.5))


@pytest.mark.parametrize("kind", ["dinosaur", "mammoth", "bird"])
@pytest.mark.parametrize("turn", TURNS)
def test_every_prey_paints(kind: str, turn: int) -> None:
    assert inked(ugah.prey_card(kind, 3, 108, 138, 0.5, turn)) > 3000
    print_ = ugah.prey_print(kind, 108, 138, 0.5, turn)
    assert 0 < pygame.transform.average_color(print_)[3] < 200, "a print lets the leather shine through"


def test_a_turned_picture_is_another_picture() -> None:
    pictures = [ugah.path_card("lizard", 2, 80, 80, 1.0, 0, turn) for turn in TURNS]
    assert all(not same(pictures[0], other) for other in pictures[1:])


@pytest.mark.parametrize("symbol", ["bone", "dinosaur", "mammoth", "bird", "small", "large"])
def test_a_die_is_lit_from_the_upper_left_whatever_its_turn(symbol: str) -> None:
    dice = [ugah.die(symbol, 72, 0.75, 0.0, turn) for turn in TURNS]
    for die in dice:
        assert die.get_size() == (px(72 * 1.45, 0.75),) * 2
        assert rim_difference(die) > 20
    assert not same(dice[0], dice[2]), "the sign turns with its reader"


@pytest.mark.parametrize("kind", ["small", "large"])
@pytest.mark.parametrize("turn", TURNS)
def test_a_figure_is_lit_from_the_upper_left_whatever_its_turn(kind: str, turn: int) -> None:
    assert rim_difference(ugah.figure(kind, 130, 1.0, turn)) > 25


@pytest.mark.parametrize("turn", TURNS)
def test_trays_and_cards_are_lit_from_the_upper_left_whatever_their_turn(turn: int) -> None:
    assert rim_difference(ugah.tray(300, 140, 1.0, False, turn)) > 8
    assert rim_difference(ugah.path_card("fish", 3, 78, 96, 1.0, turn * 90, 0)) > 8
    assert rim_difference(ugah.prey_card("bird", 3, 108, 138, 1.0, turn)) > 8


@pytest.mark.parametrize("turn", TURNS)
def test_a_groove_is_sunk_so_its_upper_left_lies_in_shade(turn: int) -> None:
    assert rim_difference(ugah.groove(300, 98, 1.0, 5, turn)) < -8


def test_the_two_hunters_differ_in_form_as_well_as_colour() -> None:
    small = pygame.mask.from_surface(ugah.figure("small", 100, 1.0))
    large = pygame.mask.from_surface(ugah.figure("large", 100, 1.0))
    shared = small.overlap_area(large, (0, 0))
    assert large.count() > small.count() * 1.2
    assert shared < 0.85 * large.count()


def test_a_ghost_is_paler_than_its_figure() -> None:
    ghost, figure = ugah.ghost("large", 100, 1.0), ugah.figure("large", 100, 1.0)
    assert ghost.get_size() == figure.get_size()
    middle = (ghost.get_width() // 2, ghost.get_height() // 2)
    assert ghost.get_at(middle).a < 200
    assert figure.get_at(middle).a > 250


def test_a_tumbling_die_has_eight_looks_and_then_repeats() -> None:
    looks = [ugah.die_blur(64, 0.5, phase) for phase in range(9)]
    assert same(looks[0], looks[8])
    for index, look in enumerate(looks[:8]):
        assert not any(same(look, other) for other in looks[:index])
        assert inked(look) > 600
        edge = pygame.mask.from_surface(look)
        assert not any(edge.get_at((x, 0)) for x in range(look.get_width())), "nothing is cut off"


def test_an_emptied_spot_is_a_dark_print_as_large_as_the_card() -> None:
    print_ = ugah.emptied(78, 96, 1.0, 30)
    assert abs(inked(print_, 20) - 78 * 96) < 78 * 96 * 0.05
    assert print_.get_at((print_.get_width() // 2, print_.get_height() // 2)).a < 140


@pytest.mark.parametrize("unit", [0.5, 1.0])
def test_the_ground_is_opaque_and_carries_a_hide_lighter_than_the_cave(unit: float) -> None:
    size = (round(960 * unit), round(540 * unit))
    ground = ugah.ground(size, unit, (480, 270), (340, 200))
    assert ground.get_size() == size
    assert not ground.get_flags() & pygame.SRCALPHA
    hide, cave = ground.get_at((size[0] // 2, size[1] // 5)), ground.get_at((8, size[1] // 2))
    assert hide.r - hide.b > cave.r - cave.b + 20


def test_hearth_marks_and_counts_paint() -> None:
    hearth = ugah.hearth(100, 60, 0.5)
    assert hearth.get_size() == (px(320, 0.5), px(240, 0.5))
    assert hearth.get_at((0, 0)).a == 0
    assert hearth.get_at((hearth.get_width() // 2, hearth.get_height() // 2)).a == 255
    assert inked(ugah.gap_mark(0.5)) > 300
    assert ugah.count_pill("+3", 1.0).get_size() == (74, 40)
    assert ugah.count_pill("+3", 1.0, 1).get_size() == (40, 74)
    assert ugah.count_pill("+1234567", 1.0).get_width() > 74


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind"):
        ugah.path_card("dragon", 1, 78, 96, 1.0)
    with pytest.raises(ValueError, match="unknown kind"):
        ugah.figure("middling", 90, 1.0)
    with pytest.raises(ValueError, match="unknown kind"):
        ugah.die("seven", 60, 1.0)
    with pytest.raises(ValueError, match="unknown kind"):
        ugah.prey_card("fish", 1, 78, 96, 1.0)


def test_the_ground_in_steps_is_the_ground() -> None:
    wanted = ((480, 270), 0.5, (480.0, 270.0), (340.0, 200.0))
    work = ugah.ground_steps(*wanted)
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            surface = end.value
            break
    assert same(surface, ugah.ground(*wanted))
    assert len(shares) >= 12
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.2
    assert 0.8 < shares[-1] <= 1.0
