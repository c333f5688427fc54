"""Deals for a player alone: the deal of the day, and how good a match could have been."""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import Chance
from game.uluru.state import Round

DAY = 0x756C757275
"""Begins every seed of a day, so that the deal of a day is no deal of the plain number."""


def seed_of_day(year: int, month: int, day: int) -> int:
    """The seed of the deal of that day, the same for everybody."""
    return Chance(Chance(DAY).next64() ^ (year * 10_000 + month * 100 + day)).next64()


def possible(rounds: Sequence[Round]) -> int:
    """The best possible sum of the deals of these rounds (uluru.83)."""
    return sum(past.best for past in rounds)
