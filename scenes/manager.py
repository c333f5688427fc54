"""The stack of scenes and the main loop; the only caller of ``pygame.event.get``."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.bots.worker import Thinker
from game.folders import Folders
from scenes import preferences as prefs
from scenes.keys import AGAIN, Keys
from scenes.pointers import Pointers, Touch
from scenes.scene import Key, Scene
from scenes.viewport import SMALLEST, Viewport
from scenes.window import fill_screen, make_trimmer, make_waiter
from scenes.words import Words
from sounds.voice import Voice
from sprites import fonts, palette
from sprites.brushes import drafts
from sprites.store import Store

if TYPE_CHECKING:
    from scenes.hud.board import Menus

FRAME = 1 / 60
SLICE = 0.012
"""Seconds of painting between two looks at the input while a scene is prepared."""
QUIET = 0.5
"""Seconds without motion after which the loop blocks until there is input."""
PATIENCE = 0.15
"""Seconds of painting after which a bar shows how far it is; a quicker scene simply appears."""
SETTLE = 0.12
"""Seconds without a further change of size before the scene is painted anew."""
TOAST_SECONDS = 6.0


class App:
    """One window and what all scenes share: settings, words, pictures, voice, thinking process."""

    def __init__(
        self,
        screen: pygame.Surface,
        folders: Folders,
        preferences: prefs.Preferences,
    ) -> None:
        self.screen = screen
        self.folders = folders
        self.preferences = preferences
        self.words = Words(preferences.language)
        self.store = Store(folders.cache)
        self.voice = Voice(
            preferences.effects, preferences.ambience, preferences.muted, folders.cache / "sounds"
        )
        self.thinker = Thinker()
        self.menus: Menus | None = None
        self._trim = make_trimmer()
        self.pointers = Pointers()
        self.keys = Keys()
        self.viewport = self._viewport()
        self.store.fit(self.viewport.size)
        self.running = True
        self._stack: list[Scene] = []
        self._left: list[Scene] = []
        self._work: Iterator[float] | None = None
        self._work_since = 0.0
        self._blank = True
        self._progress = 0.0
        self._whole = True
        self._resized_at: float | None = None
        self._toast: tuple[pygame.Surface, float] | None = None
        self._told: set[str] = set()

    # -- scenes -------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        """The scene that is shown."""
        return self._stack[-1]

    @property
    def busy(self) -> bool:
        """Whether the scene on top is still being painted."""
        return self._work is not None

    def push(self, scene: Scene) -> None:
        """Show a scene above the others."""
        self._cancel_pointers()
        if self._stack:
            self.top.cover()
        self._stack.append(scene)
        self._begin(scene)

    def put_below(self, scene: Scene) -> None:
        """Lay a scene at the bottom of the stack, to come back to."""
        self._stack.insert(0, scene)

    def pop(self) -> None:
        """Go back to the scene below; the last one ends the program."""
        self._cancel_pointers()
        self._take_off()
        if self._stack:
            self._begin(self.top)
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Show a scene instead of the one on top."""
        self._cancel_pointers()
        if self._stack:
            self._take_off()
        self._stack.append(scene)
        self._begin(scene)

    def home(self, scene: Scene) -> None:
        """Leave every scene and show this one."""
        self._cancel_pointers()
        while self._stack:
            self._take_off()
        self.push(scene)

    def quit(self) -> None:
        """Leave every scene and end the program."""
        while self._stack:
            self._take_off()
        self.running = False

    def _take_off(self) -> None:
        """Let the scene on top go for good."""
        scene = self._stack.pop()
        scene.leave()
        self._left.append(scene)

    def refresh(self) -> None:
        """Prepare and draw the scene on top anew, after a setting has changed."""
        self.viewport = self._viewport()
        if self._stack:
            self._begin(self.top)

    def redraw(self) -> None:
        """Draw the whole window again."""
        self._whole = True

    def _begin(self, scene: Scene) -> None:
        drafts.forget()
        self._work = iter(scene.prepare())
        self._work_since = time.monotonic()
        self._progress = 0.0
        self._whole = True
        scene.enter()
        pygame.display.set_caption(scene.title)

    def _cancel_pointers(self) -> None:
        for touch in self.pointers.cancel_all():
            if self._stack:
                self.top.touch(touch)

    # -- telling ------------------------------------------------------------------------------------

    def tell(self, sentence: str, once: bool = False) -> None:
        """Show a sentence at the upper edge for a while; with ``once`` only the first time."""
        if once and sentence in self._told:
            return
        self._told.add(sentence)
        unit = self.viewport.unit * self.viewport.scale
        text = fonts.paragraph(sentence, max(12, round(30 * unit)), palette.CREAM, round(1100 * unit), 700)
        pad = round(18 * unit)
        size = (text.get_width() + 2 * pad, text.get_height() + 2 * pad)
        slip = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(slip, (44, 28, 18, 240), slip.get_rect(), border_radius=pad)
        pygame.draw.rect(slip, palette.LAMP, slip.get_rect(), max(1, round(2 * unit)), border_radius=pad)
        slip.blit(text, (pad, pad))
        self._toast = (slip, time.monotonic() + TOAST_SECONDS)
        self._whole = True

    # -- the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Show the scene on top until the program ends."""
        wait = make_waiter()
        last = moved = time.monotonic()
        while self.running and self._stack:
            looked = time.monotonic()
            quiet = looked - moved
            if quiet > QUIET and not self._wants_frames() and not self._tidy_up():
                wait(min(self._sleep(), max(0.05, self.voice.idle(quiet))))
                looked = time.monotonic()
            events = pygame.event.get()
            if events:
                moved = looked
                self.voice.wake()
            for event in events:
                self.handle(event)
            held = self.keys.again(looked)
            if held is not None:
                moved = looked
                self.handle(held)
            if not self.running or not self._stack:
                break
            begun = time.monotonic()
            moving = self.step(min(0.1, begun - last))
            ended = time.monotonic()
            if moving:
                moved = ended
            last = begun
            rest = FRAME - (ended - begun)
            if rest > 0 and self._work is None and ended - moved <= QUIET:
                time.sleep(rest)
        self.thinker.close()

    def step(self, seconds: float) -> bool:
        """One turn of the loop without input; returns whether something moves."""
        if self._resized_at is not None and time.monotonic() - self._resized_at > SETTLE:
            self._resized_at = None
            self.store.forget()
            self.refresh()
        if self._toast is not None and time.monotonic() > self._toast[1]:
            self._toast = None
            self._whole = True
        if self._work is not None:
            self._paint_slice()
            if self._work is not None:
                return True
        scene = self._stack[-1]
        moving = scene.update(seconds)
        if self._stack and self._stack[-1] is scene and self._work is None:
            self._show(scene)
        return moving

    def finish_painting(self) -> None:
        """Prepare the scene on top to the end, without looking at the input."""
        while self._work is not None:
            self._paint_slice()

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to whom it concerns; what comes after the end concerns nobody."""
        if not self.running or not self._stack:
            return
        if event.type == pygame.MOUSEMOTION:
            self._touch(self.pointers.translate(event, self.screen.get_size()))
            return
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resize()
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._whole = True
        touches = self.pointers.translate(event, self.screen.get_size())
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            for touch in touches:
                self.top.touch(touch)
            self.keys.clear()
            self.top.pause()
            return
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            key = self.keys.translate(event)
            if self._global_key(key):
                return
            if self._work is None and (key.name in AGAIN or not key.repeated):
                self.top.key(key)
        if self._work is None and self._stack:
            self._stack[-1].event(event)
        self._touch(touches)

    def _touch(self, touches: list[Touch]) -> None:
        """Pass touches to the scene on top, to none that it brings there."""
        if self._work is None and self._stack:
            scene = self._stack[-1]
            for touch in touches:
                if self._stack and self._stack[-1] is scene:
                    scene.touch(touch)

    def _tidy_up(self) -> bool:
        """Do one small thing that can wait until nobody acts; returns whether there is more."""
        return self.store.save_one() or self.top.spare() or self.voice.prepare_one()

    def _clear_away(self) -> None:
        """Collect the rubbish of the scene before and of painting, and give back what it has left."""
        gc.collect()
        self._trim()

    def _wants_frames(self) -> bool:
        if self._work is not None or self._resized_at is not None:
            return True
        return bool(self.pointers.pressed)

    def _sleep(self) -> float:
        seconds = min(self.top.wake(), self.keys.wake())
        if self._toast is not None:
            seconds = min(seconds, max(0.02, self._toast[1] - time.monotonic()))
        return seconds

    def _global_key(self, key: Key) -> bool:
        if key.released:
            return False
        if key.name == "f11" or (key.name == "return" and key.alt):
            if not key.repeated:
                self.toggle_fullscreen()
            return True
        return False

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window."""
        self.preferences.fullscreen = not self.preferences.fullscreen
        self.save_preferences()
        fill_screen(self.preferences.fullscreen)
        self._resize(SETTLE)

    def save_preferences(self) -> None:
        """Keep the settings; tells once if that is not possible."""
        if not prefs.save(self.folders.settings, self.preferences):
            self.tell(self.words.say("fault-settings-write"), once=True)

    def _resize(self, settled: float = 0.0) -> None:
        """Take over the window's size; ``settled`` = for how many seconds it has been this one."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.screen = surface
        viewport = self._viewport()
        if viewport.size != self.viewport.size:
            self._cancel_pointers()
            self._resized_at = time.monotonic() - settled
            self.viewport = viewport
            self.store.fit(viewport.size)
        self._whole = True

    def _viewport(self) -> Viewport:
        width, height = self.screen.get_size()
        width, height = max(SMALLEST[0], width), max(SMALLEST[1], height)
        return Viewport(width, height, self.preferences.scale, self._millimetre())

    def _millimetre(self) -> float:
        """Pixels per millimetre: from the diagonal that was set, else 96 pixels per inch."""
        if self.preferences.diagonal > 0 and pygame.display.get_init():
            wide, high = pygame.display.get_desktop_sizes()[0]
            return float((wide**2 + high**2) ** 0.5 / (self.preferences.diagonal * 25.4))
        return 96 / 25.4

    def _paint_slice(self) -> None:
        assert self._work is not None
        while self._left:
            self._left.pop().cover()  # its pictures go at once: the collector of rubbish takes its time
        end = time.monotonic() + SLICE
        while time.monotonic() < end:
            share = next(self._work, None)
            if share is None:
                self._work = None
                self._whole = True
                self._clear_away()
                return
            self._progress = share
        if self._blank or time.monotonic() - self._work_since > PATIENCE:
            self._show_progress()

    def _show_progress(self) -> None:
        width, height = self.screen.get_size()
        bar = pygame.Rect(0, 0, width // 4, max(4, height // 120))
        bar.center = (width // 2, height - height // 12)
        self._blank = False
        if self._whole:
            self.screen.fill(palette.darker(palette.BRASS_DARK, 0.55))
            self._whole = False
            pygame.display.flip()
        pygame.draw.rect(self.screen, palette.INK, bar, border_radius=bar.height // 2)
        done = bar.copy()
        done.width = max(bar.height, round(bar.width * min(1.0, self._progress)))
        pygame.draw.rect(self.screen, palette.LAMP, done, border_radius=bar.height // 2)
        pygame.display.update(bar)

    def _show(self, scene: Scene) -> None:
        whole = self._whole
        self._whole = False
        rects = scene.draw(self.screen, whole)
        if self._toast is not None:
            slip = self._toast[0]
            place = slip.get_rect(midtop=(self.screen.get_width() // 2, self.viewport.px(24)))
            if whole or place.collidelist(rects) >= 0:
                self.screen.blit(slip, place)
                rects.append(place)
        if whole:
            pygame.display.flip()
        elif rects:
            pygame.display.update(rects)
