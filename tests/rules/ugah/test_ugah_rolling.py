"""Throwing, setting aside, picking and taking back."""

from __future__ import annotations

import pytest
from ugah_table import A, B, Table, named

from game.chance import Chance
from game.ugah.actions import Done, PutBack, Roll, Take
from game.ugah.rolls import tables, throws
from game.ugah.rules import UgahRules


@pytest.mark.rule("ugah.9", "ugah.10")
def test_a_turn_begins_with_one_throw_of_all_five_dice() -> None:
    table = Table("F")
    assert table.legal() == [Roll(A)]
    (rolled, *_) = table.roll("d", "m", "i", "s", "l")
    assert rolled.dice == (0, 1, 2, 3, 4)
    assert rolled.symbols == ("dinosaur", "mammoth", "bird", "small", "large")
    assert table.dice.bounds == [6] * 5
    assert table.refused(Roll(A)) == "ugah-refuse-roll-pick-first"


@pytest.mark.rule("ugah.10")
def test_faces_are_equally_likely_and_dice_independent() -> None:
    state = Table("F").state
    state.chance = Chance(99)
    single: dict[str, int] = {}
    pairs: dict[tuple[str, str], int] = {}
    throws_made = 7200
    for _ in range(throws_made):
        state.fresh_dice()
        state.step = type(state.step)(0)
        rules = UgahRules.from_state(state)
        rolled = rules.apply(Roll(state.current))[0]
        state.current, state.reason = A, ""
        single[rolled.symbols[0]] = single.get(rolled.symbols[0], 0) + 1
        pair = rolled.symbols[1], rolled.symbols[4]
        pairs[pair] = pairs.get(pair, 0) + 1
    assert len(single) == 6
    assert all(abs(count - throws_made / 6) < 150 for count in single.values())  # 4.7 deviations
    assert len(pairs) == 36
    assert all(abs(count - throws_made / 36) < 65 for count in pairs.values())


@pytest.mark.rule("ugah.11", "ugah.12", "ugah.R1", "ugah.V1")
def test_v1_bones_go_aside_and_are_no_pick() -> None:
    table = Table("F")
    events = table.roll("b", "b", "s", "s", "d")
    assert [event.dice for event in named(events, "BonesAside")] == [(0, 1)]
    assert table.aside() == {"bone": 2}
    assert table.picks() == {("small",), ("dinosaur",), ("dinosaur", "small")}
    assert table.refused(Roll(A)) == "ugah-refuse-roll-pick-first"
    assert table.refused(Done(A)) == "ugah-refuse-done-dice-left"
    table.take("small")
    assert table.left() == 1


@pytest.mark.rule("ugah.18", "ugah.V2", "ugah.22")
def test_v2_a_symbol_may_be_picked_again() -> None:
    table = Table("F")
    table.roll("b", "b", "s", "s", "d")
    table.take("small")
    table.roll("s")
    assert table.aside() == {"small": 3, "bone": 2}
    assert table.legal() == [Done(A)]
    events = table.done()
    assert [event.spots for event in named(events, "Walked")] == [(1, 2, 3)]
    assert table.pile(A) == [3]
    assert table.figures() == (3, 32)
    assert not table.over
    assert table.seat == B


@pytest.mark.rule("ugah.20", "ugah.R2", "ugah.V3")
def test_v3_five_bones_are_an_empty_turn() -> None:
    table = Table("F")
    events = table.roll("b", "b", "b", "b", "b")
    assert len(named(events, "Rolled")) == 1
    assert not named(events, "PreyWon")
    assert table.figures() == (0, 32)
    assert table.pile(A) == table.pile(B) == []
    assert not table.over
    assert table.seat == B


@pytest.mark.rule("ugah.R2", "ugah.V4")
def test_v4_bones_at_last_leave_what_was_set_aside() -> None:
    table = Table("F")
    table.roll("m", "m", "m", "s", "l")
    table.take("mammoth")
    table.roll("b", "b")
    assert table.holder("mammoth") == A
    assert table.figures() == (0, 32)
    assert not table.over
    assert table.seat == B


@pytest.mark.rule("ugah.13", "ugah.R5", "ugah.R6", "ugah.V5")
def test_v5_all_symbols_at_once() -> None:
    table = Table("F")
    table.roll("d", "m", "i", "s", "l")
    assert len(table.picks()) == 31
    table.take("dinosaur", "mammoth", "bird", "small", "large")
    events = table.done()
    assert not named(events, "PreyWon")
    assert [event.spot for event in named(events, "CardLifted")] == [1, 31]
    assert table.figures() == (1, 31)
    assert table.rules.view(None).rolls == 1


