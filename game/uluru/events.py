"""What happens at the table. Colours are texts, places numbers 0 to 5, -1 is the supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event

CLOCK_RUNS = "undo-clock"
"""Nothing is taken back in this game (R35)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening(Event):
    """Every event of this game closes undo."""

    REVEALS: ClassVar[str] = CLOCK_RUNS


@dataclass(frozen=True, slots=True)
class LaidOut(Happening):
    """Six wish cards lie below the birds, left to right; ``wishes`` are their numbers if they lie open."""

    seat: int
    round: int
    wishes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Began(Happening):
    """ "Go!": the clock runs, for everybody or (own clocks) for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class WishesShown(Happening):
    """The wish cards turn face up, left to right."""

    wishes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChipMoved(Happening):
    """A chip went from a place (or the supply) to another; its owner alone sees which."""

    seat: int
    colour: str
    origin: int
    place: int


@dataclass(frozen=True, slots=True)
class ChipsCounted(Happening):
    """The seat has so many chips on its card now."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Called(Happening):
    """The seat said "Uluru!"."""

    seat: int


@dataclass(frozen=True, slots=True)
class CountdownBegan(Happening):
    """The seat is the last one; the table counts down to ``deadline``."""

    seat: int
    deadline: int


@dataclass(frozen=True, slots=True)
class LimitSet(Happening):
    """The seat called the slow table: all are stopped at ``deadline``."""

    seat: int
    deadline: int


@dataclass(frozen=True, slots=True)
class Paused(Happening):
    """The clock stands."""

    forced: bool


@dataclass(frozen=True, slots=True)
class Stopped(Happening):
    """Time was up for the seat, which had so many chips on its card."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class CardCut(Happening):
    """The seat's card counts as it lay at ``deadline`` (one after the other, strict)."""

    seat: int
    deadline: int


@dataclass(frozen=True, slots=True)
class WishChecked(Happening):
    """The wish below the bird was looked at on every card.

    ``wish`` is the number of the card, ``met`` and ``unmet`` the seats, ``missed`` how many are unmet.
    """

    colour: str
    wish: int
    met: tuple[int, ...]
    unmet: tuple[int, ...]
    missed: int


@dataclass(frozen=True, slots=True)
class CameLate(Happening):
    """The seat finished last and gets a point for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class NobodyLate(Happening):
    """The slowest two were ready in the same moment."""


@dataclass(frozen=True, slots=True)
class RoundScored(Happening):
    """The points of the round and the sums so far, by seat; ``best`` was possible."""

    round: int
    points: tuple[int, ...]
    sums: tuple[int, ...]
    best: int


@dataclass(frozen=True, slots=True)
class StartMoved(Happening):
    """The next start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Happening):
    """The match is over."""

    reason: str
    winners: tuple[int, ...]
