"""The dice: ivory resin with engraved signs, at rest and tumbling."""

from __future__ import annotations

import math

import pygame

from sprites.brushes.canvas import (
    blank,
    blit_centred,
    drawn,
    pixels,
    quarter_turned,
    rounded_mask,
    tinted,
    whitened,
)
from sprites.brushes.lathe import resin
from sprites.brushes.light import bevelled, thick
from sprites.palette import Colour, darker, lighter, mix
from sprites.shapes import Pen, Point
from sprites.silhouettes import draw
from sprites.ugah.tints import KIND_COLOURS, known

IVORY: Colour = (248, 240, 220)
SYMBOLS = ("bone", "dinosaur", "mammoth", "bird", "small", "large")
PHASES = 8
_ROOM = 1.45
_CORNER = 0.2

Vector = tuple[float, float, float]


def die(symbol: str, d: float, unit: float, tilt: float = 0.0, turn: int = 0) -> pygame.Surface:
    """A die at rest, seen from above; its middle is the middle of the picture, which is 1.45 d wide.

    symbol: bone, dinosaur, mammoth, bird, small or large (else ValueError); d: edge in table units; unit:
    pixels per table unit; tilt: degrees clockwise it lies askew; turn: quarter turns of the reader.
    """
    known(symbol, KIND_COLOURS)
    side, factor = pixels(d * _ROOM, unit), 4
    edge = d * unit * factor
    large = side * factor
    cube = rounded_mask(max(4, round(edge)), max(4, round(edge)), edge * _CORNER)
    mask = blank(large, large, (255, 255, 255))
    turned = whitened(pygame.transform.rotozoom(cube, -tilt, 1.0)) if tilt % 90 else cube
    blit_centred(mask, turned, (large / 2, large / 2))
    face = blank(large, large, IVORY)
    box = mask.get_bounding_rect()
    face.blit(resin(box.width, box.height, mask.subsurface(box), IVORY), box)
    sign = blank(large, large, KIND_COLOURS[symbol])
    draw(Pen(sign, (large / 2, large / 2), 0.38 * edge), symbol, KIND_COLOURS[symbol])
    sign = pygame.transform.rotate(quarter_turned(sign, turn), -tilt) if tilt else quarter_turned(sign, turn)
    _engrave(face, sign, edge)
    bevelled(face, mask, edge * 0.05, 230, 120, edge * 0.025)
    body = thick(face, mask, edge * 0.085, darker(IVORY, 0.46), (large, large))
    return pygame.transform.smoothscale(body, (side, side))


def _engrave(face: pygame.Surface, sign: pygame.Surface, edge: float) -> None:
    """Cut a painted sign into a face (in place): shade at its upper left, a light edge lower right."""
    width, height = face.get_size()
    shift = max(1, round(edge * 0.01))
    left, top = (width - sign.get_width()) // 2, (height - sign.get_height()) // 2
    face.blit(tinted(sign, (255, 253, 244), 230), (left + shift * 2, top + shift * 2))
    face.blit(tinted(sign, (60, 40, 24), 120), (left - shift, top - shift))
    face.blit(sign, (left, top))


def die_blur(d: float, unit: float, phase: int) -> pygame.Surface:
    """A tumbling die: a rounded cube seen at an odd angle, for the frames of a throw.

    d: edge in table units; unit: pixels per table unit; phase: 0..7, further values wrap round. The picture
    is 1.9 d wide, the die's middle is its middle.
    """
    side = pixels(d * 1.9, unit)
    step = phase % PHASES
    axes = _turned_axes(0.55 + step * 0.78, 0.4 + step * 0.53, step * 0.9)

    def paint(layer: pygame.Surface, factor: float) -> None:
        _tumbling_cube(layer, d * unit * factor * 0.5, axes, step)

    return drawn((side, side), paint, darker(IVORY, 0.4))


def _turned_axes(pitch: float, yaw: float, roll: float) -> tuple[Vector, Vector, Vector]:
    """The three edges of a cube after turning about x, y and z (radians); z points towards the eye."""

    def turned(x: float, y: float, z: float) -> Vector:
        y, z = y * math.cos(pitch) - z * math.sin(pitch), y * math.sin(pitch) + z * math.cos(pitch)
        x, z = x * math.cos(yaw) + z * math.sin(yaw), -x * math.sin(yaw) + z * math.cos(yaw)
        x, y = x * math.cos(roll) - y * math.sin(roll), x * math.sin(roll) + y * math.cos(roll)
        return x, y, z

    return turned(1, 0, 0), turned(0, 1, 0), turned(0, 0, 1)


