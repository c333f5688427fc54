"""The Processing phase: one operation (2.5)."""

from __future__ import annotations

from game.contract import Event
from game.uluk import events as ev
from game.uluk.actions import NO_CARD
from game.uluk.goods import ARROWS, CARDS, COLUMN, GOODS, Arrow, yields
from game.uluk.state import KIND_OF, UlukState

TRIBER = "triber"


def arrow_of(tribe: int, start: int, end: int) -> Arrow | None:
    """The arrow of a tribe board between two goods."""
    return next((arrow for arrow in ARROWS[tribe] if (arrow.start, arrow.end) == (start, end)), None)


def process(
    state: UlukState, seat: int, start: int, end: int, pieces: int, card: int, happened: list[Event]
) -> None:
    """Move pieces along an arrow, for a triber or once for a free card (uluk.41 to .48, R12 to R16)."""
    player = state.players[seat]
    arrow = arrow_of(player.tribe, start, end)
    assert arrow is not None
    made = yields(arrow.mark, pieces)
    player.stock[start] -= pieces
    player.stock[end] += made
    if card == NO_CARD:
        player.operations[COLUMN[end]] -= 1
        by, rule = TRIBER, "uluk.41"
    else:
        player.used |= 1 << KIND_OF[card]
        by, rule = CARDS[KIND_OF[card]], "uluk.47"
    happened.append(ev.Processed(seat, GOODS[start], GOODS[end], pieces, made, by, rule=rule))
