"""Table units to pixels and back.

The table is measured in units: at least 1920 x 1080 of them are always visible, whatever the window's
shape; a taller or wider window shows more table around them. Nothing is ever stretched.
"""

from __future__ import annotations

from dataclasses import dataclass, field

UNITS_WIDE = 1920
UNITS_HIGH = 1080
SMALLEST = (640, 360)

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Viewport:
    """A window of ``width`` x ``height`` pixels looking at the table.

    ``scale`` is the interface scale, 0.75 to 2.0: how much larger words and buttons are than usual.
    ``millimetre`` is the size of a millimetre in pixels, ``unit`` that of a table unit.
    """

    width: int
    height: int
    scale: float = 1.0
    millimetre: float = 3.78
    unit: float = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", min(self.width / UNITS_WIDE, self.height / UNITS_HIGH))

    @property
    def wide(self) -> float:
        """Width of the visible table in units, at least 1920."""
        return self.width / self.unit

    @property
    def high(self) -> float:
        """Height of the visible table in units, at least 1080."""
        return self.height / self.unit

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self.width, self.height

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.unit))

    def to_px(self, point: Point) -> tuple[int, int]:
        """A point of the table in pixels."""
        unit = self.unit
        return round(point[0] * unit), round(point[1] * unit)

    def to_units(self, pixel: Point) -> Point:
        """A pixel as a point of the table."""
        return pixel[0] / self.unit, pixel[1] / self.unit

    @property
    def slop(self) -> float:
        """How far a finger may wander before a tap becomes a drag, in pixels (2.7 mm)."""
        return max(4.0, 2.7 * self.millimetre)

    @property
    def finger(self) -> float:
        """The least size of something that is touched, in pixels (9 mm)."""
        return 9.0 * self.millimetre


def turned(point: Point, turn: int) -> Point:
    """An offset as a reader at the edge ``turn`` means it (0 bottom, 1 left, 2 top, 3 right)."""
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[turn % 4]
