"""The computer players: their plans, their times, what they do when time runs out; figures of the spec."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from uluru_table import SHARED, V10, A, B, Table, Z, wishes

import game
from game.bots.pacing import Pacer, first_due
from game.bots.worker import choose
from game.chance import Chance
from game.contract import TABLE, Action, Budget, Clock
from game.match import Match
from game.setup import SeatInfo, prepare
from game.simulate import simulate
from game.uluru import PLAYERS, RULES
from game.uluru.actions import Go, LayOut, Lift, Place, SlowTable, Swap, TimeUp, Uluru
from game.uluru.bot import NEVER, tempo
from game.uluru.box import BIRDS, BOX, LEVELS, PLACES
from game.uluru.plan import CALL, plan, put
from game.uluru.solver import best
from game.uluru.wishes import unmet
from scenes.opponents import Opponents

BOX_OF_ULURU = game.load("uluru")
DEALS = 2000
ROW = tuple(range(PLACES))


def deals() -> list[tuple]:
    chance = Chance(20_26)
    return [tuple(chance.shuffled(BOX.wish)[:PLACES]) for _ in range(DEALS)]


def ask(level: str, table: Table, seat: int, seed: int = 7) -> Action:
    rules = table.rules
    return PLAYERS[level].choose(rules.view(seat), rules.actions(seat), Chance(seed), Budget())


def match(*kinds: str, seed: int = 5, **options: str) -> Match:
    seats = [SeatInfo(kind=kind) for kind in kinds]
    return Match(RULES, prepare(RULES, seats, SHARED | options, seed))


def alone(made: Match) -> list[Action]:
    """Let computers play the match to its end."""
    pacer = Pacer(BOX_OF_ULURU, made)
    while made.outcome() is None:
        pacer.step()
    return made.history


# -- figures of section 7 -----------------------------------------------------------------------------


def test_how_often_all_wishes_can_be_met():
    found = Counter(best(deal).penalty for deal in deals())
    assert found[0] / DEALS == pytest.approx(0.635, abs=0.03)
    assert found[1] / DEALS == pytest.approx(0.344, abs=0.03)
    assert found[2] / DEALS == pytest.approx(0.022, abs=0.03)
    assert set(found) <= {0, 1, 2}
    assert sum(n * count for n, count in found.items()) / DEALS == pytest.approx(0.39, abs=0.1)


def test_what_a_random_card_costs():
    chance = Chance(3)
    costs = [unmet(deal, chance.shuffled(range(PLACES))) for deal in deals()]
    assert sum(costs) / DEALS == pytest.approx(3.18, abs=0.1)
    own = [sum(wish.colour == BIRDS[bird] for bird, wish in enumerate(deal)) for deal in deals()]
    assert sum(own) / DEALS == pytest.approx(0.6, abs=0.1)


FIGURES = {
    "easy": (1.24, 0.35, 45, 40, 53),
    "normal": (0.86, 0.57, 32, 27, 38),
    "hard": (0.54, 0.85, 26, 17, 33),
    "unerring": (0.38, 1.00, 18, 13, 23),
}


@pytest.mark.parametrize("level", FIGURES)
def test_how_good_and_how_fast_each_level_is(level):
    points, found, median, early, late = FIGURES[level]
    chance = Chance(11)
    costs, hits, times = [], 0, []
    for deal in deals():
        call = plan(LEVELS[level], ROW, deal, chance.next64())[-1]
        assert call.bird == CALL
        costs.append(unmet(deal, call.before))
        hits += costs[-1] == best(deal).penalty
        times.append(call.due / 1000)
    times.sort()
    assert sum(costs) / DEALS == pytest.approx(points, abs=0.1)
    assert hits / DEALS == pytest.approx(found, abs=0.03)
    assert times[DEALS // 2] == pytest.approx(median, rel=0.1)
    assert times[DEALS // 10] == pytest.approx(early, rel=0.1)
    assert times[9 * DEALS // 10] == pytest.approx(late, rel=0.1)


@pytest.mark.parametrize(("strong", "weak"), [("hard", "normal"), ("normal", "easy"), ("easy", "random")])
def test_each_level_beats_the_one_below(strong, weak):
    wins = 0
    for seat in (0, 1):
        kinds = [weak, weak]
        kinds[seat] = strong
        report = simulate(BOX_OF_ULURU, kinds, 20, 31 + seat, {})
        shared = sum(report.wins) - 20
        wins += report.wins[seat] - shared
    assert wins >= 0.65 * 40


def test_the_solver_is_far_faster_than_trying_all_cards():
    given = wishes(V10)
    best(given)
    begun = time.process_time()
    for _ in range(200):
        found = best(given)
    quick = (time.process_time() - begun) / 200
    begun = time.process_time()
    assert min(unmet(given, card) for card in permutations(range(PLACES))) == found.penalty
    assert time.process_time() - begun > 20 * quick


# -- plans --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_a_list_of_visible_gestures(level):
    for seed, deal in enumerate(deals()[:200]):
        moves = plan(LEVELS[level], ROW, deal, seed)
        assert plan.__wrapped__(LEVELS[level], ROW, deal, seed) == moves
        assert [move.due for move in moves] == sorted({move.due for move in moves})
        card = (-1,) * PLACES
        for move in moves:
            assert move.before == card
            if move.bird != CALL:
                card = put(card, move.bird, move.place)
        assert sorted(card) == list(range(PLACES))
        swaps = len(moves) - PLACES - 1
        assert swaps <= max(LEVELS[level].swaps, BOX.habits.detours_max if LEVELS[level].exact_percent else 0)


def test_unerring_always_finds_a_best_card():
    for seed, deal in enumerate(deals()[:300]):
        call = plan(LEVELS["unerring"], ROW, deal, seed)[-1]
        assert unmet(deal, call.before) == best(deal).penalty


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_the_answer_follows_from_view_and_chance(level):
    """What others do in the meantime changes nothing, nor how often the player is asked."""
    table, busy = Table(V10).open(), Table(V10).open()
    before = ask(level, table, B)
    assert ask(level, table, B) == before
    busy.play("100 1 Place blue 0", "200 1 Place orange 1", "300 3 Place white 2")
    assert ask(level, busy, B) == before
    assert before.at > 0
    assert replace(before, at=0) in table.rules.actions(B)
    assert ask(level, table, B, seed=8) != before


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_before_and_after_placing(level):
    table = Table(V10)
    assert ask(level, table, A) == LayOut(A)
    table.play("1 LayOut")
    assert ask(level, table, A) == Go(A)
    table.play("1 Go")
    table.called(1, 50)
    assert ask(level, table, A) == SlowTable(A, at=NEVER)


def test_random_gestures_a_few_seconds_apart():
    table, last, called = Table(V10).open(), 0, 0
    for seed in range(120):
        action = ask("random", table, B, seed)
        assert 1000 <= action.at - last <= 5000
        assert isinstance(action, Place | Swap | Lift)
        last = action.at
        table.rules.apply(action)
        if table.rules.view(B).chips[B] == PLACES:
            break
    full = Table(V10).open()
    full.full(2, 10)
    called = sum(isinstance(ask("random", full, B, seed), Uluru) for seed in range(400))
    assert 150 < called < 250


def test_when_the_countdown_runs_it_only_puts_what_is_missing():
    swaps = calls = 0
    for seed in range(60):
        table = Table(V10, seats=2, persons="1").open()
        history: list[Action] = []
        while (action := ask("easy", table, B, seed)).at < 24_000:
            table.rules.apply(action)
        table.called(1, 24_000)
        while table.view.step == "place":
            action = ask("easy", table, B, seed)
            if action.at >= 34_000:
                table.play("34000 T TimeUp")
                break
            assert action.at >= 24_000
            table.rules.apply(action)
            history.append(action)
        swaps += sum(isinstance(action, Swap) for action in history)
        calls += sum(isinstance(action, Uluru) for action in history)
        assert len(history) <= 4
    assert swaps == 0
    assert calls < 20, "most easy players are stopped"


def test_a_player_that_will_be_in_time_goes_on_as_planned():
    table = Table(V10, seats=2).open()
    moves = []
    while (action := ask("hard", table, B, 3)).at < 9000:
        table.rules.apply(action)
    planned = ask("hard", table, B, 3)
    table.called(1, 9000)
    moves.append(ask("hard", table, B, 3))
    assert moves[0].at >= min(planned.at, 9000)


def test_alone_on_a_clock_it_calls_in_time():
    for level in ("easy", "normal", "hard"):
        for seed in range(20):
            table = Table(V10, seats=1, solo_clock="60", persons="0").open()
            while table.view.step == "place":
                action = ask(level, table, A, seed)
                assert action.at < 60_000
                table.rules.apply(action)
            assert not table.view.rounds[-1].stopped[0]


def test_a_hint_leads_to_a_best_card_from_anywhere():
    for seed in range(30):
        table = Table(V10, seats=2).open()
        table.play("10 1 Place yellow 0", "20 1 Place white 2", "30 1 Place blue 4")
        for _ in range(20):
            action = ask("hard", table, A, seed)
            if isinstance(action, Uluru):
                break
            table.rules.apply(action)
        assert isinstance(action, Uluru)
        assert table.card(1) in {
            "blue orange black green yellow white",
            "blue white black green yellow orange",
        }


def test_the_option_makes_hard_unerring():
    for seed in range(40):
        table = Table(V10, seats=2, persons="0", unerring="on").open()
        while not isinstance(action := ask("hard", table, B, seed), Uluru):
            table.rules.apply(action)
        assert table.card(2) in {
            "blue orange black green yellow white",
            "blue white black green yellow orange",
        }


@pytest.mark.parametrize(
    ("times", "permille"),
    [
        ([], 1000),
        ([26_000], 1000),
        ([39_000], 1500),
        ([60_000], 1600),
        ([5000], 600),
        ([90_000, 20_800, 26_000, 31_200], 1000),
    ],
)
def test_keeping_step_with_a_person(times, permille):
    """The median of the last three rounds over the level's 26 s, from 600 to 1600 thousandths."""
    table = Table(seats=2, persons="1", adaptive="on", timers="off")
    for moment in times:
        start = table.view.start + 1
        table.play(f"{start} LayOut", "1 Go")
        for seat, at in sorted([(1, moment), (2, 1000)], key=lambda pair: pair[1]):
            table.called(seat, at)
    assert tempo(table.view, LEVELS["hard"]) == permille


