"""Five hats that differ in outline: tricorn, bicorne, bobble cap, top hat, pointed hood."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.palette import Colour, darker, lighter
from sprites.shapes import Pen, Point, smooth

Seat = tuple[float, float]

HAT_SEATS: dict[str, Seat] = {
    "tricorn": (0.42, 0.46),
    "bicorne": (0.3, 0.46),
    "bobble_cap": (0.68, 0.7),
    "top_hat": (0.72, 0.56),
    "hood": (0.42, 0.44),
}
"""Where a head meets its hat: the level of the brim and half the width of the head, in the hat's box."""


def _mirrored(half: Sequence[Point]) -> list[Point]:
    """A closed form from its left half, given from the top middle to the bottom middle."""
    return [*half, *[(-x, y) for x, y in reversed(half) if x != 0]]


def _outlined(pen: Pen, colour: Colour, path: Sequence[Point], line: float = 0.05) -> None:
    """A form with a dark outline; path: a closed polygon."""
    edge = darker(colour, 0.72)
    pen.polygon(edge, path)
    pen.line(edge, path, line, True)
    pen.polygon(colour, path)


def tricorn(pen: Pen, colour: Colour) -> None:
    """Three corners turned up: two wing tips at the sides, one over the brow."""
    crown = smooth(_mirrored([(0, -0.7), (-0.3, -0.64), (-0.5, -0.36), (-0.54, 0.1), (0, 0.2)]))
    _outlined(pen, darker(colour, 0.3), crown)
    pen.stroke(lighter(colour, 0.12), [(-0.36, -0.3), (-0.22, -0.52), (0.02, -0.58)], 0.05, 0.03)
    brim = smooth(
        _mirrored([(0, 0.0), (-0.3, -0.12), (-0.6, -0.36), (-0.98, -0.74), (-0.94, -0.16), (-0.58, 0.32),
                   (-0.2, 0.5), (0, 0.56)]),
        steps=8,
    )  # fmt: skip
    _outlined(pen, colour, brim)
    lace = lighter(colour, 0.62)
    for side in (-1, 1):
        pen.stroke(
            lace, [(side * 0.93, -0.58), (side * 0.6, -0.24), (side * 0.28, -0.04), (0, 0.1)], 0.045, 0.055
        )
    pen.stroke(darker(colour, 0.3), [(-0.74, 0.1), (-0.44, 0.34), (0, 0.46), (0.44, 0.34), (0.74, 0.1)], 0.03)
    pen.stroke(lighter(colour, 0.3), [(-0.86, -0.2), (-0.62, 0.1), (-0.34, 0.26)], 0.035, 0.01)


def bicorne(pen: Pen, colour: Colour) -> None:
    """A half moon worn across, its tips low at the ears, a cockade in the middle."""
    arch = smooth(
        _mirrored([(0, -0.72), (-0.42, -0.6), (-0.78, -0.2), (-1.0, 0.5), (-0.86, 0.56), (-0.5, 0.32),
                   (0, 0.26)]),
        steps=8,
    )  # fmt: skip
    _outlined(pen, colour, arch)
    lace = lighter(colour, 0.62)
    pen.stroke(lace, [
        (-0.92, 0.42), (-0.74, -0.1), (-0.42, -0.46), (0, -0.58), (0.42, -0.46), (0.74, -0.1), (0.92, 0.42),
    ], 0.05)  # fmt: skip
    pen.stroke(darker(colour, 0.4), [(-0.8, 0.44), (-0.44, 0.24), (0, 0.18), (0.44, 0.24), (0.8, 0.44)], 0.03)
    for tone, radius in ((darker(colour, 0.72), 0.25), (lace, 0.2), (darker(colour, 0.5), 0.11)):
        pen.disc(tone, 0, -0.14, radius)
    pen.disc(lace, 0, -0.14, 0.045)


