"""What happens at the table. Spots are numbers 1..31, spot 0 is the gap, dice are numbered 0..4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event

DICE_SHOWN = "undo-dice"
CARD_SHOWN = "undo-card"
PILES_SHOWN = "undo-piles"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next seat has the dice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """``dice`` were thrown and show ``symbols``, in the same order."""

    REVEALS: ClassVar[str] = DICE_SHOWN
    seat: int
    dice: tuple[int, ...]
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonesAside(Event):
    """The bones of the roll went aside by themselves."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preselected(Event):
    """Only one symbol besides bones showed, so its dice went aside without a pick."""

    seat: int
    symbol: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The seat picked a symbol; its dice went aside."""

    seat: int
    symbol: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PickPutBack(Event):
    """The seat took back a pick of the present roll."""

    seat: int
    symbol: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PreyWon(Event):
    """The seat got a prey card from ``from_seat``, or from the centre (-1)."""

    seat: int
    symbol: str
    from_seat: int


@dataclass(frozen=True, slots=True)
class PreyStayed(Event):
    """The seat rolled the prey that it holds already."""

    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class FiguresStayed(Event):
    """No die showed a figure, so nobody walks."""

    seat: int


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """The seat decided which figure walks first."""

    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A figure walked over the cards on ``spots``, one a step, and stands on ``end``.

    ``spots`` is empty when it found no card: then it stayed, or went to the gap (``end`` 0).
    """

    seat: int
    figure: str
    spots: tuple[int, ...]
    end: int


@dataclass(frozen=True, slots=True)
class CardLifted(Event):
    """The card on which a figure stopped left the path; the figure stands on its spot."""

    seat: int
    figure: str
    spot: int


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """A card that lay face down was looked at in secret."""

    REVEALS: ClassVar[str] = CARD_SHOWN
    seat: int
    spot: int
    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """The card from ``spot`` lies in front of the seat, face down."""

    seat: int
    spot: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """The card from ``spot`` went from ``seat`` to ``to`` and lies there face down."""

    seat: int
    to: int
    spot: int


@dataclass(frozen=True, slots=True)
class Met(Event):
    """The figures stand side by side again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The figures have passed each other."""

    seat: int


@dataclass(frozen=True, slots=True)
class PathEmptied(Event):
    """No card is left for anybody to walk to."""

    seat: int


@dataclass(frozen=True, slots=True)
class PilesTurned(Event):
    """Every pile is turned over, cards that nobody else had seen among them."""

    REVEALS: ClassVar[str] = PILES_SHOWN


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over; ``reason`` as in the outcome."""

    reason: str
    winners: tuple[int, ...]
