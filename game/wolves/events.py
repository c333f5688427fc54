"""What happens at the table. Cards, items and kinds are texts as in the actions, ranks count from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event

CARD_DRAWN, DRAWING_OVER, CARDS_SEEN = "undo-wolves-drawn", "undo-wolves-stopped", "undo-wolves-seen"
CARDS_FLIPPED, ITEMS_SHOWN = "undo-wolves-flipped", "undo-wolves-shown"


@dataclass(frozen=True, slots=True)
class CommunityChosen(Event):
    """The seat plays this community."""

    seat: int
    community: str


@dataclass(frozen=True, slots=True)
class MixWarned(Event):
    """The communities in play lean to one resource (R1)."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; every deck is whole."""

    turn: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """Availability cards were flipped, and everybody boxed one card for each, where the deck had one."""

    REVEALS: ClassVar[str] = CARDS_FLIPPED
    turn: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stripped(Event):
    """The seat turned over cards of its deck in the last turn and boxed those that are no leaders.

    ``turned`` counts all cards that were turned.
    """

    REVEALS: ClassVar[str] = CARDS_FLIPPED
    seat: int
    fish: int
    corn: int
    bison: int
    forest: int
    turned: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """The seat overstretched last turn and gathers nothing now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The seat drew its card number ``cards`` of this turn."""

    REVEALS: ClassVar[str] = CARD_DRAWN
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """Which card the seat drew, for the seat alone."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class LeaderDrawn(Event):
    """The card drawn was a leader: ``leaders`` lie face up now."""

    seat: int
    leaders: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The seat draws no more; ``cards`` are in its hand, ``leaders`` face up."""

    REVEALS: ClassVar[str] = DRAWING_OVER
    seat: int
    cards: int
    leaders: int


@dataclass(frozen=True, slots=True)
class Overstretched(Event):
    """The third leader: drawing ends, the leaders go back, the next gathering is skipped."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class TopLookedAt(Event):
    """The seat uses Know the Land on so many cards."""

    REVEALS: ClassVar[str] = CARDS_SEEN
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class TopSeen(Event):
    """The cards on top of the deck, the next one first, for the seat alone."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutBackOnDeck(Event):
    """A card that was looked at lies on the deck again, for the seat alone."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TopOrdered(Event):
    """All cards that were looked at are back."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokenGranted(Event):
    """A knowledge card gives the seat a token; ``where`` is ``need`` or ``reserve``."""

    seat: int
    kind: str
    where: str


@dataclass(frozen=True, slots=True)
class RanksGiven(Event):
    """The seats in their new order, rank 1 first."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Conserved(Event):
    """The seat drew so few leaders that it gains status."""

    seat: int
    leaders: int
    gain: int


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """A marker moved from ``origin`` to ``place``; less than ``gain`` where spaces were taken."""

    seat: int
    gain: int
    origin: int
    place: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """An item lies somewhere else while the seat is still making up its mind; for the seat alone.

    ``spot`` is a need, a use, or ``gift``; ``back``: it was taken back from there.
    """

    seat: int
    item: str
    spot: str
    back: bool


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """The seat paid so many units of each need, ``leaders`` and ``tokens`` among them.

    ``piles`` holds for each kind how many cards, tokens and leaders were laid.
    """

    REVEALS: ClassVar[str] = ITEMS_SHOWN
    seat: int
    fish: int
    corn: int
    bison: int
    leaders: int
    tokens: int
    piles: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class NeedUnmet(Event):
    """The seat misses so many units of a kind."""

    seat: int
    kind: str
    missing: int


@dataclass(frozen=True, slots=True)
class NeedMet(Event):
    """A need that was unmet is met; its pile is cleared."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """``seat`` offers ``items`` to the seat ``to``, one entry for each; ``forced``: all must be taken."""

    REVEALS: ClassVar[str] = ITEMS_SHOWN
    seat: int
    to: int
    items: tuple[str, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """The receiver takes an item of the gift as ``kind``, or puts it back (``back``)."""

    seat: int
    item: str
    kind: str
    back: bool


@dataclass(frozen=True, slots=True)
class GiftTaken(Event):
    """``seat`` accepted so many of the items that ``giver`` offered, and where the tokens went.

    ``needs`` went to needs, ``stored`` into the reserve, ``excess`` became status.
    """

    seat: int
    giver: int
    taken: int
    offered: int
    needs: int
    stored: int
    excess: int


@dataclass(frozen=True, slots=True)
class GiftsEnded(Event):
    """The seat offers nothing more this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class AllNeedsMet(Event):
    """Nobody misses anything: the turn goes on."""


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """No Waste: the seat holds a third token of a kind."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """The seat settled its items: how many gave status, and the tokens stored by kind.

    ``cashed`` tokens are among those that gave status, ``lapsed`` cards brought nothing. ``items`` names what
    gave status and ``lost`` what brought nothing, one entry for each.
    """

    REVEALS: ClassVar[str] = ITEMS_SHOWN
    seat: int
    status: int
    fish: int
    corn: int
    bison: int
    cashed: int
    lapsed: int
    items: tuple[str, ...]
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KnowledgeTaken(Event):
    """The seat spent two leaders on a knowledge card."""

    seat: int
    knowledge: str


@dataclass(frozen=True, slots=True)
class Awarded(Event):
    """The seat gets awards for its new rank."""

    seat: int
    rank: int
    awards: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over; ``reason`` as in the outcome, nobody wins a lost one."""

    reason: str
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChiefElected(Event):
    """The seat has more awards than every other."""

    seat: int
