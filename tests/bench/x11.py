"""A little of Xlib through ctypes: to see windows and their pixels without starting a program for each look.

Polling with the usual command-line tools costs a core for as long as it lasts, and that core is missed
by the program whose start is being measured.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import NamedTuple

VIEWABLE = 2
ALL_PLANES = 0xFFFFFFFF
Z_PIXMAP = 2


class Place(NamedTuple):
    """Where a window lies on the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int


class _Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = (
        *((name, c_int) for name in ("x", "y", "width", "height", "border_width", "depth")),
        ("visual", c_void_p),
        ("root", c_ulong),
        *((name, c_int) for name in ("klass", "bit_gravity", "win_gravity", "backing_store")),
        *((name, c_ulong) for name in ("backing_planes", "backing_pixel")),
        ("save_under", c_int),
        ("colormap", c_ulong),
        *((name, c_int) for name in ("map_installed", "map_state")),
        *((name, c_long) for name in ("all_event_masks", "your_event_mask", "do_not_propagate_mask")),
        ("override_redirect", c_int),
        ("screen", c_void_p),
    )


class _Image(ctypes.Structure):
    """The beginning of XImage."""

    _fields_ = (
        *((name, c_int) for name in ("width", "height", "xoffset", "format")),
        ("data", c_void_p),
        *((name, c_int) for name in ("byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad")),
        *((name, c_int) for name in ("depth", "bytes_per_line", "bits_per_pixel")),
    )


_HANDLER = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)


@_HANDLER
def _ignore(display: int, error: int) -> int:
    """Windows vanish while they are looked at; the answer is then simply missing."""
    return 0


def _library() -> ctypes.CDLL:
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, (c_char_p,)
    x.XCloseDisplay.argtypes = (c_void_p,)
    x.XDefaultRootWindow.restype, x.XDefaultRootWindow.argtypes = c_ulong, (c_void_p,)
    x.XQueryTree.argtypes = (
        c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ulong)), POINTER(c_uint),
    )  # fmt: skip
    x.XGetWindowAttributes.argtypes = (c_void_p, c_ulong, POINTER(_Attributes))
    x.XInternAtom.restype, x.XInternAtom.argtypes = c_ulong, (c_void_p, c_char_p, c_int)
    x.XGetWindowProperty.argtypes = (
        c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong, POINTER(c_ulong), POINTER(c_int),
        POINTER(c_ulong), POINTER(c_ulong), POINTER(c_void_p),
    )  # fmt: skip
    x.XGetImage.restype = POINTER(_Image)
    x.XGetImage.argtypes = (c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int)
    x.XDestroyImage.argtypes = (POINTER(_Image),)
    x.XFree.argtypes = (c_void_p,)
    x.XMoveResizeWindow.argtypes = (c_void_p, c_ulong, c_int, c_int, c_uint, c_uint)
    x.XResizeWindow.argtypes = (c_void_p, c_ulong, c_uint, c_uint)
    x.XTranslateCoordinates.argtypes = (
        c_void_p, c_ulong, c_ulong, c_int, c_int, POINTER(c_int), POINTER(c_int), POINTER(c_ulong),
    )  # fmt: skip
    x.XSync.argtypes = (c_void_p, c_int)
    x.XSetErrorHandler.argtypes = (_HANDLER,)
    x.XSetErrorHandler.restype = c_void_p
    return x


