"""The table's voice: plays sounds by name, and is silent for good where there is no device."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from random import Random
from time import monotonic

import pygame

from sounds.ambience import PLACES, loop
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

_DEVICE_ERRORS = (pygame.error, NotImplementedError)
"""What pygame raises without a device, after it was lost, or where it was built without a mixer."""

_Key = tuple[str, int, int]
"""One rendering: name, number of the take, number of the touch."""


class Voice:
    """Everything the program says without words.

    `effects` and `ambience` are volumes 0..10.  Building a voice costs nothing: the device is opened, once,
    by the first sound that is to be heard.  If that fails, then or later, the voice is silent for good; no
    method but for an unknown name ever raises.
    """

    def __init__(self, effects: int, ambience: int, muted: bool) -> None:
        self._effects = effects
        self._ambience = ambience
        self._muted = muted
        self._tried = False
        self._resting = False
        self._open = False
        self._random = Random(19)
        self._buffers: dict[_Key, array[int]] = {}
        self._sounds: dict[_Key, pygame.mixer.Sound] = {}
        self._last_take: dict[str, int] = {}
        self._last_moment: dict[str, float] = {}
        self._next_channel = 0
        self._place: str | None = None
        self._loop_buffers: dict[tuple[str, int], array[int]] = {}
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

    def warm_up(self) -> Iterator[str]:
        """Synthesise what may be needed, one take of one sound a step, and yield the name just made.

        Take a step whenever a frame has some milliseconds left; `play` makes what it needs itself if it comes
        first.  The device is not opened.  Ends at once where there is none.
        """
        for key in _every_take():
            if self._tried and not self._open:
                return
            if key not in self._buffers:
                self._buffers[key] = _rendered(*key)
                yield key[0]

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
        self._loops = []
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
        if self._place is not None and not self._loops:
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
        self._loops = []
        self._loop_buffers = {key: buffer for key, buffer in self._loop_buffers.items() if key[0] == name}
        if name is not None:
            self._start_loops(name)

    def stop(self) -> None:
        """End every sound at once, ambience too.  The voice can be used again."""
        self._place, self._loops = None, []
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
        self._buffers.clear()
        self._loop_buffers.clear()
        self._loops = []

    def _start_loops(self, place: str) -> None:
        """Fade `place` in, unless ambience is switched off (then `set_volumes` starts it later)."""
        gain = _gain(self._ambience, self._muted)
        if not gain or not self._opened():
            return
        try:
            first = CHANNELS - LOOP_CHANNELS
            idle = [pygame.mixer.Channel(number) for number in range(first, CHANNELS)]
            idle.sort(key=lambda channel: channel.get_busy())
            for layer, channel in zip(range(len(PLACES[place])), idle, strict=False):
                sound = pygame.mixer.Sound(buffer=self._loop_buffer(place, layer))
                sound.set_volume(gain)
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
        """The take, ready for the device; made now if nobody warmed it up."""
        if key not in self._sounds:
            if key not in self._buffers:
                self._buffers[key] = _rendered(*key)
            self._sounds[key] = pygame.mixer.Sound(buffer=self._buffers[key])
        return self._sounds[key]

    def _loop_buffer(self, place: str, layer: int) -> array[int]:
        key = (place, layer)
        if key not in self._loop_buffers:
            self._loop_buffers[key] = loop(place, layer)
        return self._loop_buffers[key]


def _every_take() -> Iterator[_Key]:
    """All renderings, in an order that soon has one of every sound: firm first takes, then the rest."""
    for number in range(max(recipe.takes for recipe in RECIPES.values())):
        for softer in range(max(len(recipe.touches) for recipe in RECIPES.values())):
            for name, recipe in RECIPES.items():
                touch = len(recipe.touches) - 1 - softer
                if number < recipe.takes and touch >= 0:
                    yield name, number, touch


def _rendered(name: str, number: int, touch: int) -> array[int]:
    return take(name, number, RECIPES[name].touches[touch])


def _gain(volume: int, muted: bool) -> float:
    """The factor of a volume 0..10: a square law, which the ear takes for even steps; 0 when muted."""
    return 0.0 if muted else (min(LOUDEST, max(0, volume)) / LOUDEST) ** 2


def _sides(pan: float) -> tuple[float, float]:
    """The factors for left and right at `pan` -1..1, of constant power; each is 0.71 in the middle."""
    angle = (min(1.0, max(-1.0, pan)) + 1.0) * math.pi / 4.0
    return math.cos(angle), math.sin(angle)
