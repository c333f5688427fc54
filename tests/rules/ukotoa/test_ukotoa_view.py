"""What a seat may know, and what it must not."""

from __future__ import annotations

import pytest
from ukotoa_table import A, B, C, Table, defaults

from game.bots.worker import Question, answer
from game.chance import Chance
from game.contract import Action
from game.ukotoa import PLAYERS
from game.ukotoa.actions import Decline, Push, Stop
from game.ukotoa.box import KIND_OF, LAST
from game.ukotoa.rules import UkotoaRules
from game.ukotoa.state import Step
from tests.support import GAMES, match_of, played

CROWD = "R 0 0, R 1 0, B 0 -1, B -1 0, G 2 0, G -2 1, Y 0 2, Y -1 2"


def known_to(rules: UkotoaRules, seat: int, levels: tuple[str, ...]) -> tuple[object, ...]:
    """All that reaches a seat: its view and what computer players in it would do."""
    view, legal = rules.view(seat), tuple(rules.actions(seat))
    return view, tuple(answer(Question("game.ukotoa", level, view, legal, 3)) for level in levels if legal)


def dealt_anew(rules: UkotoaRules, watcher: int, seed: int, deck: bool) -> None:
    """Deal anew what the watcher cannot see: the others' hands, and the draw pile too if ``deck``."""
    state = rules._state
    others = [seat for seat in range(state.seats) if seat != watcher]
    cards = [card for seat in others for card in state.hands[seat]]
    cards = Chance(seed).shuffled(cards + state.deck if deck else cards)
    for seat in others:
        state.hands[seat] = [cards.pop() for _ in state.hands[seat]]
    if deck:
        state.deck = cards


@pytest.mark.rule("ukotoa.23", "ukotoa.R63")
@pytest.mark.parametrize("chosen", [{}, {"discard_pile_public": "off", "hand_counts_public": "off"}])
@pytest.mark.parametrize("watcher", [A, B, C])
def test_hidden_cards_reach_nobody(watcher, chosen):
    """Two matches differ in the hands of the others, who play no card until they must discard."""
    first, second = (UkotoaRules.new(3, defaults(**chosen), 5) for _ in range(2))
    dealt_anew(second, watcher, 10, deck=False)
    assert any(first.view(seat) != second.view(seat) for seat in range(3) if seat != watcher)
    chance, asked = Chance(4), 0
    while True:
        seat, step = first.decisions()[0].seat, first.view(None).step
        levels = ("easy", "normal") if seat == watcher and step in ("advance", "action") else ()
        assert known_to(first, watcher, levels) == known_to(second, watcher, levels)
        assert first.view(None) == second.view(None)
        asked += len(levels)
        if seat != watcher and step == "discard":
            break
        legal = first.actions(seat) if seat == watcher or step != "action" else (Stop(seat),)
        action = chance.pick(legal)
        told = [
            [event for event in rules.apply(action) if event.seen_by(watcher)] for rules in (first, second)
        ]
        assert told[0] == told[1]
    assert asked > 3


@pytest.mark.rule("ukotoa.23")
def test_the_strongest_player_does_not_peek():
    table = Table(CROWD, "A1 U2 RUN SWAP PUSH")
    for seat in (1, 2, 3):
        table.state.hands[seat] = [table.state.deck.pop() for _ in range(4)]
    before = known_to(table.rules, A, ("hard",))
    other = table.rules.view(B)
    dealt_anew(table.rules, A, 77, deck=True)
    assert table.rules.view(B) != other
    assert known_to(table.rules, A, ("hard",)) == before


@pytest.mark.rule("ukotoa.23")
def test_private_events_reach_their_seat_alone():
    match = match_of(GAMES["ukotoa"], 4, {"ship": "players"}, 9)
    for _ in played(match, 10):
        pass
    private = 0
    for seat in (None, 0, 1, 2, 3):
        for event in match.events(seat):
            if event.only is not None:
                private += 1
                assert event.only == (seat,)
                assert type(event).__name__ in ("CardsSeen", "CardOffered", "CardWithdrawn")
    assert private > 50


@pytest.mark.rule("ukotoa.R43")
def test_piles_and_counts_are_open_or_covered():
    for chosen, covered in (({}, False), ({"discard_pile_public": "off", "hand_counts_public": "off"}, True)):
        table = Table(CROWD, "A1 A1 RUN PUSH SWAP U1 U2", **chosen)
        table.exchange("A1 A1", draw=False)
        events = table.play(Stop(A))
        assert table.seat == B
        view = table.rules.view(C)
        if covered:
            assert view.discard is None
            assert view.hands == (None, None, 0, None)
        else:
            assert [KIND_OF[card] for card in view.discard] == [0, 0]
            assert view.hands == (5, 0, 0, 0)
        assert view.discards == 2
        assert events
        assert table.rules.view(A).hands[A] == 5


