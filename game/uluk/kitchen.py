"""What a board full of raw pieces is worth: the best processing and the best meal, for computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.uluk.ending import feast_points
from game.uluk.goods import (
    ARROWS,
    BOX,
    COLUMN,
    FOODS,
    GOODS,
    HOLIDAYS,
    KINDS,
    NEEDS,
    POISON,
    TRIBERS,
    WIDTH,
    Kind,
    yields,
)

SCORING = BOX.scoring
GOODS_OF = tuple(tuple(good for good in range(len(GOODS)) if COLUMN[good] == area) for area in range(WIDTH))
"""The goods of each column, the raw one first."""

Free = tuple[int, int]
"""A free operation: the good that it makes, and its most pieces."""

NEW_TRIBER = (0.0, 0.7, 1.2, 1.7, 2.3, 2.8)
"""What one more triber is worth by seasons left after this one."""
KEEPS, TREAT, HOLIDAY, BREW, RAW, PLENTY = 0.9, 1.6, 3.0, 1.6, 0.55, 0.35
"""What a piece is worth that is left for later; of food as much as a tribe eats, then ``PLENTY``."""

NEXT_PARTY = 1.0
"""What the first holiday piece kept is worth beyond the others."""

HUNGRY, RICH, DRY, LAST, PARTY, FEAST = range(6)
"""What a cook is after: food; what is worth most; the same where a holiday piece is at hand; points at
once; food and one holiday piece; what the Feast card asks for.
"""
_WEIGHTS = {
    HUNGRY: (3.0, 2.6, 3.3, 0.4, 0.3, 0.1),
    RICH: (KEEPS, 0.3, TREAT, HOLIDAY, BREW, RAW),
    DRY: (KEEPS, 0.3, TREAT, HOLIDAY, BREW, RAW),
    LAST: (0.3, 0.2, 1.3, 0.0, 0.0, 0.0),
    PARTY: (2.0, 1.7, 2.8, 0.4, 0.3, 0.1),
    FEAST: (1.0, 0.9, 1.3, 0.0, 0.0, 0.0),
}
"""What a piece of each ``Kind`` is worth to a cook, in that order."""
FIRST_HOLIDAY = {HUNGRY: 1.0, RICH: 2.5, DRY: -1.0, LAST: 5.0, PARTY: 5.0, FEAST: 5.0}
"""What the first holiday piece of a column is worth beyond the others."""


@lru_cache(maxsize=1 << 15)
def outcomes(
    tribe: int, area: int, raw: int, operations: int, free: tuple[Free, ...]
) -> tuple[tuple[int, ...], ...]:
    """What a column may hold after so many operations: pieces by ``GOODS_OF`` of the area."""
    goods = GOODS_OF[area]
    begun = (raw, *(0 for _ in goods[1:]))
    arrows = [
        (arrow.end, goods.index(arrow.end), arrow.mark)
        for arrow in ARROWS[tribe]
        if arrow.start == area and arrow.end in goods
    ]
    found = {begun}
    for makes, most in (*free, *((-1, raw) for _ in range(operations))):
        further = set(found)
        for held in found:
            there = held[0]
            amounts = {1, 2, 3, 4, there - 2, there - 1, there, most}
            for end, place, mark in arrows:
                if makes not in (-1, end):
                    continue
                for pieces in amounts:
                    if 0 < pieces <= min(there, most):
                        made = list(held)
                        made[0] -= pieces
                        made[place] += yields(mark, pieces)
                        further.add(tuple(made))
        found = further
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 16)
def best(
    tribe: int, area: int, raw: int, operations: int, free: tuple[Free, ...], aim: int, feast: int
) -> tuple[int, ...]:
    """The outcome of a column that suits an aim best."""
    weights, first = _WEIGHTS[aim], FIRST_HOLIDAY[aim]
    kinds = [KINDS[good] for good in GOODS_OF[area]]
    asked = NEEDS[feast] if aim == FEAST else ()
    wanted = [(GOODS_OF[area].index(good), 2 * pieces) for good, pieces in asked if COLUMN[good] == area]

    def worth(held: tuple[int, ...]) -> float:
        total = 0.0
        for pieces, kind in zip(held, kinds, strict=True):
            if pieces:
                total += pieces * weights[kind] + (first if kind == Kind.HOLIDAY else 0)
        for place, pieces in wanted:
            total += 3 * min(held[place], pieces)
        return total

    return max(outcomes(tribe, area, raw, operations, free), key=worth)


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits down: ``tribers`` eat, ``total`` there are, ``drum`` HP more for a celebration.

    ``left`` seasons follow, ``feast`` is the own Feast card. ``fed``, ``celebrated``: what is done already.
    ``births`` is by how much a new triber is worth more than ``NEW_TRIBER`` to this cook.
    """

    tribers: int
    total: int
    drum: int
    left: int
    feast: int
    fed: bool = False
    celebrated: bool = False
    births: float = 1.0

    @property
    def new_triber(self) -> float:
        """What one more triber is worth now."""
        return NEW_TRIBER[min(self.left, 5)] * self.births


PERISHING = tuple(good for good in FOODS if KINDS[good] == Kind.PERISHABLE)
LASTING = tuple(good for good in FOODS if KINDS[good] == Kind.FOOD)
SWEET = tuple(good for good in FOODS if KINDS[good] == Kind.TREAT)
IDLE = tuple(good for good, kind in enumerate(KINDS) if kind == Kind.NONE)


