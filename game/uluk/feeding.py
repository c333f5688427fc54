"""The Feeding phase of one seat (2.6)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import events as ev
from game.uluk.errand import score
from game.uluk.goods import (
    BOX,
    FOODS,
    GOODS,
    HOLIDAYS,
    INVENTIONS,
    KINDS,
    NEWBORN,
    NOBODY,
    PERISHABLES,
    POISON,
    POOL,
    TREATS,
    TRIBERS,
    Kind,
)
from game.uluk.state import KIND_OF, Player, UlukState

SCORING = BOX.scoring
CRADLE, FIRE = "cradle", "fire"


def food(player: Player) -> int:
    """Pieces of food on the board."""
    stock = player.stock
    return sum([stock[good] for good in FOODS])


CUSTOM = tuple(
    good for kind in (Kind.PERISHABLE, Kind.FOOD, Kind.TREAT) for good in FOODS if KINDS[good] == kind
)
"""Kinds of food in the order in which they are eaten by custom. It knows no Feast card: all can watch."""


def begin(state: UlukState, seat: int, happened: list[Event]) -> None:
    """Tribers sit down; what leaves no choice is eaten at once (uluk.49, .50)."""
    player = state.players[seat]
    player.hungry = state.total[seat]
    player.well_fed = False
    player.celebration = player.treats = 0
    without_choice(state, seat, happened)


def without_choice(state: UlukState, seat: int, happened: list[Event]) -> None:
    """Eat what must be eaten anyway; when nobody is hungry any more, all are fed, or some went without."""
    player = state.players[seat]
    if player.hungry:
        there = [good for good in FOODS if player.stock[good]]
        if len(there) > 1 and food(player) > player.hungry:
            return
        for good in there:
            eat(state, seat, good, min(player.hungry, player.stock[good]), happened)
        if player.hungry:
            player.hunger += player.hungry
            happened.append(ev.WentHungry(seat, player.hungry, rule="uluk.51"))
            player.hungry = 0
            return
    player.well_fed = True
    happened.append(ev.AllFed(seat, rule="uluk.52"))
    score(state, seat, SCORING.all_fed, "fed", "uluk.52", happened)


def eat(state: UlukState, seat: int, good: int, pieces: int, happened: list[Event]) -> None:
    """So many hungry tribers eat a piece each."""
    player = state.players[seat]
    player.stock[good] -= pieces
    player.hungry -= pieces
    happened.append(ev.Ate(seat, GOODS[good], pieces, rule="uluk.49"))
    reward(state, seat, good, pieces, happened)


def reward(state: UlukState, seat: int, good: int, pieces: int, happened: list[Event]) -> None:
    """A treat that is spent gives HP (uluk.58)."""
    if KINDS[good] == Kind.TREAT:
        _treat(state, seat, pieces, "treat", "uluk.58", happened)


def _treat(state: UlukState, seat: int, pieces: int, what: str, rule: str, happened: list[Event]) -> None:
    points = SCORING.treat * pieces
    state.players[seat].treats += points
    score(state, seat, points, what, rule, happened)


def customary(player: Player) -> list[tuple[int, int]]:
    """What the hungry tribers would eat by custom: (good, pieces)."""
    eaten = []
    hungry = player.hungry
    for good in CUSTOM:
        pieces = min(hungry, player.stock[good])
        if pieces:
            eaten.append((good, pieces))
            hungry -= pieces
    return eaten


def eat_rest(state: UlukState, seat: int, happened: list[Event]) -> None:
    """All hungry tribers eat by custom."""
    for good, pieces in customary(state.players[seat]):
        eat(state, seat, good, pieces, happened)


def to_cradle(state: UlukState, seat: int, good: int, happened: list[Event]) -> None:
    """The first piece lies there; with the second a triber is born (uluk.53, .54)."""
    player = state.players[seat]
    player.stock[good] -= 1
    if player.cradle == NOBODY:
        player.cradle = good
        happened.append(ev.LaidByCradle(seat, GOODS[good], rule="uluk.53"))
        return
    first, player.cradle = player.cradle, NOBODY
    state.where[seat][state.where[seat].index(POOL)] = NEWBORN
    state.total[seat] += 1
    born = ev.TriberBorn(seat, state.total[seat], GOODS[first], GOODS[good], rule="uluk.53")
    happened.append(born)
    for spent in (first, good):
        reward(state, seat, spent, 1, happened)


def to_fire(state: UlukState, seat: int, good: int, happened: list[Event]) -> None:
    """The first piece lies there; with the second the tribe celebrates (uluk.55 to .58)."""
    player = state.players[seat]
    player.stock[good] -= 1
    if player.fire == NOBODY:
        player.fire = good
        happened.append(ev.LaidByFire(seat, GOODS[good], rule="uluk.55"))
        return
    pair = (player.fire, good) if player.fire in HOLIDAYS else (good, player.fire)
    player.fire = NOBODY
    before = player.hp
    happened.append(ev.Celebrated(seat, GOODS[pair[0]], GOODS[pair[1]], rule="uluk.55"))
    if pair[1] == POISON:
        score(state, seat, SCORING.celebration_poison, "celebration", "uluk.56", happened)
    else:
        score(state, seat, SCORING.celebration_food, "celebration", "uluk.55", happened)
    for owned in player.cards:
        card = INVENTIONS[KIND_OF[owned]]
        if card.kind == "celebration":
            score(state, seat, card.hp, card.id, "uluk.57", happened)
    player.celebration = player.hp - before
    reward(state, seat, pair[1], 1, happened)


def take_back(state: UlukState, seat: int, spot: str, happened: list[Event]) -> None:
    """A piece that lies alone goes back to its space."""
    player = state.players[seat]
    good = player.cradle if spot == CRADLE else player.fire
    player.stock[good] += 1
    if spot == CRADLE:
        player.cradle = NOBODY
    else:
        player.fire = NOBODY
    happened.append(ev.TakenBack(seat, GOODS[good], rule="uluk.53" if spot == CRADLE else "uluk.55"))


def eat_treat(state: UlukState, seat: int, good: int, happened: list[Event]) -> None:
    """A spare treat (uluk.59)."""
    state.players[seat].stock[good] -= 1
    happened.append(ev.TreatEaten(seat, GOODS[good], rule="uluk.59"))
    _treat(state, seat, 1, "spare-treat", "uluk.59", happened)


def end(state: UlukState, seat: int, happened: list[Event]) -> None:
    """Pieces that lie alone go back, then everything that spoils is thrown away (uluk.60, R26)."""
    player = state.players[seat]
    for spot, good in ((CRADLE, player.cradle), (FIRE, player.fire)):
        if good != NOBODY:
            take_back(state, seat, spot, happened)
    for good in PERISHABLES:
        pieces = player.stock[good]
        if pieces:
            player.stock[good] = 0
            happened.append(ev.Perished(seat, GOODS[good], pieces, rule="uluk.60"))


def cradle_foods(state: UlukState, seat: int) -> list[int]:
    """Goods that may be laid into the cradle now, the first if a second one is left (uluk.53, R22)."""
    player = state.players[seat]
    if not player.well_fed or state.total[seat] >= TRIBERS:
        return []
    if player.cradle == NOBODY and food(player) < SCORING.reproduction_cost:
        return []
    return [good for good in FOODS if player.stock[good]]


def fire_goods(player: Player) -> list[int]:
    """Goods that may be laid to the fire now; the first only where a partner is left (uluk.55, .56)."""
    if not player.well_fed or player.celebration:
        return []
    stock = player.stock
    holidays = [good for good in HOLIDAYS if stock[good]]
    meals = [good for good in (*FOODS, POISON) if stock[good]]
    if player.fire == NOBODY:
        return [*holidays, *meals] if holidays and meals else []
    return meals if player.fire in HOLIDAYS else holidays


def spare_treats(player: Player) -> list[int]:
    """Treats that may be eaten for themselves once all have eaten; where food fell short none is left."""
    return [good for good in TREATS if player.stock[good]]
