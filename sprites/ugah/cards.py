"""Path cards, prey cards, their back, and the prints they leave on the hide."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    drawn,
    faded,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_mask,
    turned_size,
    whitened,
)
from sprites.brushes.drafts import drafted
from sprites.brushes.light import gradient, hollowed, radial
from sprites.brushes.materials import leather, paper, printed
from sprites.fonts import number
from sprites.palette import INK, Colour, darker, lighter, mix
from sprites.shapes import Pen
from sprites.silhouettes import draw
from sprites.ugah.tints import GROUNDS, KIND_COLOURS, SKIES, known

_FACE: Colour = (250, 244, 228)
_RADIUS = 10.0


def path_card(
    kind: str, points: int, w: float, h: float, unit: float, angle: float = 0.0, content_turn: int = 0
) -> pygame.Surface:
    """A path card as it lies in the ring; the card's middle is the middle of the picture.

    kind: caterpillar, lizard, fish, boar or cave_bear; points: its value (1..9); w, h: size of the frame in
    table units; unit: pixels per table unit; angle: degrees the frame is turned clockwise; content_turn:
    quarter turns of the picture within the frame. Raises ValueError for an unknown kind.
    """
    known(kind, GROUNDS)
    width, height = pixels(w, unit), pixels(h, unit)
    factor = _fine(width, height)
    art = _path_art(kind, points, width * factor, height * factor, unit * factor, content_turn % 4)
    return _laid(art, width, height, factor, unit, angle)


def _fine(width: int, height: int) -> int:
    """How much larger than its place a card is painted before it is turned and reduced."""
    return 3 if width * height < 60_000 else 2


def _path_art(
    kind: str, points: int, width: int, height: int, unit: float, content_turn: int
) -> pygame.Surface:
    """The printed face of a path card, filling its rectangle; pixels, unit already enlarged."""
    face = paper(width, height, unit, _FACE, 7)
    border, radius = round(5 * unit), _RADIUS * unit
    field_size = (width - 2 * border, height - 2 * border)
    field = gradient(*field_size, GROUNDS[kind])
    printed(field, unit, 7)
    window = rounded_mask(*field_size, radius - 3 * unit)
    field = masked(field, window)
    field.blit(tinted(_outline(window, unit), darker(GROUNDS[kind][1], 0.4), 90), (0, 0))
    face.blit(field, (border, border))
    side = min(width, height)
    content = _path_content(kind, points, side)
    blit_centred(face, quarter_turned(content, content_turn), (width / 2, height / 2))
    return face


def _outline(mask: pygame.Surface, unit: float) -> pygame.Surface:
    """A thin line along the inside of a form."""
    width, height = mask.get_size()
    line = max(1, round(0.9 * unit))
    edge = mask.copy()
    core = pygame.transform.smoothscale(mask, (max(1, width - 2 * line), max(1, height - 2 * line)))
    edge.blit(core, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return whitened(edge)


@drafted(16)
def _path_content(kind: str, points: int, side: int) -> pygame.Surface:
    """Animal, number and pips on a transparent square, upright for the reader."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        full = side * factor
        soil = (0.16 * full, 0.735 * full, 0.72 * full, 0.1 * full)
        pygame.draw.ellipse(layer, (60, 40, 20, 78), soil)
        colour = KIND_COLOURS[kind]
        draw(Pen(layer, (0.54 * full, 0.525 * full), 0.385 * full), kind, colour)
        for pip in range(points):
            x = (0.5 + (pip - (points - 1) / 2) * 0.115) * full
            pygame.draw.circle(layer, (255, 248, 230, 170), (x + 0.008 * full, 0.922 * full), 0.038 * full)
            pygame.draw.circle(layer, (70, 42, 22), (x, 0.914 * full), 0.037 * full)

    content = drawn((side, side), paint, (70, 42, 22), 2)
    _value_disc(content, str(points), (0.205 * side, 0.2 * side), 0.19 * side)
    return content


def _value_disc(face: pygame.Surface, text: str, centre: tuple[float, float], radius: float) -> None:
    """A cream disc with a number on a card (in place); pixels."""
    side = max(4, round(radius * 2))

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(layer, (60, 38, 22), (middle, middle), middle)
        pygame.draw.circle(layer, (253, 246, 226), (middle, middle), middle * 0.875)

    blit_centred(face, drawn((side, side), paint, (60, 38, 22)), centre)
    figures = number(text, max(5, round(radius * 1.72)), (56, 32, 16))
    box = figures.get_bounding_rect()
    face.blit(figures, (round(centre[0] - box.width / 2 - box.x), round(centre[1] - box.height / 2 - box.y)))


