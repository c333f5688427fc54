"""The knowledge cards: what a community has learnt for good, each with a picture that says how it helps."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn, masked, pixels, quarter_turned, rounded_mask
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import grained
from sprites.brushes.light import gradient, hollowed, radial
from sprites.brushes.materials import paper
from sprites.fonts import fitted_words, font, number, wrapped
from sprites.palette import INK, Colour, darker, lighter, mix
from sprites.pieces import card as card_piece
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.silhouettes.winter import snowy_pine
from sprites.wolves.pictures import grove, ridge
from sprites.wolves.tints import SNOW_LIT, WISDOM

_FACE: Colour = (246, 236, 212)
_SKY: tuple[Colour, Colour] = ((250, 208, 152), (128, 106, 142))
_FAR: Colour = (148, 112, 138)
_NEAR: Colour = (98, 80, 116)
_DARK: Colour = (52, 44, 74)
_CLAY: Colour = (122, 76, 46)
_REED: Colour = (222, 188, 126)


def knowledge(kind: str, w: float, h: float, unit: float, title: str = "", turn: int = 0) -> pygame.Surface:
    """A knowledge card; its middle is the middle of the picture.

    kind: know_the_land, no_waste, showing_off, determination, preservation or the_more_you_share (else
    ValueError); w, h: table units in the reader's frame,
        upright or lying; unit: pixels per table unit; title:
    its name, set below the picture (upright) or beside it (lying), left out where empty; turn: quarter turns
    of the reader.
    """
    if kind not in WISDOM:
        raise ValueError(f"unknown knowledge {kind!r}, expected one of {', '.join(WISDOM)}")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, _FACE, 7)
    inset = max(1, round(0.05 * min(width, height)))
    lying = w > 1.2 * h
    if not title:
        size = (width - 2 * inset, height - 2 * inset)
    elif lying:
        size = (min(round(1.2 * height), round(0.46 * width)) - 2 * inset, height - 2 * inset)
    else:
        size = (width - 2 * inset, round(0.66 * height) - 2 * inset)
    window = rounded_mask(*size, 0.07 * min(width, height))
    art = masked(_picture(kind, size), window)
    hollowed(art, window, max(1.0, 1.4 * unit), 140, 60)
    face.blit(art, (inset, inset))
    if title and lying:
        left = size[0] + 2 * inset
        _words(face, title, pygame.Rect(left, 0, width - left - inset, height))
    elif title:
        top = size[1] + 2 * inset
        _words(face, title, pygame.Rect(inset, top, width - 2 * inset, height - top - inset // 2))
    return card_piece(quarter_turned(face, turn), unit, min(9.0, 0.08 * min(w, h)))


def _words(face: pygame.Surface, title: str, room: pygame.Rect) -> None:
    """A title in one or two lines, as large as fits (in place)."""
    size = max(7, round(min(0.46 * room.height, 0.3 * room.width)))
    while size > 7:
        lines = wrapped(title, font(size, 800), room.width)
        if len(lines) * size * 1.02 <= room.height and "…" not in "".join(lines) and len(lines) < 4:
            break
        size -= 1
    lines = wrapped(title, font(size, 800), room.width)[:3]
    for row, line in enumerate(lines):
        words = fitted_words(line, size, INK, 800, room.width)
        y = room.centery + (row - (len(lines) - 1) / 2) * size * 1.0
        face.blit(words, words.get_rect(center=(room.centerx, y)))


@drafted(24)
def _picture(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted field of a knowledge card; not to be changed."""
    field = gradient(*size, _SKY)
    fine = 3 if size[0] * size[1] < 40_000 else 2

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        pygame.draw.circle(layer, (255, 240, 204), (0.22 * width, 0.2 * height), 0.09 * height)
        ridge(layer, 0.5, _FAR, 0.06, 2.0, 0.6)
        ridge(layer, 0.64, _NEAR, 0.04, 1.6, 2.0)
        ridge(layer, 0.86, _DARK, 0.03, 1.2, 1.0)
        PICTURES[kind](Pen(layer, (width / 2, height / 2), min(width, height) / 2))

    field.blit(drawn(size, paint, _SKY[1], fine), (0, 0))
    field.blit(radial(*size, (255, 232, 184, 80), (255, 232, 184, 0), (0.16, 0.04), 1.2, 0.8), (0, 0))
    grained(field, max(1.0, size[0] / 90), 238, 11)
    return field


