"""What a player can do: one gesture each.

Cards, tokens and leaders are called by ``ITEMS``, kinds of resources by ``KINDS``, cards of a deck by
``CARDS``. What is put somewhere can be taken back until it is confirmed.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take the mat and the deck of a community."""

    community: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Pull the top card of the own deck."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Knock on the deck: no more cards this turn."""


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Use Know the Land: look at the top cards of the own deck."""


@dataclass(frozen=True, slots=True)
class PutOnDeck(Action):
    """Put one of the cards that were looked at on top of the deck; the last one is drawn first."""

    card: str


@dataclass(frozen=True, slots=True)
class TakeToken(Action):
    """Take a token from the supply, where a knowledge card grants one."""

    kind: str


@dataclass(frozen=True, slots=True)
class Enough(Action):
    """Take no more tokens, though another one is granted."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Lay an item on the pile of a need."""

    item: str
    need: str


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take an item off the pile of a need again, so that another one can take its place."""

    item: str
    need: str


@dataclass(frozen=True, slots=True)
class Commit(Action):
    """Pay what lies on the piles."""


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Lay an item before the seat ``to``, as a part of the gift for it."""

    item: str
    to: int


@dataclass(frozen=True, slots=True)
class Retract(Action):
    """Take an item of the gift back, before it is offered."""

    item: str


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer the gift as it lies."""


@dataclass(frozen=True, slots=True)
class EndGifts(Action):
    """Offer nothing more this turn."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take an item of the offered gift; it becomes a token of ``kind``, for a leader any kind."""

    item: str
    kind: str


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Put an item back that was taken as ``kind``."""

    item: str
    kind: str


@dataclass(frozen=True, slots=True)
class TakeRest(Action):
    """Take everything that still lies there, in a sensible order."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Keep what was taken and leave the rest to the giver."""


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Give an item its use: ``status``, a kind (one token into the reserve), or a knowledge card.

    A leader that goes to a knowledge card takes the other one along.
    """

    item: str
    use: str


@dataclass(frozen=True, slots=True)
class Reuse(Action):
    """Take an item back from its use."""

    item: str
    use: str


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Use No Waste: a kind held twice becomes three."""

    kind: str


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Carry the plan out."""


ACTIONS: tuple[type[Action], ...] = (
    Choose,
    Draw,
    Stop,
    Look,
    PutOnDeck,
    TakeToken,
    Enough,
    Pay,
    TakeBack,
    Commit,
    Put,
    Retract,
    Offer,
    EndGifts,
    Take,
    Leave,
    TakeRest,
    Answer,
    Use,
    Reuse,
    Raise,
    Settle,
)
