"""What is heard in a village by day: tokens, tribers set down, a fire for a feast, a level that rises, goats.

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
    bar,
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

CARDBOARD = (Mode(1240, 0.008, 0.9), Mode(2050, 0.006, 0.8), Mode(3330, 0.004, 0.5), Mode(4800, 0.003, 0.3))
"""A thick cardboard disc: drier and lower than a wooden chip."""

LIME = (Mode(742, 0.016, 1.0), Mode(1270, 0.011, 0.65), Mode(2060, 0.007, 0.45), Mode(3180, 0.004, 0.25))
"""A small figure sawn from a board of lime."""

HOLLOW = (Mode(148, 0.03, 1.0), Mode(262, 0.02, 0.7), Mode(431, 0.012, 0.4))
"""The hollow of a thick board on a table."""

BOULDER = (Mode(96, 0.04, 1.0), Mode(171, 0.03, 0.8), Mode(318, 0.02, 0.5), Mode(596, 0.012, 0.3))
"""A heavy stone that is set on a base of stone."""

ANVIL = (Mode(1460, 0.05, 0.7), Mode(2310, 0.04, 0.6), Mode(3720, 0.02, 0.4), Mode(410, 0.012, 0.5))
"""A stone hammer on a stone that rings a little."""

KALIMBA = (1.0, 5.1, 8.7)
"""Mode ratios of a plucked tongue of wood."""

TAPE = 4
"""How many times slower than they are computed the voices run."""


def token(rng: Random, hardness: float) -> Wave:
    """A token falls on its pile: one edge, then the flat of it."""
    wave = silence(0.15)
    touch = 0.0005 - 0.00038 * hardness
    pitch = rng.uniform(0.93, 1.07)
    for moment, gain in ((0.0, 0.7), (rng.uniform(0.014, 0.024), 1.0)):
        mix(wave, strike(tuned(CARDBOARD, pitch * rng.uniform(0.98, 1.04)), 0.1, touch), moment, gain)
    mix(wave, strike(tuned(HOLLOW, rng.uniform(0.95, 1.05)), 0.12, 0.0012), 0.016, 0.3 + 0.2 * hardness)
    return wave


def triber(rng: Random, hardness: float) -> Wave:
    """A triber takes its place: two feet, one just after the other, and the board below."""
    wave = silence(0.22)
    touch = 0.0006 - 0.00045 * hardness
    pitch = rng.uniform(0.95, 1.05)
    for moment, gain in ((0.0, 1.0), (rng.uniform(0.02, 0.034), 0.55)):
        mix(wave, strike(tuned(LIME, pitch * rng.uniform(0.98, 1.03)), 0.15, touch), moment, gain)
    mix(wave, strike(tuned(HOLLOW, rng.uniform(0.95, 1.05)), 0.18, 0.0012), gain=0.7)
    return wave


def monument(rng: Random, hardness: float) -> Wave:
    """A monument is set up: stone grates on stone, then stands."""
    drag = rng.uniform(0.24, 0.28)
    wave = silence(0.62)
    grate = soften(noise(rng, drag, 160, 900 + 500 * hardness), 1500)
    corners: list[tuple[float, float]] = [(0.0, 0.0)]
    moment = 0.02
    while moment < drag - 0.02:
        corners.append((moment, rng.uniform(0.2, 1.0)))
        moment += rng.uniform(0.01, 0.026)
    corners.append((drag, 0.0))
    mix(wave, shape(grate, corners), gain=0.8)
    mix(wave, strike(tuned(BOULDER, rng.uniform(0.94, 1.06)), 0.32, 0.0018 - 0.001 * hardness), drag, 1.0)
    for _ in range(4):
        grit = shape(noise(rng, 0.01, 900, 3600), ((0, 0), (0.001, 1), (0.01, 0)))
        mix(wave, grit, drag + rng.uniform(0.02, 0.14), rng.uniform(0.1, 0.3))
    return wave


def level_up(rng: Random, hardness: float) -> Wave:
    """A harvest marker rises: three plucked tongues upwards, each with the slide of its frame."""
    wave = silence(0.5)
    base = 392.0 * rng.uniform(0.99, 1.01)
    moment = 0.0
    for step, gain in ((1.0, 0.7), (1.25, 0.8), (1.5, 1.0)):
        mix(wave, _pluck(base * step, hardness), moment, gain)
        rub = shape(noise(rng, 0.06, 500, 1900), ((0, 0), (0.03, 1), (0.06, 0)))
        mix(wave, rub, moment, 0.16)
        moment += rng.uniform(0.084, 0.092)
    return wave


def level_down(rng: Random, hardness: float) -> Wave:
    """A harvest marker sinks: two tongues downwards, softer."""
    wave = silence(0.45)
    base = 392.0 * rng.uniform(0.99, 1.01)
    for step, moment, gain in ((1.25, 0.0, 1.0), (1.0, rng.uniform(0.1, 0.11), 0.8)):
        mix(wave, soften(_pluck(base * step, 0.5 * hardness), 1300 + 1700 * hardness), moment, gain)
        rub = shape(noise(rng, 0.08, 400, 1300 + 1500 * hardness), ((0, 0), (0.04, 1), (0.08, 0)))
        mix(wave, rub, moment, 0.2 + 0.2 * hardness)
        tick = noise(rng, 0.005, 1200, 3000 + 3000 * hardness)
        mix(wave, shape(tick, ((0, 0), (0.0005, 1), (0.005, 0))), moment, 0.05 + 0.3 * hardness)
    return wave


def _pluck(tone: float, hardness: float) -> Wave:
    """One tongue; tone in hertz."""
    return strike(bar(tone, 0.075, KALIMBA), 0.3, 0.0007 - 0.0004 * hardness)


def celebration(rng: Random, hardness: float) -> Wave:
    """A fire flares up and two drums answer each other."""
    seconds = 1.25
    wave = silence(seconds)
    roar = swish(rng, seconds, ((0, 240), (0.16, 900 + 500 * hardness), (seconds, 320)), 1.2)
    mix(wave, shape(roar, ((0, 0), (0.14, 1), (0.42, 0.5), (0.9, 0.28), (seconds, 0))), gain=0.7)
    for _ in range(26):
        crack = shape(noise(rng, 0.006, 1400, 5200), ((0, 0), (0.0005, 1), (0.006, 0)))
        mix(wave, crack, rng.uniform(0.05, seconds - 0.1), min(0.5, 0.08 * rng.paretovariate(1.4)))
    beat = rng.uniform(0.128, 0.136)
    for number, tone, gain in ((0, 104, 1.0), (2, 156, 0.7), (3, 156, 0.7), (4, 104, 1.0), (6, 156, 0.9)):
        skin = (Mode(tone, 0.05, 1.0), Mode(tone * 1.59, 0.03, 0.6), Mode(tone * 2.14, 0.02, 0.4))
        drum = strike(tuned(skin, rng.uniform(0.97, 1.03)), 0.3, 0.0016 - 0.001 * hardness)
        mix(wave, drum, 0.12 + number * beat, gain)
    return wave


def hammer(rng: Random, tone: float) -> Wave:
    """A blow in the workshop as it comes across the village; tone: 1.0 as it is, higher brighter."""
    blow = strike(tuned(ANVIL, tone * rng.uniform(0.98, 1.02)), 0.22, 0.0006)
    dull = soften(soften(blow, 2400), 3600)
    return echoed([*faded(dull), *silence(0.14)], ((0.07, 0.22), (0.13, 0.12)))


def goat(rng: Random, hardness: float) -> Wave:
    """A goat bleats."""
    seconds = rng.uniform(0.4, 0.48)
    base = rng.uniform(300, 360)
    glide: Points = ((0, base * 0.92), (0.12, base * 1.08), (0.6 * seconds, base), (seconds, base * 0.82))
    return faded(_bleat(rng, seconds, glide, 0.3 + 0.4 * hardness))


def far_goat(rng: Random) -> Wave:
    """One of the herd beyond the fields."""
    seconds = rng.uniform(0.34, 0.5)
    base = rng.uniform(280, 420)
    glide: Points = ((0, base * 0.94), (0.1, base * 1.06), (seconds, base * 0.84))
    dull = soften(_bleat(rng, seconds, glide, 0.3), 1300)
    return echoed([*faded(dull), *silence(0.2)], ((0.11, 0.24), (0.21, 0.12)))


def _bleat(rng: Random, seconds: float, glide: Points, edge: float) -> Wave:
    """A throat that trembles: partials along a gliding pitch whose strength beats; edge: brightness 0..1."""
    pace = rng.uniform(17.0, 22.0)
    tone: Wave = []
    phase, pitch, strong = 0.0, glide[0][1], 1.0
    partials = ((1, 0.7), (2, 1.0), (3, 0.8), (4, 0.35 + 0.4 * edge), (5, 0.3 * edge + 0.12), (7, 0.2 * edge))
    for index in range(samples(seconds / TAPE)):
        if index % 32 == 0:
            moment = index * TAPE / RATE
            wobble = math.sin(math.tau * pace * moment)
            pitch = at(glide, moment) * (1 + 0.03 * wobble)
            strong = 0.62 + 0.38 * wobble
        phase += math.tau * pitch * TAPE / RATE
        tone.append(strong * sum(gain * math.sin(number * phase) for number, gain in partials))
    mix(tone, noise(rng, seconds / TAPE, 500 * TAPE, 1600 * TAPE), gain=0.12)
    voice = slowed(tone, TAPE)
    return shape(voice, ((0, 0), (0.05, 0.9), (0.6 * seconds, 1), (seconds, 0)))


def chirrup(rng: Random, tone: float) -> Wave:
    """A small bird: a few quick notes that fall and rise; tone in hertz."""
    count = rng.randint(2, 4)
    wave = silence(0.13 * count + 0.1)
    moment = 0.0
    for number in range(count):
        long = rng.uniform(0.045, 0.075)
        start, end = tone * rng.uniform(0.94, 1.16), tone * rng.uniform(0.8, 1.05)
        note: Wave = []
        phase = 0.0
        for index in range(samples(long)):
            phase += math.tau * (start + (end - start) * index / samples(long)) / RATE
            note.append(math.sin(phase))
        mix(wave, shape(note, ((0, 0), (0.3 * long, 1), (long, 0))), moment, 0.6 + 0.4 * (number % 2))
        moment += long + rng.uniform(0.02, 0.05)
    return wave
