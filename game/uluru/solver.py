"""The best possible cards. Every full card is one bit of a whole number with 720 bits.

For each bird and wish one such number marks the cards that meet the wish; six of them, added bit by bit,
give the least penalty and all cards that reach it at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from game.uluru.box import PLACES, WishCard
from game.uluru.wishes import is_met, places_of

CARDS = tuple(permutations(range(PLACES)))
"""Every full card, as birds by place, in the order of the bits."""

AT = tuple(tuple(places_of(card)) for card in CARDS)
"""The same as places by bird."""

ALL = (1 << len(CARDS)) - 1


@dataclass(frozen=True, slots=True)
class Best:
    """The least possible number of unmet wishes, and the cards that reach it, one bit each."""

    penalty: int
    cards: int

    @property
    def count(self) -> int:
        """How many cards reach it."""
        return self.cards.bit_count()

    def card(self, number: int) -> tuple[int, ...]:
        """One of these cards, as birds by place; numbers go round for ever."""
        rest = self.cards
        for _ in range(number % self.count):
            rest &= rest - 1
        return CARDS[(rest & -rest).bit_length() - 1]

    def each(self) -> Iterator[tuple[int, ...]]:
        """All these cards."""
        return (self.card(number) for number in range(self.count))


@cache
def met_by(wish: WishCard, bird: int) -> int:
    """The full cards that meet the wish of that bird, one bit each."""
    return sum(1 << number for number, at in enumerate(AT) if is_met(wish, bird, at))


def best(wishes: Sequence[WishCard]) -> Best:
    """The best cards for these wishes; ``wishes[bird]`` is the bird's."""
    missed = [ALL] + [0] * len(wishes)
    for bird, wish in enumerate(wishes):
        met = met_by(wish, bird)
        for penalty in range(bird + 1, 0, -1):
            missed[penalty] = missed[penalty] & met | missed[penalty - 1] & ~met
        missed[0] &= met
    penalty = next(number for number, cards in enumerate(missed) if cards)
    return Best(penalty, missed[penalty])
