"""The table: what the five games share. It lays out what the view says, and turns gestures into actions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import Game, records
from game.contract import TABLE, Action, Event, IllegalAction, Refusal
from game.match import Match
from scenes.clockwork import Clockwork
from scenes.gestures import Gestures
from scenes.handover import Handover
from scenes.helps import Helps
from scenes.layout import Layout, Release
from scenes.likely import paint_likely
from scenes.motion import Motion
from scenes.opponents import Opponents
from scenes.picture import Picture
from scenes.pointers import Phase, Touch
from scenes.remarks import Remarks
from scenes.scene import Key
from scenes.seating import SIDE
from scenes.table_keys import Keyboard
from scenes.table_touch import Hands
from scenes.zones import Zones

if TYPE_CHECKING:
    from scenes.manager import App

REST_BEFORE_RESULTS = 1.6
"""Seconds in which the last picture of a match is left alone before the count."""


WATCH = 0.1
"""Seconds between two looks at whatever waits for its time, while nothing moves but what a hand carries."""


class TableScene(Picture):
    """One match on its table: its picture, and what hands, clocks and computer players do with it."""

    def __init__(self, app: App, box: Game, match: Match, layout: Layout) -> None:
        super().__init__(app)
        self.box = box
        self.match = match
        self.layout = layout
        self.seating_kind = self._possible(match.setup.note("seating", SIDE))
        self.shift = 0
        self.handover = Handover(self)
        self.clockwork = Clockwork(self)
        self.viewer = self.handover.first_viewer()
        self.bottom = self.viewer if self.viewer is not None else (match.setup.humans or (0,))[0]
        self.motion = Motion(self)
        self.opponents = Opponents(self.app.thinker, box, match, self.app.preferences.bot_pace)
        self.zones = Zones(self)
        self.hands = Hands(self)
        self.keyboard = Keyboard(self)
        self.helps = Helps(self)
        self.remarks = Remarks(self)
        self.gestures = Gestures(self.hands, self.app.viewport.slop)
        self._unwatched = 0.0
        self._owed = 0.0
        self._ended_at: float | None = None
        self.still = False

    def hurry(self) -> bool:
        """Finish what moves; returns whether anything did."""
        busy = self.motion.busy
        self.motion.settle()
        self.opponents.hurry()
        if self.clockwork.hurry():
            self.lay_out()
            self.motion.settle()
            return True
        return busy

    # -- playing ------------------------------------------------------------------------------------

    def perform(self, action: Action, release: Release | None = None) -> Refusal | None:
        """Play an action of a person or a computer player and show it; a refusal is returned.

        Args:
            action: what to play.
            release: how the hand opened that did it, if a hand did.
        """
        self.motion.settle()
        self.pass_time()
        try:
            events = self.match.play(action)
        except IllegalAction as error:
            return error.refusal
        self.happened(events, release, action.seat)
        return None

    def happened(self, events: tuple[Event, ...], release: Release | None = None, seat: int = TABLE) -> None:
        """Show what has happened.

        Args:
            events: of the action that was played, or of several.
            release: how the hand opened that did it, if a hand did.
            seat: who did it. Only what a person does ends the own tap-tap, sentence or hint; computer
                players and the clock act in between.
        """
        if seat in self.match.setup.humans:
            self.helps.clear(self.zones.of(seat))
            self.zones.deselect(self.zones.of(seat))
        if self.match.fault is not None:
            self.app.tell(self.app.words.fault(self.match.fault), once=True)
        eyes = (self.viewer, *self.open_seats())
        seen = tuple(event for event in events if any(event.seen_by(eye) for eye in eyes))
        self.clockwork.tell(seen)
        self.remarks.hear(seen)
        for event in seen:
            sound = self.layout.sounds(event)
            if sound:
                self.app.voice.play(sound, *self.motion.heard(release))
        self.lay_out(seen or None, release)
        self.hands.refresh()

    def seat(self, kinds: Sequence[str]) -> None:
        """Let other kinds of players go on for seats, a kind for every seat, from now on."""
        for seat, kind in enumerate(kinds):
            if kind != self.match.setup.seats[seat].kind:
                self.match.take_seat(seat, kind)
        self.opponents.forget()
        self.set_seating(self.seating_kind, self.shift)
        self._meet()

    def _meet(self) -> None:
        """Let computer players come, if there are any; tell where the match is no longer kept on disk."""
        if len(self.match.setup.humans) < len(self.match.setup.seats):
            self.app.thinker.warm_up()
        if self.match.fault is not None:
            self.app.tell(self.app.words.fault(self.match.fault), once=True)

    def undo(self) -> Refusal | None:
        """Take the last action back if a person made it; the refusal says why not."""
        self.pass_time()
        if not self.match.history:
            return Refusal("undo-nothing")
        seat = self.match.history[-1].seat
        if seat == TABLE or not self.match.setup.seats[seat].is_human:
            return Refusal("undo-other-seat")
        refusal = self.match.undo_refusal(seat)
        if refusal is not None:
            return refusal
        self.motion.settle()
        if self.match.outcome() is not None:
            records.forget(self.app.folders.records, self._record)
            self._ended_at = None
        self.match.undo(seat)
        self.opponents.forget()
        self.app.voice.play("undo")
        self.happened((), seat=seat)
        return None

    def redo(self) -> Refusal | None:
        """Play the action again that was taken back last."""
        self.pass_time()
        if not self.match.can_redo():
            return Refusal("redo-nothing")
        self.motion.settle()
        self.happened(self.match.redo(), seat=self.match.history[-1].seat)
        return None

    # -- scene --------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The table comes into view."""
        if not self.clockwork.runs:
            self.clockwork.paused = False
        self._meet()
        self.motion.configure()
        self.opponents.set_pace(self.app.preferences.bot_pace)
        self.app.voice.ambience_on(self.layout.ambience or None)

    def cover(self) -> None:
        """Let go of the stage while another scene is on top; everything comes to rest, hands are covered."""
        self.motion.settle()
        self.toggles = frozenset()
        self.gestures.cancel_all()
        self.hands.drop_all()
        self.stage = None
        self.lying = {}

    def leave(self) -> None:
        """The match is put away; it is on disk already. Nothing of it is painted any more."""
        self.motion.settle()
        self.stage = None
        self.clockwork.interrupt(asked=False)
        self.opponents.forget()
        self.helps.close()
        self.app.voice.ambience_on(None)
        self.match.close()

    def pause(self) -> None:
        """The window is out of sight: clocks stop, pieces go home, hands are covered."""
        self.clockwork.interrupt(asked=False)
        self.toggles = frozenset()
        self.gestures.cancel_all()
        self.hands.drop_all()
        self.lay_out()

    def touch(self, touch: Touch) -> None:
        """Follow a pointer."""
        if touch.phase is Phase.DOWN and self.clockwork.go_on():
            return  # the touch that uncovers the table does nothing else
        if self.stage is not None:
            self.gestures.touch(touch)

    def key(self, key: Key) -> None:
        """Play with the keyboard."""
        if not key.released and self.clockwork.go_on():
            return
        if self.stage is not None:
            self.keyboard.key(key)

    def update(self, seconds: float) -> bool:
        """Let time pass."""
        if self.stage is None:
            return False
        self._unwatched += seconds
        self._owed += seconds
        self.gestures.update()
        if self.hands.held and not self.motion.busy and self._unwatched < WATCH:
            self.hands.update(seconds)
            if self.hands.buttons.kept:
                self.keyboard.update()
            return True
        watched, self._unwatched = self._unwatched, 0.0
        if not self.still:
            self.handover.watch()
        if self.app.busy or self.app.top is not self:
            self._owed = 0.0
            return True
        if not self.motion.busy and not self.hands.held:
            self.art.catch_up()
        self.hands.update(seconds)
        self.hands.think(watched)
        self.keyboard.update()
        self.pass_time()
        self.motion.advance(seconds)
        self.helps.update()
        self.remarks.update()
        if self.still:
            return self.stage.busy
        looking = self.clockwork.telling or self.clockwork.lingering or self.layout.holds_up(self.toggles)
        action = self.opponents.update(watched, not (self.motion.busy or looking))
        if action is not None:
            self.perform(action)
        self._watch_the_end()
        if self.app.top is not self:
            return True
        return self.motion.busy or self.opponents.active or self.helps.busy or self.stage.busy

    def pass_time(self) -> None:
        """Let the clock go on to the present moment."""
        seconds, self._owed = self._owed, 0.0
        if seconds and not self.still:
            self.clockwork.advance(seconds)

    def wake(self) -> float:
        """Seconds until something is due: a hold, a slip that vanishes, a clock."""
        due = [60.0, self.helps.wake(), self.remarks.wake()]
        waiting = self.gestures.waiting
        if waiting is not None:
            due.append(waiting)
        if self.clockwork.runs or self.clockwork.telling or self._ended_at is not None:
            due.append(0.05)
        return max(0.01, min(due))

    def spare(self) -> bool:
        """Paint one picture that the next gesture will need."""
        if self._likely is None:
            self._likely = paint_likely(self)
        return next(self._likely, None) is not None

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw what changed."""
        if self.stage is None:
            return []
        return self.stage.draw(screen, whole)

    @property
    def _record(self) -> str:
        """What the match is called in the records."""
        name = self.match.journal.path.name if self.match.journal is not None else ""
        return f"{name}:{self.match.setup.seed}"

    def _watch_the_end(self) -> None:
        if self.match.decisions():
            self._ended_at = None
            return
        outcome = self.match.outcome()
        assert outcome is not None
        now = time.monotonic()
        if self._ended_at is None:
            self._ended_at = now
            self.app.voice.play("win")
            if not records.add(self.app.folders.records, self._record, self.match.setup, outcome):
                self.app.tell(self.app.words.say("fault-records-write"), once=True)
        elif self.motion.busy or self.clockwork.telling:
            self._ended_at = now
        elif now - self._ended_at > REST_BEFORE_RESULTS:
            self.show_results()

    def show_results(self) -> None:
        """Go on to the count."""
        from scenes.results import ResultsScene

        path = self.match.journal.path if self.match.journal is not None else None
        self.app.replace(ResultsScene(self.app, self.match, path))
