"""The computer players: ``random``, ``easy``, ``normal`` and ``hard``.

They see a view and the legal list, keep nothing between two questions, and answer the same view and the
same chance with the same action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.contract import Action, Budget, Dice, Player, View
from game.uluk.actions import (
    ChooseTribe,
    Eat,
    EatRest,
    EatTreat,
    EndFeeding,
    EndProcessing,
    MoveOut,
    Process,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.ending import feast_points
from game.uluk.foresight import first
from game.uluk.goods import (
    ARROWS,
    BOX,
    CARD,
    COLUMN,
    FREE,
    GOOD,
    HOLIDAYS,
    INVENTIONS,
    KINDS,
    NEEDS,
    POISON,
    Kind,
    yields,
)
from game.uluk.kitchen import PERISHING, Table, meal, season
from game.uluk.plan import Planner, Style, action_of, errand_of
from game.uluk.sight import Sight, sight_of
from game.uluk.view import UlukView

SCORING = BOX.scoring


class RandomPlayer:
    """Any legal action is as likely as any other, but nothing that lies is taken back."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        onward = [action for action in actions if not isinstance(action, TakeBack)]
        return onward[chance.below(len(onward))]


@dataclass(frozen=True, slots=True)
class ThinkingPlayer:
    """Sends tribers where they are worth most to it, and cooks and feeds as well as it can."""

    style: Style = field(default_factory=Style)

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``."""
        assert isinstance(view, UlukView)
        first = actions[0]
        if isinstance(first, ChooseTribe):
            return actions[chance.below(len(actions))]
        sight = sight_of(view, first.seat)
        sight.table = replace(sight.table, births=self.style.births)
        match view.step:
            case "errand":
                return self._send(view, sight, actions, chance)
            case "hut":
                return self._move_out(view, sight, actions, chance)
            case "processing":
                return _cook(view, sight, actions)
        return _eat(sight, actions) if sight.table.tribers else _after_meal(view, sight, actions)

    def _noise(self, chance: Dice) -> float:
        return self.style.noise * (chance.below(2001) - 1000) / 1000

    def _send(self, view: UlukView, sight: Sight, actions: Sequence[Action], chance: Dice) -> Action:
        planner = Planner(view, sight, self.style)
        if self.style.ahead:
            chosen = action_of(first(planner), actions)
            assert chosen is not None
            return chosen
        best, most = actions[0], -1e9
        options = planner.packages(planner.errands(), sight.waiting, planner.base)
        for worth, package in options:
            action = action_of(package[0], actions)
            value = worth + self._noise(chance)
            if action is not None and value > most:
                best, most = action, value
        return best

    def _move_out(self, view: UlukView, sight: Sight, actions: Sequence[Action], chance: Dice) -> Action:
        sight.waiting = 1
        planner = Planner(view, sight, self.style)
        planner.hut_free = False
        values = {
            package[0]: worth for worth, package in planner.packages(planner.errands(), 1, planner.base)
        }
        best, most = actions[-1], -1e9
        for action in actions:
            errand = errand_of(action) if isinstance(action, MoveOut) else None
            if errand is not None and errand in values:
                value = values[errand] + self._noise(chance)
                if value > most:
                    best, most = action, value
        return best


def _cook(view: UlukView, sight: Sight, actions: Sequence[Action]) -> Action:
    """The operation after which the board is worth most, or the end."""
    used = {card.card: CARD[card.kind] for card in view.tribes[sight.seat].cards}
    marks = {(arrow.start, arrow.end): arrow.mark for arrow in ARROWS[sight.tribe]}
    best, most = actions[-1], meal(sight.stock, sight.table) + 1e-6
    for action in actions:
        if not isinstance(action, Process):
            continue
        start, end = GOOD[action.start], GOOD[action.end]
        stock, operations, free = list(sight.stock), list(sight.operations), list(sight.free)
        stock[start] -= action.pieces
        stock[end] += yields(marks[start, end], action.pieces)
        if action.card in used:
            kind = used[action.card]
            free.remove((INVENTIONS[kind].amount, *FREE[kind]))
        else:
            operations[COLUMN[end]] -= 1
        worth = season(sight.tribe, stock, operations, free, sight.table)
        if worth > most + 1e-9:
            best, most = action, worth
    assert isinstance(best, Process | EndProcessing)
    return best


def _eat(sight: Sight, actions: Sequence[Action]) -> Action:
    """What spoils first, then what lasts and the Feast does not ask for, treats last."""
    needed = {good for good, _ in NEEDS[sight.table.feast]} if sight.table.left < 2 else set()

    def order(action: Action) -> tuple[int, int, int]:
        if not isinstance(action, Eat):
            return (9, 0, 0)
        good = GOOD[action.food]
        kind = KINDS[good]
        return ({Kind.PERISHABLE: 0, Kind.FOOD: 1}.get(kind, 2), good in needed, -sight.stock[good])

    chosen = min(actions, key=order)
    assert isinstance(chosen, Eat | EatRest)
    return chosen


def leftover(stock: Sequence[int], table: Table) -> float:
    """What a board is worth when the meal ends here."""
    if table.left == 0:
        return float(feast_points(stock, table.feast))
    kept = [0 if good in PERISHING else pieces for good, pieces in enumerate(stock)]
    return meal(kept, replace(table, fed=True, tribers=0, celebrated=True, total=99))


def _after_meal(view: UlukView, sight: Sight, actions: Sequence[Action]) -> Action:
    """The next piece of the best thing that the rest of the food is good for."""
    meal_view, table = view.meal, replace(sight.table, fed=True, tribers=0)
    assert meal_view is not None
    best, most = actions[-1], leftover(sight.stock, table) + 1e-6
    for action in actions:
        match action:
            case ToFire(good=name):
                worth = _celebration(sight, table, name, meal_view.fire)
            case ToCradle(food=name) if table.left:
                worth = _birth(sight, table, name, meal_view.cradle)
            case EatTreat(treat=name):
                worth = SCORING.treat + meal(_without(sight.stock, GOOD[name]), table)
            case _:
                continue
        if worth > most:
            best, most = action, worth
    assert isinstance(best, ToFire | ToCradle | EatTreat | EndFeeding)
    return best


def _without(stock: Sequence[int], *goods: int) -> list[int]:
    left = list(stock)
    for good in goods:
        left[good] -= 1
    return left


def _celebration(sight: Sight, table: Table, name: str, lying: str) -> float:
    """The best celebration with that piece and what lies by the fire, or a partner that is there."""
    good = GOOD[name]
    if lying:
        partners = [-1]
    elif good in HOLIDAYS:
        partners = [
            other for other, pieces in enumerate(sight.stock) if pieces and KINDS[other] <= Kind.TREAT
        ]
        partners += [POISON] if sight.stock[POISON] else []
    else:
        return -1e9
    best = -1e9
    for partner in partners:
        spent = partner if partner >= 0 else (good if good not in HOLIDAYS else GOOD[lying])
        points = SCORING.celebration_poison if spent == POISON else SCORING.celebration_food
        points += table.drum + (SCORING.treat if KINDS[spent] == Kind.TREAT else 0)
        stock = _without(sight.stock, good, *([partner] if partner >= 0 else []))
        best = max(best, points + meal(stock, replace(table, celebrated=True)))
    return best


def _birth(sight: Sight, table: Table, name: str, lying: str) -> float:
    """A new triber for that piece and what lies in the cradle, or the cheapest partner that is there."""
    good = GOOD[name]
    gain = table.new_triber + (SCORING.treat if KINDS[good] == Kind.TREAT else 0)
    grown = replace(table, total=table.total + 1)
    if lying:
        return gain + meal(_without(sight.stock, good), grown)
    best = -1e9
    for partner, pieces in enumerate(sight.stock):
        if KINDS[partner] <= Kind.TREAT and pieces > (partner == good):
            more = SCORING.treat if KINDS[partner] == Kind.TREAT else 0
            best = max(best, gain + more + meal(_without(sight.stock, good, partner), grown))
    return best


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {
        "random": RandomPlayer(),
        "easy": ThinkingPlayer(Style(ahead=False, sites=False, noise=3.0)),
        "normal": ThinkingPlayer(Style(ahead=False, noise=1.0)),
        "hard": ThinkingPlayer(Style(births=1.5)),
    }
