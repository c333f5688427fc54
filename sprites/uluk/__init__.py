"""What lies on the table of Uluk: board, trays, tribe boards, tribers, monuments, tokens, cards, the meal.

Where things are printed on the main board is told by sprites.uluk.plan.
"""

from sprites.uluk import plan
from sprites.uluk.board import Print, board, ground, ground_steps
from sprites.uluk.boards import (
    Arrow,
    Column,
    column_box,
    home,
    home_height,
    home_places,
    product_place,
    raw_place,
    space_sizes,
    stock_place,
    stock_sheet,
    tray,
    tribe_board,
    turned_point,
)
from sprites.uluk.cards import Effect, back, deck, feast, invention
from sprites.uluk.feeding import BORDER, fire, meal_board, meal_places, rug, tick, well_size
from sprites.uluk.figures import monument, triber, triber_ghost
from sprites.uluk.marks import arrow, badge, chevron, ghost, mark, ratio_text, seal, well
from sprites.uluk.season import (
    PHASES,
    phase_place,
    phase_sign,
    season_board,
    season_place,
    stone_size,
)
from sprites.uluk.solo import FREELOADERS, band, camp, camp_places, freeloader
from sprites.uluk.tints import HUNTING, LANDS, PRODUCTS, SIGNS, TRIBES, TYPES
from sprites.uluk.tokens import (
    MARKER_RIM,
    bowl,
    first_player,
    happiness_chip,
    harvest_marker,
    monument_back,
    monument_token,
    thickness_of,
    token,
)
from sprites.uluk.tracks import plaque, track_tile
from sprites.uluk.village import house

__all__ = [
    "BORDER",
    "FREELOADERS",
    "HUNTING",
    "LANDS",
    "MARKER_RIM",
    "PHASES",
    "PRODUCTS",
    "SIGNS",
    "TRIBES",
    "TYPES",
    "Arrow",
    "Column",
    "Effect",
    "Print",
    "arrow",
    "back",
    "badge",
    "band",
    "board",
    "bowl",
    "camp",
    "camp_places",
    "chevron",
    "column_box",
    "deck",
    "feast",
    "fire",
    "first_player",
    "freeloader",
    "ghost",
    "ground",
    "ground_steps",
    "happiness_chip",
    "harvest_marker",
    "home",
    "home_height",
    "home_places",
    "house",
    "invention",
    "mark",
    "meal_board",
    "meal_places",
    "monument",
    "monument_back",
    "monument_token",
    "phase_place",
    "phase_sign",
    "plan",
    "plaque",
    "product_place",
    "ratio_text",
    "raw_place",
    "rug",
    "seal",
    "season_board",
    "season_place",
    "space_sizes",
    "stock_place",
    "stock_sheet",
    "stone_size",
    "thickness_of",
    "tick",
    "token",
    "track_tile",
    "tray",
    "tribe_board",
    "triber",
    "triber_ghost",
    "turned_point",
    "well",
    "well_size",
]
