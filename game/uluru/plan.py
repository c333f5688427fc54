"""What a computer player means to do in a round: where its chips shall lie, step by step, and when.

A plan follows from the wishes, the level and one number alone, so it is the same however often it is
asked for. Integer arithmetic only: a time is a base times one of the thousandths of the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.chance import Chance
from game.uluru.box import BOX, NOWHERE, NUMBER, PLACES, Level, WishCard
from game.uluru.solver import best
from game.uluru.wishes import is_met, places_of, unmet

HABITS = BOX.habits
THOUSAND = 1000
HUNDRED = 100

Card = tuple[int, ...]
"""Places by bird, as in ``at`` of the rules."""


@dataclass(frozen=True, slots=True)
class Move:
    """One step of a plan: at ``due`` the chip ``bird`` goes to ``place``; bird -1 is the call.

    ``before`` is the card on which the step is meant to be made.
    """

    due: int
    bird: int
    place: int
    before: Card


CALL = -1
EASY, HARD = "easy", "hard"
EMPTY: Card = (NOWHERE,) * PLACES


def scaled(base: int, permille: Sequence[int], chance: Chance) -> int:
    """A time: the base times one of the thousandths."""
    return base * chance.pick(permille) // THOUSAND


def paced(level: Level, permille: int) -> Level:
    """The same player with all times slower or faster."""
    return replace(
        level,
        read_ms=level.read_ms * permille // THOUSAND,
        act_ms=level.act_ms * permille // THOUSAND,
    )


def put(card: Card, bird: int, place: int) -> Card:
    """The card after the chip went there; one that lay there goes where the first came from."""
    origin = card[bird]
    return tuple(
        place if other == bird else origin if where == place else where for other, where in enumerate(card)
    )


@lru_cache(maxsize=64)
def plan(level: Level, row: Card, wishes: tuple[WishCard, ...], seed: int) -> tuple[Move, ...]:
    """Every step of a round for these wishes (by bird), the call at the end; ``row`` are the birds."""
    chance = Chance(seed)
    now = scaled(level.read_ms, HABITS.read_permille, chance)
    if chance.below(HUNDRED) < level.exact_percent:
        found = best(wishes)
        steps = _towards(found.card(chance.below(found.count)), chance)
    else:
        steps = _greedy(level, row, wishes, chance)
    moves: list[Move] = []
    card = EMPTY
    for bird, place in steps:
        takes = level.act_ms if bird != CALL else level.act_ms * HABITS.call_percent // HUNDRED
        now += scaled(takes, HABITS.act_permille, chance)
        moves.append(Move(now, bird, place, card))
        if bird != CALL:
            card = put(card, bird, place)
    return tuple(moves)


def _towards(target: Sequence[int], chance: Chance) -> list[tuple[int, int]]:
    """The steps to a best card (birds by place), with some detours by other places."""
    goal = places_of(target)
    birds = chance.shuffled(range(PLACES))
    detours = chance.below(HABITS.detours_max + 1)
    steps: list[tuple[int, int]] = []
    taken: set[int] = set()
    for number, bird in enumerate(birds):
        others = [place for place in range(PLACES) if place not in taken and place != goal[bird]]
        if number < detours and others:
            steps.append((bird, chance.pick(others)))
        steps.append((bird, goal[bird]))
        taken.add(goal[bird])
    return [*steps, (CALL, NOWHERE)]


def _greedy(level: Level, row: Card, wishes: tuple[WishCard, ...], chance: Chance) -> list[tuple[int, int]]:
    """Bird by bird where most wishes of those that lie are met, then swaps that improve."""
    steps: list[tuple[int, int]] = []
    card = EMPTY
    birds = list(row)
    if level.id != EASY:
        birds.sort(key=lambda bird: _urgency(wishes[bird], bird))
    for bird in birds:
        if chance.below(HUNDRED) < level.slip_percent:
            place = chance.pick([place for place in range(PLACES) if place not in card])
        else:
            equal = good_places(wishes, card, bird)
            place = equal[0] if level.id == EASY else chance.pick(equal)
        steps.append((bird, place))
        card = put(card, bird, place)
    steps += _swaps(level, wishes, card)
    return [*steps, (CALL, NOWHERE)]


def _urgency(wish: WishCard, bird: int) -> int:
    """Birds with two lit places come first, then three, then relations, then those that are content."""
    if wish.kind == "places":
        return len(wish.places)
    return PLACES + (wish.kind == "any" or NUMBER[wish.colour] == bird)


def good_places(wishes: tuple[WishCard, ...], card: Card, bird: int) -> list[int]:
    """The free places where most wishes of the birds that lie are met."""
    lying = [other for other in range(PLACES) if other == bird or card[other] != NOWHERE]
    pleased: dict[int, int] = {}
    for place in range(PLACES):
        if place not in card:
            after = put(card, bird, place)
            pleased[place] = sum(is_met(wishes[other], other, after) for other in lying)
    most = max(pleased.values())
    return [place for place, count in pleased.items() if count == most]


def _swaps(level: Level, wishes: tuple[WishCard, ...], card: Card) -> list[tuple[int, int]]:
    """Swaps of two chips, each time the first of the best, until nothing is gained or it is enough."""
    steps: list[tuple[int, int]] = []
    for _ in range(level.swaps):
        now = unmet(wishes, card)
        if not now:
            break
        tries = [(one, card[two]) for one in range(PLACES) for two in range(one)]
        after = [unmet(wishes, put(card, bird, place)) for bird, place in tries]
        least = min(after)
        if least > now or (least == now and level.id != HARD):
            break
        steps.append(tries[after.index(least)])
        card = put(card, *steps[-1])
    return steps


def by_bird(row: Sequence[str], wishes: Sequence[WishCard]) -> tuple[WishCard, ...]:
    """The wishes in the order of the birds, of the row as it lies."""
    below = {NUMBER[colour]: wish for colour, wish in zip(row, wishes, strict=True)}
    return tuple(below[bird] for bird in range(PLACES))
