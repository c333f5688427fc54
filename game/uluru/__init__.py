"""Uluru: find, all at once and against the clock, a place for six dreambirds that have wishes."""

from __future__ import annotations

from game.contract import Player, Rules
from game.uluru.bot import players
from game.uluru.deals import seed_of_day
from game.uluru.rules import UluruRules

RULES: type[Rules] = UluruRules
"""The rules."""

PLAYERS: dict[str, Player] = players()
"""The computer players by level, weakest first."""

__all__ = ["PLAYERS", "RULES", "seed_of_day"]
