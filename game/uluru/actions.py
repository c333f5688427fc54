"""What a player can do: eight gestures, and what the table does when time is up."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action, Timed


@dataclass(frozen=True, slots=True)
class LayOut(Action):
    """Draw six wish cards and lay one below each dreambird; the chips come home."""


@dataclass(frozen=True, slots=True)
class Go(Action):
    """The wishes are open and the clock starts."""


@dataclass(frozen=True, slots=True)
class Place(Timed):
    """Put the chip of that colour on a free place, from the supply or from another place."""

    colour: str
    place: int


@dataclass(frozen=True, slots=True)
class Swap(Timed):
    """Put the chip of that colour where another one lies; that one goes where the first came from."""

    colour: str
    place: int


@dataclass(frozen=True, slots=True)
class Lift(Timed):
    """Take the chip of that colour off the card."""

    colour: str


@dataclass(frozen=True, slots=True)
class Uluru(Timed):
    """All six chips lie as they shall stay."""


@dataclass(frozen=True, slots=True)
class SlowTable(Timed):
    """Nobody gets ready: set a limit for everybody, once a round."""


@dataclass(frozen=True, slots=True)
class Pause(Timed):
    """The table stops the clock; ``forced`` if nobody asked for it (the window is hidden, say)."""

    forced: bool


@dataclass(frozen=True, slots=True)
class TimeUp(Timed):
    """The table's action at the deadline: who has not called is stopped."""


ACTIONS: tuple[type[Action], ...] = (LayOut, Go, Place, Swap, Lift, Uluru, SlowTable, Pause, TimeUp)
