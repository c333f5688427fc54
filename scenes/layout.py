"""How a game's table is described: spots, lying pieces, grips, and the layout that makes them.

Three pure functions and little else make a game's table: where things may lie (``geometry``), what lies
where (``lying``), and which gesture performs which action (``grips``). ``TableScene`` does the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import pygame

from game.contract import Action, Event, Refusal, Value
from game.setup import Setup
from scenes.seating import Seating
from scenes.viewport import Point, Viewport
from scenes.words import Words
from sprites.store import Store
from sprites.throw import Frame, Knock

Face = tuple[Any, ...]
"""What a piece looks like: the painter's name for it and what the painter needs to know."""

FURNITURE, LABEL, PIECE, FIGURE, TOP = 0, 20, 40, 60, 80
"""Layers from the table upwards."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where pieces may lie: centre and size in table units, turn of its reader in quarters.

    ``radius`` is that of the corners of its light: half the size of a round place. ``lights`` are the game's
    own faces for a legal spot: as it waits, and while a hand is over it.
    """

    key: str
    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    turn: int = 0
    seat: int | None = None
    radius: float = 14.0
    lights: tuple[Face, Face] | None = None

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as they lie on the table, turned towards their reader."""
        return (self.h, self.w) if self.turn % 2 else (self.w, self.h)

    def holds(self, x: float, y: float, reach: float = 0.0) -> bool:
        """Whether the point lies within the spot or within ``reach`` units around it."""
        wide, high = self.size
        return abs(x - self.x) <= wide / 2 + reach and abs(y - self.y) <= high / 2 + reach


@dataclass(frozen=True, slots=True)
class Lying:
    """A piece and where it lies: centre in table units; pieces of a higher layer lie above lower ones.

    ``fixed`` pieces (trays, words, counts) appear at once instead of travelling. ``height`` is how far the
    piece is above the table, for its shadow (0 = no shadow). ``control`` marks a button by its key; one
    that is called ``aim:<spot>`` makes the spot the one that is thought of. ``fast`` pieces travel, but no
    hand can take them.
    """

    piece: str
    spot: str
    face: Face
    x: float
    y: float
    layer: float = PIECE
    fixed: bool = False
    height: float = 2.0
    control: str = ""
    fast: bool = False


@dataclass(frozen=True, slots=True)
class Grip:
    """The gesture that performs an action.

    Either drag one of ``pieces`` to ``spot`` (or tap the piece, then the spot), or with ``tap`` just tap
    one of ``pieces``, or press the button ``control``. ``along`` are pieces that are carried together
    with the gripped one. With ``throw`` flinging them anywhere does it too. A button with ``hold`` has to be
    held for so many seconds. With ``twice`` one of ``pieces`` is tapped twice: tapped once it is selected.
    ``more`` is the control that a further tap on a selected one of ``pieces`` presses: it takes another
    amount.
    """

    action: Action
    pieces: tuple[str, ...] = ()
    spot: str = ""
    tap: bool = False
    control: str = ""
    along: tuple[str, ...] = ()
    throw: bool = False
    hold: float = 0.0
    twice: bool = False
    more: str = ""


@dataclass(frozen=True, slots=True)
class Travel:
    """How a piece gets to where it belongs: points on the way (table units), seconds, hop height.

    ``delay`` are seconds of waiting before; ``sound`` is heard on arrival, as loud as ``strength`` (0 to 1)
    says. A thrown die has a ``track`` instead of points, one frame every equal share of the time, is shown
    by ``faces`` while it rolls, and one die of a throw carries its ``knocks``. With ``fade`` it comes into
    view where it belongs. A piece that was not on the table comes from ``origin``, where it looked like
    ``before``. One that leaves the table is last seen at ``goal``, where it looks like ``after``.
    """

    seconds: float = 0.32
    delay: float = 0.0
    way: tuple[tuple[float, float], ...] = ()
    hop: float = 10.0
    sound: str = ""
    strength: float = 0.6
    track: tuple[Frame, ...] = ()
    faces: tuple[Face, ...] = ()
    knocks: tuple[Knock, ...] = ()
    fade: bool = False
    origin: Point | None = None
    before: Face | None = None
    goal: Point | None = None
    after: Face | None = None


@dataclass(frozen=True, slots=True)
class Release:
    """How a hand has opened: where (table units), how fast it moved (units a second), what it held."""

    at: Point
    speed: Point = (0.0, 0.0)
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What has just happened at the table, for the way that pieces travel.

    ``before`` and ``after`` say what lay and lies where, ``places`` where pieces are seen right now (in a
    hand, or still on their way), ``speed`` how fast the hand moved that made the move (table units per
    second; nought for a tap).
    """

    events: Sequence[Event]
    before: Mapping[str, Lying]
    after: Mapping[str, Lying]
    places: Mapping[str, Point]
    speed: Point = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Saying:
    """A message key with its parameters."""

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shown:
    """All that a picture of the table depends on.

    ``view`` is what may be seen, ``viewer`` the seat it is drawn for (``None`` = the open table),
    ``asked`` the seats that are asked and ``ask`` the message key of what, ``actions`` the legal actions
    of the persons who are asked. ``alone``: only one person plays, so own secrets may lie open.
    ``peeked`` are the pieces that their owner is looking at now, ``peek_view`` what that owner knows.
    ``views`` are the own views of the persons whose things lie open on this screen (see ``open_hands``).

    While a clock runs, ``running`` are whole seconds since its start and ``left`` whole seconds until the
    table acts, rounded up. ``paused``: nobody may see more than before. ``holding`` are the buttons that are
    being held, each with the share of its time in twelfths. ``step`` of ``steps`` is told of what happened
    last. ``toggles`` are the buttons of the scene itself that are switched on, ``amounts`` the numbers that
    its controls ``amount:<key>:<number>`` have chosen, by key.

    ``looking_back``: the match is over and is looked at once more, everything may be seen.

    ``picked`` are the pieces in hands or selected, ``aim`` is the spot that is thought of for them: under
    the hand, under the mouse, or tapped (only one that the layout ``aims`` at).
    """

    view: Any
    setup: Setup
    viewer: int | None
    asked: tuple[int, ...]
    ask: str
    actions: tuple[Action, ...]
    words: Words
    scale: float
    alone: bool = True
    peeked: frozenset[str] = frozenset()
    peek_view: Any = None
    views: Mapping[int, Any] = field(default_factory=dict)
    running: int | None = None
    left: int | None = None
    paused: bool = False
    holding: Mapping[str, float] = field(default_factory=dict)
    step: int = 0
    steps: int = 0
    toggles: frozenset[str] = frozenset()
    amounts: Mapping[str, int] = field(default_factory=dict)
    picked: frozenset[str] = frozenset()
    aim: str = ""
    looking_back: bool = False

    def name(self, seat: int) -> str:
        """What the seat is called; a seat without a name by its number."""
        return self.setup.seats[seat].name.strip() or self.words.say("seat-name", number=seat + 1)


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where everything may lie in one window; games add what else they need to know.

    ``areas`` are the middles and sizes of the seats' own places, where all of them act at the same time: a
    finger belongs to the seat in whose area it goes down.
    """

    spots: Mapping[str, Spot] = field(default_factory=dict)
    areas: Mapping[int, tuple[float, float, float, float]] = field(default_factory=dict)


class Layout(Protocol):
    """What a game's table offers; all methods are pure."""

    @property
    def ambience(self) -> str:
        """The sound of the room in which the game is played, or an empty text."""
        ...

    @property
    def open_hands(self) -> bool:
        """Whether, around the table, everybody's own things lie open before their owner."""
        ...

    @property
    def aims(self) -> tuple[str, ...]:
        """How the spots begin that show what a move there would do: see ``Shown.aim``."""
        ...

    def geometry(self, viewport: Viewport, seating: Seating) -> Geometry:
        """Where everything may lie in this window."""
        ...

    def spots(self, geometry: Any, shown: Shown) -> Mapping[str, Spot]:
        """The places where pieces can be laid, some of which may turn towards who is to act."""
        ...

    def lying(self, geometry: Any, shown: Shown) -> Sequence[Lying]:
        """Every piece, tray, word and button, and where it lies."""
        ...

    def grips(self, geometry: Any, shown: Shown) -> Sequence[Grip]:
        """The gesture of every action in ``shown.actions``."""
        ...

    def attempt(self, shown: Shown, seat: int, piece: str, spot: str) -> Action | Refusal | None:
        """What an unwanted drop was meant to do, so that the rules say why not; or the reason itself.

        ``piece`` is empty and ``spot`` is ``control:<key>`` where a dead button was pressed.
        """
        ...

    def travels(self, geometry: Any, change: Change) -> Mapping[str, Travel]:
        """How pieces get to their new places, where that is not simply the straight way."""
        ...

    def deal(self, geometry: Any, lying: Mapping[str, Lying]) -> Mapping[str, Travel]:
        """How pieces come on the table when a match begins, each from its ``origin``."""
        ...

    def all_at_once(self, view: Any) -> bool:
        """Whether several persons must be able to act at the same time, each at an own edge."""
        ...

    def story(self, events: Sequence[Event]) -> Sequence[float]:
        """The seconds of each step in which what happened is told; empty = it is shown at once."""
        ...

    def told(self, shown: Shown) -> tuple[str, float] | None:
        """The sound of a step of what is told, and its strength."""
        ...

    def interrupt(self, shown: Shown, asked: bool) -> Action | None:
        """The table's action that stands for a break: somebody ``asked`` for it, or it was forced."""
        ...

    def no_hint(self, shown: Shown) -> Refusal | None:
        """Why no hint is given now, or ``None``."""
        ...

    def holds_up(self, toggles: frozenset[str]) -> bool:
        """Whether computer players wait while these buttons of the scene are switched on."""
        ...

    def keepsake(self, shown: Shown, notes: Mapping[str, str]) -> Mapping[str, str] | None:
        """What the button ``keep`` leaves noted for later matches of the game, by what was noted before."""
        ...

    def beat(self, shown: Shown) -> tuple[str, float] | None:
        """The sound of a second that has passed on the clock, and its strength."""
        ...

    def ground(self, geometry: Any, viewport: Viewport, store: Store) -> Iterator[float | pygame.Surface]:
        """Paint the table top; yields the share that is done and last the surface."""
        ...

    def picture(self, face: Face, unit: float) -> pygame.Surface:
        """Paint a face at ``unit`` pixels per table unit, without shadow."""
        ...

    def faces(self, geometry: Any, shown: Shown) -> Sequence[tuple[Face, float, bool]]:
        """Faces that will soon be needed and are better painted beforehand: height, and whether lifted."""
        ...

    def describe(self, shown: Shown, piece: str) -> Saying | None:
        """What a closer look at a piece tells; only what everybody may know, or its owner if peeked."""
        ...

    def secret_of(self, shown: Shown, piece: str) -> int | None:
        """The seat that may peek at this covered piece, or ``None`` if it is no secret."""
        ...

    def sounds(self, event: Event) -> str:
        """The sound of an event, or an empty text."""
        ...

    def says(self, event: Event) -> tuple[int, str, tuple[tuple[str, Value], ...]] | None:
        """What a computer player says to an event that all may see: seat, message key, parameters."""
        ...

    def caption(self, event: Event) -> tuple[str, str, tuple[tuple[str, Value], ...]] | None:
        """What stands for a while beside a piece that moved: the piece, message key, parameters."""
        ...

    def rule_of(self, piece: str) -> str:
        """The anchor in the rulebook that explains the piece, or an empty text."""
        ...
