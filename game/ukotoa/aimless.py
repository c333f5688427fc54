"""The player that aims at nothing: whatever can be done with its hand is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Budget, Dice, View
from game.ukotoa.actions import (
    Advance,
    Decline,
    Done,
    Exchange,
    LayTile,
    Offer,
    Push,
    Run,
    Stop,
    Swap,
    TakeBack,
    Unleash,
    Whisper,
)
from game.ukotoa.box import BOX
from game.ukotoa.view import HandCard, UkotoaView

EFFECTS = (Advance, Unleash, Run, Push, Swap, Done)
TRIES = 50
"""So often it thinks of something that begins with the cards laid out."""

Wish = tuple[tuple[int, ...], bool]
"""The cards to lay out, and whether to exchange them; none = stopping."""

STOPPING: Wish = ((), False)


class RandomPlayer:
    """Each turn a step or none; then each kind of card, each pair, each exchange or stopping alike."""

    def choose(self, view: View, actions: Sequence[Action], chance: Dice, budget: Budget) -> Action:
        """One of ``actions``; with cards laid out it is among what begins with them."""
        assert isinstance(view, UkotoaView)
        match view.step:
            case "advance":
                return _any([action for action in actions if isinstance(action, Advance | Decline)], chance)
            case "whisper":
                return Whisper(actions[0].seat, True)
            case "action":
                return self._act(view, actions, chance)
            case "lay":
                return _any([action for action in actions if isinstance(action, LayTile)], chance)
            case _:
                return _any_sort([action for action in actions if not isinstance(action, TakeBack)], chance)

    def _act(self, view: UkotoaView, actions: Sequence[Action], chance: Dice) -> Action:
        seat, laid = actions[0].seat, view.staged
        for _ in range(TRIES):
            cards, exchanging = wish(view.hand, chance)
            if cards[: len(laid)] != laid:
                continue
            if len(cards) > len(laid):
                return Offer(seat, cards[len(laid)])
            if exchanging:
                return Exchange(seat, True)
            if not cards:
                return Stop(seat)
            return _any([action for action in actions if isinstance(action, EFFECTS)], chance)
        return _otherwise(actions, chance)


def _otherwise(actions: Sequence[Action], chance: Dice) -> Action:
    """With cards laid out that it would not have: an exchange, or more cards until one is allowed."""
    for sort in (Exchange, Offer):
        found = [action for action in actions if isinstance(action, sort)]
        if found:
            return found[0] if sort is Exchange else _any(found, chance)
    return _any(actions, chance)


def wish(hand: Sequence[HandCard], chance: Dice) -> Wish:
    """Something to do with a hand, all equally likely: each kind alone, each pair, the exchange of each
    pair, the exchange of any three cards, and stopping.
    """
    alike: dict[str, list[int]] = {}
    for card in hand:
        alike.setdefault(card.kind, []).append(card.card)
    pairs = {kind: tuple(cards[:2]) for kind, cards in alike.items() if len(cards) > 1}
    useful = {card.kind for card in hand if card.playable}
    found = [STOPPING]
    found += [((cards[0],), False) for kind, cards in alike.items() if kind in useful]
    found += [(pair, False) for kind, pair in pairs.items() if kind in useful]
    found += [(pair, True) for pair in pairs.values()]
    if len(hand) >= BOX.game.exchange_any:
        found.append((_three(hand, chance), True))
    return found[chance.below(len(found))]


def _three(hand: Sequence[HandCard], chance: Dice) -> tuple[int, ...]:
    """Cards of any kinds, as many as can be exchanged."""
    left = [card.card for card in hand]
    return tuple(left.pop(chance.below(len(left))) for _ in range(BOX.game.exchange_any))


def _any(actions: Sequence[Action], chance: Dice) -> Action:
    return actions[chance.below(len(actions))]


def _any_sort(actions: Sequence[Action], chance: Dice) -> Action:
    """An action of any sort that there is, each sort equally likely."""
    sorts: dict[str, list[Action]] = {}
    for action in actions:
        sorts.setdefault(type(action).__name__, []).append(action)
    return _any(list(sorts.values())[chance.below(len(sorts))], chance)
