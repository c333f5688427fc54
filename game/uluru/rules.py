"""The rules of Uluru: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from game.contract import (
    TABLE,
    Action,
    Clock,
    Decision,
    Event,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Refusal,
    ScoreLine,
    SetupError,
)
from game.uluru import events as ev
from game.uluru import hands, options, view
from game.uluru.actions import ACTIONS, Go, LayOut, Lift, Pause, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.box import BIRDS, BOX, COUNTDOWN, NOWHERE, NUMBER, PLACES, ROUNDS, WishCard
from game.uluru.check import check
from game.uluru.deals import possible
from game.uluru.refusals import can_slow, reason, starter
from game.uluru.solver import best
from game.uluru.state import DRAWS, Step, UluruState, deal, laid_out

ASK_LAY, ASK_GO, ASK_PLACE = "uluru-ask-lay", "uluru-ask-go", "uluru-ask-place"
ASK_CALL, ASK_WAIT, ASK_TIME = "uluru-ask-call", "uluru-ask-wait", "uluru-ask-time"
FEWEST, ALONE = "fewest", "alone"
SECOND = 1000


class UluruRules:
    """One match of Uluru."""

    KEY: ClassVar[str] = "uluru"
    VERSION: ClassVar[int] = 1
    SEATS: ClassVar[tuple[int, ...]] = options.SEATS
    OPTIONS: ClassVar[tuple[Option, ...]] = options.OPTIONS
    SETTLED: ClassVar[tuple[Option, ...]] = options.SETTLED
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ACTIONS

    __slots__ = ("_asked", "_lists", "_state")

    def __init__(self, state: UluruState) -> None:
        self._state = state
        self._asked: tuple[Decision, ...] | None = None
        self._lists: list[tuple[Action, ...] | None] = [None] * state.seats

    @classmethod
    def seat_counts(cls, options: Options) -> tuple[int, ...]:
        """One to five seats, one for each card (uluru.5)."""
        return cls.SEATS

    @classmethod
    def settle(
        cls, chosen: Options, seats: int, persons: tuple[int, ...], notes: Mapping[str, str]
    ) -> Options:
        """The clock, the open wishes and the persons, by who sits where (uluru 2.8)."""
        return options.settle(chosen, seats, persons, notes)

    @classmethod
    def new(cls, seats: int, chosen: Options, seed: int) -> Self:
        """Shuffle the deck and lay the birds in a row (uluru.5 to uluru.9).

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        options.check(chosen)
        if seats not in cls.SEATS:
            raise SetupError("fault-seat-count", count=seats, least=cls.SEATS[0], most=cls.SEATS[-1])
        first = chosen["first"]
        if first != options.DRAWN and int(first) > seats:
            raise SetupError("fault-first-seat")
        return cls(deal(seats, options.ways_of(chosen, seats), first, seed))

    @classmethod
    def from_wishes(
        cls, wishes: Sequence[WishCard], seats: int, chosen: Options | None = None, start: int = 0
    ) -> Self:
        """A match that begins with these wishes (by bird, the row in the order of the box), for tests."""
        named = {option.key: option.default for option in cls.OPTIONS} | dict(chosen or {})
        options.check(named)
        return cls(laid_out(wishes, seats, options.ways_of(named, seats), start=start))

    # Who is asked what

    def decisions(self) -> Sequence[Decision]:
        """One seat lays out and says "Go!"; then every seat that is not ready is asked at the same time."""
        if self._asked is None:
            self._asked = self._ask()
        return self._asked

    def _ask(self) -> tuple[Decision, ...]:
        state = self._state
        match state.step:
            case Step.OVER:
                return ()
            case Step.LAY:
                return (_decision(state.start, ASK_LAY),)
            case Step.GO:
                return (_decision(starter(state), ASK_GO),)
        asked = [
            _decision(seat, ASK_PLACE if state.chips[seat] < PLACES else ASK_CALL)
            for seat in range(state.seats)
            if state.placing(seat)
        ]
        if can_slow(state):
            asked += [_decision(seat, ASK_WAIT) for seat in range(state.seats) if not state.placing(seat)]
        asked.append(Decision(TABLE, ASK_TIME, Clock(state.run, state.stamp, state.deadline)))
        return tuple(asked)

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat, without moments; the table's one at a deadline is its first."""
        state = self._state
        if state.step == Step.PLACE:
            if seat == TABLE:
                return hands.table(state.deadline is not None, state.paused)
            return self._listed(seat) if 0 <= seat < state.seats else ()
        if state.step == Step.LAY and seat == state.start:
            return hands.LAY[seat]
        if state.step == Step.GO and seat == starter(state):
            return hands.GO[seat]
        return ()

    def _listed(self, seat: int) -> tuple[Action, ...]:
        known = self._lists[seat]
        if known is None:
            state = self._state
            slow = can_slow(state)
            if state.placing(seat):
                known = hands.listed(seat, state.at[seat], slow)
            else:
                known = hands.SLOW[seat] if slow else ()
            self._lists[seat] = known
        return known

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal at its moment, or ``None`` if it is."""
        return reason(self._state, action)

    # What an action does

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action and everything that follows from it without a choice.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        state = self._state
        refusal = reason(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        happened: list[Event] = []
        match action:
            case Place(seat=seat, colour=colour, place=place) | Swap(seat=seat, colour=colour, place=place):
                self._stamp(action.at)
                self._move(seat, NUMBER[colour], place, action.at, happened)
            case Lift(seat=seat, colour=colour):
                self._stamp(action.at)
                self._move(seat, NUMBER[colour], NOWHERE, action.at, happened)
            case Uluru(seat=seat):
                self._stamp(action.at)
                self._call(seat, action.at, happened)
            case SlowTable(seat=seat):
                self._stamp(action.at)
                state.slowed = True
                state.deadline = action.at + BOX.timing.slow_table_s * SECOND * state.ways.pace
                happened.append(ev.LimitSet(seat, state.deadline, rule="uluru.R20"))
                self._anew()
            case Pause(forced=forced):
                self._stamp(action.at)
                state.paused = state.paused or not forced
                happened.append(ev.Paused(forced, rule="uluru.67"))
            case TimeUp():
                self._time_up(action.at, happened)
            case LayOut(seat=seat):
                self._lay(seat, happened)
            case Go(seat=seat):
                self._go(seat, happened)
        return happened

    def _stamp(self, at: int) -> None:
        if at != self._state.stamp:
            self._state.stamp = at
            self._asked = None

    def _anew(self) -> None:
        """Who is asked what and what everybody may do has changed."""
        self._asked = None
        self._lists = [None] * self._state.seats

    def _lay(self, seat: int, happened: list[Event]) -> None:
        state = self._state
        state.clear()
        state.round += 1
        for _ in range(DRAWS if state.ways.solvable else 0):  # R39
            drawn = self._drawn()
            if not best(drawn).penalty:
                break
            state.deck = state.chance.shuffled(state.deck)
        state.wishes = self._drawn()
        del state.deck[: len(BIRDS)]
        state.step = Step.GO
        shown = self._shown() if state.ways.laid else ()
        happened.append(ev.LaidOut(seat, state.round, shown, rule="uluru.10"))
        self._anew()

    def _drawn(self) -> tuple[WishCard, ...]:
        """The top cards of the deck, by bird: the first one goes below the first bird of the row (R33)."""
        state = self._state
        return tuple(state.deck[state.row.index(bird)] for bird in range(len(BIRDS)))

    def _shown(self) -> tuple[int, ...]:
        state = self._state
        return tuple(state.wishes[bird].id for bird in state.row)

    def _go(self, seat: int, happened: list[Event]) -> None:
        state, ways = self._state, self._state.ways
        state.step = Step.PLACE
        state.run += 1
        state.stamp = 0
        state.deadline = state.counting = None
        happened.append(ev.Began(seat, rule="uluru.75" if ways.own else "uluru.14"))
        if not ways.laid:
            only = (seat,) if ways.own else None
            happened.append(ev.WishesShown(self._shown(), rule="uluru.13", only=only))
        if ways.timers and ways.own:
            state.deadline = BOX.timing.own_clock_cap_s * SECOND * ways.pace
            if state.turn == state.seats - 1:  # uluru.77
                last = max(time for time in state.finish if time is not None)
                if last < state.deadline:
                    state.counting, state.deadline = last, last + COUNTDOWN * ways.pace
        elif ways.timers and ways.solo_ms:
            state.deadline = ways.solo_ms * ways.pace
        self._anew()

    def _move(self, seat: int, bird: int, target: int, at: int, happened: list[Event]) -> None:
        """Move a chip; a chip that lies at the target goes where the first one came from (uluru.17)."""
        state = self._state
        card, places = state.cards[seat], state.at[seat]
        origin = places[bird]
        other = card[target] if target != NOWHERE else NOWHERE
        if origin != NOWHERE:
            card[origin] = other
        if target != NOWHERE:
            card[target] = bird
        places[bird] = target
        happened.append(_moved(seat, bird, origin, target))
        if other != NOWHERE:
            places[other] = origin
            happened.append(_moved(seat, other, target, origin))
        state.moves[seat] += 1
        state.last[seat] = at
        if state.ways.strict:
            state.past[seat].append((at, tuple(card)))
        chips = PLACES - card.count(NOWHERE)
        if chips != state.chips[seat]:
            if PLACES in (chips, state.chips[seat]):
                self._asked = None
            state.chips[seat] = chips
            happened.append(_counted(seat, chips))
        self._lists[seat] = None

    def _call(self, seat: int, at: int, happened: list[Event]) -> None:
        state, ways = self._state, self._state.ways
        state.called[seat] = True
        state.finish[seat] = at
        state.moves[seat] += 1
        state.last[seat] = at
        happened.append(ev.Called(seat, rule="uluru.20"))
        if not ways.own and ways.timers and state.finish.count(None) == 1:  # uluru.23
            state.counting, state.deadline = at, at + COUNTDOWN * ways.pace
            last = state.finish.index(None)
            happened.append(ev.CountdownBegan(last, state.deadline, rule="uluru.23"))
        self._anew()
        self._go_on(happened)

    def _time_up(self, at: int, happened: list[Event]) -> None:
        state = self._state
        for seat in range(state.seats):
            if state.placing(seat):
                state.stopped[seat] = True
                happened.append(ev.Stopped(seat, state.chips[seat], rule="uluru.26"))
        for seat in range(state.seats):
            if state.stopped[seat] and state.finish[seat] is None:
                state.finish[seat] = at
        self._anew()
        self._go_on(happened)

    def _go_on(self, happened: list[Event]) -> None:
        """The next seat's clock, or the check once everybody is ready (uluru.27)."""
        state = self._state
        if None in state.finish:
            if state.ways.own:
                state.turn += 1
                state.step = Step.GO
                state.deadline = state.counting = None
            return
        check(state, happened)
        state.deadline = state.counting = None
        state.start = (state.start + 1) % state.seats  # uluru.51
        if state.round < ROUNDS:
            state.step = Step.LAY
            happened.append(ev.StartMoved(state.start, rule="uluru.51"))
            return
        state.step = Step.OVER
        outcome = self.outcome()
        assert outcome is not None
        happened.append(ev.GameEnded(outcome.reason, outcome.winners, rule="uluru.52"))

    # What is seen, and the end

    def view(self, seat: int | None) -> view.UluruView:
        """What the seat may know; ``None`` = what lies open."""
        return view.build(self._state, seat)

    def outcome(self) -> Outcome | None:
        """The lowest sum wins; equal lowest sums win together (uluru.53, uluru.54, uluru.83)."""
        state = self._state
        if state.step != Step.OVER:
            return None
        sums = tuple(state.sums)
        seats = range(state.seats)
        winners = tuple(seat for seat in seats if sums[seat] == min(sums))
        late = tuple(
            BOX.scoring.last_player * sum(past.late[seat] for past in state.rounds) for seat in seats
        )
        unmet = tuple(sums[seat] - late[seat] for seat in seats)
        if state.seats == 1:
            spent = sum(past.finish[0] for past in state.rounds) // SECOND
            lines = (
                ScoreLine("uluru-score-wishes", unmet),
                ScoreLine("uluru-score-best", (possible(state.rounds),)),
                ScoreLine("uluru-score-seconds", (spent,)),
            )
            return Outcome(winners, sums, ALONE, lines, (spent,))
        wishes, lateness = ScoreLine("uluru-score-wishes", unmet), ScoreLine("uluru-score-late", late)
        return Outcome(winners, sums, FEWEST, (wishes, lateness))


@cache
def _decision(seat: int, ask: str) -> Decision:
    return Decision(seat, ask)


@cache
def _moved(seat: int, bird: int, origin: int, place: int) -> Event:
    return ev.ChipMoved(seat, BIRDS[bird], origin, place, rule="uluru.16", only=(seat,))


@cache
def _counted(seat: int, chips: int) -> Event:
    return ev.ChipsCounted(seat, chips, rule="uluru.20")
