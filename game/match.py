"""One match: play, tick, undo, redo, views.

Everything follows from the setup and the list of actions, so no game writes its own undo, copy, save
or replay.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import game
from game import codec, journal
from game.contract import (
    TABLE,
    Action,
    Clock,
    Decision,
    Event,
    Fault,
    IllegalAction,
    Outcome,
    Refusal,
    Rules,
    SetupError,
    Timed,
    View,
)
from game.journal import Journal, JournalError
from game.setup import HUMAN, KINDS, Setup, prepare, with_player

UNDO = '["undo"]'
"""The line that stands in a journal for taking the last action back."""
REFUSED = Fault, IllegalAction, codec.CodecError, ValueError, TypeError, LookupError, RecursionError
"""What a line of a journal may bring about that the rules or this module do not understand."""
SEATED = '["seated",'
"""How the line begins that stands in a journal for another player in a seat: its number and the kind."""


class Match:
    """A match in progress or finished.

    ``setup`` says how it began and who plays now, ``persons`` are the seats that persons had in the
    beginning, ``history`` holds the actions in order, ``version`` grows with every change, ``cut`` tells
    whether a torn last line was cut off when the match was loaded.
    """

    def __init__(self, rules: type[Rules], setup: Setup, log: Journal | None = None) -> None:
        self.rules = rules
        self.setup = setup
        self.persons = setup.humans
        self.journal = log
        self.history: list[Action] = []
        self.version = 0
        self.cut = False
        self._undone: list[Action] = []
        self._events: list[tuple[Event, ...]] = []
        self._closed_at = 0
        self._closed_why = Refusal("undo-nothing")
        self._state = self._fresh()
        self._decisions: tuple[Decision, ...] = ()
        self._clock: Clock | None = None
        self._elapsed = 0.0
        self._actions: dict[int, tuple[Action, ...]] = {}
        self._views: dict[int | None, View] = {}
        self._ask()

    def _fresh(self) -> Rules:
        return self.rules.new(len(self.setup.seats), dict(self.setup.options), self.setup.seed)

    # -- what is the case ---------------------------------------------------------------------------

    def decisions(self) -> tuple[Decision, ...]:
        """Who is asked what; empty when the match is over."""
        return self._decisions

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something now, without the table."""
        return tuple(decision.seat for decision in self._decisions if decision.seat != TABLE)

    def actions(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of the seat."""
        actions = self._actions.get(seat)
        if actions is None:
            actions = self._actions[seat] = tuple(self._state.actions(seat))
        return actions

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal, or ``None``. Without its moment it is meant to be played now."""
        return self._state.refusal(self.stamped(action))

    def view(self, seat: int | None) -> View:
        """What the seat may know; ``None`` = what lies open."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._state.view(seat)
        return view

    def outcome(self) -> Outcome | None:
        """How the match ended, or ``None``."""
        return self._state.outcome()

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that the seat may know of, from action number ``since`` on."""
        return [event for part in self._events[since:] for event in part if event.seen_by(seat)]

    # -- what happens -------------------------------------------------------------------------------

    def play(self, action: Action, at: int | None = None) -> tuple[Event, ...]:
        """Play an action; it is on disk when this returns.

        Args:
            action: it is stamped with the running clock if it is timed and has no stamp yet.
            at: the stamp of a timed action, if it is not the present moment.

        Raises:
            IllegalAction: if it is refused; nothing has changed then.
        """
        action = self.stamped(action, at)
        events = self._apply(action)
        self._undone.clear()
        self._write(action)
        return events

    def stamped(self, action: Action, at: int | None = None) -> Action:
        """The action as it would be played now, or at the moment ``at``.

        The table's own action at a deadline happens exactly then; every other one now, but never before
        the last stamp. A stamp that is there already stays.
        """
        if not isinstance(action, Timed):
            return action
        if at is None:
            at = action.at or self._moment(action)
        return action if at == action.at else replace(action, at=at)

    def _moment(self, action: Action) -> int:
        clock = self._clock
        if clock is None:
            return 0
        if action.seat == TABLE and clock.deadline is not None and action == self._state.actions(TABLE)[0]:
            return clock.deadline
        return int(self._elapsed)

    def tick(self, seconds: float, ends: bool = True) -> tuple[Event, ...]:
        """Let time pass; plays the table's first action when its time is up. Returns what happened.

        Args:
            seconds: how much of the players' time has passed, not negative.
            ends: whether the table acts at the deadline; if not, the clock stops just before it.
        """
        clock = self._clock
        if clock is None:
            return ()
        now = self._elapsed + 1000 * seconds
        if clock.deadline is None or now < clock.deadline:
            self._elapsed = now
            return ()
        if not ends:
            self._elapsed = max(self._elapsed, clock.deadline - 1.0)
            return ()
        self._elapsed = float(clock.deadline)
        return self.play(self.actions(TABLE)[0])

    @property
    def clock(self) -> Clock | None:
        """The clock that runs now, as the rules see it: at its last stamp."""
        return self._clock

    def running(self) -> int | None:
        """Whole milliseconds on the running clock, or ``None`` if none runs."""
        return int(self._elapsed) if self._clock is not None else None

    def time_left(self) -> float | None:
        """Seconds until the table acts by itself, or ``None`` if it will not."""
        clock = self._clock
        if clock is None or clock.deadline is None:
            return None
        return (clock.deadline - self._elapsed) / 1000

    def _ask(self) -> None:
        """See who is asked what, and let the clock go on: a new one from its beginning."""
        self._actions.clear()
        self._views.clear()
        self._decisions = tuple(self._state.decisions())
        before, self._clock = self._clock, None
        for decision in self._decisions:
            if decision.clock is not None:
                clock = self._clock = decision.clock
                if before is None or before.run != clock.run or self._elapsed < clock.at:
                    self._elapsed = float(clock.at)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` cannot take the last action back, or ``None`` if it can."""
        if len(self.history) <= self._closed_at:
            return self._closed_why
        if self.history[-1].seat != seat:
            return Refusal("undo-other-seat")
        if self._undone and self._undone[-1].seat != seat:
            return Refusal("undo-other-seat")
        return None

    def undo(self, seat: int) -> Action:
        """Take the seat's last action back and return it.

        Raises:
            IllegalAction: if undo is closed; ``undo_refusal`` says why.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        action = self._take_back()
        self._write(None)
        return action

    def can_redo(self) -> bool:
        """Whether an action was taken back that can be played again."""
        return bool(self._undone)

    def redo(self) -> tuple[Event, ...]:
        """Play the action again that was taken back last.

        Raises:
            IllegalAction: if none was taken back.
        """
        if not self._undone:
            raise IllegalAction(Refusal("redo-nothing"))
        action = self._undone.pop()
        events = self._apply(action)
        self._write(action)
        return events

    def take_seat(self, seat: int, kind: str) -> None:
        """Let another kind of player go on for a seat; it is on disk when this returns.

        Raises:
            SetupError: if there is no such seat or kind, or a person would see what a computer player held
                from the beginning.
        """
        if kind == HUMAN and seat not in self.persons:
            raise SetupError("fault-seat-kind", kind=kind, known=", ".join(KINDS[1:]))
        self.setup = with_player(self.setup, seat, kind)
        self._undone.clear()
        self.version += 1
        if self.journal is not None:
            self.journal.append(f'{SEATED}{seat},"{kind}"]')

    def close(self) -> None:
        """Let go of the journal's file."""
        if self.journal is not None:
            self.journal.close()

    @property
    def fault(self) -> Fault | None:
        """Why the match is no longer kept on disk, or ``None``."""
        return self.journal.fault if self.journal is not None else None

    def _apply(self, action: Action) -> tuple[Event, ...]:
        events = tuple(self._state.apply(action))
        self.history.append(action)
        self._events.append(events)
        self._ask()
        self.version += 1
        if action.seat == TABLE:
            self._close_undo("undo-table")
        for event in events:
            if event.REVEALS:
                self._close_undo(event.REVEALS)
        return events

    def _close_undo(self, why: str) -> None:
        self._closed_at = len(self.history)
        self._closed_why = Refusal(why)

    def _take_back(self) -> Action:
        action = self.history.pop()
        self._events.pop()
        self._undone.append(action)
        self._state = self._fresh()
        for earlier in self.history:
            self._state.apply(earlier)
        self._ask()
        self.version += 1
        return action

    def _write(self, action: Action | None) -> None:
        """Keep an action (``None`` = the last one was taken back) on disk."""
        if self.journal is not None:
            self.journal.append(UNDO if action is None else codec.encode(action))


def start(rules: type[Rules], setup: Setup, folder: Path | None) -> tuple[Match, Fault | None]:
    """Begin a match, kept in ``folder`` if that can be written.

    Returns the match and, where it is played in memory only, what to tell the players.
    """
    if folder is None:
        return Match(rules, setup), None
    try:
        return Match(rules, setup, Journal.create(folder, setup, rules.VERSION)), None
    except OSError as error:
        return Match(rules, setup), Fault("fault-journal-folder", reason=error.strerror or "")


def resume(path: Path) -> Match:
    """Load a match from its journal and go on writing it.

    Raises:
        JournalError: if the file is damaged, foreign, newer, or does not fit the rules; it is untouched.
    """
    loaded = replay(journal.read(path), path.name)
    _, loaded.journal = Journal.reopen(path)
    return loaded


def replay(record: journal.Record, name: str) -> Match:
    """Play a journal's lines through the rules, headless.

    Raises:
        JournalError: if the game is unknown, newer, or a line is refused by the rules.
    """
    try:
        box = game.load(record.setup.game)
    except game.NoSuchGame as error:
        raise JournalError("fault-journal-game", file=name, game=record.setup.game) from error
    if record.rules_version != box.rules.VERSION:
        raise JournalError("fault-journal-rules", file=name, version=record.rules_version)
    return replay_with(box.rules, record, name)


def replay_with(rules: type[Rules], record: journal.Record, name: str) -> Match:
    """Play a journal's lines through these rules.

    Raises:
        JournalError: if the setup or a line is refused by the rules.
    """
    try:
        setup = record.setup
        checked = prepare(rules, setup.seats, dict(setup.options), setup.seed, dict(setup.notes))
        match = Match(rules, checked)
        for line in record.lines:
            if line == UNDO:
                match._take_back()
            elif line.startswith(SEATED):
                _, seat, kind = json.loads(line)
                match.take_seat(seat, kind)
            else:
                match._apply(codec.decode(line, rules.ACTIONS))
                match._undone.clear()
    except REFUSED as error:
        raise JournalError("fault-journal-damaged", file=name) from error
    match.cut = record.cut > 0
    return match


def legal(match: Match, seats: Sequence[int] | None = None) -> list[Action]:
    """Every legal action of all seats that are asked (or of ``seats``), the table's included."""
    asked = [decision.seat for decision in match.decisions()] if seats is None else list(seats)
    return [action for seat in dict.fromkeys(asked) for action in match.actions(seat)]
