"""Furniture shared by all scenes: table, studs, tokens, plates, curtain, steps and wreath."""

from sprites.table_parts.curtain import curtain
from sprites.table_parts.icons import ICONS, icon
from sprites.table_parts.laurels import LAUREL_ROOM, laurel
from sprites.table_parts.plates import brass_tag, face_centre, plate, switch
from sprites.table_parts.studs import badge, hold_ring, plain_disc, stud, token
from sprites.table_parts.tabletop import step_block, tabletop

__all__ = [
    "ICONS",
    "LAUREL_ROOM",
    "badge",
    "brass_tag",
    "curtain",
    "face_centre",
    "hold_ring",
    "icon",
    "laurel",
    "plain_disc",
    "plate",
    "step_block",
    "stud",
    "switch",
    "tabletop",
    "token",
]
