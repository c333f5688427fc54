"""Measures of pictures that the tests of the sprites share."""

import pygame


def inked(picture: pygame.Surface, threshold: int = 40) -> int:
    """How many pixels are more opaque than the threshold."""
    return pygame.mask.from_surface(picture, threshold).count()


def luminance(picture: pygame.Surface, rect: pygame.Rect) -> float:
    """Mean brightness 0..255 of the opaque pixels in a rectangle."""
    total, count = 0.0, 0
    for x in range(max(0, rect.left), min(picture.get_width(), rect.right)):
        for y in range(max(0, rect.top), min(picture.get_height(), rect.bottom)):
            colour = picture.get_at((x, y))
            if colour.a > 200:
                total += 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b
                count += 1
    assert count, "no opaque pixel where light was to be measured"
    return total / count


def rim_difference(picture: pygame.Surface) -> float:
    """How much brighter the upper and left rim of a form is than its lower and right rim, 0..255."""
    form = pygame.mask.from_surface(picture, 200)
    box = form.get_bounding_rects()[0].unionall(form.get_bounding_rects())
    depth = max(1, min(box.size) // 24)
    lit: list[float] = []
    dark: list[float] = []
    for x in range(box.left + box.width // 4, box.right - box.width // 4, max(1, box.width // 24)):
        column = [y for y in range(box.top, box.bottom) if form.get_at((x, y))]
        lit += [_brightness(picture, x, y) for y in column[:depth]]
        dark += [_brightness(picture, x, y) for y in column[-depth:]]
    for y in range(box.top + box.height // 4, box.bottom - box.height // 4, max(1, box.height // 24)):
        row = [x for x in range(box.left, box.right) if form.get_at((x, y))]
        lit += [_brightness(picture, x, y) for x in row[:depth]]
        dark += [_brightness(picture, x, y) for x in row[-depth:]]
    return sum(lit) / len(lit) - sum(dark) / len(dark)


def _brightness(picture: pygame.Surface, x: int, y: int) -> float:
    colour = picture.get_at((x, y))
    return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b


def same(first: pygame.Surface, second: pygame.Surface) -> bool:
    """Whether two pictures are equal pixel by pixel."""
    return first.get_size() == second.get_size() and pygame.image.tobytes(
        first, "RGBA"
    ) == pygame.image.tobytes(second, "RGBA")
