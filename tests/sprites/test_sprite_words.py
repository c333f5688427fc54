"""Words survive whatever a person types, and stay within their width."""

import pygame
import pytest
from sprite_looks import inked, same

from sprites import fonts

INK = (40, 20, 10)
NASTY = {
    "empty": "",
    "blank": "   ",
    "long": "Wolfeschlegelsteinhausen " * 12,
    "emoji": "\N{GRINNING FACE}\N{GAME DIE}\U0001f468‍\U0001f469‍\U0001f467",
    "right to left": "אבגד مرحبا",
    "bidi override": "abc\u202edef\u2066",
    "NUL": "a\x00b\x07\x1bc",
    "lone surrogate": "a\ud800b\udfff",
    "markup": "<img src=x><b>&amp;</b>",
    "line breaks": "one\ntwo\r\nthree\tfour\u2028five",
    "combining": "Z" + "\u0301" * 80,
    "Cyrillic": "Вася",
    "CJK": "日本語",
    "private": "\ue000\uffff\U0010ffff",
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY.keys())
def test_any_text_can_be_drawn(text: str) -> None:
    clean = fonts.safe(text)
    assert not any(ord(letter) < 32 or 0xD800 <= ord(letter) <= 0xDFFF for letter in clean)
    for picture in (
        fonts.words(text, 28, INK),
        fonts.words(text, 28, INK, 800, 200, (255, 255, 255)),
        fonts.paragraph(text, 24, INK, 300),
        fonts.number(text, 24, INK),
    ):
        assert picture.get_width() >= 1
        assert picture.get_height() >= 10


def test_markup_is_shown_as_it_was_typed() -> None:
    assert fonts.safe("<b>&amp;</b>") == "<b>&amp;</b>"


@pytest.mark.parametrize("text", ["\N{GAME DIE}", "日本", "שלום"])
def test_what_the_font_lacks_still_shows_something(text: str) -> None:
    assert fonts.safe(text) == fonts.STAND_IN * len(text)
    assert inked(fonts.words(text, 28, INK)) > 20


def test_line_breaks_become_spaces_and_nul_goes() -> None:
    assert fonts.safe("a\x00\nb") == "a b"


@pytest.mark.parametrize("width", [1, 20, 120, 400])
def test_long_words_are_shortened_by_width(width: int) -> None:
    picture = fonts.words("Wolfeschlegelsteinhausenbergerdorff", 28, INK, max_width=width)
    assert picture.get_width() <= max(width, fonts.font(28, 700).size(fonts.ELLIPSIS)[0])


def test_short_words_are_left_alone() -> None:
    assert same(fonts.words("Anna", 28, INK, max_width=500), fonts.words("Anna", 28, INK))


def test_a_paragraph_keeps_to_its_width_and_to_given_line_breaks() -> None:
    text = "A path card is taken from the ring and laid on the own pile.\nThen the next one plays."
    narrow, wide = fonts.paragraph(text, 20, INK, 160), fonts.paragraph(text, 20, INK, 900)
    assert narrow.get_width() == 160
    assert narrow.get_height() > wide.get_height() > fonts.font(20).get_height()
    assert fonts.font(20).size(max(fonts.wrapped(text, fonts.font(20), 160), key=len))[0] <= 160


def test_only_a_single_six_or_nine_is_underlined() -> None:
    foot = {
        text: pygame.mask.from_surface(fonts.number(text, 40, INK)).get_bounding_rects()[-1].bottom
        for text in ("6", "9", "8", "5")
    }
    assert min(foot["6"], foot["9"]) > max(foot["8"], foot["5"])
    assert len(pygame.mask.from_surface(fonts.number("96", 40, INK)).get_bounding_rects()) == 2


def test_fonts_come_back_after_pygame_was_shut_down() -> None:
    fonts.words("before", 20, INK)
    pygame.font.quit()
    assert fonts.words("after", 20, INK).get_width() > 10
    pygame.font.quit()
    pygame.font.init()
    assert fonts.words("again", 20, INK).get_width() > 10


def test_embossed_words_carry_a_lower_shadow() -> None:
    plain, raised = fonts.words("Anna", 30, INK), fonts.words("Anna", 30, INK, emboss=(255, 255, 255))
    assert raised.get_height() > plain.get_height()
    assert inked(raised) > inked(plain)
