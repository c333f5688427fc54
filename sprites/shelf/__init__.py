"""The shelf: wall and planks, the name of the house, game boxes and small boards."""

from sprites.shelf.boards import mini_board
from sprites.shelf.boxes import BOX_DEPTH, box
from sprites.shelf.wall import PLANK_FRONT, PLANK_TOP, title, wall, wall_steps

__all__ = [
    "BOX_DEPTH",
    "PLANK_FRONT",
    "PLANK_TOP",
    "box",
    "mini_board",
    "title",
    "wall",
    "wall_steps",
]
