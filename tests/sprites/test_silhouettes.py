"""Silhouettes: known by their outline at 24 pixels, with smooth edges at 400."""

import itertools

import pygame
import pytest
from colour_sight import overlap

from sprites.palette import SEAT_LOOKS
from sprites.shapes import Pen
from sprites.silhouettes import SILHOUETTES, coloured, flat
from sprites.symbols import seat_symbol

ALIKE = 0.75
"""Two forms that share more than this (intersection over union) are taken for the same at a glance."""

GROUPS = {
    "path of ugah": ("caterpillar", "lizard", "fish", "boar", "cave_bear"),
    "dice of ugah": ("bone", "dinosaur", "mammoth", "bird", "small", "large"),
    "prey of ugah": ("dinosaur", "mammoth", "bird"),
    "birds of uluru": ("wren", "cockatoo", "finch", "ibis", "swan", "pelican"),
    "signs of ukotoa": ("ship", "tentacle", "person"),
    "hats of ukotoa": ("tricorn", "bicorne", "bobble_cap", "top_hat", "hood"),
    "signs of wolves": ("wolf", "pine", "fish", "boar"),
    "kinds of wolves": ("salmon", "cob", "bison", "pine", "guide_star", "paw"),
    "harvest of uluk": ("fruit", "tubers", "toadstool", "larva", "carp", "goat"),
    "kitchen of uluk": (
        "crock",
        "jug",
        "pot",
        "meal",
        "loaf",
        "skewer",
        "larvae",
        "gourd",
        "salt_fish",
        "ham",
    ),
    "roasts of uluk": ("roast", "ham", "goat", "skewer"),
    "types of uluk": ("hourglass", "full_bowl", "treat", "horn_cup"),
    "crafts of uluk": ("jar", "millstone", "fire", "coil", "drum"),
    "tools of uluk": ("sickle", "spear", "smile"),
    "tribes of uluk": ("rhino_triber", "bird_triber", "boar_triber", "lizard_triber"),
    "lids of the boxes": ("fire", "rock", "ship", "wolf"),
}


def form_at(kind: str, side: int) -> pygame.Mask:
    """The outline of a silhouette that fills a square of that many pixels."""
    return pygame.mask.from_surface(flat(kind, (0, 0, 0), side, side * 0.46), 127)


@pytest.mark.parametrize("group", GROUPS)
def test_silhouettes_of_one_game_differ_at_24_pixels(group: str) -> None:
    for first, second in itertools.combinations(GROUPS[group], 2):
        shared = overlap(form_at(first, 24), form_at(second, 24))
        assert shared < ALIKE, f"{first} and {second} share {shared:.2f}"


def test_control_a_form_shares_all_with_itself_and_most_with_a_slightly_larger_one() -> None:
    assert overlap(form_at("mammoth", 24), form_at("mammoth", 24)) == 1.0
    larger = pygame.mask.from_surface(flat("mammoth", (0, 0, 0), 24, 11.6), 127)
    assert overlap(form_at("mammoth", 24), larger) > ALIKE


@pytest.mark.parametrize("kind", SILHOUETTES)
def test_a_small_silhouette_looks_like_the_large_one(kind: str) -> None:
    reduced = pygame.transform.smoothscale(flat(kind, (0, 0, 0), 384, 384 * 0.46), (24, 24))
    assert overlap(form_at(kind, 24), pygame.mask.from_surface(reduced, 127)) > 0.8


def smoothness(picture: pygame.Surface) -> float:
    """The share of a form's contour pixels whose alpha lies between nothing and full."""
    inside, some = pygame.mask.from_surface(picture, 254), pygame.mask.from_surface(picture, 0)
    width, height = picture.get_size()
    soft = steps = 0
    for x in range(1, width - 1):
        for y in range(1, height - 1):
            if not some.get_at((x, y)):
                continue
            if not inside.get_at((x, y)):
                soft += 1
            elif not all(some.get_at(near) for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))):
                steps += 1
    return soft / max(1, soft + steps)


@pytest.mark.parametrize("kind", SILHOUETTES)
def test_edges_are_smooth_at_400_pixels(kind: str) -> None:
    assert smoothness(coloured(kind, (120, 60, 30), 400, 180)) > 0.8


def test_control_a_form_drawn_at_its_own_size_has_stepped_edges() -> None:
    layer = pygame.Surface((400, 400), pygame.SRCALPHA, 32)
    SILHOUETTES["mammoth"](Pen(layer, (200, 200), 180), (120, 60, 30))
    assert smoothness(layer) < 0.1


@pytest.mark.parametrize("kind", SILHOUETTES)
def test_a_silhouette_has_more_to_show_when_it_is_large(kind: str) -> None:
    large = coloured(kind, (120, 60, 30), 400, 180)
    tones = {tuple(large.get_at((x, y)))[:3] for x in range(0, 400, 4) for y in range(0, 400, 4)}
    assert len(tones) > 3 or kind == "hand", "one flat tone is not handsome"


def test_the_six_seat_symbols_differ_at_24_pixels() -> None:
    forms = []
    for look in SEAT_LOOKS:
        layer = pygame.Surface((24, 24), pygame.SRCALPHA, 32)
        seat_symbol(Pen(layer, (12, 12), 11), look.symbol, (255, 255, 255), 0.84)
        forms.append(pygame.mask.from_surface(layer))
    for first, second in itertools.combinations(forms, 2):
        assert overlap(first, second) < 0.85
