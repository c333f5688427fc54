"""What would happen if a phase ended now, computed as the rules would."""

from __future__ import annotations

from game.uluk import feeding
from game.uluk.cleanup import leader, ring
from game.uluk.goods import BOX, CHART, FOODS, GOODS, KINDS, PERISHABLES, WIDTH, Kind
from game.uluk.state import Player, Step, UlukState
from game.uluk.yields import first_step, harvest, second_step


def next_levels(state: UlukState) -> list[int]:
    """Where each marker stands after Ecology."""
    tribers = [len(state.spots[area]) for area in range(WIDTH)]
    return second_step(first_step(state.levels, tribers))


def would_get(state: UlukState, area: int) -> tuple[int, ...]:
    """Raw pieces of an area by seat, cards included."""
    return tuple(sum(harvest(state, seat, area)) for seat in range(state.seats))


def site(state: UlukState, number: int) -> tuple[tuple[int, ...], int]:
    """HP by seat for the tribers at a site, and who has strictly the most there."""
    counts = ring(state, number)
    return tuple(CHART[counts[seat]] for seat in range(state.seats)), leader(counts)


def would_starve(state: UlukState, seat: int) -> int:
    """Tribers that find nothing to eat; of a seat that has sat down, those still hungry.

    Before Harvest the food that the tribers sent out would bring counts too.
    """
    player = state.players[seat]
    food = feeding.food(player)
    if state.step in (Step.ERRAND, Step.HUT):
        food += sum(sum(harvest(state, seat, area)) for area in range(WIDTH) if area in FOODS)
    order = state.order()
    seated = state.step == Step.FEED and order.index(seat) <= order.index(state.current)
    eaters = player.hungry if seated else state.total[seat]
    return max(0, eaters - food)


def would_perish(player: Player) -> tuple[tuple[str, int], ...]:
    """What spoils if who is hungry eats by custom and nothing more is eaten: (good, pieces)."""
    eaten = dict(feeding.customary(player))
    left = [(good, player.stock[good] - eaten.get(good, 0)) for good in PERISHABLES]
    return tuple((GOODS[good], pieces) for good, pieces in left if pieces)


def meal(player: Player) -> tuple[int, int, int, int]:
    """The meal if who is hungry eats by custom and it ends then: HP as all are fed, of the celebration and
    of treats, what it has given included, and the HP that the player would have.
    """
    eaten = feeding.customary(player)
    all_eat = player.well_fed or 0 < player.hungry == sum(pieces for _, pieces in eaten)
    scoring = BOX.scoring
    fed = scoring.all_fed * all_eat
    to_come = scoring.treat * sum(pieces for good, pieces in eaten if KINDS[good] == Kind.TREAT)
    then = player.hp + fed - scoring.all_fed * player.well_fed + to_come
    return fed, player.celebration, player.treats + to_come, then


def custom(player: Player) -> tuple[str, ...]:
    """The kinds of food on the board in the order in which they are eaten by custom."""
    return tuple(GOODS[good] for good in feeding.CUSTOM if player.stock[good])
