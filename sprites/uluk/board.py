"""The main board: six lands with their tracks, building sites, a village, the happiness track round all."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    disc_mask,
    drawn,
    filled,
    masked,
    opaque,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained, multiply, relief
from sprites.brushes.light import bevelled, hollowed, radial
from sprites.brushes.materials import paper
from sprites.brushes.steps import CountedSteps, Steps, counted, whole
from sprites.brushes.wood import wood
from sprites.fonts import font, words
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point, smooth
from sprites.uluk import plan
from sprites.uluk.lands import land
from sprites.uluk.marks import figures, ghost, sign, well
from sprites.uluk.tints import CARD, EARTH, HUNTING, INK, LANDS, PATH, SECOND_INK, TERRACE, VILLAGE
from sprites.uluk.village import fence, house, tree

THICKNESS = 6.0
"""Of the main board's cardboard, in table units."""
_STEPS = 22
_RADIUS = 20.0

Value = int | tuple[int, int]


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
        _site(face, number, count, fine)
    yield
    for number, name in enumerate(LANDS):
        _land_print(face, name, print_.tracks[number], print_.symbols[number], print_.around, fine)
        if number % 2:
            yield
    _village(face, print_, fine)
    yield
    _chart(face, print_.chart, fine)
    _steps(face, fine)
    yield
    multiply(face, radial(width, height, (255, 255, 255, 255), (206, 196, 196, 255), (0.36, 0.3), 2.0, 0.95))
    return face


def _px(face: pygame.Surface, place: Point, unit: float) -> Point:
    """A place from the middle of the plan as a pixel of the face."""
    return face.get_width() / 2 + place[0] * unit, face.get_height() / 2 + place[1] * unit


def _box(box: plan.Box, width: int, height: int, unit: float) -> tuple[int, int, int, int]:
    """A box of the plan in pixels."""
    left, top = round(width / 2 + box[0] * unit), round(height / 2 + box[1] * unit)
    right, low = round(width / 2 + (box[0] + box[2]) * unit), round(height / 2 + (box[1] + box[3]) * unit)
    return left, top, right - left, low - top


def _rim(face: pygame.Surface, unit: float) -> None:
    """The wooden rim that carries the happiness track (in place)."""
    width, height = face.get_size()
    face.blit(wood(width, height, unit, (128, 88, 54), 6), (0, 0))


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
            pen.stroke(tone, [(-10, 258), (60, 260), (70, 240), (56, 130)], half, half * 0.7)
            pen.stroke(tone, [(-10, 258), (150, 257), (394, 256)], half * 0.8)
            pen.stroke(tone, [(60, 260), (40, 340), (60, 430), (120, 490)], half * 0.8)
        chance = random.Random(8)
        for _ in range(40):
            px, py = chance.uniform(4, 386), chance.uniform(4, 490)
            tuft = Pen(layer, (px * scale, py * scale), chance.uniform(4, 7) * scale)
            for lean in (-0.6, 0.0, 0.6):
                tuft.polygon((172, 158, 92), [(-0.12, 0.5), (0.12, 0.5), (lean, -0.8)])
        for px, py, half in ((370, 262, 17), (350, 270, 12), (222, 474, 15), (374, 462, 18), (14, 440, 13)):
            tree(Pen(layer, (px * scale, py * scale), half * scale))
        fence(Pen(layer, (292 * scale, 268 * scale), 30 * scale))

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

    corner = _px(face, (left, top), unit)
    face.blit(drawn(size, paint, PATH, 2), (round(corner[0]), round(corner[1])))


