"""The player that aims at nothing: whatever can be done with its hand is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action, Budget, Dice, View
from game.ukotoa.actions import (
    Advance,
    Decline,
    Done,
    Exchange,
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
    """Each turn a step or none; then each kind of card alone, each pair, an exchange or stopping alike."""

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
    """Something to do with a hand: each kind alone, each pair, one exchange and stopping equally likely."""
    alike: dict[str, list[HandCard]] = {}
    for card in hand:
        alike.setdefault(card.kind, []).append(card)
    pairs = [tuple(card.card for card in cards[:2]) for cards in alike.values() if len(cards) > 1]
    useful = [cards for cards in alike.values() if cards[0].playable]
    found = [STOPPING]
    found += [((cards[0].card,), False) for cards in useful]
    found += [(tuple(card.card for card in cards[:2]), False) for cards in useful if len(cards) > 1]
    if pairs or len(hand) >= BOX.game.exchange_any:
        found.append((_spare(hand, pairs, chance), True))
    return found[chance.below(len(found))]


def _spare(hand: Sequence[HandCard], pairs: Sequence[tuple[int, ...]], chance: Dice) -> tuple[int, ...]:
    """A pair or three cards of any kinds."""
    if pairs and (len(hand) < BOX.game.exchange_any or chance.below(2)):
        return pairs[chance.below(len(pairs))]
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
