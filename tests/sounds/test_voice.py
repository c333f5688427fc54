"""The voice on a device that swallows everything, on one that writes a file, and on none at all."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

import sounds.voice
from sounds import NAMES, Voice
from sounds.ambience import PLACES
from sounds.recipes import RECIPES
from sounds.synthesis import RATE
from sounds.voice import CHANNELS, CROWD, LOOP_CHANNELS, ROOM

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _deaf_device(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands still until it is moved: `clock[0]` in seconds."""
    moment = [100.0]
    monkeypatch.setattr(sounds.voice, "monotonic", lambda: moment[0])
    return moment


@pytest.fixture
def made(monkeypatch):
    """What is synthesised from now on, which is silence: takes and loops."""
    keys = []

    def counted(*key):
        keys.append(key)
        return array("h", bytes(4000))

    monkeypatch.setattr(sounds.voice, "take", counted)
    monkeypatch.setattr(sounds.voice, "loop", counted)
    return keys


def prepare(voice):
    while voice.prepare_one():
        pass


def prepared_takes():
    return sum(recipe.takes * len(recipe.touches) for recipe in RECIPES.values())


def enter(voice, place):
    """Be in a room whose loops have been made."""
    voice.ambience_on(place)
    for _ in PLACES[place]:
        voice.prepare_one()


def busy(first=0, last=CHANNELS):
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(first, last))


def wait_for(condition):
    """Give the device's own thread up to five seconds."""
    for _ in range(250):
        if condition():
            return
        pygame.time.wait(20)
    raise AssertionError("waited in vain")


