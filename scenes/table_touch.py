"""Hands over a table: pointers become picked-up pieces, drops, taps and looks."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

import pygame

from game.contract import Action, Refusal
from scenes.finding import piece_at, target_at
from scenes.gestures import Pixel
from scenes.hands import (
    Held,
    Target,
    component,
    drags,
    landing,
    more_of,
    pressed,
    pull,
    spot_at,
    tapped,
)
from scenes.held_buttons import HeldButtons
from scenes.layout import Release, Travel
from scenes.viewport import Point

if TYPE_CHECKING:
    from scenes.table import TableScene

ECHO = 0.35
"""Seconds in which a second tap on the place of a button that made a move is a double tap and ignored."""
HOMEWARD = Travel(0.34, hop=0.0, sound="wood_knock", strength=0.25)
"""How a piece that may not stay glides home, to a soft knock."""
LIFT = 8.0
"""How far above the hand a carried piece is drawn, in table units."""
NEAR = 90.0
"""Two taps closer than this, in table units, are on the same place."""


class Hands:
    """Listens to the gestures of every pointer over one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.held: dict[str, Held] = {}
        self.buttons = HeldButtons(table, self._held_long_enough)
        self._last_press: tuple[Point, float] = ((0.0, 0.0), -ECHO)
        self._finger = "mouse"
        self._cursor = pygame.SYSTEM_CURSOR_ARROW

    @property
    def gripped(self) -> frozenset[str]:
        """The pieces that hands have taken, without what they carry along."""
        return frozenset(held.piece for held in self.held.values())

    @property
    def carried(self) -> frozenset[str]:
        """The pieces that are in some hand."""
        return frozenset(name for held in self.held.values() for name in held.offsets)

    # -- listening ----------------------------------------------------------------------------------

    def tap(self, pointer: str, at: Pixel) -> None:
        """A short press: a button, a lit piece, or the place for the piece that is selected."""
        self._finger = pointer
        point = self.table.app.viewport.to_units(at)
        target = target_at(self.table, at)
        if self.table.hurry() and (target is None or target.kind == "spot"):
            target = target_at(self.table, at)
        if target is not None and target.kind == "control" and self._is_echo(point):
            return
        if target is None:
            zone = self.table.zones.at(point)
            self.table.helps.clear(zone)
            self.table.zones.deselect(zone)
            self.table.lay_out()
            return
        self.activate(target, point)

    def pick_up(self, pointer: str, at: Pixel) -> bool:
        """A hand closes on a piece."""
        table = self.table
        name = piece_at(self.table, at)
        if name is None and table.hurry():
            name = piece_at(self.table, at)
        if name is None or name in self.carried or not component(table.lying[name]):
            return False
        if not any(table.match.setup.seats[seat].is_human for seat in range(len(table.match.setup.seats))):
            return False
        table.hurry()
        point = table.app.viewport.to_units(at)
        self.table.zones.deselect(self.table.zones.at(point))
        if table.stage is None or name not in table.lying:
            return False
        grips = drags(table.grips, name)
        along = grips[0].along if grips else ()
        offsets = {}
        for piece in (name, *(other for other in along if other != name and other in table.lying)):
            item = table.lying[piece]
            spread = 1.0 if piece == name else 0.45
            offsets[piece] = ((item.x - point[0]) * spread, (item.y - point[1]) * spread)
        self.held[pointer] = Held(name, grips, offsets, point)
        table.helps.clear(self.table.zones.at(point))
        table.app.voice.play("card_lift", 0.5, table.motion.pan(point[0]))
        table.lay_out()
        self.update()
        return True

    def carry(self, pointer: str, at: Pixel) -> None:
        """The hand moves; drawn with the next frame, so only the last motion of a frame counts."""
        held = self.held.get(pointer)
        if held is not None:
            held.at = self.table.app.viewport.to_units(at)
            held.moved = True

    def drop(self, pointer: str, at: Pixel, speed: Pixel) -> None:
        """The hand opens: the move is made, or the piece goes home and a sentence says why."""
        self._finger = pointer
        self.table.pass_time()
        held = self.held.get(pointer)
        if held is None:
            return
        self.carry(pointer, at)
        self.update()
        del self.held[pointer]
        table = self.table
        table.aim = ""
        unit = table.app.viewport.unit
        release = Release(self._centre(held), (speed[0] / unit, speed[1] / unit), tuple(held.offsets))
        grip = landing(held.grips, self.table.spots, release.at, release.speed)
        if grip is None:
            self._go_home(held, release.at)
        else:
            self._play(grip.action, release)

    def cancel(self, pointer: str) -> None:
        """The gesture is off: pieces go home, nothing is committed."""
        held = self.held.pop(pointer, None)
        if held is not None:
            self.table.aim = ""
            self.table.lay_out(ways=dict.fromkeys(held.offsets, HOMEWARD))

    def hold(self, pointer: str, at: Pixel) -> None:
        """Look closer, or peek at an own covered piece; changes nothing."""
        if self.held:
            return
        self._finger = pointer
        table = self.table
        name = piece_at(self.table, at, fixed=True)
        if name is None:
            return
        self.look(name, table.app.viewport.to_units(at))

    def let_go(self, pointer: str) -> None:
        """The end of a look."""
        table = self.table
        if table.peeking is not None:
            table.peeking, table.peeked = None, frozenset()
        table.helps.clear()
        table.lay_out()

    def hover(self, at: Pixel) -> None:
        """Show by the cursor what can be taken or pressed."""
        if self.table.layout.aims and self.table.stage is not None:
            self._aim(at)
        name = piece_at(self.table, at, fixed=True) if at[0] >= 0 else None
        able = name is not None and (
            bool(self.table.lying[name].control) or any(name in grip.pieces for grip in self.table.grips)
        )
        cursor = pygame.SYSTEM_CURSOR_HAND if able else pygame.SYSTEM_CURSOR_ARROW
        if cursor != self._cursor:
            self._cursor = cursor
            pygame.mouse.set_cursor(cursor)

    def _aim(self, at: Pixel) -> None:
        """Think of the place under the mouse: one for the selected piece, or a button that aims."""
        table = self.table
        point = table.app.viewport.to_units(at)
        selected = table.zones.selected.get(table.zones.at(point))
        if selected is not None:
            spot = spot_at(
                {grip.spot: self.table.spots[grip.spot] for grip in drags(table.grips, selected)}, point
            )
            table.aim_at(spot.key if spot is not None else "")
            return
        target = target_at(table, at)
        if target is not None and target.kind == "control" and target.key.startswith("aim:"):
            table.aim_at(target.key.partition(":")[2])

    # -- buttons that are held ----------------------------------------------------------------------

    def keep_down(self, at: Pixel) -> float:
        """Seconds that a button under a pixel has to be held, or 0."""
        target = target_at(self.table, at) if self.table.stage is not None else None
        return self.buttons.seconds(target.key) if target is not None else 0.0

    def keeping(self, pointer: str, at: Pixel, share: float) -> None:
        """A button is held for this share of its time; at 1 it counts."""
        target = target_at(self.table, at) if pointer not in self.buttons.kept else None
        if target is not None:
            self.buttons.begin(pointer, target.key, self.table.app.viewport.to_units(at))
        self.buttons.keep(pointer, share)

    def kept(self, pointer: str) -> None:
        """A button is let go."""
        self.buttons.let_go(pointer)

    def _held_long_enough(self, action: Action, point: Point) -> None:
        self._last_press = (point, time.monotonic())
        self._play(action, Release(point))

    # -- doing --------------------------------------------------------------------------------------

    def look(self, name: str, at: Point) -> None:
        """Tell about a piece at a point of the table, or let its owner peek at it."""
        table = self.table
        shown = table.shown()
        owner = table.layout.secret_of(shown, name)
        if owner is not None and self._may_peek(owner):
            table.peeking, table.peeked = owner, frozenset((name,))
            shown = table.shown()
        saying = table.layout.describe(shown, name)
        if saying is not None:
            rule = table.layout.rule_of(name)
            table.helps.say(table.app.words.say(saying.key, saying.params), at, rule)
        table.lay_out()

    def activate(self, target: Target, point: Point) -> None:
        """Do what tapping a target means."""
        table = self.table
        if target.kind == "control":
            self.press(target.key, point)
            return
        zone = self.table.zones.at(point)
        selected = self.table.zones.selected.get(zone)
        if selected is not None:
            grip = landing(drags(table.grips, selected), self.table.spots, point)
            over = grip is not None and self.table.spots[grip.spot].holds(*point)
            if grip is not None and (target.key != selected or over):
                self.table.zones.deselect(zone)
                self._play(grip.action, Release(point))
                return
        more = more_of(drags(table.grips, selected), target.key) if selected is not None else ""
        if target.kind == "piece" and more:
            table.helps.press(more, point)
            return
        if target.kind == "piece":
            grip = tapped(table.grips, target.key, again=target.key == selected)
            if grip is not None:
                self._play(grip.action, Release(point))
                return
            if selected is None or target.key == selected or drags(table.grips, target.key):
                self._select(target.key, point)
                return
        if selected is not None:
            self.table.zones.deselect(zone)
            spot = spot_at(self.table.spots, point)
            self._refuse(selected, spot.key if spot is not None else "", point)

    def press(self, control: str, point: Point) -> None:
        """Press a button of the table."""
        table = self.table
        grip = pressed(table.grips, control)
        if grip is not None and grip.hold:
            self._say(Refusal("table-hold-it"), point)
        elif grip is not None:
            table.app.voice.play("button")
            self._last_press = (point, time.monotonic())
            self._play(grip.action, Release(point))
        elif not table.helps.press(control, point):
            self._refuse("", f"control:{control}", point)

    def refresh(self) -> None:
        """The match has changed while pieces are in hands: what they may do now."""
        table = self.table
        for held in self.held.values():
            held.grips = drags(table.grips, held.piece)
        self.table.zones.selected = {
            zone: name for zone, name in self.table.zones.selected.items() if drags(table.grips, name)
        }
        self.held = {key: held for key, held in self.held.items() if held.piece in self.table.lying}

    def drop_all(self) -> None:
        """Every hand lets go; pieces go home."""
        self.held.clear()
        self.buttons.clear()

    def update(self, seconds: float = 0.0) -> None:
        """Show what is carried where the hands are; draws nothing while no hand moves."""
        table = self.table
        if table.stage is None:
            return
        for held in self.held.values():
            if not held.lean(seconds):
                continue
            centre = self._centre(held)
            grips = held.around(table.spots, centre)
            dx, dy = pull(grips, table.spots, centre) if grips else (0.0, 0.0)
            at = (held.at[0] + dx, held.at[1] + dy - LIFT)
            table.motion.carry(held.offsets, at, held.sideways)
            grip = landing(grips, table.spots, centre) if grips else None
            before = held.hot
            if held.reach(grip.spot if grip is not None else ""):
                table.relight(before, held.hot)

    def think(self, seconds: float) -> None:
        """Think of the spot over which a hand stays; what it only passes over is lit and no more."""
        for held in self.held.values():
            if held.dwell(seconds):
                self.table.aim_at(held.hot)

    # -- answering ----------------------------------------------------------------------------------

    def _centre(self, held: Held) -> Point:
        offset = held.offsets[held.piece]
        return held.at[0] + offset[0], held.at[1] + offset[1]

    def _select(self, name: str, point: Point) -> None:
        table = self.table
        zone = self.table.zones.at(point)
        again = self.table.zones.selected.pop(zone, None) == name
        if not drags(table.grips, name):
            table.lay_out()
            return
        table.aim = ""
        if not again:
            self.table.zones.selected[zone] = name
        table.app.voice.play("card_lift", 0.4)
        table.lay_out()

    def _play(self, action: Action, release: Release) -> None:
        refusal = self.table.perform(action, release)
        if refusal is not None:
            self._say(refusal, release.at, release.pieces)

    def _go_home(self, held: Held, point: Point) -> None:
        table = self.table
        spot = spot_at(self.table.spots, point)
        if spot is None or spot.key != table.lying[held.piece].spot:
            self._refuse(held.piece, spot.key if spot is not None else "", point, tuple(held.offsets))
        else:
            table.lay_out(ways=dict.fromkeys(held.offsets, HOMEWARD))

    def _refuse(self, piece: str, spot: str, point: Point, homeward: tuple[str, ...] = ()) -> None:
        """Say why a piece may not lie on a spot, or why a button is dead; nothing is played."""
        table = self.table
        asked = table.human_asked()
        seat = asked[0] if asked else table.bottom
        meant = table.layout.attempt(table.shown(), seat, piece, spot)
        refusal = table.match.refusal(meant) if isinstance(meant, Action) else meant
        self._say(refusal or Refusal("table-refuse-nothing"), point, homeward)

    def _say(self, refusal: Refusal, point: Point, homeward: tuple[str, ...] = ()) -> None:
        table = self.table
        table.app.voice.play("refuse", pan=table.motion.pan(point[0]))
        table.helps.say(table.helps.refusal_text(refusal), point, refusal.rule)
        table.lay_out(ways=dict.fromkeys(homeward, HOMEWARD))

    def _may_peek(self, owner: int) -> bool:
        table = self.table
        if not table.match.setup.seats[owner].is_human:
            return False
        return table.around or table.viewer == owner

    def _is_echo(self, point: Point) -> bool:
        where, when = self._last_press
        return time.monotonic() - when < ECHO and math.dist(where, point) < NEAR
