"""The wish cards: icons alone, drawn in the language of the card they speak of, and their green back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import blit_centred, drawn, masked, pixels, rounded_mask
from sprites.brushes.light import gradient
from sprites.brushes.materials import paper, printed
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point, arc, smooth
from sprites.uluru.birds import CARD_FACE, CARD_RADIUS, bird_px, disc_px, laid
from sprites.uluru.rock import OUTLINE
from sprites.uluru.tints import BAR, LINEN, LIT, PLACES

WISHES = ("any", "places", "same_edge", "across", "beside", "two_apart")

_BACK: Colour = (52, 108, 80)
_HEART: Colour = (204, 52, 52)
_PAIRS: dict[str, tuple[Point, Point, float]] = {
    "same_edge": ((-0.47, -0.04), (0.47, -0.04), 0.45),
    "across": ((-0.31, -0.41), (0.31, 0.41), 0.41),
    "beside": ((-0.45, 0.3), (0.45, 0.3), 0.47),
    "two_apart": ((-0.6, 0.34), (0.6, 0.34), 0.4),
}
"""Where the grey and the coloured bird stand, and the radius of their discs, in the icon's box."""

_MINI = (0.98, 0.8)
"""Half width and half height of the small picture of the card."""


def wish_card(
    kind: str,
    owner: str,
    other: str | None,
    places: Sequence[int],
    level: int,
    w: float,
    h: float,
    unit: float,
    turn: int = 0,
) -> pygame.Surface:
    """A wish, face up; the card's middle is the middle of the picture.

    kind: any, places, same_edge, across, beside or two_apart; owner: the bird that wishes, shown grey; other:
    the bird that the wish names (may be the owner), None for any and places; places: those lit, for places;
    level: 1 to 3, as dots; w, h: table units in the reader's frame; unit: pixels per table unit; turn:
    quarter turns of the reader. Raises ValueError for an unknown kind, or a relation without the other bird.
    """
    if kind not in WISHES:
        raise ValueError(f"unknown wish {kind!r}, expected one of {', '.join(WISHES)}")
    if kind in _PAIRS and other is None:
        raise ValueError(f"the wish {kind!r} names another bird")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD_FACE, 7)
    foot = height * 0.105
    half = min(width * 0.455, (height - foot) * 0.455)
    middle = (width / 2, (height - foot) * 0.515)

    def icon(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (middle[0] * factor, middle[1] * factor), half * factor)
        if kind in _PAIRS:
            _RELATIONS[kind](pen)
        else:
            _mini_card(pen, None if kind == "any" else places)
        _dots(layer, level, (height - foot * 0.85) * factor, height * factor)

    face.blit(drawn((width, height), icon, CARD_FACE), (0, 0))
    if kind in _PAIRS and other is not None:
        first, second, radius = _PAIRS[kind]
        side = max(4, round(2 * radius * half))
        for place, disc in ((first, disc_px(owner, side, True)), (second, disc_px(other, side, False))):
            blit_centred(face, disc, (middle[0] + place[0] * half, middle[1] + place[1] * half))
    else:
        side = round(half * 0.9)
        blit_centred(face, bird_px(owner, side, half * 0.31, True), (middle[0], middle[1] - half * 0.02))
    return laid(face, unit, turn)


def _dots(layer: pygame.Surface, level: int, y: float, height: float) -> None:
    """The level as one to three dots."""
    pace = height * 0.068
    for dot in range(level):
        x = layer.get_width() / 2 + (dot - (level - 1) / 2) * pace
        pygame.draw.circle(layer, (146, 92, 56), (x, y), height * 0.0235)


