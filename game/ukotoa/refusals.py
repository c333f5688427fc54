"""Why an action is not legal: one sentence's key for every wrong move a hand can make."""

from __future__ import annotations

from game.contract import Action, Refusal
from game.hexes import distance
from game.ukotoa import moves
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    FinishRandom,
    FinishSpiral,
    LayTile,
    Offer,
    Place,
    PlaceRandom,
    Push,
    Run,
    SitOut,
    Stop,
    Swap,
    TakeBack,
    TakeColour,
    Unleash,
    Whisper,
    Withdraw,
)
from game.ukotoa.box import (
    ACT,
    ADVANCE,
    COLOURS,
    CREW,
    KIND_OF,
    NOBODY,
    NUMBER,
    PUSH,
    REACH,
    RUN,
    SWAP,
    UNLEASH,
)
from game.ukotoa.laying import dead_end, touches
from game.ukotoa.setting import open_colours
from game.ukotoa.ship import SIDES
from game.ukotoa.state import Step, UkotoaState
from game.ukotoa.turn import HAND_LIMIT

UNKNOWN = Refusal("ukotoa-refuse-unknown")
WRONG_STEP = {
    Step.LAY: Refusal("ukotoa-refuse-lay-first", (), "ukotoa.6"),
    Step.COLOURS: Refusal("ukotoa-refuse-colour-first", (), "ukotoa.12"),
    Step.PLACE: Refusal("ukotoa-refuse-place-first", (), "ukotoa.12"),
    Step.ADVANCE: Refusal("ukotoa-refuse-advance-first", (), "ukotoa.19"),
    Step.WHISPER: Refusal("ukotoa-refuse-whisper-first", (), "ukotoa.63"),
    Step.ACTION: Refusal("ukotoa-refuse-action-now", (), "ukotoa.19"),
    Step.PUSH: Refusal("ukotoa-refuse-push-first", (), "ukotoa.51"),
    Step.DISCARD: Refusal("ukotoa-refuse-discard-first", (), "ukotoa.31"),
}
"""What the table waits for instead."""

EFFECTS = {Unleash: UNLEASH, Run: RUN, Push: PUSH, Swap: SWAP, Advance: ADVANCE}


def reason(state: UkotoaState, action: Action) -> Refusal:
    """The refusal of an action that is not in the legal list."""
    step, seat = state.step, action.seat
    if step == Step.OVER:
        return Refusal("ukotoa-refuse-over", (), "ukotoa.60")
    if not 0 <= seat < state.seats:
        return UNKNOWN
    if seat != state.current:
        return Refusal("ukotoa-refuse-turn", (("current", state.current),), "ukotoa.18")
    match action:
        case LayTile(q=q, r=r):
            return _lay(state, q, r)
        case FinishSpiral():
            key = "ukotoa-refuse-no-spiral" if step == Step.LAY else "ukotoa-refuse-ship-whole"
            return Refusal(key, (), "ukotoa.9")
        case FinishRandom():
            key = "ukotoa-refuse-last-tile" if step == Step.LAY else "ukotoa-refuse-ship-whole"
            return Refusal(key, (), "ukotoa.6")
        case TakeColour(colour=colour):
            return _take_colour(state, colour)
        case Place(colour=colour, tile=tile):
            return _place(state, colour, tile)
        case PlaceRandom():
            return (
                WRONG_STEP[step]
                if step < Step.PLACE
                else Refusal("ukotoa-refuse-all-placed", (), "ukotoa.12")
            )
        case Decline() | SitOut():
            return _before_drawing(state, isinstance(action, SitOut))
        case Whisper():
            return Refusal("ukotoa-refuse-no-whisper", (), "ukotoa.63")
        case Offer(card=card):
            return _offer(state, card)
        case Withdraw(card=card):
            return _withdraw(state, card)
        case Advance() | Unleash() | Run() | Push() | Swap():
            return _effect(state, action)
        case Done():
            return _done(state)
        case TakeBack():
            return Refusal("ukotoa-refuse-nothing-back", (), "ukotoa.51")
        case Exchange():
            return _exchange(state)
        case Stop():
            return _stop(state)
        case Discard(card=card):
            return _discard(state, card)
        case _:
            return UNKNOWN


def _lay(state: UkotoaState, q: int, r: int) -> Refusal:
    if state.step != Step.LAY:
        return Refusal("ukotoa-refuse-ship-whole", (), "ukotoa.5")
    if (q, r) in state.path:
        return Refusal("ukotoa-refuse-lay-occupied", (), "ukotoa.7")
    if not touches(state.path, (q, r)):
        return Refusal("ukotoa-refuse-lay-apart", (), "ukotoa.7")
    dead = dead_end(state.path, (q, r))
    assert dead is not None
    return Refusal("ukotoa-refuse-lay-dead", (("room", dead.room), ("tiles", dead.tiles)), "ukotoa.R4")


