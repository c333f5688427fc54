"""Shadows under pieces, and the light that tells where a piece may go."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blank, blurred, drawn, pixels, rounded_mask, tinted
from sprites.palette import CREAM, INK, LAMP, Colour

GLOW_MARGIN = 34
"""How far a glow reaches beyond its rectangle on every side, in table units."""

RING_MARGIN = 8
"""How far a legal-spot ring reaches beyond its rectangle on every side, in table units."""


def shadowed(picture: pygame.Surface, height: float, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A piece with its shadow baked in.

    picture: the piece, cut without shadow; height: how far above the table it is, in table units (2 = a
    card at rest, 16 = carried); unit: pixels per table unit. Returns the larger surface and where the
    picture's upper left corner lies in it, in pixels.
    """
    baked, corner = shadow_of(picture, height, unit)
    baked.blit(picture, corner)
    return baked, corner


def shadow_margin(height: float, unit: float) -> int:
    """How many pixels further than the picture a shadow's surface reaches on every side; see shadowed."""
    return int(_softness(height, unit) * 2.2 + max(_drop(height, unit))) + 2


def _softness(height: float, unit: float) -> float:
    return max(1.0, (1.0 + 0.85 * height) * unit)


def _drop(height: float, unit: float) -> tuple[float, float]:
    return max(1.0, (0.9 + 0.72 * height) * unit), max(1.0, (1.3 + 1.05 * height) * unit)


def shadow_of(picture: pygame.Surface, height: float, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow alone, wide and soft from afar, narrow and dark where the piece touches; see shadowed."""
    soft, drop, pad = _softness(height, unit), _drop(height, unit), shadow_margin(height, unit)
    width, tall = picture.get_size()
    baked = blank(width + 2 * pad, tall + 2 * pad, (12, 6, 2))
    form = blank(width + 2 * pad, tall + 2 * pad, (12, 6, 2))
    form.blit(tinted(picture, (12, 6, 2)), (pad, pad))
    far = blurred(form, soft)
    far.fill((255, 255, 255, max(70, round(150 - 3.4 * height))), special_flags=pygame.BLEND_RGBA_MULT)
    baked.blit(far, (round(drop[0]), round(drop[1])))
    contact = max(0, round(120 - 7 * height))
    if contact:
        near = blurred(form, max(1.0, 1.6 * unit))
        near.fill((255, 255, 255, contact), special_flags=pygame.BLEND_RGBA_MULT)
        baked.blit(near, (max(1, round(unit)), max(1, round(1.3 * unit))))
    return baked, (pad, pad)


def outlined(picture: pygame.Surface, unit: float) -> pygame.Surface:
    """The piece with a strong outline, dark inside and light outside, for eyes that need more contrast.

    unit: pixels per table unit. The result is larger by the same margin on every side.
    """
    thick = max(1, round(1.6 * unit))
    margin = 2 * thick + 1
    width, tall = picture.get_size()
    ringed = blank(width + 2 * margin, tall + 2 * margin, CREAM)
    for colour, reach in ((CREAM, 2 * thick), (INK, thick)):
        form = tinted(picture, colour)
        for step in range(16):
            angle = math.tau * step / 16
            ringed.blit(
                form, (margin + round(reach * math.cos(angle)), margin + round(reach * math.sin(angle)))
            )
    ringed.blit(picture, (margin, margin))
    return ringed


def glow(
    size_px: tuple[int, int], unit: float, colour: Colour = LAMP, radius: float = 14.0, strength: int = 215
) -> pygame.Surface:
    """A soft warm halo to lay under a piece.

    size_px: pixels of the piece; unit: pixels per table unit; radius: its corner radius in table units;
    strength: 0..255. The result reaches round(GLOW_MARGIN * unit) pixels beyond the piece on every side.
    """
    margin = pixels(GLOW_MARGIN, unit)
    grow = pixels(4, unit)
    width, height = size_px
    halo = blank(width + 2 * margin, height + 2 * margin, colour)
    core = rounded_mask(width + 2 * grow, height + 2 * grow, (radius + 4) * unit)
    halo.blit(tinted(core, colour), (margin - grow, margin - grow))
    halo = blurred(halo, 11 * unit)
    return tinted(halo, colour, strength)


def glow_ring(width: float, height: float, unit: float, radius: float = 12.0) -> pygame.Surface:
    """A thin pale-gold ring with a dark under-line, for the many legal spots.

    width, height, radius: the spot in table units; the result reaches round(RING_MARGIN * unit) pixels
    beyond it on every side.
    """
    margin = pixels(RING_MARGIN, unit)
    inner = (pixels(width, unit), pixels(height, unit))

    def paint(layer: pygame.Surface, factor: float) -> None:
        line = max(1, round(2.6 * unit * factor))
        for colour, gap, shift, thick in (
            ((30, 16, 6, 170), 2.0, 1.4, line + max(1, round(1.4 * unit * factor))),
            ((255, 228, 128, 255), 2.6, 0.0, line),
        ):
            left = (margin - gap * unit) * factor
            rect = pygame.Rect(
                round(left),
                round(left + shift * unit * factor),
                round((inner[0] + 2 * gap * unit) * factor),
                round((inner[1] + 2 * gap * unit) * factor),
            )
            pygame.draw.rect(layer, colour, rect, thick, border_radius=round((radius + gap) * unit * factor))

    return drawn((inner[0] + 2 * margin, inner[1] + 2 * margin), paint, (255, 228, 128))
