"""The ring of seats: faction tiles with hat and studs, ropes in a faction's colour, trays, cleats."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from sprites.brushes.board import CORE, greyboard, pressed
from sprites.brushes.canvas import (
    blank,
    disc_mask,
    drawn,
    masked,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.cord import CREAM_STRAND, HEMP, stitches
from sprites.brushes.cord import rope as twisted
from sprites.brushes.light import bevelled, hollowed, radial
from sprites.brushes.materials import leather, paper
from sprites.fonts import fitted_words, font, safe
from sprites.palette import BRASS, INK, LAMP, darker, lighter, mix
from sprites.shapes import Pen, Point, arc
from sprites.silhouettes import draw
from sprites.ukotoa.tints import CREAM, LEATHER, LEATHER_OWN, FactionLook, faction_look

FACTION_THICKNESS = 6.0
"""How thick a faction tile is, in table units."""

TRAY_STATES = ("other", "own", "acting")


def faction_tile(
    faction: str, states: str, d: float, unit: float, name: str = "", line: str = "", turn: int = 0
) -> pygame.Surface:
    """A faction's tile: its hat, a stud for every sailor, its name.

    faction: red, blue, green, yellow or purple (else ValueError); states: a letter for every sailor, s
    standing, l lost (crossed out), w waiting to be placed (hollow); d: side in table units; unit: pixels per
    table unit; name, line: words below, left out where empty; turn: quarter turns of the reader. Its middle
    is the middle of the picture.
    """
    look = faction_look(faction)
    side = pixels(d, unit)
    face = paper(side, side, unit, CREAM, 4)
    face.blit(drawn((side, side), lambda layer, factor: _frame(layer, look), look.hue), (0, 0))
    content = drawn((side, side), lambda layer, factor: _badge(layer, look, states, bool(name)), INK)
    _label(content, name, line)
    face.blit(quarter_turned(content, turn), (0, 0))
    return pressed(face, rounded_mask(side, side, side * 0.2), unit, FACTION_THICKNESS)


def _frame(layer: pygame.Surface, look: FactionLook) -> None:
    """The printed border in the faction's hue with its pattern."""
    side = layer.get_width()
    box = layer.get_rect().inflate(-round(side * 0.05), -round(side * 0.05))
    line = max(1, round(side * 0.062))
    pygame.draw.rect(layer, look.hue, box, line, border_radius=round(side * 0.175))
    thin = max(1, round(side * 0.01))
    pygame.draw.rect(layer, darker(look.hue, 0.55), box, thin, border_radius=round(side * 0.175))
    inner = box.inflate(-2 * line, -2 * line)
    pygame.draw.rect(layer, darker(look.hue, 0.55), inner, thin, border_radius=round(side * 0.12))


def _badge(layer: pygame.Surface, look: FactionLook, states: str, named: bool) -> None:
    """Hat and studs."""
    side = layer.get_width()
    y = 0.29 if named else 0.42
    draw(Pen(layer, (side / 2, side * y), side * (0.205 if named else 0.3)), look.hat, look.hue)
    pen = Pen(layer, (side / 2, side * (0.56 if named else 0.79)), side / 2)
    for place, state in enumerate(states):
        x = (place - (len(states) - 1) / 2) * 0.27
        if state == "s":
            pen.disc(darker(look.hue, 0.66), x, 0, 0.118)
            pen.disc(look.hue, x, -0.005, 0.1)
            pen.disc(lighter(look.hue, 0.6), x - 0.03, -0.04, 0.034)
        elif state == "w":
            pen.disc(darker(look.hue, 0.5), x, 0, 0.12)
            pen.disc(CREAM, x, 0, 0.085)
        else:
            pen.disc((150, 128, 100), x, 0, 0.118)
            pen.disc((206, 188, 156), x, 0, 0.1)
            for sign in (-1, 1):
                pen.stroke((104, 62, 46), [(x - 0.065, -0.065 * sign), (x + 0.065, 0.065 * sign)], 0.022)


def _label(content: pygame.Surface, name: str, line: str) -> None:
    """Words at the foot of a tile (in place); a long name takes two lines."""
    side = content.get_width()
    if not name:
        return
    lines, wide, tall = [name], round(side * 0.78), side * (0.115 if line else 0.14)
    if font(max(6, round(tall)), 800).size(safe(name))[0] > wide and " " in name:
        lines, tall = _halved(name), side * (0.096 if line else 0.12)
    if line:
        lines.append(line)
    pace = tall * (0.94 if len(lines) > 2 else 1.0)
    for row, text in enumerate(lines):
        counted = bool(line) and row == len(lines) - 1
        tone, weight = ((92, 64, 44), 700) if counted else (INK, 800)
        label = fitted_words(text, max(6, round(tall)), tone, weight, wide)
        y = side * 0.765 + (row - (len(lines) - 1) / 2) * pace
        content.blit(label, label.get_rect(center=(round(side / 2), round(y))))


