"""Layout T of the spec and a table on which dice fall as a test wishes."""

from __future__ import annotations

import copy
import itertools

import pytest

from game.contract import Action, Event, IllegalAction
from game.ugah.actions import Done, First, Give, PutBack, Roll, Take
from game.ugah.box import FACES
from game.ugah.rules import UgahRules
from game.ugah.state import UgahState, laid_out

LAYOUT_T = (
    *(2, 3, 4, 3, 1, 2, 3, 4),
    *(2, 1, 2, 3, 4, 5, 1, 2),
    *(3, 4, 5, 1, 2, 3, 1, 2),
    *(1, 3, 3, 4, 5, 1, 2),
)
POINTS = dict(enumerate(LAYOUT_T, start=1))

STATES: dict[str, tuple[tuple[int, ...], int, int]] = {
    "F": ((), 0, 32),
    "G": ((5, 10, 14, 18, 22, 27), 14, 18),
    "H": ((5, 10, 14, 16, 18, 22, 27), 14, 16),
    "J": ((5, 10, 15, 20, 25, 29), 29, 32),
    "K": ((2, 7, 12, 17, 22, 27), 0, 2),
}
NAMES = {"b": "bone", "d": "dinosaur", "m": "mammoth", "i": "bird", "s": "small", "l": "large"}
A, B, C, D = range(4)


class FixedDice:
    """Stands in for chance: the faces that were asked for, in order."""

    def __init__(self) -> None:
        self.queue: list[str] = []
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return FACES.index(self.queue.pop(0))


class Table:
    """A match from a situation of the spec; ``seats`` players, A to move."""

    def __init__(self, situation: str | UgahState = "F", seats: int = 2, **options: str) -> None:
        if isinstance(situation, UgahState):
            self.state = situation
        else:
            empty, small, large = STATES[situation]
            self.state = laid_out(LAYOUT_T, seats, empty, small, large)
        self.dice = FixedDice()
        self.state.chance = self.dice
        self.rules = UgahRules.from_state(self.state, options)

    @property
    def seat(self) -> int:
        return self.state.current

    def legal(self) -> list[Action]:
        return list(self.rules.actions(self.seat))

    def play(self, action: Action) -> list[Event]:
        return list(self.rules.apply(action))

    def roll(self, *symbols: str) -> list[Event]:
        self.dice.queue = [NAMES.get(symbol, symbol) for symbol in symbols]
        happened = self.play(Roll(self.seat))
        assert not self.dice.queue, "fewer dice were thrown than the test wants"
        return happened

    def take(self, *symbols: str) -> list[Event]:
        return [event for symbol in symbols for event in self.play(Take(self.seat, symbol))]

    def put_back(self, symbol: str) -> list[Event]:
        return self.play(PutBack(self.seat, symbol))

    def done(self) -> list[Event]:
        return self.play(Done(self.seat))

    def first(self, figure: str) -> list[Event]:
        return self.play(First(self.seat, figure))

    def give(self, spot: int, to: int) -> list[Event]:
        return self.play(Give(self.seat, spot, to))

    def turn(self, text: str) -> list[Event]:
        """Five dice in one roll, everything picked: ``"s2 l1"`` fills up with bones."""
        faces = [part[0] for part in text.split() for _ in range(int(part[1:]))]
        happened = self.roll(*faces, *("b" * (5 - len(faces))))
        if Done(self.seat) not in self.legal():
            for action in [action for action in self.legal() if isinstance(action, Take)]:
                happened += self.play(action)
        if Done(self.seat) in self.legal():
            happened += self.done()
        return happened

    def picks(self) -> set[tuple[str, ...]]:
        """Every set of symbols that can be picked of the present roll."""
        symbols = [action.symbol for action in self.legal() if isinstance(action, Take)]
        found = set()
        for size in range(len(symbols) + 1):
            for chosen in itertools.combinations(symbols, size):
                trial = copy.deepcopy(self)
                trial.take(*chosen)
                if any(isinstance(action, Roll | Done) for action in trial.legal()):
                    found.add(chosen)
        return found

    def refused(self, action: Action) -> str:
        """The key of the refusal; the action must be refused and change nothing."""
        before = [self.rules.view(seat) for seat in (None, *range(self.state.seats))]
        refusal = self.rules.refusal(action)
        assert refusal is not None, f"{action} is legal"
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(action)
        assert caught.value.refusal == refusal
        assert [self.rules.view(seat) for seat in (None, *range(self.state.seats))] == before
        return refusal.key

    def aside(self) -> dict[str, int]:
        """How many dice set aside show each symbol."""
        counts: dict[str, int] = {}
        for die in self.rules.view(None).aside:
            counts[die.symbol] = counts.get(die.symbol, 0) + 1
        return counts

    def left(self) -> int:
        """Dice in the tray."""
        return 5 - len(self.rules.view(None).aside)

    def pile(self, seat: int) -> list[int]:
        """Spots from which the cards in front of the seat come."""
        return [spot for spot, _ in self.state.piles[seat]]

    def figures(self) -> tuple[int, int]:
        return self.state.small, self.state.large

    def lies(self, spot: int) -> bool:
        return self.rules.view(None).path[spot - 1].lies

    def step(self) -> str:
        return self.rules.view(None).step

    @property
    def over(self) -> str:
        """The reason of the end, or "" while the match goes on."""
        outcome = self.rules.outcome()
        assert (outcome is None) == bool(self.rules.decisions())
        return outcome.reason if outcome else ""

    def holder(self, prey: str) -> int | None:
        return dict(self.rules.view(None).prey)[prey]


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if type(event).__name__ == name]


def defaults() -> dict[str, str]:
    return {option.key: option.default for option in UgahRules.OPTIONS}
