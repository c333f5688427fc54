"""The state of a match: ship, sailors, factions, cards, and where in its turn the seat is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from game.chance import Chance
from game.hexes import Hex
from game.ukotoa.box import BOX, CARDS, COLOURS, CREW, LAST, NOBODY, SPIRAL, TILES
from game.ukotoa.laying import WHEEL, finished_at_random
from game.ukotoa.options import PLAYERS_SHIP, RANDOM_SHIP, SHIP_NOTES, Ways
from game.ukotoa.ship import Ship, ship_of


class Step(IntEnum):
    """What the table waits for."""

    LAY = 0
    COLOURS = 1
    PLACE = 2
    ADVANCE = 3
    WHISPER = 4
    ACTION = 5
    PUSH = 6
    DISCARD = 7
    OVER = 8


@dataclass(slots=True)
class UkotoaState:
    """Everything that the rules remember.

    ``path`` grows while the ship is laid; ``ship`` stands when it is whole. ``at[tile]`` is the sailor
    there. ``colours`` are the numbers of the colours in play, ``crew[seat]`` the colour that the seat sets
    on the ship (standard set-up), ``slots[i]`` the colour between seat i and i+1, ``own[seat][colour]``
    whether the seat controls it. ``set_out[colour]`` and ``alive[colour]`` count sailors,
    ``toll[seat][colour]`` how many were removed by what the seat did. ``staged`` are cards of the hand that
    are laid out. ``kind`` is the kind of card that takes effect, ``steps`` how many steps Uk'otoa still makes
    of it. ``pusher`` is the tile of the sailor that has made the first step of a push to ``side``, ``before``
    how the sailors stood.
    """

    seats: int
    ways: Ways
    chance: Chance
    first: int
    path: list[Hex]
    current: int = 0
    step: Step = Step.LAY
    ship: Ship | None = None
    uk: int = LAST
    at: list[int] = field(default_factory=lambda: [NOBODY] * TILES)
    colours: list[int] = field(default_factory=list)
    crew: list[int] = field(default_factory=list)
    scatter: list[bool] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    own: list[tuple[bool, ...]] = field(default_factory=list)
    set_out: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    alive: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    staged: list[int] = field(default_factory=list)
    kind: int = NOBODY
    pair: bool = False
    steps: int = 0
    drawn: bool = False
    pusher: int = NOBODY
    side: int = NOBODY
    before: tuple[int, ...] = ()
    played: list[int] = field(default_factory=list)
    turn: int = 0
    stirred: bool = False
    quiet: int = 0
    toll: list[list[int]] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    reason: str = ""

    def __post_init__(self) -> None:
        seats = range(self.seats)
        self.current = self.first
        self.crew = self.crew or [NOBODY for _ in seats]
        self.scatter = [False for _ in seats]
        self.own = self.own or [(False,) * len(COLOURS) for _ in seats]
        self.hands = self.hands or [[] for _ in seats]
        self.toll = [[0] * len(COLOURS) for _ in seats]

    @property
    def board(self) -> Ship:
        """The whole ship."""
        assert self.ship is not None
        return self.ship

    @property
    def fed(self) -> tuple[int, ...]:
        """How many sailors were removed in each seat's turns."""
        return tuple(map(sum, self.toll))

    def next_seat(self) -> int:
        """The left neighbour of the seat in turn."""
        return (self.current + 1) % self.seats

    def loose(self, colour: int) -> int:
        """Sailors of a colour that are still to be set on the ship."""
        return CREW - self.set_out[colour] if colour in self.colours else 0

    def settle_slots(self, colours: Sequence[int]) -> None:
        """Put the faction tiles between the seats: colour i between seat i and seat i+1 (ukotoa.2, .3)."""
        self.slots = list(colours)
        self.own = [
            tuple(colour in (self.slots[seat], self.slots[seat - 1]) for colour in range(len(COLOURS)))
            for seat in range(self.seats)
        ]

    def set_sailor(self, colour: int, tile: int) -> None:
        """Set the next sailor of a colour on a tile."""
        self.at[tile] = colour * CREW + self.set_out[colour]
        self.set_out[colour] += 1
        self.alive[colour] += 1


def deal(seats: int, ways: Ways, first: int | None, saved: tuple[Hex, ...] | None, seed: int) -> UkotoaState:
    """Everything up to the first thing that a player decides (ukotoa.6 to .15, R49, R70, R77).

    Args:
        seats: number of seats.
        ways: how the match is played.
        first: the seat that starts, ``None`` = a draw.
        saved: a whole ship, where one was saved.
        seed: where all chance comes from.
    """
    chance = Chance(seed)
    if first is None:
        first = chance.below(seats)
    state = UkotoaState(seats, ways, chance, first, [WHEEL])
    if not ways.colours_chosen:
        state.colours = chance.shuffled(range(len(COLOURS)))[:seats]
    if ways.ship == RANDOM_SHIP:
        state.path = list(finished_at_random(state.path, chance))
    elif ways.ship in SHIP_NOTES and saved is not None:
        state.path = list(saved)
    elif ways.ship != PLAYERS_SHIP:
        state.path = list(SPIRAL)
    if ways.ship != PLAYERS_SHIP:
        go_aboard(state)
    return state


def go_aboard(state: UkotoaState) -> None:
    """The ship is whole: Uk'otoa boards it, cards are dealt, and sailors may be set (ukotoa.10, .11)."""
    state.ship = ship_of(tuple(state.path))
    state.uk = LAST
    state.deck = state.chance.shuffled(range(CARDS))
    for _ in range(BOX.game.start_hand):
        for hand in state.hands:
            hand.append(state.deck.pop())
    state.current = state.first
    if state.ways.advanced:
        state.settle_slots(state.colours)
        state.step = Step.PLACE
    elif state.ways.colours_chosen:
        state.step = Step.COLOURS
    else:
        for turn, colour in enumerate(state.colours):
            state.crew[(state.first + turn) % state.seats] = colour
        state.step = Step.PLACE
