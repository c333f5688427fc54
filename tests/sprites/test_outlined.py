"""The strong outline: dark inside, light outside, all round, and the piece itself unchanged."""

from __future__ import annotations

import pygame
import pytest

from sprites.shadow import outlined


@pytest.mark.parametrize("unit", [0.5, 1.0, 2.0])
def test_a_piece_is_ringed_dark_and_light(unit):
    piece = pygame.Surface((40, 30), pygame.SRCALPHA)
    pygame.draw.rect(piece, (120, 60, 200, 255), (8, 8, 24, 14))
    ringed = outlined(piece, unit)
    margin = (ringed.get_width() - 40) // 2
    assert (ringed.get_width(), ringed.get_height()) == (40 + 2 * margin, 30 + 2 * margin)
    assert tuple(ringed.get_at((margin + 20, margin + 15)))[:3] == (120, 60, 200)
    thick = max(1, round(1.6 * unit))
    for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        edge = (
            margin + (7 if step[0] < 0 else 32 if step[0] > 0 else 20),
            margin + (7 if step[1] < 0 else 22 if step[1] > 0 else 15),
        )
        dark = ringed.get_at(edge)
        light = ringed.get_at((edge[0] + step[0] * (2 * thick - 1), edge[1] + step[1] * (2 * thick - 1)))
        assert dark.a > 200
        assert light.a > 200
        assert sum(tuple(light)[:3]) > sum(tuple(dark)[:3]) + 300
