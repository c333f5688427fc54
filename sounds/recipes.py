"""What each sound is made of: the bodies (board, peg, die, card, cloth) and the ways they are touched.

A recipe renders one *take* of a sound.  It gets its own random generator, seeded by name and take, from which
it draws a slightly other pitch, length and timing, and a `hardness` from 0 (laid down with a finger) to 1
(slammed).  Takes of one sound differ as two knocks of one hand differ; the same take is the same to the last
sample.

Frequencies and decays are chosen by common sense, as a small pine board, beech pegs of about 20 mm,
resin dice of 16 mm and cards of 0.3 mm would have them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from sounds import sea, snow, village
from sounds.synthesis import (
    Mode,
    Points,
    Wave,
    bar,
    mix,
    noise,
    resonate,
    shape,
    silence,
    soften,
    stereo,
    strike,
    swish,
    tuned,
    white,
)

BOARD = (Mode(172, 0.022, 1.0), Mode(296, 0.017, 0.7), Mode(455, 0.012, 0.45), Mode(710, 0.008, 0.3))
"""A table top with a board on it: the thud below every knock."""

PEG = (Mode(905, 0.016, 0.9), Mode(1490, 0.011, 0.6), Mode(2380, 0.007, 0.45), Mode(3720, 0.004, 0.3))
"""A turned wooden pawn."""

RESIN = (Mode(2150, 0.006, 0.8), Mode(3480, 0.005, 0.7), Mode(4890, 0.004, 0.6), Mode(6700, 0.003, 0.35))
"""A die."""

BONE = (Mode(1320, 0.012, 0.9), Mode(2270, 0.011, 0.8), Mode(3610, 0.008, 0.6), Mode(5480, 0.005, 0.4))
"""Small dry bones: like wood but lighter, brighter and hollow."""

DISC = (Mode(1710, 0.012, 0.8), Mode(2890, 0.009, 0.7), Mode(4310, 0.006, 0.45), Mode(5900, 0.004, 0.25))
"""A thick pressed-board or wooden chip falling flat."""

PEBBLE = (Mode(2010, 0.010, 0.7), Mode(3190, 0.010, 0.9), Mode(5080, 0.007, 0.6), Mode(7430, 0.005, 0.4))
"""A smooth stone, hard and without a deep voice."""

BLOCK = (1.0, 2.61, 4.85)
"""Mode ratios of a hollowed wood block."""

MARIMBA = (1.0, 3.98, 10.1)
"""Mode ratios of a tuned marimba bar."""

Render = Callable[[Random, float], Wave]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one sound is made and how it is to be used.

    `render` makes a take; `level` (0..1) is its loudness beside the others; `takes` says how many different
    ones there are (at least 2); `touches` are the hardnesses (0..1, rising) that are worth a rendering of
    their own.
    """

    render: Render
    level: float
    takes: int = 3
    touches: tuple[float, ...] = (0.25, 0.85)


def take(name: str, number: int, hardness: float) -> array[int]:
    """The finished stereo buffer of take `number` of the sound `name`.

    `number` counts from 0 and `hardness` is 0..1.  Raises KeyError for an unknown name.
    """
    recipe = RECIPES[name]
    return stereo(recipe.render(Random(f"{name} {number}"), hardness))


def _contact(hardness: float) -> float:
    """Seconds of touch: 0.55 ms for the softest, 0.08 ms for the hardest."""
    return 0.00055 - 0.00047 * hardness


def _knock(
    rng: Random,
    hardness: float,
    piece: tuple[Mode, ...],
    seconds: float,
    board: float = 0.6,
    length: float = 1.0,
) -> Wave:
    """A piece set down on the board: the piece clacks, the board thuds (`board`, 0..1), the touch itself
    ticks.
    """
    pitch = rng.uniform(0.96, 1.04)
    held = length * rng.uniform(0.85, 1.15)
    touch = _contact(hardness)
    wave = strike(tuned(piece, pitch, held), seconds, touch)
    mix(wave, strike(tuned(BOARD, rng.uniform(0.97, 1.03), held), seconds, touch), gain=board)
    tick = noise(rng, 0.005, 1200, 3000 + 5000 * hardness)
    mix(wave, shape(tick, ((0, 0), (0.0004, 1), (0.005, 0))), gain=0.25 + 0.35 * hardness)
    return wave


def _rubbed(rng: Random, seconds: float, low: float, high: float, grain: float) -> Wave:
    """Something drawn over a surface: noise whose strength trembles `grain` times a second (hertz), as fibres
    catch.
    """
    wave = noise(rng, seconds, low, high)
    corners: list[tuple[float, float]] = []
    moment = 0.0
    while moment < seconds:
        corners.append((moment, rng.uniform(0.45, 1.0)))
        moment += rng.uniform(0.5, 1.5) / grain
    corners.append((seconds + 1.0, 0.7))
    return shape(wave, corners)


