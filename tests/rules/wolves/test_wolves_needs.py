"""Step 4: needs, and what a payment may be made of."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, Table, named, ways_to_pay

from game.wolves.actions import Commit, EndGifts, Pay, Put, TakeBack
from game.wolves.state import Drawing, Step


def paying(hand: str, leaders: int = 0, reserve: str = "0/0/0", forests: int = 0, **more: object) -> Table:
    """A is to pay first; the others have all they need."""
    table = Table(3)
    table.stand(A, B, C)
    table.lay(A, hand, forests, leaders, reserve, **more)
    table.lay(B, "4/3/3")
    table.lay(C, "3/3/3", forests=1)
    return table.go(Step.PAY)


@pytest.mark.rule("wolves.47", "wolves.11")
def test_everybody_owes_nine_in_rank_order():
    table = Table(3)
    table.stand(C, A, B)
    for seat in range(3):
        table.lay(seat, "4/3/3", leaders=1)
    table.go(Step.PAY)
    assert table.state.active == C
    assert table.refused(Commit(A), "wolves.11") == "turn"
    happened = table.play(Commit(C))
    paid = named(happened, "Paid")[0]
    assert (paid.seat, paid.fish, paid.corn, paid.bison) == (C, 3, 3, 3)
    assert table.state.active == A


@pytest.mark.rule("wolves.49", "wolves.52", "wolves.54", "wolves.65", "wolves.R14", "wolves.V4")
def test_the_partial_pile_of_the_rulebook():
    table = paying("0/3/3", 1, "1/0/0")
    assert ways_to_pay(table.player(A)) == [((0, 1, 1), (3, 0, 0), (3, 0, 0))]
    happened = table.play(Commit(A))
    assert all(event.only is None for event in named(happened, "Paid"))
    paid = named(happened, "Paid")[0]
    assert paid.piles == ((0, 1, 1), (3, 0, 0), (3, 0, 0))
    assert (paid.fish, paid.corn, paid.bison, paid.leaders, paid.tokens) == (2, 3, 3, 1, 1)
    assert table.missing(A) == "1/0/0"
    assert table.shown(A).piles[0] == (0, 1, 1)
    unmet = named(happened, "NeedUnmet")[0]
    assert (unmet.kind, unmet.missing) == ("fish", 1)
    before = table.places()[B]
    table.offer(B, A, "fish")
    assert table.missing(A) == "0/0/0"
    assert table.shown(A).piles[0] == (0, 0, 0)
    assert table.deck_of(A).endswith("L3")
    assert table.places()[B] == before + 2


@pytest.mark.rule("wolves.48", "wolves.R62")
def test_what_pays_a_unit():
    table = paying("4/2/3", 1, "1/1/0", forests=2)
    assert table.refused(Pay(A, "forest", "fish"), "wolves.48") == "pay-forest"
    assert table.refused(Pay(A, "fish", "corn"), "wolves.48") == "pay-kind"
    assert table.refused(Pay(A, "fish", "fish"), "wolves.R62") == "pay-full"
    assert table.refused(Pay(A, "fish", "wood")) == "kind"
    assert table.refused(Pay(A, "wood", "fish")) == "unknown"
    assert table.refused(TakeBack(A, "leader", "fish")) == "pay-not-there"
    table.play(TakeBack(A, "bison", "bison"))
    assert table.refused(Pay(A, "bison-token", "bison"), "wolves.48") == "lacks"
    assert table.refused(Commit(A), "wolves.49") == "pay-more"
    assert table.refused(TakeBack(A, "fish", "fish"), "wolves.50") == "pay-gap"


@pytest.mark.rule("wolves.49", "wolves.50", "wolves.51", "wolves.R15", "wolves.R16", "wolves.V16")
@pytest.mark.parametrize(
    ("fish", "corn", "bison", "rest"),
    [
        ("3/0/0", "2/1/0", "3/0/0", (1, 0, 0, 1, 1, 0, 0)),
        ("3/0/0", "2/0/1", "3/0/0", (1, 0, 0, 0, 1, 1, 0)),
        ("2/0/1", "2/1/0", "3/0/0", (2, 0, 0, 0, 1, 0, 0)),
    ],
)
def test_a_payment_is_forced_and_free(fish, corn, bison, rest):
    table = paying("4/2/3", 1, "1/1/0")
    table.compose(A, fish, corn, bison)
    assert table.view(A).free == rest
    table.play(Commit(A))
    assert table.missing(A) == "0/0/0"
    assert table.view(A).hand[:3] == rest[:3]
    assert table.shown(A).reserve == rest[4:]


@pytest.mark.rule("wolves.49", "wolves.V16")
def test_nothing_may_stay_missing_that_can_be_paid():
    table = paying("4/2/3", 1, "1/1/0")
    ways = ways_to_pay(table.player(A))
    assert ((3, 0, 0), (2, 1, 0), (3, 0, 0)) in ways
    assert all(sum(map(sum, way)) == 9 for way in ways)
    table.play(TakeBack(A, "corn", "corn"))
    assert table.refused(Commit(A), "wolves.49") == "pay-more"
    table.play(Pay(A, "leader", "corn"))
    assert table.legal(Commit(A))


@pytest.mark.rule("wolves.49", "wolves.R15")
def test_a_leader_that_is_needed_elsewhere_stays_for_it():
    table = paying("3/2/3", 1, "1/0/0")
    table.play(TakeBack(A, "leader", "corn"))
    assert table.refused(Pay(A, "leader", "fish"), "wolves.R62") == "pay-full"
    table.play(Pay(A, "leader", "corn"), TakeBack(A, "fish", "fish"), Pay(A, "fish-token", "fish"))
    assert table.refused(Pay(A, "leader", "fish")) == "pay-full"
    table.state.draft = [[2, 0, 0], [2, 0, 0], [3, 0, 0]]
    table.anew()
    assert table.refused(Pay(A, "leader", "fish"), "wolves.49") == "pay-leader-elsewhere"


@pytest.mark.rule("wolves.R17")
def test_too_few_leaders_are_split_freely():
    table = paying("1/2/3", 2)
    ways = ways_to_pay(table.player(A))
    assert [(way[0][2], way[1][2]) for way in ways] == [(1, 1), (2, 0)]
    table.compose(A, "1/0/1", "2/0/1", "3/0/0")
    table.play(Commit(A))
    assert table.missing(A) == "1/0/0"


@pytest.mark.rule("wolves.R17")
def test_the_suggestion_helps_the_smallest_gap():
    assert paying("1/3/2", 1).view(A).payment.suggested == ((1, 0, 0), (3, 0, 0), (2, 0, 1))


@pytest.mark.rule("wolves.51", "wolves.R19", "wolves.14")
def test_a_kind_paid_in_full_goes_home():
    table = paying("3/2/0", 1, "0/0/1")
    before = sum(table.player(A).deck)
    table.play(Commit(A))
    assert table.missing(A) == "0/0/2"
    assert sum(table.player(A).deck) == before + 3 + 2 + 1
    assert table.shown(A).piles == ((0, 0, 0), (0, 0, 0), (0, 1, 0))
    assert table.shown(A).reserve == (0, 0, 0)


@pytest.mark.rule("wolves.53", "wolves.57", "wolves.R18", "wolves.R30")
def test_what_is_committed_stays():
    table = paying("4/1/3", forests=1)
    assert table.missing(A) == "0/2/0"
    assert table.refused(TakeBack(A, "corn", "corn"), "wolves.10") == "not-now-pay"
    assert table.refused(Put(A, "corn", B), "wolves.56") == "lacks"
    assert table.legal(Put(A, "fish", B))
    assert table.legal(EndGifts(A))


@pytest.mark.rule("wolves.V17", "wolves.46", "wolves.R59")
def test_a_full_reserve_carries_over_a_skipped_gathering():
    table = paying("0/0/0", reserve="3/3/3", drawing=Drawing.SKIPS)
    paid = named(table.events, "Paid")[0]
    assert (paid.seat, paid.tokens) == (A, 9)
    assert table.missing(A) == "0/0/0"
    assert any(event.seat == A for event in named(table.events, "GiftsEnded"))
    assert table.places()[A] == 0


@pytest.mark.rule("wolves.V18", "wolves.71")
def test_a_short_reserve_leaves_needs_open():
    table = paying("0/0/0", reserve="4/2/1", drawing=Drawing.SKIPS)
    paid = named(table.events, "Paid")[0]
    assert (paid.fish, paid.corn, paid.bison) == (3, 2, 1)
    assert table.missing(A) == "0/1/2"
    assert table.legal(Put(A, "fish-token", B))


@pytest.mark.rule("wolves.50", "wolves.R16")
def test_single_exchanges_reach_every_payment():
    start = paying("4/2/4", 2, "1/2/0")
    for way in ways_to_pay(start.player(A)):
        table = paying("4/2/4", 2, "1/2/0")
        table.compose(A, *["/".join(map(str, pile)) for pile in way])
        assert table.legal(Commit(A))


@pytest.mark.rule("wolves.106")
@pytest.mark.parametrize(("hand", "forests"), [("0/0/0", 2), ("1/1/0", 0)])
def test_a_hand_of_forests_is_asked_like_any_other(hand, forests):
    table = paying(hand, reserve="3/3/3", forests=forests)
    assert [decision.seat for decision in table.rules.decisions()] == [A]
    assert not table.events
    for seat in (B, None):
        assert table.view(seat).active == A


@pytest.mark.rule("wolves.49")
def test_a_suggestion_lies_there_from_the_start():
    table = paying("2/3/4", 2, "2/0/1")
    view = table.view(A).payment
    assert view.piles == view.suggested == ((2, 1, 0), (3, 0, 0), (3, 0, 0))
    assert (view.missing, view.least) == (0, 0)
    assert table.view(B).payment is None
    assert table.view(None).payment is None
