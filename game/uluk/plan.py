"""Where a computer player sends its tribers: what each space is worth, alone or with those still to come."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.contract import Action
from game.uluk.actions import MoveOut, Place, Stay
from game.uluk.box import Invention
from game.uluk.goods import (
    BOX,
    CARD,
    CHART,
    GOOD,
    HUNTED,
    HUT,
    INVENTIONS,
    POISON,
    PROCESSING,
    RINGS,
    SITE,
    SITES,
    SPACE,
    SPACES,
    TEMPLE,
    WIDTH,
    WORKSHOP,
)
from game.uluk.kitchen import MADE
from game.uluk.sight import Sight
from game.uluk.view import UlukView

SCORING = BOX.scoring
SYMBOL = (0.8, 0.8, 1.6, 2.6, 2.8, 0.0)
"""What a further symbol is worth by those that are there."""
LEAD = 1.2
"""What the chance of a token is worth."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plans.

    ``ahead``: it plans all its tribers at once (see ``foresight.py``). ``sites``: it reckons with sites that
    are not yet complete. ``noise``: HP by which each value may be off. ``bold``: how likely a rival breaks a
    majority. ``births``: how much more a new triber is worth to it than usual.
    """

    ahead: bool = True
    sites: bool = True
    noise: float = 0.0
    bold: float = 0.02
    births: float = 1.0


@dataclass(frozen=True, slots=True)
class Errand:
    """A triber sent to a space; ``card`` is an Invention's number."""

    space: int
    poison: bool = False
    card: int = -1


