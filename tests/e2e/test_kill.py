"""The program is killed at random moments; the match goes on where it was."""

from __future__ import annotations

import json
import random
import signal
import time
from pathlib import Path

import pytest

from game import journal
from game.match import replay
from tests.e2e.conftest import Start
from tests.e2e.desk import Display, Program
from tests.e2e.hands import SHELF, TABLE, Hands
from tests.e2e.processes import children, running, stop, until

KILLS = 12
SEED = 7


def lines(path: Path) -> tuple[str, ...]:
    """The whole lines of a journal."""
    return journal.read(path).lines


def grown(program: Program, more: int) -> tuple[str, ...]:
    """Wait until the newest journal has ``more`` lines than now; returns what it holds then."""
    path = program.wait("a journal is there", program.journals)[-1]
    count = len(lines(path)) + more

    def enough() -> tuple[str, ...] | None:
        found = lines(path)
        return found if len(found) >= count else None

    return program.wait(f"the journal has {count} lines", enough)


@pytest.mark.parametrize("part", range(4))
def test_what_was_played_outlives_a_kill_at_any_moment(start: Start, part: int) -> None:
    """Computer players play on and on; the program is killed in mid-move, resumed, and killed again."""
    chance = random.Random(SEED + part)
    seats = ("--seats", "random,easy,random,normal", "--speed", "quick")
    program = start("play", "ugah", *seats, "--seed", str(SEED + part), window=False)
    for _ in range(KILLS // 4):
        seen = grown(program, chance.randint(1, 4))
        time.sleep(chance.random() * 0.3)
        workers = children(program.process.pid)
        program.kill()
        path = program.journals()[-1]
        record = journal.read(path)
        assert record.lines[: len(seen)] == seen
        replay(record, path.name)
        until("its helpers have ended too", lambda left=workers: not any(map(running, left)))
        program = start("resume", "--speed", "quick", window=False)
        later = grown(program, 1)
        assert later[: len(record.lines)] == record.lines
        assert [found.name for found in program.journals()] == [path.name]
    program.kill()
    assert "Traceback" not in program.said()


def test_a_move_by_hand_is_there_after_a_kill(start: Start) -> None:
    program = start("play", "ugah", "--seats", "human,human", "--seed", "3", "--speed", "off")
    program.arrive(TABLE, ())
    for number in range(3):
        hands = Hands(program, number)
        match = hands.wait_for_turn()
        assert match is not None
        hands.move(match)
        told = hands.lines()
        program.kill()
        program = start("resume", "--speed", "off")
        program.arrive(TABLE, ())
        assert Hands(program, number).lines() == told
    program.kill()


def test_a_torn_last_line_is_cut_off_and_the_match_goes_on(start: Start) -> None:
    program = start("play", "ugah", "--seats", "easy,easy", "--seed", "5", "--speed", "off", window=False)
    told = grown(program, 5)
    program.kill()
    path = program.journals()[-1]
    whole = path.read_bytes()
    path.write_bytes(whole + b'["Take",0,"sm')
    program = start("resume", "--speed", "off", window=False)
    later = grown(program, 2)
    assert later[: len(told)] == told
    program.kill()
    replay(journal.read(path), path.name)
    assert path.read_bytes().startswith(whole)


def test_a_killed_thinker_neither_loses_nor_stalls_the_match(start: Start) -> None:
    """The thinking process is frozen so that it is surely in mid-thought, then killed, again and again."""
    program = start(
        "play", "ugah", "--seats", "normal,normal", "--seed", "11", "--speed", "off", window=False
    )
    told = grown(program, 2)
    for _ in range(5):
        worker = program.wait("a thinker is there", program.workers).pop()
        stop(worker, signal.SIGSTOP)
        held = lines(program.journals()[-1])
        assert held[: len(told)] == told
        time.sleep(0.3)
        stop(worker)
        told = grown(program, 2)
        assert told[: len(held)] == held
    assert program.process.poll() is None
    program.process.terminate()
    assert program.ended() == 0
    assert "Traceback" not in program.said()


def test_thinkers_killed_as_soon_as_they_come_do_not_stall_the_match(start: Start) -> None:
    """Where no thinker lives long enough to answer, the program answers itself after a few tries."""
    program = start(
        "play", "ugah", "--seats", "normal,normal", "--seed", "12", "--speed", "off", window=False
    )
    grown(program, 1)
    goal = len(lines(program.journals()[-1])) + 3
    killed: set[int] = set()

    def played_on() -> bool:
        for worker in program.workers():
            stop(worker)
            killed.add(worker)
        return len(lines(program.journals()[-1])) >= goal

    program.wait("the match goes on without thinkers", played_on)
    assert killed
    program.process.terminate()
    assert program.ended() == 0
    assert "Traceback" not in program.said()


@pytest.mark.parametrize("way", ["terminate", "interrupt", "window"])
def test_an_orderly_end_leaves_a_whole_journal(start: Start, way: str) -> None:
    program = start("play", "ugah", "--seats", "human,easy,easy", "--seed", "4", "--speed", "quick")
    program.arrive(TABLE, ())
    hands = Hands(program, 4, patient=True)
    match = hands.wait_for_turn()
    assert match is not None
    hands.move(match)
    told = hands.lines()
    helpers = children(program.process.pid)
    end(program, way)
    assert program.ended() == 0
    assert program.said() == ""
    record = journal.read(program.journals()[-1])
    assert record.cut == 0
    assert record.lines[: len(told)] == told
    until("its helpers have ended too", lambda: not any(map(running, helpers)))


@pytest.mark.parametrize("way", ["terminate", "interrupt", "window"])
def test_the_idle_shelf_ends_at_once(start: Start, way: str) -> None:
    program = start()
    program.arrive(SHELF, ())
    program.settle()
    end(program, way)
    assert program.ended() == 0
    assert program.said() == ""


def test_a_start_is_called_off_while_the_shelf_is_painted(display: Display, tmp_path: Path) -> None:
    """Nothing is in the cache, so painting has hardly begun when the window is there."""
    program = Program(display, tmp_path / "data")
    try:
        program.show()
        program.process.terminate()
        assert program.ended() == 0
        assert program.said() == ""
    finally:
        program.close()


def test_a_second_start_offers_the_match_that_was_killed(start: Start) -> None:
    program = start(
        "play", "ugah", "--seats", "human,easy", "--names", "Anna", "--seed", "8", "--speed", "off"
    )
    program.arrive(TABLE, ())
    hands = Hands(program, 8)
    match = hands.wait_for_turn()
    assert match is not None
    hands.move(match)
    told = hands.lines()
    program.kill()

    program = start("--speed", "off")
    program.arrive(SHELF, ())
    hands = Hands(program, 9)
    hands.press(hands.shelf(), "main", TABLE)
    assert hands.lines()[: len(told)] == told
    match = hands.wait_for_turn()
    assert match is not None
    hands.move(match)
    settings = json.loads((program.data / "settings.json").read_text(encoding="utf-8"))
    assert settings["bot_pace"] == 0
    program.kill()


def end(program: Program, way: str) -> None:
    """Ask the program to end: by signal, by Ctrl+C, or by the window's close button."""
    if way == "terminate":
        program.process.terminate()
    elif way == "interrupt":
        program.process.send_signal(signal.SIGINT)
    else:
        program.key("alt+F4")
