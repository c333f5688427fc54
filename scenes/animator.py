"""Tweens: pieces on their way to where they belong. A picture of a change, which can always be cut short."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from scenes.layout import Face, Travel
from scenes.viewport import Point
from sprites.throw import Frame, Knock

SPEED = {"off": 0.0, "quick": 0.45, "normal": 1.0}
"""How long motion takes, as a share of its usual time."""


FADE = 0.25
"""Seconds in which a piece comes into view with reduced motion."""
ROLL_PER_FACE = 26.0
"""Degrees that a die rolls from one tumbling picture to the next."""
LAST_ROLL = 34.0
"""Degrees before the end from which a die shows the face on which it comes to rest."""


@dataclass(slots=True)
class Flight:
    """A piece on its way from ``start`` to ``goal`` (table units). ``age`` runs from minus the delay."""

    piece: str
    start: Point
    goal: Point
    travel: Travel
    age: float

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self.age >= self.travel.seconds

    @property
    def waiting(self) -> bool:
        """Whether the piece still lies where it was."""
        return self.age < 0

    @property
    def share(self) -> float:
        """How much of the way is done, 0 to 1."""
        return min(1.0, max(0.0, self.age / self.travel.seconds if self.travel.seconds else 1.0))

    def where(self) -> tuple[Point, float]:
        """The present place in table units and the height above the table."""
        if self.travel.track:
            frame = self._frame()
            return (frame.x, frame.y), frame.height
        points = (self.start, *self.travel.way, self.goal)
        legs = len(points) - 1
        share = self.share
        eased = share * share * (3 - 2 * share) if legs == 1 else share
        leg = min(legs - 1, int(eased * legs))
        part = eased * legs - leg
        height = self.travel.hop * math.sin(math.pi * part)
        return _between(points[leg], points[leg + 1], part), height

    def face(self) -> Face | None:
        """What the piece looks like on the way, or ``None`` for what it is."""
        if not self.travel.faces or self.done:
            return None
        rolled, whole = self._frame().rolled, self.travel.track[-1].rolled
        if whole - rolled < LAST_ROLL:
            return None
        return self.travel.faces[int(rolled / ROLL_PER_FACE) % len(self.travel.faces)]

    def _frame(self) -> Frame:
        """The present moment of the track, between two of its frames."""
        track = self.travel.track
        place = self.share * (len(track) - 1)
        number = min(len(track) - 2, int(place))
        part = place - number
        return Frame(*(a + (b - a) * part for a, b in zip(track[number], track[number + 1], strict=True)))


class Animator:
    """All flights of a table."""

    def __init__(self, speed: str, reduced: bool) -> None:
        self._flights: dict[str, Flight] = {}
        self._knocks: list[Knock] = []
        self.configure(speed, reduced)

    def configure(self, speed: str, reduced: bool) -> None:
        """Set how fast things move: ``off``, ``quick`` or ``normal``; ``reduced`` replaces ways by fades."""
        self._factor = SPEED[speed]
        self._reduced = reduced

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._flights)

    def flying(self, piece: str) -> bool:
        """Whether this piece is on its way."""
        return piece in self._flights

    def goal(self, piece: str) -> Point | None:
        """Where a piece is on its way to, or ``None``."""
        flight = self._flights.get(piece)
        return flight.goal if flight is not None else None

    def send(self, piece: str, start: Point, goal: Point, travel: Travel) -> bool:
        """Send a piece on its way; returns ``False`` if it should simply be put down."""
        if self._factor == 0:
            return False
        if self._reduced:
            start, travel = goal, Travel(FADE, travel.delay, hop=0.0, sound=travel.sound, fade=True)
        slowed = replace(travel, seconds=travel.seconds * self._factor, delay=travel.delay * self._factor)
        self._flights[piece] = Flight(piece, start, goal, slowed, -slowed.delay)
        return True

    def advance(self, seconds: float) -> tuple[list[Flight], list[Flight]]:
        """Let time pass; returns the flights under way and those that have just arrived."""
        arrived = []
        for flight in list(self._flights.values()):
            before, flight.age = flight.age, flight.age + seconds
            self._knocks += [
                knock for knock in flight.travel.knocks if before <= knock.after * self._factor < flight.age
            ]
            if flight.done:
                arrived.append(self._flights.pop(flight.piece))
        return list(self._flights.values()), arrived

    def knocks(self) -> list[Knock]:
        """The knocks that have happened since the last call."""
        due, self._knocks = self._knocks, []
        return due

    def stop(self, piece: str) -> None:
        """Forget a piece's flight."""
        self._flights.pop(piece, None)

    def finish(self) -> list[Flight]:
        """Cut everything short; returns the flights that are to be put at their goals."""
        flights = list(self._flights.values())
        self._flights.clear()
        return flights


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
