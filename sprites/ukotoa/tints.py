"""The five factions' looks, the kinds of cards, the six ways of a hexagon, and the colours of this table."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sprites.palette import Colour
from sprites.shapes import Point

PLANK: Colour = (246, 184, 118)
PLANK_DARK: Colour = (64, 42, 24)
HULL: Colour = (70, 44, 26)
PAINT: Colour = (250, 236, 200)
LEVIATHAN: Colour = (30, 104, 108)
EYE: Colour = (255, 196, 40)
FOAM: Colour = (228, 245, 242)
ARM: Colour = (138, 84, 154)
SUCKER: Colour = (240, 210, 238)
HOT: Colour = (255, 96, 60)
GOLD: Colour = (255, 206, 92)
CALM: Colour = (150, 214, 226)
DEAD: Colour = (196, 170, 150)
CREAM: Colour = (250, 238, 214)
LEATHER: Colour = (86, 56, 42)
LEATHER_OWN: Colour = (110, 68, 42)

ROOT3 = math.sqrt(3.0)
WAYS = ("E", "NE", "NW", "W", "SW", "SE")
"""The six ways from a pointed hexagon through its sides, by number."""


@dataclass(frozen=True, slots=True)
class FactionLook:
    """What tells a faction apart: hat, hue and pattern.

    hat: a silhouette; hue: of coat, hat and rope; pattern: of the coat and of the ring of its tile.
    """

    hat: str
    hue: Colour
    pattern: str


FACTIONS: dict[str, FactionLook] = {
    "red": FactionLook("tricorn", (206, 74, 26), "notches"),
    "blue": FactionLook("bicorne", (26, 112, 184), "double"),
    "green": FactionLook("bobble_cap", (14, 150, 112), "zigzag"),
    "yellow": FactionLook("top_hat", (246, 212, 66), "rays"),
    "purple": FactionLook("hood", (190, 108, 164), "dots"),
}
"""By the name of their colour."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """A kind of card: its picture, the number it carries (0: none) and the sky of its picture."""

    picture: str
    number: int
    sky: tuple[Colour, Colour]


_ADVANCE = ((62, 132, 148), (10, 40, 62))
_UNLEASH = ((128, 84, 146), (36, 18, 56))
CARDS: dict[str, CardLook] = {
    "A1": CardLook("advance", 1, _ADVANCE),
    "A2": CardLook("advance", 2, _ADVANCE),
    "A3": CardLook("advance", 3, _ADVANCE),
    "U1": CardLook("unleash", 1, _UNLEASH),
    "U2": CardLook("unleash", 2, _UNLEASH),
    "U3": CardLook("unleash", 3, _UNLEASH),
    "RUN": CardLook("run", 3, ((240, 190, 104), (150, 84, 40))),
    "PUSH": CardLook("push", 2, ((206, 116, 74), (98, 42, 34))),
    "SWAP": CardLook("swap", 0, ((122, 178, 132), (30, 78, 64))),
}


def faction_look(faction: str) -> FactionLook:
    """The look of a faction by its colour; raises ValueError for a colour that no faction has."""
    look = FACTIONS.get(faction)
    if look is None:
        raise ValueError(f"unknown faction {faction!r}, expected one of {', '.join(FACTIONS)}")
    return look


def card_look(kind: str) -> CardLook:
    """The look of a kind of card; raises ValueError for an unknown kind."""
    look = CARDS.get(kind)
    if look is None:
        raise ValueError(f"unknown card {kind!r}, expected one of {', '.join(CARDS)}")
    return look


def direction(way: int) -> Point:
    """The unit vector on screen of a way: 0 east, then by sixths against the clock."""
    angle = -math.radians(60 * (way % 6))
    return math.cos(angle), math.sin(angle)


def hexagon(middle: Point, radius: float) -> list[Point]:
    """The corners of a pointed hexagon, the top one first, clockwise."""
    return [
        (
            middle[0] + radius * math.sin(math.radians(60 * corner)),
            middle[1] - radius * math.cos(math.radians(60 * corner)),
        )
        for corner in range(6)
    ]
