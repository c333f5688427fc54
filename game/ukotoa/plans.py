"""What a seat can do in its turn, valued; and a quick way of playing whole turns."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from game.contract import Dice
from game.ukotoa import box, moves
from game.ukotoa.box import ACT, BOX, CREW, NOBODY, REACH
from game.ukotoa.ship import SIDES
from game.ukotoa.sight import Board, own_slots

STOP, EXCHANGE = "stop", "exchange"
LIMIT = BOX.game.hand_limit
KEEP = (60, 90, 120, 70, 110, 150, 60, 60, 60)
"""What a kind of card is worth in the hand, in the order of the box."""


class Plan(NamedTuple):
    """A thing to do in the action phase, and what the position is ``worth`` then.

    ``act`` is that of a card, ``STOP`` or ``EXCHANGE``; ``kinds`` are the cards that it takes. ``one`` and
    ``two`` say where: a direction; from where to where; a tile and a direction (``more`` is the second
    direction of a push, or -1).
    """

    worth: int
    act: str
    kinds: tuple[int, ...] = ()
    one: int = NOBODY
    two: int = NOBODY
    more: int = NOBODY


WORTH = itemgetter(Plan._fields.index("worth"))


def targets(board: Board, seat: int, kinds: tuple[int, ...], deep: bool) -> list[Plan]:
    """Every use of a card or a pair that may be sensible; ``deep``: second steps of pushes too."""
    act, reach = ACT[kinds[0]], REACH[kinds[0]]
    match act:
        case box.ADVANCE:
            return [Plan(board.after_steps(seat, reach), act, kinds)]
        case box.UNLEASH:
            return _strikes(board, seat, act, kinds, reach)
        case box.RUN:
            return _runs(board, seat, act, kinds, reach)
        case box.PUSH:
            return _pushes(board, seat, act, kinds, deep)
        case _:
            return _swaps(board, seat, act, kinds)


def _strikes(board: Board, seat: int, act: str, kinds: tuple[int, ...], reach: int) -> list[Plan]:
    found = []
    for side in SIDES:
        tiles = moves.ray(board.ship, board.at, board.uk, side, reach, board.ways.gaps)
        if tiles:
            found.append(Plan(board.after_loss(seat, tiles), act, kinds, side))
    return found


def _runs(board: Board, seat: int, act: str, kinds: tuple[int, ...], reach: int) -> list[Plan]:
    """The best run of every own sailor."""
    ship, at, uk = board.ship, board.at, board.uk
    life, sums = board.life, board.sums[:]
    found = []
    for origin in moves.own_tiles(at, uk, own_slots(board.seats, seat)):
        best = max(moves.reach(ship, at, uk, origin, reach), key=life.__getitem__, default=NOBODY)
        if best != NOBODY and life[best] > life[origin]:
            slot, gain = at[origin] // CREW, life[best] - life[origin]
            sums[slot] += gain
            found.append(Plan(board.rate(sums, seat), act, kinds, origin, best))
            sums[slot] -= gain
    return found


def _swaps(board: Board, seat: int, act: str, kinds: tuple[int, ...]) -> list[Plan]:
    ship, at, uk = board.ship, board.at, board.uk
    own, life, sums = own_slots(board.seats, seat), board.life, board.sums[:]
    found = []
    for origin in moves.own_tiles(at, uk, own):
        for to in moves.partners(ship, at, uk, origin, own):
            gain = life[to] - life[origin]
            if gain > 0:
                mine, other = at[origin] // CREW, at[to] // CREW
                sums[mine] += gain
                sums[other] -= gain
                found.append(Plan(board.rate(sums, seat), act, kinds, origin, to))
                sums[mine] -= gain
                sums[other] += gain
    return found


def _pushes(board: Board, seat: int, act: str, kinds: tuple[int, ...], deep: bool) -> list[Plan]:
    ship, at, uk, chain = board.ship, board.at, board.uk, board.ways.chain
    found = []
    for origin in moves.own_tiles(at, uk, own_slots(board.seats, seat)):
        for side in SIDES:
            row = moves.row(ship, at, uk, origin, side, chain)
            if row:
                sums = _pushed(board, board.sums, at, row, side)
                first = Plan(board.rate(sums, seat), act, kinds, origin, side)
                found.append(first)
                if deep:
                    found += _second(board, seat, first, row, sums)
    return found


def _second(board: Board, seat: int, first: Plan, row: tuple[int, ...], sums: list[int]) -> list[Plan]:
    ship, uk, chain = board.ship, board.uk, board.ways.chain
    at, side = board.at[:], first.two
    moves.shift(ship, at, row, side)
    tile = ship.step[first.one][side]
    found = []
    for more in SIDES if board.ways.turning else (side,):
        then = moves.row(ship, at, uk, tile, more, chain)
        if then:
            after = _pushed(board, sums, at, then, more)
            found.append(first._replace(worth=board.rate(after, seat), more=more))
    return found


def _pushed(board: Board, sums: list[int], at: list[int], row: tuple[int, ...], side: int) -> list[int]:
    """The prospects by slot when a row of sailors has moved."""
    life, step = board.life, board.ship.step
    after = sums[:]
    for tile in row:
        after[at[tile] // CREW] += life[step[tile][side]] - life[tile]
    return after


def pair_plans(board: Board, seat: int, deep: bool) -> list[Plan]:
    """Every sensible use of a pair."""
    hand = board.hands[seat]
    found = []
    for kind in sorted({kind for kind in hand if hand.count(kind) > 1}):
        found += targets(board, seat, (kind, kind), deep)
    return found


def single_plans(board: Board, seat: int, deep: bool) -> list[Plan]:
    """Every sensible use of a single card."""
    found = []
    for kind in sorted(set(board.hands[seat])):
        found += targets(board, seat, (kind,), deep)
    return found


def keeping(hand: list[int]) -> list[int]:
    """The cards of a hand, the most dispensable first: singles that are common before pairs."""
    return sorted(hand, key=lambda kind: (KEEP[kind] + 100 * (hand.count(kind) > 1), kind))


def hand_worth(hand: list[int]) -> int:
    """What the cards that are still in the hand count."""
    return sum(KEEP[kind] for kind in hand) // 4


def exchanges(board: Board, seat: int) -> list[Plan]:
    """Sensible exchanges: the three most dispensable cards, or the most dispensable pair."""
    hand = board.hands[seat]
    here = board.worth(seat)
    found = []
    if len(hand) > LIMIT + 1:
        found.append(Plan(here, EXCHANGE, tuple(sorted(keeping(hand)[: BOX.game.exchange_any]))))
    if len(hand) > LIMIT:
        pairs = [kind for kind in keeping(hand) if hand.count(kind) > 1]
        if pairs:
            found.append(Plan(here, EXCHANGE, (pairs[0], pairs[0])))
    return found


def carry_out(board: Board, seat: int, plan: Plan, chance: Dice) -> None:
    """Play a plan on the board."""
    for kind in plan.kinds:
        board.hands[seat].remove(kind)
        board.discard.append(kind)
    at = board.at
    match plan.act:
        case box.ADVANCE:
            board.step(REACH[plan.kinds[0]])
        case box.UNLEASH:
            board.strike(plan.one, REACH[plan.kinds[0]])
        case box.RUN | box.SWAP:
            at[plan.one], at[plan.two] = at[plan.two], at[plan.one]
            board.look()
        case box.PUSH:
            tile = plan.one
            for side in (plan.two, plan.more):
                if side != NOBODY:
                    row = moves.row(board.ship, at, board.uk, tile, side, board.ways.chain)
                    moves.shift(board.ship, at, row, side)
                    tile = board.ship.step[tile][side]
            board.look()
        case _ if plan.act == EXCHANGE:
            board.draw(seat, 1, chance)


def wish(plan: Plan, here: int, hand: int) -> int:
    """How much a plan is to be preferred to doing nothing, with so many cards in the hand.

    A single card that is played is gone; with a full hand one goes anyway.
    """
    gain = plan.worth - here
    if len(plan.kinds) == 1 and hand <= LIMIT:
        gain -= KEEP[plan.kinds[0]] // 2
    return gain


def act_phase(board: Board, seat: int, chance: Dice, deep: bool = False) -> None:
    """Play pairs while they pay, exchange what is too much, then the best single card, and discard."""
    hand = board.hands[seat]
    while not board.winners:
        here = board.worth(seat)
        pairs = pair_plans(board, seat, deep)
        best = max(pairs, key=WORTH, default=None)
        if best is not None and best.worth > here:
            carry_out(board, seat, best, chance)
            continue
        spare = exchanges(board, seat)
        if spare:
            carry_out(board, seat, spare[0], chance)
            continue
        singles = single_plans(board, seat, deep)
        size = len(hand)
        best = max(singles, key=lambda plan: wish(plan, here, size), default=None)
        if best is not None and wish(best, here, size) > 0:
            carry_out(board, seat, best, chance)
        break
    if not board.winners:
        _trim(board, seat)


def turn(board: Board, seat: int, chance: Dice) -> None:
    """Play a whole turn quickly; who has no sailors left only draws."""
    hopes = board.alive[seat] or board.alive[seat - 1]
    if hopes and board.after_steps(seat, 1) > board.worth(seat):
        board.step(1)
        if board.winners:
            return
    board.draw(seat, BOX.game.draw_per_turn, chance)
    if hopes:
        act_phase(board, seat, chance)
    else:
        _trim(board, seat)


def _trim(board: Board, seat: int) -> None:
    """Discard what is too much."""
    hand = board.hands[seat]
    for kind in keeping(hand)[: max(0, len(hand) - LIMIT)]:
        hand.remove(kind)
        board.discard.append(kind)