def heard(script, driver, **environment):
    """Run `script` in a new Python with another sound driver; it must end well and say nothing of errors."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "SDL_AUDIODRIVER": driver, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_building_and_warming_up_opens_no_device():
    voice = Voice(8, 5, False)
    assert voice.prepare_one()
    assert pygame.mixer.get_init() is None
    assert not voice.ready


def test_the_first_sound_opens_the_device():
    voice = Voice(8, 5, False)
    voice.play("button")
    assert voice.ready
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    assert pygame.mixer.get_num_channels() == CHANNELS == 24
    assert busy() == 1


def test_a_mixer_opened_otherwise_is_opened_anew():
    pygame.mixer.init(22_050, -16, 1)
    Voice(8, 5, False).play("button")
    assert pygame.mixer.get_init() == (RATE, -16, 2)


@pytest.mark.parametrize(("effects", "muted"), [(0, False), (8, True)])
def test_a_voice_that_may_not_be_heard_opens_no_device(effects, muted):
    voice = Voice(effects, 0, muted)
    voice.play("button")
    voice.ambience_on("cave")
    assert pygame.mixer.get_init() is None
    assert not voice.ready


def test_every_name_can_be_played(clock):
    voice = Voice(8, 5, False)
    for name in NAMES:
        voice.play(name, 0.3, 0.5)
        assert busy() == 1
        pygame.mixer.stop()


def test_unknown_names_are_errors_even_when_muted():
    voice = Voice(0, 0, True)
    with pytest.raises(KeyError):
        voice.play("gong")
    with pytest.raises(KeyError):
        voice.ambience_on("moon")


@pytest.mark.parametrize(("strength", "pan"), [(-5, -9), (7, 3), (float("nan"), float("nan"))])
def test_values_out_of_range_are_cut(strength, pan):
    voice = Voice(99, 5, False)
    voice.play("chip", strength, pan)
    assert voice.ready
    assert busy() == 1


def test_the_same_take_never_comes_twice_in_a_row(clock):
    voice = Voice(8, 5, False)
    heard_before, takes = None, set()
    for _ in range(24):
        voice.play("wood_knock", 0.7)
        (channel,) = [c for c in map(pygame.mixer.Channel, range(CHANNELS)) if c.get_busy()]
        raw = channel.get_sound().get_raw()
        assert raw != heard_before
        heard_before = raw
        takes.add(raw)
        pygame.mixer.stop()
        clock[0] += 1.0
    assert len(takes) >= 3


def test_the_volume_varies_a_little(monkeypatch, clock):
    class Recorder:
        levels: ClassVar[list[float]] = []

        def play(self, sound):
            pass

        def set_volume(self, left, right):
            self.levels.append(left)

    monkeypatch.setattr(Voice, "_free_channel", lambda voice: Recorder())
    voice = Voice(10, 5, False)
    for _ in range(10):
        voice.play("wood_knock", 1.0)
        clock[0] += 1.0
    assert len(set(Recorder.levels)) == 10
    assert max(Recorder.levels) < 1.2 * min(Recorder.levels)


def test_only_so_many_sounds_stay_ready(clock):
    voice = Voice(8, 5, False)
    for name in NAMES:
        for strength in (0.1, 1.0):
            for _ in range(RECIPES[name].takes):
                voice.play(name, strength)
                clock[0] += 1.0
                held = sum(len(sound.get_raw()) for sound in voice._sounds.values())
                assert held <= ROOM
    assert len(voice._sounds) > 20
    voice.play(NAMES[0], 1.0)
    assert busy() > 0


def test_a_crowd_of_equal_sounds_is_one_sound(clock):
    voice = Voice(8, 5, False)
    for _ in range(12):
        voice.play("dice_rattle")
    assert busy() == 1
    voice.play("win")
    assert busy() == 2
    clock[0] += CROWD * 0.9
    voice.play("dice_rattle")
    assert busy() == 2
    clock[0] += CROWD * 0.2
    voice.play("dice_rattle")
    assert busy() == 3


def test_effects_never_take_the_channels_of_ambience(clock):
    voice = Voice(8, 5, False)
    enter(voice, "cave")
    for _ in range(2 * CHANNELS):
        voice.play("dice_rattle")
        clock[0] += 1.0
    assert busy(0, CHANNELS - LOOP_CHANNELS) == CHANNELS - LOOP_CHANNELS
    assert busy(CHANNELS - LOOP_CHANNELS) == 2


def test_ambience_waits_for_its_volume_and_leaves_when_told():
    voice = Voice(8, 5, True)
    voice.ambience_on("cave")
    assert not voice.ready
    voice.set_volumes(8, 5, False)
    enter(voice, "cave")
    assert busy(CHANNELS - LOOP_CHANNELS) == 2
    voice.ambience_on("cave")
    assert busy() == 2
    first = CHANNELS - LOOP_CHANNELS
    wait_for(lambda: all(pygame.mixer.Channel(first + layer).get_volume() > 0 for layer in (0, 1)))
    voice.ambience_on(None)
    assert busy() == 2
    wait_for(lambda: busy() == 0)


def test_ambience_called_off_at_once_does_not_stay():
    voice = Voice(8, 5, False)
    enter(voice, "cave")
    voice.ambience_on(None)
    wait_for(lambda: busy() == 0)


def test_muting_ends_effects_and_stop_ends_everything():
    voice = Voice(8, 5, False)
    enter(voice, "cave")
    voice.play("win")
    assert busy() == 3
    voice.set_volumes(8, 5, True)
    assert busy(0, CHANNELS - LOOP_CHANNELS) == 0
    voice.set_volumes(8, 5, False)
    voice.play("win")
    voice.stop()
    assert busy() == 0
    voice.play("chip")
    assert busy() == 1


def test_what_was_prepared_is_not_synthesised_again(made, clock):
    voice = Voice(8, 5, False)
    prepare(voice)
    assert {key[0] for key in made} == set(NAMES), "rooms where nobody is are not kept in memory"
    assert {key[0] for key in made[: len(NAMES)]} == set(NAMES)
    assert len(set(made)) == len(made) == prepared_takes()
    for name in NAMES:
        for strength in (0.1, 1.0, 0.1, 1.0):
            voice.play(name, strength)
            clock[0] += 1.0
    assert len(made) == prepared_takes()
    assert not voice.prepare_one()


def test_with_a_folder_everything_is_synthesised_once_ever(made, clock, tmp_path):
    first = Voice(8, 5, False, tmp_path / "sounds")
    first.play("chip", 1.0)
    prepare(first)
    assert len(set(made)) == len(made) == prepared_takes() + sum(map(len, PLACES.values()))
    made.clear()
    pygame.mixer.quit()

    second = Voice(8, 5, False, tmp_path / "sounds")
    second.ambience_on("cave")
    assert busy(CHANNELS - LOOP_CHANNELS) == 2
    for name in NAMES:
        second.play(name, 1.0)
        clock[0] += 1.0
    assert not second.prepare_one()
    assert made == []


def test_a_room_that_has_to_be_made_first_does_not_hold_up_its_table(made):
    voice = Voice(8, 5, False)
    voice.ambience_on("cave")
    assert made == []
    assert busy() == 0
    assert voice.prepare_one()
    assert made == [("cave", 0)]
    assert busy(CHANNELS - LOOP_CHANNELS) == 1
    voice.ambience_on("sea")
    voice.prepare_one()
    assert made == [("cave", 0), ("sea", 0)], "the other loop of the room that was left is not made"


def test_a_muted_voice_makes_nothing(made):
    voice = Voice(8, 5, True)
    voice.ambience_on("cave")
    assert not voice.prepare_one()
    assert made == []


def test_what_is_not_warm_is_made_once(made, clock):
    voice = Voice(8, 5, False)
    for _ in range(40):
        voice.play("chip", 1.0)
        clock[0] += 1.0
    assert len(made) == len(set(made)) == RECIPES["chip"].takes


def test_a_device_that_goes_away_leaves_silence():
    voice = Voice(8, 5, False)
    voice.play("chip")
    enter(voice, "cave")
    pygame.mixer.quit()
    voice.play("stone")
    assert not voice.ready
    voice.set_volumes(3, 3, False)
    voice.ambience_on(None)
    voice.stop()
    voice.play("stone")
    assert pygame.mixer.get_init() is None


def test_without_a_device_everything_is_silent_and_it_is_asked_once():
    script = """
