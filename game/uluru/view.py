"""What a seat may know of a match, built up from nothing.

While chips are placed a seat knows its own card, and of the others how many chips lie and who has called.
Nothing in a view changes when another seat only moves a chip from place to place.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.uluru.box import BIRDS, BOX, WishCard
from game.uluru.check import in_colours
from game.uluru.options import Ways
from game.uluru.refusals import starter
from game.uluru.state import Round, Step, UluruState
from game.uluru.wishes import is_met

STEPS = ("lay", "go", "place", "over")


@dataclass(frozen=True, slots=True)
class UluruView:
    """The table as one seat sees it (``seat`` ``None`` = what lies open).

    ``step`` is one of ``STEPS``; before the first and after every check it is ``lay``, and ``rounds[-1]``
    then holds the round that was checked. ``row`` are the birds left to right, ``wishes`` the cards below
    them: none lie while it is empty, ``None`` is a card face down. ``cards[seat]`` is a colour or ``None``
    by place, or ``None`` while the card is covered. ``chips`` counts what lies on each card. ``finish`` are
    milliseconds, where they may be known. ``caller`` is who says "Go!", ``active`` whose turn it is with
    own clocks. ``run`` counts the clocks; ``deadline`` and ``counting`` (the beginning of the countdown)
    are moments on the running one. ``moves`` and ``last`` are how often the seat itself has acted this
    round, and when the last time. ``ticks`` are the birds of the row that are pleased already, only in
    training. ``deck`` is how many cards are left.
    """

    seat: int | None
    seats: int
    ways: Ways
    step: str
    round: int
    start: int
    caller: int | None
    active: int | None
    row: tuple[str, ...]
    wishes: tuple[WishCard | None, ...]
    cards: tuple[tuple[str | None, ...] | None, ...]
    chips: tuple[int, ...]
    called: tuple[bool, ...]
    stopped: tuple[bool, ...]
    finish: tuple[int | None, ...]
    run: int
    deadline: int | None
    counting: int | None
    moves: int
    last: int
    ticks: tuple[bool, ...]
    sums: tuple[int, ...]
    rounds: tuple[Round, ...]
    deck: int
    secret: bool

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.step == STEPS[Step.OVER]

    @property
    def checked(self) -> Round | None:
        """The round whose cards and wishes lie open on the table, or ``None``."""
        return self.rounds[-1] if self.rounds and self.step in (STEPS[Step.LAY], STEPS[Step.OVER]) else None


def build(state: UluruState, seat: int | None) -> UluruView:
    """The view of a seat, or of the open table."""
    seats = range(state.seats)
    checked = state.step in (Step.LAY, Step.OVER)
    wishes: tuple[WishCard | None, ...] = ()
    if state.wishes:
        shown = state.open_to(seat)
        wishes = tuple(state.wishes[bird] if shown else None for bird in state.row)
    deadline, counting = _clock(state, seat)
    own = seat is not None and not checked
    return UluruView(
        seat=seat,
        seats=state.seats,
        ways=state.ways,
        step=STEPS[state.step],
        round=state.round,
        start=state.start,
        caller=starter(state) if state.step == Step.GO else None,
        active=state.active,
        row=tuple(BIRDS[bird] for bird in state.row),
        wishes=wishes,
        cards=tuple(in_colours(state.cards[other]) if checked or other == seat else None for other in seats),
        chips=tuple(state.chips),
        called=tuple(state.called),
        stopped=tuple(state.stopped),
        finish=tuple(
            state.finish[other] if checked or other == seat or not state.ways.own else None for other in seats
        ),
        run=state.run,
        deadline=deadline,
        counting=counting,
        moves=state.moves[seat] if own and seat is not None else 0,
        last=state.last[seat] if own and seat is not None else 0,
        ticks=_ticks(state, seat),
        sums=tuple(state.sums),
        rounds=tuple(state.rounds),
        deck=len(state.deck),
        secret=_secret(state, seat),
    )


def _clock(state: UluruState, seat: int | None) -> tuple[int | None, int | None]:
    """Deadline and beginning of the countdown. With own clocks the last in order learns of its countdown
    when it has begun (R38), and nobody else does.
    """
    if not state.ways.own or state.counting is None:
        return state.deadline, state.counting
    if seat == state.active and state.stamp >= state.counting:
        return state.deadline, state.counting
    return BOX.timing.own_clock_cap_s * 1000 * state.ways.pace, None


def _ticks(state: UluruState, seat: int | None) -> tuple[bool, ...]:
    if not state.ways.training or seat is None or state.step != Step.PLACE or not state.open_to(seat):
        return ()
    return tuple(is_met(state.wishes[bird], bird, state.at[seat]) for bird in state.row)


def _secret(state: UluruState, seat: int | None) -> bool:
    """Whether the seat sees what others may not: its card, or (own clocks) the wishes, now or at once."""
    if seat is None or state.seats == 1 or state.step in (Step.LAY, Step.OVER):
        return False
    return state.chips[seat] > 0 or seat == state.active or (state.ways.own and state.open_to(seat))
