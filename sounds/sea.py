"""What is heard on a ship in a storm: planks, water that takes them, an arm that lashes, the beast's call.

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
    mix,
    noise,
    samples,
    shape,
    silence,
    soften,
    strike,
    swish,
    tuned,
)

HOLLOW = (Mode(148, 0.030, 1.0), Mode(262, 0.022, 0.8), Mode(437, 0.014, 0.5), Mode(812, 0.008, 0.3))
"""A deck plank with the hold below it."""

SPLINTER = (Mode(690, 0.010, 0.9), Mode(1240, 0.007, 0.7), Mode(2210, 0.005, 0.6), Mode(3650, 0.003, 0.4))
"""A plank that breaks."""

FLESH = (Mode(96, 0.034, 1.0), Mode(171, 0.022, 0.7), Mode(310, 0.012, 0.4))
"""A heavy wet limb falling on wood."""


def planks(rng: Random, hardness: float) -> Wave:
    """Two steps over a hollow deck, the second lighter, and a plank that gives a little."""
    wave = silence(0.4)
    moment, gain = 0.0, 1.0
    for _ in range(2):
        body = tuned(HOLLOW, rng.uniform(0.93, 1.07), rng.uniform(0.85, 1.1))
        mix(wave, strike(body, 0.22, 0.0012 - 0.0009 * hardness), moment, gain)
        scuff = noise(rng, 0.03, 700, 2400 + 2600 * hardness)
        mix(wave, shape(scuff, ((0, 0), (0.001, 1), (0.03, 0))), moment, 0.4 * gain)
        moment += rng.uniform(0.125, 0.145)
        gain *= rng.uniform(0.6, 0.75)
    mix(wave, creak(rng, 0.2, 520), 0.05, 0.25)
    return wave


def creak(rng: Random, seconds: float, tone: float) -> Wave:
    """Wood that rubs on wood: a run of small knocks, so close that they make a note which slides."""
    wave = silence(seconds)
    grain = [strike(tuned(SPLINTER, tone / 690 * rng.uniform(0.9, 1.1)), 0.02, 0.0004) for _ in range(3)]
    moment, pace = 0.0, rng.uniform(0.010, 0.014)
    while moment < seconds - 0.02:
        swell = math.sin(math.pi * moment / seconds)
        mix(wave, rng.choice(grain), moment, swell * rng.uniform(0.5, 1.0))
        moment += pace * rng.uniform(0.75, 1.25) * (1.25 - 0.5 * swell)
    return wave


def splash(rng: Random, hardness: float) -> Wave:
    """A piece of the ship breaks off and sinks: cracking wood, a fall of water, bubbles."""
    wave = silence(0.9)
    for _ in range(5):
        body = tuned(SPLINTER, rng.uniform(0.7, 1.2))
        mix(wave, strike(body, 0.06, 0.0003), rng.uniform(0.0, 0.07), rng.uniform(0.3, 0.7))
    mix(wave, strike(tuned(HOLLOW, rng.uniform(0.8, 0.95)), 0.25, 0.0012), 0.0, 0.8)
    _fall(wave, rng, 0.03, 0.55, hardness, 1.0)
    for _ in range(9):
        mix(wave, bubble(rng, rng.uniform(260, 620)), rng.uniform(0.3, 0.76), rng.uniform(0.12, 0.3))
    return wave


def overboard(rng: Random, hardness: float) -> Wave:
    """Somebody goes under: a plop that closes over itself, a short splash, a few bubbles."""
    wave = silence(0.62)
    mix(wave, bubble(rng, rng.uniform(210, 250), 0.075), 0.0, 1.0)
    _fall(wave, rng, 0.006, 0.32, hardness, 0.6)
    for _ in range(6):
        mix(wave, bubble(rng, rng.uniform(480, 1100)), rng.uniform(0.12, 0.5), rng.uniform(0.14, 0.34))
    return wave


def lash(rng: Random, hardness: float) -> Wave:
    """An arm whips through the air and comes down wet on the deck."""
    strikes = rng.uniform(0.105, 0.125)
    wave = silence(0.56)
    air = swish(rng, strikes + 0.03, ((0, 500), (strikes, 1900 + 1300 * hardness)), 1.6)
    mix(wave, shape(air, ((0, 0.12), (strikes * 0.8, 0.8), (strikes, 1), (strikes + 0.03, 0))), gain=0.9)
    mix(wave, strike(tuned(FLESH, rng.uniform(0.94, 1.06)), 0.3, 0.0010), strikes, 1.0)
    mix(wave, strike(tuned(HOLLOW, rng.uniform(0.95, 1.05)), 0.2, 0.0008), strikes, 0.5)
    slap = noise(rng, 0.09, 380, 2200 + 3200 * hardness)
    mix(wave, shape(slap, ((0, 0), (0.0008, 1), (0.02, 0.4), (0.09, 0))), strikes, 1.1)
    for _ in range(7):
        mix(wave, bubble(rng, rng.uniform(900, 2300), 0.012), strikes + rng.uniform(0.05, 0.3), 0.13)
    return wave


def call(rng: Random, hardness: float) -> Wave:
    """The beast, far below: a slow moan that rises and sinks, with breath in it.

    Its second to sixth partials carry it, so that small loudspeakers have something to say.
    """
    seconds = rng.uniform(1.22, 1.38)
    base = rng.uniform(66, 74)
    glide: Points = (
        (0, base * 0.86),
        (0.3 * seconds, base * 1.3),
        (0.62 * seconds, base * 1.16),
        (seconds, base * 0.74),
    )
    partials = (
        (1, 0.6),
        (2, 1.0),
        (3, 0.8),
        (4, 0.55),
        (5, 0.34 + 0.2 * hardness),
        (7, 0.1 + 0.3 * hardness),
    )
    drift = rng.uniform(4.4, 5.6)
    tone: Wave = []
    phase = 0.0
    pitch = glide[0][1]
    for index in range(samples(seconds)):
        if index % 64 == 0:
            moment = index / RATE
            pitch = at(glide, moment) * (1 + 0.022 * math.sin(math.tau * drift * moment))
        phase += math.tau * pitch / RATE
        tone.append(sum(gain * math.sin(number * phase) for number, gain in partials))
    breath = swish(rng, seconds, ((0, 260), (0.35 * seconds, 620 + 500 * hardness), (seconds, 220)), 1.3)
    mix(tone, breath, gain=0.5 + 0.5 * hardness)
    swell: Points = ((0, 0), (0.05, 0.5), (0.3 * seconds, 1.0), (0.6 * seconds, 0.7), (seconds, 0))
    return shape(soften(tone, 1500 + 1500 * hardness), swell)


def bubble(rng: Random, tone: float, held: float = 0.022) -> Wave:
    """A bubble of air in water: a note that rises, within a few hundredths of a second.

    Source: a bubble's pitch goes with one over its radius (M. Minnaert, "On musical air-bubbles", 1933).
    """
    seconds = held * 4
    rise = rng.uniform(1.25, 1.6)
    wave: Wave = []
    phase = 0.0
    for index in range(samples(seconds)):
        share = index / samples(seconds)
        phase += math.tau * tone * (1 + (rise - 1) * share) / RATE
        wave.append(math.sin(phase) * math.exp(-index / RATE / held))
    return shape(wave, ((0, 0), (0.002, 1), (seconds * 0.8, 1), (seconds, 0)))


def _fall(wave: Wave, rng: Random, moment: float, seconds: float, hardness: float, gain: float) -> None:
    """Water thrown up that comes down again (in place)."""
    up = swish(rng, seconds, ((0, 700), (0.06, 1500 + 1500 * hardness), (seconds, 480)), 0.6)
    mix(
        wave,
        shape(up, ((0, 0), (0.012, 1), (0.3 * seconds, 0.42), (0.6 * seconds, 0.2), (seconds, 0))),
        moment,
        gain,
    )
    low = noise(rng, seconds * 0.6, 70, 420)
    mix(wave, shape(low, ((0, 0), (0.01, 1), (0.2 * seconds, 0.4), (0.6 * seconds, 0))), moment, gain * 0.9)
