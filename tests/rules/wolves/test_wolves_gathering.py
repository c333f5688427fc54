"""Step 2: drawing, stopping, overstretching, the first ranking, and the knowledge that helps there."""

from __future__ import annotations

import pytest
from wolves_table import A, B, C, D, Table, named

from game.chance import Chance
from game.wolves import flow
from game.wolves.actions import Commit, Draw, EndGifts, Look, PutOnDeck, Settle, Stop, TakeToken, Use
from game.wolves.state import Drawing, Step


def knowing(*wisdom: str, reserve: str = "0/0/0") -> Table:
    """A owns knowledge and has not drawn yet."""
    table = Table(3)
    table.stand(A, B, C)
    table.lay(A, wisdom=wisdom, drawing=Drawing.DRAW, reserve=reserve)
    return table.anew()


def done_by_others(table: Table) -> None:
    """Everybody but A draws one card and stops."""
    for seat in range(1, table.state.seats):
        table.draw(seat, "F")


@pytest.mark.rule("wolves.11", "wolves.25", "wolves.34", "wolves.103", "wolves.V39", "wolves.R8")
def test_every_mixture_of_draws_leads_to_the_same_state():
    orders = ("AAASBBSCCCCS", "CABCABCASCBS", "CCCCSBBSAAAS", "BACBSACCSACS")
    seen = []
    for order in orders:
        table = Table(3, 5)
        quick = {"A": 3, "B": 2, "C": 4}
        last = ""
        for letter in order:
            if letter != "S":
                last = letter
            seat = "ABC".index(last)
            if letter == "S" or not quick[last]:
                continue
            table.play(Draw(seat))
            quick[last] -= 1
        for seat in range(3):
            while quick["ABC"[seat]]:
                table.play(Draw(seat))
                quick["ABC"[seat]] -= 1
        for seat in Chance(len(seen)).shuffled(range(3)):
            table.play(Stop(seat))
        seen.append([table.view(seat) for seat in (None, *range(3))])
    assert all(views == seen[0] for views in seen)


@pytest.mark.rule("wolves.11", "wolves.R8")
def test_all_are_asked_at_once_and_one_pointer_in_order():
    table = Table(4)
    assert [decision.seat for decision in table.rules.decisions()] == [A, B, C, D]
    assert {decision.ask for decision in table.rules.decisions()} == {"wolves-ask-draw"}
    table.play(Draw(A))
    assert table.rules.decisions()[0].seat == A
    table.play(Draw(D), Stop(D))
    assert [decision.seat for decision in table.rules.decisions()] == [A, B, C]
    other = Table(4, gathering="rounds")
    other.play(Draw(A))
    assert [decision.seat for decision in other.rules.decisions()] == [B, C, D, A]
    later = Table(3)
    later.stand(C, A, B)
    assert [decision.seat for decision in later.anew().rules.decisions()] == [C, A, B]


@pytest.mark.rule("wolves.26", "wolves.35", "wolves.106")
def test_leaders_lie_open_and_hands_are_hidden():
    table = Table(3)
    happened = table.draw(A, "F L X", stop=False)
    assert table.view(A).hand == (1, 0, 0, 1)
    shown = table.shown(A)
    assert (shown.cards, shown.leaders, shown.drew) == (2, 1, 1)
    assert table.view(B).hand == (0, 0, 0, 0)
    assert table.view(None).hand == ()
    assert [event.card for event in named(happened, "CardSeen")] == ["fish", "forest"]
    assert all(event.only == (A,) for event in named(happened, "CardSeen"))
    assert len([event for event in happened if event.seen_by(B)]) == 4


@pytest.mark.rule("wolves.27", "wolves.R61")
def test_one_card_must_be_drawn():
    table = Table(3)
    table.player(A).reserve = [3, 3, 3]
    assert table.refused(Stop(A), "wolves.27") == "draw-one"
    table.play(Draw(A))
    assert table.legal(Stop(A))


