"""Snow, mats, cards, needs, tokens and knowledge of Wolves: sizes, forms told apart, light, states."""

import itertools
import math
from collections.abc import Callable

import pygame
import pytest
from colour_sight import SIGHTS
from sprite_looks import inked, luminance, rim_difference, same
from test_crispness import difference, doubled, fitted, is_real, on_table
from test_told_apart import cut, most_alike

from sprites import wolves
from sprites.brushes.board import edge_room
from sprites.palette import SEAT_LOOKS

UNITS = (0.533, 2 / 3, 1.0, 2.0)
TURNS = (0, 1, 2, 3)
SEATS = range(len(SEAT_LOOKS))
KINDS = tuple(wolves.KINDS)
CARDS = tuple(wolves.CARDS)
MIDDLE = (0.16, 0.16, 0.68, 0.68)


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


def swapped(size: tuple[int, int], turn: int) -> tuple[int, int]:
    return (size[1], size[0]) if turn % 2 else size


# sizes


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_what_is_turned_swaps_its_sides(unit: float, turn: int) -> None:
    edge = 2 * edge_room(1.2, unit)
    card = swapped((px(100, unit) + edge, px(140, unit) + edge), turn)
    assert wolves.card("fish", 100, 140, unit, "Fish", turn).get_size() == card
    assert wolves.card_back("thimi", 100, 140, unit, turn).get_size() == card
    assert wolves.taken_card("corn", 100, 140, unit, turn).get_size() == card
    assert wolves.taken_back(100, 140, unit, turn).get_size() == card
    assert wolves.knowledge("no_waste", 100, 140, unit, "No Waste", turn).get_size() == card
    plain = swapped((px(120, unit), px(90, unit)), turn)
    assert wolves.need("corn", 1, 120, 90, unit, "short", turn).get_size() == plain
    assert wolves.reserve(120, 90, unit, turn).get_size() == plain
    assert wolves.place(120, 90, unit, "deck", turn).get_size() == plain
    room = 2 * px(wolves.MAT_ROOM, unit)
    mat = wolves.mat(300, 160, unit, 2, "own", turn)
    assert mat.get_size() == tuple(side + room for side in swapped((px(300, unit), px(160, unit)), turn))


@pytest.mark.parametrize("unit", UNITS)
def test_round_things_are_as_wide_as_asked(unit: float) -> None:
    for d in (24, 46):
        side = px(d, unit)
        for piece in (
            wolves.token_place("fish", d, unit),
            wolves.badge("draw", d, unit),
            wolves.status(d, unit),
        ):
            assert piece.get_size() == (side, side)
        token = wolves.token("fish", d, unit)
        assert token.get_width() == token.get_height() == side + 2 * edge_room(min(4.0, 1 + d * 0.03), unit)


def test_a_deck_is_as_high_as_it_has_cards() -> None:
    heights = [
        wolves.deck("masakat", cards, 60, 84, 1.0).get_bounding_rect().height for cards in (1, 9, 18, 28)
    ]
    assert heights == sorted(set(heights))
    assert heights[-1] > heights[0] + 16
    assert not inked(wolves.deck("masakat", 0, 60, 84, 1.0))


@pytest.mark.parametrize("turn", TURNS)
def test_the_lowest_card_of_a_deck_lies_in_the_middle(turn: int) -> None:
    back, pile = wolves.card_back("thimi", 60, 84, 1.0, turn), wolves.deck("thimi", 28, 60, 84, 1.0, turn)
    low = pile.get_bounding_rect().bottom - pile.get_height() / 2
    assert low == pytest.approx(back.get_bounding_rect().bottom - back.get_height() / 2, abs=3)


def test_a_fan_grows_with_its_cards_and_stays_narrow() -> None:
    widths = [wolves.fan("pahanis", cards, 44, 62, 1.0).get_width() for cards in (1, 2, 5, 9, 25)]
    assert widths[:3] == sorted(set(widths[:3]))
    assert max(widths) < 44 * 3.4


