"""The process in which computer players think, so that the window never waits.

One :class:`Thinker` holds one worker process. It is asked one or several questions and looked at now and
then; if the worker dies in mid-thought, a new one is started and asked the same again.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.chance import Chance
from game.contract import Action, Budget, Player, Timed, View, untimed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

RESTARTS = 3
"""How often a question is asked anew; after that the Thinker thinks in its own process for good."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: its package, level, view, legal actions and chance."""

    package: str
    level: str
    view: View
    actions: tuple[Action, ...]
    seed: int
    budget: Budget = field(default_factory=Budget)


def answer(question: Question) -> Action:
    """Think here and now."""
    if len(question.actions) == 1 and not isinstance(question.actions[0], Timed):
        return question.actions[0]
    player: Player = importlib.import_module(question.package).PLAYERS[question.level]
    return player.choose(question.view, question.actions, Chance(question.seed), question.budget)


def bot_seed(seed: int, seat: int, ply: int) -> int:
    """The seed of a computer player's own chance: a replay does not depend on it."""
    return Chance(Chance(seed ^ (seat + 1) * 0x5851F42D4C957F2D).next64() ^ ply).next64()


def _work(pipe: Connection) -> None:
    while True:
        try:
            questions = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(tuple(map(answer, questions)))
        except (OSError, KeyboardInterrupt):
            return


class Thinker:
    """A worker process that answers what it is asked together, and then the next."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._questions: tuple[Question, ...] = ()
        self._restarts = 0
        self._hopeless = False

    @property
    def pid(self) -> int | None:
        """The worker's process id, or ``None`` while none runs."""
        return self._process.pid if self._process is not None else None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return bool(self._questions)

    def warm_up(self) -> None:
        """Start the worker before it is needed."""
        if self._process is None and not self._hopeless:
            self._start()

    def ask(self, *questions: Question) -> None:
        """Put questions; older ones are forgotten."""
        if self._questions:
            self._stop()
        self._questions = questions
        self._restarts = 0
        if not self._hopeless:
            self._send()

    def poll(self) -> Action | None:
        """The answer to the first question if it is there; never waits."""
        answers = self.poll_all()
        return answers[0] if answers else None

    def poll_all(self) -> tuple[Action, ...]:
        """The answers to all questions if they are there, in order, else nothing; never waits."""
        questions, pipe = self._questions, self._pipe
        if not questions:
            return ()
        if self._hopeless:
            self._questions = ()
            return tuple(map(answer, questions))
        try:
            if pipe is not None and pipe.poll():
                answers: tuple[Action, ...] = pipe.recv()
                self._questions = ()
                return answers
        except (EOFError, OSError):
            self._stop()
        if self._process is None or not self._process.is_alive():
            self._stop()
            self._restarts += 1
            if self._restarts > RESTARTS:
                self._hopeless = True
            else:
                self._send()
        return ()

    def forget(self) -> None:
        """Drop the open questions."""
        if self._questions:
            self._questions = ()
            self._stop()

    def close(self) -> None:
        """End the worker."""
        self._questions = ()
        self._stop()

    def _start(self) -> None:
        import multiprocessing  # at a start without a match nobody waits for it

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True, name="longtable-thinker")
        process.start()
        theirs.close()
        self._pipe, self._process = ours, process

    def _send(self) -> None:
        try:
            if self._process is None:
                self._start()
            assert self._pipe is not None
            self._pipe.send(self._questions)
        except OSError:
            self._stop()

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        self._pipe = self._process = None


def choose(question: Question) -> Action:
    """Think here and now and check that the answer is legal.

    Raises:
        AssertionError: if the player broke its promise.
    """
    action = answer(question)
    assert untimed(action) in question.actions, f"{question.level} chose {action}, which is not in its list"
    return action
