"""What a computer player reckons with: its own items, what others lack, and chances from open facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.wolves.box import EACH, NEED, TOKENS, WILD
from game.wolves.view import PlayerView, WolvesView

OVERSTRETCHED = "overstretched"


def hold(view: WolvesView) -> list[int]:
    """By item what the seat owns, wherever it lies at the moment."""
    assert view.seat is not None
    player = view.players[view.seat]
    return [*view.hand[:3], player.leaders, *player.reserve]


def short(hand: Sequence[int], player: PlayerView) -> int:
    """How many units the seat would miss if it had to pay now; negative: leaders to spare."""
    gap = sum(max(0, NEED - hand[kind] - player.reserve[kind]) for kind in range(3))
    return gap - player.leaders


def stored(player: PlayerView) -> int:
    """How many tokens a player has."""
    return sum(player.reserve)


@dataclass(slots=True)
class Store:
    """A reserve that is being filled, by kind."""

    held: list[int]
    cap: int

    def fits(self, kind: int) -> bool:
        """Whether one more token of the kind fits."""
        return self.held[kind] < EACH and sum(self.held) < self.cap

    def lowest(self) -> int | None:
        """The kind that is wanted most of those that fit, or ``None``."""
        kinds = [kind for kind in range(3) if self.fits(kind)]
        return min(kinds, key=lambda kind: self.held[kind]) if kinds else None

    def fill(self, cards: Sequence[int], most: int | None = None) -> list[int]:
        """Store cards, the emptiest kind first, and say how many of each kind were stored.

        Args:
            cards: by kind what there is.
            most: at most so many in all, ``None`` = as many as fit.
        """
        left, put = list(cards), [0, 0, 0]
        while most is None or sum(put) < most:
            kinds = [kind for kind in range(3) if left[kind] and self.fits(kind)]
            if not kinds:
                break
            kind = min(kinds, key=lambda kind: self.held[kind])
            left[kind] -= 1
            put[kind] += 1
            self.held[kind] += 1
        return put


def store(player: PlayerView) -> Store:
    """A player's reserve, to be filled."""
    return Store(list(player.reserve), player.cap)


def needs_gift(own: Sequence[int], missing: Sequence[int]) -> list[int]:
    """What of the own items would cover those needs: cards, then leaders, then tokens; by item.

    It may cover less than all.
    """
    items = [0] * 7
    rest = list(missing)
    for kind in range(3):
        items[kind] = min(own[kind], rest[kind])
        rest[kind] -= items[kind]
    items[WILD] = min(own[WILD], sum(rest))
    wild = items[WILD]
    for kind in sorted(range(3), key=lambda kind: own[TOKENS + kind]):
        spent = min(wild, max(0, rest[kind] - own[TOKENS + kind]))
        rest[kind] -= spent
        wild -= spent
    for kind in range(3):
        spent = min(wild, rest[kind])
        rest[kind] -= spent
        wild -= spent
        items[TOKENS + kind] = min(own[TOKENS + kind], rest[kind])
    return items
