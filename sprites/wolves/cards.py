"""The cards of the communities: five kinds, their backs, the decks that thin out, and what winter takes."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blank,
    drawn,
    faded,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.grain import multiply
from sprites.brushes.light import gradient, hollowed
from sprites.brushes.materials import paper
from sprites.fonts import fitted_words
from sprites.palette import INK, Colour, darker
from sprites.pieces import card as card_piece
from sprites.pieces import stack
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.wolves.pictures import grove, picture, ridge
from sprites.wolves.tints import CARDS, COMMUNITIES, KINDS, SNOW_LIT, KindLook, known

_RADIUS = 9.0
_FACE: Colour = (251, 246, 234)
_SMALL = 60
"""Cards of fewer pixels across carry a larger corner."""
CARD_STATES = ("rest", "spent")

DECK_STEP = 0.95
"""How much a card adds to the height of a deck, in table units."""


def card(
    kind: str, w: float, h: float, unit: float, title: str = "", turn: int = 0, state: str = "rest"
) -> pygame.Surface:
    """A card face up; its middle is the middle of the picture.

    kind: fish, corn, bison, forest or leader (else ValueError); w, h: table units in the reader's frame;
    unit: pixels per table unit; title: a word at its foot, left out where empty; turn: quarter turns of the
    reader; state: 'rest', or 'spent' for one that is of no use any more this turn (grey, struck through by
    snow). The corner carries the sign, so that it is known in a fan.
    """
    look = known(kind, CARDS, "card")
    if state not in CARD_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(CARD_STATES)}")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, _FACE, 7)
    inset = max(2, round(width * 0.055))
    foot = 0.16 if title else 0.0
    size = (width - 2 * inset, max(4, round(height * (1 - foot)) - 2 * inset))
    window = rounded_mask(*size, max(1.0, width * 0.05))
    art = masked(picture(kind, size), window)
    hollowed(art, window, max(1.0, 1.6 * unit), 150, 60)
    face.blit(art, (inset, inset))
    if title:
        room = height - inset - size[1]
        words = fitted_words(title, max(6, round(room * 0.78)), INK, 800, round(width * 0.9))
        face.blit(words, words.get_rect(center=(width / 2, inset + size[1] + room * 0.45)))
    _corner(face, look, 0.27 if width >= _SMALL else 0.4)
    if state == "spent":
        _snowed(face)
    return card_piece(quarter_turned(face, turn), unit, _RADIUS * min(1.0, w / 90))


def _corner(face: pygame.Surface, look: KindLook, share: float) -> None:
    """The sign on a tab at the upper left (in place); share: how wide it is, of the card's width."""
    width = face.get_width()
    side = round(width * share)

    def tab(layer: pygame.Surface, factor: float) -> None:
        box = layer.get_rect()
        line = max(1, round(side * factor * 0.05))
        radius = round(side * factor * 0.3)
        pygame.draw.rect(layer, darker(look.ring, 0.3), box, border_radius=radius)
        pygame.draw.rect(layer, look.field, box.inflate(-2 * line, -2 * line), border_radius=radius - line)
        draw(Pen(layer, box.center, box.width * 0.38), look.sign, look.ink)

    face.blit(drawn((side, side), tab, look.field), (round(width * 0.03), round(width * 0.03)))


def _snowed(face: pygame.Surface) -> None:
    """Take the colour out of a face and let snow lie across it (in place)."""
    width, height = face.get_size()
    grey = pygame.transform.grayscale(face)
    face.blit(faded(grey, 214), (0, 0))
    face.blit(tinted(rounded_mask(width, height, 0), (196, 208, 224), 116), (0, 0))

    def drift(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (layer.get_width() / 2, layer.get_height() / 2), layer.get_width() / 2)
        tall = layer.get_height() / layer.get_width()
        pen.stroke((122, 138, 166), [(-0.86, tall * 0.66), (0.0, 0.06), (0.9, -tall * 0.62)], 0.1)
        pen.stroke(SNOW_LIT, [(-0.88, tall * 0.62), (-0.02, 0.02), (0.88, -tall * 0.66)], 0.085)

    face.blit(drawn((width, height), drift, SNOW_LIT, 3), (0, 0))


