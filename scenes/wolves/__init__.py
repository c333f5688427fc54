"""The table of Wolves: snow and pine, a track with carved wolves, six mats, gifts in the middle."""

from __future__ import annotations

from scenes.wolves.layout import WolvesLayout

LAYOUT = WolvesLayout()

__all__ = ["LAYOUT"]
