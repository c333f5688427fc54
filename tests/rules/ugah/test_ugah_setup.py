"""Setting up, seats, options and the order of turns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ugah_table import A, B, C, Table, defaults, named

from game.box import BoxError
from game.chance import Chance
from game.contract import SetupError
from game.ugah.box import BOX, checked
from game.ugah.rules import UgahRules


def new(seats: int = 2, seed: int = 1, **options: str) -> UgahRules:
    return UgahRules.new(seats, defaults() | options, seed)


def fault(seats: int = 2, **options: str) -> tuple[str, dict[str, str | int]]:
    """The message key and parameters with which the setup is refused."""
    with pytest.raises(SetupError) as caught:
        new(seats, **options)
    return caught.value.key, caught.value.params


@pytest.mark.rule("ugah.1")
def test_all_cards_of_the_box_lie_in_shuffled_order() -> None:
    path = new(seed=7).view(None).path
    assert len(path) == 31
    assert all(card.lies for card in path)
    assert [card.kind for card in path] == [kind.id for kind in Chance(7).shuffled(BOX.deck)]
    assert sorted(card.points or 0 for card in path) == sorted(kind.points for kind in BOX.deck)
    assert path != new(seed=8).view(None).path


@pytest.mark.rule("ugah.2")
def test_every_card_is_open_in_the_base_game() -> None:
    rules = new(3)
    for seat in (None, 0, 1, 2):
        path = rules.view(seat).path
        assert all(card.face_up and card.points is not None for card in path)
        assert not rules.view(seat).secret


@pytest.mark.rule("ugah.3")
def test_prey_belongs_to_nobody() -> None:
    assert new().view(None).prey == (("dinosaur", None), ("mammoth", None), ("bird", None))


@pytest.mark.rule("ugah.4")
def test_figures_stand_in_the_gap() -> None:
    view = new().view(None)
    assert (view.small, view.large) == (0, 32)


@pytest.mark.rule("ugah.5", "ugah.R7")
def test_small_walks_clockwise_and_large_the_other_way() -> None:
    table = Table("F")
    table.turn("s1")
    assert table.figures() == (1, 32)
    table.turn("l1")
    assert table.figures() == (1, 31)
    table.turn("s2")
    assert table.figures() == (3, 31)
    table.turn("l2")
    assert table.figures() == (3, 29)


@pytest.mark.rule("ugah.6", "ugah.R36", "ugah.V36")
def test_numbers_of_seats() -> None:
    for seats in (2, 3, 4):
        assert new(seats).view(None).piles == ((),) * seats
    for seats in (1, 5, 7):
        assert fault(seats) == ("fault-seat-count", {"count": seats, "least": 2, "most": 4})
    for seats in (5, 6):
        assert new(seats, house_players="on").view(None).seats == seats
    for seats in (1, 7):
        params = {"count": seats, "least": 2, "most": 6}
        assert fault(seats, house_players="on") == ("fault-seat-count", params)


def test_seat_counts_follow_the_options() -> None:
    assert UgahRules.SEATS == (2, 3, 4, 5, 6)
    assert UgahRules.seat_counts(defaults()) == (2, 3, 4)
    assert UgahRules.seat_counts(defaults() | {"house_players": "on"}) == (2, 3, 4, 5, 6)


@pytest.mark.rule("ugah.7", "ugah.R28")
def test_the_named_seat_starts_or_one_is_drawn() -> None:
    for seat in range(4):
        assert new(4, first=str(seat + 1)).view(None).current == seat
    drawn = [new(4, seed=seed).view(None).current for seed in range(200)]
    assert {drawn.count(seat) > 25 for seat in range(4)} == {True}
    assert set(drawn) == {0, 1, 2, 3}


def test_a_seat_that_is_not_there_cannot_start() -> None:
    assert fault(2, first="3") == ("fault-first-seat", {})
    assert new(3, first="3").view(None).current == 2


def test_options_are_checked() -> None:
    key, params = fault(colour="red")
    assert (key, params["option"]) == ("fault-unknown-option", "colour")
    known = "no_card_between, pass_only"
    expected = {"option": "meet", "value": "often", "known": known}
    assert fault(meet="often") == ("fault-option-value", expected)
    with pytest.raises(SetupError) as caught:
        UgahRules.new(2, {key: value for key, value in defaults().items() if key != "meet"}, 1)
    assert caught.value.params == {"option": "meet", "value": "", "known": known}


def test_option_keys_and_presets() -> None:
    assert [(option.key, option.values) for option in UgahRules.OPTIONS] == [
        ("unsure_hunters", ("off", "on")),
        ("meet", ("no_card_between", "pass_only")),
        ("first_card_lifted_before_second_figure_moves", ("on", "off")),
        ("stop_at_last_card_if_short", ("off", "on")),
        ("show_scores", ("off", "on")),
        ("auto_single_symbol", ("off", "on")),
        ("house_players", ("off", "on")),
        ("first", ("drawn", "1", "2", "3", "4", "5", "6")),
    ]


@pytest.mark.rule("ugah.8", "ugah.51", "ugah.V35")
def test_turns_go_clockwise_from_the_starter() -> None:
    table = Table("F", seats=3)
    table.state.current = C
    order = []
    for _ in range(3):
        assert [decision.seat for decision in table.rules.decisions()] == [table.seat]
        order.append(table.seat)
        events = table.turn("d2 i2 m1")
        assert [event.seat for event in named(events, "TurnBegan")] == [table.seat]
        assert all(not table.rules.actions(other) for other in range(3) if other != table.seat)
    assert [*order, table.seat] == [C, A, B, C]


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = new(3, 11), new(3, 11)
    dice = Chance(3)
    while one.decisions():
        seat = one.decisions()[0].seat
        legal = one.actions(seat)
        assert legal == two.actions(seat)
        action = legal[dice.below(len(legal))]
        assert one.apply(action) == two.apply(action)
        assert one.view(0) == two.view(0)
    assert one.outcome() == two.outcome()


@pytest.mark.rule("ugah.54")
def test_the_box() -> None:
    points = {kind.id: (kind.points, kind.count) for kind in BOX.path_card}
    assert points["caterpillar"][0] == 1
    assert points == {
        "caterpillar": (1, 7),
        "lizard": (2, 8),
        "fish": (3, 8),
        "boar": (4, 5),
        "cave_bear": (5, 3),
    }
    assert sum(value * count for value, count in points.values()) == 82


def test_a_box_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(BoxError, match="do not add up"):
        checked(replace(BOX, path_card=BOX.path_card[1:]))
    with pytest.raises(BoxError, match="prey_cards"):
        checked(replace(BOX, prey=BOX.prey[1:]))
    with pytest.raises(BoxError, match="the gap"):
        checked(replace(BOX, figure=(BOX.figure[0], replace(BOX.figure[1], start=31))))
    with pytest.raises(BoxError, match="two prey cards"):
        checked(replace(BOX, rules=replace(BOX.rules, prey_needed=2)))
