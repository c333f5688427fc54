"""The computer players: ``random``, ``easy``, ``normal`` and ``hard``.

They see a view and the legal list, keep nothing between two questions, and answer the same view and the
same chance with the same action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.contract import Action, Budget, Dice, Player, View
from game.ugah.actions import Done, First, Give, Roll, Take
from game.ugah.box import BOX, FACES, FIGURES, FIRST_FIGURE, FIRST_PREY, LARGE, SMALL
from game.ugah.rolls import Counts, choices, tables
from game.ugah.sight import NUMBER, Sight, dice, look
from game.ugah.state import CENTRE
from game.ugah.view import UgahView
from game.ugah.walk import Plan, plans

NO_PREY = -1


class RandomPlayer:
    """Any set of symbols of a roll is as likely as any other; order and gifts are drawn too."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``; never puts a pick back."""
        assert isinstance(view, UgahView)
        takes = [action for action in actions if isinstance(action, Take)]
        on = [action for action in actions if isinstance(action, Roll | Done)]
        if not takes and not on:
            return actions[chance.below(len(actions))]
        # One bit for each symbol that comes after the last one picked: the set of the bits is the set
        # still to be picked, and after its first symbol the rest of it is drawn anew.
        _, _, picked = dice(view)
        later = [take for take in takes if NUMBER[take.symbol] > max(picked, default=0)]
        drawn = chance.below(1 << len(later)) if on else 1 + chance.below((1 << len(later)) - 1)
        return later[len(later) - drawn.bit_length()] if drawn else on[0]


