"""The keyboard at a table: arrows walk, Enter picks up and drops, Esc puts back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.finding import controls, extent
from scenes.hands import Target, drags, more_of, next_target
from scenes.layout import TOP, Lying
from scenes.scene import Key
from scenes.viewport import Point
from scenes.zones import WHOLE

if TYPE_CHECKING:
    from scenes.table import TableScene

KEYS = "keys"
"""The pointer that the keyboard is."""
ARROWS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}


class Keyboard:
    """Focus of one table; what it selects belongs to the zone where the focus is."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._focus: tuple[str, str] | None = None
        self._zone = WHOLE
        self._looking = False
        self._keeping: str | None = None

    @property
    def selected(self) -> str | None:
        """The piece that waits for its place where the focus is."""
        return self.table.zones.selected.get(self._zone)

    def update(self) -> None:
        """Go on holding a button that has to be held."""
        if self._keeping is not None:
            self.table.hands.buttons.keep_on(KEYS)

    def targets(self) -> list[Target]:
        """What the arrows walk over: places for the selected piece, else pieces that can act, and buttons."""
        table = self.table
        spots = table.spots
        result = []
        if self.selected is not None:
            for grip in drags(table.grips, self.selected):
                spot = spots[grip.spot]
                result.append(Target("spot", spot.key, spot.x, spot.y, spot.w, spot.h))
            if more_of(drags(table.grips, self.selected), self.selected):
                result.append(self._piece(self.selected))
            return _distinct(result)
        for grip in table.grips:
            for name in grip.pieces:
                if name in table.lying:
                    result.append(self._piece(name))
        return _distinct(result + controls(table))

    def _piece(self, name: str) -> Target:
        item = self.table.lying[name]
        return Target("piece", name, item.x, item.y, *extent(self.table, item))

    def key(self, key: Key) -> None:
        """Follow a key."""
        if key.released:
            if key.name == "i" and self._looking:
                self._looking = False
                self.table.hands.let_go(KEYS)
            if key.name == self._keeping:
                self._keeping = None
                self.table.hands.buttons.let_go(KEYS)
            return
        table = self.table
        if key.control and key.name == "z":
            table.helps.press("redo" if key.shift else "undo", self._middle())
        elif key.control and key.name == "y":
            table.helps.press("redo", self._middle())
        elif key.control or key.alt:
            return
        elif key.name in ARROWS:
            self._walk(ARROWS[key.name])
        elif key.name in ("return", "enter", "keypad enter"):
            self._enter(key.name)
        elif key.name == "space":
            self._main(key.name)
        elif key.name == "tab":
            self._next_area()
        elif key.name == "escape":
            self._escape()
        elif key.name == "i":
            self._look()
        else:
            control = {"h": "hint", "l": "log", "m": "sound", "f1": "rules"}.get(key.name)
            if control is not None:
                table.helps.press(control, self._middle())

    def lying(self) -> list[Lying]:
        """The frame around what has the focus."""
        target = self.current()
        if target is None:
            return []
        face = ("focus", round(target.w), round(target.h))
        return [Lying("focus", "", face, target.x, target.y, TOP + 30, True, 0.0)]

    def current(self) -> Target | None:
        """What has the focus, if it is still there."""
        if self._focus is None:
            return None
        return next((t for t in self.targets() if (t.kind, t.key) == self._focus), None)

    def _walk(self, direction: tuple[float, float]) -> None:
        targets = self.targets()
        current = self.current()
        if not targets:
            return
        chosen = targets[0] if current is None else next_target(targets, current, direction)
        self._put(chosen)

    def _put(self, target: Target) -> None:
        self._focus = (target.kind, target.key)
        self._zone = self.table.zones.at((target.x, target.y))
        if target.kind == "spot":
            self.table.aim = target.key
        self.table.lay_out()

    def _enter(self, key: str) -> None:
        target = self.current()
        if target is None:
            self._walk((0.0, 0.0))
            return
        self.table.hurry()
        if self._keeps(target, key):
            return
        was = self.selected
        self.table.hands.activate(target, (target.x, target.y))
        if self.selected is not None and self.selected != was:
            places = self.targets()
            if places:
                self._put(places[0])

    def _keeps(self, target: Target, key: str) -> bool:
        """Begin to hold a button that has to be held; returns whether it is one."""
        if target.kind != "control":
            return False
        if not self.table.hands.buttons.begin(KEYS, target.key, (target.x, target.y)):
            return False
        self._keeping = key
        return True

    def _main(self, key: str) -> None:
        table = self.table
        table.hurry()
        buttons = {grip.action: grip.control for grip in reversed(table.grips) if grip.control}
        for action in table.shown().actions:
            if action in buttons:
                target = next(target for target in controls(table) if target.key == buttons[action])
                if not self._keeps(target, key):
                    table.hands.press(target.key, (target.x, target.y))
                return

    def _middle(self) -> Point:
        return self.table.app.viewport.wide / 2, self.table.app.viewport.high / 2

    def _next_area(self) -> None:
        targets = self.targets()
        current = self.current()
        kinds = list(dict.fromkeys(target.kind for target in targets))
        if not kinds:
            return
        at = kinds.index(current.kind) + 1 if current is not None and current.kind in kinds else 0
        kind = kinds[at % len(kinds)]
        self._put(next(target for target in targets if target.kind == kind))

    def _escape(self) -> None:
        table = self.table
        if self.selected is not None:
            table.zones.deselect()
            table.lay_out()
        elif table.hands.held:
            table.gestures.cancel_all()
            table.hands.drop_all()
            table.lay_out()
        else:
            table.helps.press("menu", self._middle())

    def _look(self) -> None:
        target = self.current()
        if target is not None and target.kind == "piece":
            self._looking = True
            self.table.hands.look(target.key, (target.x, target.y))


def _distinct(targets: list[Target]) -> list[Target]:
    return list({(target.kind, target.key): target for target in targets}.values())
