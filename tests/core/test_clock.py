"""Clocks of a match: stamps, deadlines, and computer players who act at moments of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import codec, journal
from game.bots.pacing import Pacer, first_due, question, timed_seats
from game.bots.worker import answer, choose
from game.contract import TABLE, Clock, IllegalAction, Option, untimed
from game.journal import Journal
from game.match import Match, replay_with
from game.setup import SeatInfo, prepare
from scenes.opponents import LONGEST_DEBT, Opponents
from tests.support import GAMES, TEMPLATE, match_of
from tests.template.rules import Hide, Pebbles, TimeUp, Toss

CLOCK = {"clock": "on"}


def clocked(seats: int = 2, kind: str = "human") -> Match:
    return match_of(GAMES["pebbles"], seats, CLOCK, 1, kind)


def test_time_passes_in_tick_alone_and_stands_in_the_history():
    match = clocked()
    assert (match.time_left(), match.running()) == (10, 0)
    assert match.tick(9.5) == ()
    assert match.time_left() == pytest.approx(0.5)
    match.play(Hide(0, 2))
    assert match.time_left() == pytest.approx(0.5), "another seat's answer does not restart the clock"
    assert match.tick(0.75)
    assert match.history == [Hide(0, 2, at=9500), TimeUp(TABLE, at=10_000)]
    assert match.view(1).fists[1] == 0
    assert (match.time_left(), match.running(), match.clock) == (None, None, None)
    assert match.tick(100.0) == ()


def test_what_the_clock_did_is_not_undone():
    match = clocked()
    match.play(Hide(0, 2))
    match.tick(11.0)
    assert match.undo_refusal(0).key == "undo-table"


def test_without_a_clock_no_time_runs():
    match = match_of(GAMES["pebbles"], 2, {}, 1)
    assert (match.time_left(), match.running(), match.clock) == (None, None, None)
    assert match.tick(1e9) == ()
    match.play(Hide(0, 1))
    assert match.history == [Hide(0, 1)]


def test_an_action_is_stamped_once():
    match = clocked(3)
    match.tick(1.2345)
    assert match.running() == 1234
    assert match.stamped(Hide(0, 1)) == Hide(0, 1, at=1234)
    assert match.stamped(Hide(0, 1, at=77)) == Hide(0, 1, at=77)
    assert match.stamped(TimeUp(TABLE)) == TimeUp(TABLE, at=10_000)
    assert match.stamped(Toss(0)) == Toss(0)
    match.play(Hide(0, 1), at=1300)
    assert match.running() == 1300, "what is played later takes the clock along"
    match.play(Hide(1, 1))
    assert [action.at for action in match.history] == [1300, 1300]
    assert untimed(match.history[1]) == Hide(1, 1)


def test_a_stamp_must_fit():
    match = clocked(3)
    match.tick(2)
    match.play(Hide(0, 1))
    assert match.refusal(Hide(1, 1)) is None
    for wrong in (Hide(1, 1, at=1999), Hide(1, 1, at=10_000), TimeUp(TABLE, at=9999)):
        assert match.refusal(wrong) is not None
        with pytest.raises(IllegalAction):
            match.play(wrong)
    assert match.refusal(TimeUp(TABLE)) is None


def test_inputs_of_the_last_moment_come_before_the_end():
    match = clocked()
    match.tick(9.999)
    match.play(Hide(0, 2))
    match.tick(0.5)
    assert match.history == [Hide(0, 2, at=9999), TimeUp(TABLE, at=10_000)]


def test_a_clock_that_ends_nothing_stops_before_its_deadline():
    match = clocked()
    assert match.tick(60, ends=False) == ()
    assert match.running() == 9999
    match.play(Hide(0, 1))
    match.play(Hide(1, 1))
    assert match.history[-1] == Hide(1, 1, at=9999)


def test_another_number_is_a_new_clock():
    match = clocked()
    match.tick(5)
    match.play(Hide(0, 1))
    match.play(Hide(1, 1))
    match.play(Toss(0))
    assert match.clock == Clock(1, 0, 10_000)
    assert match.running() == 0


def test_a_loaded_match_stands_at_its_last_stamp(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], CLOCK, 1)
    match = Match(Pebbles, setup, Journal.create(tmp_path, setup, 1))
    match.tick(3.5)
    match.play(Hide(0, 1))
    match.tick(2)
    match.close()
    record = journal.read(match.journal.path)
    assert codec.decode(record.lines[0], Pebbles.ACTIONS) == Hide(0, 1, at=3500)
    loaded = replay_with(Pebbles, record, "x")
    assert loaded.history == match.history
    assert (loaded.running(), match.running()) == (3500, 5500)


def test_undo_takes_no_time_back():
    match = clocked()
    match.tick(1)
    match.play(Hide(0, 1))
    match.tick(1)
    match.undo(0)
    assert match.running() == 2000
    match.redo()
    assert match.history == [Hide(0, 1, at=1000)]


def test_a_game_may_settle_options_by_the_seats():
    class Settled(Pebbles):
        SETTLED = (Option("crowd", ("few", "many")),)

        @classmethod
        def settle(cls, options, seats, persons, notes):
            rounds = "5" if persons == (1,) and notes == {"seating": "side"} else "3"
            return {**options, "rounds": rounds, "crowd": "many" if seats > 2 else "few"}

    seats = [SeatInfo(kind="easy"), SeatInfo()]
    assert dict(prepare(Settled, seats, {}, 1, {"seating": "side"}).options)["rounds"] == "5"
    assert dict(prepare(Settled, seats, {"rounds": "5"}, 1).options)["rounds"] == "3"
    assert dict(prepare(Settled, seats, {}, 1).options)["crowd"] == "few"
    crowd = prepare(Settled, [SeatInfo()] * 3, {"crowd": "few"}, 1)
    assert dict(crowd.options)["crowd"] == "many"


# -- computer players ---------------------------------------------------------------------------------


def test_the_smallest_moment_comes_first_and_ties_go_by_seat():
    clock = Clock(0, 4000, 10_000)
    answers = {2: Hide(2, 0, at=6000), 0: Hide(0, 0, at=7000), 1: Hide(1, 0, at=6000)}
    assert first_due(answers, clock) == (answers[1], 6000)
    assert first_due({2: answers[2]}, clock) == (answers[2], 6000)
    assert first_due({0: Hide(0, 0, at=3000)}, clock) == (Hide(0, 0, at=3000), 4000), "never before a stamp"
    assert first_due({0: Hide(0, 0, at=9999)}, clock) == (Hide(0, 0, at=9999), 9999)
    assert first_due({0: Hide(0, 0, at=10_000)}, clock) is None, "time is up first"
    assert first_due({}, clock) is None


def test_on_one_clock_a_player_has_one_chance():
    match = clocked(3, "hard")
    before = question(TEMPLATE, match, 1)
    match.play(Hide(0, 1))
    assert question(TEMPLATE, match, 1).seed == before.seed
    assert question(TEMPLATE, match, 2).seed != before.seed
    match.play(Hide(1, 1))
    match.play(Hide(2, 1))
    match.play(Toss(0))
    assert question(TEMPLATE, match, 1).seed != before.seed


def _alone(seats: int) -> list[object]:
    match = clocked(seats, "hard")
    pacer = Pacer(TEMPLATE, match)
    while match.outcome() is None:
        pacer.step()
    return match.history


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_alone_act_in_the_order_of_their_moments(seats):
    history = _alone(seats)
    for begin in range(0, len(history), seats + 1):
        hides = history[begin : begin + seats]
        assert [(action.at, action.seat) for action in hides] == sorted((a.at, a.seat) for a in hides)
        assert all(action.at >= 1000 for action in hides)
    assert _alone(seats) == history


def test_without_anybody_on_the_clock_the_table_ends_it():
    match = match_of(GAMES["pebbles"], 2, CLOCK, 1)
    assert timed_seats(match) == ()
    opponents = Opponents(Slow(0), TEMPLATE, match, 0)
    assert opponents.pass_time(4) == ()
    assert match.running() == 4000
    assert opponents.pass_time(7)
    assert match.history == [TimeUp(TABLE, at=10_000)]


class Slow:
    """A thinker that answers at the so-and-so-manieth look."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.left = 0
        self.questions = ()
        self.asked = 0

    def ask(self, *questions):
        assert not self.questions, "an open question is never dropped"
        self.questions, self.left = questions, self.looks
        self.asked += len(questions)

    def poll_all(self):
        self.left -= 1
        if self.left >= 0:
            return ()
        questions, self.questions = self.questions, ()
        return tuple(map(choose, questions))

    def poll(self):
        answers = self.poll_all()
        return answers[0] if answers else None

    def forget(self):
        self.questions = ()


