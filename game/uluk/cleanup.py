"""The Clean-up phase: Monuments, the way home, a new row (2.8)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import events as ev
from game.uluk.errand import score
from game.uluk.goods import (
    AREAS,
    CARDS,
    CHART,
    HOME,
    NEWBORN,
    NOBODY,
    NUMBERS,
    RINGS,
    SITE,
    SITES,
    WIDTH,
)
from game.uluk.state import KIND_OF, UlukState, draw_row


def full_sites(state: UlukState) -> list[int]:
    """The sites that are about to be built, from left to right (uluk.65)."""
    return [
        site
        for site in range(SITES)
        if state.site_open(site) and len(state.spots[SITE + site]) == RINGS[site]
    ]


def ring(state: UlukState, site: int) -> list[int]:
    """Tribers at a site by colour."""
    counts = [0] * len(state.total)
    for colour, _, _ in state.spots[SITE + site]:
        counts[colour] += 1
    return counts


def leader(counts: list[int]) -> int:
    """The colour with strictly the most, ``NOBODY`` in a tie (uluk.67)."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def build(state: UlukState, happened: list[Event]) -> None:
    """Each full site wholly before the next (uluk.65 to .68, R31, R39)."""
    for site in full_sites(state):
        area = state.tokens[site]
        happened.append(ev.SiteBuilt(site + 1, AREAS[area], rule="uluk.65"))
        counts = ring(state, site)
        for seat in state.order():
            if counts[seat]:
                score(state, seat, CHART[counts[seat]], "monument", "uluk.66", happened)
        state.built[site] = True
        keeper = leader(counts)
        if keeper == NOBODY:
            happened.append(ev.TokenGone(AREAS[area], rule="uluk.67"))
        elif keeper < state.seats:
            state.players[keeper].tokens.append(area)
            state.keepers[site] = keeper
            happened.append(ev.TokenWon(keeper, AREAS[area], NUMBERS[area], rule="uluk.67"))
        else:
            if state.ways.keep_tokens:
                state.keepers[site] = keeper
            happened.append(ev.FreeloadersToken(AREAS[area], rule="uluk.R39"))


def go_home(state: UlukState, happened: list[Event]) -> None:
    """All tribers come home, newborn ones too; Poison is spent, cards work anew (uluk.47, .54, .70, .92)."""
    for spot in state.spots:
        for colour, number, _ in spot:
            state.where[colour][number] = HOME
        spot.clear()
    for colour, places in enumerate(state.where):
        for number, place in enumerate(places):
            if place == NEWBORN:
                places[number] = HOME
        state.home[colour] = state.total[colour]
    for player in state.players:
        player.operations = [0] * WIDTH
        player.used = 0
        player.poisoned = [0] * WIDTH
    happened.append(ev.TribersHome(rule="uluk.70"))


def new_row(state: UlukState, happened: list[Event]) -> None:
    """What is left of the row is discarded, and a new row drawn (uluk.72)."""
    state.discard += state.row
    state.row = []
    draw_row(state)
    cards = tuple(CARDS[KIND_OF[card]] for card in state.row)
    happened.append(ev.RowDrawn(cards, rule="uluk.72"))
