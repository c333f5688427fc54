"""Longtable's command line: opens the window, or runs a headless command."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, TextIO

import game
from game import folders, journal
from game.contract import Fault
from game.setup import SeatInfo
from scenes.arguments import UsageError, parser
from scenes.words import ENGLISH, Words

if TYPE_CHECKING:
    from game import Game
    from scenes.manager import App
    from scenes.scene import Scene

MENU_SHOTS = ("shelf", "seats", "settings", "rulebook", "results")
NEWEST = 60
"""Journals that are looked through for a match to go on with."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit status (2 after an error, told in one sentence)."""
    if hasattr(sys, "frozen"):
        import multiprocessing

        multiprocessing.freeze_support()
    words = Words()
    try:
        options = parser().parse_args(sys.argv[1:] if arguments is None else arguments)
        words = Words(options.lang or ENGLISH)
        status = COMMANDS[options.command](options, words)
    except Fault as fault:
        if fault.key == "fault-output":
            _turn_away()
        _complain(words.fault(fault))
        return 2
    except BrokenPipeError:
        _turn_away()
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _tell(text: str) -> None:
    """Print what was asked for; letters that the other end does not know become question marks."""
    try:
        print(_known(text, sys.stdout), flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UsageError("fault-output", reason=error.strerror or "") from error


def _complain(sentence: str) -> None:
    text = "".join(letter if letter.isprintable() else " " for letter in sentence)
    with contextlib.suppress(OSError, ValueError):
        print(_known(text, sys.stderr), file=sys.stderr)


def _known(text: str, stream: TextIO) -> str:
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)


def _turn_away() -> None:
    """Let nothing that is still waiting to be printed be tried once more at the end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _kinds(options: argparse.Namespace, box: Game | None, *default: str) -> list[str]:
    """Who plays; without a word about it those, and as many computer players more as the game needs."""
    if options.seats is not None:
        return [kind.strip() for kind in options.seats.split(",")]
    if box is None:
        return list(default)
    least = box.rules.seat_counts({option.key: option.default for option in box.rules.OPTIONS})[0]
    return [*default, *["normal"] * (least - len(default))]


# -- headless commands ----------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace, words: Words) -> int:
    from game.simulate import simulate

    box = game.load(options.game)
    kinds = _kinds(options, box, "normal", "normal")
    for kind in kinds:
        if kind not in box.players:
            raise UsageError("fault-player-kind", kind=kind, known=", ".join(box.players))
    seed = SystemRandom().getrandbits(64) if options.seed is None else options.seed
    counting = sys.stderr.isatty()

    def progress(number: int) -> None:
        print(f"\r{number} / {options.matches}", end="", file=sys.stderr, flush=True)

    try:
        report = simulate(
            box,
            kinds,
            options.matches,
            seed,
            dict(options.option),
            options.journals,
            progress if counting else None,
        )
    finally:
        if counting:
            print(file=sys.stderr)
    data = report.as_dict()
    if options.json:
        _tell(json.dumps(data))
    else:
        _tell(
            words.say(
                "simulate-summary",
                {key: value for key, value in data.items() if isinstance(value, str | int)},
            )
        )
        for place, kind in enumerate(report.players):
            share = 100 * report.wins[place] / report.finished
            mean = report.scores[place] / report.finished
            _tell(
                words.say(
                    "simulate-seat", seat=place + 1, player=kind, share=f"{share:.1f}", mean=f"{mean:.1f}"
                )
            )
    return 0


def _check(options: argparse.Namespace, words: Words) -> int:
    from game.match import replay
    from scenes.words import plain

    record = journal.read(options.journal)
    match = replay(record, options.journal.name)
    outcome = match.outcome()
    data = {
        "journal": options.journal.name,
        "whole": record.cut == 0,
        "cut_bytes": record.cut,
        "game": match.setup.game,
        "seats": [[seat.name, seat.kind] for seat in match.setup.seats],
        "actions": len(match.history),
        "finished": outcome is not None,
        "outcome": plain(outcome),
        "view": plain(match.view(None)),
    }
    if options.json:
        _tell(json.dumps(data))
        return 0
    state = "check-finished" if outcome is not None else "check-open"
    _tell(words.say("check-whole" if record.cut == 0 else "check-cut", bytes=record.cut))
    _tell(words.say(state, actions=len(match.history), game=match.setup.game))
    _tell(json.dumps(data["view"], indent=1))
    return 0


def _rules(options: argparse.Namespace, words: Words) -> int:
    from scenes.rules_text import as_text

    game.load(options.game)
    _tell(as_text(options.game, options.lang or ENGLISH))
    return 0


# -- the window -----------------------------------------------------------------------------------------


def _open_shelf(options: argparse.Namespace, words: Words) -> int:
    def first(app: App) -> Scene:
        from scenes.menu import ShelfScene

        return ShelfScene(app)

    return _window(options, first)


def _play(options: argparse.Namespace, words: Words) -> int:
    box = game.load(options.game)
    names = options.names.split(",") if options.names else []
    kinds = _kinds(options, box, "human", "normal")
    seats = [
        SeatInfo(names[index] if index < len(names) else "", kind, index % 6)
        for index, kind in enumerate(kinds)
    ]
    from game.setup import prepare

    prepare(box.rules, seats, dict(options.option), 0)

    def first(app: App) -> Scene:
        from scenes.tables import open_new

        return open_new(app, options.game, seats, dict(options.option), options.seed, options.seating)

    return _window(options, first)


def _resume(options: argparse.Namespace, words: Words) -> int:
    from game.match import replay
    from scenes import saved

    path = options.journal
    if path is None:
        kept = saved.scan(folders.find(options.data_dir).matches, NEWEST)
        path = next((entry.path for entry in kept if entry is not None and entry.fault is None), None)
    if path is None:
        raise UsageError("fault-nothing-to-resume")
    replay(journal.read(path), path.name)

    def first(app: App) -> Scene:
        from scenes.tables import open_journal

        return open_journal(app, path)

    return _window(options, first)


def _window(options: argparse.Namespace, first: object) -> int:
    """Open the window, show the shelf beneath and the first scene on top."""
    from scenes import window

    window.prepare()
    import pygame

    from scenes.start import open_app

    # SDL makes a QUIT event of both signals where nobody else listens, and that also ends its waiting;
    # a handler of ours would only be called after it, up to a minute later.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    app = open_app(options)
    from scenes.menu import ShelfScene

    scene = first(app)  # type: ignore[operator]
    if not isinstance(scene, ShelfScene):
        app.put_below(ShelfScene(app))
    app.push(scene)
    app.run()
    pygame.quit()
    return 0


def _shot(options: argparse.Namespace, words: Words) -> int:
    from scenes import window

    window.prepare()
    from scenes.shots import take

    box = None if options.scene in MENU_SHOTS else game.load(options.scene)
    take(options, _kinds(options, box, "human", "normal", "normal"))
    return 0


COMMANDS: Mapping[str, Callable[[argparse.Namespace, Words], int]] = {
    "shelf": _open_shelf,
    "play": _play,
    "resume": _resume,
    "simulate": _simulate,
    "check": _check,
    "shot": _shot,
    "rules": _rules,
}

if __name__ == "__main__":
    sys.exit(main())