def _site(face: pygame.Surface, number: int, count: int, unit: float) -> None:
    """A building site: a sunken court, its spaces and a socket for the token (in place)."""
    x, y = _px(face, plan.site_place(number), unit)
    wide, high = plan.SIZES["site"]
    high = {1: 76.0, 2: 120.0}.get((count + 1) // 2, high)
    blit_centred(face, well(wide, high, unit, 36, None, tone=(126, 110, 86), alpha=84), (x, y))
    d = plan.SIZES["site_space"][0]
    for place in plan.site_spaces(number, count):
        blit_centred(face, ringed(d, unit, None), _px(face, place, unit))


def ringed(d: float, unit: float, kind: str | None, dark: bool = False) -> pygame.Surface:
    """A round space for a triber with a pale ring, and the ghost of a tool; d in table units."""
    hole = well(d, d, unit, d / 2, None, tone=(44, 58, 42) if dark else EARTH, alpha=150 if dark else 122)
    side = hole.get_width()

    def ring(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        pygame.draw.circle(
            layer, (255, 244, 214, 190), (middle, middle), middle * 0.97, max(1, round(1.5 * unit * factor))
        )

    hole.blit(drawn((side, side), ring, (255, 244, 214)), (0, 0))
    if kind is not None:
        tone: Colour = (240, 240, 220) if dark else (36, 22, 12)
        blit_centred(hole, ghost(kind, 0.56 * d, unit, 0, tone, 150 if dark else 110), (side / 2, side / 2))
    return hole


def _land_print(
    face: pygame.Surface,
    name: str,
    values: tuple[Value, ...],
    symbols: tuple[tuple[int, str], ...],
    around: bool,
    unit: float,
) -> None:
    """Name, track, spaces and the processing hollow of a land (in place)."""
    look = LANDS[name]
    x, y = _px(face, plan.land_name_place(name), unit)
    blit_centred(face, sign(name, pixels(44, unit)), (x - 32 * unit, y))
    _halo_words(face, look.name, pixels(33, unit), (x, y))
    for level, value in enumerate(values):
        blit_centred(face, plaque(value, unit), _px(face, plan.level_place(name, level), unit))
    for level, other in symbols:
        place = _px(face, plan.symbol_place(name, level), unit)
        disc = tinted(disc_mask(pixels(29, unit)), (255, 248, 226), 216)
        blit_centred(face, disc, place)
        blit_centred(face, sign(other, pixels(25, unit)), place)
    hunting = name in HUNTING
    for number in range(3):
        d = plan.SIZES["sickle"][0]
        place = _px(face, plan.sickle_place(name, number), unit)
        blit_centred(face, ringed(d, unit, "spear" if hunting else "sickle"), place)
        if hunting:
            small = plan.SIZES["skull"][0]
            blit_centred(
                face, ringed(small, unit, "poison", True), _px(face, plan.skull_place(name, number), unit)
            )
    left, top, wide, high = plan.processing_box(name)
    court = well(wide, high, unit, 26, None, tone=EARTH, alpha=104)
    fire = pixels(46, unit)
    blit_centred(
        court,
        tinted(sign("food", pixels(40, unit)), (44, 26, 14), 120),
        (0.19 * wide * unit, 0.7 * high * unit),
    )
    blit_centred(court, sign("fire", fire), (0.19 * wide * unit, 0.36 * high * unit))
    face.blit(court, (round(face.get_width() / 2 + left * unit), round(face.get_height() / 2 + top * unit)))
    if around:
        turned = pygame.transform.rotate(
            _cut_words(look.name, pixels(23, unit), (255, 244, 214), (60, 38, 20)), 180
        )
        blit_centred(face, turned, _px(face, (left + 0.7 * wide, top + 0.84 * high), unit))


def _cut_words(text: str, px: int, colour: Colour, halo: Colour) -> pygame.Surface:
    """Words with a soft halo in another tone."""
    body = words(text, px, colour, 900)
    room = max(2, round(px * 0.22))
    sheet = blank(body.get_width() + 2 * room, body.get_height() + 2 * room, halo)
    sheet.blit(tinted(body, halo), (room, room))
    soft = blurred(sheet, max(1.0, px * 0.09))
    for _ in range(3):
        sheet.blit(soft, (0, 0))
    sheet.blit(body, (room, room))
    return sheet


def _halo_words(face: pygame.Surface, text: str, px: int, place: Point) -> None:
    """A land's name, its middle left at a pixel (in place)."""
    sheet = _cut_words(text, px, INK, (252, 242, 214))
    room = max(2, round(px * 0.22))
    line = font(px, 900).get_height()
    face.blit(sheet, (round(place[0] - room), round(place[1] - room - line / 2)))


def plaque(value: Value, unit: float) -> pygame.Surface:
    """A cardboard plaque of a track: the left value bold for the majority, the right one light; or one."""
    wide, high = plan.SIZES["plaque"]
    width, height = pixels(wide, unit), pixels(high, unit)
    mask = rounded_mask(width, height, 8 * unit)
    face = paper(width, height, unit, CARD, 9)
    if isinstance(value, int):
        blit_centred(face, figures(str(value), round(0.7 * height)), (0.3 * width, height / 2))
        blit_centred(face, ghost("spear", 0.72 * high, unit, 0, SECOND_INK, 225), (0.7 * width, height / 2))
    else:
        face.fill(
            (176, 148, 108),
            (width // 2, round(0.16 * height), max(1, round(1.5 * unit)), round(0.68 * height)),
        )
        blit_centred(face, figures(str(value[0]), round(0.72 * height)), (0.26 * width, height / 2))
        light = font(round(0.74 * height), 500).render(str(value[1]), True, (104, 74, 46))
        blit_centred(face, light.subsurface(light.get_bounding_rect()), (0.76 * width, height / 2))
    piece = masked(face, mask)
    bevelled(piece, mask, max(1.0, 1.2 * unit), 130, 80)
    room = max(2, round(3 * unit))
    sheet = blank(width + 2 * room, height + 2 * room, (24, 12, 6))
    sheet.blit(tinted(mask, (24, 12, 6), 190), (room, room))
    sheet = blurred(sheet, max(1.0, 1.2 * unit))
    low = blank(*sheet.get_size(), (24, 12, 6))
    low.blit(sheet, (round(0.8 * unit), round(1.4 * unit)))
    low.blit(piece, (room, room))
    return low


def track_tile(values: tuple[tuple[int, int], ...], w: float, unit: float) -> pygame.Surface:
    """A smaller track that covers a land's printed one: a strip of seven plaques.

    values: pairs from the lowest position up; w: width of the main board in table units; unit: pixels per
    table unit. Its middle is the middle of the picture and lies on level_place(land, 3).
    """
    fine = unit * w / plan.WIDE
    wide, high = plan.SIZES["plaque"]
    size = (pixels(wide + 8, fine), pixels(43 * 6 + high + 8, fine))
    face = paper(*size, fine, (206, 178, 130), 12)
    grained(face, max(1.0, 4 * fine), 228, 7)
    for level, value in enumerate(values):
        blit_centred(face, plaque(value, fine), (size[0] / 2, size[1] / 2 + (3 - level) * 43 * fine))
    return pressed(face, rounded_mask(*size, 10 * fine), fine, 2.0)


def _village(face: pygame.Surface, print_: Print, unit: float) -> None:
    """Houses, the hollows before them, and what they give (in place)."""
    for place, share in (("workshop", 112.0), ("hut", 102.0), ("temple", 112.0)):
        left, top, wide, high = plan.village_box(place)
        picture = house(place, share, unit)
        at = _px(face, (left - 66, top + high / 2 - (14 if place == "workshop" else 18)), unit)
        shade = blurred(tinted(picture, (50, 30, 12), 150), max(1.0, 2.4 * unit))
        blit_centred(face, shade, (at[0] + 4 * unit, at[1] + 4 * unit))
        blit_centred(face, picture, at)
        hollow = ringed(wide, unit, None) if place == "hut" else well(wide, high, unit, 24, None, alpha=110)
        face.blit(
            hollow, (round(face.get_width() / 2 + left * unit), round(face.get_height() / 2 + top * unit))
        )
        gift = {"hut": print_.hut, "temple": print_.temple}.get(place)
        if gift is not None:
            x, y = _px(face, plan.gift_place(place), unit)
            blit_centred(face, figures(f"+{gift}", pixels(32, unit)), (x - 19 * unit, y))
            blit_centred(face, sign("happiness", pixels(42, unit)), (x + 24 * unit, y))
    wide, high = plan.SIZES["row_card"]
    for number in range(4):
        blit_centred(face, well(wide, high, unit, 9, None, alpha=70), _px(face, plan.row_place(number), unit))
    wide, high = plan.SIZES["deck"]
    blit_centred(face, well(wide, high, unit, 8, None, alpha=70), _px(face, plan.deck_place(), unit))


def _chart(face: pygame.Surface, chart: tuple[int, ...], unit: float) -> None:
    """The slip that says what own tribers at a finished monument are worth (in place)."""
    left, top, wide, high = plan.chart_box()
    size = (pixels(wide, unit), pixels(high, unit))
    slip = paper(*size, unit, CARD, 12)
    rows = (len(chart) + 1) // 2
    for number, value in enumerate(chart):
        x = (0.06 + 0.49 * (number // rows)) * size[0]
        y = (0.16 + 0.68 * (number % rows + 0.5) / rows) * size[1]
        count = figures(str(number + 1), pixels(22, unit), SECOND_INK)
        slip.blit(count, (round(x), round(y - count.get_height() / 2)))
        blit_centred(slip, tinted(_pawn(pixels(26, unit)), (96, 66, 38)), (x + 26 * unit, y))
        blit_centred(slip, figures(str(value), pixels(27, unit)), (x + 60 * unit, y))
    for number in range(rows + 1):
        y = round((0.16 + 0.68 * number / rows) * size[1])
        slip.fill((206, 184, 146), (round(0.05 * size[0]), y, round(0.9 * size[0]), max(1, round(unit))))
    blit_centred(slip, tinted(sign("stone", pixels(18, unit)), (96, 66, 38)), (0.4 * size[0], 0.09 * size[1]))
    blit_centred(slip, sign("happiness", pixels(22, unit)), (0.6 * size[0], 0.09 * size[1]))
    mask = rounded_mask(*size, 10 * unit)
    piece = pressed(slip, mask, unit, 1.6)
    blit_centred(face, blurred(tinted(piece, (20, 10, 4), 130), max(1.0, 3 * unit)),
                 _px(face, (left + wide / 2 + 2, top + high / 2 + 3), unit))  # fmt: skip
    blit_centred(face, piece, _px(face, (left + wide / 2, top + high / 2), unit))


def _pawn(side: int) -> pygame.Surface:
    """A plain triber as a sign."""

    def paint(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor * 0.48)
        pen.disc((255, 255, 255), 0, -0.5, 0.36)
        pen.blob(
            (255, 255, 255), [(-0.2, -0.22), (0.2, -0.22), (0.62, 0.2), (0.5, 0.42), (0.6, 0.95),
            (-0.6, 0.95),
                              (-0.5, 0.42), (-0.62, 0.2)],
        )  # fmt: skip

    return drawn((side, side), paint, (255, 255, 255))


def _steps(face: pygame.Surface, unit: float) -> None:
    """The happiness track: dimples with numbers, every fifth a pale disc (in place)."""
    small, large = pixels(21, unit), pixels(33, unit)
    dimple = tinted(disc_mask(small), (210, 182, 136), 225)
    hollowed(dimple, disc_mask(small), max(1.0, 2 * unit), 130, 110)
    disc = tinted(disc_mask(large), (246, 232, 196))
    hollowed(disc, disc_mask(large), max(1.0, 2 * unit), 110, 120)
    places = plan.happiness_places()
    for step, place in enumerate(places):
        at = _px(face, place, unit)
        if step % 5:
            blit_centred(face, dimple, at)
            continue
        blit_centred(face, disc, at)
        if step == 0:
            blit_centred(face, sign("happiness", pixels(40, unit)), at)
        else:
            text = figures(str(step), pixels(21, unit))
            blit_centred(face, quarter_turned(text, 0), at)
    edge = tinted(rounded_mask(8, 8, 0), lighter((128, 88, 54), 0.2))
    inner = plan.land_box("uluk")[0] + plan.WIDE / 2
    line = max(1, round(1.4 * unit))
    width, height = face.get_size()
    room = round(inner * unit)
    for rect, tone in (
        ((room - line, room - line, width - 2 * room + 2 * line, line), (40, 22, 10)),
        ((room - line, room - line, line, height - 2 * room + 2 * line), (40, 22, 10)),
        ((room - line, height - room, width - 2 * room + 2 * line, line), edge.get_at((4, 4))[:3]),
        ((width - room, room - line, line, height - 2 * room + 2 * line), edge.get_at((4, 4))[:3]),
    ):
        face.fill(tone, rect)
