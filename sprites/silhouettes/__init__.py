"""Silhouettes: hand-made smooth forms in a box of -1..1, readable at 24 pixels and fit to be seen at 400."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn, quarter_turned, whitened
from sprites.palette import Colour
from sprites.shapes import Pen
from sprites.silhouettes import (
    birds,
    harvest,
    hats,
    hunters,
    kitchen,
    people,
    prey,
    scenery,
    trail,
    tribers,
    village,
    winter,
)

Draw = Callable[[Pen, Colour], None]

SILHOUETTES: dict[str, Draw] = {
    "bone": prey.bone,
    "mammoth": prey.mammoth,
    "dinosaur": prey.dinosaur,
    "bird": prey.bird,
    "small": hunters.small,
    "large": hunters.large,
    "hand": hunters.hand,
    "person": people.person,
    "caterpillar": trail.caterpillar,
    "lizard": trail.lizard,
    "fish": trail.fish,
    "boar": trail.boar,
    "cave_bear": trail.cave_bear,
    "wren": birds.wren,
    "cockatoo": birds.cockatoo,
    "finch": birds.finch,
    "ibis": birds.ibis,
    "swan": birds.swan,
    "pelican": birds.pelican,
    "tricorn": hats.tricorn,
    "bicorne": hats.bicorne,
    "bobble_cap": hats.bobble_cap,
    "top_hat": hats.top_hat,
    "hood": hats.hood,
    "fire": scenery.fire,
    "ship": scenery.ship,
    "tentacle": scenery.tentacle,
    "wolf": scenery.wolf,
    "pine": scenery.pine,
    "rock": scenery.rock,
    "salmon": winter.salmon,
    "cob": winter.cob,
    "bison": winter.bison,
    "guide_star": winter.guide_star,
    "paw": winter.paw,
    "fruit": harvest.fruit,
    "tubers": harvest.tubers,
    "toadstool": harvest.toadstool,
    "larva": harvest.larva,
    "carp": harvest.carp,
    "goat": harvest.goat,
    "skull": harvest.skull,
    "crock": kitchen.crock,
    "jug": kitchen.jug,
    "gourd": kitchen.gourd,
    "pot": kitchen.pot,
    "meal": kitchen.meal,
    "loaf": kitchen.loaf,
    "skewer": kitchen.skewer,
    "larvae": kitchen.larvae,
    "salt_fish": kitchen.salt_fish,
    "ham": kitchen.ham,
    "roast": kitchen.roast,
    "sickle": village.sickle,
    "spear": village.spear,
    "hourglass": village.hourglass,
    "bowl": village.bowl,
    "full_bowl": village.full_bowl,
    "treat": village.treat,
    "horn_cup": village.horn_cup,
    "drum": village.drum,
    "jar": village.jar,
    "millstone": village.millstone,
    "coil": village.coil,
    "smile": village.smile,
    "rhino_triber": tribers.rhino,
    "bird_triber": tribers.bird,
    "boar_triber": tribers.boar,
    "lizard_triber": tribers.lizard,
}


def draw(pen: Pen, kind: str, colour: Colour) -> None:
    """Draw a silhouette by name; raises ValueError for a name that is not in SILHOUETTES."""
    painter = SILHOUETTES.get(kind)
    if painter is None:
        raise ValueError(f"unknown silhouette {kind!r}")
    painter(pen, colour)


def flat(kind: str, colour: Colour, side: int, size: float, turn: int = 0) -> pygame.Surface:
    """A silhouette in one flat colour on a square.

    side: pixels of the square; size: pixels from the middle to the edge of the form's box; turn: quarter
    turns.
    """
    return filled_form(coloured(kind, colour, side, size, turn), colour)


def coloured(kind: str, colour: Colour, side: int, size: float, turn: int = 0) -> pygame.Surface:
    """A silhouette with its inner drawing on a square; side and size in pixels, turn in quarters."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        draw(Pen(layer, (side * factor / 2, side * factor / 2), size * factor), kind, colour)

    return quarter_turned(drawn((side, side), paint, colour), turn)


def filled_form(picture: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The form of a picture in one colour."""
    form = whitened(picture.copy())
    form.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return form
