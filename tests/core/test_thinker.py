"""Computer players think in a process of their own; its death loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import sys
import time

import pytest

from game.bots.worker import Question, Thinker, answer, bot_seed
from tests.support import GAMES, match_of, played


@pytest.fixture
def thinker():
    made = Thinker()
    yield made
    made.close()


def _question(seed: int = 3) -> Question:
    match = match_of(GAMES["ugah"], 3, {}, seed)
    for _ in played(match, seed, 5):
        pass
    seat = match.asked()[0]
    return Question("game.ugah", "hard", match.view(seat), match.actions(seat), bot_seed(1, seat, 5))


def _wait_for(thinker: Thinker):
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        action = thinker.poll()
        if action is not None:
            return action
        time.sleep(0.01)
    raise AssertionError("no answer within a minute")


def test_the_answer_is_the_same_as_here(thinker):
    for seed in (3, 4, 5):
        question = _question(seed)
        thinker.ask(question)
        assert thinker.busy
        assert _wait_for(thinker) == answer(question)
        assert not thinker.busy
        assert thinker.poll() is None


def test_a_killed_worker_is_replaced_and_asked_again(thinker):
    question = _question()
    thinker.ask(question)
    os.kill(thinker.pid, signal.SIGKILL)
    assert _wait_for(thinker) == answer(question)


def test_after_many_deaths_the_question_is_answered_here(thinker):
    question = _question()
    thinker.ask(question)
    for _ in range(20):
        if thinker.pid is not None:
            os.kill(thinker.pid, signal.SIGKILL)
            time.sleep(0.02)
        action = thinker.poll()
        if action is not None:
            break
    assert action == answer(question)


def test_a_forgotten_question_is_never_answered(thinker):
    thinker.ask(_question())
    thinker.forget()
    assert not thinker.busy
    assert thinker.poll() is None
    question = _question(6)
    thinker.ask(question)
    assert _wait_for(thinker) == answer(question)


def test_no_worker_survives_close(thinker):
    thinker.warm_up()
    pid = thinker.pid
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_worker_that_never_starts_is_given_up_for_good(thinker, monkeypatch):
    started = []
    start = Thinker._start

    def counted(self):
        started.append(1)
        start(self)

    monkeypatch.setattr(Thinker, "_start", counted)
    multiprocessing.set_executable(shutil.which("false"))
    try:
        for seed in (3, 4, 5):
            question = _question(seed)
            thinker.ask(question)
            assert _wait_for(thinker) == answer(question)
    finally:
        multiprocessing.set_executable(sys.executable)
    thinker.warm_up()
    assert 1 <= len(started) <= 5, "no storm of processes, however many questions come"
