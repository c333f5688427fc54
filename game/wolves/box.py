"""What lies in the box: decks, cards, tokens and figures, read from ``box.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from game.box import BoxError, load


@dataclass(frozen=True, slots=True)
class About:
    """The frame of the game: players, turns, needs, decks, and what status things are worth."""

    source: str
    id: str
    title: str
    players_min: int
    players_max: int
    last_turn: int
    needs_per_kind: int
    deck_size: int
    leaders_to_overstretch: int
    gift_status_per_item: int
    excess_status_per_token: int
    settling_status_per_item: int
    conservation_leaders: int
    conservation_status: int
    reserve_cap: int
    reserve_cap_per_kind: int
    knowledge_cost_leaders: int
    strip_non_leaders: int


@dataclass(frozen=True, slots=True)
class Components:
    """How many pieces of each sort there are; the other tables must agree."""

    source: str
    tokens_per_kind: int
    need_tokens: int
    knowledge_cards: int
    awards: int
    rank_tokens: int
    availability_cards: int


@dataclass(frozen=True, slots=True)
class Public:
    """Who made the game, and what a player reported of its decks."""

    source: str
    designer: str
    artists: tuple[str, ...]
    publisher: str
    leaders_per_deck: int


@dataclass(frozen=True, slots=True)
class Start:
    """How a match of so many players begins: first turn, tokens of each kind, awards by rank."""

    source: str
    players: int
    turn: int
    tokens: int
    awards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Community:
    """A community and its two focuses, the first one first."""

    source: str
    id: str
    focus: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a community's deck by kind."""

    source: str
    fish: int
    corn: int
    bison: int
    forest: int
    leader: int

    @property
    def counts(self) -> tuple[int, ...]:
        """The cards in the order of ``CARDS``."""
        return (self.fish, self.corn, self.bison, self.forest, self.leader)


@dataclass(frozen=True, slots=True)
class Availability:
    """The availability cards by kind."""

    source: str
    fish: int
    corn: int
    bison: int

    @property
    def counts(self) -> tuple[int, ...]:
        """The cards in the order of ``KINDS``."""
        return (self.fish, self.corn, self.bison)


@dataclass(frozen=True, slots=True)
class Schedule:
    """How many availability cards are flipped in each turn but the last, turn 1 first."""

    source: str
    id: str
    flips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """The status track: how many spaces are drawn after 0."""

    source: str
    spaces: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A kind of knowledge card and how many copies there are."""

    source: str
    id: str
    copies: int


@dataclass(frozen=True, slots=True)
class Values:
    """The figures on the knowledge cards."""

    source: str
    know_the_land_look: int
    no_waste_from: int
    showing_off_status: int
    preservation_cap: int
    share_more_than: int
    share_tokens: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    game: About
    components: Components
    public: Public
    start: tuple[Start, ...]
    community: tuple[Community, ...]
    deck: tuple[Deck, ...]
    availability: Availability
    schedule: tuple[Schedule, ...]
    track: Track
    knowledge: tuple[Knowledge, ...]
    values: Values


KINDS = ("fish", "corn", "bison")
"""The resources, numbered in this order."""

FOREST, LEADER = 3, 4
CARDS = (*KINDS, "forest", "leader")
"""The cards of a deck, numbered in this order."""

ITEMS = (*KINDS, "leader", *(f"{kind}-token" for kind in KINDS))
"""What can be paid, given or settled: cards of the hand by kind, a leader, tokens by kind."""

WILD, TOKENS = 3, 4
"""In ``ITEMS`` the number of the leader, and that of the first token."""

WISDOM = (
    "know_the_land",
    "no_waste",
    "showing_off",
    "determination",
    "preservation",
    "the_more_you_share",
)
"""The knowledge cards that the rules know."""

KNOW_THE_LAND, NO_WASTE, SHOWING_OFF, DETERMINATION, PRESERVATION, SHARING = range(6)


def checked(box: Box) -> Box:
    """The same box, if its tables agree with each other.

    Raises:
        BoxError: naming the first thing that does not fit.
    """
    game, parts = box.game, box.components
    numbers = list(range(game.players_min, game.players_max + 1))
    focuses = [community.focus for community in box.community]
    demands = (
        ([start.players for start in box.start] == numbers, "there is not one start for each number"),
        (
            all(len(start.awards) == start.players for start in box.start),
            "there is not one award for each rank",
        ),
        (
            all(list(start.awards) == sorted(start.awards, reverse=True) for start in box.start),
            "a lower rank gets more awards",
        ),
        (len(box.community) == len(box.deck) == game.players_max, "there is not a deck for each player"),
        (len({community.id for community in box.community}) == game.players_max, "a community stands twice"),
        (
            all(len(set(focus)) == 2 and set(focus) < set(KINDS) for focus in focuses),
            "a focus is no pair of resources",
        ),
        (
            all(sum(deck.counts) == game.deck_size for deck in box.deck),
            "a deck has not as many cards as deck_size",
        ),
        (sum(box.availability.counts) == parts.availability_cards, "the availability cards do not add up"),
        (
            all(len(schedule.flips) == game.last_turn - 1 for schedule in box.schedule),
            "a schedule must name every turn but the last",
        ),
        (bool(box.schedule), "there is no schedule"),
        (tuple(card.id for card in box.knowledge) == WISDOM, "there are not the six knowledge cards"),
        (
            sum(card.copies for card in box.knowledge) == parts.knowledge_cards,
            "the knowledge cards do not add up",
        ),
        (parts.rank_tokens == game.players_max, "there must be a rank for each player"),
        (parts.need_tokens == game.players_max * len(KINDS), "the need tokens do not add up"),
        (
            all(earlier.turn <= later.turn < game.last_turn for earlier, later in pairwise(box.start)),
            "the more players the later they begin, and before the last turn",
        ),
    )
    for holds, complaint in demands:
        if not holds:
            raise BoxError(f"box.toml: {complaint}")
    return box


BOX = checked(load(Path(__file__).with_name("box.toml"), Box))
"""The box that the game is played with."""

GAME = BOX.game
NEED = GAME.needs_per_kind
EACH = GAME.reserve_cap_per_kind
STARTS = {start.players: start for start in BOX.start}
COMMUNITIES = tuple(community.id for community in BOX.community)
FOCUS = tuple(KINDS.index(community.focus[0]) for community in BOX.community)
"""The first focus of each community, as a number."""

DECKS = tuple(deck.counts for deck in BOX.deck)
SCHEDULES = {schedule.id: schedule.flips for schedule in BOX.schedule}
