"""What a seat may know of a match, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.hexes import Hex
from game.ukotoa.box import ACT, BOX, COLOURS, CREW, KIND_OF, KINDS, NOBODY, REACH, TILES
from game.ukotoa.laying import DeadEnd, dead_end, free_sides
from game.ukotoa.options import Ways
from game.ukotoa.previews import Previews, playable, previews
from game.ukotoa.ship import arrows_of
from game.ukotoa.state import Step, UkotoaState

STEPS = ("lay", "colours", "place", "advance", "whisper", "action", "push", "discard", "over")


@dataclass(frozen=True, slots=True)
class Sailor:
    """A sailor: its colour and its number 0..4 among its like."""

    colour: str
    number: int


@dataclass(frozen=True, slots=True)
class Faction:
    """A colour in play: between which seat (``slot``) and its left neighbour its tile lies (-1: not yet
    drawn), how many of its sailors are still to be set, stand, and were lost.
    """

    colour: str
    name: str
    slot: int
    loose: int
    standing: int
    lost: int


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the own hand. ``like`` counts the cards of its kind in the hand, ``staged`` says that it is
    laid out, ``playable`` that it has a target now.
    """

    card: int
    kind: str
    act: str
    n: int
    like: int
    staged: bool
    playable: bool


@dataclass(frozen=True, slots=True)
class Playing:
    """A card or a pair whose effect is under way; Uk'otoa still makes ``steps`` of it."""

    kind: str
    pair: bool
    cards: tuple[int, ...]
    steps: int


@dataclass(frozen=True, slots=True)
class UkotoaView:
    """The table as one seat sees it (``seat`` ``None`` = what lies open).

    ``step`` is one of ``STEPS``. ``path`` are the hexes of the tiles in the order of laying, the wheel
    first; ``arrows`` the direction 0..5 of each arrow, -1 for the wheel; ``uk`` is Uk'otoa's tile (-1 before
    it boards): tiles with a greater number are gone. ``sailors`` are by tile. While the ship is laid
    ``places`` are the legal hexes and ``dead_ends`` those that lead nowhere. ``slots[i]`` is the colour
    between seat i and its left neighbour i+1 (none before the factions are drawn), ``controls[seat]`` the
    seat's colours, ``crew[seat]`` the colour that it sets on the ship, ``scatters`` who sets at random.
    ``hands`` counts cards (``None``: not open), ``hand`` are the own ones, ``staged`` those laid out, in
    order. ``discard`` are the cards of the pile, the top last (``None``: covered), ``discards`` and ``deck``
    count. ``pusher`` is the tile of the sailor in the middle of a push, else -1. ``quiet`` counts turns
    without a step and without a loss, at ``quiet_limit`` (0 = never) Uk'otoa moves by itself. ``fed[seat]``
    counts sailors removed by what the seat did, ``toll[seat][slot]`` those of a slot's colour.
    """

    seat: int | None
    seats: int
    ways: Ways
    step: str
    current: int
    first: int
    turn: int
    path: tuple[Hex, ...]
    arrows: tuple[int, ...]
    uk: int
    sailors: tuple[Sailor | None, ...]
    places: tuple[Hex, ...]
    dead_ends: tuple[DeadEnd, ...]
    factions: tuple[Faction, ...]
    slots: tuple[str, ...]
    controls: tuple[tuple[str, ...], ...]
    crew: tuple[str | None, ...]
    scatters: tuple[bool, ...]
    hands: tuple[int | None, ...]
    hand: tuple[HandCard, ...]
    staged: tuple[int, ...]
    deck: int
    discard: tuple[int, ...] | None
    discards: int
    playing: Playing | None
    pusher: int
    previews: Previews
    quiet: int
    quiet_limit: int
    fed: tuple[int, ...]
    toll: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str
    secret: bool

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.step == STEPS[Step.OVER]


