"""The table: what the five games share. It lays out what the view says, and turns gestures into actions."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import Game, records
from game.contract import TABLE, Action, Event, IllegalAction, Refusal
from game.match import Match
from scenes.clockwork import Clockwork
from scenes.faces import Art
from scenes.gestures import Gestures
from scenes.handover import Handover
from scenes.helps import Helps
from scenes.layout import TOP, Change, Face, Geometry, Grip, Layout, Lying, Release, Shown, Spot, Travel
from scenes.likely import paint_likely
from scenes.motion import Motion
from scenes.opponents import Opponents
from scenes.pointers import Phase, Touch
from scenes.remarks import Remarks
from scenes.scene import Key, Scene
from scenes.seating import AROUND, SIDE, Seating
from scenes.table_keys import Keyboard
from scenes.table_touch import Hands
from scenes.zones import Zones
from sprites.stage import Stage

if TYPE_CHECKING:
    from scenes.manager import App

DEFAULT_TRAVEL = Travel()
SETTLING = Travel(0.13, hop=0.0)
"""How a piece comes down that a hand has let go over its place."""
REST_BEFORE_RESULTS = 1.6
"""Seconds in which the last picture of a match is left alone before the count."""


WATCH = 0.05
"""Seconds between two looks at whatever waits for its time, while nothing moves but what a hand carries."""
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


class TableScene(Scene):
    """One match on its table.

    The scene holds no truth: every picture is laid out from the view, so resuming, undoing, resizing and
    skipping are the same code. ``still``: nobody but persons acts, for pictures and for looking back.
    """

    def __init__(self, app: App, box: Game, match: Match, layout: Layout) -> None:
        super().__init__(app)
        self.box = box
        self.match = match
        self.layout = layout
        self.seating_kind = self._possible(match.setup.note("seating", SIDE))
        self.shift = 0
        self.handover = Handover(self)
        self.clockwork = Clockwork(self)
        self.viewer = self.handover.first_viewer()
        self.bottom = self.viewer if self.viewer is not None else (match.setup.humans or (0,))[0]
        self.peeked: frozenset[str] = frozenset()
        self.peeking: int | None = None
        self.motion = Motion(self)
        self.opponents = Opponents(self.app.thinker, box, match, self.app.preferences.bot_pace)
        self.stage: Stage | None = None
        self.geometry = Geometry()
        self.lying: dict[str, Lying] = {}
        self.spots: Mapping[str, Spot] = {}
        self.grips: tuple[Grip, ...] = ()
        self.zones = Zones(self)
        self.hands = Hands(self)
        self.keyboard = Keyboard(self)
        self.helps = Helps(self)
        self.remarks = Remarks(self)
        self.gestures = Gestures(self.hands, self.app.viewport.slop)
        self._art: Art | None = None
        self._recent: list[Laid] = []
        self._likely: Iterator[Face] | None = None
        self._fresh = True
        self._unwatched = 0.0
        self._ended_at: float | None = None
        self.toggles: frozenset[str] = frozenset()
        self.amounts: dict[str, int] = {}
        self.aim = ""
        self.still = False
        self.looking_back = False

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
            holding=self.hands.holding,
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
        carried = self.hands.carried
        if events and release is not None and len(release.pieces) == 1:
            self.motion.swap_twin(release.pieces[0], before)
        for name in self.stage.names():
            if name in self.lying or (events != () and self.motion.leaving(name)):
                continue
            self.motion.stop(name)
            travel = travels.get(name) if name in before else None
            if travel is None or not self.motion.part(name, before[name], travel):
                self.stage.take(name)
        for name, item in sorted(self.lying.items(), key=lambda entry: entry[1].fixed):
            if name in carried or (self.stage.lies(name, item) and not self.motion.flying(name)):
                continue
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
                tuple(layout.lying(geometry, shown)),
                layout.spots(geometry, shown),
                tuple(layout.grips(geometry, shown)),
            )
            self._recent = [laid, *self._recent[: RECENT - 1]]
        return laid

    def aim_at(self, spot: str) -> None:
        """Think of a spot, or of none: what a move there would do is shown, where the game shows it."""
        spot = spot if spot.startswith(self.layout.aims) else ""
        if self.aim != spot:
            self.aim = spot
            self.lay_out()

    def relight(self) -> None:
        """Change nothing but the lights over legal spots."""
        for item in self.helps.lights():
            self.lying[item.piece] = item
            if self.stage is not None:
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

    def hurry(self) -> bool:
        """Finish what moves; returns whether anything did."""
        busy = self.motion.busy
        self.motion.settle()
        self.opponents.hurry()
        if self.clockwork.hurry():
            self.lay_out()
            self.motion.settle()
            return True
        return busy

    # -- playing ------------------------------------------------------------------------------------

    def perform(self, action: Action, release: Release | None = None) -> Refusal | None:
        """Play an action of a person or a computer player and show it; a refusal is returned.

        Args:
            action: what to play.
            release: how the hand opened that did it, if a hand did.
        """
        self.motion.settle()
        try:
            events = self.match.play(action)
        except IllegalAction as error:
            return error.refusal
        self.happened(events, release, action.seat)
        return None

    def happened(self, events: tuple[Event, ...], release: Release | None = None, seat: int = TABLE) -> None:
        """Show what has happened.

        Args:
            events: of the action that was played, or of several.
            release: how the hand opened that did it, if a hand did.
            seat: who did it. Only what a person does ends the own tap-tap, sentence or hint; computer
                players and the clock act in between.
        """
        if seat in self.match.setup.humans:
            self.helps.clear(self.zones.of(seat))
            self.zones.deselect(self.zones.of(seat))
        if self.match.fault is not None:
            self.app.tell(self.app.words.fault(self.match.fault), once=True)
        eyes = (self.viewer, *self.open_seats())
        seen = tuple(event for event in events if any(event.seen_by(eye) for eye in eyes))
        self.clockwork.tell(seen)
        self.remarks.hear(seen)
        for event in seen:
            sound = self.layout.sounds(event)
            if sound:
                self.app.voice.play(sound, *self.motion.heard(release))
        self.lay_out(seen or None, release)
        self.hands.refresh()

    def undo(self) -> Refusal | None:
        """Take the last action back if a person made it; the refusal says why not."""
        if not self.match.history:
            return Refusal("undo-nothing")
        seat = self.match.history[-1].seat
        if seat == TABLE or not self.match.setup.seats[seat].is_human:
            return Refusal("undo-other-seat")
        refusal = self.match.undo_refusal(seat)
        if refusal is not None:
            return refusal
        self.motion.settle()
        self.match.undo(seat)
        self.opponents.forget()
        self.app.voice.play("undo")
        self.happened((), seat=seat)
        return None

    def redo(self) -> Refusal | None:
        """Play the action again that was taken back last."""
        if not self.match.can_redo():
            return Refusal("redo-nothing")
        self.motion.settle()
        self.happened(self.match.redo(), seat=self.match.history[-1].seat)
        return None

    # -- scene --------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The table comes into view."""
        if not self.clockwork.runs:
            self.clockwork.paused = False
        self.app.thinker.warm_up()
        self.motion.configure()
        self.opponents.set_pace(self.app.preferences.bot_pace)
        self.app.voice.ambience_on(self.layout.ambience or None)

    def cover(self) -> None:
        """Let go of the stage while another scene is on top; everything comes to rest, hands are covered."""
        self.motion.settle()
        self.toggles = frozenset()
        self.gestures.cancel_all()
        self.hands.drop_all()
        self.stage = None
        self.lying = {}

    def leave(self) -> None:
        """The match is put away; it is on disk already. Nothing of it is painted any more."""
        self.motion.settle()
        self.stage = None
        self.clockwork.interrupt(asked=False)
        self.opponents.forget()
        self.helps.close()
        self.app.voice.ambience_on(None)
        self.match.close()

    def pause(self) -> None:
        """The window is out of sight: clocks stop, pieces go home, hands are covered."""
        self.clockwork.interrupt(asked=False)
        self.toggles = frozenset()
        self.gestures.cancel_all()
        self.hands.drop_all()
        self.lay_out()

    def touch(self, touch: Touch) -> None:
        """Follow a pointer."""
        if touch.phase is Phase.DOWN and self.clockwork.go_on():
            return  # the touch that uncovers the table does nothing else
        if self.stage is not None:
            self.gestures.touch(touch)

    def key(self, key: Key) -> None:
        """Play with the keyboard."""
        if not key.released and self.clockwork.go_on():
            return
        if self.stage is not None:
            self.keyboard.key(key)

    def update(self, seconds: float) -> bool:
        """Let time pass."""
        if self.stage is None:
            return False
        self._unwatched += seconds
        if self.hands.held and not self.motion.busy and self._unwatched < WATCH:
            self._follow(seconds)
            return True
        watched, self._unwatched = self._unwatched, 0.0
        if not self.still:
            self.handover.watch()
        if self.app.busy or self.app.top is not self:
            return True
        if not self.motion.busy and not self.hands.held:
            self.art.catch_up()
        self._follow(seconds)
        self.keyboard.update()
        self.motion.advance(seconds)
        self.helps.update()
        self.remarks.update()
        if self.still:
            return self.stage.busy
        looking = self.clockwork.telling or self.clockwork.lingering or self.layout.holds_up(self.toggles)
        action = self.opponents.update(watched, not (self.motion.busy or looking))
        if action is not None:
            self.perform(action)
        self._watch_the_end()
        if self.app.top is not self:
            return True
        return self.motion.busy or self.opponents.active or self.helps.busy or self.stage.busy

    def _follow(self, seconds: float) -> None:
        """Follow the hands, and let the clock run."""
        self.gestures.update()
        self.hands.update(seconds)
        if not self.still:
            self.clockwork.advance(seconds)

    def wake(self) -> float:
        """Seconds until something is due: a hold, a slip that vanishes, a clock."""
        due = [60.0, self.helps.wake(), self.remarks.wake()]
        waiting = self.gestures.waiting
        if waiting is not None:
            due.append(waiting)
        if self.clockwork.runs or self.clockwork.telling or self._ended_at is not None:
            due.append(0.05)
        return max(0.01, min(due))

    def spare(self) -> bool:
        """Paint one picture that the next gesture will need."""
        if self._likely is None:
            self._likely = paint_likely(self)
        return next(self._likely, None) is not None

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw what changed."""
        if self.stage is None:
            return []
        return self.stage.draw(screen, whole)

    def _watch_the_end(self) -> None:
        if self.match.decisions():
            self._ended_at = None
            return
        outcome = self.match.outcome()
        assert outcome is not None
        now = time.monotonic()
        if self._ended_at is None:
            self._ended_at = now
            self.app.voice.play("win")
            name = self.match.journal.path.name if self.match.journal is not None else ""
            key = f"{name}:{self.match.setup.seed}"
            if not records.add(self.app.folders.records, key, self.match.setup, outcome):
                self.app.tell(self.app.words.say("fault-records-write"), once=True)
        elif self.motion.busy or self.clockwork.telling:
            self._ended_at = now
        elif now - self._ended_at > REST_BEFORE_RESULTS:
            self.show_results()

    def show_results(self) -> None:
        """Go on to the count."""
        from scenes.results import ResultsScene

        path = self.match.journal.path if self.match.journal is not None else None
        self.app.replace(ResultsScene(self.app, self.match, path))
