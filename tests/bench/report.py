"""Rows of figures, each beside a peer's or a bar's, and the table that is printed."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. ``ratio`` is ours over the reference; it must be at least ``least`` or at most ``most``.

    A row without either has no bar and is there to be looked at; ``failed`` says why nothing was measured.
    """

    name: str
    what: str
    ours: float | None = None
    unit: str = ""
    reference: float | None = None
    against: str = "bar"
    least: float | None = None
    most: float | None = None
    note: str = ""
    failed: str = ""

    @property
    def ratio(self) -> float | None:
        """Ours over the reference."""
        if self.ours is None or not self.reference:
            return None
        return self.ours / self.reference

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; ``None`` where there is none or nothing was measured."""
        if self.ours is None or self.reference is None:
            return None
        if self.least is not None:
            return self.ours >= self.least * self.reference
        if self.most is not None:
            return self.ours <= self.most * self.reference
        return None

    def as_dict(self) -> dict[str, object]:
        """The row as plain values."""
        return {**asdict(self), "ratio": self.ratio, "met": self.met}


def table(rows: Sequence[Row]) -> str:
    """The rows as text, one a line, notes below each group's lines where they belong."""
    lines = [("row", "what", "ours", "beside", "of", "ratio", "bar", "")]
    for row in rows:
        if row.failed:
            lines.append((row.name, row.what, "-", "-", "", "-", "", f"not measured: {row.failed}"))
            continue
        bar = (
            f">= {row.least:g}x"
            if row.least is not None
            else f"<= {row.most:g}x"
            if row.most is not None
            else ""
        )
        verdict = {True: "met", False: "MISSED", None: ""}[row.met]
        lines.append(
            (
                row.name,
                row.what,
                f"{number(row.ours)} {row.unit}".strip(),
                number(row.reference),
                row.against if row.reference is not None else "",
                "-" if row.ratio is None else f"{row.ratio:.2f}",
                bar,
                f"{verdict:6}  {row.note}".rstrip(),
            )
        )
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]) - 1)]
    right = {2, 3, 5}
    result = []
    for place, line in enumerate(lines):
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=False))
        ]
        result.append("  ".join((*cells, line[-1])).rstrip())
        if not place:
            result.append("-" * len(result[0]))
    return "\n".join(result)


def number(value: float | None) -> str:
    """A figure with three digits that mean something."""
    if value is None:
        return "-"
    if value and abs(value) < 100:
        return f"{value:.{max(0, 2 - math.floor(math.log10(abs(value))))}f}"[:6]
    return f"{value:.0f}"


def median(values: Sequence[float]) -> float:
    """The middle value."""
    return float(statistics.median(values))


def percentile(values: Sequence[float], share: float) -> float:
    """The least value that so large a share of all values does not exceed (nearest rank)."""
    order = sorted(values)
    return order[min(len(order) - 1, math.ceil(share * len(order)) - 1)]
