"""What the table shows: dice with their identities, previews, piles, totals."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest
from ugah_table import POINTS, A, B, C, Table

from game.contract import View


def test_dice_keep_their_identity() -> None:
    table = Table("F")
    view = table.rules.view(A)
    assert (view.step, view.rolls, view.showing, view.aside) == ("roll", 0, (), ())
    table.roll("d", "s", "b", "s", "l")
    view = table.rules.view(A)
    assert view.step == "pick"
    assert [(die.die, die.symbol) for die in view.showing] == [
        (0, "dinosaur"),
        (1, "small"),
        (3, "small"),
        (4, "large"),
    ]
    assert [(die.die, die.symbol, die.taken_this_roll) for die in view.aside] == [(2, "bone", False)]
    table.take("small")
    view = table.rules.view(None)
    assert [die.die for die in view.showing] == [0, 4]
    assert [(die.die, die.taken_this_roll) for die in view.aside] == [(1, True), (2, False), (3, True)]
    table.roll("m", "l")
    view = table.rules.view(B)
    assert [(die.die, die.symbol) for die in view.showing] == [(0, "mammoth"), (4, "large")]
    assert [(die.die, die.taken_this_roll) for die in view.aside] == [(1, False), (2, False), (3, False)]
    assert view.rolls == 2


def test_dice_are_handed_over_after_the_turn() -> None:
    table = Table("F")
    table.turn("s1 b4")
    view = table.rules.view(None)
    assert (view.current, view.rolls, view.showing, view.aside) == (B, 0, (), ())


@pytest.mark.rule("ugah.R14")
def test_preview_of_the_dice_set_aside() -> None:
    table = Table("G")
    assert table.rules.view(A).preview == ()
    table.roll("s", "s", "l", "l", "d")
    assert table.rules.view(A).preview == ()
    table.take("small")
    (ghost,) = table.rules.view(A).preview
    assert (ghost.order, ghost.figure, ghost.end_spot, ghost.points) == ("", "small", 16, POINTS[16])
    table.take("large")
    shown = [(ghost.order, ghost.figure, ghost.end_spot) for ghost in table.rules.view(B).preview]
    assert shown == [
        ("small", "small", 16),
        ("small", "large", 15),
        ("large", "large", 16),
        ("large", "small", 17),
    ]
    table.put_back("large")
    assert len(table.rules.view(A).preview) == 1


def test_preview_without_orders_that_do_not_matter() -> None:
    table = Table("F")
    table.roll("s", "l", "b", "b", "b")
    table.take("small", "large")
    shown = [(ghost.order, ghost.figure, ghost.end_spot) for ghost in table.rules.view(A).preview]
    assert shown == [("", "small", 1), ("", "large", 31)]


@pytest.mark.rule("ugah.R30")
def test_numbers_of_cards_are_open_and_totals_only_with_the_option() -> None:
    for option, totals in (("off", None), ("on", (POINTS[2], 0, POINTS[31]))):
        table = Table("F", 3, show_scores=option)
        table.turn("s2")
        table.turn("d1 b4")
        table.turn("l1")
        for seat in (None, A, B, C):
            view = table.rules.view(seat)
            assert [len(pile) for pile in view.piles] == [1, 0, 1]
            assert view.open_scores == totals


@pytest.mark.rule("ugah.36", "ugah.42")
def test_piles_in_order_of_receipt() -> None:
    table = Table("F")
    table.turn("s1 l1")
    table.give(31, B)
    table.turn("s1")
    view = table.rules.view(None)
    assert [(card.spot, card.giver) for card in view.piles[A]] == [(1, -1)]
    assert [(card.spot, card.giver) for card in view.piles[B]] == [(31, A), (2, -1)]
    assert not view.path[0].lies
    assert view.path[0].points is None  # it lies in a pile now


def test_asks() -> None:
    table = Table("G")

    def ask() -> str:
        (decision,) = table.rules.decisions()
        assert decision.seat == A
        return decision.ask

    assert ask() == "ugah-ask-roll"
    table.roll("s", "s", "l", "l", "d")
    assert ask() == "ugah-ask-pick"
    table.take("small")
    assert ask() == "ugah-ask-pick-more"
    table.take("large", "dinosaur")
    assert ask() == "ugah-ask-done"
    table.done()
    assert ask() == "ugah-ask-order"
    table.first("small")
    assert ask() == "ugah-ask-share"


def test_views_are_frozen_plain_values() -> None:
    table = Table("G")
    table.turn("s2 l2")
    view = table.rules.view(A)
    assert isinstance(view, View)
    assert pickle.loads(pickle.dumps(view)) == view
    with pytest.raises(FrozenInstanceError):
        view.small = 3  # type: ignore[misc]
    assert hash(view)
