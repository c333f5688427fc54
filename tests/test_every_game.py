"""What must hold for every game on the shelf, and for the template."""

from __future__ import annotations

import ast
import dataclasses
from enum import Enum
from pathlib import Path

import pytest

import game
from game import codec, journal, simulate
from game.bots.worker import Question, answer
from game.chance import Chance
from game.contract import TABLE, Action, IllegalAction, untimed
from game.journal import Journal
from game.match import Match, legal, replay_with
from tests.support import CASES, GAMES, LONGEST, case_id, match_of, played, random_action, setup_of, views

every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
ALL_LOSE = ("hunger",)
"""Reasons for which a match ends without a winner."""

every_game = pytest.mark.parametrize("key", GAMES)


def steps(case: tuple[str, int, dict[str, str]], most: int) -> int:
    """How far a case is played where every step costs more than the last: less far with an odd option."""
    default = {option.key: option.default for option in GAMES[case[0]].rules.OPTIONS}
    return most if case[2] == default else most * 2 // 5


@every_case
def test_random_matches_end(case):
    key, seats, options = case
    for seed in range(2):
        match = match_of(GAMES[key], seats, options, seed)
        assert match.outcome() is None
        for _ in played(match, seed + 1):
            assert bool(match.decisions()) == (match.outcome() is None)
        outcome = match.outcome()
        assert outcome is not None, f"not over after {LONGEST} actions"
        assert len(outcome.scores) == seats
        assert outcome.winners or outcome.reason in ALL_LOSE
        assert set(outcome.winners) <= set(range(seats))
        for line in outcome.lines:
            assert len(line.points) == seats
        assert match.decisions() == ()
        assert not any(match.actions(seat) for seat in range(seats))


@every_case
@pytest.mark.parametrize("actions", [7, 40, 150])
def test_computer_players_take_over_wherever_persons_leave(case, actions):
    """Nobody has planned what lies there: half done moves, chosen cards, open gifts."""
    key, seats, options = case
    match = match_of(GAMES[key], seats, options, 11)
    for _ in played(match, 12, actions):
        pass
    for seat in range(seats):
        match.take_seat(seat, ("easy", "normal")[seat % 2])
    outcome = simulate.play_out(GAMES[key], match)
    assert outcome == match.outcome()
    assert match.decisions() == ()


@every_case
def test_every_listed_action_applies_and_others_are_refused_without_a_trace(case):
    key, seats, options = case
    rules = GAMES[key].rules
    match = match_of(GAMES[key], seats, options, 5)
    known: dict[Action, None] = {}
    for step, _ in enumerate(played(match, 6, 96)):
        choices = legal(match)
        assert len(set(choices)) == len(choices), "an action is listed twice"
        known.update(dict.fromkeys(choices))
        if step % 8:
            continue
        before = views(match)
        for action in choices:
            assert match.refusal(action) is None
            other = rules.new(seats, dict(match.setup.options), 5)
            for earlier in match.history:
                other.apply(earlier)
            other.apply(match.stamped(action))
        for action in [action for action in known if action not in choices][:60]:
            refusal = match.refusal(action)
            assert refusal is not None, f"{action} is neither listed nor refused"
            assert refusal.key
            with pytest.raises(IllegalAction):
                match.play(action)
        assert views(match) == before


@every_case
def test_actions_survive_a_line_of_text(case):
    key, seats, options = case
    match = match_of(GAMES[key], seats, options, 8)
    for _ in played(match, 9, 120):
        for action in legal(match):
            line = codec.encode(action)
            assert "\n" not in line
            assert codec.decode(line, GAMES[key].rules.ACTIONS) == action


@every_case
def test_a_journal_torn_at_every_step_gives_the_same_views(case, tmp_path):
    key, seats, options = case
    rules = GAMES[key].rules
    setup = setup_of(GAMES[key], seats, options, 3)
    match = Match(rules, setup, Journal.create(tmp_path, setup, rules.VERSION))
    seen = [views(match)]
    for _ in played(match, 4, 24):
        seen.append(views(match))
    match.close()
    path = match.journal.path
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(seen)
    for step in range(len(seen)):
        whole = b"".join(lines[: step + 1])
        for tail in (b"", lines[step + 1][:-3] if step + 1 < len(lines) else b"x"):
            path.write_bytes(whole + tail)
            loaded = replay_with(rules, journal.read(path), path.name)
            assert views(loaded) == seen[step]
            assert loaded.cut == bool(tail)


@every_case
def test_undo_goes_back_to_the_last_reveal_and_redo_forward_again(case):
    key, seats, options = case
    match = match_of(GAMES[key], seats, options, 11)
    chance = Chance(12)
    undone = 0
    for _ in range(steps(case, 150)):
        action = random_action(match, chance)
        if action is None:
            break
        match.play(action)
        seen = [views(match)]
        seat = match.history[-1].seat
        while seat != TABLE and match.undo_refusal(seat) is None:
            match.undo(seat)
            seen.append(views(match))
            undone += 1
        with pytest.raises(IllegalAction):
            match.undo(seat)
        while match.can_redo():
            assert views(match) == seen.pop()
            match.redo()
        assert views(match) == seen.pop()
        assert not seen
    assert undone or all(event.REVEALS for event in match.events(None))


