"""Chips, tiles, pawns, board figures, piles and how figures stand: the pieces all games share."""

import itertools

import pygame
import pytest
from sprite_looks import inked, rim_difference, same

from sprites import pieces
from sprites.brushes.board import edge_room
from sprites.palette import SEAT_LOOKS, SeatLook

TURNS = (0, 1, 2, 3)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("look", SEAT_LOOKS, ids=lambda look: look.name)
def test_every_seats_pieces_are_lit_from_the_upper_left(look: SeatLook, turn: int) -> None:
    assert rim_difference(pieces.pawn(look, 100, 1.0, turn)) > 12
    assert rim_difference(pieces.board_figure("person", look.hue, 100, 1.0, turn, look.symbol)) > 25
    thin = pieces.chip(90, 1.0, look.hue, look.pattern, look.symbol, turn, thickness=0.2)
    assert rim_difference(thin) > 10
    assert rim_difference(pieces.cube(look, 60, 1.0, turn)) > 20
    assert rim_difference(pieces.medallion(look, 60, 1.0, turn)) > 8


@pytest.mark.parametrize("turn", TURNS)
def test_what_is_turned_shows_another_picture(turn: int) -> None:
    look = SEAT_LOOKS[0]
    other = (turn + 1) % 4
    assert not same(pieces.pawn(look, 80, 1.0, turn), pieces.pawn(look, 80, 1.0, other))
    assert not same(
        pieces.chip(80, 1.0, look.hue, "ring", "wolf", turn),
        pieces.chip(80, 1.0, look.hue, "ring", "wolf", other),
    )


