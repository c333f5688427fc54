"""The card, the wishes, and the best cards: every vector with values of the spec."""

from __future__ import annotations

import itertools

import pytest
from uluru_table import V10, Z, at, cards_of, solved, wishes

from game.uluru.box import BOX, EDGE, NUMBER, PLACES
from game.uluru.solver import ALL, best, met_by
from game.uluru.wishes import CORNER, RELATIONS, corners, distance, is_met, unmet

PAIRS = list(itertools.combinations(range(PLACES), 2))


def met(text: str, card: str | dict[str, int]) -> bool:
    """Whether the wish of the first bird named is met."""
    return is_met(wishes(text)[NUMBER[text.split()[0]]], NUMBER[text.split()[0]], at(card))


def cost(text: str, card: str | dict[str, int]) -> int:
    return unmet(wishes(text), at(card))


@pytest.mark.rule("uluru.1", "uluru.R1")
def test_six_places_in_a_ring():
    edges = BOX.card.edges
    assert (edges.top, edges.right, edges.bottom, edges.left) == ((0,), (1,), (2, 3, 4), (5,))
    assert EDGE == (0, 1, 2, 2, 2, 3)


@pytest.mark.rule("uluru.2")
def test_four_corners():
    assert [place for place in range(PLACES) if CORNER[place]] == [0, 1, 4, 5]
    assert corners(0, 2) == (2, 2)
    assert corners(2, 4) == (0, 4)
    assert corners(1, 2) == (1, 3)


@pytest.mark.rule("uluru.3")
def test_ring_distance():
    assert [distance(0, place) for place in range(PLACES)] == [0, 1, 2, 3, 2, 1]
    assert [distance(5, place) for place in range(PLACES)] == [1, 2, 3, 2, 1, 0]


@pytest.mark.rule("uluru.36", "uluru.38", "uluru.R9")
def test_pairs_of_places_by_corners():
    same = {pair for pair in PAIRS if RELATIONS["same_edge"][pair[0]][pair[1]]}
    across = {pair for pair in PAIRS if RELATIONS["across"][pair[0]][pair[1]]}
    assert same == {(2, 3), (2, 4), (3, 4)}
    assert across == {(0, 2), (0, 3), (0, 4), (1, 5)}
    assert all(1 in corners(*pair) for pair in PAIRS if pair not in same | across)


@pytest.mark.rule("uluru.44", "uluru.R10")
@pytest.mark.parametrize("kind", RELATIONS)
def test_relations_are_symmetric(kind):
    for x, y in itertools.product(range(PLACES), repeat=2):
        assert RELATIONS[kind][x][y] == RELATIONS[kind][y][x]
        assert not (x == y and RELATIONS[kind][x][y])


@pytest.mark.rule("uluru.31", "uluru.32", "uluru.R5", "uluru.V9")
def test_a_bird_that_wants_nothing_must_still_sit_somewhere():
    for place in range(PLACES):
        assert met("blue any", {"blue": place})
    assert not met("blue any", {"orange": 0})
    assert not met("blue 0 1 2", {"orange": 0})


@pytest.mark.rule("uluru.33")
def test_lit_places():
    for place in range(PLACES):
        assert met("blue 4 5 0", {"blue": place}) == (place in (4, 5, 0))
        assert met("blue 2 3", {"blue": place}) == (place in (2, 3))


@pytest.mark.rule("uluru.34", "uluru.R4", "uluru.V2")
def test_its_own_colour_pleases_a_bird_anywhere():
    for kind in RELATIONS:
        for place in range(PLACES):
            assert met(f"green {kind} green", {"green": place})
    assert cost("green across green", "blue orange yellow - black white") == 1


@pytest.mark.rule("uluru.35", "uluru.R6", "uluru.R7")
def test_a_missing_partner_leaves_the_wish_unmet():
    assert not met("white beside black", {"white": 5})
    assert cost("white beside black, black any", "blue orange yellow green - white") == 2


@pytest.mark.rule("uluru.37", "uluru.V4")
def test_same_edge_with_somebody_between():
    assert met("yellow same_edge black", Z)
    assert met("yellow same_edge black", {"yellow": 2, "black": 4, "green": 3})


@pytest.mark.rule("uluru.36", "uluru.V5")
def test_not_the_same_edge_round_a_corner():
    assert not met("orange same_edge yellow", Z)


