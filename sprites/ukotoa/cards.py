"""The action cards, their back, the places they lie in and the link of a pair."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blit_centred,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.light import bevelled, gradient, hollowed
from sprites.brushes.materials import paper, printed
from sprites.fonts import fitted_words, number
from sprites.palette import BRASS, INK, Colour, darker, lighter
from sprites.pieces import card as card_piece
from sprites.shapes import Pen
from sprites.ukotoa.pictures import PICTURES, SIGNS
from sprites.ukotoa.tints import CREAM, card_look

_RADIUS = 10.0
_FACE: Colour = (250, 243, 226)
_SMALL = 100
"""Cards of fewer pixels across carry a larger corner, and those without words a still larger one."""
PLACES = ("single", "pair", "three", "exchange", "discard", "draw", "plain")


def card(
    kind: str, w: float, h: float, unit: float, title: str = "", line: str = "", turn: int = 0
) -> pygame.Surface:
    """An action card; its middle is the middle of the picture.

    kind: A1..A3, U1..U3, RUN, PUSH or SWAP (else ValueError); w, h: table units in the reader's frame; unit:
    pixels per table unit; title, line: words at its foot, left out where empty; turn: quarter turns of the
    reader. The corner carries its number and sign, so that it is known in a fan; larger where words are left
    out.
    """
    look = card_look(kind)
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, _FACE, 7)
    inset = max(2, round(width * 0.055))
    foot = 0.0
    if title:
        foot = 0.17 if not line else 0.27
    size = (width - 2 * inset, round(height * (1 - foot)) - 2 * inset)
    window = rounded_mask(*size, max(1.0, width * 0.05))
    art = masked(_picture(kind, size), window)
    hollowed(art, window, max(1.0, 1.6 * unit), 150, 60)
    face.blit(art, (inset, inset))
    _caption(face, title, line, inset + size[1], look.sky[1])
    _corner(face, kind, 0.42 if not title else 0.32 if width < _SMALL else 0.27)
    return card_piece(quarter_turned(face, turn), unit, _RADIUS)


@drafted(16)
def _picture(kind: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted field of a card; must not be changed."""
    look = card_look(kind)
    field = gradient(*size, (look.sky[0], look.sky[1]))
    fine = 3 if size[0] * size[1] < 30_000 else 2
    field.blit(
        drawn(size, lambda layer, factor: PICTURES[look.picture](layer, look), look.sky[1], fine), (0, 0)
    )
    return field


def _caption(face: pygame.Surface, title: str, line: str, top: float, tone: Colour) -> None:
    """Title and line in the foot of a card (in place)."""
    width, height = face.get_size()
    room = height - top
    if not title:
        return
    share = 0.52 if line else 0.8
    name = fitted_words(title, max(6, round(room * share * 0.92)), INK, 800, round(width * 0.9))
    face.blit(name, name.get_rect(center=(width / 2, top + room * (0.3 if line else 0.44))))
    if line:
        rule = fitted_words(line, max(6, round(room * 0.36)), darker(tone, 0.2), 700, round(width * 0.9))
        face.blit(rule, rule.get_rect(center=(width / 2, top + room * 0.69)))


