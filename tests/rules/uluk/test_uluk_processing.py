"""Operations along the arrows."""

from __future__ import annotations

import pytest
from uluk_table import A, B, Table, named

from game.uluk.actions import EndProcessing, Place, Process
from game.uluk.state import Step


def kitchen(tribe: str = "rhino", **stock: int) -> Table:
    """A's board; a triber with mgobu keeps the phase open to the end of the test."""
    return Table(tribe=tribe).stock(A, mgobu=1, **stock).stand("mgobu-processing", A)


def cooks(table: Table, area: str, count: int = 1) -> Table:
    return table.stand(f"{area}-processing", A, count).process_now()


@pytest.mark.rule("uluk.V1", "uluk.44")
def test_pickled_uluk():
    table = cooks(kitchen(uluk=2), "uluk")
    table.run("uluk", "pickled_uluk", 2)
    assert (table.has(A, "uluk"), table.has(A, "pickled_uluk")) == (0, 4)


@pytest.mark.rule("uluk.V2", "uluk.V3", "uluk.45")
@pytest.mark.parametrize(("raw", "smoked"), [(2, 3), (5, 7), (1, 1), (3, 4)])
def test_smoked_hlak(raw, smoked):
    table = cooks(kitchen(hlak=raw), "hlak")
    table.run("hlak", "smoked_hlak", raw)
    assert (table.has(A, "hlak"), table.has(A, "smoked_hlak")) == (0, smoked)


@pytest.mark.rule("uluk.V4", "uluk.46", "uluk.R12")
@pytest.mark.parametrize(("raw", "salted"), [(3, 2), (1, 0)])
def test_salted_fnord(raw, salted):
    table = cooks(kitchen(fnord=raw), "fnord")
    table.run("fnord", "salted_fnord", raw)
    assert (table.has(A, "fnord"), table.has(A, "salted_fnord")) == (0, salted)


@pytest.mark.rule("uluk.V5", "uluk.46")
def test_roasted_tlon():
    table = cooks(kitchen(tlon=1), "tlon")
    table.run("tlon", "roasted_tlon", 1)
    assert (table.has(A, "tlon"), table.has(A, "roasted_tlon")) == (0, 2)


@pytest.mark.rule("uluk.43")
def test_an_arrow_without_a_mark():
    table = cooks(kitchen(zork=3), "zork")
    table.run("zork", "fermented_zork", 2)
    assert (table.has(A, "zork"), table.has(A, "fermented_zork")) == (1, 2)


@pytest.mark.rule("uluk.V6", "uluk.47", "uluk.R14")
def test_a_free_card_is_used_once_for_one_option():
    table = kitchen(uluk=2, zork=1).own(A, "brewing_jar", "pickling_crock").process_now()
    table.run("uluk", "fermented_uluk", 1, "brewing_jar")
    assert [table.has(A, good) for good in ("uluk", "fermented_uluk", "zork")] == [1, 1, 1]
    assert table.refused(table.make("zork", "fermented_zork", 1, "brewing_jar")) == "uluk-refuse-card-used"
    assert table.refused(table.make("uluk", "fermented_uluk", 1, "brewing_jar")) == "uluk-refuse-card-used"
    assert table.me(A).used == (table.owned(A, "brewing_jar"),)


@pytest.mark.rule("uluk.V9", "uluk.42")
def test_tlon_both_ways():
    table = cooks(kitchen(tlon=3), "tlon", 2)
    table.run("tlon", "roasted_tlon", 2)
    happened = table.run("tlon", "tlon_brew", 1)
    assert (table.has(A, "roasted_tlon"), table.has(A, "tlon_brew")) == (3, 1)
    assert named(happened, "Processed")[0].end == "tlon_brew"
    table = cooks(kitchen(tlon=3, zork=1), "tlon").stand("zork-processing", A).process_now()
    table.run("tlon", "roasted_tlon", 2)
    assert table.refused(table.make("tlon", "tlon_brew", 1)) == "uluk-refuse-no-triber"


@pytest.mark.rule("uluk.V10", "uluk.R12", "uluk.42")
def test_plus_one_is_per_operation():
    table = cooks(kitchen(tlon=4), "tlon")
    table.run("tlon", "roasted_tlon", 4)
    assert table.has(A, "roasted_tlon") == 5
    table = cooks(kitchen(tlon=4), "tlon", 2)
    table.run("tlon", "roasted_tlon", 2)
    table.run("tlon", "roasted_tlon", 2)
    assert table.has(A, "roasted_tlon") == 6


@pytest.mark.rule("uluk.V11", "uluk.R13")
def test_marks_on_free_cards():
    table = (
        kitchen(fnord=2, hlak=2, uluk=1).own(A, "drying_rack", "smokehouse", "pickling_crock").process_now()
    )
    table.run("fnord", "salted_fnord", 2, "drying_rack")
    table.run("hlak", "smoked_hlak", 2, "smokehouse")
    table.run("uluk", "pickled_uluk", 1, "pickling_crock")
    assert [table.has(A, good) for good in ("salted_fnord", "smoked_hlak", "pickled_uluk")] == [1, 3, 2]
    table = kitchen("bird", zork=2, fnord=2).own(A, "drying_rack").process_now()
    assert table.refused(table.make("zork", "dried_zork", 1, "drying_rack")) == "uluk-refuse-no-arrow"


