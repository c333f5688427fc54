"""Walking, taking path cards, keeping one and giving one."""

from __future__ import annotations

import pytest
from ugah_table import LAYOUT_T, POINTS, A, B, C, Table, named

from game.ugah.actions import Done, First, Give, Roll
from game.ugah.state import laid_out


def steps(events: list, figure: str) -> tuple[int, ...]:
    (walked,) = [event for event in named(events, "Walked") if event.figure == figure]
    return walked.spots


def lifted(events: list) -> list[int]:
    return [event.spot for event in named(events, "CardLifted")]


def asked_for_order(table: Table) -> bool:
    return [decision.ask for decision in table.rules.decisions()] == ["ugah-ask-order"]


@pytest.mark.rule("ugah.31", "ugah.35", "ugah.36", "ugah.V15")
def test_v15_small_two() -> None:
    table = Table("F")
    events = table.turn("s2")
    assert steps(events, "small") == (1, 2)
    assert table.pile(A) == [2]
    assert POINTS[2] == 3
    assert table.figures() == (2, 32)
    assert table.lies(1)
    assert not table.lies(2)
    assert not table.over


@pytest.mark.rule("ugah.V16")
def test_v16_large_three() -> None:
    table = Table("F")
    table.turn("l3")
    assert table.pile(A) == [29]
    assert POINTS[29] == 5
    assert table.figures() == (0, 29)
    assert not table.over


@pytest.mark.rule("ugah.V17", "ugah.R15", "ugah.40")
def test_v17_order_not_asked() -> None:
    table = Table("F")
    events = table.turn("s1 l1")
    assert [event.figure for event in named(events, "Walked")] == ["small", "large"]
    assert lifted(events) == [1, 31]
    assert table.figures() == (1, 31)
    assert table.step() == "share"
    assert table.refused(First(A, "small")) == "ugah-refuse-order-not-asked"
    table.give(31, B)
    assert not table.over


@pytest.mark.rule("ugah.30")
def test_no_figure_die_no_card() -> None:
    table = Table("G")
    before = table.rules.view(None).path
    events = table.turn("d2 b3")
    assert [event.rule for event in named(events, "FiguresStayed")] == ["ugah.30"]
    assert table.figures() == (14, 18)
    assert table.rules.view(None).path == before


@pytest.mark.rule("ugah.31", "ugah.R11")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_figure_die_is_one_step(number: int) -> None:
    table = Table("F")
    assert len(steps(table.turn(f"s{number}"), "small")) == number
    assert table.figures() == (number, 32)
    assert len(steps(table.turn(f"l{number}"), "large")) == number
    assert table.figures() == (number, 32 - number)


@pytest.mark.rule("ugah.32", "ugah.34", "ugah.R9", "ugah.R10", "ugah.V18")
def test_v18_the_spot_under_the_other_figure_is_no_step() -> None:
    table = Table("G")
    events = table.turn("l5")
    assert steps(events, "large") == (17, 16, 15, 13, 12)
    assert lifted(events) == [12]
    assert POINTS[12] == 3
    assert table.figures() == (14, 12)
    assert table.over == "passed"
    assert not named(events, "CardGiven")


@pytest.mark.rule("ugah.37", "ugah.38", "ugah.39", "ugah.R12", "ugah.R39", "ugah.V19")
def test_v19_small_first() -> None:
    table = Table("G")
    table.turn("s2 l2")
    assert asked_for_order(table)
    assert table.legal() == [First(A, "small"), First(A, "large")]
    events = table.first("small")
    assert [(event.figure, event.spots) for event in named(events, "Walked")] == [
        ("small", (15, 16)),
        ("large", (17, 15)),
    ]
    assert lifted(events) == [16, 15]
    assert table.figures() == (16, 15)
    table.give(15, B)
    assert table.over == "passed"


@pytest.mark.rule("ugah.37", "ugah.R39", "ugah.V20")
def test_v20_large_first() -> None:
    table = Table("G")
    table.turn("s2 l2")
    events = table.first("large")
    assert [(event.figure, event.spots) for event in named(events, "Walked")] == [
        ("large", (17, 16)),
        ("small", (15, 17)),
    ]
    assert lifted(events) == [16, 17]
    assert POINTS[17] == 3
    assert table.figures() == (17, 16)
    table.give(16, B)
    assert table.over == "passed"


@pytest.mark.rule("ugah.39", "ugah.R12")
def test_the_first_card_leaves_before_the_second_walk() -> None:
    table = Table("G")
    table.turn("s2 l2")
    events = table.first("small")
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["OrderChosen", "Walked", "CardLifted", "Walked", "CardLifted"]
    late = Table("G", first_card_lifted_before_second_figure_moves="off")
    kinds = [type(event).__name__ for event in late.turn("s1 l1")]
    assert kinds[-4:] == ["Walked", "Walked", "CardLifted", "CardLifted"]


