"""Hands that play: every gesture of a person at the table, each checked against the journal."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence

import game
from game import codec, journal
from game.contract import TABLE as NOBODY
from game.contract import Action, untimed
from game.match import UNDO, Match
from scenes.hands import MAGNET
from scenes.hud import MenuScene
from scenes.layout import Grip
from scenes.manager import App
from scenes.menu import ShelfScene
from scenes.pause import AskScene, PauseScene
from scenes.results import ResultsScene
from scenes.seats import SeatsScene
from scenes.table_touch import ECHO
from tests.e2e.desk import Picture, Pixel, Program
from tests.e2e.processes import LOOK_EVERY
from tests.e2e.twin import Spread, Twin, middle

SHELF = "Longtable"
TITLES = {box.key: box.title for box in game.SHELF}
TABLE = TITLES["ugah"]
RESULTS = SEATS = f"Longtable: {TABLE}"
"""What the window's title begins with at the shelf, and at table and menus of Ugah Ugah!"""
APART = 130.0
"""Table units between two figures from which a tap on one cannot mean the other."""
LONGEST = 2000
"""Lines after which a match is taken to have no end."""


Choose = Callable[[Match, Sequence[Action], random.Random], Action]
"""How a person chooses one of the legal actions."""


def anything(match: Match, legal: Sequence[Action], chance: random.Random) -> Action:
    """Any action but one that only takes another one back."""
    return chance.choice([action for action in legal if type(action).__name__ != "PutBack"])


