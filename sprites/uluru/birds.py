"""Birds in print: small discs for wishes and lists, and the six cards that name the wish's owner."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.light import gradient, hollowed
from sprites.brushes.materials import paper, printed
from sprites.palette import Colour, darker, lighter, mix
from sprites.silhouettes import coloured
from sprites.symbols import rim_pattern
from sprites.uluru.tints import BirdLook, bird_look

CARD_FACE: Colour = (255, 250, 230)
CARD_RADIUS = 10.0
CARD_EDGE = 2.0
"""How thick the small cards are, in table units."""

_GREY_FIELD: Colour = (224, 219, 210)
_GREY_RING: Colour = (176, 168, 158)
_GREY_BIRD: Colour = (118, 114, 110)
_PATTERNED = 44


def bird_disc(bird: str, d: float, unit: float, grey: bool = False, turn: int = 0) -> pygame.Surface:
    """A bird on a flat disc as it stands on wishes: in its colours, or grey for the wish's owner.

    bird: blue, orange, yellow, green, black or white (else ValueError); d: diameter in table units; unit:
    pixels per table unit; turn: quarter turns of the reader.
    """
    return quarter_turned(disc_px(bird, pixels(d, unit), grey), turn)


def disc_px(bird: str, side: int, grey: bool) -> pygame.Surface:
    """The same upright, its size in pixels."""
    look = bird_look(bird)
    ring, field = (_GREY_RING, _GREY_FIELD) if grey else (look.hue, look.field)
    wide = 0.8 if side >= _PATTERNED and not grey else 0.92 if grey else 0.86

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, darker(ring, 0.2 if grey else 0.5), (middle, middle), middle)
        pygame.draw.circle(layer, ring, (middle, middle), middle * 0.965)
        if side >= _PATTERNED and not grey:
            rim_pattern(layer, look.pattern, look.mark, (middle, middle), middle * 0.81, middle * 0.95)
        pygame.draw.circle(layer, darker(ring, 0.1 if grey else 0.45), (middle, middle), middle * wide)
        pygame.draw.circle(layer, field, (middle, middle), middle * (wide - 0.03))

    disc = drawn((side, side), paint, ring)
    disc.blit(bird_px(bird, side, side / 2 * (0.6 if wide < 0.86 else 0.68), grey), (0, 0))
    return disc


def bird_px(bird: str, side: int, half: float, grey: bool) -> pygame.Surface:
    """A bird alone on a square; side and half its box in pixels; grey: without any hue."""
    look = bird_look(bird)
    if not grey:
        return coloured(look.silhouette, look.hue, side, half)
    return pygame.transform.grayscale(coloured(look.silhouette, _GREY_BIRD, side, half))


def bird_card(bird: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A bird's card in the row: the bird under its sky, a band with the pattern of its ring at the foot.

    bird: blue, orange, yellow, green, black or white (else ValueError); w, h: table units in the reader's
    frame, landscape; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    look = bird_look(bird)
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD_FACE, 7)
    border = max(2, round(min(width, height) * 0.045))
    size = (width - 2 * border, height - 2 * border)
    scene = _scene(look, *size)
    printed(scene, unit, 7)
    window = rounded_mask(*size, max(1.0, (CARD_RADIUS - 3) * unit))
    scene = masked(scene, window)
    hollowed(scene, window, max(1.0, 1.2 * unit), 60, 0)
    face.blit(scene, (border, border))
    return laid(face, unit, turn)


def _scene(look: BirdLook, width: int, height: int) -> pygame.Surface:
    """Sky, ground, the bird with its print shadow, and the band; pixels."""
    band = max(3, round(height * 0.135))
    scene = gradient(width, height, (lighter(look.sky[0], 0.1), look.sky[0], look.sky[1]))
    scene.blit(drawn((width, height), lambda layer, factor: _setting(layer, look), look.sky[1], 3), (0, 0))
    field = height - band
    side = round(field * 1.1)
    form = coloured(look.silhouette, look.hue, side, field * 0.4)
    middle = (width / 2, field * 0.51)
    shift = max(1, round(height * 0.018))
    shade = blurred(tinted(form, darker(look.sky[1], 0.6), 150), max(1.0, height * 0.012))
    blit_centred(scene, shade, (middle[0] + shift, middle[1] + shift))
    blit_centred(scene, form, middle)
    foot = drawn((width, band), lambda layer, factor: _band(layer, look), look.hue, 4)
    scene.blit(foot, (0, field))
    return scene


def _setting(layer: pygame.Surface, look: BirdLook) -> None:
    """A pale sun behind the bird and soft ground below it."""
    width, height = layer.get_size()
    pygame.draw.circle(layer, (*lighter(look.sky[0], 0.55), 150), (width * 0.5, height * 0.42), height * 0.36)
    for level, tone, alpha in ((0.7, mix(look.sky[1], look.hue, 0.12), 150), (0.78, look.sky[1], 255)):
        hill = [
            (step / 24 * width, (level + 0.022 * math.sin(step / 3.2 + level * 20)) * height)
            for step in range(25)
        ]
        cover = blank(width, height, tone)
        pygame.draw.polygon(
            cover, (*mix(tone, darker(look.sky[1], 0.5), 0.22), alpha), [*hill, (width, height), (0, height)]
        )
        layer.blit(cover, (0, 0))


def _band(layer: pygame.Surface, look: BirdLook) -> None:
    """The bird's colour along the foot, with the marks that run round its chip."""
    width, height = layer.get_size()
    layer.fill((*look.hue, 255))
    layer.fill((*darker(look.hue, 0.4), 255), (0, 0, width, max(1, round(height * 0.1))))
    middle, mark, pace = height * 0.55, look.mark, height * 0.9
    count = max(4, round(width / pace))
    places = [(step + 0.5) / count * width for step in range(count)]
    line = max(1, round(height * 0.13))
    match look.pattern:
        case "dots":
            for x in places:
                pygame.draw.circle(layer, mark, (x, middle), height * 0.17)
        case "rays":
            for x in places:
                pygame.draw.line(layer, mark, (x, height * 0.28), (x, height * 0.84), line)
        case "zigzag":
            path = [
                (step / (2 * count) * width, height * (0.32 if step % 2 else 0.8))
                for step in range(2 * count + 1)
            ]
            pygame.draw.lines(layer, mark, False, path, line)
        case "double":
            for share in (0.36, 0.72):
                pygame.draw.line(layer, mark, (0, height * share), (width, height * share), line)
        case "dashes":
            for x in places[::2]:
                pygame.draw.line(layer, mark, (x, middle), (x + pace, middle), round(line * 1.4))
        case _:
            pass


def laid(face: pygame.Surface, unit: float, turn: int) -> pygame.Surface:
    """A printed upright face as a small card: turned, rounded, its edge lit in the frame of the table."""
    print_ = quarter_turned(face, turn)
    mask = rounded_mask(*print_.get_size(), CARD_RADIUS * unit)
    return pressed(print_, mask, unit, CARD_EDGE)
