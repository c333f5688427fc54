"""Rows without a window: rules beside python-chess, the journal's disk, the strongest player's patience."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import Game
from game.bots.pacing import Pacer
from game.bots.worker import Question, choose
from game.chance import Chance
from game.contract import Action
from game.journal import Journal
from game.match import Match, legal
from tests.bench.processes import BenchError
from tests.bench.report import Row, median
from tests.support import GAMES, match_of

SLICE = 0.4
"""Seconds of processor time that each side plays before it is the other's turn."""
LEAD = 1.5
"""So many times faster than python-chess every game must be."""


def chess_plies(thorough: bool = False) -> Iterator[int]:
    """Random chess without end; yields after every ply.

    Args:
        thorough: ask ``is_game_over`` before every ply, as most people would; else the end is seen by
            cheaper signs, which makes chess a third faster and is what we measure ourselves against.
    """
    try:
        import chess
    except ImportError as error:
        raise BenchError("python-chess is missing: pip install chess") from error
    chance = random.Random(1)
    while True:
        board = chess.Board()
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            if thorough and board.is_game_over():
                break
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            yield 1


def actions_of(box: Game) -> Iterator[int]:
    """Random matches of a game without end, every number of seats in turn; yields after every action."""
    counts = box.rules.seat_counts({option.key: option.default for option in box.rules.OPTIONS})
    seed = 0
    while True:
        seed += 1
        chance = Chance(seed)
        match = match_of(box, counts[seed % len(counts)], {}, seed)
        while choices := legal(match):
            match.play(chance.pick(choices))
            yield 1


def _pace(plies: Iterator[int], seconds: float) -> float:
    """Plies per second of processor time."""
    begun, count = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(20):
            count += next(plies)
    return count / spent


def actions(quick: bool, say: Any) -> list[Row]:
    """Random actions of every game beside random plies of chess, turn and turn about."""
    chess, rows = chess_plies(), []
    _pace(chess, SLICE)
    thorough = _pace(chess_plies(thorough=True), 2 * SLICE)
    for key, box in GAMES.items():
        say(f"random matches of {key}")
        own = actions_of(box)
        _pace(own, SLICE / 2)
        pairs = [(_pace(own, SLICE), _pace(chess, SLICE)) for _ in range(3 if quick else 9)]
        ratio = median([ours / theirs for ours, theirs in pairs])
        theirs = median([pair[1] for pair in pairs])
        note = (
            f"median ratio x chess's median; measured {median([pair[0] for pair in pairs]):.0f}; "
            f"chess that asks is_game_over: {thorough:.0f}"
        )
        rows.append(Row("actions", key, ratio * theirs, "/s", theirs, "python-chess", least=LEAD, note=note))
    return rows


def journal(quick: bool, say: Any, folder: Path, keys: list[str]) -> list[Row]:
    """Appending to a journal of real matches, and a bare write with fsync on the same disk beside it."""
    say("journal")
    ours: list[float] = []
    bare: list[float] = []
    most = 200 if quick else 1500
    plain = os.open(folder / "plain", os.O_WRONLY | os.O_CREAT)
    try:
        for seed, key in enumerate(keys * most):
            if len(ours) >= most:
                break
            for took, line in _appends(GAMES[key], seed, folder):
                ours.append(took)
                begun = time.perf_counter()
                os.write(plain, line.encode())
                os.fsync(plain)
                bare.append(time.perf_counter() - begun)
    finally:
        os.close(plain)
    note = (
        f"{len(ours)} appends, max {1000 * max(ours):.1f} ms; bare write + fsync {1000 * median(bare):.2f} ms"
    )
    return [Row("journal", "append, median", 1000 * median(ours), "ms", 5.0, most=1, note=note)]


def _appends(box: Game, seed: int, folder: Path) -> Iterator[tuple[float, str]]:
    counts = box.rules.seat_counts({option.key: option.default for option in box.rules.OPTIONS})
    fresh = match_of(box, counts[0], {}, seed)
    kept = Journal.create(folder, fresh.setup, box.rules.VERSION)
    match = Match(box.rules, fresh.setup, kept)
    taken: list[tuple[float, str]] = []
    append = kept.append

    def timed(line: str) -> None:
        begun = time.perf_counter()
        append(line)
        taken.append((time.perf_counter() - begun, line))

    kept.append = timed  # type: ignore[method-assign]
    chance = Chance(seed)
    while choices := legal(match):
        match.play(chance.pick(choices))
        yield taken.pop()
    match.close()
    if match.fault is not None:
        raise BenchError(f"the journal could not be written: {match.fault}")


def decisions(quick: bool, say: Any, keys: list[str]) -> list[Row]:
    """How long the strongest player thinks about a decision, in matches among its like."""
    rows = []
    for key in keys:
        say(f"the strongest player of {key}")
        box = GAMES[key]
        level = list(box.players)[-1]
        taken: list[float] = []
        worked: list[float] = []
        end = time.monotonic() + (10 if quick else 60)
        for seed in range(1, 1000):
            counts = box.rules.seat_counts({option.key: option.default for option in box.rules.OPTIONS})
            match = match_of(box, counts[-1 - seed % len(counts)], {}, seed, level)
            _play_out(box, match, taken, worked, end)
            if time.monotonic() > end:
                break
        taken, worked = [1000 * took for took in taken], [1000 * took for took in worked]
        note = f"{len(taken)} decisions; processor time {median(worked):.2f} / {max(worked):.0f} ms"
        rows.append(
            Row("think", f"{key} {level}, median decision", median(taken), "ms", 500, most=1, note=note)
        )
        rows.append(Row("think", f"{key} {level}, longest decision", max(taken), "ms", 2000, most=1))
    return rows


def _play_out(box: Game, match: Match, taken: list[float], worked: list[float], end: float) -> None:
    def think(question: Question) -> Action:
        begun, began = time.perf_counter(), time.process_time()
        action = choose(question)
        taken.append(time.perf_counter() - begun)
        worked.append(time.process_time() - began)
        return action

    pacer = Pacer(box, match, think)
    while match.decisions() and time.monotonic() < end:
        pacer.step()
