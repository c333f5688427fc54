"""The end of the game and the count."""

from __future__ import annotations

import pytest
from ugah_table import LAYOUT_T, POINTS, A, B, C, Table, defaults, named

from game.chance import Chance
from game.ugah.actions import Roll
from game.ugah.box import BOX, PREY, TOTAL_POINTS
from game.ugah.rules import UgahRules
from game.ugah.state import NOBODY, UgahState, deal, laid_out
from game.ugah.walk import EMPTY, MET, PASSED, ending


@pytest.mark.rule("ugah.47", "ugah.48")
def test_met_and_passed() -> None:
    lies = [False] + [True] * 31
    assert ending(lies, 15, 14, False) == PASSED
    assert ending(lies, 15, 16, False) == MET
    assert ending(lies, 15, 17, False) == ""
    lies[16] = False
    assert ending(lies, 15, 17, False) == MET


@pytest.mark.rule("ugah.49", "ugah.R8")
def test_standing_in_the_gap_at_the_start_is_no_meeting() -> None:
    table = Table("F")
    table.turn("d1 b4")
    assert table.figures() == (0, 32)
    assert not table.over
    table.turn("s1")
    assert not table.over


@pytest.mark.rule("ugah.50", "ugah.R18")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = Table("H", seats=3)
    table.turn("s1 l1")
    events = table.first("small")  # the small figure alone has met the large one already
    assert [event.figure for event in named(events, "Walked")] == ["small", "large"]
    assert not table.over
    events = table.give(15, C)
    assert [type(event).__name__ for event in events] == ["CardTaken", "CardGiven", "Passed", "GameEnded"]
    assert table.over == "passed"
    assert table.rules.decisions() == ()
    assert all(not table.rules.actions(seat) for seat in (A, B, C))
    assert table.refused(Roll(B)) == "ugah-refuse-over"
    assert (table.pile(A), table.pile(C)[-1]) == ([13], 15)


@pytest.mark.rule("ugah.46")
def test_the_end_is_tested_after_prey_cards_and_gift() -> None:
    table = Table("H")
    events = table.turn("m3 s1")
    kinds = [type(event).__name__ for event in events]
    assert kinds[-6:] == ["PreyWon", "Walked", "CardLifted", "CardTaken", "Met", "GameEnded"]


@pytest.mark.rule("ugah.R20", "ugah.V30")
def test_v30_pass_only() -> None:
    table = Table("G", meet="pass_only")
    table.turn("s1 l2")
    table.give(15, B)
    assert table.figures() == (15, 16)
    assert not table.over
    assert table.seat == B
    table.turn("s1")
    assert table.pile(B)[-1] == 17
    assert table.figures() == (17, 16)
    assert table.over == "passed"


@pytest.mark.rule("ugah.R20")
def test_pass_only_is_over_when_both_stand_on_one_spot() -> None:
    lies = [False] + [True] * 31
    assert ending(lies, 15, 16, True) == ""
    assert ending(lies, 15, 15, True) == MET
    assert ending(lies, 16, 15, True) == PASSED


@pytest.mark.rule("ugah.R40")
def test_pass_only_with_an_empty_path() -> None:
    empty = tuple(spot for spot in range(1, 32) if spot != 15)
    table = Table(laid_out(LAYOUT_T, 2, empty, small=14, large=18), meet="pass_only")
    events = table.turn("s1")
    assert table.figures() == (15, 18)
    assert named(events, "PathEmptied")
    assert table.over == EMPTY


@pytest.mark.rule("ugah.R21")
def test_no_round_is_finished() -> None:
    table = Table("G", seats=3)
    table.turn("d2 b3")
    assert table.seat == B
    table.turn("s4")  # C and A have had a turn less or more: no matter
    assert table.over == "passed"
    assert table.rules.decisions() == ()


def counted(cards: dict[int, list[int]], prey: dict[str, int], seats: int = 2) -> UgahState:
    """A situation one step before the end in which the seats have cards of these points."""
    points: list[int] = [1, 1]  # spots 1 and 2 end the match with a worthless pair of turns
    state_cards = [value for seat in cards for value in cards[seat]]
    state = laid_out((*points, *state_cards, *([9] * (31 - len(points) - len(state_cards)))), seats)
    spot = 3
    for seat, values in cards.items():
        for _ in values:
            state.lies[spot] = False
            state.piles[seat].append((spot, NOBODY))
            spot += 1
    for symbol, holder in prey.items():
        state.prey[PREY.index(symbol)] = holder
    return state


def ended(state: UgahState) -> UgahRules:
    """The same situation, with the figures side by side, after an empty turn."""
    state.small, state.large = 1, 2
    table = Table(state)
    table.roll("b", "b", "b", "b", "b")
    return table.rules


@pytest.mark.rule("ugah.53", "ugah.55", "ugah.56", "ugah.57", "ugah.R29", "ugah.V32")
def test_v32_a_tie_is_shared() -> None:
    rules = ended(counted({A: [1, 1, 5, 3], B: [5, 5, 4, 2]}, {"dinosaur": A, "bird": A}))
    outcome = rules.outcome()
    assert outcome is not None
    assert [(line.key, line.points) for line in outcome.lines] == [
        ("ugah-score-cards", (10, 16)),
        ("ugah-score-prey", (6, 0)),
    ]
    assert outcome.scores == (16, 16)
    assert outcome.winners == (A, B)


@pytest.mark.rule("ugah.56")
def test_most_points_win_alone() -> None:
    outcome = ended(counted({A: [1, 2], B: [5], C: [4]}, {"mammoth": C}, seats=3)).outcome()
    assert outcome is not None
    assert outcome.scores == (3, 5, 7)
    assert outcome.winners == (C,)


@pytest.mark.rule("ugah.55")
def test_three_points_for_each_prey_card() -> None:
    for number in range(4):
        prey = dict.fromkeys(PREY[:number], B)
        outcome = ended(counted({A: [1], B: [1]}, prey)).outcome()
        assert outcome is not None
        assert outcome.scores == (1, 1 + 3 * number)


@pytest.mark.rule("ugah.53")
def test_given_cards_count_for_the_receiver() -> None:
    table = Table("G")
    table.turn("s1 l2")
    table.give(16, B)
    outcome = table.rules.outcome()
    assert outcome is not None
    assert outcome.scores[A] == POINTS[15]
    assert outcome.scores[B] == POINTS[16] + sum(POINTS[spot] for spot in (5, 10, 14, 18, 22, 27))


@pytest.mark.rule("ugah.54")
def test_each_kind_counts_what_it_shows() -> None:
    for kind in BOX.path_card:
        state = deal(2, 5)
        spot = next(spot for spot in range(1, 32) if state.card(spot).id == kind.id)
        state.lies = [False] * 32
        state.piles[B].append((spot, NOBODY))
        outcome = ended(state).outcome()
        assert outcome is not None
        assert outcome.scores == (0, 1 if kind.id == "caterpillar" else kind.points)


@pytest.mark.rule("ugah.52")
def test_cards_left_lying_count_for_nobody() -> None:
    for seed in range(20):
        rules = UgahRules.new(3, defaults(), seed)
        dice = Chance(seed)
        while rules.decisions():
            legal = rules.actions(rules.decisions()[0].seat)
            rules.apply(legal[dice.below(len(legal))])
        view, outcome = rules.view(None), rules.outcome()
        assert outcome is not None
        lying = sum(card.points or 0 for card in view.path if card.lies)
        held = sum(holder is not None for _, holder in view.prey)
        assert lying > 0
        assert sum(outcome.scores) == TOTAL_POINTS - lying + 3 * held
