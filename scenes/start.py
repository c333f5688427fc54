"""From the command line's options to an open window."""

from __future__ import annotations

import argparse

import pygame

from game import folders
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
    """
    prepare()
    place = folders.find(options.data_dir)
    settings = preferences.load(place.settings)
    if options.scale is not None:
        settings.scale = options.scale
    if options.speed is not None:
        settings.speed = options.speed
    if options.lang != "en":
        settings.language = options.lang
    if options.no_sound:
        settings.muted = True
    if options.fullscreen:
        settings.fullscreen = True
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption("Longtable")
    desktop = pygame.display.get_desktop_sizes()[0]
    if settings.fullscreen and not hidden:
        screen = pygame.display.set_mode(desktop, pygame.FULLSCREEN)
    else:
        size = options.size or DEFAULT_SIZE
        if not hidden:
            size = (min(size[0], desktop[0]), min(size[1], desktop[1]))
        screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.key.set_repeat(KEY_DELAY, KEY_INTERVAL)
    return App(screen, place, settings)
