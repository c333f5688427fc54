"""Random numbers from one 64-bit integer, the same on every Python and machine.

SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014) with
rejection sampling, so that every face, card and seat is exactly equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN_GAMMA = 0x9E3779B97F4A7C15


@dataclass(slots=True)
class Chance:
    """A generator whose whole state is ``state``, an integer of 64 bits."""

    state: int

    def __post_init__(self) -> None:
        self.state &= MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + GOLDEN_GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely.

        Raises:
            ValueError: if ``bound`` is not from 1 to 2**64.
        """
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"bound {bound} is not from 1 to 2**64")
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            value = self.next64()
            if value < limit:
                return value % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list of the items in random order (Fisher-Yates, from the end)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def split(self) -> Chance:
        """A new generator that shares nothing with this one but its origin."""
        return Chance(self.next64())