@pytest.mark.rule("wolves.28", "wolves.29", "wolves.35", "wolves.R47")
def test_a_stop_is_final_and_public():
    table = Table(3)
    happened = table.draw(A, "F C B X F C L L B F C B X F")
    event = named(happened, "Stopped")[0]
    assert (event.cards, event.leaders, event.only) == (12, 2, None)
    assert table.refused(Draw(A), "wolves.29") == "stopped"
    assert table.refused(Stop(A)) == "stopped"
    assert table.shown(A).drawing == "stopped"


@pytest.mark.rule("wolves.26", "wolves.48")
def test_leaders_stay_face_up_to_help_with_needs():
    table = Table(3)
    table.draw(A, "F F F C C L B B L")
    assert table.shown(A).leaders == 2
    done_by_others(table)
    table.stand(A, B, C)
    table.go(Step.PAY)
    assert table.view(A).payment.piles == ((3, 0, 0), (2, 0, 1), (2, 0, 1))


@pytest.mark.rule("wolves.30", "wolves.31", "wolves.14", "wolves.R54")
def test_the_third_leader_overstretches_at_once():
    table = Table(3)
    table.community(A, "atinzina")
    happened = table.draw(A, "F L L X L", stop=False)
    assert named(happened, "Overstretched")[0].only is None
    assert table.view(A).hand == (1, 0, 0, 1)
    assert table.shown(A).leaders == 0
    assert table.deck_of(A) == "7/6/5 X5 L3"
    assert table.refused(Draw(A), "wolves.30") == "overstretched"


def overstretched_in_turn_three() -> Table:
    table = Table(3)
    table.state.turn = 3
    table.stand(A, B, C)
    table.lay(A, "3/2/4", forests=3, drawing=Drawing.OVERSTRETCHED, drew=3)
    table.lay(B, "3/4/3")
    table.lay(C, "3/3/3")
    table.go(Step.GATHER)
    assert table.places()[A] == 0
    return table


@pytest.mark.rule(
    "wolves.32", "wolves.33", "wolves.46", "wolves.71", "wolves.83", "wolves.84", "wolves.R6", "wolves.R6b",
    "wolves.R29", "wolves.R55", "wolves.R58", "wolves.V14",
)  # fmt: skip
def test_an_overstretch_costs_the_next_gathering():
    table = overstretched_in_turn_three()
    paid = next(event for event in named(table.events, "Paid") if event.seat == A)
    assert (paid.fish, paid.corn, paid.bison) == (3, 2, 3)
    assert table.missing(A) == "0/1/0"
    table.play(EndGifts(A))
    table.offer(B, A, "corn")
    assert table.missing(A) == "0/0/0"
    table.end_gifts()
    assert table.refused(Settle(A), "wolves.84") == "store-first"
    table.settle(A, "bison bison")
    assert table.reserve(A) == "0/0/1"
    assert table.view().turn == 4
    table.player(A).wisdom[0] = table.player(A).wisdom[3] = True
    assert table.shown(A).drawing == "skips"
    for action in (Draw(A), Look(A), Stop(A)):
        assert table.refused(action, "wolves.32") == "skips"
    done_by_others(table)
    assert table.places()[A] == 0
    assert "L3" in table.deck_of(A)
    assert table.shown(A).drawing == "skips"
    for seat in range(3):
        table.player(seat).missing = [0, 0, 0]
    table.go(Step.SETTLE)
    while table.view().turn == 4:
        seat = table.state.active
        table.play(next(action for action in table.rules.actions(seat) if isinstance(action, Settle | Use)))
    assert table.view().turn == 5
    assert table.shown(A).drawing == "draw"
    assert table.shown(A).together[4] == 3


@pytest.mark.rule("wolves.69", "wolves.71", "wolves.R29", "wolves.V15")
def test_an_overstretched_giver_gains():
    table = overstretched_in_turn_three()
    before = table.places()[A]
    table.offer(A, B, "bison")
    table.take_all(B)
    assert table.places()[A] == before + 2


