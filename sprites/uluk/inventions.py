"""The fifteen inventions as they are painted on their cards."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained
from sprites.brushes.light import gradient, radial
from sprites.brushes.modelled import bead, modelled, tube
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.uluk.tints import LANDS, known

WOOD: Colour = (146, 96, 54)
CLAY: Colour = (184, 112, 70)
STONE: Colour = (158, 154, 148)
STRAW: Colour = (214, 176, 104)
IRON: Colour = (112, 114, 120)


@drafted(24)
def picture(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted field of an invention's card, size in pixels; opaque, and not to be changed.

    kind: see PICTURES, else ValueError.
    """
    paint = known(kind, PICTURES, "invention")
    field = gradient(*size, ((250, 226, 172), (238, 198, 132), (214, 162, 98)))
    width, height = size
    floor = round(0.76 * height)
    field.fill((176, 124, 76), (0, floor, width, height - floor))
    field.fill((206, 156, 104), (0, floor, width, max(1, round(0.014 * height))))

    def art(layer: pygame.Surface, factor: float) -> None:
        wide, high = layer.get_size()
        pen = Pen(layer, (0.52 * wide, 0.53 * high), 0.42 * min(wide, 0.98 * high))
        pen.oval((120, 78, 42), 0.06, 0.92, 0.9, 0.13)
        paint(pen)

    field.blit(drawn(size, art, (190, 150, 100), 3 if width * height < 40_000 else 2), (0, 0))
    field.blit(radial(*size, (255, 244, 206, 26), (90, 44, 20, 76), (0.3, 0.2), 1.8, 0.95), (0, 0))
    grained(field, max(1.0, width / 60), 240, 5)
    return field


def _small(pen: Pen, kind: str, x: float, y: float, size: float, colour: Colour) -> None:
    """A silhouette somewhere in the box."""
    draw(Pen(pen.surface, pen.at(x, y), pen.scale * size), kind, colour)


def _brewing_jar(pen: Pen) -> None:
    draw(pen, "jar", CLAY)
    for x, y, half in ((-0.3, -0.98, 0.2), (0.02, -1.08, 0.24), (0.34, -0.98, 0.18), (-0.5, -0.74, 0.12)):
        bead(pen, (254, 248, 230), x, y, half, half, 0.12, 40, 70)
    _small(pen, "horn_cup", 0.78, 0.6, 0.34, (216, 184, 130))


def _pickling_crock(pen: Pen) -> None:
    draw(pen, "crock", LANDS["uluk"].good)
    _small(pen, "fruit", -0.84, 0.64, 0.34, LANDS["uluk"].good)


def _millstone(pen: Pen) -> None:
    modelled(pen, darker(STONE, 0.16), [(-0.98, 0.5), (0.98, 0.5), (0.9, 0.96), (-0.9, 0.96)], 0.12, False)
    bead(pen, STONE, 0, 0.44, 0.98, 0.34, 0.1)
    modelled(pen, STONE, [(-0.72, 0.0), (0.72, 0.0), (0.72, 0.4), (0, 0.54), (-0.72, 0.4)], 0.12)
    bead(pen, lighter(STONE, 0.16), 0, 0.0, 0.74, 0.26, 0.08)
    bead(pen, darker(STONE, 0.6), 0, 0.0, 0.16, 0.07, 0.03, 0, 60)
    tube(pen, WOOD, [(0.5, -0.02), (0.54, -0.8)], 0.09)
    for x in (-0.8, -0.5, 0.7, 0.86):
        pen.disc((248, 230, 180), x, 0.52, 0.06)


