"""The pictures that all tests of a process share: painting takes longer than most of what is tested."""

from __future__ import annotations

from sprites.store import Store


class Shared(Store):
    """A store in memory alone, whose room does not depend on the last window."""

    def __init__(self) -> None:
        super().__init__(None, room=256 << 20)

    def fit(self, size: tuple[int, int]) -> None:
        """Keep the room."""


PICTURES = Shared()
