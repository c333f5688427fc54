"""What the table of Wolves may show, and to whom: the one place that decides what lies open."""

from __future__ import annotations

from functools import lru_cache

from game.wolves.box import CARDS, ITEMS, KINDS
from game.wolves.view import WolvesView
from scenes.layout import Shown
from scenes.words import Words

HOME = ""
"""Where an item lies that is not laid anywhere."""
FOREST = CARDS[3]
LEADER = ITEMS[3]
CARD_ITEMS = ITEMS[:3]
TOKEN_ITEMS = ITEMS[4:]


def hand_key(view: WolvesView, seat: int) -> str:
    """The button with which a seat opens and covers its hand around the table, until the step is over."""
    return f"toggle:hand:{seat}:{view.step}"


def mine(shown: Shown, seat: int) -> WolvesView | None:
    """The seat's own view where it may be seen now, else ``None``.

    On one side that is the view of who sits there; around the table a seat's secrets are seen while it holds
    its hand open or peeks, or if nobody else plays. Looking back, one sees what the seat in turn saw.
    """
    own: WolvesView | None = shown.views.get(seat)
    if own is None or own.over:
        return None
    if shown.alone or shown.viewer == seat or hand_key(shown.view, seat) in shown.toggles:
        return own
    if shown.looking_back and shown.view.active == seat:
        return own
    return own if any(name.startswith(f"hand:{seat}:") for name in shown.peeked) else None


def acts(shown: Shown, seat: int) -> bool:
    """Whether the seat is a person at this screen who is to act."""
    return any(action.seat == seat for action in shown.actions)


def paid(view: WolvesView, seat: int) -> bool:
    """Whether the seat has paid its needs this turn."""
    if view.step in ("choose", "gather"):
        return False
    if view.step == "pay" and view.active is not None:
        return view.order.index(seat) < view.order.index(view.active)
    return True


def settled(view: WolvesView, seat: int) -> bool:
    """Whether the seat has settled its last cards this turn."""
    if view.step != "settle" or view.active is None:
        return False
    return view.order.index(seat) < view.order.index(view.active)


def laid(view: WolvesView, item: str) -> list[str]:
    """Where the own items of a sort lie, for each of them: ``HOME`` first, then on needs, gift or uses.

    ``need:<kind>``, ``gift``, ``status``, ``row:<kind>`` or ``know:<card>``.
    """
    number = ITEMS.index(item)
    free = view.free[number]
    goals: list[str] = []
    if view.payment is not None:
        column = 2 if item == LEADER else 0 if item in CARD_ITEMS else 1
        for kind, pile in zip(KINDS, view.payment.piles, strict=True):
            if item == LEADER or KINDS.index(kind) == number % 4:
                goals += [f"need:{kind}"] * pile[column]
    elif view.gift is not None and not view.gift.offered and view.gift.giver == view.seat:
        goals += ["gift"] * view.gift.items[number]
    elif view.plan is not None:
        plan = view.plan
        if item == LEADER:
            goals += [f"know:{plan.bought}"] * 2 if plan.bought else []
            for kind, count in zip(KINDS, plan.wild, strict=True):
                goals += [f"row:{kind}"] * count
        elif item in CARD_ITEMS:
            goals += [f"row:{item}"] * plan.stored[number]
        goals += ["status"] * plan.status[number]
    return [HOME] * free + goals


def giving_to(shown: Shown, seat: int) -> int | None:
    """To whom the gift goes that the seat is putting together, as far as it may be seen."""
    own = mine(shown, seat)
    gift = own.gift if own is not None else None
    return gift.to if gift is not None and not gift.offered and gift.giver == seat else None


def piece(seat: int, item: str, number: int) -> str:
    """The name of an item's piece: cards are ``own``, leaders and tokens lie open for all."""
    if item == LEADER:
        return f"leader:{seat}:{number}"
    if item in TOKEN_ITEMS:
        return f"token:{seat}:{item.removesuffix('-token')}:{number}"
    return f"own:{seat}:{item}:{number}"


def pieces(view: WolvesView, seat: int, item: str, goal: str) -> tuple[str, ...]:
    """The names of the own items of a sort that lie there."""
    return tuple(piece(seat, item, number) for number, where in enumerate(laid(view, item)) if where == goal)


@lru_cache(maxsize=4096)
def _said(words: Words, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return words.say(key, dict(params))


def say(shown: Shown, key: str, **params: str | int) -> str:
    """A sentence, kept: the same few are asked for at every layout."""
    return _said(shown.words, key, tuple(params.items()))


def word(shown: Shown, name: str) -> str:
    """The name of a kind, a card, a community or a knowledge card."""
    return say(shown, f"wolves-word-{name}") if name else ""
