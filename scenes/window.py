"""The window itself: hints for SDL, opening, and waiting for input without keeping a core busy."""

from __future__ import annotations

import ctypes
import os
import sys
import time
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
OWN_BLOCK = 64 << 10
"""Bytes from which a block of memory is got from the system by itself, and given back once it is free.

Left alone the C library puts ever larger blocks, such as pictures, among the small ones, which then keep the
room of those that are gone.
"""
_M_MMAP_THRESHOLD = -3
"""Source: malloc.h of the GNU C library."""


def prepare() -> None:
    """Set SDL's hints; must run before pygame is imported. What the environment says already wins."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)


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
    """A function that gives memory back to the system which painting has used and left free.

    Also sees to it that from now on large blocks go back by themselves. Both with the GNU C library only.
    """
    try:
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_M_MMAP_THRESHOLD, OWN_BLOCK)
        trim = library.malloc_trim
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