@pytest.mark.rule("ugah.15", "ugah.R3", "ugah.V6")
def test_v6_a_symbol_cannot_be_split() -> None:
    table = Table("F")
    table.roll("s", "i", "s", "i", "s")
    assert table.picks() == {("small",), ("bird",), ("bird", "small")}
    (taken,) = table.take("small")
    assert taken.dice == (0, 2, 4)
    assert table.left() == 2
    (back,) = table.put_back("small")
    assert back.dice == (0, 2, 4)
    table.take("bird")
    assert table.left() == 3
    table.take("small")
    assert table.left() == 0
    assert table.refused(Take(A, "small")) == "ugah-refuse-take-again"


@pytest.mark.rule("ugah.14", "ugah.19", "ugah.V7")
def test_v7_no_early_end_and_no_absent_symbol() -> None:
    table = Table("F")
    table.roll("d", "d", "b", "s", "l")
    assert table.refused(Take(A, "mammoth")) == "ugah-refuse-take-absent"
    assert table.refused(Take(A, "bone")) == "ugah-refuse-take-bone"
    table.take("dinosaur")
    assert table.left() == 2
    assert table.refused(Done(A)) == "ugah-refuse-done-dice-left"
    assert table.refused(Take(A, "mammoth")) == "ugah-refuse-take-absent"


@pytest.mark.rule("ugah.16", "ugah.17", "ugah.22", "ugah.V8")
def test_v8_three_rolls() -> None:
    table = Table("F")
    table.roll("d", "d", "m", "s", "b")
    table.take("dinosaur")
    (rolled, *_) = table.roll("d", "l")
    assert rolled.dice == (2, 3)
    table.take("dinosaur")
    (rolled, *_) = table.roll("s")
    assert rolled.dice == (3,)
    assert table.aside() == {"dinosaur": 3, "bone": 1, "small": 1}
    assert table.rules.view(None).rolls == 3
    table.done()
    assert table.holder("dinosaur") == A
    assert table.pile(A) == [1]
    assert table.figures() == (1, 32)


@pytest.mark.rule("ugah.16")
def test_a_die_set_aside_keeps_its_symbol() -> None:
    table = Table("F")
    table.roll("d", "d", "m", "s", "b")
    table.take("dinosaur")
    table.roll("l", "m")
    table.take("mammoth")
    table.roll("s")
    shown = [(die.die, die.symbol) for die in table.rules.view(None).aside]
    assert shown == [(0, "dinosaur"), (1, "dinosaur"), (2, "small"), (3, "mammoth"), (4, "bone")]


@pytest.mark.rule("ugah.19", "ugah.R6")
def test_no_roll_when_no_die_is_left() -> None:
    table = Table("F")
    table.roll("d", "d", "m", "m", "b")
    table.take("dinosaur", "mammoth")
    assert table.refused(Roll(A)) == "ugah-refuse-roll-none-left"
    assert Done(A) in table.legal()


@pytest.mark.rule("ugah.21")
def test_at_most_five_rolls() -> None:
    table = Table("F")
    for left in (5, 4, 3, 2):
        table.roll("d", *("s" * (left - 1)))
        table.take("dinosaur")
        assert table.left() == left - 1
    table.roll("d")
    assert table.rules.view(None).rolls == 5
    assert table.legal() == [Done(A)]


@pytest.mark.rule("ugah.21")
def test_every_roll_sets_a_die_aside_before_the_next() -> None:
    for counts in tables().index:
        assert sum(counts) <= 5
    for seed in range(40):
        chance = Chance(seed)
        rules = Table("F").rules
        rules._state.chance = chance
        rolls, before = 0, 0
        while rules.view(None).current == A and rules.decisions():
            legal = rules.actions(A)
            action = legal[chance.below(len(legal))]
            if isinstance(action, Roll):
                aside = len(rules.view(None).aside)
                assert rolls == 0 or aside > before
                rolls, before = rolls + 1, aside
                assert rolls <= 5
            rules.apply(action)


