"""The four phases of a turn: advance, draw, action, discard."""

from __future__ import annotations

import pytest
from ukotoa_table import A, B, C, D, Table, named, removed

from game.chance import Chance
from game.ukotoa.actions import (
    Advance,
    Decline,
    Discard,
    Done,
    Exchange,
    Offer,
    OfferPair,
    Push,
    Run,
    SitOut,
    Stop,
    TakeBack,
    Unleash,
    Whisper,
    Withdraw,
)
from game.ukotoa.box import BOX, CARDS, KIND_OF, KINDS
from game.ukotoa.state import Step
from game.ukotoa.turn import draw
from tests.support import GAMES, match_of, played

CROWD = "R 0 0, R 1 0, B 0 -1, B -1 0, G 2 0, G -2 1, Y 0 2, Y -1 2"


@pytest.mark.rule("ukotoa.18", "ukotoa.19", "ukotoa.21")
def test_phases_follow_one_another_and_turns_go_round():
    table = Table(CROWD, "A1 A1 A1 RUN RUN", step=Step.ADVANCE)
    for turn in range(8):
        seat = turn % 4
        assert (table.seat, table.view.step) == (seat, "advance")
        before = len(table.state.hands[seat])
        table.play(Decline(seat))
        assert table.view.step == "action"
        assert len(table.state.hands[seat]) == before + 2
        table.play(Stop(seat))
        if before + 2 > 5:
            assert table.view.step == "discard"
            table.play(*table.legal()[:1])
            table.play(*table.legal()[:1])
        assert table.view.turn == turn + 1


@pytest.mark.rule("ukotoa.20", "ukotoa.R15", "ukotoa.R66")
def test_the_start_advance_is_one_step_and_spends_no_card():
    table = Table("B 3 -3, R 0 0, G 1 0, Y 2 0, B 2 -1", "A3", step=Step.ADVANCE)
    assert table.legal() == [Advance(A), Decline(A)]
    happened = table.play(Advance(A))
    assert removed(table, happened) == [("B", 3, -3)]
    assert table.state.uk == 24
    assert table.state.discard == []
    assert "A3" in table.hand()
    assert table.view.step == "action"
    assert table.refused(Decline(A)) == "drawn"
    assert table.refused(Advance(A)) == "no-card"


@pytest.mark.rule("ukotoa.R66", "ukotoa.27")
def test_the_start_advance_is_no_half_of_a_pair():
    table = Table(CROWD, "A1", step=Step.ADVANCE, deck=["RUN", "PUSH"])
    table.play(Advance(A))
    table.advance("A1")
    assert table.seat == B


@pytest.mark.rule("ukotoa.21", "ukotoa.22", "ukotoa.R75", "ukotoa.R41")
def test_the_discard_pile_is_shuffled_when_a_card_has_to_be_drawn():
    table = Table(CROWD, "A1", step=Step.ADVANCE)
    state = table.state
    state.deck, state.discard = [], [50, 51, 52]
    happened = table.play(Decline(A))
    assert [type(event).__name__ for event in happened] == ["Declined", "Reshuffled", "Drew", "CardsSeen"]
    assert named(happened, "Reshuffled")[0].count == 3
    assert (len(state.deck), state.discard) == (1, [])
    assert len(state.hands[A]) == 3


@pytest.mark.rule("ukotoa.22")
def test_the_new_draw_pile_is_shuffled():
    """From 24 discarded cards not the same two are drawn every time."""
    seen = set()
    for seed in range(20):
        table = Table(CROWD)
        state = table.state
        state.chance, state.deck, state.discard = Chance(seed), [], list(range(24))
        draw(state, A, 2, [])
        seen.add(tuple(state.hands[A]))
        assert sorted([*state.deck, *state.hands[A]]) == list(range(24))
    assert len(seen) > 12


@pytest.mark.rule("ukotoa.R41", "ukotoa.30", "ukotoa.28")
def test_an_exchange_shuffles_its_own_cards_in():
    table = Table(CROWD, "A1 A1 RUN")
    table.state.deck, table.state.discard = [], []
    happened = table.exchange("A1 A1")
    assert named(happened, "Reshuffled")[0].count == 2
    assert table.hand() == ["A1", "RUN"]
    assert len(table.state.deck) == 1