# told apart


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [28, 46])
def test_tokens_are_told_apart_without_hue(d: float, sight: str) -> None:
    assert most_alike([cut(wolves.token(kind, d, 1.0), MIDDLE) for kind in CARDS], sight) < 0.8
    assert most_alike([wolves.token_place(kind, d, 1.0) for kind in KINDS], sight) < 0.95
    others = [wolves.token("fish", d, 1.0), wolves.award(d, 1.0), wolves.need_token("fish", 2, d, 1.0)]
    assert most_alike(others, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(40, 56), (84, 118), (146, 210)])
def test_cards_are_told_apart_by_their_picture(w: float, h: float, sight: str) -> None:
    cards = [cut(wolves.card(kind, w, h, 1.0), (0.1, 0.1, 0.8, 0.8)) for kind in CARDS]
    assert most_alike(cards, sight) < 0.8
    taken = [cut(wolves.taken_card(kind, w, h, 1.0), MIDDLE) for kind in KINDS]
    assert most_alike(taken, sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("w", [40, 146])
def test_cards_in_a_fan_are_told_apart_by_their_corner(w: float, sight: str) -> None:
    corners = [cut(wolves.card(kind, w, w * 1.4, 1.0), (0.06, 0.05, 0.3, 0.21)) for kind in CARDS]
    assert most_alike(corners, sight) < 0.85


@pytest.mark.parametrize("sight", SIGHTS)
def test_backs_are_told_apart_by_what_a_community_knows_best(sight: str) -> None:
    backs = {name: wolves.card_back(name, 60, 84, 1.0) for name in wolves.COMMUNITIES}
    upper = [cut(backs[name], (0.15, 0.15, 0.7, 0.5)) for name in ("atinzina", "masakat", "thimi")]
    assert most_alike(upper, sight) < 0.8
    for first, second in itertools.combinations(backs.values(), 2):
        assert not same(first, second)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(40, 34), (92, 78)])
def test_knowledge_is_told_apart_by_its_picture(w: float, h: float, sight: str) -> None:
    assert most_alike([wolves.knowledge(kind, w, h, 1.0) for kind in wolves.WISDOM], sight) < 0.9


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [28, 60])
def test_badges_ranks_and_places_are_told_apart(d: float, sight: str) -> None:
    assert most_alike([cut(wolves.badge(kind, d, 1.0), MIDDLE) for kind in wolves.BADGES], sight) < 0.85
    ranks = [cut(wolves.rank(value, d, 1.0), MIDDLE) for value in range(1, 7)]
    assert most_alike(ranks, sight) < 0.9


# states


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(90, 120), (110, 46), (60, 80)])
def test_needs_are_told_apart_by_more_than_hue(w: float, h: float, sight: str) -> None:
    states = [
        wolves.need("corn", paid, w, h, 1.0, state)
        for paid, state in ((0, "open"), (1, "short"), (2, "short"), (3, "met"))
    ]
    lower = [cut(state, (0.3, 0.4, 0.7, 0.6) if w > h else (0.0, 0.5, 1.0, 0.5)) for state in states]
    assert most_alike(lower, sight) < 0.97
    assert most_alike([lower[0], lower[1], lower[3]], sight) < 0.9


def test_the_board_of_needs_shows_who_misses_what() -> None:
    rows = ((0, (0, 2, 0), True), (1, (0, 0, 0), True), (2, (1, 0, 3), True))
    whole = wolves.needs_board(360, 200, 1.0, rows)
    met = wolves.needs_board(360, 200, 1.0, tuple((look, (0, 0, 0), True) for look, _, _ in rows))
    unpaid = wolves.needs_board(360, 200, 1.0, tuple((look, missing, False) for look, missing, _ in rows))
    assert not any(same(first, second) for first, second in itertools.combinations((whole, met, unpaid), 2))
    red = pygame.mask.from_threshold(whole, (126, 44, 26), (40, 24, 24)).count()
    assert red > 1500
    assert pygame.mask.from_threshold(met, (126, 44, 26), (40, 24, 24)).count() < red / 6


@pytest.mark.parametrize("rows", range(3, 7))
@pytest.mark.parametrize("turn", TURNS)
def test_the_board_of_needs_keeps_its_size(rows: int, turn: int) -> None:
    board = wolves.needs_board(300, 220, 1.0, tuple((look, (1, 0, 2), True) for look in range(rows)), turn)
    edge = 2 * edge_room(3.0, 1.0)
    assert board.get_size() == swapped((300 + edge, 220 + edge), turn)


