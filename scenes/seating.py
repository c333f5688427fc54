"""Who sits at which edge, and how their trays are turned."""

from __future__ import annotations

from dataclasses import dataclass

SIDE = "side"
AROUND = "around"

BOTTOM, LEFT, TOP, RIGHT = range(4)

_EDGES = {
    1: (BOTTOM,),
    2: (BOTTOM, TOP),
    3: (BOTTOM, LEFT, TOP),
    4: (BOTTOM, LEFT, TOP, RIGHT),
    5: (BOTTOM, BOTTOM, LEFT, TOP, TOP),
    6: (BOTTOM, BOTTOM, LEFT, TOP, TOP, RIGHT),
}
"""The edges in clockwise order; a long edge takes two before a seventh would be needed."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat sits: its edge (0 bottom, 1 left, 2 top, 3 right), and its place among ``of`` there.

    Places of one edge are counted clockwise: at the bottom from right to left, at the top from left to
    right.
    """

    seat: int
    edge: int
    index: int = 0
    of: int = 1


@dataclass(frozen=True, slots=True)
class Seating:
    """How ``seats`` sit: ``kind`` is side or around.

    On one side ``viewer`` has the tray at the bottom. Around the table ``shift`` moves everybody that
    many places on.
    """

    kind: str
    seats: int
    viewer: int = 0
    shift: int = 0

    @property
    def around(self) -> bool:
        """Whether every seat has its own edge."""
        return self.kind == AROUND

    def places(self) -> tuple[Place, ...]:
        """The place of every seat, by seat number."""
        if not self.around:
            return self._side_places()
        edges = _EDGES[self.seats]
        result = []
        for seat in range(self.seats):
            slot = (seat + self.shift) % self.seats
            same = [other for other, edge in enumerate(edges) if edge == edges[slot]]
            result.append(Place(seat, edges[slot], same.index(slot), len(same)))
        return tuple(result)

    def _side_places(self) -> tuple[Place, ...]:
        others = [(self.viewer + step) % self.seats for step in range(1, self.seats)]
        left = (len(others) + 1) // 2
        result = {self.viewer: Place(self.viewer, BOTTOM)}
        for index, seat in enumerate(others):
            if index < left:
                result[seat] = Place(seat, LEFT, index, left)
            else:
                result[seat] = Place(seat, RIGHT, index - left, len(others) - left)
        return tuple(result[seat] for seat in range(self.seats))

    def turn(self, seat: int) -> int:
        """The quarter turns of what faces the seat: 0 on one side, its edge around the table."""
        return self.places()[seat].edge if self.around else 0