@pytest.mark.rule("ukotoa.R42")
def test_with_both_piles_empty_one_draws_what_there_is():
    state = Table().state
    state.deck, state.discard, before = [3], [], len(state.hands[A])
    draw(state, A, 2, [])
    assert len(state.hands[A]) == before + 1
    seats, limit, most = max(BOX.game.players), BOX.game.hand_limit, 7
    assert (seats - 1) * limit + most < CARDS


@pytest.mark.rule("ukotoa.26", "ukotoa.27")
def test_a_pair_is_laid_out_in_one_go_as_by_two_single_cards():
    table, other = (Table(CROWD, "U1 A1 RUN A1 A1") for _ in range(2))
    advances = sorted(card for card in table.state.hands[A] if KINDS[KIND_OF[card]] == "A1")
    pairs = [action for action in table.legal() if isinstance(action, OfferPair)]
    assert pairs == [OfferPair(A, advances[0]), OfferPair(A, advances[1])]
    happened = table.play(pairs[1])
    assert [event.card for event in named(happened, "CardOffered")] == advances[1:]
    assert not any(event.seen_by(B) for event in happened)
    other.play(Offer(A, advances[1]), Offer(A, advances[2]))
    assert table.view == other.view
    assert table.legal() == other.legal()
    table.play(Withdraw(A, advances[2]))
    assert table.view.staged == (advances[1],)
    table.play(OfferPair(A, advances[0]))
    assert sorted(table.view.staged) == advances


@pytest.mark.rule("ukotoa.27", "ukotoa.28")
def test_only_two_alike_are_laid_out_in_one_go_and_no_more_than_three_lie_out():
    table = Table(CROWD, "A1 A2 A2 U1 U1")
    hand = {kind: table.card(kind) for kind in ("A1", "A2", "U1")}
    assert table.refused(OfferPair(A, hand["A1"])) == "no-twin"
    second = max(card for card in table.state.hands[A] if KINDS[KIND_OF[card]] == "A2")
    assert table.refused(OfferPair(A, second)) == "no-twin"
    assert table.refused(OfferPair(A, 59)) == "not-yours"
    table.play(OfferPair(A, hand["A2"]))
    assert table.refused(OfferPair(A, hand["A2"])) == "offer-again"
    assert table.refused(OfferPair(A, hand["U1"])) == "offer-full"
    table.play(Exchange(A, False), Stop(A))
    assert table.refused(OfferPair(A, hand["U1"])) == "turn"
    table.state.hands[B] = [59]
    assert table.refused(OfferPair(B, 59)) == "advance-first"


@pytest.mark.rule("ukotoa.24", "ukotoa.R34")
def test_nothing_is_compulsory():
    table = Table(CROWD, "A1 A1 U3")
    assert Stop(A) in table.legal()
    table.play(Stop(A))
    assert table.seat == B
    assert table.hand(A) == ["A1", "A1", "U3"]


@pytest.mark.rule("ukotoa.25", "ukotoa.R39")
def test_a_single_card_ends_the_phase():
    table = Table(CROWD, "U1 RUN RUN")
    table.unleash("U1", "E")
    assert table.seat == B
    assert table.refused(Offer(A, table.state.hands[A][0])) == "turn"


@pytest.mark.rule("ukotoa.26", "ukotoa.29", "ukotoa.R37", "ukotoa.R67")
def test_pairs_and_exchanges_follow_one_another():
    table = Table(CROWD, "U1 U1 A1 A1 A2 RUN PUSH", deck=["A2"])
    happened = table.unleash("U1 U1", "SW")
    assert named(happened, "Played")[0].count == 2
    assert len(named(happened, "Unleashed")) == 1
    table.exchange("A1 RUN PUSH")
    assert table.hand() == ["A1", "A2", "A2"]
    table.advance("A2 A2")
    assert table.state.uk == 23
    assert table.seat == A
    table.advance("A1")
    assert table.seat == B


