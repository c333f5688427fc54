"""Game boxes with their painted lids, and the small boards of unfinished matches."""

from __future__ import annotations

import random

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    drawn,
    masked,
    pixels,
    polygon_mask,
)
from sprites.brushes.dust import settled
from sprites.brushes.grain import grained, multiply
from sprites.brushes.light import gradient, radial
from sprites.brushes.materials import paper
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Point
from sprites.shelf.covers import COVERS, Cover, dusk
from sprites.shelf.wall import gilt

BOX_DEPTH = 20.0
"""How far a box reaches to the right of and above its lid, in table units."""


def box(key: str, title: str, w: float, h: float, unit: float) -> pygame.Surface:
    """A game box standing on its edge, its lid painted.

    key: ugah, uluru, ukotoa, wolves or uluk (else ValueError); title: the word on the lid; w, h: size of
    the lid in table units; unit: pixels per table unit. The picture is BOX_DEPTH wider and higher than the
    lid, which lies at its lower left.
    """
    painter, ink, side = _cover(key)
    width, height = pixels(w, unit), pixels(h, unit)
    lid = _lid(painter, title, ink, side, width, height, unit)
    depth = pixels(BOX_DEPTH, unit)
    picture = blank(width + depth, height + depth, dusk(side))
    _sides(picture, width, height, depth, side, unit)
    picture.blit(lid, (0, depth))
    return picture


def _cover(key: str) -> tuple[Cover, Colour, Colour]:
    """What is painted on a box; raises ValueError for an unknown key."""
    if key not in COVERS:
        raise ValueError(f"unknown box {key!r}, expected one of {', '.join(COVERS)}")
    return COVERS[key]


def _lid(
    painter: Cover, title: str, ink: Colour, side: Colour, width: int, height: int, unit: float
) -> pygame.Surface:
    """The front of a box: painting, name, border and a sheen."""
    factor = 2
    full = (width * factor, height * factor)
    art = painter(*full, unit * factor)
    shade = gradient(full[0], round(full[1] * 0.3), ((150, 146, 150), (206, 204, 206), (255, 255, 255)))
    art.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    name = gilt(title, round(full[0] * 66 / 308), ink, (22, 12, 10), round(full[0] * 0.86))
    blit_centred(art, name, (full[0] / 2, full[1] * 0.115))
    face = pygame.transform.smoothscale(art, (width, height))
    grained(face, 1.6 * unit, 244, 2)
    _border(face, side, unit)
    _scuffed(face, unit, len(title))
    _gloss(face)
    sheen = radial(width, height, (255, 250, 230, 30), (0, 0, 0, 40), (0.2, 0.08), 1.3, 1.1)
    face.blit(sheen, (0, 0))
    return face


def _border(face: pygame.Surface, side: Colour, unit: float) -> None:
    """The box's colour round the painting, with a worn light edge (in place)."""
    width, height = face.get_size()
    edge, band = max(1, round(1.6 * unit)), max(2, round(6.5 * unit))
    rect = face.get_rect()
    pygame.draw.rect(face, mix(side, (255, 255, 255), 0.12), rect, band)
    inner = rect.inflate(-2 * band, -2 * band)
    pygame.draw.rect(face, darker(side, 0.5), inner.inflate(2, 2), 1)
    light = lighter(side, 0.86)
    face.fill(light, (0, 0, width, edge))
    face.fill(light, (0, 0, edge, height))
    face.fill(darker(side, 0.2), (width - edge, 0, edge, height))
    face.fill(darker(side, 0.5), (0, height - edge, width, edge))


