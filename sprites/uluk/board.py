"""The main board: six lands with their tracks, building sites, a village, the happiness track round all."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    drawn,
    filled,
    masked,
    opaque,
    pixels,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained, multiply, relief
from sprites.brushes.light import radial
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.brushes.wood import wood
from sprites.palette import darker
from sprites.shapes import Pen, Point, smooth
from sprites.uluk import plan
from sprites.uluk.lands import land
from sprites.uluk.tints import LANDS, PATH, RIM, TERRACE, VILLAGE
from sprites.uluk.tracks import Value, chart, happiness_track, land_print, on_face, site, village
from sprites.uluk.village import fence, tree

THICKNESS = 6.0
"""Of the main board's cardboard, in table units."""
_STEPS = 22
_RADIUS = 20.0


@dataclass(frozen=True, slots=True)
class Print:
    """The figures on the main board, as the game's data has them.

    tracks: for each land of LANDS seven values from the lowest position up, pairs or single ones; symbols:
    for each land pairs of a position and the land whose good is printed beside it; sites: spaces of each
    building site from the left; chart: happiness by number of own tribers, from 1; hut, temple: what they
    give; around: whether the land names stand twice, for both long edges.
    """

    tracks: tuple[tuple[Value, ...], ...]
    symbols: tuple[tuple[tuple[int, str], ...], ...]
    sites: tuple[int, ...]
    chart: tuple[int, ...]
    hut: int
    temple: int
    around: bool = False


def ground(size_px: tuple[int, int], unit: float) -> pygame.Surface:
    """The bare table: dark planks in warm light; opaque. Arguments as for ground_steps()."""
    return whole(ground_steps(size_px, unit))


def ground_steps(
    size_px: tuple[int, int],
    unit: float,
    board: Print | None = None,
    at: Point = (0.0, 0.0),
    w: float = plan.WIDE,
) -> CountedSteps:
    """The table, with the main board on it, in steps: yields the share that is done and returns the surface.

    size_px: pixels; unit: pixels per table unit; board: what is printed on the main board, or None for none;
    at: table units, the middle of the board; w: its width in table units.
    """
    return counted(_ground_work(size_px, unit, board, at, w), _STEPS if board is not None else 4)


def board(print_: Print, w: float, unit: float) -> pygame.Surface:
    """The main board alone, its middle is the middle of the picture; w: width in table units."""
    face = whole(_board_work(print_, w, unit))
    mask = rounded_mask(*face.get_size(), _RADIUS * unit * w / plan.WIDE)
    return pressed(face, mask, unit, THICKNESS)


def _ground_work(size_px: tuple[int, int], unit: float, print_: Print | None, at: Point, w: float) -> Steps:
    width, height = size_px
    planks = max(3, round(height / unit / 180))
    surface = wood(width, height, unit, (112, 72, 44), 3, planks)
    yield
    multiply(
        surface, radial(width, height, (255, 255, 255, 255), (104, 100, 108, 255), (0.34, 0.28), 1.7, 1.0)
    )
    yield
    surface.blit(
        radial(width, height, (255, 214, 150, 46), (255, 214, 150, 0), (0.2, 0.1), 1.0, 0.85), (0, 0)
    )
    yield
    if print_ is not None:
        face = yield from _board_work(print_, w, unit)
        yield from _laid(surface, face, unit, (at[0] * unit, at[1] * unit), _RADIUS * unit * w / plan.WIDE)
    return opaque(surface)


