"""The computer players."""

from __future__ import annotations

from fractions import Fraction

import pytest
from ugah_table import A, B, C, Table, defaults

from game.chance import Chance
from game.contract import Action, Budget
from game.ugah import PLAYERS, RULES
from game.ugah.actions import Done, First, Give, Roll, Take
from game.ugah.box import TOTAL_POINTS
from game.ugah.rolls import tables
from game.ugah.sight import look

LEVELS = ("random", "easy", "normal", "hard")


def choose(level: str, table: Table, seed: int = 0) -> Action:
    legal = table.rules.actions(table.seat)
    return PLAYERS[level].choose(table.rules.view(table.seat), legal, Chance(seed), Budget())


def match(levels: list[str], seed: int, **options: str) -> tuple[int, ...]:
    """The winners of a match."""
    rules = RULES.new(len(levels), defaults() | options, seed)
    dice = Chance(seed + 1)
    while rules.decisions():
        seat = rules.decisions()[0].seat
        legal = rules.actions(seat)
        action = PLAYERS[levels[seat]].choose(rules.view(seat), legal, dice, Budget())
        assert action in legal
        rules.apply(action)
    outcome = rules.outcome()
    assert outcome is not None
    return outcome.winners


def test_levels_weakest_first() -> None:
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("variant", ["off", "on"])
def test_whole_matches(seats: int, variant: str) -> None:
    levels = [LEVELS[(seat + seats) % 4] for seat in range(seats)]
    assert match(levels, 5, house_players="on", unsure_hunters=variant)
    assert match(
        levels[::-1],
        6,
        house_players="on",
        unsure_hunters=variant,
        meet="pass_only",
        stop_at_last_card_if_short="on",
        first_card_lifted_before_second_figure_moves="off",
    )


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    table = Table("G", 3)
    table.roll("s", "s", "l", "l", "d")
    assert choose(level, table, 4) == choose(level, table, 4)


class Script:
    """Chance that follows a list and says what it was asked beyond it."""

    def __init__(self, script: tuple[int, ...]) -> None:
        self.script = list(script)

    def below(self, bound: int) -> int:
        if not self.script:
            raise EndOfScript(bound)
        return self.script.pop(0)


class EndOfScript(Exception):
    pass


def picked_sets(faces: str) -> dict[frozenset[str], Fraction]:
    """How likely the random player is to set these symbols aside of a roll, exactly."""
    found: dict[frozenset[str], Fraction] = {}

    def follow(script: tuple[int, ...], chance: Fraction) -> None:
        table = Table("F")
        table.roll(*faces)
        dice = Script(script)
        picked: set[str] = set()
        try:
            while True:
                legal = table.legal()
                action = PLAYERS["random"].choose(table.rules.view(A), legal, dice, Budget())
                if not isinstance(action, Take):
                    break
                picked.add(action.symbol)
                table.play(action)
        except EndOfScript as end:
            for value in range(end.args[0]):
                follow((*script, value), chance / end.args[0])
            return
        found[frozenset(picked)] = found.get(frozenset(picked), Fraction()) + chance

    follow((), Fraction(1))
    return found


@pytest.mark.parametrize("faces", ["ssdmb", "dmslb", "ssiib"])
def test_random_picks_every_set_equally_often(faces: str) -> None:
    sets = picked_sets(faces)
    symbols = len(set(faces) - {"b"})
    assert len(sets) == 2**symbols - 1
    assert set(sets.values()) == {Fraction(1, 2**symbols - 1)}


def test_easy_collects_what_it_has_most_of() -> None:
    table = Table("F")
    table.roll("d", "d", "s", "m", "b")
    picks = [choose("easy", table, seed) for seed in range(200)]
    assert picks.count(Take(A, "dinosaur")) > 140
    assert {Take(A, "small"), Take(A, "mammoth")} < set(picks)
    table.take("dinosaur")
    assert isinstance(choose("easy", table), Roll)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_thinking_players_go_for_a_five(level: str) -> None:
    table = Table("F")  # spot 29 holds a five, three steps of the large figure away
    table.roll("l", "l", "l", "d", "b")
    picked = []
    while isinstance(action := choose(level, table), Take):
        picked.append(action.symbol)
        table.play(action)
    assert picked == ["dinosaur", "large"]  # a die thrown again could only walk on past the five
    assert action == Done(A)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_they_keep_the_better_card(level: str) -> None:
    table = Table("F")
    table.turn("s1 l3")  # 2 points and 5 points
    assert choose(level, table) == Give(A, 1, B)


def test_hard_gives_to_the_last_of_the_others() -> None:
    table = Table("F", 3)
    for spot in (10, 11, 12):
        table.state.lies[spot] = False
        table.state.piles[B].append((spot, -1))
    table.turn("s1 l3")
    assert choose("hard", table) == Give(A, 1, C)


def test_hard_does_not_end_a_match_that_it_would_lose() -> None:
    table = Table("H")  # B holds the missing cards and is far ahead
    table.roll("s", "d", "d", "d", "b")
    assert choose("hard", table) == Take(A, "dinosaur")
    table.take("dinosaur")
    assert choose("hard", table) == Roll(A)


def test_hard_ends_a_match_that_it_would_win() -> None:
    table = Table("H")
    table.state.piles[A], table.state.piles[B] = table.state.piles[B], []
    table.roll("s", "m", "d", "d", "i")
    assert choose("hard", table) == Take(A, "small")


def test_thinking_players_choose_the_order() -> None:
    table = Table("G")
    table.turn("s2 l2")  # small first: 16 (2) and 15 (1); large first: 16 (2) and 17 (3)
    assert choose("normal", table) == First(A, "large")


def test_a_turn_is_worth_what_its_best_choices_bring() -> None:
    values = tables().evaluate([1.0] * 252)
    assert values == pytest.approx([1.0] * 458)


def won_by(strong: str, weak: str, matches: int) -> float:
    wins = 0
    for seed in range(matches):
        seat = seed % 2
        levels = [weak, weak]
        levels[seat] = strong
        wins += seat in match(levels, seed)
    return wins / matches


@pytest.mark.parametrize(
    ("strong", "weak", "matches"), [("easy", "random", 120), ("normal", "easy", 60), ("hard", "normal", 60)]
)
def test_stronger_levels_win_more(strong: str, weak: str, matches: int) -> None:
    assert won_by(strong, weak, matches) > 0.55


def test_an_unseen_card_counts_the_mean_of_all_unseen_ones() -> None:
    table = Table("F", 2, unsure_hunters="on")
    open_points = 3 + 4 + 3 + 2 + 1 + 2 + 4  # spots 4, 8, ... 28 of layout T
    sight = look(table.rules.view(A))
    assert sight.worth[4] == 3
    assert sight.worth[1] == sight.worth[31] == pytest.approx((TOTAL_POINTS - open_points) / 24)
    table.turn("s3")  # A takes spot 3, worth 4, in secret
    mine, theirs = look(table.rules.view(A)), look(table.rules.view(B))
    assert mine.totals[A] == 4
    assert mine.worth[1] == pytest.approx((TOTAL_POINTS - open_points - 4) / 23)
    assert theirs.totals[A] == theirs.worth[1] == pytest.approx((TOTAL_POINTS - open_points) / 24)
