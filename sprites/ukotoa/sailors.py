"""The sailors of five factions: figures in coats and hats, standing; and their hats alone."""

from __future__ import annotations

import itertools
import math

import pygame

from sprites.brushes.canvas import (
    blank,
    disc_mask,
    drawn,
    faded,
    mask_of,
    masked,
    pixels,
    quarter_turned,
    tinted,
)
from sprites.brushes.flesh import Girth, limb, limb_path
from sprites.brushes.light import bevelled
from sprites.brushes.materials import paper
from sprites.brushes.timber import painted_board
from sprites.palette import BRASS, Colour, darker, lighter
from sprites.pieces import FIGURE_ROOM
from sprites.shapes import Pen, Point, smooth
from sprites.silhouettes import draw
from sprites.silhouettes.hats import HAT_SEATS
from sprites.ukotoa.gear import GEAR
from sprites.ukotoa.tints import CREAM, HULL, FactionLook, faction_look

SKIN: Colour = (240, 190, 146)
EDGE: Colour = (250, 236, 204)
"""Bare wood round the print, which parts a sailor from the deck."""
BREECHES: Colour = (234, 222, 194)
BOOT: Colour = (66, 42, 30)
_HEAD = (0.0, -0.36)
_HEAD_RADIUS = 0.215
_HAND = (0.5, -0.16)


