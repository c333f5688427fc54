"""Reconciling: what may become of a player's last cards, leaders and tokens (step 6).

A use is a number: 0 to 2 a token of that kind in the reserve, ``STATUS``, or ``LEARN`` + a knowledge card.
Every stage of a plan respects the reserve's limits, so that its end does (wolves.81, R68).
"""

from __future__ import annotations

from game.wolves.box import (
    BOX,
    EACH,
    GAME,
    KINDS,
    NO_WASTE,
    PRESERVATION,
    TOKENS,
    WILD,
    WISDOM,
)
from game.wolves.state import NO_KNOWLEDGE, NOBODY, Plan, Player

STATUS, LEARN = 3, 4
USES = (*KINDS, "status", *WISDOM)
"""The uses by number."""

COST = GAME.knowledge_cost_leaders


def used(plan: Plan, item: int) -> int:
    """How many of an item have a use."""
    if item < WILD:
        return plan.status[item] + plan.stored[item]
    if item == WILD:
        return plan.status[WILD] + sum(plan.wild) + (COST if plan.bought != NO_KNOWLEDGE else 0)
    return plan.status[item]


def free(player: Player, plan: Plan, item: int) -> int:
    """How many of an item have no use yet; the token of No Waste is there from the start (wolves.97)."""
    raised = plan.raised != NOBODY and item == TOKENS + plan.raised
    return player.has(item) + raised - used(plan, item)


def reserve(player: Player, plan: Plan) -> list[int]:
    """The reserve as the plan leaves it, by kind."""
    return [
        player.reserve[kind]
        + plan.stored[kind]
        + plan.wild[kind]
        - plan.status[TOKENS + kind]
        + (plan.raised == kind)
        for kind in range(3)
    ]


def cap(player: Player, plan: Plan) -> int:
    """How much the reserve may hold: Preservation works at once (R36)."""
    return BOX.values.preservation_cap if plan.bought == PRESERVATION else player.cap


def fits(player: Player, plan: Plan, kind: int) -> bool:
    """Whether one more token of a kind fits."""
    held = reserve(player, plan)
    return held[kind] < EACH and sum(held) < cap(player, plan)


def may_learn(player: Player, plan: Plan, supply: list[int], card: int) -> bool:
    """Whether the seat may buy that knowledge card now (wolves.80)."""
    return (
        plan.bought == NO_KNOWLEDGE
        and not player.wisdom[card]
        and supply[card] > 0
        and free(player, plan, WILD) >= COST
    )


def may_take_back(player: Player, plan: Plan, item: int, use: int) -> bool:
    """Whether the item may be taken back from that use now."""
    if use >= LEARN:
        if item != WILD or plan.bought != use - LEARN:
            return False
        return sum(reserve(player, plan)) <= player.cap
    if use == STATUS:
        return plan.status[item] > 0 and (item < TOKENS or fits(player, plan, item - TOKENS))
    return (plan.wild[use] if item == WILD else plan.stored[use] if item == use else 0) > 0


def may_raise(player: Player, plan: Plan, kind: int) -> bool:
    """Whether No Waste raises that kind (wolves.97, R67)."""
    return (
        player.wisdom[NO_WASTE]
        and plan.raised == NOBODY
        and player.reserve[kind] == BOX.values.no_waste_from
        and sum(player.reserve) < player.cap
        and fits(player, plan, kind)
    )


def unsettled(player: Player, plan: Plan) -> list[int]:
    """The items that must still get a use (wolves.75): for an overstretched seat cards that fit (R38)."""
    if player.overstretched:
        return [kind for kind in range(3) if free(player, plan, kind) > 0 and fits(player, plan, kind)]
    return [item for item in range(TOKENS) if free(player, plan, item) > 0]


def put(plan: Plan, item: int, use: int, number: int = 1) -> None:
    """Put an item to a use, or take it back with ``number`` -1."""
    if use >= LEARN:
        plan.bought = use - LEARN if number > 0 else NO_KNOWLEDGE
    elif use == STATUS:
        plan.status[item] += number
    elif item == WILD:
        plan.wild[use] += number
    else:
        plan.stored[use] += number


def gain(plan: Plan) -> int:
    """The status of a plan, as one gain (wolves.82)."""
    return sum(plan.status) * GAME.settling_status_per_item


def nothing_to_settle(player: Player) -> bool:
    """Whether everybody knows that the seat has nothing to decide."""
    if any(player.hand) or player.up:
        return False
    if any(may_raise(player, Plan(), kind) for kind in range(3)):
        return False
    return player.overstretched or not any(player.reserve)
