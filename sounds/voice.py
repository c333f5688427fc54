"""The table's voice: plays sounds by name, and is silent for good where there is no device."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pygame

from sounds.ambience import PLACES, loop
from sounds.buffers import Buffers, Make
from sounds.recipes import RECIPES, take
from sounds.synthesis import RATE

NAMES: tuple[str, ...] = tuple(RECIPES)
"""The sounds that `Voice.play` knows."""

AMBIENCES: tuple[str, ...] = tuple(PLACES)
"""The places that `Voice.ambience_on` knows."""

CHANNELS = 24
"""Sounds that may be heard at once; the last `LOOP_CHANNELS` of them are kept for ambience."""

LOOP_CHANNELS = 4
"""Room for two places of two loops: one fading out while the next fades in."""

BUFFER = 2048
"""Samples between two calls of the device: 64 ms. A knock may come 125 ms late before an eye notices (ITU-R
BT.1359), and every call wakes a core, also while nobody moves."""
REST_AFTER, REST_FADE = 15.0, 3.0
"""Seconds without anybody there after which the room fades away, and how long that takes."""
IDLE_LONGEST = 3600.0

CROWD = 0.025
"""Seconds within which the same sound is not started again: twelve pieces that land together are one knock.
"""

FADE_MS = 500
"""Milliseconds for ambience to come and go."""

LOUDEST = 10
"""The top of the two volume settings."""

ROOM = 3 << 20
"""Bytes of sounds that stay ready for the device; beyond, those not heard for longest are dropped."""

_DEVICE_ERRORS = (pygame.error, NotImplementedError)
"""What pygame raises without a device, after it was lost, or where it was built without a mixer."""

_Key = tuple[str, int, int]
"""One rendering: name, number of the take, number of the touch."""

_Layer = tuple[str, int]
"""One loop: name of the place, number of the loop."""


class Voice:
    """Everything the program says without words.

    `effects` and `ambience` are volumes 0..10.  Building a voice costs nothing: the device is opened, once,
    by the first sound that is to be heard.  If that fails, then or later, the voice is silent for good; no
    method but for an unknown name ever raises.  `folder` is where sounds that are made once outlive the
    program; None: they do not.
    """

    def __init__(self, effects: int, ambience: int, muted: bool, folder: Path | None = None) -> None:
        self._effects = effects
        self._ambience = ambience
        self._muted = muted
        self._tried = False
        self._resting = False
        self._open = False
        self._random = Random(19)
        self._buffers = Buffers(folder)
        self._takes = deque(_every_take())
        self._layers = deque(layer for place in PLACES for layer in _layers(place))
        self._sounds: OrderedDict[_Key, pygame.mixer.Sound] = OrderedDict()
        self._last_take: dict[str, int] = {}
        self._last_moment: dict[str, float] = {}
        self._next_channel = 0
        self._place: str | None = None
        self._missing: list[_Layer] = []
        self._loops: list[tuple[pygame.mixer.Sound, pygame.mixer.Channel]] = []

    @property
    def ready(self) -> bool:
        """Whether the device is open and sounds can be heard; False before the first sound."""
        return self._open

    def play(self, name: str, strength: float = 0.7, pan: float = 0.0) -> None:
        """Let the sound `name` be heard once.

        `strength` 0..1: harder is louder and brighter.  `pan` -1 (left) .. 1 (right).  Values outside are
        cut.  The same sound within `CROWD` seconds is dropped.  Raises KeyError if `name` is not in `NAMES`.
        """
        recipe = RECIPES[name]
        if not _gain(self._effects, self._muted) or not self._opened():
            return
        moment = monotonic()
        if moment - self._last_moment.get(name, -math.inf) < CROWD:
            return
        self._last_moment[name] = moment
        strength = min(1.0, max(0.0, strength))
        left, right = _sides(pan)
        loudness = recipe.level * (0.2 + 0.8 * strength**1.4) * self._random.uniform(0.88, 1.0)
        loudness *= _gain(self._effects, self._muted)
        touch = min(range(len(recipe.touches)), key=lambda index: abs(recipe.touches[index] - strength))
        try:
            channel = self._free_channel()
            channel.play(self._sound((name, self._other_take(name), touch)))
            channel.set_volume(left * loudness, right * loudness)
        except _DEVICE_ERRORS:
            self._lose()

    def prepare_one(self) -> bool:
        """Make one sound that is not there yet: first of the room that is to be heard, then of all others.

        Takes up to a tenth of a second; call it while nobody acts.  `play` makes what it needs itself if it
        comes first.  The device is not opened.  Returns False when there is nothing more to make, and where
        nothing can be heard.
        """
        if self._tried and not self._open and not self._resting:
            return False
        if self._missing:
            self._start_loop(self._missing.pop(0))
            return True
        for name, make in self._unmade():
            if not self._buffers.stored(name):
                self._buffers.store(name, make)
                return True
        return False

    def _unmade(self) -> Iterator[tuple[str, Make]]:
        """What hands do comes first; rooms where nobody is need no memory, so they want a disk."""
        while self._takes and not self._muted:
            yield _take(self._takes.popleft())
        while self._layers and not self._muted and self._buffers.lasting:
            yield _loop(self._layers.popleft())

    def idle(self, seconds: float) -> float:
        """Nobody has done anything for so many seconds: the room fades away, then the device is let go.

        An open device keeps a core busy a little even when all is silent.  Returns the seconds until this
        wants to be called again.
        """
        if not self._open:
            return IDLE_LONGEST
        if seconds < REST_AFTER:
            return REST_AFTER - seconds
        if seconds < REST_AFTER + REST_FADE:
            for _, channel in self._loops:
                channel.fadeout(round(1000 * REST_FADE))
            return REST_AFTER + REST_FADE - seconds
        self._sounds.clear()
        self._loops, self._missing = [], []
        self._open = self._tried = False
        self._resting = True
        pygame.mixer.quit()
        return IDLE_LONGEST

    def wake(self) -> None:
        """Somebody is there again: the room comes back."""
        if self._resting:
            self._resting = False
            if self._place is not None:
                self._start_loops(self._place)

    def set_volumes(self, effects: int, ambience: int, muted: bool) -> None:
        """Take over new volumes (0..10): ambience follows at once, muting also ends running effects."""
        self._effects, self._ambience, self._muted = effects, ambience, muted
        try:
            if self._open and not _gain(effects, muted):
                for number in range(CHANNELS - LOOP_CHANNELS):
                    pygame.mixer.Channel(number).stop()
            for sound, _ in self._loops:
                sound.set_volume(_gain(ambience, muted))
        except _DEVICE_ERRORS:
            self._lose()
        if self._place is not None and not self._loops and not self._missing:
            self._start_loops(self._place)

    def ambience_on(self, name: str | None) -> None:
        """Let the place `name` be heard below the game, or none; the change takes half a second.

        Naming the same place again changes nothing.  Raises KeyError if `name` is not in `AMBIENCES`.
        """
        if name is not None and name not in PLACES:
            raise KeyError(name)
        if name == self._place:
            return
        self._place = name
        try:
            for _, channel in self._loops:
                if channel.get_volume() > 0.0:
                    channel.fadeout(FADE_MS)
                else:  # SDL_mixer ignores a fade-out while a fade-in is still at nothing
                    channel.stop()
        except _DEVICE_ERRORS:
            self._lose()
        self._loops, self._missing = [], []
        if name is not None:
            self._start_loops(name)

    def stop(self) -> None:
        """End every sound at once, ambience too.  The voice can be used again."""
        self._place, self._loops, self._missing = None, [], []
        if self._open:
            try:
                pygame.mixer.stop()
            except _DEVICE_ERRORS:
                self._lose()

    def _opened(self) -> bool:
        """Whether the device is there; opens it at the first call and never asks again."""
        if self._tried:
            return self._open
        self._tried = True
        try:
            wanted = (RATE, -16, 2)
            if pygame.mixer.get_init() not in (None, wanted):
                pygame.mixer.quit()
            pygame.mixer.init(*wanted, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            self._open = True
        except _DEVICE_ERRORS:
            self._lose()
        return self._open

    def _lose(self) -> None:
        """Be silent from now on."""
        self._open = False
        self._sounds.clear()
        self._buffers.forget()
        self._loops, self._missing = [], []

    def _start_loops(self, place: str) -> None:
        """Fade `place` in, unless ambience is switched off (then `set_volumes` starts it later).

        Loops that have to be made first begin when :meth:`prepare_one` has made them.
        """
        if not _gain(self._ambience, self._muted) or not self._opened():
            return
        for layer in _layers(place):
            if self._buffers.ready(_loop(layer)[0]):
                self._start_loop(layer)
            else:
                self._missing.append(layer)

    def _start_loop(self, layer: _Layer) -> None:
        if not self._open:
            return
        try:
            first = CHANNELS - LOOP_CHANNELS
            idle = [pygame.mixer.Channel(number) for number in range(first, CHANNELS)]
            channel = min(idle, key=lambda channel: channel.get_busy())
            sound = pygame.mixer.Sound(buffer=self._buffers.get(*_loop(layer)))
            sound.set_volume(_gain(self._ambience, self._muted))
            channel.set_volume(1.0)
            channel.play(sound, loops=-1, fade_ms=FADE_MS)
            self._loops.append((sound, channel))
        except _DEVICE_ERRORS:
            self._lose()

    def _free_channel(self) -> pygame.mixer.Channel:
        """An idle channel for an effect, or the one that has been at it longest."""
        count = CHANNELS - LOOP_CHANNELS
        order = [(self._next_channel + step) % count for step in range(count)]
        chosen = next((number for number in order if not pygame.mixer.Channel(number).get_busy()), order[0])
        self._next_channel = (chosen + 1) % count
        return pygame.mixer.Channel(chosen)

    def _other_take(self, name: str) -> int:
        """A take of `name` that is not the one heard last."""
        last = self._last_take.get(name)
        chosen = self._random.choice([number for number in range(RECIPES[name].takes) if number != last])
        self._last_take[name] = chosen
        return chosen

    def _sound(self, key: _Key) -> pygame.mixer.Sound:
        """The take, ready for the device; made now if nobody has made it before."""
        if key not in self._sounds:
            self._sounds[key] = pygame.mixer.Sound(buffer=self._buffers.get(*_take(key)))
            while sum(map(_size, self._sounds.values())) > ROOM and len(self._sounds) > 1:
                self._sounds.popitem(last=False)
        self._sounds.move_to_end(key)
        return self._sounds[key]


def _every_take() -> Iterator[_Key]:
    """All renderings, in an order that soon has one of every sound: firm first takes, then the rest."""
    for number in range(max(recipe.takes for recipe in RECIPES.values())):
        for softer in range(max(len(recipe.touches) for recipe in RECIPES.values())):
            for name, recipe in RECIPES.items():
                touch = len(recipe.touches) - 1 - softer
                if number < recipe.takes and touch >= 0:
                    yield name, number, touch


def _size(sound: pygame.mixer.Sound) -> int:
    return round(sound.get_length() * RATE) * 4


def _take(key: _Key) -> tuple[str, Make]:
    name, number, touch = key
    return f"{name}-{number}-{touch}", lambda: take(name, number, RECIPES[name].touches[touch])


def _layers(place: str) -> list[_Layer]:
    return [(place, number) for number in range(len(PLACES[place]))]


def _loop(layer: _Layer) -> tuple[str, Make]:
    place, number = layer
    return f"{place}-loop-{number}", lambda: loop(place, number)


def _gain(volume: int, muted: bool) -> float:
    """The factor of a volume 0..10: a square law, which the ear takes for even steps; 0 when muted."""
    return 0.0 if muted else (min(LOUDEST, max(0, volume)) / LOUDEST) ** 2


def _sides(pan: float) -> tuple[float, float]:
    """The factors for left and right at `pan` -1..1, of constant power; each is 0.71 in the middle."""
    angle = (min(1.0, max(-1.0, pan)) + 1.0) * math.pi / 4.0
    return math.cos(angle), math.sin(angle)
