"""The state of a match: path, figures, prey, piles, and the dice of the present turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Protocol

from game.chance import Chance
from game.contract import Dice
from game.ugah.box import BONE, BOX, DICE, FACES, LARGE, PLACES, PREY, SMALL
from game.ugah.walk import Plan

CENTRE = -1
"""Holder of a prey card that belongs to nobody."""

NOBODY = -1
"""Giver of a card that its owner's own figure took."""


class Step(IntEnum):
    """What the current player is asked."""

    ROLL = 0
    PICK = 1
    ORDER = 2
    SHARE = 3
    OVER = 4


class Lie(IntEnum):
    """Where a die lies: to be thrown, set aside for good, or set aside by a pick of this roll."""

    TRAY = 0
    ASIDE = 1
    PICKED = 2


class Card(Protocol):
    """What the rules ask of a path card; every ``CardKind`` of the box is one."""

    @property
    def id(self) -> str:
        """The name of its kind."""
        ...

    @property
    def points(self) -> int:
        """Its chewing points."""
        ...


@dataclass(frozen=True, slots=True)
class PlainCard:
    """A path card that is in no box: only its points matter (for laying out situations)."""

    points: int
    id: str = "plain"


@dataclass(slots=True)
class UgahState:
    """Everything that the rules remember.

    ``cards[spot]`` is the card dealt to a spot; the spot is the card's name for the whole match.
    ``lies[place]`` says whether a card lies there still (place 0 is the gap, always empty). A pile holds
    ``(spot, giver)`` in order of receipt. ``faces[die]`` is a number into ``FACES``.
    """

    seats: int
    cards: tuple[Card | None, ...]
    lies: list[bool]
    chance: Dice
    current: int = 0
    small: int = BOX.figure[SMALL].start
    large: int = BOX.figure[LARGE].start
    prey: list[int] = field(default_factory=lambda: [CENTRE] * len(PREY))
    piles: list[list[tuple[int, int]]] = field(default_factory=list)
    step: Step = Step.ROLL
    faces: list[int] = field(default_factory=lambda: [BONE] * DICE)
    dice: list[Lie] = field(default_factory=lambda: [Lie.TRAY] * DICE)
    rolls: int = 0
    preselected: bool = False
    plans: tuple[Plan, ...] = ()
    lifted: tuple[int, ...] = ()
    reason: str = ""

    def __post_init__(self) -> None:
        if not self.piles:
            self.piles = [[] for _ in range(self.seats)]

    def card(self, spot: int) -> Card:
        """The card that was dealt to the spot."""
        card = self.cards[spot]
        assert card is not None
        return card

    def shows(self) -> int:
        """The symbols on the dice in the tray after a roll, one bit each."""
        return self._symbols(Lie.TRAY)

    def picked(self) -> int:
        """The symbols picked in the present roll, one bit each."""
        return self._symbols(Lie.PICKED)

    def _symbols(self, lie: Lie) -> int:
        mask = 0
        for face, where in zip(self.faces, self.dice, strict=True):
            if where == lie:
                mask |= 1 << face
        return mask

    def counts(self) -> list[int]:
        """How many dice set aside show each face."""
        counts = [0] * len(FACES)
        for face, where in zip(self.faces, self.dice, strict=True):
            if where:
                counts[face] += 1
        return counts

    def pile_points(self, seat: int) -> int:
        """Points of the path cards in front of the seat."""
        return sum(self.card(spot).points for spot, _ in self.piles[seat])

    def fresh_dice(self) -> None:
        """Hand all dice over for a new turn."""
        self.faces = [BONE] * DICE
        self.dice = [Lie.TRAY] * DICE
        self.rolls = 0
        self.preselected = False


def deal(seats: int, seed: int) -> UgahState:
    """Shuffle the box's path cards and lay them round the circle (ugah.1)."""
    chance = Chance(seed)
    cards = chance.shuffled(BOX.deck)
    return UgahState(seats, (None, *cards), [False] + [True] * (PLACES - 1), chance)


def laid_out(
    points: tuple[int, ...],
    seats: int,
    empty: tuple[int, ...] = (),
    small: int = BOX.figure[SMALL].start,
    large: int = BOX.figure[LARGE].start,
    seed: int = 0,
) -> UgahState:
    """A situation for tests: spot 1 holds a card of ``points[0]`` and so on.

    Cards of the spots in ``empty`` lie with the last seat, which took them itself.
    """
    state = UgahState(
        seats, (None, *(PlainCard(value) for value in points)), [False] + [True] * len(points), Chance(seed)
    )
    for spot in empty:
        state.lies[spot] = False
        state.piles[seats - 1].append((spot, NOBODY))
    state.small, state.large = small, large
    return state
