"""The boards of the games as they look from afar, laid from the same brushes as the real ones."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import blank, blit_centred, disc_mask, drawn, masked, polygon_mask, rounded_mask
from sprites.brushes.grain import grained, relief
from sprites.brushes.landscape import sand, snow, water
from sprites.brushes.light import bevelled, gradient, radial
from sprites.brushes.materials import felt, paper
from sprites.brushes.wood import wood
from sprites.palette import SEAT_LOOKS, Colour, darker, lighter
from sprites.pieces import board_figure, chip, hexagon
from sprites.shadow import shadowed
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw

_PLACES: tuple[Point, ...] = (
    (0.5, 0.15), (0.885, 0.44), (0.76, 0.845), (0.5, 0.845), (0.24, 0.845), (0.115, 0.44),
)  # fmt: skip
_BIRDS: tuple[tuple[str, Colour, str], ...] = (
    ("swan", (52, 48, 50), "double"),
    ("wren", (0, 114, 178), "plain"),
    ("pelican", (120, 136, 160), "dashes"),
    ("ibis", (0, 158, 115), "zigzag"),
    ("cockatoo", (230, 122, 0), "dots"),
    ("finch", (232, 199, 28), "rays"),
)
_SAILORS = ((-1, -1, 0), (1, -1, 1), (0, 0, 2), (-1, 1, 4), (2, 0, 2), (0, -2, 1))
_KINDS: tuple[tuple[str, Colour], ...] = (
    ("fish", (74, 140, 170)), ("boar", (190, 122, 82)), ("pine", (104, 140, 112)),
)  # fmt: skip


def rock_board(width: int, height: int, unit: float) -> pygame.Surface:
    """Red sand, a dusk-blue mat on it, the card with its rock and six birds round it; size in pixels."""
    face = sand(width, height, unit, seed=4)
    mat_size = (round(width * 0.9), round(height * 0.88))
    cloth = felt(*mat_size, unit, (70, 60, 108), 6)
    mat_mask = rounded_mask(*mat_size, min(mat_size) * 0.07)
    mat = masked(cloth, mat_mask)
    bevelled(mat, mat_mask, max(1.0, 1.4 * unit), 80, 120)
    blit_centred(face, shadowed(mat, 2, unit)[0], (width / 2, height / 2))
    wide = round(mat_size[0] * 0.88)
    tall = min(round(wide * 0.74), round(mat_size[1] * 0.84))
    print_ = gradient(wide, tall, ((252, 228, 186), (222, 160, 104)))
    grained(print_, 2 * unit, 240, 5)

    def lines(layer: pygame.Surface, factor: float) -> None:
        line = max(1, round(tall * factor * 0.016))
        ink = (140, 70, 46)
        for x0, y0, x1, y1 in (
            (0.12, 0.04, 0.88, 0.04), (0.12, 0.96, 0.88, 0.96), (0.03, 0.16, 0.03, 0.84),
            (0.97, 0.16, 0.97, 0.84),
        ):  # fmt: skip
            start, end = ((x * wide * factor, y * tall * factor) for x, y in ((x0, y0), (x1, y1)))
            pygame.draw.line(layer, ink, start, end, line)
        draw(
            Pen(layer, (wide * factor * 0.5, tall * factor * 0.48), wide * factor * 0.25),
            "rock",
            (196, 84, 54),
        )

    print_.blit(drawn((wide, tall), lines, (140, 70, 46)), (0, 0))
    card = pressed(print_, rounded_mask(wide, tall, tall * 0.07), unit)
    blit_centred(face, shadowed(card, 2, unit)[0], (width / 2, height / 2))
    d = tall * 0.25
    for (x, y), (bird, hue, pattern) in zip(_PLACES, _BIRDS, strict=True):
        piece = chip(d / unit, unit, hue, pattern, bird, thickness=1.6)
        place = ((width - wide) / 2 + x * wide, (height - tall) / 2 + y * tall)
        blit_centred(face, shadowed(piece, 2, unit)[0], place)
    return masked(face, rounded_mask(width, height, 8 * unit))


def ship_board(width: int, height: int, unit: float) -> pygame.Surface:
    """A deck of six-cornered planks in a stormy sea, sailors on it, a tentacle reaching over; pixels."""
    face = water(width, height, unit * 0.6)
    radius = min(width / 8.6, height / 7.6)
    middle = (width * 0.5, height * 0.49)
    tiles = [
        (column, row)
        for row in range(-2, 3)
        for column in range(-4, 5)
        if (column + row) % 2 == 0 and abs(column) + abs(row) <= 4 and (column, row) not in ((3, -1), (2, -2))
    ]
    size = (round(radius * 1.732) - 1, round(radius * 2) - 1)

    def place(column: int, row: int) -> Point:
        return middle[0] + column * radius * 0.866, middle[1] + row * radius * 1.5

    mask = polygon_mask(*size, [(x * size[0], y * size[1]) for x, y in hexagon()])
    hulls = [masked(wood(*size, unit, (150, 102, 60), 30 + kind, 3), mask) for kind in range(3)]
    planks = [
        masked(pygame.transform.smoothscale(_turned_planks(hull, 60 * kind), size), mask)
        for kind, hull in enumerate(hulls)
    ]
    hull_depth = max(1, round(radius * 0.3))
    for column, row in tiles:
        x, y = place(column, row)
        for down in range(hull_depth, 0, -1):
            side = masked(_flat(size, (40, 24, 14) if down > 2 else (92, 60, 36)), mask)
            blit_centred(face, side, (x, y + down))
    for column, row in tiles:
        plank = planks[(column + 2 * row) % 3].copy()
        bevelled(plank, mask, max(1.0, radius * 0.05), 120, 120)
        blit_centred(face, plank, place(column, row))
    for column, row, seat in sorted(_SAILORS, key=lambda sailor: sailor[1]):
        look = SEAT_LOOKS[seat]
        figure = board_figure("person", look.hue, 1.35 * radius / unit, unit, 0, look.symbol)
        x, y = place(column, row)
        blit_centred(face, shadowed(figure, 2, unit * 0.6)[0], (x, y - radius * 0.22))

    def arm(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (width * factor * 0.84, height * factor * 0.76), min(width, height) * factor * 0.36)
        draw(pen, "tentacle", (132, 84, 150))

    reach = drawn((width, height), arm, (132, 84, 150))
    cast, corner = shadowed(reach, 6, unit)
    face.blit(cast, (-corner[0], -corner[1]))
    return masked(face, rounded_mask(width, height, 8 * unit))


def _turned_planks(hull: pygame.Surface, degrees: float) -> pygame.Surface:
    """The boards of one tile laid at an angle, so that no two touching tiles run alike."""
    if degrees == 0:
        return hull
    width, height = hull.get_size()
    large = pygame.transform.rotozoom(hull, degrees, 1.5)
    window = blank(width, height)
    blit_centred(window, large, (width / 2, height / 2))
    return window


def _flat(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    surface = blank(*size, colour)
    surface.fill((*colour, 255))
    return surface


def winter_board(width: int, height: int, unit: float) -> pygame.Surface:
    """Snow, the ring of numbered discs with wolves on it, and the turn cards inside; size in pixels."""
    face = snow(width, height, unit)
    inner = (round(width * 0.68), round(height * 0.58))
    field = gradient(*inner, ((104, 132, 150), (58, 88, 112)))
    grained(field, 12 * unit, 226, 4)

    def woods(layer: pygame.Surface, factor: float) -> None:
        for step in range(11):
            x = (step + 0.5) / 11 * inner[0] * factor
            tall = inner[1] * factor * (0.13 + 0.05 * math.sin(step * 2.4))
            draw(Pen(layer, (x, inner[1] * factor - tall * 0.8), tall), "pine", (40, 64, 82))

    field.blit(drawn(inner, woods, (40, 64, 82)), (0, 0))
    hole = rounded_mask(*inner, inner[1] * 0.12)
    blit_centred(face, masked(field, hole), (width / 2, height * 0.565))
    card_size = (round(inner[0] * 0.25), round(inner[1] * 0.5))
    for index, (kind, hue) in enumerate(_KINDS):
        print_ = paper(*card_size, unit, (250, 244, 230), 4 + index)
        scene = gradient(card_size[0] - 4, round(card_size[1] * 0.72), (lighter(hue, 0.3), darker(hue, 0.2)))

        def sign(layer: pygame.Surface, factor: float, kind: str = kind, hue: Colour = hue) -> None:
            wide, tall = layer.get_size()
            draw(Pen(layer, (wide / 2, tall * 0.54), min(wide, tall) * 0.38), kind, darker(hue, 0.62))

        scene.blit(drawn(scene.get_size(), sign, hue), (0, 0))
        print_.blit(scene, (2, 2))
        card = pressed(print_, rounded_mask(*card_size, card_size[0] * 0.1), unit, 1.2)
        place = (width / 2 + (index - 1) * card_size[0] * 1.22, height * 0.535)
        blit_centred(face, shadowed(card, 2, unit)[0], place)
    _status_ring(face, unit)
    return masked(face, rounded_mask(width, height, 8 * unit))


def _status_ring(face: pygame.Surface, unit: float) -> None:
    """Discs round the board, every fifth gold, and four wolves that stand on them (in place)."""
    width, height = face.get_size()
    d = max(4, round(min(width, height) * 0.085))
    left, top, right, low = width * 0.075, height * 0.2, width * 0.925, height * 0.93
    across = max(2, round((right - left) / (d * 1.18)))
    down = max(2, round((low - top) / (d * 1.18)))
    ring: list[Point] = [(left + (right - left) * step / across, top) for step in range(across)]
    ring += [(right, top + (low - top) * step / down) for step in range(down)]
    ring += [(right - (right - left) * step / across, low) for step in range(across)]
    ring += [(left, low - (low - top) * step / down) for step in range(down)]
    mask = disc_mask(d, 0.94)
    discs = []
    for colour in ((238, 244, 250), (255, 224, 140)):
        tones = ((*lighter(colour, 0.6), 255), (*darker(colour, 0.22), 255))
        disc = masked(radial(d, d, *tones, (0.36, 0.3)), mask)
        bevelled(disc, mask, max(1.0, d * 0.07), 120, 120)
        discs.append(disc)
    for index, place in enumerate(ring):
        blit_centred(face, discs[index % 5 == 0], place)
    relief(face, 2 * unit, 4, unit, 3)
    for step, seat in ((2, 4), (4, 0), (7, 1), (across + 3, 2)):
        look = SEAT_LOOKS[seat]
        figure = board_figure("wolf", look.hue, d * 1.9 / unit, unit)
        x, y = ring[step % len(ring)]
        blit_centred(face, shadowed(figure, 2, unit * 0.7)[0], (x, y - d * 0.84))