def bobble_cap(pen: Pen, colour: Colour) -> None:
    """A knitted cap with a broad rolled edge and a bobble on top."""
    wool = lighter(colour, 0.55)
    for tone, radius in ((darker(colour, 0.72), 0.32), (wool, 0.27)):
        pen.disc(tone, 0, -0.6, radius)
    for x, y in ((-0.11, -0.68), (0.06, -0.73), (0.12, -0.56), (-0.04, -0.53)):
        pen.disc(darker(wool, 0.22), x, y, 0.036)
    dome = smooth(_mirrored([(0, -0.38), (-0.46, -0.28), (-0.76, 0.04), (-0.8, 0.36), (0, 0.46)]))
    _outlined(pen, colour, dome)
    for x in (-0.54, -0.28, 0.0, 0.28, 0.54):
        pen.stroke(darker(colour, 0.28), [(x * 0.5, -0.3), (x, 0.0), (x * 1.1, 0.34)], 0.024)
    pen.stroke(lighter(colour, 0.34), [(-0.64, 0.06), (-0.5, -0.14), (-0.24, -0.27)], 0.05, 0.02)
    roll = smooth(_mirrored([(0, 0.24), (-0.5, 0.2), (-0.94, 0.26), (-0.98, 0.62), (-0.5, 0.72), (0, 0.75)]))
    _outlined(pen, darker(colour, 0.18), roll)
    for step in range(-4, 5):
        x = step * 0.2
        pen.stroke(lighter(colour, 0.3), [(x - 0.04, 0.34), (x + 0.04, 0.64)], 0.03)


def top_hat(pen: Pen, colour: Colour) -> None:
    """A tall cylinder, a dark band, a flat brim."""
    crown: list[Point] = [(-0.56, -0.92), (0.56, -0.92), (0.46, 0.62), (-0.46, 0.62)]
    _outlined(pen, colour, crown)
    pen.oval(darker(colour, 0.72), 0, -0.9, 0.6, 0.13)
    pen.oval(lighter(colour, 0.22), 0, -0.91, 0.52, 0.08)
    pen.polygon(lighter(colour, 0.5), [(-0.4, -0.7), (-0.24, -0.69), (-0.21, 0.2), (-0.34, 0.2)])
    pen.polygon(darker(colour, 0.26), [(0.26, -0.74), (0.53, -0.8), (0.48, 0.24), (0.24, 0.3)])
    pen.polygon(darker(colour, 0.72), [(-0.5, 0.2), (0.5, 0.2), (0.465, 0.6), (-0.465, 0.6)])
    brim = smooth(_mirrored([(0, 0.52), (-0.5, 0.5), (-0.92, 0.44), (-0.9, 0.66), (-0.5, 0.8), (0, 0.84)]))
    _outlined(pen, colour, brim)
    pen.stroke(lighter(colour, 0.4), [(-0.84, 0.55), (-0.5, 0.6), (0.0, 0.63)], 0.035, 0.015)


def hood(pen: Pen, colour: Colour) -> None:
    """A pointed hood whose tip falls to one side, and the dark inside where a face looks out."""
    cloth = smooth(
        [(0.26, -0.98), (0.6, -0.94), (0.86, -0.74), (1.0, -0.42), (0.78, -0.56), (0.5, -0.62),
         (0.36, -0.42),
         (0.46, -0.06), (0.6, 0.4), (0.64, 0.9), (0.3, 1.0), (0, 1.02), (-0.3, 1.0), (-0.64, 0.9),
         (-0.6, 0.4),
         (-0.44, -0.12), (-0.22, -0.6)],
        steps=8,
    )  # fmt: skip
    _outlined(pen, colour, cloth)
    pen.stroke(darker(colour, 0.34), [(0.46, -0.6), (0.22, -0.56), (0.06, -0.38)], 0.03, 0.01)
    pen.stroke(
        lighter(colour, 0.36),
        [(-0.5, 0.4), (-0.38, -0.1), (-0.14, -0.58), (0.12, -0.82), (0.4, -0.86)],
        0.05,
        0.02,
    )
    pen.stroke(darker(colour, 0.36), [(0.4, 0.04), (0.5, 0.46), (0.52, 0.86)], 0.045, 0.03)
    inside = smooth(_mirrored([(0, -0.14), (-0.28, 0.04), (-0.4, 0.46), (-0.3, 0.82), (0, 0.92)]))
    pen.polygon(lighter(colour, 0.5), [(x * 1.14, 0.4 + (y - 0.4) * 1.1) for x, y in inside])
    pen.polygon(darker(colour, 0.8), inside)