@pytest.mark.rule("ukotoa.26", "ukotoa.R67", "ukotoa.60")
def test_a_pair_that_ends_the_game_ends_it_at_once():
    table = Table("B 3 -3, R 0 0, Y 1 0", "A1 A1 A1")
    table.advance("A1 A1")
    assert table.over == "solo"
    assert table.rules.decisions() == ()
    assert table.refused(Offer(A, table.state.hands[A][0])) == "over"


@pytest.mark.rule("ukotoa.27")
def test_a_pair_agrees_in_name_and_number():
    table = Table(CROWD, "A1 A3 U1 RUN RUN")
    table.offer("A1 A3")
    assert table.refused(Advance(A)) == "no-pair"
    assert table.refused(Exchange(A, True)) == "exchange-pair"
    table.play(Withdraw(A, table.state.staged[1]))
    table.offer("U1")
    assert table.refused(Unleash(A, 0)) == "no-pair"
    assert table.refused(Advance(A)) == "no-pair"


@pytest.mark.rule("ukotoa.28", "ukotoa.R38", "ukotoa.R36")
def test_what_can_be_exchanged():
    table = Table(CROWD, "RUN RUN RUN A1 U2")
    assert table.refused(Exchange(A, True)) == "exchange-few"
    table.offer("RUN")
    assert table.refused(Exchange(A, False)) == "exchange-few"
    table.offer("RUN")
    assert Exchange(A, True) in table.legal()
    assert Exchange(A, False) in table.legal()
    table.offer("RUN")
    assert table.refused(Run(A, 0, 3)) == "three"
    assert table.refused(Offer(A, table.card("A1"))) == "offer-full"
    table.play(Exchange(A, False))
    assert table.hand() == ["A1", "U2"]
    assert len(table.state.discard) == 3


@pytest.mark.rule("ukotoa.24")
def test_cards_are_laid_out_and_taken_back_without_a_trace():
    table = Table(CROWD, "RUN A1 A1")
    before = table.views()
    card = table.card("A1")
    events = table.play(Offer(A, card))
    assert [event.only for event in events] == [(A,)]
    assert table.view.staged == (card,)
    assert table.rules.view(B) == before[2]
    assert table.rules.view(None) == before[0]
    assert table.refused(Offer(A, card)) == "offer-again"
    assert table.refused(Stop(A)) == "stop-offered"
    assert table.refused(Withdraw(A, table.card("RUN"))) == "not-offered"
    assert table.refused(Withdraw(A, 59)) == "not-yours"
    assert table.refused(Offer(A, 59)) == "not-yours"
    table.play(Withdraw(A, card))
    assert table.views() == before


@pytest.mark.rule("ukotoa.30", "ukotoa.R41")
def test_cards_are_discarded_before_their_effect():
    table = Table("B 3 -3, B 2 0, R 0 0, Y 1 0, G 1 1", "A2 A2", whisper_rule="on")
    table.offer("A2 A2")
    table.play(Advance(A))
    assert table.view.step == "whisper"
    assert len(table.state.discard) == 2
    assert table.view.playing.kind == "A2"
    assert table.view.playing.pair
    assert table.view.hands[A] == 0


@pytest.mark.rule("ukotoa.31", "ukotoa.R40")
def test_hands_grow_to_seven_and_shrink_to_five():
    table = Table(CROWD, "A1 A2 A3 U1 U2", step=Step.ADVANCE)
    table.play(Decline(A))
    assert len(table.state.hands[A]) == 7
    assert table.refused(Discard(A, table.state.hands[A][0])) == "discard-early"
    table.play(Stop(A))
    cards = sorted(table.state.hands[A])
    assert table.legal() == [Discard(A, card) for card in cards]
    assert table.refused(Discard(A, next(card for card in range(CARDS) if card not in cards))) == "not-yours"
    assert table.refused(Stop(A)) == "discard-first"
    table.play(Discard(A, cards[3]))
    assert table.view.step == "discard"
    table.play(Discard(A, cards[0]))
    assert table.seat == B
    assert sorted(table.state.hands[A]) == [cards[1], cards[2], *cards[4:]]


