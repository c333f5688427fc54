"""Cards: inventions and feasts, the backs of all cards and their decks."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, gradient
from sprites.brushes.materials import paper
from sprites.fonts import fitted_words
from sprites.palette import Colour, darker, lighter
from sprites.pieces import card, stack
from sprites.shapes import Pen, Point
from sprites.uluk.inventions import picture
from sprites.uluk.marks import chevron, figures, sign
from sprites.uluk.tints import CARD, INK, SECOND_INK, known
from sprites.uluk.village import house

Effect = tuple[str, tuple[str, ...], int]
"""What an invention does: kind, what it does it to, how much.

('free', products, pieces), ('extra', (land,), pieces), ('hut', (), happiness) or
('celebration', (), happiness).
"""

BACKS: dict[str, tuple[Colour, str]] = {
    "invention": ((66, 92, 112), "rope"),
    "feast": ((134, 42, 46), "holiday"),
    "freeloader": ((92, 88, 58), "hunger"),
}
"""The backs: ground and sign."""

CARD_THICKNESS = 1.2
_RADIUS = 9.0


def cut_card(face: pygame.Surface, unit: float, turn: int, radius: float) -> pygame.Surface:
    """A card from its printed face, upright for its reader; radius: table units."""
    return card(quarter_turned(face, turn), unit, radius)


def corner_radius(w: float) -> float:
    """The radius of a card's corners; table units."""
    return min(_RADIUS, 0.1 * w)


def invention(
    kind: str, symbol: str, effect: Effect, w: float, h: float, unit: float, title: str = "", turn: int = 0
) -> pygame.Surface:
    """An Invention: its picture, the symbol of its set on a seal, a strip that says what it does.

    kind: see sprites.uluk.inventions.PICTURES; symbol: jar, stone, fire, rope or drum; effect: see Effect;
    w, h: table units in the reader's frame; unit: pixels per table unit; title: words below the picture, or
    none; turn: quarter turns of the reader. The card's middle is the middle of the picture; it is larger by
    edge_room(CARD_THICKNESS, unit) on every side.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD, 7)
    border = max(1, round(0.05 * width))
    strip = round((0.27 if not title else 0.24) * height)
    band = round(0.13 * height) if title else 0
    size = (width - 2 * border, height - 2 * border - strip - band)
    window = rounded_mask(*size, 0.07 * width)
    field = masked(picture(kind, size), window)
    bevelled(field, window, max(1.0, 0.8 * unit), 60, 90)
    face.blit(field, (border, border))
    stamp = max(6, round(0.36 * width))
    disc = tinted(disc_mask(stamp), (110, 74, 40))
    disc.blit(tinted(disc_mask(stamp, 0.92), (253, 247, 230)), (0, 0))
    blit_centred(disc, sign(symbol, round(0.7 * stamp)), (stamp / 2, stamp / 2))
    face.blit(disc, (round(0.02 * width), round(0.02 * width)))
    if title:
        line = fitted_words(title, round(0.8 * band), INK, 800, width - 2 * border, 0.7)
        blit_centred(face, line, (width / 2, border + size[1] + 0.52 * band))
    low = blank(width, strip, CARD)
    _effect(low, effect)
    face.blit(low, (0, height - strip - border // 2))
    return cut_card(face, unit, turn, corner_radius(w))


def _effect(strip: pygame.Surface, effect: Effect) -> None:
    """What an invention does, in signs (in place)."""
    kind, what, amount = effect
    width, height = strip.get_size()
    side = round(min(0.92 * height, 0.34 * width))
    pictures: list[pygame.Surface] = []
    if kind == "extra":
        pictures = [figures(f"+{amount}", round(0.86 * side)), sign(what[0], side)]
    elif kind == "free":
        small = round(side if len(what) == 1 else 0.94 * side)
        pictures = [figures(f"{amount}", round(0.78 * side)), chevron(round(0.5 * side))]
        for number, product in enumerate(what):
            if number:
                pictures.append(_bar(round(0.1 * side), round(0.8 * side)))
            pictures.append(sign(product, small))
    elif kind == "hut":
        pictures = [
            house("hut", side * 1.05, 1.0),
            figures(f"+{amount}", round(0.78 * side)),
            sign("happiness", round(0.9 * side)),
        ]
    elif kind == "celebration":
        pictures = [
            sign("holiday", side),
            figures(f"+{amount}", round(0.78 * side)),
            sign("happiness", round(0.9 * side)),
        ]
    else:
        raise ValueError(f"unknown effect {kind!r}")
    _row(strip, pictures, (width / 2, height / 2), 0.94 * width)


def _row(target: pygame.Surface, pictures: list[pygame.Surface], middle: Point, room: float) -> None:
    """Pictures side by side (in place), closer together where there is little room; pixels."""
    total = sum(one.get_width() for one in pictures)
    gap = min(0.12 * target.get_height(), max(0.0, room - total) / max(1, len(pictures) - 1))
    if total > room:
        share = room / total
        pictures = [
            pygame.transform.smoothscale(
                one, (max(1, round(one.get_width() * share)), max(1, round(one.get_height() * share)))
            )
            for one in pictures
        ]
        total = sum(one.get_width() for one in pictures)
    x = middle[0] - (total + gap * (len(pictures) - 1)) / 2
    for one in pictures:
        target.blit(one, (round(x), round(middle[1] - one.get_height() / 2)))
        x += one.get_width() + gap


def _bar(wide: int, high: int) -> pygame.Surface:
    """A slanting stroke between two choices."""
    size = (max(3, wide * 3), max(4, high))

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        pygame.draw.line(layer, SECOND_INK, (0.7 * width, 0.1 * height), (0.3 * width, 0.9 * height),
                         max(1, round(0.22 * width)))  # fmt: skip

    return drawn(size, paint, SECOND_INK)


def back(kind: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The back of a card: woven diamonds round a sign; kind: invention, feast or freeloader, else ValueError.

    w, h: table units in the reader's frame; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    tone, what = known(kind, BACKS, "back")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD, 9)
    border = max(1, round(0.06 * width))
    size = (width - 2 * border, height - 2 * border)
    field = gradient(*size, (lighter(tone, 0.1), tone, darker(tone, 0.2)))

    def weave(layer: pygame.Surface, factor: float) -> None:
        wide, high = layer.get_size()
        pace = 0.17 * wide
        line = max(1, round(0.014 * wide))
        for step in range(-math.ceil(high / pace) - 1, math.ceil(wide / pace) + 1):
            pygame.draw.line(layer, lighter(tone, 0.24), (step * pace, 0), (step * pace + high, high), line)
            pygame.draw.line(layer, lighter(tone, 0.24), (step * pace + high, 0), (step * pace, high), line)
        rows, columns = math.ceil(high / pace) + 1, math.ceil(wide / pace) + 1
        for row in range(rows):
            for column in range(columns):
                pygame.draw.circle(
                    layer, lighter(tone, 0.4), ((column + 0.5) * pace, row * pace), 0.028 * wide
                )

    field.blit(drawn(size, weave, tone, 3), (0, 0))
    window = rounded_mask(*size, 0.07 * width)
    face.blit(masked(field, window), (border, border))
    stamp = round(0.6 * width)
    disc = tinted(disc_mask(stamp), darker(tone, 0.4))
    disc.blit(tinted(disc_mask(stamp, 0.93), (250, 240, 214)), (0, 0))
    blit_centred(disc, sign(what, round(0.62 * stamp)), (stamp / 2, stamp / 2))
    blit_centred(face, disc, (width / 2, height / 2))
    return cut_card(face, unit, turn, corner_radius(w))


def deck(kind: str, count: int, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A deck of face-down cards that shows its height; nothing but air where count is 0.

    kind: see back(); the lowest card's middle is the middle of the picture.
    """
    top = back(kind, w, h, unit, turn)
    if count < 1:
        return blank(*top.get_size())
    pile, corner = stack(top, count, unit, 0.9, 18.0, 0.5)
    right = max(corner[0], pile.get_width() - corner[0] - top.get_width())
    low = max(corner[1], pile.get_height() - corner[1] - top.get_height())
    sheet = blank(top.get_width() + 2 * right, top.get_height() + 2 * low)
    sheet.blit(pile, (right - corner[0], low - corner[1]))
    return sheet


