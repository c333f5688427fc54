"""What the rules remember of a match, and how it begins.

A deck is a count of its cards. A shuffled deck that nobody has looked into has no order yet: each card is
drawn when it is needed, every card left being equally likely. For that every seat has a generator of its
own, made anew in the order of the seats whenever decks are shuffled, so that it does not matter who draws
first (wolves.34, wolves.103). Only cards on top that were looked at have an order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from game.chance import Chance
from game.wolves.box import (
    BOX,
    COMMUNITIES,
    DECKS,
    EACH,
    FOCUS,
    GAME,
    KINDS,
    PRESERVATION,
    STARTS,
    TOKENS,
    WILD,
    WISDOM,
)
from game.wolves.options import Ways

NOBODY = -1
NO_KNOWLEDGE = -1
"""In a plan: no knowledge card is bought."""


class Step(IntEnum):
    """What the table is doing; from ``PAY`` to ``SETTLE`` one seat is asked at a time."""

    CHOOSE, GATHER, PAY, GIVE, ANSWER, SHARE, SETTLE, OVER = range(8)


class Drawing(IntEnum):
    """What a seat does in the gathering; ``PICK``: it takes the token of Determination."""

    DRAW, LOOK, PICK, STOPPED, OVERSTRETCHED, SKIPS = range(6)


@dataclass(slots=True)
class Gift:
    """A gift that is put together, or was offered.

    ``items`` counts by ``ITEMS`` what it holds and nobody has taken. ``taken`` lists, in order, what the
    receiver takes: item and kind.
    """

    to: int = NOBODY
    items: list[int] = field(default_factory=lambda: [0] * 7)
    taken: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Plan:
    """What a seat does with its last cards, until it is carried out.

    ``status`` counts by ``ITEMS`` what goes for status, ``stored`` cards by kind and ``wild`` leaders that
    become tokens, ``bought`` a knowledge card, ``raised`` the kind that No Waste raises.
    """

    status: list[int] = field(default_factory=lambda: [0] * 7)
    stored: list[int] = field(default_factory=lambda: [0] * 3)
    wild: list[int] = field(default_factory=lambda: [0] * 3)
    bought: int = NO_KNOWLEDGE
    raised: int = NOBODY


@dataclass(slots=True)
class Player:
    """One seat's side of the table; lists are by kind.

    ``deck`` counts by ``CARDS`` what is in the deck, ``top`` the cards on top of it whose order is fixed,
    the next one last (they are part of ``deck``). ``looked`` are cards taken off the top to be looked at,
    the upper one first. ``hand`` holds fish, corn, bison and forests, ``up`` counts leaders face up,
    ``piles[need]`` cards, tokens and leaders committed to a need. ``drawn`` counts the cards of this
    turn, ``leaders`` the leaders among them, ``further``: a card was drawn after the second leader.
    """

    community: int = NOBODY
    deck: list[int] = field(default_factory=lambda: [0] * 5)
    boxed: list[int] = field(default_factory=lambda: [0] * 5)
    top: list[int] = field(default_factory=list)
    looked: list[int] = field(default_factory=list)
    chance: Chance = field(default_factory=lambda: Chance(0))
    hand: list[int] = field(default_factory=lambda: [0] * 4)
    up: int = 0
    reserve: list[int] = field(default_factory=lambda: [0] * 3)
    piles: list[list[int]] = field(default_factory=lambda: [[0] * 3 for _ in KINDS])
    missing: list[int] = field(default_factory=lambda: [0] * 3)
    drawing: Drawing = Drawing.DRAW
    drawn: int = 0
    leaders: int = 0
    further: bool = False
    knew: bool = False
    skips: bool = False
    place: int = 0
    awards: int = 0
    wisdom: list[bool] = field(default_factory=lambda: [False] * len(WISDOM))
    offered: list[bool] = field(default_factory=list)
    shared: bool = False

    @property
    def overstretched(self) -> bool:
        """Whether the seat overstretched this turn."""
        return self.drawing == Drawing.OVERSTRETCHED

    @property
    def cap(self) -> int:
        """How many tokens the reserve may hold (wolves.98)."""
        return BOX.values.preservation_cap if self.wisdom[PRESERVATION] else GAME.reserve_cap

    @property
    def gathering(self) -> bool:
        """Whether the seat is asked in the gathering."""
        return self.drawing <= Drawing.PICK

    def room(self) -> list[int]:
        """The numbers of the kinds of which one more token fits into the reserve."""
        if sum(self.reserve) >= self.cap:
            return []
        return [kind for kind in range(3) if self.reserve[kind] < EACH]

    def has(self, item: int) -> int:
        """How many of an item the seat could lay somewhere."""
        if item < WILD:
            return self.hand[item]
        return self.up if item == WILD else self.reserve[item - TOKENS]

    def pull(self) -> int:
        """Take the top card off the deck; every card of an order that nobody knows is equally likely.

        Raises:
            ValueError: if the deck is empty.
        """
        deck = self.deck
        if self.top:
            card = self.top.pop()
        else:
            number = self.chance.below(sum(deck))
            card = 0
            while number >= deck[card]:
                number -= deck[card]
                card += 1
        deck[card] -= 1
        return card


@dataclass(slots=True)
class WolvesState:
    """Everything that the rules remember.

    ``ahead`` are the availability cards that nobody knows, the next one last, ``flipped`` those of this
    turn. ``ranks[seat]`` counts from 1 (0 = none yet), ``order`` are the seats by rank. ``at`` is the place
    in ``order`` of the seat that is asked, ``active`` that seat. ``draft[need]`` is what lies on the need
    piles of a payment: cards, tokens, leaders. ``left`` counts tokens that The More You Share still grants.
    """

    ways: Ways
    chance: Chance
    players: list[Player]
    turn: int
    ahead: list[int] = field(default_factory=list)
    flipped: list[int] = field(default_factory=list)
    step: Step = Step.CHOOSE
    supply: list[int] = field(default_factory=lambda: [card.copies for card in BOX.knowledge])
    ranks: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    at: int = 0
    active: int = NOBODY
    draft: list[list[int]] = field(default_factory=lambda: [[0] * 3 for _ in KINDS])
    gift: Gift = field(default_factory=Gift)
    plan: Plan = field(default_factory=Plan)
    left: int = 0
    reason: str = ""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    def places(self) -> list[int]:
        """The markers' spaces by seat."""
        return [player.place for player in self.players]