@pytest.mark.rule("ukotoa.31")
def test_no_discarding_at_five():
    table = Table(CROWD, "A1 A2 A3 U1 U2")
    table.play(Stop(A))
    assert table.seat == B


@pytest.mark.rule("ukotoa.62", "ukotoa.63")
def test_nobody_whispers_unless_it_was_agreed():
    table = Table("B 3 -3, B 2 0, R 0 0, Y 1 0, G 1 1", step=Step.ADVANCE)
    table.play(Advance(A))
    assert table.view.step == "action"
    assert table.refused(Whisper(A, True)) == "no-whisper"


@pytest.mark.rule("ukotoa.63", "ukotoa.64", "ukotoa.R73")
def test_every_sailor_of_a_longer_advance_is_asked_about():
    table = Table("B 3 -3, R 3 -1, R 0 0, Y 1 0, G 1 1, B 2 0", "A3 U1", whisper_rule="on")
    happened = table.advance("A3")
    assert table.view.step == "whisper"
    assert table.state.uk == 25
    assert table.refused(Stop(A)) == "whisper-first"
    happened += table.play(Whisper(A, True))
    assert table.view.step == "whisper"  # (3,-2) was empty and is not asked about
    assert table.state.uk == 23
    happened += table.play(Whisper(A, False))
    assert removed(table, happened) == [("B", 3, -3), ("R", 3, -1)]
    assert [event.kind for event in named(happened, "CardLost")] == ["U1"]
    assert table.hand(A) == []
    assert (table.seat, table.state.uk) == (B, 22)


@pytest.mark.rule("ukotoa.R73")
def test_no_question_after_the_end():
    table = Table("B 3 -3, R 3 -2, R 0 0, Y 1 0", "A3 U1", whisper_rule="on")
    table.advance("A3")
    table.play(Whisper(A, False))
    assert table.over == "solo"
    assert table.state.uk == 24


@pytest.mark.rule("ukotoa.63", "ukotoa.R64")
def test_the_lost_card_is_drawn_and_closes_undo():
    lost = []
    for seed in range(30):
        table = Table("B 3 -3, B 2 0, R 0 0, Y 1 0, G 1 1", "A1 U1", step=Step.ADVANCE, whisper_rule="on")
        table.state.chance = Chance(seed)
        table.play(Advance(A))
        (event,) = named(table.play(Whisper(A, False)), "CardLost")
        assert event.REVEALS == "undo-lost"
        lost.append(event.kind)
    assert {lost.count("A1") > 5, lost.count("U1") > 5} == {True}


@pytest.mark.rule("ukotoa.R74")
def test_any_step_or_loss_sets_the_quiet_turns_back():
    table = Table(f"{CROWD}, G 3 -2", "U2", seats=4, step=Step.ADVANCE, stall_guard="2")
    table.play(Decline(A), Stop(A), Decline(B), Stop(B))
    assert table.view.quiet == 2
    assert table.view.quiet_limit == 8
    table.play(Advance(C), Stop(C))
    assert table.view.quiet == 0
    table.play(Decline(D), Stop(D), Decline(A))
    assert table.view.quiet == 1
    table.unleash("U2", "SE")
    assert table.view.quiet == 0
    table.play(Decline(B), Stop(B))
    assert table.view.quiet == 1


@pytest.mark.rule("ukotoa.R74")
@pytest.mark.parametrize("card", ["RUN", "PUSH", "SWAP", "U1", "exchange"])
def test_what_moves_or_takes_nobody_of_ukotoas_is_quiet(card):
    """Running, pushing, swapping, missing and exchanging set nothing back."""
    table = Table(CROWD, "U1 RUN PUSH SWAP", stall_guard="2")
    table.state.quiet = 3
    match card:
        case "RUN":
            table.run("RUN", (0, 0), (0, 1))
        case "PUSH":
            table.push("PUSH", (0, 0), "SE")
        case "SWAP":
            table.swap("SWAP", (0, 0), (0, -1))
        case "U1":
            table.unleash("U1", "E")
        case _:
            table.exchange("RUN PUSH SWAP", draw=False)
            table.play(Stop(A))
    assert (table.seat, table.view.quiet) == (B, 4)