@pytest.mark.parametrize("looks", [0, 1, 4])
@pytest.mark.parametrize("frame", [0.016, 0.1, 0.7])
def test_a_window_plays_the_same_match_as_none(looks, frame):
    match = clocked(4, "hard")
    opponents = Opponents(Slow(looks), TEMPLATE, match, 0)
    while match.outcome() is None:
        assert opponents.active
        opponents.pass_time(frame)
        action = opponents.update(frame, True)
        if action is not None:
            match.play(action)
    assert match.history == _alone(4)


def test_a_person_and_a_computer_share_the_clock():
    seats = [SeatInfo(), SeatInfo(kind="hard")]
    match = Match(Pebbles, prepare(Pebbles, seats, CLOCK, 7))
    planned = answer(question(TEMPLATE, match, 1)).at
    opponents = Opponents(Slow(0), TEMPLATE, match, 0)
    opponents.pass_time(0.5)
    match.play(Hide(0, 1))
    for _ in range(12):
        opponents.pass_time(0.8)
    hides = [action for action in match.history if isinstance(action, Hide)][:2]
    assert hides == [Hide(0, 1, at=0), Hide(1, 2, at=planned)], "the clock waited for the first answer"


def test_a_held_clock_catches_up_but_not_for_ever():
    match = clocked(2, "hard")
    thinker = Slow(100)
    opponents = Opponents(thinker, TEMPLATE, match, 0)
    for _ in range(100):
        opponents.pass_time(0.02)
    assert match.running() == 0
    for _ in range(3):
        opponents.pass_time(0.02)
    assert match.running() == pytest.approx(1000 * (LONGEST_DEBT + 0.02), abs=1)
    assert thinker.asked == 2


def test_who_is_not_stopped_by_the_deadline_may_still_act():
    seats = [SeatInfo(), SeatInfo(kind="hard")]
    match = Match(Pebbles, prepare(Pebbles, seats, CLOCK, 7))
    opponents = Opponents(Slow(0), TEMPLATE, match, 0)
    for _ in range(60):
        opponents.pass_time(0.3, ends=False)
    assert isinstance(match.history[-1], Hide)
    assert match.running() == 9999
    match.play(Hide(0, 0))
    assert match.history[-1] == replace(Hide(0, 0), at=9999)


def test_a_loaded_match_goes_on_writing_stamps(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], CLOCK, 1)
    match = Match(Pebbles, setup, Journal.create(tmp_path, setup, 1))
    match.tick(1)
    match.play(Hide(0, 1))
    match.close()
    record, log = Journal.reopen(match.journal.path)
    loaded = replay_with(Pebbles, record, "x")
    loaded.journal = log
    loaded.tick(1)
    loaded.play(Hide(1, 1))
    loaded.close()
    assert replay_with(Pebbles, journal.read(match.journal.path), "x").history == [
        Hide(0, 1, at=1000),
        Hide(1, 1, at=2000),
    ]
