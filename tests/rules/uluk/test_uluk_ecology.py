"""How levels move at the end of a season."""

from __future__ import annotations

import pytest
from uluk_table import A, Table

from game.uluk.goods import AREAS, SYMBOL_OF


def nature(levels: list[int], tribers: list[int], poison: int = 0, seats: int = 3) -> Table:
    table = Table(seats).levels(**dict(zip(AREAS, levels, strict=True)))
    for area, count in zip(AREAS, tribers, strict=True):
        for number in range(count):
            table.tribers(number % seats, 9) if table.state.home[number % seats] == 0 else None
            table.stand(area, number % seats, 1, poison=1 if area == "fnord" and number < poison else 0)
    return table


@pytest.mark.rule("uluk.V31", "uluk.61", "uluk.63", "uluk.64", "uluk.R33b", "uluk.R33d")
def test_two_markers_lift_one():
    assert nature([3, 3, 6, 3, 3, 1], [0, 1, 0, 2, 3, 3]).ecology() == [4, 3, 6, 4, 1, 0]


@pytest.mark.rule("uluk.V32", "uluk.62")
def test_clamp_in_step_two():
    assert nature([3, 3, 3, 6, 2, 1], [1, 1, 1, 2, 2, 2]).ecology() == [3, 3, 3, 6, 1, 0]


@pytest.mark.rule("uluk.V33", "uluk.R33b")
def test_standing_on_a_symbol():
    assert nature([0, 3, 3, 3, 3, 3], [1] * 6).ecology() == [0, 3, 3, 3, 4, 3]
    assert nature([0, 3, 3, 3, 4, 3], [1] * 6).ecology() == [0, 3, 3, 3, 5, 3]


@pytest.mark.rule("uluk.V34", "uluk.R18", "uluk.61")
def test_poison_is_no_triber_in_ecology():
    table = nature([3] * 6, [1, 1, 1, 1, 2, 1], poison=2)
    assert table.ecology() == [3, 3, 3, 3, 2, 3]


@pytest.mark.rule("uluk.V35", "uluk.62", "uluk.R51")
def test_ends_of_a_track():
    assert nature([3, 6, 3, 3, 3, 3], [1, 0, 1, 1, 1, 1]).ecology()[1] == 6
    assert nature([3, 3, 3, 3, 3, 1], [1, 1, 1, 1, 1, 3]).ecology()[5] == 0


@pytest.mark.rule("uluk.64", "uluk.R33c")
def test_the_second_step_sets_off_nothing_further():
    """zork at the bottom lifts fnōrd off its own symbol, which still counts."""
    assert nature([3, 3, 3, 0, 0, 3], [1] * 6).ecology() == [4, 3, 3, 0, 1, 3]


@pytest.mark.rule("uluk.R33d")
def test_symbols_stand_on_the_two_lowest_positions():
    assert all(len(symbols) == 2 for symbols in SYMBOL_OF)
    assert all(area not in symbols for area, symbols in enumerate(SYMBOL_OF))
    assert nature([2, 2, 2, 2, 2, 2], [1] * 6).ecology() == [2] * 6


@pytest.mark.rule("uluk.71")
def test_markers_are_blank_again_next_season():
    table = nature([0, 3, 3, 3, 3, 3], [1] * 6)
    table.ecology()
    table.clean_up()
    assert table.level("fnord") == 4


@pytest.mark.rule("uluk.61")
def test_the_view_shows_where_levels_will_stand():
    table = nature([3, 3, 6, 3, 3, 1], [0, 1, 0, 2, 3, 3])
    assert [area.next_level for area in table.rules.view(A).areas] == [4, 3, 6, 4, 1, 0]
    assert table.ecology() == [4, 3, 6, 4, 1, 0]
