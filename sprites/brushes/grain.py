"""Noise, and the relief that makes leather, stone, felt and ash out of it."""

from __future__ import annotations

import random

import pygame

from sprites.palette import Colour


def noise(
    width: int,
    height: int,
    cell: float,
    low: int,
    high: int,
    seed: int,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> pygame.Surface:
    """Smooth grey noise without alpha.

    width, height, cell: pixels (cell = size of one grain); low, high: darkest and lightest grey 0..255;
    stretch: grain length along x and y, (40, 0.5) gives wood.
    """
    columns = max(2, int(width / max(0.5, cell * stretch[0])))
    rows = max(2, int(height / max(0.5, cell * stretch[1])))
    columns, rows = min(columns, width * 2 + 2), min(rows, height * 2 + 2)
    grains = pygame.image.frombytes(random.Random(seed).randbytes(columns * rows), (columns, rows), "P")
    grains.set_palette([(low + (high - low) * value // 255,) * 3 for value in range(256)])
    picture = pygame.Surface((columns, rows), 0, 32)
    picture.blit(grains, (0, 0))
    return pygame.transform.smoothscale(picture, (width, height))


def multiply(surface: pygame.Surface, shade: pygame.Surface) -> None:
    """Darken a surface (in place) by another one; white changes nothing."""
    surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def grained(
    surface: pygame.Surface, cell: float, low: int, seed: int, stretch: tuple[float, float] = (1.0, 1.0)
) -> None:
    """Multiply noise between `low` and white into a surface (in place); cell in pixels."""
    width, height = surface.get_size()
    multiply(surface, noise(width, height, cell, low, 255, seed, stretch))


def relief(surface: pygame.Surface, cell: float, strength: int, depth: float, seed: int) -> None:
    """Bumps lit from the upper left (in place): noise added, and taken away again a little lower right.

    cell: size of a bump in pixels; strength: 0..255; depth: how far the shadow side lies, in pixels.
    """
    width, height = surface.get_size()
    shift = max(1, round(depth))
    bumps = noise(width + shift, height + shift, cell, 0, strength, seed)
    surface.blit(bumps, (-shift, -shift), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(bumps, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def stained(
    surface: pygame.Surface,
    cell: float,
    tone: Colour,
    seed: int,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> None:
    """Multiply noise between a colour and white into a surface (in place): coloured shade in soft drifts.

    cell: size of a drift in pixels; tone: the colour where the drift is deepest; stretch as in noise().
    """
    width, height = surface.get_size()
    drifts = noise(width, height, cell, 0, 255, seed, stretch)
    drifts.fill(tuple(255 - channel for channel in tone), special_flags=pygame.BLEND_RGB_MULT)
    drifts.fill(tone, special_flags=pygame.BLEND_RGB_ADD)
    multiply(surface, drifts)


def patchy(
    layer: pygame.Surface, cell: float, low: int, seed: int, stretch: tuple[float, float] = (1.0, 1.0)
) -> None:
    """Make a layer with alpha come and go (in place): its alpha times noise between `low` and 255.

    cell: size of a patch in pixels; low: 0..255, how much is left where it is faintest.
    """
    width, height = layer.get_size()
    columns = max(2, min(width, int(width / max(1.0, cell * stretch[0]))))
    rows = max(2, min(height, int(height / max(1.0, cell * stretch[1]))))
    grains = bytearray(b"\xff" * (columns * rows * 4))
    grains[3::4] = bytes(
        low + (255 - low) * value // 255 for value in random.Random(seed).randbytes(columns * rows)
    )
    veil = pygame.image.frombytes(bytes(grains), (columns, rows), "RGBA")
    layer.blit(
        pygame.transform.smoothscale(veil, (width, height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
