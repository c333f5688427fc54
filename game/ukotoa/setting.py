"""Before the first turn: laying the ship, taking colours, setting sailors, drawing factions."""

from __future__ import annotations

from game.contract import Event
from game.hexes import Hex
from game.ukotoa import events as ev
from game.ukotoa.box import BOX, COLOURS, KIND_OF, KINDS, NOBODY, NUMBER, TILES
from game.ukotoa.laying import finished_at_random, spiral_from
from game.ukotoa.state import Step, UkotoaState, go_aboard

Happened = list[Event]


def lay(state: UkotoaState, seat: int, place: Hex, happened: Happened) -> None:
    """Lay the next tile (ukotoa.6, ukotoa.7)."""
    _lay(state, seat, place, happened)
    if len(state.path) < TILES:
        state.current = state.next_seat()
    else:
        _ready(state, happened)


def finish(state: UkotoaState, seat: int, at_random: bool, happened: Happened) -> None:
    """Lay all other tiles at once: as the spiral that was begun, or at random."""
    if at_random:
        path: tuple[Hex, ...] | None = finished_at_random(state.path, state.chance)
        happened.append(ev.RandomFinished(seat, rule="ukotoa.R4"))
    else:
        path = spiral_from(state.path)
        happened.append(ev.SpiralFinished(seat, rule="ukotoa.9"))
    assert path is not None
    for place in path[len(state.path) :]:
        _lay(state, seat, place, happened)
    _ready(state, happened)


def _lay(state: UkotoaState, seat: int, place: Hex, happened: Happened) -> None:
    happened.append(ev.TileLaid(seat, len(state.path), *place, rule="ukotoa.7"))
    state.path.append(place)


def _ready(state: UkotoaState, happened: Happened) -> None:
    go_aboard(state)
    happened.append(ev.CardsDealt(BOX.game.start_hand, rule="ukotoa.11"))
    for seat, hand in enumerate(state.hands):
        happened.append(seen(seat, hand))


def seen(seat: int, cards: list[int]) -> ev.CardsSeen:
    """What a seat learns of the cards that it got."""
    kinds = tuple(KINDS[KIND_OF[card]] for card in cards)
    return ev.CardsSeen(seat, tuple(cards), kinds, rule="ukotoa.23", only=(seat,))


def take_colour(state: UkotoaState, seat: int, colour: str, happened: Happened) -> None:
    """Take a colour to set on the ship; it gives no right to it (ukotoa.12, R46, R50)."""
    state.crew[seat] = NUMBER[colour]
    state.colours.append(NUMBER[colour])
    happened.append(ev.ColourTaken(seat, colour, rule="ukotoa.12"))
    state.current = state.next_seat()
    if state.current == state.first:
        state.step = Step.PLACE


def place(state: UkotoaState, seat: int, colour: str, tile: int, happened: Happened) -> None:
    """Set one sailor, and all that follow without a choice (ukotoa.12, ukotoa.13, ukotoa.16)."""
    state.set_sailor(NUMBER[colour], tile)
    happened.append(ev.SailorPlaced(seat, colour, tile, rule="ukotoa.13"))
    _next_placer(state, happened)


def scatter(state: UkotoaState, seat: int, happened: Happened) -> None:
    """From now on the seat's sailors are set at random."""
    state.scatter[seat] = True
    _set_at_random(state, happened)
    _next_placer(state, happened)


def open_colours(state: UkotoaState, seat: int) -> tuple[int, ...]:
    """The colours of which the seat may set a sailor now."""
    if not state.ways.advanced:
        colour = state.crew[seat]
        return (colour,) if state.loose(colour) else ()
    return tuple(colour for colour in state.colours if state.own[seat][colour] and state.loose(colour))


def free_tiles(state: UkotoaState) -> list[int]:
    """The tiles on which a sailor may be set (ukotoa.13, R8)."""
    return [tile for tile in range(state.uk) if state.at[tile] == NOBODY]


def _next_placer(state: UkotoaState, happened: Happened) -> None:
    while any(map(state.loose, state.colours)):
        state.current = (state.current + (-1 if state.ways.advanced else 1)) % state.seats
        colours = open_colours(state, state.current)
        if not colours:
            happened.append(ev.PlacingSkipped(state.current, rule="ukotoa.17"))
            continue
        if state.scatter[state.current]:
            _set_at_random(state, happened)
            continue
        tiles = free_tiles(state)
        if len(tiles) > 1 or len(colours) > 1:
            return
        state.set_sailor(colours[0], tiles[0])
        happened.append(ev.SailorPlaced(state.current, COLOURS[colours[0]], tiles[0], rule="ukotoa.13"))
    _begin(state, happened)


def _set_at_random(state: UkotoaState, happened: Happened) -> None:
    colour = state.chance.pick(open_colours(state, state.current))
    tile = state.chance.pick(free_tiles(state))
    state.set_sailor(colour, tile)
    happened.append(ev.SailorScattered(state.current, COLOURS[colour], tile, rule="ukotoa.13"))


def _begin(state: UkotoaState, happened: Happened) -> None:
    """All sailors stand: the factions are drawn, where they are not settled yet (ukotoa.14, R45)."""
    if not state.ways.advanced:
        state.settle_slots(state.chance.shuffled(state.colours))
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            colour = COLOURS[state.slots[seat]]
            happened.append(ev.FactionDrawn(seat, (seat + 1) % state.seats, colour, rule="ukotoa.14"))
    state.current = state.first
    state.step = Step.ADVANCE
    happened.append(ev.TurnBegan(state.current, rule="ukotoa.18"))
