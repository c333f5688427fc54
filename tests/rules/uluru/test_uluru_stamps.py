"""The round as a list of actions with their moments: stamps, lists, replays, no undo."""

from __future__ import annotations

import pytest
from uluru_table import SHARED, V32, A, B, C, Table, Z, new, parsed

from game import codec, journal
from game.contract import TABLE, IllegalAction
from game.journal import Journal
from game.match import Match, legal, replay_with
from game.setup import SeatInfo, prepare
from game.uluru import RULES
from game.uluru.actions import ACTIONS, Lift, Place, SlowTable, Swap, TimeUp, Uluru
from tests.support import views

WITHOUT_BLACK = "blue orange yellow green - white"


def match(seats: int = 3, seed: int = 5) -> Match:
    return Match(RULES, prepare(RULES, [SeatInfo() for _ in range(seats)], SHARED, seed))


def opened(seats: int = 3, seed: int = 5) -> Match:
    made = match(seats, seed)
    for _ in range(2):
        made.play(made.actions(made.asked()[0])[0])
    return made


@pytest.mark.rule("uluru.55", "uluru.56", "uluru.57", "uluru.58")
def test_the_match_stamps_what_is_played():
    played = opened()
    played.tick(4.0007)
    played.play(Place(A, "blue", 0))
    assert played.history[-1] == Place(A, "blue", 0, at=4000)
    played.play(Place(B, "blue", 0))
    assert played.history[-1].at == 4000, "equal stamps are legal"
    for seat in (A, B):
        while Uluru(seat) not in played.actions(seat):
            played.play(played.actions(seat)[0])
        played.play(Uluru(seat))
    assert played.time_left() == pytest.approx(10, abs=0.001)
    played.tick(9.9)
    played.play(Place(C, "white", 1))
    played.tick(5)
    assert played.history[-2:] == [Place(C, "white", 1, at=13_900), TimeUp(TABLE, at=14_000)]


@pytest.mark.rule("uluru.61")
def test_lists_hold_actions_without_moments():
    played = opened()
    played.tick(3)
    played.play(Place(A, "blue", 0))
    assert {action.at for action in legal(played)} == {0}
    assert len(played.actions(B)) == 36 + 1
    assert len(played.actions(A)) == 25 + 5 + 5 + 1 + 1
    for action in legal(played):
        assert played.refusal(action) is None


@pytest.mark.rule("uluru.61")
def test_the_list_and_the_judge_agree():
    for card in (Z, WITHOUT_BLACK, "- - blue - - white", "- - - - - -"):
        table = Table().open()
        table.full(1, 0, card)
        listed = set(table.rules.actions(A))
        every = [
            kind(A, colour, place) for kind in (Place, Swap) for colour in Z.split() for place in range(6)
        ]
        every += [Lift(A, colour) for colour in Z.split()] + [Uluru(A), SlowTable(A)]
        assert listed == {action for action in every if table.rules.refusal(action) is None}


@pytest.mark.rule("uluru.60", "uluru.69")
def test_a_replay_needs_no_clock(tmp_path):
    setup = prepare(RULES, [SeatInfo() for _ in range(3)], SHARED, 5)
    played = Match(RULES, setup, Journal.create(tmp_path, setup, RULES.VERSION))
    for _ in range(2):
        played.play(played.actions(played.asked()[0])[0])
    for line in V32.strip().splitlines()[:12]:
        played.play(parsed(line))
    played.tick(0.3)
    played.close()
    record = journal.read(played.journal.path)
    assert codec.decode(record.lines[2], ACTIONS) == Place(A, "blue", 0, at=4000)
    assert dict(record.setup.options)["clock"] == "shared"
    loaded = replay_with(RULES, record, "x")
    assert views(loaded) == views(played)
    assert loaded.history == played.history
    assert (played.running(), loaded.running()) == (12_300, 12_000), "it stands at the last stamp"


@pytest.mark.rule("uluru.66", "uluru.R35")
def test_nothing_is_taken_back():
    played = match()
    for _ in range(2):
        played.play(played.actions(played.asked()[0])[0])
        assert played.undo_refusal(A).key == "undo-clock"
    for action in (Place(A, "blue", 0), Swap(A, "orange", 0), Lift(A, "orange")):
        played.play(action)
        assert played.undo_refusal(A).key == "undo-clock"
        with pytest.raises(IllegalAction):
            played.undo(A)


def test_an_action_of_another_game_is_refused():
    from tests.template.rules import Toss

    assert new().refusal(Toss(A)).key == "uluru-refuse-unknown"
