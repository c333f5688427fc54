"""Ship, sailors, beast, cards and factions of Uk'otoa: sizes, forms told apart, light, states."""

import itertools
from collections.abc import Callable

import pygame
import pytest
from colour_sight import SIGHTS, overlap
from sprite_looks import inked, luminance, rim_difference, same
from test_crispness import difference, doubled, fitted, is_real, on_table
from test_told_apart import cut, most_alike

from sprites import ukotoa
from sprites.brushes.board import edge_room
from sprites.ukotoa.factions import FACTION_THICKNESS
from sprites.ukotoa.tiles import TILE_THICKNESS, hex_size

UNITS = (0.533, 2 / 3, 1.0, 2.0)
TURNS = (0, 1, 2, 3)
FACTIONS = tuple(ukotoa.FACTIONS)
KINDS = tuple(ukotoa.CARDS)
PICTURES = ("A2", "U2", "RUN", "PUSH", "SWAP")
CORNER = (0.0, 0.0, 0.46, 0.64)
SIGN = (0.08, 0.27, 0.32, 0.22)


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


def swapped(size: tuple[int, int], turn: int) -> tuple[int, int]:
    return (size[1], size[0]) if turn % 2 else size


# sizes


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("r", [18, 69, 110])
def test_tiles_are_hexagons_as_large_as_asked_plus_their_edge(unit: float, r: float) -> None:
    width, height = hex_size(r, unit)
    assert (width, height) == (px(3**0.5 * r, unit), px(2 * r, unit))
    room = 2 * edge_room(r * TILE_THICKNESS, unit)
    for picture in (ukotoa.tile(r, unit, 2), ukotoa.wheel(r, unit), ukotoa.tile_back(r, unit)):
        assert picture.get_size() == (width + room, height + room)
    assert ukotoa.arrow(r, unit, 0).get_size() == ukotoa.hole(r, unit).get_size() == (width, height)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_what_is_turned_swaps_its_sides(unit: float, turn: int) -> None:
    edge = 2 * edge_room(1.2, unit)
    size = swapped((px(164, unit) + edge, px(228, unit) + edge), turn)
    assert ukotoa.card("RUN", 164, 228, unit, "Run!", "up to 3 steps", turn).get_size() == size
    assert ukotoa.card_back(164, 228, unit, turn).get_size() == size
    plain = swapped((px(164, unit), px(228, unit)), turn)
    assert ukotoa.place(164, 228, unit, "pair", turn).get_size() == plain
    assert ukotoa.tray(164, 228, unit, "own", turn).get_size() == plain
    assert ukotoa.plank(164, 228, unit, turn).get_size() == plain
    thick = 2 * edge_room(FACTION_THICKNESS, unit)
    faction = ukotoa.faction_tile("red", "sslww", 180, unit, "The Revelry", "", turn)
    assert faction.get_size() == (px(180, unit) + thick,) * 2
    assert ukotoa.sailor("red", 92, unit, turn).get_size() == (px(110.4, unit),) * 2
    assert ukotoa.leviathan(145, unit, turn).get_size() == (px(174, unit),) * 2


@pytest.mark.parametrize("way", range(6))
@pytest.mark.parametrize("reach", [1, 2, 3])
def test_an_arm_lies_from_the_beast_to_its_last_tile(way: int, reach: int) -> None:
    r = 40.0
    arm = ukotoa.tentacle(r, 1.0, way, reach)
    x, y = ukotoa.tentacle_middle(r, way, reach)
    middle = (arm.get_width() / 2, arm.get_height() / 2)
    for share in range(1, 2 * reach + 1):
        along = -1 + share / reach
        spot = pygame.Rect(0, 0, 24, 24)
        spot.center = (round(middle[0] + x * along), round(middle[1] + y * along))
        assert inked(arm.subsurface(spot.clip(arm.get_rect()))) > 60, (
            "every tile of the line is under the arm"
        )
    box = arm.get_bounding_rect()
    assert box.width < arm.get_width()
    assert box.height < arm.get_height()


