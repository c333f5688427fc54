"""Scripts that go on for long: many matches in one window, many sizes of one window."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import cycle

import pygame

import game
import scenes.manager
import scenes.table
from game.match import legal
from game.setup import SeatInfo
from scenes.menu import ShelfScene
from scenes.results import ResultsScene
from scenes.table import TableScene
from scenes.tables import open_new
from tests.bench import scripts
from tests.bench.driver import Driver
from tests.bench.processes import shared_out, status

SAMPLES = 20
"""How often memory is looked at in the course of all matches."""
HASTE = 0.001
"""Seconds a frame lasts at least while nobody looks."""
WARM_TOGGLES, WARM_ROUNDS = 20, 2
RESIZE_EVERY = 0.1
NEVER = 1e9
"""Seconds that are never over."""
SIZES = ((1280, 800), (1610, 900), (1024, 700), (1800, 1000), (1400, 620), (900, 960))


def matches(driver: Driver) -> scripts.Made:
    """``number`` matches between computer players, each with its results; tells memory again and again."""
    app, number = driver.app, driver.options.number
    scenes.manager.FRAME = HASTE
    scenes.table.REST_BEFORE_RESULTS = 0.0
    driver.turn = 0.1  # nobody waits for a clock
    keys = [box.key for box in game.SHELF]

    def script() -> Iterator[None]:
        yield from driver.painted()
        _tell_memory(driver, 0)
        every = max(1, number // SAMPLES)
        for done in range(1, number + 1):
            key = keys[done % len(keys)]
            counts = range(max(2, scripts.fewest_seats(key)), scripts.most_seats(key) + 1)
            levels = cycle(("easy", "random", "normal"))
            seats = [SeatInfo("", next(levels), seat) for seat in range(counts[done % len(counts)])]
            app.home(open_new(app, key, seats, {}, done, "around" if done % 5 == 0 else "side"))
            while not isinstance(app.top, ResultsScene):
                if isinstance(app.top, TableScene) and not app.busy:
                    app.top.hurry()
                driver.frames.clear()
                yield
            yield from driver.painted()
            if done % every == 0 or done == number:
                _tell_memory(driver, done)

    return ShelfScene(app), script()


def _tell_memory(driver: Driver, done: int) -> None:
    pid = os.getpid()
    driver.tell("memory", done=done, rss=status(pid, "VmRSS"), family=shared_out(pid))


def stress(driver: Driver) -> scripts.Made:
    """Full screen ``number`` times to and fro, then other sizes through a deal and a throw; is it whole?"""
    app, key = driver.app, driver.options.game
    pid = os.getpid()

    def table(seed: int) -> TableScene:
        seats = [SeatInfo("", kind, seat) for seat, kind in enumerate(("human", "normal", "normal"))]
        scene = open_new(app, key, seats, {}, seed, "side")
        scene.opponents.pace = NEVER  # the script plays for everybody
        return scene

    def toggles(count: int) -> Iterator[None]:
        for turn in range(count):
            driver.counted(app.toggle_fullscreen)
            yield from driver.rest(0.03)
            if turn % 10 == 9:
                yield from driver.painted()
            driver.frames.clear()
        if app.preferences.fullscreen:
            app.toggle_fullscreen()
        yield from driver.painted()

    def script() -> Iterator[None]:
        eyes, own = driver.eyes()
        size = app.screen.get_size()
        yield from driver.painted()
        yield from toggles(WARM_TOGGLES)
        before = status(pid, "VmRSS")
        yield from toggles(driver.options.number)
        after = status(pid, "VmRSS")
        count = driver.options.number
        driver.tell("toggled", before=before, after=after, times=count)
        times = 0

        def resizing(seconds: float, act: Callable[[], object]) -> Iterator[None]:
            nonlocal times
            end, due, sizes = time.monotonic() + seconds, 0.0, cycle(SIZES)
            while time.monotonic() < end:
                if time.monotonic() >= due:
                    eyes.resize(own, *next(sizes))
                    times += 1
                    due = time.monotonic() + RESIZE_EVERY
                if not app.busy:
                    act()
                yield

        def through(scene: TableScene) -> Iterator[None]:
            """Other sizes through a deal, a throw and some moves, and back to the first size."""
            app.replace(scene)
            yield from resizing(2.0, lambda: None)
            for action in legal(scene.match)[:1]:
                scene.perform(action)
            yield from resizing(2.0, lambda: None)
            moves = iter(range(12))

            def play() -> None:
                choices = legal(scene.match)
                if choices and next(moves, None) is not None:
                    scene.perform(choices[0])

            yield from resizing(3.0, play)
            eyes.resize(own, *size)
            yield from driver.painted(size)
            while scene.motion.busy:
                yield
            yield from driver.settled()
            yield from driver.rest(1.0)

        for _ in range(WARM_ROUNDS):
            yield from through(table(2))
        begun, times = status(pid, "VmRSS"), 0
        yield from through(table(2))
        ended = status(pid, "VmRSS")
        worn, seen = _surface(), eyes.picture(own, eyes.place(own))
        app.store.forget()
        app.refresh()
        yield from driver.painted(size)
        yield from driver.rest(0.5)
        fresh, seen_fresh = _surface(), eyes.picture(own, eyes.place(own))
        driver.tell(
            "resized",
            times=times,
            before=begun,
            after=ended,
            differs=_differing(worn, fresh),
            window_differs=_differing(seen, fresh) + _differing(seen_fresh, fresh),
        )

    return table(1), script()


def _surface() -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def _differing(one: bytes, other: bytes) -> int:
    """How many pixels differ; all of them if the sizes do."""
    if one == other:
        return 0
    if len(one) != len(other):
        return max(len(one), len(other)) // 3
    return sum(one[place : place + 3] != other[place : place + 3] for place in range(0, len(one), 3))
