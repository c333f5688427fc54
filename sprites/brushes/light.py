"""The one light of the table, from the upper left: gradients, falloff, rims, bevels and hollows."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blank, blurred, masked, tinted, whitened
from sprites.brushes.grain import multiply
from sprites.palette import Colour, mix

SHADE_WARD = (0.62, 0.78)
"""Unit vector on screen along which light travels: towards the lower right."""

Tone = tuple[int, int, int, int]

_LARGE_RIM = 2_000_000


@functools.lru_cache(maxsize=128)
def _small_radial(
    inner: Tone, outer: Tone, centre: tuple[float, float], power: float, reach: float
) -> pygame.Surface:
    """A 48 x 48 radial gradient, to be scaled up."""
    side = 48
    picture = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    ramp = [
        tuple(
            round(start + (end - start) * (step / 64) ** power)
            for start, end in zip(inner, outer, strict=True)
        )
        for step in range(65)
    ]
    for row in range(side):
        down = (row / (side - 1) - centre[1]) ** 2
        for column in range(side):
            distance = math.sqrt((column / (side - 1) - centre[0]) ** 2 + down) / reach
            picture.set_at((column, row), ramp[min(64, int(distance * 64))])
    return picture


def radial(
    width: int,
    height: int,
    inner: Tone,
    outer: Tone,
    centre: tuple[float, float] = (0.5, 0.5),
    power: float = 2.0,
    reach: float = 0.75,
) -> pygame.Surface:
    """A soft spot of `inner` fading into `outer` (RGBA).

    width, height: pixels; centre: shares 0..1 of the size; power: above 1 keeps the middle longer; reach:
    share of the size at which `outer` is reached.
    """
    return pygame.transform.smoothscale(_small_radial(inner, outer, centre, power, reach), (width, height))


def gradient(width: int, height: int, colours: Sequence[Colour]) -> pygame.Surface:
    """An opaque gradient from top to bottom through two or more colours; size in pixels."""
    rows = 96
    strip = pygame.Surface((2, rows), pygame.SRCALPHA, 32)
    spans = len(colours) - 1
    for row in range(rows):
        place = row / (rows - 1) * spans
        span = min(spans - 1, int(place))
        strip.fill((*mix(colours[span], colours[span + 1], place - span), 255), (0, row, 2, 1))
    return pygame.transform.smoothscale(strip, (width, height))


def falloff(
    surface: pygame.Surface,
    darkest: int = 120,
    centre: tuple[float, float] = (0.36, 0.3),
    reach: float = 0.95,
) -> None:
    """Let light fade (in place) away from a bright place; darkest 0..255 at the far corner, slightly cool."""
    width, height = surface.get_size()
    far = (darkest, darkest, min(255, darkest + 8), 255)
    multiply(surface, radial(width, height, (255, 255, 255, 255), far, centre, 1.7, reach))


def rim(mask: pygame.Surface, depth: float, soft: float = 0.0, lit: bool = True) -> pygame.Surface:
    """The part of a form's edge that faces the light (lit) or turns away; depth and soft in pixels.

    A soft rim of a very large form is found at half its size, which its softness hides.
    """
    width, height = mask.get_size()
    if soft >= 2 and width * height > _LARGE_RIM:
        half = pygame.transform.smoothscale(mask, (width // 2, height // 2))
        edge = pygame.transform.smoothscale(_edge(half, depth / 2, soft / 2, lit), (width, height))
    else:
        edge = _edge(mask, depth, soft, lit)
    edge.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return edge


def _edge(mask: pygame.Surface, depth: float, soft: float, lit: bool) -> pygame.Surface:
    """A form without itself shifted along the light (or against it), in white; pixels."""
    sign = 1 if lit else -1
    shift = (round(SHADE_WARD[0] * depth * sign), round(SHADE_WARD[1] * depth * sign))
    if shift == (0, 0):
        shift = (0, sign)
    edge = mask.copy()
    edge.blit(mask, shift, special_flags=pygame.BLEND_RGBA_SUB)
    if soft >= 1:
        edge = blurred(edge, soft)
    return whitened(edge)


def bevelled(
    face: pygame.Surface,
    mask: pygame.Surface,
    depth: float,
    light: int = 110,
    shade: int = 110,
    soft: float | None = None,
) -> None:
    """Round the edge of a face (in place): a lit rim upper left, a shaded rim lower right.

    depth: width of the rims in pixels; light, shade: their strength 0..255; soft: blur in pixels.
    """
    blur = depth * 0.5 if soft is None else soft
    if shade:
        face.blit(tinted(rim(mask, depth, blur, lit=False), (24, 10, 4), shade), (0, 0))
    if light:
        face.blit(tinted(rim(mask, depth, blur), (255, 248, 230), light), (0, 0))


def hollowed(
    face: pygame.Surface, mask: pygame.Surface, depth: float, shade: int = 150, light: int = 90
) -> None:
    """Sink a face into its surroundings (in place): shade falls from the upper left edge; depth in pixels."""
    face.blit(tinted(rim(mask, depth, depth * 0.6), (14, 6, 2), shade), (0, 0))
    if light:
        face.blit(tinted(rim(mask, max(1.0, depth * 0.3), lit=False), (255, 246, 220), light), (0, 0))


def thick(
    face: pygame.Surface, mask: pygame.Surface, thickness: float, side: Colour, room: tuple[int, int]
) -> pygame.Surface:
    """A face on a body: its side shows at the lower right.

    thickness: pixels; side: colour of the cut edge; room: width and height of the result in pixels, the face
    stays at its upper left.
    """
    body = blank(room[0], room[1], side)
    edge = tinted(mask, side)
    steps = max(1, math.ceil(thickness))
    for step in range(steps, 0, -1):
        along = thickness * step / steps
        body.blit(edge, (round(SHADE_WARD[0] * along), round(along)))
    body.blit(face, (0, 0))
    return body


def spotlit(
    face: pygame.Surface,
    mask: pygame.Surface,
    strength: int = 60,
    centre: tuple[float, float] = (0.3, 0.22),
    reach: float = 0.6,
) -> None:
    """A soft gleam at the upper left of a rounded face (in place), strength 0..255."""
    width, height = face.get_size()
    gleam = radial(width, height, (255, 255, 255, strength), (255, 255, 255, 0), centre, 1.3, reach)
    face.blit(masked(gleam, mask), (0, 0))
