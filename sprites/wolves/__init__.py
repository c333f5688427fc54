"""What lies on the table of Wolves: snow, track, pack, mats, cards, needs, tokens, knowledge, turns."""

from sprites.wolves.cards import card, card_back, deck, fan, fan_pace, taken_back, taken_card, taken_pile
from sprites.wolves.ground import ground, ground_steps
from sprites.wolves.marks import BADGES, badge, rank
from sprites.wolves.mats import BAND, MAT_ROOM, PLACES, arrow, mat, place, plate, snow_cap
from sprites.wolves.needs import need, needs_board, pips, tick
from sprites.wolves.pack import wolf, wolf_ghost
from sprites.wolves.tints import CARDS, COMMUNITIES, KINDS, SEASONS, WISDOM, season_of
from sprites.wolves.tokens import (
    award,
    need_token,
    reserve,
    reserve_in_rows,
    reserve_places,
    reserve_token,
    status,
    token,
    token_place,
)
from sprites.wolves.track import (
    SPACES,
    field_box,
    marker_place,
    space,
    space_light,
    track,
    track_margins,
    track_places,
)
from sprites.wolves.turns import turn_tile
from sprites.wolves.wisdom import knowledge, knowledge_pile

__all__ = [
    "BADGES",
    "BAND",
    "CARDS",
    "COMMUNITIES",
    "KINDS",
    "MAT_ROOM",
    "PLACES",
    "SEASONS",
    "SPACES",
    "WISDOM",
    "arrow",
    "award",
    "badge",
    "card",
    "card_back",
    "deck",
    "fan",
    "fan_pace",
    "field_box",
    "ground",
    "ground_steps",
    "knowledge",
    "knowledge_pile",
    "marker_place",
    "mat",
    "need",
    "need_token",
    "needs_board",
    "pips",
    "place",
    "plate",
    "rank",
    "reserve",
    "reserve_in_rows",
    "reserve_places",
    "reserve_token",
    "season_of",
    "snow_cap",
    "space",
    "space_light",
    "status",
    "taken_back",
    "taken_card",
    "taken_pile",
    "tick",
    "token",
    "token_place",
    "track",
    "track_margins",
    "track_places",
    "turn_tile",
    "wolf",
    "wolf_ghost",
]
