"""The store of painted pictures: memory first, then a folder on disk, and only then the brush."""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame

from sprites.brushes.canvas import opaque

VERSION = 4
"""Raise it whenever a picture changes: older files are then left unread and cleared away."""

_MAGIC = b"LTPX"
_HEADER = struct.Struct("<4sHBxII")
_SUFFIX = ".pic"
_LARGEST_SIDE = 16384


class Store:
    """Keeps pictures by key, so that each is painted once per size, ever.

    folder: where pictures outlive the program, or None for memory alone. A missing, read-only, full or
    damaged folder costs time, never an error.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory: dict[tuple[object, ...], pygame.Surface] = {}
        self._tidied = False

    def get(self, key: tuple[object, ...], paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture for a key (its repr must tell pictures apart); paint() is called where none is kept."""
        known = self._memory.get(key)
        if known is not None:
            return known
        picture = self._read(key)
        if picture is None:
            picture = paint()
            self._write(key, picture)
        picture = _shown_format(picture)
        self._memory[key] = picture
        return picture

    def forget(self) -> None:
        """Drop the pictures from memory; those on disk stay."""
        self._memory.clear()

    def _file(self, key: tuple[object, ...]) -> Path | None:
        """The file of a key under the present version."""
        if self._folder is None:
            return None
        name = hashlib.sha256(repr(key).encode("utf-8", "backslashreplace")).hexdigest()[:32]
        return self._folder / f"v{VERSION}-{name}{_SUFFIX}"

    def _read(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """The picture on disk, or None where there is none that is whole."""
        file = self._file(key)
        if file is None:
            return None
        try:
            return unpacked(file.read_bytes())
        except (OSError, ValueError):
            return None

    def _write(self, key: tuple[object, ...], picture: pygame.Surface) -> None:
        """Put a picture on disk under a name of its own, then give it its final name at once."""
        file = self._file(key)
        if file is None:
            return
        spare: str | None = None
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._tidy(file.parent)
            handle, spare = tempfile.mkstemp(dir=file.parent, suffix=".tmp")
            with os.fdopen(handle, "wb") as stream:
                stream.write(packed(picture))
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


def packed(picture: pygame.Surface) -> bytes:
    """A picture as bytes: header (magic, version, alpha, width, height) and quickly compressed pixels."""
    alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    pixels = pygame.image.tobytes(picture, "RGBA" if alpha else "RGB")
    return _HEADER.pack(_MAGIC, VERSION, alpha, *picture.get_size()) + zlib.compress(pixels, 1)


def unpacked(data: bytes) -> pygame.Surface:
    """The picture in the bytes; raises ValueError where they are damaged, cut short or of another version."""
    if len(data) < _HEADER.size:
        raise ValueError("picture file is too short")
    magic, version, alpha, width, height = _HEADER.unpack_from(data)
    if (
        magic != _MAGIC
        or version != VERSION
        or not (0 < width <= _LARGEST_SIDE and 0 < height <= _LARGEST_SIDE)
    ):
        raise ValueError("not a picture of this version")
    try:
        pixels = zlib.decompress(data[_HEADER.size :])
    except zlib.error as damage:
        raise ValueError("picture file is damaged") from damage
    if len(pixels) != width * height * (4 if alpha else 3):
        raise ValueError("picture file has the wrong length")
    return pygame.image.frombytes(pixels, (width, height), "RGBA" if alpha else "RGB")


def _shown_format(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the format the display draws fastest, or 32 bits where there is no display yet."""
    alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return picture.convert_alpha() if alpha else picture.convert()
    if alpha or picture.get_bitsize() == 32:
        return picture
    return opaque(picture)
