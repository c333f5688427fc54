"""The workshop of all sounds: resonators that ring, noise that rustles, envelopes, mixing, and the way to 16
bits.

Every function is pure (or changes only the wave it is handed, and says so).  The same arguments and a
generator in the same state give the same samples on every machine.

Units: time in seconds, frequency in hertz, gain and amplitude as plain factors.  A `Wave` is a list of floats
at `RATE` samples a second, nominally within -1..1 but free to exceed it until `stereo` or `mono` brings it
below clipping.

A struck body is modelled by its modes, each an exponentially dying sine: the modal synthesis of J.-M. Adrien,
"The missing link: modal synthesis" (1991), and P. Cook, "Real Sound Synthesis for Interactive Applications"
(2002).
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import mul
from random import Random

RATE = 32_000
"""Samples a second of every buffer: enough for all that wood, card and bone give, up to 14 kHz; more would
only wake the device more often, also while nobody moves."""

PEAK = 0.89
"""Highest amplitude of a finished buffer, 1 dB below full scale, so that two sounds at once rarely clip."""

FADE = 0.006
"""Seconds over which every stroke and buffer dies away to exactly zero, so that its end never clicks."""

SILENT = 6.9
"""Time constants after which a mode has fallen by 60 dB and is no longer computed."""

SWEEP_BLOCK = 64
"""Samples between two steps of a moving filter: 1.5 ms, too short to be heard as steps."""

REFLECTIONS = (((0.0071, 0.17), (0.0163, 0.10)), ((0.0093, 0.17), (0.0138, 0.10)))
"""Early echoes (delay, gain) from table and walls for the left and the right ear: they give a dry sound a
room.
"""

Wave = list[float]
Points = Sequence[tuple[float, float]]
"""Corners of a curve, (seconds, value), in rising order of time; straight between corners, level outside
them.
"""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body rings: `frequency` in hertz, `decay` as time constant in seconds, `gain` at the
    start.
    """

    frequency: float
    decay: float
    gain: float


def samples(seconds: float) -> int:
    """How many samples last `seconds` (rounded, never negative)."""
    return max(0, round(seconds * RATE))


def silence(seconds: float) -> Wave:
    """Nothing at all, for `seconds`: the canvas to mix into."""
    return [0.0] * samples(seconds)


def tuned(modes: Iterable[Mode], pitch: float = 1.0, length: float = 1.0) -> tuple[Mode, ...]:
    """The same body a little smaller or better held: frequencies times `pitch`, decays times `length`."""
    return tuple(Mode(mode.frequency * pitch, mode.decay * length, mode.gain) for mode in modes)


def bar(
    fundamental: float, decay: float, ratios: Sequence[float] = (1.0, 2.76, 5.40, 8.93)
) -> tuple[Mode, ...]:
    """The modes of a wooden bar.

    The default `ratios` belong to a uniform bar with free ends (Fletcher and Rossing, "The Physics of Musical
    Instruments", 2.11); a marimba maker hollows the bar until they are 1 : 4 : 10.  In wood the higher modes
    are lost sooner, roughly in proportion to their frequency, and are weaker by the same measure.
    """
    return tuple(Mode(fundamental * ratio, decay / ratio, 1.0 / ratio) for ratio in ratios)


def strike(modes: Iterable[Mode], seconds: float, contact: float = 0.0003) -> Wave:
    """A body struck once, at time 0.

    `contact` is the time in seconds for which hammer and body touch, about 0.0001 (hard) to 0.002 (a soft
    finger): a longer touch does not excite modes faster than itself, so softer is darker.  Modes above 0.45
    `RATE` are left out.
    """
    wave = silence(seconds)
    for mode in modes:
        if mode.frequency > 0.45 * RATE:
            continue
        gain = mode.gain * math.exp(-((mode.frequency * contact) ** 2))
        radius = math.exp(-1.0 / (mode.decay * RATE))
        angle = math.tau * mode.frequency / RATE
        forward, back = 2.0 * radius * math.cos(angle), -radius * radius
        now, before = 0.0, -gain * math.sin(angle) / radius
        for index in range(min(len(wave), samples(SILENT * mode.decay))):
            wave[index] += now
            now, before = forward * now + back * before, now
    touch = min(len(wave), samples(contact))
    wave[:touch] = [value * (index / touch) for index, value in enumerate(wave[:touch])]
    return faded(wave)


