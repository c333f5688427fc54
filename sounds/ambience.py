"""Places that are heard: quiet loops below the game.

A place is a few loops of different length that run at the same time, so that the ear meets the same moment
again only after their common multiple, which is minutes away.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from sounds.sea import bubble, creak
from sounds.snow import trunk
from sounds.synthesis import (
    Mode,
    Wave,
    interleaved,
    looped,
    mix,
    noise,
    shape,
    silence,
    slowed,
    strike,
    swish,
)
from sounds.village import chirrup, far_goat, hammer

SEAM = 0.5
"""Seconds over which the end of a loop melts into its start."""

QUIET = 0.20
"""Highest amplitude of a loop (0..1): even its cracks stay below a gentle knock."""

SLOW = 4
"""How many times slower than they are computed the deep noises run."""

Loop = Callable[[Random], "array[int]"]


def loop(place: str, layer: int) -> array[int]:
    """The endless stereo buffer number `layer` (from 0) of `place`.  Raises KeyError for an unknown place."""
    return PLACES[place][layer](Random(f"{place} {layer}"))


def _wind(rng: Random) -> array[int]:
    """4.5 s of air before the cave, louder and sharper in slow gusts."""
    seconds = 4.5
    gusts = [(0.5 * step / SLOW, SLOW * rng.uniform(170.0, 430.0)) for step in range(11)]
    air = looped(swish(rng, (seconds + SEAM) / SLOW, gusts, 1.1), SEAM / SLOW)
    swell = [(0.9 * step / SLOW, rng.uniform(0.45, 1.0)) for step in range(5)]
    swell.append((seconds / SLOW, swell[0][1]))
    left = _deep(shape(air, swell))
    return interleaved(left, _turned(left), 0.6 * QUIET)


def _fire(rng: Random) -> array[int]:
    """3.7 s of embers: a low breath and dry cracks, most of them tiny, each at its own place in the width."""
    seconds = 3.7
    air = looped(noise(rng, (seconds + SEAM) / SLOW, 60 * SLOW, 380 * SLOW), SEAM / SLOW)
    breath = _deep([0.4 * value for value in air])
    ears = (breath, _turned(breath))
    for _ in range(46):
        crack = _crack(rng)
        moment = rng.uniform(0.0, seconds - 0.05)
        loud = min(0.9, 0.09 * rng.paretovariate(1.4))
        side = rng.uniform(0.15, 0.85)
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, crack, moment, loud * share)
    return interleaved(*ears, QUIET)


def _crickets(rng: Random) -> array[int]:
    """5.3 s of crickets at dusk: three of them far off, each with its own pitch, pace and place."""
    seconds = 5.3
    ears = (silence(seconds), silence(seconds))
    for side, tone, every in ((0.2, 4100.0, 0.53), (0.55, 4480.0, 0.759), (0.85, 3750.0, 1.06)):
        for number in range(round(seconds / every)):
            moment = number * every + rng.uniform(0.0, 0.04)
            if moment + 0.2 < seconds:
                chirp = _chirp(rng, tone)
                for ear, share in zip(ears, (1.0 - side, side), strict=True):
                    mix(ear, chirp, moment, share * rng.uniform(0.5, 0.9))
    return interleaved(*ears, 0.4 * QUIET)


def _chirp(rng: Random, tone: float) -> Wave:
    """A wing drawn over the other three or four times."""
    pulse = noise(rng, 0.018, tone * 0.97, tone * 1.03)
    pulse = shape(pulse, ((0, 0), (0.006, 1), (0.018, 0)))
    wave = silence(0.16)
    for number in range(rng.choice((3, 4))):
        mix(wave, pulse, 0.031 * number)
    return wave


def _deep(air: Wave) -> Wave:
    """An endless noise `SLOW` times slower and deeper, still endless."""
    return slowed([*air, air[0]], SLOW)


def _turned(wave: Wave) -> Wave:
    """The same loop entered elsewhere: the gust that passed one ear reaches the other."""
    start = len(wave) * 2 // 5
    return wave[start:] + wave[:start]


def _crack(rng: Random) -> Wave:
    """One splinter that bursts: a click of a few milliseconds with a hint of wood."""
    wave = silence(0.03)
    length = rng.uniform(0.002, 0.008)
    burst = noise(rng, length, 900, rng.uniform(2500, 8000))
    mix(wave, shape(burst, ((0, 0), (0.0003, 1), (length, 0))))
    mix(wave, strike((Mode(rng.uniform(600, 2200), 0.004, 1.0),), 0.03), gain=0.3)
    return wave


def _snow_wind(rng: Random) -> array[int]:
    """6.7 s of wind over snow: a slow breath, and the hiss of crystals that it carries along."""
    seconds = 6.7
    gusts = [(0.7 * step / SLOW, SLOW * rng.uniform(210.0, 560.0)) for step in range(12)]
    air = looped(swish(rng, (seconds + SEAM) / SLOW, gusts, 1.3), SEAM / SLOW)
    blow = [(step * seconds / 7 / SLOW, rng.uniform(0.3, 1.0)) for step in range(7)]
    blow.append((seconds / SLOW, blow[0][1]))
    wind = _deep(shape(air, blow))
    hiss = looped(noise(rng, (seconds + SEAM) / SLOW, 700 * SLOW, 1500 * SLOW), SEAM / SLOW)
    drift = _deep(shape(hiss, [(moment, level * level) for moment, level in blow]))
    left = [low + 0.3 * high for low, high in zip(wind, drift, strict=True)]
    return interleaved(left, _turned(left), 0.55 * QUIET)


def _pines(rng: Random) -> array[int]:
    """9.3 s among pines: needles in the wind, and trunks that creak here and there, far off."""
    seconds = 9.3
    sough = looped(noise(rng, (seconds + SEAM) / SLOW, 300 * SLOW, 900 * SLOW), SEAM / SLOW)
    swell = [(step * seconds / 6 / SLOW, 0.5 if step % 2 else 0.95) for step in range(7)]
    left = _deep(shape(sough, swell))
    ears = (left, _turned(left))
    for number, tone in enumerate((236.0, 178.0)):
        groan = trunk(rng, rng.uniform(0.6, 0.9), tone)
        moment = (number + rng.uniform(0.15, 0.6)) * seconds / 2
        side = rng.uniform(0.15, 0.85)
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, groan, min(moment, seconds - 1.2), 0.16 * share)
    return interleaved(*ears, 0.4 * QUIET)


def _river(rng: Random) -> array[int]:
    """5.9 s of a shallow river beside the houses: a low run, and gurgles that pass from side to side."""
    seconds = 5.9
    run = looped(noise(rng, (seconds + SEAM) / SLOW, 120 * SLOW, 520 * SLOW), SEAM / SLOW)
    flow = [(step * seconds / 9 / SLOW, rng.uniform(0.6, 1.0)) for step in range(9)]
    flow.append((seconds / SLOW, flow[0][1]))
    left = [0.7 * value for value in _deep(shape(run, flow))]
    ears = (left, _turned(left))
    for _ in range(54):
        long = rng.uniform(0.03, 0.08)
        start = rng.uniform(360, 900)
        drop = swish(rng, long, ((0, start), (long, start * rng.uniform(1.2, 1.7))), 0.2)
        drop = shape(drop, ((0, 0), (0.3 * long, 1), (long, 0)))
        moment, side, gain = rng.uniform(0.0, seconds - 0.1), rng.random(), rng.random()
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, drop, moment, 0.2 * gain * share)
    return interleaved(*ears, 0.5 * QUIET)


def _day(rng: Random) -> array[int]:
    """8.7 s of a working day: a breath of air, birds, a hammer far off, now and then a goat."""
    seconds = 8.7
    air = _deep(looped(noise(rng, (seconds + SEAM) / SLOW, 200 * SLOW, 700 * SLOW), SEAM / SLOW))
    breath = [0.14 * value for value in air]
    ears = (breath, _turned(breath))
    for side, tone, count in ((0.2, 3300.0, 4), (0.75, 2600.0, 3), (0.5, 4100.0, 3)):
        for number in range(count):
            song = chirrup(rng, tone * rng.uniform(0.96, 1.04))
            moment = (number + rng.uniform(0.1, 0.7)) * seconds / count
            for ear, share in zip(ears, (1.0 - side, side), strict=True):
                mix(ear, song, min(moment, seconds - 1.0), 0.2 * share)
    start = rng.uniform(1.0, 2.0)
    for blow in range(6):
        sound = hammer(rng, 1.0 if blow % 3 else 0.94)
        moment = start + blow * 0.62 + rng.uniform(0.0, 0.05)
        for ear, share in zip(ears, (0.7, 0.3), strict=True):
            mix(ear, sound, moment, 0.3 * share)
    for number, side in ((0, 0.8), (1, 0.25)):
        call = far_goat(rng)
        moment = (number + rng.uniform(0.5, 0.8)) * seconds / 2
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, call, min(moment, seconds - 1.0), 0.34 * share)
    return interleaved(*ears, 0.42 * QUIET)


def _swell(rng: Random) -> array[int]:
    """6.1 s of storm: deep water that comes and goes, wind over it that answers a moment later."""
    seconds = 6.1
    deep = looped(noise(rng, (seconds + SEAM) / SLOW, 34 * SLOW, 210 * SLOW), SEAM / SLOW)
    tide = [(step * seconds / 6 / SLOW, 0.35 if step % 2 else 1.0) for step in range(7)]
    water = _deep(shape(deep, tide))
    gusts = [(0.6 * step / SLOW, SLOW * rng.uniform(260.0, 620.0)) for step in range(12)]
    air = looped(swish(rng, (seconds + SEAM) / SLOW, gusts, 1.6), SEAM / SLOW)
    blow = [(step * seconds / 8 / SLOW, rng.uniform(0.3, 1.0)) for step in range(8)]
    blow.append((seconds / SLOW, blow[0][1]))
    wind = _deep(shape(air, blow))
    left = [low + 0.7 * high for low, high in zip(water, wind, strict=True)]
    return interleaved(left, _turned(left), 0.75 * QUIET)


def _rigging(rng: Random) -> array[int]:
    """4.3 s of rain on the deck, and the ship's timber that works in the waves, here and there."""
    seconds = 4.3
    hiss = looped(noise(rng, seconds + SEAM, 1100, 3000), SEAM)
    left = [0.16 * value for value in hiss]
    ears = (left, _turned(left))
    for number, tone in enumerate((310.0, 390.0, 260.0)):
        groan = creak(rng, rng.uniform(0.5, 0.9), tone)
        moment = (number + rng.uniform(0.1, 0.5)) * seconds / 3
        side = rng.uniform(0.1, 0.9)
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, groan, min(moment, seconds - 1.0), 0.2 * share)
    for _ in range(60):
        drop = bubble(rng, rng.uniform(900, 2600), 0.006)
        side = rng.random()
        moment = rng.uniform(0.0, seconds - 0.05)
        for ear, share in zip(ears, (1.0 - side, side), strict=True):
            mix(ear, drop, moment, 0.12 * share * rng.random())
    return interleaved(*ears, 0.5 * QUIET)


PLACES: Mapping[str, tuple[Loop, ...]] = MappingProxyType(
    {
        "cave": (_wind, _fire),
        "outback": (_wind, _crickets),
        "sea": (_swell, _rigging),
        "winter": (_snow_wind, _pines),
        "village": (_river, _day),
    }
)
"""The loops of every place by its name."""
