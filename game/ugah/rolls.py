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

from game.ugah.box import BONE, DICE, FACES, FIRST_FIGURE

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


def reached() -> list[Counts]:
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


@cache
def tables() -> Tables:
    """The vectors of a turn and the ways between them."""
    finals = tuple(counts for counts, _ in throws(DICE))
    queue = reached()
    index = {counts: place for place, counts in enumerate([*finals, *queue])}
    return _tables(finals, index, queue, index)


@cache
def walking() -> Tables:
    """The same with all vectors taken for one that agree in the dice left and in each figure's dice.

    A final vector is just the pair of steps. This is enough, and much quicker, where prey does not matter.
    """
    finals = {counts[FIRST_FIGURE:]: None for counts, _ in throws(DICE)}
    index: dict[Counts, int] = {steps: place for place, steps in enumerate(finals)}
    queue: dict[Counts, Counts] = {}
    for counts in reached():
        queue.setdefault((DICE - sum(counts), *counts[FIRST_FIGURE:]), counts)
    index |= {merged: place for place, merged in enumerate(queue, start=len(index))}
    whole = {counts: index[counts[FIRST_FIGURE:]] for counts, _ in throws(DICE)}
    whole |= {counts: index[(DICE - sum(counts), *counts[FIRST_FIGURE:])] for counts in reached()}
    return _tables(tuple(finals), index, list(queue.values()), whole)


def _tables(
    finals: tuple[Counts, ...], index: dict[Counts, int], queue: Sequence[Counts], places: dict[Counts, int]
) -> Tables:
    """Tables of the vectors in ``queue``, where ``places`` says where every vector is kept."""
    inner: list[Inner] = []
    evaluations = 0
    for aside in queue:
        left = DICE - sum(aside)
        grouped: dict[tuple[int, ...], int] = {}
        for roll, ways in throws(left):
            targets = tuple(sorted({places[after]: None for _, after in choices(aside, roll)}))
            evaluations += len(targets) if sum(roll) > roll[BONE] else 0
            grouped[targets] = grouped.get(targets, 0) + ways
        forced = tuple((ways, targets[0]) for targets, ways in grouped.items() if len(targets) == 1)
        chosen = tuple((ways, itemgetter(*targets)) for targets, ways in grouped.items() if len(targets) > 1)
        inner.append(Inner(len(FACES) ** left, forced, chosen))
    return Tables(finals, tuple(inner), index, evaluations)
