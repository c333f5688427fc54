"""Hands that see which piece lies above which: the twin of their table is painted."""

from __future__ import annotations

from game import codec
from game.match import Match
from scenes.table import TableScene
from scenes.tables import table_for
from tests.e2e.desk import Pixel, Program
from tests.e2e.hands import Choose, Hands
from tests.e2e.twin import Spread
from tests.scenes.touching import touched


class Painted(Spread):
    """What lies on a painted table; a piece is touched where no other one covers it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.lying, self.spots, self.grips = table.lying, table.spots, table.grips

    def piece(self, name: str) -> Pixel:
        at = self._pixel(self.lying[name])
        return at if self.table.stage is None else touched(self.table, name, at)


class Careful(Hands):
    """A person who touches every piece where it can be seen."""

    def __init__(self, program: Program, seed: int, key: str, choose: Choose) -> None:
        super().__init__(program, seed, key=key, choose=choose)

    def sit_down(self) -> None:
        """Lay the twin of the table out, painted, as it was before the first move."""
        told = self.match()
        self.painted = table_for(self.twin.app, Match(told.rules, told.setup))
        for _ in self.painted.prepare():
            pass

    def catch_up(self, match: Match) -> None:
        """Let the twin make the moves that the match has seen since."""
        for action in match.history[len(self.painted.match.history) :]:
            assert self.painted.perform(action) is None

    def move(self, match: Match) -> None:
        """Make one move by one gesture; the journal must then tell exactly this move."""
        table = self.painted
        self.catch_up(match)
        chosen = self.choose(table.match, table.shown().actions, self.chance)
        count = len(self.own())
        self.prepare(match, chosen.seat)
        self.perform(Painted(table), chosen)
        self.expect(count, codec.encode(chosen))

    def prepare(self, match: Match, seat: int) -> None:
        """What a seat does before it moves: nothing."""
