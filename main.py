"""Longtable's command line: opens the window, or runs a headless command."""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import game
from game import folders, journal
from game.contract import Fault
from game.setup import KINDS, SEEDS, SeatInfo
from scenes.words import ENGLISH, Words, languages

if TYPE_CHECKING:
    from scenes.manager import App
    from scenes.scene import Scene

MENU_SHOTS = ("shelf", "seats", "settings", "rulebook", "results")
NEWEST = 60
"""Journals that are looked through for a match to go on with."""
SMALLEST, LARGEST = 320, 16384
SPEEDS = ("off", "quick", "normal")
SEATINGS = ("side", "around")


class UsageError(Fault):
    """The command line cannot be carried out; one sentence says why."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        raise UsageError("fault-usage", message=message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit status (2 after an error, told in one sentence)."""
    if hasattr(sys, "frozen"):
        import multiprocessing

        multiprocessing.freeze_support()
    words = Words()
    try:
        options = _parser().parse_args(sys.argv[1:] if arguments is None else arguments)
        words = Words(options.lang or ENGLISH)
        status: int = options.run(options, words)
    except Fault as fault:
        _complain(words.fault(fault))
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _complain(sentence: str) -> None:
    text = sentence.encode("utf-8", "replace").decode("utf-8").replace("\n", " ")
    with contextlib.suppress(OSError, ValueError):
        print(
            text.encode(sys.stderr.encoding or "utf-8", "replace").decode(sys.stderr.encoding or "utf-8"),
            file=sys.stderr,
        )


# -- the command line -----------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    window = _Parser(add_help=False)
    window.add_argument("--fullscreen", action="store_true", help="fill the screen")
    window.add_argument("--size", metavar="WxH", type=_size, help="size of the window in pixels")
    window.add_argument("--scale", type=_scale, help="interface scale, 0.75 to 2")
    window.add_argument("--speed", choices=SPEEDS, help="speed of motion")
    window.add_argument("--no-sound", action="store_true", help="stay silent")
    window.add_argument("--data-dir", metavar="DIR", help="folder for matches, records and settings")
    window.add_argument("--lang", metavar="XX", type=_language, help="language")
    seats = _Parser(add_help=False)
    seats.add_argument("--seats", metavar="KIND,KIND", help=f"who plays: {', '.join(KINDS)}")
    seats.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], type=_pair)
    seats.add_argument("--seed", type=_seed, help="from 0 to 2**64 - 1")
    seating = _Parser(add_help=False)
    seating.add_argument("--seating", choices=SEATINGS, default="side")

    parser = _Parser(prog="longtable", description="A table for five board games.", parents=[window])
    parser.set_defaults(run=_open_shelf)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", parents=[window, seats, seating], help="start a match at once")
    play.add_argument("game")
    play.add_argument("--names", metavar="A,B", default="")
    play.set_defaults(run=_play)

    resume = commands.add_parser("resume", parents=[window], help="go on with a match")
    resume.add_argument("journal", nargs="?", type=Path)
    resume.set_defaults(run=_resume)

    simulate = commands.add_parser("simulate", parents=[seats], help="matches between computer players")
    simulate.add_argument("game")
    simulate.add_argument("--matches", type=_count, default=100)
    simulate.add_argument("--json", action="store_true")
    simulate.add_argument("--journals", metavar="DIR", type=Path)
    simulate.set_defaults(run=_simulate, lang=None)

    check = commands.add_parser("check", help="replay a journal without a window")
    check.add_argument("journal", type=Path)
    check.add_argument("--json", action="store_true")
    check.set_defaults(run=_check, lang=None)

    shot = commands.add_parser("shot", parents=[window, seats, seating], help="a picture of a scene")
    shot.add_argument("scene")
    shot.add_argument("--out", required=True, type=Path)
    shot.add_argument("--actions", type=_natural, default=0)
    shot.set_defaults(run=_shot)

    rules = commands.add_parser("rules", help="the rulebook as text")
    rules.add_argument("game")
    rules.add_argument("--lang", metavar="XX", default=ENGLISH, type=_language)
    rules.set_defaults(run=_rules)
    return parser


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.lower().partition("x")
    if not (wide.isdecimal() and high.isdecimal() and len(text) < 12):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    size = int(wide), int(high)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise argparse.ArgumentTypeError(f"{text} is not between {SMALLEST} and {LARGEST} pixels a side")
    return size


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.75 <= value <= 2.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 0.75 to 2")
    return value


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def _natural(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _count(text: str) -> int:
    value = _natural(text)
    if value < 1:
        raise argparse.ArgumentTypeError("at least one match is needed")
    return value


def _language(text: str) -> str:
    if text not in languages():
        raise argparse.ArgumentTypeError(f"{text!r} is none of the languages {', '.join(languages())}")
    return text


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form KEY=VALUE")
    return key, value


def _kinds(options: argparse.Namespace, default: str) -> list[str]:
    return [kind.strip() for kind in (options.seats or default).split(",")]


# -- headless commands ----------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace, words: Words) -> int:
    from game.simulate import simulate

    box = game.load(options.game)
    kinds = _kinds(options, "normal,normal")
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
        print(json.dumps(data))
    else:
        print(
            words.say(
                "simulate-summary",
                {key: value for key, value in data.items() if isinstance(value, str | int)},
            )
        )
        for place, kind in enumerate(report.players):
            share = 100 * report.wins[place] / report.finished
            mean = report.scores[place] / report.finished
            print(
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
        print(json.dumps(data))
        return 0
    state = "check-finished" if outcome is not None else "check-open"
    print(words.say("check-whole" if record.cut == 0 else "check-cut", bytes=record.cut))
    print(words.say(state, actions=len(match.history), game=match.setup.game))
    print(json.dumps(data["view"], indent=1))
    return 0


def _rules(options: argparse.Namespace, words: Words) -> int:
    from scenes.rules_text import as_text

    game.load(options.game)
    print(as_text(options.game, options.lang))
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
    kinds = _kinds(options, "human,normal")
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

    if options.scene not in MENU_SHOTS:
        game.load(options.scene)
    take(options, _kinds(options, "human,normal,normal"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
