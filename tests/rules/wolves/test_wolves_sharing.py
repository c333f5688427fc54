"""The More You Share: when it grants tokens, and where they go."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, D, Table, giving, named

from game.wolves.actions import EndGifts, Enough, Settle, TakeToken
from game.wolves.state import Step


def sharing(hand: str, leaders: int, reserve: str = "0/1/0", forced: bool = False) -> Table:
    table = giving((B, A, C, D) if forced else (A, B, C, D))
    table.lay(A, hand, leaders=leaders, reserve=reserve, wisdom=("the_more_you_share",))
    table.lay(B, wisdom=("preservation",), forests=1)
    table.go(Step.GIVE)
    if forced:
        table.play(EndGifts(B))
    return table


@pytest.mark.rule("wolves.95", "wolves.R33a", "wolves.V20")
def test_the_more_you_share():
    table = sharing("4/0/0", 1)
    table.offer(A, B, "4 fish", "leader", "corn-token")
    happened = table.take(B, "4 fish", "leader as bison", "corn-token")
    assert [event.gain for event in named(happened, "Climbed")] == [12]
    assert table.view(A).left == 2
    table.play(TakeToken(A, "fish"), TakeToken(A, "bison"))
    assert table.reserve(A) == "1/0/1"
    five = sharing("4/0/0", 1)
    five.offer(A, B, "4 fish", "leader")
    five.take(B, "4 fish", "leader as bison")
    assert five.places()[A] == 10
    assert five.view(A).step == "give"
    part = sharing("4/0/0", 1)
    part.offer(A, B, "4 fish", "leader", "corn-token")
    part.take(B, "4 fish", "leader as bison")
    assert part.places()[A] == 10
    assert part.view(A).step == "give"


@pytest.mark.rule("wolves.R33", "wolves.60")
def test_a_gift_taken_by_force_is_shared_too():
    table = sharing("4/2/0", 0, forced=True)
    table.offer(A, B, "4 fish", "2 corn")
    assert table.view(A).step == "share"
    assert table.refused(Enough(B)) == "no-token"


@pytest.mark.rule("wolves.96", "wolves.R65")
def test_shared_tokens_meet_needs_first_and_never_give_status():
    table = sharing("4/2/0", 0, "4/1/4")
    table.lack(A, "0/0/1", ("0/0/0", "0/0/0", "2/0/0"))
    table.offer(A, B, "4 fish", "2 corn")
    table.take(B, "4 fish", "2 corn")
    before = table.places()[A]
    assert table.refused(TakeToken(A, "fish"), "wolves.96") == "no-room"
    table.play(TakeToken(A, "bison"))
    assert table.missing(A) == "0/0/0"
    assert table.view(A).step == "give"
    assert table.reserve(A) == "4/1/4"
    assert table.places()[A] == before
    fewer = sharing("4/2/0", 0)
    fewer.offer(A, B, "4 fish", "2 corn")
    fewer.take(B, "4 fish", "2 corn")
    fewer.play(TakeToken(A, "corn"), Enough(A))
    assert fewer.reserve(A) == "0/2/0"


@pytest.mark.rule("wolves.95")
def test_sharing_is_granted_once_a_turn():
    table = sharing("4/3/5", 0)
    table.lay(C, wisdom=("preservation",), forests=1)
    table.offer(A, B, "4 fish", "2 corn")
    table.take(B, "4 fish", "2 corn")
    table.play(TakeToken(A, "fish"), Enough(A))
    table.offer(A, C, "5 bison", "corn")
    table.take_all(C)
    assert table.view(A).step == "give"


@pytest.mark.rule("wolves.95", "wolves.R65")
def test_sharing_that_brought_nothing_has_not_been_used():
    declined = sharing("4/3/5", 0)
    declined.lay(C, wisdom=("preservation",), forests=1)
    declined.offer(A, B, "4 fish", "2 corn")
    declined.take(B, "4 fish", "2 corn")
    declined.play(Enough(A))
    declined.offer(A, C, "5 bison", "corn")
    declined.take_all(C)
    assert (declined.view(A).step, declined.view(A).left) == ("share", 2)
    full = sharing("4/2/0", 0, "4/4/1")
    full.lay(C, wisdom=("preservation",), forests=1)
    full.offer(A, B, "4 fish", "2 corn")
    full.take_all(B)
    assert full.view(A).step == "give", "a full reserve asks nothing"
    full.offer(A, C, "4 fish-token", "2 corn-token")
    full.take_all(C)
    assert (full.view(A).step, full.view(A).left) == ("share", 2)


@pytest.mark.rule("wolves.95")
def test_sharing_is_granted_again_in_the_next_turn():
    table = sharing("4/2/0", 0)
    table.offer(A, B, "4 fish", "2 corn")
    table.take_all(B)
    table.play(Enough(A))
    table.end_gifts()
    while table.view().turn == 1:
        seat = table.state.active
        table.play(next(action for action in table.rules.actions(seat) if isinstance(action, Settle)))
    table.stand(A, B, C, D)
    table.lay(A, "4/2/0", wisdom=("the_more_you_share",))
    table.lay(B, wisdom=("preservation",), forests=1)
    table.go(Step.GIVE)
    table.offer(A, B, "4 fish", "2 corn")
    table.take_all(B)
    assert table.view(A).step == "share"
