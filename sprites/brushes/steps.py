"""Large pictures painted in steps, each short enough that a frame can be shown in between."""

from __future__ import annotations

from collections.abc import Generator

import pygame

Steps = Generator[None, None, pygame.Surface]
"""Pauses after every step and returns the picture."""

CountedSteps = Generator[float, None, pygame.Surface]
"""The same, yielding the share that is done, 0..1."""


def whole(steps: Generator[object, None, pygame.Surface]) -> pygame.Surface:
    """The picture at the end of its steps, painted in one go."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: pygame.Surface = end.value
            return picture


def counted(steps: Steps, total: int) -> CountedSteps:
    """Steps that tell how far they are; total: how many steps there will be, roughly."""
    done = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: pygame.Surface = end.value
            return picture
        done += 1
        yield min(0.98, done / total)
