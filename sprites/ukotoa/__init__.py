"""What lies on the table of Uk'otoa: sea, ship, sailors, the beast and its arms, cards, factions, marks."""

from sprites.ukotoa.arms import tentacle
from sprites.ukotoa.beast import leviathan
from sprites.ukotoa.cards import card, card_back, link, place
from sprites.ukotoa.factions import cleat, faction_tile, plank, rope, rope_middle, tray
from sprites.ukotoa.marks import count, hex_light, step, swap
from sprites.ukotoa.sailors import emblem, hat, sailor
from sprites.ukotoa.tiles import arrow, foam, tile, tile_back, wheel
from sprites.ukotoa.tints import CARDS, FACTIONS, WAYS
from sprites.ukotoa.water import ground, ground_steps, hole

__all__ = [
    "CARDS",
    "FACTIONS",
    "WAYS",
    "arrow",
    "card",
    "card_back",
    "cleat",
    "count",
    "emblem",
    "faction_tile",
    "foam",
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
    "step",
    "swap",
    "tentacle",
    "tile",
    "tile_back",
    "tray",
    "wheel",
]
