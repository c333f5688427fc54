"""Step 6: what becomes of the last cards, and knowledge."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, Table, named

from game.wolves.actions import EndGifts, Raise, Reuse, Settle, Use
from game.wolves.state import Drawing, Step


def settling(hand: str = "0/0/0", leaders: int = 0, reserve: str = "0/0/0", **more: object) -> Table:
    """A settles first; the others stand at 10 and 9 with a forest each."""
    table = Table(3)
    table.stand(A, B, C)
    table.lay(A, hand, leaders=leaders, reserve=reserve, **more)
    table.lay(B, forests=1, place=10)
    table.lay(C, forests=1, place=9)
    return table.go(Step.SETTLE)


@pytest.mark.rule("wolves.76", "wolves.77", "wolves.81", "wolves.82", "wolves.90", "wolves.R36", "wolves.V21")
@pytest.mark.parametrize(
    ("uses", "reserve", "place"),
    [
        (("fish fish", "fish status", "corn status", "2 leader status"), "4/4/1", 8),
        (("leader showing_off", "fish fish", "fish status", "corn status"), "4/4/1", 8),
        (("leader preservation", "fish fish", "fish status", "corn status"), "4/4/1", 8),
    ],
)
def test_plans_of_the_spec(uses, reserve, place):
    table = settling("2/1/0", 2, "3/4/1", forests=4, place=6)
    table.use(A, *uses)
    assert table.view(A).plan.place == place
    happened = table.play(Settle(A))
    assert table.reserve(A) == reserve
    assert table.places()[A] == place
    assert len(named(happened, "Climbed")) == 1


@pytest.mark.rule("wolves.81", "wolves.18", "wolves.V21")
def test_five_of_a_kind_are_refused():
    table = settling("2/1/0", 2, "3/4/1", forests=4, place=6)
    table.use(A, "fish fish")
    assert table.refused(Use(A, "fish", "fish"), "wolves.81") == "full-kind"
    assert table.refused(Use(A, "leader", "bison"), "wolves.81") == "full"


@pytest.mark.rule("wolves.74", "wolves.75", "wolves.R39")
def test_every_card_needs_a_use_and_forests_none():
    table = settling("1/0/0", 1, forests=2)
    assert table.refused(Settle(A), "wolves.75") == "settle-all"
    assert table.refused(Use(A, "forest", "status"), "wolves.74") == "use-forest"
    assert table.refused(Use(A, "fish", "corn"), "wolves.77") == "use-kind"
    assert table.refused(Use(A, "fish", "showing_off"), "wolves.80") == "learn-leaders"
    table.use(A, "fish fish")
    assert table.refused(Use(A, "fish", "fish")) == "lacks"
    assert table.refused(Reuse(A, "fish", "status")) == "not-used"
    table.play(Reuse(A, "fish", "fish"))
    table.use(A, "fish status", "leader corn")
    event = named(table.play(Settle(A)), "Settled")[0]
    assert (event.status, event.fish, event.corn, event.only) == (1, 0, 1, None)
    assert table.reserve(A) == "0/1/0"
    assert sum(table.player(A).deck) == 28
    assert table.shown(A).cards == table.shown(A).leaders == 0


@pytest.mark.rule("wolves.R51")
def test_everybody_sees_the_kinds_that_are_settled():
    table = settling("2/1/0", 1, "0/0/2", forests=1)
    happened = table.settle(
        A, "fish fish", "fish status", "corn status", "leader bison", "bison-token status"
    )
    event = named(happened, "Settled")[0]
    assert event.only is None
    assert event.items == ("fish", "corn", "bison-token")
    assert (event.fish, event.corn, event.bison, event.lost) == (1, 0, 1, ())
    over = settling("2/0/1", reserve="3/4/1", drawing=Drawing.OVERSTRETCHED)
    event = named(over.settle(A, "bison bison"), "Settled")[0]
    assert (event.items, event.bison, event.lapsed, event.lost) == ((), 1, 2, ("fish", "fish"))


@pytest.mark.rule("wolves.78", "wolves.79", "wolves.R68", "wolves.V22")
def test_making_room():
    table = settling(leaders=1, reserve="4/4/1")
    assert table.refused(Use(A, "leader", "bison"), "wolves.81") == "full"
    assert table.refused(Use(A, "corn-token", "corn"), "wolves.79") == "use-token"
    table.use(A, "corn-token status", "leader bison")
    assert table.refused(Reuse(A, "corn-token", "status"), "wolves.81") == "full"
    table.play(Settle(A))
    assert table.reserve(A) == "4/3/2"
    assert table.places()[A] == 1


@pytest.mark.rule("wolves.90", "wolves.98", "wolves.R36", "wolves.V23")
def test_preservation_works_at_once():
    table = settling("1/1/1", 2, "3/3/3")
    assert table.refused(Use(A, "fish", "fish"), "wolves.81") == "full"
    table.use(A, "leader preservation", "fish fish", "corn corn", "bison bison")
    assert table.refused(Reuse(A, "leader", "preservation"), "wolves.81") == "keep-preservation"
    table.play(Settle(A))
    assert table.reserve(A) == "4/4/4"
    assert table.places()[A] == 0
    assert table.shown(A).cap == 12
    other = settling("1/1/1", 2, "3/3/3")
    other.settle(A, "fish status", "corn status", "bison status", "2 leader status")
    assert other.places()[A] == 5


@pytest.mark.rule("wolves.6", "wolves.80", "wolves.90", "wolves.R35", "wolves.R37", "wolves.V24")
def test_limits_of_knowledge():
    table = settling(leaders=2, wisdom=("know_the_land",))
    table.state.supply[1] = 0
    table.anew()
    assert table.refused(Use(A, "leader", "know_the_land"), "wolves.90") == "learn-owned"
    assert table.refused(Use(A, "leader", "no_waste"), "wolves.6") == "learn-gone"
    table.use(A, "leader determination")
    assert table.refused(Use(A, "leader", "preservation"), "wolves.R35") == "learn-one"
    table.play(Reuse(A, "leader", "determination"))
    table.use(A, "leader status")
    assert table.refused(Use(A, "leader", "determination"), "wolves.80") == "learn-two"
    table.play(Reuse(A, "leader", "status"))
    table.settle(A, "leader determination")
    assert table.shown(A).wisdom == ("know_the_land", "determination")
    assert table.view().supply == (3, 0, 3, 2, 3, 3)
    assert table.deck_of(A).endswith("L3")


@pytest.mark.rule("wolves.83", "wolves.84", "wolves.31", "wolves.R38", "wolves.V25", "wolves.R54")
@pytest.mark.parametrize(("stored", "reserve"), [("fish", "4/4/1"), ("bison", "3/4/2")])
def test_the_plan_of_an_overstretched_player(stored, reserve):
    table = settling("2/0/1", reserve="3/4/1", drawing=Drawing.OVERSTRETCHED)
    assert table.refused(Settle(A), "wolves.84") == "store-first"
    assert table.refused(Use(A, "fish", "status"), "wolves.83") == "no-status"
    assert table.refused(Use(A, "fish-token", "status"), "wolves.83") == "no-status"
    assert table.refused(Use(A, "leader", "status")) == "leaders-away"
    assert table.refused(Use(A, "leader", "preservation")) == "leaders-away"
    table.settle(A, f"{stored} {stored}")
    assert table.reserve(A) == reserve
    assert table.places()[A] == 0
    assert table.player(A).hand == [0, 0, 0, 0]


@pytest.mark.rule("wolves.V26", "wolves.79", "wolves.R38")
def test_a_skipping_player_may_cash_tokens():
    table = Table(3)
    table.stand(B, A, C)
    table.lay(A, reserve="4/4/1", drawing=Drawing.SKIPS)
    table.lay(B, "3/3/5")
    table.lay(C, "3/3/3", forests=1)
    table.go(Step.PAY)
    assert table.missing(A) == "0/0/2"
    table.offer(B, A, "2 bison")
    table.take_all(A)
    assert table.missing(A) == "0/0/0"
    while table.view().step == "give":
        table.play(EndGifts(table.state.active))
    table.settle(A, "fish-token status")
    assert table.places()[A] == 1
    assert table.reserve(A) == "0/1/0"


@pytest.mark.rule("wolves.79", "wolves.V35")
def test_the_last_tokens_count_before_the_last_ranking():
    table = Table(3)
    table.state.turn = 8
    table.stand(C, B, A)
    table.lay(A, reserve="4/2/1")
    table.go(Step.SETTLE)
    happened = table.settle(A, "4 fish-token status", "2 corn-token status", "bison-token status")
    assert [event.gain for event in named(happened, "Climbed")] == [7]
    assert table.view().order[0] == A
    assert table.view().over


@pytest.mark.rule("wolves.97", "wolves.R34", "wolves.R67")
def test_no_waste():
    table = settling(reserve="2/3/1", wisdom=("no_waste",))
    assert table.refused(Raise(A, "corn"), "wolves.97") == "raise"
    assert table.refused(Raise(A, "bison")) == "raise"
    assert table.refused(Raise(A, "wood")) == "kind"
    table.play(Raise(A, "fish"))
    assert table.view(A).plan.reserve == (3, 3, 1)
    assert table.refused(Raise(A, "fish")) == "raise"
    table.settle(A)
    assert table.reserve(A) == "3/3/1"
    full = settling(reserve="4/2/3", wisdom=("no_waste",))
    assert full.refused(Raise(A, "corn")) == "raise"
    without = settling(reserve="2/0/0")
    assert without.refused(Raise(A, "fish")) == "not-owned"
    skipped = settling(reserve="2/0/0", wisdom=("no_waste",))
    skipped.settle(A)
    assert skipped.reserve(A) == "2/0/0"


@pytest.mark.rule("wolves.97", "wolves.79")
def test_a_token_of_no_waste_can_be_cashed_at_once():
    table = settling(reserve="2/0/0", wisdom=("no_waste",))
    table.play(Raise(A, "fish"))
    assert table.view(A).free[4:] == (3, 0, 0)
    table.use(A, "3 fish-token status")
    assert table.refused(Use(A, "fish-token", "status"), "wolves.75") == "lacks"
    table.play(Settle(A))
    assert table.reserve(A) == "0/0/0"
    assert table.places()[A] == 3


@pytest.mark.rule("wolves.97")
def test_no_waste_comes_before_the_plan_makes_room():
    full = settling(reserve="2/4/3", wisdom=("no_waste",))
    full.use(A, "corn-token status")
    assert full.refused(Raise(A, "fish"), "wolves.97") == "raise"
    wide = settling(leaders=2, reserve="2/4/3", wisdom=("no_waste",))
    wide.use(A, "leader preservation")
    assert wide.refused(Raise(A, "fish"), "wolves.97") == "raise"


@pytest.mark.rule("wolves.R36")
def test_no_waste_acts_in_the_turn_after_it_is_bought():
    table = settling(leaders=2, reserve="2/0/0")
    table.use(A, "leader no_waste")
    assert table.refused(Raise(A, "fish"), "wolves.97") == "not-owned"
    table.play(Settle(A))
    assert table.reserve(A) == "2/0/0"
    assert table.shown(A).wisdom == ("no_waste",)


@pytest.mark.rule("wolves.97", "wolves.84")
def test_no_waste_serves_an_overstretched_player_too():
    table = settling("0/0/1", reserve="2/4/2", wisdom=("no_waste",), drawing=Drawing.OVERSTRETCHED)
    table.play(Raise(A, "bison"))
    assert table.refused(Use(A, "bison", "bison"), "wolves.81") == "full"
    table.play(Settle(A))
    assert table.reserve(A) == "2/4/3"
    assert table.places()[A] == 0


@pytest.mark.rule("wolves.83", "wolves.97")
@pytest.mark.parametrize(("wisdom", "asked"), [(("no_waste",), A), ((), B)])
def test_an_overstretched_player_without_cards_decides_on_no_waste_alone(wisdom, asked):
    table = settling(reserve="2/0/0", wisdom=wisdom, drawing=Drawing.OVERSTRETCHED)
    assert table.state.active == asked


@pytest.mark.rule("wolves.73", "wolves.11")
def test_plans_follow_in_rank_order():
    table = Table(3)
    table.stand(C, A, B)
    for seat in range(3):
        table.lay(seat, "1/0/0")
    table.go(Step.SETTLE)
    seen = []
    while table.view().step == "settle":
        seen.append(table.state.active)
        assert table.refused(Settle((table.state.active + 1) % 3), "wolves.11") == "turn"
        table.settle(table.state.active, "fish status")
    assert seen == [C, A, B]