@pytest.mark.rule("ugah.R4")
def test_a_single_symbol_is_preselected() -> None:
    table = Table("F")
    events = table.roll("s", "s", "b", "s", "b")
    assert [(event.symbol, event.dice) for event in named(events, "Preselected")] == [("small", (0, 1, 3))]
    assert table.rules.view(A).preselected
    assert table.legal() == [Done(A)]
    assert table.refused(PutBack(A, "small")) == "ugah-refuse-back-only"
    assert table.refused(Take(A, "small")) == "ugah-refuse-take-again"
    table.done()
    assert table.pile(A) == [3]


@pytest.mark.rule("ugah.R4")
def test_a_single_symbol_needs_no_press_with_the_option() -> None:
    table = Table("F", auto_single_symbol="on")
    table.roll("s", "s", "b", "s", "b")
    assert table.pile(A) == [3]
    assert table.seat == B
    table.roll("s", "l", "b", "b", "b")  # two symbols are a choice
    assert table.step() == "pick"


@pytest.mark.rule("ugah.R37")
def test_a_pick_may_be_taken_back_until_the_next_roll() -> None:
    table = Table("F")
    table.roll("s", "s", "d", "m", "b")
    before = table.rules.view(A)
    table.take("small")
    table.put_back("small")
    assert table.rules.view(A) == before
    table.take("small")
    table.roll("s", "d")
    assert table.refused(PutBack(A, "small")) == "ugah-refuse-back-earlier"
    table.take("small")
    (back,) = table.put_back("small")
    assert back.dice == (2,)  # the two of the first roll stay
    assert table.aside() == {"small": 2, "bone": 1}
    assert table.refused(PutBack(A, "bone")) == "ugah-refuse-back-bone"
    assert table.refused(PutBack(A, "dinosaur")) == "ugah-refuse-back-not-picked"


@pytest.mark.rule("ugah.R37")
def test_nothing_is_taken_back_after_done() -> None:
    table = Table("G")
    table.turn("s2 l2")
    assert table.step() == "order"
    assert not any(die.taken_this_roll for die in table.rules.view(A).aside)
    assert table.refused(PutBack(A, "small")) == "ugah-refuse-order-first"


def test_legal_list_in_fixed_order_without_doubles() -> None:
    table = Table("F")
    table.roll("l", "s", "i", "m", "d")
    symbols = ["dinosaur", "mammoth", "bird", "small", "large"]
    assert table.legal() == [Take(A, symbol) for symbol in symbols]
    table.take("bird", "dinosaur")
    assert table.legal() == [
        Take(A, "mammoth"),
        Take(A, "small"),
        Take(A, "large"),
        PutBack(A, "dinosaur"),
        PutBack(A, "bird"),
        Roll(A),
    ]


# Exact chances, as the spec gives them


def chance_of(aim: object) -> float:
    assert callable(aim)
    return tables().evaluate([float(aim(*counts)) for counts in tables().finals])[-1]


@pytest.mark.parametrize(
    ("aim", "chance"),
    [
        (lambda b, d, m, i, s, k: d >= 3, 0.2140),
        (lambda b, d, m, i, s, k: max(d, m, i) >= 3, 0.3929),
        (lambda b, d, m, i, s, k: max(d, m, i) >= 3 and s + k > 0, 0.2526),
        (lambda b, d, m, i, s, k: s + k > 0, 0.9547),
        (lambda b, d, m, i, s, k: s + k == 0, 0.7050),
        (lambda b, d, m, i, s, k: s > 0 and k > 0, 0.6160),
        (lambda b, d, m, i, s, k: s == 1 and k == 0, 0.5614),
        (lambda b, d, m, i, s, k: s == 2 and k == 0, 0.3779),
        (lambda b, d, m, i, s, k: s == 3 and k == 0, 0.1771),
        (lambda b, d, m, i, s, k: s == 4 and k == 0, 0.0501),
        (lambda b, d, m, i, s, k: s == 5 and k == 0, 0.0064),
        (lambda b, d, m, i, s, k: s, 1.5787),
        (lambda b, d, m, i, s, k: s + k, 2.7383),
    ],
)
def test_exact_chances(aim: object, chance: float) -> None:
    assert round(chance_of(aim), 4) == chance


def test_size_of_the_roll_tables() -> None:
    assert len(tables().finals) == 252
    assert len(tables().inner) == 206
    assert tables().evaluations == 10_531
    assert sum(ways for _, ways in throws(5)) == 6**5
