"""The rules of Uluk: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from operator import is_
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
from game.uluk import errand, feeding, flow, legal, options, processing, refusals, view
from game.uluk import events as ev
from game.uluk.actions import (
    ACTIONS,
    ChooseTribe,
    Eat,
    EatRest,
    EatTreat,
    EndFeeding,
    EndProcessing,
    MoveOut,
    Place,
    Process,
    Stay,
    TakeBack,
    ToCradle,
    ToFire,
)
from game.uluk.goods import GOOD, SEATS, SPACE, TRIBES
from game.uluk.state import Step, UlukState, deal

ASKS = (
    "uluk-ask-tribe",
    "uluk-ask-place",
    "uluk-ask-hut",
    "uluk-ask-process",
    "uluk-ask-feed",
)
"""What is asked, by step."""
ASK_AFTER_MEAL = "uluk-ask-after-meal"


class UlukRules:
    """One match of Uluk."""

    KEY: ClassVar[str] = "uluk"
    VERSION: ClassVar[int] = 1
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    OPTIONS: ClassVar[tuple[Option, ...]] = options.OPTIONS
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ACTIONS

    __slots__ = ("_legal", "_state")

    def __init__(self, state: UlukState) -> None:
        self._state = state
        self._legal: tuple[Action, ...] | None = None

    @classmethod
    def seat_counts(cls, chosen: Options) -> tuple[int, ...]:
        """One to four seats (uluk.1)."""
        return cls.SEATS

    @classmethod
    def new(cls, seats: int, chosen: Options, seed: int) -> Self:
        """Set a match up and begin the first season, or let the tribe be chosen.

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        options.check(chosen, seats)
        first = None if chosen["first"] == options.DRAWN else int(chosen["first"]) - 1
        state = deal(seats, options.ways_of(chosen, seats), first, seed)
        if state.ways.choose_tribe:
            state.step, state.current = Step.TRIBE, 0
        else:
            flow.begin_season(state, [])
        return cls(state)

    # Who is asked what

    def decisions(self) -> Sequence[Decision]:
        """The seat in turn is asked one thing at a time."""
        state = self._state
        if state.step == Step.OVER:
            return ()
        return _decision(state.current, state.step, state.players[state.current].well_fed)

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat."""
        return self._all() if seat == self._state.current else ()

    def _all(self) -> tuple[Action, ...]:
        if self._legal is None:
            self._legal = legal.listed(self._state)
        return self._legal

    def _lists(self, action: Action) -> bool:
        """Whether the action is legal. Mostly it is one of the list itself, which is quickly seen."""
        found = self._all()
        return any(map(is_, found, repeat(action))) or action in found

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` if it is."""
        return None if self._lists(action) else refusals.reason(self._state, action)

    # What an action does

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action and everything that follows from it without a choice.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        if not self._lists(action):
            raise IllegalAction(refusals.reason(self._state, action))
        self._legal = None
        state, seat = self._state, action.seat
        happened: list[Event] = []
        match action:
            case Place(space=space, poison=poison, card=card):
                errand.place(state, seat, SPACE[space], poison, card, happened)
                flow.after_placing(state, happened)
            case Process(start=start, end=end, pieces=pieces, card=card):
                processing.process(state, seat, GOOD[start], GOOD[end], pieces, card, happened)
                self._go_on(happened)
            case EndProcessing():
                happened.append(ev.ProcessingEnded(seat, rule="uluk.41"))
                flow.next_processor(state, flow.later(state), happened)
            case MoveOut(space=space, poison=poison, card=card):
                errand.move_out(state, seat, SPACE[space], poison, card, happened)
                flow.harvest_phase(state, happened)
            case Stay():
                happened.append(ev.Stayed(seat, rule="uluk.31"))
                flow.harvest_phase(state, happened)
            case ChooseTribe(tribe=tribe):
                state.players[seat].tribe = TRIBES.index(tribe)
                happened.append(ev.TribeChosen(seat, tribe, rule="uluk.R50"))
                flow.begin_season(state, happened)
            case _:
                self._feed(action, happened)
        return happened

    def _feed(self, action: Action, happened: list[Event]) -> None:
        state, seat = self._state, action.seat
        match action:
            case Eat(food=food):
                feeding.eat(state, seat, GOOD[food], 1, happened)
                feeding.without_choice(state, seat, happened)
            case EatRest():
                feeding.eat_rest(state, seat, happened)
                feeding.without_choice(state, seat, happened)
            case ToCradle(food=food):
                feeding.to_cradle(state, seat, GOOD[food], happened)
            case ToFire(good=good):
                feeding.to_fire(state, seat, GOOD[good], happened)
            case TakeBack(spot=spot):
                feeding.take_back(state, seat, spot, happened)
            case EatTreat(treat=treat):
                feeding.eat_treat(state, seat, GOOD[treat], happened)
            case EndFeeding():
                self._end_meal(happened)
                return
        self._go_on(happened)

    def _go_on(self, happened: list[Event]) -> None:
        """A seat that can do nothing more in its phase is done."""
        if len(self._all()) > 1:
            return
        self._legal = None
        if self._state.step == Step.FEED:
            self._end_meal(happened)
        else:
            flow.next_processor(self._state, flow.later(self._state), happened)

    def _end_meal(self, happened: list[Event]) -> None:
        state = self._state
        feeding.end(state, state.current, happened)
        flow.next_eater(state, flow.later(state), happened)

    # What is seen, and the end

    def view(self, seat: int | None) -> view.UlukView:
        """What the seat may know; ``None`` = what lies open."""
        return view.build(self._state, seat)

    def outcome(self) -> Outcome | None:
        """Most HP wins, then tokens, then the highest number (uluk.79); alone a band (uluk.94)."""
        state = self._state
        if state.step != Step.OVER:
            return None
        scores = tuple(player.hp for player in state.players)
        lines = tuple(ScoreLine(f"uluk-score-{name}", tuple(points)) for name, points in state.lines)
        return Outcome(state.winners, scores, state.reason, lines)


@cache
def _decision(seat: int, step: Step, well_fed: bool) -> tuple[Decision, ...]:
    return (Decision(seat, ASK_AFTER_MEAL if step == Step.FEED and well_fed else ASKS[step]),)