@pytest.mark.rule("uluru.38", "uluru.39", "uluru.R11", "uluru.V6")
@pytest.mark.parametrize(
    ("x", "y", "yes"), [(0, 2, 1), (0, 3, 1), (0, 4, 1), (1, 5, 1), (0, 1, 0), (2, 4, 0), (1, 3, 0)]
)
def test_across(x, y, yes):
    assert met("blue across green", {"blue": x, "green": y}) == bool(yes)
    assert met("blue across green", {"blue": y, "green": x}) == bool(yes)


@pytest.mark.rule("uluru.40", "uluru.41", "uluru.V7")
@pytest.mark.parametrize(
    ("x", "y", "yes"),
    [(0, 1, 1), (5, 4, 1), (1, 2, 1), (5, 0, 1), (2, 3, 1), (0, 2, 0), (2, 4, 0), (1, 5, 0)],
)
def test_beside(x, y, yes):
    assert met("blue beside white", {"blue": x, "white": y}) == bool(yes)


@pytest.mark.rule("uluru.42", "uluru.43", "uluru.V8")
@pytest.mark.parametrize(
    ("x", "y", "yes"),
    [(0, 2, 1), (0, 4, 1), (1, 5, 1), (2, 4, 1), (1, 3, 1), (3, 5, 1), (0, 3, 0), (0, 1, 0), (4, 5, 0)],
)
def test_two_apart(x, y, yes):
    assert met("blue two_apart orange", {"blue": x, "orange": y}) == bool(yes)
    between = {(0, 2): 1, (0, 4): 5, (1, 5): 0, (2, 4): 3, (1, 3): 2, (3, 5): 4}.get((x, y))
    if between is not None:
        assert met("blue two_apart orange", {"blue": x, "orange": y, "green": between})


@pytest.mark.rule("uluru.R8", "uluru.V50")
def test_an_empty_place_between_is_not_beside():
    card = {"blue": 2, "orange": 4}
    assert not met("blue beside orange", card)
    assert met("blue same_edge orange", card)
    assert met("blue two_apart orange", card)


@pytest.mark.rule("uluru.45", "uluru.R7", "uluru.V11", "uluru.V12")
def test_a_point_for_each_unmet_wish():
    without = "blue orange yellow green - white"
    assert cost("white beside black", without) == 2
    assert cost("white beside black, black across black", without) == 2
    assert cost("black across black", Z) == 0
    assert cost("white beside black, black across black", Z) == 0
    assert cost("", "- - - - - -") == 6
    assert cost(V10, Z) == 1


@pytest.mark.rule("uluru.V10")
def test_one_wish_of_six_is_missed():
    given = wishes(V10)
    assert [is_met(wish, bird, at(Z)) for bird, wish in enumerate(given)] == [True, True, False, *[True] * 3]
    assert cards_of(best(given)) == {
        "blue orange black green yellow white",
        "blue white black green yellow orange",
    }
    assert best(given).penalty == 0


EXAMPLE = "blue across green, orange two_apart orange, green same_edge yellow, black beside white"


@pytest.mark.rule("uluru.V1", "uluru.R2")
def test_the_example_of_the_rulebook():
    found = best(wishes(f"{EXAMPLE}, yellow 2 3"))
    assert found.penalty == 0
    assert cards_of(found) == {
        "blue orange yellow green black white",
        "blue orange yellow green white black",
        "blue orange green yellow black white",
        "blue orange green yellow white black",
        "blue black white yellow green orange",
        "blue white black yellow green orange",
    }
    assert found.count == 6
    for places, expected in (
        ("3 4", (0, 6)),
        ("1 2", (0, 2)),
        ("4 5", (0, 2)),
        ("0 1", (1, 32)),
        ("5 0", (1, 32)),
    ):
        assert solved(f"{EXAMPLE}, yellow {places}") == expected


@pytest.mark.rule("uluru.46", "uluru.R23", "uluru.V3")
def test_wishes_that_contradict_each_other():
    assert solved("green across white, white beside green") == (1, 480)
    assert solved("green across white, white same_edge green") == (1, 336)