def white(rng: Random, seconds: float) -> Wave:
    """White noise, evenly spread within -1..1."""
    count = samples(seconds)
    raw = array("h", rng.randbytes(2 * count))
    return [value / 32768.0 for value in raw]


def noise(rng: Random, seconds: float, low: float, high: float) -> Wave:
    """Noise between `low` and `high` hertz, with gentle slopes (6 dB an octave below, 12 dB above)."""
    open_, shut = _pole(high), _pole(low)
    first = second = floor = 0.0
    wave: Wave = []
    for value in white(rng, seconds):
        first += open_ * (value - first)
        second += open_ * (first - second)
        floor += shut * (second - floor)
        wave.append(second - floor)
    return wave


def swish(rng: Random, seconds: float, centre: Points, sharpness: float = 1.2) -> Wave:
    """Noise in a band whose middle wanders along `centre` (seconds, hertz), as air and cloth do.

    `sharpness` is the quality factor of the band, 0.5 (wide) to 5 (whistling); the filter is Chamberlin's
    state variable filter, stable for a centre below `RATE` / 6.
    """
    source = white(rng, seconds)
    damping = 1.0 / sharpness
    low = band = 0.0
    wave: Wave = []
    for start in range(0, len(source), SWEEP_BLOCK):
        step = 2.0 * math.sin(math.pi * min(at(centre, start / RATE), RATE / 6.5) / RATE)
        for value in source[start : start + SWEEP_BLOCK]:
            low += step * band
            band += step * (value - low - damping * band)
            wave.append(band)
    return wave


def resonate(wave: Sequence[float], modes: Iterable[Mode]) -> Wave:
    """What a body with `modes` makes of being rubbed or shaken by `wave`: each mode answers with about its
    gain.
    """
    out = [0.0] * len(wave)
    for mode in modes:
        radius = math.exp(-1.0 / (mode.decay * RATE))
        forward, back = 2.0 * radius * math.cos(math.tau * mode.frequency / RATE), -radius * radius
        push = mode.gain * (1.0 - radius * radius) * math.sin(math.tau * mode.frequency / RATE)
        now = before = 0.0
        for index, value in enumerate(wave):
            now, before = forward * now + back * before + push * value, now
            out[index] += now
    return out


def soften(wave: Sequence[float], cutoff: float) -> Wave:
    """The wave as heard through cloth or a hand: 6 dB an octave less above `cutoff` hertz."""
    share = _pole(cutoff)
    level = 0.0
    out: Wave = []
    for value in wave:
        level += share * (value - level)
        out.append(level)
    return out


def at(points: Points, moment: float) -> float:
    """The value of the curve at `moment` seconds."""
    for (start, from_), (end, to) in pairwise(points):
        if moment < end:
            return from_ + (to - from_) * max(0.0, moment - start) / (end - start)
    return points[-1][1]


def shape(wave: Sequence[float], points: Points) -> Wave:
    """The wave with its loudness led along `points` (seconds, gain); silent after the last corner if that is
    0.
    """
    out: Wave = []
    for (start, from_), (end, to) in pairwise(points):
        first, last = samples(start), min(samples(end), len(wave))
        slope = (to - from_) / max(1, samples(end) - first)
        out.extend(value * (from_ + slope * index) for index, value in enumerate(wave[first:last]))
    final = points[-1][1]
    out.extend(value * final for value in wave[len(out) :])
    return out


