"""From a box or a journal to its table; the only place that knows which scene shows which game."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import game
from game import journal
from game import match as matches
from game.match import Match
from game.setup import SeatInfo, prepare

if TYPE_CHECKING:
    from scenes.layout import Layout
    from scenes.manager import App
    from scenes.replay import ReplayScene
    from scenes.table import TableScene

KEPT = "kept:"
"""Before the key of a game: what was kept for its later matches."""
SEATING = "seating"
DEAL, OF_THE_DAY = "deal", "day"
"""The option, and its value, by which the seed is that of the day."""
"""The key of the setup's note that says where the seats are: ``side`` or ``around``."""


def layout(key: str) -> Layout:
    """How the table of this game lies: the module ``scenes.<key>``."""
    module = importlib.import_module(f"scenes.{key}")
    made: Layout = module.LAYOUT
    return made


def open_new(
    app: App,
    key: str,
    seats: Sequence[SeatInfo],
    options: Mapping[str, str],
    seed: int | None,
    seating: str,
) -> TableScene:
    """A table with a new match, kept in the user's folder if that is possible (else the players are told).

    Without a ``seed`` one is drawn, or it is that of the day where the options say so.

    Raises:
        Fault: if there is no such game or the seats or options are not allowed.
    """
    box = game.load(key)
    if seed is None:
        seed = _fresh_seed(box, options)
    setup = prepare(box.rules, seats, options, seed, {SEATING: seating, **kept_notes(app, key)})
    match, fault = matches.start(box.rules, setup, app.folders.matches)
    if fault is not None:
        app.tell(app.words.fault(fault), once=True)
    return table_for(app, match)


def kept_notes(app: App, key: str) -> dict[str, str]:
    """What was kept at earlier tables of a game, as notes for a setup."""
    kept = app.preferences.last.get(KEPT + key)
    if not isinstance(kept, Mapping):
        return {}
    return {str(name): text for name, text in kept.items() if isinstance(text, str) and name != SEATING}


def _fresh_seed(box: game.Game, options: Mapping[str, str]) -> int:
    from datetime import date

    if box.seed_of_day is not None and options.get(DEAL) == OF_THE_DAY:
        today = date.today()
        return box.seed_of_day(today.year, today.month, today.day)
    return SystemRandom().getrandbits(64)


def open_journal(app: App, path: Path) -> TableScene:
    """A table with the match of this journal.

    Raises:
        JournalError: if the journal cannot be played on; it is untouched.
    """
    match = matches.resume(path)
    if match.cut:
        app.tell(app.words.say("fault-journal-cut"))
    if match.journal is None:
        app.tell(app.words.say("fault-journal-readonly"), once=True)
    return table_for(app, match)


def table_for(app: App, match: Match) -> TableScene:
    """A table that shows this match."""
    from scenes.table import TableScene

    return TableScene(app, game.load(match.setup.game), match, layout(match.setup.game))


def open_replay(app: App, path: Path) -> ReplayScene:
    """Look back at the match of this journal, which is only read.

    Raises:
        JournalError: if the journal cannot be replayed.
    """
    from scenes.replay import ReplayScene

    match = matches.replay(journal.read(path), path.name)
    return ReplayScene(app, game.load(match.setup.game), match, layout(match.setup.game))