def _land(pen: Pen) -> None:
    """Know the Land: a river bends through pines towards the hills, three stones mark a way."""
    grove(pen.surface, 0.6, (84, 72, 112), 9, 0.2, 4)
    for tone, half in (((92, 110, 150), 0.44), ((188, 218, 236), 0.38)):
        pen.stroke(tone, [(0.34, -0.06), (0.02, 0.14), (0.3, 0.36), (-0.16, 0.64), (-0.34, 1.1)], 0.05, half)
    for x, y, size in ((-0.74, 0.42, 0.3), (0.76, 0.46, 0.34), (-0.98, 0.6, 0.34)):
        snowy_pine(Pen(pen.surface, pen.at(x, y - 0.1), pen.scale * size * 1.3), (44, 62, 78))
    for x, y, size in ((0.2, 0.02, 0.05), (0.24, 0.4, 0.08), (0.2, 0.8, 0.12)):
        pen.oval(_DARK, x + 0.26, y + size * 0.5, size * 1.5, size * 0.5)
        pen.oval((250, 220, 150), x + 0.25, y, size * 1.2, size * 0.86)
        pen.oval(lighter((250, 220, 150), 0.5), x + 0.22, y - size * 0.2, size * 0.6, size * 0.36)


def _basket(pen: Pen) -> None:
    """No Waste: a plain basket whose last gap is filled, so that two become three."""
    pen.oval(_DARK, 0.05, 0.82, 0.8, 0.12)
    for x, lean in ((-0.28, -0.2), (0.06, 0.0), (0.36, 0.25)):
        cob = Pen(pen.surface, pen.at(x, -0.16), pen.scale * 0.44, False, (math.cos(lean), math.sin(lean)),
                  (-math.sin(lean), math.cos(lean)))  # fmt: skip
        draw(cob, "cob", (248, 196, 58))
    pen.blob(_CLAY, [(-0.76, 0.0), (-0.2, 0.06), (0.3, 0.06), (0.78, 0.0), (0.68, 0.44), (0.5, 0.82),
        (0.0, 0.88),
                     (-0.5, 0.82), (-0.68, 0.44)])  # fmt: skip
    for row in range(5):
        y = 0.1 + row * 0.155
        half = 0.72 - 0.05 * row
        for step in range(6 + row % 2):
            x = -half + (step + 0.5) * 2 * half / (6 + row % 2)
            pen.oval(darker(_REED, 0.36), x + 0.015, y + 0.02, half / 6.6, 0.07)
            pen.oval(_REED, x, y, half / 6.8, 0.062)
            pen.oval(lighter(_REED, 0.4), x - 0.02, y - 0.02, half / 12, 0.018)
    pen.stroke(darker(_CLAY, 0.2), [(-0.8, 0.0), (0, 0.06), (0.82, 0.0)], 0.075)
    pen.stroke(lighter(_CLAY, 0.3), [(-0.78, -0.025), (0, 0.03), (0.78, -0.025)], 0.03)