class Hands:
    """A person with a mouse (or one finger) before the window.

    ``patient``: waits until everything lies still before every move. ``key`` is the game that is played,
    ``choose`` how the person plays it. ``kinds`` counts how often each way of making a move was used.
    """

    def __init__(
        self,
        program: Program,
        seed: int,
        patient: bool = False,
        key: str = "ugah",
        choose: Choose = anything,
    ) -> None:
        self.program = program
        self.key = key
        self.choose = choose
        self.table = TITLES[key]
        self.seats = self.results_page = f"Longtable: {TITLES[key]}"
        self.twin = Twin(program)
        self.chance = random.Random(seed)
        self.patient = patient
        self.kinds: dict[str, int] = {}
        self.way = ""
        self._pressed = 0.0

    # -- menus --------------------------------------------------------------------------------------

    def shelf(self) -> MenuScene:
        """The shelf as it must look now."""
        return self.twin.menu(ShelfScene)

    def press(self, scene: MenuScene, key: str, title: str) -> None:
        """Tap a menu's widget and wait for the scene it leads to."""
        at = middle(scene, key)
        self.program.point(at)
        before = self.program.settle()
        self.program.tap(at)
        self.program.arrive(title, before)
        self.program.settle()

    def take_seats(self, *choices: str) -> None:
        """From the shelf by taps to the seats, choose there, and sit down at the table."""
        self.press(self.shelf(), f"box-{self.key}", self.seats)
        seats = self.twin.menu(lambda app: SeatsScene(app, self.key))
        for key in choices:
            self.press(seats, key, self.seats)
            seats.press(key)
            seats.update(0.0)
        self.press(seats, "main", self.table)

    def leave_by_menu(self) -> None:
        """From the table by the menu stud back to the shelf."""
        self.press_stud("menu", self.table)
        pause = self.twin.menu(lambda app: PauseScene(app, self.spread().table))
        self.press(pause, "pause-shelf", SHELF)

    def quit(self) -> int:
        """From the shelf by its door out of the program; returns the exit status."""
        self.press(self.shelf(), "shelf-quit", SHELF)
        shelf = self.shelf()

        def asked(app: App) -> MenuScene:
            sentences = (shelf.say("quit-ask"), shelf.say("quit-yes"), shelf.say("quit-no"))
            return AskScene(app, *sentences, lambda: None)

        self.program.tap(middle(self.twin.menu(asked), "yes"))
        return self.program.ended()

    def results(self) -> MenuScene:
        """The results page as it must look now."""
        match = self.match()
        return self.twin.menu(lambda app: ResultsScene(app, match, self.program.journals()[-1]))

    def look_at_the_result(self, before: Picture) -> None:
        """The match has ended: the results lead back to the shelf, and the program ends without a word."""
        self.program.arrive(self.results_page, before, wholly=True)
        self.program.settle()
        self.press(self.results(), "shelf", SHELF)
        assert self.quit() == 0
        assert self.program.said() == ""

    def press_stud(self, name: str, title: str) -> None:
        """Press a stud of the table that opens something."""
        before = self.program.picture()
        self.program.tap(self.spread().control(name))
        self.program.arrive(title, before, wholly=True)
        self.program.settle()

    # -- the table ----------------------------------------------------------------------------------

    def match(self) -> Match:
        """The match as the journal tells it."""
        return self.program.wait("there is a whole journal", self.program.match)

    def spread(self) -> Spread:
        """What lies where on the table now."""
        return self.twin.table(self.match())

    def lines(self) -> tuple[str, ...]:
        """The journal's lines without its header."""
        return journal.read(self.program.journals()[-1]).lines

    def own(self) -> tuple[str, ...]:
        """The lines that persons have caused, without the moments at which they did."""
        record = journal.read(self.program.journals()[-1])
        return tuple(line for each in record.lines for line in self._of_persons(each, record))

    def _of_persons(self, line: str, record: journal.Record) -> list[str]:
        if line == UNDO:
            return [line]
        action = codec.decode(line, game.load(record.setup.game).rules.ACTIONS)
        if action.seat == NOBODY or not record.setup.seats[action.seat].is_human:
            return []
        return [codec.encode(untimed(action))]

    def wait_for_turn(self) -> Match | None:
        """Wait until a person is asked; ``None`` when the match has ended."""

        def asked() -> Match | bool | None:
            match = self.program.match()
            if match is None:
                return None
            if match.outcome() is not None:
                return True
            return match if self.is_asked(match) else None

        found = self.program.wait("a person is asked or the match ends", asked)
        return found if isinstance(found, Match) else None

    def is_asked(self, match: Match) -> bool:
        """Whether a person is asked something."""
        return any(match.setup.seats[seat].is_human for seat in match.asked())

    def play_out(self) -> Match:
        """Play until the match has ended."""
        while len(self.lines()) < LONGEST:
            match = self.wait_for_turn()
            if match is None:
                return self.match()
            self.move(match)
        raise AssertionError("the match has no end")

    def move(self, match: Match) -> None:
        """Make one move by one gesture; the journal must then tell exactly this move."""
        spread = self.twin.table(match)
        action = self.choose(match, spread.table.shown().actions, self.chance)
        count = len(self.own())
        self.perform(spread, action)
        self.expect(count, codec.encode(action))

    def expect(self, count: int, line: str) -> None:
        """Wait until the journal holds more than ``count`` lines of persons: the next must be ``line``."""
        self.program.wait(f"{line} stands in the journal (by {self.way})", lambda: len(self.own()) > count)
        found = self.own()[count]
        assert found == line, f"{found} instead of {line} by {self.way}; {self.program.shot()}"
        if self.way.endswith(("button", "hold")):
            self._pressed = time.monotonic()

    def perform(self, spread: Spread, action: Action) -> None:
        """Make the gesture of an action, one of those it has."""
        ways = [way for grip in spread.grips_of(action) for way in self._ways(spread, grip)]
        assert ways, f"no gesture performs {action}"
        rarest = min(self.kinds.get(kind, 0) for kind, _ in ways)
        kind, make = self.chance.choice([way for way in ways if self.kinds.get(way[0], 0) == rarest])
        self.way = kind
        if self.patient:
            self.program.settle()
        make()
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def _ways(self, spread: Spread, grip: Grip) -> list[tuple[str, Callable[[], None]]]:
        name = type(grip.action).__name__
        if grip.hold:
            return [(f"{name} by hold", lambda: self.keep(spread.control(grip.control)))]
        if grip.control:
            return [(f"{name} by button", lambda: self.push(spread.control(grip.control)))]
        pieces = [piece for piece in grip.pieces if free(spread, piece)]
        if not pieces:
            return []
        piece = self.chance.choice(pieces)
        at, ways = spread.piece(piece), []
        if grip.tap:
            ways.append((f"{name} by tap", lambda: self.program.tap(at)))
        if grip.twice:
            ways.append((f"{name} by knock", lambda: self.two_taps(at, at)))
        if grip.spot:
            goal = self.goal(spread, at, grip.spot)
            ways.append((f"{name} by drag", lambda: self.program.drag(at, goal)))
            if not any(other.tap and piece in other.pieces for other in spread.grips):
                ways.append((f"{name} by two taps", lambda: self.two_taps(at, goal)))
            if grip.throw and spread.spots[grip.spot].seat is not None:
                ways.append((f"{name} by throw", lambda: self.throw(spread, grip, at)))
        return ways

    def goal(self, spread: Spread, start: Pixel, spot: str) -> Pixel:
        """A pixel of the spot, far enough from where the hand starts to be a drag."""
        x, y = spread.spot(spot)
        far = spread.table.app.viewport.slop * 3
        return (x, y) if math.dist((x, y), start) > far else (round(x + far), y)

    def two_taps(self, piece: Pixel, goal: Pixel) -> None:
        """Tap a piece, then the place it shall go to."""
        self.program.tap(piece)
        self.program.tap(goal)

    def throw(self, spread: Spread, grip: Grip, start: Pixel) -> None:
        """Throw a piece away to where none of its spots is; once more if the machine was too slow to see
        how fast the hand was.
        """
        end = self.nowhere(spread, grip, start)
        count = len(self.own())

        def thrown() -> bool:
            self.program.throw(start, end)
            tries = time.monotonic() + 3
            while len(self.own()) <= count and time.monotonic() < tries:
                time.sleep(LOOK_EVERY)
            return len(self.own()) > count

        self.program.wait("a throw counts", thrown)

    def nowhere(self, spread: Spread, grip: Grip, start: Pixel) -> Pixel:
        """A pixel in a direction in which a piece meets none of its spots, however far it flies."""
        viewport = spread.table.app.viewport
        spots = [spread.spots[each.spot] for each in spread.grips if set(each.pieces) & set(grip.pieces)]
        for reach in (200, 150, 250, 100, 300):
            for turn in range(24):
                dx, dy = math.cos(math.tau * turn / 24), math.sin(math.tau * turn / 24)
                way = [(start[0] + far * dx, start[1] + far * dy) for far in range(reach, 2000, 20)]
                end = (round(way[0][0]), round(way[0][1]))
                inside = all(0 <= end[axis] < self.program.size[axis] for axis in (0, 1))
                if inside and not any(
                    spot.holds(*viewport.to_units(at), MAGNET) for at in way for spot in spots
                ):
                    return end
        raise AssertionError(f"{grip.pieces} cannot be thrown away from its spots")

    def keep(self, at: Pixel) -> None:
        """Hold a button until it counts."""
        count = len(self.own())
        self.program.hold(at, lambda: len(self.own()) > count)

    def push(self, at: Pixel) -> None:
        """Press a button, but not so soon after the last press that it would be taken for a double tap."""
        rest = self._pressed + ECHO + 0.05 - time.monotonic()
        if rest > 0:
            time.sleep(rest)
        self.program.tap(at)
        self._pressed = time.monotonic()


def free(spread: Spread, piece: str) -> bool:
    """Whether a tap on the middle of the piece can mean no other one."""
    if not piece.startswith("figure:"):
        return True
    places = [item for item in spread.lying.values() if item.piece.startswith("figure:")]
    return math.dist((places[0].x, places[0].y), (places[1].x, places[1].y)) > APART
