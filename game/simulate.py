"""Headless matches between computer players."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game import Game
from game.bots.pacing import Pacer
from game.chance import Chance
from game.contract import Fault, Outcome
from game.match import Match, start
from game.setup import SeatInfo, prepare


@dataclass(slots=True)
class Report:
    """What a series of matches showed; ``seconds`` is processor time of rules and players."""

    game: str
    players: tuple[str, ...]
    matches: int
    finished: int = 0
    actions: int = 0
    seconds: float = 0.0
    longest: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)

    def as_dict(self) -> dict[str, object]:
        """The report as plain values, in a fixed order."""
        done = max(1, self.finished)
        return {
            "game": self.game,
            "matches": self.matches,
            "finished": self.finished,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "longest": self.longest,
            "seats": [
                {"player": player, "wins": wins, "mean_score": round(score / done, 3)}
                for player, wins, score in zip(self.players, self.wins, self.scores, strict=True)
            ],
            "outcomes": dict(sorted(self.outcomes.items())),
        }


def simulate(
    box: Game,
    players: Sequence[str],
    matches: int,
    seed: int,
    options: Mapping[str, str],
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play matches between computer players.

    Args:
        box: the game.
        players: a level for every seat.
        matches: how many matches, at least 1.
        seed: the same seed gives the same report, times aside.
        options: chosen options.
        folder: where journals are written, or ``None``.
        progress: called with the number of finished matches.

    Raises:
        SetupError: if the seats or options are not allowed.
        Fault: if a journal cannot be written.
    """
    seats = [SeatInfo(kind, kind, look % 6) for look, kind in enumerate(players)]
    chance = Chance(seed)
    report = Report(box.key, tuple(players), matches, wins=[0] * len(seats), scores=[0] * len(seats))
    for number in range(matches):
        setup = prepare(box.rules, seats, options, chance.next64())
        match, fault = start(box.rules, setup, folder)
        if fault is not None:
            raise Fault("fault-simulate-folder", **fault.params)
        began = time.process_time()
        outcome = play_out(box, match)
        report.seconds += time.process_time() - began
        if match.fault is not None:
            raise match.fault
        match.close()
        report.finished += 1
        report.actions += len(match.history)
        report.longest = max(report.longest, len(match.history))
        report.outcomes[outcome.reason] += 1
        for winner in outcome.winners:
            report.wins[winner] += 1
        for place, score in enumerate(outcome.scores):
            report.scores[place] += score
        if progress is not None:
            progress(number + 1)
    return report


def play_out(box: Game, match: Match) -> Outcome:
    """Let computer players end the match."""
    pacer = Pacer(box, match)
    while True:
        outcome = match.outcome()
        if outcome is not None:
            return outcome
        pacer.step()
