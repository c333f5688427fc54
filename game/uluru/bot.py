"""Computer players of Uluru: each makes a plan at "Go!" and plays it out, one chip at a time.

All that a player does follows from its view and from one number for each clock, so it may be asked as often
as one likes. It says when it acts; somebody else lets the time pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.chance import Chance
from game.contract import Action, Budget, Dice, Player, Timed, View
from game.uluru.actions import Lift, Place, SlowTable, Swap, Uluru
from game.uluru.box import BIRDS, LEVELS, NOWHERE, NUMBER, PLACES, Level
from game.uluru.plan import (
    CALL,
    HABITS,
    HUNDRED,
    THOUSAND,
    Card,
    Move,
    by_bird,
    good_places,
    paced,
    plan,
    scaled,
)
from game.uluru.view import UluruView

NEVER = 1 << 40
"""A moment that does not come: who has called waits for the others."""

SEEDS = 1 << 64
UNERRING = "unerring"


class Planner:
    """Plays by a plan of its level."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """The next step of the plan, and when."""
        assert isinstance(view, UluruView)
        if not isinstance(actions[0], Timed) or isinstance(actions[0], SlowTable):
            return _wait(actions)
        seat, seed = actions[0].seat, chance.below(SEEDS)
        level = level_for(view, self._level, seat)
        card = _card(view, seat)
        wishes = by_bird(view.row, [wish for wish in view.wishes if wish is not None])
        row = tuple(NUMBER[colour] for colour in view.row)
        moves = plan(level, row, wishes, seed)
        step = moves[view.moves] if view.moves < len(moves) else None
        if step is not None and step.before == card and _in_time(view, level, moves, step, card):
            return _gesture(seat, card, step.bird, step.place, step.due)
        bird, place = _amends(card, goal_of(moves), view.counting is not None)
        if bird != CALL and place in card and card[bird] == NOWHERE:
            place = good_places(wishes, card, bird)[0]
        takes = level.act_ms if bird != CALL else level.act_ms * HABITS.call_percent // HUNDRED
        own = Chance(seed ^ (view.moves + 1))
        due = max(view.last, view.counting or 0) + scaled(takes, HABITS.act_permille, own)
        return _gesture(seat, card, bird, place, due)


class Anyhow:
    """Plays random gestures, a few seconds apart, and calls half of the times that it may."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """Any gesture, and when."""
        assert isinstance(view, UluruView)
        if not isinstance(actions[0], Timed) or isinstance(actions[0], SlowTable):
            return _wait(actions)
        own = Chance(chance.below(SEEDS) ^ (view.moves + 1))
        least, most = HABITS.random_ms
        due = view.last + least + own.below(most - least + 1)
        if isinstance(actions[0], Uluru) and own.below(2):
            return replace(actions[0], at=due)
        moves = [action for action in actions if isinstance(action, Place | Swap | Lift)]
        return replace(own.pick(moves), at=due)


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {"random": Anyhow(), "easy": Planner("easy"), "normal": Planner("normal"), "hard": Planner("hard")}


def level_for(view: UluruView, level: str, seat: int) -> Level:
    """The figures by which a seat plays: a person who is given a hint gets it from the strongest."""
    if seat in view.ways.persons or (view.ways.unerring and level == "hard"):
        level = UNERRING
    found = LEVELS[level]
    return paced(found, tempo(view, found)) if view.ways.adaptive else found


def tempo(view: UluruView, level: Level) -> int:
    """Thousandths by which the times are stretched: the persons' usual finishing time of the last rounds
    over that of the level.
    """
    recent = view.rounds[-HABITS.adaptive_rounds :]
    times = sorted(past.finish[seat] for past in recent for seat in view.ways.persons)
    if not times:
        return THOUSAND
    median = (times[(len(times) - 1) // 2] + times[len(times) // 2]) // 2
    least, most = HABITS.adaptive_permille
    return min(most, max(least, median * THOUSAND // level.median_ms))


def goal_of(moves: Sequence[Move]) -> Card:
    """The card at the end of a plan."""
    return moves[-1].before


def _wait(actions: Sequence[Action]) -> Action:
    first = actions[0]
    return replace(first, at=NEVER) if isinstance(first, SlowTable) else first


def _card(view: UluruView, seat: int) -> Card:
    shown = view.cards[seat]
    assert shown is not None
    return tuple(shown.index(colour) if colour in shown else NOWHERE for colour in BIRDS)


def _in_time(view: UluruView, level: Level, moves: Sequence[Move], step: Move, card: Card) -> bool:
    """Whether the plan may go on. Where it would not be done before the deadline, nothing is improved any
    more once the countdown runs; before that, as long as time is left to call.
    """
    if view.deadline is None or moves[-1].due < view.deadline:
        return True
    if step.bird == CALL or (card[step.bird] == NOWHERE and goal_of(moves)[step.bird] == step.place):
        return step.bird != CALL
    return view.counting is None and step.due + level.act_ms < view.deadline


def _amends(card: Card, goal: Card, hurry: bool) -> tuple[int, int]:
    """What is to be done where the card is not as planned: put what is missing; without hurry also put
    right what lies elsewhere; then call.
    """
    for bird in range(PLACES):
        if card[bird] == NOWHERE:
            return bird, goal[bird]
    for bird in range(PLACES):
        if card[bird] != goal[bird] and not hurry:
            return bird, goal[bird]
    return CALL, NOWHERE


def _gesture(seat: int, card: Card, bird: int, place: int, due: int) -> Action:
    if bird == CALL:
        return Uluru(seat, at=due)
    kind = Swap if place in card else Place
    return kind(seat, BIRDS[bird], place, at=due)