BEST = {
    "V13": ("blue same_edge orange, orange same_edge yellow, yellow same_edge blue", 0, 36),
    "V15": ("blue same_edge green, green across blue", 1, 336),
    "V17": ("blue two_apart orange, orange two_apart yellow, yellow two_apart blue", 0, 72),
    "V17 chain": ("blue two_apart orange, orange two_apart yellow, yellow two_apart green", 1, 288),
    "V18": ("blue beside green, orange beside green, yellow beside green", 1, 216),
    "V18 across": ("blue across green, orange across green, yellow across green", 0, 12),
    "V19": ("blue 2 3, orange 3 4, yellow 1 2, green 4 5, black 5 0, white 0 1", 0, 2),
    "V20": ("blue across blue, orange any, green two_apart green", 0, 720),
    "V46": (
        "blue same_edge orange, orange beside blue, yellow across blue, green two_apart blue, black 0 1, "
        "white 5 0",
        0,
        2,
    ),
    "V48": ("blue 0 1 2, orange 1 2 3, yellow 2 3 4, green 3 4 5, black 4 5 0, white 5 0 1", 0, 20),
    "V49": (
        "blue beside orange, orange beside yellow, yellow beside green, green beside black, "
        "black beside white, white beside blue",
        0,
        12,
    ),
}


@pytest.mark.rule(
    "uluru.V13", "uluru.V15", "uluru.V17", "uluru.V18", "uluru.V19", "uluru.V20", "uluru.V46", "uluru.V48"
)
@pytest.mark.rule("uluru.V49")
@pytest.mark.parametrize("vector", BEST)
def test_best_cards(vector):
    text, penalty, count = BEST[vector]
    assert solved(text) == (penalty, count)


@pytest.mark.rule("uluru.V19", "uluru.V46")
def test_the_only_best_cards():
    assert cards_of(best(wishes(BEST["V19"][0]))) == {
        "white yellow blue orange green black",
        "black white yellow blue orange green",
    }
    assert cards_of(best(wishes(BEST["V46"][0]))) == {
        "yellow black blue orange green white",
        "yellow black green orange blue white",
    }


@pytest.mark.rule("uluru.V13", "uluru.V17", "uluru.V18")
def test_where_the_best_cards_put_them():
    def places(text: str, *colours: str) -> set[tuple[int, ...]]:
        cards = cards_of(best(wishes(text)))
        return {tuple(sorted(card.split().index(colour) for colour in colours)) for card in cards}

    three = ("blue", "orange", "yellow")
    assert places(BEST["V13"][0], *three) == {(2, 3, 4)}
    assert places(BEST["V17"][0], *three) == {(0, 2, 4), (1, 3, 5)}
    assert places(BEST["V18 across"][0], *three) == {(2, 3, 4)}
    assert places(BEST["V18 across"][0], "green") == {(0,)}


@pytest.mark.rule("uluru.47")
def test_leaving_a_bird_off_never_pays():
    cards = [*itertools.permutations(range(PLACES), 4)]
    for wish in BOX.wish:
        for bird in range(PLACES):
            given = wishes()
            given[bird] = wish
            for card in cards[:: 7 + bird]:
                lying = [-1] * PLACES
                for chip, place in enumerate(card):
                    lying[chip] = place
                before = [is_met(w, b, lying) for b, w in enumerate(given)]
                free = next(place for place in range(PLACES) if place not in card)
                after = [is_met(w, b, [*lying[:4], free, -1]) for b, w in enumerate(given)]
                assert all(new or not old for old, new in zip(before, after, strict=True))


def test_the_solver_agrees_with_counting_by_hand():
    given = wishes(V10)
    costs = [
        unmet(given, [card.index(bird) for bird in range(PLACES)])
        for card in itertools.permutations(range(PLACES))
    ]
    found = best(given)
    assert (found.penalty, found.count) == (min(costs), costs.count(min(costs)))
    assert {unmet(given, [card.index(b) for b in range(PLACES)]) for card in found.each()} == {min(costs)}
    assert found.card(0) == found.card(found.count)


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("any", 720),
        ("0 1 2", 360),
        ("beside orange", 288),
        ("two_apart orange", 288),
        ("2 3", 240),
        ("across orange", 192),
        ("same_edge orange", 144),
    ],
)
def test_chance_of_a_single_wish(text, share):
    """Section 7: 1, 1/2, 2/5, 2/5, 1/3, 4/15 and 1/5 of all full cards."""
    assert met_by(wishes(f"blue {text}")[0], 0).bit_count() == share
    assert ALL.bit_count() == 720