@pytest.mark.rule("ukotoa.R74")
def test_the_forced_step_may_end_the_game_and_asks_for_no_whisper():
    table = Table("B 3 -3, R 0 0, Y 1 0", seats=4, step=Step.ADVANCE, stall_guard="2", whisper_rule="on")
    happened = []
    while table.over == "no":
        seat = table.seat
        happened += table.play(Decline(seat), Stop(seat)) if len(table.state.hands[seat]) < 4 else []
        if table.over == "no" and len(table.state.hands[table.seat]) >= 4:
            table.state.hands[table.seat].clear()
    assert removed(table, happened) == [("B", 3, -3)]
    assert named(happened, "SeaStirred")[0].turns == 8
    assert sum(table.view.fed) == 0, "the sea took the sailor, nobody did"
    assert table.rules.outcome().winners == (A,)


@pytest.mark.rule("ukotoa.R48")
def test_a_seat_without_sailors_keeps_its_turns():
    sailors = "R 0 0, G 1 0, G 2 0, Y 0 2"  # at five seats C has G, D has G and Y, E and A Y/P and P/R
    table = Table(sailors, "A1 U1 RUN SWAP PUSH U2", seats=5, seat=B)
    table.state.alive[0], table.state.at[0] = 0, -1  # red is lost too, so is blue: nobody of B is left
    table.state.step = Step.ADVANCE
    assert SitOut(B) in table.legal()
    happened = table.play(SitOut(B))
    assert [type(event).__name__ for event in happened] == ["SatOut", "Drew", "CardsSeen"]
    assert table.view.step == "discard"
    for _ in range(3):
        table.play(table.legal()[0])
    assert table.seat == C
    assert SitOut(C) not in table.legal()
    assert table.refused(SitOut(C)) == "sit-out"
    again = Table(sailors, "RUN A1 U1", seats=5, seat=B)
    again.state.alive[0], again.state.at[0] = 0, -1
    again.offer("RUN")
    assert not any(isinstance(action, Run) for action in again.legal())
    again.play(Withdraw(B, again.state.staged[0]))
    again.advance("A1")
    assert again.state.uk == 24


@pytest.mark.rule("ukotoa.51", "ukotoa.R64")
def test_a_half_made_push_can_be_taken_back():
    table = Table("R 0 0, B 1 0, G 0 1, Y 0 -1", "PUSH PUSH A1")
    table.offer("PUSH PUSH")
    before = table.views()
    table.play(Push(A, table.tile((0, 0)), 0))
    assert table.view.step == "push"
    assert table.view.playing.pair
    assert table.view.pusher == table.tile((1, 0))
    assert table.refused(Offer(A, table.card("A1"))) == "push-first"
    assert table.refused(Stop(A)) == "push-first"
    assert table.refused(Push(A, table.tile((0, 1)), 0)) == "push-same"
    table.play(TakeBack(A))
    assert table.views() == before
    assert table.refused(TakeBack(A)) == "nothing-back"
    table.play(Push(A, table.tile((0, 0)), 0), Done(A))
    assert table.view.step == "action"
    assert table.hand() == ["A1"]


@pytest.mark.rule("ukotoa.R64", "ukotoa.21")
def test_undo_goes_back_to_the_last_draw_or_the_end_of_a_turn():
    match = match_of(GAMES["ukotoa"], 3, {"first": "1"}, 4)
    for action in played(match, 8, 400):
        last = match.events(action.seat, len(match.history) - 1)
        names = {type(event).__name__ for event in last}
        if names & {"Drew", "TurnBegan", "CardLost", "FactionDrawn", "SailorScattered"}:
            assert match.undo_refusal(action.seat) is not None
        elif match.outcome() is None:
            assert match.undo_refusal(action.seat) is None


@pytest.mark.rule("ukotoa.11")
def test_cards_have_the_kinds_of_the_box():
    names = [KINDS[KIND_OF[card]] for card in range(CARDS)]
    assert [names.count(kind.kind) for kind in BOX.card] == [9, 6, 3, 9, 6, 3, 8, 8, 8]
