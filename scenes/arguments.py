"""What can be asked for on the command line, and how it is read."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.contract import Fault
from game.setup import KINDS, SEEDS
from scenes.words import languages

SMALLEST, LARGEST = 320, 16384
SPEEDS = ("off", "quick", "normal")
SEATINGS = ("side", "around")


class UsageError(Fault):
    """The command line cannot be carried out; one sentence says why."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        raise UsageError("fault-usage", message=message)


def _window_options(missing: str | None) -> _Parser:
    """What every command with a window takes; ``missing`` stands for an option that is not given."""
    window = _Parser(add_help=False, argument_default=missing)
    window.add_argument("--fullscreen", action="store_true", help="fill the screen")
    window.add_argument("--size", metavar="WxH", type=_size, help="size of the window in pixels")
    window.add_argument("--scale", type=_scale, help="interface scale, 0.75 to 2")
    window.add_argument("--speed", choices=SPEEDS, help="speed of motion")
    window.add_argument("--no-sound", action="store_true", help="stay silent")
    window.add_argument(
        "--data-dir", metavar="DIR", type=_path, help="folder for matches, records and settings"
    )
    window.add_argument("--lang", metavar="XX", type=_language, help="language")
    return window


def parser() -> argparse.ArgumentParser:
    """The whole command line; ``command`` of what it reads is the name of the command, or ``shelf``."""
    shelf = _window_options(None)
    window = _window_options(argparse.SUPPRESS)  # given before the command, an option stands as well
    seats = _Parser(add_help=False)
    seats.add_argument("--seats", metavar="KIND,KIND", help=f"who plays: {', '.join(KINDS)}")
    seats.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], type=_pair)
    seats.add_argument("--seed", type=_seed, help="from 0 to 2**64 - 1")
    seating = _Parser(add_help=False)
    seating.add_argument("--seating", choices=SEATINGS, default="side")

    whole = _Parser(prog="longtable", description="A table for five board games.", parents=[shelf])
    whole.set_defaults(command="shelf")
    commands = whole.add_subparsers(metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", parents=[window, seats, seating], help="start a match at once")
    play.add_argument("game")
    play.add_argument("--names", metavar="A,B", default="")
    play.set_defaults(command="play")

    resume = commands.add_parser("resume", parents=[window], help="go on with a match")
    resume.add_argument("journal", nargs="?", type=_path)
    resume.set_defaults(command="resume")

    simulate = commands.add_parser("simulate", parents=[seats], help="matches between computer players")
    simulate.add_argument("game")
    simulate.add_argument("--matches", type=_count, default=100)
    simulate.add_argument("--json", action="store_true")
    simulate.add_argument("--journals", metavar="DIR", type=_path)
    simulate.set_defaults(command="simulate")

    check = commands.add_parser("check", help="replay a journal without a window")
    check.add_argument("journal", type=_path)
    check.add_argument("--json", action="store_true")
    check.set_defaults(command="check")

    shot = commands.add_parser("shot", parents=[window, seats, seating], help="a picture of a scene")
    shot.add_argument("scene")
    shot.add_argument("--out", required=True, type=_path)
    shot.add_argument("--actions", type=_natural, default=0)
    shot.set_defaults(command="shot")

    rules = commands.add_parser("rules", help="the rulebook as text")
    rules.add_argument("game")
    rules.add_argument("--lang", metavar="XX", default=argparse.SUPPRESS, type=_language)
    rules.set_defaults(command="rules")
    return whole


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


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a path is needed")
    return Path(text)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form KEY=VALUE")
    return key, value
