"""The store of painted pictures: memory first, then a folder on disk, and only then the brush."""

from __future__ import annotations

import contextlib
import os
import random
import struct
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Literal, TypeVar

import pygame

from sprites.brushes.canvas import opaque
from sprites.brushes.steps import CountedSteps

VERSION = 17
"""Raise it whenever a picture changes: older files are then left unread and cleared away."""

_MAGIC = b"LTPX"
_HEADER = struct.Struct("<4sHBxII")
_LENGTH = struct.Struct("<I")
_SUFFIX = ".pic"
_LARGEST_SIDE = 16384
_SLICE = 200_000
"""Pixels that are packed or unpacked in one step."""

ROOM = 20 << 20
"""Bytes of pictures that stay in memory; beyond, those not asked for longest are dropped (disk has them)."""

COMMON = 1920 * 1080
"""Pixels of the window for which that is enough."""

WAITING = 2 << 20
"""Bytes of pictures that may wait to be written to disk."""

_Result = TypeVar("_Result")


class Store:
    """Keeps pictures by key, so that each is painted once per size, ever.

    folder: where pictures outlive the program, or None for memory alone. A missing, read-only, full or
    damaged folder costs time, never an error. room: bytes of pictures that stay in memory.
    """

    def __init__(self, folder: Path | None, room: int = ROOM) -> None:
        self._folder = folder
        self._room = room
        self._held = 0
        self._memory: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._tidied = False
        self._unsaved: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def get(self, key: tuple[object, ...], paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture for a key (its repr must tell pictures apart); paint() is called where none is kept."""
        known = self._memory.get(key)
        if known is not None:
            self._memory.move_to_end(key)
            return known
        picture = self._read(key)
        if picture is None:
            picture = self._unsaved.get(key)
            if picture is None:
                picture = paint()
                if self._folder is not None:
                    self._unsaved[key] = picture
                    while sum(_size(waiting) for waiting in self._unsaved.values()) > WAITING:
                        self.save_one()
            picture = _shown_format(picture)
        return self._keep(key, picture)

    def has(self, key: tuple[object, ...]) -> bool:
        """Whether get() finds the picture of a key without painting (unless its file is damaged)."""
        if key in self:
            return True
        file = self._file(key)
        return file is not None and file.exists()

    def __contains__(self, key: tuple[object, ...]) -> bool:
        """Whether the picture is at hand, with nothing to paint or to read."""
        return key in self._memory or key in self._unsaved

    def save_one(self) -> bool:
        """Write one picture to disk that was painted since; returns whether there was one.

        Writing takes longer than drawing a frame may, so it is done when nobody acts.
        """
        if not self._unsaved:
            return False
        self._write(*self._unsaved.popitem(last=False))
        return True

    def save(self) -> None:
        """Write everything to disk that was painted since."""
        while self.save_one():
            pass

    def steps(
        self, key: tuple[object, ...], paint: Callable[[], CountedSteps]
    ) -> Iterator[float | pygame.Surface]:
        """The same as get() for large pictures, in steps that leave time for a frame in between.

        paint(): yields the share that is done, 0..1, and returns the picture, as ground_steps() does. What is
        yielded here: shares, and last the picture.
        """
        picture = self._memory.get(key)
        if picture is None:
            picture = yield from self._read_steps(key)
        if picture is None:
            work = paint()
            while picture is None:
                try:
                    yield 0.85 * next(work)
                except StopIteration as end:
                    picture = end.value
            yield 0.85
            yield from self._write_steps(key, picture)
            picture = _shown_format(picture)
        yield self._memory[key] if key in self._memory else self._keep(key, picture)

    def forget(self) -> None:
        """Drop the pictures from memory; those on disk stay."""
        self._memory.clear()
        self._held = 0

    def fit(self, size: tuple[int, int]) -> None:
        """Give pictures as much room as a window of this size (pixels) needs: larger ones are larger."""
        self._room = max(ROOM, round(ROOM * size[0] * size[1] / COMMON))

    @property
    def held(self) -> int:
        """Bytes of pictures in memory."""
        return self._held

    def _keep(self, key: tuple[object, ...], picture: pygame.Surface) -> pygame.Surface:
        """Hold a picture in memory and let go of those that have not been asked for longest."""
        self._memory[key] = picture
        self._held += _size(picture)
        while self._held > self._room and len(self._memory) > 1:
            self._held -= _size(self._memory.popitem(last=False)[1])
        return picture

    def _file(self, key: tuple[object, ...]) -> Path | None:
        """The file of a key under the present version.

        Its name is drawn by chance that the key sows, which is as good as hashlib, but loads no OpenSSL.
        """
        if self._folder is None:
            return None
        chance = random.Random(repr(key).encode("utf-8", "backslashreplace"))
        return self._folder / f"v{VERSION}-{chance.getrandbits(128):032x}{_SUFFIX}"

    def _read(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """The picture on disk, or None where there is none that is whole."""
        return _finished(self._read_steps(key))

    def _read_steps(self, key: tuple[object, ...]) -> Generator[float, None, pygame.Surface | None]:
        """The same in steps."""
        file = self._file(key)
        if file is None:
            return None
        try:
            return (yield from unpacked_steps(file.read_bytes()))
        except (OSError, ValueError):
            return None

    def _write(self, key: tuple[object, ...], picture: pygame.Surface) -> None:
        """Put a picture on disk under a name of its own, then give it its final name at once."""
        _finished(self._write_steps(key, picture))

    def _write_steps(self, key: tuple[object, ...], picture: pygame.Surface) -> Generator[float, None, None]:
        """The same in steps."""
        file = self._file(key)
        if file is None:
            return
        data = yield from packed_steps(picture)
        spare: str | None = None
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._tidy(file.parent)
            handle, spare = tempfile.mkstemp(dir=file.parent, suffix=".tmp")
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
            os.replace(spare, file)
        except OSError:
            if spare is not None:
                with contextlib.suppress(OSError):
                    os.unlink(spare)

    def _tidy(self, folder: Path) -> None:
        """Clear away pictures of other versions, once per run."""
        if self._tidied:
            return
        self._tidied = True
        for old in folder.glob(f"v*-*{_SUFFIX}"):
            if not old.name.startswith(f"v{VERSION}-"):
                with contextlib.suppress(OSError):
                    old.unlink()


def _finished(steps: Generator[float, None, _Result]) -> _Result:
    """What a generator returns, its steps taken in one go."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _Result = end.value
            return result


def _size(picture: pygame.Surface) -> int:
    """Bytes of a picture's pixels."""
    return picture.get_pitch() * picture.get_height()


def packed(picture: pygame.Surface) -> bytes:
    """A picture as bytes: header (magic, version, alpha, width, height) and compressed bands of rows."""
    return _finished(packed_steps(picture))


def packed_steps(picture: pygame.Surface) -> Generator[float, None, bytes]:
    """The same in steps: yields shares between 0.85 and 1, and returns the bytes."""
    alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    width, height = picture.get_size()
    parts = [_HEADER.pack(_MAGIC, VERSION, alpha, width, height)]
    for top, rows in _bands(width, height):
        band = picture.subsurface((0, top, width, rows))
        part = zlib.compress(pygame.image.tobytes(band, _format(alpha)), 1)
        parts += (_LENGTH.pack(len(part)), part)
        yield 0.85 + 0.14 * (top + rows) / height
    return b"".join(parts)


def unpacked(data: bytes) -> pygame.Surface:
    """The picture in the bytes; raises ValueError where they are damaged, cut short or of another version."""
    return _finished(unpacked_steps(data))


def unpacked_steps(data: bytes) -> Generator[float, None, pygame.Surface]:
    """The same in steps: yields shares 0..1, and returns the picture as the display draws it fastest."""
    try:
        magic, version, alpha, width, height = _HEADER.unpack_from(data)
        if (
            magic != _MAGIC
            or version != VERSION
            or not (0 < width <= _LARGEST_SIDE and 0 < height <= _LARGEST_SIDE)
        ):
            raise ValueError("not a picture of this version")
        picture: pygame.Surface | None = None
        place = _HEADER.size
        for top, rows in _bands(width, height):
            (size,) = _LENGTH.unpack_from(data, place)
            place += _LENGTH.size + size
            room = width * rows * len(_format(alpha))
            part = zlib.decompress(data[place - size : place], bufsize=room)
            band = pygame.image.frombuffer(part, (width, rows), _format(alpha))
            band.set_alpha(None)
            if picture is None:
                picture = pygame.Surface((width, height), pygame.SRCALPHA if alpha else 0)
            picture.blit(band, (0, top))
            yield (top + rows) / height
    except (struct.error, zlib.error) as damage:
        raise ValueError("picture file is damaged") from damage
    if picture is None or place != len(data):
        raise ValueError("picture file has the wrong length")
    return picture


def _format(alpha: bool) -> Literal["RGBA", "RGB"]:
    """The order of bytes in a file."""
    return "RGBA" if alpha else "RGB"


def _bands(width: int, height: int) -> Iterator[tuple[int, int]]:
    """The upper edge and height of each band of rows, from top to bottom."""
    rows = max(1, _SLICE // width)
    return ((top, min(rows, height - top)) for top in range(0, height, rows))


def _shown_format(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the format the display draws fastest, or 32 bits where there is no display yet."""
    alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return picture.convert_alpha() if alpha else picture.convert()
    if alpha or picture.get_bitsize() == 32:
        return picture
    return opaque(picture)
