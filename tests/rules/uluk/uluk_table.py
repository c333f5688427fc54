"""A table on which a situation of the spec lies, and moves are told in its words."""

from __future__ import annotations

import pytest

from game.contract import Action, Event, IllegalAction
from game.uluk import cleanup, flow
from game.uluk.actions import (
    EndFeeding,
    EndProcessing,
    MoveOut,
    Place,
    Process,
    Stay,
)
from game.uluk.goods import (
    AREA,
    CARD,
    DRAW,
    DRAWS,
    FEASTS,
    GOOD,
    GOODS,
    HOME,
    NEWBORN,
    POOL,
    SPACE,
    TRIBERS,
    TRIBES,
    WIDTH,
)
from game.uluk.rules import UlukRules
from game.uluk.state import KIND_OF, Step, UlukState
from game.uluk.view import TribeView

A, B, C, D = range(4)
F = 1
"""The Freeloaders' colour in the solo game."""
CENTRE = 3


def defaults(**chosen: str) -> dict[str, str]:
    return {option.key: option.default for option in UlukRules.OPTIONS} | chosen


class Draws:
    """Stands in for chance in the Freeloaders' deck: the cards asked for, in order, then hlák hunts."""

    def __init__(self, state: UlukState, names: list[str]) -> None:
        self.state, self.names = state, names

    def below(self, bound: int) -> int:
        """The number that turns up the next card."""
        assert bound == sum(self.state.draws)
        draw = DRAW[self.names.pop(0) if self.names else "hunt_hlak"]
        assert self.state.draws[draw] > 0
        return sum(self.state.draws[:draw])

    def shuffled(self, items):
        """No shuffle."""
        return list(items)


