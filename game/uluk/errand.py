"""The Errand phase: what a triber does where it goes (2.3)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import events as ev
from game.uluk.goods import (
    AREAS,
    BOX,
    CARDS,
    HOME,
    HUT,
    INVENTIONS,
    NOBODY,
    POISON,
    PROCESSING,
    RINGS,
    SITE,
    SPACES,
    TEMPLE,
    TOP,
    WIDTH,
    WORKSHOP,
)
from game.uluk.state import KIND_OF, Pawn, UlukState

SCORING = BOX.scoring


def score(state: UlukState, seat: int, points: int, why: str, rule: str, happened: list[Event]) -> None:
    """Give a seat HP, or take them, at once (uluk.2)."""
    state.players[seat].hp += points
    if points >= 0:
        happened.append(ev.Scored(seat, points, why, rule=rule))
    else:
        happened.append(ev.Lost(seat, -points, why, rule=rule))


def shift(state: UlukState, area: int, steps: int, why: str, rule: str, happened: list[Event]) -> None:
    """Move a level as far as its track goes (uluk.62, R47c, R51)."""
    before = state.levels[area]
    after = state.levels[area] = min(TOP, max(0, before + steps))
    kind = ev.LevelRose if after > before else ev.LevelFell if after < before else ev.LevelHeld
    if after == before and steps:
        why = "highest" if steps > 0 else "lowest"
    happened.append(kind(AREAS[area], after + 1, TOP + 1, why, rule=rule))


def next_home(state: UlukState, colour: int) -> int:
    """The number of the triber that is sent next."""
    return state.where[colour].index(HOME)


def arrive(state: UlukState, colour: int, number: int, space: int, happened: list[Event]) -> None:
    """A triber comes to a space; a full site raises its level at once (uluk.28, R11b)."""
    state.where[colour][number] = space
    state.spots[space].append((colour, number, False))
    if space >= SITE:
        site = space - SITE
        if len(state.spots[space]) == RINGS[site]:
            area = state.tokens[site]
            happened.append(ev.SiteFilled(site + 1, AREAS[area], rule="uluk.28"))
            shift(state, area, 1, "site", "uluk.28", happened)


def send(
    state: UlukState, seat: int, number: int, space: int, poison: bool, card: int, happened: list[Event]
) -> None:
    """A player's triber comes to a space and does at once what the space gives (uluk.21 to .30)."""
    player = state.players[seat]
    arrive(state, seat, number, space, happened)
    if space == WORKSHOP:
        state.row.remove(card)
        player.cards.append(card)
        player.kinds |= 1 << KIND_OF[card]
        happened.append(ev.InventionTaken(seat, CARDS[KIND_OF[card]], rule="uluk.24"))
    elif space == TEMPLE:
        score(state, seat, SCORING.temple, "temple", "uluk.26", happened)
    elif space == HUT:
        score(state, seat, SCORING.shaman_hut, "hut", "uluk.25", happened)
    elif PROCESSING <= space < PROCESSING + WIDTH:
        player.operations[space - PROCESSING] += 1
    elif poison:
        player.stock[POISON] -= 1
        player.poisoned[space] += 1
        state.spots[space][-1] = (seat, number, True)
        happened.append(ev.PoisonLaid(seat, AREAS[space], rule="uluk.29"))


def place(state: UlukState, seat: int, space: int, poison: bool, card: int, happened: list[Event]) -> None:
    """A player sends a triber from its board."""
    number = next_home(state, seat)
    state.home[seat] -= 1
    happened.append(ev.Placed(seat, SPACES[space], rule="uluk.21"))
    send(state, seat, number, space, poison, card, happened)


def move_out(state: UlukState, seat: int, space: int, poison: bool, card: int, happened: list[Event]) -> None:
    """A player's triber leaves the Hut; cards owned before pay for it (uluk.31 to .33, R7, R10)."""
    _, number, _ = state.spots[HUT].pop()
    happened.append(ev.MovedOut(seat, SPACES[space], rule="uluk.31"))
    for owned in state.players[seat].cards:
        invention = INVENTIONS[KIND_OF[owned]]
        if invention.kind == "hut":
            score(state, seat, invention.hp, invention.id, "uluk.33", happened)
    send(state, seat, number, space, poison, card, happened)


def hut_pawn(state: UlukState) -> Pawn | None:
    """The triber in the Shaman's Hut."""
    return state.spots[HUT][0] if state.spots[HUT] else None


def next_placer(state: UlukState) -> int:
    """The seat after the one in turn that still has tribers, ``NOBODY`` if all are placed (uluk.21)."""
    for step in range(1, state.seats + 1):
        seat = (state.current + step) % state.seats
        if state.home[seat]:
            return seat
    return NOBODY
