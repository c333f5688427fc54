"""Every piece is told apart without its hue: in grey, and as deutan, protan and tritan eyes see it.

What is compared is where the edges of the drawing run, so that a lighter, a darker or an inverted print of
the same drawing counts as the same piece; a control shows that pairs which differ in hue alone do not pass.
"""

import itertools
from collections.abc import Callable, Sequence

import pygame
import pytest
from colour_sight import SIGHTS, edge_map, likeness, overlap, seen

from sprites import pieces, table_parts, ugah
from sprites.palette import SEAT_LOOKS, SeatLook

LIMIT = 0.8
"""Two drawings more alike than this are taken for the same."""

Share = tuple[float, float, float, float]


def cut(picture: pygame.Surface, share: Share) -> pygame.Surface:
    """The part of a piece that carries its drawing; left, top, width and height as shares of the piece."""
    box = picture.get_bounding_rect()
    return picture.subsurface(
        (
            box.x + round(share[0] * box.width),
            box.y + round(share[1] * box.height),
            round(share[2] * box.width),
            round(share[3] * box.height),
        )
    )


MIDDLE: Share = (0.16, 0.16, 0.68, 0.68)
SEAT_PIECES: dict[str, Callable[[SeatLook], pygame.Surface]] = {
    "token": lambda look: cut(table_parts.token(look, 64, 1.0), MIDDLE),
    "chip": lambda look: cut(pieces.chip(64, 1.0, look.hue, look.pattern, look.symbol), MIDDLE),
    "cube": lambda look: cut(pieces.cube(look, 46, 1.0), MIDDLE),
    "pawn": lambda look: cut(pieces.pawn(look, 100, 1.0), (0.1, 0.5, 0.8, 0.5)),
    "figure": lambda look: cut(
        pieces.board_figure("person", look.hue, 100, 1.0, 0, look.symbol), (0.26, 0.36, 0.48, 0.38)
    ),
    "medallion": lambda look: cut(pieces.medallion(look, 60, 1.0), MIDDLE),
}
GAME_PIECES: dict[str, Callable[[], list[pygame.Surface]]] = {
    "dice": lambda: [
        cut(ugah.die(symbol, 72, 1.0), (0.1, 0.1, 0.8, 0.8))
        for symbol in ("bone", "dinosaur", "mammoth", "bird", "small", "large")
    ],
    # all with the value 3, so that the animals alone must do
    "path cards": lambda: [
        cut(ugah.path_card(kind, 3, 78, 96, 1.0), (0.12, 0.2, 0.76, 0.62))
        for kind in ("caterpillar", "lizard", "fish", "boar", "cave_bear")
    ],
    "prey": lambda: [
        cut(ugah.prey_card(kind, 3, 108, 138, 1.0), (0.08, 0.3, 0.84, 0.6))
        for kind in ("dinosaur", "mammoth", "bird")
    ],
    "hunters": lambda: [ugah.figure(kind, 100, 1.0) for kind in ("small", "large")],
    "birds on chips": lambda: [
        cut(pieces.chip(96, 1.0, (0, 114, 178), "plain", bird), MIDDLE)
        for bird in ("wren", "cockatoo", "finch", "ibis", "swan", "pelican")
    ],
}


def most_alike(pictures: Sequence[pygame.Surface], sight: str) -> float:
    """The likeness of the two pictures that are hardest to tell apart."""
    maps = [edge_map(picture, sight) for picture in pictures]
    return max(likeness(first, second) for first, second in itertools.combinations(maps, 2))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("piece", SEAT_PIECES)
def test_the_six_seats_pieces_differ_without_hue(piece: str, sight: str) -> None:
    assert most_alike([SEAT_PIECES[piece](look) for look in SEAT_LOOKS], sight) < LIMIT


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", GAME_PIECES)
def test_the_pieces_of_a_game_differ_without_hue(group: str, sight: str) -> None:
    assert most_alike(GAME_PIECES[group](), sight) < LIMIT


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("piece", SEAT_PIECES)
def test_control_pieces_that_differ_in_hue_alone_do_not_pass(piece: str, sight: str) -> None:
    hues = [SeatLook("painted", SEAT_LOOKS[index].hue, "star", "rays") for index in (0, 1, 4)]
    assert most_alike([SEAT_PIECES[piece](look) for look in hues], sight) > LIMIT


def test_control_a_piece_is_like_itself_and_unlike_a_blank_one() -> None:
    token = edge_map(SEAT_PIECES["token"](SEAT_LOOKS[0]), "grey")
    assert likeness(token, token) > 0.999
    plain = pygame.Surface((40, 40))
    assert likeness(token, edge_map(plain, "grey")) == 1.0, "what shows no edge at all is never told apart"


def test_control_the_eyes_that_are_simulated_lose_what_they_should() -> None:
    for sight, lost, kept in (
        ("protan", ((200, 60, 40), (98, 98, 39)), ((40, 60, 200), (98, 98, 39))),
        ("deutan", ((190, 100, 60), (120, 133, 62)), ((40, 60, 200), (120, 133, 62))),
        ("tritan", ((110, 190, 210), (116, 188, 150)), ((220, 60, 60), (116, 188, 150))),
    ):
        gone, left = (
            max(abs(a - b) for a, b in zip(seen(first, sight), seen(second, sight), strict=True))
            for first, second in (lost, kept)
        )
        assert gone < 0.16 < left
    assert len(set(seen((200, 60, 40), "grey"))) == 1


def test_rims_carry_six_patterns_that_differ_without_the_symbol() -> None:
    rings = []
    for look in SEAT_LOOKS:
        chip = pieces.chip(96, 1.0, (0, 114, 178), look.pattern, "disc")
        hole = pygame.Surface(chip.get_size(), pygame.SRCALPHA)
        pygame.draw.circle(hole, (118, 104, 90, 255), hole.get_rect().center, 36)
        chip.blit(hole, (0, 0))
        rings.append(chip)
    assert most_alike(rings, "grey") < 0.92


def test_the_hunters_differ_in_form() -> None:
    small, large = (pygame.mask.from_surface(ugah.figure(kind, 100, 1.0)) for kind in ("small", "large"))
    assert overlap(small, large) < 0.8