def _hump(seconds: float, top: float) -> Points:
    """A rise to 1 at the share `top` (0..1) of `seconds` and a fall, steep at first, to 0 at the end."""
    peak = top * seconds
    fall = seconds - peak
    return (
        (0, 0),
        (0.5 * peak, 0.35),
        (peak, 1),
        (peak + 0.35 * fall, 0.45),
        (peak + 0.7 * fall, 0.13),
        (seconds, 0),
    )


def _pat(rng: Random, hardness: float, seconds: float) -> Wave:
    """A flat flexible thing arriving on a cloth: a low pat and a slap of squeezed air."""
    body = (Mode(118, 0.016, 0.9), Mode(236, 0.010, 0.6), Mode(520, 0.006, 0.3))
    wave = strike(tuned(body, rng.uniform(0.94, 1.06)), seconds, 0.0012)
    slap = noise(rng, 0.05, 700, 2500 + 3500 * hardness)
    mix(wave, shape(slap, ((0, 0), (0.001, 1), (0.012, 0.3), (0.05, 0))), gain=0.9)
    return wave


def _wood_knock(rng: Random, hardness: float) -> Wave:
    return _knock(rng, hardness, PEG, 0.16)


def _wood_slide(rng: Random, hardness: float) -> Wave:
    seconds = 0.34 * rng.uniform(0.92, 1.08)
    rub = _rubbed(rng, seconds, 220, 1400 + 1400 * hardness, 45)
    pitch = rng.uniform(0.95, 1.05)
    body = resonate(rub, tuned((Mode(310, 0.006, 5.0), Mode(940, 0.003, 4.0)), pitch))
    mix(body, rub, gain=0.6)
    return shape(body, _hump(seconds, 0.3))


def _card_lift(rng: Random, hardness: float) -> Wave:
    seconds = 0.15
    air = swish(rng, seconds, ((0, 1300), (seconds, 2600 + 1800 * hardness)))
    wave = shape(soften(air, 5000), _hump(seconds, rng.uniform(0.3, 0.4)))
    snap = strike(
        tuned((Mode(1150, 0.003, 0.5), Mode(2700, 0.002, 0.7)), rng.uniform(0.9, 1.1)), 0.03, 0.0001
    )
    mix(wave, snap, rng.uniform(0.010, 0.016), gain=0.7 + 0.5 * hardness)
    return wave


def _card_place(rng: Random, hardness: float) -> Wave:
    arrive = rng.uniform(0.030, 0.045)
    wave = silence(0.19)
    air = swish(rng, arrive + 0.02, ((0, 1300), (arrive, 2300)))
    mix(wave, shape(air, ((0, 0), (arrive, 0.5), (arrive + 0.02, 0))), gain=0.35)
    mix(wave, _pat(rng, hardness, 0.14), arrive)
    return wave


def _card_slide(rng: Random, hardness: float) -> Wave:
    seconds = 0.24 * rng.uniform(0.9, 1.1)
    rub = _rubbed(rng, seconds, 1100, 3600 + 3000 * hardness, 110)
    return shape(rub, _hump(seconds, 0.35))


def _card_flip(rng: Random, hardness: float) -> Wave:
    turn = 0.085 * rng.uniform(0.9, 1.1)
    wave = silence(0.24)
    air = swish(rng, turn + 0.03, ((0, 1200), (turn, 3600 + 1500 * hardness), (turn + 0.03, 2500)))
    mix(wave, shape(air, ((0, 0), (0.4 * turn, 0.5), (turn, 1), (turn + 0.03, 0))), gain=0.6)
    snap = strike((Mode(820, 0.005, 0.6), Mode(1900, 0.003, 0.6), Mode(3300, 0.002, 0.5)), 0.04, 0.0001)
    mix(wave, snap, turn, gain=0.6)
    mix(wave, _pat(rng, hardness, 0.12), turn + 0.004, gain=0.8)
    return wave


def _dice_rattle(rng: Random, hardness: float) -> Wave:
    """A handful shaken for a second: seven shakes, in each a swarm of clicks, dulled by the palms around
    them.
    """
    seconds, shakes = 1.0, 7
    clicks = [strike(tuned(RESIN, rng.uniform(0.85, 1.18)), 0.035, _contact(hardness)) for _ in range(7)]
    wave = silence(seconds)
    for shake in range(shakes):
        middle = (shake + 0.55) / shakes * 0.93 + rng.uniform(-0.012, 0.012)
        for _ in range(rng.randint(6, 8)):
            moment = max(0.002, middle + rng.gauss(0.0, 0.024))
            mix(wave, rng.choice(clicks), moment, rng.uniform(0.2, 1.0) ** 1.5)
    dull = soften(wave, 2600 + 2600 * hardness)
    return shape(dull, ((0, 0.5), (0.15, 1), (0.8, 1), (0.96, 0.7), (seconds, 0)))


