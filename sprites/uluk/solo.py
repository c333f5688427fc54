"""The solo game: Freeloaders cards, their camp, and the medals of its four bands."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import blit_centred, disc_mask, drawn, masked, pixels, rounded_mask
from sprites.brushes.grain import grained
from sprites.brushes.light import bevelled, gradient, radial
from sprites.brushes.materials import paper
from sprites.fonts import fitted_words
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw
from sprites.uluk.cards import corner_radius, cut_card
from sprites.uluk.figures import monument, triber_ghost
from sprites.uluk.marks import figures, sign
from sprites.uluk.tints import CARD, HUNTING, INK, LANDS
from sprites.uluk.village import house, tree

FREELOADERS = (
    *("harvest_uluk", "harvest_mgobu", "harvest_tlon", "harvest_zork", "hunt_fnord", "hunt_hlak"),
    *("broken_invention", "shamans_advice", "prayer_patron", "prayer_ancient", "new_triber"),
)
"""The eleven kinds of Freeloaders cards."""


def freeloader(kind: str, w: float, h: float, unit: float, title: str = "", turn: int = 0) -> pygame.Surface:
    """A Freeloaders card: where a Freeloader goes, in one picture.

    kind: see FREELOADERS, else ValueError; w, h: table units in the reader's frame; unit: pixels per table
    unit; title: words below, or none; turn: quarter turns of the reader.
    """
    if kind not in FREELOADERS:
        raise ValueError(f"unknown card {kind!r}, expected one of {', '.join(FREELOADERS)}")
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, (236, 226, 190), 11)
    border = max(1, round(0.055 * width))
    band = round(0.17 * height) if title else 0
    size = (width - 2 * border, height - 2 * border - band)
    land = kind.partition("_")[2] if kind.startswith(("harvest", "hunt")) else ""
    tone = LANDS[land].ground if land else (188, 168, 128)
    field = gradient(*size, (lighter(tone, 0.4), tone, darker(tone, 0.16)))
    middle = (size[0] / 2, size[1] / 2)
    small = min(size)
    if land:
        blit_centred(
            field,
            sign("spear" if land in HUNTING else "sickle", round(0.5 * small)),
            (0.27 * size[0], 0.26 * size[1]),
        )
        blit_centred(field, sign(land, round(0.76 * small)), (0.54 * size[0], 0.6 * size[1]))
    elif kind == "broken_invention":
        field.blit(drawn(size, _broken, tone, 3), (0, 0))
    elif kind == "shamans_advice":
        blit_centred(field, house("hut", 0.88 * small, 1.0), middle)
    elif kind == "new_triber":
        form = triber_ghost("rhino", 0.7 * small, 1.0, 0, (92, 62, 36), 255)
        blit_centred(field, form, (0.44 * size[0], 0.56 * size[1]))
        blit_centred(field, figures("+1", round(0.36 * small)), (0.78 * size[0], 0.24 * size[1]))
    else:
        old = kind == "prayer_ancient"
        for number in range(3):
            chosen = number == (0 if old else 2)
            stone = monument("uluk" if old else "hlak", (0.66 if chosen else 0.4) * small, 1.0)
            if not chosen:
                stone.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
            x = (0.3, 0.66, 0.88)[number] if old else (0.12, 0.34, 0.7)[number]
            blit_centred(field, stone, (x * size[0], (0.56 if chosen else 0.66) * size[1]))
    field.blit(radial(*size, (255, 244, 210, 60), (60, 36, 20, 70), (0.3, 0.2), 1.8, 0.95), (0, 0))
    window = rounded_mask(*size, 0.07 * width)
    face.blit(masked(field, window), (border, border))
    if title:
        line = fitted_words(title, round(0.66 * band), INK, 800, width - 2 * border, 0.6)
        blit_centred(face, line, (width / 2, height - border - 0.46 * band))
    return cut_card(face, unit, turn, corner_radius(w))


def _broken(layer: pygame.Surface, factor: float) -> None:
    """A jar in two halves and its shards."""
    width, height = layer.get_size()
    small = min(width, height)
    for side in (-1, 1):
        part = pygame.Surface((round(0.8 * small),) * 2, pygame.SRCALPHA, 32)
        middle = part.get_width() / 2
        draw(Pen(part, (middle, middle), 0.46 * part.get_width()), "jar", (184, 112, 70))
        cut = [(0.5, 0.0), (0.44, 0.2), (0.56, 0.36), (0.42, 0.56), (0.56, 0.74), (0.48, 1.0)]
        edge = 1.0 if side < 0 else 0.0
        outline = [(x * part.get_width(), y * part.get_width()) for x, y in [*cut, (edge, 1.0), (edge, 0.0)]]
        pygame.draw.polygon(part, (0, 0, 0, 0), outline)
        part = pygame.transform.rotozoom(part, -13 * side, 1.0)
        blit_centred(layer, part, (width / 2 + side * 0.09 * small, 0.5 * height))
    for x, y in ((0.24, 0.88), (0.5, 0.92), (0.72, 0.87)):
        pen = Pen(layer, (x * width, y * height), 0.05 * small)
        pen.polygon((164, 96, 58), [(-1, 0.3), (-0.2, -0.8), (0.9, 0.1), (0.2, 0.8)])


def camp(w: float, h: float, unit: float, turn: int = 0) -> pygame.Surface:
    """The Camp card: nine mats in the shade of a tree round a cold fire; see camp_places().

    w, h: table units in the reader's frame (about 3 by 2); unit: pixels per table unit; turn: quarter turns.
    """
    width, height = pixels(w, unit), pixels(h, unit)
    face = paper(width, height, unit, CARD, 10)
    border = max(1, round(0.03 * width))
    size = (width - 2 * border, height - 2 * border)
    field = gradient(*size, ((196, 190, 140), (170, 168, 112), (140, 140, 88)))
    grained(field, max(1.0, 9 * unit), 222, 4, (1.6, 0.8))

    def print_(layer: pygame.Surface, factor: float) -> None:
        scale = unit * factor
        middle = (layer.get_width() / 2, layer.get_height() / 2)

        def pen(x: float, y: float, share: float) -> Pen:
            return Pen(layer, (middle[0] + x * scale, middle[1] + y * scale), share * w * scale)

        for x, y, share in ((-0.44, 0.26, 0.06), (0.43, 0.2, 0.075), (0.45, -0.3, 0.05)):
            tree(pen(x * w, y * h, share))
        pit = pen(0.0, 0.04 * h, 0.06)
        pit.oval((96, 88, 62), 0.06, 0.1, 1.0, 0.5)
        pit.oval((74, 68, 58), 0, 0, 0.8, 0.36)
        for step in range(10):
            angle = step * math.tau / 10
            pit.disc((168, 160, 140), 0.86 * math.cos(angle), 0.4 * math.sin(angle), 0.15)
        for x, y in camp_places(w, h):
            mat = pen(x, y, 0.058)
            mat.oval((112, 108, 66), 0.1, 1.22, 1.0, 0.4)
            mat.oval((222, 194, 134), 0, 1.12, 1.0, 0.4)
            for step in range(-2, 3):
                mat.line((186, 152, 94), [(0.36 * step, 0.82), (0.36 * step, 1.42)], 0.03)

    field.blit(drawn(size, print_, (170, 168, 112), 2), (0, 0))
    window = rounded_mask(*size, 8 * unit)
    face.blit(masked(field, window), (border, border))
    return cut_card(face, unit, turn, 10.0)


def camp_places(w: float, h: float, turn: int = 0) -> list[Point]:
    """The middles of nine tribers on the Camp card, from its middle; they are 0.17 w high at most."""
    places: list[Point] = []
    for number in range(9):
        row, column = divmod(number, 5)
        x = (column - (2 if row == 0 else 1.5)) * 0.19 * w
        y = (-0.2 if row == 0 else 0.24) * h
        for _ in range(turn % 4):
            x, y = -y, x
        places.append((x, y))
    return places


def band(rank: int, d: float, unit: float) -> pygame.Surface:
    """How a solo game went, as a laurel medal: rank 0 (best, three suns) to 3 (lowest, an empty bowl).

    d: diameter in table units; unit: pixels per table unit.
    """
    side = pixels(d, unit)
    tones: tuple[Colour, ...] = ((240, 196, 84), (206, 206, 206), (196, 136, 88), (150, 130, 110))
    tone = tones[max(0, min(3, rank))]
    mask = disc_mask(side, 0.98)
    face = masked(
        radial(side, side, (*lighter(tone, 0.3), 255), (*darker(tone, 0.3), 255), (0.34, 0.28), 1.4, 0.8),
        mask,
    )

    def leaves(layer: pygame.Surface, factor: float) -> None:
        pen = Pen(layer, (side * factor / 2, side * factor / 2), side * factor / 2)
        for side_ in (-1, 1):
            for step in range(9):
                angle = math.radians(16 + 16 * step)
                x, y = side_ * 0.8 * math.sin(angle), 0.8 * math.cos(angle)
                along = (side_ * math.cos(angle - 0.5), -math.sin(angle - 0.5))
                across = (-along[1] * 0.055, along[0] * 0.055)
                pen.blob(darker(tone, 0.5), [
                    (x, y), (x + along[0] * 0.11 + across[0], y + along[1] * 0.11 + across[1]),
                    (x + along[0] * 0.24, y + along[1] * 0.24),
                    (x + along[0] * 0.11 - across[0], y + along[1] * 0.11 - across[1]),
                ])  # fmt: skip

    face.blit(drawn((side, side), leaves, darker(tone, 0.5)), (0, 0))
    suns = 3 - max(0, min(3, rank))
    for number in range(suns):
        size = round(side * (0.5 if suns == 1 else 0.34))
        x = 0.5 + (number - (suns - 1) / 2) * 0.26
        y = 0.5 if suns < 3 or number != 1 else 0.38
        blit_centred(
            face, sign("happiness", size), (x * side, (y if suns < 3 or number == 1 else 0.6) * side)
        )
    if not suns:
        blit_centred(face, sign("hunger", round(0.5 * side)), (side / 2, side / 2))
    bevelled(face, mask, max(1.0, 0.03 * side), 150, 130)
    return face