def _laid(
    art: pygame.Surface, width: int, height: int, factor: int, unit: float, angle: float
) -> pygame.Surface:
    """A printed face as a card: rounded, turned, its edge lit in the frame of the table."""
    mask = rounded_mask(width * factor, height * factor, _RADIUS * unit * factor)
    if angle % 360 == 0:
        face = pygame.transform.smoothscale(art, (width, height))
        cover = rounded_mask(width, height, _RADIUS * unit)
    else:
        margin = 2 * factor
        sheet = blank(art.get_width() + 2 * margin, art.get_height() + 2 * margin, _FACE)
        sheet.fill((*_FACE, 255))
        sheet.blit(art, (margin, margin))
        size = _turned_box(width, height, angle)
        face = _turned_into(sheet, angle, size, factor)
        blank_mask = blank(mask.get_width() + 2 * margin, mask.get_height() + 2 * margin, (255, 255, 255))
        blank_mask.blit(mask, (margin, margin))
        cover = whitened(_turned_into(blank_mask, angle, size, factor))
    return pressed(face, cover, unit)


def _turned_box(width: int, height: int, angle: float) -> tuple[int, int]:
    """The pixels a rectangle takes when turned; one pixel of air on each side."""
    sine, cosine = abs(math.sin(math.radians(angle))), abs(math.cos(math.radians(angle)))
    return math.ceil(width * cosine + height * sine) + 2, math.ceil(width * sine + height * cosine) + 2


def _turned_into(picture: pygame.Surface, angle: float, size: tuple[int, int], factor: int) -> pygame.Surface:
    """A picture turned clockwise about its middle, cropped to size * factor and reduced to size."""
    turned = pygame.transform.rotozoom(picture, -angle, 1.0)
    window = blank(size[0] * factor, size[1] * factor, _FACE)
    blit_centred(window, turned, (window.get_width() / 2, window.get_height() / 2))
    return pygame.transform.smoothscale(window, size)


def card_back(w: float, h: float, unit: float, angle: float = 0.0) -> pygame.Surface:
    """The back: red-brown leather strewn with bones; w, h in table units, angle in degrees clockwise."""
    width, height = pixels(w, unit), pixels(h, unit)
    factor = _fine(width, height)
    return _laid(
        _back_art(width * factor, height * factor, unit * factor), width, height, factor, unit, angle
    )


@drafted(4)
def _back_art(width: int, height: int, unit: float) -> pygame.Surface:
    """The printed back of a card; pixels, unit already enlarged."""
    face = paper(width, height, unit, _FACE, 7)
    border = round(5 * unit)
    size = (width - 2 * border, height - 2 * border)
    field = leather(*size, unit, (126, 64, 40), 3)
    rows = 7
    for row in range(rows):
        for column in range(-1, 6):
            x = (column + 0.5 + (row % 2) * 0.5) * size[0] / 5
            draw(
                Pen(field, (x, (row + 0.5) * size[1] / rows), size[0] * 0.078, row % 2 == 1),
                "bone",
                (168, 102, 68),
            )
    window = rounded_mask(*size, (_RADIUS - 3) * unit)
    field = masked(field, window)
    field.blit(tinted(_outline(window, unit * 1.6), (226, 172, 116), 150), (0, 0))
    face.blit(field, (border, border))
    return face


def emptied(w: float, h: float, unit: float, angle: float) -> pygame.Surface:
    """The print a taken path card leaves in the hide; w, h in table units, angle in degrees clockwise."""
    mask = turned_mask(rounded_mask(pixels(w, unit), pixels(h, unit), _RADIUS * unit), angle)
    inner = turned_mask(rounded_mask(pixels(w - 7, unit), pixels(h - 7, unit), (_RADIUS - 3) * unit), angle)
    print_ = tinted(mask, (20, 12, 8), 80)
    hollowed(print_, mask, max(1.0, 2.4 * unit), 120, 60)
    line = tinted(_outline(inner, unit * 1.6), (220, 178, 126), 52)
    blit_centred(print_, line, (print_.get_width() / 2, print_.get_height() / 2))
    return print_


