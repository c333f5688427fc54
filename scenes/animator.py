"""Tweens: pieces on their way to where they belong. A picture of a change, which can always be cut short."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.layout import Face, Travel
from scenes.viewport import Point

SPEED = {"off": 0.0, "quick": 0.45, "normal": 1.0}
"""How long motion takes, as a share of its usual time."""


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

    def where(self) -> tuple[Point, float]:
        """The present place in table units and the height above the table."""
        share = min(1.0, max(0.0, self.age / self.travel.seconds if self.travel.seconds else 1.0))
        points = (self.start, *self.travel.way, self.goal)
        legs = len(points) - 1
        if self.travel.bounce:
            return self._bounced(points, share)
        eased = share * share * (3 - 2 * share) if legs == 1 else share
        leg = min(legs - 1, int(eased * legs))
        part = eased * legs - leg
        height = self.travel.hop * math.sin(math.pi * part)
        return _between(points[leg], points[leg + 1], part), height

    def _bounced(self, points: tuple[Point, ...], share: float) -> tuple[Point, float]:
        """A throw: fast first, then slower, with lower and lower bounces."""
        spread = 1 - (1 - share) ** 2
        legs = len(points) - 1
        leg = min(legs - 1, int(spread * legs))
        part = spread * legs - leg
        height = self.travel.hop * (1 - share) * abs(math.sin(3 * math.pi * share))
        return _between(points[leg], points[leg + 1], part), height

    def face(self) -> Face | None:
        """What the piece looks like on the way, or ``None`` for what it is."""
        if not self.travel.faces or self.done:
            return None
        share = max(0.0, self.age / self.travel.seconds)
        steps = int((1 - (1 - share) ** 1.6) * len(self.travel.faces) * 2.2)
        return self.travel.faces[steps % len(self.travel.faces)]


class Animator:
    """All flights of a table."""

    def __init__(self, speed: str, reduced: bool) -> None:
        self._flights: dict[str, Flight] = {}
        self.configure(speed, reduced)

    def configure(self, speed: str, reduced: bool) -> None:
        """Set how fast things move: ``off``, ``quick`` or ``normal``; ``reduced`` motion means at once."""
        self._factor = 0.0 if reduced else SPEED[speed]

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
        slowed = Travel(
            travel.seconds * self._factor,
            travel.delay * self._factor,
            travel.way,
            travel.hop,
            travel.faces,
            travel.sound,
            travel.bounce,
        )
        self._flights[piece] = Flight(piece, start, goal, slowed, -slowed.delay)
        return True

    def advance(self, seconds: float) -> tuple[list[Flight], list[Flight]]:
        """Let time pass; returns the flights under way and those that have just arrived."""
        arrived = []
        for flight in list(self._flights.values()):
            flight.age += seconds
            if flight.done:
                arrived.append(self._flights.pop(flight.piece))
        return list(self._flights.values()), arrived

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