def sailor(faction: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A sailor, standing; the middle is the middle of the picture, a square of FIGURE_ROOM times the height.

    faction: red, blue, green, yellow or purple (else ValueError); height: table units; unit: pixels per table
    unit; turn: quarter turns of the reader.
    """
    look = faction_look(faction)
    side = pixels(height * FIGURE_ROOM, unit)
    factor = 4 if side < 70 else 3 if side < 190 else 2
    large, tall = side * factor, height * unit * factor
    art = blank(large, large, darker(look.hue, 0.7))
    _figure(Pen(art, (large / 2, large / 2 + tall * 0.03), tall * 0.475), look)
    for line, tone in ((tall * 0.011, darker(look.hue, 0.8)), (max(tall * 0.016, 0.7 * factor), EDGE)):
        art = _seamed(art, line, tone)
    art = quarter_turned(art, turn)
    upright = turn % 2 == 0
    body = painted_board(art, mask_of(art), tall * 0.028, darker(HULL, 0.2), 1.6 * unit * factor, upright)
    return pygame.transform.smoothscale(body, (side, side))


def ghost(faction: str, height: float, unit: float, turn: int = 0) -> pygame.Surface:
    """Where a sailor would arrive: its form, flat and pale, with a cream outline; as large as the sailor."""
    look = faction_look(faction)
    side, factor = pixels(height * FIGURE_ROOM, unit), 2
    large, tall = side * factor, height * unit * factor
    art = blank(large, large, look.hue)
    _figure(Pen(art, (large / 2, large / 2 + tall * 0.03), tall * 0.475), look)
    art.blit(tinted(art, lighter(look.hue, 0.3), 150), (0, 0))
    picture = quarter_turned(_seamed(art, max(tall * 0.02, 1.2 * factor), EDGE), turn)
    return faded(pygame.transform.smoothscale(picture, (side, side)), 165)


def _seamed(art: pygame.Surface, line: float, colour: Colour) -> pygame.Surface:
    """A figure with a seam round its outline; line in pixels."""
    form = tinted(art, colour)
    picture = blank(*art.get_size(), colour)
    for step in range(24):
        angle = math.tau * step / 24
        picture.blit(form, (round(line * math.cos(angle)), round(line * math.sin(angle))))
    picture.blit(art, (0, 0))
    return picture


def _figure(pen: Pen, look: FactionLook) -> None:
    """The whole figure in a box of -1..1, feet at the bottom."""
    _base(pen, look)
    _legs(pen)
    _sleeve(pen, look, [(-0.25, -0.06, 0.125), (-0.43, 0.1, 0.115), (-0.38, 0.29, 0.1)], (-0.33, 0.33))
    _coat(pen, look)
    _sleeve(pen, look, [(0.24, -0.06, 0.125), (0.45, 0.09, 0.115), (0.49, -0.06, 0.1)], _HAND)
    GEAR[look.hat](pen, _HAND)
    _fist(pen, _HAND)
    _face(pen, look)


def _base(pen: Pen, look: FactionLook) -> None:
    """The round foot of the figure: turned wood with a ring in the faction's hue."""
    pen.oval((44, 28, 18), 0, 0.915, 0.5, 0.115)
    pen.oval(darker(look.hue, 0.34), 0, 0.9, 0.5, 0.105)
    pen.oval(lighter(look.hue, 0.14), 0, 0.878, 0.485, 0.09)
    pen.oval((122, 84, 54), 0, 0.872, 0.42, 0.072)
    pen.oval((92, 60, 38), 0.02, 0.882, 0.34, 0.05)


def _legs(pen: Pen) -> None:
    """Breeches and turned-down boots."""
    for side in (-1, 1):
        leg = limb_path([(side * 0.1, 0.3, 0.12), (side * 0.15, 0.5, 0.115), (side * 0.17, 0.66, 0.095)], 6)
        limb(pen, BREECHES, leg, 0.024, 0.2)
        boot = limb_path([(side * 0.17, 0.63, 0.1), (side * 0.18, 0.82, 0.09)], 4)
        limb(pen, BOOT, boot, 0.024, 0.4)
        foot = limb_path([(side * 0.17, 0.855, 0.075), (side * 0.29, 0.865, 0.06)], 4)
        limb(pen, BOOT, foot, 0.02, 0.4)
        cuff = [(side * 0.17 - 0.1, 0.62), (side * 0.17 + 0.1, 0.62)]
        pen.stroke(darker(BOOT, 0.6), cuff, 0.05)
        pen.stroke(lighter(BOOT, 0.2), cuff, 0.034)


def _sleeve(pen: Pen, look: FactionLook, arm: list[Girth], hand: Point) -> None:
    """An arm with its cuff and hand."""
    _fist(pen, hand)
    limb(pen, look.hue, limb_path(arm, 8), 0.026, 0.3)
    end, before = arm[-1], arm[-2]
    long = math.dist(end[:2], before[:2])
    aside = ((end[1] - before[1]) / long * 0.1, (before[0] - end[0]) / long * 0.1)
    cuff = [(end[0] - aside[0], end[1] - aside[1]), (end[0] + aside[0], end[1] + aside[1])]
    pen.stroke(darker(look.hue, 0.7), cuff, 0.058)
    pen.stroke(lighter(look.hue, 0.5), cuff, 0.036)


def _fist(pen: Pen, hand: Point) -> None:
    pen.disc(darker(SKIN, 0.7), *hand, 0.096)
    pen.disc(SKIN, *hand, 0.076)
    pen.disc(lighter(SKIN, 0.4), hand[0] - 0.02, hand[1] - 0.025, 0.032)


def _coat(pen: Pen, look: FactionLook) -> None:
    """A coat that opens over the breeches, with lapels, belt and the faction's pattern."""
    hue, edge = look.hue, darker(look.hue, 0.72)
    for side in (-1, 1):
        tail = smooth([
            (side * 0.0, 0.1), (side * 0.26, 0.1), (side * 0.31, 0.28), (side * 0.43, 0.56),
            (side * 0.28, 0.61),
            (side * 0.12, 0.58), (side * 0.05, 0.34),
        ])  # fmt: skip
        pen.line(edge, tail, 0.026, True)
        pen.polygon(hue if side < 0 else darker(hue, 0.2), tail)
        pen.stroke(lighter(hue, 0.34) if side < 0 else darker(hue, 0.4), [
            (side * 0.26, 0.24), (side * 0.38, 0.53),
        ], 0.02, 0.012)  # fmt: skip
    body = smooth([(-0.16, -0.2), (0.16, -0.2), (0.32, -0.12), (0.31, 0.06), (0.25, 0.24), (0.0, 0.27),
                   (-0.25, 0.24),
                   (-0.31, 0.06), (-0.32, -0.12)])  # fmt: skip
    pen.line(edge, body, 0.026, True)
    pen.polygon(hue, body)
    pen.blob(darker(hue, 0.26), [(0.1, -0.16), (0.28, -0.1), (0.28, 0.05), (0.23, 0.22), (0.1, 0.24)])
    pen.stroke(lighter(hue, 0.4), [(-0.27, -0.1), (-0.27, 0.04), (-0.22, 0.18)], 0.026, 0.012)
    _pattern(pen, look)
    pen.polygon((250, 244, 226), [(-0.11, -0.2), (0.11, -0.2), (0.0, 0.15)])
    pen.stroke((190, 176, 150), [(0.0, -0.1), (0.0, 0.1)], 0.012)
    for side in (-1, 1):
        pen.polygon(edge, [(side * 0.1, -0.22), (side * 0.22, -0.16), (side * 0.12, 0.07), (0, 0.2)])
        pen.polygon(
            lighter(hue, 0.42), [(side * 0.11, -0.2), (side * 0.195, -0.155), (side * 0.11, 0.05), (0, 0.165)]
        )
    pen.stroke((40, 24, 16), [(-0.25, 0.22), (0, 0.25), (0.25, 0.22)], 0.056)
    pen.stroke((96, 62, 38), [(-0.24, 0.21), (0, 0.238), (0.24, 0.21)], 0.036)
    pen.polygon(darker(BRASS, 0.7), [(-0.09, 0.16), (0.09, 0.16), (0.09, 0.33), (-0.09, 0.33)])
    pen.polygon(lighter(BRASS, 0.25), [(-0.07, 0.18), (0.07, 0.18), (0.07, 0.31), (-0.07, 0.31)])
    pen.polygon((60, 38, 20), [(-0.032, 0.215), (0.032, 0.215), (0.032, 0.275), (-0.032, 0.275)])


def _pattern(pen: Pen, look: FactionLook) -> None:
    """What tells the coats apart without their hue: on the tails, and where there is room on the breast."""
    ink = darker(look.hue, 0.62) if look.pattern == "rays" else lighter(look.hue, 0.72)
    for side in (-1, 1):
        match look.pattern:
            case "notches":
                for y, near, far in ((0.42, 0.1, 0.34), (0.51, 0.13, 0.38)):
                    pen.stroke(ink, [(side * near, y), (side * far, y - 0.015)], 0.024)
            case "double":
                for x, y in ((0.22, -0.06), (0.2, 0.06), (0.16, 0.4), (0.2, 0.51)):
                    pen.disc(darker(look.hue, 0.6), side * x + 0.008, y + 0.01, 0.04)
                    pen.disc(ink, side * x, y, 0.036)
            case "zigzag":
                path = [(0.08, 0.5), (0.15, 0.4), (0.21, 0.52), (0.27, 0.41), (0.34, 0.52)]
                for start, end in itertools.pairwise(path):
                    pen.stroke(ink, [(side * start[0], start[1]), (side * end[0], end[1])], 0.022)
            case "rays":
                for x in (0.13, 0.2, 0.27):
                    pen.stroke(ink, [(side * x, 0.34), (side * x * 1.28, 0.55)], 0.02)
                pen.stroke(ink, [(side * 0.23, -0.12), (side * 0.2, 0.15)], 0.018)
            case _:
                for x, y in (
                    (0.24, -0.06),
                    (0.22, 0.1),
                    (0.16, 0.38),
                    (0.27, 0.4),
                    (0.19, 0.5),
                    (0.32, 0.52),
                ):
                    pen.disc(ink, side * x, y, 0.032)


def _face(pen: Pen, look: FactionLook) -> None:
    """Head, features and hat."""
    x, y = _HEAD
    pen.disc(darker(SKIN, 0.74), x, y, _HEAD_RADIUS + 0.024)
    pen.disc(darker(SKIN, 0.2), x, y, _HEAD_RADIUS)
    pen.disc(SKIN, x - 0.02, y - 0.02, _HEAD_RADIUS * 0.9)
    match look.hat:
        case "bobble_cap":
            beard = [(-0.2, y + 0.03), (-0.1, y + 0.09), (0.1, y + 0.09), (0.2, y + 0.03), (0.16, y + 0.2),
                     (0, y + 0.3), (-0.16, y + 0.2)]  # fmt: skip
            pen.blob((120, 66, 34), beard)
            pen.blob((160, 94, 50), [(bx * 0.8 - 0.015, by - 0.015) for bx, by in beard])
        case "top_hat":
            for side in (-1, 1):
                pen.stroke(
                    (64, 42, 26),
                    [(0, y + 0.095), (side * 0.09, y + 0.09), (side * 0.14, y + 0.05)],
                    0.03,
                    0.012,
                )
        case "tricorn":
            pen.stroke((40, 24, 16), [(-0.2, y - 0.06), (0.18, y + 0.06)], 0.018)
            pen.disc((40, 24, 16), 0.08, y + 0.025, 0.06)
    eyes = (-0.08,) if look.hat == "tricorn" else (-0.08, 0.08)
    for eye in eyes:
        pen.disc((44, 26, 18), eye, y + 0.02, 0.03)
        pen.disc((255, 250, 240), eye - 0.01, y + 0.01, 0.01)
    if look.hat in ("tricorn", "bicorne", "hood"):
        pen.stroke((150, 78, 56), [(-0.06, y + 0.11), (0.0, y + 0.125), (0.06, y + 0.11)], 0.016)
    pen.disc(darker(SKIN, 0.16), 0.0, y + 0.055, 0.03)
    pen.disc(lighter(SKIN, 0.2), -0.008, y + 0.048, 0.022)
    level, half = HAT_SEATS[look.hat]
    scale = _HEAD_RADIUS / half * (1.08 if look.hat == "hood" else 1.04)
    if look.hat == "hood":
        _hooded(pen, (x, y - level * scale), scale, look)
        return
    draw(Pen(pen.surface, pen.at(x, y - 0.09 - level * scale), pen.scale * scale), look.hat, look.hue)


def _hooded(pen: Pen, place: Point, scale: float, look: FactionLook) -> None:
    """The hood with the face looking out of it."""
    draw(Pen(pen.surface, pen.at(*place), pen.scale * scale), look.hat, look.hue)
    x, y = place[0], place[1] + 0.42 * scale
    pen.oval(darker(SKIN, 0.24), x, y, scale * 0.29, scale * 0.36)
    pen.oval(SKIN, x - 0.01, y + 0.01, scale * 0.25, scale * 0.31)
    for aside in (-0.06, 0.06):
        pen.disc((44, 26, 18), x + aside, y, 0.028)
    pen.stroke((150, 78, 56), [(-0.04, y + 0.085), (0.04, y + 0.085)], 0.014)


def hat(faction: str, d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A faction's hat alone on a transparent square; d: its side in table units."""
    look = faction_look(faction)
    side = pixels(d, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        draw(Pen(layer, (middle, middle), middle * 0.9), look.hat, look.hue)

    return quarter_turned(drawn((side, side), paint, darker(look.hue, 0.6)), turn)


def emblem(faction: str, d: float, unit: float, turn: int = 0, lost: bool = False) -> pygame.Surface:
    """A cream disc with a faction's hat and a ring in its hue; d: diameter in table units.

    lost: whether nobody of this faction is left: faded and crossed out.
    """
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
    if lost:
        face.blit(tinted(mask, (150, 138, 120), 120), (0, 0))
        face.blit(drawn((side, side), _cross, CREAM), (0, 0))
    return face


def _cross(layer: pygame.Surface, factor: float) -> None:
    """Two strokes from edge to edge."""
    middle = layer.get_width() / 2
    pen = Pen(layer, (middle, middle), middle)
    for tone, half in ((darker(HULL, 0.4), 0.095), ((224, 84, 56), 0.05)):
        for sign in (-1, 1):
            pen.stroke(tone, [(-0.62, -0.62 * sign), (0.62, 0.62 * sign)], half)