@pytest.mark.rule("wolves.R6a")
def test_an_overstretch_in_turn_eight_only_loses_the_leaders():
    table = Table(3)
    table.state.turn = 8
    table.stand(A, B, C)
    table.lay(A, "3/3/3", drawing=Drawing.OVERSTRETCHED, drew=3)
    table.lay(B, "3/3/3")
    table.lay(C, "3/3/3")
    table.go(Step.GATHER)
    assert table.view().over
    assert table.rules.outcome().winners == (A, B, C)


@pytest.mark.rule("wolves.12", "wolves.36", "wolves.37", "wolves.38", "wolves.39", "wolves.R9", "wolves.R60")
@pytest.mark.rule("wolves.R10", "wolves.V13")
@pytest.mark.parametrize(("larger", "order"), [(9, (D, B, A, C)), (12, (B, D, A, C))])
def test_the_first_ranking(larger, order):
    table = Table(4)
    for seat, leaders, size in ((A, 2, 11), (B, 1, larger), (C, 3, 17), (D, 1, 12)):
        drawing = Drawing.OVERSTRETCHED if leaders == 3 else Drawing.STOPPED
        table.lay(seat, "5/5/5", leaders=leaders % 3, drew=leaders, drawing=drawing)
        table.player(seat).hand = [3, 3, 3, size - 9]
    table.state.ranks = [0] * 4
    table.state.at = -1
    flow._when_all_have_gathered(table.state, table.events)
    assert table.anew().view().order == order
    assert [table.shown(seat).rank for seat in order] == [1, 2, 3, 4]
    assert len(named(table.events, "RanksGiven")) == 1


@pytest.mark.rule("wolves.39", "wolves.R9")
def test_five_players_are_ranked_in_turn_two():
    table = Table(5)
    assert table.view().turn == 2
    for seat in range(5):
        table.draw(seat, "F")
    assert sorted(player.rank for player in table.view().players) == [1, 2, 3, 4, 5]


@pytest.mark.rule("wolves.R7")
def test_an_empty_deck_ends_drawing():
    table = Table(3)
    table.deck(A, "1/0/0", 1, 1)
    happened = table.draw(A, "F L X", stop=False)
    assert named(happened, "Stopped")
    assert table.shown(A).drawing == "stopped"
    table.deck(B, "0/0/0", 0, 0)
    assert table.anew().refused(Draw(B), "wolves.R7") == "deck-empty"
    table.play(Stop(B))


@pytest.mark.rule("wolves.91", "wolves.92", "wolves.R53", "wolves.R66", "wolves.V28")
def test_know_the_land_before_the_first_draw():
    table = knowing("know_the_land")
    table.top(A, "L L L")
    happened = table.play(Look(A))
    assert named(happened, "TopSeen")[0].only == (A,)
    assert table.view(A).looked == ("leader",) * 3
    assert (table.shown(A).deck, table.shown(A).cards) == (28, 0)
    assert table.view(B).looked == ()
    assert table.refused(Draw(A), "wolves.92") == "put-back-first"
    assert table.refused(PutOnDeck(A, "fish")) == "not-seen"
    table.play(*[PutOnDeck(A, "leader")] * 3)
    assert table.refused(Stop(A), "wolves.27") == "draw-one"
    assert table.refused(Look(A), "wolves.91") == "looked"
    table.play(Draw(A), Stop(A))
    assert table.shown(A).drew == 1
    done_by_others(table)
    bonus = next(event for event in named(table.events, "Conserved") if event.seat == A)
    assert bonus.gain == 5


@pytest.mark.rule("wolves.91", "wolves.106")
def test_cards_go_back_in_any_order():
    table = knowing("know_the_land")
    table.top(A, "L F X")
    assert table.refused(PutOnDeck(A, "fish")) == "not-looking"
    table.play(Look(A))
    assert table.view(A).looked == ("leader", "fish", "forest")
    table.play(PutOnDeck(A, "leader"), PutOnDeck(A, "forest"), PutOnDeck(A, "fish"))
    assert table.view(A).top == ("fish", "forest", "leader")
    assert table.view(B).top == ()
    happened = table.play(*[Draw(A)] * 3)
    assert [event.card for event in named(happened, "CardSeen")] == ["fish", "forest"]
    assert table.shown(A).leaders == 1


