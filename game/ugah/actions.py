"""What a player can do: six gestures."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Action


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Throw every die that is not set aside."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Set aside all dice of the present roll that show ``symbol``."""

    symbol: str


@dataclass(frozen=True, slots=True)
class PutBack(Action):
    """Take back a :class:`Take` of the present roll."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No die is left: read the dice."""


@dataclass(frozen=True, slots=True)
class First(Action):
    """The figure ``figure`` walks before the other one."""

    figure: str


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Of the two lifted cards give the one from ``spot`` to the seat ``to`` and keep the other."""

    spot: int
    to: int


ACTIONS: tuple[type[Action], ...] = (Roll, Take, PutBack, Done, First, Give)
