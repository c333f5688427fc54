"""The colours and grounds that belong to this table's cards, dice and figures."""

from __future__ import annotations

from sprites.palette import Colour

KIND_COLOURS: dict[str, Colour] = {
    "bone": (112, 100, 86),
    "dinosaur": (0, 112, 84),
    "mammoth": (140, 70, 34),
    "bird": (0, 98, 170),
    "small": (206, 140, 22),
    "large": (110, 54, 102),
    "caterpillar": (122, 150, 40),
    "lizard": (0, 130, 110),
    "fish": (40, 120, 176),
    "boar": (124, 76, 48),
    "cave_bear": (84, 56, 44),
}

FIGURE_COLOURS: dict[str, Colour] = {"small": (232, 176, 60), "large": (130, 68, 120)}

GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "caterpillar": ((216, 226, 170), (164, 180, 100)),
    "lizard": ((240, 218, 160), (208, 168, 94)),
    "fish": ((200, 226, 234), (122, 170, 194)),
    "boar": ((236, 208, 172), (192, 142, 96)),
    "cave_bear": ((226, 194, 176), (160, 106, 90)),
}

SKIES: dict[str, tuple[Colour, Colour]] = {
    "mammoth": ((254, 220, 156), (226, 130, 78)),
    "dinosaur": ((252, 236, 168), (118, 178, 120)),
    "bird": ((210, 236, 244), (96, 160, 198)),
}


def known(kind: str, table: dict[str, Colour] | dict[str, tuple[Colour, Colour]]) -> str:
    """The kind itself; raises ValueError where the table has no such kind."""
    if kind not in table:
        raise ValueError(f"unknown kind {kind!r}, expected one of {', '.join(table)}")
    return kind