def _roasting_spit(pen: Pen) -> None:
    for x in (-0.82, 0.82):
        tube(pen, WOOD, [(x, 0.98), (x * 0.96, -0.3)], 0.07)
        tube(pen, WOOD, [(x * 0.96, -0.26), (x * 0.96 + 0.12, -0.5)], 0.05)
        tube(pen, WOOD, [(x * 0.96, -0.26), (x * 0.96 - 0.12, -0.5)], 0.05)
    _small(pen, "fire", 0, 0.62, 0.5, (228, 96, 34))
    tube(pen, IRON, [(-1.0, -0.36), (1.02, -0.36)], 0.05)
    tube(pen, IRON, [(1.0, -0.36), (1.0, -0.12)], 0.05)
    modelled(
        pen,
        (168, 92, 46),
        [(-0.5, -0.34), (-0.3, -0.66), (0.2, -0.68), (0.5, -0.36), (0.3, -0.06), (-0.3, -0.04)],
        0.2,
    )


def _cauldron(pen: Pen) -> None:
    _small(pen, "fire", 0, 0.78, 0.42, (228, 96, 34))
    modelled(
        pen,
        IRON,
        [(-0.72, -0.24), (0.72, -0.24), (0.9, 0.2), (0.6, 0.7), (0, 0.84), (-0.6, 0.7), (-0.9, 0.2)],
        0.26,
    )
    bead(pen, darker(IRON, 0.4), 0, -0.24, 0.78, 0.24, 0.06)
    bead(pen, (96, 150, 84), 0, -0.22, 0.64, 0.17, 0.06)
    for x, y, half in (
        (-0.3, -0.36, 0.14),
        (0.16, -0.46, 0.18),
        (0.4, -0.3, 0.1),
        (0.1, -0.86, 0.09),
        (-0.14, -0.68, 0.12),
    ):
        bead(pen, (150, 196, 118), x, y, half, half, 0.08)
    _small(pen, "skull", 0, 0.28, 0.3, (238, 232, 210))


def _smokehouse(pen: Pen) -> None:
    modelled(pen, WOOD, [(-0.74, -0.2), (0.74, -0.2), (0.74, 0.94), (-0.74, 0.94)], 0.12, False)
    for y in (0.04, 0.28, 0.52, 0.76):
        pen.line(darker(WOOD, 0.4), [(-0.72, y), (0.72, y)], 0.022)
    modelled(pen, (60, 38, 24), [(-0.4, 0.06), (0.4, 0.06), (0.4, 0.92), (-0.4, 0.92)], 0.05, False)
    _small(pen, "ham", 0.0, 0.42, 0.4, LANDS["hlak"].good)
    modelled(
        pen,
        darker(STRAW, 0.2),
        [(-1.0, -0.12), (0, -0.8), (1.0, -0.12), (0.6, -0.18), (-0.6, -0.18)],
        0.16,
        False,
    )
    for x in (-0.3, 0.2):
        pen.stroke(
            (244, 242, 238), [(x, -0.6), (x + 0.16, -0.8), (x - 0.06, -1.0), (x + 0.1, -1.16)], 0.1, 0.03
        )


def _drying_rack(pen: Pen) -> None:
    for x in (-0.86, 0.86):
        tube(pen, WOOD, [(x, 0.98), (x * 0.86, -0.7)], 0.07)
    for y in (-0.6, 0.16):
        tube(pen, WOOD, [(-0.9, y), (0.9, y)], 0.05)
    _small(pen, "larvae", -0.3, -0.24, 0.4, LANDS["zork"].good)
    for x in (-0.5, 0.02, 0.5):
        _small(pen, "salt_fish", x, 0.54, 0.36, LANDS["fnord"].good)
    _small(pen, "larvae", 0.42, -0.24, 0.36, LANDS["zork"].good)


def _fruit_picker(pen: Pen) -> None:
    tube(pen, WOOD, [(-0.86, 0.98), (0.3, -0.4)], 0.07)
    modelled(pen, STRAW, [(0.0, -0.5), (0.5, -0.06), (0.62, -0.5), (0.34, -0.82)], 0.14)
    for share in (0.2, 0.5, 0.8):
        pen.line(
            darker(STRAW, 0.4),
            [(0.0 + 0.5 * share, -0.5 + 0.44 * share), (0.34 + 0.28 * share, -0.82 + 0.32 * share)],
            0.025,
        )
    _small(pen, "fruit", 0.44, -0.72, 0.34, LANDS["uluk"].good)
    for x, y in ((0.5, 0.66), (0.84, 0.7)):
        _small(pen, "fruit", x, y, 0.3, LANDS["uluk"].good)


