"""The brushes: materials are what they say, lit from one side, equal for equal seeds, and of any size."""

import math
from collections.abc import Callable

import pygame
import pytest
from sprite_looks import inked, luminance, rim_difference, same

from sprites.brushes.board import edge_room, greyboard, pressed
from sprites.brushes.canvas import disc_mask, filled, rounded_mask
from sprites.brushes.cord import rope
from sprites.brushes.dust import light_shafts, motes, settled
from sprites.brushes.grain import patchy, stained
from sprites.brushes.landscape import sand, sand_steps, snow, snow_steps, water, water_steps
from sprites.brushes.lathe import LIGHT, profile, resin, revolved, turned_disc, turned_light
from sprites.brushes.light import rim
from sprites.brushes.steps import CountedSteps, whole
from sprites.brushes.timber import mitred, oak, painted_board, pine
from sprites.shelf import wall, wall_steps

Ground = Callable[..., pygame.Surface]


@pytest.mark.parametrize("brush", [sand, snow, water, oak, pine])
def test_a_ground_depends_on_its_seed_alone(brush: Ground) -> None:
    assert same(brush(160, 90, 0.5), brush(160, 90, 0.5))
    assert not same(brush(160, 90, 0.5, seed=3), brush(160, 90, 0.5, seed=4))


@pytest.mark.parametrize("brush", [sand, snow, water])
def test_the_open_air_is_lit_from_the_upper_left(brush: Ground) -> None:
    ground = brush(320, 180, 0.33)
    assert luminance(ground, pygame.Rect(10, 10, 90, 50)) > luminance(ground, pygame.Rect(230, 120, 80, 50))


def test_the_three_grounds_have_their_own_light_and_hue() -> None:
    red, white, blue = (pygame.transform.average_color(brush(200, 120, 0.4)) for brush in (sand, snow, water))
    assert red[0] > red[1] > red[2]
    assert min(white[:3]) > 160
    assert white[2] >= white[0] - 12, "its shade is blue"
    assert blue[2] > blue[0] + 20
    assert sum(blue[:3]) < sum(red[:3]) + 40


def test_dusk_turns_the_far_corner_violet() -> None:
    day, dusk = (sand(300, 200, 0.4, dusk=late) for late in (False, True))
    corner = pygame.Rect(240, 150, 60, 50)
    by_day, at_dusk = (pygame.transform.average_color(ground, corner) for ground in (day, dusk))
    assert at_dusk[0] < by_day[0] - 20
    assert at_dusk[2] / at_dusk[0] > by_day[2] / by_day[0]


def _change(surface: pygame.Surface, across: int, down: int) -> float:
    """Mean change of green from a pixel to the one that many pixels away."""
    width, height = surface.get_size()
    steps = [
        abs(surface.get_at((x, y)).g - surface.get_at((x + across, y + down)).g)
        for x in range(0, width - across, 3)
        for y in range(0, height - down, 3)
    ]
    return sum(steps) / len(steps)


@pytest.mark.parametrize("brush", [oak, pine])
def test_grain_runs_along_the_board(brush: Ground) -> None:
    lying, upright = brush(200, 120, 1.0), brush(120, 200, 1.0, upright=True)
    assert upright.get_size() == (120, 200)
    assert _change(lying, 0, 2) > 1.5 * _change(lying, 2, 0)
    assert _change(upright, 2, 0) > 1.5 * _change(upright, 0, 2)


def test_the_grain_of_a_frame_follows_its_four_sides() -> None:
    frame = mitred(240, 180, 40, 1.0, (116, 74, 42))
    top, left = frame.subsurface((60, 2, 120, 36)), frame.subsurface((2, 60, 36, 60))
    assert _change(top, 0, 2) > _change(top, 2, 0)
    assert _change(left, 2, 0) > _change(left, 0, 2)


def test_pressed_cardboard_shows_its_core_below_and_a_light_edge_above() -> None:
    mask = rounded_mask(80, 60, 8)
    piece = pressed(filled(80, 60, (60, 90, 140)), mask, 1.0, 4.0)
    room = edge_room(4.0, 1.0)
    assert piece.get_size() == (80 + 2 * room, 60 + 2 * room)
    below = piece.get_at((room + 40, room + 62))
    assert below.a == 255
    assert below.r > below.b, "grey-brown"
    assert piece.get_at((room + 40, room)).r > piece.get_at((room + 40, room + 30)).r + 30
    assert piece.get_at((room - 1, room + 30)).a == 0, "nothing shows on the lit side"
    core = pygame.transform.average_color(greyboard(40, 40, 1.0))
    assert core[0] > core[2]


def test_resin_is_lit_where_light_comes_in_and_glows_where_it_goes_out() -> None:
    mask = rounded_mask(100, 100, 20)
    cube = resin(100, 100, mask, (60, 110, 160))
    gleam = luminance(cube, pygame.Rect(20, 14, 14, 14))
    glow = luminance(cube, pygame.Rect(66, 70, 10, 10))
    assert gleam > glow > luminance(cube, pygame.Rect(84, 30, 10, 10))


@pytest.mark.parametrize("turn", range(4))
def test_a_turned_disc_keeps_its_light_when_its_grain_turns(turn: int) -> None:
    assert rim_difference(turned_disc(90, (150, 100, 60), 3, turn)) > 15
    assert not same(turned_disc(90, (150, 100, 60), 3, turn), turned_disc(90, (150, 100, 60), 3, turn + 1))