class Planner:
    """Values errands for one seat; tries them on its sight and takes them back."""

    def __init__(self, view: UlukView, sight: Sight, style: Style) -> None:
        self.view = view
        self.sight = sight
        self.style = style
        sight.bold = style.bold
        self.me = view.tribes[sight.seat]
        self.kinds = {CARD[card.kind] for card in self.me.cards}
        self.symbols = {INVENTIONS[kind].symbol for kind in self.kinds}
        self.hut_free = not view.hut
        self.row = [(card.card, CARD[card.kind]) for card in view.row]
        self.hut_pay = sum(INVENTIONS[kind].hp for kind in self.kinds if INVENTIONS[kind].kind == "hut")
        self.base = sight.worth()

    # Trying

    def put(self, errand: Errand, sign: int = 1) -> None:
        """Do an errand on the sight, or take it back."""
        sight, space = self.sight, errand.space
        if space < WIDTH:
            sight.own[space] += sign
            if errand.poison:
                sight.poison[space] += sign
                sight.stock[POISON] -= sign
        elif space < PROCESSING + WIDTH:
            sight.operations[space - PROCESSING] += sign
        elif space >= SITE:
            sight.rings[space - SITE][sight.seat] += sign

    def after(self, *errands: Errand) -> float:
        """The worth of the board with these errands."""
        for errand in errands:
            self.put(errand)
        worth = self.sight.worth()
        for errand in errands:
            self.put(errand, -1)
        return worth

    def card_worth(self, card: Invention, symbols: Collection[str]) -> float:
        """What an Invention is worth from now to the end beside these symbols."""
        left = self.sight.table.left
        symbol = SYMBOL[len(symbols)] if card.symbol not in symbols else 0.0
        match card.kind:
            case "hut":
                return 0.7 * left + symbol
            case "celebration":
                return 1.1 * (left + 1) + symbol
            case "free":
                names = [name for name in card.options if GOOD[name] in MADE[self.sight.tribe]]
                return (0.8 * left + 0.5) * (0.6 + 0.2 * card.amount if names else 0) + symbol
        return 0.8 * left + 0.5 + symbol

    def kind_of(self, card: int) -> int:
        """The kind of a card in the row."""
        return next(kind for number, kind in self.row if number == card)

    def site_worth(self, site: int, more: int) -> float:
        """What ``more`` own tribers at a site are worth there together."""
        place, ring = self.view.sites[site], self.sight.rings[site]
        free = RINGS[site] - sum(ring)
        if not place.open or more > free:
            return 0.0
        own = ring[self.sight.seat] + more
        rivals = max((count for colour, count in enumerate(ring) if colour != self.sight.seat), default=0)
        lead = LEAD if own > rivals else 0.0
        if more == free:
            return CHART[own] + lead
        if not self.style.sites:
            return 0.0
        missing = free - more
        hope = min(0.8, self.sight.others / (6 * missing)) if self.sight.others >= missing else 0.0
        return 0.8 * hope * hope * (CHART[own] - CHART[ring[self.sight.seat]]) + hope * hope * lead * 0.3

    # Values

    def steady(self, errand: Errand) -> float:
        """What an errand gives that does not go through the kitchen."""
        space = errand.space
        if space == TEMPLE:
            return SCORING.temple
        if space == HUT:
            return SCORING.shaman_hut + SCORING.temple + self.hut_pay
        if space == WORKSHOP:
            return self.card_worth(INVENTIONS[self.kind_of(errand.card)], self.symbols)
        return self.site_worth(space - SITE, 1)

    def errands(self) -> list[Errand]:
        """Every errand that is possible on the sight, one for each kind."""
        sight, found = self.sight, []
        for area in range(WIDTH):
            if sight.room(area):
                found.append(Errand(area))
                fits = sight.poison[area] < min(self.view.poison_limit, sight.own[area] + 1)
                if HUNTED[area] and sight.stock[POISON] and fits:
                    found.append(Errand(area, True))
        found += [Errand(PROCESSING + area) for area in range(WIDTH) if sight.stock[area] or sight.own[area]]
        found.append(Errand(TEMPLE))
        if self.hut_free:
            found.append(Errand(HUT))
        found += [Errand(WORKSHOP, card=card) for card, kind in self.row if kind not in self.kinds]
        for site in range(SITES):
            if self.view.sites[site].open and sum(sight.rings[site]) < RINGS[site]:
                found.append(Errand(SITE + site))
        return found

    def packages(
        self, errands: Sequence[Errand], most: int, base: float
    ) -> list[tuple[float, tuple[Errand, ...]]]:
        """Errands alone and such as go together, each with its worth for every triber."""
        found: list[tuple[float, tuple[Errand, ...]]] = []
        for errand in errands:
            space = errand.space
            if space >= PROCESSING + WIDTH:
                found.append((self.steady(errand), (errand,)))
                if space >= SITE and self.style.sites:
                    site = space - SITE
                    free = RINGS[site] - sum(self.sight.rings[site])
                    if 1 < free <= most:
                        worth = 0.9 * self.site_worth(site, free) / free
                        found.append((worth, (errand,) * free))
                continue
            found.append((self.after(errand) - base, (errand,)))
            if space < WIDTH and most > 1:
                cook = Errand(PROCESSING + space)
                found.append(((self.after(errand, cook) - base) / 2, (errand, cook)))
                if most > 2:
                    found.append(((self.after(errand, cook, cook) - base) / 3, (errand, cook, cook)))
                if not HUNTED[space] and self.sight.room(space) > 1 and most > 2:
                    both = (errand, errand, cook)
                    found.append(((self.after(*both) - base) / 3, both))
        return found

    def plan(self) -> list[Errand]:
        """Errands for all own tribers, at every step those that are worth most for each triber."""
        left, base, chosen = self.sight.waiting, self.base, list[Errand]()
        kinds, hut, row, symbols = set(self.kinds), self.hut_free, list(self.row), set(self.symbols)
        while left > 0:
            _, package = max(self.packages(self.errands(), left, base), key=lambda pair: pair[0])
            for errand in package:
                self.put(errand)
                chosen.append(errand)
                if errand.space == HUT:
                    self.hut_free = False
                if errand.space == WORKSHOP:
                    self._learn(errand.card)
            left -= len(package)
            base = self.sight.worth()
        for errand in chosen:
            self.put(errand, -1)
        self.kinds, self.hut_free, self.row, self.symbols = kinds, hut, row, symbols
        return chosen

    def _learn(self, card: int) -> None:
        kind = self.kind_of(card)
        self.row = [pair for pair in self.row if pair[0] != card]
        self.kinds.add(kind)
        self.symbols.add(INVENTIONS[kind].symbol)

    def risk(self, errand: Errand) -> float:
        """How likely the space is gone before the next own turn."""
        space, others = errand.space, self.sight.others
        if not others or PROCESSING <= space < WORKSHOP or space == TEMPLE:
            return 0.0
        if space < WIDTH:
            return (0.6, 0.5, 0.3, 0.2)[self.sight.room(space)]
        if space == WORKSHOP:
            return 0.3
        if space == HUT:
            return 0.5
        return 0.5 if RINGS[space - SITE] - sum(self.sight.rings[space - SITE]) == 1 else 0.25


def errand_of(action: Action) -> Errand | None:
    """The errand of an action, ``None`` for staying in the Hut."""
    if isinstance(action, Place | MoveOut):
        return Errand(SPACE[action.space], action.poison, action.card)
    assert isinstance(action, Stay)
    return None


def action_of(errand: Errand, actions: Sequence[Action]) -> Action | None:
    """The action of an errand."""
    wanted = (SPACES[errand.space], errand.poison, errand.card)
    for action in actions:
        if isinstance(action, Place | MoveOut) and (action.space, action.poison, action.card) == wanted:
            return action
    return None
