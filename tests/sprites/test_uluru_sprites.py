"""Card, chips, wishes, clocks and marks of Uluru: sizes, forms told apart, light, and counted relations."""

import itertools
from collections.abc import Callable

import pygame
import pytest
from colour_sight import SIGHTS, edge_map, likeness
from sprite_looks import inked, luminance, rim_difference, same
from test_crispness import difference, doubled, fitted, is_real, on_table
from test_told_apart import MIDDLE, cut, most_alike

from sprites import fonts, uluru
from sprites.brushes.board import edge_room
from sprites.palette import SEAT_LOOKS
from sprites.uluru.chips import thickness_of

UNITS = (0.533, 2 / 3, 1.0, 2.0)
TURNS = (0, 1, 2, 3)
BIRDS = tuple(uluru.BIRDS)
HUE = SEAT_LOOKS[0].hue
SAMPLES: dict[str, tuple[str | None, tuple[int, ...]]] = {
    "any": (None, ()),
    "places": (None, (1, 2, 3)),
    "same_edge": ("green", ()),
    "across": ("green", ()),
    "beside": ("green", ()),
    "two_apart": ("green", ()),
}


def px(length: float, unit: float) -> int:
    return max(1, round(length * unit))


def wish(kind: str, unit: float, w: float = 142, h: float = 160, turn: int = 0) -> pygame.Surface:
    other, places = SAMPLES[kind]
    return uluru.wish_card(kind, "blue", other, places, 2, w, h, unit, turn)


def swapped(size: tuple[int, int], turn: int) -> tuple[int, int]:
    return (size[1], size[0]) if turn % 2 else size


