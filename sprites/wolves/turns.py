"""The turn track: eight tiles through the year, from thaw to deep winter."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from sprites import fonts
from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blit_centred,
    drawn,
    faded,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.light import bevelled, gradient, hollowed, radial
from sprites.brushes.materials import paper, printed
from sprites.palette import INK, LAMP, Colour, darker, lighter, mix
from sprites.shapes import Pen, arc
from sprites.wolves.pictures import grove, ridge
from sprites.wolves.tints import SEASONS, SNOW_LIT, season_of
from sprites.wolves.tokens import token

TURN_STATES = ("past", "now", "ahead")
TILE_THICKNESS = 3.0
_FACE: Colour = (246, 239, 222)


def turn_tile(
    number: int,
    w: float,
    h: float,
    unit: float,
    state: str = "ahead",
    takes: int = 0,
    taken: Sequence[str] = (),
    turn: int = 0,
) -> pygame.Surface:
    """A tile of the turn track; its middle is the middle of the picture.

    number: the turn, 1..8 (else ValueError); w, h: table units in the reader's frame, upright; unit: pixels
    per table unit; state: 'past' (grey), 'now' (a bright rim) or 'ahead'; takes: how many cards this turn
    takes from every deck, shown as a minus and a number; taken: kinds of the availability cards flipped so
    far, shown as tokens instead; turn: quarter turns of the reader.
    """
    season = season_of(number)
    if state not in TURN_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(TURN_STATES)}")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, _FACE, 3)
    inset = max(1, round(0.06 * width))
    size = (width - 2 * inset, round(0.62 * height) - inset)
    window = rounded_mask(*size, 0.1 * width)
    art = masked(_season(season, number % 2 == 0, size), window)
    hollowed(art, window, max(1.0, 1.4 * unit), 130, 60)
    face.blit(art, (inset, inset))
    tone = SEASONS[season][2]
    figures = fonts.number(str(number), max(7, round(0.36 * height)), (255, 253, 244))
    box = figures.get_bounding_rect()
    at = (
        round(inset + 0.26 * size[0] - box.width / 2 - box.x),
        round(inset + size[1] * 0.5 - box.height / 2 - box.y),
    )
    for step in range(8):
        angle = step * math.tau / 8
        reach = max(1.0, 0.022 * height)
        edge = tinted(figures, darker(tone, 0.4))
        face.blit(edge, (at[0] + round(reach * math.cos(angle)), at[1] + round(reach * math.sin(angle))))
    face.blit(figures, at)
    if not taken:
        _loss(face, takes, inset + size[1])
    if state == "past":
        face.blit(faded(pygame.transform.grayscale(face), 190), (0, 0))
        face.blit(tinted(rounded_mask(width, height, 0), (206, 214, 226), 84), (0, 0))
    face = quarter_turned(face, turn)
    pace = min(0.3 * w, 0.92 * w / max(1, len(taken)))
    for place, kind in enumerate(taken):
        aside, down = (place - (len(taken) - 1) / 2) * pace, 0.31 * h
        for _ in range(turn % 4):
            aside, down = -down, aside
        chip = token(kind, min(0.3 * w, 0.3 * h), unit, turn)
        middle = (face.get_width() / 2 + aside * unit, face.get_height() / 2 + down * unit)
        blit_centred(face, chip, middle)
    mask = rounded_mask(*face.get_size(), 0.12 * width)
    if state == "now":
        line = max(2, round(3.2 * unit))
        ring = mask.copy()
        inner = rounded_mask(face.get_width() - 2 * line, face.get_height() - 2 * line, 0.12 * width - line)
        ring.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
        face.blit(tinted(ring, LAMP), (0, 0))
    bevelled(face, mask, max(1.0, 1.6 * unit), 110, 90)
    return pressed(face, mask, unit, TILE_THICKNESS if state != "now" else 2 * TILE_THICKNESS, (132, 106, 74))


def _loss(face: pygame.Surface, takes: int, top: int) -> None:
    """How many cards the turn takes, in the foot of a tile (in place); top: pixels."""
    width, height = face.get_size()
    room = height - top
    if takes <= 0:
        pygame.draw.circle(face, (186, 174, 150), (width / 2, top + room * 0.46), max(2, room * 0.1))
        return
    figures = fonts.number(f"−{takes}", max(7, round(room * 0.78)), INK)
    box = figures.get_bounding_rect()
    face.blit(
        figures,
        (round(width / 2 - box.width / 2 - box.x), round(top + room * 0.46 - box.height / 2 - box.y)),
    )


@drafted(16)
def _season(season: str, late: bool, size: tuple[int, int]) -> pygame.Surface:
    """The little landscape of a turn, its sign at the right; not to be changed."""
    sky, middle, ink = SEASONS[season]
    field = gradient(*size, (mix(sky, middle, 0.25 if late else 0.0), middle))

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        snow = season == "winter"
        far, near = mix(middle, ink, 0.25), mix(middle, ink, 0.55)
        grove(layer, 0.66, far, 7, 0.3, 3 + late)
        ridge(layer, 0.66, (226, 236, 246) if snow else mix(middle, ink, 0.12), 0.03, 2.0, 1.0 + late)
        ridge(layer, 0.84, SNOW_LIT if snow else near, 0.03, 1.4, 2.2 - late)
        _sign(Pen(layer, (0.71 * width, 0.44 * height), 0.34 * min(width, height)), season, late, ink)

    field.blit(drawn(size, paint, middle, 3), (0, 0))
    field.blit(radial(*size, (255, 250, 230, 90), (255, 250, 230, 0), (0.1, 0.0), 1.2, 0.8), (0, 0))
    printed(field, 1.0, 5)
    return field


def _sign(pen: Pen, season: str, late: bool, ink: Colour) -> None:
    """Sprout and blossom, sun low and high, leaf and bare twig, snowflake and drift."""
    pale = (255, 253, 244)
    match season:
        case "spring":
            pen.line(ink, [(0, 0.95), (0, -0.1)], 0.1)
            for side in (-1, 1):
                leaf = [(0, 0.3), (side * 0.34, -0.12), (side * 0.92, -0.16), (side * 0.62, 0.3)]
                pen.blob(ink, leaf)
            if late:
                for step in range(5):
                    angle = math.radians(72 * step - 90)
                    pen.disc(pale, 0.26 * math.cos(angle), -0.5 + 0.26 * math.sin(angle), 0.22)
                pen.disc((240, 190, 70), 0, -0.5, 0.17)
            else:
                pen.blob(ink, [(0, 0.1), (0.26, -0.4), (0, -0.9), (-0.26, -0.4)])
        case "summer":
            pen.disc(pale, 0, 0, 0.5)
            pen.disc(lighter((240, 180, 50), 0.2), 0, 0, 0.4)
            for step in range(12 if late else 8):
                angle = step * math.tau / (12 if late else 8)
                inner, outer = (0.62, 0.98)
                pen.line(
                    ink,
                    [
                        (inner * math.cos(angle), inner * math.sin(angle)),
                        (outer * math.cos(angle), outer * math.sin(angle)),
                    ],
                    0.07,
                )
        case "autumn":
            if late:
                pen.stroke(ink, [(-0.3, 0.95), (0.0, 0.2), (0.06, -0.95)], 0.1, 0.04)
                for y, x in ((0.3, 0.8), (-0.1, -0.74), (-0.4, 0.56)):
                    pen.stroke(ink, [(0.02, y), (x * 0.6, y - 0.36), (x, y - 0.44)], 0.06, 0.03)
                pen.blob(pale, [(-0.74, -0.5), (-0.56, -0.3), (-0.66, 0.02), (-0.86, -0.2)])
            else:
                pen.blob(ink, [
                    (0, 0.62), (-0.3, 0.5), (-0.86, 0.34), (-0.66, -0.1), (-0.8, -0.5), (-0.3, -0.46),
                        (0, -1.0),
                    (0.3, -0.46), (0.8, -0.5), (0.66, -0.1), (0.86, 0.34), (0.3, 0.5),
                ])  # fmt: skip
                pen.line(ink, [(0, 0.5), (0.06, 1.0)], 0.08)
                pen.line(pale, [(0, 0.5), (0, -0.6)], 0.04)
                for side in (-1, 1):
                    pen.line(pale, [(0, 0.3), (side * 0.5, 0.0)], 0.035)
        case _:
            for step in range(6):
                angle = math.radians(60 * step + 30)
                cosine, sine = math.cos(angle), math.sin(angle)
                pen.line(ink, [(0, 0), (cosine * 0.98, sine * 0.98)], 0.08)
                for lean in (-0.55, 0.55):
                    x, y = cosine * 0.56, sine * 0.56
                    tip = (x + 0.34 * math.cos(angle + lean), y + 0.34 * math.sin(angle + lean))
                    pen.line(ink, [(x, y), tip], 0.06)
            if late:
                pen.line(ink, arc((0, 0), (0.3, 0.3), 0, 360, 6), 0.07, True)
                pen.disc(pale, 0, 0, 0.2)
