"""The check at the end of a round: who was late, which wishes are met, what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.uluru import events as ev
from game.uluru.box import BIRDS, BOX, COUNTDOWN, NOWHERE, PLACES
from game.uluru.solver import best
from game.uluru.state import Round, UluruState
from game.uluru.wishes import is_met, places_of

SCORING = BOX.scoring


def slowest(finish: Sequence[int], stopped: Sequence[bool], same: int) -> tuple[int, ...]:
    """The seats that finished last: all that were stopped, else the single slowest one, if there is one.

    Two finishing times less than ``same`` apart are equal (uluru.64, R19).
    """
    late = tuple(seat for seat, was in enumerate(stopped) if was)
    if late or len(finish) < 2:
        return late
    last = max(range(len(finish)), key=lambda seat: finish[seat])
    others = max(time for seat, time in enumerate(finish) if seat != last)
    return (last,) if finish[last] - others >= same else ()


def check(state: UluruState, happened: list[Event]) -> None:
    """Look at every wish on every card and write the points down (uluru.45 to uluru.49)."""
    finish = [time or 0 for time in state.finish]
    timing = BOX.timing
    same = timing.same_moment_own_ms if state.ways.own else timing.same_moment_shared_ms
    before = list(state.cards)
    cut = _cut(state, finish, same, happened)
    late = slowest(finish, state.stopped, same)
    if state.seats < SCORING.last_player_min_players:  # uluru.30
        late = ()
    met = tuple(
        tuple(is_met(state.wishes[bird], bird, state.at[seat]) for bird in state.row)
        for seat in range(state.seats)
    )
    for place, bird in enumerate(state.row):
        pleased = tuple(seat for seat in range(state.seats) if met[seat][place])
        angry = tuple(seat for seat in range(state.seats) if not met[seat][place])
        wish = state.wishes[bird].id
        happened.append(ev.WishChecked(BIRDS[bird], wish, pleased, angry, len(angry), rule="uluru.48"))
    for seat in late:
        happened.append(ev.CameLate(seat, rule="uluru.28"))
    if not late and state.seats >= SCORING.last_player_min_players:
        happened.append(ev.NobodyLate(rule="uluru.R19"))
    points = tuple(
        SCORING.unmet_wish * met[seat].count(False) + SCORING.last_player * (seat in late)
        for seat in range(state.seats)
    )
    state.sums = [before + now for before, now in zip(state.sums, points, strict=True)]
    least = best(state.wishes)
    state.rounds.append(
        Round(
            number=state.round,
            start=state.start,
            wishes=tuple(state.wishes[bird] for bird in state.row),
            cards=tuple(map(in_colours, state.cards)),
            met=met,
            finish=tuple(finish),
            stopped=tuple(state.stopped),
            late=tuple(seat in late for seat in range(state.seats)),
            cut=cut,
            finished=in_colours(before[cut]) if cut is not None else (),
            points=points,
            best=least.penalty,
            solutions=least.count,
            best_card=tuple(BIRDS[bird] for bird in least.card(0)),
        )
    )
    happened.append(ev.RoundScored(state.round, points, tuple(state.sums), least.penalty, rule="uluru.49"))


def in_colours(card: Sequence[int]) -> tuple[str | None, ...]:
    """A card as its owner reads it: a colour or nothing by place."""
    return tuple(BIRDS[bird] if bird != NOWHERE else None for bird in card)


def _cut(state: UluruState, finish: list[int], same: int, happened: list[Event]) -> int | None:
    """One after the other and strict: the slowest one's card counts as it lay at the end of the countdown
    that the others would have begun (uluru.79). Returns whose card was cut.
    """
    ways = state.ways
    if not (ways.own and ways.strict and ways.timers):
        return None
    slow = slowest(finish, state.stopped, same)
    if len(slow) != 1:
        return None
    seat = slow[0]
    limit = max(time for other, time in enumerate(finish) if other != seat) + COUNTDOWN * ways.pace
    if finish[seat] <= limit:
        return None
    kept = [card for at, card in state.past[seat] if at < limit]
    state.cards[seat] = list(kept[-1]) if kept else [NOWHERE] * PLACES
    state.at[seat] = places_of(state.cards[seat])
    state.chips[seat] = PLACES - state.cards[seat].count(NOWHERE)
    state.stopped[seat] = True
    state.called[seat] = False
    finish[seat] = limit
    state.finish[seat] = limit
    happened.append(ev.CardCut(seat, limit, rule="uluru.79"))
    return seat
