"""The random generator is pinned: the same numbers on every Python and machine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.chance import Chance


def test_known_values_of_splitmix64():
    """The first outputs for the seed 1234567, as published with the reference implementation."""
    chance = Chance(1234567)
    assert [chance.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_every_value_below_the_bound_is_about_equally_likely():
    chance = Chance(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    for count in counts.values():
        assert abs(count - 10_000) < 400


def test_rejection_leaves_no_bias_near_the_largest_bound():
    chance = Chance(2)
    bound = (1 << 63) + 1
    assert all(chance.below(bound) < bound for _ in range(200))
    high = sum(chance.below(3 << 62) >= 1 << 63 for _ in range(3_000))
    assert abs(high - 1_000) < 120


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_out_of_range_is_refused(bound):
    with pytest.raises(ValueError, match="bound"):
        Chance(1).below(bound)


@settings(derandomize=True, max_examples=60)
@given(st.lists(st.integers()), st.integers(0, (1 << 64) - 1))
def test_shuffling_keeps_every_item(items, seed):
    shuffled = Chance(seed).shuffled(items)
    assert sorted(shuffled) == sorted(items)
    assert Chance(seed).shuffled(items) == shuffled


def test_shuffling_reaches_every_order_about_equally_often():
    chance = Chance(3)
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(12_000))
    assert len(counts) == 6
    assert all(abs(count - 2_000) < 200 for count in counts.values())


def test_a_split_generator_goes_its_own_way():
    chance = Chance(4)
    other = chance.split()
    assert [chance.next64() for _ in range(4)] != [other.next64() for _ in range(4)]
