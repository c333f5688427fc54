"""Community needs: what is the least that can stay missing, and what may lie on the piles (step 4).

A draft is a list by need of cards, tokens and leaders on its pile.
"""

from __future__ import annotations

from game.wolves.box import NEED, TOKENS, WILD
from game.wolves.state import Player

Draft = list[list[int]]

CARD, TOKEN, WILDCARD = range(3)
"""The places in a pile of a draft."""


def least(player: Player) -> int:
    """How many units stay missing when everything that helps is paid (wolves.49)."""
    short = -player.up
    for cards, tokens in zip(player.hand, player.reserve, strict=False):
        if cards + tokens < NEED:
            short += NEED - cards - tokens
    return max(0, short)


def missing(draft: Draft) -> int:
    """How many units a draft leaves missing."""
    return sum(NEED - sum(pile) for pile in draft)


def free(player: Player, draft: Draft, item: int) -> int:
    """How many of an item do not lie on a pile."""
    if item < WILD:
        return player.hand[item] - draft[item][CARD]
    if item == WILD:
        return player.up - draft[0][WILDCARD] - draft[1][WILDCARD] - draft[2][WILDCARD]
    return player.reserve[item - TOKENS] - draft[item - TOKENS][TOKEN]


def sort_of(item: int) -> int:
    """Where an item is counted in a pile."""
    return CARD if item < WILD else WILDCARD if item == WILD else TOKEN


def leader_spared(player: Player, draft: Draft, need: int) -> bool:
    """Whether one more leader on this need leaves enough for the others (wolves.49, R15)."""
    short, spent = 0, 1
    for kind in range(3):
        wild = draft[kind][WILDCARD] + (kind == need)
        short += max(0, NEED - wild - player.hand[kind] - player.reserve[kind])
        spent += draft[kind][WILDCARD]
    return max(0, short - player.up + spent) <= least(player)


def suggestion(player: Player) -> Draft:
    """Cards first, then tokens, then leaders, to the smallest gap first (R17 leaves that open)."""
    draft = []
    for kind in range(3):
        cards = min(NEED, player.hand[kind])
        draft.append([cards, min(NEED - cards, player.reserve[kind]), 0])
    leaders = player.up
    for kind in sorted(range(3), key=lambda kind: NEED - sum(draft[kind])):
        spent = min(leaders, NEED - sum(draft[kind]))
        draft[kind][WILDCARD] = spent
        leaders -= spent
    return draft


def forced_for_all_to_see(player: Player) -> bool:
    """Whether everybody knows that there is nothing to decide: cards alone, or tokens alone."""
    return not player.up and (not any(player.reserve) or not any(player.hand))
