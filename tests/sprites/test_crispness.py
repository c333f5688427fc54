"""Everything is painted at the real pixel size: never a small picture stretched."""

from collections.abc import Callable

import pygame
import pytest

from sprites import fonts, pieces, table_parts, ugah
from sprites.brushes.board import edge_room
from sprites.brushes.landscape import sand, snow, water
from sprites.brushes.timber import oak, pine
from sprites.palette import INK, SEAT_LOOKS

UNITS = (0.533, 0.667, 1.0, 2.0)
"""Pixels per table unit at 1024x600 (interface 100 %), 1280x720, 1920x1080 and 3840x2160."""

CRISP: dict[str, Callable[[float], pygame.Surface]] = {
    "words": lambda unit: fonts.words("Ugah Ugah!", round(44 * unit), INK, 800),
    "number": lambda unit: fonts.number("37", round(60 * unit), INK),
    "path card": lambda unit: ugah.path_card("boar", 4, 80, 100, unit),
    "turned path card": lambda unit: ugah.path_card("fish", 3, 80, 100, unit, 23),
    "prey card": lambda unit: ugah.prey_card("mammoth", 3, 108, 138, unit),
    "card back": lambda unit: ugah.card_back(80, 100, unit),
    "die": lambda unit: ugah.die("dinosaur", 80, unit),
    "figure": lambda unit: ugah.figure("large", 130, unit),
    "token": lambda unit: table_parts.token(SEAT_LOOKS[4], 80, unit),
    "chip": lambda unit: pieces.chip(100, unit, SEAT_LOOKS[0].hue, "zigzag", "wren"),
    "pawn": lambda unit: pieces.pawn(SEAT_LOOKS[1], 120, unit),
    "person": lambda unit: pieces.board_figure("person", SEAT_LOOKS[2].hue, 120, unit, 0, "square"),
    "stud": lambda unit: table_parts.stud("gear", 68, unit),
}


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


def on_table(picture: pygame.Surface) -> pygame.Surface:
    """The picture on a middle tone."""
    table = pygame.Surface(picture.get_size(), 0, 32)
    table.fill((150, 140, 130))
    table.blit(picture, (0, 0))
    return table


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Mean difference of channels, 0..255, of two opaque pictures of one size."""
    apart = first.copy()
    apart.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = second.copy()
    other.blit(first, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for _ in range(3):  # the average has whole numbers only
        apart.blit(apart.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return sum(pygame.transform.average_color(apart)[:3]) / 24


def sharpness(picture: pygame.Surface) -> float:
    """How far the steepest fiftieth of neighbouring pixels lie apart on average, 0..255 of their green."""
    width, height = picture.get_size()
    steps = sorted(
        abs(picture.get_at((x, y)).g - picture.get_at((x + 1, y)).g)
        for y in range(0, height, 2)
        for x in range(width - 1)
    )
    steepest = steps[-max(1, len(steps) // 50) :]
    return sum(steepest) / len(steepest)


def doubled(picture: pygame.Surface) -> pygame.Surface:
    """What a stretched bitmap would look like."""
    return pygame.transform.smoothscale(picture, (picture.get_width() * 2, picture.get_height() * 2))


def fitted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, size)


def is_real(double: pygame.Surface, single: pygame.Surface) -> bool:
    """Whether the edges of a picture are clearly sharper than those of one stretched from half its size."""
    return sharpness(on_table(double)) > 1.2 * sharpness(on_table(doubled(single)))


@pytest.mark.parametrize("thing", CRISP)
def test_a_picture_twice_as_large_shows_the_same_thing(thing: str) -> None:
    single, double = on_table(CRISP[thing](1.0)), on_table(CRISP[thing](2.0))
    for low, high in zip(single.get_size(), double.get_size(), strict=True):
        assert abs(high - 2 * low) <= 6
    assert difference(single, fitted(double, single.get_size())) < 8


@pytest.mark.parametrize("thing", CRISP)
def test_a_picture_twice_as_large_has_more_detail_than_a_stretched_one(thing: str) -> None:
    assert is_real(CRISP[thing](2.0), CRISP[thing](1.0))


@pytest.mark.parametrize("thing", CRISP)
def test_control_a_stretched_picture_is_found_out(thing: str) -> None:
    single = CRISP[thing](1.0)
    assert not is_real(doubled(single), single)


@pytest.mark.parametrize("unit", UNITS)
def test_sizes_are_exact_at_every_unit(unit: float) -> None:
    edge = 2 * edge_room(2, unit)
    assert ugah.path_card("boar", 4, 80, 100, unit).get_size() == (px(80, unit) + edge, px(100, unit) + edge)
    assert ugah.card_back(80, 100, unit).get_size() == (px(80, unit) + edge, px(100, unit) + edge)
    assert ugah.die("bone", 80, unit).get_size() == (px(116, unit),) * 2
    assert table_parts.token(SEAT_LOOKS[0], 80, unit).get_size() == (px(80, unit),) * 2
    rim = 2 * edge_room(pieces.CHIP_THICKNESS, unit)
    chip = pieces.chip(100, unit, SEAT_LOOKS[0].hue, "dots", "moon")
    assert chip.get_size() == (px(100, unit) + rim,) * 2
    assert pieces.pawn(SEAT_LOOKS[0], 100, unit).get_size() == (px(120, unit),) * 2
    assert pieces.board_figure("wolf", (90, 90, 90), 100, unit).get_size() == (px(120, unit),) * 2


@pytest.mark.parametrize("unit", UNITS)
def test_words_are_set_at_the_real_size(unit: float) -> None:
    size = round(40 * unit)
    tall = fonts.words("Anna", size, INK).get_bounding_rect().height
    assert abs(tall - fonts.words("Anna", 400, INK).get_bounding_rect().height * size / 400) <= 1
    width = fonts.words("Anna and Ben", size, INK).get_width()
    assert abs(width - fonts.words("Anna and Ben", 400, INK).get_width() * size / 400) < 0.05 * width + 2


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("brush", [sand, snow, water, oak, pine])
def test_grounds_fill_any_size_and_keep_their_grain(
    brush: Callable[[int, int, float], pygame.Surface], unit: float
) -> None:
    size = (round(240 * unit), round(135 * unit))
    ground = brush(*size, unit)
    assert ground.get_size() == size
    assert min(ground.get_at((x, y)).a for x in (0, size[0] - 1) for y in (0, size[1] - 1)) == 255
    tones = {tuple(ground.get_at((x, size[1] // 2))) for x in range(size[0])}
    assert len(tones) > 12, "not one flat colour"
