"""What happens at the table. Areas, goods, spaces and cards are texts, sites numbers counted from 1.

``why`` is the word for what gave the points or moved the level.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event

TOKEN, ROW, FREELOADERS, FEASTS = (
    "undo-uluk-token",
    "undo-uluk-row",
    "undo-uluk-freeloaders",
    "undo-uluk-feasts",
)


@dataclass(frozen=True, slots=True)
class TribeChosen(Event):
    """The seat plays that tribe."""

    seat: int
    tribe: str


@dataclass(frozen=True, slots=True)
class SeasonBegan(Event):
    """A season begins; the seat places first."""

    season: int
    seat: int


@dataclass(frozen=True, slots=True)
class FreeloadersLead(Event):
    """A season begins that the Freeloaders lead."""

    season: int


@dataclass(frozen=True, slots=True)
class SiteOpened(Event):
    """The next Monument token was turned up."""

    REVEALS: ClassVar[str] = TOKEN
    site: int
    area: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """The seat sent a triber to a space."""

    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class MovedOut(Event):
    """The seat's triber left the Shaman's Hut for another space."""

    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """The seat's triber stays in the Shaman's Hut."""

    seat: int


@dataclass(frozen=True, slots=True)
class PoisonLaid(Event):
    """The seat laid Poison below the triber that it has just sent."""

    seat: int
    area: str


@dataclass(frozen=True, slots=True)
class InventionTaken(Event):
    """The seat took an Invention from the row."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SiteFilled(Event):
    """Every space of a site is taken."""

    site: int
    area: str


@dataclass(frozen=True, slots=True)
class LevelRose(Event):
    """A level rose to ``level`` of ``most``, both counted from 1."""

    area: str
    level: int
    most: int
    why: str


@dataclass(frozen=True, slots=True)
class LevelFell(Event):
    """A level fell to ``level`` of ``most``, both counted from 1."""

    area: str
    level: int
    most: int
    why: str


@dataclass(frozen=True, slots=True)
class LevelHeld(Event):
    """A level stayed where it was."""

    area: str
    level: int
    most: int
    why: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The seat got so many HP."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The seat lost so many HP."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next phase of the season begins."""

    phase: str


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """The seat got so many raw pieces of an area."""

    seat: int
    area: str
    pieces: int
    why: str


@dataclass(frozen=True, slots=True)
class Processed(Event):
    """The seat made ``made`` pieces of ``end`` from ``pieces`` of ``start``; ``by`` is a card or a triber."""

    seat: int
    start: str
    end: str
    pieces: int
    made: int
    by: str


@dataclass(frozen=True, slots=True)
class ProcessingEnded(Event):
    """The seat leaves the rest as it is."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ate(Event):
    """Tribers of the seat ate so many pieces."""

    seat: int
    food: str
    pieces: int


@dataclass(frozen=True, slots=True)
class AllFed(Event):
    """All tribers of the seat have eaten."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentHungry(Event):
    """So many tribers of the seat found nothing to eat."""

    seat: int
    tribers: int


@dataclass(frozen=True, slots=True)
class LaidByCradle(Event):
    """The seat laid one piece of food into the cradle."""

    seat: int
    food: str


@dataclass(frozen=True, slots=True)
class LaidByFire(Event):
    """The seat laid one piece to the fire."""

    seat: int
    good: str


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """The seat took that piece back."""

    seat: int
    good: str


@dataclass(frozen=True, slots=True)
class TriberBorn(Event):
    """The seat has a new triber, of ``tribers`` in all, for two pieces of food."""

    seat: int
    tribers: int
    food: str
    other: str


@dataclass(frozen=True, slots=True)
class Celebrated(Event):
    """The seat celebrated with these two goods."""

    seat: int
    holiday: str
    good: str


@dataclass(frozen=True, slots=True)
class TreatEaten(Event):
    """The seat ate a spare treat."""

    seat: int
    treat: str


@dataclass(frozen=True, slots=True)
class Perished(Event):
    """So many pieces of the seat have spoilt."""

    seat: int
    good: str
    pieces: int


@dataclass(frozen=True, slots=True)
class SiteBuilt(Event):
    """The Monument stands."""

    site: int
    area: str


@dataclass(frozen=True, slots=True)
class TokenWon(Event):
    """The seat takes the token of a built site."""

    seat: int
    area: str
    number: int


@dataclass(frozen=True, slots=True)
class TokenGone(Event):
    """Nobody takes the token of a built site."""

    area: str


@dataclass(frozen=True, slots=True)
class TribersHome(Event):
    """All tribers go home."""


@dataclass(frozen=True, slots=True)
class RowDrawn(Event):
    """A new row of Inventions lies out."""

    REVEALS: ClassVar[str] = ROW
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FreeloadersCard(Event):
    """A Freeloaders card was turned up."""

    REVEALS: ClassVar[str] = FREELOADERS
    draw: str


@dataclass(frozen=True, slots=True)
class FreeloaderPlaced(Event):
    """A Freeloader went to a space."""

    space: str


@dataclass(frozen=True, slots=True)
class FreeloaderTurnedAway(Event):
    """A Freeloader found no place where its card sent it, and went to the Temple."""


@dataclass(frozen=True, slots=True)
class InventionBroken(Event):
    """The Freeloaders discarded an Invention of the row."""

    card: str


@dataclass(frozen=True, slots=True)
class FreeloadersGrew(Event):
    """The Freeloaders are one more, ``tribers`` in all."""

    tribers: int


@dataclass(frozen=True, slots=True)
class NoNewFreeloader(Event):
    """A card for a new Freeloader came too late, or there are nine."""


@dataclass(frozen=True, slots=True)
class FreeloadersToken(Event):
    """The Freeloaders built most of a Monument and take its token, or it leaves the game."""

    area: str


@dataclass(frozen=True, slots=True)
class FeastShown(Event):
    """The seat shows its Feast card; ``sets`` of it are there."""

    REVEALS: ClassVar[str] = FEASTS
    seat: int
    card: str
    sets: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over; ``reason`` as in the outcome."""

    reason: str
    winners: tuple[int, ...]
