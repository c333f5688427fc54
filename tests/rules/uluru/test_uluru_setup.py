"""What lies in the box, setting up, laying out, rounds and the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from uluru_table import A, B, C, Table, defaults, finishing, named, new, wishes

from game.box import BoxError
from game.chance import Chance
from game.contract import TABLE, SetupError
from game.match import Match
from game.setup import SeatInfo, prepare
from game.uluru import RULES
from game.uluru.actions import Go, LayOut, Uluru
from game.uluru.box import BIRDS, BOX, checked
from game.uluru.deals import possible, seed_of_day
from game.uluru.solver import best
from game.uluru.state import DRAWS


def a_round(rules):
    """A round in which everybody puts the chips down as they come, and calls."""
    rules.apply(LayOut(rules.view(None).start))
    rules.apply(Go(rules.view(None).caller))
    for seat in range(rules.view(None).seats):
        while Uluru(seat) not in rules.actions(seat):
            rules.apply(rules.actions(seat)[0])
        rules.apply(Uluru(seat))


def to_the_end(rules):
    while rules.decisions():
        a_round(rules)
    return rules


@pytest.mark.rule("uluru.R3", "uluru.R2")
def test_the_wish_cards_of_the_box():
    kinds = Counter((wish.level, wish.kind) for wish in BOX.wish)
    assert kinds == {
        (1, "any"): 3,
        (2, "places"): 6,
        (2, "same_edge"): 6,
        (2, "across"): 6,
        (2, "beside"): 6,
        (3, "two_apart"): 6,
        (3, "places"): 6,
    }
    for kind in ("same_edge", "across", "beside", "two_apart"):
        assert sorted(wish.colour for wish in BOX.wish if wish.kind == kind) == sorted(BIRDS)
    for level, size in ((2, 3), (3, 2)):
        lit = [wish.places for wish in BOX.wish if wish.kind == "places" and wish.level == level]
        assert sorted(lit) == sorted(tuple((first + n) % 6 for n in range(size)) for first in range(6))


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [("game", "cards", 40), ("game", "rounds", 7), ("scoring", "countdown_from", 0), ("game", "birds", 5)],
)
def test_a_box_that_does_not_fit_is_refused(table, field, value):
    spoilt = replace(BOX, **{table: replace(getattr(BOX, table), **{field: value})})
    with pytest.raises(BoxError):
        checked(spoilt)


def test_a_wish_must_fit_its_kind():
    for wish in (
        replace(BOX.wish[0], colour="blue"),
        replace(BOX.wish[0], kind="beside"),
        replace(BOX.wish[3], places=(6,)),
    ):
        with pytest.raises(BoxError):
            checked(replace(BOX, wish=(wish, *BOX.wish[1:])))


@pytest.mark.rule("uluru.5")
def test_every_seat_begins_with_six_chips_in_the_supply():
    for seats in (1, 2, 3, 4, 5):
        view = new(seats).view(None)
        assert view.cards == ((None,) * 6,) * seats
        assert view.chips == (0,) * seats
    for seats in (0, 6):
        with pytest.raises(SetupError):
            new(seats)


@pytest.mark.rule("uluru.6", "uluru.R31")
def test_the_birds_lie_in_a_row_that_stays():
    rows = {new(2, seed).view(None).row for seed in range(30)}
    assert len(rows) > 20
    assert all(sorted(row) == sorted(BIRDS) for row in rows)
    rules = new(2, 5, clock="shared")
    row = rules.view(None).row
    while rules.decisions():
        a_round(rules)
        assert rules.view(None).row == row


@pytest.mark.rule("uluru.7", "uluru.R29")
def test_all_wishes_are_shuffled_together():
    assert new().view(None).deck == 39
    firsts = Counter(new(1, seed)._state.deck[0].level for seed in range(400))
    assert set(firsts) == {1, 2, 3}
    assert firsts[2] > firsts[3] > firsts[1]
    without = new(1, level_1="without")
    assert without.view(None).deck == 36
    assert all(wish.level > 1 for wish in without._state.deck)


@pytest.mark.rule("uluru.9", "uluru.R31")
def test_the_seat_that_is_named_starts():
    assert new(3).view(None).start == A
    assert new(3, first="3").view(None).start == C
    assert {new(3, seed, first="drawn").view(None).start for seed in range(30)} == {A, B, C}
    with pytest.raises(SetupError) as caught:
        new(3, first="4")
    assert caught.value.key == "fault-first-seat"


@pytest.mark.rule("uluru.10", "uluru.11", "uluru.R33")
def test_six_cards_in_the_order_drawn():
    rules = new(2, 8, clock="shared", wishes_open="laid")
    drawn = tuple(rules._state.deck[:6])
    (event,) = rules.apply(LayOut(A))
    view = rules.view(None)
    assert view.wishes == drawn
    assert event.wishes == tuple(wish.id for wish in drawn)
    assert (view.deck, view.round) == (33, 1)
    bird = BIRDS.index(view.row[2])
    assert rules._state.wishes[bird] == drawn[2], "the third card speaks for the third bird"


@pytest.mark.rule("uluru.10")
def test_only_the_start_player_lays_out():
    table = Table(seats=3, start=2)
    assert table.refused("1 LayOut") == "uluru-refuse-lay-other"
    assert [decision.seat for decision in table.rules.decisions()] == [B]
    table.play("2 LayOut")
    assert table.refused("2 LayOut") == "uluru-refuse-lay-laid"


@pytest.mark.rule("uluru.12", "uluru.R32")
def test_chips_come_home_before_every_round():
    table = Table(seats=2).open()
    table.called(1, 100)
    table.called(2, 200)
    assert table.view.chips == (6, 6)
    table.play("2 LayOut")
    assert table.view.chips == (0, 0)
    assert table.card(1) == table.card(2) == "- - - - - -"
    assert table.view.called == (False, False)


@pytest.mark.rule("uluru.13", "uluru.R26")
def test_when_wishes_turn_face_up():
    laid = Table("blue 0 1", wishes_open="laid")
    laid.play("1 LayOut")
    assert None not in laid.view.wishes
    assert laid.refused("1 Place blue 0") == "uluru-refuse-before-go"
    down = Table("blue 0 1", wishes_open="go")
    down.play("1 LayOut")
    assert [view.wishes for view in down.views()] == [(None,) * 6] * 4
    (shown,) = named(down.play("1 Go"), "WishesShown")
    assert shown.only is None
    assert [view.wishes for view in down.views()] == [tuple(wishes("blue 0 1"))] * 4


def settled(kinds: str, seating: str = "", **options: str) -> dict[str, str]:
    seats = [SeatInfo(kind="human" if kind == "p" else "easy") for kind in kinds]
    notes = {"seating": seating} if seating else {}
    return dict(prepare(RULES, seats, options, 1, notes).options)


@pytest.mark.rule("uluru.R26", "uluru.71", "uluru.73", "uluru.75", "uluru.81")
@pytest.mark.parametrize(
    ("kinds", "seating", "clock", "shown"),
    [
        ("pp", "side", "own", "go"),
        ("ppc", "side", "own", "go"),
        ("pp", "around", "shared", "laid"),
        ("pcc", "side", "shared", "go"),
        ("pcc", "around", "shared", "go"),
        ("cc", "side", "shared", "go"),
        ("p", "side", "shared", "go"),
    ],
)
def test_how_people_sit_settles_the_clock(kinds, seating, clock, shown):
    found = settled(kinds, seating)
    assert (found["clock"], found["wishes_open"]) == (clock, shown)
    assert settled(kinds, seating, **{k: found[k] for k in ("clock", "wishes_open")}) == found
    assert found["persons"] == ("".join(str(n + 1) for n, k in enumerate(kinds) if k == "p") or "0")


@pytest.mark.rule("uluru.R26", "uluru.13")
def test_own_clocks_keep_wishes_covered_and_a_choice_stays():
    assert settled("pp", "side", wishes_open="laid")["wishes_open"] == "go"
    assert settled("pp", "around", wishes_open="go")["wishes_open"] == "go"
    assert settled("pcc", "side", wishes_open="laid")["wishes_open"] == "laid"
    assert settled("pp", "side", clock="shared")["clock"] == "shared"
    assert settled("p", "side", clock="own")["clock"] == "shared"


@pytest.mark.rule("uluru.8", "uluru.52", "uluru.R24", "uluru.50", "uluru.V52")
def test_six_rounds_and_three_cards_that_nobody_sees():
    rules = new(5, 4, first="4", clock="shared")
    starts = []
    while rules.decisions():
        starts.append(rules.view(None).start + 1)
        a_round(rules)
    view = rules.view(None)
    assert starts == [4, 5, 1, 2, 3, 4]
    assert [past.start + 1 for past in view.rounds] == starts
    assert [past.number for past in view.rounds] == [1, 2, 3, 4, 5, 6]
    seen = [wish.id for past in view.rounds for wish in past.wishes]
    assert len(set(seen)) == len(seen) == 36
    assert view.deck == 3
    assert (view.step, view.over, rules.decisions()) == ("over", True, ())
    assert rules.refusal(LayOut(A)).key == "uluru-refuse-over"
    assert [rules.actions(seat) for seat in (TABLE, A, B)] == [(), (), ()]


@pytest.mark.rule("uluru.51", "uluru.R27", "uluru.V25")
def test_the_next_seat_starts():
    rules = new(3, 4, first="2", clock="shared", persons="1")
    starts = []
    for _ in range(4):
        starts.append(rules.view(None).start + 1)
        a_round(rules)
    assert starts == [2, 3, 1, 2], "computers or not"


@pytest.mark.rule("uluru.49", "uluru.53", "uluru.54", "uluru.R25", "uluru.V25")
def test_the_lowest_sums_win_together():
    rules = new(3, 4, clock="shared")
    to_the_end(rules)
    sums = [sum(past.points[seat] for past in rules.view(None).rounds) for seat in range(3)]
    assert rules.view(None).sums == tuple(sums)
    rules._state.sums = [7, 4, 4]
    outcome = rules.outcome()
    assert outcome.winners == (B, C)
    assert outcome.scores == (7, 4, 4)
    assert outcome.reason == "fewest"


def test_the_count_adds_up():
    rules = to_the_end(new(3, 9, clock="shared"))
    wishes_, late = rules.outcome().lines
    assert (wishes_.key, late.key) == ("uluru-score-wishes", "uluru-score-late")
    totals = tuple(a + b for a, b in zip(wishes_.points, late.points, strict=True))
    assert totals == rules.outcome().scores


@pytest.mark.rule("uluru.83", "uluru.R28")
def test_alone_the_sum_stands_beside_the_best_possible():
    rules = to_the_end(new(1, 12))
    view, outcome = rules.view(A), rules.outcome()
    assert outcome.winners == (A,)
    assert outcome.reason == "alone"
    points = {line.key: line.points[0] for line in outcome.lines}
    least = sum(best(_by_bird(view.row, past.wishes)).penalty for past in view.rounds)
    assert points["uluru-score-best"] == possible(view.rounds) == least
    assert points["uluru-score-wishes"] == outcome.scores[0] == view.sums[0]
    assert points["uluru-score-seconds"] == 0


def _by_bird(row, cards):
    return [cards[row.index(colour)] for colour in BIRDS]


@pytest.mark.rule("uluru.83")
def test_alone_the_finishing_times_are_summed():
    table = Table(seats=1)
    rules = table.rules
    for number in range(1, 7):
        table.open()
        table.called(1, 10_500 * number)
    assert rules.outcome().lines[2].points == (10_500 * 21 // 1000,)


@pytest.mark.rule("uluru.R39")
def test_deals_that_can_be_solved():
    plain = [best(_laid(seed)).penalty for seed in range(60)]
    fitting = [best(_laid(seed, solvable_deals="on")).penalty for seed in range(60)]
    assert 10 < sum(plain) < 40, "a good third of all deals cannot be solved"
    assert fitting == [0] * 60
    assert DRAWS == 100


def _laid(seed, **options):
    rules = new(1, seed, **options)
    rules.apply(LayOut(A))
    assert rules.view(None).deck == 33
    return rules._state.wishes


@pytest.mark.rule("uluru.R40")
def test_training_shows_ticks_and_is_practice(tmp_path):
    table = Table("blue 0 1, orange beside blue", seats=2, training="on").open()
    assert table.rules.view(A).ticks == (False,) * 6
    table.play("10 1 Place blue 0", "20 1 Place orange 2")
    assert table.rules.view(A).ticks == (True, False, False, False, False, False)
    table.play("30 1 Place orange 1")
    assert table.rules.view(A).ticks == (True, True, False, False, False, False)
    assert table.rules.view(B).ticks == (False,) * 6
    assert table.view.ticks == ()
    plain = Table("blue 0 1", seats=2).open()
    plain.play("10 1 Place blue 0")
    assert plain.rules.view(A).ticks == ()


@pytest.mark.rule("uluru.R40")
def test_practice_is_not_recorded(tmp_path):
    from game import records

    for training, kept in (("on", 0), ("off", 1)):
        path = tmp_path / training
        match = Match(RULES, prepare(RULES, [SeatInfo()], {"training": training}, 1))
        while match.outcome() is None:
            seat = match.asked()[0]
            match.play(match.actions(seat)[0])
        assert match.setup.practice == (training == "on")
        assert records.add(path, "x", match.setup, match.outcome())
        assert len(records.latest(path, 5)) == kept


def test_the_deal_of_a_day():
    days = {seed_of_day(2026, month, day) for month in range(1, 13) for day in range(1, 29)}
    assert len(days) == 12 * 28
    assert all(0 <= seed < 1 << 64 for seed in days)
    assert seed_of_day(2026, 11, 30) == seed_of_day(2026, 11, 30)
    assert RULES.new(1, defaults(), seed_of_day(2026, 11, 30)).view(None).deck == 39
    assert Chance(0).next64() != seed_of_day(0, 0, 0)


def test_after_the_check_the_round_lies_open_until_the_next_wishes():
    table = finishing([1000, 2000])
    view = table.view
    assert view.step == "lay"
    assert view.checked == view.rounds[-1]
    assert view.checked.cards == view.cards
    assert view.checked.wishes == view.wishes
    assert view.checked.best == 0
    assert view.checked.solutions == 720
    assert view.checked.best_card == tuple(BIRDS)
    table.play("2 LayOut")
    assert table.view.checked is None
    assert table.view.rounds[-1] == view.rounds[-1]
