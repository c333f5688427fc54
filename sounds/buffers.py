"""Finished buffers by name: from memory, else from a folder on disk, and only then synthesised."""

from __future__ import annotations

import contextlib
import os
import tempfile
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

VERSION = 1
"""Raise it whenever a sound changes: older files are then left unread and cleared away."""

WAITING = 1 << 20
"""Bytes of buffers that may wait in memory to be written."""

_SUFFIX = ".snd"

Make = Callable[[], "array[int]"]


class Buffers:
    """Keeps stereo buffers of 16-bit words, so that each is synthesised once, ever.

    folder: where they outlive the program, or None for memory alone. A missing, read-only, full or damaged
    folder costs time and memory, never an error.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory: dict[str, array[int]] = {}
        self._files: set[str] | None = None
        self.lasting = folder is not None
        """Whether what is stored outlives the program and needs no memory."""

    def get(self, name: str, make: Make) -> array[int]:
        """The buffer of that name; where none is kept, ``make`` makes it."""
        buffer = self._memory.get(name)
        if buffer is None:
            buffer = self._read(name)
        if buffer is None:
            buffer = self._memory[name] = make()
            while self.lasting and sum(map(_size, self._memory.values())) > WAITING:
                self._keep(*next(iter(self._memory.items())))
        return buffer

    def ready(self, name: str) -> bool:
        """Whether nothing has to be synthesised for :meth:`get` (unless a file is damaged)."""
        return name in self._memory or self.stored(name)

    def stored(self, name: str) -> bool:
        """Whether the buffer lies where it is kept for good: on disk, or in memory where nothing lasts."""
        return name in self._known() or (not self.lasting and name in self._memory)

    def store(self, name: str, make: Make) -> None:
        """See to it that the buffer is kept for good."""
        self._keep(name, self.get(name, make))

    def _keep(self, name: str, buffer: array[int]) -> None:
        self.lasting = self.lasting and self._write(name, buffer)
        if self.lasting:
            self._memory.pop(name, None)
        else:
            self._memory[name] = buffer

    def forget(self) -> None:
        """Drop what lies in memory."""
        self._memory.clear()

    def _known(self) -> set[str]:
        """The names of the buffers on disk; looked for once."""
        if self._files is None:
            start = f"v{VERSION}-"
            self._files = set()
            with contextlib.suppress(OSError):
                for name in os.listdir(self._folder) if self._folder is not None else ():
                    if name.startswith(start) and name.endswith(_SUFFIX):
                        self._files.add(name[len(start) : -len(_SUFFIX)])
        return self._files

    def _read(self, name: str) -> array[int] | None:
        """The buffer on disk, or None where there is none that is whole."""
        if self._folder is None or name not in self._known():
            return None
        buffer = array("h")
        try:
            buffer.frombytes(zlib.decompress(_file(self._folder, name).read_bytes()))
        except (OSError, ValueError, zlib.error):
            self._known().discard(name)
            return None
        return buffer

    def _write(self, name: str, buffer: array[int]) -> bool:
        """Put a buffer on disk under a name of its own, then give it its final name at once."""
        assert self._folder is not None
        spare: str | None = None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._tidy(self._folder)
            handle, spare = tempfile.mkstemp(dir=self._folder, suffix=".tmp")
            with os.fdopen(handle, "wb") as stream:
                stream.write(zlib.compress(buffer.tobytes(), 1))
            os.replace(spare, _file(self._folder, name))
        except OSError:
            if spare is not None:
                with contextlib.suppress(OSError):
                    os.unlink(spare)
            return False
        self._known().add(name)
        return True

    def _tidy(self, folder: Path) -> None:
        """Clear away buffers of other versions, with the first that is written."""
        if self._known():
            return
        for old in folder.glob(f"v*-*{_SUFFIX}"):
            if not old.name.startswith(f"v{VERSION}-"):
                with contextlib.suppress(OSError):
                    old.unlink()


def _file(folder: Path, name: str) -> Path:
    return folder / f"v{VERSION}-{name}{_SUFFIX}"


def _size(buffer: array[int]) -> int:
    return buffer.itemsize * len(buffer)
