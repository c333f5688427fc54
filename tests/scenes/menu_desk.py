"""A window that nobody sees, with menus in it, and hands that work them by real pygame events."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import game
from game import match as matches
from game.chance import Chance
from game.folders import Folders
from game.match import Match
from game.setup import SeatInfo, prepare
from scenes.hud import MenuScene
from scenes.hud.fields import Field
from scenes.manager import App
from scenes.preferences import Preferences
from scenes.scene import Scene
from tests.pictures import PICTURES

ODD_NAMES = (
    "",
    "   ",
    "x" * 300,
    "Anna\0Ben",
    "\ud800lone",
    "<img src=x><b>bold",
    "😀🦣🔥",
    "שלום עולם",
    "%{count} { $name }",
    "a\nb\tc\x1b[31m",
)


class Table(Scene):
    """Stands in for a table."""

    def __init__(self, app: App, key: str) -> None:
        super().__init__(app)
        self.key = key


class MenuDesk:
    """A window with one menu."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800), **settings: object) -> None:
        pygame.display.init()
        pygame.font.init()
        settings.setdefault("muted", True)
        settings.setdefault("speed", "off")
        screen = pygame.display.set_mode(size)
        preferences = Preferences(**settings)
        self.app = App(screen, Folders(folder / "data", folder / "cache"), preferences)
        self.app.store = PICTURES
        MenuScene.by_keys = True

    def show(self, scene: Scene) -> None:
        """Push a scene and let it come to rest."""
        self.app.push(scene)
        self.settle()

    def settle(self, steps: int = 3) -> None:
        for _ in range(steps):
            self.app.finish_painting()
            if self.app.running:
                self.app.step(0.02)

    @property
    def top(self) -> MenuScene:
        scene = self.app.top
        assert isinstance(scene, MenuScene), scene
        return scene

    @property
    def keys(self) -> list[str]:
        return list(self.top.board.widgets)

    def rect(self, key: str) -> pygame.Rect:
        rect = self.top.board.widgets[key].element.rect
        return pygame.Rect(int(rect.x), int(rect.y), int(rect.width), int(rect.height))

    # -- hands --------------------------------------------------------------------------------------

    def click(self, key: str) -> None:
        self.click_at(self.rect(key).center)

    def click_at(self, at: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, pos=at, button=1, touch=False))
            if self.app.running:
                self.app.step(0.02)
        self.settle()

    def finger(self, at: tuple[int, int], kind: int = pygame.FINGERDOWN, number: int = 1) -> None:
        wide, high = self.app.screen.get_size()
        event = pygame.event.Event(
            kind, x=at[0] / wide, y=at[1] / high, dx=0, dy=0, finger_id=number, touch_id=1
        )
        self.app.handle(event)
        self.app.step(0.02)

    def tap(self, key: str, number: int = 1) -> None:
        at = self.rect(key).center
        self.finger(at, pygame.FINGERDOWN, number)
        self.finger(at, pygame.FINGERUP, number)
        self.settle()

    def key(self, code: int, mod: int = 0, up: bool = True) -> None:
        kinds = (pygame.KEYDOWN, pygame.KEYUP) if up else (pygame.KEYDOWN,)
        for kind in kinds:
            self.app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        self.settle()

    def type(self, text: str) -> None:
        self.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.settle()

    def still(self) -> bool:
        """Whether nothing moves and nothing is drawn."""
        return not self.app.top.update(0.02) and self.app.top.draw(self.app.screen, False) == []

    # -- what is wrong ------------------------------------------------------------------------------

    def complaints(self) -> list[str]:
        """Widgets that overlap, lie outside, or are smaller than a finger."""
        board = self.top.board
        window = pygame.Rect((0, 0), self.app.viewport.size)
        found = []
        places: dict[str, tuple[str, pygame.Rect]] = {}
        for key, widget in board.widgets.items():
            panel = board.panels.get(widget.panel)
            rect = self.rect(key)
            if panel is not None:
                rect = next(part for element, part in panel.parts if element is widget.element)
                room = pygame.Rect(0, 0, panel.rect.width, panel.content)
            else:
                room = window
            if not room.contains(rect):
                found.append(f"{key} {rect} lies outside {room}")
            least = min(self.app.viewport.finger, 60 * board.unit) - 2
            low = rect.height + (8 * board.unit if isinstance(widget.element, Field) else 0)
            if min(rect.width, low) < least:
                found.append(f"{key} {rect} is smaller than {least:.0f} px")
            places[key] = (widget.panel, rect)
        names = list(places)
        for number, one in enumerate(names):
            for other in names[number + 1 :]:
                if places[one][0] == places[other][0] and places[one][1].colliderect(places[other][1]):
                    found.append(f"{one} overlaps {other}")
        for key, panel in board.panels.items():
            if not window.contains(panel.rect):
                found.append(f"panel {key} {panel.rect} lies outside the window")
            for name, (inside, rect) in places.items():
                if not inside and rect.colliderect(panel.rect):
                    found.append(f"{name} overlaps panel {key}")
        return found


def random_match(folder: Path | None, seats: tuple[SeatInfo, ...], seed: int, actions: int | None) -> Match:
    """A match of Ugah Ugah! with so many random actions, or to its end."""
    box = game.load("ugah")
    options = {"house_players": "on"}
    match, _ = matches.start(box.rules, prepare(box.rules, seats, options, seed), folder)
    chance = Chance(seed)
    while match.outcome() is None and actions != 0:
        legal = matches.legal(match)
        match.play(legal[chance.below(len(legal))])
        actions = actions - 1 if actions is not None else None
    return match
