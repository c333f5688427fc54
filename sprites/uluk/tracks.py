"""What is printed on the main board: sites, tracks, spaces, the village, the chart, the happiness track."""

from __future__ import annotations

import pygame

from sprites.brushes.board import pressed
from sprites.brushes.canvas import (
    blank,
    blit_centred,
    blurred,
    disc_mask,
    drawn,
    masked,
    pixels,
    rounded_mask,
    tinted,
)
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, hollowed
from sprites.brushes.materials import paper
from sprites.fonts import font, words
from sprites.palette import Colour, lighter
from sprites.shapes import Pen, Point
from sprites.uluk import plan
from sprites.uluk.marks import chevron, figures, ghost, sign, well
from sprites.uluk.tints import CARD, EARTH, HUNTING, INK, LANDS, RIM, SECOND_INK
from sprites.uluk.tokens import monument_back
from sprites.uluk.village import house

Value = int | tuple[int, int]
"""What a position of a track is worth: to the majority and to others, or to each triber that hunts."""


def on_face(face: pygame.Surface, place: Point, unit: float) -> Point:
    """A place from the middle of the plan as a pixel of the board's face."""
    return face.get_width() / 2 + place[0] * unit, face.get_height() / 2 + place[1] * unit


def site(face: pygame.Surface, number: int, count: int, unit: float) -> None:
    """A building site: a sunken court, its spaces and a socket for the token (in place)."""
    x, y = on_face(face, plan.site_place(number), unit)
    wide, high = plan.SIZES["site"]
    high = {1: 76.0, 2: 120.0}.get((count + 1) // 2, high)
    blit_centred(face, well(wide, high, unit, 36, None, tone=(126, 110, 86), alpha=84), (x, y))
    d = plan.SIZES["site_space"][0]
    for place in plan.site_spaces(number, count):
        blit_centred(face, ringed(d, unit, None), on_face(face, place, unit))


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


def land_print(
    face: pygame.Surface,
    name: str,
    values: tuple[Value, ...],
    symbols: tuple[tuple[int, str], ...],
    around: bool,
    unit: float,
) -> None:
    """Name, track, spaces and the processing hollow of a land (in place)."""
    look = LANDS[name]
    x, y = on_face(face, plan.land_name_place(name), unit)
    blit_centred(face, sign(name, pixels(44, unit)), (x - 32 * unit, y))
    _halo_words(face, look.name, pixels(33, unit), (x, y))
    for level, value in enumerate(values):
        blit_centred(face, plaque(value, unit), on_face(face, plan.level_place(name, level), unit))
    for level, other in symbols:
        place = on_face(face, plan.symbol_place(name, level), unit)
        disc = tinted(disc_mask(pixels(29, unit)), (255, 248, 226), 216)
        blit_centred(face, disc, place)
        blit_centred(face, sign(other, pixels(25, unit)), place)
    hunting = name in HUNTING
    for number in range(3):
        d = plan.SIZES["sickle"][0]
        place = on_face(face, plan.sickle_place(name, number), unit)
        blit_centred(face, ringed(d, unit, "spear" if hunting else "sickle"), place)
        if hunting:
            small = plan.SIZES["skull"][0]
            blit_centred(
                face, ringed(small, unit, "poison", True), on_face(face, plan.skull_place(name, number), unit)
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
        blit_centred(face, turned, on_face(face, (left + 0.7 * wide, top + 0.84 * high), unit))


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
    """A cardboard plaque of a track: the left value large for the majority, the right one smaller; or one."""
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
        blit_centred(
            face, figures(str(value[1]), round(0.6 * height), (118, 84, 52)), (0.76 * width, height / 2)
        )
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


def village(face: pygame.Surface, hut: int, temple: int, unit: float) -> None:
    """Houses, the hollows before them, and what the Hut and the Temple give (in place)."""
    for place, share in (("workshop", 112.0), ("hut", 102.0), ("temple", 112.0)):
        left, top, wide, high = plan.village_box(place)
        picture = house(place, share, unit)
        at = on_face(face, (left - 66, top + high / 2 - (14 if place == "workshop" else 18)), unit)
        shade = blurred(tinted(picture, (50, 30, 12), 150), max(1.0, 2.4 * unit))
        blit_centred(face, shade, (at[0] + 4 * unit, at[1] + 4 * unit))
        blit_centred(face, picture, at)
        hollow = ringed(wide, unit, None) if place == "hut" else well(wide, high, unit, 24, None, alpha=110)
        face.blit(
            hollow, (round(face.get_width() / 2 + left * unit), round(face.get_height() / 2 + top * unit))
        )
        gift = {"hut": hut, "temple": temple}.get(place)
        if gift is not None:
            x, y = on_face(face, plan.gift_place(place), unit)
            blit_centred(face, figures(f"+{gift}", pixels(32, unit)), (x - 19 * unit, y))
            blit_centred(face, sign("happiness", pixels(42, unit)), (x + 24 * unit, y))
    wide, high = plan.SIZES["row_card"]
    for number in range(4):
        blit_centred(
            face, well(wide, high, unit, 9, None, alpha=70), on_face(face, plan.row_place(number), unit)
        )
    wide, high = plan.SIZES["deck"]
    blit_centred(face, well(wide, high, unit, 8, None, alpha=70), on_face(face, plan.deck_place(), unit))


def chart(face: pygame.Surface, values: tuple[int, ...], unit: float) -> None:
    """The slip that says what own tribers at a finished monument are worth (in place)."""
    left, top, wide, high = plan.chart_box()
    size = (pixels(wide, unit), pixels(high, unit))
    slip = paper(*size, unit, CARD, 12)
    rows = (len(values) + 1) // 2
    for number, value in enumerate(values):
        x = (0.06 + 0.49 * (number // rows)) * size[0]
        y = (0.2 + 0.76 * (number % rows + 0.5) / rows) * size[1]
        count = figures(str(number + 1), pixels(22, unit), SECOND_INK)
        slip.blit(count, (round(x), round(y - count.get_height() / 2)))
        blit_centred(slip, tinted(_pawn(pixels(26, unit)), (96, 66, 38)), (x + 26 * unit, y))
        blit_centred(slip, figures(str(value), pixels(27, unit)), (x + 60 * unit, y))
    for number in range(rows):
        y = round((0.2 + 0.76 * number / rows) * size[1])
        slip.fill((206, 184, 146), (round(0.05 * size[0]), y, round(0.9 * size[0]), max(1, round(unit))))
    blit_centred(slip, monument_back(21, unit), (0.36 * size[0], 0.11 * size[1]))
    blit_centred(slip, chevron(pixels(15, unit)), (0.5 * size[0], 0.105 * size[1]))
    blit_centred(slip, sign("happiness", pixels(25, unit)), (0.64 * size[0], 0.11 * size[1]))
    mask = rounded_mask(*size, 10 * unit)
    piece = pressed(slip, mask, unit, 1.6)
    blit_centred(face, blurred(tinted(piece, (20, 10, 4), 130), max(1.0, 3 * unit)),
                 on_face(face, (left + wide / 2 + 2, top + high / 2 + 3), unit))  # fmt: skip
    blit_centred(face, piece, on_face(face, (left + wide / 2, top + high / 2), unit))


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


def happiness_track(face: pygame.Surface, unit: float) -> None:
    """The happiness track: dimples with numbers, every fifth a pale disc (in place)."""
    small, large = pixels(21, unit), pixels(33, unit)
    dimple = tinted(disc_mask(small), (210, 182, 136), 225)
    hollowed(dimple, disc_mask(small), max(1.0, 2 * unit), 130, 110)
    disc = tinted(disc_mask(large), (246, 232, 196))
    hollowed(disc, disc_mask(large), max(1.0, 2 * unit), 110, 120)
    places = plan.happiness_places()
    for step, place in enumerate(places):
        at = on_face(face, place, unit)
        if step % 5:
            blit_centred(face, dimple, at)
            continue
        blit_centred(face, disc, at)
        if step == 0:
            blit_centred(face, sign("happiness", pixels(40, unit)), at)
        else:
            text = figures(str(step), pixels(21, unit))
            blit_centred(face, text, at)
    edge = tinted(rounded_mask(8, 8, 0), lighter(RIM, 0.2))
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