@pytest.mark.rule("ukotoa.R43", "ukotoa.28", "ukotoa.31")
def test_covered_cards_are_not_named():
    for switch, kinds in (("on", ("A1", "A1")), ("off", ())):
        table = Table(CROWD, "A1 A1 RUN PUSH SWAP U1 U2 U3", discard_pile_public=switch)
        exchanged = table.exchange("A1 A1", draw=False)[-1]
        assert exchanged.kinds == kinds
        table.play(Stop(A))
        (event,) = table.play(table.legal()[0])[:1]
        assert bool(event.kind) == (switch == "on")


def test_the_hand_knows_what_can_be_played_and_what_is_a_pair():
    table = Table(CROWD, "A1 A1 RUN U3", seat=B)
    cards = {card.kind: card for card in table.view.hand}
    assert (cards["A1"].like, cards["RUN"].like) == (2, 1)
    assert (cards["U3"].act, cards["U3"].n) == ("unleash", 3)
    assert not any(card.staged for card in table.view.hand)
    table.offer("A1")
    assert [card.staged for card in table.view.hand if card.kind == "A1"].count(True) == 1


def test_previews_are_those_of_the_cards_laid_out():
    table = Table(CROWD, "A2 U1 RUN PUSH SWAP")
    for kind, filled in (
        ("A2", "paces"),
        ("U1", "rays"),
        ("RUN", "runs"),
        ("PUSH", "pushes"),
        ("SWAP", "swaps"),
    ):
        table.offer([kind])
        previews = table.view.previews
        assert {name for name in previews.__dataclass_fields__ if getattr(previews, name)} == {filled}
        assert not any(
            getattr(table.rules.view(None).previews, name) for name in previews.__dataclass_fields__
        )
        legal: list[Action] = table.legal()
        if kind == "PUSH":
            steps = {(row.origin, row.direction) for row in previews.pushes}
            assert steps == {(a.origin, a.direction) for a in legal if isinstance(a, Push)}
        table.play(table.legal()[[type(a).__name__ for a in legal].index("Withdraw")])


def test_a_push_under_way_is_open_to_all():
    table = Table("R 0 0, B 1 0, G 0 1, Y 0 -1", "PUSH")
    table.offer("PUSH")
    table.play(Push(A, table.tile((0, 0)), 0))
    for view in table.views():
        assert view.playing.kind == "PUSH"
        assert view.pusher == table.tile((1, 0))
        assert {row.origin for row in view.previews.pushes} == {table.tile((1, 0))}


def test_the_next_tile_is_looked_at_before_the_start_advance():
    table = Table("B 3 -3, R 0 0, G 1 0, Y 2 0", "A1", step=Step.ADVANCE)
    for view in table.views():
        (pace,) = view.previews.paces
        assert pace.tile == LAST - 1
        assert (pace.loss.colour, pace.loss.ends) == ("blue", "")
    table.play(Decline(A))
    assert table.view.previews.paces == ()


def test_hands_are_put_down_at_the_end():
    table = Table("B 3 -3, R 0 0, Y 1 0", "A1 U2")
    assert table.view.secret
    table.advance("A1")
    for view in table.views():
        assert view.hand == ()
        assert not view.secret
    assert table.view.winners == (A,)


@pytest.mark.rule("ukotoa.R69", "ukotoa.R48")
@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_a_computer_can_take_over_in_the_middle_of_anything(level):
    """Cards laid out by somebody else, in any combination, are no trap."""
    for kinds in ("RUN", "RUN A1", "A1 A1", "RUN A1 U3", "RUN A1 PUSH"):
        table = Table("R 0 0, G 1 0, B 0 1", "RUN A1 A1 U3 PUSH", path=[(0, 0), (1, 0), (0, 1), (1, 1)], uk=3)
        table.state.slots = [0, 1, 2, 3]
        table.offer(kinds)
        for question in range(40):
            if table.seat != A or table.over != "no":
                break
            legal = tuple(table.legal())
            action = answer(Question("game.ukotoa", level, table.view, legal, question))
            assert action in legal
            table.play(action)
        else:
            pytest.fail(f"{level} never ends its turn after {kinds}")
    assert level in PLAYERS
