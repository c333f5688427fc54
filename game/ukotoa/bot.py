"""The computer players: ``random``, ``easy``, ``normal`` and ``hard``.

They see a view and the legal list, keep nothing between two questions, and answer the same view and the
same chance with the same action. They always whisper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.chance import Chance
from game.contract import Action, Budget, Dice, Player, View
from game.ukotoa import box, plans
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    LayTile,
    Offer,
    Place,
    Push,
    Run,
    SitOut,
    Stop,
    Swap,
    TakeColour,
    Unleash,
    Whisper,
    Withdraw,
)
from game.ukotoa.aimless import RandomPlayer
from game.ukotoa.plans import EXCHANGE, STOP, Plan
from game.ukotoa.search import Search
from game.ukotoa.ship import ship_of
from game.ukotoa.sight import NUMBER, Board, board_of
from game.ukotoa.view import UkotoaView
from game.ukotoa.worth import lives

HUNDRED = 100

STEP = Plan(0, "step")
"""Uk'otoa's step before drawing."""


@dataclass(frozen=True, slots=True)
class ThinkingPlayer:
    """Plays the plan that is worth most; ``slips`` times in a hundred another one that does it no harm.

    With ``looks_ahead`` it plays the next turns of everybody out on guessed cards before it decides. Who has
    no sailor left sits out and makes nobody king.
    """

    slips: int = 0
    looks_ahead: bool = False

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        assert isinstance(view, UkotoaView)
        first = actions[0]
        match first:
            case LayTile() | TakeColour() | Place():
                return before_play(view, actions, chance)
            case Whisper():
                return first
            case Discard():
                return _discard(view, actions)
        for action in actions:
            if isinstance(action, SitOut):
                return action
        board = board_of(view)
        search = Search(view, board, budget.guesses) if self.looks_ahead else None
        if view.step == "advance":
            return self._start(board, actions, chance, search)
        if view.step == "push":
            return _second_push(board, actions)
        return self._act(view, board, actions, chance, search)

    def _slip(self, chance: Dice) -> bool:
        return bool(self.slips) and chance.below(HUNDRED) < self.slips

    def _start(self, board: Board, actions: Sequence[Action], chance: Dice, search: Search | None) -> Action:
        seat = actions[0].seat
        if self._slip(chance) and not harms(board, seat, STEP):
            advances = bool(chance.below(2))
        elif search is not None:
            advances = search.advance_pays()
        else:
            advances = board.after_steps(seat, 1) > board.worth(seat)
        return next(action for action in actions if isinstance(action, Advance if advances else Decline))

    def _act(
        self,
        view: UkotoaView,
        board: Board,
        actions: Sequence[Action],
        chance: Dice,
        search: Search | None,
    ) -> Action:
        seat = actions[0].seat
        staged = sorted(NUMBER[card.kind] for card in view.hand if card.staged)
        found = [plan for plan in choices(board, seat) if fits(staged, plan)]
        if not found:
            return next(action for action in actions if isinstance(action, Withdraw))
        if self._slip(chance):
            harmless = [plan for plan in found if not harms(board, seat, plan)] or found
            plan = harmless[chance.below(len(harmless))]
        elif search is not None:
            plan = search.best(found)
        else:
            plan = greedy(board, seat, found)
        return towards(view, plan, actions)


def _discard(view: UkotoaView, actions: Sequence[Action]) -> Action:
    """The most dispensable card goes."""
    worst = plans.keeping([NUMBER[card.kind] for card in view.hand])[0]
    card = next(card.card for card in view.hand if NUMBER[card.kind] == worst)
    return Discard(actions[0].seat, card)


def harms(board: Board, seat: int, plan: Plan) -> bool:
    """Whether a plan loses the game, or the last sailor of an own colour."""
    then = board.copy()
    if plan is STEP:
        then.step(1)
    else:
        plans.carry_out(then, seat, plan, Chance(0))
    if then.winners:
        return seat not in then.winners
    return any(board.alive[slot] and not then.alive[slot] for slot in (seat, seat - 1))


def choices(board: Board, seat: int) -> list[Plan]:
    """Everything sensible to do in the action phase, stopping included."""
    return [
        Plan(board.worth(seat), STOP),
        *plans.pair_plans(board, seat, deep=True),
        *plans.exchanges(board, seat),
        *plans.single_plans(board, seat, deep=True),
    ]


def greedy(board: Board, seat: int, found: Sequence[Plan]) -> Plan:
    """Pairs while they pay, then exchanges, then the best single card, else stopping."""
    here, hand = board.worth(seat), len(board.hands[seat])
    pairs = [plan for plan in found if len(plan.kinds) == 2 and plan.act != EXCHANGE and plan.worth > here]
    if pairs:
        return max(pairs, key=lambda plan: plan.worth)
    for plan in found:
        if plan.act == EXCHANGE:
            return plan
    rest = [plan for plan in found if len(plan.kinds) == 1]
    best = max(rest, key=lambda plan: plans.wish(plan, here, hand), default=None)
    if best is not None and (plans.wish(best, here, hand) > 0 or found[0].act != STOP):
        return best
    return found[0] if found[0].act == STOP else max(found, key=lambda plan: plan.worth)


def fits(staged: Sequence[int], plan: Plan) -> bool:
    """Whether the cards laid out are among those of the plan."""
    left = list(plan.kinds)
    for kind in staged:
        if kind not in left:
            return False
        left.remove(kind)
    return True


def towards(view: UkotoaView, plan: Plan, actions: Sequence[Action]) -> Action:
    """The next gesture on the way to a plan."""
    seat = actions[0].seat
    left = list(plan.kinds)
    for card in view.hand:
        if card.staged:
            left.remove(NUMBER[card.kind])
    if left:
        card_number = next(
            card.card for card in view.hand if not card.staged and NUMBER[card.kind] == left[0]
        )
        return Offer(seat, card_number)
    match plan.act:
        case plans.STOP:
            return Stop(seat)
        case plans.EXCHANGE:
            return Exchange(seat, True)
        case box.ADVANCE:
            return Advance(seat)
        case box.UNLEASH:
            return Unleash(seat, plan.one)
        case box.RUN:
            return Run(seat, plan.one, plan.two)
        case box.PUSH:
            return Push(seat, plan.one, plan.two)
        case _:
            return Swap(seat, plan.one, plan.two)


def _second_push(board: Board, actions: Sequence[Action]) -> Action:
    """The best second step of a push, or none."""
    seat = actions[0].seat
    best: Action = Done(seat)
    worth = board.worth(seat)
    for action in actions:
        if isinstance(action, Push):
            then = board.copy()
            plans.carry_out(then, seat, Plan(0, box.PUSH, (), action.origin, action.direction), Chance(0))
            if then.worth(seat) > worth:
                best, worth = action, then.worth(seat)
    return best


def before_play(view: UkotoaView, actions: Sequence[Action], chance: Dice) -> Action:
    """Lay, take and place: anything, but own colours deep in the ship once it is known whose they are."""
    fine = [action for action in actions if isinstance(action, LayTile | TakeColour | Place)]
    if view.slots:
        life = lives(ship_of(view.path))[view.uk]
        scored = [life[action.tile] + chance.below(8) for action in fine if isinstance(action, Place)]
        return fine[scored.index(max(scored))]
    return fine[chance.below(len(fine))]


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {
        "random": RandomPlayer(),
        "easy": ThinkingPlayer(slips=85),
        "normal": ThinkingPlayer(),
        "hard": ThinkingPlayer(looks_ahead=True),
    }
