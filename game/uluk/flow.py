"""From one decision to the next: what runs by itself, season after season (2.2 to 2.8)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import cleanup, ending, feeding, freeloaders, legal
from game.uluk import events as ev
from game.uluk.errand import hut_pawn, next_placer, shift
from game.uluk.goods import AREAS, DELTAS, HUNTED, NOBODY, SEASONS, SITES, WIDTH
from game.uluk.state import Step, UlukState
from game.uluk.yields import counts_at, harvest, symbols

WHY_STEP = ("nobody", "one-triber", "two-tribers", "three-tribers")


def begin_season(state: UlukState, happened: list[Event]) -> None:
    """Turn the next token up and let the first triber be sent (uluk.20)."""
    state.season += 1
    state.step = Step.ERRAND
    if state.freeloaders_lead:
        happened.append(ev.FreeloadersLead(state.season, rule="uluk.82"))
    else:
        happened.append(ev.SeasonBegan(state.season, state.first, rule="uluk.19"))
    if state.opened < SITES:
        area = state.tokens[state.opened]
        state.opened += 1
        happened.append(ev.SiteOpened(state.opened, AREAS[area], rule="uluk.20"))
    state.current = state.first
    if state.freeloaders_lead:
        freeloaders.take_turn(state, happened)


def after_placing(state: UlukState, happened: list[Event]) -> None:
    """The next seat with tribers places; the Freeloaders by themselves (uluk.21, .83)."""
    if not state.solo:
        following = next_placer(state)
        if following != NOBODY:
            state.current = following
            return
    else:
        colour = freeloaders.COLOUR
        while state.home[colour]:
            freeloaders.take_turn(state, happened)
            if state.home[0]:
                return
        if state.home[0]:
            return
    pawn = hut_pawn(state)
    if pawn is not None and pawn[0] < state.seats:
        state.step, state.current = Step.HUT, pawn[0]
        return
    if pawn is not None:
        freeloaders.move_out(state, happened)
    harvest_phase(state, happened)


def harvest_phase(state: UlukState, happened: list[Event]) -> None:
    """All seats get what their tribers bring, one area after another (uluk.34 to .40)."""
    happened.append(ev.PhaseBegan("harvest", rule="uluk.34"))
    order = state.order()
    for area in range(WIDTH):
        if not state.spots[area]:
            continue
        counts = counts_at(state, area)
        for seat in order:
            if not counts[seat]:
                continue
            pieces, cards = harvest(state, seat, area)
            if HUNTED[area]:
                why, rule = "hunt", "uluk.38"
            elif all(counts[seat] > count for colour, count in enumerate(counts) if colour != seat):
                why, rule = "majority", "uluk.35"
            else:
                why, rule = "no-majority", "uluk.36"
            happened.append(ev.Harvested(seat, AREAS[area], pieces, why, rule=rule))
            if cards:
                happened.append(ev.Harvested(seat, AREAS[area], cards, "cards", rule="uluk.39"))
            state.players[seat].stock[area] += pieces + cards
    happened.append(ev.PhaseBegan("processing", rule="uluk.41"))
    state.step = Step.PROCESS
    next_processor(state, order, happened)


def next_processor(state: UlukState, seats: list[int], happened: list[Event]) -> None:
    """The first of these seats that can process something is asked (R43)."""
    for seat in seats:
        state.current = seat
        if len(legal.listed(state)) > 1:
            return
    happened.append(ev.PhaseBegan("feeding", rule="uluk.49"))
    state.step = Step.FEED
    next_eater(state, state.order(), happened)


def next_eater(state: UlukState, seats: list[int], happened: list[Event]) -> None:
    """The seats eat in turn; whoever has something to decide is asked."""
    for seat in seats:
        state.current = seat
        feeding.begin(state, seat, happened)
        if len(legal.listed(state)) > 1:
            return
        feeding.end(state, seat, happened)
    ecology_phase(state, happened)


def later(state: UlukState) -> list[int]:
    """The seats after the one in turn."""
    order = state.order()
    return order[order.index(state.current) + 1 :]


def ecology_phase(state: UlukState, happened: list[Event]) -> None:
    """Levels move, then the season ends."""
    happened.append(ev.PhaseBegan("ecology", rule="uluk.61"))
    ecology(state, happened)
    finish_season(state, happened)


def ecology(state: UlukState, happened: list[Event]) -> None:
    """All levels move by the tribers sent, then by the symbols (uluk.61 to .64)."""
    tribers = [len(state.spots[area]) for area in range(WIDTH)]
    for area, count in enumerate(tribers):
        shift(state, area, DELTAS[count], WHY_STEP[count], "uluk.61", happened)
    for marker, area in symbols(state.levels):  # all symbols are read before any marker moves (R33c)
        shift(state, area, 1, f"symbol-{AREAS[marker]}", "uluk.64", happened)


def finish_season(state: UlukState, happened: list[Event]) -> None:
    """Sites, then the next season or the end (2.8, R30)."""
    happened.append(ev.PhaseBegan("cleanup", rule="uluk.65"))
    cleanup.build(state, happened)
    if state.season == SEASONS:
        ending.count(state, happened)
        state.step = Step.OVER
        return
    cleanup.go_home(state, happened)
    cleanup.new_row(state, happened)
    state.first = (state.first + 1) % state.seats
    begin_season(state, happened)
