"""What a player can do: one gesture each. Spaces and goods by name, Inventions by number."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action

NO_CARD = -1


@dataclass(frozen=True, slots=True)
class ChooseTribe(Action):
    """Alone: take that tribe board."""

    tribe: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Send a triber to a space; with ``poison`` onto the skull below it, with ``card`` to the Workshop.

    ``card`` is the number of an Invention in the row, -1 everywhere else.
    """

    space: str
    poison: bool = False
    card: int = NO_CARD


@dataclass(frozen=True, slots=True)
class MoveOut(Action):
    """Move the triber in the Shaman's Hut to another space; fields as in :class:`Place`."""

    space: str
    poison: bool = False
    card: int = NO_CARD


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Leave the triber in the Shaman's Hut."""


@dataclass(frozen=True, slots=True)
class Process(Action):
    """Move so many pieces of a good along an arrow; ``card`` is the Invention used, -1 = a triber."""

    start: str
    end: str
    pieces: int
    card: int = NO_CARD


@dataclass(frozen=True, slots=True)
class EndProcessing(Action):
    """Leave everything else as it is."""


@dataclass(frozen=True, slots=True)
class Eat(Action):
    """Give a hungry triber a piece of food."""

    food: str


@dataclass(frozen=True, slots=True)
class EatRest(Action):
    """Feed all hungry tribers by custom: what spoils first, treats last."""


@dataclass(frozen=True, slots=True)
class ToCradle(Action):
    """Lay a piece of food into the cradle; the second one brings a new triber."""

    food: str


@dataclass(frozen=True, slots=True)
class ToFire(Action):
    """Lay a holiday piece, a piece of food or Poison to the fire; the second one makes a celebration."""

    good: str


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take a piece back that lies alone in the ``cradle`` or at the ``fire``."""

    spot: str


@dataclass(frozen=True, slots=True)
class EatTreat(Action):
    """Eat a treat that is left over."""

    treat: str


@dataclass(frozen=True, slots=True)
class EndFeeding(Action):
    """End the meal; what spoils is thrown away."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseTribe,
    Place,
    MoveOut,
    Stay,
    Process,
    EndProcessing,
    Eat,
    EatRest,
    ToCradle,
    ToFire,
    TakeBack,
    EatTreat,
    EndFeeding,
)
