"""The rules of Uk'otoa: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from game.contract import (
    Action,
    Decision,
    Event,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Refusal,
    ScoreLine,
)
from game.ukotoa import events as ev
from game.ukotoa import legal, options, refusals, setting, turn, view
from game.ukotoa.actions import (
    ACTIONS,
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    FinishRandom,
    FinishSpiral,
    LayTile,
    Offer,
    Place,
    PlaceRandom,
    Push,
    Run,
    SitOut,
    Stop,
    Swap,
    TakeBack,
    TakeColour,
    Unleash,
    Whisper,
    Withdraw,
)
from game.ukotoa.box import BOX, SEATS
from game.ukotoa.state import Step, UkotoaState, deal

ASKS = (
    "ukotoa-ask-lay",
    "ukotoa-ask-colour",
    "ukotoa-ask-place",
    "ukotoa-ask-advance",
    "ukotoa-ask-whisper",
    "ukotoa-ask-action",
    "ukotoa-ask-push",
    "ukotoa-ask-discard",
)
"""What is asked, by step. In the action phase it does not tell whether cards are laid out."""


class UkotoaRules:
    """One match of Uk'otoa."""

    KEY: ClassVar[str] = "ukotoa"
    VERSION: ClassVar[int] = 1
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    OPTIONS: ClassVar[tuple[Option, ...]] = options.OPTIONS
    SETTLED: ClassVar[tuple[Option, ...]] = options.SETTLED
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ACTIONS

    __slots__ = ("_legal", "_state")

    def __init__(self, state: UkotoaState) -> None:
        self._state = state
        self._legal: tuple[Action, ...] | None = None

    @classmethod
    def seat_counts(cls, chosen: Options) -> tuple[int, ...]:
        """Three to five seats (ukotoa.1)."""
        return cls.SEATS

    @classmethod
    def settle(
        cls, chosen: Options, seats: int, persons: tuple[int, ...], notes: Mapping[str, str]
    ) -> Options:
        """The stall guard and the saved ship, by who sits there and what was noted (R74, R6)."""
        return options.settle(chosen, seats, persons, notes)

    @classmethod
    def new(cls, seats: int, chosen: Options, seed: int) -> Self:
        """Set a match up, as far as nobody has to decide anything.

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        options.check(chosen, seats)
        first = chosen["first"]
        starter = None if first == options.DRAWN else int(first) - 1
        return cls(deal(seats, options.ways_of(chosen), starter, options.saved_path(chosen), seed))

    # Who is asked what

    def decisions(self) -> Sequence[Decision]:
        """The seat in turn is asked one thing at a time."""
        state = self._state
        return () if state.step == Step.OVER else _decision(state.current, state.step)

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat."""
        return self._all() if seat == self._state.current else ()

    def _all(self) -> tuple[Action, ...]:
        if self._legal is None:
            self._legal = legal.listed(self._state)
        return self._legal

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` if it is."""
        return None if action in self._all() else refusals.reason(self._state, action)

    # What an action does

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action and everything that follows from it without a choice.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        if action not in self._all():
            raise IllegalAction(refusals.reason(self._state, action))
        self._legal = None
        happened: list[Event] = []
        if self._state.step < Step.ADVANCE:
            self._set_up(action, happened)
        else:
            self._take_turn(action, happened)
        return happened

    def _set_up(self, action: Action, happened: list[Event]) -> None:
        state = self._state
        match action:
            case Place(seat=seat, colour=colour, tile=tile):
                setting.place(state, seat, colour, tile, happened)
            case PlaceRandom(seat=seat):
                setting.scatter(state, seat, happened)
            case TakeColour(seat=seat, colour=colour):
                setting.take_colour(state, seat, colour, happened)
            case LayTile(seat=seat, q=q, r=r):
                setting.lay(state, seat, (q, r), happened)
            case FinishSpiral(seat=seat):
                setting.finish(state, seat, False, happened)
            case FinishRandom(seat=seat):
                setting.finish(state, seat, True, happened)

    def _take_turn(self, action: Action, happened: list[Event]) -> None:
        state = self._state
        match action:
            case Offer(seat=seat, card=card):
                state.staged.append(card)
                happened.append(_offered(seat, card))
            case Withdraw(seat=seat, card=card):
                state.staged.remove(card)
                happened.append(_withdrawn(seat, card))
            case Advance(seat=seat):
                turn.advance(state, seat, happened)
            case Decline(seat=seat):
                happened.append(ev.Declined(seat, rule="ukotoa.20"))
                turn.draw_phase(state, happened)
            case SitOut(seat=seat):
                happened.append(ev.SatOut(seat, rule="ukotoa.R48"))
                turn.draw_phase(state, happened)
                turn.end_actions(state, happened)
            case Whisper(seat=seat, said=said):
                turn.whisper(state, seat, said, happened)
            case Unleash(seat=seat, direction=side):
                turn.unleash(state, seat, side, happened)
            case Run(seat=seat, origin=origin, to=to):
                turn.run(state, seat, origin, to, happened)
            case Push(seat=seat, origin=origin, direction=side):
                turn.push(state, seat, origin, side, happened)
            case Swap(seat=seat, origin=origin, to=to):
                turn.swap(state, seat, origin, to, happened)
            case Done(seat=seat):
                turn.done(state, seat, happened)
            case TakeBack(seat=seat):
                turn.take_back(state, seat, happened)
            case Exchange(seat=seat, draw=draw):
                turn.exchange(state, seat, draw, happened)
            case Stop(seat=seat):
                happened.append(ev.Stopped(seat, rule="ukotoa.24"))
                turn.end_actions(state, happened)
            case Discard(seat=seat, card=card):
                turn.discard(state, seat, card, happened)

    # What is seen, and the end

    def view(self, seat: int | None) -> view.UkotoaView:
        """What the seat may know; ``None`` = what lies open."""
        return view.build(self._state, seat)

    def outcome(self) -> Outcome | None:
        """One seat wins alone, or two neighbours together (ukotoa.57, ukotoa.58, R59)."""
        state = self._state
        if state.step != Step.OVER:
            return None
        worth = BOX.scores.solo if state.reason == turn.SOLO else BOX.scores.shared
        seats = range(state.seats)
        scores = tuple(worth if seat in state.winners else 0 for seat in seats)
        standing = tuple(
            state.alive[state.slots[seat]] + state.alive[state.slots[seat - 1]] for seat in seats
        )
        lines = (
            ScoreLine("ukotoa-score-standing", standing),
            ScoreLine("ukotoa-score-fed", state.fed),
        )
        return Outcome(state.winners, scores, state.reason, lines)


@cache
def _decision(seat: int, step: Step) -> tuple[Decision, ...]:
    return (Decision(seat, ASKS[step]),)


@cache
def _offered(seat: int, card: int) -> Event:
    return ev.CardOffered(seat, card, rule="ukotoa.24", only=(seat,))


@cache
def _withdrawn(seat: int, card: int) -> Event:
    return ev.CardWithdrawn(seat, card, rule="ukotoa.24", only=(seat,))
