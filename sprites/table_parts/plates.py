"""Plates: everything flat that a menu is built of, from the one orange button to paper, boards and wells."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.brushes.canvas import blank, drawn, faded, filled, masked, pixels, rounded_mask, tinted
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, gradient, hollowed
from sprites.brushes.materials import brass, felt, paper, printed
from sprites.brushes.timber import mitred
from sprites.brushes.wood import wood
from sprites.palette import (
    BRASS_DARK,
    CREAM,
    FELT,
    OAK_LIGHT,
    ORANGE,
    PAPER,
    SEAT_LOOKS,
    Colour,
    darker,
    lighter,
    mix,
)
from sprites.table_parts.studs import checked_state

DEPTH = 6.0
"""How far a button stands out of the table, in table units."""

_RAISED = ("main", "wood", "wood_chosen", "paper_button", "paper_chosen", "seat_fill")


def plate(w: float, h: float, unit: float, kind: str, state: str = "rest") -> pygame.Surface:
    """A plate for widgets.

    w, h: table units; unit: pixels per table unit; kind: 'main' (the one orange button), 'wood',
    'wood_chosen', 'paper_button', 'paper_chosen', 'paper', 'field', 'slip', 'board', 'felt_box', 'well',
    'pill', 'seat:<index>', 'seat_fill:<index>'; state: rest, hover, down or off. Raises ValueError for an
    unknown kind or state.
    """
    checked_state(state)
    name, _, index = kind.partition(":")
    size = (pixels(w, unit), pixels(h, unit))
    if name in ("seat", "seat_fill"):
        hue = _seat_hue(kind, index)
        return _seat_card(size, unit, hue, state) if name == "seat" else _filled_pill(size, unit, hue, state)
    painter = _PLATES.get(kind)
    if painter is None:
        raise ValueError(f"unknown kind of plate {kind!r}")
    return painter(size, unit, state)


def face_centre(w: float, h: float, unit: float, kind: str, state: str = "rest") -> tuple[int, int]:
    """Where on a plate its caption's middle belongs, in pixels: raised plates show their side at the foot."""
    middle = pixels(h, unit) / 2
    if kind.partition(":")[0] in _RAISED:
        middle += (_sink(unit, state) - _depth(unit)) / 2 + (_sink(unit, state) / 2 if state == "down" else 0)
    return round(pixels(w, unit) / 2), round(middle)


def _seat_hue(kind: str, index: str) -> Colour:
    """The hue named by a 'seat:<index>' kind."""
    if not index.isdigit() or int(index) >= len(SEAT_LOOKS):
        raise ValueError(f"unknown kind of plate {kind!r}")
    return SEAT_LOOKS[int(index)].hue


def _depth(unit: float) -> int:
    return max(1, round(DEPTH * unit))


def _sink(unit: float, state: str) -> int:
    """How far a pressed button goes down, in pixels."""
    return round(_depth(unit) * 0.7) if state == "down" else 0


def _raised(
    size: tuple[int, int],
    unit: float,
    texture: pygame.Surface,
    side: Colour,
    radius: float,
    state: str,
    light: int,
) -> pygame.Surface:
    """A button: a face (texture of the size minus its depth) standing on its side; radius in pixels."""
    width, height = size
    deep, sink = _depth(unit), _sink(unit, state)
    face_size = (width, max(1, height - deep))
    mask = rounded_mask(*face_size, radius)
    face = masked(texture, mask)
    bevelled(face, mask, max(1.0, 2.2 * unit), light, 110)
    if state == "hover":
        face.fill((22, 18, 10, 0), special_flags=pygame.BLEND_RGB_ADD)
    if state == "down":
        face.fill((214, 208, 204, 255), special_flags=pygame.BLEND_RGBA_MULT)
        hollowed(face, mask, max(1.0, 4 * unit), 110, 0)
    piece = blank(width, height, side)
    body = tinted(rounded_mask(width, max(1, height - sink), radius), side)
    body.blit(tinted(rounded_mask(*face_size, radius), darker(side, 0.4)), (0, 0))
    piece.blit(body, (0, sink))
    piece.blit(face, (0, sink))
    return faded(piece, 200) if state == "off" else piece


