"""The table as a computer player reckons with it, read from its view."""

from __future__ import annotations

from dataclasses import dataclass

from game.uluk.goods import (
    CARD,
    FEASTS,
    FREE,
    HUNTED,
    INVENTIONS,
    SEASONS,
    SICKLES,
    TRIBES,
    WIDTH,
)
from game.uluk.kitchen import Table, season
from game.uluk.view import UlukView
from game.uluk.yields import added, share


@dataclass(slots=True)
class Sight:
    """One seat's board and what lies around it.

    ``own[area]``, ``rivals[area]`` (by colour), ``poison[area]`` and ``operations[area]`` count what stands
    there, ``values`` are the levels' values, ``extra[area]`` what cards add. ``waiting`` own tribers and
    ``others`` of everybody else are still to be placed. ``rings[site]`` are tribers by colour at the sites,
    ``bold`` how likely one of the others breaks a majority.
    """

    seat: int
    tribe: int
    stock: list[int]
    own: list[int]
    rivals: list[list[int]]
    poison: list[int]
    operations: list[int]
    values: list[tuple[int, int]]
    extra: list[int]
    free: list[tuple[int, ...]]
    table: Table
    waiting: int
    others: int
    rings: list[list[int]]
    bold: float = 0.0

    def room(self, area: int) -> int:
        """Sickle spaces that are still free."""
        return SICKLES - self.own[area] - sum(self.rivals[area])

    def harvest(self, area: int) -> int:
        """Raw pieces that the own tribers there will bring, others still to come reckoned with."""
        own = self.own[area]
        if not own:
            return 0
        left, right = self.values[area]
        if HUNTED[area]:
            return left * (own + self.poison[area]) + self.extra[area]
        counts = [own, *self.rivals[area]]
        now = share((left, right), False, counts, 0, 0)
        room = self.room(area)
        if now == left and right < left and room and self.others:
            most = max(self.rivals[area], default=0)
            if own - most <= room:
                risk = min(0.9, self.bold * self.others) if own - most == 1 else 0.5 * self.bold * self.others
                return round(left - risk * (left - right)) + self.extra[area]
        return now + self.extra[area]

    def worth(self) -> float:
        """HP of this season's meal and what is left after it, as the board stands."""
        stock = list(self.stock)
        for area in range(WIDTH):
            if self.own[area]:
                stock[area] += self.harvest(area)
        return season(self.tribe, stock, self.operations, self.free, self.table)


def sight_of(view: UlukView, seat: int) -> Sight:
    """The sight of the seat; before Harvest its tribers still bring something, later they do not."""
    me = view.tribes[seat]
    colours = len(view.tribes) + (view.camp is not None)
    placing = view.step in ("errand", "hut")
    own, rivals, poison = [0] * WIDTH, [[0] * colours for _ in range(WIDTH)], [0] * WIDTH
    values = [shown.track[shown.level] for shown in view.areas]
    if placing:
        for area, shown in enumerate(view.areas):
            for pawn in shown.sickles:
                if pawn.colour == seat:
                    own[area] += 1
                    poison[area] += pawn.poison
                else:
                    rivals[area][pawn.colour] += 1
    rings = []
    for place in view.sites:
        ring = [0] * colours
        for pawn in place.tribers:
            ring[pawn.colour] += 1
        rings.append(ring)
    kinds = [CARD[card.kind] for card in me.cards]
    used = [CARD[card.kind] for card in me.cards if card.card in me.used]
    meal = view.meal if view.current == seat else None
    fed = meal is not None and meal.well_fed
    others = sum(tribe.home for number, tribe in enumerate(view.tribes) if number != seat)
    return Sight(
        seat=seat,
        tribe=TRIBES.index(me.tribe),
        stock=list(me.stock),
        own=own,
        rivals=rivals,
        poison=poison,
        operations=list(me.operations),
        values=values,
        extra=[added(kinds, area) for area in range(WIDTH)],
        free=[(INVENTIONS[kind].amount, *FREE[kind]) for kind in kinds if kind in FREE and kind not in used],
        table=Table(
            tribers=meal.hungry if meal is not None else me.tribers,
            total=me.tribers,
            drum=sum(INVENTIONS[kind].hp for kind in kinds if INVENTIONS[kind].kind == "celebration"),
            left=SEASONS - view.season,
            feast=FEASTS.index(view.feast),
            fed=fed,
            celebrated=meal is not None and meal.celebration > 0,
        ),
        waiting=me.home,
        others=others + (view.camp.home if view.camp is not None else 0),
        rings=rings,
    )
