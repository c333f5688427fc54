"""A table of Wolves on which a situation of the spec lies; cards and tokens are written fish/corn/bison."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from game.contract import Action, Event, IllegalAction
from game.wolves import flow, options
from game.wolves.actions import (
    Answer,
    Commit,
    Draw,
    EndGifts,
    Offer,
    Pay,
    Put,
    Settle,
    Stop,
    Take,
    TakeBack,
    TakeRest,
    Use,
)
from game.wolves.box import COMMUNITIES, DECKS, KINDS, LEADER, WISDOM
from game.wolves.rules import WolvesRules
from game.wolves.state import NOBODY, Drawing, Player, Step, WolvesState
from game.wolves.view import PlayerView, WolvesView

A, B, C, D, E, F = range(6)
LETTER = {"F": 0, "C": 1, "B": 2, "X": 3, "L": 4}
USUAL = {option.key: option.default for option in options.OPTIONS}


def counts(text: str) -> list[int]:
    """Numbers of ``"4/2/3"``."""
    return [int(part) for part in text.split("/")]


def cards(text: str) -> list[int]:
    """Cards of ``"L F X"``."""
    return [LETTER[letter] for letter in text.split()]


class Table:
    """A match whose parts can be laid as a test wants them; ``community`` of each seat in the box's order."""

    def __init__(self, seats: int = 3, seed: int = 1, **chosen: str) -> None:
        self.rules = WolvesRules.new(seats, USUAL | chosen, seed)
        self.events: list[Event] = []

    @property
    def state(self) -> WolvesState:
        return self.rules._state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def shown(self, seat: int) -> PlayerView:
        """What lies open of a seat."""
        return self.rules.view(None).players[seat]

    def view(self, seat: int | None = None) -> WolvesView:
        return self.rules.view(seat)

    def anew(self) -> Table:
        """Forget what the rules have worked out: the state was changed by hand."""
        self.rules._asked = None
        self.rules._lists = [None] * self.state.seats
        return self

    # Laying a situation

    def community(self, seat: int, name: str) -> None:
        player = self.player(seat)
        player.community = COMMUNITIES.index(name)
        player.deck = list(DECKS[player.community])

    def deck(self, seat: int, resources: str, forests: int, leaders: int) -> None:
        """The deck holds exactly this (other data)."""
        self.player(seat).deck = [*counts(resources), forests, leaders]

    def top(self, seat: int, text: str) -> None:
        """The next cards of the deck, the first one first."""
        self.player(seat).top = cards(text)[::-1]

    def lay(
        self,
        seat: int,
        hand: str = "0/0/0",
        forests: int = 0,
        leaders: int = 0,
        reserve: str = "0/0/0",
        place: int = 0,
        wisdom: Sequence[str] = (),
        drawing: Drawing = Drawing.STOPPED,
        drew: int | None = None,
    ) -> None:
        """The seat has gathered this; its deck holds what it needs not."""
        player = self.player(seat)
        player.hand = [*counts(hand), forests]
        player.up = leaders
        player.leaders = leaders if drew is None else drew
        player.reserve = counts(reserve)
        player.place = place
        player.wisdom = [name in wisdom for name in WISDOM]
        player.drawing = drawing
        player.skips = drawing == Drawing.SKIPS
        whole = DECKS[player.community]
        held = [*player.hand, leaders]
        player.deck = [total - gone for total, gone in zip(whole, held, strict=True)]

    def stand(self, *order: int) -> None:
        """The ranks, the highest first."""
        self.state.order = list(order)
        for rank, seat in enumerate(order):
            self.state.ranks[seat] = rank + 1

    def go(self, step: Step) -> Table:
        """Everybody has gathered: go to this step."""
        for player in self.state.players:
            if player.drawing <= Drawing.PICK:
                player.drawing = Drawing.STOPPED
        if not self.state.ranks[0]:
            self.stand(*range(self.state.seats))
        self.state.at = NOBODY
        self.state.step = step
        match step:
            case Step.GATHER:
                flow._when_all_have_gathered(self.state, self.events)
            case Step.PAY:
                flow.next_payer(self.state, self.events)
            case Step.GIVE:
                flow.next_giver(self.state, self.events)
            case _:
                flow.reconcile(self.state, self.events)
        return self.anew()

    def lack(self, seat: int, missing: str, piles: Sequence[str] = ()) -> None:
        """Unmet needs, with what lies there already (cards/tokens/leaders by kind)."""
        player = self.player(seat)
        player.missing = counts(missing)
        if piles:
            player.piles = [counts(pile) for pile in piles]

    # Playing

    def play(self, *actions: Action) -> list[Event]:
        happened: list[Event] = []
        for action in actions:
            happened += self.rules.apply(action)
        self.events += happened
        return happened

    def legal(self, action: Action) -> bool:
        return self.rules.refusal(action) is None

    def refused(self, action: Action, rule: str = "") -> str:
        """The key of the refusal; the action must be refused and change nothing."""
        before = [self.view(seat) for seat in (None, *range(self.state.seats))]
        refusal = self.rules.refusal(action)
        assert refusal is not None, f"{action} is legal"
        with pytest.raises(IllegalAction):
            self.rules.apply(action)
        assert [self.view(seat) for seat in (None, *range(self.state.seats))] == before
        if rule:
            assert refusal.rule == rule
        return refusal.key.removeprefix("wolves-refuse-")

    def draw(self, seat: int, text: str, stop: bool = True) -> list[Event]:
        """The seat draws these cards, then stops."""
        self.top(seat, text)
        happened = self.play(*[Draw(seat) for _ in text.split()])
        return happened + (self.play(Stop(seat)) if stop else [])

    def pay(self, seat: int, fish: str, corn: str, bison: str) -> list[Event]:
        """Change the payment until each pile holds these cards/tokens/leaders, then pay it."""
        self.compose(seat, fish, corn, bison)
        return self.play(Commit(seat))

    def compose(self, seat: int, *piles: str) -> None:
        wanted = [counts(pile) for pile in piles]
        for _ in range(40):
            if self.state.draft == wanted:
                return
            self.play(self._exchange(seat, wanted))
        raise AssertionError(f"{piles} cannot be composed")

    def _exchange(self, seat: int, wanted: list[list[int]]) -> Action:
        draft = self.state.draft
        for kind, need in enumerate(KINDS):
            for sort, item in enumerate((need, f"{need}-token", "leader")):
                action: Action = Pay(seat, item, need)
                if draft[kind][sort] < wanted[kind][sort] and self.legal(action):
                    return action
        for kind, need in enumerate(KINDS):
            for sort, item in enumerate((need, f"{need}-token", "leader")):
                if draft[kind][sort] > wanted[kind][sort]:
                    return TakeBack(seat, item, need)
        raise AssertionError("nothing to exchange")

    def offer(self, giver: int, to: int, *items: str) -> list[Event]:
        """Offer items, each written as ``2 fish`` or ``leader``."""
        for text in items:
            number, _, name = text.rpartition(" ")
            self.play(*[Put(giver, name, to)] * int(number or 1))
        return self.play(Offer(giver))

    def take(self, seat: int, *items: str) -> list[Event]:
        """Take items, each written as ``2 fish`` or ``leader as bison``, then be done."""
        for text in items:
            what, _, kind = text.partition(" as ")
            number, _, name = what.rpartition(" ")
            self.play(*[Take(seat, name, kind or name.removesuffix("-token"))] * int(number or 1))
        return self.play(Answer(seat))

    def take_all(self, seat: int) -> list[Event]:
        return self.play(TakeRest(seat), Answer(seat))

    def end_gifts(self) -> None:
        """Everybody who is still asked gives nothing."""
        while self.state.step == Step.GIVE:
            self.play(EndGifts(self.state.active))

    def use(self, seat: int, *uses: str) -> None:
        """Put items to uses, each written as ``2 fish status`` or ``leader preservation``."""
        for text in uses:
            *number, item, use = text.split()
            self.play(*[Use(seat, item, use)] * int(number[0] if number else 1))

    def settle(self, seat: int, *uses: str) -> list[Event]:
        self.use(seat, *uses)
        return self.play(Settle(seat))

    # Reading

    def deck_of(self, seat: int) -> str:
        """The deck as ``8/4/4 X6 L3``."""
        fish, corn, bison, forest, leader = self.player(seat).deck
        return f"{fish}/{corn}/{bison} X{forest} L{leader}"

    def reserve(self, seat: int) -> str:
        return "/".join(map(str, self.player(seat).reserve))

    def places(self) -> list[int]:
        return self.state.places()

    def missing(self, seat: int) -> str:
        return "/".join(map(str, self.player(seat).missing))


