"""The rules of Pebbles: a secret, a simultaneous step, a clock and a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.chance import Chance
from game.contract import (
    TABLE,
    Action,
    Clock,
    Decision,
    Event,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Refusal,
    ScoreLine,
    Timed,
    untimed,
)

MOST = 2
CLOCK_MILLIS = 10_000


@dataclass(frozen=True, slots=True)
class Hide(Timed):
    """Hide so many pebbles in the fist."""

    pebbles: int


@dataclass(frozen=True, slots=True)
class Toss(Action):
    """Throw the die."""


@dataclass(frozen=True, slots=True)
class TimeUp(Timed):
    """The table's action: who has not hidden anything hides nothing."""


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """A seat has closed its fist."""

    seat: int


@dataclass(frozen=True, slots=True)
class Knows(Event):
    """What the seat itself knows about its fist."""

    seat: int
    pebbles: int


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """The die shows ``pips`` and all fists are open."""

    REVEALS: ClassVar[str] = "undo-dice"
    pips: int
    hidden: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PebblesView:
    """What a seat knows; ``fists`` holds the pebbles of every closed fist it may look into."""

    seat: int | None
    points: tuple[int, ...]
    closed: tuple[bool, ...]
    fists: tuple[int | None, ...]
    pips: int
    turn: int
    rounds: int
    clock: bool
    secret: bool


class Pebbles:
    """A match of Pebbles. ``LEAK`` plants a leak, to show that the leak test finds one."""

    KEY = "pebbles"
    VERSION = 1
    SEATS = (2, 3, 4)
    OPTIONS = (Option("rounds", ("3", "5")), Option("clock", ("off", "on")))
    ACTIONS = (Hide, Toss, TimeUp)
    LEAK: ClassVar[bool] = False

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self._chance = Chance(seed)
        self._rounds = int(options["rounds"])
        self._clock = options["clock"] == "on"
        self._points = [0] * seats
        self._fists: list[int | None] = [None] * seats
        self._turn = 0
        self._pips = 0
        self._at = 0

    @classmethod
    def seat_counts(cls, options: Options) -> tuple[int, ...]:
        return cls.SEATS

    @classmethod
    def new(cls, seats: int, options: Options, seed: int) -> Self:
        return cls(seats, options, seed)

    def decisions(self) -> Sequence[Decision]:
        if self.outcome() is not None:
            return ()
        open_seats = [seat for seat, fist in enumerate(self._fists) if fist is None]
        if not open_seats:
            return (Decision(self._turn % len(self._points), "pebbles-ask-toss"),)
        asked = [Decision(seat, "pebbles-ask-hide") for seat in open_seats]
        if self._clock:
            asked.append(Decision(TABLE, "pebbles-ask-time", Clock(self._turn, self._at, CLOCK_MILLIS)))
        return tuple(asked)

    def actions(self, seat: int) -> Sequence[Action]:
        for decision in self.decisions():
            if decision.seat == seat:
                if seat == TABLE:
                    return (TimeUp(TABLE),)
                if decision.ask == "pebbles-ask-toss":
                    return (Toss(seat),)
                return tuple(Hide(seat, pebbles) for pebbles in range(MOST + 1))
        return ()

    def refusal(self, action: Action) -> Refusal | None:
        if untimed(action) in self.actions(action.seat):
            return self._too_late(action)
        if self.outcome() is not None:
            return Refusal("pebbles-refuse-over")
        return Refusal("pebbles-refuse-not-now", (("seat", action.seat),))

    def _too_late(self, action: Action) -> Refusal | None:
        """A fist closes before the deadline, and not before another one did; time is up exactly then."""
        if not isinstance(action, Timed) or (action.seat != TABLE and not self._clock):
            return None
        if action.seat == TABLE:
            return None if action.at == CLOCK_MILLIS else Refusal("pebbles-refuse-not-now")
        return None if self._at <= action.at < CLOCK_MILLIS else Refusal("pebbles-refuse-late")

    def apply(self, action: Action) -> Sequence[Event]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Timed) and self._clock:
            self._at = action.at
        match action:
            case Hide(seat=seat, pebbles=pebbles):
                self._fists[seat] = pebbles
                return (Hid(seat), Knows(seat, pebbles, only=(seat,)))
            case TimeUp():
                late = [seat for seat, fist in enumerate(self._fists) if fist is None]
                self._fists = [0 if fist is None else fist for fist in self._fists]
                return tuple(Hid(seat) for seat in late)
            case _:
                return (self._toss(),)

    def _toss(self) -> Event:
        self._pips = self._chance.below(6) + 1
        hidden = tuple(fist or 0 for fist in self._fists)
        for seat, fist in enumerate(hidden):
            if fist % 2 == self._pips % 2:
                self._points[seat] += fist + 1
        self._fists = [None] * len(self._fists)
        self._turn += 1
        self._at = 0
        return Tossed(self._pips, hidden)

    def view(self, seat: int | None) -> PebblesView:
        return PebblesView(
            seat,
            tuple(self._points),
            tuple(fist is not None for fist in self._fists),
            tuple(fist if place == seat or self.LEAK else None for place, fist in enumerate(self._fists)),
            self._pips,
            self._turn,
            self._rounds,
            self._clock,
            seat is not None and self._fists[seat] is not None,
        )

    def outcome(self) -> Outcome | None:
        if self._turn < self._rounds:
            return None
        best = max(self._points)
        winners = tuple(seat for seat, points in enumerate(self._points) if points == best)
        points = tuple(self._points)
        return Outcome(winners, points, "rounds", (ScoreLine("pebbles-score", points),))