def _die_knock(rng: Random, hardness: float) -> Wave:
    return _knock(rng, hardness, RESIN, 0.14, board=0.32)


def _die_settle(rng: Random, hardness: float) -> Wave:
    """A die that rocks on its edge to its rest: each knock sooner and weaker than the one before."""
    wave = silence(0.32)
    moment, gap, gain = 0.001, rng.uniform(0.068, 0.080), 1.0
    for _ in range(5):
        mix(wave, _knock(rng, hardness * gain, RESIN, 0.09, board=0.36, length=0.8), moment, gain)
        moment += gap
        gap *= rng.uniform(0.52, 0.64)
        gain *= rng.uniform(0.55, 0.68)
    return wave


def _bone_clack(rng: Random, hardness: float) -> Wave:
    wave = _knock(rng, hardness, BONE, 0.15, board=0.25)
    mix(
        wave,
        strike(tuned(BONE, rng.uniform(1.08, 1.16)), 0.1, _contact(hardness)),
        rng.uniform(0.009, 0.014),
        0.5,
    )
    return wave


def _chip(rng: Random, hardness: float) -> Wave:
    """A chip falls flat: one edge first, the other a moment later."""
    wave = _knock(rng, hardness, DISC, 0.13, board=0.4)
    mix(
        wave,
        strike(tuned(DISC, rng.uniform(1.02, 1.07)), 0.09, _contact(hardness)),
        rng.uniform(0.016, 0.024),
        0.45,
    )
    return wave


def _stone(rng: Random, hardness: float) -> Wave:
    wave = _knock(rng, hardness, PEBBLE, 0.16, board=0.45)
    grit = shape(noise(rng, 0.03, 1500, 5000), ((0, 0), (0.006, 1), (0.03, 0)))
    mix(wave, grit, 0.004, gain=0.3)
    return wave


def _button(rng: Random, hardness: float) -> Wave:
    body = tuned(
        (Mode(640, 0.010, 1.0), Mode(1340, 0.006, 0.5), Mode(2500, 0.003, 0.25)), rng.uniform(0.98, 1.02)
    )
    return strike(body, 0.09, _contact(hardness))


def _refuse(rng: Random, hardness: float) -> Wave:
    """A knuckle says no, twice, softly, lower the second time; not too deep for small loudspeakers."""
    wave = silence(0.34)
    pitch = rng.uniform(0.97, 1.03)
    body = (Mode(182, 0.034, 1.0), Mode(293, 0.026, 0.9), Mode(498, 0.016, 0.7))
    for moment, lower, gain in ((0.0, 1.0, 1.0), (rng.uniform(0.118, 0.128), 0.93, 0.8)):
        mix(wave, strike(tuned(body, pitch * lower), 0.2, 0.0015 - 0.0009 * hardness), moment, gain)
    return wave


def _turn(rng: Random, hardness: float) -> Wave:
    """A wood block a fourth up, gently: somebody else is to play."""
    wave = silence(0.46)
    pitch = rng.uniform(0.99, 1.01)
    for moment, tone, gain in ((0.0, 587.3, 0.8), (rng.uniform(0.128, 0.136), 784.0, 1.0)):
        mix(wave, strike(bar(tone * pitch, 0.042, BLOCK), 0.3, _contact(hardness)), moment, gain)
    return wave


def _beat(rng: Random, hardness: float) -> Wave:
    """A wood block that tells the seconds: the nearer the end, the higher, up to an octave."""
    tone = 440.0 * 2.0**hardness * rng.uniform(0.995, 1.005)
    return strike(bar(tone, 0.05, BLOCK), 0.16, _contact(0.3 + 0.5 * hardness))


def _win(rng: Random, hardness: float) -> Wave:
    """Four notes up and a chord on a marimba in G."""
    beat = rng.uniform(0.128, 0.134)
    notes = ((0, 392.0), (1, 493.9), (2, 587.3), (3, 784.0), (5, 392.0), (5, 587.3), (5.12, 987.8))
    wave = silence(5 * beat + 0.68)
    mallet = strike(BOARD, 0.08, 0.0004)
    for count, tone in notes:
        moment = count * beat + rng.uniform(0.0, 0.006)
        sound = strike(bar(tone, 0.13, MARIMBA), 0.62, 0.0005 - 0.0003 * hardness)
        mix(wave, sound, moment, rng.uniform(0.75, 0.9))
        mix(wave, mallet, moment, 0.12)
    return wave


