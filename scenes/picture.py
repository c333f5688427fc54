"""The picture of a table: who sees it, and everything laid out where the view says it belongs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import Game
from game.contract import TABLE, Event
from game.match import Match
from scenes.clockwork import Clockwork
from scenes.faces import Art
from scenes.gestures import Gestures
from scenes.handover import Handover
from scenes.helps import Helps
from scenes.layout import TOP, Change, Face, Geometry, Grip, Layout, Lying, Release, Shown, Spot, Travel
from scenes.motion import Motion
from scenes.remarks import Remarks
from scenes.scene import Scene
from scenes.seating import AROUND, Seating
from scenes.table_keys import Keyboard
from scenes.table_touch import Hands
from scenes.zones import Zones
from sprites.stage import Stage

if TYPE_CHECKING:
    from scenes.manager import App

DEFAULT_TRAVEL = Travel()
SETTLING = Travel(0.13, hop=0.0)
"""How a piece comes down that a hand has let go over its place."""
RECENT = 6
"""So many pictures of a table are kept laid out."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What the layout has said about ``shown``, at that ``version`` of the match."""

    shown: Shown
    version: int
    lying: tuple[Lying, ...]
    spots: Mapping[str, Spot]
    grips: tuple[Grip, ...]


class Picture(Scene):
    """What one table looks like.

    It holds no truth: everything is laid out from the view, so resuming, undoing, resizing and skipping are
    the same code. ``still``: nobody but persons acts, for pictures and for looking back.
    """

    box: Game
    match: Match
    layout: Layout
    seating_kind: str
    shift: int
    viewer: int | None
    bottom: int
    handover: Handover
    clockwork: Clockwork
    motion: Motion
    zones: Zones
    hands: Hands
    keyboard: Keyboard
    helps: Helps
    remarks: Remarks
    gestures: Gestures
    still: bool

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.stage: Stage | None = None
        self.geometry = Geometry()
        self.lying: dict[str, Lying] = {}
        self.spots: Mapping[str, Spot] = {}
        self.grips: tuple[Grip, ...] = ()
        self.peeked: frozenset[str] = frozenset()
        self.peeking: int | None = None
        self.toggles: frozenset[str] = frozenset()
        self.amounts: dict[str, int] = {}
        self.aim = ""
        self.looking_back = False
        self._art: Art | None = None
        self._recent: list[Laid] = []
        self._likely: Iterator[Face] | None = None
        self._fresh = True

    # -- whose table --------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The game's name."""
        return f"{self.box.title} – Longtable"

    @property
    def art(self) -> Art:
        """The pictures of this table at the present size."""
        assert self._art is not None
        return self._art

    @property
    def around(self) -> bool:
        """Whether everybody sits at an own edge."""
        return self.seating_kind == AROUND

    @property
    def seating(self) -> Seating:
        """Where everybody sits now."""
        return Seating(self.seating_kind, len(self.match.setup.seats), self.bottom, self.shift)

    def human_asked(self) -> tuple[int, ...]:
        """The persons who are asked something and may answer at this screen now."""
        humans = [seat for seat in self.match.asked() if self.match.setup.seats[seat].is_human]
        if self.around or len(self.match.setup.humans) < 2:
            return tuple(humans)
        return tuple(seat for seat in humans if seat == self.viewer)

    def open_seats(self) -> tuple[int, ...]:
        """The seats whose own view may be seen on this screen now."""
        if self.layout.open_hands and self.around:
            return self.match.setup.humans
        return (self.viewer,) if self.viewer is not None else ()

    def shown(self) -> Shown:
        """All that the present picture depends on."""
        asked = self.human_asked()
        decisions = [decision for decision in self.match.decisions() if decision.seat != TABLE]
        running, left = self.clockwork.seconds()
        step, steps = self.clockwork.place
        views = {seat: self.match.view(seat) for seat in self.open_seats()} if self.layout.open_hands else {}
        view = views.get(self.viewer) if self.viewer is not None else None
        return Shown(
            view=view if view is not None else self.match.view(self.viewer),
            setup=self.match.setup,
            viewer=self.viewer,
            asked=tuple(decision.seat for decision in decisions),
            ask=decisions[0].ask if decisions else "",
            actions=tuple(action for seat in asked for action in self.match.actions(seat)),
            words=self.app.words,
            scale=self.app.viewport.scale,
            alone=len(self.match.setup.humans) < 2,
            peeked=self.peeked,
            peek_view=self.match.view(self.peeking) if self.peeking is not None else None,
            views=views,
            running=running,
            left=left,
            paused=self.clockwork.paused and running is not None and not self.still,
            holding=self.hands.buttons.shares,
            step=step,
            steps=steps,
            toggles=self.toggles,
            amounts=dict(self.amounts),
            picked=self.hands.gripped | frozenset(self.zones.selected.values()),
            aim=self.aim,
            looking_back=self.looking_back,
        )

    def _possible(self, kind: str) -> str:
        """That seating, or around the table where one side will not do."""
        several = len(self.match.setup.humans) > 1
        return AROUND if several and self.layout.all_at_once(self.match.view(None)) else kind

    def set_seating(self, kind: str, shift: int = 0) -> None:
        """Let everybody sit on one side or around the table, ``shift`` places further on."""
        self.seating_kind = self._possible(kind)
        self.shift = shift % len(self.match.setup.seats)
        self.handover.again()

    # -- laying out ---------------------------------------------------------------------------------

    def prepare(self) -> Iterator[float]:
        """Paint the table for this window and lay everything out."""
        viewport = self.app.viewport
        self.motion.settle()
        self.hands.drop_all()
        self.gestures.slop = viewport.slop
        geometry = self.layout.geometry(viewport, self.seating)
        outlines = self.app.preferences.colours == "outlined"
        art = Art(self.app.store, viewport.unit, self.layout.picture, self.box.key, outlines)
        ground: pygame.Surface | None = None
        for part in self.layout.ground(geometry, viewport, self.app.store):
            if isinstance(part, pygame.Surface):
                ground = part
            else:
                yield 0.5 * part
        assert ground is not None
        self.geometry, self._art = geometry, art
        self._recent.clear()
        shown = self.shown()
        wanted = [(item.face, item.height) for item in self.layout.lying(geometry, shown)]
        soon = self.layout.faces(geometry, shown)
        for index, (face, height) in enumerate(wanted):
            art.surface(face, height)
            yield 0.5 + 0.3 * index / len(wanted)
        for index, (face, height, lifted) in enumerate(soon):
            art.surface(face, height, lifted)
            yield 0.8 + 0.2 * index / len(soon)
        self.stage = Stage(ground)
        self.lay_out(())
        if self._fresh and not self.match.history and not self.still:
            self._deal()
        self._fresh = False

    def _deal(self) -> None:
        """Let hands bring what lies on the table when a match begins."""
        for name, travel in self.layout.deal(self.geometry, self.lying).items():
            if not self.motion.bring(name, self.lying[name], travel):
                self.put(name, self.lying[name])

    def lay_out(
        self,
        events: tuple[Event, ...] | None = None,
        release: Release | None = None,
        ways: Mapping[str, Travel] | None = None,
    ) -> None:
        """Put everything where the view says it belongs.

        Args:
            events: what has just happened, to let pieces travel; empty = put everything down at once;
                ``None`` = let whatever changed travel the straight way.
            release: how the hand opened that made it happen.
            ways: how pieces travel of which the game says nothing.
        """
        if self.stage is None:
            return
        shown = self.shown()
        before = self.lying
        laid = self._laid(shown)
        controls = {item.control for item in laid.lying}
        if self.toggles - controls:
            self.toggles &= controls
            shown = self.shown()
            laid = self._laid(shown)
        self.lying = {item.piece: item for item in laid.lying}
        self.spots, self.grips = laid.spots, laid.grips
        for item in (*self.helps.lying(shown), *self.remarks.lying(shown)):
            self.lying[item.piece] = item
        for item in self.keyboard.lying():
            self.lying[item.piece] = item
        travels = {**(ways or {}), **self._travels(before, events, release)}
        self._likely = None
        self.motion.begin()
        if events and release is not None and len(release.pieces) == 1:
            self.motion.swap_twin(release.pieces[0], before)
        self._take_away(before, travels, events)
        self._put_down(before, travels, events)

    def _take_away(
        self, before: Mapping[str, Lying], travels: Mapping[str, Travel], events: tuple[Event, ...] | None
    ) -> None:
        """Take away what no longer lies on the table, or send it off."""
        assert self.stage is not None
        for name in self.stage.names():
            if name in self.lying or (events != () and self.motion.leaving(name)):
                continue
            self.motion.stop(name)
            travel = travels.get(name) if name in before else None
            if travel is None or not self.motion.part(name, before[name], travel):
                self.stage.take(name)

    def _put_down(
        self, before: Mapping[str, Lying], travels: Mapping[str, Travel], events: tuple[Event, ...] | None
    ) -> None:
        """Put down what lies elsewhere or otherwise than before, or send it there."""
        assert self.stage is not None
        carried, lies, busy = self.hands.carried, self.stage.lies, self.motion.busy
        changed = [
            (name, item)
            for name, item in self.lying.items()
            if name not in carried
            if not lies(name, item) or name in travels or (busy and self.motion.flying(name))
        ]
        for name, item in sorted(changed, key=lambda entry: entry[1].fixed):
            if events != () and not item.fixed and name in before and name in self.stage:
                if self.motion.keeps(name, item):
                    continue
                travel = travels.get(name, DEFAULT_TRAVEL if self.motion.away(name, item) else None)
                if travel is not None and self.motion.send(name, before[name], item, travel):
                    continue
            elif name not in before and name in travels and self.motion.bring(name, item, travels[name]):
                continue
            self.motion.stop(name)
            if events and item.fixed and item.layer < TOP and self.motion.busy:
                self.motion.wait(name)
            else:
                self.put(name, item)

    def _laid(self, shown: Shown) -> Laid:
        """What a picture of the table shows. Hands go to and fro between few of them, so some are kept."""
        if self._recent and self._recent[0].version != self.match.version:
            self._recent.clear()
        laid = next((laid for laid in self._recent if laid.shown == shown), None)
        if laid is None:
            layout, geometry = self.layout, self.geometry
            laid = Laid(
                shown,
                self.match.version,
                tuple(self._as_before(item) for item in layout.lying(geometry, shown)),
                layout.spots(geometry, shown),
                tuple(layout.grips(geometry, shown)),
            )
            self._recent = [laid, *self._recent[: RECENT - 1]]
        return laid

    def _as_before(self, item: Lying) -> Lying:
        """The item that lies already, if it is the same: what is one object need not be compared."""
        before = self.lying.get(item.piece)
        return item if before is None or before != item else before

    def aim_at(self, spot: str) -> None:
        """Think of a spot, or of none: what a move there would do is shown, where the game shows it."""
        spot = spot if spot.startswith(self.layout.aims) else ""
        if self.aim != spot:
            self.aim = spot
            self.lay_out()

    def relight(self, *spots: str) -> None:
        """Change nothing but the lights over these spots, where there are any."""
        for key in spots:
            if f"light:{key}" in self.lying and key in self.spots:
                item = self.helps.light(key)
                self.lying[item.piece] = item
                self.put(item.piece, item)

    def _travels(
        self, before: Mapping[str, Lying], events: tuple[Event, ...] | None, release: Release | None
    ) -> Mapping[str, Travel]:
        assert self.stage is not None
        if not events:
            return {}
        viewport = self.app.viewport
        places = {name: viewport.to_units(self.stage.piece(name).at) for name in self.stage.names()}
        speed = release.speed if release is not None else (0.0, 0.0)
        settling = dict.fromkeys(release.pieces if release is not None else (), SETTLING)
        change = Change(events, before, self.lying, places, speed)
        return {**settling, **self.layout.travels(self.geometry, change)}

    def put(self, name: str, item: Lying) -> None:
        """Lay a piece down where it belongs."""
        assert self.stage is not None
        at = self.app.viewport.to_px((item.x, item.y))
        piece = self.art.piece(item.face, at, item.layer, item.height, False)
        piece.means = item
        self.stage.put(name, piece)
