"""What a seat sees, what it never sees, and what goes into words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from wolves_table import A, B, C, Table

import game
import game.wolves
from game.bots.worker import Question, answer
from game.match import Match
from game.wolves import PLAYERS, RULES, talk
from game.wolves.actions import Commit, Draw, Look, Offer, Pay, Put, PutOnDeck, Settle, Stop, TakeBack, Use
from game.wolves.box import CARDS, COMMUNITIES, ITEMS, WISDOM
from game.wolves.state import Drawing, Step
from scenes import log
from scenes.words import Words, languages
from tests.support import match_of
from tests.wording import of_options, of_the_log, spoken, written

REFUSAL = re.compile(r'_no\(\s*"([a-z-]+)"')
SILENT = {"Drew", "CardSeen", "TopSeen", "PutBackOnDeck", "TopOrdered", "Laid", "Picked"}
"""Events that are seen, not told."""


def twins(lay) -> tuple[Table, Table]:
    """Two tables that differ in what B and C hide; A watches."""
    tables = []
    for hidden in (0, 1):
        table = Table(3)
        table.stand(A, B, C)
        lay(table, hidden)
        tables.append(table.anew())
    return tables[0], tables[1]


def known(table: Table, seat: int) -> tuple[object, ...]:
    """All that reaches a seat, and what every computer player would do in it."""
    view, legal = table.view(seat), tuple(table.rules.actions(seat))
    choices = tuple(answer(Question("game.wolves", level, view, legal, 3)) for level in PLAYERS if legal)
    return view, [event for event in table.events if event.seen_by(seat)], choices


def swapped(table: Table, seat: int, hand: list[int], deck: list[int]) -> None:
    player = table.player(seat)
    moved = [new - old for new, old in zip(hand, player.hand, strict=True)]
    player.hand = hand
    player.deck = [old - gone for old, gone in zip(player.deck, (*moved, 0), strict=True)]


@pytest.mark.rule("wolves.35", "wolves.105", "wolves.106", "wolves.R49", "wolves.R50")
def test_hands_and_decks_of_others_stay_hidden():
    def lay(table: Table, hidden: int) -> None:
        table.lay(A, "1/1/1", drawing=Drawing.DRAW)
        table.player(A).drawn = 3
        table.lay(B, "2/0/1", forests=1, drawing=Drawing.DRAW)
        table.lay(C, "1/1/1", leaders=1, reserve="1/2/3")
        if hidden:
            swapped(table, B, [0, 1, 2, 1], [])
            table.top(B, "L L L")
            table.player(B).chance.state += 77

    first, second = twins(lay)
    assert known(first, A) == known(second, A)
    assert first.view(None) == second.view(None)
    assert first.view(B) != second.view(B)
    shown = first.view(A).players[C]
    assert (shown.cards, shown.leaders, shown.reserve, shown.deck) == (3, 1, (1, 2, 3), 24)
    assert sum(shown.together) == 27


@pytest.mark.rule("wolves.91", "wolves.106")
def test_cards_that_were_looked_at_stay_hidden():
    def lay(table: Table, hidden: int) -> None:
        table.lay(A, drawing=Drawing.DRAW)
        table.lay(B, wisdom=("know_the_land",), drawing=Drawing.DRAW)
        table.top(B, "F L X" if hidden else "L B B")

    first, second = twins(lay)
    for table in (first, second):
        table.play(Look(B))
    assert known(first, A) == known(second, A)
    for table, cards in ((first, ("leader", "bison", "bison")), (second, ("leader", "forest", "fish"))):
        table.play(*[PutOnDeck(B, card) for card in cards])
    assert known(first, A) == known(second, A)
    assert first.view(B).top != second.view(B).top
    assert first.view(B).secret


@pytest.mark.rule("wolves.106", "wolves.54")
def test_payments_gifts_and_plans_are_secret_until_shown():
    table = Table(3)
    table.stand(B, A, C)
    for seat in range(3):
        table.lay(seat, "4/4/4", leaders=1, reserve="1/1/1")
    table.go(Step.PAY)
    before = table.view(A), table.view(None)
    table.play(TakeBack(B, "fish", "fish"), Pay(B, "leader", "fish"))
    assert (table.view(A), table.view(None)) == before
    assert table.view(B).payment.piles[0] == (2, 0, 1)
    table.play(Commit(B), Commit(A), Commit(C))
    before = table.view(A), table.view(None)
    table.play(Put(B, "fish", A), Put(B, "corn-token", A))
    assert (table.view(A), table.view(None)) == before
    assert table.view(B).gift.items == (1, 0, 0, 0, 0, 1, 0)
    table.state.gift = type(table.state.gift)()
    table.anew()
    table.end_gifts()
    before = table.view(A), table.view(None)
    table.play(Use(B, "fish", "status"))
    assert (table.view(A), table.view(None)) == before
    assert table.view(B).plan.gain == 1
    assert all(event.only == (B,) for event in table.events if type(event).__name__ == "Laid")


@pytest.mark.rule("wolves.106")
def test_the_log_is_as_long_whatever_is_hidden():
    sizes = []
    for text in ("F C", "X B"):
        table = Table(3)
        table.draw(B, text)
        sizes.append(len([event for event in table.events if event.seen_by(A)]))
    assert sizes[0] == sizes[1]


@pytest.mark.rule("wolves.105")
def test_secret_is_what_needs_a_curtain():
    table = Table(3)
    assert table.view(A).secret
    assert not table.view(None).secret
    table.draw(A, "L")
    assert not table.view(A).secret
    assert table.view(A).odds[A] == (2, 27)
    table.top(A, "F C")
    assert table.anew().view(A).secret
    paying = Table(3)
    paying.stand(A, B, C)
    paying.lay(A, leaders=1, reserve="3/3/3")
    paying.go(Step.PAY)
    assert paying.view(A).secret
    assert not paying.view(B).secret


@pytest.mark.rule("wolves.R52")
def test_a_computer_player_takes_a_seat_at_any_moment():
    table = Table(3)
    table.stand(A, B, C)
    for seat in range(3):
        table.lay(seat, "4/4/4", leaders=1, reserve="1/1/1")
    table.go(Step.PAY)
    table.play(TakeBack(A, "fish", "fish"))
    taken_over = [Pay, Commit]
    for kind in taken_over:
        legal = tuple(table.rules.actions(A))
        action = answer(Question("game.wolves", "hard", table.view(A), legal, 1))
        assert isinstance(action, kind)
        table.play(action)
    table.play(Commit(B), Commit(C), Put(A, "fish", B))
    while table.state.active == A and table.view().step == "give":
        legal = tuple(table.rules.actions(A))
        table.play(answer(Question("game.wolves", "hard", table.view(A), legal, 1)))
    assert table.view().step != "over"


@pytest.mark.parametrize(
    ("step", "free", "shown", "reason"),
    [
        (Step.GATHER, [], [Draw(A)], "drawn"),
        (Step.GATHER, [], [Draw(A), Stop(A)], "stopped"),
        (Step.GATHER, [], [Look(A)], "seen"),
        (Step.PAY, [TakeBack(A, "fish", "fish"), Pay(A, "leader", "fish")], [Commit(A)], "shown"),
        (Step.GIVE, [Put(A, "fish", B)], [Offer(A)], "shown"),
        (Step.SETTLE, [Use(A, "fish", "status")], [Settle(A)], "shown"),
    ],
)
def test_undo_stops_where_something_was_shown(step, free, shown, reason):
    match = Match(RULES, match_of(game.load("wolves"), 3, {}, 3).setup)
    match._state = _with_hands(step)
    match._ask()
    for action in free:
        match.play(action)
        assert match.undo_refusal(A) is None
    for action in shown:
        match.play(action)
    assert match.undo_refusal(A).key == f"undo-wolves-{reason}"


def _with_hands(step: Step) -> RULES:
    table = Table(3)
    table.stand(A, B, C)
    if step == Step.GATHER:
        table.lay(A, wisdom=("know_the_land",), drawing=Drawing.DRAW)
        return table.anew().rules
    for seat in range(3):
        table.lay(seat, "1/0/0" if step == Step.SETTLE else "4/4/4", leaders=step == Step.PAY)
    return table.go(step).rules


# Words


def wanted() -> set[str]:
    keys = written(game.wolves)
    refusals = Path(game.wolves.__file__).with_name("refusals.py").read_text(encoding="utf-8")
    keys |= {f"wolves-refuse-{key}" for key in REFUSAL.findall(refusals)}
    keys |= {f"wolves-refuse-not-now-{step}" for step in ("pay", "give", "answer", "settle")}
    assert len(keys) > 60
    words = (*CARDS, *ITEMS, *COMMUNITIES, *WISDOM, "status", "need", "reserve")
    keys |= {f"wolves-word-{word}" for word in words} | {f"wolves-knowledge-{name}" for name in WISDOM}
    keys |= {f"wolves-{sort}-{reason}" for sort in ("word", "reason") for reason in ENDS}
    return keys | of_options(game.wolves) | of_the_log(game.wolves, SILENT)


ENDS = ("hunger", "chief", "together")


@pytest.mark.parametrize("language", languages())
def test_every_sentence_exists(language):
    assert wanted() == spoken(language, "wolves")


@pytest.mark.parametrize("language", languages())
def test_a_match_can_be_told(language):
    table = Table(3)
    words, told = Words(language), []
    while table.rules.outcome() is None:
        for decision in table.rules.decisions()[:1]:
            legal = tuple(table.rules.actions(decision.seat))
            view = table.view(decision.seat)
            table.play(answer(Question("game.wolves", "hard", view, legal, len(table.events))))
    for seat in (None, A):
        seen = [event for event in table.events if event.seen_by(seat)]
        told = log.lines(words, "wolves", seen, lambda place: "ABC"[place])
        assert len(told) > 100
        for line, rule, _ in told:
            assert "{" not in line
            assert "wolves-" not in line
            assert rule.startswith("wolves.")
    for event in table.events:
        spoken = talk.phrase(event)
        if spoken is not None:
            seat, key, params = spoken
            assert words.has(key)
            assert 0 <= seat < 3
            assert event.only is None
            assert dict(params).keys() <= {"kind", "missing", "giver", "knowledge"}
