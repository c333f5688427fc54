"""What follows by itself: the turn from step to step, and everything that nobody decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.wolves import events as ev
from game.wolves import gifts, needs, plans, status
from game.wolves.box import (
    BOX,
    DETERMINATION,
    GAME,
    ITEMS,
    KINDS,
    LEADER,
    NEED,
    SHARING,
    SHOWING_OFF,
    TOKENS,
    WILD,
    WISDOM,
)
from game.wolves.state import (
    NO_KNOWLEDGE,
    NOBODY,
    Drawing,
    Gift,
    Plan,
    Step,
    WolvesState,
    shuffle,
    shuffled_availability,
)

HUNGER, CHIEF, TOGETHER = "hunger", "chief", "together"
"""How a match can end: lost by all, won with a chief, won without one."""

Events = list[Event]


def begin_turn(state: WolvesState, happened: Events) -> None:
    """Step 1, and the beginning of step 2."""
    happened.append(ev.TurnBegan(state.turn, rule="wolves.10"))
    state.flipped = []
    if state.turn == GAME.last_turn:
        shuffle(state)
        _strip(state, happened)
    else:
        _flip(state, happened)
    shuffle(state)
    for seat, player in enumerate(state.players):
        player.skips = player.drawing == Drawing.OVERSTRETCHED
        player.drawing = Drawing.SKIPS if player.skips else Drawing.DRAW
        player.drawn = player.leaders = 0
        player.further = player.knew = player.shared = False
        if player.skips:
            happened.append(ev.Skipped(seat, rule="wolves.32"))
    state.step = Step.GATHER
    state.active = NOBODY
    _when_all_have_gathered(state, happened)


def _flip(state: WolvesState, happened: Events) -> None:
    for _ in range(state.ways.flips[state.turn - 1]):
        if not state.ahead:  # wolves R2
            state.ahead = shuffled_availability(state.chance)
        kind = state.ahead.pop()
        state.flipped.append(kind)
        for player in state.players:
            if player.deck[kind]:  # wolves R3
                player.deck[kind] -= 1
                player.boxed[kind] += 1
    if state.flipped:
        kinds = tuple(KINDS[kind] for kind in state.flipped)
        happened.append(ev.Flipped(state.turn, kinds, rule="wolves.19"))


def _strip(state: WolvesState, happened: Events) -> None:
    """Turn 8: cards are turned until seven are no leaders (wolves.22 to wolves.24, R4, R5)."""
    for seat, player in enumerate(state.players):
        lost, turned, leaders = [0] * 4, 0, 0
        while sum(lost) < GAME.strip_non_leaders and sum(player.deck) > player.deck[LEADER]:
            card = player.pull()
            turned += 1
            if card == LEADER:
                leaders += 1
            else:
                lost[card] += 1
        player.deck[LEADER] += leaders
        for card, number in enumerate(lost):
            player.boxed[card] += number
        fish, corn, bison, forest = lost
        happened.append(ev.Stripped(seat, fish, corn, bison, forest, turned, rule="wolves.22"))


def after_drawing(state: WolvesState, seat: int, happened: Events) -> None:
    """The seat's drawing has ended without an overstretch: Determination may give a token (wolves.93)."""
    player = state.players[seat]
    if player.wisdom[DETERMINATION] and player.further:
        room = player.room()
        if len(room) > 1:
            player.drawing = Drawing.PICK
            return
        if room:
            grant(state, seat, room[0], "wolves.93", happened)
    finish_gathering(state, seat, happened)


def finish_gathering(state: WolvesState, seat: int, happened: Events) -> None:
    """The seat is done with step 2."""
    player = state.players[seat]
    if not player.overstretched:
        player.drawing = Drawing.STOPPED
    _when_all_have_gathered(state, happened)


def grant(state: WolvesState, seat: int, kind: int, rule: str, happened: Events) -> None:
    """A knowledge card gives a token: to the seat's need of that kind first, else into the reserve (R65)."""
    player = state.players[seat]
    where = gifts.LANDINGS[gifts.TO_NEED if player.missing[kind] else gifts.TO_RESERVE]
    happened.append(ev.TokenGranted(seat, KINDS[kind], where, rule=rule))
    if player.missing[kind]:
        feed(state, seat, kind, 1, happened)
    else:
        player.reserve[kind] += 1


def _when_all_have_gathered(state: WolvesState, happened: Events) -> None:
    if any(player.gathering for player in state.players):
        return
    if not state.ranks[0]:
        _rank(state, status.first_order(state), "wolves.36", happened)
    for seat in state.order:  # step 3
        player = state.players[seat]
        gain = status.bonus(player)
        if gain:
            rule = "wolves.94" if player.wisdom[SHOWING_OFF] else "wolves.45"
            happened.append(ev.Conserved(seat, player.leaders, gain, rule=rule))
            climb(state, seat, gain, rule, happened)
    state.step = Step.PAY
    state.at = NOBODY
    next_payer(state, happened)