def _laid(
    surface: pygame.Surface, face: pygame.Surface, unit: float, middle: Point, radius: float
) -> Generator[None, None, None]:
    """Lay the board onto the table (in place): shadow, cut edge, face with a lit rim."""
    width, height = face.get_size()
    left, top = round(middle[0] - width / 2), round(middle[1] - height / 2)
    deep = max(2, round(THICKNESS * unit))
    small = 4
    shade = blank(width // small + 60, height // small + 60, (16, 8, 4))
    pygame.draw.rect(
        shade, (16, 8, 4, 190), (30, 30, width // small, height // small), border_radius=round(radius / small)
    )
    shade = pygame.transform.gaussian_blur(shade, max(1, round(9 * unit / small)))
    shade = pygame.transform.smoothscale(shade, (shade.get_width() * small, shade.get_height() * small))
    surface.blit(shade, (left - 30 * small + round(1.2 * deep), top - 30 * small + round(1.7 * deep)))
    yield
    mask = rounded_mask(width, height, radius)
    for step, tone in (
        (deep, (84, 66, 44)),
        (round(deep * 0.66), (142, 118, 84)),
        (round(deep * 0.33), (156, 132, 98)),
    ):
        surface.blit(tinted(mask, tone), (left + round(0.62 * step), top + step))
        yield
    surface.blit(masked(face, mask), (left, top))
    yield
    line = max(1, round(1.3 * unit))
    rect = pygame.Rect(left, top, width, height)
    for share, tone in ((0, (255, 250, 232)), (1, (70, 44, 24))):
        edge = blank(width, line * 2, tone)
        edge.fill((*tone, 150))
        inset = round(radius)
        surface.blit(
            edge,
            (rect.left + inset, rect.top if not share else rect.bottom - line),
            (0, 0, width - 2 * inset, line),
        )
        edge = blank(line * 2, height, tone)
        edge.fill((*tone, 120))
        surface.blit(
            edge,
            (rect.left if not share else rect.right - line, rect.top + inset),
            (0, 0, line, height - 2 * inset),
        )
    yield


def _board_work(print_: Print, w: float, unit: float) -> Steps:
    """The printed face of the board, with a pause after every step."""
    scale = w / plan.WIDE
    fine = unit * scale
    width, height = pixels(w, unit), pixels(plan.height(w), unit)
    face = filled(width, height, (118, 84, 54))
    _rim(face, fine)
    yield
    _terrace(face, fine)
    yield
    for name in LANDS:
        left, top, wide, high = _box(plan.land_box(name), width, height, fine)
        face.blit(land(name, (wide, high), fine), (left, top))
        yield
    _village_ground(face, fine)
    yield
    _paths(face, fine)
    yield
    for number, count in enumerate(print_.sites):
        site(face, number, count, fine)
    yield
    for number, name in enumerate(LANDS):
        land_print(face, name, print_.tracks[number], print_.symbols[number], print_.around, fine)
        if number % 2:
            yield
    village(face, print_.hut, print_.temple, fine)
    yield
    chart(face, print_.chart, fine)
    happiness_track(face, fine)
    yield
    multiply(face, radial(width, height, (255, 255, 255, 255), (226, 218, 216, 255), (0.36, 0.3), 2.0, 0.95))
    return face


def _box(box: plan.Box, width: int, height: int, unit: float) -> tuple[int, int, int, int]:
    """A box of the plan in pixels."""
    left, top = round(width / 2 + box[0] * unit), round(height / 2 + box[1] * unit)
    right, low = round(width / 2 + (box[0] + box[2]) * unit), round(height / 2 + (box[1] + box[3]) * unit)
    return left, top, right - left, low - top


def _rim(face: pygame.Surface, unit: float) -> None:
    """The wooden rim that carries the happiness track (in place)."""
    width, height = face.get_size()
    face.blit(wood(width, height, unit, RIM, 6), (0, 0))


def _terrace(face: pygame.Surface, unit: float) -> None:
    """Hewn flags for the building sites (in place)."""
    width, height = face.get_size()
    first, last = plan.land_box("uluk"), plan.land_box("hlak")
    margin = first[0] + plan.WIDE / 2
    left, top = round(margin * unit), round(margin * unit)
    right, low = width - left, round(height / 2 + last[1] * unit)
    size = (right - left, low - top)
    flags = filled(*size, TERRACE)
    grained(flags, 30 * unit, 222, 4)
    relief(flags, max(1.0, 3 * unit), 14, max(1.0, unit), 5)
    chance = random.Random(12)
    line = max(1, round(1.4 * unit))
    layer = blank(*size, (96, 80, 54))
    rows = 4
    for row in range(rows):
        y, below = round(size[1] * row / rows), round(size[1] * (row + 1) / rows)
        x = -chance.uniform(0, 70) * unit
        while x < size[0]:
            wide = chance.uniform(72, 138) * unit
            tone = chance.randint(-20, 20)
            layer.fill(
                (255, 250, 230, tone) if tone > 0 else (60, 44, 24, -tone),
                (round(x), y, round(wide), below - y),
            )
            layer.fill((96, 80, 54, 110), (round(x), y, line, below - y))
            layer.fill((255, 246, 220, 90), (round(x) + line, y, line, below - y))
            x += wide
        layer.fill((96, 80, 54, 110), (0, y, size[0], line))
        layer.fill((255, 246, 220, 90), (0, y + line, size[0], line))
    flags.blit(layer, (0, 0))
    face.blit(flags, (left, top))


def _village_ground(face: pygame.Surface, unit: float) -> None:
    """Trodden sand of the village with a way through it, trees and a fence (in place)."""
    width, height = face.get_size()
    x, y, wide, high = plan.land_box("hlak")
    left, top = round(width / 2 + (x + wide) * unit), round(height / 2 + y * unit)
    right, low = width - round((plan.land_box("uluk")[0] + plan.WIDE / 2) * unit), top + round(high * unit)
    size = (right - left, low - top)
    sand = filled(*size, VILLAGE)
    grained(sand, 40 * unit, 216, 44, (1.4, 0.8))
    grained(sand, 8 * unit, 236, 45)
    relief(sand, max(1.0, 2.2 * unit), 12, max(1.0, unit), 46)

    def way(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        pen = Pen(layer, (0.0, 0.0), scale)
        for tone, half in (((200, 170, 120), 20.0), ((238, 218, 176), 16.0)):
            pen.stroke(tone, [(-10, 258), (60, 260), (52, 330)], half, half * 0.7)
            pen.stroke(tone, [(-10, 258), (150, 257), (394, 256)], half * 0.8)
            pen.stroke(tone, [(60, 260), (40, 340), (60, 430), (120, 490)], half * 0.8)
        chance = random.Random(8)
        for _ in range(40):
            px, py = chance.uniform(4, 386), chance.uniform(4, 490)
            tuft = Pen(layer, (px * scale, py * scale), chance.uniform(4, 7) * scale)
            for lean in (-0.6, 0.0, 0.6):
                tuft.polygon((172, 158, 92), [(-0.12, 0.5), (0.12, 0.5), (lean, -0.8)])
        for px, py, half in (
            (370, 264, 17), (348, 272, 12), (258, 344, 14), (282, 352, 10), (14, 452, 13), (356, 296, 11),
        ):  # fmt: skip
            tree(Pen(layer, (px * scale, py * scale), half * scale))
        fence(Pen(layer, (322 * scale, 316 * scale), 30 * scale))

    sand.blit(drawn(size, way, VILLAGE, 2), (0, 0))
    face.blit(sand, (left, top))


def _paths(face: pygame.Surface, unit: float) -> None:
    """Sandy ways between the lands and below the terrace, edged with ink (in place)."""
    first, last = plan.land_box("uluk"), plan.land_box("hlak")
    top, low = first[1], first[1] + first[3]
    chance = random.Random(3)
    lines: list[list[Point]] = []
    for name in (*tuple(LANDS)[1:], ""):
        x = plan.land_box(name)[0] if name else last[0] + last[2]
        lines.append([(x + chance.uniform(-4, 4), top + (low - top) * step / 10) for step in range(11)])
    right = plan.WIDE / 2 - (first[0] + plan.WIDE / 2)
    lines.append(
        [(first[0] + (right - first[0]) * step / 26, top + chance.uniform(-3, 3)) for step in range(27)]
    )

    for line in lines:
        _way(face, line, unit, chance)


def _way(face: pygame.Surface, line: list[Point], unit: float, chance: random.Random) -> None:
    """A sandy way along a line of the plan (in place)."""
    left, top = min(x for x, _ in line) - 9, min(y for _, y in line) - 9
    size = (
        pixels(max(x for x, _ in line) + 9 - left, unit),
        pixels(max(y for _, y in line) + 9 - top, unit),
    )

    def paint(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        path = [((x - left) * scale, (y - top) * scale) for x, y in smooth(line, False, 6)]
        for tone, half in ((darker(PATH, 0.42), 5.6), (PATH, 4.4)):
            pygame.draw.lines(layer, tone, False, path, max(1, round(2 * half * scale)))
            for place in path:
                pygame.draw.circle(layer, tone, place, half * scale)
        for x, y in path[::3]:
            spot = (x + chance.uniform(-2, 2) * scale, y + chance.uniform(-2, 2) * scale)
            pygame.draw.circle(
                layer, darker(PATH, chance.uniform(0.1, 0.3)), spot, chance.uniform(0.8, 1.7) * scale
            )

    corner = on_face(face, (left, top), unit)
    face.blit(drawn(size, paint, PATH, 2), (round(corner[0]), round(corner[1])))