def prey_card(kind: str, points: int, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A prey card: the animal before hills and a low sun.

    kind: dinosaur, mammoth or bird (else ValueError); points: its value; w, h: table units in the reader's
    frame (the picture is h x w for odd turns); unit: pixels per table unit; turn: quarter turns of the
    reader.
    """
    known(kind, SKIES)
    width, height = pixels(w, unit), pixels(h, unit)
    factor = _fine(width, height)
    art = quarter_turned(_prey_art(kind, points, width * factor, height * factor, unit * factor), turn)
    return _laid(art, *turned_size(width, height, turn), factor, unit, 0.0)


@drafted(6)
def _prey_art(kind: str, points: int, width: int, height: int, unit: float) -> pygame.Surface:
    """The printed face of a prey card, upright; pixels, unit already enlarged."""
    face = paper(width, height, unit, (252, 246, 230), 9)
    border = round(6 * unit)
    size = (width - 2 * border, height - 2 * border)
    scene = drawn(size, lambda layer, factor: _prey_scene(layer, kind), (0, 0, 0), 2)
    printed(scene, unit, 9)
    window = rounded_mask(*size, (_RADIUS - 3) * unit)
    scene = masked(scene, window)
    scene.blit(tinted(_outline(window, unit), darker(SKIES[kind][1], 0.5), 110), (0, 0))
    face.blit(scene, (border, border))
    _value_disc(face, str(points), (0.19 * width, 0.19 * width), 0.15 * width)
    return face


def _prey_scene(layer: pygame.Surface, kind: str) -> None:
    """Sky, sun, three rows of hills and the animal."""
    width, height = layer.get_size()
    sky = SKIES[kind]
    layer.blit(gradient(width, height, (*sky, sky[1])), (0, 0))
    sun = (0.7 * width, 0.28 * height)
    pygame.draw.circle(layer, mix(sky[0], (255, 250, 220), 0.8), sun, 0.16 * width)
    glow = radial(width, height, (255, 246, 200, 110), (255, 240, 190, 0), (0.7, 0.28), 1.2, 0.45)
    layer.blit(glow, (0, 0))
    for row, (top, depth) in enumerate(((0.56, 0.22), (0.68, 0.42), (0.8, 0.6))):
        hills = [
            (
                step / 40 * width,
                (top + 0.035 * math.sin(step / 4.1 + row * 2) + 0.015 * math.sin(step / 1.7 + row)) * height,
            )
            for step in range(41)
        ]
        pygame.draw.polygon(layer, darker(sky[1], depth), [*hills, (width, height), (0, height)])
        pygame.draw.lines(
            layer, lighter(darker(sky[1], depth), 0.14), False, hills, max(1, round(width * 0.008))
        )
    shade = blank(width, height)
    pygame.draw.ellipse(shade, (10, 6, 4, 110), (0.14 * width, 0.8 * height, 0.74 * width, 0.09 * height))
    layer.blit(shade, (0, 0))
    draw(Pen(layer, (0.49 * width, 0.58 * height), 0.415 * width), kind, mix(KIND_COLOURS[kind], INK, 0.24))


def prey_print(kind: str, w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The printed place of a prey card: its silhouette, pale on the leather.

    kind: dinosaur, mammoth, bird, or 'bone' for a place that takes any; w, h: table units in the reader's
    frame (the picture is h x w for odd turns); unit: pixels per table unit; turn: quarter turns of the
    reader.
    """
    known(kind, KIND_COLOURS)
    width, height = pixels(w, unit), pixels(h, unit)

    def form(layer: pygame.Surface, factor: float) -> None:
        size = 0.36 if kind != "bone" else 0.24
        draw(
            Pen(layer, (width * factor / 2, height * factor / 2), width * factor * size), kind, (176, 134, 92)
        )

    figure = quarter_turned(drawn((width, height), form, (176, 134, 92)), turn)
    mask = rounded_mask(*turned_size(width, height, turn), 11 * unit)
    place = tinted(mask, (16, 10, 6), 74)
    hollowed(place, mask, max(1.0, 2.2 * unit), 110, 50)
    inner = rounded_mask(mask.get_width() - round(6 * unit), mask.get_height() - round(6 * unit), 9 * unit)
    line = tinted(_outline(inner, unit * 1.6), (228, 188, 136), 74)
    blit_centred(place, line, (mask.get_width() / 2, mask.get_height() / 2))
    place.blit(faded(figure, 190), (0, 0))
    return place
