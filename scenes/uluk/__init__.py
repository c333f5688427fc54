"""The table of Uluk: a painted board of six lands, a village, tribe boards, and a rug for the meal."""

from __future__ import annotations

from scenes.uluk.layout import UlukLayout

LAYOUT = UlukLayout()

__all__ = ["LAYOUT"]
