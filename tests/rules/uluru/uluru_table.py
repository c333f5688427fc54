"""A table on which the wishes of the spec lie, and lines such as ``6000 1 Place orange 1`` are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.contract import TABLE, Action, Event, IllegalAction, Timed
from game.uluru.actions import Go, LayOut, Lift, Pause, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.box import BIRDS, BOX, NOWHERE, NUMBER, WishCard
from game.uluru.rules import UluruRules
from game.uluru.solver import Best, best
from game.uluru.view import UluruView

A, B, C, D, E = range(5)
Z = "blue orange yellow green black white"
V10 = (
    "blue across yellow, orange beside blue, yellow 3 4, green two_apart white, black same_edge green, "
    "white across orange"
)
V11 = "white beside black"
SHARED = {"clock": "shared"}
OWN = {"clock": "own"}

V32 = """
4000 1 Place blue 0
4500 2 Place white 5
5000 3 Place green 3
6000 1 Place orange 1
6000 2 Place orange 1
7500 1 Place yellow 2
8000 3 Place white 5
9000 1 Place green 3
9100 2 Place blue 0
10000 1 Place black 4
11000 1 Place white 5
12000 2 Place green 3
12400 1 Swap yellow 4
13000 1 Uluru
14000 3 Place yellow 4
15000 2 Place black 4
16000 2 Place yellow 2
16500 2 Uluru
17000 3 Place blue 1
19000 3 Lift yellow
20000 3 Place blue 0
22000 3 Place orange 1
25000 3 Place yellow 4
26500 T TimeUp
"""


def wishes(text: str = "") -> list[WishCard]:
    """Wishes by bird: ``"blue across green, yellow 2 3"``; birds not named want anything."""
    found = [BOX.wish[0]] * len(BIRDS)
    for part in filter(None, text.split(", ")):
        bird, *wish = part.split()
        if wish[0].isdecimal():
            card = WishCard(0, 2, "places", "designed", places=tuple(map(int, wish)))
        elif wish[0] == "any":
            card = BOX.wish[0]
        else:
            card = WishCard(0, 2, wish[0], "designed", colour=wish[1])
        found[NUMBER[bird]] = card
    return found


def at(card: str | dict[str, int]) -> list[int]:
    """Places by bird: six colours give places 0 to 5, ``-`` is an empty place."""
    if isinstance(card, str):
        card = {colour: place for place, colour in enumerate(card.split()) if colour != "-"}
    return [card.get(colour, NOWHERE) for colour in BIRDS]


def solved(text: str) -> tuple[int, int]:
    """Least penalty and how many cards reach it."""
    found = best(wishes(text))
    return found.penalty, found.count


def cards_of(found: Best) -> set[str]:
    return {" ".join(BIRDS[bird] for bird in card) for card in found.each()}


def parsed(line: str) -> Action:
    """An action of ``at seat name ...`` or ``seat name ...`` (seats from 1, T = the table)."""
    words = line.split()
    moment = int(words.pop(0)) if words[0].isdecimal() and len(words) > 1 and words[1][0] in "12345T" else 0
    seat = TABLE if words[0] == "T" else int(words[0]) - 1
    match words[1:]:
        case ["LayOut"]:
            return LayOut(seat)
        case ["Go"]:
            return Go(seat)
        case ["Place", colour, place]:
            action: Timed = Place(seat, colour, int(place))
        case ["Swap", colour, place]:
            action = Swap(seat, colour, int(place))
        case ["Lift", colour]:
            action = Lift(seat, colour)
        case ["Uluru"]:
            action = Uluru(seat)
        case ["SlowTable"]:
            action = SlowTable(seat)
        case ["Pause", kind]:
            action = Pause(seat, kind == "forced")
        case ["TimeUp"]:
            action = TimeUp(seat)
        case _:
            raise ValueError(line)
    return replace(action, at=moment)


class Table:
    """A match that begins with these wishes; ``start`` is the start player's number, from 1."""

    def __init__(self, text: str = "", seats: int = 3, start: int = 1, **options: str) -> None:
        chosen = {"clock": "shared", "wishes_open": "go"} | options
        self.rules = UluruRules.from_wishes(wishes(text), seats, chosen, start - 1)
        self.seats = seats
        self.start = start

    def open(self) -> Table:
        """Lay out and say "Go!"."""
        self.play(f"{self.start} LayOut", f"{self.start} Go")
        return self

    def play(self, *lines: str) -> list[Event]:
        happened: list[Event] = []
        for text in lines:
            for line in filter(None, map(str.strip, text.splitlines())):
                happened += self.rules.apply(parsed(line))
        return happened

    def full(self, seat: int, moment: int, card: str = Z) -> None:
        """All six chips of a seat (from 1) at one moment."""
        for place, colour in enumerate(card.split()):
            if colour != "-":
                self.play(f"{moment} {seat} Place {colour} {place}")

    def called(self, seat: int, moment: int, card: str = Z) -> list[Event]:
        """All six chips and the call at one moment."""
        self.full(seat, moment, card)
        return self.play(f"{moment} {seat} Uluru")

    def views(self) -> list[UluruView]:
        return [self.rules.view(seat) for seat in (None, *range(self.seats))]

    def refused(self, line: str | Action) -> str:
        """The key of the refusal; the action must be refused and change nothing."""
        action = parsed(line) if isinstance(line, str) else line
        before = self.views()
        refusal = self.rules.refusal(action)
        assert refusal is not None, f"{line} is legal"
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(action)
        assert caught.value.refusal == refusal
        assert self.views() == before
        return refusal.key

    def legal(self, line: str) -> bool:
        return self.rules.refusal(parsed(line)) is None

    def card(self, seat: int) -> str:
        """The card of a seat (from 1), ``-`` for empty places."""
        shown = self.rules.view(seat - 1).cards[seat - 1]
        assert shown is not None
        return " ".join(colour or "-" for colour in shown)

    @property
    def view(self) -> UluruView:
        return self.rules.view(None)

    @property
    def deadline(self) -> int | None:
        """As the table knows it."""
        return next(d.clock.deadline for d in self.rules.decisions() if d.clock is not None)

    @property
    def points(self) -> tuple[int, ...]:
        """Of the last round that was checked."""
        return self.view.rounds[-1].points

    @property
    def late(self) -> tuple[int, ...]:
        """The seats (from 1) that came late in it."""
        return tuple(seat + 1 for seat, late in enumerate(self.view.rounds[-1].late) if late)


def finishing(times: Sequence[int], **options: str) -> Table:
    """Everybody calls Z at the moment given, on a shared clock; the deadline must not come."""
    table = Table(seats=len(times), **options).open()
    for moment, seat in sorted((moment, seat + 1) for seat, moment in enumerate(times)):
        table.called(seat, moment)
    return table


def named(events: Sequence[Event], name: str) -> list[Event]:
    return [event for event in events if type(event).__name__ == name]


def defaults() -> dict[str, str]:
    return {option.key: option.default for option in UluruRules.OPTIONS}


def new(seats: int = 3, seed: int = 1, **options: str) -> UluruRules:
    return UluruRules.new(seats, defaults() | options, seed)