def _scuffed(face: pygame.Surface, unit: float, seed: int) -> None:
    """Pale rubbed places along the edges of a well-used lid, most at its corners (in place)."""
    chance = random.Random(seed)
    width, height = face.get_size()
    layer = blank(width, height, (255, 244, 224))
    for _ in range(150):
        along = chance.random() ** 2.6 / 2
        along = along if chance.random() < 0.5 else 1 - along
        depth = abs(chance.gauss(0, 2.2)) * unit
        length, thick = chance.uniform(2, 11) * unit, max(1, round(chance.uniform(0.4, 1.5) * unit))
        alpha = chance.randint(30, 120)
        if chance.random() < 0.5:
            low = chance.random() < 0.5
            y = height - depth - thick if low else depth
            layer.fill((255, 244, 224, alpha), (along * width, y, length, thick))
        else:
            right = chance.random() < 0.5
            x = width - depth - thick if right else depth
            layer.fill((255, 244, 224, alpha), (x, along * height, thick, length))
    face.blit(blurred(layer, max(1.0, 0.7 * unit)), (0, 0))


def _gloss(face: pygame.Surface) -> None:
    """The window's light lying aslant on a varnished lid (in place)."""
    width, height = face.get_size()
    small = blank(max(8, width // 4), max(8, height // 4), (255, 250, 236))
    wide, tall = small.get_size()
    for start, end, alpha in ((0.02, 0.3, 26), (0.36, 0.44, 18)):
        band = [
            (wide * (start * 2.2), 0),
            (wide * (end * 2.2), 0),
            (wide * (end * 2.2) - tall * 0.62, tall),
            (wide * (start * 2.2) - tall * 0.62, tall),
        ]
        pygame.draw.polygon(small, (255, 250, 236, alpha), band)
    soft = blurred(small, max(1.0, wide * 0.02))
    fade = gradient(wide, tall, ((255, 255, 255), (150, 150, 150), (30, 30, 30)))
    veil = blank(wide, tall, (255, 255, 255))
    for row in range(tall):
        veil.fill((255, 255, 255, fade.get_at((0, row)).r), (0, row, wide, 1))
    soft.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))


def _sides(picture: pygame.Surface, width: int, height: int, depth: int, side: Colour, unit: float) -> None:
    """Upper and right side of a box (in place): lit and dusty card above, shaded card to the right."""
    rise = max(1, round(depth * 0.8))
    top: list[Point] = [(0, rise), (depth, 0), (width + depth, 0), (width, rise)]
    lid = masked(
        paper(width + depth, rise, unit, lighter(side, 0.34), 5), polygon_mask(width + depth, rise, top)
    )
    multiply(lid, gradient(width + depth, rise, ((222, 222, 224), (255, 255, 255))))
    settled(lid, unit, 9 + width % 7)
    picture.blit(lid, (0, depth - rise))
    right: list[Point] = [(0, rise), (depth, 0), (depth, height - 1), (0, height + rise - 1)]
    dark = paper(depth, height + rise, unit, darker(side, 0.5), 5)
    multiply(dark, gradient(depth, height + rise, ((255, 255, 255), (176, 170, 172), (126, 120, 124))))
    bounce = gradient(depth, height + rise, ((0, 0, 0), (0, 0, 0), (0, 0, 0), (34, 20, 10)))
    dark.blit(bounce, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    picture.blit(masked(dark, polygon_mask(depth, height + rise, right)), (width, depth - rise))

    def seam(layer: pygame.Surface, factor: float) -> None:
        inset = depth * 0.42 * factor
        low = (height + depth) * factor - inset * rise / depth
        line = max(1, round(1.5 * unit * factor))
        slant = depth * factor - inset * rise / depth
        corner = (width * factor + inset, slant)
        pygame.draw.line(layer, (*darker(side, 0.78), 210), corner, (corner[0], low), line)
        pygame.draw.line(layer, (*darker(side, 0.1), 190), (inset, slant), corner, line)
        fold = ((0, depth * factor), (width * factor, depth * factor))
        pygame.draw.line(layer, (*lighter(side, 0.7), 120), *fold, line)

    picture.blit(drawn(picture.get_size(), seam, darker(side, 0.5), 3), (0, 0))
