"""What a computer player makes of its view: numbers where the table has cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ugah.box import BOX, FACES, LARGE, PLACES, SMALL, TOTAL_POINTS
from game.ugah.rolls import Counts
from game.ugah.state import CENTRE
from game.ugah.view import UgahView
from game.ugah.walk import Plan, Rulings, ending

NUMBER = {symbol: number for number, symbol in enumerate(FACES)}


@dataclass(frozen=True, slots=True)
class Sight:
    """A view in numbers. ``worth[spot]`` is what a card on the path or just lifted is worth, as far as
    the seat knows, ``totals`` the same for the path cards in front of each seat; a card that it never
    saw counts the mean of all that it never saw.
    """

    me: int
    seats: int
    lies: tuple[bool, ...]
    worth: tuple[float, ...]
    small: int
    large: int
    prey: tuple[int, ...]
    totals: tuple[float, ...]
    rulings: Rulings

    @property
    def between(self) -> int:
        """Cards that still lie between the figures."""
        return sum(self.lies[max(self.small, 0) + 1 : max(self.large, 0)])

    def standing(self, prey: tuple[int, ...]) -> list[float]:
        """Every seat's total if the game ended now with the prey cards held like this."""
        standing = list(self.totals)
        for card, holder in zip(BOX.prey, prey, strict=True):
            if holder != CENTRE:
                standing[holder] += card.points
        return standing

    def after(self, plan: Plan) -> Sight:
        """The path and the figures when these walks are made."""
        lies = list(self.lies)
        ends = [self.small, self.large]
        for walk in plan:
            lies[walk.card] = False
            ends[walk.figure] = walk.end
        return replace(self, lies=tuple(lies), small=ends[SMALL], large=ends[LARGE])

    def ends(self, plan: Plan) -> bool:
        """Whether the game is over when these walks are made."""
        then = self.after(plan)
        return bool(ending(then.lies, then.small, then.large, self.rulings.pass_only))


def look(view: UgahView) -> Sight:
    """The numbers of a view; the view must be one of a seat."""
    assert view.seat is not None
    seen = 0
    unseen = PLACES - 1
    shown = [card.points for card in view.path] + [card.points for card in view.lifted]
    shown += [card.points for pile in view.piles for card in pile]
    for points in shown:
        if points is not None:
            seen += points
            unseen -= 1
    mean = (TOTAL_POINTS - seen) / unseen if unseen else 0.0
    worth = [0.0] * PLACES
    for spot, card in enumerate(view.path, start=1):
        if card.lies:
            worth[spot] = mean if card.points is None else card.points
    for lifted in view.lifted:
        worth[lifted.spot] = mean if lifted.points is None else lifted.points
    return Sight(
        me=view.seat,
        seats=view.seats,
        lies=(False, *(card.lies for card in view.path)),
        worth=tuple(worth),
        small=view.small,
        large=view.large,
        prey=tuple(CENTRE if holder is None else holder for _, holder in view.prey),
        totals=tuple(
            sum(mean if card.points is None else card.points for card in pile) for pile in view.piles
        ),
        rulings=view.rulings,
    )


def dice(view: UgahView) -> tuple[Counts, Counts, tuple[int, ...]]:
    """The dice aside before any pick of this roll, the dice of the roll, and the faces picked of it.

    The bones of the roll count as lying aside.
    """
    aside = [0] * len(FACES)
    roll = [0] * len(FACES)
    picked: list[int] = []
    for die in view.aside:
        face = NUMBER[die.symbol]
        if die.taken_this_roll:
            roll[face] += 1
            picked.append(face)
        else:
            aside[face] += 1
    for shown in view.showing:
        roll[NUMBER[shown.symbol]] += 1
    return tuple(aside), tuple(roll), tuple(sorted(dict.fromkeys(picked)))
