"""The table of Uluru: red sand, mats of felt, a card for everybody, six wishes in the middle."""

from __future__ import annotations

from scenes.uluru.layout import UluruLayout

LAYOUT = UluruLayout()

__all__ = ["LAYOUT"]