@pytest.mark.rule("wolves.R66")
def test_fewer_than_three_cards_are_looked_at():
    table = knowing("know_the_land")
    table.deck(A, "1/0/0", 1, 0)
    table.play(Look(A))
    assert len(table.view(A).looked) == 2
    assert table.refused(Look(B)) == "not-owned"


def a_turn_later(table: Table) -> None:
    """Nobody misses anything and nothing is left to settle: the next turn begins."""
    for seat in range(table.state.seats):
        player = table.player(seat)
        table.lay(seat, drew=player.leaders, wisdom=table.shown(seat).wisdom)
        table.lack(seat, "0/0/0", ["0/0/0"] * 3)
    table.go(Step.SETTLE)


@pytest.mark.rule("wolves.R44", "wolves.45")
def test_leaders_of_earlier_turns_do_not_count():
    table = Table(3)
    table.draw(A, "L L")
    done_by_others(table)
    a_turn_later(table)
    assert table.view().turn == 2
    table.draw(A, "F")
    done_by_others(table)
    bonus = [event for event in named(table.events, "Conserved") if event.seat == A]
    assert [event.gain for event in bonus] == [10]


@pytest.mark.rule("wolves.91")
def test_know_the_land_serves_once_in_every_turn():
    table = knowing("know_the_land")
    for _ in range(2):
        table.top(A, "F C B")
        table.play(Look(A), *[PutOnDeck(A, card) for card in ("fish", "corn", "bison")])
        assert table.refused(Look(A), "wolves.91") == "looked"
        table.play(Draw(A), Stop(A))
        done_by_others(table)
        a_turn_later(table)


@pytest.mark.rule("wolves.25", "wolves.91")
def test_cards_that_were_put_back_are_shuffled_before_the_next_turn():
    table = knowing("know_the_land")
    table.top(A, "F C B")
    table.play(Look(A), *[PutOnDeck(A, card) for card in ("fish", "corn", "bison")])
    table.play(Draw(A), Stop(A))
    done_by_others(table)
    assert table.view(A).top == ("corn", "fish")
    a_turn_later(table)
    assert table.view(A).top == ()
    assert (table.shown(A).deck, table.shown(A).cards) == (28, 0)


@pytest.mark.rule("wolves.93", "wolves.R46", "wolves.V27")
def test_determination():
    table = knowing("determination", reserve="4/4/0")
    table.draw(A, "F L L X")
    assert table.reserve(A) == "4/4/1"
    other = knowing("determination", reserve="4/4/0")
    other.draw(A, "F L L")
    assert other.reserve(A) == "4/4/0"
    third = knowing("determination", reserve="4/4/0")
    third.draw(A, "F L L L", stop=False)
    assert third.reserve(A) == "4/4/0"
    full = knowing("determination", reserve="4/4/1")
    full.draw(A, "F L L X")
    assert full.reserve(A) == "4/4/1"
    assert full.places()[A] == 0


@pytest.mark.rule("wolves.93")
def test_determination_lets_choose():
    table = knowing("determination", reserve="4/1/0")
    table.draw(A, "L L X")
    assert table.rules.actions(A) == (TakeToken(A, "corn"), TakeToken(A, "bison"))
    assert table.refused(TakeToken(A, "fish"), "wolves.93") == "no-room"
    assert table.refused(Draw(A)) == "pick-first"
    table.play(TakeToken(A, "corn"))
    assert table.reserve(A) == "4/2/0"
    assert table.shown(A).drawing == "stopped"
    assert table.refused(TakeToken(A, "corn")) == "no-token"


@pytest.mark.rule("wolves.10")
def test_steps_follow_each_other():
    table = Table(3)
    assert table.refused(Commit(A), "wolves.10") == "not-now-pay"
    assert table.refused(EndGifts(A), "wolves.10") == "not-now-give"
    assert table.refused(Settle(A), "wolves.10") == "not-now-settle"
    for seat in range(3):
        table.draw(seat, "X")
    assert table.refused(Draw(A), "wolves.10") == "gathered"