def meal(stock: Sequence[int], table: Table) -> float:
    """HP of the best meal and of what is left for later; may be below zero."""
    perishing = sum([stock[good] for good in PERISHING])
    lasting = sum([stock[good] for good in LASTING])
    sweet = sum([stock[good] for good in SWEET])
    holidays = sum([stock[good] for good in HOLIDAYS])
    brew = stock[POISON]
    if table.left == 0:
        return _last_meal(stock, table, perishing, lasting, sweet, holidays, brew)
    worth, need = 0.0, table.tribers
    if not table.fed:
        short = need - perishing - lasting - sweet
        if short > 0:
            kept = holidays * HOLIDAY + brew * BREW + sum([stock[good] for good in IDLE]) * RAW
            return SCORING.hunger * short + sweet + kept - 1.5 * short
        taken = min(need, perishing)
        perishing -= taken
        need -= taken
        taken = min(need, lasting)
        lasting -= taken
        need -= taken
        sweet -= need
        worth += SCORING.all_fed + need
    if not table.celebrated and holidays:
        if perishing or lasting or sweet:
            worth += SCORING.celebration_food + table.drum
            holidays -= 1
            if perishing:
                perishing -= 1
            elif sweet:
                sweet -= 1
                worth += 1
            else:
                lasting -= 1
        elif brew:
            worth += SCORING.celebration_poison + table.drum
            holidays -= 1
            brew -= 1
    total, gain = table.total, table.new_triber
    while total < TRIBERS and perishing + lasting + sweet >= 2:
        taken = min(2, perishing)
        if gain * (0.8 if lasting + sweet < 3 else 1) <= KEEPS * (2 - taken):
            break
        perishing -= taken
        other = min(2 - taken, lasting)
        lasting -= other
        spent = 2 - taken - other
        sweet -= spent
        worth += gain + spent
        total += 1
    stored = lasting + sweet
    worth += min(stored, total) * KEEPS + max(0, stored - total) * PLENTY + sweet * (TREAT - KEEPS)
    worth += min(holidays, table.left) * HOLIDAY + (NEXT_PARTY if holidays else 0) + min(brew, 3) * BREW * 0.8
    worth += min(6, sum([stock[good] for good in IDLE])) * RAW
    if table.left <= 2:
        worth += feast_points(stock, table.feast) * (0.5 if table.left == 1 else 0.25)
    return worth


def _last_meal(
    stock: Sequence[int], table: Table, perishing: int, lasting: int, sweet: int, holidays: int, brew: int
) -> float:
    """The last meal: points at once, sets for the Feast, nothing for later."""
    need = 0 if table.fed else table.tribers
    short = need - perishing - lasting - sweet
    if short > 0:
        return float(SCORING.hunger * short + sweet)
    worth = 0.0 if table.fed else float(SCORING.all_fed)
    spare = perishing + lasting + sweet - need
    if not table.celebrated and holidays and (spare or brew):
        if spare:
            worth += SCORING.celebration_food + table.drum
            need += 1
        else:
            worth += SCORING.celebration_poison + table.drum
    return worth + _feast_or_treats(stock, table, need, perishing, sweet)


def _feast_or_treats(stock: Sequence[int], table: Table, need: int, perishing: int, sweet: int) -> float:
    """Treats eaten and Feast points, whichever pieces are kept for the Feast."""
    best_worth = float(sweet)
    card = BOX.feast[table.feast]
    for sets, points in ((1, card.x1), (2, card.x2)):
        kept_sweet, kept, fits = 0, 0, True
        for name in dict.fromkeys(card.needs):
            good = _GOOD[name]
            pieces = card.needs.count(name) * sets
            fits = fits and stock[good] >= pieces
            kept += pieces
            if KINDS[good] == Kind.TREAT:
                kept_sweet += pieces
        foods = sum([stock[good] for good in FOODS])
        if fits and foods - kept >= need:
            best_worth = max(best_worth, float(sweet - kept_sweet + points))
    return best_worth


_GOOD = {name: good for good, name in enumerate(GOODS)}


def season(
    tribe: int, stock: Sequence[int], operations: Sequence[int], free: Sequence[tuple[int, ...]], table: Table
) -> float:
    """The worth of a board after its best processing and meal.

    Args:
        tribe: whose arrows.
        stock: pieces by good.
        operations: tribers on processing spaces by area.
        free: unused free cards: their most pieces, then the goods that they may make.
        table: who eats.
    """
    cards: list[tuple[Free, ...]] = [()] * WIDTH
    for most, *makes in free:
        fitting = [good for good in makes if good in MADE[tribe] and stock[COLUMN[good]]]
        if fitting:
            good = max(fitting, key=lambda good: stock[COLUMN[good]] if not operations[COLUMN[good]] else 0)
            cards[COLUMN[good]] = (*cards[COLUMN[good]], (good, most))
    if table.left == 0:
        aims: tuple[int, ...] = (LAST, HUNGRY, PARTY, FEAST)
    else:
        aims = (RICH, HUNGRY, DRY, PARTY, FEAST) if table.left == 1 else (RICH, HUNGRY, DRY, PARTY)
    busy = [area for area in range(WIDTH) if stock[area] and (operations[area] or cards[area])]
    if not busy:
        return meal(stock, table)
    top = -1e9
    for aim in aims:
        cooked = list(stock)
        for area in busy:
            held = best(
                tribe,
                area,
                stock[area],
                operations[area],
                cards[area],
                aim,
                table.feast if aim == FEAST else 0,
            )
            for good, pieces in zip(GOODS_OF[area], held, strict=True):
                cooked[good] = pieces if good == area else cooked[good] + pieces
        top = max(top, meal(cooked, table))
    return top


MADE = tuple(frozenset(arrow.end for arrow in arrows) for arrows in ARROWS)
"""What each tribe can make."""
