"""What the tests share: the games under test, random matches, equal views."""

from __future__ import annotations

from collections.abc import Iterator

import game
from game import Game
from game.chance import Chance
from game.contract import Action, Rules
from game.match import Match, legal
from game.setup import SeatInfo, Setup, prepare
from tests import template

TEMPLATE = Game("pebbles", "Pebbles", "tests.template", template.RULES, template.PLAYERS)
GAMES = {box.key: game.load(box.key) for box in game.SHELF} | {"pebbles": TEMPLATE}
LONGEST = 5_000
"""No match of any game takes more actions than this."""
PAUSE = 3000
"""On a clock random players let less than this many milliseconds pass before each action."""
PATIENCE = 120_000
"""After so many milliseconds on one clock they do the first thing that they may do."""


def setups(box: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with default options, and every other value of every option once, by turns with
    the fewest and the most seats that it allows.
    """
    default = {option.key: option.default for option in box.rules.OPTIONS}
    for seats in box.rules.seat_counts(default):
        yield seats, default
    others = [(option.key, value) for option in box.rules.OPTIONS for value in option.values[1:]]
    for number, (key, value) in enumerate(others):
        chosen = {**default, key: value}
        counts = box.rules.seat_counts(chosen)
        able = [seats for seats in (counts[0], counts[-1]) if allowed(box.rules, seats, chosen)]
        if able:
            yield able[number % len(able)], chosen


def allowed(rules: type[Rules], seats: int, options: dict[str, str]) -> bool:
    """Whether the game accepts this setup."""
    try:
        rules.new(seats, options, 1)
    except game.contract.SetupError:
        return False
    return True


def setup_of(box: Game, seats: int, options: dict[str, str], seed: int, kind: str = "human") -> Setup:
    """A setup with plain names."""
    return prepare(box.rules, [SeatInfo(f"P{n}", kind, n % 6) for n in range(seats)], options, seed)


def match_of(box: Game, seats: int, options: dict[str, str], seed: int, kind: str = "human") -> Match:
    """A fresh match in memory."""
    return Match(box.rules, setup_of(box, seats, options, seed, kind))


def random_action(match: Match, chance: Chance) -> Action | None:
    """A random legal action, not yet played; time passes before it where a clock runs."""
    now = match.running()
    if now is not None:
        match.tick(chance.below(PAUSE) / 1000, ends=False)
        if now > PATIENCE:
            return match.actions(chance.pick(match.asked()))[0]
    choices = legal(match)
    return chance.pick(choices) if choices else None


def played(match: Match, seed: int, most: int = LONGEST) -> Iterator[Action]:
    """Random legal actions, already played, until the match ends or so many have been."""
    chance = Chance(seed)
    for _ in range(most):
        action = random_action(match, chance)
        if action is None:
            return
        match.play(action)
        yield match.history[-1]


def views(match: Match) -> tuple[object, ...]:
    """What every seat and the open table see."""
    seats = len(match.setup.seats)
    return tuple(match.view(seat) for seat in (None, *range(seats)))


CASES = [(key, seats, options) for key, box in GAMES.items() for seats, options in setups(box)]


def case_id(case: tuple[str, int, dict[str, str]]) -> str:
    """A short name of a case: game, seats, and the options that are not the default."""
    key, seats, options = case
    default = {option.key: option.default for option in GAMES[key].rules.OPTIONS}
    changed = [f"{name}={value}" for name, value in options.items() if value != default[name]]
    return "-".join([key, str(seats), *changed])
