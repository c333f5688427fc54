"""What a player can do: one gesture each. Tiles are numbers in the order of laying, the wheel is tile 0."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action


@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """Lay the next tile of the ship on that hex, its arrow pointing at the tile before."""

    q: int
    r: int


@dataclass(frozen=True, slots=True)
class FinishSpiral(Action):
    """Lay all other tiles so that the ship becomes the spiral that was begun."""


@dataclass(frozen=True, slots=True)
class FinishRandom(Action):
    """Lay all other tiles at random."""


@dataclass(frozen=True, slots=True)
class TakeColour(Action):
    """Take the sailors of a colour, to set them on the ship."""

    colour: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Set a sailor of that colour on a tile."""

    colour: str
    tile: int


@dataclass(frozen=True, slots=True)
class PlaceRandom(Action):
    """Set this sailor and all later ones of the seat at random."""


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Move Uk'otoa: one step before drawing, or as far as the cards say that are laid out."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not move Uk'otoa before drawing."""


@dataclass(frozen=True, slots=True)
class SitOut(Action):
    """A seat without sailors lets its turn go by: no step, two cards, nothing played."""


@dataclass(frozen=True, slots=True)
class Whisper(Action):
    """Whisper the name before Uk'otoa enters a tile with a sailor, or forget to."""

    said: bool


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Lay a card of the hand out, face down: to be played or exchanged."""

    card: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take a card that is laid out back into the hand."""

    card: int


@dataclass(frozen=True, slots=True)
class Unleash(Action):
    """Play the cards laid out: the tentacle strikes in that direction 0..5."""

    direction: int


@dataclass(frozen=True, slots=True)
class Run(Action):
    """Play the cards laid out: the sailor on tile ``origin`` runs to tile ``to``."""

    origin: int
    to: int


@dataclass(frozen=True, slots=True)
class Push(Action):
    """Play the cards laid out: the sailor on tile ``origin`` steps in that direction 0..5 and pushes.

    The second step names the tile on which the sailor stands then.
    """

    origin: int
    direction: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Play the cards laid out: the sailors on the tiles ``origin`` and ``to`` change places."""

    origin: int
    to: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End a push after its first step, or play a run or a push without any step."""


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take the first step of a push back; the cards lie in hand's reach again."""


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Discard the pair or the three cards laid out, and ``draw`` one card or none."""

    draw: bool


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the action phase."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard one of too many cards."""

    card: int


ACTIONS: tuple[type[Action], ...] = (
    LayTile,
    FinishSpiral,
    FinishRandom,
    TakeColour,
    Place,
    PlaceRandom,
    Advance,
    Decline,
    SitOut,
    Whisper,
    Offer,
    Withdraw,
    Unleash,
    Run,
    Push,
    Swap,
    Done,
    TakeBack,
    Exchange,
    Stop,
    Discard,
)
