"""Monuments and the way home."""

from __future__ import annotations

import pytest
from uluk_table import A, B, C, Table, named, points

from game.uluk.state import draw_row


@pytest.mark.rule("uluk.V36", "uluk.65", "uluk.66", "uluk.67")
def test_site_won():
    table = Table(3, season=3).stand("site-3", A, 2).stand("site-3", B).stand("site-3", C)
    happened = table.build()
    assert [points(happened, seat) for seat in (A, B, C)] == [5, 2, 2]
    assert table.me(A).tokens == ("zork",)
    assert named(happened, "TokenWon")[0].number == 4
    site = table.rules.view(None).sites[2]
    assert (site.built, site.keeper, site.open) == (True, A, False)


@pytest.mark.rule("uluk.V37", "uluk.69")
def test_site_unfinished():
    table = Table(3, season=3).stand("site-3", A, 2).stand("site-3", B)
    table.clean_up()
    site = table.rules.view(None).sites[2]
    assert (site.built, site.open, site.tribers, site.area) == (False, True, (), "zork")
    assert [table.hp(seat) for seat in (A, B, C)] == [0, 0, 0]
    table.send("site-3")


@pytest.mark.rule("uluk.V38", "uluk.65")
def test_two_sites():
    table = Table(3, season=3)
    table.stand("site-3", A, 4).stand("site-2", B, 2).stand("site-2", C)
    happened = table.build()
    order = [
        (type(event).__name__, getattr(event, "site", getattr(event, "seat", None)))
        for event in happened
        if type(event).__name__ in ("SiteBuilt", "Scored", "TokenWon")
    ]
    assert order == [
        ("SiteBuilt", 2),
        ("Scored", B),
        ("Scored", C),
        ("TokenWon", B),
        ("SiteBuilt", 3),
        ("Scored", A),
        ("TokenWon", A),
    ]


@pytest.mark.rule("uluk.R31", "uluk.67", "uluk.68")
def test_a_tie_for_the_most():
    table = Table(2).stand("site-1", A).stand("site-1", B)
    happened = table.build()
    assert [points(happened, seat) for seat in (A, B)] == [2, 2]
    assert named(happened, "TokenGone")[0].area == "fnord"
    assert [table.me(seat).tokens for seat in (A, B)] == [(), ()]
    assert table.rules.view(None).sites[0].built


@pytest.mark.rule("uluk.70", "uluk.71", "uluk.69")
def test_all_go_home():
    table = Table(2).stand("site-1", A).stand("site-1", B).stand("uluk", A).stand("temple", B).stand("hut", A)
    table.clean_up()
    view = table.rules.view(None)
    assert [tribe.home for tribe in view.tribes] == [6, 6]
    assert (view.temple, view.hut, view.areas[0].sickles, view.sites[0].tribers) == ((), (), (), ())
    assert view.tribes[A].operations == (0,) * 6


@pytest.mark.rule("uluk.72", "uluk.R8", "uluk.R47g")
def test_a_new_row():
    table = Table(3).row("millstone", "cauldron", "feast_drum")
    table.send("workshop", card="cauldron")
    happened = table.clean_up()
    view = table.rules.view(None)
    assert [card.kind for card in view.discard] == ["millstone", "feast_drum"]
    assert len(view.row) == 3
    assert named(happened, "RowDrawn")[0].REVEALS == "undo-uluk-row"


@pytest.mark.rule("uluk.R9")
def test_an_empty_deck_is_made_of_the_discards():
    table = Table(3)
    state = table.state
    state.discard, state.deck, state.row = state.deck[:5], [], []
    draw_row(state)
    assert (len(state.row), len(state.deck), state.discard) == (3, 2, [])
    state.discard, state.deck, state.row = [7], [], []
    draw_row(state)
    assert state.row == [7]


@pytest.mark.rule("uluk.R30", "uluk.74")
def test_clean_up_of_the_last_season():
    table = Table(2, season=6).stand("site-1", A, 2)
    happened = table.clean_up()
    assert named(happened, "SiteBuilt")
    assert not named(happened, "RowDrawn")
    assert not named(happened, "TribersHome")
    assert table.rules.outcome() is not None
    assert table.rules.outcome().scores == (5 + 3, 0)