def _corner(face: pygame.Surface, kind: str, share: float) -> None:
    """The index at the upper left: number, sign, and pips, on a cream tab (in place).

    share: how wide it is, of the card's width.
    """
    width = face.get_width()
    look = card_look(kind)
    wide = round(width * share)
    tall = round(wide * (1.98 if look.number else 1.06))
    dark = darker(look.sky[1], 0.4)

    def tab(layer: pygame.Surface, factor: float) -> None:
        box = layer.get_rect()
        line = max(1, round(wide * factor * 0.045))
        radius = round(wide * factor * 0.3)
        pygame.draw.rect(layer, dark, box, border_radius=radius)
        pygame.draw.rect(layer, _FACE, box.inflate(-2 * line, -2 * line), border_radius=radius - line)
        level, reach = (1.2, 0.38) if look.number else (0.53, 0.36)
        middle = (box.width / 2, box.width * level)
        SIGNS[look.picture](Pen(layer, middle, box.width * reach), darker(look.sky[1], 0.15))
        for pip in range(look.number):
            x = box.width * (0.5 + (pip - (look.number - 1) / 2) * 0.25)
            pygame.draw.circle(layer, dark, (x, box.width * 1.78), box.width * 0.095)

    badge = drawn((wide, tall), tab, _FACE)
    if look.number:
        figures = number(str(look.number), max(6, round(wide * 0.82)), dark)
        box = figures.get_bounding_rect()
        badge.blit(
            figures, (round(wide / 2 - box.width / 2 - box.x), round(wide * 0.42 - box.height / 2 - box.y))
        )
    face.blit(badge, (round(width * 0.03), round(width * 0.03)))


