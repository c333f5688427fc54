"""Faces that all five tables share: words, numbers, buttons, studs, tokens, rings of light.

A face is a tuple: the name of the brush and what it needs. Faces that are not known here belong to the
game's own painter. Sizes in faces are table units.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.layout import Face
from sprites import fonts, palette, table_parts
from sprites.pieces import standing
from sprites.shadow import glow, glow_ring, outlined, shadow_margin, shadowed
from sprites.stage import Piece
from sprites.store import Store

LIFTED = 16.0
"""Height of a carried piece above the table, in table units."""
LARGER = 1.06
"""How much larger a carried piece looks."""

FAINTEST = 3
"""Alpha from which a pixel of a shadow is seen; what is fainter is not drawn."""
STANDING = ("figure", "pawn")
"""Faces that stand on their feet; the last thing they say is the turn of their reader."""

_TURNS = {0: 0, 1: -90, 2: 180, 3: 90}


def turned(picture: pygame.Surface, turn: int) -> pygame.Surface:
    """The picture for a reader at the edge ``turn``."""
    return pygame.transform.rotate(picture, _TURNS[turn % 4]) if turn % 4 else picture


def _words(
    unit: float, text: str, size: float, colour: str, weight: int, width: float, turn: int
) -> pygame.Surface:
    limit = round(width * unit) if width else None
    tone = getattr(palette, colour)
    return turned(fonts.words(text, max(8, round(size * unit)), tone, weight, limit, _emboss(tone)), turn)


def _emboss(tone: palette.Colour) -> palette.Colour | None:
    return palette.darker(tone, 0.85) if palette.ink_on(tone) == palette.INK else None


def _line(
    unit: float, text: str, size: float, colour: str, weight: int, width: float, align: str, turn: int
) -> pygame.Surface:
    """Words in a box of a fixed width (table units), at its left, middle or right; long ones are smaller."""
    tone: palette.Colour = getattr(palette, colour)
    room = round(width * unit)
    words = fonts.fitted_words(text, max(8, round(size * unit)), tone, weight, room, emboss=_emboss(tone))
    box = pygame.Surface((max(words.get_width(), round(width * unit)), words.get_height()), pygame.SRCALPHA)
    box.blit(words, words.get_rect(**{f"mid{align}" if align != "middle" else "center": _edge(box, align)}))
    return turned(box, turn)


def _edge(box: pygame.Surface, align: str) -> tuple[int, int]:
    rect = box.get_rect()
    return {"left": rect.midleft, "right": rect.midright, "middle": rect.center}[align]


def _number(unit: float, text: str, size: float, colour: str, turn: int) -> pygame.Surface:
    return turned(fonts.number(text, max(8, round(size * unit)), getattr(palette, colour)), turn)


def _paragraph(unit: float, text: str, size: float, colour: str, width: float, turn: int) -> pygame.Surface:
    pixels = max(8, round(size * unit))
    return turned(fonts.paragraph(text, pixels, getattr(palette, colour), round(width * unit), 500), turn)


def _button(
    unit: float, label: str, w: float, h: float, size: float, kind: str, state: str, turn: int
) -> pygame.Surface:
    wide, high = (h, w) if turn % 2 else (w, h)
    plate = table_parts.plate(wide, high, unit, kind, state).copy()
    colour = palette.INK if kind in ("wood_chosen", "paper_button", "paper_chosen") else palette.CREAM
    if state == "off":
        colour = palette.mix(colour, palette.BRASS_DARK, 0.5)
    text = fonts.words(label, max(8, round(size * unit)), colour, 800, round((w - 24) * unit))
    text = turned(text, turn)
    plate.blit(text, text.get_rect(center=(plate.get_width() / 2, plate.get_height() / 2 - 2 * unit)))
    return plate


def _slip(unit: float, text: str, size: float, width: float, kind: str, turn: int) -> pygame.Surface:
    pixels = max(10, round(size * unit))
    ink = palette.CREAM if kind == "pill" else palette.INK
    natural = fonts.font(pixels, 700).size(fonts.safe(text))[0] + 4
    body = fonts.paragraph(text, pixels, ink, min(round(width * unit), natural), 700)
    pad = round(16 * unit)
    size_units = ((body.get_width() + 2 * pad) / unit, (body.get_height() + 2 * pad) / unit)
    sheet = table_parts.plate(*size_units, unit, kind).copy()
    sheet.blit(body, body.get_rect(center=sheet.get_rect().center))
    return turned(sheet, turn)


def _plaque(
    unit: float, look: int, name: str, line: str, w: float, h: float, size: float, turn: int
) -> pygame.Surface:
    sheet = table_parts.plate(w, h, unit, "slip").copy()
    disc = table_parts.token(palette.SEAT_LOOKS[look], h - 22, unit, 0)
    sheet.blit(disc, disc.get_rect(center=(h / 2 * unit, sheet.get_height() / 2)))
    room = round((w - h - 18) * unit)
    first = fonts.fitted_words(name, max(8, round(size * unit)), palette.INK, 800, room)
    second = fonts.fitted_words(line, max(8, round(size * 0.86 * unit)), palette.BRASS_DARK, 500, room)
    gap = (sheet.get_height() - first.get_height() - second.get_height()) / 2
    sheet.blit(first, (h * unit, gap))
    sheet.blit(second, (h * unit, gap + first.get_height()))
    return turned(sheet, turn)


def _glow(unit: float, w: float, h: float, angle: float, radius: float = 14.0) -> pygame.Surface:
    halo = glow((max(1, round(w * unit)), max(1, round(h * unit))), unit, radius=radius)
    return pygame.transform.rotozoom(halo, -angle, 1.0) if angle % 360 else halo


def _ring(unit: float, w: float, h: float, radius: float, angle: float) -> pygame.Surface:
    ring = glow_ring(w, h, unit, radius)
    return pygame.transform.rotozoom(ring, -angle, 1.0) if angle % 360 else ring


def _focus(unit: float, w: float, h: float) -> pygame.Surface:
    """The frame of the keyboard's focus: dark, bright, dark, to be seen on every ground."""
    line = max(2, round(3 * unit))
    size = (round(w * unit) + 6 * line, round(h * unit) + 6 * line)
    frame = pygame.Surface(size, pygame.SRCALPHA)
    radius = round(16 * unit)
    for inset, colour in ((0, palette.INK), (line, palette.CREAM), (2 * line, palette.INK)):
        rect = frame.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(frame, colour, rect, line, border_radius=max(2, radius - inset))
    return frame


