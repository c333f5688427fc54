"""Where the focus goes when an arrow is pressed."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbour(places: Mapping[str, pygame.Rect], start: str, way: str) -> str | None:
    """The key of the place that lies next in a direction, or ``None`` where none does.

    Args:
        places: where the widgets lie, in pixels.
        start: key of the widget that has the focus.
        way: ``left``, ``right``, ``up`` or ``down``.
    """
    here = places[start]
    across, down = WAYS[way]
    best: tuple[float, str] | None = None
    for key, rect in places.items():
        if key == start:
            continue
        if across:
            gap = rect.left - here.right if across > 0 else here.left - rect.right
            ahead = gap + min(here.w, rect.w) * 0.5
            beside = max(0, rect.top - here.bottom, here.top - rect.bottom)
            off = abs(rect.centery - here.centery)
        else:
            gap = rect.top - here.bottom if down > 0 else here.top - rect.bottom
            ahead = gap + min(here.h, rect.h) * 0.5
            beside = max(0, rect.left - here.right, here.left - rect.right)
            off = abs(rect.centerx - here.centerx)
        if ahead <= 0 or (beside > 0 and across and beside > ahead * 3):
            continue
        cost = ahead + 2.5 * beside + 0.3 * off
        if best is None or cost < best[0]:
            best = (cost, key)
    return best[1] if best is not None else None