def _digging_stick(pen: Pen) -> None:
    _small(pen, "tubers", -0.5, 0.56, 0.44, LANDS["mgobu"].good)
    tube(pen, WOOD, [(-0.4, -0.98), (0.5, 0.6)], 0.09, 0.1)
    modelled(pen, STONE, [(0.36, 0.4), (0.62, 0.3), (0.78, 0.98), (0.62, 0.96)], 0.1)
    tube(pen, (220, 190, 130), [(-0.14, -0.34), (0.06, -0.42)], 0.05)
    tube(pen, WOOD, [(-0.66, -0.68), (-0.06, -0.98)], 0.07)


def _mushroom_basket(pen: Pen) -> None:
    pen.stroke(darker(STRAW, 0.3), [(-0.8, 0.1), (-0.5, -0.78), (0.5, -0.78), (0.8, 0.1)], 0.09)
    pen.stroke(lighter(STRAW, 0.2), [(-0.82, 0.06), (-0.52, -0.8), (0.48, -0.8), (0.78, 0.06)], 0.04)
    for x, y, size in ((-0.42, -0.06, 0.4), (0.42, -0.06, 0.4), (0.0, -0.2, 0.46)):
        _small(pen, "toadstool", x, y, size, LANDS["tlon"].good)
    modelled(pen, STRAW, [(-0.96, 0.1), (0.96, 0.1), (0.76, 0.94), (-0.76, 0.94)], 0.2, False)
    for row in range(4):
        y = 0.22 + 0.2 * row
        pen.line(
            darker(STRAW, 0.36),
            [(-0.9 + 0.18 * step, y + (0.04 if (step + row) % 2 else -0.04)) for step in range(11)],
            0.026,
        )


def _larva_hook(pen: Pen) -> None:
    modelled(pen, WOOD, [(-0.98, 0.3), (-0.2, 0.2), (-0.1, 0.8), (-0.9, 0.94)], 0.16)
    bead(pen, darker(WOOD, 0.6), -0.16, 0.5, 0.13, 0.22, 0.06)
    tube(pen, (220, 208, 180), [(0.78, -0.96), (0.3, 0.1), (0.02, 0.52), (-0.1, 0.36)], 0.08, 0.04)
    tube(pen, WOOD, [(0.96, -1.02), (0.6, -0.5)], 0.12)
    _small(pen, "larva", 0.5, 0.54, 0.42, LANDS["zork"].good)


def _casting_net(pen: Pen) -> None:
    cord: Colour = (104, 72, 40)
    pen.blob(
        (206, 178, 122), [(0.0, -0.98), (0.5, -0.3), (0.98, 0.72), (0, 0.86), (-0.98, 0.72), (-0.5, -0.3)]
    )
    _small(pen, "carp", 0.02, 0.34, 0.46, LANDS["fnord"].good)
    for step in range(9):
        x = -0.96 + 0.24 * step
        pen.line(cord, [(0.0, -0.96), (x * 0.56, -0.2), (x, 0.74)], 0.024)
    for row in range(5):
        y, half = -0.5 + 0.28 * row, 0.26 + 0.16 * row
        pen.stroke(cord, [(-half, y), (0.0, y + 0.1), (half, y)], 0.02)
    for step in range(9):
        bead(pen, STONE, -0.96 + 0.24 * step, 0.8 + 0.03 * (step % 2), 0.11, 0.1, 0.05)
    tube(pen, WOOD, [(-0.12, -1.04), (0.12, -0.88)], 0.08)


