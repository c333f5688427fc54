"""Cards: inventions, feasts, freeloaders, their backs and decks, the camp."""

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
from sprites.brushes.light import bevelled, gradient, radial
from sprites.brushes.materials import paper
from sprites.fonts import fitted_words
from sprites.palette import Colour, darker, lighter
from sprites.pieces import card, stack
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw
from sprites.uluk.figures import monument, triber_ghost
from sprites.uluk.inventions import picture
from sprites.uluk.marks import figures, sign
from sprites.uluk.tints import CARD, HUNTING, INK, LANDS, SECOND_INK, known
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


def _cut(face: pygame.Surface, unit: float, turn: int, radius: float) -> pygame.Surface:
    return card(quarter_turned(face, turn), unit, radius)


def _radius(w: float) -> float:
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
    return _cut(face, unit, turn, _radius(w))


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
        pictures = [figures(f"{amount}", round(0.78 * side)), _chevron(round(0.5 * side))]
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


def _chevron(side: int) -> pygame.Surface:
    """A small arrow to the right."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        pen.polygon(
            SECOND_INK,
            [(-0.9, -0.26), (0.1, -0.26), (0.1, -0.7), (0.95, 0), (0.1, 0.7), (0.1, 0.26), (-0.9, 0.26)],
        )

    return drawn((max(4, side), max(4, side)), paint, SECOND_INK)


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
    return _cut(face, unit, turn, _radius(w))


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
        row = [figures(f"×{number + 1}", round(0.3 * high), SECOND_INK), _chevron(round(0.3 * high)),
               figures(str(value), round(0.42 * high)), sign("happiness", round(0.44 * high))]  # fmt: skip
        _row(low, row, (width / 2, y), 0.9 * width)
    face.blit(low, (0, border + size[1]))
    return _cut(face, unit, turn, _radius(w))


FREELOADERS = (
    *("harvest_uluk", "harvest_mgobu", "harvest_tlon", "harvest_zork", "hunt_fnord", "hunt_hlak"),
    *("broken_invention", "shamans_advice", "prayer_patron", "prayer_ancient", "new_triber"),
)
"""The eleven kinds of Freeloaders cards."""


def freeloader(kind: str, w: float, h: float, unit: float, title: str = "", turn: int = 0) -> pygame.Surface:
    """A Freeloaders card: where a Freeloader goes, in one picture.

    kind: see FREELOADERS, else ValueError; w, h: table units in the reader's frame; unit: pixels per table
    unit; title: words below, or none; turn: quarter turns of the reader.
    """
    if kind not in FREELOADERS:
        raise ValueError(f"unknown card {kind!r}, expected one of {', '.join(FREELOADERS)}")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, (236, 226, 190), 11)
    border = max(1, round(0.055 * width))
    band = round(0.17 * height) if title else 0
    size = (width - 2 * border, height - 2 * border - band)
    land = kind.partition("_")[2] if kind.startswith(("harvest", "hunt")) else ""
    tone = LANDS[land].ground if land else (188, 168, 128)
    field = gradient(*size, (lighter(tone, 0.4), tone, darker(tone, 0.16)))
    middle = (size[0] / 2, size[1] / 2)
    small = min(size)
    if land:
        blit_centred(
            field,
            sign("spear" if land in HUNTING else "sickle", round(0.5 * small)),
            (0.27 * size[0], 0.26 * size[1]),
        )
        blit_centred(field, sign(land, round(0.76 * small)), (0.54 * size[0], 0.6 * size[1]))
    elif kind == "broken_invention":
        field.blit(drawn(size, _broken, tone, 3), (0, 0))
    elif kind == "shamans_advice":
        blit_centred(field, house("hut", 0.88 * small, 1.0), middle)
    elif kind == "new_triber":
        form = triber_ghost("rhino", 0.7 * small, 1.0, 0, (92, 62, 36), 255)
        blit_centred(field, form, (0.44 * size[0], 0.56 * size[1]))
        blit_centred(field, figures("+1", round(0.36 * small)), (0.78 * size[0], 0.24 * size[1]))
    else:
        old = kind == "prayer_ancient"
        for number in range(3):
            chosen = number == (0 if old else 2)
            stone = monument("uluk" if old else "hlak", (0.66 if chosen else 0.4) * small, 1.0)
            if not chosen:
                stone.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
            x = (0.3, 0.66, 0.88)[number] if old else (0.12, 0.34, 0.7)[number]
            blit_centred(field, stone, (x * size[0], (0.56 if chosen else 0.66) * size[1]))
    field.blit(radial(*size, (255, 244, 210, 60), (60, 36, 20, 70), (0.3, 0.2), 1.8, 0.95), (0, 0))
    window = rounded_mask(*size, 0.07 * width)
    face.blit(masked(field, window), (border, border))
    if title:
        line = fitted_words(title, round(0.66 * band), INK, 800, width - 2 * border, 0.6)
        blit_centred(face, line, (width / 2, height - border - 0.46 * band))
    return _cut(face, unit, turn, _radius(w))


def _broken(layer: pygame.Surface, factor: float) -> None:
    """A jar in two halves and its shards."""
    width, height = layer.get_size()
    small = min(width, height)
    for side in (-1, 1):
        part = pygame.Surface((round(0.8 * small),) * 2, pygame.SRCALPHA, 32)
        middle = part.get_width() / 2
        draw(Pen(part, (middle, middle), 0.46 * part.get_width()), "jar", (184, 112, 70))
        cut = [(0.5, 0.0), (0.44, 0.2), (0.56, 0.36), (0.42, 0.56), (0.56, 0.74), (0.48, 1.0)]
        edge = 1.0 if side < 0 else 0.0
        outline = [(x * part.get_width(), y * part.get_width()) for x, y in [*cut, (edge, 1.0), (edge, 0.0)]]
        pygame.draw.polygon(part, (0, 0, 0, 0), outline)
        part = pygame.transform.rotozoom(part, -13 * side, 1.0)
        blit_centred(layer, part, (width / 2 + side * 0.09 * small, 0.5 * height))
    for x, y in ((0.24, 0.88), (0.5, 0.92), (0.72, 0.87)):
        pen = Pen(layer, (x * width, y * height), 0.05 * small)
        pen.polygon((164, 96, 58), [(-1, 0.3), (-0.2, -0.8), (0.9, 0.1), (0.2, 0.8)])


def camp(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The Camp card: nine mats in the shade of a tree round a cold fire; see camp_places().

    w, h: table units in the reader's frame (about 3 by 2); unit: pixels per table unit; turn: quarter turns.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD, 10)
    border = max(1, round(0.03 * width))
    size = (width - 2 * border, height - 2 * border)
    field = gradient(*size, ((196, 190, 140), (170, 168, 112), (140, 140, 88)))
    grained(field, max(1.0, 9 * unit), 222, 4, (1.6, 0.8))

    def print_(layer: pygame.Surface, factor: float) -> None:
        for x, y in camp_places(w, h):
            pen = Pen(layer, ((x + w / 2 - border / unit) * unit * factor,
                (y + h / 2 - border / unit) * unit * factor),
                      0.058 * w * unit * factor)  # fmt: skip
            pen.oval((112, 108, 66), 0.1, 0.66, 1.0, 0.4)
            pen.oval((222, 194, 134), 0, 0.56, 1.0, 0.4)
            for step in range(-2, 3):
                pen.line((186, 152, 94), [(0.36 * step, 0.26), (0.36 * step, 0.86)], 0.03)

    field.blit(drawn(size, print_, (170, 168, 112), 2), (0, 0))
    window = rounded_mask(*size, 8 * unit)
    face.blit(masked(field, window), (border, border))
    return _cut(face, unit, turn, 10.0)


def camp_places(w: float, h: float, turn: int = 0) -> list[Point]:
    """The middles of nine tribers on the Camp card, from its middle; they are 0.4 h high at most."""
    places: list[Point] = []
    for number in range(9):
        row, column = divmod(number, 5)
        x = (column - (2 if row == 0 else 1.5)) * 0.19 * w
        y = (-0.2 if row == 0 else 0.24) * h
        for _ in range(turn % 4):
            x, y = -y, x
        places.append((x, y))
    return places


def band(rank: int, d: float, unit: float) -> pygame.Surface:
    """How a solo game went, as a laurel medal: rank 0 (best, three suns) to 3 (lowest, an empty bowl).

    d: diameter in table units; unit: pixels per table unit.
    """
    side = pixels(d, unit)
    tones: tuple[Colour, ...] = ((240, 196, 84), (206, 206, 206), (196, 136, 88), (150, 130, 110))
    tone = tones[max(0, min(3, rank))]
    mask = disc_mask(side, 0.98)
    face = masked(
        radial(side, side, (*lighter(tone, 0.3), 255), (*darker(tone, 0.3), 255), (0.34, 0.28), 1.4, 0.8),
        mask,
    )

    def leaves(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        for side_ in (-1, 1):
            for step in range(9):
                angle = math.radians(16 + 16 * step)
                x, y = side_ * 0.8 * math.sin(angle), 0.8 * math.cos(angle)
                along = (side_ * math.cos(angle - 0.5), -math.sin(angle - 0.5))
                across = (-along[1] * 0.055, along[0] * 0.055)
                pen.blob(darker(tone, 0.5), [
                    (x, y), (x + along[0] * 0.11 + across[0], y + along[1] * 0.11 + across[1]),
                    (x + along[0] * 0.24, y + along[1] * 0.24),
                    (x + along[0] * 0.11 - across[0], y + along[1] * 0.11 - across[1]),
                ])  # fmt: skip

    face.blit(drawn((side, side), leaves, darker(tone, 0.5)), (0, 0))
    suns = 3 - max(0, min(3, rank))
    for number in range(suns):
        size = round(side * (0.5 if suns == 1 else 0.34))
        x = 0.5 + (number - (suns - 1) / 2) * 0.26
        y = 0.5 if suns < 3 or number != 1 else 0.38
        blit_centred(
            face, sign("happiness", size), (x * side, (y if suns < 3 or number == 1 else 0.6) * side)
        )
    if not suns:
        blit_centred(face, sign("hunger", round(0.5 * side)), (side / 2, side / 2))
    bevelled(face, mask, max(1.0, 0.03 * side), 150, 130)
    return face