@pytest.mark.rule("ugah.V21")
def test_v21_one_step_each() -> None:
    table = Table("G")
    events = table.turn("s1 l1")
    assert lifted(events) == [15, 17]
    table.give(15, B)
    assert table.lies(16)
    assert not table.over


@pytest.mark.rule("ugah.V22", "ugah.46", "ugah.48", "ugah.52")
def test_v22_met() -> None:
    table = Table("G")
    events = table.turn("s1 l2")
    assert lifted(events) == [15, 16]
    assert table.figures() == (15, 16)
    assert not table.over  # first the gift
    table.give(15, B)
    assert table.over == "met"
    assert table.lies(17)
    outcome = table.rules.outcome()
    assert outcome is not None
    assert outcome.scores == (POINTS[16], POINTS[15] + sum(POINTS[spot] for spot in (5, 10, 14, 18, 22, 27)))


@pytest.mark.rule("ugah.V23")
def test_v23_met_without_gift() -> None:
    table = Table("G")
    events = table.turn("s3")
    assert table.pile(A) == [17]
    assert table.figures() == (17, 18)
    assert table.over == "met"
    assert not named(events, "CardGiven")
    assert table.lies(15)
    assert table.lies(16)


@pytest.mark.rule("ugah.V24", "ugah.R19", "ugah.32")
def test_v24_passed() -> None:
    table = Table("G")
    assert steps(table.turn("s4"), "small") == (15, 16, 17, 19)
    assert table.pile(A) == [19]
    assert POINTS[19] == 5
    assert table.figures() == (19, 18)
    assert table.over == "passed"


@pytest.mark.rule("ugah.V25", "ugah.R15", "ugah.R18")
@pytest.mark.parametrize(
    ("first", "cards", "ends"), [("small", [15, 13], (15, 13)), ("large", [15, 17], (17, 15))]
)
def test_v25_both_orders(first: str, cards: list[int], ends: tuple[int, int]) -> None:
    table = Table("H")
    table.turn("s1 l1")
    assert asked_for_order(table)
    assert lifted(table.first(first)) == cards
    assert table.figures() == ends
    table.give(15, B)
    assert table.over
    assert (POINTS[15], POINTS[13], POINTS[17]) == (1, 4, 3)


@pytest.mark.rule("ugah.V26", "ugah.R18")
@pytest.mark.parametrize(("first", "cards"), [("small", [15, 13]), ("large", [15, 16])])
def test_v26_both_orders(first: str, cards: list[int]) -> None:
    table = Table("G")
    table.turn("s1 l3")
    assert asked_for_order(table)
    assert lifted(table.first(first)) == cards
    table.give(15, B)
    assert table.over == "passed"


@pytest.mark.rule("ugah.33", "ugah.R26", "ugah.R27", "ugah.V27")
def test_v27_over_the_gap() -> None:
    table = Table("J")
    assert steps(table.turn("s4"), "small") == (30, 31, 1, 2)
    assert table.pile(A) == [2]
    assert POINTS[2] == 3
    assert table.figures() == (34, 32)
    assert table.over == "passed"

    table = Table("J", stop_at_last_card_if_short="on")
    assert steps(table.turn("s4"), "small") == (30, 31)
    assert table.pile(A) == [31]
    assert table.figures() == (31, 32)
    assert table.over == "met"


@pytest.mark.rule("ugah.V28")
def test_v28_a_card_is_left_between() -> None:
    table = Table("J")
    table.turn("l1")
    assert table.pile(A) == [31]
    assert table.figures() == (29, 31)
    assert table.lies(30)
    assert not table.over


@pytest.mark.rule("ugah.V29", "ugah.30")
def test_v29_nobody_moves() -> None:
    table = Table("G")
    table.turn("d2 i2 m1")
    assert table.figures() == (14, 18)
    assert not table.over
    assert table.seat == B


@pytest.mark.rule("ugah.R12", "ugah.R13", "ugah.V31")
def test_v31_both_stop_on_one_card() -> None:
    table = Table("G", first_card_lifted_before_second_figure_moves="off")
    events = table.turn("s2 l2")
    assert [event.spots for event in named(events, "Walked")] == [(15, 16), (17, 16)]
    assert table.pile(A) == [16]
    assert not named(events, "CardGiven")
    assert table.figures() == (16, 16)
    assert table.over == "met"


@pytest.mark.rule("ugah.R12")
def test_late_lifting_lets_the_second_figure_count_the_first_card() -> None:
    table = Table("G", first_card_lifted_before_second_figure_moves="off")
    events = table.turn("s2 l3")
    assert steps(events, "large") == (17, 16, 15)
    table = Table("G")
    table.turn("s2 l3")
    assert steps(table.first("small"), "large") == (17, 15, 13)


