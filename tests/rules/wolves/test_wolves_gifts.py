"""Step 5: offers, portions, where the tokens go, and who gains what."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, D, E, F, Table, giving, named

from game.wolves.actions import (
    Answer,
    EndGifts,
    Leave,
    Offer,
    Put,
    Retract,
    Take,
    TakeRest,
)
from game.wolves.state import Drawing, Step


def rulebook(giver_first: bool) -> Table:
    """3 fish and 1 corn for one who misses corn; A gives to B."""
    table = giving((A, C, B, D) if giver_first else (C, B, D, A))
    table.lay(A, "3/1/0", forests=1)
    table.lay(B, reserve="3/0/2", forests=1)
    table.lack(B, "0/1/0", ("0/0/0", "2/0/0", "0/0/0"))
    table.go(Step.GIVE)
    while table.state.active != A:
        table.play(EndGifts(table.state.active))
    return table


@pytest.mark.rule("wolves.58", "wolves.62", "wolves.63", "wolves.64", "wolves.66", "wolves.68", "wolves.69")
@pytest.mark.rule("wolves.44", "wolves.V5", "wolves.R25", "wolves.70")
def test_three_fish_and_one_corn():
    table = rulebook(True)
    before = sum(table.player(A).deck)
    happened = table.offer(A, B, "3 fish", "corn")
    event = named(happened, "Offered")[0]
    assert (event.items, event.only, event.forced) == (("fish", "fish", "fish", "corn"), None, False)
    happened = table.take(B, "3 fish", "corn")
    assert table.missing(B) == "0/0/0"
    assert table.reserve(B) == "4/0/2"
    moves = [(event.seat, event.gain) for event in named(happened, "Climbed")]
    assert moves == [(B, 2), (A, 8)]
    assert sum(table.player(A).deck) == before + 4


@pytest.mark.rule(
    "wolves.55", "wolves.59", "wolves.61", "wolves.R20", "wolves.R22", "wolves.R63", "wolves.V6"
)
def test_a_portion():
    table = rulebook(True)
    table.offer(A, B, "3 fish", "corn")
    table.take(B, "corn")
    assert table.places()[A] == 2
    assert table.view(A).hand[:3] == (3, 0, 0)
    assert table.refused(Put(A, "fish", B), "wolves.55") == "gift-again"
    assert table.legal(Put(A, "fish", C))


@pytest.mark.rule("wolves.60", "wolves.V7")
def test_a_gift_from_below_must_be_taken_whole():
    table = rulebook(False)
    table.offer(A, B, "2 fish", "corn", "fish")
    assert named(table.events, "Offered")[-1].forced
    assert table.reserve(B) == "4/0/2"
    assert table.places()[B] == 2
    assert table.places()[A] == 8
    other = rulebook(False)
    other.lay(A, "3/1/0", leaders=1)
    other.anew()
    other.offer(A, B, "3 fish", "corn", "leader")
    assert other.rules.decisions()[0].ask == "wolves-ask-take-all"
    assert other.refused(Answer(B), "wolves.60") == "take-all"
    other.play(Take(B, "corn", "corn"))
    assert other.refused(Answer(B), "wolves.60") == "take-all"
    other.take(B, "3 fish", "leader as bison")
    assert other.reserve(B) == "4/0/3"


@pytest.mark.rule("wolves.55", "wolves.R21", "wolves.11")
def test_one_giver_after_the_other():
    table = giving((B, A, D, C))
    for seat in range(4):
        table.lay(seat, "2/2/2", forests=1)
    table.go(Step.GIVE)
    assert table.state.active == B
    assert table.refused(Put(A, "fish", B), "wolves.11") == "turn"
    table.offer(B, D, "fish")
    table.take_all(D)
    table.offer(B, A, "fish")
    table.take_all(A)
    table.play(EndGifts(B))
    assert table.state.active == A


@pytest.mark.rule("wolves.55")
def test_offers_of_an_earlier_turn_are_forgotten():
    table = giving((A, B, C, D))
    for seat in range(4):
        table.lay(seat, "2/2/2", forests=1)
        table.player(seat).offered = [True] * 4
    table.go(Step.GIVE)
    assert [table.shown(seat).offered for seat in range(4)] == [()] * 4
    table.offer(A, C, "fish")
    assert [table.shown(seat).offered for seat in range(4)] == [(C,), (), (), ()]


@pytest.mark.rule("wolves.56", "wolves.57", "wolves.V38")
def test_offers_that_are_refused():
    table = giving()
    table.lay(A, "2/0/0", forests=3, reserve="0/1/0")
    table.go(Step.GIVE)
    assert table.refused(Offer(A), "wolves.56") == "gift-empty"
    assert table.refused(Put(A, "forest", B), "wolves.57") == "gift-forest"
    assert table.refused(Put(A, "preservation", B), "wolves.57") == "gift-item"
    assert table.refused(Put(A, "bison", B), "wolves.56") == "lacks"
    assert table.refused(Put(A, "fish", A), "wolves.55") == "gift-self"
    table.play(Put(A, "fish", B), Put(A, "fish", B))
    assert table.refused(Put(A, "fish", B), "wolves.56") == "lacks"
    assert table.refused(Put(A, "corn-token", C)) == "gift-open"
    assert table.refused(EndGifts(A)) == "gift-open"
    assert table.refused(Retract(A, "corn")) == "gift-not-there"
    table.play(Put(A, "corn-token", B))
    assert table.view(A).gift.gains == (0, 6)
    assert table.legal(Offer(A))
    table.play(Retract(A, "fish"), Retract(A, "fish"), Retract(A, "corn-token"))
    assert table.legal(EndGifts(A))
    assert table.legal(Put(A, "fish", C))


@pytest.mark.rule("wolves.60", "wolves.64")
def test_a_forced_gift_that_needs_swallow_leaves_no_choice():
    table = giving((B, A, C, D))
    table.lay(A, "2/1/0")
    table.lay(B, reserve="0/3/5", forests=1)
    table.lack(B, "2/0/0", ("1/0/0", "0/0/0", "0/0/0"))
    table.go(Step.GIVE)
    table.play(EndGifts(B))
    table.offer(A, B, "2 fish", "corn")
    assert table.missing(B) == "0/0/0"
    assert table.reserve(B) == "0/4/5"


@pytest.mark.rule("wolves.70", "wolves.41", "wolves.R25")
def test_the_receiver_may_stand_where_the_giver_would_stop():
    table = giving()
    table.lay(A, "2/0/0", forests=1)
    table.lay(B, reserve="4/1/0", forests=1, place=2)
    table.go(Step.GIVE)
    table.offer(A, B, "2 fish")
    table.play(Take(B, "fish", "fish"), Take(B, "fish", "fish"))
    assert table.view().gift.gains == (4, 3)
    table.play(Answer(B))
    assert table.places()[:2] == [3, 4]


@pytest.mark.rule("wolves.70", "wolves.68")
def test_the_giver_is_shown_where_both_would_stand_before_the_offer():
    table = giving((B, A, C, D))
    table.lay(A, "2/0/0", place=3)
    table.lay(B, reserve="4/0/0", forests=1, place=5)
    table.go(Step.GIVE)
    table.play(EndGifts(B), Put(A, "fish", B), Put(A, "fish", B))
    gift = table.view(A).gift
    assert (gift.gains, gift.forced) == ((7, 6), True), "B must take two that it cannot keep: 2 status, first"
    table.play(Offer(A))
    assert table.places()[:2] == [6, 7]


@pytest.mark.rule("wolves.59", "wolves.67")
def test_what_is_left_again_is_what_was_taken_last():
    table = giving()
    table.lay(A, "2/1/0")
    table.go(Step.GIVE)
    table.offer(A, B, "2 fish", "corn")
    table.play(*[Take(B, kind, kind) for kind in ("fish", "corn", "fish")])
    table.play(Leave(B, "fish", "fish"))
    assert table.view().gift.taken == (("fish", "fish"), ("corn", "corn"))
    assert table.view().gift.items == (1, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("wolves.R26", "wolves.63")
def test_a_leader_becomes_any_kind():
    table = giving()
    table.lay(A, leaders=2)
    table.lack(B, "1/0/0")
    table.go(Step.GIVE)
    table.offer(A, B, "2 leader")
    assert table.refused(Take(B, "leader", "wood")) == "unknown"
    assert table.refused(Take(B, "fish", "fish")) == "not-offered"
    assert table.legal(Take(B, "leader", "corn"))
    table.play(Take(B, "leader", "corn"))
    assert table.refused(Leave(B, "fish", "fish")) == "not-taken"
    table.play(Leave(B, "leader", "corn"))
    table.take(B, "leader as fish", "leader as bison")
    assert table.missing(B) == "0/0/0"
    assert table.reserve(B) == "0/0/1"
    assert table.shown(A).leaders == 0


@pytest.mark.rule("wolves.63")
def test_a_card_becomes_its_kind():
    table = rulebook(True)
    table.offer(A, B, "fish")
    assert table.refused(Take(B, "fish", "corn"), "wolves.63") == "take-kind"
    table.play(TakeRest(B))
    assert table.refused(TakeRest(B)) == "nothing-left"


@pytest.mark.rule("wolves.66", "wolves.67", "wolves.98", "wolves.R27", "wolves.V19")
def test_room_for_one():
    for taken, reserve in (("fish", "4/3/2"), ("bison", "3/3/3")):
        table = giving((B, A, C, D))
        table.lay(A, "1/0/1")
        table.lay(B, reserve="3/3/2")
        table.go(Step.GIVE)
        table.play(EndGifts(B))
        table.offer(A, B, "fish", "bison")
        rest = "bison" if taken == "fish" else "fish"
        assert table.view(B).gift.lands == ("reserve",) * 3
        table.play(Take(B, taken, taken))
        assert table.view(B).gift.lands == ("status",) * 3
        table.take(B, rest)
        assert table.reserve(B) == reserve
        assert table.places()[B] == 1
    wide = giving((B, A, C, D))
    wide.lay(A, "1/0/1")
    wide.lay(B, reserve="3/3/2", wisdom=("preservation",))
    wide.go(Step.GIVE)
    wide.play(EndGifts(B))
    wide.offer(A, B, "fish", "bison")
    assert wide.reserve(B) == "4/3/3"
    assert wide.places()[B] == 0


@pytest.mark.rule("wolves.R32")
def test_tokens_are_counted_on_when_the_box_has_no_more():
    table = Table(6)
    table.stand(A, B, C, D, E, F)
    for seat in range(6):
        table.lay(seat, "2/0/0" if seat == A else "0/0/0", reserve="4/1/1")
    table.lack(B, "1/0/0", ("2/0/0", "0/0/0", "0/0/0"))
    table.lay(C, reserve="3/1/1")
    table.go(Step.GIVE)
    table.offer(A, C, "fish")
    table.take_all(C)
    assert [player.reserve[0] for player in table.view().players] == [4] * 6
    table.offer(A, B, "fish")
    table.take_all(B)
    assert table.missing(B) == "0/0/0"
    assert table.reserve(B) == "4/1/1"


@pytest.mark.rule("wolves.R23", "wolves.R24", "wolves.R28", "wolves.R56")
def test_gifts_may_be_many_and_go_back():
    table = giving((A, B, C, D))
    table.lay(A, "2/0/0")
    table.lay(B, reserve="1/0/0")
    table.lay(C, forests=1)
    table.go(Step.GIVE)
    table.offer(A, B, "fish")
    table.take_all(B)
    assert table.reserve(B) == "2/0/0"
    table.offer(A, C, "fish")
    table.take_all(C)
    assert [event.gain for event in named(table.events, "Climbed")] == [2, 2]
    assert table.state.active == B
    table.offer(B, A, "fish-token")
    assert table.reserve(A) == "1/0/0"
    assert table.reserve(B) == "1/0/0"
    table.offer(B, C, "fish-token")
    table.take_all(C)
    assert table.reserve(C) == "2/0/0"


@pytest.mark.rule("wolves.V37", "wolves.41", "wolves.65")
def test_two_givers():
    table = giving((A, B, C, D))
    table.lay(A, "1/0/0", place=3)
    table.lay(B, "2/0/0", place=1)
    table.lay(D, reserve="0/3/0", forests=1)
    table.lack(D, "2/0/0", ("1/0/0", "0/0/0", "0/0/0"))
    table.go(Step.GIVE)
    table.offer(A, D, "fish")
    table.take_all(D)
    assert table.missing(D) == "1/0/0"
    assert table.places()[A] == 5
    before = table.player(D).deck[0]
    table.offer(B, D, "2 fish")
    table.take_all(D)
    assert table.missing(D) == "0/0/0"
    assert table.player(D).deck[0] == before + 1
    assert table.reserve(D) == "1/3/0"
    assert table.places()[B] == 4


@pytest.mark.rule("wolves.55")
def test_who_has_nothing_looks_like_who_gives_nothing():
    empty, rich = giving(), giving()
    for table, hand, forests in ((empty, "0/0/0", 3), (rich, "2/1/0", 0)):
        table.lay(A, hand, forests)
        table.player(A).deck = [0] * 5
        table.go(Step.GIVE)
        assert table.state.active == A
    for seat in (B, C, D, None):
        assert empty.view(seat).step == rich.view(seat).step
    first, second = empty.play(EndGifts(A)), rich.play(EndGifts(A))
    assert first == second


@pytest.mark.rule("wolves.71", "wolves.68", "wolves.R55")
@pytest.mark.parametrize("drawing", [Drawing.OVERSTRETCHED, Drawing.SKIPS])
def test_overstretched_and_skipping_players_gain_from_excess(drawing):
    table = giving((B, A, C, D))
    table.lay(A, "2/0/0")
    table.lay(B, reserve="4/0/0", drawing=drawing, forests=1)
    table.go(Step.GIVE)
    table.play(EndGifts(B))
    table.offer(A, B, "2 fish")
    assert table.places()[:2] == [4, 2]
    assert table.reserve(B) == "4/0/0"