def _tumbling_cube(
    layer: pygame.Surface, half: float, axes: tuple[Vector, Vector, Vector], step: int
) -> None:
    """Draw a rounded cube with its visible faces; half: half the edge in pixels of the layer."""
    middle = (layer.get_width() / 2, layer.get_height() / 2)
    rounding = half * 2 * _CORNER
    inner = half - rounding
    corners = [
        _sum(axes, (a * inner, b * inner, c * inner)) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)
    ]
    _rounded_hull(
        layer, [(middle[0] + x, middle[1] + y) for x, y, _ in corners], rounding, darker(IVORY, 0.3)
    )
    for index, axis in enumerate(axes):
        for sign in (-1.0, 1.0):
            normal = (axis[0] * sign, axis[1] * sign, axis[2] * sign)
            if normal[2] <= 0.04:
                continue
            across, down = axes[(index + 1) % 3], axes[(index + 2) % 3]
            centre = (middle[0] + normal[0] * half, middle[1] + normal[1] * half)
            light = max(0.0, -0.48 * normal[0] - 0.6 * normal[1] + 0.64 * normal[2])
            tone = mix(darker(IVORY, 0.36), lighter(IVORY, 0.6), min(1.0, light * 1.12))
            quad = [
                (
                    centre[0] + (a * across[0] + b * down[0]) * inner,
                    centre[1] + (a * across[1] + b * down[1]) * inner,
                )
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            _rounded_hull(layer, quad, rounding * 0.55 * max(0.25, normal[2]), tone)
            symbol = SYMBOLS[(step + index * 2 + (sign > 0)) % len(SYMBOLS)]
            _sign_on_face(layer, symbol, centre, half * 0.72, across, down, light)


def _sum(axes: tuple[Vector, Vector, Vector], amounts: Vector) -> Vector:
    """A point given along the three axes."""
    x, y, z = (
        sum(axis[part] * amount for axis, amount in zip(axes, amounts, strict=True)) for part in range(3)
    )
    return x, y, z


def _rounded_hull(layer: pygame.Surface, points: list[Point], radius: float, colour: Colour) -> None:
    """The convex hull of some points, grown by a radius: a flat shape with round corners."""
    hull = _convex_hull(points)
    pygame.draw.polygon(layer, colour, hull)
    for start, end in zip(hull, [*hull[1:], hull[0]], strict=True):
        length = math.dist(start, end)
        pygame.draw.circle(layer, colour, start, max(1.0, radius))
        if length > 0:
            side = ((end[1] - start[1]) / length * radius, (start[0] - end[0]) / length * radius)
            pygame.draw.polygon(
                layer,
                colour,
                [
                    (start[0] + side[0], start[1] + side[1]),
                    (end[0] + side[0], end[1] + side[1]),
                    (end[0] - side[0], end[1] - side[1]),
                    (start[0] - side[0], start[1] - side[1]),
                ],
            )


def _convex_hull(points: list[Point]) -> list[Point]:
    """Andrew's monotone chain (1979): the outline of a set of points."""
    ordered = sorted(points)

    def half_of(sequence: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in sequence:
            while len(chain) >= 2 and _left_turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half_of(ordered) + half_of(ordered[::-1])


def _left_turn(start: Point, middle: Point, end: Point) -> float:
    """Cross product: above zero where the way bends to the left."""
    return (middle[0] - start[0]) * (end[1] - start[1]) - (middle[1] - start[1]) * (end[0] - start[0])


def _sign_on_face(
    layer: pygame.Surface, symbol: str, centre: Point, size: float, across: Vector, down: Vector, light: float
) -> None:
    """A sign lying on a tilted face, darker where the face turns away from the light."""
    colour = darker(KIND_COLOURS[symbol], 0.45 * (1 - light))
    pen = Pen(layer, centre, size, across=(across[0], across[1]), down=(down[0], down[1]))
    draw(pen, symbol, colour)
