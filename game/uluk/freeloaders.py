"""The Freeloaders of the solo game: their cards and where they go (2.10)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import events as ev
from game.uluk.errand import arrive, next_home
from game.uluk.goods import (
    AREA,
    CARDS,
    DRAW,
    DRAWS,
    HUT,
    NEWBORN,
    POOL,
    RINGS,
    SEASONS,
    SITE,
    SPACES,
    TEMPLE,
    TRIBERS,
    WORKSHOP,
)
from game.uluk.state import KIND_OF, UlukState

COLOUR = 1
"""The Freeloaders' colour."""
NEW_TRIBER, BROKEN, ADVICE = DRAW["new_triber"], DRAW["broken_invention"], DRAW["shamans_advice"]
PATRON, ANCIENT = DRAW["prayer_patron"], DRAW["prayer_ancient"]
AREA_OF = {
    DRAW[name]: AREA[name.partition("_")[2]] for name in DRAWS if name.startswith(("hunt_", "harvest_"))
}
"""The area to which a card sends its triber."""
RULE_OF = {BROKEN: "uluk.88", ADVICE: "uluk.89", PATRON: "uluk.90", ANCIENT: "uluk.91"} | dict.fromkeys(
    AREA_OF, "uluk.87"
)
"""The rule that sends a triber, by card."""


def take_turn(state: UlukState, happened: list[Event]) -> None:
    """Turn a card up and do what it says (uluk.84). A new triber uses the turn (R35)."""
    draw = turn_up(state, happened)
    while draw == NEW_TRIBER:
        if grow(state, happened):
            return
        draw = turn_up(state, happened)
    number = next_home(state, COLOUR)
    state.home[COLOUR] -= 1
    go(state, number, draw, happened)


def move_out(state: UlukState, happened: list[Event]) -> None:
    """A further card moves the Freeloader out of the Hut (uluk.89); it may not stay there (R37)."""
    _, number, _ = state.spots[HUT].pop()
    draw = turn_up(state, happened)
    while draw == NEW_TRIBER:
        grow(state, happened)
        draw = turn_up(state, happened)
    if draw == ADVICE:
        turn_away(state, number, happened)
    else:
        go(state, number, draw, happened)


def turn_up(state: UlukState, happened: list[Event]) -> int:
    """The kind of card that comes; all but New Triber! go back into the deck (R41)."""
    left = state.chance.below(sum(state.draws))
    draw = 0
    while left >= state.draws[draw]:
        left -= state.draws[draw]
        draw += 1
    if draw == NEW_TRIBER:
        state.draws[draw] -= 1
    state.drawn = draw
    happened.append(ev.FreeloadersCard(DRAWS[draw], rule="uluk.84"))
    return draw


def grow(state: UlukState, happened: list[Event]) -> bool:
    """One more Freeloader from next season on; not in the last one, nor beyond nine (uluk.92, .93, R35)."""
    if state.season == SEASONS or state.total[COLOUR] == TRIBERS:
        happened.append(ev.NoNewFreeloader(rule="uluk.93"))
        return False
    state.where[COLOUR][state.where[COLOUR].index(POOL)] = NEWBORN
    state.total[COLOUR] += 1
    happened.append(ev.FreeloadersGrew(state.total[COLOUR], rule="uluk.92"))
    return True


def go(state: UlukState, number: int, draw: int, happened: list[Event]) -> None:
    """A Freeloader goes where the card says, or to the Temple (uluk.85, .87 to .91)."""
    space = destination(state, draw)
    if space is None or not state.room(space):
        turn_away(state, number, happened)
        return
    happened.append(ev.FreeloaderPlaced(SPACES[space], rule=RULE_OF[draw]))
    arrive(state, COLOUR, number, space, happened)
    if draw == BROKEN and state.row:  # R36
        card = state.row.pop(0)
        state.discard.append(card)
        happened.append(ev.InventionBroken(CARDS[KIND_OF[card]], rule="uluk.88"))


def turn_away(state: UlukState, number: int, happened: list[Event]) -> None:
    """A Freeloader goes to the Temple instead."""
    happened.append(ev.FreeloaderTurnedAway(rule="uluk.85"))
    arrive(state, COLOUR, number, TEMPLE, happened)


def destination(state: UlukState, draw: int) -> int | None:
    """The space that a card names, ``None`` where there is none."""
    if draw == BROKEN:
        return WORKSHOP
    if draw == ADVICE:
        return HUT
    if draw in (PATRON, ANCIENT):
        return prayer_site(state, draw == PATRON)
    return AREA_OF[draw]


def prayer_site(state: UlukState, rightmost: bool) -> int | None:
    """The open, unbuilt site furthest to the right or left; full rings count or not (R38)."""
    sites = [site for site in range(state.opened) if not state.built[site]]
    if state.ways.next_site:
        sites = [site for site in sites if len(state.spots[SITE + site]) < RINGS[site]]
    if not sites:
        return None
    return SITE + (sites[-1] if rightmost else sites[0])
