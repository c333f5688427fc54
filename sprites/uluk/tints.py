"""What belongs to the six lands: their goods, what is made of them, types, tribes, and their colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from sprites.palette import Colour

CARD: Colour = (246, 236, 210)
INK: Colour = (48, 28, 14)
SECOND_INK: Colour = (96, 66, 38)
HAIRLINE: Colour = (206, 184, 146)
BOARD: Colour = (226, 204, 160)
EARTH: Colour = (84, 58, 36)
TERRACE: Colour = (196, 182, 152)
VILLAGE: Colour = (222, 196, 148)
PATH: Colour = (236, 216, 172)
WALNUT: Colour = (84, 54, 34)
TRAY: Colour = (96, 62, 38)
RIM: Colour = (128, 88, 54)
RUG: Colour = (118, 52, 44)
GOLD: Colour = (255, 226, 120)
BONE: Colour = (238, 232, 210)
BREW: Colour = (58, 84, 60)
RED: Colour = (156, 50, 36)


@dataclass(frozen=True, slots=True)
class LandLook:
    """A land: its printed name, colour of the ground, of what it yields, its sign and the ring of its token.

    pattern: of the ring, see sprites.symbols.rim_pattern; sign: a silhouette.
    """

    name: str
    ground: Colour
    good: Colour
    sign: str
    pattern: str


LANDS: dict[str, LandLook] = {
    "uluk": LandLook("uluk", (136, 160, 88), (190, 44, 92), "fruit", "plain"),
    "mgobu": LandLook("mgobu", (206, 172, 106), (210, 148, 56), "tubers", "dashes"),
    "tlon": LandLook("tlön", (146, 130, 166), (124, 80, 168), "toadstool", "dots"),
    "zork": LandLook("zork", (122, 162, 136), (98, 152, 50), "larva", "zigzag"),
    "fnord": LandLook("fnōrd", (116, 158, 188), (44, 112, 170), "carp", "ring"),
    "hlak": LandLook("hlák", (192, 142, 108), (162, 84, 46), "goat", "notches"),
}
"""The six lands in the order of the rules."""

HUNTING = ("fnord", "hlak")
"""The lands of hunting: single values, spears, and a skull below each space."""


@dataclass(frozen=True, slots=True)
class ProductLook:
    """Something made: of which land's good it is, and the silhouette that shows it."""

    land: str
    sign: str


PRODUCTS: dict[str, ProductLook] = {
    "pickled_uluk": ProductLook("uluk", "crock"),
    "fermented_uluk": ProductLook("uluk", "jug"),
    "boiled_uluk": ProductLook("uluk", "pot"),
    "ground_mgobu": ProductLook("mgobu", "meal"),
    "baked_mgobu": ProductLook("mgobu", "loaf"),
    "roasted_tlon": ProductLook("tlon", "skewer"),
    "tlon_brew": ProductLook("tlon", "skull"),
    "dried_zork": ProductLook("zork", "larvae"),
    "fermented_zork": ProductLook("zork", "gourd"),
    "salted_fnord": ProductLook("fnord", "salt_fish"),
    "smoked_hlak": ProductLook("hlak", "ham"),
    "roasted_hlak": ProductLook("hlak", "roast"),
}
"""What tribes make, in the order of the rules."""

SIGNS: dict[str, tuple[str, Colour]] = {
    **{land: (look.sign, look.good) for land, look in LANDS.items()},
    **{product: (look.sign, LANDS[look.land].good) for product, look in PRODUCTS.items()},
    "tlon_brew": ("skull", BONE),
    "poison": ("skull", BONE),
    "hunger": ("bowl", (150, 104, 66)),
    "food": ("full_bowl", (196, 116, 60)),
    "perishable": ("hourglass", (150, 94, 50)),
    "treat": ("treat", (240, 184, 36)),
    "holiday": ("horn_cup", (216, 184, 130)),
    "sickle": ("sickle", (150, 156, 160)),
    "spear": ("spear", (140, 146, 150)),
    "jar": ("jar", (184, 108, 66)),
    "stone": ("millstone", (158, 156, 150)),
    "fire": ("fire", (222, 88, 34)),
    "rope": ("coil", (202, 160, 94)),
    "drum": ("drum", (178, 58, 46)),
    "happiness": ("smile", (246, 196, 52)),
}
"""Every small picture of the game by what it means: its silhouette and colour."""

TYPES = ("food", "perishable", "treat", "holiday", "poison", "none")
"""What a space of a tribe board makes of the pieces on it; 'none' has no seal."""

TRIBES = ("rhino", "bird", "boar", "lizard")

_Look = TypeVar("_Look")


def known(name: str, table: dict[str, _Look], what: str) -> _Look:
    """What a table says of a name; raises ValueError where it does not know it."""
    if name not in table:
        raise ValueError(f"unknown {what} {name!r}, expected one of {', '.join(table)}")
    return table[name]