def card_back(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The back of every action card: rolling waves round a brass wheel; arguments as for card()."""
    size = (pixels(w, unit), pixels(h, unit))
    face = paper(*size, unit, _FACE, 7)
    inset = max(2, round(size[0] * 0.055))
    field_size = (size[0] - 2 * inset, size[1] - 2 * inset)
    window = rounded_mask(*field_size, max(1.0, size[0] * 0.05))
    face.blit(masked(_back(field_size), window), (inset, inset))
    return card_piece(quarter_turned(face, turn), unit, _RADIUS)


@drafted(4)
def _back(size: tuple[int, int]) -> pygame.Surface:
    """The printed field of the back; must not be changed."""
    field = gradient(*size, ((30, 92, 110), (14, 44, 64)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        pace = width / 6
        rows = math.ceil(height / (pace * 0.5)) + 1
        for row in range(rows):
            for column in range(-1, 8):
                x, y = (column + 0.5 * (row % 2)) * pace, row * pace * 0.5
                for share, tone in (
                    (0.5, (92, 160, 168, 210)),
                    (0.34, (66, 130, 144, 190)),
                    (0.18, (66, 130, 144, 170)),
                ):
                    box = pygame.Rect(0, 0, round(pace * share * 2), round(pace * share * 2))
                    box.center = (round(x), round(y))
                    pygame.draw.arc(layer, tone, box, 0.25, math.pi - 0.25, max(1, round(pace * 0.05)))
        middle = (width / 2, height / 2)
        disc = width * 0.36
        pygame.draw.circle(layer, (14, 44, 64), middle, disc)
        pygame.draw.circle(layer, BRASS, middle, disc, max(1, round(width * 0.022)))
        pen = Pen(layer, middle, disc * 0.86)
        for spoke in range(8):
            angle = spoke * math.tau / 8
            pen.stroke(BRASS, [(0, 0), (math.cos(angle) * 0.9, math.sin(angle) * 0.9)], 0.045, 0.06)
        pygame.draw.circle(layer, BRASS, middle, disc * 0.56, max(1, round(width * 0.03)))
        pen.disc(BRASS, 0, 0, 0.2)
        pen.disc((14, 44, 64), 0, 0, 0.09)

    field.blit(drawn(size, paint, (66, 130, 144), 3), (0, 0))
    printed(field, 1.0, 6)
    return field


def place(
    w: float, h: float, unit: float, kind: str = "plain", turn: int = 0, lit: bool = False
) -> pygame.Surface:
    """A hollow for cards with the sign of what happens there; exactly as large as asked.

    kind: single, pair, three (any three for one), exchange, discard, draw or plain (else ValueError); lit:
    whether cards may go there.
    """
    if kind not in PLACES:
        raise ValueError(f"unknown place {kind!r}, expected one of {', '.join(PLACES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, (_RADIUS + 2) * unit)
    well = tinted(mask, (18, 8, 4), 120)
    hollowed(well, mask, max(1.0, 4 * unit), 170, 90)
    side = round(min(width, height) * 0.86)

    def sign(layer: pygame.Surface, factor: float) -> None:
        _place_sign(Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2), kind)

    mark = quarter_turned(drawn((side, side), sign, CREAM), turn)
    blit_centred(
        well, tinted(mark, (255, 226, 150) if lit else CREAM, 210 if lit else 110), (width / 2, height / 2)
    )
    if lit:
        edge = mask.copy()
        line = max(1, round(2.4 * unit))
        edge.blit(rounded_mask(width - 2 * line, height - 2 * line, _RADIUS * unit), (line, line),
                  special_flags=pygame.BLEND_RGBA_SUB)  # fmt: skip
        well.blit(tinted(edge, (255, 214, 120), 235), (0, 0))
    return well


def _place_sign(pen: Pen, kind: str) -> None:
    """What happens to cards at a place, as outlines of cards; white."""
    white = (255, 255, 255)

    def sheet(x: float, y: float, half: float = 0.34, alpha: int = 255) -> None:
        box = pygame.Rect(0, 0, round(half * 2 * pen.scale), round(half * 2.8 * pen.scale))
        box.center = (round(pen.at(x, y)[0]), round(pen.at(x, y)[1]))
        pygame.draw.rect(pen.surface, (*white, alpha), box, max(1, round(0.08 * pen.scale)),
                         border_radius=max(1, round(0.1 * pen.scale)))  # fmt: skip

    match kind:
        case "single":
            sheet(0, 0)
            pen.polygon(white, [(-0.14, -0.2), (0.2, 0), (-0.14, 0.2)])
        case "pair":
            sheet(-0.42, 0)
            sheet(0.42, 0)
            pen.stroke(white, [(-0.3, 0), (0.3, 0)], 0.07)
        case "three":
            for aside in (-0.56, 0.0, 0.56):
                sheet(aside, 0, 0.24)
        case "exchange":
            sheet(-0.5, 0, 0.28)
            sheet(0.62, 0, 0.28)
            pen.stroke(white, [(-0.12, 0), (0.14, 0)], 0.06)
            pen.polygon(white, [(0.08, -0.17), (0.28, 0), (0.08, 0.17)])
        case "discard":
            sheet(0.0, 0.3, 0.3)
            pen.stroke(white, [(0, -0.98), (0, -0.56)], 0.09)
            pen.polygon(white, [(-0.24, -0.62), (0.24, -0.62), (0, -0.24)])
        case "draw":
            for step in range(4):
                pen.stroke(
                    white,
                    [(-0.5 + step * 0.04, 0.9 - step * 0.17), (0.5 + step * 0.04, 0.9 - step * 0.17)],
                    0.05,
                )
            pen.stroke(white, [(0, 0.16), (0, -0.5)], 0.09)
            pen.polygon(white, [(-0.26, -0.4), (0.26, -0.4), (0, -0.86)])


def link(d: float, unit: float) -> pygame.Surface:
    """A brass link of a chain that holds a pair together; d: its width in table units, half as high."""
    size = (pixels(d, unit), pixels(d * 0.56, unit))
    mask = rounded_mask(*size, size[1] / 2)
    face = masked(gradient(*size, (lighter(BRASS, 0.35), BRASS, darker(BRASS, 0.25))), mask)
    bevelled(face, mask, max(1.0, 2 * unit), 150, 130)

    def rings(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (layer.get_width() / 2, layer.get_height() / 2), layer.get_height() / 2)
        line = max(1, round(0.17 * pen.scale))
        for x in (-0.4, 0.4):
            box = pygame.Rect(0, 0, round(1.06 * pen.scale), round(0.7 * pen.scale))
            box.center = (round(pen.at(x, 0)[0]), round(pen.at(0, 0)[1]))
            pygame.draw.rect(layer, INK, box, line, border_radius=round(0.35 * pen.scale))

    face.blit(drawn(size, rings, INK), (0, 0))
    return face
