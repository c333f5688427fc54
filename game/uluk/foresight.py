"""Planning a whole Errand phase at once: which errands go best together, and which of them cannot wait."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.uluk.goods import HUT, INVENTIONS, PROCESSING, RINGS, SITE, WIDTH, WORKSHOP
from game.uluk.plan import Errand, Planner

PASSES = 2
"""How often a plan is gone through for something better."""
DOUBT = 0.9
"""How far a site is believed in that takes several own tribers to come."""
BETTER = 1e-6


def first(planner: Planner) -> Errand:
    """The errand of the best plan that would cost most if somebody else came before it."""
    plan = improved(planner, planner.plan())

    def urgency(errand: Errand) -> float:
        lost = loss(planner, plan, errand)
        return (lost + 0.2) * planner.risk(errand) + 0.01 * lost

    return max(dict.fromkeys(plan), key=urgency)


def fresh(planner: Planner, errands: Sequence[Errand]) -> list[Errand]:
    """Every errand that is still possible beside these."""
    cards = {errand.card for errand in errands}
    kinds = {kind for card, kind in planner.row if card in cards}
    hut = any(errand.space == HUT for errand in errands)
    for errand in errands:
        planner.put(errand)
    found = [
        errand
        for errand in planner.errands()
        if not (errand.space == HUT and hut)
        and not (errand.space == WORKSHOP and planner.kind_of(errand.card) in kinds)
    ]
    for errand in errands:
        planner.put(errand, -1)
    return found


def total(planner: Planner, errands: Sequence[Errand]) -> float:
    """What the board is worth with all these errands done, cards, sites and HP at once included."""
    worth = 0.0
    symbols = set(planner.symbols)
    for errand in errands:
        planner.put(errand)
        space = errand.space
        if space == WORKSHOP:
            card = INVENTIONS[planner.kind_of(errand.card)]
            worth += planner.card_worth(card, symbols)
            symbols.add(card.symbol)
        elif WORKSHOP < space < SITE:
            worth += planner.steady(errand)
    worth += planner.sight.worth()
    sites = {errand.space - SITE: 0 for errand in errands if errand.space >= SITE}
    for errand in errands:
        if errand.space >= SITE:
            sites[errand.space - SITE] += 1
    for errand in errands:
        planner.put(errand, -1)
    for site, more in sites.items():
        alone = more == RINGS[site] - sum(planner.sight.rings[site]) and more > 1
        worth += planner.site_worth(site, more) * (DOUBT if alone else 1)
    return worth


def improved(planner: Planner, errands: Sequence[Errand]) -> list[Errand]:
    """The errands after every exchange of one or two that betters them."""
    best, most = list(errands), total(planner, errands)
    for _ in range(PASSES):
        before = most
        for place in range(len(best)):
            rest = [*best[:place], *best[place + 1 :]]
            for errand in fresh(planner, rest):
                worth = total(planner, [*rest, errand])
                if worth > most + BETTER:
                    most, best = worth, [*rest[:place], errand, *rest[place:]]
        for one, two in combinations(range(len(best)), 2):
            rest = [errand for place, errand in enumerate(best) if place not in (one, two)]
            for pair in _pairs(planner, rest):
                worth = total(planner, [*rest, *pair])
                if worth > most + BETTER:
                    most, best = worth, [*rest, *pair]
        if most <= before + BETTER:
            break
    return best


def _pairs(planner: Planner, rest: Sequence[Errand]) -> list[tuple[Errand, Errand]]:
    """Errands that go together: into an area and to its processing space, or twice to one of them."""
    found = []
    for errand in fresh(planner, rest):
        space = errand.space
        if space < WIDTH:
            found.append((errand, Errand(PROCESSING + space)))
            taken = sum(other.space == space for other in rest)
            if planner.sight.room(space) - taken > 1:
                found.append((errand, Errand(space)))
        elif space < WORKSHOP:
            found.append((errand, errand))
    return found


def loss(planner: Planner, plan: Sequence[Errand], errand: Errand) -> float:
    """What it costs if the errand's space is taken before."""
    rest = list(plan)
    rest.remove(errand)
    others = [other for other in fresh(planner, rest) if other.space != errand.space]
    return total(planner, plan) - max(total(planner, [*rest, other]) for other in others)
