"""From the command line's options to an open window.

The window opens before the rest of the program is loaded, so that it is there at once.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import pygame

from game import folders
from game.contract import Fault
from scenes import preferences
from scenes.window import fill_screen, prepare

if TYPE_CHECKING:
    from scenes.manager import App

DEFAULT_SIZE = (1280, 800)
DARK = (43, 29, 15)
"""What an empty window shows until the first scene is painted."""
ICON = 64
"""Edge of the window's icon in pixels."""


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
    from scenes.manager import App

    app = App(screen, place, settings)
    pygame.display.set_icon(app.store.get(("icon", ICON), _icon))
    return app


def _icon() -> pygame.Surface:
    """The window's icon: a wooden token with our initial."""
    from sprites import fonts, palette, table_parts

    icon = table_parts.stud("menu", ICON, 1.0)
    letter = fonts.words("L", round(ICON * 0.62), palette.CREAM, 900, None, palette.INK)
    disc = table_parts.plain_disc(ICON * 0.66, 1.0, palette.WALNUT)
    icon.blit(disc, disc.get_rect(center=icon.get_rect().center))
    icon.blit(letter, letter.get_rect(center=icon.get_rect().center))
    return icon


def _open_window(wanted: tuple[int, int] | None, fullscreen: bool, hidden: bool) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_caption("Longtable")
    desktop = pygame.display.get_desktop_sizes()[0]
    size = wanted or DEFAULT_SIZE
    if not hidden:
        size = (min(size[0], desktop[0]), min(size[1], desktop[1]))
    pygame.display.set_mode(size, pygame.RESIZABLE)
    if fullscreen:
        fill_screen(True)
    screen = pygame.display.get_surface()
    assert screen is not None
    screen.fill(DARK)
    pygame.display.flip()
    pygame.font.init()
    return screen