def giving(order: tuple[int, ...] = (A, B, C, D)) -> Table:
    """Four players; the first in order gives once ``go`` is called."""
    table = Table(4)
    table.stand(*order)
    for seat in range(4):
        table.lay(seat, "0/0/0", forests=1)
    return table


def named(events: Sequence[Event], name: str) -> list[Event]:
    return [event for event in events if type(event).__name__ == name]


def whole(player: Player) -> list[int]:
    """Every card of a player by kind, wherever it is."""
    total = [deck + boxed for deck, boxed in zip(player.deck, player.boxed, strict=True)]
    for kind, number in enumerate(player.hand):
        total[kind] += number
    for card in player.looked:
        total[card] += 1
    total[LEADER] += player.up + sum(pile[2] for pile in player.piles)
    for kind in range(3):
        total[kind] += player.piles[kind][0]
    return total


def ways_to_pay(player: Player) -> list[tuple[tuple[int, ...], ...]]:
    """Every payment that leaves least missing, by trying all (wolves.49, wolves.50)."""
    hand, tokens = player.hand, player.reserve
    ways = [
        piles
        for piles in product(
            *[
                [
                    (cards, stored, wild)
                    for cards in range(min(3, hand[kind]) + 1)
                    for stored in range(min(3 - cards, tokens[kind]) + 1)
                    for wild in range(min(3 - cards - stored, player.up) + 1)
                ]
                for kind in range(3)
            ]
        )
        if sum(pile[2] for pile in piles) <= player.up
    ]
    most = max(sum(map(sum, piles)) for piles in ways)
    return [piles for piles in ways if sum(map(sum, piles)) == most]
