"""The table of Ugah Ugah!: a hide with a ring of cards, a hearth for the dice, leather trays."""

from __future__ import annotations

from scenes.ugah.layout import UgahLayout

LAYOUT = UgahLayout()

__all__ = ["LAYOUT"]