def _hunting_horn(pen: Pen) -> None:
    horn: Colour = (164, 112, 66)
    pen.stroke((122, 60, 40), [(-0.5, -0.16), (-0.1, -1.0), (0.66, -0.66), (0.3, 0.34)], 0.05)
    modelled(pen, horn, [
        (-1.0, -0.34), (-0.72, -0.82), (-0.4, -0.92), (-0.1, -0.2), (0.32, 0.2), (0.9, 0.3), (1.0, 0.48),
        (0.8, 0.6),
        (0.2, 0.74), (-0.44, 0.56), (-0.84, 0.16),
    ], 0.24)  # fmt: skip
    modelled(
        pen,
        darker(horn, 0.7),
        [(-0.98, -0.4), (-0.76, -0.8), (-0.5, -0.88), (-0.6, -0.6), (-0.86, -0.3)],
        0.06,
    )
    for path in ([(-0.7, 0.2), (-0.22, -0.32)], [(0.14, 0.72), (0.26, 0.18)], [(0.66, 0.64), (0.7, 0.26)]):
        pen.line((246, 214, 140), path, 0.08)
        pen.line((168, 58, 44), path, 0.03)


def _spirit_mask(pen: Pen) -> None:
    for step in range(9):
        angle = math.radians(196 + 18.5 * step)
        tip = (1.0 * math.cos(angle), 0.1 + 1.12 * math.sin(angle))
        foot = (0.5 * math.cos(angle), 0.1 + 0.6 * math.sin(angle))
        aside = (-math.sin(angle) * 0.14, math.cos(angle) * 0.14)
        middle = ((tip[0] + foot[0]) / 2, (tip[1] + foot[1]) / 2)
        modelled(pen, (106, 146, 70) if step % 2 else (140, 168, 84), [
            foot, (middle[0] + aside[0], middle[1] + aside[1]), tip,
                (middle[0] - aside[0], middle[1] - aside[1]),
        ], 0.06)  # fmt: skip
    modelled(pen, (186, 128, 74), [(0, -0.66), (0.56, -0.5), (0.72, 0.0), (0.56, 0.56), (0, 0.92),
        (-0.56, 0.56),
                                  (-0.72, 0.0), (-0.56, -0.5)], 0.24)  # fmt: skip
    for half in (0.56, 0.42):
        pen.stroke((140, 90, 50), [(-half, -0.34), (0, -0.34 - half * 0.4), (half, -0.34)], 0.02)
    for side in (-1, 1):
        pen.disc((40, 22, 14), side * 0.3, -0.06, 0.19)
        pen.disc((252, 224, 140), side * 0.3, -0.06, 0.11)
        pen.disc((40, 22, 14), side * 0.3, -0.06, 0.05)
        bead(pen, (206, 110, 70), side * 0.42, 0.3, 0.13, 0.1, 0.05)
    modelled(pen, (160, 102, 58), [(-0.09, -0.06), (0.09, -0.06), (0.15, 0.24), (-0.15, 0.24)], 0.08)
    pen.stroke((40, 22, 14), [(-0.34, 0.42), (0, 0.62), (0.34, 0.42)], 0.06)


def _feast_drum(pen: Pen) -> None:
    draw(pen, "drum", (178, 58, 46))
    for x, y in ((-0.92, 0.1), (0.94, 0.0), (0.86, -0.5)):
        _small(pen, "treat", x, y, 0.15, (250, 206, 72))


PICTURES: dict[str, Callable[[Pen], None]] = {
    "brewing_jar": _brewing_jar,
    "pickling_crock": _pickling_crock,
    "millstone": _millstone,
    "roasting_spit": _roasting_spit,
    "cauldron": _cauldron,
    "smokehouse": _smokehouse,
    "drying_rack": _drying_rack,
    "fruit_picker": _fruit_picker,
    "digging_stick": _digging_stick,
    "mushroom_basket": _mushroom_basket,
    "larva_hook": _larva_hook,
    "casting_net": _casting_net,
    "hunting_horn": _hunting_horn,
    "spirit_mask": _spirit_mask,
    "feast_drum": _feast_drum,
}