def _bar(unit: float, w: float, h: float, done: float) -> pygame.Surface:
    """A sunk groove that is filled up to a share, with a knob at its end."""
    size = (max(2, round(w * unit)), max(2, round(h * unit)))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    middle = size[1] // 2
    groove = pygame.Rect(0, middle - size[1] // 6, size[0], max(2, size[1] // 3))
    pygame.draw.rect(picture, palette.INK, groove, border_radius=groove.height // 2)
    full = groove.copy()
    full.width = max(groove.height, round(size[0] * done))
    pygame.draw.rect(picture, palette.BRASS, full, border_radius=groove.height // 2)
    radius = middle - 1
    knob = (min(size[0] - radius - 1, max(radius, full.width)), middle)
    pygame.draw.circle(picture, palette.BRASS_DARK, knob, radius)
    pygame.draw.circle(picture, palette.CREAM, knob, max(1, round(radius * 0.8)))
    return picture


def _stud(unit: float, icon: str, d: float, state: str, turn: int) -> pygame.Surface:
    return table_parts.stud(icon, d, unit, state, turn)


def _token(unit: float, look: int, d: float, turn: int) -> pygame.Surface:
    return table_parts.token(palette.SEAT_LOOKS[look], d, unit, turn)


def _badge(unit: float, text: str, d: float, turn: int) -> pygame.Surface:
    return table_parts.badge(text, d, unit, turn)


BRUSHES: dict[str, Callable[..., pygame.Surface]] = {
    "words": _words,
    "line": _line,
    "number": _number,
    "paragraph": _paragraph,
    "button": _button,
    "slip": _slip,
    "plaque": _plaque,
    "glow": _glow,
    "ring": _ring,
    "focus": _focus,
    "bar": _bar,
    "stud": _stud,
    "token": _token,
    "badge": _badge,
}


class Art:
    """Faces into pieces for the stage: painted once per size, with the shadow of their height baked in.

    With ``outlines`` a game's own pieces get a strong dark and light outline.
    """

    def __init__(
        self,
        store: Store,
        unit: float,
        own: Callable[[Face, float], pygame.Surface],
        game: str,
        outlines: bool = False,
    ) -> None:
        self.unit = unit
        self._step = round(unit, 6)
        self._outlines = outlines
        self._store = store
        self._own = own
        self._game = game
        self._texts: dict[tuple[object, ...], pygame.Surface] = {}
        self._missed: dict[tuple[Face, float], None] = {}
        self._parts: dict[tuple[Face, float, bool, int], pygame.Rect] = {}

    def catch_up(self) -> None:
        """Nothing moves: paint one of the pictures that were missed while something did."""
        if self._missed:
            face, height = next(iter(self._missed))
            del self._missed[face, height]
            self.surface(face, height, lifted=True)

    def known(self, face: Face, height: float, lifted: bool = False, tilt: int = 0) -> bool:
        """Whether :meth:`surface` has this picture at hand."""
        key = self._key(face, height, lifted, tilt)
        return key in self._texts or key in self._store

    def _key(self, face: Face, height: float, lifted: bool, tilt: int) -> tuple[object, ...]:
        return ("face", self._game, face, height, lifted, tilt, self._outlines, self._step)

    def surface(self, face: Face, height: float, lifted: bool = False, tilt: int = 0) -> pygame.Surface:
        """The face with its shadow; its centre is the centre of the surface.

        Args:
            face: what to paint.
            height: above the table, in table units; 0 = no shadow.
            lifted: whether it is carried: a little larger, with a wide soft shadow.
            tilt: how far a carried piece leans to the right, in degrees.
        """
        key = self._key(face, height, lifted, tilt)
        if face[0] in ("words", "line", "bar", "paragraph", "slip", "plaque", "number"):
            if key not in self._texts:
                self._texts[key] = self._paint(face, height, lifted, 0).convert_alpha()
            return self._texts[key]
        return self._store.get(key, lambda: self._paint(face, height, lifted, tilt))

    def extent(self, face: Face, height: float) -> tuple[int, int]:
        """Width and height of the face itself, without its shadow, in pixels."""
        if face[0] in STANDING:  # their shadows are as long as they are high
            return self.surface(face, 0.0).get_size()
        wide, high = self.surface(face, height).get_size()
        margin = shadow_margin(height, self.unit) if height > 0 else 0
        return wide - 2 * margin, high - 2 * margin

    def piece(
        self,
        face: Face,
        at: tuple[float, float],
        layer: float,
        height: float,
        moving: bool,
        tilt: int | None = None,
    ) -> Piece:
        """A piece for the stage; ``at`` in pixels. A moving one is on its way, or carried with a ``tilt``.

        What is on its way does not wait for a brush: it looks as at rest until its own picture is painted.
        """
        lifted = moving and height > 0
        if lifted and tilt is None and not self.known(face, height, True) and self.known(face, height):
            self._missed[face, height] = None
            lifted = False
        surface = self.surface(face, height, lifted, tilt or 0)
        anchor = (surface.get_width() // 2, surface.get_height() // 2)
        return Piece(
            surface, anchor, at, layer, moving, self._seen(surface, (face, height, lifted, tilt or 0))
        )

    def _seen(self, surface: pygame.Surface, key: tuple[Face, float, bool, int]) -> pygame.Rect:
        """The part of a picture that is not clear: much of one with a long shadow is."""
        seen = self._parts.get(key)
        if seen is None:
            seen = self._parts[key] = surface.get_bounding_rect(FAINTEST)
        return seen

    def _paint(self, face: Face, height: float, lifted: bool, tilt: int) -> pygame.Surface:
        if tilt:  # the shadow leans along: so little is not seen, and a hand that turns waits for no brush
            return pygame.transform.rotozoom(self.surface(face, height, lifted), -tilt, 1.0)
        name, *args = face
        picture = self._picture(face, height, self.unit * (LARGER if lifted else 1.0))
        if height <= 0 and not lifted:
            return picture
        if name in STANDING:
            return standing(picture, self.unit, int(args[-1]), LIFTED if lifted else 0.0)[0]
        return shadowed(picture, LIFTED if lifted else height, self.unit)[0]

    def _picture(self, face: Face, height: float, unit: float) -> pygame.Surface:
        """The face without shadow, painted at ``unit`` pixels per table unit."""
        name, *args = face
        brush = BRUSHES.get(name)
        picture = brush(unit, *args) if brush is not None else self._own(face, unit)
        if self._outlines and brush is None and height > 0:
            picture = outlined(picture, unit)
        return picture