def feast(
    needs: tuple[tuple[str, int], ...],
    values: tuple[int, int],
    w: float,
    h: float,
    unit: float,
    turn: int = 0,
) -> pygame.Surface:
    """A Feast card: what a set is made of on a laid table, below it what one set and two sets give.

    needs: products and how many of each; values: happiness for one set and for two; w, h: table units in the
    reader's frame; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD, 8)
    border = max(1, round(0.055 * width))
    size = (width - 2 * border, round(0.64 * height))
    cloth = gradient(*size, ((170, 66, 58), (146, 48, 46), (118, 36, 40)))

    def hem(layer: pygame.Surface, factor: float) -> None:
        wide, high = layer.get_size()
        for row in (0.05, 0.95):
            for step in range(13):
                x = (step + 0.5) / 13 * wide
                pen = Pen(layer, (x, row * high), 0.034 * wide)
                pen.polygon((240, 200, 110), [(0, -1), (1, 0), (0, 1), (-1, 0)])

    cloth.blit(drawn(size, hem, (240, 200, 110), 3), (0, 0))
    grained(cloth, max(1.0, 1.4 * unit), 226, 3, (4, 0.7))
    pieces = [product for product, count in needs for _ in range(count)]
    places = {1: ((0.5, 0.5),), 2: ((0.28, 0.5), (0.72, 0.5)), 3: ((0.5, 0.3), (0.27, 0.7), (0.73, 0.7))}.get(
        len(pieces),
        tuple(
            (0.2 + 0.6 * (n % 2), (n // 2 + 0.7) / ((len(pieces) + 1) // 2 + 0.4)) for n in range(len(pieces))
        ),
    )
    side = round(min(0.44 * size[0], 0.44 * size[1]))
    for product, (x, y) in zip(pieces, places, strict=True):
        dish = tinted(disc_mask(side), (112, 70, 40))
        dish.blit(tinted(disc_mask(side, 0.93), (246, 234, 204)), (0, 0))
        dish.blit(tinted(disc_mask(side, 0.76), (232, 214, 174)), (0, 0))
        blit_centred(dish, sign(product, round(0.8 * side)), (side / 2, side / 2))
        blit_centred(cloth, dish, (x * size[0], y * size[1]))
    window = rounded_mask(*size, 0.07 * width)
    face.blit(masked(cloth, window), (border, border))
    low = blank(width, height - size[1] - 2 * border, CARD)
    high = low.get_height()
    for number, value in enumerate(values):
        y = high * (0.27 + 0.46 * number)
        row = [figures(f"×{number + 1}", round(0.3 * high), SECOND_INK), chevron(round(0.3 * high)),
               figures(str(value), round(0.42 * high)), sign("happiness", round(0.44 * high))]  # fmt: skip
        _row(low, row, (width / 2, y), 0.9 * width)
    face.blit(low, (0, border + size[1]))
    return cut_card(face, unit, turn, corner_radius(w))
