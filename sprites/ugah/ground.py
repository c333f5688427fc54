"""The cave floor with its great hide, and what is set into it: hearth, groove, trays."""

from __future__ import annotations

import math
import random

import pygame

from sprites.brushes.canvas import (
    blit_centred,
    drawn,
    masked,
    opaque,
    pixels,
    polygon_mask,
    rounded_mask,
    tinted,
    turned_size,
)
from sprites.brushes.cord import stitches
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, falloff, hollowed, radial, rim
from sprites.brushes.materials import ash, leather, stone_steps
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.palette import STONE, Colour, darker, lighter
from sprites.shadow import shadow_of, shadowed
from sprites.shapes import Pen, Point, arc, resampled, smooth
from sprites.silhouettes import draw
from sprites.ugah.hide import hide_outline, hide_work
from sprites.ugah.tints import FIGURE_COLOURS

TRAY: Colour = (112, 70, 44)
TRAY_ACTIVE: Colour = (130, 82, 50)

_GROUND_STEPS = 15


def ground(
    size_px: tuple[int, int],
    unit: float,
    ring_centre: tuple[float, float],
    half_axes: tuple[float, float],
) -> pygame.Surface:
    """Cave floor and the big cut hide with its seam, darkened by soot, in the glow of the fire; opaque.

    size_px: width and height in pixels; unit: pixels per table unit; ring_centre: middle of the hide in table
    units from the upper left corner; half_axes: half width and half height of the hide in table units.
    """
    return whole(ground_steps(size_px, unit, ring_centre, half_axes))


def ground_steps(
    size_px: tuple[int, int],
    unit: float,
    ring_centre: tuple[float, float],
    half_axes: tuple[float, float],
) -> CountedSteps:
    """The ground painted in steps: yields the share that is done, 0..1, and returns the surface."""
    return counted(_ground_work(size_px, unit, ring_centre, half_axes), _GROUND_STEPS)


def _ground_work(
    size_px: tuple[int, int],
    unit: float,
    ring_centre: tuple[float, float],
    half_axes: tuple[float, float],
) -> Steps:
    """The ground, with a pause after every step."""
    width, height = size_px
    floor = yield from stone_steps(width, height, unit, STONE, 31)
    yield
    middle = (ring_centre[0] * unit, ring_centre[1] * unit)
    outline = hide_outline(middle, half_axes, unit)
    left, top = (math.floor(min(point[axis] for point in outline)) - 2 for axis in (0, 1))
    heart = (middle[0] - left, middle[1] - top)
    hide = yield from hide_work([(x - left, y - top) for x, y in outline], heart, half_axes, unit)
    yield
    half = pygame.transform.smoothscale(
        hide, (math.ceil(hide.get_width() / 2), math.ceil(hide.get_height() / 2))
    )
    cast, offset = shadow_of(half, 9, unit / 2)
    yield
    cast = pygame.transform.smoothscale_by(cast, 2)
    floor.blit(cast, (left - 2 * offset[0], top - 2 * offset[1]))
    floor.blit(hide, (left, top))
    yield
    glow = radial(
        round(half_axes[0] * 2.3 * unit),
        round(half_axes[1] * 2.5 * unit),
        (74, 36, 10, 255),
        (0, 0, 0, 255),
        (0.5, 0.5),
        1.1,
        0.46,
    )
    place = glow.get_rect(center=(round(middle[0]), round(middle[1] + 20 * unit)))
    floor.blit(glow, place, special_flags=pygame.BLEND_RGB_ADD)
    yield
    falloff(floor, 112, (0.42, 0.34), 0.98)
    return opaque(floor)


