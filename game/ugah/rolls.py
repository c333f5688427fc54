"""All that the five dice can do in one turn, and what it is worth to choose well.

A turn is a walk through count vectors: how many dice set aside show each face. Every roll leads on
to the vectors that a choice of symbols makes of it, until all dice lie aside. The vectors and the
ways between them never change, so they are listed once, on first use; evaluating a turn then means one
pass over that list with the values of the final vectors filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from operator import itemgetter

from game.ugah.box import BONE, DICE, FACES

Counts = tuple[int, ...]
"""How many dice show each face, in the order of ``FACES``."""

NONE: Counts = (0,) * len(FACES)


Pick = Callable[[Sequence[float]], tuple[float, ...]]
"""Picks the values of all vectors that a roll can lead on to."""


@dataclass(frozen=True, slots=True)
class Inner:
    """A vector with dice left to throw: for each roll its number of ways and where its choices lead."""

    ways: int
    forced: tuple[tuple[int, int], ...]
    choices: tuple[tuple[int, Pick], ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """The vectors of a turn: ``finals`` first, then the inner ones, those with fewer dice left first.

    ``index`` finds the place of a vector, ``evaluations`` counts all (vector, roll, choice)
    with a symbol to choose.
    """

    finals: tuple[Counts, ...]
    inner: tuple[Inner, ...]
    index: dict[Counts, int]
    evaluations: int

    def evaluate(self, worth: Sequence[float]) -> list[float]:
        """The expected value of every vector under best choices.

        Args:
            worth: the value of each vector of ``finals``.

        Returns: one value per vector, in the order of ``index``; the last is that of a fresh turn.
        """
        values = list(worth)
        for inner in self.inner:
            total = 0.0
            for ways, target in inner.forced:
                total += ways * values[target]
            for ways, targets in inner.choices:
                total += ways * max(targets(values))
            values.append(total / inner.ways)
        return values


def throws(dice: int) -> Iterator[tuple[Counts, int]]:
    """Every result of throwing ``dice`` dice, and in how many of the equally likely ways it comes up."""
    for faces in combinations_with_replacement(range(len(FACES)), dice):
        counts = tuple(faces.count(face) for face in range(len(FACES)))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        yield counts, ways


def choices(aside: Counts, roll: Counts) -> Iterator[tuple[tuple[int, ...], Counts]]:
    """The symbols that may be picked of a roll, and the dice aside after each pick (ugah.11 to ugah.15).

    Fewer symbols first, lower faces first; a roll of bones alone leads on with no symbol picked.
    """
    symbols = [face for face, count in enumerate(roll) if count and face != BONE]
    for mask in sorted(range(1 if symbols else 0, 1 << len(symbols)), key=int.bit_count):
        picked = tuple(face for place, face in enumerate(symbols) if mask >> place & 1)
        yield (
            picked,
            tuple(
                lying + (rolled if face == BONE or face in picked else 0)
                for face, (lying, rolled) in enumerate(zip(aside, roll, strict=True))
            ),
        )


@cache
def tables() -> Tables:
    """The vectors of a turn and the ways between them."""
    finals = tuple(counts for counts, _ in throws(DICE))
    queue = _unfinished()
    index = {counts: place for place, counts in enumerate([*finals, *queue])}
    inner: list[Inner] = []
    evaluations = 0
    for aside in queue:
        left = DICE - sum(aside)
        forced: list[tuple[int, int]] = []
        chosen: list[tuple[int, Pick]] = []
        for roll, ways in throws(left):
            targets = [index[after] for _, after in choices(aside, roll)]
            evaluations += len(targets) if sum(roll) > roll[BONE] else 0
            if len(targets) == 1:
                forced.append((ways, targets[0]))
            else:
                chosen.append((ways, itemgetter(*targets)))
        inner.append(Inner(len(FACES) ** left, tuple(forced), tuple(chosen)))
    return Tables(finals, tuple(inner), index, evaluations)


def _unfinished() -> list[Counts]:
    """Every vector with dice left that a turn can come to, those with fewer dice left first."""
    queue = [NONE]
    known = {NONE: None}
    for aside in queue:
        for roll, _ in throws(DICE - sum(aside)):
            for _, after in choices(aside, roll):
                if sum(after) < DICE and after not in known:
                    known[after] = None
                    queue.append(after)
    return sorted(queue, key=lambda aside: DICE - sum(aside))
