"""Small marks beside a community: its rank, what it is doing, who is elected."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    disc_mask,
    drawn,
    masked,
    pixels,
    polygon_mask,
    quarter_turned,
    tinted,
)
from sprites.brushes.light import bevelled, radial
from sprites.brushes.materials import paper
from sprites.fonts import number
from sprites.palette import Colour, darker
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.wolves.tints import GOLD, SNOW_LIT

BADGES = ("draw", "look", "pick", "stopped", "overstretched", "skips", "chief", "settled")
_BADGE_TONES: dict[str, Colour] = {
    "draw": (54, 104, 150),
    "look": (96, 76, 148),
    "pick": (96, 76, 148),
    "stopped": (48, 112, 82),
    "overstretched": (176, 52, 34),
    "skips": (98, 104, 124),
    "chief": (150, 104, 26),
    "settled": (48, 112, 82),
}


def rank(value: int, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A rank's pennant with its number: the first is gold with a point on top; 0 is an empty one.

    value: 0..6; d: height in table units (a little narrower); unit: pixels per table unit; turn: quarter
    turns of the reader.
    """
    size = (pixels(0.86 * d, unit), pixels(d, unit))
    first = value == 1
    tone: Colour = GOLD if first else (238, 228, 206) if value else (150, 140, 128)
    shares = [(0.06, 0.04), (0.94, 0.04), (0.94, 0.96), (0.5, 0.76), (0.06, 0.96)]
    path = [(x * size[0], y * size[1]) for x, y in shares]
    mask = polygon_mask(*size, path)
    face = masked(paper(*size, unit, tone, 4), mask)

    def seam(layer: pygame.Surface, factor: float) -> None:
        inner = [
            ((0.5 + (x - 0.5) * 0.8) * layer.get_width(), (0.46 + (y - 0.46) * 0.82) * layer.get_height())
            for x, y in shares
        ]
        pygame.draw.polygon(layer, darker(tone, 0.4), inner, max(1, round(0.03 * layer.get_width())))

    face.blit(drawn(size, seam, darker(tone, 0.4)), (0, 0))
    if value:
        figures = number(str(value), max(7, round(0.56 * size[1])), (70, 40, 10) if first else (52, 38, 28))
        box = figures.get_bounding_rect()
        at = (round(size[0] / 2 - box.width / 2 - box.x), round(0.42 * size[1] - box.height / 2 - box.y))
        face.blit(figures, at)
    face = quarter_turned(face, turn)
    turned = quarter_turned(mask, turn)
    bevelled(face, turned, max(1.0, 0.03 * size[1]), 140, 120)
    return face


