"""What happens at a table by itself: clocks that run, breaks, and what happened told step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.contract import Event, IllegalAction, Refusal
from scenes.animator import SPEED

if TYPE_CHECKING:
    from scenes.table import TableScene


LINGER = 4.0
"""Seconds that computer players leave for a look at what was told."""


class Clockwork:
    """Time at one table. ``paused``: nobody is there, or somebody asked for a break."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.paused = self.runs  # a match taken up in the middle waits for somebody
        self._story: Sequence[float] = ()
        self._step = 0
        self._told = 0.0
        self._linger = 0.0
        self._second: tuple[int | None, int | None] = (None, None)

    # -- clocks -------------------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """Whether a clock of the match is running, or would if nobody had paused it."""
        return self.table.match.running() is not None

    def seconds(self) -> tuple[int | None, int | None]:
        """Whole seconds since the clock's start, and until the table acts; ``None`` without a clock."""
        match = self.table.match
        running, left = match.running(), match.time_left()
        if running is None:
            return None, None
        return running // 1000, -int(-left // 1) if left is not None and self._ends() else None

    def advance(self, seconds: float) -> None:
        """Let time pass: no clock runs while something is told."""
        table = self.table
        if self.telling:
            if not (self.paused and self.runs):
                self._tell_on(seconds)
        elif self.lingering:
            self._linger -= seconds
        elif not self.paused and self.runs:
            factor = table.app.preferences.timer_factor
            events = table.opponents.pass_time(seconds / (factor or 1), self._ends())
            if events:
                table.happened(events)
            self._beat()
        elif not self.paused:
            table.opponents.pass_time(0.0)

    def _tell_on(self, seconds: float) -> None:
        self._told += seconds
        if self._told >= self._story[self._step]:
            self._told = 0.0
            self._step += 1
            if not self.telling:
                self._look()
            self.table.lay_out()
            self._sound()

    def _look(self) -> None:
        """All is told: nobody but persons goes on at once."""
        self._linger = 0.0 if self.runs else LINGER * SPEED[self.table.app.preferences.speed]

    def _sound(self) -> None:
        sound = self.table.layout.told(self.table.shown())
        if sound is not None:
            self.table.app.voice.play(*sound)

    def _ends(self) -> bool:
        """With timers off nobody who is asked is stopped by a clock."""
        match = self.table.match
        humans = match.setup.humans
        return bool(self.table.app.preferences.timer_factor) or not any(
            seat in humans for seat in match.asked()
        )

    def _beat(self) -> None:
        second = self.seconds()
        if second == self._second:
            return
        self._second = second
        table = self.table
        table.lay_out()
        beat = table.layout.beat(table.shown())
        if beat is not None:
            table.app.voice.play(*beat)

    # -- breaks -------------------------------------------------------------------------------------

    def interrupt(self, asked: bool) -> Refusal | None:
        """Stop the clock and cover what may not be studied; returns why somebody may not ask for it.

        Args:
            asked: whether a person wants the break; nobody can help a window that is hidden.
        """
        table = self.table
        table.pass_time()
        if not self.runs or table.still:
            self.paused = not asked
            return None
        if self.paused:
            return None
        action = table.layout.interrupt(table.shown(), asked)
        if action is not None:
            try:
                table.match.play(action)
            except IllegalAction as error:
                if asked:
                    return error.refusal
        self.paused = True
        table.gestures.cancel_all()
        table.hands.drop_all()
        if table.stage is not None:
            table.lay_out(())
            table.draw(table.app.screen, False)  # a menu may lie over a copy of this picture
        return None

    def go_on(self) -> bool:
        """Somebody is there again; returns whether things were covered until now."""
        was, self.paused = self.paused and self.runs, False
        if was and self.table.stage is not None:
            self.table.lay_out(())
        return was

    # -- telling ------------------------------------------------------------------------------------

    @property
    def telling(self) -> bool:
        """Whether something that happened is still being told."""
        return self._step < len(self._story)

    @property
    def lingering(self) -> bool:
        """Whether what was told may still be looked at, before a computer player goes on."""
        return self._linger > 0

    @property
    def place(self) -> tuple[int, int]:
        """The step that is told, of so many."""
        return self._step, len(self._story)

    def tell(self, events: Sequence[Event]) -> None:
        """Begin to tell what has just happened; what went before is told to the end."""
        factor = SPEED[self.table.app.preferences.speed]
        self._linger = 0.0
        story = self.table.layout.story(events)
        if story or not self.telling:
            self._story = tuple(seconds * factor for seconds in story)
            self._step, self._told = (0, 0.0) if factor else (len(self._story), 0.0)
        if self.telling and story:
            self._sound()

    def hurry(self) -> bool:
        """Tell everything at once, or look no longer; returns whether anything was left to tell."""
        self._linger = 0.0
        if not self.telling:
            return False
        self._step = len(self._story)
        self._look()
        return True
