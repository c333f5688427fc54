"""What lies on the table of Uluru: sand, mats, the card with its rock, chips, wishes, clocks and marks."""

from sprites.uluru.birds import bird_card, bird_disc
from sprites.uluru.card import place_light, rock_card
from sprites.uluru.chips import bird_chip, chip_back
from sprites.uluru.dial import call_button, countdown, stopwatch
from sprites.uluru.ground import ground, ground_steps, mat, supply, well
from sprites.uluru.marks import lamp, met_mark, pebble, penalty_pebble, pips, unmet_mark
from sprites.uluru.relations import relation
from sprites.uluru.tints import BIRDS, EDGES, PLACES
from sprites.uluru.wishes import WISHES, wish_back, wish_card

__all__ = [
    "BIRDS",
    "EDGES",
    "PLACES",
    "WISHES",
    "bird_card",
    "bird_chip",
    "bird_disc",
    "call_button",
    "chip_back",
    "countdown",
    "ground",
    "ground_steps",
    "lamp",
    "mat",
    "met_mark",
    "pebble",
    "penalty_pebble",
    "pips",
    "place_light",
    "relation",
    "rock_card",
    "stopwatch",
    "supply",
    "unmet_mark",
    "well",
    "wish_back",
    "wish_card",
]
