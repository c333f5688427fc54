"""What a game promises and what the house gives it.

A game is a class with the methods of :class:`Rules`. Everything else (history, undo, time, files,
computer players, pictures) lives outside and needs only the frozen values defined here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Protocol, Self, runtime_checkable

TABLE = -1
"""The seat of the table itself: it plays the actions that nobody chooses, such as time being up."""

Value = str | int
"""What a sentence may be filled with."""

Options = Mapping[str, str]
"""The chosen value of every option of a match, by key."""


@dataclass(frozen=True, slots=True)
class Action:
    """One gesture of one seat. Games derive their actions from it; fields are ints, strings or tuples."""

    seat: int


@dataclass(frozen=True, slots=True)
class Timed(Action):
    """An action that happens at a moment of the running clock.

    ``at`` is that moment in whole milliseconds of the clock. Legal lists hold such actions without a
    moment (0): one is legal when its twin is listed and its moment fits. ``Match`` stamps it when it is
    played, and the journal keeps the stamp, so a replay needs no clock.
    """

    at: int = field(default=0, kw_only=True)


def untimed(action: Action) -> Action:
    """The same action as legal lists hold it: without its moment."""
    return replace(action, at=0) if isinstance(action, Timed) and action.at else action


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened. Adds sound, emphasis and the log; never carries the truth of the table.

    ``rule`` is the id of the spec behind the effect, ``only`` the seats that may know of it
    (``None`` = everybody). A class whose events show something new names in ``REVEALS`` the message
    key that says why undo stops there.
    """

    REVEALS: ClassVar[str] = ""
    rule: str = ""
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether ``seat`` (``None`` = the open table) may know of this event."""
        return self.only is None or (seat is not None and seat in self.only)


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that runs while players decide; all times are whole milliseconds.

    ``run`` tells which clock it is: another number is a new clock, which begins at its ``at``; the same
    number goes on, whatever was played meanwhile. ``at`` is the moment of the last stamp, ``deadline``
    the moment at which the table acts by itself (``None`` = the clock only counts up).
    """

    run: int
    at: int = 0
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat is asked something; several at once are simultaneous.

    ``ask`` is a message key. A decision of :data:`TABLE` with a ``clock`` lets time pass: at the clock's
    deadline ``Match.tick`` plays the first of the table's legal actions.
    """

    seat: int
    ask: str
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match. ``values`` holds the allowed texts, the default first.

    ``consent``: switched on only if every person agrees.
    """

    key: str
    values: tuple[str, ...]
    consent: bool = False

    @property
    def default(self) -> str:
        """The recommended value."""
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether the option is simply on or off."""
        return set(self.values) == {"on", "off"}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a message key with parameters and the id of the rule."""

    key: str
    params: tuple[tuple[str, Value], ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the final count: a message key and what it gives each seat."""

    key: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Shared victories name several winners, a defeat of all none; ``scores`` are the
    totals by seat.

    ``seconds`` by seat rank equal scores among the records, fewer first; empty where time says nothing.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    lines: tuple[ScoreLine, ...] = ()
    seconds: tuple[int, ...] = ()


@runtime_checkable
class View(Protocol):
    """What one seat may know: a frozen dataclass of plain values, built up and never stripped down."""

    @property
    def secret(self) -> bool:
        """Whether it holds anything that the other seats may not see (a curtain is needed)."""
        ...


class Rules(Protocol):
    """The rules and state of one match of one game."""

    KEY: ClassVar[str]
    VERSION: ClassVar[int]
    SEATS: ClassVar[tuple[int, ...]]
    OPTIONS: ClassVar[tuple[Option, ...]]
    ACTIONS: ClassVar[tuple[type[Action], ...]]

    @classmethod
    def seat_counts(cls, options: Options) -> tuple[int, ...]:
        """The numbers of seats that these options allow, ascending."""
        ...

    @classmethod
    def new(cls, seats: int, options: Options, seed: int) -> Self:
        """Set a match up.

        Args:
            seats: number of seats, one of ``seat_counts(options)``.
            options: a value for every key of ``OPTIONS``.
            seed: 64-bit integer from which all chance follows.

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        ...

    def decisions(self) -> Sequence[Decision]:
        """Who is asked what. Empty exactly when :meth:`outcome` is set."""
        ...

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat, in a fixed order; empty when the seat is not asked."""
        ...

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` if it is."""
        ...

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        ...

    def view(self, seat: int | None) -> View:
        """What the seat may know; ``None`` = what lies open on the table."""
        ...

    def outcome(self) -> Outcome | None:
        """How the match ended, or ``None`` while it goes on."""
        ...


@runtime_checkable
class Settling(Protocol):
    """Rules some of whose options depend on who sits where.

    ``SETTLED`` are options that nobody is asked: they follow from the seats alone, and stand in the header
    of the match beside the chosen ones. Without a value they have their default.
    """

    SETTLED: ClassVar[tuple[Option, ...]]

    def settle(
        self, options: Options, seats: int, persons: tuple[int, ...], notes: Mapping[str, str]
    ) -> Options:
        """The options as they stand in the header of the match; settling them again changes nothing.

        A class method, asked once before :meth:`Rules.new`.

        Args:
            options: a value for every key of ``OPTIONS`` and ``SETTLED``.
            seats: number of seats.
            persons: the seats that persons play.
            notes: how the seats sit, and what was kept (see ``Setup.notes``).
        """
        ...


@runtime_checkable
class Offering(Protocol):
    """Rules some of whose options have values that can be chosen only after something was kept."""

    def offered(self, option: Option, notes: Mapping[str, str]) -> tuple[str, ...]:
        """The values of an option that can be chosen with these notes (see ``Setup.notes``).

        A class method.
        """
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a computer player may think: ``seconds`` is a wish, ``guesses`` a bound on look-ahead."""

    seconds: float = 0.5
    guesses: int = 400


class Dice(Protocol):
    """The random numbers a computer player may draw (see :class:`game.chance.Chance`)."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
        ...


class Player(Protocol):
    """A computer player. It gets a view and the legal list, never a :class:`Rules`."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``.

        Where the listed actions are :class:`Timed`, ``at`` of the answer is the moment at which it is to
        be played, as a rule in the future. ``chance`` is then the same all the time that the clock runs,
        and the player is asked anew whenever its view has changed: the answer must follow from both alone.
        """
        ...


class IllegalAction(ValueError):
    """The action is refused; ``refusal`` says why and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Fault(Exception):
    """Something a person must be told in one sentence: a message key with parameters.

    The sentences themselves live in the message files.
    """

    def __init__(self, key: str, **params: Value) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params = params


class SetupError(Fault):
    """The match cannot be set up like this."""