def begin(seats: int, ways: Ways, seed: int) -> WolvesState:
    """A match before its first turn: communities are dealt, unless everybody picks one (wolves.2 to 9)."""
    chance = Chance(seed)
    start = STARTS[seats]
    players = [Player(reserve=[start.tokens] * len(KINDS), offered=[False] * seats) for _ in range(seats)]
    state = WolvesState(ways, chance, players, start.turn, ranks=[0] * seats, order=list(range(seats)))
    state.ahead = shuffled_availability(chance)
    if not ways.chosen:
        dealt = chance.shuffled(range(len(COMMUNITIES)))[:seats]
        while not mixed(dealt):
            dealt = chance.shuffled(range(len(COMMUNITIES)))[:seats]
        for player, community in zip(players, dealt, strict=True):
            settle_in(player, community)
    return state


def shuffled_availability(chance: Chance) -> list[int]:
    """All availability cards in random order."""
    cards = [kind for kind, copies in enumerate(BOX.availability.counts) for _ in range(copies)]
    return chance.shuffled(cards)


def mixed(communities: list[int]) -> bool:
    """Whether the first focuses are as various as the number of players allows (R1)."""
    return len({FOCUS[community] for community in communities}) == len(KINDS)


def settle_in(player: Player, community: int) -> None:
    """Take a community's mat and deck (wolves.3)."""
    player.community = community
    player.deck = list(DECKS[community])


def shuffle(state: WolvesState) -> None:
    """Shuffle every deck, in the order of the seats."""
    for player in state.players:
        player.chance = state.chance.split()
        player.top.clear()


def together(player: Player) -> tuple[int, ...]:
    """What deck and hand hold together by ``CARDS``: everybody may know it (R50)."""
    cards = [deck + hand for deck, hand in zip(player.deck, (*player.hand, 0), strict=True)]
    for card in player.looked:
        cards[card] += 1
    return tuple(cards)