def test_keeping_step_stretches_the_times():
    plain, slow = (Table(V10, seats=2, persons="1", adaptive=value, timers="off") for value in ("off", "on"))
    for table in (plain, slow):
        table.open()
        table.called(2, 1000)
        table.called(1, 52_000)
        table.play("2 LayOut", "1 Go")
    first, second = (ask("hard", table, B).at for table in (plain, slow))
    assert second == pytest.approx(1.6 * first, abs=4)


# -- on the clock -------------------------------------------------------------------------------------


@pytest.mark.rule("uluru.74")
def test_the_smallest_moment_plays_first_ties_by_seat():
    answers = {1: Place(1, "blue", 0, at=500), 2: Place(2, "blue", 0, at=400), 0: Place(0, "blue", 0, at=400)}
    assert first_due(answers, Clock(1)) == (answers[0], 400)
    assert first_due(answers, Clock(1, 0, 400)) is None


class Told:
    """A thinker that always gives the same answer."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.asked = 0

    def ask(self, *questions):
        self.asked = len(questions)

    def poll_all(self):
        return (self.action,) * self.asked

    def forget(self):
        self.asked = 0


@pytest.mark.rule("uluru.74", "uluru.73", "uluru.V53")
@pytest.mark.parametrize(("due", "calls"), [(40_000, False), (39_999, True)])
def test_a_person_calls_against_a_computer(due, calls):
    made = match("human", "normal")
    made.play(LayOut(A))
    made.play(Go(A))
    for seat in (A, B):
        for place, colour in enumerate(Z.split()):
            made.play(Place(seat, colour, place), at=100)
    made.play(Uluru(A), at=30_000)
    opponents = Opponents(Told(Uluru(B, at=due)), BOX_OF_ULURU, made, 1)
    while made.clock is not None:
        opponents.pass_time(0.016)
    assert made.history[-1] == (Uluru(B, at=due) if calls else TimeUp(TABLE, at=40_000))
    assert made.view(None).rounds[-1].stopped == (False, not calls)


class Here:
    """A thinker that answers at the next look."""

    def __init__(self) -> None:
        self.questions = ()

    def ask(self, *questions):
        self.questions = questions

    def poll_all(self):
        questions, self.questions = self.questions, ()
        return tuple(map(choose, questions))

    def poll(self):
        answers = self.poll_all()
        return answers[0] if answers else None

    def forget(self):
        self.questions = ()


@pytest.mark.rule("uluru.74", "uluru.60", "uluru.73")
@pytest.mark.parametrize("options", [{}, {"clock": "own"}, {"pace": "2", "adaptive": "on"}])
def test_computers_alone_play_one_match_in_a_window_and_without(options):
    kinds = ("hard", "easy", "random", "normal")
    expected = alone(match(*kinds, **options))
    made = match(*kinds, **options)
    opponents = Opponents(Here(), BOX_OF_ULURU, made, 0)
    while made.outcome() is None:
        opponents.pass_time(0.05)
        action = opponents.update(0.3, True)
        if action is not None:
            made.play(action)
    assert made.history == expected


@pytest.mark.rule("uluru.73")
def test_a_computers_call_starts_the_countdown_for_a_person():
    made = match("human", "hard")
    made.play(LayOut(A))
    made.play(Go(A))
    opponents = Opponents(Here(), BOX_OF_ULURU, made, 0)
    while made.view(None).step == "place":
        opponents.pass_time(0.1)
    call = next(action for action in made.history if isinstance(action, Uluru))
    assert made.history[-1] == TimeUp(TABLE, at=call.at + 10_000)
    assert made.view(None).rounds[-1].points[A] == 6


@pytest.mark.rule("uluru.72")
def test_with_computers_alone_the_start_player_says_go():
    history = alone(match("easy", "easy", "easy"))
    assert [action.seat for action in history if isinstance(action, Go)] == [0, 1, 2, 0, 1, 2]