@dataclass(frozen=True, slots=True)
class EasyPlayer:
    """Picks the symbol it has most of, a figure rather than prey; ``slips`` times in a hundred any one."""

    slips: int = 25

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``: one symbol a roll, the better card kept, the other given to anybody."""
        assert isinstance(view, UgahView)
        on = [action for action in actions if isinstance(action, Roll | Done)]
        if on:
            return on[0]
        takes = [action for action in actions if isinstance(action, Take)]
        if takes:
            if chance.below(100) < self.slips:
                return takes[chance.below(len(takes))]
            aside, roll, _ = dice(view)
            faces = [NUMBER[take.symbol] for take in takes]
            return max(
                zip(takes, faces, strict=True), key=lambda item: (aside[item[1]] + roll[item[1]], item[1])
            )[0]
        return _keep_better(look(view), actions, chance)


def _keep_better(sight: Sight, actions: Sequence[Action], chance: Dice) -> Action:
    """Give the worse card to anybody; an order of the figures is drawn."""
    gifts = [action for action in actions if isinstance(action, Give)]
    if gifts:
        worst = min(sight.worth[gift.spot] for gift in gifts)
        actions = [gift for gift in gifts if sight.worth[gift.spot] == worst]
    return actions[chance.below(len(actions))]


@dataclass(frozen=True, slots=True)
class Style:
    """What a player cares for besides the points of its own cards.

    ``prey_full`` and ``prey_late`` are the worth of a prey card with a full path and with
    ``late`` or fewer cards between the figures. ``rivals`` weighs what others get or lose, ``win`` the
    share of the victory in a turn that ends the game.
    """

    prey_full: float
    prey_late: float
    late: int
    rivals: float
    win: float


OWN = Style(prey_full=3.0, prey_late=3.0, late=5, rivals=0.0, win=0.0)
ALL = Style(prey_full=1.6, prey_late=3.0, late=5, rivals=1.0, win=12.0)


@dataclass(frozen=True, slots=True)
class ThinkingPlayer:
    """Chooses symbols by the exact expectation of the turn, valued in a ``style``."""

    style: Style

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """The action with the highest value; equal ones are drawn among."""
        assert isinstance(view, UgahView)
        if len(actions) == 1:
            return actions[0]
        sight = look(view)
        if isinstance(actions[0], First):
            return self._order(view, sight, actions, chance)
        if isinstance(actions[0], Give):
            return self._gift(sight, actions, chance)
        values = turn(sight, self.style)
        aside, roll, picked = dice(view)
        open_to = [
            (values[tables().index[after]], faces)
            for faces, after in choices(aside, roll)
            if set(picked) <= set(faces)
        ]
        best = max(open_to, key=lambda choice: choice[0])[1]
        for face in best:
            if face not in picked:
                return Take(actions[0].seat, FACES[face])
        return next(action for action in actions if isinstance(action, Roll | Done))

    def _order(self, view: UgahView, sight: Sight, actions: Sequence[Action], chance: Dice) -> Action:
        aside, _, _ = dice(view)
        worth = [plan_value(sight, plan, sight.prey, self.style) for plan in orders(sight, aside)]
        best = max(worth)
        fine = [
            action
            for action in actions
            if isinstance(action, First) and worth[FIGURES.index(action.figure)] == best
        ]
        return fine[chance.below(len(fine))]

    def _gift(self, sight: Sight, actions: Sequence[Action], chance: Dice) -> Action:
        gifts = [action for action in actions if isinstance(action, Give)]
        spots = tuple(dict.fromkeys(gift.spot for gift in gifts))
        over = sight.ends(())
        standing = sight.standing(sight.prey)
        worth = [
            share_value(
                sight, standing, spots[1] if gift.spot == spots[0] else spots[0], gift, over, self.style
            )
            for gift in gifts
        ]
        best = max(worth)
        fine = [gift for gift, value in zip(gifts, worth, strict=True) if value == best]
        return fine[chance.below(len(fine))]


def orders(sight: Sight, aside: Counts) -> tuple[Plan, ...]:
    """The plans that the figure dice of a finished turn leave open."""
    steps = (aside[FIRST_FIGURE + SMALL], aside[FIRST_FIGURE + LARGE])
    return plans(sight.lies, sight.small, sight.large, steps, sight.rulings)


@lru_cache(maxsize=8)
def turn(sight: Sight, style: Style) -> tuple[float, ...]:
    """The value of every vector of dice in this situation, in the order of ``tables().index``."""
    known: dict[tuple[int, int, int], float] = {}
    worth: list[float] = []
    for counts in tables().finals:
        key = (counts[FIRST_FIGURE + SMALL], counts[FIRST_FIGURE + LARGE], won(counts))
        if key not in known:
            known[key] = final_value(sight, *key, style)
        worth.append(known[key])
    return tuple(tables().evaluate(worth))


def won(counts: Counts) -> int:
    """The number of the prey that these dice catch, or ``NO_PREY``."""
    for prey in range(len(BOX.prey)):
        if counts[FIRST_PREY + prey] >= BOX.rules.prey_needed:
            return prey
    return NO_PREY


def final_value(sight: Sight, small: int, large: int, prey: int, style: Style) -> float:
    """The value of a turn whose dice give so many steps and that prey."""
    held = sight.prey
    value = 0.0
    if prey != NO_PREY and held[prey] != sight.me:
        weight = prey_weight(sight, style)
        value = weight
        if held[prey] != CENTRE:
            value += style.rivals * weight * rank_weight(sight, held[prey]) / (sight.seats - 1)
        held = (*held[:prey], sight.me, *held[prey + 1 :])
    steps = (small, large)
    if not any(steps):
        return value
    options = plans(sight.lies, sight.small, sight.large, steps, sight.rulings)
    return value + max(plan_value(sight, plan, held, style) for plan in options)


def plan_value(sight: Sight, plan: Plan, prey: tuple[int, ...], style: Style) -> float:
    """The value of the cards, the gift and the end that these walks bring, with the best share."""
    over = bool(style.win) and sight.ends(plan)
    standing = sight.standing(prey)
    spots = [walk.card for walk in plan if walk.card]
    if len(spots) < 2:
        own = sight.worth[spots[0]] if spots else 0.0
        if not over:
            return own
        standing[sight.me] += own
        return own + end_value(sight, standing, style)
    gifts = [
        (kept, Give(sight.me, given, to))
        for kept, given in (spots, spots[::-1])
        for to in range(sight.seats)
        if to != sight.me
    ]
    return max(share_value(sight, standing, kept, gift, over, style) for kept, gift in gifts)


def share_value(
    sight: Sight, standing: Sequence[float], kept: int, gift: Give, over: bool, style: Style
) -> float:
    """The value of keeping one card and giving the other away."""
    own, given = sight.worth[kept], sight.worth[gift.spot]
    value = own - style.rivals * given * rank_weight(sight, gift.to) / (sight.seats - 1)
    if over:
        end = list(standing)
        end[sight.me] += own
        end[gift.to] += given
        value += end_value(sight, end, style)
    return value


def end_value(sight: Sight, standing: Sequence[float], style: Style) -> float:
    """The value of ending the game like this: the share of the victory against a fair one."""
    best = max(standing)
    if standing[sight.me] < best:
        return -style.win / sight.seats
    return style.win * (1 / sum(1 for total in standing if total == best) - 1 / sight.seats)


def prey_weight(sight: Sight, style: Style) -> float:
    """What a prey card is worth now; it may be lost again, so more towards the end."""
    full = BOX.components.path_cards
    far = max(0, sight.between - style.late) / (full - style.late)
    return style.prey_late + (style.prey_full - style.prey_late) * far


def rank_weight(sight: Sight, seat: int) -> float:
    """How much points of a rival hurt: 1.5 for the leader of the rivals down to 0.5 for the last."""
    if sight.seats == 2:
        return 1.0
    standing = sight.standing(sight.prey)
    ahead = sum(1 for other in range(sight.seats) if other != sight.me and standing[other] > standing[seat])
    level = sum(1 for other in range(sight.seats) if other != sight.me and standing[other] == standing[seat])
    return 1.5 - (ahead + (level - 1) / 2) / (sight.seats - 2)


def players() -> dict[str, Player]:
    """The computer players by level, weakest first."""
    return {
        "random": RandomPlayer(),
        "easy": EasyPlayer(),
        "normal": ThinkingPlayer(OWN),
        "hard": ThinkingPlayer(ALL),
    }
