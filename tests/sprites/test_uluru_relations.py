"""What the check draws over the card of Uluru: corners and places are counted, chips stay visible."""

import itertools

import pygame
import pytest
from sprite_looks import inked, same

from sprites import uluru
from sprites.uluru.relations import MET, UNMET, corners_between, places_between


@pytest.mark.parametrize("here", range(6))
@pytest.mark.parametrize("there", range(6))
def test_corners_are_counted_the_way_with_fewer(here: int, there: int) -> None:
    corners = corners_between(here, there)
    same_edge = {frozenset(pair) for pair in ((2, 3), (2, 4), (3, 4))}
    across = {frozenset(pair) for pair in ((0, 2), (0, 3), (0, 4), (1, 5))}
    pair = frozenset((here, there))
    expected = 0 if here == there or pair in same_edge else 2 if pair in across else 1
    assert len(corners) == expected
    assert set(corners) == set(corners_between(there, here)) or expected == 2
    assert len(set(corners)) == len(corners)


def test_places_between_go_the_shorter_way() -> None:
    assert places_between(0, 1) == ()
    assert places_between(5, 0) == ()
    assert places_between(2, 4) == (3,)
    assert places_between(4, 2) == (3,)
    assert places_between(0, 4) == (5,)
    assert places_between(0, 3) == (1, 2)
    assert places_between(3, 0) == (4, 5)
    assert places_between(3, 3) == ()


@pytest.mark.parametrize("kind", ["same_edge", "across", "beside", "two_apart"])
def test_a_relation_is_green_when_met_and_red_when_not(kind: str) -> None:
    for met, wanted in ((True, MET), (False, UNMET)):
        layer = uluru.relation(kind, 1, 5, (), met, 330, 214, 58, 1.0)
        tint = pygame.transform.average_color(layer, consider_alpha=True)
        assert (tint[1] > tint[0]) == (wanted[1] > wanted[0])
        assert 0 < inked(layer) < 0.3 * 330 * 214, "the card stays visible"


def test_a_relation_follows_the_edges_or_the_places() -> None:
    edges = uluru.relation("across", 1, 5, (), True, 330, 214, 58, 1.0)
    places = uluru.relation("two_apart", 1, 5, (), True, 330, 214, 58, 1.0)
    assert _inked_in(edges, pygame.Rect(40, 0, 60, 10)) > 60, "along the upper edge"
    assert _inked_in(places, pygame.Rect(40, 0, 60, 10)) == 0
    assert _inked_in(places, pygame.Rect(90, 40, 60, 50)) > 60, "from place to place"
    assert _inked_in(edges, pygame.Rect(90, 40, 60, 50)) == 0


def test_chips_stay_visible_under_a_relation() -> None:
    for kind, (here, there) in itertools.product(
        ("same_edge", "across", "beside", "two_apart"), itertools.permutations(range(6), 2)
    ):
        layer = uluru.relation(kind, here, there, (), False, 330, 214, 58, 0.5)
        for x, y in uluru.PLACES:
            middle = pygame.Rect(0, 0, 14, 14)
            middle.center = (round(x * layer.get_width()), round(y * layer.get_height()))
            assert _inked_in(layer, middle) < 40


def test_lit_places_are_ringed_and_missing_birds_draw_nothing() -> None:
    lit = uluru.relation("places", None, None, (0, 3), False, 330, 214, 58, 1.0)
    assert _inked_in(lit, pygame.Rect(120, 0, 90, 80)) > 300
    assert _inked_in(lit, pygame.Rect(0, 60, 90, 80)) == 0
    for kind in ("any", "across", "beside"):
        assert inked(uluru.relation(kind, None, 2, (), False, 330, 214, 58, 1.0)) == 0
    alone = uluru.relation("beside", 2, 2, (), True, 330, 214, 58, 1.0)
    assert 0 < inked(alone) < 3000, "a bird that wishes for itself is ringed, no more"


def _inked_in(picture: pygame.Surface, rect: pygame.Rect) -> int:
    return inked(picture.subsurface(rect.clip(picture.get_rect())))


def test_a_turned_relation_lies_on_the_turned_card() -> None:
    upright = uluru.relation("beside", 0, 1, (), True, 330, 214, 58, 1.0)
    for turn, degrees in ((1, -90), (2, 180), (3, 90)):
        turned = uluru.relation("beside", 0, 1, (), True, 330, 214, 58, 1.0, turn)
        assert same(pygame.transform.rotate(upright, degrees), turned)