def _halved(name: str) -> list[str]:
    """A name in two lines that are as even as its words allow."""
    parts = name.split(" ")
    cuts = [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    return min(cuts, key=lambda pair: max(len(line) for line in pair))


def faction_back(d: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The covered side of every faction tile: bare board with a compass rose."""
    side = pixels(d, unit)
    face = greyboard(side, side, unit)
    ink = darker(CORE, 0.5)

    def rose(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), middle * 0.74)
        pygame.draw.circle(layer, ink, (middle, middle), middle * 0.6, max(1, round(middle * 0.03)))
        for step in range(8):
            angle, long, half = step * math.tau / 8, 0.96 if step % 2 == 0 else 0.6, 0.13
            tip = (long * math.sin(angle), -long * math.cos(angle))
            for lean, tone in ((-1, lighter(CORE, 0.34)), (1, ink)):
                foot = (
                    half * math.sin(angle + lean * math.pi / 4),
                    -half * math.cos(angle + lean * math.pi / 4),
                )
                pen.polygon(tone, [(0, 0), foot, tip])

    face.blit(quarter_turned(drawn((side, side), rose, ink), turn), (0, 0))
    return pressed(face, rounded_mask(side, side, side * 0.2), unit, FACTION_THICKNESS)


def rope(faction: str | None, points: Sequence[Point], unit: float, thick: float = 10.0) -> pygame.Surface:
    """A rope in a faction's colour with a cream strand along a smooth way; plain hemp for None.

    points: table units, from any origin; unit: pixels per table unit; thick: table units. The middle of the
    picture is rope_middle(points).
    """
    hue = HEMP if faction is None else faction_look(faction).hue
    strands = (hue, hue, darker(hue, 0.12), CREAM_STRAND if faction else darker(hue, 0.24))
    middle = rope_middle(points)
    picture, (left, top) = twisted([(x - middle[0], y - middle[1]) for x, y in points], thick, unit, strands)
    half = (
        max(-left, left + picture.get_width()),
        max(-top, top + picture.get_height()),
    )
    sheet = blank(2 * half[0], 2 * half[1], darker(hue, 0.5))
    sheet.blit(picture, (half[0] + left, half[1] + top))
    return sheet


def rope_middle(points: Sequence[Point]) -> Point:
    """The middle of the rectangle round the points of a rope: where the middle of its picture lies."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def cleat(d: float, unit: float) -> pygame.Surface:
    """A brass ring where a rope ends; d: diameter in table units."""
    side = pixels(d, unit)
    mask = disc_mask(side, 0.96)
    face = masked(
        radial(side, side, (*lighter(BRASS, 0.6), 255), (*darker(BRASS, 0.5), 255), (0.32, 0.28)), mask
    )
    bevelled(face, mask, max(1.0, side * 0.06), 150, 150)
    eye = disc_mask(side, 0.46)
    face.blit(tinted(eye, (40, 24, 14)), (0, 0))
    hollowed(face, eye, max(1.0, side * 0.07), 160, 120)
    return face


def tray(w: float, h: float, unit: float, state: str = "other", turn: int = 0) -> pygame.Surface:
    """A tray of stitched leather on a plank; exactly as large as asked, h x w for odd turns.

    state: other (dark), own (lighter), acting (lighter, a lamp-lit seam). Raises ValueError for another.
    """
    if state not in TRAY_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(TRAY_STATES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 20 * unit)
    hide = leather(width, height, unit, LEATHER if state == "other" else LEATHER_OWN, 5 + turn % 4)
    hide.blit(radial(width, height, (255, 220, 160, 26), (20, 8, 4, 90), (0.36, 0.3)), (0, 0))
    piece = masked(hide, mask)
    for depth, light, shade in ((5.0, 70, 100), (2.0, 70, 120)):
        bevelled(piece, mask, max(1.0, depth * unit), light, shade)
    thread = LAMP if state == "acting" else mix(CREAM, LEATHER, 0.35)

    inset, bend = 12 * unit, 12 * unit
    corners = (
        ((width - inset - bend, inset + bend), 270), ((width - inset - bend, height - inset - bend), 0),
        ((inset + bend, height - inset - bend), 90), ((inset + bend, inset + bend), 180),
    )  # fmt: skip
    seam = [place for middle, start in corners for place in arc(middle, (bend, bend), start, start + 90, 6)]
    stitches(piece, seam, unit, thread, 15.0)
    return piece


def plank(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """A plain board for piles, with a light edge; exactly as large as asked, h x w for odd turns."""
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 16 * unit)
    piece = masked(leather(width, height, unit, (104, 70, 44), 9), mask)
    bevelled(piece, mask, max(1.0, 4 * unit), 110, 130)
    return piece