def test_a_mat_that_is_asked_has_a_golden_inlay() -> None:
    other, own, asked = (wolves.mat(300, 160, 1.0, 1, state, 0, False) for state in ("other", "own", "asked"))
    inside = pygame.Rect(100, 60, 120, 60)
    assert luminance(own, inside) > luminance(other, inside) + 5
    seam = pygame.Rect(100, 14, 120, 4)
    assert luminance(asked, seam) > luminance(own, seam) + 25


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_mats_band_carries_the_symbol_of_its_seat(sight: str) -> None:
    bands = [
        wolves.mat(300, 160, 2.0, seat, "other", 0, False).subsurface((30, 66, 36, 40)) for seat in SEATS
    ]
    assert most_alike(bands, sight) < 0.97


def test_a_spent_leader_has_lost_its_colour() -> None:
    fresh, spent = (wolves.card("leader", 84, 118, 1.0, "", 0, state) for state in ("rest", "spent"))
    assert most_alike([fresh, spent], "grey") < 0.8
    colour = pygame.transform.average_color(spent, spent.get_rect().inflate(-20, -20))
    assert max(colour[:3]) - min(colour[:3]) < 30


def test_lit_places_are_brighter() -> None:
    for kind in wolves.PLACES:
        dark, lit = (wolves.place(90, 120, 1.0, kind, 0, light) for light in (False, True))
        assert luminance_of(lit) > luminance_of(dark) + 4
    dark, lit = (wolves.plate(300, 120, 1.0, 0, light) for light in (False, True))
    assert not same(dark, lit)


def luminance_of(picture: pygame.Surface) -> float:
    """Mean brightness 0..255 of a picture on a middle tone."""
    red, green, blue = pygame.transform.average_color(on_table(picture))[:3]
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize(("w", "h"), [(240.0, 180.0), (95.0, 124.0), (200.0, 90.0)])
def test_tokens_fit_the_hollows_of_the_reserve(w: float, h: float) -> None:
    places = wolves.reserve_places(w, h)
    assert len(places) == len(KINDS)
    d = wolves.reserve_token(w, h)
    spots = list(itertools.chain.from_iterable(places))
    assert len(spots) == 12
    assert d > 0.8 * max(min(w / 4, h / 3), min(w / 3, h / 4)), "the other way they could be larger"
    for first, second in itertools.combinations(spots, 2):
        assert math.dist(first, second) > d * 1.05
    for x, y in spots:
        assert abs(x) + d / 2 < w / 2
        assert abs(y) + d / 2 < h / 2


def test_a_used_up_pile_of_knowledge_is_grey() -> None:
    empty = wolves.knowledge_pile("showing_off", 0, 110, 90, 1.0)
    box = empty.get_rect().inflate(-16, -16)
    assert all(
        colour.r == colour.g == colour.b
        for colour in (
            empty.get_at((x, y)) for x in range(box.left, box.right, 7) for y in range(box.top, box.bottom, 7)
        )
    )
    full, less = (wolves.knowledge_pile("showing_off", left, 110, 90, 1.0) for left in (3, 2))
    assert not same(full, less)


@pytest.mark.parametrize("title", ["", "X", "The More You Share", "Donaudampfschifffahrt", "\x00\ud800"])
def test_any_title_fits_on_a_card(title: str) -> None:
    for paint in (
        lambda words: wolves.card("fish", 100, 140, 1.0, words),
        lambda words: wolves.knowledge("no_waste", 236, 76, 1.0, words),
        lambda words: wolves.knowledge("no_waste", 100, 140, 1.0, words),
    ):
        card, plain = paint(title), paint("X")
        for y in range(8, card.get_height() - 8, 5):
            for x in (3, card.get_width() - 5):
                assert card.get_at((x, y)) == plain.get_at((x, y)), "letters stay within the edge"


# light


