"""The window itself: hints for SDL, opening, and waiting for input without keeping a core busy."""

from __future__ import annotations

import ctypes
import os
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

HINTS = {
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "longtable",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
"""Without a graphics card the first saves 20 ms and more per frame; the next two keep touches apart."""

NAP = 0.05


def prepare() -> None:
    """Set SDL's hints; must run before pygame is imported. What the environment says already wins."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)


def fill_screen(full: bool) -> None:
    """Let the window fill the screen, or be where and as large as it was before.

    SDL remembers that; after a second ``set_mode`` it would be as large as the screen for ever.
    """
    import pygame

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # there is no other way to the display's window
        window = pygame.Window.from_display_module()
    if full:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()


def make_waiter() -> Callable[[float], None]:
    """A function that sleeps until there is input, at most so many seconds.

    Uses SDL's own blocking wait in the library that pygame has loaded; where that cannot be found it
    sleeps a twentieth of a second.
    """
    library = _sdl()
    if library is None:
        return lambda seconds: time.sleep(min(NAP, seconds))
    wait = library.SDL_WaitEventTimeout
    wait.argtypes = (ctypes.c_void_p, ctypes.c_int)
    wait.restype = ctypes.c_int

    def blocking(seconds: float) -> None:
        wait(None, max(1, round(seconds * 1000)))

    return blocking


def make_trimmer() -> Callable[[], None]:
    """A function that gives memory back to the system which painting has used and left free (glibc only)."""
    try:
        trim = ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return lambda: None
    return lambda: trim(0)


def _sdl() -> ctypes.CDLL | None:
    import pygame

    home = Path(pygame.__file__).parent
    places = {
        "win32": [home / "SDL2.dll"],
        "darwin": sorted((home / ".dylibs").glob("libSDL2-2*.dylib")),
    }.get(sys.platform, sorted((home.parent / "pygame_ce.libs").glob("libSDL2-2*.so*")))
    for place in places:
        try:
            library = ctypes.CDLL(str(place))
            if library.SDL_WasInit(0x20):
                return library
        except (OSError, AttributeError):
            continue
    return None