def _peak(pen: Pen) -> None:
    """Showing Off: a star low over the highest peak, as bright as can be, six steps below it."""
    pen.polygon(_DARK, [(-1.3, 1.0), (0.02, -0.34), (1.3, 1.0)])
    pen.polygon((132, 116, 156), [(-1.3, 1.0), (0.02, -0.34), (-0.1, 0.2), (0.1, 0.5), (-0.16, 1.0)])
    pen.polygon(
        SNOW_LIT,
        [
            (0.02, -0.34),
            (-0.32, 0.0),
            (-0.18, -0.02),
            (-0.1, 0.12),
            (0.02, -0.04),
            (0.14, 0.1),
            (0.2, -0.06),
            (0.32, -0.04),
        ],
    )
    for step in range(6):
        x, y = -0.52 + step * 0.09, 0.9 - step * 0.16
        pen.oval((255, 224, 150), x, y, 0.075 - step * 0.005, 0.045)
    for size, tone in ((0.62, mix(_SKY[0], (255, 246, 210), 0.5)), (0.42, (255, 244, 206))):
        pen.disc(tone, 0.02, -0.5, size * 0.6)
    draw(Pen(pen.surface, pen.at(0.02, -0.5), pen.scale * 0.48), "guide_star", (252, 206, 92))


def _storm(pen: Pen) -> None:
    """Determination: a pine that bends in the storm and stands; at its foot a token's worth is found."""
    chance = random.Random(8)
    for _ in range(26):
        x, y, long = chance.uniform(-1.6, 1.2), chance.uniform(-0.95, 0.7), chance.uniform(0.2, 0.6)
        pen.line((236, 238, 250), [(x, y), (x + long, y + 0.07)], 0.012)
    lean = math.radians(16)
    tree = Pen(pen.surface, pen.at(0.02, 0.0), pen.scale * 0.86, False, (math.cos(lean), math.sin(lean)),
               (-math.sin(lean) * 1.0, math.cos(lean)))  # fmt: skip
    snowy_pine(tree, (36, 70, 66))
    pen.blob(
        SNOW_LIT,
        [(-1.4, 0.86), (-0.6, 0.72), (-0.1, 0.66), (0.5, 0.76), (1.4, 0.84), (1.4, 1.2), (-1.4, 1.2)],
    )
    pen.blob((196, 206, 230), [(-0.1, 0.72), (0.5, 0.8), (1.4, 0.9), (1.4, 1.2), (0.4, 1.2)])
    pen.disc(darker((240, 192, 78), 0.5), 0.53, 0.68, 0.17)
    pen.disc((240, 192, 78), 0.52, 0.66, 0.15)
    pen.line(darker((240, 192, 78), 0.6), [(0.44, 0.66), (0.6, 0.66)], 0.03)
    pen.line(darker((240, 192, 78), 0.6), [(0.52, 0.58), (0.52, 0.74)], 0.03)


def _store(pen: Pen) -> None:
    """Preservation: a plain store-house on posts in the snow, light in its door, room for more."""
    pen.oval(_DARK, 0.1, 0.86, 1.0, 0.12)
    for x in (-0.52, -0.18, 0.2, 0.54):
        pen.line(darker(_CLAY, 0.5), [(x, 0.46), (x, 0.86)], 0.055)
    pen.polygon(_CLAY, [(-0.66, -0.1), (0.66, -0.1), (0.66, 0.52), (-0.66, 0.52)])
    for row in range(4):
        y = 0.06 + row * 0.15
        pen.line(darker(_CLAY, 0.42), [(-0.66, y), (0.66, y)], 0.014)
        pen.line(lighter(_CLAY, 0.24), [(-0.66, y + 0.03), (0.66, y + 0.03)], 0.009)
    pen.polygon((255, 214, 124), [(-0.19, 0.08), (0.19, 0.08), (0.19, 0.52), (-0.19, 0.52)])
    for x, y in ((-0.1, 0.44), (0.08, 0.44), (0.0, 0.33)):
        pen.oval(darker(_REED, 0.3), x, y, 0.09, 0.075)
        pen.oval(_REED, x - 0.01, y - 0.012, 0.07, 0.055)
    pen.polygon(
        darker(_CLAY, 0.55),
        [(-0.9, -0.04), (0.0, -0.62), (0.9, -0.04), (0.78, -0.02), (0, -0.46), (-0.78, -0.02)],
    )
    pen.blob((190, 202, 228), [(-0.96, -0.06), (-0.4, -0.44), (0.0, -0.72), (0.4, -0.44), (0.96, -0.06),
        (0.5, -0.24),
                               (0.0, -0.54), (-0.5, -0.24)])  # fmt: skip
    pen.blob(
        SNOW_LIT, [(-0.96, -0.1), (-0.42, -0.48), (0.0, -0.78), (0.38, -0.5), (0.0, -0.64), (-0.5, -0.3)]
    )


