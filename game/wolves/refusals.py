"""Why an action is not legal: one sentence's key for every wrong move a hand can make."""

from __future__ import annotations

from game.contract import Action, Refusal, Value
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
from game.wolves.box import (
    BOX,
    COMMUNITIES,
    EACH,
    ITEMS,
    KINDS,
    KNOW_THE_LAND,
    NEED,
    NO_WASTE,
    TOKENS,
    WILD,
    WISDOM,
)
from game.wolves.state import NO_KNOWLEDGE, NOBODY, Drawing, Player, Step, WolvesState

FOREST = "forest"


def reason(state: WolvesState, action: Action) -> Refusal:
    """The refusal of an action that is not in the legal list."""
    if state.step == Step.OVER:
        return _no("over", "wolves.88")
    if not 0 <= action.seat < state.seats:
        return _no("unknown", "")
    match action:
        case Choose(community=community):
            return _choose(state, action.seat, community)
        case Draw() | Stop() | Look() | PutOnDeck():
            return _gather(state, action)
        case TakeToken() | Enough():
            return _grant(state, action)
        case Pay() | TakeBack() | Commit():
            return _asked(state, action.seat, Step.PAY) or _pay(state, action)
        case Put() | Retract() | Offer() | EndGifts():
            return _asked(state, action.seat, Step.GIVE) or _give(state, action)
        case Take() | Leave() | TakeRest() | Answer():
            return _asked(state, action.seat, Step.ANSWER) or _answer(state, action)
        case Use() | Reuse() | Raise() | Settle():
            return _asked(state, action.seat, Step.SETTLE) or _settle(state, action)
        case _:
            return _no("unknown", "")


def _no(key: str, rule: str, **params: Value) -> Refusal:
    return Refusal(f"wolves-refuse-{key}", tuple(params.items()), rule)


STEPS = {Step.PAY: "pay", Step.GIVE: "give", Step.ANSWER: "answer", Step.SETTLE: "settle"}


def _asked(state: WolvesState, seat: int, step: Step) -> Refusal | None:
    """The refusal of a gesture that belongs to another step or another seat."""
    if state.step != step:
        return _no(f"not-now-{STEPS[step]}", "wolves.10")
    if seat != state.active:
        return _no("turn", "wolves.11", current=state.active)
    return None


def _choose(state: WolvesState, seat: int, community: str) -> Refusal:
    if state.step != Step.CHOOSE:
        return _no("choose-over", "wolves.2")
    if community not in COMMUNITIES:
        return _no("community", "wolves.2")
    if any(player.community == COMMUNITIES.index(community) for player in state.players):
        return _no("choose-taken", "wolves.2", community=community)
    current = next(other for other, player in enumerate(state.players) if player.community == NOBODY)
    return _no("choose-turn", "wolves.2", current=current)


def _gather(state: WolvesState, action: Action) -> Refusal:
    if state.step == Step.CHOOSE:
        return _no("choose-first", "wolves.2")
    if state.step != Step.GATHER:
        return _no("gathered", "wolves.10")
    player = state.players[action.seat]
    match player.drawing:
        case Drawing.STOPPED:
            return _no("stopped", "wolves.29")
        case Drawing.OVERSTRETCHED:
            return _no("overstretched", "wolves.30")
        case Drawing.SKIPS:
            return _no("skips", "wolves.32")
        case Drawing.PICK:
            return _no("pick-first", "wolves.93")
    if isinstance(action, PutOnDeck):
        if player.drawing != Drawing.LOOK:
            return _no("not-looking", "wolves.91")
        return _no("not-seen", "wolves.91", card=action.card)
    if player.drawing == Drawing.LOOK:
        return _no("put-back-first", "wolves.92")
    if isinstance(action, Stop):
        return _no("draw-one", "wolves.27")
    if isinstance(action, Draw) or not any(player.deck):
        return _no("deck-empty", "wolves.R7")
    if player.wisdom[KNOW_THE_LAND]:
        return _no("looked", "wolves.91")
    return _no("not-owned", "wolves.91", knowledge=WISDOM[KNOW_THE_LAND])


def _grant(state: WolvesState, action: Action) -> Refusal:
    player = state.players[action.seat]
    picking = state.step == Step.GATHER and player.drawing == Drawing.PICK
    sharing = state.step == Step.SHARE and action.seat == state.active
    if not picking and not sharing:
        return _no("no-token", "wolves.95")
    if isinstance(action, TakeToken):
        if action.kind not in KINDS:
            return _no("kind", "wolves.95")
        return _no("no-room", "wolves.93" if picking else "wolves.96", kind=action.kind)
    return _no("pick-first", "wolves.93")


def _pay(state: WolvesState, action: Action) -> Refusal:
    player, draft = state.players[state.active], state.draft
    if isinstance(action, Commit):
        return _no("pay-more", "wolves.49", missing=needs.missing(draft) - needs.least(player))
    assert isinstance(action, Pay | TakeBack)
    if action.need not in KINDS:
        return _no("kind", "wolves.47")
    if action.item == FOREST:
        return _no("pay-forest", "wolves.48")
    if action.item not in ITEMS:
        return _no("unknown", "")
    item, need = ITEMS.index(action.item), KINDS.index(action.need)
    if item != WILD and item % TOKENS != need:
        return _no("pay-kind", "wolves.48", kind=action.need)
    if isinstance(action, TakeBack):
        if draft[need][needs.sort_of(item)]:
            return _no("pay-gap", "wolves.50")
        return _no("pay-not-there", "wolves.50", item=action.item)
    if sum(draft[need]) >= NEED:
        return _no("pay-full", "wolves.R62", kind=action.need)
    if needs.free(player, draft, item) <= 0:
        return _lacks(player, item, "wolves.48")
    return _no("pay-leader-elsewhere", "wolves.49")