class Eyes:
    """Looks at the windows of one display."""

    def __init__(self, name: str) -> None:
        self._x = _library()
        self._x.XSetErrorHandler(_ignore)
        self._display = self._x.XOpenDisplay(name.encode())
        if not self._display:
            raise OSError(f"the display {name} cannot be opened")
        self.root = self._x.XDefaultRootWindow(self._display)
        self._pid = self._atom("_NET_WM_PID")

    def close(self) -> None:
        """Let go of the display."""
        self._x.XCloseDisplay(self._display)

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))

    def property(self, window: int, atom: int) -> int | None:
        """The first number of a window's property, or ``None``."""
        kind, form = c_ulong(), c_int()
        count, rest, data = c_ulong(), c_ulong(), c_void_p()
        status = self._x.XGetWindowProperty(
            self._display, window, atom, 0, 1, 0, 0, byref(kind), byref(form), byref(count), byref(rest),
            byref(data),
        )  # fmt: skip
        if status != 0 or not data:
            return None
        value = ctypes.cast(data, POINTER(c_ulong))[0] if count.value and form.value == 32 else None
        self._x.XFree(data)
        return value

    def managed(self) -> bool:
        """Whether a window manager is there."""
        return self.property(self.root, self._atom("_NET_SUPPORTING_WM_CHECK")) is not None

    def active(self) -> int | None:
        """The window that has the keyboard."""
        return self.property(self.root, self._atom("_NET_ACTIVE_WINDOW"))

    def children(self, window: int) -> list[int]:
        """The windows within a window, the topmost last."""
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        found = POINTER(c_ulong)()
        good = self._x.XQueryTree(
            self._display, window, byref(root), byref(parent), byref(found), byref(count)
        )
        if not good or not found:
            return []
        result = [int(found[index]) for index in range(count.value)]
        self._x.XFree(found)
        return result

    def viewable(self, window: int) -> bool:
        """Whether the window and all that hold it are on the screen."""
        attributes = _Attributes()
        good = self._x.XGetWindowAttributes(self._display, window, byref(attributes))
        return bool(good) and attributes.map_state == VIEWABLE

    def window_of(self, pids: set[int]) -> int | None:
        """The visible window of one of these processes, however deep a window manager has put it."""
        level = self.children(self.root)
        for _ in range(4):
            for window in level:
                if self.property(window, self._pid) in pids and self.viewable(window):
                    place = self.place(window)
                    if place.width > 100 and place.height > 100:
                        return window
            level = [inner for window in level for inner in self.children(window)]
        return None

    def place(self, window: int) -> Place:
        """Where the window lies on the screen; of no size where it has gone."""
        attributes, x, y, child = _Attributes(), c_int(), c_int(), c_ulong()
        if not self._x.XGetWindowAttributes(self._display, window, byref(attributes)):
            return Place(0, 0, 0, 0)
        self._x.XTranslateCoordinates(
            self._display, window, self.root, 0, 0, byref(x), byref(y), byref(child)
        )
        return Place(x.value, y.value, attributes.width, attributes.height)

    def put(self, window: int, x: int, y: int, width: int, height: int) -> None:
        """Ask for another place and size, as a hand on the frame would."""
        self._x.XMoveResizeWindow(self._display, window, x, y, width, height)
        self._x.XSync(self._display, 0)

    def resize(self, window: int, width: int, height: int) -> None:
        """Ask for another size."""
        self._x.XResizeWindow(self._display, window, width, height)
        self._x.XSync(self._display, 0)

    # -- pixels -------------------------------------------------------------------------------------

    def pixels(self, window: int, x: int, y: int, width: int, height: int) -> bytes:
        """A part of what the window shows, four bytes a pixel (blue, green, red, unused); empty if gone."""
        image = self._x.XGetImage(self._display, window, x, y, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            return b""
        size = image.contents.bytes_per_line * image.contents.height
        data = ctypes.string_at(image.contents.data, size)
        self._x.XDestroyImage(image)
        return data

    def picture(self, window: int, place: Place) -> bytes:
        """All that the window shows, three bytes a pixel (red, green, blue)."""
        data = self.pixels(window, 0, 0, place.width, place.height)
        if len(data) != 4 * place.width * place.height:
            return b""
        result = bytearray(3 * place.width * place.height)
        result[0::3], result[1::3], result[2::3] = data[2::4], data[1::4], data[0::4]
        return bytes(result)

    def sample(self, window: int, rows: int = 24, grain: int = 8) -> tuple[int, ...]:
        """The colours at the points of a grid of the window; empty if the window has gone."""
        place = self.place(window)
        if not place.width:
            return ()
        result: list[int] = []
        for row in range(rows):
            y = (2 * row + 1) * place.height // (2 * rows)
            data = self.pixels(window, 0, y, place.width, 1)
            if len(data) != 4 * place.width:
                return ()
            colours = memoryview(data).cast("I")[::grain]
            result += [colour & 0xFFFFFF for colour in colours]
        return tuple(result)