# sizes


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_cards_and_chips_are_as_large_as_asked_plus_their_edge(unit: float, turn: int) -> None:
    edge = 2 * edge_room(2.0, unit)
    for picture, (w, h) in (
        (uluru.bird_card("green", 142, 118, unit, turn), (142, 118)),
        (wish("across", unit, 78, 96, turn), (78, 96)),
        (uluru.wish_back(128, 132, unit, turn), (128, 132)),
    ):
        assert picture.get_size() == swapped((px(w, unit) + edge, px(h, unit) + edge), turn)
    thick = 2 * edge_room(thickness_of(62), unit)
    assert uluru.bird_chip("blue", 62, unit, turn).get_size() == (px(62, unit) + thick,) * 2
    assert uluru.chip_back(SEAT_LOOKS[3], 62, unit, turn).get_size() == (px(62, unit) + thick,) * 2


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("turn", TURNS)
def test_mats_wells_and_layers_are_exactly_as_large_as_asked(unit: float, turn: int) -> None:
    size = swapped((px(330, unit), px(214, unit)), turn)
    assert uluru.mat(330, 214, unit, HUE, "own", turn).get_size() == size
    layer = uluru.relation("across", 0, 3, (), True, 330, 214, 58, unit, turn)
    assert layer.get_size() == size
    assert uluru.well(62, unit, "white", turn).get_size() == (px(62, unit),) * 2
    wells = uluru.supply(2, 3, (68, 70), 62, unit, BIRDS, turn)
    assert wells.get_size() == swapped((px(130, unit), px(202, unit)), turn)
    row = uluru.pips(2, 6, 20, 25, unit, turn)
    assert row.get_size() == swapped((px(145, unit), px(20, unit)), turn)
    assert uluru.countdown(150, unit, 7, turn).get_size() == (px(150, unit),) * 2
    assert uluru.stopwatch(118, unit, 31, turn).get_size() == (px(118, unit),) * 2
    assert uluru.call_button("Uluru!", 118, unit, "ready", 0.0, None, turn).get_size() == (px(118, unit),) * 2


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("w", "h", "d"), [(200, 132, 36), (330, 214, 58), (730, 500, 112)])
def test_a_card_has_its_middle_in_the_middle(w: float, h: float, d: float, turn: int) -> None:
    card = uluru.rock_card(w, h, d, 0.5, turn)
    wide, high = swapped((px(w, 0.5), px(h, 0.5)), turn)
    room_x, room_y = card.get_width() - wide, card.get_height() - high
    assert room_x == room_y
    assert room_x % 2 == 0
    assert card.get_at((card.get_width() // 2, card.get_height() // 2)).a == 255
    assert card.get_at((0, 0)).a == 0


# told apart


def test_control_the_six_birds_differ_in_form_pattern_and_hue() -> None:
    looks = uluru.BIRDS.values()
    for part in ("silhouette", "pattern", "hue"):
        assert len({getattr(look, part) for look in looks}) == 6


@pytest.mark.parametrize("sight", SIGHTS)
def test_chips_are_told_apart_without_hue(sight: str) -> None:
    assert most_alike([cut(uluru.bird_chip(bird, 112, 1.0), MIDDLE) for bird in BIRDS], sight) < 0.75
    assert most_alike([uluru.bird_chip(bird, 56, 1.0) for bird in BIRDS], sight) < 0.95


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("d", [24, 40])
def test_small_birds_are_still_told_apart(d: float, sight: str) -> None:
    for grey in (False, True):
        discs = [cut(uluru.bird_disc(bird, d, 1.0, grey), (0.14, 0.14, 0.72, 0.72)) for bird in BIRDS]
        assert most_alike(discs, sight) < 0.8
    assert most_alike([cut(uluru.bird_chip(bird, 24, 1.0), MIDDLE) for bird in BIRDS], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_bird_cards_and_their_bands_are_told_apart(sight: str) -> None:
    cards = [uluru.bird_card(bird, 78, 72, 1.0) for bird in BIRDS]
    assert most_alike([cut(card, (0.1, 0.08, 0.8, 0.7)) for card in cards], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("w", "h"), [(142, 160), (78, 96)])
def test_wishes_are_told_apart(w: float, h: float, sight: str) -> None:
    faces = [cut(wish(kind, 1.0, w, h), (0.08, 0.06, 0.84, 0.8)) for kind in uluru.WISHES]
    assert most_alike(faces, sight) < 0.8


def test_the_lit_places_of_a_wish_are_told_apart() -> None:
    runs = [tuple((start + step) % 6 for step in range(long)) for long in (2, 3) for start in range(6)]
    faces = [
        cut(uluru.wish_card("places", "green", None, run, 2, 78, 96, 1.0), (0.08, 0.06, 0.84, 0.8))
        for run in runs
    ]
    for first, second in itertools.combinations(faces, 2):
        assert likeness(edge_map(first, "grey"), edge_map(second, "grey")) < 0.95


@pytest.mark.parametrize("sight", SIGHTS)
def test_covered_chips_of_the_seats_are_told_apart(sight: str) -> None:
    assert most_alike([cut(uluru.chip_back(look, 36, 1.0), MIDDLE) for look in SEAT_LOOKS], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_met_and_unmet_differ_in_form(sight: str) -> None:
    assert most_alike([uluru.met_mark(56, 1.0), uluru.unmet_mark(56, 1.0)], sight) < 0.8


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_lamp_that_is_lit_shows_more_than_another_hue(sight: str) -> None:
    lit, alarm = (cut(uluru.lamp(44, 1.0, state), (0.3, 0.3, 0.4, 0.4)) for state in ("lit", "alarm"))
    assert most_alike([lit, alarm], sight) < 0.8


# what the wishes say


def test_the_owner_of_a_wish_is_grey_and_the_other_bird_is_not() -> None:
    for bird in BIRDS:
        grey, bright = uluru.bird_disc(bird, 60, 1.0, True), uluru.bird_disc(bird, 60, 1.0)
        spread = [
            max(colour[:3]) - min(colour[:3])
            for colour in (pygame.transform.average_color(picture) for picture in (grey, bright))
        ]
        assert spread[0] < 20
        assert not same(grey, bright)
    card = uluru.wish_card("beside", "orange", "orange", (), 2, 142, 160, 1.0)
    half = card.get_width() // 2
    left, right = card.subsurface((0, 0, half, 130)), card.subsurface((half, 0, half, 130))
    assert not same(left, pygame.transform.flip(right, True, False)), "the same bird twice, grey and coloured"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_level_is_told_by_one_to_three_dots(level: int) -> None:
    card = uluru.wish_card("any", "blue", None, (), level, 142, 160, 2.0)
    foot = round(card.get_height() * 0.86)
    strip = card.subsurface((30, foot, card.get_width() - 60, card.get_height() - foot - 12))
    dots = pygame.mask.from_threshold(strip, (146, 92, 56), (24, 24, 24)).connected_components(12)
    assert len(dots) == level


def test_all_backs_are_alike_and_unlike_every_face() -> None:
    back = uluru.wish_back(142, 160, 0.5)
    assert same(back, uluru.wish_back(142, 160, 0.5))
    green = pygame.transform.average_color(back)
    assert green[1] > green[0]
    assert green[1] > green[2]
    assert not any(same(back, wish(kind, 0.5)) for kind in uluru.WISHES)


# light


@pytest.mark.parametrize("turn", TURNS)
def test_pieces_are_lit_from_the_upper_left_whatever_their_turn(turn: int) -> None:
    assert rim_difference(uluru.mat(300, 200, 1.0, HUE, "other", turn)) > 8
    assert rim_difference(uluru.rock_card(330, 214, 58, 1.0, turn)) > 5
    assert rim_difference(uluru.chip_back(SEAT_LOOKS[1], 112, 1.0, turn)) > 8
    assert rim_difference(uluru.bird_card("green", 142, 118, 1.0, turn)) > 8
    assert rim_difference(wish("two_apart", 1.0, turn=turn)) > 8
    assert rim_difference(uluru.pebble("8", 52, 1.0, turn)) > 20
    assert rim_difference(uluru.countdown(150, 1.0, 5, turn)) > 8
    for bird in BIRDS:
        assert rim_difference(uluru.bird_chip(bird, 112, 1.0, turn)) > 8


@pytest.mark.parametrize("turn", TURNS)
def test_wells_are_sunk_so_their_upper_left_lies_in_shade(turn: int) -> None:
    cloth = pygame.Surface((100, 100), pygame.SRCALPHA)
    cloth.fill((120, 120, 120))
    cloth.blit(uluru.well(100, 1.0, "blue", turn), (0, 0))
    upper, lower = pygame.Rect(16, 16, 4, 4), pygame.Rect(80, 80, 4, 4)
    assert luminance(cloth, upper) < luminance(cloth, lower)


def test_what_is_printed_turns_with_its_reader() -> None:
    for paint in (
        lambda turn: uluru.bird_chip("green", 80, 1.0, turn),
        lambda turn: uluru.countdown(80, 1.0, 7, turn),
        lambda turn: uluru.call_button("Uluru!", 80, 1.0, "ready", 0.0, None, turn),
        lambda turn: uluru.met_mark(80, 1.0, turn),
        lambda turn: uluru.well(80, 1.0, "black", turn),
    ):
        looks = [paint(turn) for turn in TURNS]
        assert not any(same(first, second) for first, second in itertools.combinations(looks, 2))


# states


def test_mats_are_lighter_for_their_owner_and_rimmed_with_light_when_needed() -> None:
    other, own, needed = (uluru.mat(300, 200, 1.0, HUE, state) for state in ("other", "own", "needed"))
    inside = pygame.Rect(60, 60, 180, 80)
    assert luminance(own, inside) > luminance(other, inside) + 8
    assert abs(luminance(needed, inside) - luminance(own, inside)) < 2
    rim = pygame.Rect(60, 3, 180, 2)
    assert luminance(needed, rim) > luminance(own, rim) + 40


def test_only_a_button_that_may_be_pressed_is_bright() -> None:
    looks = {
        state: uluru.call_button("Uluru!", 118, 1.0, state, 0.0, SEAT_LOOKS[1].hue)
        for state in ("dead", "ready", "held", "called")
    }
    spot = pygame.Rect(26, 74, 66, 14)
    warm = pygame.transform.average_color(looks["ready"], spot)
    assert warm[0] > warm[2] + 110
    dead = pygame.transform.average_color(looks["dead"], spot)
    assert max(dead[:3]) - min(dead[:3]) < 30
    assert luminance(looks["dead"], spot) < luminance(looks["ready"], spot)
    assert luminance(looks["called"], spot) < luminance(looks["ready"], spot)


def test_the_arc_grows_while_the_button_is_held() -> None:
    rings = [uluru.call_button("Uluru!", 118, 1.0, "held", share) for share in (0.0, 0.25, 0.5, 1.0)]
    lit = [pygame.mask.from_threshold(ring, (255, 214, 120), (30, 30, 40)).count() for ring in rings]
    grown = [count - lit[0] for count in lit]
    assert grown[3] > 1.8 * grown[2]
    assert grown[2] > 1.8 * grown[1] > 100


@pytest.mark.parametrize("text", ["Uluru!", "A very long word indeed", "", "Ayers"])
def test_any_word_fits_on_the_button(text: str) -> None:
    button = uluru.call_button(text, 118, 1.0, "ready")
    plain = uluru.call_button("", 118, 1.0, "ready")
    for x in (8, 12, 105, 109):
        for y in range(50, 70):
            assert button.get_at((x, y)) == plain.get_at((x, y)), "letters stay inside the groove"


def test_the_countdown_has_as_many_hot_segments_as_seconds() -> None:
    hot = [_hot(uluru.countdown(196, 1.0, left)) for left in range(11)]
    assert hot[0] == 0
    assert hot == sorted(hot)
    steps = [later - earlier for earlier, later in itertools.pairwise(hot)]
    assert min(steps) > 0.7 * max(steps)
    assert same(uluru.countdown(80, 1.0, 10), uluru.countdown(80, 1.0, 14))
    assert same(uluru.countdown(80, 1.0, 0), uluru.countdown(80, 1.0, -1))


def _hot(dial: pygame.Surface) -> int:
    """How many pixels of the dial's ring are red."""
    middle = dial.get_width() / 2
    count = 0
    for x in range(0, dial.get_width(), 2):
        for y in range(0, dial.get_height(), 2):
            far = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle
            red, green, blue, _ = dial.get_at((x, y))
            count += 0.71 < far < 0.83 and red > 150 and green < 110 and blue < 90
    return count


def test_six_and_nine_are_underlined_on_pebbles_and_dials(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    real = fonts.number

    def heard(text: str, px: int, colour: tuple[int, int, int]) -> pygame.Surface:
        written.append(text)
        return real(text, px, colour)

    monkeypatch.setattr("sprites.uluru.marks.number", heard)
    monkeypatch.setattr("sprites.uluru.dial.number", heard)
    for value in ("6", "9"):
        uluru.pebble(value, 52, 1.0, 2)
        uluru.countdown(150, 1.0, int(value), 2)
    assert written == ["6", "6", "9", "9"], "numbers are set by the brush that underlines them"
    turned = pygame.transform.rotate(uluru.pebble("6", 200, 1.0).subsurface((40, 40, 120, 120)), 180)
    assert not same(turned, uluru.pebble("9", 200, 1.0).subsurface((40, 40, 120, 120)))


def test_the_calm_clock_shows_its_seconds_or_an_empty_face() -> None:
    faces = [uluru.stopwatch(150, 1.0, seconds) for seconds in (None, 0, 1, 59, 60, 61, 128)]
    assert not any(same(first, second) for first, second in itertools.combinations(faces, 2))
    beads = [pygame.mask.from_threshold(face, (255, 214, 120), (14, 14, 20)).count() for face in faces]
    assert beads[0] < beads[2] < beads[3] < beads[4]


def test_pips_tell_how_many_rounds_are_done() -> None:
    rows = [uluru.pips(done, 6, 20, 25, 1.0) for done in range(7)]
    assert not any(same(first, second) for first, second in itertools.combinations(rows, 2))
    full = [
        sum(_inked_pale(row.subsurface((25 * place, 0, 20, 20))) > 50 for place in range(6)) for row in rows
    ]
    assert full == list(range(7))


def _inked_pale(bead: pygame.Surface) -> int:
    """How many pixels of a bead are pale."""
    return pygame.mask.from_threshold(bead, (250, 222, 176), (14, 30, 44)).count()


def test_lamps_and_pebbles_paint() -> None:
    off, lit, alarm = (uluru.lamp(40, 1.0, state) for state in ("off", "lit", "alarm"))
    assert off.get_size() == lit.get_size() == alarm.get_size() == (76, 76)
    assert inked(off) < inked(lit)
    assert inked(off) < inked(alarm)
    stones = [uluru.penalty_pebble(30, 1.0, seed) for seed in range(4)]
    assert not any(same(first, second) for first, second in itertools.combinations(stones, 2))


# ground, sharpness, mistakes


def test_the_ground_in_steps_is_the_ground_and_sinks_into_violet() -> None:
    work = uluru.ground_steps((480, 270), 0.25)
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            surface = end.value
            break
    assert same(surface, uluru.ground((480, 270), 0.25))
    assert not surface.get_flags() & pygame.SRCALPHA
    assert len(shares) >= 6
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.25
    assert 0.7 < shares[-1] <= 1.0
    middle = pygame.transform.average_color(surface, pygame.Rect(180, 90, 60, 60))
    corner = pygame.transform.average_color(surface, pygame.Rect(440, 240, 40, 30))
    assert middle[0] > corner[0] + 30
    assert corner[2] / corner[0] > middle[2] / middle[0] + 0.2


CRISP: dict[str, Callable[[float], pygame.Surface]] = {
    "chip": lambda unit: uluru.bird_chip("yellow", 112, unit),
    "back of a chip": lambda unit: uluru.chip_back(SEAT_LOOKS[4], 112, unit),
    "bird card": lambda unit: uluru.bird_card("green", 142, 118, unit),
    "wish": lambda unit: wish("same_edge", unit),
    "back of a wish": lambda unit: uluru.wish_back(142, 160, unit),
    "card": lambda unit: uluru.rock_card(330, 214, 58, unit),
    "countdown": lambda unit: uluru.countdown(150, unit, 4),
    "button": lambda unit: uluru.call_button("Uluru!", 118, unit, "ready"),
    "pebble": lambda unit: uluru.pebble("12", 60, unit),
    "met": lambda unit: uluru.met_mark(80, unit),
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
        lambda: uluru.bird_chip("pink", 60, 1.0),
        lambda: uluru.wish_card("near", "blue", "green", (), 1, 78, 96, 1.0),
        lambda: uluru.wish_card("beside", "blue", None, (), 1, 78, 96, 1.0),
        lambda: uluru.relation("near", 0, 1, (), True, 200, 132, 36, 1.0),
        lambda: uluru.call_button("Uluru!", 118, 1.0, "asleep"),
        lambda: uluru.lamp(40, 1.0, "dim"),
        lambda: uluru.mat(300, 200, 1.0, HUE, "lost"),
    ):
        with pytest.raises(ValueError, match=r"unknown|another bird"):
            call()