def _take_colour(state: UkotoaState, colour: str) -> Refusal:
    if colour not in NUMBER:
        return UNKNOWN
    if state.step == Step.COLOURS:
        return Refusal("ukotoa-refuse-colour-taken", (("colour", colour),), "ukotoa.R50")
    return (
        WRONG_STEP[state.step]
        if state.step < Step.COLOURS
        else Refusal("ukotoa-refuse-colours-settled", (), "ukotoa.R46")
    )


def _place(state: UkotoaState, colour: str, tile: int) -> Refusal:
    if colour not in NUMBER:
        return UNKNOWN
    if state.step < Step.PLACE:
        return WRONG_STEP[state.step]
    if state.step > Step.PLACE:
        return Refusal("ukotoa-refuse-all-placed", (), "ukotoa.12")
    if NUMBER[colour] not in open_colours(state, state.current):
        if state.ways.advanced and state.own[state.current][NUMBER[colour]]:
            return Refusal("ukotoa-refuse-place-none-left", (("colour", colour),), "ukotoa.17")
        rule = "ukotoa.16" if state.ways.advanced else "ukotoa.12"
        return Refusal("ukotoa-refuse-place-colour", (("colour", colour),), rule)
    if tile == state.uk:
        return Refusal("ukotoa-refuse-place-ukotoa", (), "ukotoa.13")
    if not 0 <= tile < state.uk:
        return Refusal("ukotoa-refuse-water", (), "ukotoa.13")
    return Refusal("ukotoa-refuse-place-occupied", (), "ukotoa.13")


def _before_drawing(state: UkotoaState, sitting_out: bool) -> Refusal:
    if state.step == Step.ADVANCE and sitting_out:
        return Refusal("ukotoa-refuse-sit-out", (), "ukotoa.R48")
    if state.step in (Step.ACTION, Step.PUSH, Step.DISCARD):
        return Refusal("ukotoa-refuse-drawn", (), "ukotoa.20")
    return WRONG_STEP[state.step]


def _card(state: UkotoaState, card: int) -> Refusal | None:
    """What every card needs: it is in the hand of the seat in turn."""
    if card not in state.hands[state.current]:
        return Refusal("ukotoa-refuse-not-yours", (), "ukotoa.23")
    return None


def _offer(state: UkotoaState, card: int) -> Refusal:
    if state.step != Step.ACTION:
        return _card(state, card) or WRONG_STEP[state.step]
    refusal = _card(state, card)
    if refusal is not None:
        return refusal
    if card in state.staged:
        return Refusal("ukotoa-refuse-offer-again", (), "ukotoa.24")
    return Refusal("ukotoa-refuse-offer-full", (), "ukotoa.28")


def _withdraw(state: UkotoaState, card: int) -> Refusal:
    return _card(state, card) or Refusal("ukotoa-refuse-not-offered", (), "ukotoa.24")


def _effect(state: UkotoaState, action: Action) -> Refusal:
    act = EFFECTS[type(action)]
    if state.step == Step.PUSH and isinstance(action, Push):
        return _second_push(state, action)
    if state.step != Step.ACTION:
        return WRONG_STEP[state.step]
    kinds = [KIND_OF[card] for card in state.staged]
    if not kinds:
        return Refusal("ukotoa-refuse-no-card", (("act", act),), "ukotoa.24")
    if len(kinds) > 2:
        return Refusal("ukotoa-refuse-three", (), "ukotoa.R36")
    if len(kinds) == 2 and kinds[0] != kinds[1]:
        return Refusal("ukotoa-refuse-no-pair", (), "ukotoa.27")
    if ACT[kinds[0]] != act:
        return Refusal("ukotoa-refuse-other-card", (("act", act), ("has", ACT[kinds[0]])), "ukotoa.25")
    match action:
        case Unleash(direction=direction):
            return Refusal("ukotoa-refuse-miss", (), "ukotoa.R20") if direction in SIDES else UNKNOWN
        case Run(origin=origin, to=to):
            return _own(state, origin) or _run(state, origin, to, REACH[kinds[0]])
        case Push(origin=origin, direction=direction):
            return _own(state, origin) or _push(state, origin, direction)
        case Swap(origin=origin, to=to):
            return _own(state, origin) or _swap(state, origin, to)
        case _:
            return UNKNOWN