def _feast(pen: Pen) -> None:
    """The More You Share: a laden bowl between two hands' worth of paws, more than five things in it."""
    pen.oval(_DARK, 0.05, 0.8, 0.94, 0.13)
    for x, y, kind, size, tone in (
        (-0.46, -0.04, "cob", 0.36, (248, 196, 58)), (0.46, -0.02, "cob", 0.36, (248, 196, 58)),
        (0.0, -0.14, "salmon", 0.5, (54, 116, 150)), (-0.2, 0.08, "salmon", 0.44, (38, 92, 126)),
    ):  # fmt: skip
        draw(Pen(pen.surface, pen.at(x, y), pen.scale * size), kind, tone)
    for x, y in ((-0.5, 0.2), (-0.26, 0.16), (0.24, 0.16), (0.5, 0.2), (0.0, 0.14)):
        pen.disc(darker((188, 62, 58), 0.3), x + 0.01, y + 0.02, 0.13)
        pen.disc((188, 62, 58), x, y, 0.12)
        pen.disc((240, 150, 130), x - 0.04, y - 0.045, 0.035)
    pen.blob(_CLAY, [(-0.92, 0.22), (-0.3, 0.3), (0.3, 0.3), (0.92, 0.22), (0.78, 0.56), (0.44, 0.82),
        (0.0, 0.88),
                     (-0.44, 0.82), (-0.78, 0.56)])  # fmt: skip
    pen.stroke(lighter(_CLAY, 0.34), [(-0.92, 0.23), (0, 0.32), (0.92, 0.23)], 0.05)
    pen.stroke(darker(_CLAY, 0.34), [(-0.7, 0.52), (0, 0.64), (0.7, 0.52)], 0.03)
    for side in (-1, 1):
        pen.stroke((255, 236, 180), [(side * 0.5, -0.5), (side * 0.76, -0.74)], 0.05)
        pen.polygon((255, 236, 180), [(side * 0.94, -0.92), (side * 0.86, -0.58), (side * 0.6, -0.84)])


PICTURES: dict[str, Callable[[Pen], None]] = {
    "know_the_land": _land,
    "no_waste": _basket,
    "showing_off": _peak,
    "determination": _storm,
    "preservation": _store,
    "the_more_you_share": _feast,
}


def knowledge_pile(
    kind: str, left: int, w: float, h: float, unit: float, title: str = "", turn: int = 0
) -> pygame.Surface:
    """The supply of one kind of knowledge: a card with how many are left, or greyed where none is.

    left: cards in the supply; other arguments as for knowledge().
    """
    piece = knowledge(kind, w, h, unit, title, turn)
    if left < 1:
        grey = pygame.transform.grayscale(piece)
        grey.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        return grey
    count = number(f"×{left}", max(7, round(0.2 * pixels(min(w, h), unit))), (255, 253, 244))
    box = count.get_bounding_rect()
    pad = max(2, round(0.3 * box.height))
    tag = pygame.Surface((box.width + 2 * pad, box.height + 2 * pad), pygame.SRCALPHA)
    pygame.draw.rect(tag, (*darker(_DARK, 0.3), 255), tag.get_rect(), border_radius=tag.get_height() // 2)
    tag.blit(count, (pad - box.x, pad - box.y))
    tag = quarter_turned(tag, turn)
    corner = {0: "topright", 1: "bottomright", 2: "bottomleft", 3: "topleft"}[turn % 4]
    frame = piece.get_rect().inflate(-2 * pad, -2 * pad)
    piece.blit(tag, tag.get_rect(**{corner: getattr(frame, corner)}))
    return piece