@every_case
def test_undo_is_closed_by_every_reveal(case):
    key, seats, options = case
    match = match_of(GAMES[key], seats, options, 21)
    closed = 0
    for action in played(match, 22, 200):
        reveals = [event for event in match.events(action.seat, len(match.history) - 1) if event.REVEALS]
        if reveals:
            refusal = match.undo_refusal(action.seat)
            assert refusal is not None
            assert refusal.key == reveals[-1].REVEALS
            closed += 1
    assert closed


def _plain(value: object, where: str) -> None:
    """Fails unless the value is frozen plain data."""
    if value is None or isinstance(value, str | int | bool):
        return
    if isinstance(value, Enum):
        return
    if isinstance(value, tuple):
        for item in value:
            _plain(item, where)
        return
    assert dataclasses.is_dataclass(value), f"{where}: {type(value)} is no plain value"
    assert type(value).__dataclass_params__.frozen, f"{where}: {type(value)} is not frozen"
    for field in dataclasses.fields(value):
        _plain(getattr(value, field.name), f"{where}.{field.name}")


@every_case
def test_views_events_and_outcomes_are_frozen_plain_data(case):
    key, seats, options = case
    match = match_of(GAMES[key], seats, options, 14)
    for _ in played(match, 15, 60):
        for view in views(match):
            _plain(view, "view")
            assert isinstance(view.secret, bool)
    for _ in played(match, 16):
        pass
    for seat in range(seats):
        for event in match.events(seat):
            _plain(event, "event")
    _plain(match.outcome(), "outcome")


@every_case
def test_the_order_of_simultaneous_answers_does_not_matter(case):
    key, seats, options = case
    box = GAMES[key]
    first, second = (match_of(box, seats, options, 31) for _ in range(2))
    chance = Chance(32)
    for _ in range(60):
        asked = first.asked()
        if not asked:
            break
        chosen = [chance.pick(first.actions(seat)) for seat in asked]
        for action in chosen:
            if first.refusal(action) is None:
                first.play(action)
        for action in reversed(chosen):
            if second.refusal(action) is None:
                second.play(action)
        if len(asked) > 1:
            assert views(first) == views(second)
        else:
            assert second.history[-1] == first.history[-1]


@every_game
@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_computer_players_play_whole_matches_from_their_views(key, level):
    box = GAMES[key]
    options = {option.key: option.default for option in box.rules.OPTIONS}
    seats = box.rules.seat_counts(options)[0]
    matches = 1 if level == "hard" else 2
    report = simulate.simulate(box, [level] * seats, matches, 17, {})
    again = simulate.simulate(box, [level] * seats, matches, 17, {})
    assert report.finished == matches
    assert {**report.as_dict(), "seconds": 0, "actions_per_second": 0} == {
        **again.as_dict(),
        "seconds": 0,
        "actions_per_second": 0,
    }


@every_game
def test_a_computer_player_answers_the_same_question_alike(key):
    box = GAMES[key]
    options = {option.key: option.default for option in box.rules.OPTIONS}
    match = match_of(box, box.rules.seat_counts(options)[0], options, 41)
    for _ in played(match, 42, 7):
        pass
    seat = match.asked()[0]
    for level in box.players:
        question = Question(box.package, level, match.view(seat), match.actions(seat), 5)
        chosen = answer(question)
        assert untimed(chosen) in match.actions(seat)
        assert answer(question) == chosen


@every_game
def test_the_same_seed_gives_the_same_match(key):
    box = GAMES[key]
    options = {option.key: option.default for option in box.rules.OPTIONS}
    seats = box.rules.seat_counts(options)[-1]
    one, two, other = (match_of(box, seats, options, seed) for seed in (7, 7, 8))
    for _ in played(one, 1):
        pass
    for _ in played(two, 1):
        pass
    for _ in played(other, 1):
        pass
    assert one.history == two.history
    assert views(one) == views(two)
    assert views(one) != views(other)


@every_game
def test_a_game_is_complete(key):
    """Tells what is missing when a game is added."""
    box = GAMES[key]
    assert list(box.players) == ["random", "easy", "normal", "hard"]
    assert key == box.rules.KEY
    assert box.rules.VERSION >= 1
    for option in box.rules.OPTIONS:
        assert len(set(option.values)) >= 2
    for action in box.rules.ACTIONS:
        assert dataclasses.fields(action)[0].name == "seat"


@pytest.mark.parametrize("key", [box.key for box in game.SHELF])
def test_a_built_game_has_its_table_painter_and_words(key):
    root = Path(game.__file__).parent.parent
    for folder in ("scenes", "sprites"):
        place = root / folder / key
        assert place.is_dir() or place.with_suffix(".py").is_file(), f"{folder}/{key} is missing"
    texts = root / "scenes" / "text"
    for language in texts.iterdir():
        assert (language / f"{key}.ftl").is_file()
        assert (language / f"{key}.rules.txt").is_file()


def test_nothing_in_the_rules_draws_from_elsewhere():
    """Chance and time come from chance.py and Match alone; no game reads a clock or another generator."""
    forbidden = {"random", "time", "datetime", "secrets", "uuid", "pygame"}
    root = Path(game.__file__).parent
    allowed = {"simulate.py"}
    for path in root.rglob("*.py"):
        if path.name in allowed:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("hash", "id"), f"{path.name} calls {node.func.id}()"
            for name in names:
                assert name.split(".")[0] not in forbidden, f"{path.name} imports {name}"
