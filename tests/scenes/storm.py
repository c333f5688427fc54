"""Five hands at once: every seat of an Uluru table acts by its own fingers, randomly interleaved.

``python -m tests.scenes.storm ROUNDS`` plays as many rounds as are wanted; the test plays a few.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from game.chance import Chance
from game.uluru.box import BIRDS
from tests.scenes.table_desk import Desk
from tests.scenes.uluru_hands import match_with

SEATS = 5
HOLD = 0.4
"""Seconds for which a finger stays on the button that has to be held."""


class Storm:
    """A table of five persons and the fingers that play at it; ``seen`` counts what has happened."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Chance(seed)
        match = match_with(("human",) * SEATS, "around", seed=seed, timers="off")
        self.desk = Desk(match, folder, seating="around", size=(960, 600))
        self.seen: Counter[str] = Counter()
        self._next_finger = 0
        self._frozen: dict[tuple[int, int], object] = {}

    def play(self, rounds: int) -> None:
        """Let everybody act until so many rounds are over; the state is checked after every event."""
        desk = self.desk
        hands: dict[int, Iterator[None]] = {}
        while len(desk.match.view(None).rounds) < rounds and desk.match.outcome() is None:
            if desk.match.clock is None:
                self._begin_round()
                hands = {seat: self._hand(seat) for seat in range(SEATS)}
            seat = self.chance.pick(sorted(hands))
            try:
                next(hands[seat])
            except StopIteration:
                hands[seat] = self._hand(seat)
            self.check()
            if self.chance.below(6) == 0:
                desk.now += 0.01
                desk.app.step(0.01)
        desk.settle()

    def check(self) -> None:
        """No chip is lost or in two places; what is frozen stays frozen; the table shows every chip once."""
        desk = self.desk
        for seat in range(SEATS):
            view = desk.match.view(seat)
            card = view.cards[seat]
            assert card is not None
            lying = [bird for bird in card if bird is not None]
            assert len(lying) == len(set(lying)) == view.chips[seat]
            called = view.called[seat]
            if (key := (seat, len(view.rounds))) in self._frozen:
                assert called
                assert self._frozen[key] == card, "a chip was moved after the call"
            elif called:
                self._frozen[key] = card
            if not called:
                names = {f"chip:{seat}:{bird}" for bird in BIRDS}
                assert names <= desk.table.lying.keys()
        carried = [name for held in desk.table.hands.held.values() for name in held.offsets]
        assert len(carried) == len(set(carried)), "a chip is in two hands"

    def _begin_round(self) -> None:
        desk = self.desk
        self._frozen = {}
        for _ in range(4):
            if desk.match.clock is not None:
                break
            action = desk.match.actions(desk.match.asked()[0])[0]
            desk.table.hurry()
            desk.settle()
            desk._wait_for_echo()
            desk.tap(desk.at_control(desk.grips(action)[0].control), 99)
        assert desk.match.clock is not None
        desk.settle()

    def _hand(self, seat: int) -> Iterator[None]:
        """One gesture of one seat, event by event."""
        desk, chance = self.desk, self.chance
        self._next_finger += 1
        finger = self._next_finger
        view = desk.match.view(seat)
        if view.called[seat]:
            self.seen["frozen"] += 1
            yield from self._drag(
                finger, f"chip:{seat}:{chance.pick(BIRDS)}", f"place:{seat}:{chance.below(6)}"
            )
            return
        if view.chips[seat] == 6 and chance.below(4) == 0:
            yield from self._call(seat, finger)
            return
        bird = chance.pick(BIRDS)
        card = view.cards[seat] or ()
        free = [place for place in range(6) if place >= len(card) or card[place] is None]
        if free and chance.below(3):
            bird = chance.pick([bird for bird in BIRDS if bird not in card])
            goal = f"place:{seat}:{chance.pick(free)}"
        else:
            owner = seat if chance.below(8) else chance.below(SEATS)
            goal = chance.pick([f"place:{owner}:{chance.below(6)}", f"supply:{seat}"])
        if chance.below(4) == 0:
            yield from self._taps(finger, f"chip:{seat}:{bird}", goal)
        else:
            yield from self._drag(finger, f"chip:{seat}:{bird}", goal)

    def _drag(self, finger: int, piece: str, goal: str) -> Iterator[None]:
        desk = self.desk
        if piece not in desk.table.lying:
            return
        start, end = desk.at_piece(piece), desk.at_spot(goal)
        desk.down(start, finger)
        yield
        for share in (0.5, 1.0):
            at = tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
            desk.move(at, finger, 0.02)
            yield
        if self.chance.below(12) == 0:
            desk.down(end, finger)  # a finger that goes down twice: the first gesture is off
            yield
        desk.move(end, finger, 0.15)
        desk.up(end, finger)
        self.seen["drag"] += 1
        yield

    def _taps(self, finger: int, piece: str, goal: str) -> Iterator[None]:
        desk = self.desk
        if piece not in desk.table.lying:
            return
        for at in (desk.at_piece(piece), desk.at_spot(goal)):
            desk.down(at, finger)
            yield
            desk.up(at, finger)
            yield
        self.seen["tap-tap"] += 1

    def _call(self, seat: int, finger: int) -> Iterator[None]:
        desk = self.desk
        at = desk.at_control(f"call:{seat}")
        desk.down(at, finger)
        yield
        desk.now += HOLD
        desk.app.step(0.01)
        yield
        desk.up(at, finger)
        self.seen["call"] += 1
        yield


def main() -> int:
    """Play many rounds and tell what happened."""
    rounds = int(sys.argv[1])
    total: Counter[str] = Counter()
    played = 0
    with tempfile.TemporaryDirectory() as folder:
        while played < rounds:
            storm = Storm(Path(folder), played + 1)
            storm.play(6)
            played += len(storm.desk.match.view(None).rounds)
            total += storm.seen
            total["actions"] += len(storm.desk.match.history)
            storm.desk.close()
            print(played, dict(total), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
