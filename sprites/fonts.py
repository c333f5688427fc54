"""Words and numbers: Alegreya Sans for words, Atkinson Hyperlegible for what is only a number."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

import fontpkg_alegreya_sans
import fontpkg_atkinson_hyperlegible
import pygame

from sprites.brushes.canvas import blank
from sprites.palette import Colour

WORDS = {
    weight: fontpkg_alegreya_sans.ROOT / "files" / f"AlegreyaSans-{style}.ttf"
    for weight, style in ((500, "Medium"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"))
}
"""The word font by weight. Asking fontpkg for its files would look through every installed package."""
NUMBERS = fontpkg_atkinson_hyperlegible.ROOT / "files" / "AtkinsonHyperlegible-Bold.ttf"
STAND_IN = "◆"
ELLIPSIS = "…"
_LONGEST = 2000

_fonts: OrderedDict[tuple[Path, int], pygame.font.Font] = OrderedDict()
_KEPT = 16
"""Fonts that stay open: each holds a fifth of a megabyte, and is opened in a twentieth of a millisecond."""


def _opened(file: Path, px: int) -> pygame.font.Font:
    """A cached font; opened again where the font module was shut down in between."""
    key = (file, max(4, px))
    known = _fonts.get(key)
    if known is not None and pygame.font.get_init():
        try:
            known.get_height()
        except pygame.error:
            _fonts.clear()
        else:
            _fonts.move_to_end(key)
            return known
    if not pygame.font.get_init():
        _fonts.clear()
        pygame.font.init()
    opened = pygame.font.Font(str(file), key[1])
    _fonts[key] = opened
    if len(_fonts) > _KEPT:
        _fonts.popitem(last=False)
    return opened


def font(px: int, weight: int = 500) -> pygame.font.Font:
    """Alegreya Sans; px: size in pixels (at least 4); weight: 500, 700, 800 or 900."""
    return _opened(WORDS[weight], px)


def number_font(px: int) -> pygame.font.Font:
    """Atkinson Hyperlegible Bold, whose figures stand on one line; px: size in pixels (at least 4)."""
    return _opened(NUMBERS, px)


@lru_cache(maxsize=4096)
def _drawable(character: str) -> bool:
    """Whether the word font has a picture for the character (a missing one measures as an empty box)."""
    measured = font(32).metrics(character)[0]
    return measured is not None and tuple(measured[:4]) != (0, 0, 0, 0)


def safe(text: str) -> str:
    """Text that can be drawn whatever a person typed.

    NUL, control and formatting characters and lone surrogates go; line breaks and tabs become spaces; what
    the font lacks (emoji, other scripts) becomes a neutral sign, one for each character. Never raises.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text[:_LONGEST]):
        category = unicodedata.category(character)
        if character in "\n\r\t\v\f\u2028\u2029" or category == "Zs":
            kept.append("\u00a0" if character == "\u00a0" else " ")
        elif category in ("Cc", "Cf", "Cs"):
            continue
        elif _drawable(character):
            kept.append(character)
        elif category not in ("Mn", "Me"):
            kept.append(STAND_IN)
    return "".join(kept)


def shortened(text: str, face: pygame.font.Font, max_width: float) -> str:
    """Safe text cut with an ellipsis so that it is at most max_width pixels wide."""
    if face.size(text)[0] <= max_width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if face.size(text[:middle].rstrip() + ELLIPSIS)[0] <= max_width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ELLIPSIS


def words(
    text: str,
    px: int,
    colour: Colour,
    weight: int = 700,
    max_width: int | None = None,
    emboss: Colour | None = None,
) -> pygame.Surface:
    """One line of words.

    px: font size in pixels; weight: 500, 700, 800 or 900; max_width: pixels, longer text ends in an ellipsis;
    emboss: colour of a shadow one pixel (more on large letters) below. Empty text gives an empty line.
    """
    face = font(px, weight)
    line = safe(text)
    if max_width is not None:
        line = shortened(line, face, max_width)
    front = face.render(line, True, colour)
    if emboss is None:
        return front if front.get_width() else blank(1, face.get_height(), colour)
    drop = max(1, round(px / 26))
    picture = blank(max(1, front.get_width()), front.get_height() + drop, emboss)
    picture.blit(face.render(line, True, emboss), (0, drop))
    picture.blit(front, (0, 0))
    return picture


def fitted_words(
    text: str, px: int, colour: Colour, weight: int, max_width: int, least: float = 0.66
) -> pygame.Surface:
    """One line of words that are set smaller where they would be too wide, and only then shortened.

    px: wanted font size in pixels; weight: 500, 700, 800 or 900; max_width: pixels; least: smallest size as a
    share of px.
    """
    line = safe(text)
    size = px
    while size > px * least and size > 4 and font(size, weight).size(line)[0] > max_width:
        size -= 1
    return words(line, size, colour, weight, max_width)


def number(text: str, px: int, colour: Colour) -> pygame.Surface:
    """A number; a single 6 or 9 gets a bar below, because around a table one turns into the other."""
    face = number_font(px)
    line = "".join(
        character
        for character in text
        if (character.isprintable() and character.isascii()) or character in "−–×"
    )
    front = face.render(line, True, colour)
    if line not in ("6", "9"):
        return front if front.get_width() else blank(1, face.get_height(), colour)
    width, height = front.get_size()
    picture = blank(width, height, colour)
    picture.blit(front, (0, 0))
    thick = max(1, round(px * 0.07))
    low = face.get_ascent() + max(1, round(px * 0.06))
    picture.fill((*colour, 255), (round(width * 0.12), min(height - thick, low), round(width * 0.76), thick))
    return picture


def wrapped(text: str, face: pygame.font.Font, width: int) -> list[str]:
    """Lines of safe words at most `width` pixels wide; a single word that is longer is shortened."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in safe(part).split():
            longer = f"{line} {word}" if line else word
            if line and face.size(longer)[0] > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return [shortened(line, face, width) for line in lines]


def paragraph(text: str, px: int, colour: Colour, width: int, weight: int = 500) -> pygame.Surface:
    """Word-wrapped text; px and width in pixels, a line break in the text starts a new line."""
    face = font(px, weight)
    lines = wrapped(text, face, width)
    pace = round(px * 1.24)
    lowest = face.get_height() + max(2, round(px * 0.12))
    picture = blank(width, pace * (len(lines) - 1) + lowest, colour)
    for row, line in enumerate(lines):
        if line:
            picture.blit(face.render(line, True, colour), (0, row * pace))
    return picture
