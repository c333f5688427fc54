"""Every wrong move is answered, names a rule, and changes nothing."""

from __future__ import annotations

import itertools

import pytest
from ugah_table import A, B, C, Table

from game.chance import Chance
from game.contract import TABLE, Action
from game.ugah.actions import Done, First, Give, PutBack, Roll, Take
from game.ugah.box import FACES, FIGURES


def everything(seats: int) -> list[Action]:
    """Every action that a hand could try, and some that none could."""
    found: list[Action] = []
    for seat in (*range(seats), TABLE, seats):
        found += [Roll(seat), Done(seat), Action(seat)]
        found += [kind(seat, symbol) for kind in (Take, PutBack) for symbol in (*FACES, "moon")]
        found += [First(seat, figure) for figure in (*FIGURES, "bird")]
        found += [Give(seat, spot, to) for spot in (0, 1, 15, 16, 31) for to in (-1, *range(seats), seats)]
    return found


def test_before_the_first_roll() -> None:
    table = Table("F")
    assert table.refused(Take(A, "small")) == "ugah-refuse-take-roll-first"
    assert table.refused(Done(A)) == "ugah-refuse-done-roll-first"
    assert table.refused(PutBack(A, "small")) == "ugah-refuse-back-not-picked"
    assert table.refused(First(A, "small")) == "ugah-refuse-order-not-asked"
    assert table.refused(Give(A, 1, B)) == "ugah-refuse-give-nothing"
    assert table.refused(Roll(B)) == "ugah-refuse-turn"
    assert table.refused(Take(A, "moon")) == "ugah-refuse-symbol"
    assert table.refused(PutBack(A, "moon")) == "ugah-refuse-symbol"
    assert table.refused(First(A, "bird")) == "ugah-refuse-order-figure"
    assert table.refused(Action(A)) == "ugah-refuse-unknown"


def test_while_the_order_is_asked() -> None:
    table = Table("G")
    table.turn("s2 l2")
    for action in (Roll(A), Done(A), Take(A, "small"), PutBack(A, "small")):
        assert table.refused(action) == "ugah-refuse-order-first"
    assert table.refused(Give(A, 16, B)) == "ugah-refuse-give-nothing"


def test_while_cards_are_shared() -> None:
    table = Table("F", 3)
    table.turn("s1 l1")
    for action in (Roll(A), Done(A), Take(A, "small"), PutBack(A, "small")):
        assert table.refused(action) == "ugah-refuse-share-first"
    assert table.refused(First(A, "large")) == "ugah-refuse-order-not-asked"
    assert table.refused(Give(A, 1, A)) == "ugah-refuse-give-self"
    assert table.refused(Give(A, 1, 3)) == "ugah-refuse-give-nobody"
    assert table.refused(Give(A, 1, -1)) == "ugah-refuse-give-nobody"
    assert table.refused(Give(A, 2, C)) == "ugah-refuse-give-other-card"


def test_params_say_how_many_dice() -> None:
    table = Table("F")
    table.roll("s", "s", "d", "m", "b")
    refusal = table.rules.refusal(Roll(A))
    assert refusal is not None
    assert refusal.params == (("dice", 4),)
    table.take("small")
    refusal = table.rules.refusal(Done(A))
    assert refusal is not None
    assert refusal.params == (("dice", 2),)


@pytest.mark.parametrize("seats", [2, 3])
def test_exactly_the_listed_actions_are_legal(seats: int) -> None:
    for seed in range(6):
        chance = Chance(seed)
        table = Table("F", seats)
        table.state.chance = chance
        for ply in itertools.count():
            asked = [decision.seat for decision in table.rules.decisions()]
            legal = [action for seat in range(seats) for action in table.rules.actions(seat)]
            assert len(set(legal)) == len(legal)
            assert bool(legal) == bool(asked)
            for action in everything(seats) if ply % 31 == seed else ():
                refusal = table.rules.refusal(action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.key.startswith("ugah-refuse-")
                    assert refusal.rule.startswith("ugah.") or refusal.key == "ugah-refuse-unknown"
                    table.refused(action)
            if not legal:
                break
            table.play(legal[chance.below(len(legal))])
