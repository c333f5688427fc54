"""Tokens of the three resources, the hollows they lie in, the reserve, and the awards."""

from __future__ import annotations

import pygame

from sprites.brushes.board import CORE, pressed
from sprites.brushes.canvas import (
    blit_centred,
    blurred,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed, rim, spotlit
from sprites.brushes.materials import brass, paper
from sprites.brushes.timber import pine
from sprites.fonts import number
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point
from sprites.silhouettes import coloured, draw
from sprites.symbols import rim_pattern
from sprites.wolves.tints import CARDS, KINDS, PINE, SHORT, known

_GROOVE = 0.78
_PATTERNED = 30
"""A ring of a smaller token (pixels) carries no pattern: it would only blur."""
_PLACES = 4
"""Tokens of one kind that a reserve has room for."""


def token(kind: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A resource token punched from board; its middle is the middle of the picture.

    kind: fish, corn or bison, also forest and leader (a leader that stands for any kind), else ValueError; d:
    diameter in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    look = known(kind, CARDS, "token")
    side = pixels(d, unit)
    face = paper(side, side, unit, look.ring, 6)

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        line = max(1, round(side * factor * 0.016))
        pygame.draw.circle(layer, lighter(look.ring, 0.42), (middle, middle), middle * 0.97, line)
        if side >= _PATTERNED:
            inner, outer = middle * (_GROOVE + 0.02), middle * 0.95
            rim_pattern(layer, look.pattern, lighter(look.ring, 0.55), (middle, middle), inner, outer)
        pygame.draw.circle(layer, darker(look.ring, 0.5), (middle, middle), middle * (_GROOVE + 0.02))

    face.blit(drawn((side, side), ring, look.ring), (0, 0))
    field_mask = disc_mask(side, _GROOVE)
    field = masked(paper(side, side, unit, look.field, 9), field_mask)
    hollowed(field, field_mask, max(1.0, side * 0.022), 120, 90)
    face.blit(field, (0, 0))
    form = quarter_turned(coloured(look.sign, look.ink, side, side / 2 * 0.62), turn)
    shift = max(1, round(side * 0.018))
    face.blit(blurred(tinted(form, darker(look.field, 0.62), 150), max(1.0, side * 0.012)), (shift, shift))
    face.blit(form, (0, 0))
    mask = disc_mask(side)
    grained(face, max(1.0, 1.5 * unit), 246, 5, (5, 0.7))
    ring_mask = disc_mask(side, _GROOVE + 0.02)
    face.blit(tinted(rim(ring_mask, max(1.0, side * 0.016)), darker(look.ring, 0.7), 90), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.03), 120, 110)
    spotlit(face, mask, 38, (0.28, 0.2), 0.66)
    return pressed(face, mask, unit, min(4.0, 1.0 + d * 0.03), CORE)


def token_place(kind: str, d: float, unit: float, turn: int = 0, lit: bool = False) -> pygame.Surface:
    """A hollow for a token, its sign burned into the floor; exactly d wide.

    kind: fish, corn or bison (else ValueError); lit: whether a token may go there.
    """
    look = known(kind, KINDS, "kind")
    side = pixels(d, unit)
    mask = disc_mask(side)
    floor = tinted(mask, (24, 16, 12), 120)
    hollowed(floor, mask, max(1.0, side * 0.06), 150, 100)
    form = quarter_turned(coloured(look.sign, look.ink, side, side * 0.33), turn)
    floor.blit(tinted(form, (244, 232, 206), 120 if lit else 62), (0, 0))
    if lit:
        ring = disc_mask(side)
        ring.blit(disc_mask(side, 0.88), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        floor.blit(tinted(ring, (255, 214, 120), 240), (0, 0))
    return floor


def reserve_places(w: float, h: float, kinds: int = 3) -> list[list[Point]]:
    """Where tokens lie in a reserve: for each kind four places, from its middle in the reader's frame.

    A kind has a row of its own, or a column where tokens can be larger so. w, h: of the reserve; the result
    is in the same measure.
    """
    if not reserve_in_rows(w, h, kinds):
        turned = reserve_places(h, w, kinds)
        return [[(x, y) for y, x in places] for places in turned]
    across, down = w / _PLACES, h / kinds
    return [
        [((place + 0.5) * across - w / 2, (row + 0.5) * down - h / 2) for place in range(_PLACES)]
        for row in range(kinds)
    ]


def reserve_in_rows(w: float, h: float, kinds: int = 3) -> bool:
    """Whether the tokens of a kind lie side by side in a reserve of that size, not one below the other."""
    return min(w / _PLACES, h / kinds) >= min(w / kinds, h / _PLACES)


def reserve_token(w: float, h: float) -> float:
    """The diameter of the tokens that a reserve of that size takes, in the same measure."""
    long, short = (w, h) if reserve_in_rows(w, h) else (h, w)
    return 0.86 * min(long / _PLACES, short / len(KINDS))


def reserve(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A reserve: a tray of fresh pine with four hollows for each kind; exactly as large as asked.

    w, h: table units in the reader's frame; unit: pixels per table unit; turn: quarter turns of the reader.
    Tokens lie at reserve_places(), their size is reserve_token().
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 0.1 * min(width, height))
    tray = masked(pine(width, height, unit, darker(PINE, 0.22), 12, 1, turn % 2 == 1), mask)
    hollowed(tray, mask, max(1.0, 2.4 * unit), 150, 110)
    d = reserve_token(w, h)
    for kind, row in zip(KINDS, reserve_places(w, h), strict=True):
        hole = token_place(kind, d * 1.06, unit, turn)
        for place in row:
            x, y = turned_point(place, turn)
            blit_centred(tray, hole, (width / 2 + x * unit, height / 2 + y * unit))
    return tray


def turned_point(point: Point, turn: int) -> Point:
    """A point of a reader's frame, counted from the middle, as it lies on the screen."""
    x, y = point
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def need_token(kind: str, missing: int, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The red token on a need that is not met: a notched square with the sign and how many are missing.

    kind: fish, corn or bison (else ValueError); missing: 1..3; d: width in table units; unit: pixels per
    table unit; turn: quarter turns of the reader.
    """
    look = known(kind, KINDS, "kind")
    side = pixels(d, unit)
    face = paper(side, side, unit, SHORT, 4)
    cut = 0.16 * side

    def outline(layer: pygame.Surface, factor: float, inset: float, tone: Colour) -> None:
        low, high, bend = inset * factor, (side - inset) * factor, cut * factor
        pygame.draw.polygon(
            layer,
            tone,
            [(low + bend, low), (high - bend, low), (high, low + bend), (high, high - bend),
             (high - bend, high), (low + bend, high), (low, high - bend), (low, low + bend)],
        )  # fmt: skip

    mask = drawn(
        (side, side), lambda layer, factor: outline(layer, factor, 0, (255, 255, 255)), (255, 255, 255)
    )

    def art(layer: pygame.Surface, factor: float) -> None:
        outline(layer, factor, side * 0.09, (255, 244, 226))
        pen = Pen(layer, (side * factor * 0.5, side * factor * 0.33), side * factor * 0.235)
        draw(pen, look.sign, look.ink)

    sheet = drawn((side, side), art, SHORT)
    figures = number(str(missing), max(6, round(side * 0.48)), (168, 40, 18))
    box = figures.get_bounding_rect()
    sheet.blit(
        figures, (round(side * 0.5 - box.width / 2 - box.x), round(side * 0.71 - box.height / 2 - box.y))
    )
    face.blit(quarter_turned(sheet, turn), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.03), 120, 110)
    return pressed(face, mask, unit, min(3.0, 1.0 + d * 0.02), CORE)


def award(d: float, unit: float, turn: int = 0, count: int = 0) -> pygame.Surface:
    """An award: a brass disc with a paw struck into it, or with a number where a count above 0 is given."""
    side = pixels(d, unit)
    mask = disc_mask(side)
    face = masked(brass(side, side, unit), mask)
    dark = (92, 62, 20)

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        line = max(1, round(side * factor * 0.03))
        pygame.draw.circle(layer, dark, (middle, middle), middle * 0.84, line)
        for step in range(24 if side >= _PATTERNED else 0):
            spot = pygame.Vector2(middle * 0.92, 0).rotate(step * 15)
            pygame.draw.circle(layer, dark, (middle + spot.x, middle + spot.y), middle * 0.035)

    face.blit(drawn((side, side), ring, dark), (0, 0))
    if count > 0:
        sign = number(str(count), max(6, round(side * 0.62)), dark)
        box = sign.get_bounding_rect()
        form = pygame.Surface((side, side), pygame.SRCALPHA)
        form.fill((*dark, 0))
        form.blit(sign, (round(side / 2 - box.width / 2 - box.x), round(side / 2 - box.height / 2 - box.y)))
    else:
        form = coloured("paw", dark, side, side * 0.3)
    form = quarter_turned(form, turn)
    edge = max(1, round(side * 0.016))
    face.blit(tinted(form, (255, 244, 206), 190), (edge, edge))
    face.blit(tinted(form, dark, 235), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.04), 150, 130)
    spotlit(face, mask, 74, (0.3, 0.22), 0.56)
    return pressed(face, mask, unit, min(3.0, 0.8 + d * 0.03), (132, 96, 42))


def status(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The sign of status: a paw's print in a disc of snow; d: diameter in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side)
    face = masked(paper(side, side, unit, (240, 246, 252), 3), mask)

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(
            layer, (84, 112, 148), (middle, middle), middle * 0.98, max(1, round(middle * 0.14))
        )

    face.blit(drawn((side, side), ring, (84, 112, 148)), (0, 0))
    form = quarter_turned(coloured("paw", (52, 84, 122), side, side * 0.32), turn)
    face.blit(form, (0, 0))
    hollowed(face, mask, max(1.0, side * 0.03), 90, 120)
    return face
