"""Small pictures of the games' boards, for the match that lies open and for taking seats."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blit_centred, masked, pixels, rounded_mask
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, radial
from sprites.brushes.materials import leather, paper
from sprites.shadow import shadowed
from sprites.shapes import arc, resampled
from sprites.shelf.covers import COVERS
from sprites.shelf.lands import wheel
from sprites.shelf.miniatures import rock_board, ship_board, winter_board
from sprites.silhouettes import coloured
from sprites.ugah import hearth, path_card

PATH_VALUES = {"caterpillar": 1, "lizard": 2, "fish": 3, "boar": 4, "cave_bear": 5}


def mini_board(key: str, w: float, h: float, unit: float) -> pygame.Surface:
    """A small picture of a game's board on pressed card.

    key: ugah, uluru, ukotoa, wolves or uluk (else ValueError); w, h: table units; unit: pixels per table
    unit.
    """
    if key not in COVERS:
        raise ValueError(f"unknown box {key!r}, expected one of {', '.join(COVERS)}")
    width, height = pixels(w, unit), pixels(h, unit)
    mask = rounded_mask(width, height, 12 * unit)
    face = paper(width, height, unit, (224, 190, 138), 3)
    grained(face, 5 * unit, 226, 3)
    gap = max(2, round(9 * unit))
    inner = (max(1, width - 2 * gap), max(1, height - 2 * gap))
    match key:
        case "uluk":
            side_px = min(inner)
            blit_centred(face, wheel(side_px, unit), (width / 2, height / 2))
        case "ugah":
            face.blit(_hide_board(*inner, unit), (gap, gap))
        case "uluru":
            face.blit(rock_board(*inner, unit), (gap, gap))
        case "ukotoa":
            face.blit(ship_board(*inner, unit), (gap, gap))
        case _:
            face.blit(winter_board(*inner, unit), (gap, gap))
    piece = masked(face, mask)
    bevelled(piece, mask, max(1.0, 2 * unit), 140, 130)
    return piece


def _hide_board(width: int, height: int, unit: float) -> pygame.Surface:
    """The ring of path cards round the fire, small; size in pixels."""
    window = rounded_mask(width, height, 8 * unit)
    face = leather(width, height, unit, (140, 92, 56), 4)
    face.blit(radial(width, height, (255, 170, 80, 70), (30, 14, 6, 130), (0.5, 0.5), 1.2, 0.72), (0, 0))
    small = min(width, height) / 560
    half = (width * 0.41, height * 0.405)
    ring = resampled(arc((width / 2, height / 2), half, 90, 450, 180)[:-1], 62 * small)
    kinds = ("caterpillar", "fish", "lizard", "boar", "fish", "cave_bear", "lizard", "caterpillar", "boar")
    for index, (x, y) in enumerate(ring):
        if min(index, len(ring) - index) <= 1:
            continue
        inward = math.degrees(math.atan2((x - width / 2) / half[0] ** 2, (height / 2 - y) / half[1] ** 2))
        kind = kinds[index * 5 % len(kinds)]
        card = path_card(kind, PATH_VALUES[kind], 46, 56, small, inward + 180)
        baked, _ = shadowed(card, 2.5, small)
        blit_centred(face, baked, (x, y))
    fire = hearth(96, 74, small)
    blit_centred(face, fire, (width / 2, height / 2))
    flame = coloured("fire", (226, 84, 24), max(8, round(300 * small)), 130 * small)
    blit_centred(face, pygame.transform.smoothscale_by(flame, 0.5), (width / 2, height / 2 - 6 * small))
    return masked(face, window)
