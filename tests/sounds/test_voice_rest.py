"""A room that nobody is in falls silent, lets go of the device, and comes back with the first touch."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from sounds.voice import IDLE_LONGEST, REST_AFTER, REST_FADE, Voice


@pytest.fixture
def voice():
    made = Voice(5, 5, False)
    made.ambience_on("cave")
    assert made.prepare_one()
    assert made.prepare_one()
    made.play("wood_knock")
    assert made.ready
    yield made
    made.stop()
    pygame.mixer.quit()


def test_the_device_is_let_go_after_a_while_and_opened_again(voice):
    assert voice.idle(REST_AFTER - 2) == pytest.approx(2)
    assert voice.ready
    assert voice.idle(REST_AFTER + 1) == pytest.approx(REST_FADE - 1)
    assert voice.ready
    assert voice.idle(REST_AFTER + REST_FADE) == IDLE_LONGEST
    assert not voice.ready
    assert pygame.mixer.get_init() is None
    assert voice.idle(10_000) == IDLE_LONGEST
    voice.wake()
    assert voice.ready
    assert pygame.mixer.get_busy(), "the room is heard again"
    voice.play("wood_knock")


def test_a_sound_opens_the_device_by_itself(voice):
    voice.idle(REST_AFTER + REST_FADE)
    voice.play("chip")
    assert voice.ready


def test_waking_an_open_voice_changes_nothing(voice):
    voice.wake()
    assert voice.ready


def test_a_silent_voice_stays_shut():
    muted = Voice(5, 5, True)
    assert muted.idle(10_000) == IDLE_LONGEST
    muted.wake()
    assert not muted.ready