@pytest.mark.parametrize("turn", TURNS)
def test_a_pawns_foot_points_to_its_owner(turn: int) -> None:
    form = pygame.mask.from_surface(pieces.pawn(SEAT_LOOKS[1], 100, 1.0, turn), 128)
    box = form.get_bounding_rects()[0]
    halves = {
        0: pygame.Rect(box.x, box.centery, box.w, box.h // 2),
        1: pygame.Rect(box.x, box.y, box.w // 2, box.h),
        2: pygame.Rect(box.x, box.y, box.w, box.h // 2),
        3: pygame.Rect(box.centerx, box.y, box.w // 2, box.h),
    }
    foot = pygame.mask.Mask(halves[turn].size, fill=True)
    assert form.overlap_area(foot, halves[turn].topleft) > 0.55 * form.count()


def test_the_middle_of_a_chip_is_the_middle_of_its_face() -> None:
    chip = pieces.chip(120, 2.0, SEAT_LOOKS[2].hue, "dashes", "disc")
    room = edge_room(pieces.CHIP_THICKNESS, 2.0)
    middle, face = chip.get_width() // 2, 120
    assert chip.get_at((middle - face + 2, middle)).a == 255
    assert chip.get_at((middle - face - 3, middle)).a == 0
    assert chip.get_at((middle, middle + face + room - 2)).a == 255, "its side shows below"


@pytest.mark.parametrize(
    "pattern", ["plain", "double", "ring", "dots", "rays", "zigzag", "dashes", "notches"]
)
def test_every_pattern_paints_its_own_ring(pattern: str) -> None:
    chip = pieces.chip(90, 1.0, (0, 114, 178), pattern, "star")
    plain = pieces.chip(90, 1.0, (0, 114, 178), "plain" if pattern != "plain" else "ring", "star")
    assert not same(chip, plain)


def test_unknown_symbols_patterns_and_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown seat symbol"):
        pieces.chip(60, 1.0, (0, 114, 178), "ring", "anchor")
    with pytest.raises(ValueError, match="unknown rim pattern"):
        pieces.chip(60, 1.0, (0, 114, 178), "tartan", "star")
    with pytest.raises(ValueError, match="unknown silhouette"):
        pieces.board_figure("unicorn", (90, 90, 90), 60, 1.0)
    with pytest.raises(ValueError, match="at least one"):
        pieces.stack(pygame.Surface((10, 10), pygame.SRCALPHA), 0, 1.0)


def test_a_symbol_stands_out_from_its_field_whatever_the_hue() -> None:
    for look in SEAT_LOOKS:
        chip = pieces.chip(100, 1.0, look.hue, look.pattern, "disc")
        middle = chip.get_width() // 2
        symbol, field = chip.get_at((middle, middle)), chip.get_at((middle + 29, middle))
        assert sum(field[:3]) - sum(symbol[:3]) > 90


def test_tiles_and_cards_keep_their_face_in_the_middle() -> None:
    face = pygame.Surface((80, 60), pygame.SRCALPHA, 32)
    face.fill((200, 60, 60, 255))
    for piece, room in (
        (pieces.tile(face, 1.0), edge_room(3, 1.0)),
        (pieces.tile(face, 1.0, pieces.hexagon()), edge_room(3, 1.0)),
        (pieces.tile(face, 1.0, pieces.hexagon(pointed=False), 6), edge_room(6, 1.0)),
        (pieces.card(face, 1.0), edge_room(1.2, 1.0)),
    ):
        assert piece.get_size() == (80 + 2 * room, 60 + 2 * room)
        middle = piece.get_at((piece.get_width() // 2, piece.get_height() // 2))
        assert middle.r > 2 * middle.g
        assert piece.get_at((0, 0)).a == 0
    assert inked(pieces.tile(face, 1.0, pieces.hexagon())) < inked(pieces.tile(face, 1.0))


def test_a_pile_grows_with_its_count_until_it_is_high_enough() -> None:
    chip = pieces.chip(60, 1.0, SEAT_LOOKS[0].hue, "dots", "star")
    heights = [pieces.stack(chip, count, 1.0)[0].get_height() for count in (1, 2, 5, 12)]
    assert heights == sorted(set(heights))
    assert heights[0] == chip.get_height()
    endless = pieces.stack(chip, 400, 1.0)[0].get_height()
    assert endless <= chip.get_height() + 62
    assert endless > heights[2]


def test_a_pile_says_where_its_lowest_piece_lies() -> None:
    chip = pieces.chip(60, 1.0, SEAT_LOOKS[0].hue, "dots", "star")
    pile, (x, y) = pieces.stack(chip, 7, 1.0)
    assert y + chip.get_height() <= pile.get_height()
    assert 0 <= x <= pile.get_width() - chip.get_width()
    assert y > 15, "the others rise above it"
    assert same(pile, pieces.stack(chip, 7, 1.0)[0]), "the same pile lies the same way"
    assert not same(pile, pieces.stack(chip, 7, 1.0, seed=4)[0])


@pytest.mark.parametrize("turn", TURNS)
def test_a_standing_figure_throws_its_shadow_from_its_feet_to_the_lower_right(turn: int) -> None:
    figure = pieces.board_figure("person", SEAT_LOOKS[0].hue, 100, 1.0, turn)
    surface, (x, y) = pieces.standing(figure, 1.0, turn)
    assert x * 2 + figure.get_width() == surface.get_width(), "the middle stays the middle"
    assert y * 2 + figure.get_height() == surface.get_height()
    alone = surface.copy()
    alone.blit(figure, (x, y))
    shadow = pygame.mask.from_surface(surface, 20)
    shadow.erase(pygame.mask.from_surface(figure, 0), (x, y))
    middle = shadow.centroid()
    box = figure.get_bounding_rect().move(x, y)
    feet = {0: box.midbottom, 1: box.midleft, 2: box.midtop, 3: box.midright}[turn]
    assert shadow.count() > 150
    assert middle[0] > feet[0] or turn == 3
    assert middle[1] > feet[1]


def test_a_lifted_figures_shadow_leaves_its_feet_and_pales() -> None:
    figure = pieces.pawn(SEAT_LOOKS[3], 100, 1.0)
    at_rest, lifted = (pieces.standing(figure, 1.0, 0, height) for height in (0.0, 16.0))
    darkest = []
    reach = []
    for surface, corner in (at_rest, lifted):
        bare = surface.copy()
        bare.fill((0, 0, 0, 0), figure.get_bounding_rect().move(corner))
        alphas = [
            (bare.get_at((x, y)).a, y) for x in range(bare.get_width()) for y in range(bare.get_height())
        ]
        darkest.append(max(alpha for alpha, _ in alphas))
        reach.append(max(y for alpha, y in alphas if alpha > 24) - corner[1])
    assert darkest[1] < darkest[0]
    assert reach[1] > reach[0]


def test_the_six_pawns_are_six_pictures_at_every_size() -> None:
    for unit in (0.3, 1.0):
        pawns = [pieces.pawn(look, 80, unit) for look in SEAT_LOOKS]
        assert not any(same(first, second) for first, second in itertools.combinations(pawns, 2))


@pytest.mark.parametrize("unit", [0.05, 0.21, 0.4, 3.17])
def test_no_size_is_too_small_or_too_odd(unit: float) -> None:
    look = SEAT_LOOKS[4]
    for picture in (
        pieces.chip(60, unit, look.hue, look.pattern, look.symbol),
        pieces.pawn(look, 80, unit, 1),
        pieces.board_figure("person", look.hue, 80, unit, 3, look.symbol),
        pieces.cube(look, 40, unit),
        pieces.medallion(look, 40, unit),
        pieces.standing(pieces.pawn(look, 80, unit), unit)[0],
        pieces.stack(pieces.chip(60, unit, look.hue, look.pattern, look.symbol), 9, unit)[0],
    ):
        assert min(picture.get_size()) >= 1
        assert inked(picture) >= 1