def _rank(state: WolvesState, order: list[int], rule: str, happened: Events) -> None:
    state.order = order
    for rank, seat in enumerate(order):
        state.ranks[seat] = rank + 1
    happened.append(ev.RanksGiven(tuple(order), rule=rule))


def climb(state: WolvesState, seat: int, gain: int, rule: str, happened: Events) -> None:
    """Move the seat's marker by one gain."""
    if gain:
        player = state.players[seat]
        origin, player.place = player.place, status.climb(state.places(), seat, gain)
        happened.append(ev.Climbed(seat, gain, origin, player.place, rule=rule))


def names(items: Sequence[int]) -> tuple[str, ...]:
    """Items counted by ``ITEMS`` as a list of their names, one entry for each."""
    return tuple(ITEMS[item] for item, number in enumerate(items) for _ in range(number))


# Step 4


def next_payer(state: WolvesState, happened: Events) -> None:
    """Ask the next seat for its payment; what everybody can see to be forced is paid at once."""
    while True:
        state.at += 1
        if state.at == state.seats:
            state.at = NOBODY
            state.step = Step.GIVE
            next_giver(state, happened)
            return
        state.active = state.order[state.at]
        player = state.players[state.active]
        state.draft = needs.suggestion(player)
        if not needs.forced_for_all_to_see(player):
            return
        pay(state, happened)


def pay(state: WolvesState, happened: Events) -> None:
    """Pay the draft of the active seat (wolves.51, wolves.52)."""
    seat = state.active
    player, draft = state.players[seat], state.draft
    piles = tuple(map(tuple, draft))
    fish, corn, bison = map(sum, draft)
    leaders = sum(pile[needs.WILDCARD] for pile in draft)
    tokens = sum(pile[needs.TOKEN] for pile in draft)
    happened.append(ev.Paid(seat, fish, corn, bison, leaders, tokens, piles, rule="wolves.47"))
    player.up -= leaders
    for kind, (cards, stored, wild) in enumerate(draft):
        player.hand[kind] -= cards
        player.reserve[kind] -= stored
        short = NEED - cards - stored - wild
        if short:
            player.piles[kind] = [cards, stored, wild]
            player.missing[kind] = short
            happened.append(ev.NeedUnmet(seat, KINDS[kind], short, rule="wolves.52"))
        else:
            player.deck[kind] += cards
            player.deck[LEADER] += wild


def feed(state: WolvesState, seat: int, kind: int, tokens: int, happened: Events) -> None:
    """Lay tokens on an open need; a complete pile is cleared at once (wolves.64, wolves.65)."""
    player = state.players[seat]
    player.missing[kind] -= tokens
    player.piles[kind][needs.TOKEN] += tokens
    if not player.missing[kind]:
        cards, _, wild = player.piles[kind]
        player.deck[kind] += cards
        player.deck[LEADER] += wild
        player.piles[kind] = [0, 0, 0]
        happened.append(ev.NeedMet(seat, KINDS[kind], rule="wolves.65"))


# Step 5


def next_giver(state: WolvesState, happened: Events) -> None:
    """Ask the next seat for gifts; a seat that can be seen to have nothing is passed over."""
    while True:
        state.at += 1
        if state.at == state.seats:
            reconcile(state, happened)
            return
        state.active = state.order[state.at]
        state.gift = Gift()
        player = state.players[state.active]
        player.offered = [False] * state.seats
        if not gifts.has_nothing_to_give(player):
            return
        happened.append(ev.GiftsEnded(state.active, rule="wolves.55"))


def offer(state: WolvesState, happened: Events) -> None:
    """The active seat offers its gift; one that leaves nothing to decide is taken at once."""
    giver, gift = state.active, state.gift
    forced = gifts.forced(state)
    rule = "wolves.60" if forced else "wolves.59"
    happened.append(ev.Offered(giver, gift.to, names(gift.items), forced, rule=rule))
    state.players[giver].offered[gift.to] = True
    state.step = Step.ANSWER
    state.active = gift.to
    if forced and gifts.one_way(state.players[gift.to], gift.items):
        gift.taken = gifts.in_order(state.players[gift.to], gift.items, ())
        gift.items = [0] * 7
        answer(state, happened)