def card_back(community: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The back of a community's cards: dusk over its land, and the two kinds it knows best.

    community: id of one of COMMUNITIES (else ValueError); w, h: table units in the reader's frame; unit:
    pixels per table unit; turn: quarter turns of the reader.
    """
    known(community, COMMUNITIES, "community")
    size = (pixels(w, unit), pixels(h, unit))
    face = paper(*size, unit, _FACE, 7)
    inset = max(2, round(size[0] * 0.055))
    field_size = (size[0] - 2 * inset, size[1] - 2 * inset)
    window = rounded_mask(*field_size, max(1.0, size[0] * 0.05))
    face.blit(masked(_back(community, field_size), window), (inset, inset))
    return card_piece(quarter_turned(face, turn), unit, _RADIUS * min(1.0, w / 90))


@drafted(12)
def _back(community: str, size: tuple[int, int]) -> pygame.Surface:
    """The printed field of a back; not to be changed."""
    best, second = COMMUNITIES[community]
    field = gradient(*size, ((40, 60, 92), (74, 104, 132), (34, 56, 74)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        width, height = layer.get_size()
        grove(layer, 0.66, (46, 74, 96), 9, 0.2, 5)
        ridge(layer, 0.64, (40, 66, 88), 0.02, 2.0, 1.0)
        grove(layer, 0.84, (28, 50, 68), 6, 0.28, 9)
        ridge(layer, 0.82, (26, 46, 62), 0.02, 1.4, 2.0)
        middle = (width / 2, height * 0.42)
        look, other = KINDS[best], KINDS[second]
        for radius, tone in ((0.43, (22, 38, 54)), (0.405, look.ring), (0.36, look.field)):
            pygame.draw.circle(layer, tone, middle, radius * width)
        draw(Pen(layer, middle, 0.26 * width), look.sign, look.ink)
        low = (width / 2, height * 0.8)
        for radius, tone in ((0.22, (22, 38, 54)), (0.195, other.ring), (0.17, other.field)):
            pygame.draw.circle(layer, tone, low, radius * width)
        draw(Pen(layer, low, 0.125 * width), other.sign, other.ink)

    field.blit(drawn(size, paint, (34, 56, 74), 3), (0, 0))
    return field


def deck(community: str, cards: int, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A community's deck face down; it is as high as it has cards, and gone where it has none.

    cards: 0..28; other arguments as for card_back(). The middle of the lowest card is the middle of the
    picture; the pile rises to the upper left.
    """
    return _piled(card_back(community, w, h, unit, turn), cards, unit)


def _piled(back: pygame.Surface, cards: int, unit: float) -> pygame.Surface:
    """A pile of equal cards whose lowest lies in the middle of the picture; nothing where there is none."""
    if cards < 1:
        return blank(*back.get_size())
    pile, (left, top) = stack(back, cards, unit, DECK_STEP, DECK_STEP * 28, 0.7, 5)
    right = pile.get_width() - left - back.get_width()
    low = pile.get_height() - top - back.get_height()
    aside, down = max(left, right), max(top, low)
    room = blank(back.get_width() + 2 * aside, back.get_height() + 2 * down, (20, 10, 4))
    room.blit(pile, (aside - left, down - top))
    return room


def taken_card(kind: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """An availability card face up: this kind grows scarce, every deck loses one card of it.

    kind: fish, corn or bison (else ValueError); w, h: table units in the reader's frame; unit: pixels per
    table unit; turn: quarter turns of the reader.
    """
    look = known(kind, KINDS, "kind")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, (226, 232, 240), 9)
    inset = max(2, round(width * 0.06))
    size = (width - 2 * inset, height - 2 * inset)
    window = rounded_mask(*size, max(1.0, width * 0.06))
    art = gradient(*size, ((206, 220, 236), (132, 156, 190)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        wide, tall = layer.get_size()
        ridge(layer, 0.8, (230, 238, 246), 0.03, 1.4, 0.8, SNOW_LIT)
        draw(Pen(layer, (wide / 2, tall * 0.44), min(wide, tall) * 0.42), look.sign, look.ink)
        pen = Pen(layer, (wide * 0.5, tall * 0.84), wide * 0.5)
        pen.stroke((255, 255, 255), [(-0.42, 0), (0.42, 0)], 0.16)
        pen.stroke((184, 58, 34), [(-0.38, 0), (0.38, 0)], 0.1)

    art.blit(drawn(size, paint, (180, 196, 220), 3), (0, 0))
    art = masked(art, window)
    hollowed(art, window, max(1.0, 1.6 * unit), 130, 60)
    face.blit(art, (inset, inset))
    return card_piece(quarter_turned(face, turn), unit, _RADIUS * min(1.0, w / 90))


def taken_back(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """An availability card face down: a bare bough in falling snow; arguments as for taken_card()."""
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, (226, 232, 240), 9)
    inset = max(2, round(width * 0.06))
    size = (width - 2 * inset, height - 2 * inset)
    window = rounded_mask(*size, max(1.0, width * 0.06))
    art = gradient(*size, ((92, 116, 156), (178, 196, 222)))

    def paint(layer: pygame.Surface, factor: float) -> None:
        wide, tall = layer.get_size()
        pen = Pen(layer, (wide / 2, tall / 2), wide / 2)
        high = tall / wide
        bark = (58, 50, 62)
        pen.stroke(bark, [(-0.1, high), (0.0, 0.2), (-0.06, -high * 0.5)], 0.11, 0.03)
        for y, x, far, up in (
            (0.5, -0.03, -0.7, 0.5),
            (0.2, 0.0, 0.7, 0.56),
            (-0.2, 0.0, -0.56, 0.5),
            (-0.5, -0.03, 0.5, 0.4),
        ):
            y *= high
            pen.stroke(bark, [(x, y), (far * 0.5, y - up * 0.5), (far, y - up)], 0.05, 0.016)
            pen.stroke(bark, [(far * 0.5, y - up * 0.5), (far * 0.9, y - up * 0.5)], 0.026, 0.01)
            pen.stroke(SNOW_LIT, [(far * 0.2, y - up * 0.26), (far * 0.8, y - up * 0.86)], 0.026)
        for step in range(22):
            angle = step * 2.4
            far = math.sqrt(step / 22)
            pen.disc(SNOW_LIT, far * math.cos(angle), far * high * math.sin(angle), 0.035)

    art.blit(drawn(size, paint, (140, 160, 190), 3), (0, 0))
    multiply(art, gradient(*size, ((255, 255, 255), (214, 222, 236))))
    art = masked(art, window)
    hollowed(art, window, max(1.0, 1.6 * unit), 130, 60)
    face.blit(art, (inset, inset))
    return card_piece(quarter_turned(face, turn), unit, _RADIUS * min(1.0, w / 90))


def taken_pile(cards: int, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The availability cards that lie face down, as high as they are many; see deck() and taken_back()."""
    return _piled(taken_back(w, h, unit, turn), cards, unit)


def fan(community: str, cards: int, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A hand seen from its backs, spread so that its size shows; w, h: of one card in table units.

    cards: at least 1; its picture is w + spread wide in the reader's frame, see fan_width().
    """
    back = card_back(community, w, h, unit)
    pace = fan_pace(w, cards)
    wide = blank(round(back.get_width() + pace * unit * (cards - 1)), back.get_height(), (20, 10, 4))
    shade = tinted(back, (14, 10, 20), 110)
    drop = max(1, round(1.4 * unit))
    for number in range(cards):
        x = round(number * pace * unit)
        if number:
            wide.blit(shade, (x - drop, drop), (0, 0, back.get_width(), back.get_height() - drop))
        wide.blit(back, (x, 0))
    return quarter_turned(wide, turn)


def fan_pace(w: float, cards: int) -> float:
    """From card to card of a fan, in table units: the more cards, the closer."""
    return min(0.34 * w, 2.2 * w / max(1, cards - 1))
