"""The computer players: ``random``, ``easy``, ``normal`` and ``hard``.

They see a view and the legal list, keep nothing between two questions, and answer the same view and the
same chance with the same action. Each settles what it wants to lie where and then makes the next gesture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.contract import Action, Budget, Dice, Player, View
from game.wolves import sums
from game.wolves.actions import (
    Answer,
    Choose,
    Commit,
    Draw,
    EndGifts,
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
from game.wolves.box import CARDS, ITEMS, KINDS, NEED, STARTS, WILD
from game.wolves.gifts import LANDINGS, TO_STATUS
from game.wolves.view import GiftView, WolvesView

LEADER_CARD = "leader"
LEARN_EARLY = 2
"""In so many turns at the beginning two leaders buy knowledge, however little is stored."""

USUAL = ("no_waste", "know_the_land", "preservation", "determination", "showing_off", "the_more_you_share")
WISE = ("know_the_land", "no_waste", "preservation", "determination", "showing_off", "the_more_you_share")
"""Knowledge in the order in which it is wanted."""


class RandomPlayer:
    """Any legal action is as likely as any other, but nothing that lies is taken back."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        onward = [action for action in actions if not isinstance(action, TakeBack | Retract | Leave | Reuse)]
        return onward[chance.below(len(onward))] if onward else actions[0]


@dataclass(frozen=True, slots=True)
class Style:
    """How a player gathers and gives; chances are shares from 0 to 1.

    With two leaders up it draws on while the chance of the third is below ``base`` + ``slope`` for each
    unit it misses (``last`` in the last turn); ``caution`` multiplies that once somebody has overstretched.
    ``keep``: it stores at most so many tokens. ``tokens``: it gives leaders and tokens, too. ``first``: what
    it can store itself it does not give, whoever is in need. ``surplus``: it gives what it cannot store.
    ``even``: it gives to who has so many tokens fewer (0 = never). ``buys`` is the knowledge that it wants
    once it has ``learn`` tokens.
    """

    base: float
    slope: float
    last: float
    caution: float
    keep: int
    tokens: bool
    first: bool
    surplus: bool
    even: int
    buys: tuple[str, ...]
    learn: int


RECKLESS = Style(0.5, 0.0, 0.5, 1.0, 2, False, False, False, 0, (), 0)
GUARDED = Style(0.045, 0.02, 0.45, 0.7, 12, False, True, True, 0, USUAL, 5)
"""It risks little once two leaders lie there, so that its tables survive as often as the spec's guarded."""

