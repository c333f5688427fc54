"""What holds in every match, however it is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.match import Match
from game.uluk.events import Lost, Scored
from game.uluk.goods import COLUMN, GOOD, GOODS, KINDS, RINGS, SICKLES, Kind, yields
from game.uluk.kitchen import outcomes
from game.uluk.yields import first_step, second_step, share
from tests.support import GAMES, match_of, played

LEVELS = st.lists(st.integers(0, 6), min_size=6, max_size=6)


def whole(match: Match) -> None:
    """Nothing is lost and nothing stands where it may not."""
    view = match.view(None)
    cards = [card.card for card in (*view.row, *view.discard)]
    cards += [card.card for tribe in view.tribes for card in tribe.cards]
    assert len(set(cards)) == len(cards) == 30 - view.deck
    for tribe in view.tribes:
        assert min(tribe.stock) >= 0
        assert tribe.tribers == 9 - tribe.where.count("pool")
        assert tribe.home == tribe.where.count("home")
        kinds = [card.kind for card in tribe.cards]
        assert len(set(kinds)) == len(kinds)
    for area in view.areas:
        assert 0 <= area.level <= 6
        assert len(area.sickles) <= SICKLES
    assert len(view.hut) <= 1
    for site, ring in zip(view.sites, RINGS, strict=True):
        assert len(site.tribers) <= ring
        assert not site.tribers or site.open or site.built
    standing = [
        (pawn.colour, pawn.number) for spot in (view.workshop, view.hut, view.temple) for pawn in spot
    ]
    standing += [
        (pawn.colour, pawn.number) for area in view.areas for pawn in (*area.sickles, *area.processing)
    ]
    standing += [(pawn.colour, pawn.number) for site in view.sites for pawn in site.tribers]
    assert len(set(standing)) == len(standing)


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 4), st.integers(0, 1 << 32), st.integers(0, 1 << 32))
def test_pieces_are_kept_and_points_are_told(seats, seed, moves):
    match = match_of(GAMES["uluk"], seats, {}, seed)
    for _ in played(match, moves):
        whole(match)
    told = [0] * seats
    for event in match.events(None):
        if isinstance(event, Scored):
            told[event.seat] += event.points
        elif isinstance(event, Lost):
            told[event.seat] -= event.points
    outcome = match.outcome()
    assert tuple(told) == outcome.scores
    assert tuple(map(sum, zip(*(line.points for line in outcome.lines), strict=True))) == outcome.scores
    best = max(outcome.scores)
    assert all(outcome.scores[winner] == best for winner in outcome.winners)


@settings(max_examples=200, deadline=None)
@given(LEVELS, st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_levels_stay_on_their_tracks(levels, tribers):
    after = first_step(levels, tribers)
    assert all(0 <= level <= 6 for level in after)
    for level, count, moved in zip(levels, tribers, after, strict=True):
        assert moved == min(6, max(0, level + 1 - count))
    later = second_step(after)
    assert all(low <= high <= 6 for low, high in zip(after, later, strict=True))


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=2, max_size=5))
def test_at_most_one_colour_takes_the_left_value(counts):
    shares = [share((9, 4), False, counts, 0, colour) for colour in range(len(counts))]
    assert shares.count(9) <= 1
    assert all((got == 0) == (count == 0) for got, count in zip(shares, counts, strict=True))


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["1:1", "x2", "2:3", "+1", "-1"]), st.integers(1, 40))
def test_marks(mark, pieces):
    wanted = {
        "1:1": pieces,
        "x2": 2 * pieces,
        "2:3": 3 * (pieces // 2) + pieces % 2,
        "+1": pieces + 1,
        "-1": pieces - 1,
    }
    assert yields(mark, pieces) == wanted[mark]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 3), st.integers(0, 5), st.integers(0, 6), st.integers(0, 2))
def test_what_a_cook_considers_can_be_made(tribe, area, raw, operations):
    for held in outcomes(tribe, area, raw, operations, ()):
        assert 0 <= held[0] <= raw
        assert sum(1 for pieces in held[1:] if pieces) <= operations


def test_every_good_has_a_type_and_a_column():
    assert len(GOODS) == len(KINDS) == len(COLUMN) == 18
    assert COLUMN[GOOD["tlon_brew"]] == 2
    assert KINDS[GOOD["baked_mgobu"]] == Kind.FOOD
