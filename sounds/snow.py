"""What is heard in a winter among pines: paws, cards on snow, a bough that breaks, ice, an owl, the pack.

Each function renders one take, as the recipes do: from its own random generator and a hardness 0..1.
"""

from __future__ import annotations

import math
from random import Random

from sounds.synthesis import (
    RATE,
    Mode,
    Points,
    Wave,
    at,
    echoed,
    faded,
    mix,
    noise,
    samples,
    shape,
    silence,
    slowed,
    soften,
    strike,
    swish,
    tuned,
)

CARVED = (Mode(640, 0.018, 1.0), Mode(1130, 0.012, 0.6), Mode(1820, 0.008, 0.4), Mode(2900, 0.005, 0.25))
"""A carved wolf on its slice of log."""

TRUNK = (Mode(212, 0.016, 1.0), Mode(388, 0.011, 0.7), Mode(655, 0.008, 0.5), Mode(1040, 0.005, 0.3))
"""A standing trunk that is rubbed."""

DRY = (Mode(930, 0.006, 1.0), Mode(1690, 0.004, 0.8), Mode(2760, 0.003, 0.6), Mode(4300, 0.002, 0.5))
"""Dry wood that breaks."""

TAPE = 4
"""How many times slower than they are computed the voices run."""


def paws(rng: Random, hardness: float) -> Wave:
    """A carved wolf walks on: two paws in crusted snow, then the wood of its foot."""
    wave = silence(0.36)
    moment = 0.0
    for number in range(3):
        mix(wave, crunch(rng, 0.07, hardness), moment, (0.8, 0.6, 0.5)[number])
        moment += rng.uniform(0.078, 0.094)
    foot = strike(tuned(CARVED, rng.uniform(0.95, 1.05)), 0.14, 0.0009 - 0.0006 * hardness)
    mix(wave, foot, moment - 0.085, 0.5 + 0.5 * hardness)
    return wave


def crunch(rng: Random, seconds: float, hardness: float) -> Wave:
    """Snow pressed together: a swarm of grains that break, over a dull give."""
    wave = silence(seconds + 0.02)
    for _ in range(16):
        grain = noise(rng, 0.006, 700, 2200 + 2600 * hardness)
        share = rng.random() ** 1.4
        mix(wave, shape(grain, ((0, 0), (0.0006, 1), (0.006, 0))), share * seconds, 1.0 - 0.7 * share)
    give = noise(rng, seconds, 140, 520 + 240 * hardness)
    mix(wave, shape(give, ((0, 0), (0.008, 1), (seconds, 0))), gain=1.4)
    return wave


def card_on_snow(rng: Random, hardness: float) -> Wave:
    """A card laid on a cloth of snow: air below it, a soft pat, a few grains."""
    wave = silence(0.22)
    arrive = rng.uniform(0.026, 0.038)
    air = swish(rng, arrive + 0.03, ((0, 900), (arrive, 1700 + 700 * hardness)), 0.9)
    mix(wave, shape(air, ((0, 0), (arrive, 0.7), (arrive + 0.03, 0))), gain=0.5)
    body = (Mode(138, 0.014, 0.9), Mode(262, 0.009, 0.5))
    mix(wave, strike(tuned(body, rng.uniform(0.93, 1.07)), 0.12, 0.0016), arrive, 0.8)
    mix(wave, crunch(rng, 0.045, 0.5 + 0.5 * hardness), arrive, 0.45)
    return wave


def bough(rng: Random, hardness: float) -> Wave:
    """Too much was asked of it: a bough cracks twice, and its snow slides down."""
    wave = silence(0.85)
    moment = 0.0
    for gain in (1.0, 0.7):
        for _ in range(4):
            crack = strike(tuned(DRY, rng.uniform(0.75, 1.25)), 0.05, 0.0003 - 0.0002 * hardness)
            mix(wave, crack, moment + rng.uniform(0.0, 0.03), gain * rng.uniform(0.3, 0.8))
        mix(wave, strike(tuned(TRUNK, rng.uniform(0.9, 1.1)), 0.16, 0.0008), moment, gain)
        moment += rng.uniform(0.07, 0.1)
    slide = soften(noise(rng, 0.6, 300, 1500 + 1500 * hardness), 2600)
    mix(wave, shape(slide, ((0, 0), (0.06, 0.5), (0.2, 1), (0.34, 0.4), (0.6, 0))), 0.2, 0.9)
    for _ in range(3):
        mix(wave, crunch(rng, 0.06, 0.3), rng.uniform(0.42, 0.66), 0.4)
    return wave


def ice(rng: Random, hardness: float) -> Wave:
    """A turn begins: the ice of a lake settles far off, a deep blow and a note that runs away from it."""
    seconds = 1.15
    wave = silence(seconds)
    deep = (Mode(92, 0.11, 1.0), Mode(141, 0.08, 0.8), Mode(218, 0.05, 0.6), Mode(331, 0.03, 0.35))
    mix(wave, strike(tuned(deep, rng.uniform(0.94, 1.06)), 0.8, 0.0022 - 0.0012 * hardness), gain=0.9)
    start = rng.uniform(1150, 1500) * (1 + 0.4 * hardness)
    run: Wave = []
    phase = 0.0
    for index in range(samples(0.62)):
        moment = index / RATE
        phase += math.tau * (190 + start * math.exp(-moment / 0.075)) / RATE
        run.append(math.sin(phase) + 0.3 * math.sin(2.01 * phase))
    run = shape(run, ((0, 0), (0.012, 1), (0.12, 0.5), (0.34, 0.16), (0.62, 0)))
    mix(wave, run, 0.004, 0.32)
    mix(wave, soften(run, 900), 0.19, 0.2)
    mix(wave, soften(run, 500), 0.42, 0.12)
    return wave