@pytest.mark.rule("uluk.6", "uluk.R13")
def test_only_the_arrows_of_the_board():
    table = cooks(kitchen("lizard", zork=2), "zork")
    assert table.refused(table.make("zork", "fermented_zork", 1)) == "uluk-refuse-no-arrow"
    assert table.refused(table.make("zork", "salted_fnord", 1)) == "uluk-refuse-no-arrow"
    table.run("zork", "dried_zork", 2)
    assert table.has(A, "dried_zork") == 3


@pytest.mark.rule("uluk.41", "uluk.R12")
def test_quantity_from_one_to_the_stock_and_the_rest_stays():
    table = cooks(kitchen(zork=3), "zork")
    assert table.refused(table.make("zork", "dried_zork", 0)) == "uluk-refuse-stock"
    assert table.refused(table.make("zork", "dried_zork", 4)) == "uluk-refuse-stock"
    amounts = [action.pieces for action in table.legal() if getattr(action, "end", "") == "dried_zork"]
    assert amounts == [1, 2, 3]
    table.run("zork", "dried_zork", 1)
    assert table.has(A, "zork") == 2
    assert table.me(A).operations == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("uluk.41", "uluk.R14")
def test_an_operation_may_be_declined():
    table = cooks(kitchen(zork=3), "zork")
    assert EndProcessing(A) in table.legal()
    assert named(table.done(), "ProcessingEnded")


@pytest.mark.rule("uluk.R45", "uluk.47")
def test_a_free_card_may_process_fewer_but_not_more():
    table = kitchen(hlak=5).own(A, "smokehouse").process_now()
    amounts = [action.pieces for action in table.legal() if getattr(action, "start", "") == "hlak"]
    assert amounts == [1, 2]
    assert table.refused(table.make("hlak", "smoked_hlak", 3, "smokehouse")) == "uluk-refuse-card-amount"
    card = table.owned(A, "smokehouse")
    assert table.refused(Process(A, "hlak", "roasted_hlak", 1, card)) == "uluk-refuse-card-cannot"
    assert table.refused(Process(A, "hlak", "smoked_hlak", 1, 0)) == "uluk-refuse-card-not-owned"


@pytest.mark.rule("uluk.R15", "uluk.R14")
def test_free_cards_and_tribers_in_any_order():
    for first, second in (("", "pickling_crock"), ("pickling_crock", "")):
        table = cooks(kitchen(uluk=3).own(A, "pickling_crock"), "uluk")
        table.run("uluk", "pickled_uluk", 1, first)
        table.run("uluk", "pickled_uluk", 1, second)
        assert (table.has(A, "uluk"), table.has(A, "pickled_uluk")) == (1, 4)


@pytest.mark.rule("uluk.R16")
def test_a_product_goes_on_where_a_board_has_an_arrow_from_it(monkeypatch):
    from game.uluk import goods, legal, processing

    arrows = list(goods.ARROWS)
    arrows[0] = (*arrows[0], goods.Arrow(goods.GOOD["dried_zork"], goods.GOOD["fermented_zork"], "1:1"))
    for module in (legal, processing):
        monkeypatch.setattr(module, "ARROWS", tuple(arrows))
    table = cooks(kitchen(zork=2), "zork", 2)
    table.run("zork", "dried_zork", 2)
    table.run("dried_zork", "fermented_zork", 3)
    assert table.has(A, "fermented_zork") == 3


@pytest.mark.rule("uluk.48", "uluk.7")
def test_brew_is_poison():
    table = cooks(kitchen(tlon=3), "tlon")
    table.run("tlon", "tlon_brew", 3)
    assert table.has(A, "tlon_brew") == 3
    table.process_now().state.step = Step.ERRAND
    assert Place(A, "fnord", True) in table.legal()


@pytest.mark.rule("uluk.R43", "uluk.19")
def test_seats_process_in_turn_and_who_can_do_nothing_is_skipped():
    table = Table(2).stock(B, zork=2).stand("zork-processing", B)
    table.harvest()
    assert table.seat == B
    assert table.rules.decisions()[0].ask == "uluk-ask-process"
    assert table.refused(Process(A, "zork", "dried_zork", 1)) == "uluk-refuse-turn"


@pytest.mark.rule("uluk.47")
def test_a_free_card_works_again_next_season():
    table = kitchen(zork=2).own(A, "brewing_jar").process_now()
    table.run("zork", "fermented_zork", 1, "brewing_jar")
    table.clean_up()
    assert table.me(A).used == ()
    table.stock(A, zork=1).harvest()
    table.run("zork", "fermented_zork", 1, "brewing_jar")
    assert table.has(A, "fermented_zork") == 2
