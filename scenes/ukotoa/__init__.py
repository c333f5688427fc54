"""The table of Uk'otoa: a stormy sea, a ship of planks, ropes that say who shares a faction with whom."""

from __future__ import annotations

from scenes.ukotoa.layout import UkotoaLayout

LAYOUT = UkotoaLayout()

__all__ = ["LAYOUT"]
