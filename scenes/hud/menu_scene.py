"""What all menus share: one pointer at a time, the focus ring of the keyboard, scrolling, and drawing only
what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

import pygame

from scenes.hud.board import Board, Panel, Widget
from scenes.hud.elements import PARKED, Face
from scenes.hud.focus import WAYS, neighbour
from scenes.hud.ring import Ring
from scenes.hud.sheet import Sheet
from scenes.pointers import Phase, Touch
from scenes.scene import Key, Scene

if TYPE_CHECKING:
    from scenes.manager import App

ENTER = ("return", "enter")
PAGE_KEYS = {"page up": -0.9, "page down": 0.9, "home": -1e6, "end": 1e6}
WHEEL_UNITS = 90.0
EDITING = ("left", "right", "home", "end", "space")
WALKING = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
)
"""Keys that mean something to the menu even while a text field takes what is typed."""


class MenuScene(Scene):
    """A menu. A scene says in :meth:`build` what it shows for its present state; after a change of that
    state it calls :meth:`rebuild`.
    """

    by_keys: ClassVar[bool] = True
    """Whether the last one to act was the keyboard: only then the focus ring is seen."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.board: Board | None = None
        self.focus = ""
        self._ground = pygame.Surface((1, 1))
        self._holder = ""
        self._down_at = (0.0, 0.0)
        self._dragged: tuple[Panel, int] | None = None
        self._scrolling = False
        self._stale = False
        self._touched = False
        self._all = True
        self._dirty: list[pygame.Rect] = []
        self._offsets: dict[str, int] = {}
        self._ring = Ring()
        self._looks: dict[str, tuple[object, ...]] = {}

    # -- what scenes fill in ------------------------------------------------------------------------

    def cover(self) -> None:
        """Let go of the picture while another scene is on top."""
        self._ground = pygame.Surface((1, 1))
        self._ring.forget()
        if self.board is not None:
            self.board.clear()
            self.board = None

    def build(self, sheet: Sheet) -> None:
        """Draw and place everything for the present state."""

    def back(self) -> None:
        """What Esc does."""
        self.app.pop()

    def help(self) -> None:
        """What F1 does."""

    def first_focus(self) -> str:
        """The key of the widget that has the focus at the start; empty = the first one."""
        return ""

    def paint_over(self, screen: pygame.Surface) -> None:
        """Draw what moves, above the widgets; the screen is clipped to what is drawn anew."""

    # -- building -----------------------------------------------------------------------------------

    def prepare(self) -> Iterator[float]:
        """Paint the pictures that are missing, one at a time, then put everything down."""
        while True:
            missing = self._compose()
            if not missing:
                return
            for number, paint in enumerate(missing):
                paint()
                yield (number + 1) / (len(missing) + 1)

    def rebuild(self) -> None:
        """Build the menu anew at the next turn of the loop, after its state has changed."""
        self._stale = True

    def show_at(self, panel: str, y: float) -> None:
        """Show a panel from there on (menu units) once it is built; beyond its end means its end."""
        assert self.board is not None
        self._offsets[panel] = round(y * self.board.unit)

    def show_end(self, panel: str) -> None:
        """Show the end of a panel's content once it is built."""
        self._offsets[panel] = 1 << 30

    def say(self, key: str, **params: str | int) -> str:
        """The sentence of that key."""
        return self.app.words.say(key, params)

    def _compose(self) -> list[Callable[[], object]]:
        if self.board is not None:
            self._offsets.update((key, panel.offset) for key, panel in self.board.panels.items())
        pointer = self.board.desk.pointer if self.board is not None else PARKED
        board = Board(self.app)
        self.board = board
        size = self.app.viewport.size
        if self._ground.get_size() != size:
            self._ground = pygame.Surface(size)
        self.build(Sheet(board, self._ground, size[0] / board.unit, size[1] / board.unit))
        for key, panel in board.panels.items():
            panel.scroll(self._offsets.get(key, 0))
        board.desk.pointer = pointer
        self._holder = ""
        self._dragged = None
        self._stale = False
        self._all = True
        self._looks.clear()
        self._ring.forget()
        if self.focus not in board.widgets:
            self.focus = self.first_focus()
            if self.focus not in board.widgets:
                self.focus = next(iter(board.widgets), "")
        self._sync_field()
        board.desk.update(0.0)
        return board.missing

    def _widget(self) -> Widget | None:
        return self.board.widgets.get(self.focus) if self.board is not None else None

    # -- pointers -----------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> None:
        """The first pointer that goes down has the menu to itself until it lifts."""
        if self.board is None or self._stale:
            return
        self._touched = True
        match touch.phase:
            case Phase.HOVER if not self._holder:
                self.board.desk.pointer = _whole(touch.at)
            case Phase.DOWN if not self._holder:
                self._press(touch)
            case Phase.MOVE if touch.pointer == self._holder:
                self._move(touch)
            case Phase.UP if touch.pointer == self._holder:
                self._lift(touch, touch.at)
            case Phase.CANCEL if touch.pointer == self._holder:
                self._lift(touch, PARKED)
            case Phase.WHEEL:
                panel = self._panel_at(touch.at)
                if panel is not None:
                    self._scroll(panel, panel.offset - touch.wheel * WHEEL_UNITS * self.board.unit)

    def _press(self, touch: Touch) -> None:
        assert self.board is not None
        self._holder = touch.pointer
        self._down_at = touch.at
        self._scrolling = False
        panel = self._panel_at(touch.at)
        self._dragged = (panel, panel.offset) if panel is not None and panel.most else None
        MenuScene.by_keys = False
        self._mark_ring()
        self.board.desk.pointer = _whole(touch.at)
        self._send(pygame.MOUSEBUTTONDOWN, touch.at)
        for key, widget in self.board.widgets.items():
            if widget.element.hover_point(*touch.at):
                self.focus = key
        self._sync_field()
        self._mark_ring()

    def _move(self, touch: Touch) -> None:
        assert self.board is not None
        far = abs(touch.at[1] - self._down_at[1])
        if self._dragged is not None and (self._scrolling or far > self.app.viewport.slop):
            if not self._scrolling:
                self._scrolling = True
                self.board.desk.pointer = PARKED
                self._send(pygame.MOUSEBUTTONUP, PARKED)
            self._scroll(self._dragged[0], self._dragged[1] + self._down_at[1] - touch.at[1])
            return
        self.board.desk.pointer = _whole(touch.at)

    def _lift(self, touch: Touch, at: tuple[float, float]) -> None:
        assert self.board is not None
        self._holder = ""
        self._dragged = None
        self.board.desk.pointer = PARKED if touch.is_finger or at == PARKED else _whole(at)
        if not self._scrolling:
            self._send(pygame.MOUSEBUTTONUP, at)
        self._scrolling = False

    def _send(self, kind: int, at: tuple[float, float]) -> None:
        assert self.board is not None
        self.board.desk.process_event(pygame.event.Event(kind, {"pos": _whole(at), "button": 1}))

    def _panel_at(self, at: tuple[float, float]) -> Panel | None:
        assert self.board is not None
        return next((panel for panel in self.board.panels.values() if panel.rect.collidepoint(at)), None)

    def _scroll(self, panel: Panel, offset: float) -> None:
        if panel.scroll(offset):
            self._dirty.append(panel.rect.inflate(8, 8))
            self._touched = True

    # -- keys ---------------------------------------------------------------------------------------

    def key(self, key: Key) -> None:
        """Tab and arrows walk, Enter and Space press, Esc goes back, M mutes."""
        if key.released or self.board is None or self._stale:
            return
        widget = self._widget()
        editing = self.editing
        if key.name == "escape":
            self.back()
        elif key.name == "f1":
            self.help()
        elif key.name == "m" and not editing and not key.control:
            self._mute()
        elif key.name in PAGE_KEYS and not (editing and key.name in EDITING):
            self._turn_page(key.name)
        elif key.name == "tab" or key.name in WAYS or key.name in (*ENTER, "space"):
            if editing and key.name in EDITING:
                return
            if not self.by_keys and not editing:
                MenuScene.by_keys = True
                self._mark_ring()
                self._touched = True
                return
            MenuScene.by_keys = True
            self._walk(key, widget)

    @property
    def editing(self) -> bool:
        """Whether the field that has the focus takes what is typed."""
        widget = self._widget()
        return widget is not None and bool(widget.element.is_focused)

    def _walk(self, key: Key, widget: Widget | None) -> None:
        assert self.board is not None
        if widget is None:
            return
        if key.name in (*ENTER, "space"):
            if isinstance(widget.element, Face):
                self.press(self.focus)
            else:
                self._step(1)
        elif key.name == "tab":
            self._step(-1 if key.shift else 1)
        elif widget.adjust is not None and key.name in ("left", "right"):
            self._touched = True
            widget.adjust(-1 if key.name == "left" else 1)
        else:
            places = {name: other.place for name, other in self.board.widgets.items()}
            following = neighbour(places, self.focus, key.name)
            if following is not None:
                self._focus_on(following)

    def press(self, key: str) -> None:
        """Press the widget of that key."""
        assert self.board is not None
        element = self.board.widgets[key].element
        if isinstance(element, Face):
            self._touched = True
            element.press()

    def _step(self, by: int) -> None:
        assert self.board is not None
        keys = list(self.board.widgets)
        self._focus_on(keys[(keys.index(self.focus) + by) % len(keys)])

    def _focus_on(self, key: str) -> None:
        assert self.board is not None
        self._mark_ring()
        self.focus = key
        widget = self.board.widgets[key]
        panel = self.board.panels.get(widget.panel)
        if panel is not None:
            part = next(rect for element, rect in panel.parts if element is widget.element)
            margin = self.board.px(24)
            if part.top - margin < panel.offset:
                self._scroll(panel, part.top - margin)
            elif part.bottom + margin > panel.offset + panel.rect.height:
                self._scroll(panel, part.bottom + margin - panel.rect.height)
        self._sync_field()
        self._mark_ring()
        self._touched = True

    def _sync_field(self) -> None:
        """The text field that has the focus, if one has it, takes what is typed."""
        assert self.board is not None
        widget = self._widget()
        element = widget.element if widget is not None else None
        self.board.desk.edit(None if element is None or isinstance(element, Face) else element)

    def _turn_page(self, name: str) -> None:
        assert self.board is not None
        panel = max(self.board.panels.values(), key=lambda each: each.most, default=None)
        if panel is not None:
            self._scroll(panel, panel.offset + PAGE_KEYS[name] * panel.rect.height)

    def _mute(self) -> None:
        settings = self.app.preferences
        settings.muted = not settings.muted
        self.app.voice.set_volumes(settings.effects, settings.ambience, settings.muted)
        self.app.save_preferences()
        self.app.tell(self.say("menu-muted" if settings.muted else "menu-unmuted"))

    def event(self, event: pygame.event.Event) -> None:
        """What is typed goes to the text field that has the focus."""
        if self.board is None or event.type not in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            return
        if not self.editing:
            return
        if event.type != pygame.TEXTINPUT and event.key in WALKING:
            return
        self.board.desk.process_event(event)
        self._touched = True

    def pause(self) -> None:
        """The window has lost the focus: nothing stays pressed."""
        if self.board is not None:
            self.board.desk.pointer = PARKED
            self._touched = True

    # -- time and drawing ---------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Rebuild after a change, let the widgets react to what was touched; else nothing happens."""
        if self._stale:
            for paint in self._compose():
                paint()
            if self.board is not None and self.board.missing:
                self._compose()
            return True
        if self._touched and self.board is not None:
            self._touched = False
            self.board.desk.update(seconds)
            if any(not isinstance(widget.element, Face) for widget in self.board.widgets.values()):
                self.board.desk.update(0.0)  # a text line shows at the second update what was typed
            self._collect()
        return bool(self._dirty) or self._all

    def _collect(self) -> None:
        assert self.board is not None
        for key, widget in self.board.widgets.items():
            element = widget.element
            if isinstance(element, Face):
                if element.fresh:
                    self._dirty.append(widget.place)
            elif self._looks.get(key) != element.look:
                self._looks[key] = element.look
                self._dirty.append(widget.place)

    def mark(self, rect: pygame.Rect) -> None:
        """Draw this part of the window anew."""
        self._dirty.append(rect)

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw the ground, the widgets and the ring where something changed."""
        if self.board is None:
            return []
        window = screen.get_rect()
        rects = [window] if whole or self._all else [rect.clip(window) for rect in self._dirty]
        rects = [rect for rect in rects if rect.w and rect.h]
        self._dirty = []
        self._all = False
        for rect in rects:
            screen.set_clip(rect)
            screen.blit(self._ground, rect, rect)
            self.board.desk.draw(screen)
            for panel in self.board.panels.values():
                panel.draw_bar(screen, self.board.px(8))
            if self.by_keys or self.editing:
                self._ring.draw(screen, self.board, self.focus, rect)
            screen.set_clip(rect)
            self.paint_over(screen)
        screen.set_clip(None)
        for widget in self.board.widgets.values():
            if isinstance(widget.element, Face):
                widget.element.fresh = False
        return rects

    def _mark_ring(self) -> None:
        rect = self._ring.reach(self.board, self.focus) if self.board is not None else None
        if rect is not None:
            self._dirty.append(rect)


def _whole(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])
