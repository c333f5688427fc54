"""Pictures of scenes, for the README and for looking at what was made."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

import game
from game.chance import Chance
from game.contract import Fault
from game.match import Match, legal
from game.setup import SeatInfo, prepare
from game.simulate import play_out
from scenes.manager import App
from scenes.scene import Scene
from scenes.start import open_app
from scenes.tables import SEATING, table_for

LONGEST_MOTION = 300
"""Tenths of a second after which a picture is taken even if something still moves."""

NAMES = ("Anna", "Ben", "Mira", "Oskar", "Zoë", "Ilja")


def take(options: argparse.Namespace, kinds: Sequence[str]) -> None:
    """Write a picture of ``options.scene`` to ``options.out``.

    Raises:
        Fault: if the seats or options are not allowed, or the file cannot be written.
    """
    app = open_app(options, hidden=True)
    scene = _scene(app, options, kinds)
    app.push(scene)
    app.finish_painting()
    for _ in range(LONGEST_MOTION):
        if not app.step(0.1):
            break
        app.finish_painting()
    app.redraw()
    app.step(0.0)
    try:
        options.out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(app.screen, str(options.out))
    except (OSError, pygame.error) as error:
        raise Fault("fault-picture-write", file=str(options.out), reason=str(error)) from error
    finally:
        app.thinker.close()
        pygame.quit()


def _scene(app: App, options: argparse.Namespace, kinds: Sequence[str]) -> Scene:
    match options.scene:
        case "shelf":
            from scenes.menu import ShelfScene

            return ShelfScene(app)
        case "seats":
            from scenes.seats import SeatsScene

            return SeatsScene(app, game.SHELF[0].key)
        case "settings":
            from scenes.settings import SettingsScene

            return SettingsScene(app)
        case "rulebook":
            from scenes.rulebook import RulebookScene

            return RulebookScene(app, game.SHELF[0].key)
        case "results":
            from scenes.results import ResultsScene

            played = _match(game.SHELF[0].key, options, ["normal" for _ in kinds], 0)
            play_out(game.load(game.SHELF[0].key), played)
            return ResultsScene(app, played, None)
        case _:
            table = table_for(app, _match(options.scene, options, kinds, options.actions))
            table.still = True
            return table


def _match(key: str, options: argparse.Namespace, kinds: Sequence[str], actions: int) -> Match:
    """A match after so many random legal actions."""
    box = game.load(key)
    seats = [SeatInfo(NAMES[index % 6], kind, index % 6) for index, kind in enumerate(kinds)]
    seed = options.seed if options.seed is not None else 1
    setup = prepare(box.rules, seats, dict(options.option), seed, {SEATING: options.seating})
    match = Match(box.rules, setup)
    chance = Chance(seed)
    for _ in range(actions):
        choices = legal(match)
        if not choices:
            break
        match.play(chance.pick(choices))
    return match