STRONG = Style(0.10, 0.03, 0.25, 0.7, 12, True, False, True, 2, WISE, 8)


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Plays in a ``style``."""

    style: Style

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """The next gesture towards what it wants."""
        assert isinstance(view, WolvesView)
        match actions[0]:
            case Choose():
                return actions[chance.below(len(actions))]
            case PutOnDeck():
                return _order(view, actions)
            case TakeToken():
                return _token(view, actions)
        match view.step:
            case "gather":
                return self._gather(view, actions)
            case "pay":
                return next(action for action in actions if isinstance(action, Commit | Pay))
            case "give":
                return self._give(view, actions)
            case "answer":
                return _answer(view, actions)
            case _:
                return self._settle(view, actions)

    def _gather(self, view: WolvesView, actions: Sequence[Action]) -> Action:
        seat = actions[0].seat
        me = view.players[seat]
        draw, stop = Draw(seat), Stop(seat)
        if stop not in actions or draw not in actions:
            return actions[0]
        if me.leaders < 2:
            return draw
        if Look(seat) in actions:
            return Look(seat)
        if view.top:
            return stop if view.top[0] == LEADER_CARD else draw
        gap = sums.short(view.hand, me)
        if gap <= 0:
            return stop
        leaders, cards = view.odds[seat]
        limit = self.style.last if view.turn == view.last_turn else self.style.base + self.style.slope * gap
        others = [player for other, player in enumerate(view.players) if other != seat]
        if any(player.drawing == sums.OVERSTRETCHED for player in others):
            limit *= self.style.caution
        return draw if leaders < limit * cards else stop

    def _give(self, view: WolvesView, actions: Sequence[Action]) -> Action:
        seat = actions[0].seat
        if view.gift is not None:
            return _lay(view.gift, self._present(view, view.gift.to), seat)
        me = view.players[seat]
        others = [other for other in range(view.seats) if other != seat and other not in me.offered]
        for other in sorted(others, key=lambda other: _urgency(view, other)):
            wanted = self._present(view, other)
            if any(wanted):
                item = next(item for item in range(7) if wanted[item])
                return Put(seat, ITEMS[item], other)
        return EndGifts(seat)

    def _present(self, view: WolvesView, other: int) -> list[int]:
        """What the seat wants to give to another one, by item."""
        assert view.seat is not None
        me, goal, own = view.players[view.seat], view.players[other], sums.hold(view)
        if not self.style.tokens:
            own[3:] = [0] * 4
        mine = sums.store(me)
        mine.cap = min(mine.cap, max(self.style.keep, sums.stored(me)))
        kept, last = [0] * 3, view.turn == view.last_turn
        if self.style.first and not last:
            kept = mine.fill(own[:3])
            own[:3] = [have - keep for have, keep in zip(own[:3], kept, strict=True)]
        items = sums.needs_gift(own, goal.missing)
        if not self.style.surplus:
            return items
        left = [have - given for have, given in zip(own, items, strict=True)]
        claims = [
            player.missing for place, player in enumerate(view.players) if place not in (view.seat, other)
        ]
        reserved = [sum(claim[kind] for claim in claims) for kind in range(3)]
        spare = [max(0, left[kind] - reserved[kind]) for kind in range(3)]
        if not self.style.first and not last:
            kept = mine.fill(spare)
            spare = [have - keep for have, keep in zip(spare, kept, strict=True)]
        theirs = sums.store(goal)
        more = theirs.fill(spare)
        if self.style.even and not last:
            gap = sum(mine.held) - sum(theirs.held)
            if gap >= self.style.even:
                back = [min(kept[kind], left[kind] - more[kind]) for kind in range(3)]
                even = theirs.fill(back, gap // 2)
                more = [one + two for one, two in zip(more, even, strict=True)]
        for kind in range(3):
            items[kind] += more[kind]
        return items

    def _settle(self, view: WolvesView, actions: Sequence[Action]) -> Action:
        seat = actions[0].seat
        raises = [action for action in actions if isinstance(action, Raise)]
        if raises:
            return raises[0]
        me, plan = view.players[seat], view.plan
        assert plan is not None
        last = view.turn == view.last_turn
        if me.drawing == sums.OVERSTRETCHED:
            mine = sums.store(me)
            mine.held = list(plan.reserve)
            puts = mine.fill(view.free[:3])
            for kind in range(3):
                if puts[kind]:
                    return Use(seat, KINDS[kind], KINDS[kind])
            return Settle(seat)
        uses = [action for action in actions if isinstance(action, Use)]
        if last:
            return next((action for action in uses if action.use == "status"), Settle(seat))
        mine = sums.store(me)
        mine.held, mine.cap = list(plan.reserve), plan.cap
        if self.style.buys and not plan.bought:
            after = sums.Store(list(plan.reserve), plan.cap)
            after.fill(view.free[:3])
            early = view.turn < STARTS[view.seats].turn + LEARN_EARLY
            if early or sum(after.held) >= self.style.learn:
                for name in self.style.buys:
                    buy = Use(seat, LEADER_CARD, name)
                    if buy in uses:
                        return buy
        mine.cap = min(mine.cap, self.style.keep)
        puts = mine.fill(view.free[:3], 1)
        for kind in range(3):
            if puts[kind]:
                return Use(seat, KINDS[kind], KINDS[kind])
        if view.free[WILD]:
            lowest = mine.lowest()
            return Use(seat, LEADER_CARD, "status" if lowest is None else KINDS[lowest])
        for item in range(3):
            if view.free[item]:
                return Use(seat, ITEMS[item], "status")
        return Settle(seat)


def _urgency(view: WolvesView, seat: int) -> tuple[int, int, int]:
    """Who is thought of first: small gaps, then who skips next turn, then the poorest."""
    player = view.players[seat]
    gap = sum(player.missing)
    return (gap if gap else 100, player.drawing != sums.OVERSTRETCHED, sums.stored(player))


def _order(view: WolvesView, actions: Sequence[Action]) -> Action:
    """Leaders lie deepest, then forests; the kind that lacks most is put last, to be drawn first."""
    assert view.seat is not None
    me = view.players[view.seat]

    def wanted(action: Action) -> tuple[int, int]:
        assert isinstance(action, PutOnDeck)
        card = CARDS.index(action.card)
        if card >= 3:
            return (0 if card == 4 else 1, 0)
        return (2, NEED - view.hand[card] - me.reserve[card])

    return min(actions, key=wanted)


def _token(view: WolvesView, actions: Sequence[Action]) -> Action:
    assert view.seat is not None
    me = view.players[view.seat]

    def held(action: Action) -> tuple[int, int]:
        if not isinstance(action, TakeToken):
            return (1, 0)
        kind = KINDS.index(action.kind)
        return (0, me.reserve[kind] - 10 * me.missing[kind])

    return min(actions, key=held)


def _lay(gift: GiftView, wanted: Sequence[int], seat: int) -> Action:
    """The next gesture that makes a gift what it shall be."""
    for item in range(7):
        if gift.items[item] > wanted[item]:
            return Retract(seat, ITEMS[item])
    for item in range(7):
        if gift.items[item] < wanted[item]:
            return Put(seat, ITEMS[item], gift.to)
    return Offer(seat)


def _answer(view: WolvesView, actions: Sequence[Action]) -> Action:
    """Take what goes to needs or into the reserve."""
    seat, gift = actions[0].seat, view.gift
    assert gift is not None
    if gift.forced:
        return TakeRest(seat) if any(gift.items) else Answer(seat)
    best: tuple[int, int, Action] | None = None
    for action in actions:
        if isinstance(action, Take):
            kind = KINDS.index(action.kind)
            where = LANDINGS.index(gift.lands[kind])
            held = view.players[seat].reserve[kind]
            if where != TO_STATUS and (best is None or (where, held) < best[:2]):
                best = (where, held, action)
    return best[2] if best is not None else Answer(seat)


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {
        "random": RandomPlayer(),
        "easy": Neighbour(RECKLESS),
        "normal": Neighbour(GUARDED),
        "hard": Neighbour(STRONG),
    }
