"""The sailors of five factions: figures in coats and hats, standing; and their hats alone."""

from __future__ import annotations

import itertools
import math

import pygame

from sprites.brushes.canvas import blank, disc_mask, drawn, mask_of, masked, pixels, quarter_turned, tinted
from sprites.brushes.light import bevelled
from sprites.brushes.materials import paper
from sprites.brushes.timber import painted_board
from sprites.palette import BRASS, Colour, darker, lighter
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, Point, smooth
from sprites.silhouettes import draw
from sprites.silhouettes.hats import HAT_SEATS
from sprites.ukotoa.tints import CREAM, FactionLook, faction_look

SKIN: Colour = (238, 186, 140)
_HEAD = (0.0, -0.36)
_HEAD_RADIUS = 0.2


def sailor(faction: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A sailor, standing; the middle is the middle of the picture, a square of FIGURE_ROOM times the height.

    faction: red, blue, green, yellow or purple (else ValueError); height: table units; unit: pixels per table
    unit; turn: quarter turns of the reader.
    """
    look = faction_look(faction)
    side, factor = pixels(height * FIGURE_ROOM, unit), 3
    large, tall = side * factor, height * unit * factor
    art = blank(large, large, darker(look.hue, 0.7))
    _figure(Pen(art, (large / 2, large / 2), tall / 2), look)
    art = quarter_turned(_seamed(art, tall * 0.016, darker(look.hue, 0.74)), turn)
    body = painted_board(
        art, mask_of(art), tall * 0.035, darker(look.hue, 0.7), 1.6 * unit * factor, turn % 2 == 0
    )
    return pygame.transform.smoothscale(body, (side, side))


def _seamed(art: pygame.Surface, line: float, colour: Colour) -> pygame.Surface:
    """A figure with a dark seam round its outline; line in pixels."""
    form = tinted(art, colour)
    picture = blank(*art.get_size(), colour)
    for step in range(16):
        angle = math.tau * step / 16
        picture.blit(form, (round(line * math.cos(angle)), round(line * math.sin(angle))))
    picture.blit(art, (0, 0))
    return picture


def _figure(pen: Pen, look: FactionLook) -> None:
    """The whole figure in a box of -1..1, feet at the bottom."""
    _legs(pen)
    _coat(pen, look)
    pen.disc(darker(SKIN, 0.25), _HEAD[0] + 0.015, _HEAD[1] + 0.02, _HEAD_RADIUS)
    pen.disc(SKIN, *_HEAD, _HEAD_RADIUS)
    for x in (-0.075, 0.075):
        pen.disc((50, 30, 20), x, _HEAD[1] + 0.035, 0.024)
    pen.stroke((150, 84, 60), [(-0.05, _HEAD[1] + 0.115), (0.05, _HEAD[1] + 0.115)], 0.014)
    level, half = HAT_SEATS[look.hat]
    scale = _HEAD_RADIUS / half * 1.1
    place = (_HEAD[0], _HEAD[1] - 0.06 - level * scale)
    if look.hat == "hood":
        place = (_HEAD[0], _HEAD[1] - (level - 0.14) * scale)
        _hooded(pen, place, scale, look)
        return
    draw(Pen(pen.surface, pen.at(*place), pen.scale * scale), look.hat, look.hue)


def _hooded(pen: Pen, place: Point, scale: float, look: FactionLook) -> None:
    """The hood with the face looking out of it."""
    draw(Pen(pen.surface, pen.at(*place), pen.scale * scale), look.hat, look.hue)
    x, y = place[0], place[1] + 0.48 * scale
    pen.oval(SKIN, x, y, scale * 0.3, scale * 0.34)
    for aside in (-0.05, 0.05):
        pen.disc((50, 30, 20), x + aside, y - 0.01, 0.022)


def _legs(pen: Pen) -> None:
    """Breeches, boots and the round base they stand on."""
    pen.oval((58, 38, 26), 0, 0.92, 0.5, 0.085)
    pen.oval((96, 64, 42), 0, 0.895, 0.49, 0.075)
    for side in (-1, 1):
        pen.stroke((232, 220, 190), [(side * 0.14, 0.42), (side * 0.17, 0.68)], 0.12, 0.105)
        pen.stroke((62, 40, 28), [(side * 0.17, 0.66), (side * 0.175, 0.86)], 0.115, 0.105)
        pen.stroke((62, 40, 28), [(side * 0.17, 0.87), (side * 0.27, 0.88)], 0.075, 0.06)
        pen.stroke((112, 76, 50), [(side * 0.17 - 0.08, 0.66), (side * 0.17 + 0.08, 0.66)], 0.03)


def _coat(pen: Pen, look: FactionLook) -> None:
    """A coat with sleeves, lapels and belt, and the faction's pattern on it."""
    hue, dark, light = look.hue, darker(look.hue, 0.36), lighter(look.hue, 0.3)
    for side in (-1, 1):
        pen.stroke(
            darker(hue, 0.6), [(side * 0.3, -0.08), (side * 0.44, 0.16), (side * 0.42, 0.36)], 0.135, 0.125
        )
        pen.stroke(
            hue if side < 0 else darker(hue, 0.2),
            [(side * 0.3, -0.08), (side * 0.44, 0.16), (side * 0.42, 0.36)],
            0.115,
            0.105,
        )
        pen.disc(SKIN, side * 0.42, 0.46, 0.085)
        pen.stroke(light, [(side * 0.42 - 0.1, 0.37), (side * 0.42 + 0.1, 0.37)], 0.035)
    form = smooth(
        [(-0.14, -0.2), (0.14, -0.2), (0.34, -0.12), (0.34, 0.12), (0.3, 0.26), (0.42, 0.58), (0.1, 0.62),
         (0.0, 0.56), (-0.1, 0.62), (-0.42, 0.58), (-0.3, 0.26), (-0.34, 0.12), (-0.34, -0.12)],
    )  # fmt: skip
    pen.polygon(darker(hue, 0.66), [(x * 1.05, y + 0.01) for x, y in form])
    pen.polygon(hue, form)
    pen.blob(dark, [(0.08, -0.1), (0.3, -0.06), (0.29, 0.26), (0.38, 0.54), (0.12, 0.56)])
    _pattern(pen, look)
    pen.polygon((246, 238, 218), [(-0.12, -0.2), (0.12, -0.2), (0.0, 0.16)])
    for side in (-1, 1):
        pen.polygon(light, [(side * 0.12, -0.22), (side * 0.2, -0.16), (side * 0.1, 0.08), (0, 0.18)])
    pen.stroke((58, 36, 22), [(-0.3, 0.26), (0, 0.28), (0.3, 0.26)], 0.045)
    pen.polygon(BRASS, [(-0.07, 0.21), (0.07, 0.21), (0.07, 0.34), (-0.07, 0.34)])
    pen.polygon((58, 36, 22), [(-0.035, 0.245), (0.035, 0.245), (0.035, 0.305), (-0.035, 0.305)])


def _pattern(pen: Pen, look: FactionLook) -> None:
    """What tells the coats apart without their hue."""
    ink = lighter(look.hue, 0.66) if look.pattern != "rays" else darker(look.hue, 0.6)
    match look.pattern:
        case "notches":
            for y in (0.4, 0.5):
                pen.stroke(ink, [(-0.34, y), (-0.05, y + 0.02)], 0.022)
                pen.stroke(ink, [(0.05, y + 0.02), (0.34, y)], 0.022)
        case "double":
            for side in (-1, 1):
                for y in (-0.04, 0.08, 0.4, 0.5):
                    pen.disc(ink, side * (0.2 if y < 0.3 else 0.16), y, 0.035)
        case "zigzag":
            path = [(-0.36 + step * 0.09, 0.52 if step % 2 else 0.42) for step in range(9)]
            for start, end in itertools.pairwise(path):
                pen.stroke(ink, [start, end], 0.02)
        case "rays":
            for x in (-0.24, -0.12, 0.12, 0.24):
                pen.stroke(ink, [(x, 0.36), (x * 1.3, 0.55)], 0.02)
                pen.stroke(ink, [(x, -0.1), (x, 0.2)], 0.02)
        case _:
            for x, y in ((-0.24, 0.02), (0.24, 0.02), (-0.22, 0.42), (-0.3, 0.52), (-0.1, 0.48), (0.12, 0.48),
                         (0.22, 0.42), (0.3, 0.52)):  # fmt: skip
                pen.disc(ink, x, y, 0.034)


def hat(faction: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A faction's hat alone on a transparent square; d: its side in table units."""
    look = faction_look(faction)
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        draw(Pen(layer, (middle, middle), middle * 0.9), look.hat, look.hue)

    return quarter_turned(drawn((side, side), paint, darker(look.hue, 0.6)), turn)


def emblem(faction: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A cream disc with a faction's hat and a ring in its hue; d: diameter in table units."""
    look = faction_look(faction)
    side = pixels(d, unit)
    mask = disc_mask(side, 0.97)
    face = masked(paper(side, side, unit, look.hue, 5), mask)
    face.blit(masked(paper(side, side, unit, CREAM, 6), disc_mask(side, 0.84)), (0, 0))
    bevelled(face, mask, max(1.0, side * 0.035), 120, 120)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        draw(Pen(layer, (middle, middle), middle * 0.62), look.hat, look.hue)

    sign = quarter_turned(drawn((side, side), paint, darker(look.hue, 0.6)), turn)
    shift = max(1, round(side * 0.02))
    face.blit(masked(tinted(sign, (60, 36, 20), 90), mask), (shift, shift))
    face.blit(sign, (0, 0))
    return face