class Table:
    """A match in which A sits in the first seat and begins; boards are empty, levels at the centre."""

    def __init__(self, seats: int = 2, season: int = 1, tribe: str = "rhino", **options: str) -> None:
        chosen = defaults(first="1", solo_tribe="random") | options
        self.rules = UlukRules.new(seats, chosen, 3)
        self.state: UlukState = self.rules._state
        state = self.state
        state.levels = [CENTRE] * WIDTH
        state.tokens = [AREA[name] for name in ("fnord", "hlak", "zork", "tlon", "uluk", "mgobu")]
        state.season = season
        state.opened = season
        for player in state.players:
            player.stock = [0] * len(GOODS)
            player.tribe = TRIBES.index(tribe)
        self.row()

    # Laying out

    def stock(self, seat: int, **pieces: int) -> Table:
        for name, count in pieces.items():
            self.state.players[seat].stock[GOOD[name]] = count
        self.changed()
        return self

    def levels(self, **levels: int) -> Table:
        for area, level in levels.items():
            self.state.levels[AREA[area]] = level
        return self

    def tribers(self, colour: int, count: int) -> Table:
        """So many tribers at home, the others in the pool."""
        self.state.where[colour] = [HOME] * count + [POOL] * (TRIBERS - count)
        self.state.home[colour] = self.state.total[colour] = count
        self.changed()
        return self

    def row(self, *kinds: str) -> Table:
        """Exactly these cards lie in the row."""
        state = self.state
        state.deck += state.row
        state.row = []
        for kind in kinds:
            state.row.append(self._draw(kind))
        self.changed()
        return self

    def _draw(self, kind: str) -> int:
        card = next(card for card in self.state.deck if KIND_OF[card] == CARD[kind])
        self.state.deck.remove(card)
        return card

    def own(self, seat: int, *kinds: str) -> Table:
        player = self.state.players[seat]
        for kind in kinds:
            player.cards.append(self._draw(kind))
            player.kinds |= 1 << CARD[kind]
        self.changed()
        return self

    def stand(self, space: str, colour: int, count: int = 1, poison: int = 0) -> Table:
        """Tribers of a colour stand on a space already, so many of them with Poison."""
        state = self.state
        for number in range(count):
            triber = state.where[colour].index(HOME)
            state.where[colour][triber] = SPACE[space]
            state.home[colour] -= 1
            state.spots[SPACE[space]].append((colour, triber, number < poison))
            if WIDTH <= SPACE[space] < 2 * WIDTH:
                state.players[colour].operations[SPACE[space] - WIDTH] += 1
        if poison:
            state.players[colour].poisoned[SPACE[space]] += poison
        self.changed()
        return self

    def feast(self, seat: int, name: str) -> Table:
        self.state.players[seat].feast = FEASTS.index(name)
        return self

    def draws(self, *names: str) -> Table:
        """The Freeloaders' next cards."""
        assert set(names) <= set(DRAWS)
        self.state.chance = Draws(self.state, list(names))
        return self

    def changed(self) -> None:
        self.rules._legal = None

    # Phases

    def harvest(self) -> list[Event]:
        happened: list[Event] = []
        flow.harvest_phase(self.state, happened)
        self.changed()
        return happened

    def process_now(self, seat: int = A) -> Table:
        self.state.step, self.state.current = Step.PROCESS, seat
        self.changed()
        return self

    def feed_now(self, seat: int = A) -> list[Event]:
        happened: list[Event] = []
        self.state.step = Step.FEED
        flow.next_eater(self.state, flow.later(self.state) if seat != A else self.state.order(), happened)
        self.changed()
        return happened

    def ecology(self) -> list[int]:
        """The levels after both steps, seen before anything else of the season ends."""
        happened: list[Event] = []
        flow.ecology(self.state, happened)
        return list(self.state.levels)

    def clean_up(self) -> list[Event]:
        happened: list[Event] = []
        flow.finish_season(self.state, happened)
        self.changed()
        return happened

    def build(self) -> list[Event]:
        happened: list[Event] = []
        cleanup.build(self.state, happened)
        return happened

    # Playing

    @property
    def seat(self) -> int:
        return self.rules.decisions()[0].seat

    def legal(self) -> list[Action]:
        return list(self.rules.actions(self.seat))

    def play(self, *actions: Action) -> list[Event]:
        return [event for action in actions for event in self.rules.apply(action)]

    def send(self, space: str, poison: bool = False, card: str = "", seat: int | None = None) -> list[Event]:
        return self.play(self.sending(space, poison, card, seat))

    def sending(self, space: str, poison: bool = False, card: str = "", seat: int | None = None) -> Action:
        kind = MoveOut if self.state.step == Step.HUT else Place
        seat = self.state.current if seat is None else seat
        return kind(seat, space, poison, self.card(card) if card else -1)

    def card(self, kind: str) -> int:
        """The number of a card of that kind in the row, or else of any."""
        found = [card for card in self.state.row if KIND_OF[card] == CARD[kind]]
        return found[0] if found else KIND_OF.index(CARD[kind])

    def owned(self, seat: int, kind: str) -> int:
        return next(card for card in self.state.players[seat].cards if KIND_OF[card] == CARD[kind])

    def make(self, start: str, end: str, pieces: int, card: str = "") -> Action:
        seat = self.state.current
        return Process(seat, start, end, pieces, self.owned(seat, card) if card else -1)

    def run(self, start: str, end: str, pieces: int, card: str = "") -> list[Event]:
        return self.play(self.make(start, end, pieces, card))

    def done(self) -> list[Event]:
        step = self.state.step
        kind = {Step.PROCESS: EndProcessing, Step.FEED: EndFeeding, Step.HUT: Stay}[step]
        return self.play(kind(self.state.current))

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

    # Looking

    def me(self, seat: int) -> TribeView:
        return self.rules.view(None).tribes[seat]

    def has(self, seat: int, good: str) -> int:
        return self.me(seat).stock[GOOD[good]]

    def hp(self, seat: int) -> int:
        return self.me(seat).hp

    def level(self, area: str) -> int:
        return self.state.levels[AREA[area]]

    def newborn(self, colour: int) -> int:
        return self.state.where[colour].count(NEWBORN)


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if type(event).__name__ == name]


def this_season(events: list[Event]) -> list[Event]:
    """The events before the next season."""
    begun = [type(event).__name__ in ("FreeloadersLead", "SeasonBegan") for event in events]
    return events[: begun.index(True)] if True in begun else events


def points(events: list[Event], seat: int) -> int:
    """HP that these events give a seat."""
    gained = sum(event.points for event in named(events, "Scored") if event.seat == seat)
    return gained - sum(event.points for event in named(events, "Lost") if event.seat == seat)
