"""The dark oak table behind menus, and the stone steps of the results."""

from __future__ import annotations

import pygame

from sprites.brushes.canvas import filled, masked, opaque, pixels, rounded_mask, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, falloff, hollowed, radial
from sprites.brushes.materials import shaded_down, stone
from sprites.brushes.wood import wood
from sprites.fonts import number
from sprites.palette import OAK, darker


def tabletop(size_px: tuple[int, int], unit: float) -> pygame.Surface:
    """Dark oak planks lit from the upper left, opaque.

    size_px: width and height in pixels; unit: pixels per table unit.
    """
    width, height = size_px
    planks = max(3, round(height / unit / 180))
    surface = wood(width, height, unit, (124, 82, 50), 3, planks)
    falloff(surface, 104, (0.3, 0.22), 1.0)
    surface.blit(
        radial(width, height, (255, 220, 160, 34), (255, 220, 160, 0), (0.22, 0.14), 1.0, 0.8), (0, 0)
    )
    return opaque(surface)


def step_block(w: float, h: float, unit: float, place: int) -> pygame.Surface:
    """A pillar of hewn stone with a rank on its plaque, for the results.

    w, h: table units (h at least 70); unit: pixels per table unit; place: rank, 1 and up, or 0 for none.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    mask = rounded_mask(width, height, 5 * unit)
    face = stone(width, height, unit, (172, 164, 148), 40 + place)
    grained(face, 3 * unit, 226, 7 + place)
    shaded_down(face, 255, 196)
    course = max(1, round(54 * unit))
    seam = max(1, round(1.6 * unit))
    for top in range(course, height - round(20 * unit), course):
        face.fill((150, 144, 138), (0, top, width, seam), special_flags=pygame.BLEND_RGB_MULT)
        face.fill((34, 32, 26), (0, top + seam, width, seam), special_flags=pygame.BLEND_RGB_ADD)
    cap = max(2, round(9 * unit))
    face.fill((26, 24, 18), (0, 0, width, cap), special_flags=pygame.BLEND_RGB_ADD)
    face.fill((168, 162, 156), (0, cap, width, seam * 2), special_flags=pygame.BLEND_RGB_MULT)
    piece = masked(face, mask)
    bevelled(piece, mask, max(1.0, 4 * unit), 120, 130)
    if place:
        _rank_plaque(piece, unit, place)
    return piece


def _rank_plaque(piece: pygame.Surface, unit: float, place: int) -> None:
    """Carve the rank into the upper part of a stone block (in place)."""
    width = piece.get_width()
    wide, tall = round(width * 0.72), pixels(50, unit)
    mask = rounded_mask(wide, tall, 8 * unit)
    plaque = masked(filled(wide, tall, (182, 174, 158)), mask)
    grained(plaque, 3 * unit, 226, 12)
    hollowed(plaque, mask, max(1.0, 2.5 * unit), 110, 120)
    left, top = (width - wide) // 2, pixels(20, unit)
    piece.blit(plaque, (left, top))
    digits = number(str(place), pixels(36, unit), darker(OAK, 0.55))
    spot = digits.get_rect(center=(width // 2, top + tall // 2))
    shift = max(1, round(unit))
    piece.blit(tinted(digits, (250, 246, 236), 150), spot.move(shift, shift))
    piece.blit(digits, spot)
