"""The shelf: the five games in menu order, loaded on demand.

Nothing is scanned: adding a game is one line in :data:`SHELF` and one folder beside this file.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.contract import Fault, Player, Rules


@dataclass(frozen=True, slots=True)
class Box:
    """A box on the shelf: its key, its title, and the fewest and most players printed on it.

    ``lowest_wins``: the best result is the smallest.
    """

    key: str
    title: str
    players_min: int
    players_max: int
    lowest_wins: bool = False

    @property
    def package(self) -> str:
        """The package that holds the game's rules."""
        return f"game.{self.key}"


@dataclass(frozen=True, slots=True)
class Game:
    """A loaded game: the package it lives in, its rules, its computer players by level, weakest first.

    ``seed_of_day`` makes the seed of a date (year, month, day) for games that have a deal of the day.
    """

    key: str
    title: str
    package: str
    rules: type[Rules]
    players: dict[str, Player]
    seed_of_day: Callable[[int, int, int], int] | None = None


SHELF = (
    Box("ugah", "Ugah Ugah!", 2, 4),
    Box("uluru", "Uluru", 1, 5, lowest_wins=True),
    Box("ukotoa", "Uk'otoa", 3, 5),
    Box("wolves", "Wolves", 3, 6),
    Box("uluk", "Uluk", 1, 4),
)
"""The boxes from left to right."""


class NoSuchGame(Fault):
    """No box of that name stands on the shelf."""


@cache
def load(key: str) -> Game:
    """The game of that key.

    Raises:
        NoSuchGame: if there is no such box.
    """
    for box in SHELF:
        if box.key == key:
            module = importlib.import_module(box.package)
            day = getattr(module, "seed_of_day", None)
            return Game(key, box.title, box.package, module.RULES, module.PLAYERS, day)
    raise NoSuchGame("fault-no-such-game", name=key, games=", ".join(box.key for box in SHELF))