def _curtain(rng: Random, hardness: float) -> Wave:
    """Heavy cloth drawn aside, with its folds following."""
    seconds = 0.75 * rng.uniform(0.94, 1.06)
    cloth = swish(rng, seconds, ((0, 500), (0.3, 1250 + 500 * hardness), (seconds, 420)), 0.7)
    folds = _rubbed(rng, seconds, 250, 1500 + 1200 * hardness, 24)
    mix(cloth, folds, gain=0.8)
    return shape(soften(cloth, 1600), _hump(seconds, 0.33))


def _page(rng: Random, hardness: float) -> Wave:
    """A leaf is turned: it bends with a rustle and falls with a breath."""
    turn = rng.uniform(0.20, 0.24)
    wave = silence(0.42)
    rustle = _rubbed(rng, turn, 900, 4200 + 2500 * hardness, 70)
    mix(wave, shape(rustle, _hump(turn, 0.45)))
    for _ in range(9):
        crackle = shape(white(rng, 0.003), ((0, 0), (0.0004, 1), (0.003, 0)))
        mix(wave, soften(crackle, 5000), rng.uniform(0.02, turn), rng.uniform(0.05, 0.3))
    fall = swish(rng, 0.16, ((0, 1500), (0.16, 600)), 0.8)
    mix(wave, shape(fall, _hump(0.16, 0.2)), turn, gain=0.35)
    return wave


def _undo(rng: Random, hardness: float) -> Wave:
    """A piece drawn back over the wood and set where it was."""
    draw = rng.uniform(0.13, 0.15)
    wave = silence(0.30)
    rub = _rubbed(rng, draw, 300, 1500 + 1000 * hardness, 55)
    mix(wave, shape(rub, ((0, 0), (0.1 * draw, 0.4), (0.92 * draw, 1), (draw, 0))), gain=0.9)
    mix(wave, soften(_knock(rng, 0.5 * hardness, PEG, 0.15), 2400), draw - 0.006)
    return wave


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        "wood_knock": Recipe(_wood_knock, 0.80, takes=4),
        "wood_slide": Recipe(_wood_slide, 0.30),
        "card_lift": Recipe(_card_lift, 0.30, takes=4),
        "card_place": Recipe(_card_place, 0.55, takes=4),
        "card_slide": Recipe(_card_slide, 0.28),
        "card_flip": Recipe(_card_flip, 0.50),
        "dice_rattle": Recipe(_dice_rattle, 0.55, takes=2),
        "die_knock": Recipe(_die_knock, 0.75, takes=5),
        "die_settle": Recipe(_die_settle, 0.65),
        "bone_clack": Recipe(_bone_clack, 0.65, takes=4),
        "chip": Recipe(_chip, 0.65, takes=4),
        "stone": Recipe(_stone, 0.70, takes=4),
        "paws": Recipe(snow.paws, 0.50, takes=4),
        "card_on_snow": Recipe(snow.card_on_snow, 0.45, takes=4),
        "bough": Recipe(snow.bough, 0.60),
        "ice": Recipe(snow.ice, 0.50, takes=2),
        "owl": Recipe(snow.owl, 0.22, takes=2, touches=(0.5,)),
        "far_howl": Recipe(snow.far_howl, 0.24, takes=2, touches=(0.5,)),
        "howl": Recipe(snow.howl, 0.50, takes=2, touches=(0.6,)),
        "button": Recipe(_button, 0.35, takes=2),
        "refuse": Recipe(_refuse, 0.55, takes=2),
        "turn": Recipe(_turn, 0.45, takes=2),
        "beat": Recipe(_beat, 0.55, takes=2, touches=(0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
        "win": Recipe(_win, 0.60, takes=2, touches=(0.5,)),
        "curtain": Recipe(_curtain, 0.35, takes=2),
        "page": Recipe(_page, 0.32),
        "undo": Recipe(_undo, 0.50),
        "planks": Recipe(sea.planks, 0.50, takes=4),
        "splash": Recipe(sea.splash, 0.60),
        "overboard": Recipe(sea.overboard, 0.55, takes=4),
        "lash": Recipe(sea.lash, 0.65),
        "call": Recipe(sea.call, 0.45, takes=2),
        "token": Recipe(village.token, 0.55, takes=4),
        "triber": Recipe(village.triber, 0.70, takes=4),
        "monument": Recipe(village.monument, 0.60, takes=2),
        "level_up": Recipe(village.level_up, 0.45),
        "level_down": Recipe(village.level_down, 0.38),
        "celebration": Recipe(village.celebration, 0.50, takes=2),
        "goat": Recipe(village.goat, 0.26, takes=2, touches=(0.5,)),
    }
)
"""All sounds by name."""
