"""Menus: the only package that touches pygame-gui.

Scenes that are menus derive from :class:`MenuScene`, which owns the widgets, the virtual pointer and the
focus ring, and draw and place things on a :class:`Sheet`.
"""

from scenes.hud.menu_scene import MenuScene
from scenes.hud.paper import DARK, INK, QUIET_INK
from scenes.hud.sheet import Sheet

__all__ = ["DARK", "INK", "QUIET_INK", "MenuScene", "Sheet"]
