"""Touches into gestures: tap, pick up, carry, drop, throw, hold, cancel.

A gesture is the same for mouse, finger and pen. A second press of the same pointer, a lost release or a
lost focus cancels; nothing is committed then.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from scenes.pointers import Phase, Touch

HOLD_SECONDS = 0.5
HOVER_SECONDS = 0.5
THROW_WINDOW = 0.12
"""The speed of a throw is measured over the last so many seconds before the release."""

BATCH = 0.02
"""Motions within fewer seconds came late and all at once: they tell nothing of the hand's speed."""

Pixel = tuple[float, float]


class Listener(Protocol):
    """Who wants to know of gestures; positions are pixels, speeds pixels per second."""

    def tap(self, pointer: str, at: Pixel) -> None:
        """Pressed and released without moving."""
        ...

    def pick_up(self, pointer: str, at: Pixel) -> bool:
        """Pressed and moved away from here: returns whether something is carried now."""
        ...

    def carry(self, pointer: str, at: Pixel) -> None:
        """Moved while something is carried."""
        ...

    def drop(self, pointer: str, at: Pixel, speed: Pixel) -> None:
        """Released while something is carried."""
        ...

    def cancel(self, pointer: str) -> None:
        """The gesture is off; whatever was carried goes home."""
        ...

    def hold(self, pointer: str, at: Pixel) -> None:
        """Pressed for long without moving, or asked to look closer."""
        ...

    def let_go(self, pointer: str) -> None:
        """The end of a hold."""
        ...

    def hover(self, at: Pixel) -> None:
        """The mouse moves without being pressed."""
        ...

    def keep_down(self, at: Pixel) -> float:
        """Seconds that a press here has to be held to count, or 0 where it need not."""
        ...

    def keeping(self, pointer: str, at: Pixel, share: float) -> None:
        """A press that has to be held is held for this share of its time; at 1 it counts."""
        ...

    def kept(self, pointer: str) -> None:
        """Such a press has ended, whether it counted or not."""
        ...


@dataclass(slots=True)
class _Press:
    start: Pixel
    since: float
    carrying: bool = False
    dead: bool = False
    held: bool = False
    keep: float = 0.0
    trail: list[tuple[float, Pixel]] = field(default_factory=list)


class Gestures:
    """Follows every pointer and tells a listener."""

    def __init__(self, listener: Listener, slop: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.slop = slop
        self._listener = listener
        self._clock = clock
        self._presses: dict[str, _Press] = {}
        self._hover: tuple[Pixel, float] | None = None
        self._looking = False

    @property
    def waiting(self) -> float | None:
        """Seconds until a hold or a look begins if nothing moves, or ``None``."""
        now = self._clock()
        times = [
            press.since + HOLD_SECONDS - now
            for press in self._presses.values()
            if not (press.carrying or press.dead or press.held)
        ]
        if any(press.keep and not press.dead for press in self._presses.values()):
            times.append(0.0)
        if self._hover is not None and not self._looking:
            times.append(self._hover[1] + HOVER_SECONDS - now)
        return max(0.0, min(times)) if times else None

    def touch(self, touch: Touch) -> None:
        """Follow one touch."""
        match touch.phase:
            case Phase.DOWN:
                self._end_look()
                keep = self._listener.keep_down(touch.at)
                self._presses[touch.pointer] = _Press(touch.at, self._clock(), keep=keep)
            case Phase.MOVE:
                self._move(touch)
            case Phase.UP:
                self._up(touch)
            case Phase.CANCEL:
                press = self._presses.pop(touch.pointer, None)
                if press is not None:
                    self._call_off(touch.pointer, press)
            case Phase.HOVER:
                self._end_look()
                self._hover = (touch.at, self._clock()) if touch.at[0] >= 0 else None
                self._listener.hover(touch.at)
            case Phase.LOOK:
                self._looking = True
                self._listener.hold(touch.pointer, touch.at)
            case Phase.WHEEL:
                return

    def update(self) -> None:
        """Begin holds and looks whose time has come."""
        now = self._clock()
        for pointer, press in list(self._presses.items()):
            quiet = not (press.carrying or press.dead or press.held)
            if press.keep:
                self._keep(pointer, press, now)
            elif quiet and now - press.since >= HOLD_SECONDS:
                press.held = True
                self._listener.hold(pointer, press.start)
        if self._hover is not None and not self._looking and now - self._hover[1] >= HOVER_SECONDS:
            self._looking = True
            self._listener.hold("mouse", self._hover[0])

    def _keep(self, pointer: str, press: _Press, now: float) -> None:
        if press.dead:
            return
        share = min(1.0, (now - press.since) / press.keep)
        press.dead = share >= 1
        self._listener.keeping(pointer, press.start, share)

    def cancel_all(self) -> None:
        """Call every gesture off."""
        for pointer, press in list(self._presses.items()):
            self._call_off(pointer, press)
        self._presses.clear()
        self._hover = None
        self._end_look()

    def _move(self, touch: Touch) -> None:
        press = self._presses.get(touch.pointer)
        if press is None or press.dead:
            return
        if not press.carrying:
            if math.dist(press.start, touch.at) <= self.slop:
                return
            if press.held:
                self._listener.let_go(touch.pointer)
                press.held = False
            if press.keep:
                self._listener.kept(touch.pointer)
                press.dead = True
                return
            press.carrying = self._listener.pick_up(touch.pointer, press.start)
            press.dead = not press.carrying
            if press.dead:
                return
        press.trail.append((self._clock(), touch.at))
        del press.trail[:-12]
        self._listener.carry(touch.pointer, touch.at)

    def _up(self, touch: Touch) -> None:
        press = self._presses.pop(touch.pointer, None)
        if press is not None and press.keep:
            self._listener.kept(touch.pointer)
        if press is None or press.dead:
            return
        if press.carrying:
            self._listener.drop(touch.pointer, touch.at, self._speed(press, touch.at))
        elif press.held:
            self._listener.let_go(touch.pointer)
        else:
            self._listener.tap(touch.pointer, press.start)

    def _call_off(self, pointer: str, press: _Press) -> None:
        if press.held:
            self._listener.let_go(pointer)
        elif press.keep:
            self._listener.kept(pointer)
        elif not press.dead:
            self._listener.cancel(pointer)

    def _end_look(self) -> None:
        if self._looking:
            self._looking = False
            self._listener.let_go("mouse")

    def _speed(self, press: _Press, at: Pixel) -> Pixel:
        now = self._clock()
        recent = [(when, where) for when, where in press.trail if now - when <= THROW_WINDOW]
        if not recent or now - recent[0][0] < BATCH:
            return (0.0, 0.0)
        when, where = recent[0]
        return (at[0] - where[0]) / (now - when), (at[1] - where[1]) / (now - when)