def _lacks(player: Player, item: int, rule: str) -> Refusal:
    """The seat has no such item left."""
    if item == WILD and player.overstretched:
        return _no("leaders-away", "wolves.31")
    return _no("lacks", rule, item=ITEMS[item])


def _give(state: WolvesState, action: Action) -> Refusal:
    player, gift = state.players[state.active], state.gift
    if isinstance(action, EndGifts):
        return _no("gift-open", "wolves.55", to=gift.to)
    if isinstance(action, Offer):
        return _no("gift-empty", "wolves.56")
    assert isinstance(action, Put | Retract)
    if action.item == FOREST:
        return _no("gift-forest", "wolves.57")
    if action.item not in ITEMS:
        return _no("gift-item", "wolves.57")
    item = ITEMS.index(action.item)
    if isinstance(action, Retract):
        return _no("gift-not-there", "wolves.56", item=action.item)
    if action.to == state.active:
        return _no("gift-self", "wolves.55")
    if not 0 <= action.to < state.seats:
        return _no("unknown", "")
    if player.offered[action.to]:
        return _no("gift-again", "wolves.55", to=action.to)
    if gift.to not in (NOBODY, action.to):
        return _no("gift-open", "wolves.55", to=gift.to)
    return _lacks(player, item, "wolves.56")


def _answer(state: WolvesState, action: Action) -> Refusal:
    gift = state.gift
    if isinstance(action, Answer):
        return _no("take-all", "wolves.60", giver=state.order[state.at])
    if isinstance(action, TakeRest):
        return _no("nothing-left", "wolves.59")
    assert isinstance(action, Take | Leave)
    if action.item not in ITEMS or action.kind not in KINDS:
        return _no("unknown", "")
    item = ITEMS.index(action.item)
    if isinstance(action, Leave):
        return _no("not-taken", "wolves.59", item=action.item)
    if not gift.items[item]:
        return _no("not-offered", "wolves.59", item=action.item)
    return _no("take-kind", "wolves.63", kind=KINDS[gifts.kind_of(item)])


def _settle(state: WolvesState, action: Action) -> Refusal:
    player, plan = state.players[state.active], state.plan
    if isinstance(action, Settle):
        if player.overstretched:
            return _no("store-first", "wolves.84")
        return _no("settle-all", "wolves.75", items=len(plans.unsettled(player, plan)))
    if isinstance(action, Raise):
        return _raise(player, action.kind)
    assert isinstance(action, Use | Reuse)
    if action.item == FOREST:
        return _no("use-forest", "wolves.74")
    if action.item not in ITEMS or action.use not in plans.USES:
        return _no("unknown", "")
    item, use = ITEMS.index(action.item), plans.USES.index(action.use)
    if isinstance(action, Reuse):
        return _reuse(player, state, item, use)
    if use >= plans.LEARN:
        return _learn(player, state, item, use - plans.LEARN)
    if plans.free(player, plan, item) <= 0:
        return _lacks(player, item, "wolves.75")
    if use == plans.STATUS:
        return _no("no-status", "wolves.83")
    if item >= TOKENS:
        return _no("use-token", "wolves.79")
    if item not in (use, WILD):
        return _no("use-kind", "wolves.77", kind=KINDS[item])
    return _full(player, state, use)


def _full(player: Player, state: WolvesState, kind: int) -> Refusal:
    if plans.reserve(player, state.plan)[kind] >= EACH:
        return _no("full-kind", "wolves.81", kind=KINDS[kind], most=EACH)
    return _no("full", "wolves.81", most=plans.cap(player, state.plan))


def _reuse(player: Player, state: WolvesState, item: int, use: int) -> Refusal:
    plan = state.plan
    if use == plans.STATUS and plan.status[item]:
        return _full(player, state, item - TOKENS)
    if use >= plans.LEARN and item == WILD and plan.bought == use - plans.LEARN:
        return _no("keep-preservation", "wolves.81")
    return _no("not-used", "wolves.75", item=ITEMS[item])


def _learn(player: Player, state: WolvesState, item: int, card: int) -> Refusal:
    if item != WILD:
        return _no("learn-leaders", "wolves.80")
    if state.plan.bought != NO_KNOWLEDGE:
        return _no("learn-one", "wolves.R35")
    if player.wisdom[card]:
        return _no("learn-owned", "wolves.90", knowledge=WISDOM[card])
    if not state.supply[card]:
        return _no("learn-gone", "wolves.6", knowledge=WISDOM[card])
    if player.overstretched:
        return _no("leaders-away", "wolves.31")
    return _no("learn-two", "wolves.80", leaders=plans.COST)


def _raise(player: Player, kind: str) -> Refusal:
    if kind not in KINDS:
        return _no("kind", "wolves.97")
    if not player.wisdom[NO_WASTE]:
        return _no("not-owned", "wolves.97", knowledge=WISDOM[NO_WASTE])
    return _no("raise", "wolves.97", two=BOX.values.no_waste_from)
