"""The rules of Ugah Ugah!: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Sequence
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
    SetupError,
)
from game.ugah import events as ev
from game.ugah import refusals, view
from game.ugah.actions import ACTIONS, Done, First, Give, PutBack, Roll, Take
from game.ugah.box import (
    BONE,
    BOX,
    DICE,
    FACES,
    FIGURES,
    FIRST_FIGURE,
    FIRST_PREY,
    LARGE,
    PLACES,
    PREY,
    SMALL,
)
from game.ugah.options import DRAWN, OPTIONS, SEATS, check, rulings_of, seat_counts
from game.ugah.state import CENTRE, NOBODY, Lie, Step, UgahState, deal
from game.ugah.walk import EMPTY, MET, PASSED, Plan, Rulings, Walk, ending, plans

ASKS = ("ugah-ask-roll", "ugah-ask-pick", "ugah-ask-order", "ugah-ask-share")
ASK_MORE, ASK_DONE = "ugah-ask-pick-more", "ugah-ask-done"
ENDINGS: dict[str, type[ev.Met] | type[ev.Passed] | type[ev.PathEmptied]] = {
    MET: ev.Met,
    PASSED: ev.Passed,
    EMPTY: ev.PathEmptied,
}
ENDING_RULES = {MET: "ugah.48", PASSED: "ugah.47", EMPTY: "ugah.R40"}


class UgahRules:
    """One match of Ugah Ugah!"""

    KEY: ClassVar[str] = "ugah"
    VERSION: ClassVar[int] = 1
    SEATS: ClassVar[tuple[int, ...]] = SEATS
    OPTIONS: ClassVar[tuple[Option, ...]] = OPTIONS
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ACTIONS

    __slots__ = ("_legal", "_rulings", "_state")

    def __init__(self, state: UgahState, rulings: Rulings) -> None:
        self._state = state
        self._rulings = rulings
        self._legal: tuple[Action, ...] | None = None

    @classmethod
    def seat_counts(cls, options: Options) -> tuple[int, ...]:
        """2 to 4 seats, more with ``house_players`` (ugah.6, R36)."""
        return seat_counts(options)

    @classmethod
    def new(cls, seats: int, options: Options, seed: int) -> Self:
        """Shuffle and lay out the path cards and settle who starts (ugah.1 to ugah.7).

        Raises:
            SetupError: if the number of seats or an option is not allowed.
        """
        check(options)
        counts = seat_counts(options)
        if seats not in counts:
            raise SetupError("fault-seat-count", count=seats, least=counts[0], most=counts[-1])
        first = options["first"]
        if first != DRAWN and int(first) > seats:
            raise SetupError("fault-first-seat")
        state = deal(seats, seed)
        state.current = state.chance.below(seats) if first == DRAWN else int(first) - 1
        return cls(state, rulings_of(options))

    @classmethod
    def from_state(cls, state: UgahState, options: Options | None = None) -> Self:
        """Rules for a given situation; options that are not named have their presets."""
        chosen = {option.key: option.default for option in OPTIONS} | dict(options or {})
        check(chosen)
        return cls(state, rulings_of(chosen))

    def decisions(self) -> Sequence[Decision]:
        """The current player is asked one thing at a time."""
        state = self._state
        step = state.step
        if step == Step.OVER:
            return ()
        if step == Step.PICK and Lie.PICKED in state.dice:
            return _decision(state.current, ASK_MORE if Lie.TRAY in state.dice else ASK_DONE)
        return _decision(state.current, ASKS[step])

    def actions(self, seat: int) -> Sequence[Action]:
        """Every legal action of the seat: picks, put-backs, then rolling on or ending; or the one choice."""
        return self._all() if seat == self._state.current else ()

    def _all(self) -> tuple[Action, ...]:
        if self._legal is None:
            self._legal = self._list()
        return self._legal

    def _list(self) -> tuple[Action, ...]:
        state = self._state
        match state.step:
            case Step.PICK:
                return _picks(state.current, state.shows(), state.picked(), state.preselected)
            case Step.ROLL:
                return _roll(state.current)
            case Step.ORDER:
                return tuple(First(state.current, figure) for figure in FIGURES)
            case Step.SHARE:
                return tuple(
                    Give(state.current, spot, to)
                    for spot in state.lifted
                    for to in range(state.seats)
                    if to != state.current
                )
            case _:
                return ()

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` if it is."""
        return None if action in self._all() else refusals.reason(self._state, action)

    def apply(self, action: Action) -> Sequence[Event]:
        """Play the action and everything that follows from it without a choice.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        if action not in self._all():
            raise IllegalAction(refusals.reason(self._state, action))
        self._legal = None
        happened: list[Event] = []
        match action:
            case Roll():
                self._throw(happened)
            case Take(symbol=symbol):
                dice = self._move_dice(symbol, Lie.TRAY, Lie.PICKED)
                happened.append(ev.Taken(action.seat, symbol, dice, rule="ugah.15"))
            case PutBack(symbol=symbol):
                dice = self._move_dice(symbol, Lie.PICKED, Lie.TRAY)
                happened.append(ev.PickPutBack(action.seat, symbol, dice, rule="ugah.R37"))
            case Done():
                self._read_dice(happened)
            case First(figure=figure):
                happened.append(ev.OrderChosen(action.seat, figure, rule="ugah.37"))
                self._walk(self._state.plans[FIGURES.index(figure)], happened)
            case Give(spot=spot, to=to):
                self._share(spot, to, happened)
        return happened

    def view(self, seat: int | None) -> view.UgahView:
        """What the seat may know; ``None`` = what lies open."""
        return view.build(self._state, self._rulings, seat)

    def outcome(self) -> Outcome | None:
        """Points of cards and prey, and everybody with the highest total wins (ugah.53 to ugah.57)."""
        state = self._state
        if state.step != Step.OVER:
            return None
        cards = tuple(state.pile_points(seat) for seat in range(state.seats))
        prey = tuple(
            sum(card.points for card, holder in zip(BOX.prey, state.prey, strict=True) if holder == seat)
            for seat in range(state.seats)
        )
        scores = tuple(map(sum, zip(cards, prey, strict=True)))
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        lines = (ScoreLine("ugah-score-cards", cards), ScoreLine("ugah-score-prey", prey))
        return Outcome(winners, scores, state.reason, lines)

    # Rolling

    def _throw(self, happened: list[Event]) -> None:
        state, seat = self._state, self._state.current
        faces, dice, below = state.faces, state.dice, state.chance.below
        thrown: list[int] = []
        bones: list[int] = []
        shows = 0
        for die in range(DICE):
            if dice[die] != Lie.TRAY:
                dice[die] = Lie.ASIDE  # a pick of the roll before is final now
                continue
            face = below(len(FACES))
            faces[die] = face
            thrown.append(die)
            if face == BONE:
                bones.append(die)
                dice[die] = Lie.ASIDE
            else:
                shows |= 1 << face
        state.rolls += 1
        state.step = Step.PICK
        symbols = tuple(FACES[faces[die]] for die in thrown)
        rule = "ugah.9" if state.rolls == 1 else "ugah.17"
        happened.append(ev.Rolled(seat, tuple(thrown), symbols, rule=rule))
        if bones:
            happened.append(ev.BonesAside(seat, tuple(bones), rule="ugah.11"))
        if not shows:  # R2
            self._read_dice(happened)
        elif not shows & (shows - 1):  # R4: one symbol, so no die is left either
            symbol = FACES[shows.bit_length() - 1]
            taken = self._move_dice(symbol, Lie.TRAY, Lie.PICKED)
            state.preselected = True
            happened.append(ev.Preselected(seat, symbol, taken, rule="ugah.R4"))
            if self._rulings.auto_single:
                self._read_dice(happened)

    def _move_dice(self, symbol: str, origin: Lie, target: Lie) -> tuple[int, ...]:
        state, face = self._state, refusals.NUMBER[symbol]
        moved = tuple(die for die in range(DICE) if state.dice[die] == origin and state.faces[die] == face)
        for die in moved:
            state.dice[die] = target
        return moved

    # Reading the dice

    def _read_dice(self, happened: list[Event]) -> None:
        state, seat = self._state, self._state.current
        state.dice = [Lie.ASIDE] * DICE  # ugah.22: from here on no pick can be put back
        state.preselected = False
        counts = state.counts()
        for index, symbol in enumerate(PREY):
            if counts[FIRST_PREY + index] >= BOX.rules.prey_needed:
                holder = state.prey[index]
                state.prey[index] = seat
                if holder == seat:
                    happened.append(ev.PreyStayed(seat, symbol, rule="ugah.28"))
                else:
                    rule = "ugah.26" if holder == CENTRE else "ugah.27"
                    happened.append(ev.PreyWon(seat, symbol, holder, rule=rule))
        steps = (counts[FIRST_FIGURE + SMALL], counts[FIRST_FIGURE + LARGE])
        if not any(steps):
            happened.append(ev.FiguresStayed(seat, rule="ugah.30"))
            self._end_turn(happened)
            return
        choices = plans(state.lies, state.small, state.large, steps, self._rulings)
        if len(choices) > 1:
            state.plans = choices
            state.step = Step.ORDER
        else:
            self._walk(choices[0], happened)

    # Walking, taking, giving

    def _walk(self, plan: Plan, happened: list[Event]) -> None:
        state, seat = self._state, self._state.current
        state.plans = ()
        lifted: list[int] = []
        late: list[Event] = []
        for walk in plan:
            self._move(walk)
            happened.append(
                ev.Walked(
                    seat,
                    FIGURES[walk.figure],
                    tuple(position % PLACES for position in walk.stops),
                    walk.end % PLACES,
                    rule="ugah.32",
                )
            )
            if walk.card:
                lifted.append(walk.card)
                lift = ev.CardLifted(seat, FIGURES[walk.figure], walk.card, rule="ugah.44")
                (happened if self._rulings.lift_first else late).append(lift)
        happened += late
        for spot in lifted:
            state.lies[spot] = False
        for spot in lifted:
            self._look(seat, spot, "ugah.R33", happened)
        if len(lifted) > 1:
            state.lifted = tuple(lifted)
            state.step = Step.SHARE
            return
        for spot in lifted:
            state.piles[seat].append((spot, NOBODY))
            happened.append(ev.CardTaken(seat, spot, rule=_single_card_rule(plan)))
        self._end_turn(happened)

    def _move(self, walk: Walk) -> None:
        if walk.figure == SMALL:
            self._state.small = walk.end
        else:
            self._state.large = walk.end

    def _look(self, seat: int, spot: int, rule: str, happened: list[Event]) -> None:
        if not view.lay_open(self._rulings, spot):
            card = self._state.card(spot)
            happened.append(ev.CardSeen(seat, spot, card.id, card.points, rule=rule, only=(seat,)))

    def _share(self, spot: int, to: int, happened: list[Event]) -> None:
        state, seat = self._state, self._state.current
        kept = state.lifted[1] if spot == state.lifted[0] else state.lifted[0]
        state.lifted = ()
        state.piles[seat].append((kept, NOBODY))
        state.piles[to].append((spot, seat))
        happened.append(ev.CardTaken(seat, kept, rule="ugah.41"))
        happened.append(ev.CardGiven(seat, to, spot, rule="ugah.42"))
        self._look(to, spot, "ugah.R31", happened)
        self._end_turn(happened)

    def _end_turn(self, happened: list[Event]) -> None:
        state = self._state
        state.reason = ending(state.lies, state.small, state.large, self._rulings.pass_only)
        if state.reason:
            rule = ENDING_RULES[state.reason]
            if state.reason == MET and self._rulings.pass_only:
                rule = "ugah.R20"
            happened.append(ENDINGS[state.reason](state.current, rule=rule))
            state.step = Step.OVER
            if self._rulings.unsure_hunters:
                happened.append(ev.PilesTurned(rule="ugah.53"))
            outcome = self.outcome()
            assert outcome is not None
            happened.append(ev.GameEnded(state.reason, outcome.winners, rule="ugah.56"))
            return
        state.current = (state.current + 1) % state.seats
        state.step = Step.ROLL
        state.fresh_dice()
        happened.append(ev.TurnBegan(state.current, rule="ugah.51"))


def _single_card_rule(plan: Plan) -> str:
    """The rule by which a walk, or two, brought one card."""
    if len(plan) == 1:
        return "ugah.36"
    return "ugah.R13" if plan[0].end % PLACES == plan[1].end % PLACES else "ugah.R17"


@cache
def _decision(seat: int, ask: str) -> tuple[Decision, ...]:
    return (Decision(seat, ask),)


@cache
def _roll(seat: int) -> tuple[Action, ...]:
    return (Roll(seat),)


@cache
def _picks(seat: int, shows: int, picked: int, preselected: bool) -> tuple[Action, ...]:
    """Legal actions while dice of a roll lie in the tray; symbols are bits by number of face."""
    takes = [Take(seat, symbol) for number, symbol in enumerate(FACES) if shows >> number & 1]
    backs = [PutBack(seat, symbol) for number, symbol in enumerate(FACES) if picked >> number & 1]
    if preselected:
        backs = []
    on: list[Action] = []
    if picked:
        on.append(Roll(seat) if shows else Done(seat))
    return (*takes, *backs, *on)
