"""What the pieces of Uluk's table share: words, looks of colours, tribe boards, what lies on them."""

from __future__ import annotations

from functools import cache, lru_cache

from game.uluk.actions import NO_CARD, Process
from game.uluk.goods import (
    AREAS,
    ARROWS,
    BOX,
    CARD,
    COLUMN,
    FREE,
    GOOD,
    GOODS,
    INVENTIONS,
    KINDS,
    TRIBES,
    WIDTH,
)
from game.uluk.view import UlukView
from scenes.layout import Face, Shown
from scenes.words import Words
from sprites.palette import SEAT_LOOKS
from sprites.uluk import Column, Effect

TYPE_WORDS = ("food", "perishable", "treat", "holiday", "poison", "none")
"""The words for what a good is good for, in the order of the rules."""


@lru_cache(maxsize=4096)
def _said(words: Words, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return words.say(key, dict(params))


def say(shown: Shown, key: str, **params: str | int) -> str:
    """A sentence, kept: the same few are asked for at every layout."""
    return _said(shown.words, key, tuple(params.items()))


def word(shown: Shown, name: str) -> str:
    """The name of an area, a good, a space, a card, a tribe or a phase."""
    return say(shown, f"uluk-word-{name}") if name else ""


def type_of(good: str) -> str:
    """What a good is good for: the name of its seal."""
    return TYPE_WORDS[KINDS[GOOD[good]]]


@cache
def products(tribe: str) -> tuple[tuple[str, ...], ...]:
    """What a tribe makes, by column."""
    arrows = ARROWS[TRIBES.index(tribe)]
    return tuple(
        tuple(GOODS[arrow.end] for arrow in arrows if COLUMN[arrow.end] == column) for column in range(WIDTH)
    )


@cache
def columns(tribe: str) -> tuple[Column, ...]:
    """A tribe board for its painter."""
    arrows = ARROWS[TRIBES.index(tribe)]
    return tuple(
        (
            type_of(area),
            tuple(
                (GOODS[arrow.end], type_of(GOODS[arrow.end]), arrow.mark)
                for arrow in arrows
                if COLUMN[arrow.end] == number
            ),
        )
        for number, area in enumerate(AREAS)
    )


def place_of(tribe: str, good: str) -> tuple[int, int, int] | None:
    """Column, place among its products (-1 = raw) and their number; ``None`` = the tribe has none."""
    column = COLUMN[GOOD[good]]
    made = products(tribe)[column]
    if good in AREAS:
        return column, -1, len(made)
    return (column, made.index(good), len(made)) if good in made else None


@cache
def effect(kind: str) -> Effect:
    """What an Invention does, for its painter."""
    card = INVENTIONS[CARD[kind]]
    match card.kind:
        case "free":
            return "free", tuple(GOODS[good] for good in FREE[CARD[kind]]), card.amount
        case "extra":
            return "extra", (card.area,), card.amount
        case _:
            return card.kind, (), card.hp


def symbol(kind: str) -> str:
    """The symbol of an Invention."""
    return INVENTIONS[CARD[kind]].symbol


@cache
def feast(name: str) -> tuple[tuple[tuple[str, int], ...], tuple[int, int]]:
    """The needs of a Feast card and what one set and two sets give."""
    card = next(card for card in BOX.feast if card.id == name)
    needs = tuple((good, card.needs.count(good)) for good in dict.fromkeys(card.needs))
    return needs, (card.x1, card.x2)


def look(shown: Shown, colour: int) -> int:
    """The look of a colour; alone the Freeloaders have the next free one."""
    seats = shown.setup.seats
    return seats[colour].look if colour < len(seats) else (seats[0].look + 1) % len(SEAT_LOOKS)


def tribe(view: UlukView, colour: int) -> str:
    """The tribe of a colour, "" = not yet chosen; Freeloaders are of one that nobody else has."""
    own = [tribe.tribe for tribe in view.tribes]
    return own[colour] if colour < len(own) else next(name for name in TRIBES[::-1] if name not in own)


def meal_of(shown: Shown) -> int | None:
    """The person who eats now, with the rug over the board; computer players eat at their trays."""
    view: UlukView = shown.view
    if view.meal is None or not shown.setup.seats[view.current].is_human:
        return None
    return view.current


def acts(shown: Shown, seat: int) -> bool:
    """Whether the seat is a person at this screen who is to act."""
    return any(action.seat == seat for action in shown.actions)


def amount_key(view: UlukView, seat: int, good: str) -> str:
    """The name of an amount that is chosen; another season or stock asks anew."""
    return f"{seat}-{view.season}-{good}-{view.tribes[seat].stock[GOOD[good]]}"


def handful(shown: Shown, seat: int, good: str) -> int:
    """How many pieces of a good a hand takes from the board: those chosen, else as many as may be used."""
    view: UlukView = shown.view
    stock = view.tribes[seat].stock[GOOD[good]]
    if view.step != "processing":
        return 1
    most = most_of(shown, good)
    return min(shown.amounts.get(amount_key(view, seat, good), most), most) if most else stock


def most_of(shown: Shown, good: str) -> int:
    """The most pieces of a good that one operation may take."""
    return max(
        (action.pieces for action in shown.actions if isinstance(action, Process) and action.start == good),
        default=0,
    )


def good_face(good: str, d: float, turn: int) -> Face:
    """A piece of a good: raw, or made into something."""
    return ("good" if good in AREAS else "made", good, round(d, 1), turn)


def card_piece(card: int) -> str:
    """The name of an Invention's piece."""
    return f"card:{card}"


def by_triber(action: Process) -> bool:
    """Whether a triber does it, not a card."""
    return action.card == NO_CARD
