"""What lies on the table of Ugah Ugah!: hide, hearth, trays, cards, dice and figures."""

from sprites.ugah.cards import card_back, emptied, path_card, prey_card, prey_print
from sprites.ugah.dice import die, die_blur
from sprites.ugah.figures import count_pill, figure, ghost
from sprites.ugah.ground import gap_mark, groove, ground, ground_steps, hearth, tray

__all__ = [
    "card_back",
    "count_pill",
    "die",
    "die_blur",
    "emptied",
    "figure",
    "gap_mark",
    "ghost",
    "groove",
    "ground",
    "ground_steps",
    "hearth",
    "path_card",
    "prey_card",
    "prey_print",
    "tray",
]
