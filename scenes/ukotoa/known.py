"""What the table of Uk'otoa may show, and to whom: the one place that decides what lies open."""

from __future__ import annotations

from functools import lru_cache

from game.ukotoa.box import CREW
from game.ukotoa.view import Faction, HandCard, UkotoaView
from scenes.layout import Shown
from scenes.words import Words

COVERED = 3
"""So many backs are shown where nobody may know how many cards a seat holds."""


def mine(shown: Shown) -> UkotoaView:
    """The view of the seat in turn if it sits at this screen, else what lies open.

    Around the table cards that are laid out lie face up, so what they can do is open too.
    """
    view: UkotoaView = shown.view
    own: UkotoaView | None = shown.views.get(view.current)
    return own if own is not None else view


def acting(shown: Shown) -> bool:
    """Whether a person at this screen is to act."""
    return bool(shown.actions)


def opened(shown: Shown, seat: int, around: bool) -> bool:
    """Whether the cards of a seat lie face up: on one side those of the viewer, around only while peeked."""
    if shown.views.get(seat) is None:
        return False
    if not around or shown.alone:
        return True
    return any(name.startswith(f"hand:{seat}:") for name in shown.peeked)


def hand(shown: Shown, seat: int) -> tuple[HandCard, ...] | None:
    """The cards of a person at this screen, open or not; ``None`` for anybody else."""
    own: UkotoaView | None = shown.views.get(seat)
    return own.hand if own is not None and not own.over else None


def held(shown: Shown, seat: int) -> int:
    """How many cards of a seat are shown."""
    count = shown.view.hands[seat]
    own: UkotoaView | None = shown.views.get(seat)
    if count is None and own is not None:
        count = own.hands[seat]
    return COVERED if count is None else count


def card_name(shown: Shown, seat: int, index: int, around: bool) -> str:
    """The name of the piece that is the card at that place of a hand; tells nothing where it is covered."""
    cards = hand(shown, seat)
    if cards is not None and not around:
        return f"card:{cards[index].card}"
    return f"hand:{seat}:{index}"


def piece_of(shown: Shown, card: int, around: bool) -> str:
    """The name of the piece that is a card of the seat in turn."""
    seat = shown.view.current
    cards = hand(shown, seat) or ()
    index = next((index for index, item in enumerate(cards) if item.card == card), 0)
    return card_name(shown, seat, index, around)


def faction(view: UkotoaView, colour: str) -> Faction | None:
    """What is known of a colour."""
    return next((item for item in view.factions if item.colour == colour), None)


def setters(view: UkotoaView, seat: int) -> tuple[str, ...]:
    """The colours that a seat sets on the ship."""
    if view.ways.advanced:
        return view.controls[seat]
    crew = view.crew[seat]
    return (crew,) if crew is not None else ()


def loose(view: UkotoaView, colour: str) -> range:
    """The numbers of a colour's sailors that are still to be set, the next one first."""
    item = faction(view, colour)
    return range(CREW - item.loose, CREW) if item is not None else range(0)


def lost(view: UkotoaView, colour: str) -> list[int]:
    """The numbers of a colour's sailors that were removed."""
    standing = {sailor.number for sailor in view.sailors if sailor is not None and sailor.colour == colour}
    gone = loose(view, colour)
    return [number for number in range(gone.start) if number not in standing]


@lru_cache(maxsize=2048)
def _said(words: Words, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return words.say(key, dict(params))


def say(shown: Shown, key: str, **params: str | int) -> str:
    """A sentence, kept: the same few are asked for at every layout."""
    return _said(shown.words, key, tuple(params.items()))


def colour_word(shown: Shown, colour: str) -> str:
    """The name of a colour as the table calls its sailors."""
    return say(shown, f"ukotoa-hat-{colour}")
