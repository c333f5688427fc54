"""The legal lists: every action of a seat in a fixed order, made of actions that are made once."""

from __future__ import annotations

from functools import cache, lru_cache

from game.contract import Action
from game.wolves import gifts, needs, plans
from game.wolves.actions import (
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
from game.wolves.box import BOX, CARDS, COMMUNITIES, EACH, ITEMS, KINDS, KNOW_THE_LAND, NEED, TOKENS, WILD
from game.wolves.state import NO_KNOWLEDGE, NOBODY, Drawing, Player, Step, WolvesState

Actions = tuple[Action, ...]


def listed(state: WolvesState, seat: int) -> Actions:
    """Every legal action of a seat that is asked."""
    match state.step:
        case Step.CHOOSE:
            taken = [player.community for player in state.players]
            return tuple(Choose(seat, name) for number, name in enumerate(COMMUNITIES) if number not in taken)
        case Step.GATHER:
            return _gather(seat, state.players[seat])
        case Step.PAY:
            return _pay(seat, state.players[seat], state.draft)
        case Step.GIVE:
            return _give(state, seat)
        case Step.ANSWER:
            return _answer(state, seat)
        case Step.SHARE:
            return (*_tokens(seat, tuple(landable(state.players[seat]))), Enough(seat))
        case _:
            return _settle(state, seat)


def landable(player: Player) -> list[int]:
    """The kinds of which a token that is granted would find a place (R65)."""
    room = player.room()
    return [kind for kind in range(3) if player.missing[kind] or kind in room]


def may_look(player: Player) -> bool:
    """Whether the seat may use Know the Land now (wolves.91)."""
    return player.wisdom[KNOW_THE_LAND] and not player.knew and any(player.deck)


def _gather(seat: int, player: Player) -> Actions:
    match player.drawing:
        case Drawing.DRAW:
            look = player.wisdom[KNOW_THE_LAND] and may_look(player)
            cards = any(player.deck)
            return _draws(seat, cards, player.drawn > 0 or not cards, look)
        case Drawing.LOOK:
            return _tops(seat, tuple(sorted(set(player.looked))))
        case Drawing.PICK:
            return _tokens(seat, tuple(player.room()))
        case _:
            return ()


@cache
def _draws(seat: int, draw: bool, stop: bool, look: bool) -> Actions:
    choices: list[Action] = []
    if draw:
        choices.append(Draw(seat))
    if stop:
        choices.append(Stop(seat))
    if look:
        choices.append(Look(seat))
    return tuple(choices)


@cache
def _tops(seat: int, cards: tuple[int, ...]) -> Actions:
    return tuple(PutOnDeck(seat, CARDS[card]) for card in cards)


@cache
def _tokens(seat: int, kinds: tuple[int, ...]) -> Actions:
    return tuple(TakeToken(seat, KINDS[kind]) for kind in kinds)


def _pay(seat: int, player: Player, draft: needs.Draft) -> Actions:
    """Bits of ``puts`` and ``backs``: cards by kind, then tokens, then leaders by need."""
    puts = backs = left = 0
    wild = player.up
    for kind in range(3):
        cards, tokens, leaders = draft[kind]
        gap = NEED - cards - tokens - leaders
        left += gap
        wild -= leaders
        bit = 1 << kind
        if gap:
            if player.hand[kind] > cards:
                puts |= bit
            if player.reserve[kind] > tokens:
                puts |= bit << 3
        if cards:
            backs |= bit
        if tokens:
            backs |= bit << 3
        if leaders:
            backs |= bit << 6
    if wild:
        for kind in range(3):
            if sum(draft[kind]) < NEED and needs.leader_spared(player, draft, kind):
                puts |= 64 << kind
    complete = left == needs.least(player)
    return _payment(seat, puts, backs if complete else 0, complete)


@lru_cache(maxsize=1 << 14)
def _payment(seat: int, puts: int, backs: int, done: bool) -> Actions:
    items = [(kind, kind) for kind in range(3)]
    items += [(TOKENS + kind, kind) for kind in range(3)] + [(WILD, kind) for kind in range(3)]
    choices: list[Action] = []
    if done:
        choices.append(Commit(seat))
    choices += [
        Pay(seat, ITEMS[item], KINDS[need]) for bit, (item, need) in enumerate(items) if puts >> bit & 1
    ]
    choices += [
        TakeBack(seat, ITEMS[item], KINDS[need]) for bit, (item, need) in enumerate(items) if backs >> bit & 1
    ]
    return tuple(choices)


def _give(state: WolvesState, seat: int) -> Actions:
    player, gift = state.players[seat], state.gift
    laid = gift.items
    puts = backs = 0
    for item in range(7):
        if player.has(item) > laid[item]:
            puts |= 1 << item
        if laid[item]:
            backs |= 1 << item
    return _presents(seat, gift.to, puts, backs, tuple(player.offered))


@lru_cache(maxsize=1 << 14)
def _presents(seat: int, to: int, puts: int, backs: int, offered: tuple[bool, ...]) -> Actions:
    others = [other for other, done in enumerate(offered) if not done and other != seat]
    goals = others if to == NOBODY else [to]
    choices: list[Action] = [EndGifts(seat)] if to == NOBODY else [Offer(seat)]
    choices += [Put(seat, ITEMS[item], other) for other in goals for item in range(7) if puts >> item & 1]
    choices += [Retract(seat, ITEMS[item]) for item in range(7) if backs >> item & 1]
    return tuple(choices)


def _answer(state: WolvesState, seat: int) -> Actions:
    gift = state.gift
    puts = sum(1 << item for item in range(7) if gift.items[item])
    backs = tuple(sorted(set(gift.taken)))
    return _answers(seat, puts, backs, not puts or not gifts.forced(state))


@lru_cache(maxsize=1 << 14)
def _answers(seat: int, puts: int, backs: tuple[tuple[int, int], ...], done: bool) -> Actions:
    choices: list[Action] = []
    if done:
        choices.append(Answer(seat))
    if puts:
        choices.append(TakeRest(seat))
    for item in range(7):
        if puts >> item & 1:
            kind = gifts.kind_of(item)
            kinds = range(3) if kind == NOBODY else (kind,)
            choices += [Take(seat, ITEMS[item], KINDS[kind]) for kind in kinds]
    choices += [Leave(seat, ITEMS[item], KINDS[kind]) for item, kind in backs]
    return tuple(choices)


def _settle(state: WolvesState, seat: int) -> Actions:
    player, plan = state.players[seat], state.plan
    pairs: list[tuple[int, int]] = []
    backs: list[tuple[int, int]] = []
    held = plans.reserve(player, plan)
    full = sum(held) >= plans.cap(player, plan)
    fits = [not full and held[kind] < EACH for kind in range(3)]
    for item in range(7):
        if plans.free(player, plan, item) > 0:
            if not player.overstretched:
                pairs.append((item, plans.STATUS))
            if item < TOKENS:
                pairs += [(item, kind) for kind in range(3) if fits[kind] and item in (kind, WILD)]
        if plan.status[item] and (item < TOKENS or fits[item - TOKENS]):
            backs.append((item, plans.STATUS))
    for kind in range(3):
        if plan.stored[kind]:
            backs.append((kind, kind))
        if plan.wild[kind]:
            backs.append((WILD, kind))
    if player.up >= plans.COST:
        pairs += [
            (WILD, plans.LEARN + card)
            for card in range(len(BOX.knowledge))
            if plans.may_learn(player, plan, state.supply, card)
        ]
        if plan.bought != NO_KNOWLEDGE:
            use = plans.LEARN + plan.bought
            if plans.may_take_back(player, plan, WILD, use):
                backs.append((WILD, use))
    raises = tuple(kind for kind in range(3) if plans.may_raise(player, plan, kind))
    done = not plans.unsettled(player, plan)
    return _settlement(seat, tuple(pairs), tuple(backs), raises, done)


@lru_cache(maxsize=1 << 14)
def _settlement(
    seat: int,
    pairs: tuple[tuple[int, int], ...],
    backs: tuple[tuple[int, int], ...],
    raises: tuple[int, ...],
    done: bool,
) -> Actions:
    choices: list[Action] = [Settle(seat)] if done else []
    choices += [Use(seat, ITEMS[item], plans.USES[use]) for item, use in pairs]
    choices += [Raise(seat, KINDS[kind]) for kind in raises]
    choices += [Reuse(seat, ITEMS[item], plans.USES[use]) for item, use in backs]
    return tuple(choices)