@pytest.mark.rule("ugah.V39", "ugah.R26", "ugah.R27")
def test_v39_large_over_the_gap() -> None:
    table = Table("K")
    assert steps(table.turn("l2"), "large") == (1, 31)
    assert table.pile(A) == [31]
    assert POINTS[31] == 2
    assert table.figures() == (0, -1)
    assert table.over == "passed"

    table = Table("K", stop_at_last_card_if_short="on")
    table.turn("l2")
    assert table.pile(A) == [1]
    assert POINTS[1] == 2
    assert table.figures() == (0, 1)
    assert table.over == "met"


@pytest.mark.rule("ugah.R26")
def test_a_walk_counts_each_card_once() -> None:
    left = (4, 15)
    empty = tuple(spot for spot in range(1, 32) if spot not in left)
    table = Table(laid_out(LAYOUT_T, 2, empty, small=14, large=18))
    assert steps(table.turn("s5"), "small") == (15, 4)
    assert table.pile(A) == [4]


@pytest.mark.rule("ugah.R26")
def test_without_any_card_the_figure_stays_or_goes_to_the_gap() -> None:
    nothing = tuple(range(1, 32))
    table = Table(laid_out(LAYOUT_T, 2, nothing, small=14, large=18))
    events = table.turn("s2")
    assert steps(events, "small") == ()
    assert table.figures() == (14, 18)
    assert table.pile(A) == []

    table = Table(
        laid_out(LAYOUT_T, 2, (29, 30, 31), 31, 32), meet="pass_only", stop_at_last_card_if_short="on"
    )
    assert steps(table.turn("s2"), "small") == ()
    assert table.figures() == (32, 32)
    assert table.pile(A) == []
    assert table.over == "met"


@pytest.mark.rule("ugah.R17")
def test_only_one_card_to_lift_is_kept() -> None:
    empty = tuple(spot for spot in range(1, 32) if spot != 15)
    table = Table(laid_out(LAYOUT_T, 2, empty, small=14, large=16))
    table.turn("s1 l1")
    events = table.first("small")
    assert table.pile(A) == [15]
    assert not named(events, "CardGiven")
    assert table.figures() == (15, 16)
    assert table.over == "met"


@pytest.mark.rule("ugah.44")
def test_moved_figures_stand_where_their_cards_lay() -> None:
    table = Table("F")
    events = table.turn("s2 l3")
    assert lifted(events) == [2, 29]
    table.give(2, B)
    assert table.figures() == (2, 29)
    assert not table.lies(2)
    assert not table.lies(29)


@pytest.mark.rule("ugah.35")
def test_cards_walked_over_stay() -> None:
    table = Table("F")
    table.turn("s3 l2")
    table.give(3, B)
    assert [spot for spot in range(1, 32) if not table.lies(spot)] == [3, 30]


@pytest.mark.rule("ugah.41", "ugah.42", "ugah.R16", "ugah.R38", "ugah.V33")
def test_v33_keep_one_and_give_one() -> None:
    table = Table("F")
    table.turn("s1 l3")  # spots 1 (2 points) and 29 (5 points)
    assert (POINTS[1], POINTS[29]) == (2, 5)
    assert table.legal() == [Give(A, 1, B), Give(A, 29, B)]
    assert table.refused(Give(A, 1, A)) == "ugah-refuse-give-self"  # would keep both
    assert table.refused(Give(A, 4, B)) == "ugah-refuse-give-other-card"
    assert table.refused(Give(A, 1, C)) == "ugah-refuse-give-nobody"
    events = table.give(1, B)
    assert table.pile(A) == [29]
    assert table.pile(B) == [1]
    assert [(event.seat, event.to, event.spot) for event in named(events, "CardGiven")] == [(A, B, 1)]
    assert table.refused(Give(A, 29, B)) == "ugah-refuse-turn"  # would give both
    assert table.refused(Give(B, 1, A)) == "ugah-refuse-give-nothing"  # no giving back


@pytest.mark.rule("ugah.V34", "ugah.R16", "ugah.R38")
def test_v34_four_ways_to_share() -> None:
    table = Table("F", seats=3)
    table.turn("s1 l3")
    assert table.legal() == [Give(A, 1, B), Give(A, 1, C), Give(A, 29, B), Give(A, 29, C)]
    table.give(29, C)
    assert (table.pile(A), table.pile(B), table.pile(C)) == ([1], [], [29])
    assert table.seat == B  # C was not asked


@pytest.mark.rule("ugah.40", "ugah.43")
def test_sharing_comes_after_both_walks_and_knows_both_cards() -> None:
    table = Table("F", seats=3)
    table.turn("s2 l3")
    view = table.rules.view(A)
    assert view.step == "share"
    assert [(card.spot, card.points) for card in view.lifted] == [(2, 3), (29, 5)]
    assert (view.small, view.large) == (2, 29)
    assert table.refused(Done(A)) == "ugah-refuse-share-first"
    assert table.refused(Roll(A)) == "ugah-refuse-share-first"
