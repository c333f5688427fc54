"""The signs on studs and buttons, in one weight of line."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites.brushes.canvas import drawn
from sprites.palette import Colour
from sprites.shapes import Pen, arc

_LINE = 0.075


def _menu(pen: Pen, colour: Colour) -> None:
    for y in (-0.3, 0.0, 0.3):
        pen.stroke(colour, [(-0.4, y), (0.4, y)], _LINE)


def _undo(pen: Pen, colour: Colour) -> None:
    pen.stroke(colour, [(0.3, 0.42), (0.44, 0.2), (0.4, -0.08), (0.2, -0.24), (-0.16, -0.26)], 0.08)
    pen.polygon(colour, [(-0.54, -0.26), (-0.12, -0.6), (-0.12, 0.08)])


def _redo(pen: Pen, colour: Colour) -> None:
    _undo(Pen(pen.surface, pen.origin, pen.scale, mirrored=True), colour)


def _hint(pen: Pen, colour: Colour) -> None:
    pen.disc(colour, 0, -0.18, 0.36)
    pen.polygon(colour, [(-0.22, 0.06), (0.22, 0.06), (0.16, 0.3), (-0.16, 0.3)])
    for y, half in ((0.4, 0.13), (0.52, 0.08)):
        pen.stroke(colour, [(-half, y), (half, y)], 0.045)
    pen.stroke((*colour, 0), [(-0.18, -0.2), (-0.12, -0.32), (0.0, -0.38)], 0.028)


def _log(pen: Pen, colour: Colour) -> None:
    for y in (-0.36, -0.12, 0.12, 0.36):
        pen.stroke(colour, [(-0.16, y), (0.44, y)], 0.055)
        pen.disc(colour, -0.42, y, 0.07)


def _gear(pen: Pen, colour: Colour) -> None:
    for step in range(8):
        angle = step * math.pi / 4
        pen.stroke(colour, [(0, 0), (0.5 * math.cos(angle), 0.5 * math.sin(angle))], 0.13, 0.1)
    pen.disc(colour, 0, 0, 0.38)
    pen.disc((*colour, 0), 0, 0, 0.17)


def _cup(pen: Pen, colour: Colour) -> None:
    for side in (-1, 1):
        pen.stroke(
            colour,
            [(side * 0.28, -0.38), (side * 0.54, -0.34), (side * 0.48, -0.06), (side * 0.2, 0.04)],
            0.05,
        )
    pen.blob(
        colour, [(-0.34, -0.5), (0.34, -0.5), (0.31, -0.14), (0.16, 0.12), (-0.16, 0.12), (-0.31, -0.14)]
    )
    pen.polygon(colour, [(-0.07, 0.05), (0.07, 0.05), (0.09, 0.36), (-0.09, 0.36)])
    pen.polygon(colour, [(-0.27, 0.36), (0.27, 0.36), (0.3, 0.5), (-0.3, 0.5)])


def _book(pen: Pen, colour: Colour) -> None:
    for side in (-1, 1):
        pen.polygon(
            colour,
            [
                (side * 0.56, -0.36), (side * 0.3, -0.38), (side * 0.05, -0.26),
                (side * 0.05, 0.44), (side * 0.3, 0.32), (side * 0.56, 0.34),
            ],
        )  # fmt: skip


def _door(pen: Pen, colour: Colour) -> None:
    for path in ([(0.1, -0.5), (-0.4, -0.5)], [(-0.4, -0.5), (-0.4, 0.5)], [(-0.4, 0.5), (0.1, 0.5)]):
        pen.stroke(colour, path, 0.06)
    pen.stroke(colour, [(-0.14, 0), (0.3, 0)], 0.07)
    pen.polygon(colour, [(0.22, -0.26), (0.58, 0), (0.22, 0.26)])


def _back(pen: Pen, colour: Colour) -> None:
    pen.stroke(colour, [(0.16, -0.42), (-0.26, 0)], 0.09)
    pen.stroke(colour, [(-0.26, 0), (0.16, 0.42)], 0.09)


def _right(pen: Pen, colour: Colour) -> None:
    _back(Pen(pen.surface, pen.origin, pen.scale, mirrored=True), colour)


def _speaker(pen: Pen, colour: Colour) -> None:
    pen.polygon(
        colour, [(-0.54, -0.17), (-0.32, -0.17), (-0.02, -0.46), (-0.02, 0.46), (-0.32, 0.17), (-0.54, 0.17)]
    )


def _sound(pen: Pen, colour: Colour) -> None:
    _speaker(pen, colour)
    for radius in (0.26, 0.5):
        pen.stroke(colour, arc((0.02, 0), (radius, radius), -48, 48, 6), 0.055)


def _mute(pen: Pen, colour: Colour) -> None:
    _speaker(pen, colour)
    pen.stroke(colour, [(0.18, -0.2), (0.54, 0.2)], 0.06)
    pen.stroke(colour, [(0.54, -0.2), (0.18, 0.2)], 0.06)


def _help(pen: Pen, colour: Colour) -> None:
    pen.stroke(colour, [
        (-0.27, -0.26), (-0.18, -0.48), (0.06, -0.54), (0.27, -0.4), (0.24, -0.14), (0.03, 0.02),
        (0.0, 0.2),
    ], 0.085)  # fmt: skip
    pen.disc(colour, 0, 0.48, 0.1)


def _fast(pen: Pen, colour: Colour) -> None:
    for x in (-0.46, 0.06):
        pen.polygon(colour, [(x, -0.4), (x + 0.46, 0), (x, 0.4)])


def _close(pen: Pen, colour: Colour) -> None:
    pen.stroke(colour, [(-0.34, -0.34), (0.34, 0.34)], 0.085)
    pen.stroke(colour, [(0.34, -0.34), (-0.34, 0.34)], 0.085)


def _play(pen: Pen, colour: Colour) -> None:
    pen.polygon(colour, [(-0.3, -0.46), (0.5, 0), (-0.3, 0.46)])


def _pause(pen: Pen, colour: Colour) -> None:
    for x in (-0.22, 0.22):
        pen.polygon(colour, [(x - 0.12, -0.42), (x + 0.12, -0.42), (x + 0.12, 0.42), (x - 0.12, 0.42)])


def _check(pen: Pen, colour: Colour) -> None:
    pen.stroke(colour, [(-0.42, 0.04), (-0.12, 0.34)], 0.09)
    pen.stroke(colour, [(-0.12, 0.34), (0.44, -0.36)], 0.09)


def _person(pen: Pen, colour: Colour) -> None:
    pen.disc(colour, 0, -0.34, 0.24)
    pen.blob(colour, [
        (-0.14, -0.12), (0.14, -0.12), (0.32, 0.08), (0.2, 0.2), (0.32, 0.48), (0.0, 0.54),
        (-0.32, 0.48), (-0.2, 0.2), (-0.32, 0.08),
    ])  # fmt: skip


def _computer(pen: Pen, colour: Colour) -> None:
    pen.polygon(colour, [(-0.54, -0.44), (0.54, -0.44), (0.54, 0.24), (-0.54, 0.24)])
    pen.polygon(colour, [(-0.1, 0.24), (0.1, 0.24), (0.14, 0.4), (-0.14, 0.4)])
    pen.stroke(colour, [(-0.3, 0.46), (0.3, 0.46)], 0.06)
    clear = (*colour, 0)
    for x in (-0.22, 0.22):
        pen.disc(clear, x, -0.2, 0.085)
    pen.stroke(clear, [(-0.2, 0.02), (0.0, 0.08), (0.2, 0.02)], 0.04)


def _full(pen: Pen, colour: Colour) -> None:
    for across in (-1, 1):
        for down in (-1, 1):
            pen.stroke(colour, [(across * 0.44, down * 0.14), (across * 0.44, down * 0.44)], 0.065)
            pen.stroke(colour, [(across * 0.14, down * 0.44), (across * 0.44, down * 0.44)], 0.065)


ICONS: dict[str, Callable[[Pen, Colour], None]] = {
    "menu": _menu,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "log": _log,
    "gear": _gear,
    "cup": _cup,
    "book": _book,
    "door": _door,
    "back": _back,
    "sound": _sound,
    "mute": _mute,
    "help": _help,
    "fast": _fast,
    "close": _close,
    "left": _back,
    "right": _right,
    "play": _play,
    "pause": _pause,
    "check": _check,
    "person": _person,
    "computer": _computer,
    "full": _full,
}


def icon(name: str, size: float, unit: float, colour: Colour) -> pygame.Surface:
    """A sign without its stud, for captions and buttons.

    name: one of ICONS (else ValueError); size: table units of the square; unit: pixels per table unit.
    """
    return icon_px(name, max(1, round(size * unit)), colour)


def icon_px(name: str, side: int, colour: Colour, reach: float = 0.84) -> pygame.Surface:
    """A sign on a square of `side` pixels; reach: share of the half side that the sign's box takes."""
    painter = ICONS.get(name)
    if painter is None:
        raise ValueError(f"unknown icon {name!r}")

    def paint(layer: pygame.Surface, factor: float) -> None:
        middle = side * factor / 2
        painter(Pen(layer, (middle, middle), middle * reach), colour)

    return drawn((side, side), paint, colour)
