"""How the hard player plans its errands together."""

from __future__ import annotations

import pytest
from uluk_table import A, B, Table

from game.chance import Chance
from game.contract import Budget
from game.uluk import PLAYERS
from game.uluk.actions import Place
from game.uluk.foresight import fresh, improved, loss, total
from game.uluk.goods import CARD, SPACE
from game.uluk.plan import Errand, Planner, Style
from game.uluk.sight import sight_of
from game.uluk.state import KIND_OF

TEMPLE, HUT, WORKSHOP = (Errand(SPACE[name]) for name in ("temple", "hut", "workshop"))


def planner(table: Table, seat: int = A) -> Planner:
    view = table.rules.view(seat)
    return Planner(view, sight_of(view, seat), Style())


def test_temples_add_up():
    mine = planner(Table(2, season=6).tribers(A, 2).stock(A, baked_mgobu=2))
    assert total(mine, [TEMPLE, TEMPLE]) - total(mine, []) == 2 * 2


def test_a_symbol_counts_once_in_a_plan():
    """Brewing jar and pickling crock show one symbol: the second adds none."""
    table = Table(2).tribers(A, 2).row("brewing_jar", "pickling_crock")
    mine = planner(table)
    jar, crock = (Errand(WORKSHOP.space, card=card) for card in table.state.row)
    alone = [total(mine, [errand]) - total(mine, []) for errand in (jar, crock)]
    assert total(mine, [jar, crock]) - total(mine, []) < sum(alone)


def test_what_is_possible_beside_a_plan():
    table = Table(2).tribers(A, 6).row("millstone", "millstone").stand("uluk", B, 2)
    mine = planner(table)
    one, two = (Errand(WORKSHOP.space, card=card) for card in table.state.row)
    assert {KIND_OF[errand.card] for errand in (one, two)} == {CARD["millstone"]}
    before = fresh(mine, [])
    assert {HUT, one, two, Errand(SPACE["uluk"])} <= set(before)
    after = fresh(mine, [HUT, one, Errand(SPACE["uluk"]), TEMPLE])
    assert not {HUT, one, two, Errand(SPACE["uluk"])} & set(after)
    assert TEMPLE in after
    assert fresh(mine, []) == before, "trying leaves no trace"


def test_a_plan_is_bettered_and_never_worsened():
    table = Table(2).tribers(A, 3).tribers(B, 3)
    mine = planner(table)
    poor = [TEMPLE, TEMPLE, TEMPLE]
    better = improved(mine, poor)
    assert len(better) == 3
    assert total(mine, better) > total(mine, poor)
    assert total(mine, improved(mine, better)) >= total(mine, better)


@pytest.mark.parametrize("waiting", [1, 2])
def test_the_last_space_of_a_site_cannot_wait(waiting):
    table = Table(2, season=6).tribers(A, waiting + 3).tribers(B, 2).stand("site-3", A, 3)
    table.stock(A, baked_mgobu=9)
    mine = planner(table)
    last = Errand(SPACE["site-3"])
    plan = improved(mine, mine.plan())
    assert last in plan
    assert loss(mine, plan, last) > 0
    legal = table.rules.actions(A)
    chosen = PLAYERS["hard"].choose(table.rules.view(A), legal, Chance(1), Budget())
    assert chosen == Place(A, "site-3")