def answer(state: WolvesState, happened: Events) -> None:
    """The receiver keeps what it took; both gain status, the receiver first (wolves.62 to wolves.70)."""
    giver, gift = state.order[state.at], state.gift
    source, goal = state.players[giver], state.players[gift.to]
    taken, whole = gift.taken, not any(gift.items)
    offered = len(taken) + sum(gift.items)
    place = gifts.landing(goal, taken)
    needed, stored, excess = place.counts
    happened.append(
        ev.GiftTaken(gift.to, giver, len(taken), offered, needed, stored, excess, rule="wolves.62")
    )
    for item, _ in taken:
        if item < WILD:
            source.hand[item] -= 1
            source.deck[item] += 1
        elif item == WILD:
            source.up -= 1
            source.deck[LEADER] += 1
        else:
            source.reserve[item - TOKENS] -= 1
    for kind in range(3):
        fed = goal.missing[kind] - place.missing[kind]
        if fed:
            feed(state, gift.to, kind, fed, happened)
    goal.reserve = place.reserve
    climb(state, gift.to, excess * GAME.excess_status_per_token, "wolves.68", happened)
    climb(state, giver, len(taken) * GAME.gift_status_per_item, "wolves.69", happened)
    state.gift = Gift()
    state.step = Step.GIVE
    state.active = giver
    if whole and len(taken) > BOX.values.share_more_than and source.wisdom[SHARING] and not source.shared:
        state.left = BOX.values.share_tokens
        state.step = Step.SHARE
        share_on(state, happened)
        return
    give_on(state, happened)


def share_on(state: WolvesState, happened: Events) -> None:
    """The giver takes another token of The More You Share, or goes on giving (wolves.95, R65)."""
    player = state.players[state.active]
    if state.left and (any(player.missing) or player.room()):
        return
    state.left = 0
    state.step = Step.GIVE
    give_on(state, happened)


def give_on(state: WolvesState, happened: Events) -> None:
    """The giver may offer to somebody else, if it has anything and anybody is left."""
    player = state.players[state.active]
    if gifts.has_nothing_to_give(player) or not gifts.open_to_offers(player, state.active):
        end_gifts(state, happened)


def end_gifts(state: WolvesState, happened: Events) -> None:
    """The active seat offers nothing more."""
    happened.append(ev.GiftsEnded(state.active, rule="wolves.55"))
    next_giver(state, happened)


# Step 6


def reconcile(state: WolvesState, happened: Events) -> None:
    """See whether anybody misses anything; if so, all have lost (wolves.72)."""
    if any(any(player.missing) for player in state.players):
        _end(state, HUNGER, (), "wolves.72", happened)
        return
    happened.append(ev.AllNeedsMet(rule="wolves.73"))
    state.step = Step.SETTLE
    state.at = NOBODY
    next_settler(state, happened)


def next_settler(state: WolvesState, happened: Events) -> None:
    """Ask the next seat for its plan."""
    while True:
        state.at += 1
        if state.at == state.seats:
            _award(state, happened)
            return
        state.active = state.order[state.at]
        state.plan = Plan()
        if not plans.nothing_to_settle(state.players[state.active]):
            return


def settle(state: WolvesState, happened: Events) -> None:
    """Carry the active seat's plan out (wolves.74 to wolves.84)."""
    seat, plan = state.active, state.plan
    player = state.players[seat]
    if plan.raised != NOBODY:
        happened.append(ev.Raised(seat, KINDS[plan.raised], rule="wolves.97"))
    if plan.bought != NO_KNOWLEDGE:
        player.wisdom[plan.bought] = True
        state.supply[plan.bought] -= 1
        happened.append(ev.KnowledgeTaken(seat, WISDOM[plan.bought], rule="wolves.80"))
    fish, corn, bison = (plan.stored[kind] + plan.wild[kind] for kind in range(3))
    cashed = sum(plan.status[TOKENS:])
    items = names(plan.status)
    lost = names([plans.free(player, plan, kind) for kind in range(3)])
    rule = "wolves.83" if player.overstretched else "wolves.75"
    stored = (fish, corn, bison)
    happened.append(ev.Settled(seat, len(items), *stored, cashed, len(lost), items, lost, rule=rule))
    player.reserve = plans.reserve(player, plan)
    for card in range(4):
        player.deck[card] += player.hand[card]
        player.hand[card] = 0
    player.deck[LEADER] += player.up
    player.up = 0
    climb(state, seat, plans.gain(plan), "wolves.82", happened)


def _award(state: WolvesState, happened: Events) -> None:
    """New ranks and awards, then the next turn or the end (wolves.85 to wolves.89)."""
    _rank(state, status.new_order(state), "wolves.85", happened)
    for rank, (seat, number) in enumerate(zip(state.order, status.awards(state.seats), strict=True)):
        if number:
            state.players[seat].awards += number
            happened.append(ev.Awarded(seat, rank + 1, number, rule="wolves.87"))
    if state.turn < GAME.last_turn:
        for player in state.players:
            player.place = 0
        state.turn += 1
        begin_turn(state, happened)
        return
    elected = status.chief([player.awards for player in state.players])
    reason = TOGETHER if elected is None else CHIEF
    _end(state, reason, tuple(range(state.seats)), "wolves.99", happened)
    if elected is not None:
        happened.append(ev.ChiefElected(elected, rule="wolves.100"))


def _end(state: WolvesState, reason: str, winners: tuple[int, ...], rule: str, happened: Events) -> None:
    state.step = Step.OVER
    state.active = NOBODY
    state.reason = reason
    happened.append(ev.GameEnded(reason, winners, rule=rule))
