"""The rules of Wolves: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Self

from game.contract import (
    Action,
    Decision,
    Event,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Refusal,
    ScoreLine,
    SetupError,
)
from game.wolves import events as ev
from game.wolves import flow, gifts, lists, needs, options, plans, refusals, view
from game.wolves.actions import (
    ACTIONS,
    Answer,
    Choose,
    Commit,
    Draw,
    EndGifts,
    Enough,
    Leave,
    Look,
    Offer,
    Pay,
    Put,
    PutOnDeck,
    Raise,
    Retract,
    Reuse,
    Settle,
    Stop,
    Take,
    TakeBack,
    TakeRest,
    TakeToken,
    Use,
)
from game.wolves.box import (
    BOX,
    CARDS,
    COMMUNITIES,
    GAME,
    ITEMS,
    KINDS,
    LEADER,
)
from game.wolves.state import NOBODY, Drawing, Player, Step, WolvesState, begin, mixed, settle_in

ASK_CHOOSE, ASK_DRAW, ASK_ORDER = "wolves-ask-choose", "wolves-ask-draw", "wolves-ask-order"
ASK_TOKEN, ASK_PAY, ASK_GIVE = "wolves-ask-token", "wolves-ask-pay", "wolves-ask-give"
ASK_TAKE, ASK_TAKE_ALL, ASK_SETTLE = "wolves-ask-take", "wolves-ask-take-all", "wolves-ask-settle"
GATHERING = {Drawing.DRAW: ASK_DRAW, Drawing.LOOK: ASK_ORDER, Drawing.PICK: ASK_TOKEN}
ASKS = {Step.PAY: ASK_PAY, Step.GIVE: ASK_GIVE, Step.SHARE: ASK_TOKEN, Step.SETTLE: ASK_SETTLE}

ITEM = {name: number for number, name in enumerate(ITEMS)}
KIND = {name: number for number, name in enumerate(KINDS)}
CARD = {name: number for number, name in enumerate(CARDS)}
USE = {name: number for number, name in enumerate(plans.USES)}


class WolvesRules:
    """One match of Wolves."""

    KEY: ClassVar[str] = "wolves"
    VERSION: ClassVar[int] = 1
    SEATS: ClassVar[tuple[int, ...]] = options.SEATS
    OPTIONS: ClassVar[tuple[Option, ...]] = options.OPTIONS
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ACTIONS

    __slots__ = ("_asked", "_lists", "_state")

    def __init__(self, state: WolvesState) -> None:
        self._state = state
        self._asked: tuple[Decision, ...] | None = None
        self._lists: list[tuple[Action, ...] | None] = [None] * state.seats

    @classmethod
    def seat_counts(cls, options: Options) -> tuple[int, ...]:
        """Three to six seats (wolves.1)."""
        return cls.SEATS

    @classmethod
    def new(cls, seats: int, chosen: Options, seed: int) -> Self:
        """Deal the communities, shuffle, and begin the first turn, or let the communities be chosen.

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        options.check(chosen)
        if seats not in cls.SEATS:
            raise SetupError("fault-seat-count", count=seats, least=cls.SEATS[0], most=cls.SEATS[-1])
        state = begin(seats, options.ways_of(chosen), seed)
        if not state.ways.chosen:
            flow.begin_turn(state, [])
        return cls(state)

    # Who is asked what

    def decisions(self) -> Sequence[Decision]:
        """Who gathers is asked at the same time; everybody else one by one."""
        if self._asked is None:
            self._asked = self._ask()
        return self._asked

    def _ask(self) -> tuple[Decision, ...]:
        state = self._state
        match state.step:
            case Step.OVER:
                return ()
            case Step.CHOOSE:
                return (_decision(_chooser(state), ASK_CHOOSE),)
            case Step.GATHER:
                players = state.players
                seats = [seat for seat in state.order if players[seat].gathering]
                if state.ways.rounds:
                    seats.sort(key=lambda seat: players[seat].drawn)
                return tuple(_decision(seat, GATHERING[players[seat].drawing]) for seat in seats)
            case Step.ANSWER:
                ask = ASK_TAKE_ALL if gifts.forced(state) else ASK_TAKE
                return (_decision(state.active, ask),)
        return (_decision(state.active, ASKS[state.step]),)

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat."""
        if not 0 <= seat < len(self._lists):
            return ()
        known = self._lists[seat]
        if known is None:
            known = lists.listed(self._state, seat) if self._is_asked(seat) else ()
            self._lists[seat] = known
        return known

    def _is_asked(self, seat: int) -> bool:
        state = self._state
        if state.step == Step.GATHER:
            return state.players[seat].gathering
        if state.step == Step.CHOOSE:
            return seat == _chooser(state)
        return seat == state.active

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal, or ``None`` if it is."""
        if action in self.actions(action.seat):
            return None
        return refusals.reason(self._state, action)

    # What an action does

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action and everything that follows from it without a choice.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        seat = action.seat
        if action not in self.actions(seat):
            raise IllegalAction(refusals.reason(self._state, action))
        state = self._state
        player = state.players[seat]
        gathering = state.step == Step.GATHER
        happened: list[Event] = []
        match action:
            case Draw():
                self._draw(seat, player, happened)
            case Stop():
                cards = sum(player.hand)
                happened.append(ev.Stopped(seat, cards, player.leaders, rule="wolves.29"))
                flow.after_drawing(state, seat, happened)
            case Look():
                self._look(seat, player, happened)
            case PutOnDeck(card=card):
                self._put_on_deck(seat, player, CARD[card], happened)
            case TakeToken(kind=kind):
                self._token(seat, KIND[kind], happened)
            case Enough():
                state.left = 0
                flow.share_on(state, happened)
            case Pay(item=item, need=need):
                state.draft[KIND[need]][needs.sort_of(ITEM[item])] += 1
                happened.append(_laid(seat, item, need, False, "wolves.48"))
            case TakeBack(item=item, need=need):
                state.draft[KIND[need]][needs.sort_of(ITEM[item])] -= 1
                happened.append(_laid(seat, item, need, True, "wolves.50"))
            case Commit():
                flow.pay(state, happened)
                flow.next_payer(state, happened)
            case Put(item=item, to=to):
                state.gift.to = to
                state.gift.items[ITEM[item]] += 1
                happened.append(_laid(seat, item, "gift", False, "wolves.56"))
            case Retract(item=item):
                state.gift.items[ITEM[item]] -= 1
                if not any(state.gift.items):
                    state.gift.to = NOBODY
                happened.append(_laid(seat, item, "gift", True, "wolves.56"))
            case Offer():
                flow.offer(state, happened)
            case EndGifts():
                flow.end_gifts(state, happened)
            case Take(item=item, kind=kind):
                state.gift.items[ITEM[item]] -= 1
                state.gift.taken.append((ITEM[item], KIND[kind]))
                happened.append(ev.Picked(seat, item, kind, False, rule="wolves.63"))
            case Leave(item=item, kind=kind):
                self._leave(ITEM[item], KIND[kind])
                happened.append(ev.Picked(seat, item, kind, True, rule="wolves.59"))
            case TakeRest():
                for number, to in gifts.in_order(player, state.gift.items, state.gift.taken):
                    state.gift.items[number] -= 1
                    state.gift.taken.append((number, to))
                    happened.append(ev.Picked(seat, ITEMS[number], KINDS[to], False, rule="wolves.63"))
            case Answer():
                flow.answer(state, happened)
            case Use(item=item, use=use):
                plans.put(state.plan, ITEM[item], USE[use])
                happened.append(_laid(seat, item, use, False, "wolves.75"))
            case Reuse(item=item, use=use):
                plans.put(state.plan, ITEM[item], USE[use], -1)
                happened.append(_laid(seat, item, use, True, "wolves.75"))
            case Raise(kind=kind):
                state.plan.raised = KIND[kind]
                happened.append(_laid(seat, f"{kind}-token", kind, False, "wolves.97"))
            case Settle():
                flow.settle(state, happened)
                flow.next_settler(state, happened)
            case Choose(community=community):
                self._choose(seat, player, community, happened)
        self._asked = None
        if gathering and state.step == Step.GATHER:  # what others may do has not changed
            self._lists[seat] = None
        else:
            self._lists = [None] * state.seats
        return happened

    def _choose(self, seat: int, player: Player, community: str, happened: list[Event]) -> None:
        state = self._state
        settle_in(player, COMMUNITIES.index(community))
        happened.append(ev.CommunityChosen(seat, community, rule="wolves.2"))
        chosen = [other.community for other in state.players]
        if NOBODY not in chosen:
            if not mixed(chosen):
                happened.append(ev.MixWarned(rule="wolves.R1"))
            flow.begin_turn(state, happened)

    def _draw(self, seat: int, player: Player, happened: list[Event]) -> None:
        player.drawn += 1
        happened.append(ev.Drew(seat, player.drawn, rule="wolves.26"))
        player.further = player.leaders >= GAME.leaders_to_overstretch - 1
        card = player.pull()
        if card != LEADER:
            player.hand[card] += 1
            happened.append(_seen(seat, CARDS[card]))
        else:
            player.leaders += 1
            player.up += 1
            happened.append(ev.LeaderDrawn(seat, player.leaders, rule="wolves.26"))
            if player.leaders == GAME.leaders_to_overstretch:
                self._overstretch(seat, player, happened)
                return
        if not any(player.deck):  # wolves R7
            happened.append(ev.Stopped(seat, sum(player.hand), player.leaders, rule="wolves.R7"))
            flow.after_drawing(self._state, seat, happened)

    def _overstretch(self, seat: int, player: Player, happened: list[Event]) -> None:
        player.deck[LEADER] += player.up
        player.up = 0
        player.drawing = Drawing.OVERSTRETCHED
        happened.append(ev.Overstretched(seat, sum(player.hand), rule="wolves.30"))
        flow.finish_gathering(self._state, seat, happened)

    def _look(self, seat: int, player: Player, happened: list[Event]) -> None:
        number = min(BOX.values.know_the_land_look, sum(player.deck))
        player.looked = [player.pull() for _ in range(number)]
        player.knew = True
        player.drawing = Drawing.LOOK
        cards = tuple(CARDS[card] for card in player.looked)
        happened.append(ev.TopLookedAt(seat, number, rule="wolves.91"))
        happened.append(ev.TopSeen(seat, cards, rule="wolves.91", only=(seat,)))

    def _put_on_deck(self, seat: int, player: Player, card: int, happened: list[Event]) -> None:
        player.looked.remove(card)
        player.top.append(card)
        player.deck[card] += 1
        happened.append(ev.PutBackOnDeck(seat, CARDS[card], rule="wolves.91", only=(seat,)))
        if not player.looked:
            player.drawing = Drawing.DRAW
            happened.append(ev.TopOrdered(seat, rule="wolves.91"))

    def _token(self, seat: int, kind: int, happened: list[Event]) -> None:
        state = self._state
        if state.step == Step.GATHER:
            flow.grant(state, seat, kind, "wolves.93", happened)
            flow.finish_gathering(state, seat, happened)
        else:
            flow.grant(state, seat, kind, "wolves.95", happened)
            state.players[seat].shared = True
            state.left -= 1
            flow.share_on(state, happened)

    def _leave(self, item: int, kind: int) -> None:
        gift = self._state.gift
        last = max(place for place, pair in enumerate(gift.taken) if pair == (item, kind))
        del gift.taken[last]
        gift.items[item] += 1

    # What is seen, and the end

    def view(self, seat: int | None) -> view.WolvesView:
        """What the seat may know; ``None`` = what lies open."""
        return view.build(self._state, seat)

    def outcome(self) -> Outcome | None:
        """All win together or nobody does; who has most awards is chief besides (wolves.99 to 101)."""
        state = self._state
        if state.step != Step.OVER:
            return None
        awards = tuple(player.awards for player in state.players)
        if state.reason == flow.HUNGER:
            return Outcome((), awards, flow.HUNGER)
        lines = (ScoreLine("wolves-score-awards", awards),)
        return Outcome(tuple(range(state.seats)), awards, state.reason, lines)


def _chooser(state: WolvesState) -> int:
    """The seat that picks a community now, in the order of the seats."""
    return next(seat for seat, player in enumerate(state.players) if player.community == NOBODY)


@cache
def _decision(seat: int, ask: str) -> Decision:
    return Decision(seat, ask)


@cache
def _seen(seat: int, card: str) -> Event:
    return ev.CardSeen(seat, card, rule="wolves.26", only=(seat,))


@cache
def _laid(seat: int, item: str, spot: str, back: bool, rule: str) -> Event:
    return ev.Laid(seat, item, spot, back, rule=rule, only=(seat,))
