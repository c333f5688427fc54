"""From the command line's options to an open window."""

from __future__ import annotations

import argparse

import pygame

from game import folders
from game.contract import Fault
from scenes import preferences
from scenes.manager import App
from scenes.window import prepare

DEFAULT_SIZE = (1280, 800)
KEY_DELAY, KEY_INTERVAL = 350, 60
"""Milliseconds until a held key repeats, and between two repeats."""


def open_app(options: argparse.Namespace, hidden: bool = False) -> App:
    """Open the window with the user's settings, overridden by the command line's.

    Args:
        options: ``size``, ``fullscreen``, ``scale``, ``speed``, ``no_sound``, ``data_dir``, ``lang``.
        hidden: no window on the screen, for pictures and tests.

    Raises:
        Fault: if there is no screen to open a window on.
    """
    prepare()
    place = folders.find(options.data_dir)
    settings = preferences.load(place.settings)
    given = {
        "scale": options.scale,
        "speed": options.speed,
        "language": options.lang,
        "muted": options.no_sound or None,
        "fullscreen": options.fullscreen or None,
    }
    for name, value in given.items():
        if value is not None:
            settings.override(name, value)
    try:
        screen = _open_window(options.size, settings.fullscreen and not hidden, hidden)
    except pygame.error as error:
        raise Fault("fault-no-display", reason=str(error)) from error
    pygame.key.set_repeat(KEY_DELAY, KEY_INTERVAL)
    return App(screen, place, settings)


def _open_window(wanted: tuple[int, int] | None, fullscreen: bool, hidden: bool) -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption("Longtable")
    desktop = pygame.display.get_desktop_sizes()[0]
    if fullscreen:
        return pygame.display.set_mode(desktop, pygame.FULLSCREEN)
    size = wanted or DEFAULT_SIZE
    if not hidden:
        size = (min(size[0], desktop[0]), min(size[1], desktop[1]))
    return pygame.display.set_mode(size, pygame.RESIZABLE)