@pytest.mark.parametrize("turn", TURNS)
def test_pieces_are_lit_from_the_upper_left_whatever_their_turn(turn: int) -> None:
    assert rim_difference(wolves.card("bison", 146, 210, 1.0, "Bison", turn)) > 5
    assert rim_difference(wolves.card_back("thimi", 100, 140, 1.0, turn)) > 5
    assert rim_difference(wolves.token("corn", 60, 1.0, turn)) > 5
    assert rim_difference(wolves.mat(300, 160, 1.0, 3, "other", turn, False)) > 8
    assert rim_difference(wolves.turn_tile(3, 96, 112, 1.0, "ahead", 0, (), turn)) > 5
    assert rim_difference(wolves.plate(300, 120, 1.0, turn)) > 5
    assert rim_difference(wolves.badge("stopped", 66, 1.0, turn)) > 3


def test_what_stands_turns_with_its_reader() -> None:
    for paint in (
        lambda turn: wolves.wolf(0, 80, 1.0, turn),
        lambda turn: wolves.token("fish", 60, 1.0, turn),
        lambda turn: wolves.rank(3, 50, 1.0, turn),
        lambda turn: wolves.need("fish", 1, 90, 90, 1.0, "short", turn),
        lambda turn: wolves.arrow(80, 56, 1.0, turn),
    ):
        looks = [paint(turn) for turn in TURNS]
        assert not any(same(first, second) for first, second in itertools.combinations(looks, 2))


# ground, sharpness, mistakes


def test_the_ground_in_steps_is_the_ground_warm_at_the_upper_left() -> None:
    work = wolves.ground_steps((480, 270), 0.25)
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            surface = end.value
            break
    assert same(surface, wolves.ground((480, 270), 0.25))
    assert not surface.get_flags() & pygame.SRCALPHA
    assert len(shares) >= 8
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.25
    assert 0.7 < shares[-1] <= 1.0
    near = pygame.transform.average_color(surface, pygame.Rect(30, 4, 60, 30))
    far = pygame.transform.average_color(surface, pygame.Rect(340, 200, 60, 40))
    assert near[0] > near[2] + 10, "low sun"
    assert far[2] > far[0] + 30, "blue shade"
    assert sum(near[:3]) > sum(far[:3]) + 60


CRISP: dict[str, Callable[[float], pygame.Surface]] = {
    "wolf": lambda unit: wolves.wolf(1, 92, unit),
    "card": lambda unit: wolves.card("forest", 130, 182, unit, "Forest"),
    "leader": lambda unit: wolves.card("leader", 84, 118, unit),
    "back": lambda unit: wolves.card_back("wayatin", 100, 140, unit),
    "token": lambda unit: wolves.token("corn", 80, unit),
    "need": lambda unit: wolves.need("fish", 1, 100, 130, unit, "short"),
    "award": lambda unit: wolves.award(60, unit),
    "tile": lambda unit: wolves.turn_tile(7, 96, 112, unit, "ahead", 3),
    "knowledge": lambda unit: wolves.knowledge("preservation", 120, 160, unit, "Preservation"),
    "badge": lambda unit: wolves.badge("overstretched", 66, unit),
    "track": lambda unit: wolves.track(600, 400, 30, 50, unit),
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
        lambda: wolves.card("elk", 80, 112, 1.0),
        lambda: wolves.card("fish", 80, 112, 1.0, "", 0, "lost"),
        lambda: wolves.card_back("nobody", 80, 112, 1.0),
        lambda: wolves.token("elk", 40, 1.0),
        lambda: wolves.token_place("leader", 40, 1.0),
        lambda: wolves.need("fish", 1, 80, 112, 1.0, "lost"),
        lambda: wolves.need_token("leader", 1, 40, 1.0),
        lambda: wolves.mat(80, 112, 1.0, 0, "lost"),
        lambda: wolves.place(80, 112, 1.0, "bank"),
        lambda: wolves.knowledge("magic", 80, 112, 1.0),
        lambda: wolves.badge("asleep", 40, 1.0),
        lambda: wolves.turn_tile(9, 80, 112, 1.0),
        lambda: wolves.turn_tile(3, 80, 112, 1.0, "soon"),
    ):
        with pytest.raises(ValueError, match="unknown"):
            call()
