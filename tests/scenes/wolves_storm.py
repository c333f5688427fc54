"""Six hands at once: every seat of a table of Wolves gathers by its own fingers, randomly interleaved.

``python -m tests.scenes.wolves_storm MATCHES`` plays as many as are wanted; the test plays a few.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from game.chance import Chance
from tests.scenes.table_desk import Desk
from tests.scenes.wolves_hands import match_with

SEATS = 6


class Gathering:
    """A table of six persons and the fingers that gather at it; ``seen`` counts what has happened."""

    def __init__(self, folder: Path, seed: int, seats: int = SEATS) -> None:
        self.chance = Chance(seed)
        self.seats = seats
        match = match_with(("human",) * seats, "around", seed)
        self.desk = Desk(match, folder, seating="around", size=(1280, 800))
        self.seen: Counter[str] = Counter()
        self._next_finger = 0

    def play(self) -> None:
        """Let everybody draw until all have stopped; the table is checked after every event."""
        desk = self.desk
        hands: dict[int, Iterator[None]] = {}
        while desk.match.view(None).step == "gather" and desk.match.outcome() is None:
            for seat in range(self.seats):
                hands.setdefault(seat, self._hand(seat))
            seat = self.chance.pick(sorted(hands))
            try:
                next(hands[seat])
            except StopIteration:
                del hands[seat]
            self.check()
            if self.chance.below(5) == 0:
                desk.now += 0.01
                desk.app.step(0.01)
        desk.settle()

    def check(self) -> None:
        """Every card is seen once: in a hand, face up, or in the deck; no piece is in two hands."""
        desk = self.desk
        if desk.app.top is not desk.table:  # the last one who gathers may read the rules
            assert len(desk.match.asked()) == 1
            desk.app.pop()
            desk.settle()
        view = desk.match.view(None)
        for seat, player in enumerate(view.players):
            backs = sum(name.startswith((f"hand:{seat}:", f"own:{seat}:")) for name in desk.table.lying)
            leaders = sum(name.startswith(f"leader:{seat}:") for name in desk.table.lying)
            assert leaders == player.leaders
            assert backs == player.cards
            if player.drawing in ("stopped", "overstretched"):
                assert not [a for a in desk.table.shown().actions if a.seat == seat and view.step == "gather"]
        carried = [name for held in desk.table.hands.held.values() for name in held.offsets]
        assert len(carried) == len(set(carried)), "a card is in two hands"

    def _hand(self, seat: int) -> Iterator[None]:
        """One gesture of one seat, event by event."""
        desk, chance = self.desk, self.chance
        self._next_finger += 1
        finger = self._next_finger
        top = f"top:{seat}"
        if top not in desk.table.lying:
            return
        drawn = desk.match.view(None).players[seat].cards
        way = chance.below(10)
        if way < 5 or drawn < 2:
            owner = seat if chance.below(6) else chance.below(self.seats)
            yield from self._drag(finger, top, f"hand:{owner}")
        elif way < 8:
            yield from self._tap(finger, desk.at_piece(top))
            yield from self._tap(finger, desk.at_spot(f"hand:{seat}"))
            self.seen["tap-tap"] += 1
        else:
            yield from self._tap(finger, desk.at_piece(top))
            if top in desk.table.lying:
                yield from self._tap(finger, desk.at_piece(top))
            self.seen["knock"] += 1

    def _tap(self, finger: int, at: tuple[int, int]) -> Iterator[None]:
        self.desk.down(at, finger)
        yield
        self.desk.up(at, finger)
        yield

    def _drag(self, finger: int, piece: str, goal: str) -> Iterator[None]:
        desk = self.desk
        start, end = desk.at_piece(piece), desk.at_spot(goal)
        desk.down(start, finger)
        yield
        for share in (0.5, 1.0):
            at = tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
            desk.move(at, finger, 0.02)
            yield
        desk.move(end, finger, 0.15)
        desk.up(end, finger)
        self.seen["drag"] += 1
        yield


def main(matches: int) -> None:
    """Let everybody gather in so many matches and say what has happened."""
    total: Counter[str] = Counter()
    for seed in range(1, matches + 1):
        with tempfile.TemporaryDirectory() as folder:
            storm = Gathering(Path(folder), seed)
            storm.play()
            total += storm.seen
            total["actions"] += len(storm.desk.match.history)
            storm.desk.close()
    print(f"{matches} matches: {dict(total)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