@cache
def sailor(number: int) -> Sailor | None:
    """The sailor of that number."""
    return None if number == NOBODY else Sailor(COLOURS[number // CREW], number % CREW)


def build(state: UkotoaState, seat: int | None) -> UkotoaView:
    """The view of a seat, or of the open table."""
    over, laying = state.step == Step.OVER, state.step == Step.LAY
    own = seat is not None and not over
    hand = _hand(state, seat) if own and seat is not None else ()
    dead = _dead_ends(state) if laying else {}
    return UkotoaView(
        seat=seat,
        seats=state.seats,
        ways=state.ways,
        step=STEPS[state.step],
        current=state.current,
        first=state.first,
        turn=state.turn,
        path=tuple(state.path),
        arrows=arrows_of(state.path) if state.ship is None else state.ship.arrows,
        uk=NOBODY if laying else state.uk,
        sailors=tuple(map(sailor, state.at)),
        places=tuple(place for place in free_sides(state.path) if place not in dead) if laying else (),
        dead_ends=tuple(dead.values()),
        factions=_factions(state),
        slots=tuple(COLOURS[colour] for colour in state.slots),
        controls=_controls(state),
        crew=tuple(None if colour == NOBODY else COLOURS[colour] for colour in state.crew),
        scatters=tuple(state.scatter),
        hands=tuple(
            len(cards) if state.ways.counts_open or (own and other == seat) else None
            for other, cards in enumerate(state.hands)
        ),
        hand=hand,
        staged=tuple(state.staged) if own and seat == state.current else (),
        deck=len(state.deck),
        discard=tuple(state.discard) if state.ways.discard_open else None,
        discards=len(state.discard),
        playing=_playing(state),
        pusher=state.pusher,
        previews=previews(state, seat),
        quiet=state.quiet,
        quiet_limit=state.ways.guard * state.seats,
        fed=state.fed,
        toll=tuple(tuple(taken[colour] for colour in state.slots) for taken in state.toll),
        winners=state.winners,
        reason=state.reason,
        secret=bool(hand),
    )


def _dead_ends(state: UkotoaState) -> dict[Hex, DeadEnd]:
    if len(state.path) == TILES:
        return {}
    found = ((place, dead_end(state.path, place)) for place in free_sides(state.path))
    return {place: dead for place, dead in found if dead is not None}


def _factions(state: UkotoaState) -> tuple[Faction, ...]:
    """The colours in play, by slot, or in the order of the box while no slot is settled."""
    return tuple(
        Faction(
            colour=COLOURS[colour],
            name=BOX.faction[colour].name,
            slot=state.slots.index(colour) if state.slots else NOBODY,
            loose=state.loose(colour),
            standing=state.alive[colour],
            lost=state.set_out[colour] - state.alive[colour],
        )
        for colour in (state.slots or sorted(state.colours))
    )


def _controls(state: UkotoaState) -> tuple[tuple[str, ...], ...]:
    if not state.slots:
        return tuple(() for _ in range(state.seats))
    return tuple((COLOURS[state.slots[seat]], COLOURS[state.slots[seat - 1]]) for seat in range(state.seats))


def _hand(state: UkotoaState, seat: int) -> tuple[HandCard, ...]:
    """The own cards, equal ones side by side."""
    kinds = [KIND_OF[card] for card in state.hands[seat]]
    can = playable(state, seat) if state.slots else {}
    return tuple(
        HandCard(
            card=card,
            kind=KINDS[KIND_OF[card]],
            act=ACT[KIND_OF[card]],
            n=REACH[KIND_OF[card]],
            like=kinds.count(KIND_OF[card]),
            staged=seat == state.current and card in state.staged,
            playable=can.get(KINDS[KIND_OF[card]], False),
        )
        for card in sorted(state.hands[seat])
    )


def _playing(state: UkotoaState) -> Playing | None:
    if state.kind == NOBODY:
        return None
    return Playing(KINDS[state.kind], state.pair, tuple(state.played), max(0, state.steps))
