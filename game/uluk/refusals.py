"""Why an action is not legal: one sentence's key for every wrong move a hand can make."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.uluk.actions import (
    NO_CARD,
    ChooseTribe,
    Eat,
    EatRest,
    EatTreat,
    EndFeeding,
    EndProcessing,
    MoveOut,
    Place,
    Process,
    Stay,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.feeding import CRADLE, FIRE, food
from game.uluk.goods import (
    AREAS,
    CARDS,
    COLUMN,
    FOODS,
    FREE,
    GOOD,
    HOLIDAYS,
    HUNTED,
    HUT,
    INVENTIONS,
    NOBODY,
    POISON,
    SICKLES,
    SITE,
    SPACE,
    TREATS,
    TRIBERS,
    WIDTH,
    WORKSHOP,
)
from game.uluk.processing import arrow_of
from game.uluk.state import KIND_OF, Player, Step, UlukState

UNKNOWN = Refusal("uluk-refuse-unknown")
WAITS = {
    Step.TRIBE: Refusal("uluk-refuse-tribe-first", (), "uluk.R50"),
    Step.ERRAND: Refusal("uluk-refuse-place-first", (), "uluk.21"),
    Step.HUT: Refusal("uluk-refuse-hut-first", (), "uluk.31"),
    Step.PROCESS: Refusal("uluk-refuse-process-first", (), "uluk.41"),
    Step.FEED: Refusal("uluk-refuse-feed-first", (), "uluk.49"),
}
"""What the table waits for instead."""
STEP_OF: dict[type[Action], Step] = {
    ChooseTribe: Step.TRIBE,
    Place: Step.ERRAND,
    MoveOut: Step.HUT,
    Stay: Step.HUT,
    Process: Step.PROCESS,
    EndProcessing: Step.PROCESS,
    Eat: Step.FEED,
    EatRest: Step.FEED,
    ToCradle: Step.FEED,
    ToFire: Step.FEED,
    TakeBack: Step.FEED,
    EatTreat: Step.FEED,
    EndFeeding: Step.FEED,
}


def reason(state: UlukState, action: Action) -> Refusal:
    """The refusal of an action that is not in the legal list."""
    seat = action.seat
    if state.step == Step.OVER:
        return Refusal("uluk-refuse-over", (), "uluk.74")
    if not 0 <= seat < state.seats or type(action) not in STEP_OF:
        return UNKNOWN
    if seat != state.current:
        return Refusal("uluk-refuse-turn", (("current", state.current),), "uluk.19")
    if STEP_OF[type(action)] != state.step:
        return WAITS[state.step]
    player = state.players[seat]
    match action:
        case Place(space=space, poison=poison, card=card) | MoveOut(space=space, poison=poison, card=card):
            return _place(state, player, space, poison, card)
        case Process(start=start, end=end, pieces=pieces, card=card):
            return _process(player, start, end, pieces, card)
        case Eat(food=name) | ToCradle(food=name):
            return _food(state, player, name, isinstance(action, ToCradle))
        case EatRest():
            return Refusal("uluk-refuse-nobody-hungry", (), "uluk.49")
        case ToFire(good=name):
            return _fire(player, name)
        case TakeBack(spot=spot):
            rule = {CRADLE: "uluk.53", FIRE: "uluk.55"}.get(spot, "")
            return Refusal("uluk-refuse-nothing-there", (), rule)
        case EatTreat(treat=name):
            return _treat(player, name)
        case EndFeeding():
            return Refusal("uluk-refuse-feed-all", (("tribers", player.hungry),), "uluk.50")
    return UNKNOWN


def _place(state: UlukState, player: Player, name: str, poison: bool, card: int) -> Refusal:
    space = SPACE.get(name, NOBODY)
    if space == NOBODY:
        return UNKNOWN
    if space == WORKSHOP:
        return _workshop(state, player, poison, card)
    if card != NO_CARD:
        return Refusal("uluk-refuse-card-elsewhere", (), "uluk.24")
    if space == HUT:
        if state.step == Step.HUT:
            return Refusal("uluk-refuse-hut-again", (), "uluk.R11")
        if not state.room(space):
            return Refusal("uluk-refuse-hut-taken", (), "uluk.25")
    if space >= SITE:
        site = space - SITE
        if site >= state.opened:
            return Refusal("uluk-refuse-site-hidden", (), "uluk.27")
        if state.built[site]:
            return Refusal("uluk-refuse-site-built", (), "uluk.68")
        if not state.room(space):
            return Refusal("uluk-refuse-site-full", (), "uluk.27")
    if space < WIDTH and not state.room(space):
        params = (("area", AREAS[space]), ("most", SICKLES))
        return Refusal("uluk-refuse-area-full", params, "uluk.22")
    if poison:
        return _poison(state, player, space)
    return UNKNOWN


def _poison(state: UlukState, player: Player, space: int) -> Refusal:
    if space >= WIDTH or not HUNTED[space]:
        return Refusal("uluk-refuse-poison-place", (), "uluk.29")
    if not player.stock[POISON]:
        return Refusal("uluk-refuse-no-poison", (), "uluk.29")
    return Refusal("uluk-refuse-poison-limit", (("most", state.poison_limit),), "uluk.30")


def _workshop(state: UlukState, player: Player, poison: bool, card: int) -> Refusal:
    if poison:
        return Refusal("uluk-refuse-poison-place", (), "uluk.29")
    if not state.learnable(state.current):
        return Refusal("uluk-refuse-workshop-empty", (), "uluk.R6")
    if card not in state.row:
        return Refusal("uluk-refuse-take-card", (), "uluk.24")
    return Refusal("uluk-refuse-owned", (("card", CARDS[KIND_OF[card]]),), "uluk.8")


def _process(player: Player, start: str, end: str, pieces: int, card: int) -> Refusal:
    if start not in GOOD or end not in GOOD:
        return UNKNOWN
    arrow = arrow_of(player.tribe, GOOD[start], GOOD[end])
    if arrow is None:
        return Refusal("uluk-refuse-no-arrow", (("start", start), ("end", end)), "uluk.6")
    if pieces < 1 or player.stock[arrow.start] < pieces:
        return Refusal("uluk-refuse-stock", (("good", start),), "uluk.41")
    if card == NO_CARD:
        return Refusal("uluk-refuse-no-triber", (("area", AREAS[COLUMN[arrow.end]]),), "uluk.41")
    if card not in player.cards:
        return Refusal("uluk-refuse-card-not-owned", (), "uluk.47")
    kind = KIND_OF[card]
    if arrow.end not in FREE.get(kind, ()):
        return Refusal("uluk-refuse-card-cannot", (("card", CARDS[kind]),), "uluk.47")
    if player.used >> kind & 1:
        return Refusal("uluk-refuse-card-used", (("card", CARDS[kind]),), "uluk.47")
    most = INVENTIONS[kind].amount
    return Refusal("uluk-refuse-card-amount", (("card", CARDS[kind]), ("most", most)), "uluk.47")


def _food(state: UlukState, player: Player, name: str, cradle: bool) -> Refusal:
    good = GOOD.get(name, NOBODY)
    if good == NOBODY:
        return UNKNOWN
    if good not in FOODS:
        return Refusal("uluk-refuse-no-food", (("good", name),), "uluk.5")
    if not cradle:
        if not player.hungry:
            return Refusal("uluk-refuse-nobody-hungry", (), "uluk.49")
        return Refusal("uluk-refuse-lacks", (("good", name),), "uluk.49")
    if not player.well_fed:
        return Refusal("uluk-refuse-fed-first", (), "uluk.53")
    if state.total[state.current] >= TRIBERS:
        return Refusal("uluk-refuse-nine", (("most", TRIBERS),), "uluk.3")
    if not player.stock[good]:
        return Refusal("uluk-refuse-lacks", (("good", name),), "uluk.53")
    assert food(player) < 2
    return Refusal("uluk-refuse-two-foods", (), "uluk.53")


def _fire(player: Player, name: str) -> Refusal:
    good = GOOD.get(name, NOBODY)
    if good == NOBODY:
        return UNKNOWN
    if not player.well_fed:
        return Refusal("uluk-refuse-fed-first", (), "uluk.55")
    if player.celebration:
        return Refusal("uluk-refuse-celebrated", (), "uluk.55")
    if good not in (*FOODS, *HOLIDAYS, POISON):
        return Refusal("uluk-refuse-no-food", (("good", name),), "uluk.5")
    if not player.stock[good]:
        return Refusal("uluk-refuse-lacks", (("good", name),), "uluk.55")
    return Refusal("uluk-refuse-fire-pair", (), "uluk.55")


def _treat(player: Player, name: str) -> Refusal:
    good = GOOD.get(name, NOBODY)
    if good == NOBODY:
        return UNKNOWN
    if good not in TREATS:
        return Refusal("uluk-refuse-no-treat", (("good", name),), "uluk.59")
    if not player.well_fed:
        return Refusal("uluk-refuse-fed-first", (), "uluk.R20")
    return Refusal("uluk-refuse-lacks", (("good", name),), "uluk.59")
