"""What lies on the table of Uk'otoa: sea, ship, sailors, the beast and its arms, cards, factions, marks."""

from sprites.ukotoa.arms import coil, tentacle, tentacle_middle
from sprites.ukotoa.beast import leviathan
from sprites.ukotoa.cards import card, card_back, link, place
from sprites.ukotoa.factions import cleat, faction_back, faction_tile, plank, rope, rope_middle, tray
from sprites.ukotoa.marks import bubble, count, hex_light, step, swap, way_line
from sprites.ukotoa.sailors import emblem, ghost, hat, sailor
from sprites.ukotoa.tiles import arrow, foam, tile, tile_back, wheel
from sprites.ukotoa.tints import CARDS, FACTIONS, WAYS
from sprites.ukotoa.water import SINKING, ground, ground_steps, hole, sinking

__all__ = [
    "CARDS",
    "FACTIONS",
    "SINKING",
    "WAYS",
    "arrow",
    "bubble",
    "card",
    "card_back",
    "cleat",
    "coil",
    "count",
    "emblem",
    "faction_back",
    "faction_tile",
    "foam",
    "ghost",
    "ground",
    "ground_steps",
    "hat",
    "hex_light",
    "hole",
    "leviathan",
    "link",
    "place",
    "plank",
    "rope",
    "rope_middle",
    "sailor",
    "sinking",
    "step",
    "swap",
    "tentacle",
    "tentacle_middle",
    "tile",
    "tile_back",
    "tray",
    "way_line",
    "wheel",
]
