"""What a seat may know of a match, built up from nothing.

Of another player's hand a view holds the size alone, of a deck what it holds together with the hand. What a
seat is still making up its mind about (a payment, a gift not yet offered, a plan) is in its own view only.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.wolves import gifts, needs, plans, status
from game.wolves.box import BOX, CARDS, COMMUNITIES, GAME, ITEMS, KINDS, WISDOM
from game.wolves.options import Ways
from game.wolves.state import NO_KNOWLEDGE, NOBODY, Drawing, Player, Step, WolvesState, mixed, together

STEPS = ("choose", "gather", "pay", "give", "answer", "share", "settle", "over")
DRAWING = ("draw", "look", "pick", "stopped", "overstretched", "skips")

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies open of one player.

    Tuples of three are by ``KINDS``, of five by ``CARDS``. ``drawing`` is one of ``DRAWING`` and stays so
    for the rest of the turn. ``cards`` is the size of the hand, ``deck`` that of the deck, ``together``
    what both hold, ``boxed`` what left the game. ``leaders`` lie face up; ``drew`` counts those drawn this
    turn. ``piles`` are cards, tokens and leaders committed to each need, ``missing`` the units it lacks.
    ``rank`` counts from 1, 0 before the first ranking; ``place`` is the marker's space.
    """

    community: str
    rank: int
    place: int
    awards: int
    drawing: str
    drew: int
    cards: int
    deck: int
    together: Counts
    boxed: Counts
    leaders: int
    reserve: Counts
    cap: int
    piles: tuple[Counts, ...]
    missing: Counts
    wisdom: tuple[str, ...]
    offered: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GiftView:
    """A gift: ``items`` counts by ``ITEMS`` what lies there, ``taken`` lists item and kind in order.

    ``lands`` says for each kind where the next token would go (one of ``LANDINGS``), ``gains`` the spaces
    the receiver's and the giver's markers would reach with what is taken so far, before the offer with
    all of it.
    """

    giver: int
    to: int
    items: Counts
    offered: bool
    forced: bool
    taken: tuple[tuple[str, str], ...]
    lands: tuple[str, ...]
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PaymentView:
    """A payment in the making: ``piles`` by need (cards, tokens, leaders), and what would be suggested.

    ``missing`` is what it leaves missing, ``least`` what cannot be helped.
    """

    piles: tuple[Counts, ...]
    suggested: tuple[Counts, ...]
    missing: int
    least: int


@dataclass(frozen=True, slots=True)
class PlanView:
    """A plan in the making: where things lie, and what comes of it.

    ``status`` counts by ``ITEMS`` what goes for status, ``stored`` cards and ``wild`` leaders that become
    tokens, by kind. ``reserve`` and ``cap`` are the reserve as the plan leaves it. ``gain`` is its status,
    ``place`` the space that the marker would reach.
    """

    status: Counts
    stored: Counts
    wild: Counts
    bought: str
    raised: str
    reserve: Counts
    cap: int
    gain: int
    place: int


@dataclass(frozen=True, slots=True)
class WolvesView:
    """The table as one seat sees it (``seat`` ``None`` = what lies open).

    ``step`` is one of ``STEPS``; ``active`` is who is asked in the steps in rank order. ``order`` are the
    seats by rank. ``flips`` is the schedule of the turns before the last, ``flipped`` the availability
    cards of this turn, ``gone`` all flipped ones by kind, ``ahead`` how many lie face down. ``hand`` holds
    the own fish, corn, bison and forests, ``free`` by ``ITEMS`` what is not laid anywhere yet. ``looked``
    are the cards of Know the Land, the upper one first, ``top`` those that were put back, the next one
    first. ``mixed``: the communities are various enough (R1).
    ``left`` counts tokens that The More You Share still grants.
    """

    seat: int | None
    seats: int
    ways: Ways
    step: str
    turn: int
    last_turn: int
    first_turn: bool
    active: int | None
    order: tuple[int, ...]
    flips: Counts
    flipped: tuple[str, ...]
    gone: Counts
    ahead: int
    supply: Counts
    players: tuple[PlayerView, ...]
    mixed: bool
    hand: Counts
    free: Counts
    looked: tuple[str, ...]
    top: tuple[str, ...]
    payment: PaymentView | None
    gift: GiftView | None
    plan: PlanView | None
    left: int
    reason: str
    chief: int | None
    secret: bool

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.step == STEPS[Step.OVER]

    @property
    def odds(self) -> tuple[tuple[int, int], ...]:
        """By seat the leaders and the cards that are left in the deck; the cards of R50 say so."""
        return tuple((player.together[-1], player.deck) for player in self.players)


