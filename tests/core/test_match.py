"""Match: time, undo, setups, journals and records."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

import pytest

from game import journal, records
from game.contract import IllegalAction, SetupError
from game.journal import Journal, JournalError
from game.match import Match, replay_with, start
from game.setup import SeatInfo, prepare
from tests.support import GAMES, match_of, played
from tests.template.rules import Hide, Pebbles, Toss


def test_undo_never_crosses_to_another_seat():
    match = match_of(GAMES["pebbles"], 2, {}, 1)
    match.play(Hide(0, 1))
    match.play(Hide(1, 2))
    assert match.undo_refusal(0).key == "undo-other-seat"
    match.undo(1)
    assert match.undo_refusal(1).key == "undo-other-seat"
    assert match.undo_refusal(0).key == "undo-other-seat", "the move that was taken back was another seat's"
    match.redo()
    with pytest.raises(IllegalAction):
        match.redo()


def test_undo_stands_in_the_journal(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    match = Match(Pebbles, setup, Journal.create(tmp_path, setup, 1))
    match.play(Hide(0, 1))
    match.undo(0)
    match.play(Hide(0, 2))
    match.undo(0)
    match.redo()
    match.close()
    loaded = replay_with(Pebbles, journal.read(match.journal.path), "x")
    assert loaded.history == [Hide(0, 2)]
    assert loaded.view(0) == match.view(0)


def test_who_plays_for_a_seat_stands_in_the_journal(tmp_path):
    setup = prepare(Pebbles, [SeatInfo("Anna"), SeatInfo("Ben"), SeatInfo("", "easy")], {}, 1)
    match = Match(Pebbles, setup, Journal.create(tmp_path, setup, 1))
    match.play(Hide(0, 1))
    match.take_seat(0, "hard")
    match.undo(0)
    assert match.can_redo()
    match.take_seat(1, "easy")
    assert not match.can_redo(), "what somebody took back is not played for who came after"
    match.take_seat(1, "human")
    match.play(Hide(0, 2))
    match.close()
    loaded = replay_with(Pebbles, journal.read(match.journal.path), "x")
    assert [(seat.name, seat.kind) for seat in loaded.setup.seats] == [
        ("Anna", "hard"),
        ("Ben", "human"),
        ("", "easy"),
    ]
    assert loaded.persons == (0, 1)
    assert loaded.history == [Hide(0, 2)]
    assert loaded.view(0) == match.view(0)


def test_what_a_computer_player_held_from_the_beginning_is_no_persons_to_see():
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo("", "easy")], {}, 1)
    match = Match(Pebbles, setup)
    for seat, kind in ((1, "human"), (0, "wizard"), (2, "easy"), (-1, "easy")):
        with pytest.raises(SetupError):
            match.take_seat(seat, kind)
    assert match.setup == setup
    match.take_seat(1, "hard")
    assert match.setup.seats[1].kind == "hard"


@pytest.mark.parametrize(
    "line",
    [
        '["seated",1,"human"]',
        '["seated",0,"wizard"]',
        '["seated",7,"easy"]',
        '["seated",0.5,"easy"]',
        '["seated","0","easy"]',
        '["seated",0,["easy"]]',
        '["seated",0]',
        '["seated",0,"easy",1]',
        '["seated",0,"easy"',
        '["seated",' + 100_000 * "[",
    ],
    ids=lambda line: line[:30],
)
def test_a_seat_that_nobody_can_take_is_damage(tmp_path, line):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo("", "easy")], {}, 1)
    log = Journal.create(tmp_path, setup, 1)
    log.append(line)
    log.close()
    with pytest.raises(JournalError) as refused:
        replay_with(Pebbles, journal.read(log.path), "x")
    assert refused.value.key == "fault-journal-damaged"


def test_an_undo_that_undoes_nothing_is_damage(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    log = Journal.create(tmp_path, setup, 1)
    log.append('["undo"]')
    log.close()
    with pytest.raises(JournalError):
        replay_with(Pebbles, journal.read(log.path), "x")


@pytest.mark.parametrize(
    ("seats", "options", "seed", "key"),
    [
        (1, {}, 1, "fault-seat-count"),
        (5, {}, 1, "fault-seat-count"),
        (2, {"round": "3"}, 1, "fault-unknown-option"),
        (2, {"rounds": "4"}, 1, "fault-option-value"),
        (2, {}, -1, "fault-seed"),
        (2, {}, 1 << 64, "fault-seed"),
    ],
)
def test_a_wrong_setup_is_named(seats, options, seed, key):
    with pytest.raises(SetupError) as caught:
        prepare(Pebbles, [SeatInfo()] * seats, options, seed)
    assert caught.value.key == key


def test_an_unknown_kind_of_player_is_named():
    with pytest.raises(SetupError) as caught:
        prepare(Pebbles, [SeatInfo(), SeatInfo(kind="wizard")], {}, 1)
    assert caught.value.key == "fault-seat-kind"


@pytest.mark.parametrize(("text", "value"), [("true", "on"), ("false", "off"), ("yes", "on"), ("0", "off")])
def test_switches_take_plain_words(text, value):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {"clock": text}, 1)
    assert dict(setup.options)["clock"] == value


def test_a_line_is_on_disk_when_play_returns(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    match, fault = start(Pebbles, setup, tmp_path)
    assert fault is None
    match.play(Hide(0, 1))
    assert replay_with(Pebbles, journal.read(match.journal.path), "x").history == [Hide(0, 1)]


def test_two_windows_on_one_journal_do_not_spoil_it(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    first, _ = start(Pebbles, setup, tmp_path)
    first.play(Hide(0, 1))
    path = first.journal.path
    record, second_log = Journal.reopen(path)
    second = replay_with(Pebbles, record, "x")
    second.journal = second_log
    second.play(Hide(1, 1))
    first.play(Hide(1, 2))
    assert first.fault.key == "fault-journal-changed"
    assert second.fault is None
    assert replay_with(Pebbles, journal.read(path), "x").history == [Hide(0, 1), Hide(1, 1)]


def test_a_torn_tail_is_kept_beside_the_journal(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    match, _ = start(Pebbles, setup, tmp_path)
    match.play(Hide(0, 1))
    match.close()
    path = match.journal.path
    whole = path.read_bytes()
    path.write_bytes(whole + b'["Hide",1')
    record, log = Journal.reopen(path)
    assert record.cut == len(b'["Hide",1')
    assert path.read_bytes() == whole
    assert path.with_name(path.name + ".cut").read_bytes() == b'["Hide",1'
    log.append('["Hide",1,2]')
    log.close()
    assert len(journal.read(path).lines) == 2


def test_a_full_disk_is_told_once_and_the_match_goes_on(tmp_path, monkeypatch):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    match, _ = start(Pebbles, setup, tmp_path)
    match.play(Hide(0, 1))
    whole = match.journal.path.read_bytes()

    def full(handle, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    match.play(Hide(1, 1))
    assert match.fault.key == "fault-journal-write"
    match.play(Toss(0))
    assert len(match.history) == 3
    assert match.journal.path.read_bytes() == whole


def test_journals_are_found_newest_first(tmp_path):
    setup = prepare(Pebbles, [SeatInfo(), SeatInfo()], {}, 1)
    paths = []
    for age in range(3):
        log = Journal.create(tmp_path, setup, 1)
        log.close()
        os.utime(log.path, (1000 + age, 1000 + age))
        paths.append(log.path)
    assert journal.found(tmp_path) == paths[::-1]
    assert journal.found(tmp_path / "nowhere") == []


def test_records_count_each_match_once(tmp_path):
    path = tmp_path / "deep" / "records.sqlite"
    match = match_of(GAMES["ugah"], 2, {}, 3)
    for _ in played(match, 4):
        pass
    outcome = match.outcome()
    assert records.add(path, "a", match.setup, outcome)
    assert records.add(path, "a", match.setup, outcome)
    assert records.add(path, "b", match.setup, outcome)
    (line,) = records.summary(path)
    assert (line.game, line.seats, line.played, line.won) == ("ugah", 2, 2, 2)
    assert (line.highest, line.lowest) == (max(outcome.scores), min(outcome.scores))
    newest = records.latest(path, 5)
    assert len(newest) == 2
    assert newest[0].scores == outcome.scores
    assert newest[0].winners == outcome.winners


def test_records_of_before_time_was_kept_are_read_and_go_on(tmp_path):
    path = tmp_path / "records.sqlite"
    match = match_of(GAMES["ugah"], 2, {}, 3)
    for _ in played(match, 4):
        pass
    assert records.add(path, "a", match.setup, match.outcome())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ALTER TABLE seat DROP COLUMN seconds")
    (line,) = records.summary(path)
    assert (line.played, line.seconds) == (1, None)
    assert records.add(path, "b", match.setup, match.outcome())
    assert records.summary(path)[0].played == 2


def test_records_that_cannot_be_kept_are_no_fault(tmp_path):
    match = match_of(GAMES["ugah"], 2, {}, 3)
    for _ in played(match, 4):
        pass
    spoilt = tmp_path / "records.sqlite"
    spoilt.write_bytes(b"this is no database" * 100)
    assert not records.add(spoilt, "a", match.setup, match.outcome())
    assert records.summary(spoilt) == []
    assert records.latest(spoilt, 3) == []
    assert records.summary(tmp_path / "none.sqlite") == []