def _diamond(pen: Pen, x: float, y: float, size: float = 0.15) -> None:
    """A corner of the card."""
    for tone, reach in ((BAR, size), (lighter(LIT, 0.1), size * 0.48)):
        pen.polygon(tone, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _edge(pen: Pen, start: Point, end: Point, half: float, tone: Colour = BAR) -> None:
    """An edge of the card as a straight bar; half its thickness in box units."""
    pen.polygon(
        tone,
        [
            (start[0] - half, start[1] - half),
            (end[0] + half, start[1] - half),
            (end[0] + half, end[1] + half),
            (start[0] - half, end[1] + half),
        ],
    )


def _same_edge(pen: Pen) -> None:
    """Two birds on one bar that ends in two corners."""
    _edge(pen, (-0.82, 0.68), (0.82, 0.68), 0.065)
    for x in (-0.86, 0.86):
        _diamond(pen, x, 0.68, 0.19)


def _across(pen: Pen) -> None:
    """The frame of the card: two strong edges that face each other, two corners on either way round."""
    left, top = 0.84, 0.88
    for x in (-left, left):
        _edge(pen, (x, -top), (x, top), 0.024, (196, 152, 112))
    for y in (-top, top):
        _edge(pen, (-left, y), (left, y), 0.055)
    for x in (-left, left):
        for y in (-top, top):
            _diamond(pen, x, y, 0.155)


def _beside(pen: Pen) -> None:
    """A heart above two birds that touch."""
    heart(pen, 0.0, -0.52, 0.34)


def heart(pen: Pen, x: float, y: float, size: float) -> None:
    """A heart with a dark seam and a gleam, its middle at a point of the pen's box; size: half its width."""
    for grow, tone in ((1.12, darker(_HEART, 0.45)), (1.0, _HEART)):
        reach = size * grow
        half = [(0.0, -0.42), (0.42, -0.86), (0.96, -0.5), (0.84, 0.16), (0.36, 0.66), (0.0, 1.0)]
        outline = half + [(-across, down) for across, down in reversed(half[1:-1])]
        pen.blob(tone, [(x + across * reach, y + down * reach) for across, down in outline])
    pen.oval(lighter(_HEART, 0.55), x - 0.44 * size, y - 0.38 * size, 0.2 * size, 0.15 * size)


def _two_apart(pen: Pen) -> None:
    """A hop over one empty place."""
    pen.stroke(BAR, arc((0.0, -0.1), (0.56, 0.56), 180, 360, 24), 0.05)
    for side in (-1, 1):
        pen.polygon(BAR, [(side * 0.74, -0.22), (side * 0.38, -0.22), (side * 0.56, 0.02)])
    _hollow(pen, 0.0, 0.34, 0.185)


def _hollow(pen: Pen, x: float, y: float, radius: float) -> None:
    """An empty place of the card."""
    pen.disc(BAR, x, y, radius)
    pen.disc((188, 134, 92), x, y, radius * 0.8)
    pen.disc((226, 182, 132), x + radius * 0.1, y + radius * 0.12, radius * 0.66)


_RELATIONS = {"same_edge": _same_edge, "across": _across, "beside": _beside, "two_apart": _two_apart}


def _mini_card(pen: Pen, lit: Sequence[int] | None) -> None:
    """The card with its six places, some of them lit; None: any will do, and ways lead to all of them."""
    wide, high = _MINI
    corner = 0.16
    for grow, tone in ((0.0, BAR), (0.055, LINEN[1] if lit is not None else LIT)):
        left, top, round_ = wide - grow, high - grow, corner - grow
        pen.polygon(
            tone,
            [
                *arc((left - round_, -top + round_), (round_, round_), -90, 0, 6),
                *arc((left - round_, top - round_), (round_, round_), 0, 90, 6),
                *arc((-left + round_, top - round_), (round_, round_), 90, 180, 6),
                *arc((-left + round_, -top + round_), (round_, round_), 180, 270, 6),
            ],
        )
    spots = [((2 * x - 1) * wide * 0.94, (2 * y - 1) * high * 0.9) for x, y in PLACES]
    if lit is None:
        for at in spots:
            pen.stroke(BAR, [(0.0, 0.0), at], 0.045)
            pen.disc(BAR, *at, 0.18)
            pen.disc(lighter(LIT, 0.72), *at, 0.13)
        pen.disc(BAR, 0.0, -0.02, 0.37)
        pen.disc(lighter(LIT, 0.72), 0.0, -0.02, 0.33)
        return
    for index, at in enumerate(spots):
        if index in lit:
            pen.disc(LIT, *at, 0.26)
            pen.disc((108, 54, 14), *at, 0.225)
            pen.disc(LIT, *at, 0.18)
            pen.disc(lighter(LIT, 0.6), at[0] - 0.045, at[1] - 0.05, 0.08)
        else:
            _hollow(pen, *at, 0.14)


def wish_back(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The back, the same for all wishes: green, the rock before the sun in a ring of six places.

    w, h: table units in the reader's frame; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD_FACE, 7)
    border = max(2, round(min(width, height) * 0.045))
    size = (width - 2 * border, height - 2 * border)
    field = gradient(*size, (lighter(_BACK, 0.14), _BACK, darker(_BACK, 0.2)))
    field.blit(drawn(size, lambda layer, factor: _motif(layer), _BACK), (0, 0))
    printed(field, unit, 7)
    face.blit(masked(field, rounded_mask(*size, max(1.0, (CARD_RADIUS - 3) * unit))), (border, border))
    return laid(face, unit, turn)


def _motif(layer: pygame.Surface) -> None:
    """A double line, the sun behind the rock, and six places round them."""
    width, height = layer.get_size()
    pale = lighter(_BACK, 0.45)
    for gap, line, alpha in ((0.055, 0.016, 255), (0.09, 0.008, 190)):
        inset = round(min(width, height) * gap)
        rect = layer.get_rect().inflate(-2 * inset, -2 * inset)
        thick = max(1, round(min(width, height) * line))
        pygame.draw.rect(layer, (*pale, alpha), rect, thick, border_radius=round(width * 0.04))
    half = min(width * 0.38, height * 0.36)
    pen = Pen(layer, (width / 2, height / 2), half)
    pen.disc((236, 206, 132), 0.1, -0.16, 0.4)
    pen.disc((226, 180, 100), 0.1, -0.16, 0.33)
    ridge = smooth(OUTLINE, closed=False, steps=6)
    pen.polygon(pale, [(x * 1.5 - 0.75, y * 0.56 - 0.2) for x, y in ridge])
    for x, top, foot in ((-0.46, 0.04, 0.16), (-0.2, -0.06, 0.1), (0.06, -0.02, 0.18), (0.34, 0.0, 0.12)):
        pen.stroke(darker(_BACK, 0.1), [(x, top), (x + 0.01, foot)], 0.008, 0.02)
    for x, y in PLACES:
        at = ((2 * x - 1) * 1.06, (2 * y - 1) * 1.1)
        pen.disc(pale, *at, 0.13)
        pen.disc(_BACK, *at, 0.085)