import pygame, sounds
attempts = []
init = pygame.mixer.init
pygame.mixer.init = lambda *a, **k: (attempts.append(1), init(*a, **k))
voice = sounds.Voice(8, 5, False)
for name in sounds.NAMES:
    voice.play(name, 1.0, -0.5)
voice.ambience_on("cave")
voice.set_volumes(9, 9, False)
voice.ambience_on(None)
voice.stop()
print(voice.ready, len(attempts), voice.prepare_one())
"""
    assert heard(script, "no_such_driver").splitlines()[-1] == "False 1 False"


def test_what_reaches_the_ear(tmp_path):
    """Played into a file: pan moves energy, harder is louder, volume and mute count, ambience fades."""
    script = """
import time, pygame, sounds
voice = sounds.Voice(10, 10, False)
plan = [("wood_knock", 0.8, -1), ("wood_knock", 0.8, 0), ("wood_knock", 0.8, 1), ("stone", 0.1, 0),
        ("stone", 0.5, 0), ("stone", 1.0, 0)]
for name, strength, pan in plan:
    voice.play(name, strength, pan)
    time.sleep(0.2)
voice.set_volumes(5, 10, False)
voice.play("stone", 1.0)
time.sleep(0.2)
voice.set_volumes(10, 10, True)
voice.play("stone", 1.0)
time.sleep(0.1)
voice.set_volumes(10, 10, False)
voice.ambience_on("cave")
voice.prepare_one(), voice.prepare_one()
time.sleep(0.7)
voice.ambience_on(None)
time.sleep(0.55)
pygame.mixer.quit()
"""
    target = tmp_path / "heard.raw"
    heard(script, "disk", SDL_DISKAUDIOFILE=str(target))
    samples = array("h", target.read_bytes())
    *knocks, place = portions(samples[0::2], samples[1::2])
    assert len(knocks) == 7
    left, middle, right, soft, firm, hard, half = knocks
    assert energy(left[0]) > 1000 * energy(left[1])
    assert energy(right[1]) > 1000 * energy(right[0])
    assert energy(middle[0]) == pytest.approx(energy(middle[1]), rel=0.05)
    assert 1.5 * peak(soft) < peak(firm) < peak(hard) / 1.3
    assert 0.15 < peak(half) / peak(hard) < 0.35
    assert peak(place) < 0.6 * peak(hard)
    ear = place[0]
    part = len(ear) // 8
    swell = [energy(ear[start : start + part]) for start in range(0, 8 * part, part)]
    assert swell[0] < swell[2] / 4
    assert swell[7] < swell[4] / 4


def energy(ear):
    return sum(value * value for value in ear)


def peak(ears):
    return max(max(map(abs, ear)) for ear in ears)


def portions(left, right, pause=1000):
    """Cut a recording at every silence longer than `pause` samples."""
    found, start, last = [], None, 0
    for index, (here, there) in enumerate(zip(left, right, strict=True)):
        if not (here or there):
            continue
        if start is not None and index - last > pause:
            found.append((left[start:last], right[start:last]))
            start = None
        start = index if start is None else start
        last = index
    return [*found, (left[start : last + 1], right[start : last + 1])]
