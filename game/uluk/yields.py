"""What an area gives and where its level goes: sums without events, for the rules and for previews."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.uluk.goods import DELTAS, EXTRA, HUNTED, INVENTIONS, SYMBOL_OF, TOP, WIDTH
from game.uluk.state import KIND_OF, UlukState


def share(value: tuple[int, int], hunted: bool, counts: Sequence[int], poison: int, colour: int) -> int:
    """Raw pieces for a colour without cards (uluk.35 to .38).

    Args:
        value: (left, right) of the level; where hunted both are the value for each triber.
        hunted: whether the area is hunted in.
        counts: tribers on sickle spaces by colour.
        poison: own Poison there.
        colour: for whom.
    """
    own = counts[colour]
    if own == 0:
        return 0
    if hunted:
        return value[0] * (own + poison)
    others = max((count for other, count in enumerate(counts) if other != colour), default=0)
    return value[0] if own > others else value[1]


def counts_at(state: UlukState, area: int) -> list[int]:
    """Tribers on the sickle spaces of an area by colour."""
    counts = [0] * len(state.total)
    for colour, _, _ in state.spots[area]:
        counts[colour] += 1
    return counts


def added(kinds: Iterable[int], area: int) -> int:
    """Raw pieces that Inventions of those kinds add in an area where a triber stands (uluk.39, R46)."""
    return sum(INVENTIONS[kind].amount for kind in kinds if EXTRA.get(kind) == area)


def harvest(state: UlukState, seat: int, area: int) -> tuple[int, int]:
    """(pieces of the area, pieces of cards) that the seat would get now."""
    counts = counts_at(state, area)
    if not counts[seat]:
        return 0, 0
    value = state.tracks[area][state.levels[area]]
    player = state.players[seat]
    cards = added((KIND_OF[card] for card in player.cards), area)
    return share(value, HUNTED[area], counts, player.poisoned[area], seat), cards


def first_step(levels: Sequence[int], tribers: Sequence[int]) -> list[int]:
    """Levels after step one, by tribers on sickle spaces (uluk.61, .62)."""
    return [min(TOP, max(0, level + DELTAS[count])) for level, count in zip(levels, tribers, strict=True)]


def symbols(levels: Sequence[int]) -> list[tuple[int, int]]:
    """Which markers stand beside a symbol: (area of the marker, area of the symbol) (uluk.63)."""
    return [
        (area, SYMBOL_OF[area][level]) for area, level in enumerate(levels) if level < len(SYMBOL_OF[area])
    ]


def second_step(levels: Sequence[int]) -> list[int]:
    """Levels after step two (uluk.63, .64)."""
    rises = [0] * WIDTH
    for _, raised in symbols(levels):
        rises[raised] += 1
    return [min(TOP, level + rise) for level, rise in zip(levels, rises, strict=True)]
