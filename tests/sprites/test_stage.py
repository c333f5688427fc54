"""The stage: what it draws bit by bit is what it would draw at once, and it draws nothing twice."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprites.stage import STREAMED, Piece, Stage

SIZE = (203, 120)


def _surface(size, colour, margin: int = 0) -> pygame.Surface:
    """A block of colour with a clear margin."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour, surface.get_rect().inflate(-2 * margin, -2 * margin))
    return surface


BLOCKS = [
    _surface((40, 30), (200, 30, 30, 255)),
    _surface((37, 51), (30, 200, 30, 120), 9),
    _surface((16, 16), (30, 30, 200, 255)),
]


def _piece(block: int, at, layer: float, moving: bool, cut: bool) -> Piece:
    surface = BLOCKS[block]
    area = surface.get_bounding_rect() if cut else None
    return Piece(surface, (surface.get_width() // 2, surface.get_height() // 2), at, layer, moving, area)


def _ground() -> pygame.Surface:
    ground = pygame.Surface(SIZE, 0, 32)
    for x in range(SIZE[0]):
        pygame.draw.line(ground, (x, 255 - x, 40), (x, 0), (x, SIZE[1]))
    return ground


PIECES = st.builds(
    _piece,
    st.integers(0, 2),
    st.tuples(st.integers(-20, 230), st.integers(-20, 140)),
    st.sampled_from([1.0, 2.0, 3.0]),
    st.booleans(),
    st.booleans(),
)
NAMES = st.sampled_from("abcd")
STEPS = st.lists(st.one_of(st.tuples(NAMES, st.one_of(PIECES, st.none())), st.none()), max_size=12)


@given(STEPS)
def test_bit_by_bit_and_at_once_are_the_same(steps):
    """A step puts or takes a piece; ``None`` draws. Layers differ by name, so that no two are alike."""
    stage, screen = Stage(_ground()), pygame.Surface(SIZE, 0, 32)
    stage.draw(screen, True)
    for step in [*steps, None]:
        if step is None:
            stage.draw(screen, False)
            continue
        name, piece = step
        if piece is None:
            stage.take(name)
        else:
            piece.layer += "abcd".index(name) / 10
            stage.put(name, piece)
    fresh = Stage(_ground())
    for name in stage.names():
        fresh.put(name, stage.piece(name))
    again = pygame.Surface(SIZE, 0, 32)
    fresh.draw(again, True)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(again, "RGB")


def test_what_does_not_stir_is_not_drawn():
    stage, screen = Stage(_ground()), pygame.Surface(SIZE, 0, 32)
    stage.put("hand", _piece(0, (60, 60), 1.0, True, False))
    assert stage.draw(screen, False)
    assert stage.draw(screen, False) == []
    stage.put("hand", _piece(0, (60, 60), 1.0, True, False))
    assert stage.draw(screen, False) == []
    stage.put("hand", _piece(0, (64, 60), 1.0, True, False))
    assert stage.draw(screen, False)


@pytest.mark.parametrize("x", range(60, 60 + STREAMED))
def test_rows_that_a_piece_is_blended_over_stay_in_the_cache(x):
    stage, screen = Stage(_ground()), pygame.Surface(SIZE, 0, 32)
    stage.draw(screen, True)
    stage.put("hand", _piece(1, (x, 60), 1.0, True, True))
    rects = stage.draw(screen, False)
    assert rects
    assert all(rect.left % STREAMED for rect in rects)


@given(
    st.lists(
        st.tuples(st.integers(-20, SIZE[0] + 20), st.integers(-20, SIZE[1] + 20)), min_size=1, max_size=8
    )
)
def test_a_piece_that_is_shifted_looks_as_if_it_were_put_there(ways):
    one, other = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    shifted, put = Stage(_ground()), Stage(_ground())
    for stage in (shifted, put):
        stage.put("bed", _piece(0, (70, 60), 0.0, False, False))
        hand = _piece(1, (60, 60), 1.0, True, True)
        hand.means = "carried"
        stage.put("hand", hand)
    for at in ways:
        assert shifted.shift("hand", "carried", at)
        put.put("hand", _piece(1, at, 1.0, True, True))
        assert shifted.draw(one, False) == put.draw(other, False)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_only_what_moves_and_was_laid_down_for_the_same_is_shifted():
    stage = Stage(_ground())
    for name, moving in (("bed", False), ("hand", True)):
        piece = _piece(0, (70, 60), 0.0, moving, False)
        piece.means = "carried"
        stage.put(name, piece)
    assert not stage.shift("bed", "carried", (80, 60))
    assert not stage.shift("hand", "thrown", (80, 60))
    assert not stage.shift("nobody", "carried", (80, 60))
    assert stage.shift("hand", "carried", (80, 60))
    assert (stage.piece("bed").at, stage.piece("hand").at) == ((70, 60), (80, 60))


def test_a_piece_lies_for_what_it_was_put_down_until_something_else_is_done_with_it():
    stage = Stage(_ground())
    piece = _piece(0, (70, 60), 0.0, False, False)
    piece.means = ("a place", 3)
    stage.put("bed", piece)
    assert stage.lies("bed", ("a place", 3))
    assert not stage.lies("bed", ("a place", 4))
    assert not stage.lies("nobody", ("a place", 3))
    stage.put("bed", _piece(0, (71, 60), 0.0, True, False))
    assert not stage.lies("bed", ("a place", 3))


def test_a_piece_is_hit_where_it_is_seen():
    piece = _piece(1, (100, 60), 1.0, False, True)
    assert piece.rect == pygame.Rect(100 - 18 + 9, 60 - 25 + 9, 37 - 18, 51 - 18)
    assert piece.hits(100, 60) == 120
    assert piece.hits(*piece.rect.topleft) == 120
    assert piece.hits(piece.rect.left - 1, piece.rect.top) == 0
    whole = _piece(1, (100, 60), 1.0, False, False)
    assert whole.hits(whole.rect.left, whole.rect.top) == 0
    assert whole.hits(100, 60) == 120
