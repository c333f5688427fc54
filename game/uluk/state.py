"""The state of a match: levels, spaces, sites, cards, tribe boards, and where in the season the table is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from game.chance import Chance
from game.uluk.goods import (
    BOX,
    DRAW_COUNTS,
    FEASTS,
    GIFT,
    GOODS,
    HOME,
    HUT,
    INVENTIONS,
    NOBODY,
    POOL,
    RINGS,
    SICKLES,
    SITE,
    SITES,
    SPACES,
    TOP,
    TRACKS,
    TRIBERS,
    TRIBES,
    WIDTH,
)
from game.uluk.options import Ways

KIND_OF = tuple(kind for kind, card in enumerate(INVENTIONS) for _ in range(card.copies))
"""The kind of each Invention by its number."""

Pawn = tuple[int, int, bool]
"""A triber on a space: its colour, its number 0..8 among its like, whether Poison lies below it."""


class Step(IntEnum):
    """What the table waits for."""

    TRIBE = 0
    ERRAND = 1
    HUT = 2
    PROCESS = 3
    FEED = 4
    OVER = 5


@dataclass(slots=True)
class Player:
    """A tribe board and what belongs to it.

    ``stock`` counts pieces by good, Poison with tlön brew. ``cards`` are Inventions by number, ``kinds`` a
    bit for each kind owned, ``tokens`` areas. For the season: ``operations`` left by area, ``used`` a bit
    for each kind of free card used, ``poisoned`` pieces of Poison used by area, ``hungry`` tribers without
    food, ``well_fed`` that all have eaten, ``celebration`` the HP that its celebration gave, 0 = none yet,
    ``treats`` the HP of treats at this meal, ``cradle`` and ``fire`` the good that lies there alone.
    """

    tribe: int = NOBODY
    feast: int = NOBODY
    hp: int = 0
    hunger: int = 0
    stock: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    cards: list[int] = field(default_factory=list)
    kinds: int = 0
    tokens: list[int] = field(default_factory=list)
    operations: list[int] = field(default_factory=lambda: [0] * WIDTH)
    used: int = 0
    poisoned: list[int] = field(default_factory=lambda: [0] * WIDTH)
    hungry: int = 0
    well_fed: bool = False
    celebration: int = 0
    treats: int = 0
    cradle: int = NOBODY
    fire: int = NOBODY

    def owns(self, kind: int) -> bool:
        """Whether the player has an Invention of that kind."""
        return bool(self.kinds >> kind & 1)


@dataclass(slots=True)
class UlukState:
    """Everything that the rules remember.

    Colours are the seats; alone the Freeloaders are colour 1. ``where[colour][n]`` is the space of a
    triber, or home, newborn, pool; ``home[colour]`` and ``total[colour]`` count. ``spots[space]`` are the
    tribers on a space in the order of coming. ``tokens[site]`` is the area of the token there, face down
    from ``opened`` on, ``built[site]`` whether it is done, ``keepers[site]`` the colour that won its token.
    ``draws`` counts the Freeloaders cards of each kind in their deck, ``drawn`` is the last one turned up.
    """

    seats: int
    ways: Ways
    chance: Chance
    first: int
    small: bool
    poison_limit: int
    players: list[Player]
    where: list[list[int]]
    home: list[int]
    total: list[int]
    tokens: list[int] = field(default_factory=list)
    season: int = 0
    step: Step = Step.ERRAND
    current: int = 0
    levels: list[int] = field(default_factory=lambda: [BOX.tracks.start] * WIDTH)
    level_tokens: tuple[int, ...] = ()
    spots: list[list[Pawn]] = field(default_factory=lambda: [[] for _ in SPACES])
    opened: int = 0
    built: list[bool] = field(default_factory=lambda: [False] * SITES)
    keepers: list[int] = field(default_factory=lambda: [NOBODY] * SITES)
    deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=lambda: list(DRAW_COUNTS))
    drawn: int = NOBODY
    lines: list[tuple[str, list[int]]] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    reason: str = ""

    @property
    def solo(self) -> bool:
        """Whether the Freeloaders play."""
        return self.seats == 1

    @property
    def tracks(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The tracks in play: (left, right) by area and level."""
        return TRACKS[self.small]

    @property
    def freeloaders_lead(self) -> bool:
        """Whether the Freeloaders place first this season (uluk.82)."""
        return self.solo and self.season % 2 == 0

    def order(self) -> list[int]:
        """The seats in turn order (uluk.19)."""
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def count(self, space: int, colour: int) -> int:
        """Tribers of a colour on a space."""
        return sum(pawn[0] == colour for pawn in self.spots[space])

    def room(self, space: int) -> bool:
        """Whether one more triber finds a place there, cards aside (uluk.22 to .27)."""
        if space < WIDTH:
            return len(self.spots[space]) < SICKLES
        if space == HUT:
            return not self.spots[HUT]
        if space >= SITE:
            return self.site_open(space - SITE) and len(self.spots[space]) < RINGS[space - SITE]
        return True

    def site_open(self, site: int) -> bool:
        """Whether the token lies face up and nothing is built yet."""
        return site < self.opened and not self.built[site]

    def learnable(self, seat: int) -> list[int]:
        """The Inventions of the row that the seat does not own yet (uluk.8, R6)."""
        kinds = self.players[seat].kinds
        return [card for card in self.row if not kinds >> KIND_OF[card] & 1]


def deal(seats: int, ways: Ways, first: int | None, seed: int) -> UlukState:
    """Set everything up (2.2): a draw for the first seat, levels, tokens, cards, boards, gifts.

    Args:
        seats: number of players.
        ways: how the match is played.
        first: the seat that starts, ``None`` = a draw.
        seed: where all chance comes from.
    """
    chance, setup, row = Chance(seed), BOX.setup, seats - 1
    if first is None:
        first = chance.below(seats) if seats > 1 else 0
    colours = seats + (seats == 1)
    totals = [setup.tribers_start[row]] * seats + [BOX.freeloaders.start] * (colours - seats)
    state = UlukState(
        seats,
        ways,
        chance,
        first,
        setup.small_tracks[row],
        setup.poison_per_area[row],
        [Player() for _ in range(seats)],
        [[HOME] * total + [POOL] * (TRIBERS - total) for total in totals],
        list(totals),
        list(totals),
    )
    state.level_tokens = tuple(chance.shuffled(range(WIDTH))[: setup.level_tokens[row]])  # uluk.11
    for area in state.level_tokens:
        state.levels[area] = min(TOP, state.levels[area] + 1)
    state.tokens = chance.shuffled(range(WIDTH))  # uluk.12, R47
    state.deck = chance.shuffled(range(len(KIND_OF)))
    boards, feasts = chance.shuffled(range(len(TRIBES))), chance.shuffled(range(len(FEASTS)))
    for turn, seat in enumerate(state.order()):
        player = state.players[seat]
        player.tribe = NOBODY if ways.choose_tribe else boards[turn]
        player.feast = feasts[turn]
        player.stock[GIFT] = setup.baked_mgobu_by_seat[turn]  # uluk.18, R34
    draw_row(state)
    return state


def draw_row(state: UlukState) -> None:
    """Lay out a new row; an empty deck is made of the discards (uluk.17, .72, R9)."""
    for _ in range(BOX.setup.invention_row[state.seats - 1]):
        if not state.deck:
            state.deck, state.discard = state.chance.shuffled(state.discard), []
        if state.deck:
            state.row.append(state.deck.pop())
