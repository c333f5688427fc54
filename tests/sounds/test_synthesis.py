"""The workshop: every function does what its one line says, and always the same for the same seed."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest

from sounds import synthesis
from sounds.synthesis import PEAK, RATE, Mode


def crossings(wave):
    return sum(before < 0 <= after for before, after in pairwise(wave))


def power(wave):
    return sum(value * value for value in wave) / len(wave)


def tone(frequency, seconds):
    return [math.sin(math.tau * frequency * index / RATE) for index in range(round(seconds * RATE))]


def test_a_struck_mode_rings_at_its_frequency_and_dies_with_its_decay():
    wave = synthesis.strike([Mode(1000.0, 0.05, 1.0)], 0.2, contact=0.0)
    assert crossings(wave[: RATE // 10]) == pytest.approx(100, abs=1)
    early = max(wave[round(0.010 * RATE) : round(0.012 * RATE)])
    late = max(wave[round(0.060 * RATE) : round(0.062 * RATE)])
    assert late / early == pytest.approx(math.exp(-1), rel=0.02)
    assert early == pytest.approx(math.exp(-0.0102 / 0.05), rel=0.03)


def test_a_soft_touch_leaves_out_the_high_modes():
    high, low = Mode(4000.0, 0.02, 1.0), Mode(300.0, 0.02, 1.0)
    loss = [
        power(synthesis.strike([mode], 0.1, 0.0006)) / power(synthesis.strike([mode], 0.1, 0.0001))
        for mode in (high, low)
    ]
    assert loss[0] < 0.01 < 0.7 < loss[1]


def test_a_mode_that_cannot_be_sampled_is_left_out():
    assert not any(synthesis.strike([Mode(0.46 * RATE, 0.02, 1.0)], 0.01))


def test_a_stroke_that_is_cut_short_ends_without_a_step():
    wave = synthesis.strike([Mode(500.0, 1.0, 1.0)], 0.1)
    assert wave[-1] == 0.0
    assert max(map(abs, wave[-20:])) < 0.1 < 0.5 < max(wave)


def test_noise_keeps_to_its_band():
    dull = synthesis.noise(Random(1), 0.3, 100, 400)
    bright = synthesis.noise(Random(1), 0.3, 3000, 9000)
    assert 2 * crossings(dull) < crossings(bright)
    assert abs(sum(bright) / len(bright)) < 0.001


def test_a_swish_follows_its_centre():
    wave = synthesis.swish(Random(2), 1.0, ((0.0, 400.0), (1.0, 4000.0)), 4.0)
    assert 2 * crossings(wave[: RATE // 5]) < crossings(wave[-RATE // 5 :])


def test_a_swish_stays_stable_far_above_its_range():
    assert max(map(abs, synthesis.swish(Random(3), 0.2, ((0.0, 50_000.0),), 1.2))) < 20


def test_a_resonator_answers_its_own_frequency():
    body = [Mode(1000.0, 0.01, 1.0)]
    at_home = power(synthesis.resonate(tone(1000, 0.2), body))
    elsewhere = power(synthesis.resonate(tone(2000, 0.2), body))
    assert at_home > 100 * elsewhere
    assert 0.1 < at_home < 2.0


def test_softening_takes_the_top_and_leaves_the_bottom():
    assert power(synthesis.soften(tone(8000, 0.1), 500)) < 0.01
    assert power(synthesis.soften(tone(50, 0.1), 500)) == pytest.approx(0.5, rel=0.05)


def test_a_curve_is_straight_between_its_corners_and_level_outside():
    corners = ((1.0, 10.0), (3.0, 30.0))
    assert [synthesis.at(corners, moment) for moment in (0, 1, 2, 3, 9)] == [10, 10, 20, 30, 30]


def test_shape_keeps_the_length_and_follows_its_corners():
    wave = synthesis.shape([1.0] * (RATE // 10), ((0.0, 0.0), (0.05, 1.0), (0.08, 0.0)))
    assert len(wave) == RATE // 10
    assert wave[0] == 0.0
    assert wave[RATE // 40] == pytest.approx(0.5, abs=0.01)
    assert not any(wave[RATE * 81 // 1000 :])


def test_shape_cuts_corners_beyond_the_end():
    assert synthesis.shape([1.0] * 441, ((0.0, 1.0), (0.005, 1.0), (9.0, 1.0))) == pytest.approx([1.0] * 441)


def test_mix_adds_at_its_moment_and_cuts_at_the_end():
    canvas = [1.0] * 10
    synthesis.mix(canvas, [1.0, 2.0, 3.0], 8 / RATE, 0.5)
    assert canvas == [1.0] * 8 + [1.5, 2.0]
    synthesis.mix(canvas, [1.0], 1.0)
    assert len(canvas) == 10


def test_slowed_is_longer_and_deeper():
    wave = synthesis.slowed(tone(400, 0.1), 4)
    assert len(wave) == pytest.approx(0.4 * RATE, abs=4)
    assert crossings(wave) == pytest.approx(crossings(tone(400, 0.1)), abs=1)


def test_a_loop_has_no_seam():
    wave = synthesis.looped(synthesis.soften(synthesis.white(Random(4), 0.5), 300), 0.1)
    assert len(wave) == round(0.4 * RATE)
    steps = [abs(after - before) for before, after in pairwise(wave)]
    assert abs(wave[0] - wave[-1]) <= max(steps)


def test_finished_buffers_have_their_peak_and_end_at_zero():
    wave = [40.0 * value for value in tone(700, 0.1)]
    single, double = synthesis.mono(wave), synthesis.stereo(wave, 0.5)
    assert len(double) == 2 * len(single) == 2 * len(wave)
    assert max(map(abs, single)) == pytest.approx(32767 * PEAK, abs=1)
    assert max(map(abs, double)) == pytest.approx(32767 * 0.5, abs=1)
    assert single[-1] == double[-1] == double[-2] == 0


def test_interleaved_keeps_the_channels_apart():
    assert list(synthesis.interleaved([1.0, -1.0], [0.5, 0.0], 1.0)) == [32767, 16383, -32767, 0]


def test_silence_stays_silent():
    assert not any(synthesis.stereo(synthesis.silence(0.05)))
    assert len(synthesis.mono([])) == 0


def test_the_same_seed_gives_the_same_samples_and_another_seed_others():
    def made(seed):
        return synthesis.stereo(synthesis.swish(Random(seed), 0.05, ((0.0, 900.0),)))

    assert made(7) == made(7) != made(8)
