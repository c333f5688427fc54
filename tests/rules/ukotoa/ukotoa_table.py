"""A table on which a situation of the spec lies, and moves are told in its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
import tomli

from game.chance import Chance
from game.contract import Action, Event, IllegalAction
from game.hexes import NAMES, Hex
from game.ukotoa import options
from game.ukotoa.actions import (
    Advance,
    Done,
    Exchange,
    Offer,
    Push,
    Run,
    Swap,
    Unleash,
)
from game.ukotoa.box import CARDS, CREW, KIND_OF, KINDS, LAST, NOBODY, SPIRAL
from game.ukotoa.rules import UkotoaRules
from game.ukotoa.ship import ship_of
from game.ukotoa.state import Step, UkotoaState
from game.ukotoa.view import UkotoaView

LETTERS = "RBGYP"
A, B, C, D, E = range(5)

VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector
    for vector in tomli.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))["vector"]
}


def of_kind(kind: str) -> list[str]:
    """The vectors of a kind."""
    return [name for name, vector in VECTORS.items() if vector["kind"] == kind]


def defaults(**chosen: str) -> dict[str, str]:
    return {option.key: option.default for option in UkotoaRules.OPTIONS} | chosen


def switches(rules: dict[str, bool]) -> dict[str, str]:
    return {key: "on" if value else "off" for key, value in rules.items()}


class Table:
    """A match from a situation: the seat is in its action phase unless another ``step`` is named.

    ``sailors`` are ``"R 1 0, G 0 0"`` or lists; ``hand`` are kinds of card, the draw pile begins with
    ``deck``, and the rest of the box lies below.
    """

    def __init__(
        self,
        sailors: str | Sequence[Sequence[Any]] = "R 0 0, B 1 0, G 1 -1, Y 0 -1",
        hand: str | Sequence[str] = "",
        *,
        seats: int = 4,
        seat: int = A,
        uk: int = LAST,
        path: Sequence[Sequence[int]] | None = None,
        deck: Sequence[str] = (),
        step: Step = Step.ACTION,
        **chosen: str,
    ) -> None:
        if isinstance(sailors, str):
            parts = [part.split() for part in sailors.split(", ") if part]
            sailors = [(part[0], int(part[1]), int(part[2])) for part in parts]
        names = defaults(**chosen)
        tiles: list[Hex] = [(q, r) for q, r in path] if path else list(SPIRAL)
        options.check(names, seats)
        state = UkotoaState(seats, options.ways_of(names), Chance(7), A, tiles)
        state.current, state.step, state.uk = seat, step, uk
        state.ship = ship_of(tuple(tiles))
        state.colours = list(range(seats))
        state.settle_slots(range(seats))
        for letter, q, r in sailors:
            state.set_sailor(LETTERS.index(letter), tiles.index((q, r)))
        state.set_out = [CREW if colour < seats else 0 for colour in range(5)]
        wanted = hand.split() if isinstance(hand, str) else list(hand)
        left = list(range(CARDS))
        state.hands[seat] = [_take(left, kind) for kind in wanted]
        top = [_take(left, kind) for kind in deck]
        state.deck = [*left, *top[::-1]]
        state.drawn = step not in (Step.ADVANCE,)
        self.state = state
        self.rules = UkotoaRules(state)

    @property
    def seat(self) -> int:
        return self.state.current

    @property
    def view(self) -> UkotoaView:
        return self.rules.view(self.seat)

    def legal(self) -> list[Action]:
        return list(self.rules.actions(self.seat))

    def play(self, *actions: Action) -> list[Event]:
        return [event for action in actions for event in self.rules.apply(action)]

    def card(self, kind: str) -> int:
        """A card of that kind in the hand that is not laid out."""
        return next(
            card
            for card in self.state.hands[self.seat]
            if KINDS[KIND_OF[card]] == kind and card not in self.state.staged
        )

    def offer(self, kinds: str | Sequence[str]) -> list[Event]:
        wanted = kinds.split() if isinstance(kinds, str) else kinds
        return [event for kind in wanted for event in self.play(Offer(self.seat, self.card(kind)))]

    def advance(self, kinds: str = "") -> list[Event]:
        return self.offer(kinds) + self.play(Advance(self.seat))

    def unleash(self, kinds: str, side: str) -> list[Event]:
        return self.offer(kinds) + self.play(Unleash(self.seat, NAMES.index(side)))

    def run(self, kinds: str, origin: Hex, to: Hex) -> list[Event]:
        return self.offer(kinds) + self.play(Run(self.seat, self.tile(origin), self.tile(to)))

    def push(self, kinds: str, origin: Hex, *sides: str) -> list[Event]:
        """Every step of a push, and Done if it is one step only."""
        self.offer(kinds)
        happened: list[Event] = []
        place = self.tile(origin)
        for side in sides:
            seat = self.seat
            happened += self.play(Push(seat, place, NAMES.index(side)))
            place = self.state.pusher
        if len(sides) == 1:
            happened += self.play(Done(seat))
        return happened

    def swap(self, kinds: str, origin: Hex, to: Hex) -> list[Event]:
        return self.offer(kinds) + self.play(Swap(self.seat, self.tile(origin), self.tile(to)))

    def exchange(self, kinds: str, draw: bool = True) -> list[Event]:
        return self.offer(kinds) + self.play(Exchange(self.seat, draw))

    def tile(self, place: Sequence[int]) -> int:
        return self.state.path.index((place[0], place[1])) if tuple(place) in self.state.path else 99

    def refused(self, action: Action) -> str:
        """The key of the refusal; the action must be refused and change nothing."""
        before = self.views()
        refusal = self.rules.refusal(action)
        assert refusal is not None, f"{action} is legal"
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(action)
        assert caught.value.refusal == refusal
        assert self.views() == before
        return refusal.key.removeprefix("ukotoa-refuse-")

    def views(self) -> list[UkotoaView]:
        return [self.rules.view(seat) for seat in (None, *range(self.state.seats))]

    def hand(self, seat: int | None = None) -> list[str]:
        """The kinds in a hand, sorted."""
        cards = self.state.hands[self.seat if seat is None else seat]
        return sorted(KINDS[KIND_OF[card]] for card in cards)

    def standing(self) -> list[tuple[str, int, int]]:
        """All sailors as the vectors write them, sorted."""
        return sorted(
            (LETTERS[number // CREW], *self.state.path[tile])
            for tile, number in enumerate(self.state.at)
            if number != NOBODY
        )

    @property
    def over(self) -> str:
        """How the match ended, or ``no``."""
        outcome = self.rules.outcome()
        assert (outcome is None) == bool(self.rules.decisions())
        return outcome.reason if outcome else "no"


def _take(cards: list[int], kind: str) -> int:
    card = next(card for card in cards if KINDS[KIND_OF[card]] == kind)
    cards.remove(card)
    return card


def removed(table: Table, events: Iterable[Event]) -> list[tuple[str, int, int]]:
    """The sailors that were removed, in order, as the vectors write them."""
    colours = dict(zip(("red", "blue", "green", "yellow", "purple"), LETTERS, strict=True))
    return [
        (colours[event.colour], *table.state.path[event.tile]) for event in named(events, "SailorRemoved")
    ]


def named(events: Iterable[Event], name: str) -> list[Any]:
    return [event for event in events if type(event).__name__ == name]


def fresh(seats: int = 4, seed: int = 1, **chosen: str) -> UkotoaRules:
    """A new match; A begins."""
    return UkotoaRules.new(seats, defaults(**({"first": "1"} | chosen)), seed)
