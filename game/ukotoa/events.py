"""What happens at the table. Tiles are numbers, colours and kinds of card are texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event

DRAWN, SCATTERED, SHIP = "undo-drawn", "undo-scattered", "undo-ship"
FACTIONS, TURN, LOST = "undo-factions", "undo-turn", "undo-lost"


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """The seat laid the tile of that number."""

    seat: int
    tile: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class SpiralFinished(Event):
    """The ship was finished as the spiral that was begun."""

    seat: int


@dataclass(frozen=True, slots=True)
class RandomFinished(Event):
    """The ship was finished at random."""

    REVEALS: ClassVar[str] = SHIP
    seat: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat got so many cards."""

    REVEALS: ClassVar[str] = DRAWN
    count: int


@dataclass(frozen=True, slots=True)
class ColourTaken(Event):
    """The seat will set the sailors of that colour."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class SailorPlaced(Event):
    """The seat set a sailor on a tile."""

    seat: int
    colour: str
    tile: int


@dataclass(frozen=True, slots=True)
class SailorScattered(Event):
    """A sailor of the seat was set on a tile at random."""

    REVEALS: ClassVar[str] = SCATTERED
    seat: int
    colour: str
    tile: int


@dataclass(frozen=True, slots=True)
class PlacingSkipped(Event):
    """The seat has no sailor left to set."""

    seat: int


@dataclass(frozen=True, slots=True)
class FactionDrawn(Event):
    """The seat drew a faction tile and put it between itself and its left neighbour ``to``."""

    REVEALS: ClassVar[str] = FACTIONS
    seat: int
    to: int
    colour: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next seat's turn."""

    REVEALS: ClassVar[str] = TURN
    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The seat let Uk'otoa lie."""

    seat: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """The seat has no sailors left and let its turn go by."""

    seat: int


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """The seat whispered the name."""

    seat: int


@dataclass(frozen=True, slots=True)
class WhisperForgotten(Event):
    """The seat forgot to whisper."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A card drawn from the seat's hand went to the discard pile; ``kind`` is empty if that is covered."""

    REVEALS: ClassVar[str] = LOST
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile became the new draw pile, of so many cards."""

    REVEALS: ClassVar[str] = DRAWN
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The seat drew so many cards."""

    REVEALS: ClassVar[str] = DRAWN
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """What the seat itself drew."""

    REVEALS: ClassVar[str] = DRAWN
    seat: int
    cards: tuple[int, ...]
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardOffered(Event):
    """A card lies out, face down; only its owner is told."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardWithdrawn(Event):
    """A card that lay out is in the hand again; only its owner is told."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """The seat played ``cards``: a single one, or a pair."""

    seat: int
    kind: str
    count: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UkotoaMoved(Event):
    """Uk'otoa went from the tile ``left``, which is gone, to the tile ``entered``."""

    left: int
    entered: int


@dataclass(frozen=True, slots=True)
class Unleashed(Event):
    """The tentacle struck in that direction (a point of the compass), so many tiles far."""

    seat: int
    direction: str
    reach: int


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """The tentacle found nobody."""

    seat: int


@dataclass(frozen=True, slots=True)
class SailorRemoved(Event):
    """A sailor was taken off the tile; ``left`` of its colour still stand."""

    colour: str
    tile: int
    left: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """A sailor ran along ``way``, tile by tile."""

    seat: int
    colour: str
    origin: int
    target: int
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A sailor stepped, and pushed so many others; ``tiles`` are those that they all left, in a row."""

    seat: int
    colour: str
    direction: str
    tiles: tuple[int, ...]
    others: int


@dataclass(frozen=True, slots=True)
class PushTakenBack(Event):
    """The first step of a push was taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two sailors changed places."""

    seat: int
    colour: str
    other: str
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class StoodStill(Event):
    """A run or a push was played without a step."""

    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """The seat discarded so many cards for a new one, or for none; ``kinds`` is empty if they are covered."""

    seat: int
    count: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The seat ended its action phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The seat had too many cards and discarded one; ``kind`` is empty if the pile is covered."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class SeaStirred(Event):
    """For so many turns nothing happened, so Uk'otoa moves by itself."""

    turns: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over; ``reason`` as in the outcome."""

    reason: str
    winners: tuple[int, ...]
