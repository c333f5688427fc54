"""Gifts: what may be offered, what may be taken, and where the tokens go (step 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.wolves.box import EACH, TOKENS, WILD
from game.wolves.state import NOBODY, Player, WolvesState

TO_NEED, TO_RESERVE, TO_STATUS = range(3)
LANDINGS = ("need", "reserve", "status")


@dataclass(slots=True)
class Landing:
    """A receiver's needs and reserve by kind while tokens come in; ``counts`` is by where they went."""

    missing: list[int]
    reserve: list[int]
    cap: int
    counts: list[int]

    def where(self, kind: int) -> int:
        """Where a token of that kind goes (wolves.64, wolves.66, wolves.68)."""
        if self.missing[kind]:
            return TO_NEED
        return TO_RESERVE if self.reserve[kind] < EACH and sum(self.reserve) < self.cap else TO_STATUS

    def land(self, kind: int) -> int:
        """Take a token of that kind in and say where it went."""
        where = self.where(kind)
        if where == TO_NEED:
            self.missing[kind] -= 1
        elif where == TO_RESERVE:
            self.reserve[kind] += 1
        self.counts[where] += 1
        return where


def landing(player: Player, taken: Sequence[tuple[int, int]]) -> Landing:
    """Where the tokens for these items go, one after the other."""
    place = Landing(list(player.missing), list(player.reserve), player.cap, [0, 0, 0])
    for _, kind in taken:
        place.land(kind)
    return place


def forced(state: WolvesState) -> bool:
    """Whether the receiver must take all: the giver stands lower (wolves.60)."""
    return state.ranks[state.order[state.at]] > state.ranks[state.gift.to]


def kind_of(item: int) -> int:
    """The kind of a card or token, or ``NOBODY`` for a leader."""
    return NOBODY if item == WILD else item % TOKENS


def one_way(player: Player, items: Sequence[int]) -> bool:
    """Whether taking all these items leaves the receiver nothing to decide (R27)."""
    if items[WILD]:
        return False
    storable = []
    for kind in range(3):
        rest = max(0, items[kind] + items[TOKENS + kind] - player.missing[kind])
        storable.append(min(rest, EACH - player.reserve[kind]))
    room = player.cap - sum(player.reserve)
    return sum(storable) <= room or sum(1 for count in storable if count) < 2 or room <= 0


def in_order(player: Player, items: Sequence[int], taken: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The rest of a gift in a sensible order: needs first, then the kinds of which least is stored."""
    place, rest = landing(player, taken), list(items)
    order: list[tuple[int, int]] = []
    while any(rest):
        best = min(
            (
                (place.where(kind), item == WILD, place.reserve[kind], kind, item)
                for item in range(7)
                if rest[item]
                for kind in (range(3) if item == WILD else (kind_of(item),))
            ),
        )
        *_, kind, item = best
        rest[item] -= 1
        place.land(kind)
        order.append((item, kind))
    return order


def open_to_offers(player: Player, seat: int) -> list[int]:
    """The seats to which the player (who sits at ``seat``) has not offered anything this turn."""
    return [other for other, done in enumerate(player.offered) if not done and other != seat]


def has_nothing_to_give(player: Player) -> bool:
    """Whether everybody knows that the seat has nothing to give."""
    return not (any(player.hand) or player.up or any(player.reserve))
