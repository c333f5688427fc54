"""Every sound there is: audible, unclipped, without clicks, of a sane length, and never twice the same."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from sounds import AMBIENCES, NAMES
from sounds.ambience import PLACES, QUIET, loop
from sounds.recipes import RECIPES, take
from sounds.synthesis import PEAK, RATE

ASKED_FOR = {
    *("wood_knock", "wood_slide", "card_lift", "card_place", "card_slide", "card_flip", "dice_rattle"),
    *("die_knock", "die_settle", "beat", "bone_clack", "chip", "stone", "button", "refuse", "turn", "win"),
    *("paws", "card_on_snow", "bough", "ice", "owl", "far_howl", "howl"),
    *("curtain", "page", "undo"),
    *("planks", "splash", "overboard", "lash", "call"),
    *("token", "triber", "monument", "level_up", "level_down", "celebration", "goat"),
}

LONGEST = {
    "dice_rattle": 1.0,
    "win": 1.5,
    "curtain": 0.85,
    "splash": 0.95,
    "overboard": 0.7,
    "lash": 0.6,
    "call": 1.4,
    "bough": 0.9,
    "ice": 1.2,
    "owl": 1.9,
    "far_howl": 2.0,
    "howl": 2.2,
    "monument": 0.65,
    "celebration": 1.3,
}
"""Seconds; every other sound is an answer to a gesture and is over within half a second."""


@cache
def made(name, number=0, hardness=0.6):
    return take(name, number, hardness)


def energy(samples):
    return sum(value * value for value in samples)


def brightness(buffer):
    """Mean square frequency of the left channel, in an arbitrary unit."""
    left = buffer[0::2]
    return sum((after - before) ** 2 for before, after in pairwise(left)) / energy(left)


def test_every_sound_asked_for_is_there():
    assert set(NAMES) == ASKED_FOR
    assert len(NAMES) == len(ASKED_FOR)


@pytest.mark.parametrize("name", NAMES)
class TestEverySound:
    def test_is_audible_and_does_not_clip(self, name):
        loudest = max(map(abs, made(name)))
        assert loudest == pytest.approx(32767 * PEAK, abs=1)
        window = max(
            energy(made(name)[start : start + 2000]) / 2000 for start in range(0, len(made(name)), 2000)
        )
        assert window**0.5 > 0.05 * loudest

    def test_begins_and_ends_without_a_click(self, name):
        buffer = made(name)
        loudest = max(map(abs, buffer))
        assert max(map(abs, buffer[:2])) < 0.02 * loudest
        assert max(map(abs, buffer[-2:])) == 0
        assert max(map(abs, buffer[-88:])) < 0.03 * loudest

    def test_has_a_sane_length(self, name):
        seconds = len(made(name)) / 2 / RATE
        assert len(made(name)) % 2 == 0
        assert 0.05 <= seconds <= LONGEST.get(name, 0.5)

    def test_speaks_at_once(self, name):
        """Most of a knock must follow the gesture within a few frames, not lie behind leading silence."""
        buffer = made(name)
        loudest = max(map(abs, buffer))
        first = next(index for index, value in enumerate(buffer) if abs(value) > 0.05 * loudest)
        assert first / 2 / RATE < 0.06

    def test_stands_in_the_middle(self, name):
        left, right = energy(made(name)[0::2]), energy(made(name)[1::2])
        assert left == pytest.approx(right, rel=0.02)

    def test_has_takes_that_differ(self, name):
        assert RECIPES[name].takes >= 2
        takes = [made(name, number) for number in range(RECIPES[name].takes)]
        assert all(one != other for index, one in enumerate(takes) for other in takes[:index])
        lengths = [sum(abs(value) > 500 for value in one) for one in takes]
        assert max(lengths) < 1.6 * min(lengths)

    def test_is_made_alike_by_the_same_seed(self, name):
        assert take(name, 1, 0.6) == made(name, 1)

    def test_is_not_too_loud_nor_lost_beside_the_others(self, name):
        assert 0.2 <= RECIPES[name].level <= 0.9


@pytest.mark.parametrize("name", [name for name in NAMES if len(RECIPES[name].touches) > 1])
def test_harder_is_brighter(name):
    soft, *_, hard = RECIPES[name].touches
    assert list(RECIPES[name].touches) == sorted(set(RECIPES[name].touches))
    assert brightness(made(name, 0, hard)) > 1.02 * brightness(made(name, 0, soft))


def test_materials_are_told_apart():
    """A refusal is darker than wood, wood than a chip, a chip than stone, and paper is the brightest."""
    order = [
        brightness(made(name, 0, 0.85)) for name in ("refuse", "wood_knock", "chip", "stone", "card_slide")
    ]
    assert order == sorted(order)


def test_a_die_settles_in_ever_smaller_knocks():
    buffer = made("die_settle")
    quarter = len(buffer) // 4
    parts = [energy(buffer[start : start + quarter]) for start in range(0, 4 * quarter, quarter)]
    assert parts == sorted(parts, reverse=True)


def test_a_turn_rises():
    left = made("turn")[0::2]

    def pitch(start, end):
        part = left[round(start * RATE) : round(end * RATE)]
        return sum(before < 0 <= after for before, after in pairwise(part)) / (end - start)

    assert pitch(0.15, 0.25) > 1.2 * pitch(0.02, 0.12)


def test_what_the_sea_takes_is_told_apart():
    """The beast is deeper than its arm, the arm than a splash, and a plop is shorter than a sinking tile."""
    call, lash, splash = (brightness(made(name, 0, 0.5)) for name in ("call", "lash", "splash"))
    assert call < 0.5 * lash
    assert call < 0.5 * splash
    assert len(made("overboard")) < 0.8 * len(made("splash"))


def test_the_beast_is_heard_on_small_loudspeakers():
    """A loudspeaker that loses everything below 150 hertz still has a good part of the call."""
    left = [value / 32768 for value in made("call", 0, 0.5)[0::2]]
    level, high = 0.0, []
    share = 1 - 2.718281828 ** (-6.283185307 * 150 / RATE)
    for value in left:
        level += share * (value - level)
        high.append(value - level)
    assert energy(high) > 0.25 * energy(left)


def test_winter_is_told_apart():
    """Ice and the pack are deeper than the crack of a bough; a call from afar is duller than a near one."""
    ice, howl, far, bough = (brightness(made(name, 0, 0.5)) for name in ("ice", "howl", "far_howl", "bough"))
    assert ice < bough
    assert howl < 0.5 * bough
    assert far < howl


def test_the_pack_joins_in_one_by_one():
    """One begins alone; when the others have joined, there is more to be heard than at the start."""
    left = made("howl", 0, 0.6)[0::2]
    start, later = (left[round(at * RATE) : round((at + 0.15) * RATE)] for at in (0.1, 0.9))
    assert energy(later) > 1.5 * energy(start)


def test_a_level_rises_and_sinks():
    """What rises ends on a brighter note than it began with, what sinks on a darker one."""
    for name, rises in (("level_up", True), ("level_down", False)):
        left = made(name, 0, 0.6)[0::2]
        start = left[round(0.01 * RATE) : round(0.07 * RATE)]
        end = left[round(0.19 * RATE) : round(0.28 * RATE)]
        tones = [
            sum(before < 0 <= after for before, after in pairwise(part)) / len(part) for part in (start, end)
        ]
        assert (tones[1] > tones[0]) is rises


def test_the_village_is_told_apart():
    """A monument is the darkest, then a feast; a token is brighter than a triber."""
    stone, feast, wood, card = (
        brightness(made(name, 0, 0.85)) for name in ("monument", "celebration", "triber", "token")
    )
    assert stone < wood < card
    assert feast < card


def test_an_unknown_sound_is_an_error():
    with pytest.raises(KeyError):
        take("gong", 0, 0.5)


@pytest.mark.parametrize("place", AMBIENCES)
def test_ambience_is_a_quiet_loop_without_a_seam(place):
    lengths = set()
    for layer in range(len(PLACES[place])):
        buffer = loop(place, layer)
        left, right = buffer[0::2], buffer[1::2]
        lengths.add(len(left))
        assert 2.0 < len(left) / RATE < 10.0
        assert max(map(abs, buffer)) <= 32768 * QUIET
        assert energy(buffer) / len(buffer) > 100**2
        assert left != right
        for ear in (left, right):
            assert abs(ear[0] - ear[-1]) <= 300
    assert len(lengths) == len(PLACES[place])


def test_an_unknown_place_is_an_error():
    with pytest.raises(KeyError):
        loop("moon", 0)
