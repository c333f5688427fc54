"""The six birds, the six places of the card and the colours that belong to this table alone."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.palette import Colour
from sprites.shapes import Point

FELT: Colour = (50, 44, 84)
FELT_OWN: Colour = (70, 61, 110)
BAR: Colour = (132, 64, 42)
LIT: Colour = (255, 198, 62)
LINEN: tuple[Colour, Colour, Colour] = (254, 233, 194), (242, 201, 146), (220, 158, 102)

PLACES: tuple[Point, ...] = (
    (0.5, 0.175), (0.885, 0.46), (0.76, 0.825), (0.5, 0.825), (0.24, 0.825), (0.115, 0.46),
)  # fmt: skip
"""Where the six places lie, clockwise, as shares of the card's width and height in its reader's frame."""

EDGES: tuple[int, ...] = (0, 1, 2, 2, 2, 3)
"""The edge at which each place lies: 0 top, 1 right, 2 bottom, 3 left."""


@dataclass(frozen=True, slots=True)
class BirdLook:
    """What tells a bird's pieces apart: form, hue and the pattern of its ring.

    silhouette: a name of sprites.silhouettes; hue: of the bird and its ring; mark: of the pattern on the
    ring; field: what the bird stands out from; sky: behind it on its card, from top to bottom.
    """

    silhouette: str
    hue: Colour
    pattern: str
    mark: Colour
    field: Colour
    sky: tuple[Colour, Colour]


BIRDS: dict[str, BirdLook] = {
    "blue": BirdLook(
        "wren", (0, 114, 178), "plain", (200, 228, 244), (228, 239, 243), ((226, 240, 246), (164, 204, 222))
    ),
    "orange": BirdLook(
        "cockatoo", (230, 122, 0), "dots", (92, 40, 6), (253, 235, 208), ((255, 240, 214), (248, 200, 146))
    ),
    "yellow": BirdLook(
        "finch", (226, 190, 22), "rays", (84, 60, 4), (250, 244, 214), ((254, 249, 222), (240, 226, 150))
    ),
    "green": BirdLook(
        "ibis", (0, 152, 110), "zigzag", (2, 60, 46), (224, 242, 230), ((228, 245, 234), (164, 216, 188))
    ),
    "black": BirdLook(
        "swan", (52, 48, 52), "double", (226, 220, 210), (238, 227, 204), ((240, 230, 210), (204, 190, 164))
    ),
    "white": BirdLook(
        "pelican", (242, 240, 234), "dashes", (70, 88, 116), (92, 120, 154), ((112, 142, 176), (72, 98, 134))
    ),
}
"""By the name of their colour."""


def bird_look(bird: str) -> BirdLook:
    """The look of a bird; raises ValueError for a colour that no bird has."""
    look = BIRDS.get(bird)
    if look is None:
        raise ValueError(f"unknown bird {bird!r}, expected one of {', '.join(BIRDS)}")
    return look
