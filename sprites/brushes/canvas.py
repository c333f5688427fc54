"""Blank surfaces, masks and the few ways of laying one surface over another."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from sprites.palette import Colour
from sprites.shapes import Point

QUARTER_DEGREES = (0, -90, 180, 90)
_LARGEST_LAYER = 6_000_000
_LARGE_BLUR = 500_000
_LARGE_MASK = 3_000_000


def pixels(length: float, unit: float) -> int:
    """A length in table units as whole pixels, at least 1."""
    return max(1, round(length * unit))


def blank(width: float, height: float, under: Colour = (0, 0, 0)) -> pygame.Surface:
    """A transparent surface of that many pixels; `under` is the colour soft edges will fade into."""
    surface = pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA, 32)
    surface.fill((*under, 0))
    return surface


def filled(width: float, height: float, colour: Colour) -> pygame.Surface:
    """An opaque surface with an alpha channel, filled with one colour."""
    surface = pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA, 32)
    surface.fill((*colour, 255))
    return surface


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """A copy without alpha channel, as large backgrounds are kept."""
    plain = pygame.Surface(surface.get_size(), 0, 32)
    plain.blit(surface, (0, 0))
    return plain


def drawn(
    size: tuple[int, int],
    paint: Callable[[pygame.Surface, float], None],
    under: Colour = (0, 0, 0),
    oversample: int = 4,
) -> pygame.Surface:
    """Vector drawing with smooth edges: painted larger, then reduced.

    size: pixels of the result; paint(layer, factor): draws on a layer `factor` times as large; under: colour
    into which edges fade; oversample: wanted factor, lowered (never below 2) where the layer would get too
    big.
    """
    factor = oversample
    while factor > 2 and size[0] * size[1] * factor * factor > _LARGEST_LAYER:
        factor -= 1
    layer = blank(size[0] * factor, size[1] * factor, under)
    paint(layer, float(factor))
    return pygame.transform.smoothscale(layer, size)


def masked(texture: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """The texture cut out by a white mask of the same size."""
    piece = texture.copy()
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def whitened(mask: pygame.Surface) -> pygame.Surface:
    """The same coverage in pure white (in place), as masks need it."""
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask


def mask_of(picture: pygame.Surface) -> pygame.Surface:
    """A white mask with the picture's alpha."""
    return whitened(picture.copy())


def tinted(mask: pygame.Surface, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """The mask's form in one colour; alpha 0..255 weakens it."""
    form = mask_of(mask)
    form.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return form


def faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A weaker copy of a picture, alpha 0..255."""
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def blurred(picture: pygame.Surface, radius: float) -> pygame.Surface:
    """A soft copy of the same size; radius in pixels.

    The blur happens on a reduced copy wherever it is soft enough, or the picture large enough, to hide that.
    """
    width, height = picture.get_size()
    factor = max(1, int(radius / 1.6))
    if factor == 1 and radius >= 1 and width * height > _LARGE_BLUR:
        factor = 2
    if factor == 1 or min(width, height) < 2 * factor:
        return pygame.transform.gaussian_blur(picture, max(1, round(radius)))
    small = pygame.transform.smoothscale(picture, (width // factor, height // factor))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / factor)))
    return pygame.transform.smoothscale(small, (width, height))


def rounded_mask(width: int, height: int, radius: float) -> pygame.Surface:
    """A white rounded rectangle with smooth corners; everything in pixels."""
    mask = blank(width, height, (255, 255, 255))
    mask.fill((255, 255, 255, 255))
    corner = int(min(radius, width / 2, height / 2))
    if corner < 1:
        return mask
    disc = blank(corner * 8, corner * 8, (255, 255, 255))
    pygame.draw.circle(disc, (255, 255, 255, 255), (corner * 4, corner * 4), corner * 4)
    disc = pygame.transform.smoothscale(disc, (corner * 2, corner * 2))
    for right in (0, 1):
        for low in (0, 1):
            place = pygame.Rect((width - corner) * right, (height - corner) * low, corner, corner)
            mask.fill((255, 255, 255, 0), place)
            mask.blit(disc, place, (corner * right, corner * low, corner, corner))
    return mask


def polygon_mask(width: int, height: int, path: Sequence[Point], oversample: int = 4) -> pygame.Surface:
    """A white polygon (points in pixels of the result) with smooth edges.

    Beyond 3 megapixels it is drawn at its own size and softened by a pixel: as smooth, and far quicker.
    """
    if width * height > _LARGE_MASK:
        plain = blank(width, height, (255, 255, 255))
        pygame.draw.polygon(plain, (255, 255, 255, 255), path)
        return whitened(blurred(plain, 1.0))

    def paint(layer: pygame.Surface, factor: float) -> None:
        pygame.draw.polygon(layer, (255, 255, 255, 255), [(x * factor, y * factor) for x, y in path])

    return drawn((width, height), paint, (255, 255, 255), oversample)


def disc_mask(diameter: int, share: float = 1.0) -> pygame.Surface:
    """A white disc in the middle of a square; share 0..1 of the full diameter."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = diameter * factor / 2
        pygame.draw.circle(layer, (255, 255, 255, 255), (middle, middle), middle * share)

    return drawn((diameter, diameter), paint, (255, 255, 255))


def quarter_turned(picture: pygame.Surface, turn: int) -> pygame.Surface:
    """The picture as a reader at edge `turn` (0 bottom, 1 left, 2 top, 3 right) sees it upright."""
    return picture if turn % 4 == 0 else pygame.transform.rotate(picture, QUARTER_DEGREES[turn % 4])


def turned_size(width: int, height: int, turn: int) -> tuple[int, int]:
    """Width and height on screen of something width x height in the reader's frame."""
    return (height, width) if turn % 2 else (width, height)


def turned_mask(mask: pygame.Surface, degrees: float) -> pygame.Surface:
    """A white mask turned clockwise by any angle, with smooth edges; the centre stays the centre."""
    if degrees % 360 == 0:
        return mask
    width, height = mask.get_size()
    large = pygame.transform.smoothscale(mask, (width * 2, height * 2))
    turned = pygame.transform.rotozoom(large, -degrees, 1.0)
    size = (math.ceil(turned.get_width() / 2), math.ceil(turned.get_height() / 2))
    return whitened(pygame.transform.smoothscale(turned, size))


def blit_centred(target: pygame.Surface, picture: pygame.Surface, centre: Point) -> None:
    """Lay a picture with its middle at a pixel."""
    target.blit(
        picture, (round(centre[0] - picture.get_width() / 2), round(centre[1] - picture.get_height() / 2))
    )