def _own(state: UkotoaState, origin: int) -> Refusal | None:
    """What every sailor that acts needs: it stands, and the seat controls it."""
    if origin == state.uk:
        return Refusal("ukotoa-refuse-own-ukotoa", (), "ukotoa.43")
    if not 0 <= origin < state.uk or state.at[origin] == NOBODY:
        return Refusal("ukotoa-refuse-nobody-there", (), "ukotoa.43")
    colour = state.at[origin] // CREW
    if not state.own[state.current][colour]:
        return Refusal("ukotoa-refuse-not-own", (("colour", COLOURS[colour]),), "ukotoa.3")
    return None


def _run(state: UkotoaState, origin: int, to: int, steps: int) -> Refusal:
    if to == origin:
        return Refusal("ukotoa-refuse-run-home", (), "ukotoa.R72")
    if to == state.uk:
        return Refusal("ukotoa-refuse-onto-ukotoa", (), "ukotoa.44")
    if not 0 <= to < state.uk:
        return Refusal("ukotoa-refuse-water", (), "ukotoa.44")
    if state.at[to] != NOBODY:
        return Refusal("ukotoa-refuse-run-occupied", (), "ukotoa.44")
    path = state.board.path
    if distance(path[origin], path[to]) > steps:
        return Refusal("ukotoa-refuse-run-far", (("steps", steps),), "ukotoa.43")
    return Refusal("ukotoa-refuse-run-blocked", (("steps", steps),), "ukotoa.44")


def _push(state: UkotoaState, origin: int, side: int) -> Refusal:
    if side not in SIDES:
        return UNKNOWN
    board, at, uk = state.board, state.at, state.uk
    ahead, others = board.step[origin][side], 0
    while 0 <= ahead < uk and at[ahead] != NOBODY:
        ahead, others = board.step[ahead][side], others + 1
    if ahead == uk:
        key = "ukotoa-refuse-push-into-ukotoa" if others else "ukotoa-refuse-onto-ukotoa"
        return Refusal(key, (), "ukotoa.49")
    if not 0 <= ahead < uk:
        return Refusal("ukotoa-refuse-push-off" if others else "ukotoa-refuse-water", (), "ukotoa.49")
    return Refusal("ukotoa-refuse-push-row", (), "ukotoa.R26")


def _second_push(state: UkotoaState, action: Push) -> Refusal:
    if action.origin != state.pusher:
        return Refusal("ukotoa-refuse-push-same", (), "ukotoa.R24")
    turns = not state.ways.turning and action.direction != state.side
    if turns and moves.row(state.board, state.at, state.uk, state.pusher, action.direction, state.ways.chain):
        return Refusal("ukotoa-refuse-push-turn", (), "ukotoa.R25")
    return _push(state, action.origin, action.direction)


def _swap(state: UkotoaState, origin: int, to: int) -> Refusal:
    if to == state.uk:
        return Refusal("ukotoa-refuse-swap-ukotoa", (), "ukotoa.R32")
    if not 0 <= to < state.uk or state.at[to] == NOBODY:
        return Refusal("ukotoa-refuse-swap-empty", (), "ukotoa.53")
    colour = state.at[to] // CREW
    if state.own[state.current][colour]:
        return Refusal("ukotoa-refuse-swap-own", (("colour", COLOURS[colour]),), "ukotoa.53")
    return Refusal("ukotoa-refuse-swap-far", (), "ukotoa.53")


def _done(state: UkotoaState) -> Refusal:
    if state.step == Step.ACTION:
        return Refusal("ukotoa-refuse-no-effect", (), "ukotoa.R22")
    return WRONG_STEP[state.step]


def _exchange(state: UkotoaState) -> Refusal:
    if state.step != Step.ACTION:
        return WRONG_STEP[state.step]
    if len(state.staged) == 2:
        return Refusal("ukotoa-refuse-exchange-pair", (), "ukotoa.28")
    return Refusal("ukotoa-refuse-exchange-few", (("cards", len(state.staged)),), "ukotoa.28")


def _stop(state: UkotoaState) -> Refusal:
    if state.step == Step.ACTION:
        return Refusal("ukotoa-refuse-stop-offered", (("cards", len(state.staged)),), "ukotoa.24")
    return WRONG_STEP[state.step]


def _discard(state: UkotoaState, card: int) -> Refusal:
    if state.step == Step.DISCARD:
        refusal = _card(state, card)
        assert refusal is not None
        return refusal
    if state.step == Step.ACTION:
        return Refusal("ukotoa-refuse-discard-early", (("limit", HAND_LIMIT),), "ukotoa.31")
    return WRONG_STEP[state.step]