def owl(rng: Random, hardness: float) -> Wave:
    """An owl somewhere in the pines: one long note, a pause, three short ones."""
    base = rng.uniform(330, 352)
    wave = silence(1.5)
    moment = 0.0
    for held, gain in ((0.3, 1.0), (0.13, 0.6), (0.13, 0.7), (0.34, 0.95)):
        note = _voice(
            rng,
            held,
            ((0, base * 0.94), (0.3 * held, base), (held, base * 0.92)),
            ((1, 1.0), (2, 0.1 + 0.14 * hardness), (3, 0.03)),
            0.05,
        )
        mix(wave, shape(note, ((0, 0), (0.035, 0.9), (0.6 * held, 1), (held, 0))), moment, gain)
        moment += held + (rng.uniform(0.15, 0.19) if held == 0.3 else rng.uniform(0.04, 0.06))
    return _distant(wave, 1400)


def far_howl(rng: Random, hardness: float) -> Wave:
    """One of the pack, two valleys away."""
    return _distant(_howl(rng, 1.5, rng.uniform(0.9, 1.02), hardness), 760 + 300 * hardness)


def howl(rng: Random, hardness: float) -> Wave:
    """The pack sings for who was elected: one begins, two others join, each on a note of its own."""
    wave = silence(2.05)
    for pitch, moment, gain in ((1.0, 0.0, 1.0), (1.26, 0.28, 0.7), (0.8, 0.5, 0.75)):
        voice = _howl(rng, rng.uniform(1.32, 1.46), pitch * rng.uniform(0.97, 1.03), hardness)
        mix(wave, voice, moment + rng.uniform(0.0, 0.05), gain)
    return echoed(wave, ((0.11, 0.22), (0.23, 0.13)))


def _howl(rng: Random, seconds: float, pitch: float, hardness: float) -> Wave:
    """One wolf: a quick rise that breaks over into a long note, and a slow fall."""
    base = 430.0 * pitch
    glide: Points = (
        (0, base * 0.72),
        (0.13 * seconds, base * 1.02),
        (0.2 * seconds, base * 1.24),
        (0.55 * seconds, base * 1.16),
        (0.8 * seconds, base * 0.98),
        (seconds, base * 0.7),
    )
    partials = ((1, 1.0), (2, 0.42 + 0.1 * hardness), (3, 0.16 + 0.16 * hardness), (4, 0.05 + 0.1 * hardness))
    tone = _voice(rng, seconds, glide, partials, 0.08)
    return shape(tone, ((0, 0), (0.04, 0.7), (0.25 * seconds, 1), (0.6 * seconds, 0.8), (seconds, 0)))


def _voice(
    rng: Random, seconds: float, glide: Points, partials: tuple[tuple[int, float], ...], breath: float
) -> Wave:
    """A throat: partials along a gliding pitch (seconds, hertz) that trembles a little, with breath in it."""
    tremble, depth = rng.uniform(4.6, 5.8), rng.uniform(0.006, 0.011)
    tone: Wave = []
    phase, pitch = 0.0, glide[0][1]
    for index in range(samples(seconds / TAPE)):
        if index % 32 == 0:
            moment = index * TAPE / RATE
            pitch = at(glide, moment) * (1 + depth * math.sin(math.tau * tremble * moment))
        phase += math.tau * pitch * TAPE / RATE
        tone.append(sum(gain * math.sin(number * phase) for number, gain in partials))
    mix(tone, noise(rng, seconds / TAPE, 260 * TAPE, 1500 * TAPE), gain=breath)
    return slowed(tone, TAPE)


def _distant(wave: Wave, cutoff: float) -> Wave:
    """A call as it comes over the hills: dull, and answered by them."""
    dull = soften(soften(wave, cutoff), 2 * cutoff)
    return echoed([*faded(dull), *silence(0.32)], ((0.16, 0.28), (0.31, 0.16)))


def trunk(rng: Random, seconds: float, tone: float) -> Wave:
    """A pine that works in the wind: knocks so close that they make a note which slides; tone in hertz."""
    wave = silence(seconds)
    knocks = [strike(tuned(TRUNK, tone / 212 * rng.uniform(0.92, 1.08)), 0.03, 0.0007) for _ in range(3)]
    moment, pace = 0.0, rng.uniform(0.014, 0.02)
    while moment < seconds - 0.03:
        swell = math.sin(math.pi * moment / seconds)
        mix(wave, rng.choice(knocks), moment, swell * rng.uniform(0.4, 1.0))
        moment += pace * rng.uniform(0.7, 1.3) * (1.3 - 0.5 * swell)
    return wave