def badge(kind: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """What a community is doing, as a round badge; its middle is the middle of the picture.

    kind: draw (a card comes), look (three cards are looked at), pick (a token is chosen), stopped (a bar),
    overstretched (three stars, broken), skips (a sleeping moon), settled (a tick) or chief (a paw in a wreath
    of leaves), else ValueError; d: diameter in table units; unit: pixels per table unit; turn: quarter turns
    of the reader.
    """
    if kind not in BADGES:
        raise ValueError(f"unknown badge {kind!r}, expected one of {', '.join(BADGES)}")
    side = pixels(d, unit)
    tone = _BADGE_TONES[kind]
    whole = disc_mask(side, 0.985)
    piece = tinted(whole, SNOW_LIT)
    inner = disc_mask(side, 0.86)
    face = masked(
        radial(side, side, (*_paler(tone), 255), (*darker(tone, 0.2), 255), (0.34, 0.28), 1.3, 0.8), inner
    )
    bevelled(face, inner, max(1.0, 0.03 * side), 110, 120)
    piece.blit(face, (0, 0))

    def sign(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        _badge_sign(Pen(layer, (middle, middle), middle * 0.66), kind)

    piece.blit(quarter_turned(drawn((side, side), sign, SNOW_LIT), turn), (0, 0))
    bevelled(piece, whole, max(1.0, 0.02 * side), 60, 120)
    return piece


def _paler(tone: Colour) -> Colour:
    return min(255, tone[0] + 40), min(255, tone[1] + 40), min(255, tone[2] + 40)


def _badge_sign(pen: Pen, kind: str) -> None:
    """The sign of a badge, in white and gold."""
    white, star = SNOW_LIT, (255, 214, 110)

    def sheet(x: float, y: float, half: float, tone: Colour) -> None:
        pen.polygon(tone, [(x - half, y - 1.4 * half), (x + half, y - 1.4 * half), (x + half, y + 1.4 * half),
                           (x - half, y + 1.4 * half)])  # fmt: skip

    match kind:
        case "draw":
            sheet(-0.26, -0.04, 0.42, white)
            pen.line(white, [(0.5, -0.7), (0.5, 0.3)], 0.13)
            pen.polygon(white, [(0.14, 0.2), (0.86, 0.2), (0.5, 0.76)])
        case "look":
            for lean in (-0.62, 0.0, 0.62):
                sheet(lean, 0.34, 0.24, white)
            pen.blob(
                white, [(-0.8, -0.44), (-0.3, -0.76), (0.3, -0.76), (0.8, -0.44), (0.3, -0.14), (-0.3, -0.14)]
            )
            pen.disc((60, 44, 104), 0, -0.45, 0.24)
        case "pick":
            pen.disc(white, 0, 0, 0.72)
            pen.line((60, 44, 104), [(-0.34, 0), (0.34, 0)], 0.12)
            pen.line((60, 44, 104), [(0, -0.34), (0, 0.34)], 0.12)
        case "stopped":
            for x in (-0.36, 0.36):
                pen.line(white, [(x, -0.6), (x, 0.6)], 0.2)
        case "settled":
            pen.line(white, [(-0.66, 0.04), (-0.16, 0.5), (0.7, -0.52)], 0.17)
        case "overstretched":
            for x, y in ((-0.5, 0.36), (0.5, 0.36), (0.0, -0.5)):
                spot = Pen(pen.surface, pen.at(x, y), pen.scale * 0.52)
                draw(spot, "guide_star", star)
            pen.line((70, 14, 6), [(-0.86, -0.3), (-0.2, 0.06), (0.04, -0.1), (0.86, 0.2)], 0.09)
        case "skips":
            pen.blob(white, [(0.1, -0.8), (-0.46, -0.56), (-0.7, 0.0), (-0.46, 0.56), (0.1, 0.8), (0.6, 0.56),
                             (0.1, 0.4), (-0.12, 0.0), (0.1, -0.4), (0.56, -0.62)])  # fmt: skip
            for x, y, size in ((0.5, -0.1, 0.2), (0.72, 0.26, 0.13)):
                pen.line(
                    white,
                    [(x - size, y - size), (x + size, y - size), (x - size, y + size), (x + size, y + size)],
                    0.05,
                )
        case _:
            draw(Pen(pen.surface, pen.at(0, -0.02), pen.scale * 0.62), "paw", white)
            for side in (-1, 1):
                for step in range(8):
                    _sprig(pen, side, math.radians(10 + 18 * step), star)


def _sprig(pen: Pen, side: int, angle: float, tone: Colour) -> None:
    """Two leaves of a wreath; angle: from its foot upwards, side: -1 or 1."""
    x, y = side * 0.94 * math.sin(angle), 0.94 * math.cos(angle)
    for lean in (-0.55, 0.55):
        along = (side * math.cos(angle + lean), -math.sin(angle + lean))
        across = (-along[1] * 0.07, along[0] * 0.07)
        middle = (x + along[0] * 0.14, y + along[1] * 0.14)
        pen.blob(
            tone,
            [
                (x, y),
                (middle[0] + across[0], middle[1] + across[1]),
                (x + along[0] * 0.32, y + along[1] * 0.32),
                (middle[0] - across[0], middle[1] - across[1]),
            ],
        )
