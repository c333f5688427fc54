"""What belongs to the winter of this table: its kinds, seasons, communities, and their colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from sprites.palette import Colour

SNOW_LIT: Colour = (250, 252, 255)
SNOW: Colour = (226, 234, 243)
SNOW_SHADE: Colour = (150, 172, 206)
DUSK: Colour = (70, 88, 140)
NIGHT: Colour = (30, 48, 72)
FIELD: tuple[Colour, Colour] = ((104, 132, 152), (58, 86, 110))
PINE: Colour = (122, 101, 82)
PINE_OWN: Colour = (152, 122, 92)
BIRCH: Colour = (236, 224, 200)
SHORT: Colour = (232, 84, 52)
MET: Colour = (112, 208, 140)
GOLD: Colour = (240, 192, 78)


@dataclass(frozen=True, slots=True)
class KindLook:
    """A kind of card: its sky from top to bottom, ink of its sign, pale field and ring of its token.

    pattern: of the ring, see sprites.symbols.rim_pattern; sign: a silhouette.
    """

    sky: tuple[Colour, Colour]
    ink: Colour
    field: Colour
    ring: Colour
    pattern: str
    sign: str


KINDS: dict[str, KindLook] = {
    "fish": KindLook(
        ((178, 214, 226), (58, 122, 154)), (24, 76, 108), (206, 230, 240), (38, 96, 134), "zigzag", "salmon"
    ),
    "corn": KindLook(
        ((253, 234, 170), (226, 152, 56)), (206, 124, 10), (254, 240, 192), (204, 146, 26), "dots", "cob"
    ),
    "bison": KindLook(
        ((246, 206, 168), (170, 94, 62)), (92, 50, 32), (240, 214, 194), (140, 78, 50), "notches", "bison"
    ),
}
"""The three resources, in the order of the rules."""

CARDS: dict[str, KindLook] = {
    **KINDS,
    "forest": KindLook(
        ((206, 222, 216), (98, 138, 120)), (30, 70, 54), (208, 226, 214), (58, 98, 78), "dashes", "pine"
    ),
    "leader": KindLook(
        ((44, 42, 96), (138, 112, 170)), (58, 48, 112), (226, 218, 244), (80, 66, 136), "rays", "guide_star"
    ),
}
"""Everything a deck holds, in the order of the rules."""

COMMUNITIES: dict[str, tuple[str, str]] = {
    "atinzina": ("fish", "corn"),
    "chigwami": ("fish", "bison"),
    "masakat": ("corn", "fish"),
    "pahanis": ("corn", "bison"),
    "thimi": ("bison", "fish"),
    "wayatin": ("bison", "corn"),
}
"""What a community knows best and second best; its card backs say so."""

SEASONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "spring": ((214, 232, 196), (132, 178, 110), (58, 106, 60)),
    "summer": ((254, 236, 172), (238, 190, 70), (142, 98, 22)),
    "autumn": ((250, 214, 170), (206, 110, 54), (122, 54, 24)),
    "winter": ((222, 236, 246), (126, 170, 206), (44, 84, 124)),
}
"""Sky, middle and ink of the four seasons; each lasts two turns."""

WISDOM = (
    "know_the_land",
    "no_waste",
    "showing_off",
    "determination",
    "preservation",
    "the_more_you_share",
)

_Look = TypeVar("_Look")


def known(name: str, table: dict[str, _Look], what: str) -> _Look:
    """What a table says of a name; raises ValueError where it does not know it."""
    if name not in table:
        raise ValueError(f"unknown {what} {name!r}, expected one of {', '.join(table)}")
    return table[name]


def season_of(turn: int) -> str:
    """The season of a turn, 1..8; raises ValueError for another."""
    if not 1 <= turn <= 8:
        raise ValueError(f"unknown turn {turn}, expected 1 to 8")
    return tuple(SEASONS)[(turn - 1) // 2]
