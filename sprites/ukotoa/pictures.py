"""What is painted on the action cards, large and as small signs for their corners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from sprites.brushes.flesh import limb, limb_path, suckers
from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point
from sprites.ukotoa.beast import paint_beast
from sprites.ukotoa.tints import ARM, PAINT, SUCKER, CardLook

Picture = Callable[[pygame.Surface, CardLook], None]
Sign = Callable[[Pen, Colour], None]


def _pen(layer: pygame.Surface, x: float, y: float, size: float) -> Pen:
    """A pen at a share of a field's width and height; size is a share of its width."""
    width, height = layer.get_size()
    return Pen(layer, (x * width, y * height), size * width)


def _chevrons(pen: Pen, count: int, colour: Colour, gap: float = 0.62) -> None:
    """So many arrows one after the other, pointing to the right."""
    for step in range(count):
        x = (step - (count - 1) / 2) * gap
        form: list[Point] = [
            (x - 0.4, -0.5), (x - 0.08, -0.5), (x + 0.34, 0), (x - 0.08, 0.5), (x - 0.4, 0.5), (x + 0.02, 0),
        ]  # fmt: skip
        pen.polygon(darker(colour, 0.8), [(u + 0.05, v + 0.06) for u, v in form])
        pen.polygon(colour, form)


def _advance(layer: pygame.Surface, look: CardLook) -> None:
    """The beast comes nearer through the waves, with as many chevrons as it takes steps."""
    width, height = layer.get_size()
    beast = Pen(layer, (0.52 * width, 0.4 * height), 0.4 * width, True)
    paint_beast(beast)
    for row, level in enumerate((0.62, 0.74, 0.88)):
        tone = darker(look.sky[0], 0.22 * row + 0.1)
        crest = [(step / 12 * width, (level + (0.02 if step % 2 else -0.015)) * height) for step in range(13)]
        pygame.draw.polygon(layer, tone, [*crest, (width, height), (0, height)])
        pygame.draw.lines(layer, lighter(tone, 0.5), False, crest, max(1, round(height * 0.01)))
    _chevrons(_pen(layer, 0.5, 0.82, 0.2), look.number, PAINT)


def _unleash(layer: pygame.Surface, look: CardLook) -> None:
    """A tentacle rises and coils."""
    pen = _pen(layer, 0.5, 0.5, 0.5)
    tall = layer.get_height() / layer.get_width()
    path = limb_path([
        (0.16, 1.1 * tall, 0.34), (0.0, 0.5 * tall, 0.29), (0.34, 0.08 * tall, 0.24),
        (0.12, -0.36 * tall, 0.2), (-0.26, -0.5 * tall, 0.15), (-0.36, -0.24 * tall, 0.11),
        (-0.12, -0.14 * tall, 0.08), (-0.06, -0.28 * tall, 0.05),
    ])  # fmt: skip
    limb(pen, ARM, path)
    suckers(pen, SUCKER, path[4:-8], 0.55, 0.3, 1.1)


def _run(layer: pygame.Surface, look: CardLook) -> None:
    """Somebody runs."""
    _runner(_pen(layer, 0.54, 0.5, 0.4), (52, 28, 18))


def _push(layer: pygame.Surface, look: CardLook) -> None:
    """Somebody pushes somebody."""
    _pusher(_pen(layer, 0.5, 0.52, 0.42), (48, 20, 16), (250, 214, 160))


def _swap(layer: pygame.Surface, look: CardLook) -> None:
    """Two change places."""
    _swapper(_pen(layer, 0.5, 0.5, 0.42), (24, 44, 40), PAINT)


def _runner(pen: Pen, ink: Colour) -> None:
    pen.disc(ink, 0.3, -0.72, 0.19)
    pen.stroke(ink, [(0.18, -0.44), (0.0, 0.02)], 0.19, 0.15)
    for path in (
        [(0.0, 0.02), (0.36, 0.2), (0.22, 0.62), (0.42, 0.68)],
        [(-0.04, 0.02), (-0.34, 0.32), (-0.76, 0.28), (-0.84, 0.14)],
    ):
        pen.stroke(ink, path, 0.11, 0.07)
    pen.stroke(ink, [(0.18, -0.44), (0.5, -0.16), (0.78, -0.32)], 0.08, 0.055)
    pen.stroke(ink, [(0.12, -0.44), (-0.26, -0.38), (-0.42, -0.06)], 0.08, 0.055)


def _pusher(pen: Pen, ink: Colour, other: Colour) -> None:
    for aside, tone, lean in ((-0.52, ink, 0.12), (0.5, other, -0.1)):
        pen.disc(tone, aside + lean, -0.56, 0.17)
        pen.stroke(tone, [(aside, -0.28), (aside - lean * 0.6, 0.16)], 0.17, 0.14)
        for step in (-0.22, 0.2):
            pen.stroke(
                tone, [(aside - lean, 0.16), (aside + step * 0.7, 0.44), (aside + step, 0.76)], 0.1, 0.07
            )
    pen.stroke(ink, [(-0.46, -0.28), (0.24, -0.2)], 0.08, 0.06)
    pen.stroke(other, [(0.46, -0.26), (0.84, -0.46)], 0.07, 0.05)


def _swapper(pen: Pen, ink: Colour, other: Colour) -> None:
    for aside, tone in ((-0.42, other), (0.42, ink)):
        pen.disc(tone, aside, -0.24, 0.19)
        pen.blob(tone, [(aside - 0.16, 0.0), (aside + 0.16, 0.0), (aside + 0.3, 0.2), (aside + 0.3, 0.54),
                        (aside - 0.3, 0.54), (aside - 0.3, 0.2)])  # fmt: skip
    for sign in (-1, 1):
        pen.stroke(other, [(-0.5 * sign, -0.62 * sign), (0, -0.84 * sign), (0.4 * sign, -0.68 * sign)], 0.06)
        pen.polygon(
            other, [(0.62 * sign, -0.5 * sign), (0.3 * sign, -0.52 * sign), (0.5 * sign, -0.86 * sign)]
        )


def _advance_sign(pen: Pen, ink: Colour) -> None:
    pen.polygon(ink, [(-0.7, -0.8), (0.0, -0.8), (0.8, 0), (0.0, 0.8), (-0.7, 0.8), (0.05, 0)])


def _unleash_sign(pen: Pen, ink: Colour) -> None:
    pen.stroke(
        ink,
        [(-0.5, 0.9), (-0.5, 0.2), (0.1, -0.1), (0.3, -0.6), (-0.1, -0.86), (-0.4, -0.6), (-0.16, -0.4)],
        0.28,
        0.1,
    )
    for x, y in ((-0.14, 0.5), (0.3, 0.16), (0.6, -0.3)):
        pen.disc(ink, x, y, 0.15)


PICTURES: Mapping[str, Picture] = MappingProxyType(
    {"advance": _advance, "unleash": _unleash, "run": _run, "push": _push, "swap": _swap}
)
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "advance": _advance_sign,
        "unleash": _unleash_sign,
        "run": _runner,
        "push": lambda pen, ink: _pusher(pen, ink, ink),
        "swap": lambda pen, ink: _swapper(pen, ink, ink),
    }
)