def test_a_rope_has_the_middle_of_its_points_in_its_middle() -> None:
    points = [(10.0, 40.0), (80.0, 0.0), (200.0, 90.0)]
    assert ukotoa.rope_middle(points) == (105.0, 45.0)
    rope = ukotoa.rope("blue", points, 1.0)
    for x, y in (points[0], points[-1]):
        spot = pygame.Rect(0, 0, 12, 12)
        spot.center = (round(rope.get_width() / 2 + x - 105), round(rope.get_height() / 2 + y - 45))
        assert inked(rope.subsurface(spot)) > 40


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_nothing_of_a_figure_is_cut_off(unit: float, turn: int) -> None:
    figures = [ukotoa.sailor(faction, 92, unit, turn) for faction in FACTIONS]
    for picture in (*figures, ukotoa.leviathan(145, unit, turn), ukotoa.coil(69, unit)):
        whole = picture.get_rect()
        assert whole.inflate(-2, -2).contains(picture.get_bounding_rect(40))


# told apart


def test_control_the_five_factions_differ_in_hat_pattern_and_hue() -> None:
    for part in ("hat", "pattern", "hue"):
        assert len({getattr(look, part) for look in ukotoa.FACTIONS.values()}) == 5


@pytest.mark.parametrize("height", [24, 40])
def test_small_sailors_differ_in_the_outline_of_their_hats(height: float) -> None:
    figures = [cut(ukotoa.sailor(faction, height, 1.0), (0, 0, 1, 0.45)) for faction in FACTIONS]
    forms = [pygame.mask.from_surface(figure, 127) for figure in figures]
    for first, second in itertools.combinations(forms, 2):
        assert overlap(first, second) < 0.85


@pytest.mark.parametrize("sight", SIGHTS)
def test_sailors_are_told_apart_without_hue(sight: str) -> None:
    assert (
        most_alike([cut(ukotoa.sailor(faction, 92, 1.0), (0, 0, 1, 0.5)) for faction in FACTIONS], sight)
        < 0.8
    )
    assert (
        most_alike([cut(ukotoa.sailor(faction, 40, 1.0), (0, 0, 1, 0.5)) for faction in FACTIONS], sight)
        < 0.8
    )


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [24, 66])
def test_emblems_and_hats_are_told_apart_without_hue(d: float, sight: str) -> None:
    assert most_alike([ukotoa.hat(faction, d, 1.0) for faction in FACTIONS], sight) < 0.8
    inside = (0.16, 0.16, 0.68, 0.68)
    assert most_alike([cut(ukotoa.emblem(faction, d, 1.0), inside) for faction in FACTIONS], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(50, 70), (80, 112), (164, 228)])
