"""Pebbles: the smallest complete game, kept running so that the contract cannot rot.

Everybody hides up to two pebbles in a fist, at the same time and in secret; then a die is thrown. Who hid
an amount of the die's parity (even with even, odd with odd) scores one point more than was hidden.
"""

from __future__ import annotations

from tests.template.bot import players
from tests.template.rules import Pebbles

RULES = Pebbles
PLAYERS = players()
