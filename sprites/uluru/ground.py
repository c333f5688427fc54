"""Red sand at dusk with the tracks of birds in it, and the mats of dusk-blue felt that lie on it."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    disc_mask,
    drawn,
    masked,
    opaque,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    turned_size,
    whitened,
)
from sprites.brushes.landscape import sand_steps
from sprites.brushes.light import bevelled, hollowed, radial
from sprites.brushes.materials import felt
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.palette import LAMP, Colour, darker, lighter, mix
from sprites.shapes import Pen, Point, resampled, smooth
from sprites.silhouettes import coloured
from sprites.uluru.tints import FELT, FELT_OWN, bird_look

_GROUND_STEPS = 8
_TRACKS: tuple[tuple[Point, ...], ...] = (
    ((-0.02, 0.3), (0.07, 0.24), (0.17, 0.21), (0.235, 0.11), (0.22, -0.04)),
    ((0.76, 1.03), (0.83, 0.96), (0.9, 0.97), (0.965, 0.86), (1.03, 0.83)),
    ((0.79, -0.03), (0.83, 0.13), (0.91, 0.2), (1.02, 0.22)),
)
MAT_STATES = ("other", "own", "needed")


def ground(size_px: tuple[int, int], unit: float) -> pygame.Surface:
    """Red sand at dusk with wind ripples, a few stones and tracks, sinking into violet; opaque.

    size_px: width and height in pixels; unit: pixels per table unit.
    """
    return whole(ground_steps(size_px, unit))


def ground_steps(size_px: tuple[int, int], unit: float) -> CountedSteps:
    """The ground painted in steps: yields the share that is done, 0..1, and returns the surface."""
    return counted(_ground_work(size_px, unit), _GROUND_STEPS)


def _ground_work(size_px: tuple[int, int], unit: float) -> Steps:
    """The ground, with a pause after every step."""
    width, height = size_px
    work = sand_steps(width, height, unit, (190, 102, 62), 21, dusk=False)
    while True:
        try:
            next(work)
        except StopIteration as end:
            sand: pygame.Surface = end.value
            break
        yield
    _tracks(sand, unit)
    _stones(sand, unit)
    yield
    sand.blit(radial(width, height, (255, 176, 96, 60), (255, 150, 80, 0), (0.34, 0.26), 1.2, 0.62), (0, 0))
    sand.blit(radial(width, height, (70, 34, 78, 0), (52, 24, 70, 206), (0.42, 0.36), 2.2, 0.86), (0, 0))
    return opaque(sand)


def _tracks(sand: pygame.Surface, unit: float) -> None:
    """Prints of three toes along a few ways across the corners (in place), pressed into the sand."""
    width, height = sand.get_size()
    prints: dict[int, pygame.Surface] = {}
    for way in _TRACKS:
        path = resampled(
            smooth([(x * width, y * height) for x, y in way], closed=False), 30 * unit, closed=False
        )
        for step, (start, end) in enumerate(itertools.pairwise(path)):
            lean = math.atan2(end[1] - start[1], end[0] - start[0])
            degrees = round(math.degrees(lean) / 6) * 6
            if degrees not in prints:
                prints[degrees] = _print(degrees, unit)
            aside = (6 if step % 2 else -6) * unit
            blit_centred(
                sand, prints[degrees], (start[0] - aside * math.sin(lean), start[1] + aside * math.cos(lean))
            )


def _print(degrees: float, unit: float) -> pygame.Surface:
    """One footprint walking along an angle (degrees clockwise from the right)."""
    side = pixels(26, unit)
    angle = math.radians(degrees)

    def toes(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pen = Pen(layer, (middle, middle), middle * 0.8)
        for spread, long in ((-0.62, 0.95), (0.0, 1.1), (0.62, 0.95), (math.pi, 0.6)):
            tip = (long * math.cos(angle + spread), long * math.sin(angle + spread))
            start = (-0.3 * math.cos(angle), -0.3 * math.sin(angle))
            pen.stroke((255, 255, 255), [start, (start[0] + tip[0], start[1] + tip[1])], 0.12, 0.06)

    form = drawn((side, side), toes, (255, 255, 255))
    shift = max(1, round(1.2 * unit))
    print_ = blank(side + shift, side + shift, (70, 24, 20))
    print_.blit(tinted(form, (255, 196, 140), 90), (shift, shift))
    print_.blit(tinted(form, (80, 28, 22), 120), (0, 0))
    return print_


def _stones(sand: pygame.Surface, unit: float) -> None:
    """Pebbles half sunk in the sand near the rim of the table (in place)."""
    width, height = sand.get_size()
    chance = random.Random(17)
    for _ in range(26):
        x, y = chance.random(), chance.random()
        if 0.12 < x < 0.88 and 0.1 < y < 0.9:
            x = 0.03 + 0.06 * chance.random() if x < 0.5 else 0.91 + 0.06 * chance.random()
        wide = pixels(chance.uniform(5, 15), unit)
        tall = max(2, round(wide * chance.uniform(0.6, 0.85)))
        base = chance.choice(((150, 74, 50), (172, 96, 66), (124, 62, 52)))
        shade = radial(wide * 2, tall * 2, (60, 20, 24, 150), (60, 20, 24, 0), (0.5, 0.5), 1.0, 0.5)
        stone = radial(
            wide, tall, (*lighter(base, 0.42), 255), (*darker(base, 0.45), 255), (0.34, 0.26), 1.1, 0.7
        )
        mask = pygame.transform.smoothscale(disc_mask(max(wide, tall)), (wide, tall))
        place = (x * width, y * height)
        blit_centred(sand, shade, (place[0] + wide * 0.22, place[1] + tall * 0.3))
        blit_centred(sand, masked(stone, mask), place)


def mat(
    w: float, h: float, unit: float, hue: Colour, state: str = "other", turn: int = 0, radius: float = 22.0
) -> pygame.Surface:
    """A mat of dusk-blue felt with an inlaid line in a seat's hue.

    w, h: table units in the reader's frame (the picture is h x w for odd turns); unit: pixels per table unit;
    hue: the seat's; state: 'other' (dark), 'own' (lighter), 'needed' (lighter, a second, lamp-lit line: this
    seat is asked); turn: quarter turns of the reader; radius: of the corners, in table units. Raises
    ValueError for an unknown state.
    """
    if state not in MAT_STATES:
        raise ValueError(f"unknown state {state!r}, expected one of {', '.join(MAT_STATES)}")
    width, height = turned_size(pixels(w, unit), pixels(h, unit), turn)
    mask = rounded_mask(width, height, radius * unit)
    cloth = felt(width, height, unit, FELT if state == "other" else FELT_OWN, 7 + turn % 4)
    cloth.blit(
        radial(width, height, (128, 130, 214, 30 if state == "other" else 46), (14, 8, 36, 84), (0.36, 0.3)),
        (0, 0),
    )
    piece = masked(cloth, mask)
    for depth, light, shade in ((3.0, 40, 74), (1.6, 60, 96)):
        bevelled(piece, mask, max(1.0, depth * unit), light, shade, 0)
    line = mix(hue, (255, 240, 220), 0.16)
    _inlaid(piece, unit, line, 8.0, 2.6, radius - 6)
    if state == "needed":
        _inlaid(piece, unit, LAMP, 3.2, 2.2, radius - 2)
    return piece


def _inlaid(
    piece: pygame.Surface, unit: float, colour: Colour, gap: float, line: float, radius: float
) -> None:
    """A line let into the cloth along its edge (in place): shade above it, light below; table units."""
    width, height = piece.get_size()
    inset, thick, shift = round(gap * unit), max(1, round(line * unit)), max(1, round(0.9 * unit))
    size = (max(1, width - 2 * inset), max(1, height - 2 * inset))
    frame = rounded_mask(*size, radius * unit)
    hole = (max(1, size[0] - 2 * thick), max(1, size[1] - 2 * thick))
    frame.blit(
        rounded_mask(*hole, radius * unit - thick), (thick, thick), special_flags=pygame.BLEND_RGBA_SUB
    )
    whitened(frame)
    for tone, alpha, aside in (((14, 8, 30), 190, -shift), ((255, 246, 226), 70, shift), (colour, 255, 0)):
        piece.blit(tinted(frame, tone, alpha), (inset + aside, inset + aside))


def well(d: float, unit: float, bird: str | None = None, turn: int = 0) -> pygame.Surface:
    """A round hollow in the felt for a chip, with the print of the bird that belongs there, or None.

    d: diameter in table units; unit: pixels per table unit; turn: quarter turns of the reader.
    """
    side = pixels(d, unit)
    mask = disc_mask(side)
    hole = tinted(mask, (20, 10, 26), 118)
    if bird is not None:
        look = bird_look(bird)
        form = quarter_turned(coloured(look.silhouette, look.hue, side, side * 0.29), turn)
        hole.blit(tinted(form, (206, 190, 236), 58), (0, 0))
    hollowed(hole, mask, max(1.0, side * 0.035), 150, 60)
    return hole


def supply(
    columns: int,
    rows: int,
    pitch: tuple[float, float],
    d: float,
    unit: float,
    birds: Sequence[str] = (),
    turn: int = 0,
) -> pygame.Surface:
    """Wells in rows and columns beside a card; the first well is the upper left one for the reader.

    columns, rows: at least 1; pitch: table units from well to well along the reader's x and y; d: diameter of
    a well; unit: pixels per table unit; birds: prints, in reading order, or none; turn: quarter turns.
    """
    wide, high = (columns - 1) * pitch[0] + d, (rows - 1) * pitch[1] + d
    board = blank(*turned_size(pixels(wide, unit), pixels(high, unit), turn), (20, 10, 26))
    middle = (board.get_width() / 2, board.get_height() / 2)
    cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn % 4]
    for place in range(columns * rows):
        across = (place % columns - (columns - 1) / 2) * pitch[0] * unit
        down = (place // columns - (rows - 1) / 2) * pitch[1] * unit
        hole = well(d, unit, birds[place] if place < len(birds) else None, turn)
        at = (middle[0] + across * cosine - down * sine, middle[1] + across * sine + down * cosine)
        blit_centred(board, hole, at)
    return board