def mix(canvas: Wave, wave: Sequence[float], moment: float = 0.0, gain: float = 1.0) -> None:
    """Add `wave` times `gain` to `canvas` from `moment` seconds on; what reaches past its end is cut off."""
    start = samples(moment)
    room = canvas[start : start + len(wave)]
    canvas[start : start + len(room)] = [old + gain * new for old, new in zip(room, wave, strict=False)]


def slowed(wave: Sequence[float], times: int) -> Wave:
    """The wave as from a tape that runs `times` slower: longer and deeper by that factor.

    Deep noise is made cheaply this way, as high noise slowed down.  Samples in between lie on straight lines.
    """
    steps = list(pairwise(wave))
    out = [0.0] * (len(steps) * times)
    for part in range(times):
        share = part / times
        out[part::times] = [here + share * (there - here) for here, there in steps]
    return out


def looped(wave: Sequence[float], overlap: float) -> Wave:
    """The wave made endless: its last `overlap` seconds melt into its start, and it becomes that much
    shorter.

    The melting keeps the power of noise constant (square-root law), so no seam is heard.
    """
    count = samples(overlap)
    body = list(wave[: len(wave) - count])
    for index, tail in enumerate(wave[len(wave) - count :]):
        share = index / count
        body[index] = body[index] * math.sqrt(share) + tail * math.sqrt(1.0 - share)
    return body


def faded(wave: Sequence[float]) -> Wave:
    """The wave led to exactly zero over its last `FADE` seconds."""
    count = min(samples(FADE), len(wave))
    body = list(wave[: len(wave) - count])
    body.extend(value * (count - 1 - index) / count for index, value in enumerate(wave[len(wave) - count :]))
    return body


def echoed(wave: Sequence[float], reflections: Iterable[tuple[float, float]]) -> Wave:
    """The wave with (delay, gain) echoes added; the length stays."""
    out = list(wave)
    for delay, gain in reflections:
        mix(out, wave, delay, gain)
    return out


def mono(wave: Sequence[float], peak: float = PEAK) -> array[int]:
    """A finished buffer of one channel: loudest sample at `peak` (0..1), end faded out."""
    body = faded(wave)
    return _words(body, _scale((body,), peak))


def stereo(wave: Sequence[float], peak: float = PEAK) -> array[int]:
    """A finished buffer of two interleaved channels, in a small room: loudest sample `peak`, end faded.

    Echoes may favour one ear for some pitches; both are given the same energy, so that the sound stands in
    the middle.
    """
    left, right = (faded(echoed(wave, echoes)) for echoes in REFLECTIONS)
    here, there = (sum(map(mul, ear, ear)) for ear in (left, right))
    balance = math.sqrt(here / there) if there > 0.0 else 1.0
    return interleaved(left, [value * balance for value in right], peak)


def interleaved(left: Sequence[float], right: Sequence[float], peak: float = PEAK) -> array[int]:
    """Two waves of the same length as one buffer left, right, left, ...; loudest sample at `peak`, nothing
    faded.
    """
    scale = _scale((left, right), peak)
    buffer = array("h", bytes(4 * len(left)))
    buffer[0::2] = _words(left, scale)
    buffer[1::2] = _words(right, scale)
    return buffer


def _pole(cutoff: float) -> float:
    """The share of the way that a one-pole low-pass at `cutoff` hertz goes in one sample."""
    return 1.0 - math.exp(-math.tau * cutoff / RATE)


def _scale(waves: Iterable[Sequence[float]], peak: float) -> float:
    """The factor from floats to 16-bit words; 0 for silence."""
    loudest = max((max(max(wave), -min(wave)) for wave in waves if wave), default=0.0)
    return 32767.0 * min(peak, 1.0) / loudest if loudest > 0.0 else 0.0


def _words(wave: Sequence[float], scale: float) -> array[int]:
    return array("h", [int(value * scale) for value in wave])