def _corner(size: tuple[int, int], unit: float, wanted: float = 20.0) -> float:
    """Corner radius in pixels, never more than a third of the height."""
    return min(wanted * unit, size[1] * 0.34)


def _main(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """The bright button."""
    base = mix(ORANGE, (120, 96, 78), 0.72) if state == "off" else ORANGE
    width, height = size[0], max(1, size[1] - _depth(unit))
    texture = gradient(width, height, (lighter(base, 0.2), base, darker(base, 0.14)))
    grained(texture, 6 * unit, 224, 4, (20, 0.6))
    _inner_line(texture, unit, lighter(base, 0.45), _corner(size, unit), 120)
    return _raised(size, unit, texture, darker(base, 0.55), _corner(size, unit), state, 150)


def _inner_line(texture: pygame.Surface, unit: float, colour: Colour, radius: float, alpha: int) -> None:
    """A thin line along the inside of a face (in place)."""
    width, height = texture.get_size()
    gap = max(2, round(3.4 * unit))

    def paint(layer: pygame.Surface, factor: float) -> None:
        rect = pygame.Rect(
            round(gap * factor),
            round(gap * factor),
            round((width - 2 * gap) * factor),
            round((height - 2 * gap) * factor),
        )
        line = max(1, round(1.2 * unit * factor))
        pygame.draw.rect(
            layer, (*colour, alpha), rect, line, border_radius=max(1, round((radius - gap) * factor))
        )

    texture.blit(drawn((width, height), paint, colour, 3), (0, 0))


def _wooden(base: Colour, seed: int) -> Callable[[tuple[int, int], float, str], pygame.Surface]:
    """A painter for wooden buttons."""

    def paint(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
        tone = mix(base, (120, 104, 88), 0.5) if state == "off" else base
        texture = wood(size[0], max(1, size[1] - _depth(unit)), unit, tone, seed, rough=0.85)
        return _raised(size, unit, texture, darker(tone, 0.55), _corner(size, unit), state, 110)

    return paint


def _paper_button(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A quiet choice on paper."""
    base = (214, 198, 164)
    texture = paper(size[0], max(1, size[1] - _depth(unit)), unit, base, 12)
    return _raised(size, unit, texture, darker(base, 0.42), _corner(size, unit), state, 130)


def _paper_chosen(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """The chosen one among paper buttons: light wood with a brass line."""
    base = OAK_LIGHT
    texture = wood(size[0], max(1, size[1] - _depth(unit)), unit, base, 17, rough=0.85)
    _inner_line(texture, unit, BRASS_DARK, _corner(size, unit), 190)
    return _raised(size, unit, texture, darker(base, 0.55), _corner(size, unit), state, 130)


def _filled_pill(size: tuple[int, int], unit: float, hue: Colour, state: str) -> pygame.Surface:
    """A pill in a seat's hue."""
    tone = mix(hue, (150, 140, 126), 0.6) if state == "off" else hue
    width, height = size[0], max(1, size[1] - _depth(unit))
    texture = gradient(width, height, (lighter(tone, 0.12), tone, darker(tone, 0.1)))
    grained(texture, 6 * unit, 226, 8, (20, 0.6))
    return _raised(size, unit, texture, darker(tone, 0.5), height / 2, state, 130)


def _sheet(size: tuple[int, int], unit: float, base: Colour, radius: float, seed: int) -> pygame.Surface:
    """A sheet of linen card with a pressed edge; radius in table units."""
    mask = rounded_mask(*size, min(radius * unit, size[1] * 0.34))
    face = masked(paper(*size, unit, base, seed), mask)
    bevelled(face, mask, max(1.0, 1.6 * unit), 170, 120, 0)
    return face


def _paper_sheet(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    return _sheet(size, unit, lighter(PAPER, 0.3) if state == "hover" else PAPER, 14, 5)


def _slip(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A cream plaque with a hairline frame."""
    face = _sheet(size, unit, lighter(CREAM, 0.3) if state == "hover" else CREAM, 14, 8)
    _inner_line(face, unit * 1.3, (176, 142, 90), min(14 * unit, size[1] * 0.34), 200)
    return face


def _seat_card(size: tuple[int, int], unit: float, hue: Colour, state: str) -> pygame.Surface:
    """A paper card with a line in a seat's hue."""
    face = _sheet(size, unit, lighter(PAPER, 0.35) if state == "hover" else PAPER, 14, 6)
    gap, radius = round(8 * unit), min(14 * unit, size[1] * 0.34)

    def paint(layer: pygame.Surface, factor: float) -> None:
        rect = pygame.Rect(
            round(gap * factor),
            round(gap * factor),
            round((size[0] - 2 * gap) * factor),
            round((size[1] - 2 * gap) * factor),
        )
        line = max(1, round(4.2 * unit * factor))
        pygame.draw.rect(layer, hue, rect, line, border_radius=max(1, round((radius - 3 * unit) * factor)))

    face.blit(drawn(size, paint, hue, 3), (0, 0))
    return faded(face, 170) if state == "off" else face


def _field(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A text field sunk into paper; state 'down' marks it as the one being typed into."""
    base = {
        "rest": (226, 208, 166),
        "hover": (236, 220, 182),
        "down": (250, 240, 212),
        "off": (222, 212, 186),
    }[state]
    radius = min(10 * unit, size[1] * 0.3)
    mask = rounded_mask(*size, radius)
    face = masked(paper(*size, unit, base, 9), mask)
    hollowed(face, mask, max(1.0, 3.4 * unit), 120, 150)
    if state == "down":
        _inner_line(face, unit, (150, 104, 34), radius, 255)
    return face


def _framed(
    size: tuple[int, int],
    unit: float,
    inside: Callable[[int, int], pygame.Surface],
    frame: float,
    sunk: float,
) -> pygame.Surface:
    """A wooden frame (width in table units) around something; sunk: depth of the inside in table units."""
    width, height = size
    mask = rounded_mask(width, height, min(22 * unit, height * 0.3))
    border = min(round(frame * unit), width // 4, height // 4)
    face = masked(mitred(width, height, border, unit, (116, 74, 42)), mask)
    bevelled(face, mask, max(1.0, 3 * unit), 110, 150)
    inner = (width - 2 * border, height - 2 * border)
    hole = rounded_mask(*inner, min(14 * unit, inner[1] * 0.3))
    lip = max(1, round(1.6 * unit))
    face.blit(tinted(hole, (255, 232, 190), 70), (border + lip, border + lip))
    face.blit(tinted(hole, (24, 12, 4), 190), (border - lip, border - lip))
    floor = masked(inside(*inner), hole)
    hollowed(floor, hole, max(1.0, sunk * unit), 190, 50)
    face.blit(floor, (border, border))
    return face


def _board(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A wood-framed board of paper."""
    return _framed(size, unit, lambda w, h: paper(w, h, unit, PAPER, 56), 18, 4)


def _felt_box(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """An open wooden box lined with green felt."""
    green = lighter(FELT, 0.1) if state == "hover" else FELT
    return _framed(size, unit, lambda w, h: felt(w, h, unit, green, 8), 14, 13)


def _well(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A dark hollow that lets the ground shine through."""
    mask = rounded_mask(*size, min(14 * unit, size[1] * 0.3))
    face = tinted(mask, (34, 18, 8), 96 if state == "rest" else 64)
    hollowed(face, mask, max(1.0, 4.5 * unit), 150, 70)
    return face


def _pill(size: tuple[int, int], unit: float, state: str) -> pygame.Surface:
    """A dark label with a thin gold line."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        rect = layer.get_rect()
        pygame.draw.rect(layer, (40, 24, 14, 240), rect, border_radius=rect.height // 2)
        line = max(1, round(2 * unit * factor))
        pygame.draw.rect(layer, (255, 224, 150, 255), rect, line, border_radius=rect.height // 2)

    label = drawn(size, paint, (255, 224, 150))
    return faded(label, 150) if state == "off" else label


_PLATES: dict[str, Callable[[tuple[int, int], float, str], pygame.Surface]] = {
    "main": _main,
    "wood": _wooden((122, 80, 46), 21),
    "wood_chosen": _wooden(OAK_LIGHT, 23),
    "paper_button": _paper_button,
    "paper_chosen": _paper_chosen,
    "paper": _paper_sheet,
    "field": _field,
    "slip": _slip,
    "board": _board,
    "felt_box": _felt_box,
    "well": _well,
    "pill": _pill,
}


def switch(on: bool, w: float, h: float, unit: float) -> pygame.Surface:
    """A sliding switch that carries I (on) or O (off); w, h in table units, unit in pixels per table unit."""
    size = (pixels(w, unit), pixels(h, unit))
    width, height = size
    mask = rounded_mask(width, height, height / 2)
    face = masked(filled(width, height, (78, 136, 84) if on else (158, 136, 100)), mask)
    grained(face, 6 * unit, 230, 3, (20, 0.6))
    hollowed(face, mask, max(1.0, 3.5 * unit), 140, 110)

    def sign(layer: pygame.Surface, factor: float) -> None:
        middle, line = height * factor / 2, max(1.0, height * factor * 0.07)
        if on:
            left = width * factor * 0.27
            pygame.draw.line(layer, CREAM, (left, middle * 0.62), (left, middle * 1.38), round(line * 1.2))
        else:
            pygame.draw.circle(layer, CREAM, (width * factor * 0.73, middle), middle * 0.36, round(line))

    face.blit(drawn(size, sign, CREAM), (0, 0))
    gap = max(1, round(height * 0.07))
    knob_side = height - 2 * gap
    knob_mask = rounded_mask(knob_side, knob_side, knob_side / 2)
    knob = masked(paper(knob_side, knob_side, unit, (255, 252, 242), 3), knob_mask)
    bevelled(knob, knob_mask, max(1.0, 2.6 * unit), 160, 120)
    left = width - gap - knob_side if on else gap
    shift = max(1, round(1.6 * unit))
    face.blit(masked(tinted(knob_mask, (20, 10, 4), 110), knob_mask), (left + shift // 2, gap + shift // 2))
    face.blit(knob, (left, gap))
    return masked(face, mask)


def brass_tag(w: float, h: float, unit: float) -> pygame.Surface:
    """A brass tag nailed to the plank; w, h in table units, unit in pixels per table unit."""
    width, height = pixels(w, unit), pixels(h, unit)
    mask = rounded_mask(width, height, min(8 * unit, height * 0.25))
    face = masked(brass(width, height, unit), mask)
    printed(face, unit)
    bevelled(face, mask, max(1.0, 1.8 * unit), 170, 190, 0)

    def nails(layer: pygame.Surface, factor: float) -> None:
        for x in (11 * unit * factor, (width - 11 * unit) * factor):
            middle, radius = (x, height * factor / 2), 4 * unit * factor
            pygame.draw.circle(layer, (110, 78, 34), middle, radius)
            pygame.draw.circle(
                layer, (198, 156, 84), (x - radius * 0.2, middle[1] - radius * 0.25), radius * 0.6
            )
            pygame.draw.line(
                layer,
                (60, 40, 16),
                (x - radius * 0.7, middle[1] + radius * 0.3),
                (x + radius * 0.7, middle[1] - radius * 0.3),
                max(1, round(unit * factor)),
            )

    face.blit(drawn((width, height), nails, (110, 78, 34)), (0, 0))
    return face