def test_cards_are_told_apart_by_their_picture(w: float, h: float, sight: str) -> None:
    cards = [cut(ukotoa.card(kind, w, h, 1.0), (0.1, 0.1, 0.8, 0.8)) for kind in PICTURES]
    assert most_alike(cards, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("w", [80, 164])
def test_cards_in_a_fan_are_told_apart_by_their_corner(w: float, sight: str) -> None:
    corners = [cut(ukotoa.card(kind, w, w * 1.4, 1.0), CORNER) for kind in KINDS]
    assert most_alike(corners, sight) < 0.95
    signs = [cut(ukotoa.card(kind, w, w * 1.4, 1.0), SIGN) for kind in ("A2", "U2", "RUN", "PUSH")]
    assert most_alike(signs, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_places_steps_and_lights_are_told_apart(sight: str) -> None:
    signs = [
        ukotoa.place(90, 126, 1.0, kind)
        for kind in ("single", "pair", "three", "exchange", "discard", "draw")
    ]
    assert most_alike([cut(sign, (0.06, 0.2, 0.88, 0.6)) for sign in signs], sight) < 0.85
    run, push, swap = ukotoa.step("run", 69, 1.0, 0), ukotoa.step("push", 69, 1.0, 0), ukotoa.swap(69, 1.0, 0)
    assert most_alike([run, swap], sight) < 0.8
    assert inked(push) > 1.1 * inked(run), "a bar stands before the arrow of a push"
    legal, other, dead = (ukotoa.hex_light(kind, 69, 1.0) for kind in ("reach", "other", "dead_end"))
    assert most_alike([legal, dead], sight) < 0.9
    assert inked(other) < 0.75 * inked(legal), "another line is dashed"


def test_the_six_arrows_point_six_ways() -> None:
    arrows = [ukotoa.arrow(40, 1.0, way) for way in range(6)]
    middle = arrows[0].get_width() / 2, arrows[0].get_height() / 2
    sides = []
    for arrow in arrows:
        x, y = pygame.mask.from_surface(arrow).centroid()
        sides.append((round((x - middle[0]) / 12), round((y - middle[1]) / 12)))
    assert len(set(sides)) == 6
    assert sides[0][0] > 0 == sides[0][1]
    assert sides[1][0] > 0 > sides[1][1]
    assert sides[4][0] < 0 < sides[4][1]


# states


def test_studs_tell_standing_lost_and_waiting_sailors() -> None:
    looks = [
        ukotoa.faction_tile("green", states, 180, 1.0) for states in ("sssss", "sssll", "lllll", "wwwww")
    ]
    assert not any(same(first, second) for first, second in itertools.combinations(looks, 2))
    hue = ukotoa.FACTIONS["green"].hue
    bright = [pygame.mask.from_threshold(look, hue, (14, 14, 14)).count() for look in looks]
    assert bright[0] > bright[1] > bright[2]
    assert bright[3] < bright[1]


@pytest.mark.parametrize(
    "name", ["", "Crew", "The Darrington Brigade", "Donaudampfschifffahrt", "\x00\ud800"]
)
def test_any_name_fits_on_a_faction_tile(name: str) -> None:
    tile, plain = ukotoa.faction_tile("blue", "sssss", 180, 1.0, name, "5 left"), None
    plain = ukotoa.faction_tile("blue", "sssss", 180, 1.0)
    for place in range(0, 180, 9):
        for inset in (14, tile.get_width() - 20):
            assert tile.get_at((inset, place)) == plain.get_at((inset, place)), (
                "letters stay within the frame"
            )


def test_a_tray_that_acts_has_a_brighter_seam() -> None:
    other, own, acting = (ukotoa.tray(300, 160, 1.0, state) for state in ("other", "own", "acting"))
    inside = pygame.Rect(60, 50, 180, 60)
    assert luminance(own, inside) > luminance(other, inside) + 5
    seam = pygame.Rect(60, 10, 180, 4)
    assert luminance(acting, seam) > luminance(own, seam) + 5


def test_a_ghost_of_an_arm_is_paler() -> None:
    solid, ghost = ukotoa.tentacle(69, 1.0, 3, 2), ukotoa.tentacle(69, 1.0, 3, 2, True)
    assert pygame.mask.from_surface(solid, 200).count() > 0
    assert pygame.mask.from_surface(ghost, 200).count() == 0
    assert inked(ghost) > 0.9 * inked(solid)


def test_a_tile_goes_under_stage_by_stage() -> None:
    stages = [ukotoa.sinking(69, 1.0, 2, 1, stage) for stage in range(ukotoa.SINKING)]
    solid = [pygame.mask.from_surface(picture, 200).count() for picture in stages]
    assert solid == sorted(solid, reverse=True)
    assert solid[0] > 5 * solid[-1]
    with pytest.raises(ValueError, match="unknown stage"):
        ukotoa.sinking(69, 1.0, 2, 1, ukotoa.SINKING)


def test_a_faction_that_is_lost_is_crossed_out() -> None:
    for faction in FACTIONS:
        crossed = ukotoa.emblem(faction, 66, 1.0, 0, True)
        assert pygame.mask.from_threshold(crossed, (224, 84, 56), (24, 24, 24)).count() > 100
    inside = (0.16, 0.16, 0.68, 0.68)
    pair = [cut(ukotoa.emblem("blue", 66, 1.0, 0, lost), inside) for lost in (False, True)]
    assert most_alike(pair, "grey") < 0.8


def test_a_ghost_is_as_large_as_its_sailor_and_paler() -> None:
    ghost, sailor = ukotoa.ghost("green", 92, 1.0), ukotoa.sailor("green", 92, 1.0)
    assert ghost.get_size() == sailor.get_size()
    assert pygame.mask.from_surface(ghost, 200).count() == 0
    assert inked(ghost) > 0.7 * inked(sailor)


# light


@pytest.mark.parametrize("turn", TURNS)
def test_pieces_are_lit_from_the_upper_left_whatever_their_turn(turn: int) -> None:
    assert rim_difference(ukotoa.card("A1", 164, 228, 1.0, "Advance", "1 step", turn)) > 5
    assert rim_difference(ukotoa.card_back(164, 228, 1.0, turn)) > 5
    assert rim_difference(ukotoa.faction_tile("purple", "sssss", 180, 1.0, "", "", turn)) > 5
    assert rim_difference(ukotoa.tray(300, 160, 1.0, "other", turn)) > 8
    assert rim_difference(ukotoa.emblem("yellow", 66, 1.0, turn)) > 5


@pytest.mark.parametrize("way", range(6))
def test_a_tile_is_lit_from_the_upper_left_whatever_its_arrow(way: int) -> None:
    assert rim_difference(ukotoa.tile(69, 1.0, way, way)) > 8


def test_standing_figures_turn_with_their_reader() -> None:
    for paint in (
        lambda turn: ukotoa.sailor("red", 80, 1.0, turn),
        lambda turn: ukotoa.leviathan(80, 1.0, turn),
        lambda turn: ukotoa.emblem("blue", 60, 1.0, turn),
        lambda turn: ukotoa.count("2", 46, 1.0, "victim", turn),
    ):
        looks = [paint(turn) for turn in TURNS]
        assert not any(same(first, second) for first, second in itertools.combinations(looks, 2))


# ground, sharpness, mistakes


def test_planks_are_the_same_after_an_arrow_was_painted_on_them() -> None:
    bare = ukotoa.tile(40, 1.0, None, 2)
    ukotoa.tile(40, 1.0, 1, 2)
    assert same(bare, ukotoa.tile(40, 1.0, None, 2))
    assert not same(bare, ukotoa.tile(40, 1.0, 1, 2))


def test_the_ground_in_steps_is_the_ground_and_dark_towards_its_corners() -> None:
    work = ukotoa.ground_steps((480, 270), 0.25, (0.5, 0.45), 400)
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            surface = end.value
            break
    assert same(surface, ukotoa.ground((480, 270), 0.25, (0.5, 0.45), 400))
    assert not surface.get_flags() & pygame.SRCALPHA
    assert len(shares) >= 20
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.25
    assert 0.7 < shares[-1] <= 1.0
    middle = pygame.transform.average_color(surface, pygame.Rect(200, 90, 60, 60))
    corner = pygame.transform.average_color(surface, pygame.Rect(440, 240, 40, 30))
    assert sum(middle[:3]) > 1.5 * sum(corner[:3])


def test_the_sea_is_quieter_than_what_lies_on_it() -> None:
    sea = ukotoa.ground((400, 300), 1.0)
    tile = ukotoa.tile(69, 1.0, 0)
    spot = tile.get_rect(center=(200, 150))
    ground = luminance(sea.convert_alpha() if pygame.display.get_surface() else _with_alpha(sea), spot)
    assert luminance(tile, tile.get_rect().inflate(-40, -40)) > ground + 15


def _with_alpha(surface: pygame.Surface) -> pygame.Surface:
    """The picture with an opaque alpha channel."""
    sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    sheet.blit(surface, (0, 0))
    return sheet


CRISP: dict[str, Callable[[float], pygame.Surface]] = {
    "tile": lambda unit: ukotoa.tile(60, unit, 1, 1),
    "wheel": lambda unit: ukotoa.wheel(60, unit),
    "sailor": lambda unit: ukotoa.sailor("blue", 92, unit),
    "beast": lambda unit: ukotoa.leviathan(145, unit),
    "arm": lambda unit: ukotoa.tentacle(60, unit, 2, 2),
    "card": lambda unit: ukotoa.card("PUSH", 130, 182, unit, "Push!", "up to 2 steps"),
    "back": lambda unit: ukotoa.card_back(130, 182, unit),
    "faction": lambda unit: ukotoa.faction_tile("red", "sssll", 160, unit, "The Revelry", "3 left"),
    "emblem": lambda unit: ukotoa.emblem("purple", 80, unit),
    "step": lambda unit: ukotoa.step("push", 60, unit, 1),
    "count": lambda unit: ukotoa.count("2", 60, unit),
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
    for call in (
        lambda: ukotoa.sailor("pink", 60, 1.0),
        lambda: ukotoa.card("A4", 80, 112, 1.0),
        lambda: ukotoa.place(80, 112, 1.0, "bank"),
        lambda: ukotoa.tray(80, 112, 1.0, "lost"),
        lambda: ukotoa.hex_light("dim", 60, 1.0),
        lambda: ukotoa.step("fly", 60, 1.0, 0),
        lambda: ukotoa.way_line([(0, 0), (60, 0)], 60, 1.0, "fly"),
        lambda: ukotoa.count("1", 46, 1.0, "blue"),
    ):
        with pytest.raises(ValueError, match="unknown"):
            call()
    with pytest.raises(ValueError, match="one to three"):
        ukotoa.tentacle(60, 1.0, 0, 4)