def test_the_light_goes_round_with_the_reader() -> None:
    assert turned_light(0) == LIGHT
    assert turned_light(4) == LIGHT
    assert turned_light(2) == (-LIGHT[0], -LIGHT[1], LIGHT[2])
    assert math.isclose(sum(part * part for part in LIGHT), 1.0, abs_tol=0.01)
    right = turned_light(1)
    ball = revolved((60, 60), lambda y: math.sqrt(max(0.0, 900 - (y - 30) ** 2)), (150, 100, 60), right)
    shown = pygame.transform.rotate(ball, -90)
    assert luminance(shown, pygame.Rect(14, 12, 10, 10)) > luminance(shown, pygame.Rect(38, 40, 10, 10)) + 40


def test_a_profile_goes_through_its_points_and_never_beyond_them() -> None:
    radius = profile(((0.0, 1.0), (1.0, 3.0), (2.0, 3.0), (3.0, 0.5)))
    assert [radius(height) for height in (0.0, 1.0, 2.0, 3.0)] == pytest.approx([1.0, 3.0, 3.0, 0.5])
    assert all(0.5 <= radius(step / 50) <= 3.0 for step in range(151))
    assert radius(-0.1) == radius(3.1) == 0.0


def test_a_board_figure_has_a_darker_side_at_its_lower_right() -> None:
    art = filled(80, 80, (0, 0, 0))
    art.fill((0, 0, 0, 0))
    pygame.draw.circle(art, (200, 120, 60, 255), (38, 38), 26)
    mask = art.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    body = painted_board(art, mask, 6.0, (90, 50, 30), 2.0)
    assert body.get_at((38, 67))[:3] == (90, 50, 30)
    assert body.get_at((38, 40)).r > 150
    assert body.get_at((38, 10)).a == 0


def test_a_rope_lies_along_its_path_and_shows_its_strands() -> None:
    picture, corner = rope([(20, 30), (120, 30), (220, 60)], 10, 1.0, ((200, 30, 30), (250, 240, 220)))
    on_path = picture.get_at((120 - corner[0], 30 - corner[1]))
    assert on_path.a == 255
    assert picture.get_at((120 - corner[0], 45 - corner[1])).a == 0
    tones = [picture.get_at((x - corner[0], 30 - corner[1])) for x in range(40, 110)]
    assert any(tone.g > 170 for tone in tones)
    assert any(tone.r > tone.g + 100 for tone in tones), "both strands show"
    with pytest.raises(ValueError, match="two points"):
        rope([(0, 0)], 10, 1.0)


@pytest.mark.parametrize("unit", [0.5, 2.0])
def test_a_rope_grows_with_the_unit(unit: float) -> None:
    thick, _ = rope([(0, 20), (100, 20)], 12, unit)
    upright = pygame.mask.from_surface(thick, 128).get_bounding_rects()[0]
    assert abs(upright.height - 12 * unit * 1.15) <= 3 * unit + 1


def test_dust_and_shafts_leave_most_of_the_air_clear() -> None:
    air = motes(400, 220, 0.5)
    assert 10 < inked(air, 30) < 0.05 * 400 * 220
    shafts = light_shafts(400, 220, 0.25)
    assert max(shafts.get_at((x, 60)).a for x in range(400)) < 70
    left, right = (sum(shafts.get_at((x, 60)).a for x in part) for part in (range(200), range(200, 400)))
    assert left > right, "light comes from the left"


def test_settled_dust_stays_on_its_side_and_lies_thicker_at_the_back() -> None:
    top = filled(300, 40, (90, 50, 40))
    top.fill((0, 0, 0, 0), (0, 0, 60, 40))
    settled(top, 1.0)
    assert top.get_at((30, 20)).a == 0
    assert luminance(top, pygame.Rect(60, 0, 240, 12)) > luminance(top, pygame.Rect(60, 28, 240, 12)) + 1


def test_stains_darken_towards_their_colour_and_patches_thin_a_layer() -> None:
    sheet = filled(120, 120, (255, 255, 255))
    stained(sheet, 20, (160, 200, 255), 5)
    average = pygame.transform.average_color(sheet)
    assert average[0] < average[1] < average[2]
    layer = filled(120, 120, (10, 20, 30))
    patchy(layer, 12, 60, 5)
    alphas = {layer.get_at((x, y)).a for x in range(0, 120, 5) for y in range(0, 120, 5)}
    assert min(alphas) < 120 < max(alphas)


def test_a_rim_of_a_very_large_form_lies_where_that_of_a_small_one_does() -> None:
    large = rim(disc_mask(1500), 12, 4)
    assert large.get_at((750, 4)).a > 120
    assert large.get_at((750, 1495)).a < 20
    assert large.get_at((750, 750)).a == 0
    assert large.get_at((10, 10)).a == 0


@pytest.mark.parametrize(
    ("steps", "picture"),
    [
        (lambda: sand_steps(200, 120, 0.5), lambda: sand(200, 120, 0.5)),
        (lambda: snow_steps(200, 120, 0.5), lambda: snow(200, 120, 0.5)),
        (lambda: water_steps(200, 120, 0.5), lambda: water(200, 120, 0.5)),
        (lambda: wall_steps((200, 120), 0.25, [60]), lambda: wall((200, 120), 0.25, [60])),
    ],
)
def test_what_is_painted_in_steps_is_the_same_picture(
    steps: Callable[[], CountedSteps], picture: Callable[[], pygame.Surface]
) -> None:
    shares: list[float] = []

    def watched() -> CountedSteps:
        work = steps()
        while True:
            try:
                shares.append(next(work))
            except StopIteration as end:
                return end.value
            yield shares[-1]

    assert same(whole(watched()), picture())
    assert len(shares) >= 4
    assert shares == sorted(set(shares))
    assert shares[0] > 0
    assert shares[-1] <= 1