def build(state: WolvesState, seat: int | None) -> WolvesView:
    """The view of a seat, or of the open table."""
    own = state.players[seat] if seat is not None else None
    acts = seat is not None and seat == state.active
    over = state.step == Step.OVER
    won = over and state.reason not in ("", "hunger")
    return WolvesView(
        seat=seat,
        seats=state.seats,
        ways=state.ways,
        step=STEPS[state.step],
        turn=state.turn,
        last_turn=GAME.last_turn,
        first_turn=not state.ranks[0],
        active=None if state.active == NOBODY else state.active,
        order=tuple(state.order),
        flips=state.ways.flips,
        flipped=tuple(KINDS[kind] for kind in state.flipped),
        gone=_gone(state),
        ahead=len(state.ahead),
        supply=tuple(state.supply),
        players=tuple(_player(state, number) for number in range(state.seats)),
        mixed=_mix(state),
        hand=tuple(own.hand) if own is not None else (),
        free=_free(state, own, acts) if own is not None else (),
        looked=tuple(CARDS[card] for card in own.looked) if own is not None else (),
        top=tuple(CARDS[card] for card in reversed(own.top)) if own is not None else (),
        payment=_payment(state, own) if own is not None and acts and state.step == Step.PAY else None,
        gift=_gift(state, acts),
        plan=_plan(state, own) if own is not None and acts and state.step == Step.SETTLE else None,
        left=state.left,
        reason=state.reason,
        chief=status.chief([player.awards for player in state.players]) if won else None,
        secret=own is not None and not over and _secret(state, own, acts),
    )


def _mix(state: WolvesState) -> bool:
    chosen = [player.community for player in state.players]
    return NOBODY in chosen or mixed(chosen)


def _gone(state: WolvesState) -> Counts:
    return tuple(copies - state.ahead.count(kind) for kind, copies in enumerate(BOX.availability.counts))


def _player(state: WolvesState, seat: int) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        community=COMMUNITIES[player.community] if player.community != NOBODY else "",
        rank=state.ranks[seat],
        place=player.place,
        awards=player.awards,
        drawing=DRAWING[player.drawing],
        drew=player.leaders,
        cards=sum(player.hand),
        deck=sum(player.deck) + len(player.looked),
        together=together(player),
        boxed=tuple(player.boxed),
        leaders=player.up,
        reserve=tuple(player.reserve),
        cap=player.cap,
        piles=tuple(map(tuple, player.piles)),
        missing=tuple(player.missing),
        wisdom=tuple(name for name, owned in zip(WISDOM, player.wisdom, strict=True) if owned),
        offered=_offered(state, seat),
    )


def _offered(state: WolvesState, seat: int) -> tuple[int, ...]:
    """The seats to which the seat has offered something in this turn's step 5, while it goes on."""
    if state.step not in (Step.GIVE, Step.ANSWER, Step.SHARE) or state.ranks[seat] > state.at + 1:
        return ()
    return tuple(other for other, done in enumerate(state.players[seat].offered) if done)


def _free(state: WolvesState, player: Player, acts: bool) -> Counts:
    """By item what the seat could still lay somewhere."""
    items = range(len(ITEMS))
    if acts and state.step == Step.PAY:
        return tuple(needs.free(player, state.draft, item) for item in items)
    if acts and state.step == Step.GIVE:
        return tuple(player.has(item) - state.gift.items[item] for item in items)
    if acts and state.step == Step.SETTLE:
        return tuple(plans.free(player, state.plan, item) for item in items)
    return tuple(player.has(item) for item in items)


def _payment(state: WolvesState, player: Player) -> PaymentView:
    draft, suggested = state.draft, needs.suggestion(player)
    return PaymentView(
        tuple(map(tuple, draft)),
        tuple(map(tuple, suggested)),
        needs.missing(draft),
        needs.least(player),
    )


def _gift(state: WolvesState, acts: bool) -> GiftView | None:
    """The gift on the table: before it is offered the giver alone sees it."""
    gift = state.gift
    offered = state.step == Step.ANSWER
    if not offered and not (acts and state.step == Step.GIVE and gift.to != NOBODY):
        return None
    giver = state.order[state.at]
    goal = state.players[gift.to]
    place = gifts.landing(goal, gift.taken)
    accepted = gift.taken if offered else gifts.in_order(goal, gift.items, ())
    places = state.places()
    excess = gifts.landing(goal, accepted).counts[gifts.TO_STATUS] * GAME.excess_status_per_token
    places[gift.to] = status.climb(places, gift.to, excess)
    gain = len(accepted) * GAME.gift_status_per_item
    return GiftView(
        giver=giver,
        to=gift.to,
        items=tuple(gift.items),
        offered=offered,
        forced=gifts.forced(state),
        taken=tuple((ITEMS[item], KINDS[kind]) for item, kind in gift.taken),
        lands=tuple(gifts.LANDINGS[place.where(kind)] for kind in range(3)),
        gains=(places[gift.to], status.climb(places, giver, gain)),
    )


def _plan(state: WolvesState, player: Player) -> PlanView:
    plan = state.plan
    gain = plans.gain(plan)
    return PlanView(
        status=tuple(plan.status),
        stored=tuple(plan.stored),
        wild=tuple(plan.wild),
        bought="" if plan.bought == NO_KNOWLEDGE else WISDOM[plan.bought],
        raised="" if plan.raised == NOBODY else KINDS[plan.raised],
        reserve=tuple(plans.reserve(player, plan)),
        cap=plans.cap(player, plan),
        gain=gain,
        place=status.climb(state.places(), state.active, gain),
    )


def _secret(state: WolvesState, player: Player, acts: bool) -> bool:
    """Whether the seat sees, or is about to see, what others may not."""
    if any(player.hand) or player.looked or player.top:
        return True
    if state.step == Step.GATHER:
        return player.drawing in (Drawing.DRAW, Drawing.LOOK)
    return acts and state.step in (Step.PAY, Step.GIVE, Step.SETTLE)
