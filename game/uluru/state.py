"""The state of a match: deck, row, wishes, every seat's card, the clock, and the rounds so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from game.chance import Chance
from game.uluru.box import BIRDS, BOX, NOWHERE, PLACES, WishCard
from game.uluru.options import DRAWN, Ways

DRAWS = 100
"""How often a deal that cannot be solved is drawn anew at most (R39)."""


class Step(IntEnum):
    """What the table waits for."""

    LAY = 0
    GO = 1
    PLACE = 2
    OVER = 3


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has been checked. Birds are in the order of the row, seats in their order.

    ``wishes[n]`` is the wish of the bird ``row[n]``; ``cards[seat][place]`` a colour or ``None``;
    ``met[seat][n]`` whether that wish was met. ``cut`` is the seat whose card was cut, ``finished`` that card
    as it was before (else empty). ``finish`` are milliseconds. ``points`` are those of the
    wishes and of coming late together. ``best`` was possible, on ``solutions`` cards, ``best_card`` being
    one of them.
    """

    number: int
    start: int
    wishes: tuple[WishCard, ...]
    cards: tuple[tuple[str | None, ...], ...]
    met: tuple[tuple[bool, ...], ...]
    finish: tuple[int, ...]
    stopped: tuple[bool, ...]
    late: tuple[bool, ...]
    cut: int | None
    finished: tuple[str | None, ...]
    points: tuple[int, ...]
    best: int
    solutions: int
    best_card: tuple[str, ...]


@dataclass(slots=True)
class UluruState:
    """Everything that the rules remember.

    ``wishes[bird]`` is the wish that speaks for a bird this round, ``cards[seat][place]`` a bird and
    ``at[seat][bird]`` a place (``NOWHERE`` = none). ``order`` is who plays when with own clocks, ``turn``
    counts them. ``stamp`` is the last moment on the clock number ``run``, ``counting`` the moment at which
    the countdown began. ``past[seat]`` holds the seat's card after each of its actions, with the moment.
    """

    seats: int
    ways: Ways
    chance: Chance
    deck: list[WishCard]
    row: tuple[int, ...]
    start: int
    step: Step = Step.LAY
    round: int = 0
    wishes: tuple[WishCard, ...] = ()
    cards: list[list[int]] = field(default_factory=list)
    at: list[list[int]] = field(default_factory=list)
    chips: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)
    past: list[list[tuple[int, tuple[int, ...]]]] = field(default_factory=list)
    called: list[bool] = field(default_factory=list)
    stopped: list[bool] = field(default_factory=list)
    finish: list[int | None] = field(default_factory=list)
    order: tuple[int, ...] = ()
    turn: int = 0
    run: int = 0
    stamp: int = 0
    deadline: int | None = None
    counting: int | None = None
    slowed: bool = False
    paused: bool = False
    sums: list[int] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums = self.sums or [0] * self.seats
        self.clear()

    def clear(self) -> None:
        """All chips are home, nobody has called (uluru.12)."""
        seats = range(self.seats)
        self.cards = [[NOWHERE] * PLACES for _ in seats]
        self.at = [[NOWHERE] * PLACES for _ in seats]
        self.chips = [0 for _ in seats]
        self.moves = [0 for _ in seats]
        self.last = [0 for _ in seats]
        self.past = [[] for _ in seats]
        self.called = [False for _ in seats]
        self.stopped = [False for _ in seats]
        self.finish = [None for _ in seats]
        self.order = tuple((self.start + step) % self.seats for step in seats)
        self.turn = 0
        self.slowed = self.paused = False
        self.deadline = self.counting = None

    @property
    def active(self) -> int | None:
        """With own clocks the seat whose turn it is."""
        if self.ways.own and self.step in (Step.GO, Step.PLACE):
            return self.order[self.turn]
        return None

    def placing(self, seat: int) -> bool:
        """Whether the seat may still move its chips."""
        if self.step != Step.PLACE or self.finish[seat] is not None:
            return False
        return not self.ways.own or self.order[self.turn] == seat

    def open_to(self, seat: int | None) -> bool:
        """Whether the wishes lie open for the seat (``None`` = for everybody)."""
        if not self.wishes:
            return False
        if self.step in (Step.LAY, Step.OVER):
            return True
        if not self.ways.own:
            return self.ways.laid or self.step == Step.PLACE
        if seat is None:
            return False
        return self.order.index(seat) < self.turn + (self.step == Step.PLACE)


def deal(seats: int, ways: Ways, first: str, seed: int) -> UluruState:
    """Shuffle the deck, lay the row of birds and settle who starts (uluru.5 to uluru.9, R31)."""
    chance = Chance(seed)
    row = tuple(chance.shuffled(range(len(BIRDS))))
    deck = chance.shuffled([wish for wish in BOX.wish if ways.level_1 or wish.level > 1])
    start = chance.below(seats) if first == DRAWN else int(first) - 1
    return UluruState(seats, ways, chance, deck, row, start)


def laid_out(
    wishes: Sequence[WishCard],
    seats: int,
    ways: Ways,
    row: tuple[int, ...] = tuple(range(len(BIRDS))),
    start: int = 0,
) -> UluruState:
    """A situation for tests: these wishes (by bird) are the next to be laid, the rest of the box below."""
    drawn = dict(enumerate(wishes))
    deck = [drawn[bird] for bird in row] + list(BOX.wish)
    return UluruState(seats, ways, Chance(0), deck, row, start)
