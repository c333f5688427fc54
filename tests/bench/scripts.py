"""What happens in the watched window: one script for each thing that is measured.

A script is the first scene and a generator that acts once a frame. Where hands from outside act, it ends
when everything is ready for them and the program stays.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import cycle

import game
from game.bots.worker import Question
from game.chance import Chance
from game.contract import Action
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from scenes.curtain import CurtainScene
from scenes.layout import Grip, Travel
from scenes.menu import ShelfScene
from scenes.scene import Scene
from scenes.table import TableScene
from scenes.tables import open_new, table_for
from tests.bench.driver import Driver

Made = tuple[Scene, Iterator[None]]

FLYING = 20
"""Pieces that are in flight at once."""
FLIGHT = Travel(seconds=1.2, hop=40.0)
LATE = 0.6
"""Share of a random match after which a table is taken to be full."""
SMALL, LARGE = (1280, 800), (1920, 1080)


# -- tables -----------------------------------------------------------------------------------------------


def seated(key: str, kinds: list[str], seed: int, notes: dict[str, str] | None = None) -> Match:
    """A fresh match in memory."""
    rules = game.load(key).rules
    seats = [SeatInfo(f"Player {seat + 1}", kind, seat % 6) for seat, kind in enumerate(kinds)]
    return Match(rules, prepare(rules, seats, {}, seed, notes))


def most_seats(key: str) -> int:
    """The greatest number of seats with the usual options."""
    rules = game.load(key).rules
    return rules.seat_counts({option.key: option.default for option in rules.OPTIONS})[-1]


def fewest_seats(key: str) -> int:
    """The smallest number of seats with the usual options."""
    rules = game.load(key).rules
    return rules.seat_counts({option.key: option.default for option in rules.OPTIONS})[0]


def full_match(
    key: str, fits: Callable[[Match], bool], kinds: list[str], notes: dict[str, str] | None = None
) -> Match:
    """A match that has come far by random actions, is not over, and ``fits``."""
    for seed in range(1, 100):
        length = sum(1 for _ in _played(seated(key, kinds, seed), seed))
        match = seated(key, kinds, seed, notes)
        for _ in _played(match, seed):
            if len(match.history) >= LATE * length and match.decisions() and fits(match):
                return match
    raise AssertionError(f"no match of {key} comes to such a position")


def _played(match: Match, seed: int) -> Iterator[Action]:
    chance = Chance(seed)
    while match.decisions():
        action = chance.pick(legal(match))
        match.play(action)
        yield action


def drags_of(table: TableScene) -> list[Grip]:
    """The legal drags on a table that need not be painted yet."""
    geometry = table.layout.geometry(table.app.viewport, table.seating)
    return [grip for grip in table.layout.grips(geometry, table.shown()) if grip.spot and grip.pieces]


def full_table(driver: Driver, fits: Callable[[Grip], bool] | None = None) -> TableScene:
    """A full table whose first seat is a person who is to act, and can drag something that ``fits``.

    The others are computer players; where everybody acts at once they are persons around the table.
    """
    app, key = driver.app, driver.options.game
    seats = most_seats(key)
    kinds, notes = ["human"] + ["normal"] * (seats - 1), {"seating": "side"}
    first = seated(key, kinds, 1)
    together = table_for(app, first).layout.all_at_once(first.view(None))
    if together:
        kinds, notes = ["human"] * seats, {"seating": "around"}

    def table(match: Match) -> TableScene:
        scene = table_for(app, match)
        scene.clockwork.go_on()
        return scene

    def good(match: Match) -> bool:
        asked = match.asked()
        if asked != (0,) and not (together and 0 in asked):
            return False
        return fits is None or any(fits(grip) for grip in drags_of(table(match)))

    return table(full_match(key, good, kinds, notes))


# -- hands from outside -----------------------------------------------------------------------------------


def drag(driver: Driver) -> Made:
    """A full table; tells where a piece (or, with a number of 2, a handful) lies and whither it may go."""
    handful = driver.options.number > 1

    def fits(grip: Grip) -> bool:
        return (len(grip.along) > 1) == handful

    try:
        table = full_table(driver, fits)
    except AssertionError:
        table = full_table(driver, lambda grip: True)

    def script() -> Iterator[None]:
        yield from driver.painted()
        grips = drags_of(table)
        grip = next((grip for grip in grips if fits(grip)), grips[0])
        item, spot = table.lying[grip.pieces[0]], table.spots[grip.spot]
        to_px = table.app.viewport.to_px
        driver.stays = driver.light = True
        driver.tell(
            "ready",
            piece=to_px((item.x, item.y)),
            spot=to_px((spot.x, spot.y)),
            pieces=len(table.lying),
            carried=max(1, len(grip.along)),
        )

    return table, script()


def curtain(driver: Driver) -> Made:
    """A table behind a curtain, where the program stays."""
    table = full_table(driver)

    def script() -> Iterator[None]:
        yield from driver.painted()
        app = driver.app
        app.push(CurtainScene(app, 1, "Somebody", app.words.say("curtain-look-away"), app.pop))
        yield from driver.painted()
        driver.stays = driver.light = True
        driver.tell("ready")

    return table, script()


# -- by itself --------------------------------------------------------------------------------------------


def sit_down(driver: Driver) -> Made:
    """From the painted shelf to a painted table that was never painted before, and to one that was."""

    def script() -> Iterator[None]:
        app, key = driver.app, driver.options.game
        seats = [SeatInfo("", "human", seat) for seat in range(most_seats(key))]
        yield from driver.painted()
        for name in ("first", "again"):
            app.store.forget()
            count, begun = len(driver.frames), time.monotonic()
            driver.counted(lambda: app.push(open_new(app, key, seats, {}, 1, "side")))
            yield from driver.painted()
            seconds = driver.frames[-1].ended - begun
            driver.tell_frames(name, driver.frames[count:], seconds=seconds)
            app.pop()
            yield from driver.painted()

    return ShelfScene(driver.app), script()


def flight(driver: Driver) -> Made:
    """Twenty pieces in flight at once for ``number`` seconds."""
    table = full_table(driver)

    def script() -> Iterator[None]:
        yield from driver.painted()
        names = _loose(table)
        flying = min(FLYING, len(names))
        step = len(names) // 2 or 1
        begin = len(driver.frames)
        for number, name in enumerate(names[:flying]):
            _send(table, name, names[(number + step) % len(names)])
            for _ in range(3):
                yield
        warm = len(driver.frames)
        end = time.monotonic() + driver.options.number
        order = cycle(enumerate(names))
        while time.monotonic() < end:
            missing = flying - sum(table.motion.animator.flying(name) for name in names)
            while missing > 0:
                number, name = next(order)
                if not table.motion.animator.flying(name):
                    _send(table, name, names[(number + step) % len(names)])
                    missing -= 1
            yield
        driver.tell_frames("flight", driver.frames[warm:], flying=flying, warming=warm - begin)

    return table, script()


def _loose(table: TableScene) -> list[str]:
    return [name for name, item in table.lying.items() if not item.fixed]


def _send(table: TableScene, name: str, goal: str) -> None:
    here, there = table.lying[name], table.lying[goal]
    table.motion.animator.send(name, (here.x, here.y), (there.x, there.y), FLIGHT)


def throw(driver: Driver) -> Made:
    """``number`` throws of all dice, each until they lie still; the rest of the matches passes at once."""
    key = driver.options.game

    def fresh(seed: int) -> TableScene:
        scene = table_for(driver.app, seated(key, ["human", "normal", "normal"], seed))
        scene.still = True
        return scene

    first = fresh(1)

    def script() -> Iterator[None]:
        table, chance, thrown, most = first, Chance(1), 0, 0
        seen, worst = [], []
        yield from driver.painted()
        while thrown < driver.options.number:
            yield from driver.settled()  # nobody throws without a moment's rest
            choices = legal(table.match)
            if not choices:
                table = fresh(thrown + 2)
                driver.app.replace(table)
                yield from driver.painted()
                continue
            action, count = chance.pick(choices), len(driver.frames)
            scene = table
            driver.counted(lambda: scene.perform(action))  # noqa: B023
            dice = _dice(table.match)
            if dice and dice >= most:
                most = dice
                while table.motion.busy or len(driver.frames) == count:
                    yield
                thrown += 1
                seen += driver.frames[count:]
                worst.append(max(frame.wall for frame in driver.frames[count:]))
            else:
                table.hurry()
                yield
        driver.tell_frames("throw", seen, dice=most, worst=worst)

    return first, script()


def _dice(match: Match) -> int:
    """How many dice the last action has thrown."""
    events = match.events(None, len(match.history) - 1)
    return max((len(getattr(event, "dice", ())) for event in events if hasattr(event, "symbols")), default=0)


def countdown(driver: Driver) -> Made:
    """Five cards around the table and ten seconds for the last one, whose chips fly to and fro."""
    match = seated("uluru", ["human"] * 5, 1, {"seating": "around"})
    while match.clock is None:
        match.play(match.actions(match.asked()[0])[0])
    for _ in range(7):
        for seat in range(4):
            own = match.actions(seat)
            empty = next((action for action in own if type(action).__name__ == "Place"), None)
            full = next((action for action in own if type(action).__name__ == "Uluru"), None)
            match.play(full or empty or own[0])
    table = table_for(driver.app, match)

    def script() -> Iterator[None]:
        yield from driver.painted()
        yield from driver.settled()
        table.clockwork.go_on()
        names = [name for name in _loose(table) if name.startswith("chip:4:")]
        begin = len(driver.frames)
        while match.clock is not None:
            for name, goal in zip(names[:2], names[2:4], strict=True):
                if name in table.lying and not table.motion.animator.flying(name):
                    _send(table, name, goal)
            yield
        driver.tell_frames("countdown", driver.frames[begin:], pieces=len(table.lying))

    return table, script()


def think(driver: Driver) -> Made:
    """The strongest player thinks without a pause for ``number`` seconds while three pieces fly."""
    key, app = driver.options.game, driver.app
    box = game.load(key)
    strongest = list(box.players)[-1]
    table = full_table(driver)

    def questions() -> Iterator[Question]:
        for seed in cycle(range(1, 30)):
            match = seated(key, [strongest] * most_seats(key), seed)
            for _ in _played(match, seed):
                for seat in match.asked():
                    actions = match.actions(seat)
                    if len(actions) > 1:
                        yield Question(box.package, strongest, match.view(seat), actions, seed)

    def script() -> Iterator[None]:
        yield from driver.painted()
        yield from driver.rest(1.0)
        names = _loose(table)[:6]
        waiting, answers = questions(), 0
        begin, end = len(driver.frames), time.monotonic() + driver.options.number
        while time.monotonic() < end:
            for name, goal in zip(names[:3], names[3:], strict=False):
                if not table.motion.animator.flying(name):
                    _send(table, name, goal)
            if not app.thinker.busy:
                question = next(waiting)
                driver.counted(lambda: app.thinker.ask(question))  # noqa: B023
                answers += 1
            driver.counted(app.thinker.poll)
            yield
        driver.tell_frames("think", driver.frames[begin:], answers=answers)

    return table, script()


def resize(driver: Driver) -> Made:
    """From a small window to a large one and back, twice; the first time the large one is new."""
    number = driver.options.number
    scene: Scene = ShelfScene(driver.app) if number == 0 else full_table(driver)

    def script() -> Iterator[None]:
        eyes, own = driver.eyes()
        yield from driver.painted()
        for name, size in (("first", LARGE), ("", SMALL), ("again", LARGE)):
            yield from driver.rest(0.5)
            count, begun = len(driver.frames), time.monotonic()
            eyes.resize(own, *size)
            yield from driver.painted(size)
            if name:
                seconds = driver.frames[-1].ended - begun
                driver.tell_frames(name, driver.frames[count:], seconds=seconds)

    return scene, script()


SCRIPTS: dict[str, Callable[[Driver], Made]] = {
    "drag": drag,
    "curtain": curtain,
    "sit-down": sit_down,
    "flight": flight,
    "throw": throw,
    "countdown": countdown,
    "think": think,
    "resize": resize,
}