def tray(w: float, h: float, unit: float, active: bool = False, turn: int = 0) -> pygame.Surface:
    """A leather tray with a stitched seam; the active one is lighter.

    w, h: table units in the reader's frame (the picture is h x w for odd turns); unit: pixels per table unit;
    turn: quarter turns of the reader.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    radius = 24 * unit
    mask = rounded_mask(width, height, radius)
    base = TRAY_ACTIVE if active else TRAY
    face = leather(width, height, unit, base, 11 + turn % 4)
    thread = (236, 196, 134) if active else (206, 164, 108)
    inset = 12 * unit
    path = _rounded_path(inset, inset, width - inset, height - inset, max(2.0, radius - inset))
    piece = masked(face, mask)
    bevelled(piece, mask, max(1.0, 3 * unit), 120 if active else 90, 150)
    stitches(piece, path, unit, thread, 18.0)
    return piece


def _rounded_path(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """The outline of a rounded rectangle, clockwise, in pixels."""
    size = (radius, radius)
    return [
        *arc((right - radius, top + radius), size, -90, 0, 8),
        *arc((right - radius, bottom - radius), size, 0, 90, 8),
        *arc((left + radius, bottom - radius), size, 90, 180, 8),
        *arc((left + radius, top + radius), size, 180, 270, 8),
    ]


def groove(w: float, h: float, unit: float, places: int = 5, turn: int = 0) -> pygame.Surface:
    """A groove pressed into dark leather, with printed squares for dice set aside.

    w, h: table units in the reader's frame (the picture is h x w for odd turns); places: number of dice,
    evenly spread along w; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, 16 * unit)
    piece = masked(leather(width, height, unit, (62, 38, 26), 9), mask)
    hollowed(piece, mask, max(1.0, 7 * unit), 210, 90)
    pitch = w / max(1, places)
    side = min(pitch, h) * 0.64

    def squares(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        for place in range(places):
            along, across = (place + 0.5) * pitch * scale, h * scale / 2
            centre = (along, across) if turn % 2 == 0 else (across, along)
            rect = pygame.Rect(0, 0, round(side * scale), round(side * scale))
            rect.center = (round(centre[0]), round(centre[1]))
            pygame.draw.rect(layer, (12, 6, 2, 70), rect, border_radius=round(12 * scale))
            pygame.draw.rect(
                layer, (232, 192, 142, 84), rect, max(1, round(1.8 * scale)), border_radius=round(12 * scale)
            )

    piece.blit(drawn((width, height), squares, (232, 192, 142)), (0, 0))
    return piece


def hearth(rx: float, ry: float, unit: float) -> pygame.Surface:
    """A tray of ash ringed by river stones, embers in it; its middle is the middle of the picture.

    rx, ry: half axes of the ash in table units (stones reach about 40 further); unit: pixels per table unit.
    """
    reach = 60
    width, height = pixels(2 * (rx + reach), unit), pixels(2 * (ry + reach), unit)
    bed = arc((width / 2, height / 2), ((rx + 12) * unit, (ry + 12) * unit), 0, 360, 72)
    mask = polygon_mask(width, height, bed)
    face = ash(width, height, unit)
    face.blit(radial(width, height, (255, 120, 40, 0), (24, 16, 12, 225), (0.5, 0.5), 2.4, 0.47), (0, 0))
    face.blit(radial(width, height, (255, 140, 60, 52), (255, 120, 40, 0), (0.5, 0.6), 1.3, 0.42), (0, 0))
    _charcoal(face, rx, ry, unit)
    _embers(face, rx, ry, unit)
    piece = masked(face, mask)
    hollowed(piece, mask, max(1.0, 10 * unit), 190, 0)
    _stone_ring(piece, rx, ry, unit)
    return piece


def _charcoal(face: pygame.Surface, rx: float, ry: float, unit: float) -> None:
    """Burnt crumbs of wood in the ash, most of them near the stones (in place), some still glowing below."""
    chance = random.Random(23)
    width, height = face.get_size()
    for _ in range(84):
        angle, far = chance.uniform(0, math.tau), 1.01 - 0.26 * chance.random() ** 1.8
        long, wide = chance.uniform(5, 17), chance.uniform(3.5, 7)
        lean = chance.uniform(0, math.tau)
        corners: list[Point] = []
        for corner in range(6):
            turn = corner * math.tau / 6 + chance.uniform(-0.3, 0.3)
            along, across = long / 2 * math.cos(turn), wide / 2 * math.sin(turn)
            corners.append(
                (
                    along * math.cos(lean) - across * math.sin(lean),
                    along * math.sin(lean) + across * math.cos(lean),
                )
            )
        crumb = _crumb(corners, unit, glowing=chance.random() < 0.3, tone=chance.randint(30, 58))
        place = (
            width / 2 + rx * far * math.cos(angle) * unit,
            height / 2 + ry * far * math.sin(angle) * unit,
        )
        size = (pixels(46, unit), pixels(30, unit))
        smudge = radial(*size, (34, 26, 22, 70), (34, 26, 22, 0), (0.5, 0.5), 0.9, 0.5)
        blit_centred(face, smudge, place)
        blit_centred(face, crumb, place)


def _crumb(corners: list[Point], unit: float, glowing: bool, tone: int) -> pygame.Surface:
    """One crumb of charcoal with its shadow, or with embers under it; corners in table units."""
    side = pixels(28, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale, middle = unit * factor, side * factor / 2

        def moved(across: float, down: float, size: float = 1.0) -> list[Point]:
            return [
                (middle + (x * size + across) * scale, middle + (y * size + down) * scale) for x, y in corners
            ]

        below = (255, 116, 36, 190) if glowing else (30, 22, 18, 120)
        pygame.draw.polygon(layer, below, moved(0.9, 1.3, 1.12))
        pygame.draw.polygon(layer, (tone, tone - 5, tone - 9), moved(0, 0))
        pygame.draw.polygon(layer, (tone + 34, tone + 28, tone + 24), moved(-0.7, -0.9, 0.62))
        pygame.draw.polygon(layer, (tone + 8, tone + 3, tone - 2), moved(0.1, 0.2, 0.62))

    return drawn((side, side), paint, (40, 30, 24))


def _embers(face: pygame.Surface, rx: float, ry: float, unit: float) -> None:
    """Small glowing crumbs near the rim (in place)."""
    chance = random.Random(4)
    width, height = face.get_size()
    for _ in range(48):
        angle, far = chance.uniform(0, math.tau), chance.uniform(0.56, 0.97)
        place = (
            width / 2 + rx * far * math.cos(angle) * unit,
            height / 2 + ry * far * math.sin(angle) * unit,
        )
        size = chance.choice((2.2, 2.2, 3.0, 4.0)) * unit
        side = max(4, math.ceil(size * 6))
        warm = (255, chance.choice((124, 148, 176)), 40)
        halo = radial(side, side, (*warm, 120), (*warm, 0), (0.5, 0.5), 0.7, 0.5)
        blit_centred(face, halo, place)
        core = radial(
            max(2, round(size)), max(2, round(size)), (255, 224, 150, 255), (*warm, 0), (0.5, 0.5), 2.0, 0.6
        )
        blit_centred(face, core, place)


def _stone_ring(piece: pygame.Surface, rx: float, ry: float, unit: float) -> None:
    """Lay river stones around the ash (in place), each with its own shape and shadow."""
    width, height = piece.get_size()
    path = [
        (width / 2 + x * unit, height / 2 + y * unit)
        for x, y in arc((0, 0), (rx + 18, ry + 18), 0, 360, 180)[:-1]
    ]
    chance = random.Random(12)
    for x, y in resampled(path, 45 * unit):
        slope = math.atan2((y - height / 2) / (ry + 18) ** 2, (x - width / 2) / (rx + 18) ** 2)
        pebble = _pebble(chance, math.degrees(slope) + 90, unit)
        baked, _ = shadowed(pebble, 3, unit)
        blit_centred(piece, baked, (x, y))


def _pebble(chance: random.Random, degrees: float, unit: float) -> pygame.Surface:
    """One river stone lying along an angle, lit from the upper left."""
    long, short = 48 + chance.randint(-6, 4), 38 + chance.randint(-5, 5)
    side = pixels(56, unit)
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    points: list[Point] = []
    for corner in range(9):
        angle = corner * math.tau / 9
        uneven = chance.uniform(0.88, 1.0)
        along, across = (
            long / 2 * uneven * math.cos(angle) * unit,
            short / 2 * uneven * math.sin(angle) * unit,
        )
        points.append((side / 2 + along * cosine - across * sine, side / 2 + along * sine + across * cosine))
    mask = polygon_mask(side, side, smooth(points, steps=6))
    base = chance.choice(((134, 122, 110), (118, 106, 98), (148, 134, 116), (126, 118, 114), (108, 104, 104)))
    face = radial(
        side, side, (*lighter(base, 0.46), 255), (*darker(base, 0.66), 255), (0.34, 0.28), 1.2, 0.72
    )
    grained(face, 2.4 * unit, 214, chance.randint(0, 9999))
    stone_piece = masked(face, mask)
    stone_piece.blit(tinted(rim(mask, max(1.0, 3 * unit), 2 * unit, lit=False), (30, 20, 16), 120), (0, 0))
    return stone_piece


def gap_mark(unit: float) -> pygame.Surface:
    """The sign in the gap of the ring: the small hunter walks to the left, the large one to the right.

    324 x 64 table units; the arrows lie outside, so that they still show while both figures stand here.
    """
    width, height = pixels(324, unit), pixels(64, unit)

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        middle = layer.get_width() / 2
        for side, kind in ((-1, "small"), (1, "large")):
            colour = lighter(FIGURE_COLOURS[kind], 0.12)
            pen = Pen(layer, (middle + side * 114 * scale, 32 * scale), 30 * scale)
            pen.stroke(colour, [(side * -0.1, 0.0), (side * 1.0, 0.0)], 0.08)
            pen.polygon(colour, [(side * 0.92, -0.34), (side * 1.5, 0.0), (side * 0.92, 0.34)])
            draw(Pen(layer, (middle + side * 50 * scale, 32 * scale), 28 * scale), kind, colour)

    mark = drawn((width, height), paint, (232, 176, 60))
    mark.fill((255, 255, 255, 205), special_flags=pygame.BLEND_RGBA_MULT)
    return mark
