"""What a seat may know of a match, built up from nothing.

In the base game every path card lay open when it was taken, so a view holds the points in all piles; a
scene need not show them (R30). In the variant for unsure hunters a card that lay face down is known to
the seat that took it and, if it was given away, to the receiver too (R31).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.ugah.box import BOX, FACES, FIGURES, FIRST_FIGURE, LARGE, PLACES, PREY, SMALL
from game.ugah.state import NOBODY, Lie, Step, UgahState
from game.ugah.walk import Plan, Rulings, plans

STEPS = ("roll", "pick", "order", "share", "over")


@dataclass(frozen=True, slots=True)
class PathCard:
    """A spot of the path. Only a card that still lies there and lies face up shows kind and points.

    ``face_up`` stays true for a spot whose card lay open before it was taken.
    """

    lies: bool
    kind: str | None
    points: int | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card in front of a player. ``giver`` is the seat that gave it, or -1 if the owner took it."""

    spot: int
    kind: str | None
    points: int | None
    giver: int


@dataclass(frozen=True, slots=True)
class LiftedCard:
    """One of the two cards that wait to be shared out."""

    spot: int
    kind: str | None
    points: int | None


@dataclass(frozen=True, slots=True)
class TrayDie:
    """A die of the present roll that nobody has picked yet."""

    die: int
    symbol: str


@dataclass(frozen=True, slots=True)
class AsideDie:
    """A die set aside this turn; ``taken_this_roll`` if by a pick of the present roll."""

    die: int
    symbol: str
    taken_this_roll: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """Where a figure would stop with the dice set aside so far.

    ``order`` names the figure that goes first if that makes a difference, else it is empty. ``points``
    are those of the card there if this seat may know them; ``end_spot`` 0 is the gap.
    """

    order: str
    figure: str
    end_spot: int
    points: int | None


@dataclass(frozen=True, slots=True)
class UgahView:
    """The table as one seat sees it (``seat`` ``None`` = what lies open).

    ``path[0]`` is spot 1. ``small`` and ``large`` are positions counted without wrapping: the place is
    the position modulo ``len(path) + 1``, place 0 the gap. ``prey`` pairs each prey symbol with its
    holder (``None`` = the centre). ``step`` is one of ``STEPS``. ``rolls`` counts the throws of this turn:
    while it is 0 all dice wait to be thrown. ``preselected``: the only symbol of the roll went aside by
    itself and cannot be put back. ``open_scores`` are the points of the path cards by seat, only with
    ``show_scores`` in the base game. ``secret``: something here is hidden from another seat.
    """

    seat: int | None
    seats: int
    path: tuple[PathCard, ...]
    small: int
    large: int
    prey: tuple[tuple[str, int | None], ...]
    piles: tuple[tuple[PileCard, ...], ...]
    current: int
    step: str
    showing: tuple[TrayDie, ...]
    aside: tuple[AsideDie, ...]
    rolls: int
    preselected: bool
    lifted: tuple[LiftedCard, ...]
    open_scores: tuple[int, ...] | None
    preview: tuple[Preview, ...]
    rulings: Rulings
    reason: str
    secret: bool

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.step == STEPS[Step.OVER]


def lay_open(rulings: Rulings, spot: int) -> bool:
    """Whether the card of a spot lies face up on the path (ugah.2, ugah.58)."""
    return not rulings.unsure_hunters or spot % BOX.rules.face_up_every == 0


def build(state: UgahState, rulings: Rulings, seat: int | None) -> UgahView:
    """The view of a seat, or of the open table."""
    over = state.step == Step.OVER
    secret = False
    piles: list[tuple[PileCard, ...]] = []
    for owner, pile in enumerate(state.piles):
        shown: list[PileCard] = []
        for spot, giver in pile:
            face_up = lay_open(rulings, spot)
            if face_up or over or (seat is not None and seat in (owner, giver)):
                card = state.card(spot)
                shown.append(PileCard(spot, card.id, card.points, giver))
                if not face_up and not over:
                    secret |= state.seats > (1 if giver == NOBODY else 2)
            else:
                shown.append(PileCard(spot, None, None, giver))
        piles.append(tuple(shown))
    lifted: list[LiftedCard] = []
    for spot in state.lifted:
        face_up = lay_open(rulings, spot)
        if face_up or seat == state.current:
            card = state.card(spot)
            lifted.append(LiftedCard(spot, card.id, card.points))
            secret |= not face_up
        else:
            lifted.append(LiftedCard(spot, None, None))
    open_scores = None
    if rulings.show_scores and not rulings.unsure_hunters:
        open_scores = tuple(state.pile_points(owner) for owner in range(state.seats))
    return UgahView(
        seat=seat,
        seats=state.seats,
        path=_path(state, rulings),
        small=state.small,
        large=state.large,
        prey=tuple(
            (symbol, None if holder < 0 else holder) for symbol, holder in zip(PREY, state.prey, strict=True)
        ),
        piles=tuple(piles),
        current=state.current,
        step=STEPS[state.step],
        showing=_showing(state),
        aside=tuple(
            AsideDie(die, FACES[face], where == Lie.PICKED)
            for die, (face, where) in enumerate(zip(state.faces, state.dice, strict=True))
            if where != Lie.TRAY
        ),
        rolls=state.rolls,
        preselected=state.preselected,
        lifted=tuple(lifted),
        open_scores=open_scores,
        preview=_preview(state, rulings),
        rulings=rulings,
        reason=state.reason,
        secret=secret,
    )


@cache
def _path_card(lies: bool, kind: str | None, points: int | None, face_up: bool) -> PathCard:
    return PathCard(lies, kind, points, face_up)


def _path(state: UgahState, rulings: Rulings) -> tuple[PathCard, ...]:
    spots: list[PathCard] = []
    for spot in range(1, PLACES):
        face_up = lay_open(rulings, spot)
        if state.lies[spot] and face_up:
            card = state.card(spot)
            spots.append(_path_card(True, card.id, card.points, True))
        else:
            spots.append(_path_card(state.lies[spot], None, None, face_up))
    return tuple(spots)


def _showing(state: UgahState) -> tuple[TrayDie, ...]:
    if not state.rolls:
        return ()
    return tuple(
        TrayDie(die, FACES[state.faces[die]]) for die, where in enumerate(state.dice) if where == Lie.TRAY
    )


def _preview(state: UgahState, rulings: Rulings) -> tuple[Preview, ...]:
    if state.step == Step.ORDER:
        choices: tuple[Plan, ...] = state.plans
    elif state.step == Step.PICK:
        counts = state.counts()
        steps = (counts[FIRST_FIGURE + SMALL], counts[FIRST_FIGURE + LARGE])
        choices = plans(state.lies, state.small, state.large, steps, rulings) if any(steps) else ()
    else:
        choices = ()
    shown: list[Preview] = []
    for choice in choices:
        order = FIGURES[choice[0].figure] if len(choices) > 1 else ""
        for walk in choice:
            spot = walk.end % PLACES
            known = state.lies[spot] and lay_open(rulings, spot)  # both may stop on one card (R13)
            points = state.card(spot).points if known else None
            shown.append(Preview(order, FIGURES[walk.figure], spot, points))
    return tuple(shown)
