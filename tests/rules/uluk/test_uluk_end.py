"""The final scoring."""

from __future__ import annotations

import pytest
from uluk_table import A, B, C, Table, named

from game.uluk.ending import different, feast_points, feast_sets, token_leader
from game.uluk.goods import AREA, FEASTS, GOOD, GOODS


def board(**pieces: int) -> list[int]:
    stock = [0] * len(GOODS)
    for name, count in pieces.items():
        stock[GOOD[name]] = count
    return stock


def ended(table: Table) -> Table:
    table.state.season = 6
    table.clean_up()
    return table


@pytest.mark.rule("uluk.V8", "uluk.75", "uluk.R32")
@pytest.mark.parametrize(("baked", "roasted", "hp"), [(2, 1, 6), (5, 2, 9), (9, 3, 9), (3, 0, 0)])
def test_feast_sets(baked, roasted, hp):
    stock = board(baked_mgobu=baked, roasted_tlon=roasted)
    assert feast_points(stock, FEASTS.index("feast_3")) == hp
    table = Table(2).stock(A, baked_mgobu=baked, roasted_tlon=roasted).feast(A, "feast_3").feast(B, "feast_1")
    ended(table)
    assert table.rules.outcome().scores[A] == hp
    assert (table.has(A, "baked_mgobu"), table.has(A, "roasted_tlon")) == (baked, roasted)


@pytest.mark.rule("uluk.R32")
def test_a_set_is_the_scarcest_of_its_needs():
    assert feast_sets(board(baked_mgobu=7, smoked_hlak=2, salted_fnord=9), FEASTS.index("feast_1")) == 2
    assert feast_sets(board(roasted_tlon=5, salted_fnord=9), FEASTS.index("feast_2")) == 2


@pytest.mark.rule("uluk.76")
def test_hunger_costs_three():
    table = Table(2)
    table.state.players[B].hunger = 4
    assert ended(table).rules.outcome().scores == (0, -12)


@pytest.mark.rule("uluk.V39", "uluk.78")
@pytest.mark.parametrize(
    ("cards", "symbols", "hp"),
    [
        (("brewing_jar", "pickling_crock", "cauldron"), 2, 0),
        (("brewing_jar", "cauldron", "drying_rack"), 3, 2),
        (("brewing_jar", "cauldron", "drying_rack", "millstone"), 4, 5),
        (
            (
                "brewing_jar",
                "cauldron",
                "drying_rack",
                "millstone",
                "spirit_mask",
                "feast_drum",
                "smokehouse",
            ),
            5,
            8,
        ),
    ],
)
def test_symbol_sets(cards, symbols, hp):
    table = Table(2).own(A, *cards)
    assert different(table.state.players[A]) == table.me(A).symbols == symbols
    assert ended(table).rules.outcome().scores[A] == hp


@pytest.mark.rule("uluk.V40", "uluk.77", "uluk.R28")
@pytest.mark.parametrize(
    ("hands", "leader"),
    [
        ((("uluk", "mgobu"), ("tlon", "hlak"), ("fnord",)), B),
        ((("zork",), ("mgobu",), ()), A),
        (((), (), ()), -1),
        ((("hlak",), ("uluk", "mgobu"), ()), B),
    ],
)
def test_most_tokens(hands, leader):
    assert token_leader([[AREA[name] for name in hand] for hand in hands]) == leader
    table = Table(3)
    for seat, hand in enumerate(hands):
        table.state.players[seat].tokens = [AREA[name] for name in hand]
    assert ended(table).rules.outcome().scores == tuple(3 * (seat == leader) for seat in (A, B, C))


@pytest.mark.rule("uluk.V41", "uluk.74", "uluk.R32b")
def test_final_sum():
    table = Table(2).stock(A, baked_mgobu=4, roasted_tlon=2).feast(A, "feast_3").feast(B, "feast_1")
    table.own(A, "brewing_jar", "cauldron", "drying_rack", "millstone")
    player = table.state.players[A]
    player.hp, player.hunger, player.tokens = 40, 2, [AREA["zork"]]
    table.state.season = 6
    happened = table.clean_up()
    outcome = table.rules.outcome()
    assert outcome.scores[A] == 51
    assert [(line.key.rpartition("-")[2], line.points[A]) for line in outcome.lines] == [
        ("play", 40),
        ("feast", 9),
        ("hunger", -6),
        ("tokens", 3),
        ("symbols", 5),
    ]
    whys = [event.why for event in happened if type(event).__name__ in ("Scored", "Lost")]
    assert whys == ["feast", "hunger", "tokens", "symbols"]


@pytest.mark.rule("uluk.79", "uluk.R29")
@pytest.mark.parametrize(
    ("hp", "tokens", "winners"),
    [
        ((5, 4), ((), ()), (A,)),
        ((5, 2), ((), ("mgobu",)), (B,)),
        ((5, 5), ((), ()), (A, B)),
    ],
)
def test_most_hp_then_tokens_then_the_number_win(hp, tokens, winners):
    table = Table(2)
    for seat in (A, B):
        table.state.players[seat].hp = hp[seat]
        table.state.players[seat].tokens = [AREA[name] for name in tokens[seat]]
    outcome = ended(table).rules.outcome()
    assert outcome.winners == winners
    assert outcome.reason == "most"
    assert table.rules.decisions() == ()


@pytest.mark.rule("uluk.79")
def test_the_highest_number_breaks_the_last_tie():
    table = Table(3)
    for seat, tokens in enumerate((["uluk", "hlak"], ["tlon", "fnord"], [])):
        table.state.players[seat].tokens = [AREA[name] for name in tokens]
    table.state.players[B].hp = 3
    assert ended(table).rules.outcome().winners == (A,)


@pytest.mark.rule("uluk.15", "uluk.74")
def test_feast_cards_are_shown_at_the_end():
    table = Table(2).feast(A, "feast_2").feast(B, "feast_4")
    assert [table.me(seat).feast for seat in (A, B)] == ["", ""]
    table.state.season = 6
    shown = named(table.clean_up(), "FeastShown")
    assert [event.card for event in shown] == ["feast_2", "feast_4"]
    assert [table.me(seat).feast for seat in (A, B)] == ["feast_2", "feast_4"]
