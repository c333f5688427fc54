"""What the areas give."""

from __future__ import annotations

import pytest
from uluk_table import A, B, C, Table, named


def gathered(table: Table, area: str) -> list[int]:
    """Raw pieces of each seat after Harvest."""
    before = [table.has(seat, area) for seat in range(table.state.seats)]
    happened = table.harvest()
    found = list(before)
    for event in named(happened, "Harvested"):
        if event.area == area:
            found[event.seat] += event.pieces
    return found


@pytest.mark.rule("uluk.V12", "uluk.35", "uluk.36", "uluk.34")
def test_majority():
    table = Table(3).stand("zork", A, 2).stand("zork", B)
    assert gathered(table, "zork") == [3, 2, 0]


@pytest.mark.rule("uluk.V13", "uluk.36", "uluk.37", "uluk.R47e")
@pytest.mark.parametrize(
    ("counts", "pieces"),
    [((1, 1, 1), [2, 2, 2]), ((1, 1, 0), [2, 2, 0]), ((1, 0, 0), [3, 0, 0]), ((3, 0, 0), [3, 0, 0])],
)
def test_tie_for_the_majority(counts, pieces):
    table = Table(3)
    for seat, count in enumerate(counts):
        table.stand("zork", seat, count)
    assert gathered(table, "zork") == pieces


@pytest.mark.rule("uluk.V14")
def test_the_right_value_may_be_zero():
    table = Table(3).stand("uluk", A, 2).stand("uluk", B)
    assert gathered(table, "uluk") == [3, 1, 0]
    table = Table(3).levels(uluk=1).stand("uluk", A, 2).stand("uluk", B)
    assert gathered(table, "uluk") == [1, 0, 0]


@pytest.mark.rule("uluk.V15", "uluk.38")
def test_poison_counts_in_the_hunt():
    table = Table(3).stand("fnord", A, 2, poison=1).stand("fnord", B)
    assert gathered(table, "fnord") == [6, 2, 0]


@pytest.mark.rule("uluk.V16", "uluk.38")
@pytest.mark.parametrize(("tribers", "pieces"), [(1, 4), (3, 12)])
def test_poison_up_to_three(tribers, pieces):
    table = Table(4).levels(hlak=5).stand("hlak", A, tribers, poison=tribers)
    assert gathered(table, "hlak")[A] == pieces


@pytest.mark.rule("uluk.V7", "uluk.39")
@pytest.mark.parametrize(("card", "there", "pieces"), [(True, 1, 1), (False, 1, 0), (True, 0, 0)])
def test_extra_card_at_value_zero(card, there, pieces):
    table = Table(2).levels(hlak=0).stand("hlak", A, there)
    if card:
        table.own(A, "hunting_horn")
    assert gathered(table, "hlak")[A] == pieces


@pytest.mark.rule("uluk.R46", "uluk.39", "uluk.R14")
def test_an_extra_card_gives_one_piece_for_all_tribers():
    table = Table(2).stand("hlak", A, 3).own(A, "hunting_horn")
    assert gathered(table, "hlak")[A] == 4  # L3 is 1 each
    table = Table(2).stand("zork", A, 2).own(A, "larva_hook").own(B, "larva_hook")
    assert gathered(table, "zork") == [3, 0]  # small L3 is 2/1


@pytest.mark.rule("uluk.R18")
def test_poison_decides_no_majority_and_no_level():
    table = Table(3).stand("fnord", A, 1, poison=1).stand("fnord", B)
    assert [len(area.sickles) for area in table.rules.view(None).areas][4] == 2
    assert gathered(table, "fnord") == [4, 2, 0]


@pytest.mark.rule("uluk.40")
def test_pieces_go_to_the_raw_space_and_tribers_stay():
    table = Table(3).stand("mgobu", A).stand("hlak", C)
    happened = table.harvest()
    assert [(event.seat, event.area, event.pieces) for event in named(happened, "Harvested")] == [
        (A, "mgobu", 4),
        (C, "hlak", 1),
    ]
    assert table.has(A, "mgobu") == 4


@pytest.mark.rule("uluk.34", "uluk.R43")
def test_harvest_asks_nobody_and_goes_from_area_to_area():
    table = Table(2)
    for seat in (A, B):
        for area in ("hlak", "uluk"):
            table.stand(area, seat)
    happened = named(table.harvest(), "Harvested")
    assert [(event.area, event.seat) for event in happened] == [
        ("uluk", A),
        ("uluk", B),
        ("hlak", A),
        ("hlak", B),
    ]
